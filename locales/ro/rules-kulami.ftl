rules-kulami-idea-title = Scopul jocului
rules-kulami-idea-1 = Kulami este un joc pentru doi. Jucătorii pun pe rând câte o bilă în spațiile unei table alcătuite din plăcuțe.
rules-kulami-idea-2 = Fiecare bilă hotărăște unde poate merge următoarea: pe același rând sau pe aceeași coloană, dar nu pe ultimele două plăcuțe folosite. Așadar, cu fiecare bilă stabilești și ce poate face adversarul.
rules-kulami-idea-3 = Cine are mai multe bile pe o plăcuță îi ia punctele. La final câștigă cine are mai multe puncte.

rules-kulami-pieces-title = Plăcuțe și bile
rules-kulami-pieces-1 = Plăcuțele pot fi rotite. Sunt 17, cu 64 de spații în total:
rules-kulami-pieces-2 = – Patru plăcuțe de 2 × 3 spații.
rules-kulami-pieces-3 = – Cinci plăcuțe de 2 × 2 spații.
rules-kulami-pieces-4 = – Patru plăcuțe de 1 × 3 spații.
rules-kulami-pieces-5 = – Patru plăcuțe de 1 × 2 spații.
rules-kulami-pieces-6 = Fiecare jucător are 28 de bile de aceeași culoare. Așadar, chiar dacă se pun toate bilele, opt spații rămân libere.
rules-kulami-pieces-7 = Cine începe se hotărăște prin tragere la sorți și poate începe oricare dintre culori. Aici primul jucător are bilele roșii, iar al doilea pe cele negre. În setări alegi o temă deschisă sau întunecată pentru ecranul tău.

rules-kulami-board-title = Tabla
rules-kulami-board-1 = Toate cele 17 plăcuțe stau pe aceeași rețea de pătrate. Nu se suprapun și sunt legate între ele latură la latură, într-un singur grup; nu ajunge să se atingă la colțuri. Toată tabla încape într-un pătrat de 10 × 10 căsuțe.
rules-kulami-board-2 = Plăcuțele pot umple un pătrat fără goluri, de 8 × 8 spații, sau pot alcătui orice formă neregulată. Golurile sunt permise, atât la margine, cât și în interiorul tablei.
rules-kulami-board-3 = Pătratul fără goluri poate fi alcătuit în exact 390 254 538 de moduri. Dacă modurile care diferă doar printr-o rotire sau o oglindire se socotesc unul singur, sunt 48 785 952. Fiecare dintre cele 390 254 538 de pătrate are un număr fix, de la 0 la 390 254 537.
rules-kulami-board-4 = În aplicație alegi una dintre cele trei table gata făcute, introduci codul unei table sau îți faci propria tablă.
rules-kulami-board-5 = Sau lași aplicația să tragă o tablă la sorți. Un pătrat la întâmplare este oricare dintre aceste pătrate, toate cu aceeași șansă. O formă la întâmplare crește plăcuță cu plăcuță, în limitele de mai sus.
rules-kulami-board-figure-irregular = O tablă neregulată din aceleași 17 plăcuțe: începe în orice spațiu.

rules-kulami-line-title = Unde poți pune o bilă
rules-kulami-line-1 = Prima bilă poate fi pusă în orice spațiu.
rules-kulami-line-2 = Orice altă bilă se pune într-un spațiu liber de pe rândul sau de pe coloana ultimei bile puse.
rules-kulami-line-3 = Nimic din cale nu te oprește. Poți trece de bile de orice culoare, iar rândurile și coloanele continuă dincolo de un gol. Doar în gol nu se pun bile.
rules-kulami-line-4 = Într-un spațiu încape o singură bilă, iar bila rămâne pe loc până la sfârșitul partidei.
rules-kulami-line-figure-past = Ultima bilă este în a2: pe rândul 2, roșul poate trece de c2 și d2, până la e2, f2, g2 sau h2, iar pe coloana a poate alege orice spațiu de la a4 la a8; a1, a3 și b2 sunt pe plăcuțe inaccesibile.
rules-kulami-line-figure-gap = Ultima bilă este în d4: rândul 4 continuă dincolo de gol, deci g4, h4, i4 și j4 sunt accesibile, la fel ca b4, d1, d2, d6 și d7.

rules-kulami-barred-title = Plăcuțe inaccesibile
rules-kulami-barred-1 = Chiar și pe rândul sau pe coloana potrivită, două plăcuțe sunt inaccesibile: plăcuța ultimei bile puse și plăcuța bilei puse înaintea ei.
rules-kulami-barred-2 = Așadar, nu poți juca nici pe plăcuța pe care tocmai a folosit-o adversarul, nici pe cea pe care ai folosit-o tu înainte. După alte două bile, plăcuța este din nou accesibilă.
rules-kulami-barred-3 = Pentru a doua bilă a partidei este inaccesibilă o singură plăcuță, cea a primei bile.
rules-kulami-barred-4 = Pe tablă, plăcuțele inaccesibile sunt hașurate.
rules-kulami-barred-figure-two = Negrul tocmai a jucat în b5, iar înainte roșul a jucat în c5: plăcuțele acestor două bile sunt inaccesibile, dar plăcuța cu c2, folosită chiar înaintea lor, este din nou accesibilă.

rules-kulami-end-title = Sfârșitul partidei
rules-kulami-end-1 = Nimeni nu are voie să spună pas. Partida se încheie pe loc în două cazuri:
rules-kulami-end-2 = – Jucătorul aflat la mutare nu are niciun spațiu accesibil.
rules-kulami-end-3 = – Jucătorul aflat la mutare nu mai are nicio bilă: au fost puse toate cele 56 de bile.
rules-kulami-end-4 = Așadar, partida se poate încheia devreme, cu multe bile rămase. Pe o tablă neobișnuită o poate încheia chiar prima bilă. Bilele rămase nu contează.
rules-kulami-end-figure-stuck = Roșul joacă în a7 și partida se încheie cu 26 : 19, fiindcă rândul 7 este plin, iar pe coloana a este liber doar a6, pe plăcuța tocmai folosită.

rules-kulami-tiles-title = Puncte pentru plăcuțe
rules-kulami-tiles-1 = O plăcuță este a jucătorului care are mai multe bile pe ea, fie că e plină, fie că nu.
rules-kulami-tiles-2 = Aduce atâtea puncte câte spații are, ocupate sau libere: 6, 4, 3 sau 2.
rules-kulami-tiles-3 = Dacă ambii jucători au pe ea același număr de bile, plăcuța nu este a nimănui. Nici plăcuțele fără bile nu sunt ale nimănui.
rules-kulami-tiles-figure-count = Negrul deține plăcuța de 4 cu d7, 2 : 1, iar cea cu g7 și h6 nu este a nimănui; jucând în c6, roșul face ca nici plăcuța cu c7 să nu mai fie a nimănui.

rules-kulami-scoring-title = Punctaj și victorie
rules-kulami-scoring-1 = Înainte de partidă alegi ce contează. Plăcuțele contează întotdeauna. Bonusul pentru insulă și bonusul pentru șiruri se activează independent unul de altul:
rules-kulami-scoring-2 = – Plăcuțe: jocul de bază, în coduri „basic”.
rules-kulami-scoring-3 = – Plăcuțe și insulă: nivelul 1, „level1”.
rules-kulami-scoring-4 = – Plăcuțe, insulă și șiruri: nivelul 2, „level2”.
rules-kulami-scoring-5 = – Plăcuțe și șiruri: „lines”, fără un nivel propriu.
rules-kulami-scoring-6 = Bonusurile schimbă doar scorul, niciodată locul în care poate fi pusă o bilă.
rules-kulami-scoring-7 = Câștigă cine are la final mai multe puncte. La puncte egale este remiză; nu există alt criteriu de departajare.

rules-kulami-area-title = Bonusul pentru insulă
rules-kulami-area-1 = Bilele de aceeași culoare alăturate pe rând sau pe coloană formează o insulă; și o bilă singură este o insulă. Marginile plăcuțelor nu contează. Diagonala nu unește, iar golul desparte.
rules-kulami-area-2 = Contează doar cea mai mare insulă a fiecărui jucător. Cine are insula mai mare primește diferența în puncte: 9 bile față de 5 aduc 4 puncte.
rules-kulami-area-3 = Dacă cele două sunt egale, nimeni nu primește nimic.
rules-kulami-area-figure-join = Cea mai mare insulă a negrului are 5 bile, iar a roșului are 3: o bilă în d6 unește trei grupuri roșii într-o insulă de 9.

rules-kulami-lines-title = Bonusul pentru șiruri
rules-kulami-lines-1 = Cel puțin cinci bile de aceeași culoare, una după alta în linie dreaptă, formează un șir: pe rând, pe coloană sau pe diagonală, în oricare dintre cele două direcții, chiar și peste marginile plăcuțelor.
rules-kulami-lines-2 = Un șir se numără pe toată lungimea lui: un șir de șapte contează 7. Bucățile mai scurte din el nu se mai numără separat.
rules-kulami-lines-3 = O bilă poate face parte din mai multe șiruri, în direcții diferite, și se numără în fiecare.
rules-kulami-lines-4 = Adună, pentru fiecare jucător, lungimile tuturor șirurilor lui. Cine are suma mai mare primește diferența în puncte. Dacă sumele sunt egale, nimeni nu primește nimic.
rules-kulami-lines-5 = Un gol întrerupe șirul. Regulamentul tipărit nu spune nimic despre asta; așa am hotărât noi.
rules-kulami-lines-figure-two = Scorul este 21 : 29, dar o bilă în f5 formează două șiruri roșii de cinci, d7–h3 și f4–f8: 31 : 29.

rules-kulami-example-title = Un exemplu de punctaj
rules-kulami-example-1 = Plăcuțe: roșul are 31 de puncte, negrul 27. Plăcuța cu d9 (2 : 2) și plăcuța cu h2 și i2 (1 : 1) nu sunt ale nimănui.
rules-kulami-example-2 = Insulă: cea mai mare insulă a roșului are 12 bile, în jurul lui e3; cea mai mare a negrului are 17, în jurul lui d6. Negrul primește 5 puncte.
rules-kulami-example-3 = Șiruri: roșul are b2–h8 de 7 și e3–i7 de 5, împreună 12. Negrul are b4–f8, c4–c8 și c8–g4, fiecare de 5, împreună 15. Negrul primește 3 puncte.
rules-kulami-example-4 = Dacă se numără doar plăcuțele, câștigă roșul, 31 : 27. Cu plăcuțe și insulă câștigă negrul, 31 : 32, iar cu plăcuțe, insulă și șiruri tot negrul, 31 : 35.
rules-kulami-example-5 = Cu plăcuțe și șiruri, fără insulă, ar câștiga roșul la un punct diferență, 31 : 30.
rules-kulami-example-figure-final = Sfârșitul unei partide: roșul tocmai a jucat în d4, iar negrul nu mai are niciun spațiu accesibil, fiindcă rândul 4 și coloana d sunt pline.

rules-kulami-swap-title = Opțiune: schimbul de culori
rules-kulami-swap-1 = Implicit, această opțiune este dezactivată. Dacă o activezi, al doilea jucător poate face schimb de culori în loc să pună a doua bilă.
rules-kulami-swap-2 = După schimb, bila roșie de pe tablă este a celui de-al doilea jucător, care joacă mai departe cu roșu. Primul jucător are bilele negre și pune bila următoare după regulile obișnuite: este inaccesibilă doar plăcuța bilei roșii.
rules-kulami-swap-3 = Schimbul de culori se poate face numai în acest moment și o singură dată.
rules-kulami-swap-4 = Dacă prima bilă nu-i lasă celui de-al doilea jucător niciun spațiu accesibil, partida se încheie și nu se mai poate face schimb de culori.
rules-kulami-swap-5 = În rezultate și în scor, primul și al doilea jucător rămân aceiași: primul este cel care a pus prima bilă.
rules-kulami-swap-figure-offered = Al doilea jucător poate răspunde la d6 cu o bilă pe rândul 6 sau pe coloana d ori poate face schimb de culori.

rules-kulami-notation-title = Cum se scriu mutările
rules-kulami-notation-1 = Numele unui spațiu este format din litera coloanei, de la stânga la dreapta, și din numărul rândului, de jos în sus. Numărătoarea începe la a1, colțul din stânga jos al celui mai mic dreptunghi din jurul tablei, chiar dacă în acel colț este un gol.
rules-kulami-notation-2 = O mutare se scrie prin spațiul în care se pune bila: d4. Schimbul de culori se scrie „swap”.
rules-kulami-notation-3 = În notația partidei, fiecare număr stă în fața a două ture, câte una a fiecărui jucător. „1. d6 swap 2. g6 g4” înseamnă: primul jucător pune o bilă în d6, al doilea face schimb de culori, primul pune o bilă neagră în g6, al doilea una roșie în g4.
rules-kulami-notation-4 = La sfârșit stă rezultatul: 1-0 dacă a câștigat primul jucător, 0-1 dacă a câștigat al doilea, 1/2-1/2 la remiză, * dacă partida nu s-a încheiat.

rules-lyngk-goal-title = Scopul jocului
rules-lyngk-goal-1 = LYNGK este un joc pentru doi. La început, pe tablă sunt 43 de piese, iar niciuna nu aparține nimănui.
rules-lyngk-goal-2 = Mutare cu mutare, piesele ajung unele peste altele și formează turnuri. Pe parcurs, fiecare jucător poate revendica două dintre cele cinci culori.
rules-lyngk-goal-3 = Dacă faci un turn de cinci cu o culoare a ta în vârf, el părăsește tabla și contează pentru tine. Partida o câștigă cel care a adunat până la sfârșit mai multe astfel de turnuri.

rules-lyngk-board-title = Tabla și piesele
rules-lyngk-board-1 = Tabla are 43 de noduri în nouă coloane, notate de la stânga la dreapta cu literele de la a la i. Numărul nodurilor pe coloane este 1, 4, 7, 6, 7, 6, 7, 4 și 1. În fiecare coloană, nodurile se numerotează de jos în sus, începând cu 1. Centrul este e4.
rules-lyngk-board-2 = Liniile tablei au trei direcții: de-a lungul coloanei, în sus spre dreapta și în jos spre dreapta. Așadar, vecinii lui e4 sunt e5, f4, f3, e3, d3 și d4. Linii orizontale nu există: c4 și e4 nu sunt legate.
rules-lyngk-board-3 = Piesele au cinci culori: bej, albastru, roșu, verde și negru, câte opt din fiecare. Mai sunt și trei Jokeri albi.
rules-lyngk-board-4 = La început, piesele se așază la întâmplare, câte una pe fiecare nod.
rules-lyngk-board-5 = Încă o piesă din fiecare culoare stă lângă tablă. Această piesă de revendicare arată cine a revendicat culoarea și nu intră niciodată în joc.
rules-lyngk-board-6 = Tot ce se află pe un nod este un turn (în regulamentul tipărit: grup), chiar și o piesă singură. Culoarea turnului este cea a piesei din vârf.
rules-lyngk-board-figure-start = O așezare de început: câte o piesă pe fiecare nod, iar toate culorile sunt neutre.

rules-lyngk-turn-title = Tura ta
rules-lyngk-turn-1 = Jucătorii joacă pe rând. O tură are două părți:
rules-lyngk-turn-2 = – Întâi poți revendica o culoare pe care nu o are încă nimeni.
rules-lyngk-turn-3 = – Apoi trebuie să muți un turn peste altul.
rules-lyngk-turn-4 = Dacă nu poți muta, nici măcar după o revendicare, spui pas.

rules-lyngk-moving-title = Mutarea
rules-lyngk-moving-1 = O mutare ia un turn întreg și îl pune peste altul. Turnurile nu se desfac niciodată.
rules-lyngk-moving-2 = Poți muta un turn care are în vârf o culoare neutră sau o culoare a ta. Dacă în vârf e o culoare a adversarului, nu ai voie să muți turnul.
rules-lyngk-moving-3 = Turnul merge în linie dreaptă, peste noduri libere, dacă sunt, până pe primul turn întâlnit. Nu poate sări peste un turn și nu se poate opri pe un nod liber.
rules-lyngk-moving-4 = Un Joker nu se mută niciodată de unul singur. El este în vârf doar cât timp e singur pe nodul lui; după ce ajunge un turn pe el, merge mai departe cu acel turn.
rules-lyngk-moving-figure-line = Turnul negru de pe e4 poate ajunge pe b4, d3, e1 sau g3, dar nu pe e7 sau f4: în ambele turnuri există deja negru.

rules-lyngk-landing-title = Unde poți ajunge
rules-lyngk-landing-1 = Poți ajunge pe un turn de orice culoare, chiar și pe unul al adversarului. Dar cele două turnuri trebuie să se potrivească:
rules-lyngk-landing-2 = – Turnul nou are cel mult cinci piese.
rules-lyngk-landing-3 = – Nicio culoare nu apare în el de două ori. Contează și piesele de sub vârf.
rules-lyngk-landing-4 = – Pentru Jokeri nu există limită: într-un turn pot fi oricâți, chiar și toți trei.
rules-lyngk-landing-5 = – Un turn neutru poate ajunge doar pe un turn care nu este mai înalt decât el. De aceea, o piesă neutră singură poate ajunge doar pe o piesă singură.
rules-lyngk-landing-6 = – Un turn de culoarea ta poate ajunge pe un turn de orice înălțime, dacă împreună au cel mult cinci piese.
rules-lyngk-landing-7 = Ordinea pieselor de sub vârf nu contează niciodată.
rules-lyngk-landing-figure-fits = Toate culorile sunt neutre: turnul roșu de pe f4 se potrivește pe e5 și pe g4, dar cel de pe f2 e prea înalt pentru el, iar pe e4 și h4 bejul ar apărea de două ori.

rules-lyngk-claiming-title = Revendicarea unei culori
rules-lyngk-claiming-1 = La început fiecare culoare este neutră și o pot muta ambii jucători. La începutul turei tale, înainte să muți, poți revendica o culoare încă neutră, chiar și în prima ta tură.
rules-lyngk-claiming-2 = Culoarea este a ta imediat, deci și pentru mutarea care urmează. De acum doar tu poți muta turnurile ei, iar ele pot ajunge pe turnuri de orice înălțime.
rules-lyngk-claiming-3 = Poți revendica o culoare pe tură și două pe partidă. Când ambii jucători au câte două, a cincea culoare rămâne neutră până la sfârșit.
rules-lyngk-claiming-4 = O revendicare este permisă doar dacă poți muta după ea.
rules-lyngk-claiming-5 = Revendicarea nu este obligatorie, nici devreme, nici mai târziu, cu o singură excepție: dacă nu poți muta fără o revendicare, dar ai putea muta după una, trebuie să revendici. Atunci nu ai voie să spui pas.
rules-lyngk-claiming-figure-claim = Dacă revendici bejul, piesa singură de pe c3 poate urca pe cele patru piese de pe c4: iese un turn de cinci.

rules-lyngk-lyngk-title = Regula LYNGK
rules-lyngk-lyngk-1 = Culorile tale pot merge mai departe. Un turn cu o culoare a ta în vârf poate păși pe un turn cu aceeași culoare în vârf și poate continua de acolo în orice direcție. La sfârșit trebuie să ajungă pe un turn cu care se potrivește.
rules-lyngk-lyngk-2 = – Un astfel de nod se numește punct LYNGK. Într-o mutare poți folosi oricâte, dar pe fiecare o singură dată.
rules-lyngk-lyngk-3 = – Fiecare pas este unul obișnuit: drept, peste noduri libere, până pe primul turn, fie el aproape sau departe.
rules-lyngk-lyngk-4 = – Pe un punct LYNGK contează doar vârful. Turnul de acolo poate avea orice înălțime și orice piese. E bun chiar și un turn de cinci, dacă mai stă pe tablă și are culoarea ta în vârf.
rules-lyngk-lyngk-5 = – Jokerii nu sunt puncte LYNGK și nici turnurile care au în vârf cealaltă culoare a ta.
rules-lyngk-lyngk-6 = – Turnurile neutre nu merg niciodată așa.
rules-lyngk-lyngk-7 = Pe nodurile din drum nu se schimbă nimic. De aceea contează doar de unde pleacă și unde ajunge turnul: dacă sunt mai multe drumuri, mutarea este aceeași. Aplicația arată unul dintre ele.
rules-lyngk-lyngk-figure-steps = Roșul e al tău: turnul de pe g2 poate păși pe g6, apoi pe e7, și poate ajunge pe d6, unde face un turn de cinci.

rules-lyngk-five-title = Turnuri de cinci
rules-lyngk-five-1 = Dacă faci un turn de cinci cu o culoare a ta în vârf, el părăsește imediat tabla și contează pentru tine ca un turn câștigat.
rules-lyngk-five-2 = Dacă faci un turn de cinci cu o culoare neutră în vârf, el rămâne ca obstacol. Nu se mai poate muta niciodată și nimic nu poate ajunge pe el. Nu contează pentru nimeni, nici dacă mai târziu cineva îi revendică culoarea.
rules-lyngk-five-3 = Dar cine revendică culoarea din vârful unui obstacol îl poate folosi ca punct LYNGK.
rules-lyngk-five-figure-won = Bejul e al tău, iar albastrul e neutru: dacă muți de pe f1 pe f2, câștigi un turn; dacă muți de pe f2 pe f1, iese un obstacol.
rules-lyngk-five-figure-obstacle = Obstacolul de pe e4 rămâne chiar dacă revendici roșul, dar atunci poți păși pe el, de exemplu în drum de pe e6 spre e1.

rules-lyngk-passing-title = Când spui pas
rules-lyngk-passing-1 = Dacă poți muta, trebuie să muți, chiar dacă pentru asta ai nevoie de o revendicare. Spui pas doar dacă nu poți muta nici așa.
rules-lyngk-passing-2 = Atunci adversarul joacă mai departe. De îndată ce poți muta din nou, trebuie să muți.

rules-lyngk-end-title = Sfârșitul partidei
rules-lyngk-end-1 = Partida se încheie când niciun jucător nu mai poate muta. Învinge cine a câștigat mai multe turnuri de cinci.
rules-lyngk-end-2 = La egalitate contează turnurile de pe tablă cu culorile jucătorilor în vârf. Învinge cine are mai multe turnuri de patru. Dacă și numărul lor este egal, decid turnurile de trei, apoi cele de două, apoi piesele singure. Dacă totul este egal, e remiză.
rules-lyngk-end-3 = Turnurile neutre, Jokerii singuri și obstacolele nu contează pentru nimeni.
rules-lyngk-end-4 = Fiecare mutare eliberează definitiv un nod. De aceea o partidă are cel mult 42 de mutări și nicio poziție nu se repetă.
rules-lyngk-end-figure-tie = Albastrul e al tău, iar turnul de pe f2 face ultima mutare: pe e1 devine un turn de patru, adversarul are și el unul pe b2, așa că decide turnul tău de trei de pe f1.

rules-lyngk-collect-title = Opțiune: turnuri complete la revendicare
rules-lyngk-collect-1 = Această opțiune e valabilă doar dacă o alegi. Cu ea, obstacolele pot fi câștigate: cine revendică o culoare ia imediat toate turnurile de cinci care o au în vârf. Fiecare părăsește tabla și contează pentru acel jucător ca un turn câștigat.
rules-lyngk-collect-2 = Abia după luarea turnurilor se verifică dacă revendicarea poate fi urmată de o mutare: e posibil să se fi eliberat un drum.
rules-lyngk-collect-3 = Așa se joacă pe un alt server cunoscut. Pentru partidele salvate acolo e nevoie de această opțiune.
rules-lyngk-collect-4 = Opțiunea nu se poate combina cu turnurile de șase.
rules-lyngk-collect-figure-collected = Dacă revendici roșul, iei imediat turnul de cinci de pe f4; apoi trebuie să muți.

rules-lyngk-six-title = Variantă: turnuri de șase
rules-lyngk-six-1 = În această variantă, turnurile pot crește până la șase piese. Turnurile de cinci rămân pe tablă și se mută mai departe ca oricare altele: nu sunt câștigate și nu sunt obstacole.
rules-lyngk-six-2 = Dacă faci un turn de șase cu o culoare a ta în vârf, câștigi partida pe loc.
rules-lyngk-six-3 = Un turn de șase cu o culoare neutră în vârf rămâne pe loc și nu aduce nimic, nici dacă mai târziu cineva îi revendică culoarea.
rules-lyngk-six-4 = Albul este și Joker, și a șasea culoare. De aceea, un turn de șase are toate cele șase culori sau Jokeri în locul celor care lipsesc. De asta are grijă regula după care nicio culoare nu apare de două ori.
rules-lyngk-six-5 = Dacă nimeni nu a câștigat astfel și niciun jucător nu mai poate muta, decid turnurile de cinci de pe tablă cu culorile jucătorilor în vârf, apoi cele de patru, de trei și de două, apoi piesele singure. Dacă totul este egal, e remiză.
rules-lyngk-six-6 = Scorul unei astfel de partide este numărul turnurilor de șase câștigate, 1 sau 0. Celelalte reguli rămân aceleași.
rules-lyngk-six-figure-sixth = Verdele e al tău: pune turnul de cinci de pe e1 pe Jokerul de pe e5 și ai câștigat.

rules-lyngk-notation-title = Cum se scriu mutările
rules-lyngk-notation-1 = O mutare se scrie prin cele două capete ale ei, oricare ar fi drumul: c3-d4. Dacă nu se poate muta, se scrie pass.
rules-lyngk-notation-2 = O revendicare se scrie cu ^ și o literă: ^i bej, ^b albastru, ^r roșu, ^g verde, ^k negru. Revendicarea și mutarea de după ea se leagă prin punct și virgulă: ^r;c3-d4.
rules-lyngk-notation-3 = O așezare se scrie ca un șir de 43 de litere, coloană cu coloană, de jos în sus: literele culorilor, cu majuscule (I, B, R, G, K), și J pentru Joker.
rules-lyngk-notation-4 = Pentru cine vrea să știe exact: tabla are 21 de linii și 102 perechi de noduri vecine, poate fi rotită și oglindită în 12 feluri și rămâne aceeași. Iată toate liniile tablei:
rules-lyngk-notation-5 = – De-a lungul coloanei: b1–b4, c1–c7, d1–d6, e1–e7, f1–f6, g1–g7, h1–h4.
rules-lyngk-notation-6 = – În sus spre dreapta: a1 b3 c5 d5 e6 f6 g7; b1 c3 d3 e4 f4 g5 h4; b2 c4 d4 e5 f5 g6; b4 c6 d6 e7; c1 d1 e2 f2 g3 h2 i1; c2 d2 e3 f3 g4 h3; e1 f1 g2 h1.
rules-lyngk-notation-7 = – În jos spre dreapta: a1 b2 c3 d2 e2 f1 g1; b1 c2 d1 e1; b3 c4 d3 e3 f2 g2; b4 c5 d4 e4 f3 g3 h1; c6 d5 e5 f4 g4 h2; c7 d6 e6 f5 g5 h3 i1; e7 f6 g6 h4.

rules-yinsh-aim-title = Scopul jocului
rules-yinsh-aim-1 = YINSH este un joc pentru doi: albul și negrul. Formezi linii de câte cinci jetoane de culoarea ta. Pentru fiecare linie scoți de pe tablă unul dintre inelele tale. Câștigă cine ajunge primul la trei inele scoase.
rules-yinsh-aim-2 = Liniile se formează cu ajutorul inelelor, așa că fiecare reușită te slăbește. Iar inelele întorc jetoanele peste care sar: pe tablă, nicio culoare nu e sigură multă vreme.

rules-yinsh-board-title = Tabla, inelele și jetoanele
rules-yinsh-board-1 = Fiecare jucător are cinci inele. Sunt 51 de jetoane, albe pe o față și negre pe cealaltă; ele formează o singură rezervă pentru amândoi.
rules-yinsh-board-2 = Tabla are 85 de noduri. Este un hexagon cu câte șase noduri pe fiecare latură, dar fără cele șase colțuri.
rules-yinsh-board-3 = Prin noduri trec drepte în trei direcții. În prima se schimbă doar numărul (f6, f7), în a doua doar litera (f6, g6), în a treia amândouă, cu același pas (f6, g7). O literă în plus și un număr în minus nu dau o dreaptă: nimic nu leagă f6 de g5.
rules-yinsh-board-4 = Numele unui nod este format din coloană, de la a în stânga până la k în dreapta, și din numărul rândului, de jos în sus. Coloanele sunt a2–a5, b1–b7, c1–c8, d1–d9, e1–e10, f2–f10, g2–g11, h3–h11, i4–i11, j5–j11 și k7–k10. Centrul este f6.
rules-yinsh-board-5 = În cifre: 33 de drepte, câte 11 în fiecare direcție, 222 de perechi de noduri vecine și 123 de locuri pentru o linie de cinci. Tabla poate fi rotită și oglindită în 12 feluri și rămâne aceeași.

rules-yinsh-setup-title = Așezarea inelelor
rules-yinsh-setup-1 = La început pe tablă nu e nimic. Începe albul. Puneți pe rând câte un inel pe orice nod liber, chiar și pe margine.
rules-yinsh-setup-2 = Când toate cele zece inele sunt pe tablă, albul face prima mutare.
rules-yinsh-setup-figure-rings = Șapte inele sunt pe tablă, iar negrul îl pune pe următorul: e bun orice nod liber.

rules-yinsh-turn-title = Tura ta
rules-yinsh-turn-1 = Pune un jeton, cu culoarea ta în sus, într-unul dintre inelele tale. Apoi mută acel inel. Jetonul rămâne pe loc.
rules-yinsh-turn-2 = Punerea jetonului și mutarea inelului sunt o singură acțiune. De aceea nu poți alege un inel care nu are unde să se mute.
rules-yinsh-turn-3 = Jetoanele nu se mută niciodată de pe un nod pe altul. Ele doar se întorc, iar de pe tablă pleacă numai odată cu o linie.
rules-yinsh-turn-4 = Cine poate muta trebuie să mute. După ce ai mutat și ți-ai luat liniile, dacă ai, urmează adversarul.

rules-yinsh-moving-title = Cum se mută un inel
rules-yinsh-moving-1 = Inelul se mută în linie dreaptă, într-o singură direcție, și se oprește pe un nod liber.
rules-yinsh-moving-2 = – Poate trece peste oricâte noduri libere și se poate opri pe oricare dintre ele.
rules-yinsh-moving-3 = – Imediat sau după câteva noduri libere poate sări peste un singur grup de jetoane: oricâte stau unul după altul, fără goluri între ele, de orice culoare.
rules-yinsh-moving-4 = – Trebuie să se oprească pe primul nod de după grup. Acest nod trebuie să fie liber: dacă acolo stă un inel sau se termină tabla, săritura nu este posibilă.
rules-yinsh-moving-5 = – După săritură nu merge mai departe, chiar dacă nodurile următoare sunt libere.
rules-yinsh-moving-6 = – Nu trece niciodată peste alt inel, nici peste al tău, nici peste al adversarului.
rules-yinsh-moving-figure-jump = Inelul de pe d5 poate sări pe d2, d9 și g8, dar inelele negre de pe b5 și g5 îl opresc.

rules-yinsh-flipping-title = Întoarcerea jetoanelor
rules-yinsh-flipping-1 = După mutare se întoarce fiecare jeton peste care ai sărit, fie al tău, fie al adversarului: cel alb devine negru, cel negru devine alb.
rules-yinsh-flipping-2 = Jetonul pe care tocmai l-ai pus nu se întoarce.
rules-yinsh-flipping-figure-flip = Albul a mutat de pe d3 pe h7: cele trei jetoane peste care a sărit s-au întors, iar cel nou, de pe d3, nu.

rules-yinsh-row-title = O linie de cinci
rules-yinsh-row-1 = Cinci jetoane alăturate de aceeași culoare, pe o dreaptă, formează o linie. Inelele nu contează.
rules-yinsh-row-2 = O linie aparține jucătorului care are culoarea ei, oricine ar fi format-o.
rules-yinsh-row-3 = O linie trebuie luată. Întâi, jucătorul căruia îi aparține pune cele cinci jetoane înapoi în rezervă.
rules-yinsh-row-4 = Apoi scoate unul dintre inelele sale: pe oricare, chiar și pe cel abia mutat.
rules-yinsh-row-figure-five = Albul a format linia c6–g6: ia-o, apoi scoate orice inel alb.

rules-yinsh-several-title = Mai mult de cinci, mai multe linii
rules-yinsh-several-1 = Dacă sunt alăturate mai mult de cinci jetoane de aceeași culoare, jucătorul cu această culoare alege care cinci, unul lângă altul, se iau. Celelalte rămân.
rules-yinsh-several-2 = Dacă ai mai multe linii, iei o linie, scoți un inel, iei linia următoare, scoți un inel și tot așa, până când nu mai e niciuna. Nu ai voie să lași vreo linie pe tablă.
rules-yinsh-several-3 = După fiecare linie luată, liniile se caută din nou. De aceea, din două linii de cinci care se intersectează poți lua doar una: cealaltă a pierdut un jeton și nu mai e linie.
rules-yinsh-several-4 = Alegerea e liberă. Poți lua cinci jetoane chiar dacă așa strici altă linie de-a ta.
rules-yinsh-several-figure-six = Șase jetoane negre de la c3 la h8: negrul alege care cinci se iau.
rules-yinsh-several-figure-cross = Dacă iei c3–g3 sau e4–e8, mai rămâne o linie; dacă iei e3–e7, linia care o intersectează se strică.

rules-yinsh-both-title = Linii de ambele culori
rules-yinsh-both-1 = O singură mutare poate forma linii pentru amândoi. Întâi, cine a mutat își ia toate liniile și scoate câte un inel pentru fiecare.
rules-yinsh-both-2 = Apoi adversarul face la fel cu liniile sale, înainte de mutarea lui. După aceea își face și mutarea.
rules-yinsh-both-figure-two = Albul a mutat: ia linia d3–d7 și scoate un inel; apoi negrul ia linia e5–e9, scoate un inel și mută.

rules-yinsh-end-title = Sfârșitul partidei
rules-yinsh-end-1 = Cine scoate al treilea inel câștigă pe loc. Liniile rămase pe tablă nu mai contează. Așadar, dacă o mutare le aduce amândurora a treia linie, câștigă cel care a mutat.
rules-yinsh-end-2 = Partida se încheie și atunci când toate liniile unei ture, de ambele culori, au fost luate, iar rezerva e goală: toate cele 51 de jetoane sunt pe tablă. Câștigă cine a scos mai multe inele. La egalitate e remiză.
rules-yinsh-end-3 = Liniile au întâietate. O linie formată cu al 51-lea jeton, a oricui ar fi, aduce cinci jetoane înapoi în rezervă, și partida continuă.
rules-yinsh-end-4 = Nu e nevoie de o regulă despre repetarea pozițiilor: într-o partidă se pot face cel mult 71 de mutări cu inelele.
rules-yinsh-end-figure-third = Fiecare a scos două inele și are o linie, dar a mutat albul: el scoate al treilea inel și câștigă.
rules-yinsh-end-figure-last = Albul conduce cu un inel, iar negrul pune ultimul jeton: e6-e1 formează o linie și partida continuă; orice altă mutare pierde.

rules-yinsh-pass-title = Când nu se poate muta
rules-yinsh-pass-1 = Dacă ai inele, dar niciunul nu se poate muta, spui pas. În orice alt caz nu ai voie să spui pas.
rules-yinsh-pass-2 = Când amândoi spun pas, unul imediat după altul, partida se încheie. Rezultatul se stabilește ca atunci când rezerva e goală: câștigă cine a scos mai multe inele, iar la egalitate e remiză.
rules-yinsh-pass-figure-stuck = Toate cele trei inele negre sunt blocate: negrul trebuie să spună pas.

rules-yinsh-blitz-title = Varianta Blitz
rules-yinsh-blitz-1 = Blitz este varianta scurtă: câștigă cine scoate primul un inel. Ajunge o singură linie.
rules-yinsh-blitz-2 = Celelalte reguli rămân aceleași. Dacă o mutare le aduce amândurora câte o linie, câștigă cel care a mutat.
rules-yinsh-blitz-3 = Dacă rezerva se golește și nu e nicio linie sau dacă amândoi spun pas, unul imediat după altul, înseamnă că nimeni nu a scos vreun inel: partida e remiză.

rules-yinsh-writing-title = Cum se scriu mutările
rules-yinsh-writing-1 = – f6: se pune un inel pe f6.
rules-yinsh-writing-2 = – e5-e9: în inelul de pe e5 se pune un jeton, iar inelul se mută pe e9.
rules-yinsh-writing-3 = – xe1-e5: se ia linia de la e1 la e5.
rules-yinsh-writing-4 = – xe5: se scoate inelul de pe e5.
rules-yinsh-writing-5 = – pass: niciun inel nu se poate muta.
rules-yinsh-writing-6 = Dintre cele două capete ale unei linii se scrie întâi cel din coloana mai din stânga, iar în aceeași coloană cel de mai jos.
rules-yinsh-writing-7 = Tot ce face un jucător într-o tură se leagă prin punct și virgulă. În i8-f5;xg5-g9;xa5 se mută un inel, apoi se ia o linie și se scoate un inel. În xf3-f7;xa5;d3-b3 se ia întâi o linie primită de la adversar și se scoate un inel, apoi vine mutarea.
rules-yinsh-writing-8 = Turele se numerotează în perechi, întâi cea a albului: 1. f6 e5 2. g7 d4. La sfârșit, 1-0 înseamnă că a câștigat albul, 0-1 că a câștigat negrul, iar 1/2-1/2 înseamnă remiză.

rules-yinsh-silent-title = Ce nu spun regulile tipărite
rules-yinsh-silent-1 = Urmăm trei regulamente tipărite. Ele coincid în aproape toate privințele; pentru rest am hotărât noi, după cum urmează:
rules-yinsh-silent-2 = – Dacă ai mai multe linii, trebuie să continui până când nu mai e niciuna. Unul dintre cele trei regulamente spune doar că ai voie.
rules-yinsh-silent-3 = – Prin alegerea celor cinci jetoane poți strica altă linie de-a ta.
rules-yinsh-silent-4 = – Întâi se iau liniile și abia apoi se vede dacă rezerva e goală.
rules-yinsh-silent-5 = – Dacă niciun inel nu se poate muta, spui pas. Potrivit altui program, acesta e răspunsul autorului jocului.
rules-yinsh-silent-6 = – Când amândoi spun pas, unul imediat după altul, partida se încheie.

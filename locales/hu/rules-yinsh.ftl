rules-yinsh-aim-title = A játék célja
rules-yinsh-aim-1 = A YINSH kétszemélyes játék: Fehér és Fekete játssza. Öt saját színű korongból álló sorokat alkotsz. Minden sorért leveszed az egyik gyűrűdet, és az nyer, aki előbb veszi le a harmadikat.
rules-yinsh-aim-2 = A sorokhoz gyűrűk kellenek, így minden siker gyengít. Ráadásul a gyűrűk átfordítják az átugrott korongokat: a táblán egyik szín sincs sokáig biztonságban.

rules-yinsh-board-title = A tábla, a gyűrűk, a korongok
rules-yinsh-board-1 = Mindkét játékosnak öt gyűrűje van. Összesen 51 korong van, egyik oldaluk fehér, a másik fekete; ezek alkotják a két játékos közös készletét.
rules-yinsh-board-2 = A táblán 85 metszéspont van. Hatszög alakú, minden oldalán hat metszésponttal, de a hat sarokpont hiányzik.
rules-yinsh-board-3 = A metszéspontokon három irányban haladnak át vonalak. Az elsőben csak a szám változik (f6, f7), a másodikban csak a betű (f6, g6), a harmadikban mindkettő, egyformán (f6, g7). Eggyel későbbi betű és eggyel kisebb szám nem ad vonalat: f6 és g5 nincs összekötve.
rules-yinsh-board-4 = A metszéspont neve az oszlop betűjéből (a bal szélen a, a jobb szélen k) és az alulról számolt sor számából áll. Az oszlopok: a2–a5, b1–b7, c1–c8, d1–d9, e1–e10, f2–f10, g2–g11, h3–h11, i4–i11, j5–j11 és k7–k10. A tábla közepe: f6.
rules-yinsh-board-5 = Számokban: 33 vonal, irányonként 11, 222 szomszédos metszéspontpár, és 123 hely, ahol ötös sor jöhet létre. A táblát 12-féleképpen lehet elforgatni és tükrözni úgy, hogy a képe ne változzon.

rules-yinsh-setup-title = A gyűrűk lerakása
rules-yinsh-setup-1 = A tábla kezdetben üres. Fehér kezd. Felváltva tesztek le egy-egy gyűrűt bármelyik üres metszéspontra, akár a tábla szélére.
rules-yinsh-setup-2 = Amikor mind a tíz gyűrű a táblán van, Fehér lép először.
rules-yinsh-setup-figure-rings = Hét gyűrű áll a táblán, a következőt Fekete teszi le: bármelyik üres metszéspont megfelel.

rules-yinsh-turn-title = A te köröd
rules-yinsh-turn-1 = Tegyél az egyik gyűrűdbe egy korongot, a saját színeddel felfelé. Aztán lépj ezzel a gyűrűvel. A korong a helyén marad.
rules-yinsh-turn-2 = A korong letétele és a lépés egyetlen művelet. Ezért nem választhatsz olyan gyűrűt, amelynek nincs hová lépnie.
rules-yinsh-turn-3 = A korongok sosem lépnek egyik metszéspontról a másikra. Csak átfordulnak, és csak sorként kerülnek le a tábláról.
rules-yinsh-turn-4 = Aki tud lépni, annak lépnie kell. Miután léptél, és levetted a soraidat, ha vannak, az ellenfeled következik.

rules-yinsh-moving-title = Hogyan lép a gyűrű
rules-yinsh-moving-1 = A gyűrű egyetlen egyenes mentén lép, és üres metszésponton áll meg.
rules-yinsh-moving-2 = – Akárhány üres metszésponton áthaladhat, és bármelyiken megállhat.
rules-yinsh-moving-3 = – Rögtön vagy néhány üres metszéspont után átugorhat egyetlen korongcsoportot: akárhány, rés nélkül egymás mögött lévő korongot, legyenek bármilyen színűek.
rules-yinsh-moving-4 = – A csoport mögötti első metszésponton meg kell állnia. Ennek üresnek kell lennie: ha ott gyűrű áll, vagy véget ér a tábla, az ugrás nem lehetséges.
rules-yinsh-moving-5 = – Ugrás után nem megy tovább, akkor sem, ha a következő metszéspontok üresek.
rules-yinsh-moving-6 = – Másik gyűrűn sosem haladhat át, sem a sajátodon, sem az ellenfeledén.
rules-yinsh-moving-figure-jump = A d5-ön álló gyűrű d2-re, d9-re és g8-ra ugorhat, de a b5-ön és a g5-ön álló fekete gyűrű az útját állja.

rules-yinsh-flipping-title = A korongok átfordulnak
rules-yinsh-flipping-1 = A lépés után minden átugrott korong átfordul, a tiéd is, az ellenfeledé is: a fehérből fekete lesz, a feketéből fehér.
rules-yinsh-flipping-2 = Az éppen letett korongod nem fordul át.
rules-yinsh-flipping-figure-flip = Fehér d3-ról h7-re lépett: a három átugrott korong átfordult, a d3-on maradt új korong nem.

rules-yinsh-row-title = Ötös sor
rules-yinsh-row-1 = Öt azonos színű, szomszédos korong egy egyenesen: ez a sor. A gyűrűk nem számítanak bele.
rules-yinsh-row-2 = A sor azé a játékosé, akinek a színét mutatja, bárki hozta is létre.
rules-yinsh-row-3 = A sort kötelező levenni. Először a gazdája visszateszi az öt korongot a készletbe.
rules-yinsh-row-4 = Aztán leveszi az egyik saját gyűrűjét: bármelyiket, akár azt is, amelyik az imént lépett.
rules-yinsh-row-figure-five = Fehérnek sora lett (c6–g6): leveszi, majd egy tetszőleges gyűrűjét is.

rules-yinsh-several-title = Ötnél több korong, több sor
rules-yinsh-several-1 = Ha ötnél több azonos színű korong van egymás mellett, a gazdájuk választja ki, melyik öt szomszédos kerül le. A többi marad.
rules-yinsh-several-2 = Ha több sorod van, leveszel egy sort, aztán egy gyűrűt, majd a következő sort, aztán egy gyűrűt, és így tovább, amíg van sorod. Egyetlen sort sem hagyhatsz a táblán.
rules-yinsh-several-3 = Minden levétel után újra meg kell nézni, hol van sor. Ezért két egymást metsző ötös sor közül csak az egyiket veheted le: a másikból hiányzik egy korong, így az már nem sor.
rules-yinsh-several-4 = Szabadon választhatsz. Olyan öt korongot is levehetsz, amellyel megszakítod egy másik sorodat.
rules-yinsh-several-figure-six = Hat fekete korong van egymás mellett (c3–h8): Fekete választja ki, melyik öt kerül le.
rules-yinsh-several-figure-cross = A c3–g3 vagy az e4–e8 sor levétele után marad még egy sor; ha az e3–e7 sort veszed le, az azt metsző sor megszakad.

rules-yinsh-both-title = Sor mindkét színben
rules-yinsh-both-1 = Egy lépés mindkét játékosnak adhat sort. Aki lépett, az veszi le előbb az összes sorát, és mindegyikért egy gyűrűjét.
rules-yinsh-both-2 = Utána az ellenfél is leveszi az összes saját sorát, és mindegyikért egy gyűrűjét, még a lépése előtt. Csak ezután lép.
rules-yinsh-both-figure-two = Fehér lépett: leveszi a sorát (d3–d7) és egy gyűrűjét; utána Fekete is leveszi a sorát (e5–e9) és egy gyűrűjét, majd lép.

rules-yinsh-end-title = A játszma vége
rules-yinsh-end-1 = Aki leveszi a harmadik gyűrűjét, azonnal nyer. A táblán maradt sorok már nem számítanak. Ha tehát egy lépés mindkét játékosnak meghozza a harmadik sorát, az nyer, aki lépett.
rules-yinsh-end-2 = Akkor is vége a játszmának, ha egy kör összes sora lekerült, mindkét színből, és a készlet üres: mind az 51 korong a táblán van. Az nyer, aki több gyűrűt vett le. Egyenlőség esetén döntetlen.
rules-yinsh-end-3 = Előbb a sorok kerülnek le. Ha az 51. koronggal sor jön létre, bárkié is, öt korong visszakerül a készletbe, és a játszma folytatódik.
rules-yinsh-end-4 = Az állások ismétlődésére nem kell külön szabály: egy játszmában legfeljebb 71 lépést lehet tenni a gyűrűkkel.
rules-yinsh-end-figure-third = Mindketten két gyűrűt vettek le, és mindkettőjüknek van sora, de Fehér lépett: leveszi a harmadik gyűrűjét, és nyer.
rules-yinsh-end-figure-last = Fehér egy gyűrűvel vezet, és Fekete teszi le az utolsó korongot: ha e6-ról e1-re lép, sora lesz, és a játszma folytatódik; minden más lépéssel veszít.

rules-yinsh-pass-title = Ha nincs hová lépni
rules-yinsh-pass-1 = Ha van gyűrűd, de egyik sem léphet, passzolsz. Minden más esetben tilos passzolni.
rules-yinsh-pass-2 = Két egymást követő passz után vége a játszmának. Az eredmény úgy dől el, mintha elfogyott volna a készlet: az nyer, aki több gyűrűt vett le, egyenlőség esetén döntetlen.
rules-yinsh-pass-figure-stuck = Mindhárom fekete gyűrű be van zárva: Fekete csak passzolhat.

rules-yinsh-blitz-title = Villámverzió
rules-yinsh-blitz-1 = A villámverzió a rövid változat: az nyer, aki először vesz le gyűrűt. Elég egyetlen sor.
rules-yinsh-blitz-2 = Minden más szabály ugyanaz. Ha egy lépés mindkét játékosnak sort ad, az nyer, aki lépett.
rules-yinsh-blitz-3 = Ha a készlet kiürül, és nincs sor, vagy ha mindketten egymás után passzolnak, senki sem vett le gyűrűt: a játszma döntetlen.

rules-yinsh-writing-title = A lépések lejegyzése
rules-yinsh-writing-1 = – f6: gyűrű kerül f6-ra.
rules-yinsh-writing-2 = – e5-e9: korong kerül az e5-ön álló gyűrűbe, és a gyűrű e9-re lép.
rules-yinsh-writing-3 = – xe1-e5: lekerül az e1–e5 sor.
rules-yinsh-writing-4 = – xe5: lekerül az e5-ön álló gyűrű.
rules-yinsh-writing-5 = – pass: egyik gyűrű sem léphet.
rules-yinsh-writing-6 = A sor két vége közül az áll elöl, amelyik balrább van, azonos oszlopban pedig az alsó.
rules-yinsh-writing-7 = Amit egy játékos egy körben tesz, azt pontosvesszők kötik össze. Ebben a körben egy gyűrű lép, majd lekerül egy sor és egy gyűrű: i8-f5;xg5-g9;xa5. Ebben pedig előbb az ellenfél lépésével létrejött sor és egy gyűrű kerül le, és utána jön a lépés: xf3-f7;xa5;d3-b3.
rules-yinsh-writing-8 = A lépések párosával kapnak sorszámot, elöl Fehéré áll: 1. f6 e5 2. g7 d4. A végén az eredmény áll: 1-0, ha Fehér nyert, 0-1, ha Fekete nyert, 1/2-1/2, ha döntetlen.

rules-yinsh-silent-title = Amiről a szabálykönyvek hallgatnak
rules-yinsh-silent-1 = Ezek a szabályok három nyomtatott szabálykönyvet követnek. Azok szinte mindenben egyeznek; ahol nem, vagy ahol hallgatnak, ott így döntöttünk:
rules-yinsh-silent-2 = – Ha több sorod van, addig kell folytatnod a levételt, amíg egy sem marad. A három könyv egyike csak annyit mond, hogy folytathatod.
rules-yinsh-silent-3 = – Az öt korongot úgy is megválaszthatod, hogy megszakítod egy másik sorodat.
rules-yinsh-silent-4 = – Előbb a sorok kerülnek le, és csak utána derül ki, üres-e a készlet.
rules-yinsh-silent-5 = – Ha egyik gyűrűd sem léphet, passzolsz. Egy másik program szerint a játék szerzője is így válaszolt.
rules-yinsh-silent-6 = – Két egymást követő passz után vége a játszmának.

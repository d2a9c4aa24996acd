learn-yinsh-place-title = A gyűrűk lerakása
learn-yinsh-place-text = Mindkét játékosnak öt gyűrűje van. Tegyél egyet bármelyik üres metszéspontra, akár a tábla szélére.
learn-yinsh-place-last = Fekete is letett egyet. Most tedd le az ötödik, utolsó gyűrűdet.
learn-yinsh-place-done = Mind a tíz gyűrű a táblán van. Mostantól ezekkel kell lépni, új gyűrű már nem kerül fel.

learn-yinsh-move-title = Lépés a gyűrűvel
learn-yinsh-move-text = Tegyél egy saját korongot az egyik gyűrűdbe, majd lépj a gyűrűvel egyenesen, üres metszéspontokon át. Bármelyiket választhatod.
learn-yinsh-move-stays = A korongod ott marad, ahonnan a gyűrű elindult: a korongok sosem lépnek. Lépj még egyet.
learn-yinsh-move-done = Minden lépés egy korongot hagy maga után. Jegyezd meg: a gyűrű sosem haladhat át másik gyűrűn.

learn-yinsh-jump-title = Korongok átugrása
learn-yinsh-jump-text = A gyűrű átugorhatja az egymás melletti korongokat, bármilyen színűek. A d5-ön álló gyűrűvel ugord át a három korongot.
learn-yinsh-jump-hint = Indulj el d5-ről a három korong felé: a gyűrű a mögöttük lévő első üres metszésponton áll meg.
learn-yinsh-jump-short = Szabályos, de semmit sem ugrottál át. A d5-ön álló gyűrűvel ugord át a három korongot.
learn-yinsh-jump-other = Ez is ugrás, de csak egyetlen korong fölött. Egy másik vonalon három van.
learn-yinsh-jump-again = Szabályos, de most a d5-ön álló gyűrűvel ugord át a három korongot.
learn-yinsh-jump-done = A gyűrű közvetlenül a korongok mögött áll meg. Azok pedig színt váltottak: a következő leckéből kiderül, miért.

learn-yinsh-flip-title = A korongok átfordulnak
learn-yinsh-flip-text = Minden átugrott korong átfordul, a tiéd is; az éppen letett nem. Fordíts egyszerre három fekete korongot fehérre.
learn-yinsh-flip-hint = A d4-en álló gyűrű három irányba ugorhat. Az egyikben csak fekete korongok vannak.
learn-yinsh-flip-own = Így két saját korongod fekete lesz. Keresd azt az irányt, ahol csak fekete korongok vannak.
learn-yinsh-flip-mixed = Így egy korong fehér lesz, de egy saját korongod fekete. Van jobb irány is.
learn-yinsh-flip-again = Így nem lesz fehér három fekete korong. Próbáld a d4-en álló gyűrűvel.
learn-yinsh-flip-done = Három korong színt váltott, a d4-en lévő új korongod pedig fehér maradt.

learn-yinsh-row-title = Ötös sor
learn-yinsh-row-text = Öt azonos színű, szomszédos korong egy egyenesen: ez a sor. Az e5-ön álló gyűrűd van a résben: lépj el vele.
learn-yinsh-row-hint = A korong e5-ön marad, és kitölti a rést. Lépj a gyűrűvel bármerre, csak ne a sor mentén.
learn-yinsh-row-along = A sor mentén a saját korongjaidat ugrod át, és azok feketék lesznek. Lépj más irányba.
learn-yinsh-row-again = A sorhoz korong kell e5-re. Csak az ott álló gyűrű hagyhat ott egyet.
learn-yinsh-row-take = Kész az ötös sor! A korongjai visszakerülnek a készletbe: vedd le a sort.
learn-yinsh-row-ring = Minden sorért egy gyűrűt is leveszel. Válaszd bármelyiket, akár azt, amelyikkel léptél.
learn-yinsh-row-done = Megvan az első gyűrű. Kevesebbel játszol tovább, de három levett gyűrű már győzelem.

learn-yinsh-long-title = Ötnél több
learn-yinsh-long-text = Most hat korong kerül egymás mellé. Lépj el az e5-ön álló gyűrűvel.
learn-yinsh-long-along = Abban az irányban a saját korongjaidat fordítod át. Lépj másfelé.
learn-yinsh-long-again = Előbb töltsd ki a rést: az e5-ön álló gyűrű hagy ott korongot.
learn-yinsh-long-choose = Hat korong van egymás mellett, de csak öt szomszédos kerül le. Te választasz: az egyik szélső marad.
learn-yinsh-long-ring = Most vedd le az egyik gyűrűdet.
learn-yinsh-long-done = A hatodik korong a táblán marad, és a következő sorodban még jól jöhet.

learn-yinsh-two-title = Két sor egyszerre
learn-yinsh-two-text = Egy e5-re kerülő korong sort ad, egy átfordított korong még egyet. Keresd azt a lépést, amellyel mindkettő létrejön.
learn-yinsh-two-hint = Az e7-en lévő fekete korong szakítja meg a második sort: ugord át az e5-ön álló gyűrűvel.
learn-yinsh-two-one = Egy sor jó, kettő jobb: melyik fekete korongot kell még átfordítani?
learn-yinsh-two-again = Így nem lesz két sorod. Nézd meg, mit ugorhat át az e5-ön álló gyűrű.
learn-yinsh-two-first = Két sor! Előbb vedd le az egyiket, bármelyiket.
learn-yinsh-two-ring = Sor, aztán gyűrű: a második sor előtt vedd le az egyik gyűrűdet.
learn-yinsh-two-second = Most a második sor: azt is le kell venned.
learn-yinsh-two-last = És a második gyűrű.
learn-yinsh-two-done = Sor, gyűrű, sor, gyűrű: két levett gyűrű egyetlen lépéssel.

learn-yinsh-cross-title = Egymást metsző sorok
learn-yinsh-cross-text = Két sor fogja metszeni egymást e5-ön. Lépj el onnan a gyűrűvel úgy, hogy egyiket se szakítsd meg.
learn-yinsh-cross-one = Így átfordítod az egyik sor korongjait. Lépj el ugrás nélkül.
learn-yinsh-cross-again = Mindkét sorhoz korong kell e5-re. Csak az ott álló gyűrű hagyhat ott egyet.
learn-yinsh-cross-choose = Az e5-ön lévő korong mindkét sorhoz kell, ezért csak az egyiket veheted le. Válassz.
learn-yinsh-cross-ring = A másik sorból hiányzik egy korong, így az már nem sor. Vedd le az egyik gyűrűdet.
learn-yinsh-cross-done = Két egymást metsző sorért csak egy gyűrűt vehetsz le. A többi korong a táblán marad.

learn-yinsh-gift-title = Ajándék sor
learn-yinsh-gift-text = Egy fekete gyűrű f5-re ugrott, és ezzel neked lett sorod. A tiéd: vedd le, mielőtt lépnél.
learn-yinsh-gift-ring = Mindegy, ki hozta létre: a sor a tiéd, ezért egy gyűrűdet is leveszed.
learn-yinsh-gift-move = És most jön a saját lépésed. Lépj bármelyik gyűrűddel.
learn-yinsh-gift-done = Az ellenféltől kapott sor ugyanannyit ér, és egy lépésedbe sem kerül.

learn-yinsh-both-title = Sor mindkettőtöknek
learn-yinsh-both-text = Van egy lépés, amely neked is, Feketének is sort ad. Aki lépett, az veszi le előbb a sorát. Keresd meg ezt a lépést!
learn-yinsh-both-hint = Az e5-ön álló gyűrű egyszerre ugorhatja át az e6-on és az e7-en lévő korongot: az egyik fehér, a másik fekete lesz.
learn-yinsh-both-again = Így nem lesz sor. Melyik két korongot fordíthatja át az e5-ön álló gyűrű?
learn-yinsh-both-yours = Mindkettőtöknek van sora. Te léptél, ezért előbb te veszed le a tiédet.
learn-yinsh-both-ring = Vedd le az egyik gyűrűdet. Utána Fekete is leveszi a sorát és egy gyűrűjét, majd lép.
learn-yinsh-both-done = Fekete a lépése előtt levett egy sort és egy gyűrűt. Egy-egy gyűrű: az ugrásnak ára volt.

learn-yinsh-end-title = A harmadik gyűrű
learn-yinsh-end-text = Aki leveszi a harmadik gyűrűjét, azonnal nyer. Mindketten kettőnél tartotok. Alkoss sort akkor is, ha Fekete is kap egyet.
learn-yinsh-end-hint = Csak az e5-ön álló gyűrű képes rá: ugord át az e6-on és az e7-en lévő korongot.
learn-yinsh-end-again = Így nem lesz sor. Pedig kell egy, és most te lépsz.
learn-yinsh-end-row = Két sor is van, de te léptél: előbb a tiédet vedd le.
learn-yinsh-end-ring = Most jön a harmadik gyűrű. Vedd le bármelyiket.
learn-yinsh-end-done = Három gyűrű: nyertél! Fekete sora már nem számít.

learn-yinsh-supply-title = Az utolsó korong
learn-yinsh-supply-text = Egy korong maradt. Ha elfogy, és nincs levehető sor, vége: az nyer, aki több gyűrűt vett le. Te vezetsz (1 : 0): fejezd be.
learn-yinsh-supply-again = Így Feketének lesz sora: öt korong visszakerül a készletbe, és a játszma folytatódik. Fejezd be most.
learn-yinsh-supply-done = Mind az 51 korong a táblán van. Több gyűrűt vettél le, ezért nyertél; egyenlőség esetén döntetlen lenne.

learn-yinsh-pass-title = Nincs hová lépni
learn-yinsh-pass-text = Három gyűrűd közül egyik sem léphet: más gyűrűk zárják el az útjukat. Passzolni csak ilyenkor szabad: passzolj.
learn-yinsh-pass-open = Fekete lépett, és megnyílt egy út. Aki tud lépni, annak lépnie kell: keresd meg a kiutat.
learn-yinsh-pass-done = Csak az passzolhat, aki egyáltalán nem tud lépni.

learn-yinsh-stuck-title = Senki sem tud lépni
learn-yinsh-stuck-text = Fekete nem tudott lépni, ezért passzolt. A te gyűrűid is be vannak zárva: passzolj te is.
learn-yinsh-stuck-done = Két egymást követő passz után vége a játszmának. Mindketten két gyűrűt vettetek le: döntetlen.

learn-yinsh-blitz-title = Villámverzió
learn-yinsh-blitz-text = A villámverzióban az nyer, aki először vesz le gyűrűt. Elég egyetlen sor.
learn-yinsh-blitz-hint = Az f oszlopban egy fekete korong szakítja meg a sorodat. Melyik gyűrű ugorhatja át?
learn-yinsh-blitz-again = Ez még nem sor. A korongjaid között van egy fekete.
learn-yinsh-blitz-row = Itt a sor: vedd le.
learn-yinsh-blitz-ring = És a gyűrű, amellyel megnyered a játszmát.
learn-yinsh-blitz-done = Egy sor, egy gyűrű, győzelem. A villámverzióban minden más ugyanaz.

learn-yinsh-win-title = Győzelem egy lépésben
learn-yinsh-win-text = Jöjjön egy kis taktika. Két gyűrűt már levettél: még egy sor, és nyersz. Majdnem kész: keresd meg.
learn-yinsh-win-hint = Nézd végig a c4–g8 vonalat: melyik korong szakítja meg, és melyik gyűrű ugorhatja át?
learn-yinsh-win-late = A gyűrű a résbe kerülne, de a korongja nem: az a sor egy lépéssel elkésne.
learn-yinsh-win-again = Így nem lesz sor. Egy ugrással fehérre fordíthatod a vonaladat megszakító fekete korongot.
learn-yinsh-win-row = Megvan. Vedd le a sort.
learn-yinsh-win-ring = És a harmadik gyűrű.
learn-yinsh-win-done = Egyetlen lépéssel nyertél. Először mindig azt a sort keresd, amelyhez csak egy korongot kell átfordítani.

learn-yinsh-block-title = Védd ki a fenyegetést
learn-yinsh-block-text = Fekete már két gyűrűt levett, és a következő lépésével sora lesz. Akadályozd meg.
learn-yinsh-block-hint = A fekete gyűrűnek csak el kell lépnie e5-ről. Fordítsd át a mellette lévő négy korong egyikét.
learn-yinsh-block-near = Közel jársz, de a sor megmarad. Ugord át az egyik korongját.
learn-yinsh-block-again = Fekete ellép e5-ről, kész a sora, és nyer. Fordítsd át a sor egyik korongját.
learn-yinsh-block-done = Egy átfordított korong, és nincs sor. Az átfordítás a legbiztosabb védekezés.

learn-yinsh-double-title = Kettős fenyegetés
learn-yinsh-double-text = Egy fenyegetést ki lehet védeni. Keresd azt a lépést, amely egyszerre két sorral fenyeget.
learn-yinsh-double-hint = Az e5-ön lévő fekete korong mindkét vonalon rajta van. Melyik gyűrű ugorhatja át?
learn-yinsh-double-one = Ez csak egy sorral fenyeget, és azt Fekete kivédheti. Keress kettőt.
learn-yinsh-double-again = Erre van válasza Feketének. Nézd meg a két vonal közös korongját.
learn-yinsh-double-strike = Fekete az egyik sort kivédte. Most jöjjön a másik!
learn-yinsh-double-done = Két fenyegetés ellen egy lépés kevés. Így lehet játszmát nyerni.

learn-yinsh-place-title = A gyűrűk lerakása
learn-yinsh-place-text = Mindkét játékosnak öt gyűrűje van. Tegyél egyet bármelyik üres metszéspontra, akár a tábla szélére.
learn-yinsh-place-last = Fekete is letett egyet. Most tedd le az ötödik, utolsó gyűrűdet.
learn-yinsh-place-done = Mind a tíz gyűrű a táblán van. Mostantól ezekkel kell lépni, új gyűrű már nem kerül fel.

learn-yinsh-move-title = Lépés a gyűrűvel
learn-yinsh-move-text = Előbb egy saját korongot teszel a gyűrűbe, majd egyenesen, üres metszéspontokon át lépsz vele. Lépj bármelyik gyűrűddel.
learn-yinsh-move-stays = A korongod ott marad, ahonnan a gyűrű elindult: a korongok sosem lépnek. Lépj még egyet.
learn-yinsh-move-done = Minden lépés hátrahagy egy korongot. Jegyezd meg: gyűrű nem haladhat át másik gyűrűn.

learn-yinsh-jump-title = Korongok átugrása
learn-yinsh-jump-text = A gyűrű átugorhatja az egymás melletti korongokat, bármilyen színűek. A d5 metszésponton álló gyűrűvel ugord át a három korongot.
learn-yinsh-jump-hint = Indulj el a három korong felé: az utánuk következő első üres metszéspont a cél.
learn-yinsh-jump-short = Szabályos, de semmit sem ugrik át. Vidd át a gyűrűt (d5) a három korong fölött.
learn-yinsh-jump-other = Ez ugrás, de csak egyetlen korong fölött. Egy másik vonalon három van.
learn-yinsh-jump-again = Szabályos lépés, de most a d5 metszésponton álló gyűrűvel ugord át a három korongot.
learn-yinsh-jump-done = A gyűrű közvetlenül a korongok mögött áll meg. Azok pedig színt váltottak: mindjárt kiderül, miért.

learn-yinsh-flip-title = A korongok átfordulnak
learn-yinsh-flip-text = Minden átugrott korong átfordul, a tiéd is; az éppen letett nem. Fordíts egyszerre három fekete korongot fehérre.
learn-yinsh-flip-hint = A d4 metszéspontról három irányban ugorhatsz. Az egyikben csak fekete korongok vannak.
learn-yinsh-flip-own = Így két saját korongod fekete lesz. Keresd azt az irányt, ahol csak fekete korongok vannak.
learn-yinsh-flip-mixed = Egy korong fehér lesz, de egy a tieid közül fekete. Van jobb irány is.
learn-yinsh-flip-again = Így nem fordul át három fekete korong. Próbáld a d4 metszésponton álló gyűrűvel.
learn-yinsh-flip-done = Három korong színt váltott, az új korongod (d4) pedig fehér maradt.

learn-yinsh-row-title = Ötös sor
learn-yinsh-row-text = Öt azonos színű, szomszédos korong egy egyenesen: ez a sor. A gyűrűd a résben áll (e5): lépj vele oldalra.
learn-yinsh-row-hint = A korong ott marad, és kitölti a rést (e5). Lépj a gyűrűvel bárhová, csak ne a sor mentén.
learn-yinsh-row-along = A sor mentén a saját korongjaidat ugrod át, és azok feketék lesznek. Lépj más irányba.
learn-yinsh-row-again = A sorból egy korong hiányzik (e5). Csak az a gyűrű hagyhatja ott, amelyik most ott áll.
learn-yinsh-row-take = Kész az ötös sor! Korongjai visszakerülnek a készletbe: vedd le a sort.
learn-yinsh-row-ring = A sorért gyűrű jár: vedd le bármelyik gyűrűdet, akár azt, amelyikkel léptél.
learn-yinsh-row-done = Megvan az első gyűrű. Kevesebbel lépsz tovább, de három levett gyűrű már győzelem.

learn-yinsh-long-title = Ötnél több
learn-yinsh-long-text = Most hat korong kerül egymás mellé. Lépj oldalra az e5 metszésponton álló gyűrűvel.
learn-yinsh-long-along = Abban az irányban a saját korongjaidat fordítod át. Lépj másfelé.
learn-yinsh-long-again = Előbb töltsd ki a rést: az ott álló gyűrű (e5) hagy maga után korongot.
learn-yinsh-long-choose = Hat korong van egymás mellett, de csak öt szomszédos kerül le. Te választasz: az egyik szélső marad.
learn-yinsh-long-ring = Most vedd le az egyik gyűrűdet.
learn-yinsh-long-done = A hatodik korong a táblán marad, és a következő sorodban még jól jöhet.

learn-yinsh-two-title = Két sor egyszerre
learn-yinsh-two-text = Egy korong a résben (e5) egy sort ad, egy átfordított korong még egyet. Keresd azt a lépést, amely mindkettőt kirakja.
learn-yinsh-two-hint = A második sort egy fekete korong (e7) rontja el: ugord át azzal a gyűrűvel, amelyik a résben áll (e5).
learn-yinsh-two-one = Egy sor jó, kettő jobb: melyik fekete korongot kell még átfordítani?
learn-yinsh-two-again = Így nem lesz két sorod. Nézd meg, mit ugorhat át az e5 metszésponton álló gyűrű.
learn-yinsh-two-first = Két sor! Előbb vedd le az egyiket, bármelyiket.
learn-yinsh-two-ring = Sor, aztán gyűrű: a második sor előtt vedd le az egyik gyűrűdet.
learn-yinsh-two-second = Most a második sor: azt is le kell venned.
learn-yinsh-two-last = És a második gyűrű.
learn-yinsh-two-done = Sor, gyűrű, sor, gyűrű: két gyűrű egyetlen lépéssel.

learn-yinsh-cross-title = Kereszteződő sorok
learn-yinsh-cross-text = Két sornak lesz egy közös metszéspontja: e5. Lépj el onnan a gyűrűvel úgy, hogy egyiket se rontsd el.
learn-yinsh-cross-one = Így átfordítod az egyik sor korongjait. Lépj el ugrás nélkül.
learn-yinsh-cross-again = Mindkét sorból egy korong hiányzik (e5). Csak az a gyűrű hagyhatja ott, amelyik most ott áll.
learn-yinsh-cross-choose = A közös korong (e5) mindkét sorhoz kell, ezért csak az egyiket veheted le. Válassz.
learn-yinsh-cross-ring = A másik sorból hiányzik egy korong, így az már nem sor. Vedd le az egyik gyűrűdet.
learn-yinsh-cross-done = Két egymást keresztező sor csak egy gyűrűt ér. A többi korong a táblán marad.

learn-yinsh-gift-title = Ajándék sor
learn-yinsh-gift-text = Egy fekete gyűrű az ugrásával (f5) neked rakott ki sort. A tiéd: vedd le, mielőtt lépnél.
learn-yinsh-gift-ring = Mindegy, ki rakta ki: a sor a tiéd, és a gyűrű is jár érte. Vegyél le egyet.
learn-yinsh-gift-move = És most jön a saját lépésed. Lépj bármelyik gyűrűddel.
learn-yinsh-gift-done = Az ellenfél által kirakott sor ugyanannyit ér, és egy lépésedbe sem kerül.

learn-yinsh-both-title = Sor mindkettőtöknek
learn-yinsh-both-text = Van egy lépés, amely neked is, az ellenfelednek is sort ad. Az vesz le először, aki lépett. Keresd meg!
learn-yinsh-both-hint = Az e5 metszésponton álló gyűrű két korongot (e6, e7) ugorhat át egyszerre: az egyik fehér, a másik fekete lesz.
learn-yinsh-both-again = Így nem lesz sor. Melyik két korongot fordíthatja át az e5 metszésponton álló gyűrű?
learn-yinsh-both-yours = Mindkettőtöknek van sora. Te léptél, ezért a tiéd az első.
learn-yinsh-both-ring = Vedd le az egyik gyűrűdet. Utána az ellenfeled is leveszi a sorát és egy gyűrűjét, majd lép.
learn-yinsh-both-done = Fekete még a lépése előtt levett egy sort és egy gyűrűt. Egy-egy gyűrű: az ugrásnak ára volt.

learn-yinsh-end-title = A harmadik gyűrű
learn-yinsh-end-text = Aki leveszi a harmadik gyűrűjét, azonnal nyer. Mindketten kettőnél tartotok. Rakj ki sort akkor is, ha Fekete is kap egyet.
learn-yinsh-end-hint = Csak az e5 metszésponton álló gyűrű képes rá: ugord át a két korongot (e6, e7).
learn-yinsh-end-again = Így nem lesz sor. Pedig kell egy, és most te lépsz.
learn-yinsh-end-row = Két sor is van, de te léptél: előbb a tiédet vedd le.
learn-yinsh-end-ring = Most jön a harmadik gyűrű. Vedd le bármelyiket.
learn-yinsh-end-done = Három gyűrű: nyertél. Fekete sora már nem számít.

learn-yinsh-supply-title = Az utolsó korong
learn-yinsh-supply-text = Egy korong maradt. Ha elfogy, és nincs sor, a játszmának vége: az nyer, aki több gyűrűt vett le. Te vezetsz (1 : 0): fejezd be.
learn-yinsh-supply-again = Így az ellenfelednek lesz sora: öt korong visszakerül a készletbe, és a játszma folytatódik. Fejezd be most.
learn-yinsh-supply-done = Mind az 51 korong a táblán van. Több gyűrűt vettél le, ezért nyertél; egyenlő számnál döntetlen lenne.

learn-yinsh-pass-title = Nincs hová lépni
learn-yinsh-pass-text = Három gyűrűd közül egyik sem léphet: más gyűrűk zárják be őket. Passzolni csak ilyenkor szabad: passzolj.
learn-yinsh-pass-open = Fekete lépett, és megnyílt egy út. Aki léphet, annak lépnie kell: keresd meg a kiutat.
learn-yinsh-pass-done = Csak az passzol, aki nem tud lépni.

learn-yinsh-stuck-title = Senki sem léphet
learn-yinsh-stuck-text = Fekete nem tudott lépni, ezért passzolt. A te gyűrűid is be vannak zárva: passzolj te is.
learn-yinsh-stuck-done = Két egymást követő passz után vége a játszmának. Mindketten két gyűrűt vettetek le: döntetlen.

learn-yinsh-blitz-title = Villámverzió
learn-yinsh-blitz-text = A villámverzióban az nyer, aki először vesz le gyűrűt. Elég egyetlen sor.
learn-yinsh-blitz-hint = Az f oszlopban egy fekete korong rontja el a sorodat. Melyik gyűrű ugorhatja át?
learn-yinsh-blitz-again = Ez még nem sor. A korongjaid között van egy fekete.
learn-yinsh-blitz-row = Itt a sor: vedd le.
learn-yinsh-blitz-ring = És a gyűrű, amellyel megnyered a játszmát.
learn-yinsh-blitz-done = Egy sor, egy gyűrű, győzelem. A villámverzióban minden más ugyanaz.

learn-yinsh-win-title = Nyerj egy körben
learn-yinsh-win-text = Jöjjön egy kis taktika. Két gyűrűt már levettél, még egy sor, és nyersz. Majdnem kész: keresd meg.
learn-yinsh-win-hint = Nézd végig a c4 és a g8 közötti vonalat: melyik korong rontja el, és melyik gyűrű ugorhatja át?
learn-yinsh-win-late = A gyűrű a résbe kerülne, de a korongja hátramarad: az a sor egy körrel késne.
learn-yinsh-win-again = Így nem lesz sor. Egy ugrás fehérre fordíthatja a vonaladat elrontó fekete korongot.
learn-yinsh-win-row = Megvan. Vedd le a sort.
learn-yinsh-win-ring = És a harmadik gyűrű.
learn-yinsh-win-done = Egyetlen kör alatt nyertél. Először mindig azt a sort keresd, amelyhez csak egy átfordítás kell.

learn-yinsh-block-title = Állítsd meg a sort
learn-yinsh-block-text = Fekete már két gyűrűt levett, és a következő lépésével sort rak ki. Akadályozd meg.
learn-yinsh-block-hint = A fekete gyűrűnek csak el kell lépnie innen: e5. Fordítsd át a mellette lévő négy korong egyikét.
learn-yinsh-block-near = Közel jársz, de a sor megmarad. Ugord át az egyik korongját.
learn-yinsh-block-again = Fekete ellép a gyűrűvel (e5), kész a sora, és nyer. Fordítsd át a sor egyik korongját.
learn-yinsh-block-done = Egy átfordított korong, és nincs sor. Az átfordítás a legbiztosabb védelem.

learn-yinsh-double-title = Kettős fenyegetés
learn-yinsh-double-text = Egy fenyegetést ki lehet védeni. Keresd azt a lépést, amely egyszerre két sorral fenyeget.
learn-yinsh-double-hint = Az e5 metszésponton lévő fekete korong mindkét vonalon rajta van. Melyik gyűrű ugorhatja át?
learn-yinsh-double-one = Ez csak egy sorral fenyeget, és azt ki lehet védeni. Keress kettőt.
learn-yinsh-double-again = Erre van válasza az ellenfelednek. Nézd meg a két vonal közös korongját.
learn-yinsh-double-strike = Fekete az egyik sort megállította. Rakd ki a másikat!
learn-yinsh-double-done = Két fenyegetés ellen egy lépés kevés. Így lehet játszmát nyerni.

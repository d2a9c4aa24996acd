## Pieces and players

lyngk-ivory = bézs
lyngk-blue = kék
lyngk-red = piros
lyngk-green = zöld
lyngk-black = fekete
lyngk-joker = dzsóker
lyngk-label-ivory = Bézs
lyngk-label-blue = Kék
lyngk-label-red = Piros
lyngk-label-green = Zöld
lyngk-label-black = Fekete
lyngk-first = Az első játékos
lyngk-second = A második játékos
lyngk-list = { $first }, { $rest }
lyngk-parts = { $first }; { $rest }

## What to do now

lyngk-now-move = Válassz egy tornyot a lépéshez.
lyngk-now-move-or-claim = Válassz egy tornyot a lépéshez, vagy előbb foglalj le egy színt.
lyngk-now-claimed = { $colour }: mostantól a te színed. Válassz egy tornyot a lépéshez.
lyngk-now-claim = Nem léphetsz, amíg le nem foglalsz egy színt. Válassz egyet a tábla mellett.
lyngk-now-pass = Egyik tornyod sem léphet, ezért passzolnod kell.
lyngk-now-land = Válaszd ki, hová kerüljön a torony ({ $point }).
lyngk-claims-left = Még { $claims } színt foglalhatsz le.
lyngk-how-neutral = { $colour }: semleges szín. A torony egyenesen a következő toronyra lép, ha az nem magasabb.
lyngk-how-own = { $colour }: a te színed. A torony bármilyen magasra léphet, és átléphet az azonos tetejű tornyokon.
lyngk-choice-pass = Passz
lyngk-to-act = { $player } következik.
lyngk-over-win = { $player } nyert.
lyngk-over-draw = A játszma döntetlen.

## What a touch would do, or has done

lyngk-by = Útközben: { $steps }. { $result }
lyngk-made = { $height } korongos torony lesz: { $pieces }.
lyngk-made-won = { $height } korongos torony lesz, lefoglalt színnel a tetején: megnyert torony, lekerül a tábláról.
lyngk-made-win = { $height } korongos torony lesz, lefoglalt színnel a tetején: ez megnyeri a játszmát.
lyngk-made-obstacle = { $height } korongos torony lesz, semleges tetővel: akadályként marad, és senkinek sem számít.
lyngk-made-waits = { $height } korongos torony lesz, semleges tetővel: addig marad, amíg valaki le nem foglalja ezt a színt: { $colour }.
lyngk-would-claim = { $colour }: a te színed lesz; { $stacks } torony tetején van.
lyngk-would-collect = { $colour }: a te színed lesz; { $stacks } torony tetején van. Azonnal begyűjtesz { $collected } teljes tornyot.
lyngk-would-pass = Passz: egyik tornyod sem léphet.
lyngk-there-piece = Egyetlen korong: { $piece }. { $ways } toronyra léphet.
lyngk-there-stack = { $height } korongos torony: { $pieces }. { $ways } toronyra léphet.
lyngk-there = { $height } korongos torony: { $pieces }.
lyngk-claimed-by = { $player } lefoglalta ezt a színt: { $colour }.
lyngk-went = { $colour } innen: { $from }, ide: { $to }.
lyngk-went-by = { $colour } innen: { $from }, útközben: { $steps }, ide: { $to }.

## Actions told

lyngk-makes = { $height } korongos torony
lyngk-makes-won = { $height } korongos torony, megnyerve
lyngk-makes-win = { $height } korongos torony, amely megnyeri a játszmát
lyngk-makes-obstacle = { $height } korongos torony, amely akadályként marad
lyngk-tell-claim = { $player }: lefoglalt szín: { $colour }.
lyngk-tell-collect = { $player }: lefoglalt szín: { $colour }, begyűjtve { $stacks } torony.
lyngk-tell-move = { $player }: { $colour } innen: { $from }, ide: { $to }, { $result }.
lyngk-tell-chain = { $player }: { $colour } innen: { $from }, útközben: { $steps }, ide: { $to }, { $result }.
lyngk-tell-move-only = { $player }: innen: { $from }, ide: { $to }.
lyngk-tell-pass = { $player }: passz, egyik torony sem léphet.

## Spots as they are read out

lyngk-spot-empty = { $point }, üres
lyngk-spot-piece = { $point }, { $piece }
lyngk-spot-stack = { $point }, { $height } korongos torony, alulról felfelé: { $pieces }
lyngk-neutral = semleges
lyngk-of-first = az első játékosé
lyngk-of-second = a második játékosé
lyngk-spot-fixed = végleg itt marad
lyngk-spot-selected = kijelölve
lyngk-spot-movable = léphet
lyngk-spot-land = a torony ide léphet
lyngk-spot-land-by = a torony ide léphet, útközben: { $steps }
lyngk-marker = foglalási jelző: { $colour }
lyngk-marker-open = lefoglalható, { $stacks } torony tetején van
lyngk-marker-collects = begyűjt { $stacks } teljes tornyot
lyngk-marker-no-claims = már két színt lefoglaltál
lyngk-claim-open = Semleges: lefoglalás
lyngk-claim-neutral = Semleges
lyngk-nowhere = semmi

## What counts

lyngk-fact-won = Megnyert tornyok
lyngk-fact-colours = Színek
lyngk-fact-board = A táblán
lyngk-fact-claims = Hátralévő foglalások
lyngk-fact-neutral = Semleges színek
lyngk-fact-stacks = Tornyok a táblán
lyngk-line-won = Megnyert tornyok
lyngk-line-height =
    { $height ->
        [one] Magányos korongok a táblán
       *[other] { $height } korongos tornyok a táblán
    }
lyngk-end-won = Egyik játékos sem léphet. { $player } nyert, mert több tornyot szerzett: { $more } : { $fewer }.
lyngk-end-height =
    { $height ->
        [one] Egyik játékos sem léphet, és a megnyert tornyok száma egyenlő. { $player } nyert, mert több magányos korongja van a táblán: { $more } : { $fewer }.
       *[other] Egyik játékos sem léphet, és a megnyert tornyok száma egyenlő. { $player } nyert, mert több { $height } korongos tornya van a táblán: { $more } : { $fewer }.
    }
lyngk-end-six = { $player } nyert: { $height } korongos torony, lefoglalt színnel a tetején.
lyngk-end-draw = Egyik játékos sem léphet, és minden magasságból ugyanannyi tornyuk van: döntetlen.

## Why not

lyngk-why-over = A játszma véget ért.
lyngk-why-already-claimed = Körönként csak egy színt lehet lefoglalni: most egy toronnyal kell lépni.
lyngk-why-colour-taken = { $player } már lefoglalta ezt a színt: { $colour }.
lyngk-why-no-claim-left = { $player } már két színt lefoglalt, és többet nem lehet.
lyngk-why-no-move-after-claim = { $colour }: most nem foglalható le, mert utána nem lenne lépés.
lyngk-why-must-move = Tudsz lépni, ezért nem passzolhatsz.
lyngk-why-must-claim = Ha lefoglalsz egy színt, tudsz lépni, ezért nem passzolhatsz.
lyngk-why-same-point = A toronynak másik metszéspontra kell lépnie.
lyngk-why-empty-source = { $point }: itt nincs torony.
lyngk-why-joker = { $point }: a dzsóker nem lép, de tornyok léphetnek rá.
lyngk-why-opponents = { $colour }: az ellenfeled színe, ezért ezzel a toronnyal ({ $point }) nem léphetsz.
lyngk-why-full = { $point }: ez a torony teljes, és a helyén marad.
lyngk-why-empty-target = { $point } üres: a lépésnek tornyon kell végződnie.
lyngk-why-colour-twice = { $colour } mindkét toronyban van, de egy toronyban minden szín csak egyszer lehet ({ $point }).
lyngk-why-too-high = Együtt { $height } korong magasak lennének, a határ pedig { $limit }.
lyngk-why-neutral-on-higher = Semleges torony csak magánál nem magasabb toronyra léphet: ennek a magassága { $target }, a tiédé { $height }.
lyngk-why-not-in-line = Nem vezet vonal innen: { $from }, ide: { $to }.
lyngk-why-blocked = Útban van egy torony ({ $point }): átugrani nem lehet.
lyngk-why-no-path = { $point }: nem vezet ide sem szabad vonal, sem lépések azonos tetejű tornyokon ({ $colour }).
lyngk-why-only-pass = Egyik tornyod sem léphet, ezért passzolnod kell.
lyngk-why-claim-first = Egyik torony sem léphet, amíg le nem foglalsz egy színt.
lyngk-why-stuck = { $point }: ez a torony most sehová sem léphet, mert egyetlen elérhető toronyra sem illik.

## What is wrong with a layout or a described position

lyngk-layout-letters = Egy felállás 43 betűből áll, ezek: I, B, R, G, K vagy J. { $reason }
lyngk-layout-count = Hibás a korongok száma a felállásban ({ $piece }): { $found }, pedig { $wanted } kellene.
lyngk-layout-none = Hiányzik a felállás: „layout=” és 43 betű, vagy „seed=” és egy szám, mint itt: lyngk:seed=1.
lyngk-layout-in-code = Egy állás kódjában nincs sem felállás, sem szám: az állás megmondja, hol vannak a korongok.
lyngk-setup-too-high = { $point }: ebben a toronyban túl sok korong van.
lyngk-setup-colour-twice = { $colour } kétszer szerepel egy toronyban ({ $point }).
lyngk-setup-joker = { $point }: itt egy dzsóker más korongokon fekszik.
lyngk-setup-too-many = Túl sok egyforma korong ({ $piece }): legfeljebb { $supply } lehet.
lyngk-setup-missing = Több egyforma korong hiányzik ({ $piece }), mint amennyi a megnyert tornyokban elfér.
lyngk-setup-missing-pieces = A tábláról hiányzó korongok: { $found }. Korongok a megnyert tornyokban: { $expected }.
lyngk-setup-claimed-twice = { $colour }: ez a szín kétszer van lefoglalva.
lyngk-setup-claims = { $player } kettőnél több színt foglalt le.
lyngk-setup-claims-moves = Minden foglalás után lépés következik. Foglalások: { $claims }, lépések: { $moves }.
lyngk-setup-won-colour = { $player }: több megnyert torony, mint ahány korong a lefoglalt színekből hiányzik.
lyngk-setup-uncollected = { $point }: ezt a tornyot a színének lefoglalásakor begyűjtötték volna.
lyngk-setup-start = Még senki sem lépett, ezért az első játékos kezd.
lyngk-setup-nothing-claimed = { $player }: nincs olyan színe, amelyet ebben a körben foglalhatott le.
lyngk-setup-no-move = { $player } ebben a körben színt foglalt le, de nem tud lépni.
lyngk-setup-won-twice = A hatos torony véget vet a játszmának: csak egy lehet, és utána nincs több kör.
lyngk-setup-no-six = { $player }: nincs a táblán hatos torony lefoglalt színű tetővel.

## Answers about the board

lyngk-ask-stack = { $height } korongos torony, alulról felfelé: { $pieces }
lyngk-ask-full = { $player }: { $from }–{ $to }, { $result }.
lyngk-ask-full-claim = { $claim } { $move }
lyngk-ask-none = { $player }: a következő lépéssel egy torony sem telhet be.
lyngk-ask-way = { $to }: { $result }.
lyngk-ask-way-by = { $to }, közben: { $steps }: { $result }.

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

lyngk-now-move = Válaszd ki, melyik toronnyal lépsz.
lyngk-now-move-or-claim = Válaszd ki, melyik toronnyal lépsz, vagy előbb foglalj le egy színt.
lyngk-now-claimed = { $colour }: mostantól a te színed. Válaszd ki, melyik toronnyal lépsz.
lyngk-now-claim = Nem léphetsz, amíg le nem foglalsz egy színt. Válassz egyet a tábla mellett.
lyngk-now-pass = Egyik tornyod sem léphet, ezért passzolnod kell.
lyngk-now-land = Válaszd ki, hová lépjen ez a torony: { $point }.
lyngk-claims-left = Még { $claims } színt foglalhatsz le.
lyngk-how-neutral = { $colour }: semleges szín. A torony egyenesen a következő toronyra léphet, ha az nem magasabb nála.
lyngk-how-own = { $colour }: a te színed. A torony bármilyen magas toronyra léphet, és útközben azonos színű tornyokat érinthet.
lyngk-choice-pass = Passz
lyngk-to-act = { $player } következik.
lyngk-over-win = { $player } nyert.
lyngk-over-draw = A játszma döntetlen.

## What a touch would do, or has done

lyngk-by = Útközben: { $steps }. { $result }
lyngk-made =
    { $height ->
        [one] Egyes
        [2] Kettes
        [3] Hármas
        [4] Négyes
        [5] Ötös
        [6] Hatos
       *[other] { $height } korongos
    } torony lesz: { $pieces }.
lyngk-made-won =
    { $height ->
        [one] Egyes
        [5] Ötös
        [6] Hatos
       *[other] { $height } korongos
    } torony lesz, tetején lefoglalt színnel: megszerzett toronynak számít, és lekerül a tábláról.
lyngk-made-win =
    { $height ->
        [one] Egyes
        [5] Ötös
        [6] Hatos
       *[other] { $height } korongos
    } torony lesz, tetején lefoglalt színnel: ez azonnali győzelem.
lyngk-made-obstacle =
    { $height ->
        [one] Egyes
        [5] Ötös
        [6] Hatos
       *[other] { $height } korongos
    } torony lesz, tetején semleges színnel: akadályként a táblán marad, és senkinek sem számít.
lyngk-made-waits =
    { $height ->
        [one] Egyes
        [5] Ötös
        [6] Hatos
       *[other] { $height } korongos
    } torony lesz, tetején semleges színnel: a táblán marad, amíg valaki le nem foglalja ezt a színt: { $colour }.
lyngk-would-claim = { $colour }: a te színed lesz; { $stacks } torony tetején van.
lyngk-would-collect = { $colour }: a te színed lesz; { $stacks } torony tetején van. Azonnal begyűjtesz { $collected } teljes tornyot.
lyngk-would-pass = Passz: egyik tornyod sem léphet.
lyngk-there-piece = Egyedül álló korong: { $piece }. { $ways } toronyra léphet.
lyngk-there-stack =
    { $height ->
        [one] Egyes
        [2] Kettes
        [3] Hármas
        [4] Négyes
        [5] Ötös
        [6] Hatos
       *[other] { $height } korongos
    } torony: { $pieces }. { $ways } toronyra léphet.
lyngk-there =
    { $height ->
        [one] Egyes
        [2] Kettes
        [3] Hármas
        [4] Négyes
        [5] Ötös
        [6] Hatos
       *[other] { $height } korongos
    } torony: { $pieces }.
lyngk-claimed-by = { $player } lefoglalta ezt a színt: { $colour }.
lyngk-went = { $colour } torony: { $from }–{ $to }.
lyngk-went-by = { $colour } torony: { $from }–{ $to } (útközben: { $steps }).

## Actions told

lyngk-makes =
    { $height ->
        [one] egyes
        [2] kettes
        [3] hármas
        [4] négyes
        [5] ötös
        [6] hatos
       *[other] { $height } korongos
    } torony
lyngk-makes-won =
    megszerzett { $height ->
        [one] egyes
        [5] ötös
        [6] hatos
       *[other] { $height } korongos
    } torony
lyngk-makes-win =
    { $height ->
        [one] egyes
        [5] ötös
        [6] hatos
       *[other] { $height } korongos
    } torony, azonnali győzelem
lyngk-makes-obstacle =
    { $height ->
        [one] egyes
        [5] ötös
        [6] hatos
       *[other] { $height } korongos
    } torony, amely akadályként a táblán marad
lyngk-tell-claim = { $player } lefoglalja ezt a színt: { $colour }.
lyngk-tell-collect = { $player } lefoglalja ezt a színt: { $colour }, és begyűjt { $stacks } teljes tornyot.
lyngk-tell-move = { $player } { $colour } toronnyal lép: { $from }–{ $to }, { $result }.
lyngk-tell-chain = { $player } { $colour } toronnyal lép: { $from }–{ $to } (útközben: { $steps }), { $result }.
lyngk-tell-move-only = { $player } lép: { $from }–{ $to }.
lyngk-tell-pass = { $player } passzol, mert egyik torony sem léphet.

## Spots as they are read out

lyngk-spot-empty = { $point }, üres
lyngk-spot-piece = { $point }, { $piece }
lyngk-spot-stack =
    { $point }, { $height ->
        [one] egyes
        [2] kettes
        [3] hármas
        [4] négyes
        [5] ötös
        [6] hatos
       *[other] { $height } korongos
    } torony, alulról felfelé: { $pieces }
lyngk-neutral = semleges
lyngk-of-first = az első játékosé
lyngk-of-second = a második játékosé
lyngk-spot-fixed = teljes, a helyén marad
lyngk-spot-selected = kijelölve
lyngk-spot-movable = léphet
lyngk-spot-land = a torony ide léphet
lyngk-spot-land-by = a torony ide léphet, útközben: { $steps }
lyngk-marker = jelzőkorong: { $colour }
lyngk-marker-open = lefoglalható, { $stacks } torony tetején van
lyngk-marker-collects = begyűjt { $stacks } teljes tornyot
lyngk-marker-no-claims = már két színt lefoglaltál
lyngk-claim-open = Lefoglalás
lyngk-claim-neutral = Szabad
lyngk-claim-yours = A tiéd
lyngk-nowhere = nincs

## What counts

lyngk-fact-won = Megszerzett tornyok
# Below the number.
lyngk-strip-won =
    { $count ->
        [one] torony
       *[other] torony
    }
lyngk-fact-colours = Színek
lyngk-colours-top = Ennyi torony tetején
lyngk-fact-board = A táblán
lyngk-fact-claims = Még lefoglalható színek
lyngk-fact-stacks = Tornyok a táblán
lyngk-line-won = Megszerzett tornyok
lyngk-line-height =
    { $height ->
        [one] Egyedül álló korongok a táblán
        [2] Kettes tornyok a táblán
        [3] Hármas tornyok a táblán
        [4] Négyes tornyok a táblán
        [5] Ötös tornyok a táblán
        [6] Hatos tornyok a táblán
       *[other] { $height } korongos tornyok a táblán
    }
lyngk-end-won = Egyik játékos sem tud lépni. { $player } nyert, mert több tornyot szerzett: { $more } : { $fewer }.
lyngk-end-height =
    Egyik játékos sem tud lépni, és a megszerzett tornyok száma egyenlő. { $player } nyert, mert több { $height ->
        [one] egyedül álló korongja
        [2] kettes tornya
        [3] hármas tornya
        [4] négyes tornya
        [5] ötös tornya
        [6] hatos tornya
       *[other] { $height } korongos tornya
    } van a táblán: { $more } : { $fewer }.
lyngk-end-six =
    { $player } nyert: { $height ->
        [one] egyes
        [5] ötös
        [6] hatos
       *[other] { $height } korongos
    } tornyot épített, tetején lefoglalt színnel.
lyngk-end-draw = Egyik játékos sem tud lépni, és minden magasságból ugyanannyi tornyuk van: döntetlen.

## Why not

lyngk-why-over = A játszma véget ért.
lyngk-why-already-claimed = Körönként csak egy színt foglalhatsz le: most egy toronnyal kell lépned.
lyngk-why-colour-taken = { $player } már lefoglalta ezt a színt: { $colour }.
lyngk-why-no-claim-left = { $player } már két színt lefoglalt, és többet nem lehet.
lyngk-why-no-move-after-claim = { $colour }: most nem foglalhatod le, mert utána nem tudnál lépni.
lyngk-why-must-move = Tudsz lépni, ezért nem passzolhatsz.
lyngk-why-must-claim = Ha lefoglalsz egy színt, tudsz lépni, ezért nem passzolhatsz.
lyngk-why-same-point = A toronynak másik metszéspontra kell lépnie.
lyngk-why-empty-source = { $point }: itt nincs torony.
lyngk-why-joker = { $point }: a dzsókerrel nem lehet lépni, de rá lehet lépni.
lyngk-why-opponents = { $colour }: az ellenfeled színe, ezért ezzel a toronnyal ({ $point }) nem léphetsz.
lyngk-why-full = { $point }: ez a torony teljes, és a helyén marad.
lyngk-why-empty-target = { $point } üres: a lépésnek tornyon kell végződnie.
lyngk-why-colour-twice = { $colour }: mindkét toronyban van ilyen, de egy toronyban minden szín csak egyszer lehet ({ $point }).
lyngk-why-too-high = Együtt { $height } korong lenne bennük, pedig legfeljebb { $limit } lehet.
lyngk-why-neutral-on-higher = Semleges torony nem léphet magánál magasabb toronyra: ebben { $target } korong van, a tiédben { $height }.
lyngk-why-again = { $why } Ha inkább ezt vennéd fel, érintsd meg újra.
lyngk-why-not-in-line = { $from } és { $to } között nem vezet vonal.
lyngk-why-blocked = Útban van egy torony ({ $point }): átugrani nem lehet.
lyngk-why-no-path = { $point }: nem vezet ide szabad vonal, és azonos színű tornyokon át sem érhető el ({ $colour }).
lyngk-why-only-pass = Egyik tornyod sem léphet, ezért passzolnod kell.
lyngk-why-claim-first = Egyik torony sem léphet, amíg le nem foglalsz egy színt.
lyngk-why-stuck = { $point }: ez a torony most sehová sem léphet, mert egyetlen elérhető toronyra sem illik rá.

## What is wrong with a layout or a described position

lyngk-layout-letters = Egy kezdőállás 43 betűből áll, és csak ezek lehetnek benne: I, B, R, G, K, J. { $reason }
lyngk-layout-count = Hibás a korongok száma a kezdőállásban ({ $piece }): { $found }, pedig { $wanted } kellene.
lyngk-layout-none = Hiányzik a kezdőállás: add meg így: „layout=” és 43 betű, vagy „seed=” és egy szám, például lyngk:seed=1.
lyngk-layout-in-code = Egy állás kódjában nem lehet sem kezdőállás, sem sorszám: maga az állás mondja meg, hol vannak a korongok.
lyngk-setup-too-high = { $point }: ebben a toronyban túl sok korong van.
lyngk-setup-colour-twice = { $colour }: kétszer szerepel egy toronyban ({ $point }).
lyngk-setup-joker = { $point }: itt egy dzsóker más korongokon fekszik.
lyngk-setup-too-many = Túl sok egyforma korong ({ $piece }): legfeljebb { $supply } lehet.
lyngk-setup-missing = Több egyforma korong hiányzik ({ $piece }), mint amennyi a megszerzett tornyokban lehet.
lyngk-setup-missing-pieces = A tábláról hiányzó korongok: { $found }. Korongok a megszerzett tornyokban: { $expected }.
lyngk-setup-claimed-twice = { $colour }: ez a szín kétszer van lefoglalva.
lyngk-setup-claims = { $player } kettőnél több színt foglalt le.
lyngk-setup-claims-moves = Minden lefoglalás után lépés következik. Lefoglalt színek: { $claims }, lépések: { $moves }.
lyngk-setup-won-colour = { $player } több tornyot szerzett meg, mint ahány korong a lefoglalt színeiből hiányzik.
lyngk-setup-uncollected = { $point }: ezt a tornyot a színének lefoglalásakor be kellett volna gyűjteni.
lyngk-setup-start = Még senki sem lépett, ezért az első játékos kezd.
lyngk-setup-nothing-claimed = { $player }: nincs olyan színe, amelyet ebben a körben foglalhatott le.
lyngk-setup-no-move = { $player } ebben a körben színt foglalt le, de nem tud lépni.
lyngk-setup-won-twice = A hatos torony véget vet a játszmának: csak egy lehet, és utána nincs több lépés.
lyngk-setup-no-six = { $player }: nincs olyan hatos tornya, amelynek lefoglalt szín van a tetején.

## Answers about the board

lyngk-ask-stack =
    { $height ->
        [one] egyes
        [2] kettes
        [3] hármas
        [4] négyes
        [5] ötös
        [6] hatos
       *[other] { $height } korongos
    } torony, alulról felfelé: { $pieces }
lyngk-ask-full = { $player }: { $from }–{ $to }, { $result }.
lyngk-ask-full-claim = { $claim } { $move }
lyngk-ask-none = { $player }: a következő lépéssel egyetlen torony sem lesz teljes.
lyngk-ask-way = { $to }: { $result }.
lyngk-ask-way-by = { $to } (útközben: { $steps }): { $result }.

yinsh-white = Fehér
yinsh-black = Fekete

## What to do now.

yinsh-now-place = Tegyél egy gyűrűt bármelyik üres metszéspontra.
yinsh-more-to-place =
    { $count ->
        [one] Ez az utolsó gyűrűd.
       *[other] Még { $count } gyűrűt kell letenned.
    }
yinsh-now-move = Válaszd ki, melyik gyűrűddel lépsz.
yinsh-more-ring = { $point }: ez a gyűrű { $count } metszéspontra léphet.
yinsh-more-supply =
    { $count ->
        [one] Már csak { $count } korong maradt; ha elfogy, a játszma véget ér.
       *[other] Már csak { $count } korong maradt; ha elfogynak, a játszma véget ér.
    }
yinsh-more-after-pass = { $player } passzolt: egyik gyűrűje sem léphetett.
yinsh-now-move-to =
    { $count ->
        [one] Lépj a gyűrűvel ({ $from }): csak { $count } metszéspontra léphet.
       *[other] Lépj a gyűrűvel ({ $from }): { $count } metszéspont közül választhatsz.
    }
yinsh-more-marker = A korongod itt marad: { $from }.
yinsh-more-no-flips = { $to }: egy korong sem fordul át.
yinsh-more-flips-white =
    { $white ->
        [one] { $to }: a gyűrű { $white } korongot ugrik át, az fehér lesz.
       *[other] { $to }: a gyűrű { $white } korongot ugrik át, mind fehér lesz.
    }
yinsh-more-flips-black =
    { $black ->
        [one] { $to }: a gyűrű { $black } korongot ugrik át, az fekete lesz.
       *[other] { $to }: a gyűrű { $black } korongot ugrik át, mind fekete lesz.
    }
yinsh-more-flips = { $to }: a gyűrű { $count } korongot ugrik át, { $white } fehér, { $black } fekete lesz.
yinsh-more-makes-row = { $flips } Ezzel sorod lesz.
yinsh-more-gives-row = { $flips } Ezzel az ellenfelednek lesz sora.
yinsh-now-row = Vedd le az ötös sorodat.
yinsh-now-run = { $count } korong van egymás mellett: válaszd ki, melyik ötöt veszed le.
yinsh-now-rows =
    { $count ->
        [one] Vedd le ezt a sort.
       *[other] { $count } sorod van: válaszd ki, melyiket veszed le.
    }
yinsh-now-which-row = { $point } több sorhoz is tartozik: válassz egyet a száma szerint.
yinsh-more-row = { $number }. sor: { $from }–{ $to }.
yinsh-more-run = { $count } korong marad. Utána vedd le az egyik gyűrűdet.
yinsh-more-crossing = Az egymást metsző sorok közül csak egyet vehetsz le. Utána vedd le az egyik gyűrűdet.
yinsh-more-then-ring = Utána vedd le az egyik gyűrűdet.
yinsh-more-gift = { $player } lépésével jött létre. Utána te lépsz.
yinsh-now-ring = Vedd le az egyik gyűrűdet a tábláról.
yinsh-more-ring-count = Levett gyűrűid ezzel: { $won } / { $needed }.
yinsh-more-ring-wins = Ezzel megnyered a játszmát.
yinsh-now-pass = Egyik gyűrűd sem léphet, ezért passzolnod kell.
yinsh-more-pass-ends = Az ellenfeled is passzolt, így a játszma véget ér.
yinsh-now-complete = Kész a lépés.
yinsh-now-over = A játszma véget ért.

## Choices beside the board.

yinsh-pass = Passz
yinsh-row-number = { $number }. sor
yinsh-row-ends = { $from }–{ $to }

## Points as they are read out: where, what, and what a touch would do.

yinsh-spot = { $point }, { $what }
yinsh-spot-can = { $point }, { $what }, { $can }
yinsh-empty = üres
yinsh-white-ring = fehér gyűrű
yinsh-black-ring = fekete gyűrű
yinsh-white-marker = fehér korong
yinsh-black-marker = fekete korong
yinsh-picked = kijelölve
yinsh-can-place = ide tehetsz gyűrűt
yinsh-can-move = léphet
yinsh-cannot-move = nem léphet
yinsh-can-land = a gyűrű ide léphet
yinsh-can-jump = a gyűrű ide léphet, és { $count } korongot fordít át
yinsh-can-take-row = levehető: { $number }. sor
yinsh-in-rows = { $count } sorban
yinsh-can-take-ring = levehető

## What was done.

yinsh-tell-place = { $player } letesz egy gyűrűt: { $point }.
yinsh-tell-move = { $player } egy gyűrűvel lép: { $from }–{ $to }.
yinsh-tell-jump = { $player } egy gyűrűvel lép: { $from }–{ $to }, { $count } korong átfordul.
yinsh-tell-row = { $player } leveszi egy sorát: { $from }–{ $to }.
yinsh-tell-ring = { $player } leveszi egy gyűrűjét: { $point } ({ $won } / { $needed }).
yinsh-tell-pass = { $player } passzol.

## Panels.

yinsh-rings-won = Levett gyűrűk
yinsh-rings-on-board = Gyűrűk a táblán
yinsh-rings-to-place = Még le nem tett gyűrűk
yinsh-supply = Korongok a készletben
yinsh-supply-low = Már csak kevés korong maradt
yinsh-markers-on-board = Korongok a táblán

## How it ended.

yinsh-end-rings = { $player } három gyűrűt vett le, és nyert.
yinsh-end-blitz = { $player } vette le az első gyűrűt, és nyert.
yinsh-end-supply = Elfogytak a korongok. { $player } több gyűrűt vett le, és nyert.
yinsh-end-supply-draw = Elfogytak a korongok. Mindkét játékos ugyanannyi gyűrűt vett le: döntetlen.
yinsh-end-passes = Senki sem tud lépni. { $player } több gyűrűt vett le, és nyert.
yinsh-end-passes-draw = Senki sem tud lépni. Mindkét játékos ugyanannyi gyűrűt vett le: döntetlen.
yinsh-end-open = A játszma befejezetlen maradt.

## Why not.

yinsh-refused-over = A játszma véget ért.
yinsh-refused-place-first = Előbb minden gyűrűt le kell tenni: tegyél egyet egy üres metszéspontra.
yinsh-refused-move-first = Most egy gyűrűvel kell lépned.
yinsh-refused-row-first = Előbb vegyél le egy öt korongból álló sort.
yinsh-refused-ring-first = Előbb vedd le az egyik gyűrűdet a tábláról.
yinsh-refused-occupied = { $point } nem üres: gyűrűt csak üres metszéspontra tehetsz.
yinsh-refused-not-your-ring = { $point }: itt nincs gyűrűd. Válaszd ki az egyik gyűrűdet.
yinsh-refused-locked = { $point }: ez a gyűrű nem léphet, mert egyetlen üres metszéspontot sem ér el.
yinsh-refused-same-point = A gyűrűnek másik metszéspontra kell lépnie.
yinsh-refused-not-in-line = { $from } és { $to } között nem vezet vonal: a gyűrű csak egyenes vonalban léphet.
yinsh-refused-over-ring = Útban van egy gyűrű ({ $point }): gyűrűt nem lehet átugrani.
yinsh-refused-onto-marker = { $point }: itt korong van. A gyűrű csak üres metszésponton állhat meg.
yinsh-refused-beyond-jump = Ugrás után a gyűrű az első üres metszésponton megáll: { $point }.
yinsh-refused-no-row = { $point }: itt nem halad át sorod. Válassz a megjelölt sorok közül.
yinsh-refused-not-five = { $from }–{ $to } nem sor: a sor öt szomszédos korong egy egyenes mentén.
yinsh-refused-not-your-marker = { $point }: itt nincs korongod. A sor öt saját színű korongból áll.
yinsh-refused-must-move = Csak akkor passzolhatsz, ha egyik gyűrűd sem léphet.

## What is wrong with a described position

yinsh-setup-crowded = { $point }: egy metszésponton csak egy gyűrű vagy egy korong lehet.
yinsh-setup-markers = Túl sok korong van a táblán: { $count }.
yinsh-setup-rings = { $player }: a táblán lévő és a levett gyűrűknek összesen ötnek kell lenniük.
yinsh-setup-won = Ennyi levett gyűrűvel a játszma már korábban véget ért volna.
yinsh-setup-placing = A gyűrűk lerakása közben nincs korong, nincs levett gyűrű, és a játékosok felváltva következnek.
yinsh-setup-row-left = { $player }: olyan sor van a táblán, amelyet már le kellett volna venni.
yinsh-setup-no-row = Nincs levehető sor.
yinsh-setup-gift = Az ellenfél lépése után csak egy sor vagy egy gyűrű levétele maradhat hátra.
yinsh-setup-passed = A másik játékos nem passzolhatott: egyik gyűrűje tud lépni.
yinsh-setup-not-over = Ebben az állásban a játszma még nem ért véget.

## Answers about the board. $moves are moves as they are written, $points are points.

yinsh-ask-rows = { $player }. Sort hozó lépések: { $moves }.
yinsh-ask-no-row = { $player }. Egyik lépéssel sem jön létre sor.
yinsh-ask-four = { $player }. Ötből négy ezen a vonalon: { $line }; hiányzik: { $point }, { $what }.
yinsh-ask-no-ring = { $point }: itt nincs gyűrű.
yinsh-ask-glides = Egy korong sem fordul át, ha a gyűrű ide lép: { $points }.
yinsh-ask-with-row = { $flips } Ezzel { $player } sort kap.

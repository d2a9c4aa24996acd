## Players and marbles

kulami-red = Piros
kulami-black = Fekete
kulami-red-marble = piros golyó
kulami-black-marble = fekete golyó

## What to do now

kulami-prompt-cross = Tegyél le egy golyót: { $row }. sor vagy { $column } oszlop.
kulami-prompt-row = Tegyél le egy golyót: { $row }. sor.
kulami-prompt-column = Tegyél le egy golyót: { $column } oszlop.
kulami-prompt-swap = Tegyél le egy golyót ({ $row }. sor vagy { $column } oszlop), vagy cserélj színt.
# The same on a board that lies turned by a quarter, so that rows stand upright.
kulami-prompt-cross-turned = Tegyél le egy golyót: { $row }. oszlop vagy { $column } sor.
kulami-prompt-row-turned = Tegyél le egy golyót: { $row }. oszlop.
kulami-prompt-column-turned = Tegyél le egy golyót: { $column } sor.
kulami-prompt-swap-turned = Tegyél le egy golyót ({ $row }. oszlop vagy { $column } sor), vagy cserélj színt.
kulami-prompt-first = Tedd az első golyót bármelyik mélyedésbe.
kulami-prompt-placed = A golyó a helyén van: { $hole }.
kulami-prompt-swapped = Megtörtént a színcsere.
kulami-prompt-start = Az első golyó bármelyik mélyedésbe kerülhet.
kulami-prompt-over = A játszma véget ért.
kulami-points = Piros: { $red }, Fekete: { $black }.
kulami-more-first = A következő golyó ennek a sorába vagy oszlopába kerül.
kulami-more-open = { $holes } mélyedés érhető el. A vonalkázott lapkák tiltottak.
kulami-hint-swap = Tipp: cserélj színt.

## What a marble would do

kulami-effect = { $tile } { $next }
kulami-effect-with-line = { $tile } { $line } { $next }
kulami-effect-takes = A lapka a tiéd lesz: { $red } : { $black }.
kulami-effect-frees = { $player } elveszíti a lapkát: { $red } : { $black }.
kulami-effect-holds = A lapka a tiéd marad: { $red } : { $black }.
kulami-effect-behind = { $player } megtartja a lapkát: { $red } : { $black }.
kulami-effect-line = { $length } golyóból álló vonal jön létre.
kulami-effect-replies =
    { $holes ->
        [one] { $player } ezután csak { $holes } mélyedésbe tehet.
       *[other] { $player } ezután { $holes } mélyedésből választhat.
    }
kulami-effect-end = Ezzel a játszma véget ér.

## Swapping sides

kulami-swap = Színcsere
kulami-swap-detail = Átveszed a piros golyót ({ $hole }), és pirossal játszol tovább.

## Why not

kulami-refused-over = A játszma véget ért.
kulami-refused-no-hole = { $hole }: itt nincs mélyedés.
kulami-refused-occupied = { $hole } foglalt ({ $marble }): egy mélyedésbe egy golyó fér.
kulami-refused-not-in-line = { $hole } nincs egy vonalban az utolsó golyóval ({ $last }). Ide tehetsz: { $row }. sor vagy { $column } oszlop.
kulami-refused-last-tile = { $hole } tiltott lapkán van: azon fekszik az utolsó golyó ({ $marble }).
kulami-refused-previous-tile = { $hole } tiltott lapkán van: azon fekszik az utolsó előtti golyó ({ $marble }).
kulami-refused-swap-off = Ebben a játszmában nincs színcsere.
kulami-refused-swap-now = Színt cserélni csak a második golyó helyett lehet; most { $marbles } golyó van a táblán.
kulami-refused-swapped = A színcsere már megtörtént.

## A hole, read out

kulami-spot-open = { $hole }, üres, elérhető. { $effect } { $tile }
kulami-spot-empty = { $hole }, üres. { $tile }
kulami-spot-barred = { $hole }, üres, tiltott lapkán. { $tile }
kulami-spot-aside = { $hole }, üres, nincs egy vonalban az utolsó golyóval ({ $last }). { $tile }
kulami-spot-marble = { $hole }, { $marble }. { $tile }
kulami-spot-last = { $hole }, { $marble }, az utolsó. { $tile }
kulami-spot-previous = { $hole }, { $marble }, az utolsó előtti. { $tile }
kulami-spot-swap = Színcsere. { $detail }
kulami-spot-nothing = { $hole }, nincs mélyedés
kulami-tile-bare = { $size } mélyedésű lapka, még nincs rajta golyó.
kulami-tile-held = { $size } mélyedésű lapka, gazdája: { $player }, { $red } : { $black }.
kulami-tile-tied = { $size } mélyedésű lapka, senkié, { $red } : { $black }.

## What was done

kulami-tell-place = { $player } letesz egy golyót: { $hole }.
kulami-tell-takes = { $player } letesz egy golyót ({ $hole }), és megszerez egy { $size } mélyedésű lapkát: { $red } : { $black }.
kulami-tell-frees = { $player } letesz egy golyót ({ $hole }). { $other } elveszít egy { $size } mélyedésű lapkát: { $red } : { $black }.
kulami-tell-swap = { $player } színt cserél, és átveszi a piros golyót ({ $hole }).

## Panels and the end

kulami-marbles-left = Hátralévő golyók
kulami-score-tiles = Pontok (lapkák)
kulami-score-area = Pontok (lapkák és terület)
kulami-score-lines = Pontok (lapkák és vonalak)
kulami-score-all = Pontok (lapkák, terület és vonalak)
kulami-tiles = Lapkák
kulami-area = Legnagyobb terület
kulami-lines = Legalább ötös vonalak
kulami-total = Összesen
kulami-end = { $why } { $result }
kulami-end-bonus = { $why } { $result } { $note }
kulami-end-placed = Elfogytak a golyók: { $marbles } van a táblán.
kulami-end-stuck = { $player } nem tud hová golyót tenni.
kulami-end-win = { $player } { $margin } ponttal nyert.
kulami-end-draw = Döntetlen: mindkét játékosnak { $points } pontja van.
kulami-end-tiles-win = Csak a lapkák alapján { $player } nyert volna.
kulami-end-tiles-draw = Csak a lapkák alapján döntetlen lett volna.
kulami-end-unfinished = A játszma befejezetlen maradt.

## What is wrong with a board or a described position

kulami-board-name = Nincs ilyen tábla: „{ $name }”. Választható: square, irregular, example, square- és egy szám, vagy a lapkák betűiből álló sorok.
kulami-board-square = Nincs ilyen sorszámú négyzet: { $id }. Az utolsó: { $last }.
kulami-board-character = { $row }. sor, { $column }. oszlop: „{ $found }” nem lapka (A–Z) és nem hézag (pont).
kulami-row-length = { $row }. sor: hibás a hossza ({ $found }), pontosan { $wanted } kell.
kulami-board-empty = A táblán nincs egyetlen lapka sem.
kulami-board-large = A tábla mérete { $width } × { $height }, pedig legfeljebb 10 × 10 lehet.
kulami-board-scattered = { $letter } lapka: a részei nem érnek össze.
kulami-board-rectangle = { $letter } lapka: nem téglalap.
kulami-board-kind = { $letter } lapka: a mérete { $width } × { $height }, pedig csak 2 × 3, 2 × 2, 1 × 3 és 1 × 2 lehet.
kulami-board-tiles = Lapkák (2 × 3, 2 × 2, 1 × 3 és 1 × 2): { $six }, { $four }, { $three } és { $two }, pedig 4, 5, 4 és 4 kellene.
kulami-board-apart = { $letter } lapka: az élei mentén nem függ össze az első lapkával.
kulami-setup-rows = Sorok az állásban: { $found }, sorok a táblán: { $wanted }.
kulami-setup-no-gap = { $hole } a táblán mélyedés, nem hézag.
kulami-setup-counts = Piros golyók: { $red }, fekete golyók: { $black }. Pirosból ugyanannyinak kell lennie, mint feketéből, vagy eggyel többnek.
kulami-setup-many = { $player }: { $count } golyó, pedig egy játékosnak csak 28 van.
kulami-setup-turn = { $player }: a golyók száma szerint most nem ő következik.
kulami-setup-no-last = Nincs megadva az utolsó golyó.
kulami-setup-no-previous = Nincs megadva az utolsó előtti golyó.
kulami-setup-too-few = { $hole } nem lehet az utolsó két golyó egyike: túl kevés golyó van a táblán.
kulami-setup-recent = { $hole } nem lehet az utolsó két golyó egyike: oda { $marble } kellene.
kulami-setup-line = Az utolsó golyó ({ $last }) nincs egy vonalban az utolsó előttivel ({ $previous }).
kulami-setup-tile = Az utolsó golyó ({ $last }) ugyanazon a lapkán van, mint az utolsó előtti ({ $previous }).
kulami-setup-crowded = { $hole }: túl sok golyó van ezen a lapkán, { $placed } golyóból { $found }.
kulami-setup-unreachable = { $hole }: ez a golyó nem lehet ugyanabból a játszmából, mint az utolsó.
kulami-setup-swap-early = A színcsere az első golyó előtt történt.
kulami-setup-swap-end = Színcsere történt, de az első golyó ({ $hole }) már véget vetett a játszmának.

## Answers about the board

kulami-marbles-on-board = Golyók a táblán
kulami-ask-tile = { $holes }. { $tile }
kulami-ask-open = { $tile } Most elérhető: { $holes }.
kulami-ask-settled = Nincs vitatott lapka.

## Players and marbles

kulami-red = Piros
kulami-black = Fekete
kulami-red-marble = piros golyó
kulami-black-marble = fekete golyó

## What to do now

kulami-prompt-cross = Tegyél le egy golyót: { $row }. sor vagy { $column } oszlop
kulami-prompt-row = Tegyél le egy golyót: { $row }. sor
kulami-prompt-column = Tegyél le egy golyót: { $column } oszlop
kulami-prompt-swap = Tegyél le egy golyót ({ $row }. sor vagy { $column } oszlop), vagy cserélj színt
kulami-prompt-first = Tedd az első golyót bármelyik mélyedésbe
kulami-prompt-placed = A golyó a helyén van: { $hole }
kulami-prompt-swapped = Megtörtént a színcsere
kulami-prompt-start = Az első golyó bármelyik mélyedésbe kerülhet
kulami-prompt-over = A játszma véget ért
kulami-points = Piros { $red }, fekete { $black }.
kulami-more-first = A következő golyó ennek a sorába vagy oszlopába kerül.
kulami-more-open = { $holes } mélyedés elérhető. A vonalkázott lapkák tiltottak.
kulami-hint-swap = Tipp: cserélj színt.

## What a marble would do

kulami-effect = { $tile } { $next }
kulami-effect-with-line = { $tile } { $line } { $next }
kulami-effect-takes = A lapka a tiéd lesz: { $red } : { $black }.
kulami-effect-frees = { $player } elveszíti a lapkát: { $red } : { $black }.
kulami-effect-holds = A lapka a tiéd marad: { $red } : { $black }.
kulami-effect-behind = { $player } megtartja a lapkát: { $red } : { $black }.
kulami-effect-line = { $length } golyóból álló vonal.
kulami-effect-replies = { $player }: { $holes } mélyedés marad.
kulami-effect-end = Ezzel a játszma véget ér.

## Swapping sides

kulami-swap = Színcsere
kulami-swap-detail = Átveszed a piros golyót ({ $hole }), és pirossal játszol tovább.

## Why not

kulami-refused-over = A játszma véget ért.
kulami-refused-no-hole = { $hole }: itt nincs mélyedés.
kulami-refused-occupied = { $hole } foglalt ({ $marble }): egy mélyedésbe egy golyó fér.
kulami-refused-not-in-line = { $hole } nincs egy vonalban az utolsó golyóval ({ $last }). Lehetőségek: { $row }. sor vagy { $column } oszlop.
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
kulami-tile-bare = { $size } mélyedésű lapka, golyó nélkül.
kulami-tile-held = { $size } mélyedésű lapka, gazdája: { $player }, { $red } : { $black }.
kulami-tile-tied = { $size } mélyedésű lapka, senkié, { $red } : { $black }.

## What was done

kulami-tell-place = { $player }: golyó ide: { $hole }.
kulami-tell-takes = { $player }: golyó ide: { $hole }, megszerez egy { $size } mélyedésű lapkát, { $red } : { $black }.
kulami-tell-frees = { $player }: golyó ide: { $hole }. { $other } elveszít egy { $size } mélyedésű lapkát, { $red } : { $black }.
kulami-tell-swap = { $player }: színcsere, átveszi a piros golyót ({ $hole }).

## Panels and the end

kulami-marbles-left = Hátralévő golyók
kulami-score-tiles = Jelenlegi állás, csak lapkák
kulami-score-area = Jelenlegi állás, lapkák és terület
kulami-score-lines = Jelenlegi állás, lapkák és vonalak
kulami-score-all = Jelenlegi állás, lapkák, terület és vonalak
kulami-tiles = Lapkák
kulami-area = Legnagyobb terület
kulami-lines = Legalább ötös vonalak
kulami-total = Összesen
kulami-end = { $why } { $result }
kulami-end-bonus = { $why } { $result } { $note }
kulami-end-placed = Minden golyó a táblán van: { $marbles }.
kulami-end-stuck = { $player }: nincs elérhető mélyedés.
kulami-end-win = { $player } nyer { $margin } ponttal.
kulami-end-draw = Döntetlen: mindkét játékosnak { $points } pontja van.
kulami-end-tiles-win = { $player } nyert volna, ha csak a lapkák számítanának.
kulami-end-tiles-draw = Ha csak a lapkák számítanának, döntetlen lenne.
kulami-end-unfinished = A játszma befejezetlen maradt.

## What is wrong with a board or a described position

kulami-board-name = Nincs ilyen tábla: „{ $name }”. Van square, irregular, example, square- egy számmal, és lehetnek sorok a lapkák betűiből.
kulami-board-square = Nincs ilyen számú négyzet: { $id }. Az utolsó: { $last }.
kulami-board-character = { $row }. sor, { $column }. oszlop: „{ $found }” nem lapka (A–Z) és nem hézag (pont).
kulami-row-length = { $row }. sor: hibás a hossza, { $found }, pedig { $wanted } kellene.
kulami-board-empty = A táblán nincs egyetlen lapka sem.
kulami-board-large = A tábla mérete { $width } × { $height }, pedig legfeljebb 10 × 10 lehet.
kulami-board-scattered = { $letter } lapka: a részei nem érnek össze.
kulami-board-rectangle = { $letter } lapka: nem téglalap.
kulami-board-kind = { $letter } lapka: mérete { $width } × { $height }, pedig csak 2 × 3, 2 × 2, 1 × 3 és 1 × 2 van.
kulami-board-tiles = Lapkák (2 × 3, 2 × 2, 1 × 3 és 1 × 2): { $six }, { $four }, { $three } és { $two }, pedig 4, 5, 4 és 4 kellene.
kulami-board-apart = { $letter } lapka: az élei mentén nem függ össze az első lapkával.
kulami-setup-rows = Sorok az állásban: { $found }, sorok a táblán: { $wanted }.
kulami-setup-no-gap = { $hole } a táblán mélyedés, nem hézag.
kulami-setup-counts = Piros golyók: { $red }, fekete golyók: { $black }. Pirosból ugyanannyi van, mint feketéből, vagy eggyel több.
kulami-setup-many = { $player }: { $count } golyó, pedig minden játékosnak 28 van.
kulami-setup-turn = { $player }: a golyók száma szerint most nem ő következik.
kulami-setup-no-last = Nincs megadva az utolsó golyó.
kulami-setup-no-previous = Nincs megadva az utolsó előtti golyó.
kulami-setup-too-few = { $hole } nem lehet az utolsó két golyó egyike: túl kevés van a táblán.
kulami-setup-recent = { $hole } nem lehet az utolsó két golyó egyike: ott ennek kellene lennie: { $marble }.
kulami-setup-line = Az utolsó golyó ({ $last }) nincs egy vonalban az utolsó előttivel ({ $previous }).
kulami-setup-tile = Az utolsó golyó ({ $last }) az utolsó előtti lapkáján van ({ $previous }).
kulami-setup-crowded = { $hole }: túl sok golyó van ezen a lapkán, { $placed } közül { $found }.
kulami-setup-unreachable = { $hole }: ez a golyó nem lehet ugyanabból a játszmából, mint az utolsó.
kulami-setup-swap-early = Színcsere történt még az első golyó előtt.
kulami-setup-swap-end = Színcsere történt, de az első golyó ({ $hole }) véget vetett a játszmának.

## Answers about the board

kulami-marbles-on-board = Golyók a táblán
kulami-ask-tile = { $holes }. { $tile }
kulami-ask-open = { $tile } Most elérhető: { $holes }.
kulami-ask-settled = Nincs vitatott lapka.

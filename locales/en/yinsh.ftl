# YINSH: what the board, the panels and the screen reader say.

yinsh-white = White
yinsh-black = Black

## What to do now.

yinsh-now-place = Place a ring on any empty point.
yinsh-more-to-place =
    { $count ->
        [one] It is your last ring.
       *[other] You have { $count } rings to place.
    }
yinsh-now-move = Choose a ring to move.
yinsh-more-ring =
    { $count ->
        [one] The ring on { $point } can go to { $count } point.
       *[other] The ring on { $point } can go to { $count } points.
    }
yinsh-more-supply =
    { $count ->
        [one] Only { $count } marker is left: it is the last one.
       *[other] Only { $count } markers are left; without any the game ends.
    }
yinsh-more-after-pass = { $player }: no ring could move.
yinsh-now-move-to =
    { $count ->
        [one] Move the ring from { $from }: { $count } point.
       *[other] Move the ring from { $from }: { $count } points.
    }
yinsh-more-marker = Your marker stays on { $from }.
yinsh-more-no-flips = To { $to }: no marker flips.
yinsh-more-flips-white =
    { $white ->
        [one] To { $to } it jumps { $white } marker, which turns white.
       *[other] To { $to } it jumps { $white } markers; all turn white.
    }
yinsh-more-flips-black =
    { $black ->
        [one] To { $to } it jumps { $black } marker, which turns black.
       *[other] To { $to } it jumps { $black } markers; all turn black.
    }
# $count is $white and $black together, so at least two.
yinsh-more-flips =
    To { $to } it jumps { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }: { $white ->
        [one] { $white } turns white
       *[other] { $white } turn white
    }, { $black ->
        [one] { $black } turns black
       *[other] { $black } turn black
    }.
# $flips is one of the sentences above.
yinsh-more-makes-row = { $flips } It makes you a row.
yinsh-more-gives-row = { $flips } It makes your opponent a row.
yinsh-now-row = Take your row of five.
yinsh-now-run =
    { $count ->
        [one] Choose five of this { $count } marker.
       *[other] Choose five of these { $count } markers.
    }
yinsh-now-rows =
    { $count ->
        [one] Take this row.
       *[other] Choose one of these { $count } rows.
    }
yinsh-now-which-row = { $point } lies in several rows: choose one by its number.
yinsh-more-row = Row { $number }: { $from }–{ $to }.
yinsh-more-run =
    { $count ->
        [one] { $count } stays. Then take one of your rings.
       *[other] { $count } stay. Then take one of your rings.
    }
yinsh-more-crossing = Of rows that cross only one can be taken. Then take one of your rings.
yinsh-more-then-ring = Then take one of your rings.
yinsh-more-gift = { $player } made it. Afterwards it is your move.
yinsh-now-ring = Take one of your rings off the board.
yinsh-more-ring-count = It is ring { $won } of { $needed }.
yinsh-more-ring-wins = It wins the game.
yinsh-now-pass = None of your rings can move: pass.
yinsh-more-pass-ends = Both players pass, so the game ends.
yinsh-now-complete = The turn is complete.
yinsh-now-over = The game is over.

## Choices beside the board.

yinsh-pass = Pass
yinsh-row-number = Row { $number }
yinsh-row-ends = { $from }–{ $to }

## Points as they are read out: where, what, and what a touch would do.

yinsh-spot = { $point }, { $what }
yinsh-spot-can = { $point }, { $what }, { $can }
yinsh-empty = empty
yinsh-white-ring = white ring
yinsh-black-ring = black ring
yinsh-white-marker = white marker
yinsh-black-marker = black marker
yinsh-picked = picked up
yinsh-can-place = a ring can be placed here
yinsh-can-move = can move
yinsh-cannot-move = cannot move
yinsh-can-land = the ring can land here
yinsh-can-jump =
    { $count ->
        [one] the ring can land here, flips { $count } marker
       *[other] the ring can land here, flips { $count } markers
    }
yinsh-can-take-row = takes row { $number }
yinsh-in-rows =
    { $count ->
        [one] in { $count } row
       *[other] in { $count } rows
    }
yinsh-can-take-ring = can be taken

## What was done.

yinsh-tell-place = { $player }: ring on { $point }
yinsh-tell-move = { $player }: ring from { $from } to { $to }
yinsh-tell-jump =
    { $count ->
        [one] { $player }: ring from { $from } to { $to }, { $count } marker flips
       *[other] { $player }: ring from { $from } to { $to }, { $count } markers flip
    }
yinsh-tell-row = { $player }: row { $from }–{ $to } taken
yinsh-tell-ring = { $player }: ring on { $point } taken, { $won } of { $needed }
yinsh-tell-pass = { $player }: pass

## Panels.

yinsh-rings-won = Rings won
yinsh-rings-on-board = Rings on the board
yinsh-rings-to-place = Rings to place
yinsh-supply = Markers left in the supply
yinsh-supply-low = Only a few markers left
yinsh-markers-on-board = Markers on the board

## How it ended.

yinsh-end-rings = { $player } took three rings and wins.
yinsh-end-blitz = { $player } took the first ring and wins.
yinsh-end-supply = The markers are used up. { $player } took more rings and wins.
yinsh-end-supply-draw = The markers are used up. Both took the same number of rings: a draw.
yinsh-end-passes = Nobody can move. { $player } took more rings and wins.
yinsh-end-passes-draw = Nobody can move. Both took the same number of rings: a draw.
yinsh-end-open = The game was not played to its end.

## Why not.

yinsh-refused-over = The game is over: nothing is left to decide.
yinsh-refused-place-first = First all rings are placed: put one on an empty point.
yinsh-refused-move-first = Now a ring must be moved.
yinsh-refused-row-first = First take a row of five markers.
yinsh-refused-ring-first = First take one of your rings off the board.
yinsh-refused-occupied = { $point } is not empty: a ring needs an empty point.
yinsh-refused-not-your-ring = On { $point } there is no ring of yours. Choose one of your rings.
yinsh-refused-locked = The ring on { $point } cannot move: there is no empty point it could reach.
yinsh-refused-same-point = A ring must move to another point.
yinsh-refused-not-in-line = No line leads from { $from } to { $to }: a ring moves in a straight line.
yinsh-refused-over-ring = The ring on { $point } is in the way: rings cannot be jumped.
yinsh-refused-onto-marker = There is a marker on { $point }: a ring ends on an empty point.
yinsh-refused-beyond-jump = After a jump the ring stops on the first empty point: { $point }.
yinsh-refused-no-row = No row of yours runs through { $point }. Choose one of the marked rows.
yinsh-refused-not-five = { $from } to { $to } is no row: a row is five markers side by side in a straight line.
yinsh-refused-not-your-marker = On { $point } there is no marker of yours: a row is five markers of your colour.
yinsh-refused-must-move = You may pass only when none of your rings can move.

## What is wrong with a described position

yinsh-setup-crowded = There are two pieces on { $point }.
yinsh-setup-markers = There are too many markers on the board: { $count }.
yinsh-setup-rings = { $player }: the rings on the board and those taken must be five together.
yinsh-setup-won = With so many rings taken, the game would have ended before.
yinsh-setup-placing = While rings are placed, there are no markers, no rings have been taken, and the players take turns.
yinsh-setup-row-left = { $player }: a row is on the board that should have been taken before.
yinsh-setup-no-row = There is no row to take.
yinsh-setup-gift = Only a row or a ring can come from the opponent’s move.
yinsh-setup-passed = The other player cannot have passed: a ring of theirs can move.
yinsh-setup-not-over = Nothing ends the game here.

## Answers about the board. $moves are moves as they are written, $points are points.

yinsh-ask-rows = { $player }. Moves that make a row: { $moves }.
yinsh-ask-no-row = { $player }. No move makes a row.
# Four markers of five in a line; on the point that is missing stands $what.
yinsh-ask-four = { $player }. Four of five on { $line }; missing: { $point }, { $what }.
yinsh-ask-no-ring = There is no ring on { $point }.
yinsh-ask-glides = No marker flips on the way to: { $points }.
# $flips is a sentence, $player has the row.
yinsh-ask-with-row = { $flips } A row for: { $player }.

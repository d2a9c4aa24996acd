# YINSH: what the board, the panels and the screen reader say.

yinsh-white = White
yinsh-black = Black

## What to do now.

yinsh-now-place = Place a ring on any empty point.
yinsh-more-to-place =
    { $count ->
        [one] This is your last ring.
       *[other] You have { $count } rings to place.
    }
yinsh-now-move = Choose a ring to move.
yinsh-more-ring =
    { $count ->
        [one] The ring on { $point } can move to { $count } point.
       *[other] The ring on { $point } can move to { $count } points.
    }
yinsh-more-supply =
    { $count ->
        [one] Only { $count } marker is left. The game ends when there are none.
       *[other] Only { $count } markers are left. The game ends when there are none.
    }
yinsh-more-after-pass = { $player } had to pass: no ring could move.
yinsh-now-move-to =
    { $count ->
        [one] Move the ring on { $from }: it can reach { $count } point.
       *[other] Move the ring on { $from }: it can reach { $count } points.
    }
yinsh-more-marker = It leaves your marker on { $from }.
yinsh-more-no-flips = On the way to { $to } no markers flip.
yinsh-more-flips-white =
    { $white ->
        [one] On the way to { $to } it jumps { $white } marker, which turns white.
       *[other] On the way to { $to } it jumps { $white } markers; all turn white.
    }
yinsh-more-flips-black =
    { $black ->
        [one] On the way to { $to } it jumps { $black } marker, which turns black.
       *[other] On the way to { $to } it jumps { $black } markers; all turn black.
    }
# $count is $white and $black together, so at least two.
yinsh-more-flips =
    On the way to { $to } it jumps { $count ->
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
yinsh-more-makes-row = { $flips } This gives you a row.
yinsh-more-gives-row = { $flips } This gives your opponent a row.
yinsh-now-row = Remove your row of five.
yinsh-now-run =
    { $count ->
        [one] Choose which five of this { $count } marker to remove.
       *[other] Choose which five of these { $count } markers to remove.
    }
yinsh-now-rows =
    { $count ->
        [one] Remove this row.
       *[other] Choose one of these { $count } rows to remove.
    }
yinsh-now-which-row = { $point } is in more than one row: choose one by its number.
yinsh-more-row = Row { $number }: { $from }–{ $to }.
yinsh-more-run =
    { $count ->
        [one] { $count } stays. Then remove one of your rings.
       *[other] { $count } stay. Then remove one of your rings.
    }
yinsh-more-crossing = When rows cross, you can remove only one. Then remove one of your rings.
yinsh-more-then-ring = Then remove one of your rings.
yinsh-more-gift = { $player } made this row. You still get your own move afterwards.
yinsh-now-ring = Remove one of your rings.
yinsh-more-ring-count = This will be ring { $won } of { $needed }.
yinsh-more-ring-wins = This wins the game.
yinsh-now-pass = None of your rings can move, so you have to pass.
yinsh-more-pass-ends = Your opponent passed too, so this ends the game.
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
yinsh-picked = selected
yinsh-can-place = you can place a ring here
yinsh-can-move = can move
yinsh-cannot-move = can’t move
yinsh-can-land = the ring can land here
yinsh-can-jump =
    { $count ->
        [one] the ring can land here and flip { $count } marker
       *[other] the ring can land here and flip { $count } markers
    }
yinsh-can-take-row = removes row { $number }
yinsh-in-rows =
    { $count ->
        [one] in { $count } row
       *[other] in { $count } rows
    }
yinsh-can-take-ring = can be removed

## What was done.

yinsh-tell-place = { $player } places a ring on { $point }.
yinsh-tell-move = { $player } moves a ring from { $from } to { $to }.
yinsh-tell-jump =
    { $count ->
        [one] { $player } moves a ring from { $from } to { $to } and flips { $count } marker.
       *[other] { $player } moves a ring from { $from } to { $to } and flips { $count } markers.
    }
yinsh-tell-row = { $player } removes the row { $from }–{ $to }.
yinsh-tell-ring = { $player } removes the ring on { $point }: { $won } of { $needed }.
yinsh-tell-pass = { $player } passes.

## Panels.

yinsh-rings-won = Rings removed
yinsh-rings-on-board = Rings on the board
yinsh-rings-to-place = Rings to place
yinsh-supply = Markers left in the supply
yinsh-supply-low = Only a few markers left
yinsh-markers-on-board = Markers on the board

## How it ended.

yinsh-end-rings = { $player } removed three rings and wins.
yinsh-end-blitz = { $player } removed the first ring and wins.
yinsh-end-supply = The markers have run out. { $player } removed more rings and wins.
yinsh-end-supply-draw = The markers have run out. Both players removed the same number of rings, so it’s a draw.
yinsh-end-passes = Nobody can move. { $player } removed more rings and wins.
yinsh-end-passes-draw = Nobody can move. Both players removed the same number of rings, so it’s a draw.
yinsh-end-open = The game wasn’t finished.

## Why not.

yinsh-refused-over = The game is over.
yinsh-refused-place-first = All the rings have to be placed first: put one on an empty point.
yinsh-refused-move-first = You have to move a ring now.
yinsh-refused-row-first = First remove a row of five markers.
yinsh-refused-ring-first = First remove one of your rings.
yinsh-refused-occupied = { $point } isn’t empty: a ring needs an empty point.
yinsh-refused-not-your-ring = You don’t have a ring on { $point }. Choose one of your rings.
yinsh-refused-locked = The ring on { $point } can’t move: there’s no empty point it can reach.
yinsh-refused-same-point = A ring has to move to another point.
yinsh-refused-not-in-line = There’s no line from { $from } to { $to }: a ring moves in a straight line.
yinsh-refused-over-ring = The ring on { $point } is in the way: you can’t jump rings.
yinsh-refused-onto-marker = There’s a marker on { $point }: a ring has to stop on an empty point.
yinsh-refused-beyond-jump = After a jump, the ring stops on the first empty point: { $point }.
yinsh-refused-no-row = You have no row through { $point }. Choose one of the highlighted rows.
yinsh-refused-not-five = { $from } to { $to } isn’t a row: a row is five markers side by side in a straight line.
yinsh-refused-not-your-marker = You don’t have a marker on { $point }: a row is five markers of your colour.
yinsh-refused-must-move = You can pass only when none of your rings can move.

## What is wrong with a described position

yinsh-setup-crowded = There are two pieces on { $point }.
yinsh-setup-markers = There are too many markers on the board: { $count }.
yinsh-setup-rings = { $player }: the rings on the board and the rings removed must add up to five.
yinsh-setup-won = With that many rings removed, the game would already be over.
yinsh-setup-placing = While rings are being placed, there are no markers, no rings have been removed, and the players take turns.
yinsh-setup-row-left = { $player }: there is a row on the board that should already have been removed.
yinsh-setup-no-row = There is no row to remove.
yinsh-setup-gift = Only a row or a ring can be left over from the opponent’s move.
yinsh-setup-passed = The other player can’t have passed: one of their rings can move.
yinsh-setup-not-over = The game isn’t over in this position.

## Answers about the board. $moves are moves as they are written, $points are points.

yinsh-ask-rows = { $player }. Moves that make a row: { $moves }.
yinsh-ask-no-row = { $player }. No move makes a row.
# Four markers of five in a line; on the point that is missing stands $what.
yinsh-ask-four = { $player }. Four of five on { $line }; missing: { $point }, { $what }.
yinsh-ask-no-ring = There is no ring on { $point }.
yinsh-ask-glides = No markers flip on the way to { $points }.
# $flips is a sentence, $player has the row.
yinsh-ask-with-row = { $flips } This makes a row for { $player }.

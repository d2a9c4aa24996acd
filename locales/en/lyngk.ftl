# LYNGK. Colours and players are handed in as words of their own: colours in lower case within a sentence, or as
# labels; $player always starts a sentence. $point, $from, $to, $steps are names of points.

## Pieces and players

lyngk-ivory = ivory
lyngk-blue = blue
lyngk-red = red
lyngk-green = green
lyngk-black = black
lyngk-joker = joker
lyngk-label-ivory = Ivory
lyngk-label-blue = Blue
lyngk-label-red = Red
lyngk-label-green = Green
lyngk-label-black = Black
lyngk-first = First player
lyngk-second = Second player
# Joins two parts of an enumeration; $rest may be such a pair itself.
lyngk-list = { $first }, { $rest }
# The same for what is read out of one point: its name and piece, whose it is, what can be done.
lyngk-parts = { $first }; { $rest }

## What to do now

lyngk-now-move = Choose a stack to move.
lyngk-now-move-or-claim = Choose a stack to move, or claim a colour first.
lyngk-now-claimed = { $colour } is yours. Now choose a stack to move.
lyngk-now-claim = You cannot move before you claim a colour. Choose one beside the board.
lyngk-now-pass = None of your stacks can move, so you have to pass.
lyngk-now-land = Choose where the stack from { $point } lands.
lyngk-claims-left =
    { $claims ->
        [one] You can claim one more colour.
       *[other] You can claim { $claims } more colours.
    }
# $colour is a label.
lyngk-how-neutral = { $colour } is neutral: it goes straight to the next stack that is no higher.
lyngk-how-own = { $colour } is yours: it lands on any height and may step on stacks with the same top.
lyngk-choice-pass = Pass
lyngk-to-act = { $player } to move.
lyngk-over-win = { $player } wins.
lyngk-over-draw = The game is a draw.

## What a touch would do, or has done

lyngk-by = Steps on { $steps }. { $result }
# $pieces is an enumeration, bottom piece first.
lyngk-made = Makes a stack of { $height }: { $pieces }.
lyngk-made-won = Makes a stack of { $height } with a claimed colour on top: it is won and leaves the board.
lyngk-made-win = Makes a stack of { $height } with a claimed colour on top: that wins the game.
lyngk-made-obstacle = Makes a stack of { $height } with a neutral top: it stays as an obstacle and counts for nobody.
lyngk-made-waits = Makes a stack of { $height } with a neutral top: it stays until somebody claims { $colour }.
lyngk-would-claim =
    { $stacks ->
        [one] { $colour } becomes yours; it tops one stack.
       *[other] { $colour } becomes yours; it tops { $stacks } stacks.
    }
lyngk-would-collect =
    { $stacks ->
        [one] { $colour } becomes yours; it tops one stack.
       *[other] { $colour } becomes yours; it tops { $stacks } stacks.
    } { $collected ->
        [one] You collect one full stack at once.
       *[other] You collect { $collected } full stacks at once.
    }
lyngk-would-pass = Pass: none of your stacks can move.
lyngk-there-piece =
    { $ways ->
        [one] A single piece, { $piece }. It can go to one stack.
       *[other] A single piece, { $piece }. It can go to { $ways } stacks.
    }
lyngk-there-stack =
    { $ways ->
        [one] A stack of { $height }: { $pieces }. It can go to one stack.
       *[other] A stack of { $height }: { $pieces }. It can go to { $ways } stacks.
    }
lyngk-there = A stack of { $height }: { $pieces }.
lyngk-claimed-by = { $player } has claimed { $colour }.
# $colour is a label.
lyngk-went = { $colour } goes from { $from } to { $to }.
lyngk-went-by = { $colour } goes from { $from } by { $steps } to { $to }.

## Actions told

lyngk-makes = a stack of { $height }
lyngk-makes-won = a stack of { $height }, won
lyngk-makes-win = a stack of { $height }, which wins the game
lyngk-makes-obstacle = a stack of { $height } that stays as an obstacle
lyngk-tell-claim = { $player }: claims { $colour }.
lyngk-tell-collect =
    { $stacks ->
        [one] { $player }: claims { $colour } and collects one stack.
       *[other] { $player }: claims { $colour } and collects { $stacks } stacks.
    }
lyngk-tell-move = { $player }: { $colour } from { $from } to { $to }, { $result }.
lyngk-tell-chain = { $player }: { $colour } from { $from } by { $steps } to { $to }, { $result }.
lyngk-tell-move-only = { $player }: from { $from } to { $to }.
lyngk-tell-pass = { $player }: passes, no stack can move.

## Spots as they are read out

lyngk-spot-empty = { $point }, empty
lyngk-spot-piece = { $point }, { $piece }
# Bottom piece first.
lyngk-spot-stack = { $point }, stack of { $height } from the bottom: { $pieces }
lyngk-neutral = neutral
lyngk-of-first = of the first player
lyngk-of-second = of the second player
lyngk-spot-fixed = stays for ever
lyngk-spot-selected = selected
lyngk-spot-movable = can move
lyngk-spot-land = can land here
lyngk-spot-land-by = can land here by { $steps }
lyngk-marker = claim marker { $colour }
lyngk-marker-open =
    { $stacks ->
        [one] can be claimed, tops one stack
       *[other] can be claimed, tops { $stacks } stacks
    }
lyngk-marker-collects =
    { $stacks ->
        [one] collects one full stack
       *[other] collects { $stacks } full stacks
    }
lyngk-marker-no-claims = you have claimed two colours
lyngk-claim-open = Neutral: claim
lyngk-claim-neutral = Neutral
lyngk-nowhere = nothing

## What counts

lyngk-fact-won = Stacks won
lyngk-fact-colours = Colours
lyngk-fact-board = On the board
lyngk-fact-claims = Claims left
lyngk-fact-neutral = Neutral colours
lyngk-fact-stacks = Stacks on the board
lyngk-line-won = Stacks won
lyngk-line-height =
    { $height ->
        [one] Single pieces on the board
       *[other] Stacks of { $height } on the board
    }
lyngk-end-won = Neither player can move. { $player } wins with more stacks won, { $more } to { $fewer }.
lyngk-end-height =
    { $height ->
        [one] Neither player can move, and both won the same number of stacks. { $player } wins with more single pieces on the board, { $more } to { $fewer }.
       *[other] Neither player can move, and both won the same number of stacks. { $player } wins with more stacks of { $height } on the board, { $more } to { $fewer }.
    }
lyngk-end-six = { $player } wins with a stack of { $height } topped by a claimed colour.
lyngk-end-draw = Neither player can move, and both have the same stacks of every height: a draw.

## Why not

lyngk-why-over = The game is over.
lyngk-why-already-claimed = One claim a turn: now a stack has to move.
lyngk-why-colour-taken = { $player } has claimed { $colour } already.
lyngk-why-no-claim-left = { $player } has claimed two colours, and more are not allowed.
lyngk-why-no-move-after-claim = { $colour } cannot be claimed now: no move could follow the claim.
lyngk-why-must-move = You can move, so you may not pass.
lyngk-why-must-claim = You can move after claiming a colour, so you may not pass.
lyngk-why-same-point = A stack has to move to another point.
lyngk-why-empty-source = There is no stack on { $point }.
lyngk-why-joker = The joker on { $point } does not move; stacks can land on it.
lyngk-why-opponents = { $colour } is your opponent’s colour, so the stack on { $point } is not yours to move.
lyngk-why-full = The stack on { $point } is full and stays where it is.
lyngk-why-empty-target = { $point } is empty: a move has to end on a stack.
lyngk-why-colour-twice = { $colour } is in both stacks, and no colour may be twice in one (on { $point }).
lyngk-why-too-high = Together they would be { $height } pieces high, and { $limit } is the limit.
lyngk-why-neutral-on-higher = A neutral stack lands only on stacks no higher than itself: this one has { $target }, yours { $height }.
lyngk-why-not-in-line = No line leads from { $from } to { $to }.
lyngk-why-blocked = The stack on { $point } is in the way: there is no jumping.
lyngk-why-no-path = Neither a free line nor steps on stacks with the same top ({ $colour }) lead to { $point }.
lyngk-why-only-pass = None of your stacks can move, so you have to pass.
lyngk-why-claim-first = No stack can move before you claim a colour.
lyngk-why-stuck = The stack on { $point } cannot go anywhere now: it fits on no stack within reach.

## What is wrong with a layout or a described position

lyngk-layout-letters = A layout has 43 letters, each of them I, B, R, G, K or J. { $reason }
lyngk-layout-count = Wrong number of pieces in the layout ({ $piece }): { $found } instead of { $wanted }.
lyngk-layout-none = The layout is missing: “layout=” and 43 letters, or “seed=” and a number, as in lyngk:seed=1.
lyngk-layout-in-code = A position code has neither a layout nor a seed: the position says where the pieces are.
lyngk-setup-too-high = The stack on { $point } has too many pieces.
lyngk-setup-colour-twice = { $colour } is twice in the stack on { $point }.
lyngk-setup-joker = On { $point } a joker lies on other pieces.
lyngk-setup-too-many = Too many pieces of one kind ({ $piece }): at most { $supply } are possible.
lyngk-setup-missing = More pieces of one kind ({ $piece }) are missing than the stacks won can hold.
lyngk-setup-missing-pieces = Pieces missing from the board: { $found }. Pieces in the stacks won: { $expected }.
lyngk-setup-claimed-twice = { $colour } is claimed twice.
lyngk-setup-claims = { $player } has claimed more than two colours.
lyngk-setup-claims-moves = A move follows each claim. Claims: { $claims }, moves: { $moves }.
lyngk-setup-won-colour = { $player }: more stacks won than pieces of the claimed colours are missing.
lyngk-setup-uncollected = The stack on { $point } would have been collected when its colour was claimed.
lyngk-setup-start = Nobody has moved yet, so the first player begins.
lyngk-setup-nothing-claimed = { $player } has no colour that could have been claimed in this turn.
lyngk-setup-no-move = { $player } has claimed in this turn, but cannot move.
lyngk-setup-won-twice = A stack of six ends the game: there is only one, and no turn after it.
lyngk-setup-no-six = { $player }: no stack of six with a claimed colour on top is on the board.

## Answers about the board

lyngk-ask-stack = stack of { $height } from the bottom: { $pieces }
lyngk-ask-full = { $player }: { $from }–{ $to }, { $result }.
# $claim and $move are sentences.
lyngk-ask-full-claim = { $claim } { $move }
lyngk-ask-none = { $player }: no stack can be filled up with the next move.
lyngk-ask-way = { $to }: { $result }.
lyngk-ask-way-by = { $to } by { $steps }: { $result }.

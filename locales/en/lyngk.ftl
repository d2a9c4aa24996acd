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
lyngk-now-claim = You have to claim a colour before you can move. Choose one beside the board.
lyngk-now-pass = None of your stacks can move, so you have to pass.
lyngk-now-land = Choose where to put the stack from { $point }.
lyngk-claims-left =
    { $claims ->
        [one] You can claim one more colour.
       *[other] You can claim { $claims } more colours.
    }
# $colour is a label.
lyngk-how-neutral = { $colour } is neutral: it moves straight to the next stack, if that is no taller.
lyngk-how-own = { $colour } is yours: it can land on any height and step on stacks with the same colour on top.
lyngk-choice-pass = Pass
lyngk-to-act = { $player } to move.
lyngk-over-win = { $player } wins.
lyngk-over-draw = It’s a draw.

## What a touch would do, or has done

lyngk-by = Via { $steps }. { $result }
# $pieces is an enumeration, bottom piece first.
lyngk-made = Makes a stack of { $height }: { $pieces }.
lyngk-made-won = Makes a stack of { $height } with a claimed colour on top: it’s won and leaves the board.
lyngk-made-win = Makes a stack of { $height } with a claimed colour on top: that wins the game.
lyngk-made-obstacle = Makes a stack of { $height } with a neutral top: it stays as an obstacle and counts for nobody.
lyngk-made-waits = Makes a stack of { $height } with a neutral top: it stays until someone claims { $colour }.
lyngk-would-claim =
    { $stacks ->
        [one] { $colour } becomes yours: it’s on top of one stack.
       *[other] { $colour } becomes yours: it’s on top of { $stacks } stacks.
    }
lyngk-would-collect =
    { $stacks ->
        [one] { $colour } becomes yours: it’s on top of one stack.
       *[other] { $colour } becomes yours: it’s on top of { $stacks } stacks.
    } { $collected ->
        [one] You win one full stack right away.
       *[other] You win { $collected } full stacks right away.
    }
lyngk-would-pass = Pass: none of your stacks can move.
lyngk-there-piece =
    { $ways ->
        [one] A single piece, { $piece }. It can move to one stack.
       *[other] A single piece, { $piece }. It can move to { $ways } stacks.
    }
lyngk-there-stack =
    { $ways ->
        [one] A stack of { $height }: { $pieces }. It can move to one stack.
       *[other] A stack of { $height }: { $pieces }. It can move to { $ways } stacks.
    }
lyngk-there = A stack of { $height }: { $pieces }.
lyngk-claimed-by = { $player } has claimed { $colour }.
# $colour is a label.
lyngk-went = { $colour } moves from { $from } to { $to }.
lyngk-went-by = { $colour } moves from { $from } via { $steps } to { $to }.

## Actions told

lyngk-makes = a stack of { $height }
lyngk-makes-won = a stack of { $height } that counts as won
lyngk-makes-win = a stack of { $height } that wins the game
lyngk-makes-obstacle = a stack of { $height } that stays as an obstacle
lyngk-tell-claim = { $player } claims { $colour }.
lyngk-tell-collect =
    { $stacks ->
        [one] { $player } claims { $colour } and wins one full stack.
       *[other] { $player } claims { $colour } and wins { $stacks } full stacks.
    }
lyngk-tell-move = { $player } moves { $colour } from { $from } to { $to }, making { $result }.
lyngk-tell-chain = { $player } moves { $colour } from { $from } via { $steps } to { $to }, making { $result }.
lyngk-tell-move-only = { $player } moves from { $from } to { $to }.
lyngk-tell-pass = { $player } passes: no stack can move.

## Spots as they are read out

lyngk-spot-empty = { $point }, empty
lyngk-spot-piece = { $point }, { $piece }
# Bottom piece first.
lyngk-spot-stack = { $point }, stack of { $height }, bottom to top: { $pieces }
lyngk-neutral = neutral
lyngk-of-first = first player’s
lyngk-of-second = second player’s
lyngk-spot-fixed = full, stays here
lyngk-spot-selected = selected
lyngk-spot-movable = can move
lyngk-spot-land = can land here
lyngk-spot-land-by = can land here via { $steps }
lyngk-marker = { $colour } claim marker
lyngk-marker-open =
    { $stacks ->
        [one] can be claimed, on top of one stack
       *[other] can be claimed, on top of { $stacks } stacks
    }
lyngk-marker-collects =
    { $stacks ->
        [one] wins one full stack
       *[other] wins { $stacks } full stacks
    }
lyngk-marker-no-claims = you have already claimed two colours
lyngk-claim-open = Claim
lyngk-claim-neutral = Free
lyngk-claim-yours = Yours
lyngk-nowhere = none

## What counts

lyngk-fact-won = Stacks won
# Below the number.
lyngk-strip-won =
    { $count ->
        [one] stack
       *[other] stacks
    }
lyngk-fact-colours = Colours
lyngk-colours-top = Stacks on top
lyngk-fact-board = On the board
lyngk-fact-claims = Claims left
lyngk-fact-stacks = Stacks on the board
lyngk-line-won = Stacks won
lyngk-line-height =
    { $height ->
        [one] Single pieces on the board
       *[other] Stacks of { $height } on the board
    }
lyngk-end-won = Neither player can move. { $player } has won more stacks, { $more } to { $fewer }, and wins the game.
lyngk-end-height =
    { $height ->
        [one] Neither player can move, and both have won the same number of stacks. { $player } has more single pieces on the board, { $more } to { $fewer }, and wins.
       *[other] Neither player can move, and both have won the same number of stacks. { $player } has more stacks of { $height } on the board, { $more } to { $fewer }, and wins.
    }
lyngk-end-six = { $player } made a stack of { $height } with a claimed colour on top and wins.
lyngk-end-draw = Neither player can move, and both have the same number of stacks of every height, so it’s a draw.

## Why not

lyngk-why-over = The game is over.
lyngk-why-already-claimed = You can claim only one colour per turn. Now move a stack.
lyngk-why-colour-taken = { $player } has already claimed { $colour }.
lyngk-why-no-claim-left = { $player } has already claimed two colours, which is the limit.
lyngk-why-no-move-after-claim = { $colour } can’t be claimed now: there would be no move after it.
lyngk-why-must-move = You can’t pass while you can move.
lyngk-why-must-claim = You can’t pass: if you claim a colour, you can move.
lyngk-why-same-point = A stack has to move to another point.
lyngk-why-empty-source = There’s no stack on { $point }.
lyngk-why-joker = The joker on { $point } can’t move, but stacks can land on it.
lyngk-why-opponents = { $colour } is your opponent’s colour, so you can’t move the stack on { $point }.
lyngk-why-full = The stack on { $point } is full and can’t move.
lyngk-why-empty-target = { $point } is empty: a move has to end on a stack.
lyngk-why-colour-twice = { $colour } is in both stacks: the one on { $point } can’t hold it twice.
lyngk-why-too-high = Together they would make a stack of { $height }, and the limit is { $limit }.
lyngk-why-neutral-on-higher = A neutral stack can’t land on a taller one: this one has { $target } pieces, yours has { $height }.
lyngk-why-again = { $why } Tap it again to pick it up instead.
lyngk-why-not-in-line = There’s no line from { $from } to { $to }.
lyngk-why-blocked = The stack on { $point } is in the way: stacks can’t be jumped.
lyngk-why-no-path = You can’t get to { $point } in a straight line, or by stepping on stacks with { $colour } on top.
lyngk-why-only-pass = None of your stacks can move, so you have to pass.
lyngk-why-claim-first = You have to claim a colour before any stack can move.
lyngk-why-stuck = The stack on { $point } can’t go anywhere now: it fits on no stack within reach.

## What is wrong with a layout or a described position

lyngk-layout-letters = A layout is 43 letters long, using only I, B, R, G, K and J. { $reason }
lyngk-layout-count = The layout has the wrong number of one piece ({ $piece }): { $found } instead of { $wanted }.
lyngk-layout-none = There is no layout: add “layout=” and 43 letters, or “seed=” and a number, as in lyngk:seed=1.
lyngk-layout-in-code = A position code can’t have a layout or a seed: the position itself says where the pieces are.
lyngk-setup-too-high = The stack on { $point } has too many pieces.
lyngk-setup-colour-twice = { $colour } is in the stack on { $point } twice.
lyngk-setup-joker = There is a joker on top of other pieces on { $point }.
lyngk-setup-too-many = There are too many of one piece ({ $piece }): the most there can be is { $supply }.
lyngk-setup-missing = More of one piece ({ $piece }) are missing than the stacks won can hold.
lyngk-setup-missing-pieces = Pieces missing from the board: { $found }. Pieces in the stacks won: { $expected }.
lyngk-setup-claimed-twice = { $colour } has been claimed twice.
lyngk-setup-claims = { $player } has claimed more than two colours.
lyngk-setup-claims-moves = Every claim is followed by a move. Claims: { $claims }, moves: { $moves }.
lyngk-setup-won-colour = { $player } has won more stacks than there are missing pieces of the claimed colours.
lyngk-setup-uncollected = The stack on { $point } would have been won when its colour was claimed.
lyngk-setup-start = Nobody has moved yet, so the first player starts.
lyngk-setup-nothing-claimed = { $player } has no colour that could have been claimed this turn.
lyngk-setup-no-move = { $player } has claimed a colour this turn but can’t move.
lyngk-setup-won-twice = A stack of six ends the game, so there can be only one, and no turn after it.
lyngk-setup-no-six = { $player } has no stack of six with a claimed colour on top.

## Answers about the board

lyngk-ask-stack = stack of { $height }, bottom to top: { $pieces }
lyngk-ask-full = { $player }: { $from }–{ $to } makes { $result }.
# $claim and $move are sentences.
lyngk-ask-full-claim = { $claim } { $move }
lyngk-ask-none = { $player }: no stack can be completed with the next move.
lyngk-ask-way = { $to }: { $result }.
lyngk-ask-way-by = { $to } via { $steps }: { $result }.

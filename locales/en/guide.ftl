# A first game, explained as it goes, and the opponent’s last turn in one sentence. On a phone each of these has one line
# of about 45 characters, so: short.

## YINSH
# $needed is how many rings win: three, or one in Blitz.
yinsh-guide-goal =
    { $needed ->
        [one] The goal: make one row of five.
       *[other] The goal: make { $needed } rows of five.
    }
yinsh-guide-place = First, each player places five rings.
yinsh-guide-move = Move a ring: it leaves a marker behind.
yinsh-guide-five = Line up five of your markers to make a row.
yinsh-guide-flip = Markers that are jumped change colour.
yinsh-guide-flipped = So a jump can make a row, or break one.
yinsh-guide-row =
    { $needed ->
        [one] Then remove a ring, and you win.
       *[other] Then remove a ring: one of the { $needed } you need.
    }
yinsh-guide-ring = It’s a point, but leaves you one ring fewer.
# $won is how many rings the opponent has removed.
yinsh-guide-theirs = Your opponent made a row: { $won } of { $needed }.
yinsh-guide-break = Jump over their markers before they reach five.
yinsh-turn-row = { $player } makes the row { $from }–{ $to } and removes the ring on { $point }.

## LYNGK
lyngk-guide-goal = The goal: win the most stacks of five.
lyngk-guide-goal-six = The goal: be first to make a stack of six.
lyngk-guide-top = It needs a colour you’ve claimed on top.
lyngk-guide-once = A stack can hold each colour only once.
# $colour is a label.
lyngk-guide-claimed = { $colour }: now only you can move it.
lyngk-guide-theirs = { $colour } now belongs to your opponent.
lyngk-guide-two = You can’t move it now. Claim two of your own.
lyngk-guide-chain = That stack stepped on others on the way.
lyngk-guide-chains = Claimed colours can, on tops of the same colour.
lyngk-guide-won = A stack was won and left the board.
lyngk-guide-most = When nobody can move, the most stacks win.
lyngk-turn-claim = { $player } claims { $colour } and moves from { $from } to { $to }.

## Kulami
kulami-guide-goal = The goal: hold tiles. Each hole is a point.
kulami-guide-barred = The last two marbles’ tiles are barred.
# $size is the number of the tile’s holes.
kulami-guide-taken =
    { $size ->
        [one] You hold a tile worth { $size } point.
       *[other] You hold a tile worth { $size } points.
    }
kulami-guide-held = With more marbles on a tile, you hold it.
kulami-guide-end = If you have nowhere to play, the game ends.

## Settings
setting-guide = Explain each game the first time you play it

# Kulami: marbles in the holes of tiles.

## Players and marbles

kulami-red = Red
kulami-black = Black
kulami-red-marble = red marble
kulami-black-marble = black marble

## What to do now

# $row and $column name the lines of the last marble, as in “row 4 or column d”.
kulami-prompt-cross = Place a marble in row { $row } or column { $column }
kulami-prompt-row = Place a marble in row { $row }
kulami-prompt-column = Place a marble in column { $column }
kulami-prompt-swap = Place a marble in row { $row } or column { $column }, or swap sides
kulami-prompt-first = Place the first marble in any hole
# The turn is complete.
kulami-prompt-placed = The marble is in { $hole }
kulami-prompt-swapped = Sides are swapped
kulami-prompt-start = The first marble may go into any hole
kulami-prompt-over = The game is over
kulami-points = Red { $red }, Black { $black }.
kulami-more-first = The next marble will go into its row or column.
kulami-more-open = { $holes ->
    [one] { $holes } hole is open. Hatched tiles are barred.
   *[other] { $holes } holes are open. Hatched tiles are barred.
}
kulami-hint-swap = Hint: swap sides.

## What a marble would do

# $tile, $line and $next are sentences of their own.
kulami-effect = { $tile } { $next }
kulami-effect-with-line = { $tile } { $line } { $next }
# $red and $black are the points afterwards, as in 18 : 17.
kulami-effect-takes = Takes the tile: { $red } : { $black }.
kulami-effect-frees = { $player } loses the tile: { $red } : { $black }.
kulami-effect-holds = The tile stays yours: { $red } : { $black }.
kulami-effect-behind = { $player } still holds the tile: { $red } : { $black }.
kulami-effect-line = A line of { $length }.
kulami-effect-replies = { $holes ->
    [one] { $player } then has { $holes } hole.
   *[other] { $player } then has { $holes } holes.
}
kulami-effect-end = Ends the game.

## Swapping sides

kulami-swap = Swap sides
kulami-swap-detail = You take over the red marble in { $hole } and play Red.

## Why not

kulami-refused-over = The game is over.
kulami-refused-no-hole = There is no hole at { $hole }.
kulami-refused-occupied = { $hole } is taken ({ $marble }): a hole holds one marble.
kulami-refused-not-in-line = { $hole } is not in line with the last marble, { $last }: play in row { $row } or column { $column }.
# The tile of $hole also has $marble on it, the marble placed last.
kulami-refused-last-tile = The tile of { $hole } is barred: the last marble, { $marble }, is on it.
# $marble is the marble placed before the last one.
kulami-refused-previous-tile = The tile of { $hole } is barred: the marble before the last, { $marble }, is on it.
kulami-refused-swap-off = This game is played without swapping sides.
kulami-refused-swap-now = { $marbles ->
    [one] Sides can be swapped only instead of the second marble; { $marbles } marble is placed.
   *[other] Sides can be swapped only instead of the second marble; { $marbles } marbles are placed.
}
kulami-refused-swapped = Sides were swapped already.

## A hole, read out

# $tile is a sentence about its tile, $effect says what a marble here would do.
kulami-spot-open = { $hole }, empty, open. { $effect } { $tile }
kulami-spot-empty = { $hole }, empty. { $tile }
kulami-spot-barred = { $hole }, empty, on a barred tile. { $tile }
kulami-spot-aside = { $hole }, empty, not in line with { $last }. { $tile }
kulami-spot-marble = { $hole }, { $marble }. { $tile }
kulami-spot-last = { $hole }, { $marble }, placed last. { $tile }
kulami-spot-previous = { $hole }, { $marble }, placed before the last. { $tile }
kulami-spot-swap = Swap sides. { $detail }
kulami-spot-nothing = { $hole }, no hole
# $size is the number of its holes, $red and $black the marbles on it.
kulami-tile-bare = Tile of { $size }: no marbles yet.
kulami-tile-held = Tile of { $size }: { $player } holds it, { $red } : { $black }.
kulami-tile-tied = Tile of { $size }: nobody holds it, { $red } : { $black }.

## What was done

# $red and $black are the points afterwards, $size the number of the tile’s holes.
kulami-tell-place = { $player }: marble in { $hole }.
kulami-tell-takes = { $player }: marble in { $hole }, takes a tile of { $size }, { $red } : { $black }.
kulami-tell-frees = { $player }: marble in { $hole }, { $other } loses a tile of { $size }, { $red } : { $black }.
kulami-tell-swap = { $player }: swaps sides and takes over the red marble in { $hole }.

## Panels and the end

kulami-marbles-left = Marbles left
kulami-score-tiles = Score now, tiles only
kulami-score-area = Score now, tiles and area
kulami-score-lines = Score now, tiles and lines
kulami-score-all = Score now, tiles, area and lines
kulami-tiles = Tiles
kulami-area = Largest area
kulami-lines = Lines of five or more
kulami-total = Total
# $why, $result and $note are sentences of their own.
kulami-end = { $why } { $result }
kulami-end-bonus = { $why } { $result } { $note }
kulami-end-placed = { $marbles ->
    [one] The marble is placed.
   *[other] All { $marbles } marbles are placed.
}
kulami-end-stuck = { $player } has no hole to play.
kulami-end-win = { $margin ->
    [one] { $player } wins by { $margin } point.
   *[other] { $player } wins by { $margin } points.
}
kulami-end-draw = { $points ->
    [one] A draw: { $points } point each.
   *[other] A draw: { $points } points each.
}
kulami-end-tiles-win = On tiles alone { $player } would have won.
kulami-end-tiles-draw = On tiles alone it would have been a draw.
kulami-end-unfinished = The game was not played to its end.

## What is wrong with a board or a described position

kulami-board-name = No board is called “{ $name }”. There are square, irregular, example, square- with a number, and rows of tile letters.
kulami-board-square = There is no square number { $id }: the last one is { $last }.
kulami-board-character = Row { $row }, column { $column }: “{ $found }” is neither a tile (A to Z) nor a gap (a dot).
kulami-row-length = Row { $row } has the wrong length: { $found } instead of { $wanted }.
kulami-board-empty = The board has no tile.
kulami-board-large = The board is { $width } × { $height }, but 10 × 10 is the largest.
kulami-board-scattered = The parts of tile { $letter } do not touch.
kulami-board-rectangle = Tile { $letter } is not a rectangle.
kulami-board-kind = Tile { $letter } is { $width } × { $height }, but there are only 2 × 3, 2 × 2, 1 × 3 and 1 × 2.
kulami-board-tiles = Tiles of 2 × 3, 2 × 2, 1 × 3 and 1 × 2: { $six }, { $four }, { $three } and { $two } instead of 4, 5, 4 and 4.
kulami-board-apart = Tile { $letter } is not joined to the first one, edge to edge.
kulami-setup-rows = Rows of the position: { $found }, rows of the board: { $wanted }.
kulami-setup-no-gap = { $hole } is a hole of the board, not a gap.
kulami-setup-counts = Red marbles: { $red }, black marbles: { $black }. Red has as many as Black or one more.
kulami-setup-many = { $player }: { $count } marbles, but each player has 28.
kulami-setup-turn = { $player }: by the numbers of marbles, it is the other’s turn.
kulami-setup-no-last = The last marble is not named.
kulami-setup-no-previous = The marble before the last is not named.
kulami-setup-too-few = { $hole } cannot be one of the last two marbles: there are too few on the board.
kulami-setup-recent = { $hole } cannot be one of the last two marbles: there should be a { $marble }.
kulami-setup-line = The last marble, { $last }, is not in line with the one before it, { $previous }.
kulami-setup-tile = The last marble, { $last }, is on the tile of the one before it, { $previous }.
kulami-setup-crowded = Too many marbles on the tile of { $hole }: { $found } of { $placed }.
kulami-setup-unreachable = The marble in { $hole } cannot be of the same game as the last one.
kulami-setup-swap-early = Sides are swapped before the first marble.
kulami-setup-swap-end = Sides are swapped, but the first marble, { $hole }, ended the game.

## Answers about the board

kulami-marbles-on-board = Marbles on the board
# $holes are two corners of the tile, $tile is a sentence about it.
kulami-ask-tile = { $holes }. { $tile }
kulami-ask-open = { $tile } Open now: { $holes }.
kulami-ask-settled = No tile is contested.

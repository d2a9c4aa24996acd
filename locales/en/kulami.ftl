# Kulami: marbles in the holes of tiles.

## Players and marbles

kulami-red = Red
kulami-black = Black
kulami-red-marble = red marble
kulami-black-marble = black marble

## What to do now

# $row and $column name the lines of the last marble, as in “row 4 or column d”.
kulami-prompt-cross = Place a marble in row { $row } or column { $column }.
kulami-prompt-row = Place a marble in row { $row }.
kulami-prompt-column = Place a marble in column { $column }.
kulami-prompt-swap = Place a marble in row { $row } or column { $column }, or swap sides.
# The same on a board that lies turned by a quarter, so that rows stand upright.
kulami-prompt-cross-turned = Place a marble in column { $row } or row { $column }.
kulami-prompt-row-turned = Place a marble in column { $row }.
kulami-prompt-column-turned = Place a marble in row { $column }.
kulami-prompt-swap-turned = Place a marble in column { $row } or row { $column }, or swap sides.
kulami-prompt-first = Place the first marble in any hole.
# The turn is complete.
kulami-prompt-placed = The marble is in { $hole }.
kulami-prompt-swapped = Sides have been swapped.
kulami-prompt-start = The first marble can go in any hole.
kulami-prompt-over = The game is over.
kulami-points = Red { $red }, Black { $black }.
kulami-more-first = The next marble will have to go in its row or column.
kulami-more-open = { $holes ->
    [one] { $holes } hole is open. Striped tiles are barred.
   *[other] { $holes } holes are open. Striped tiles are barred.
}
kulami-hint-swap = Hint: swap sides.

## What a marble would do

# $tile, $line and $next are sentences of their own.
kulami-effect = { $tile } { $next }
kulami-effect-with-line = { $tile } { $line } { $next }
# $red and $black are the points afterwards, as in 18–17.
kulami-effect-takes = Wins the tile: { $red }–{ $black }.
kulami-effect-frees = { $player } loses the tile: { $red }–{ $black }.
kulami-effect-holds = The tile stays yours: { $red }–{ $black }.
kulami-effect-behind = { $player } still holds the tile: { $red }–{ $black }.
kulami-effect-line = Makes a line of { $length }.
kulami-effect-replies = { $holes ->
    [one] { $player } then has { $holes } open hole.
   *[other] { $player } then has { $holes } open holes.
}
kulami-effect-end = Ends the game.

## Swapping sides

kulami-swap = Swap sides
kulami-swap-detail = You take over the red marble in { $hole } and play Red.

## Why not

kulami-refused-over = The game is over.
kulami-refused-no-hole = There’s no hole at { $hole }.
kulami-refused-occupied = { $hole } is taken ({ $marble }): a hole holds only one marble.
kulami-refused-not-in-line = { $hole } isn’t in line with the last marble, { $last }: play in row { $row } or column { $column }.
# The tile of $hole also has $marble on it, the marble placed last.
kulami-refused-last-tile = { $hole } is on a barred tile: the last marble, { $marble }, is on it.
# $marble is the marble placed before the last one.
kulami-refused-previous-tile = { $hole } is on a barred tile: the marble before last, { $marble }, is on it.
kulami-refused-swap-off = This game is played without swapping sides.
kulami-refused-swap-now = { $marbles ->
    [one] You can swap sides only instead of placing the second marble; { $marbles } marble is already on the board.
   *[other] You can swap sides only instead of placing the second marble; { $marbles } marbles are already on the board.
}
kulami-refused-swapped = Sides have already been swapped.

## A hole, read out

# $tile is a sentence about its tile, $effect says what a marble here would do.
kulami-spot-open = { $hole }, empty, open. { $effect } { $tile }
kulami-spot-empty = { $hole }, empty. { $tile }
kulami-spot-barred = { $hole }, empty, on a barred tile. { $tile }
kulami-spot-aside = { $hole }, empty, not in line with { $last }. { $tile }
kulami-spot-marble = { $hole }, { $marble }. { $tile }
kulami-spot-last = { $hole }, { $marble }, the last one placed. { $tile }
kulami-spot-previous = { $hole }, { $marble }, the one before last. { $tile }
kulami-spot-swap = Swap sides. { $detail }
kulami-spot-nothing = { $hole }, no hole
# $size is the number of its holes, $red and $black the marbles on it.
kulami-tile-bare = { $size }-hole tile: no marbles yet.
kulami-tile-held = { $size }-hole tile: { $player } holds it, { $red }–{ $black }.
kulami-tile-tied = { $size }-hole tile: nobody holds it, { $red }–{ $black }.

## What was done

# $red and $black are the points afterwards, $size the number of the tile’s holes.
kulami-tell-place = { $player } places a marble in { $hole }.
kulami-tell-takes = { $player } places a marble in { $hole } and wins a { $size }-hole tile: { $red }–{ $black }.
kulami-tell-frees = { $player } places a marble in { $hole }, and { $other } loses a { $size }-hole tile: { $red }–{ $black }.
kulami-tell-swap = { $player } swaps sides and takes over the red marble in { $hole }.

## Panels and the end

kulami-marbles-left = Marbles left
kulami-score-tiles = Score (tiles)
kulami-score-area = Score (tiles and area)
kulami-score-lines = Score (tiles and lines)
kulami-score-all = Score (tiles, area and lines)
kulami-tiles = Tiles
kulami-area = Largest area
kulami-lines = Lines of five or more
kulami-total = Total
# $why, $result and $note are sentences of their own.
kulami-end = { $why } { $result }
kulami-end-bonus = { $why } { $result } { $note }
kulami-end-placed = { $marbles ->
    [one] The only marble has been placed.
   *[other] All { $marbles } marbles have been placed.
}
kulami-end-stuck = { $player } has nowhere to play.
kulami-end-win = { $margin ->
    [one] { $player } wins by { $margin } point.
   *[other] { $player } wins by { $margin } points.
}
kulami-end-draw = { $points ->
    [one] It’s a draw: { $points } point each.
   *[other] It’s a draw: { $points } points each.
}
kulami-end-tiles-win = On tiles alone, { $player } would have won.
kulami-end-tiles-draw = On tiles alone, it would have been a draw.
kulami-end-unfinished = The game wasn’t finished.

## What is wrong with a board or a described position

kulami-board-name = There’s no board called “{ $name }”. You can use square, irregular, example, square- and a number, or rows of tile letters.
kulami-board-square = There’s no square number { $id }: the last one is { $last }.
kulami-board-character = Row { $row }, column { $column }: “{ $found }” is neither a tile (A to Z) nor a gap (a dot).
kulami-row-length = Row { $row } has the wrong length: { $found } instead of { $wanted }.
kulami-board-empty = The board has no tiles.
kulami-board-large = The board is { $width } × { $height }; the largest allowed is 10 × 10.
kulami-board-scattered = The parts of tile { $letter } don’t touch.
kulami-board-rectangle = Tile { $letter } isn’t a rectangle.
kulami-board-kind = Tile { $letter } is { $width } × { $height }, but tiles can only be 2 × 3, 2 × 2, 1 × 3 or 1 × 2.
kulami-board-tiles = The numbers of 2 × 3, 2 × 2, 1 × 3 and 1 × 2 tiles are { $six }, { $four }, { $three } and { $two } instead of 4, 5, 4 and 4.
kulami-board-apart = Tile { $letter } isn’t connected to the first one, edge to edge.
kulami-setup-rows = Rows in the position: { $found }; rows on the board: { $wanted }.
kulami-setup-no-gap = { $hole } is a hole on the board, not a gap.
kulami-setup-counts = Red marbles: { $red }, black marbles: { $black }. Red must have as many as Black, or one more.
kulami-setup-many = { $player }: { $count } marbles, but each player has only 28.
kulami-setup-turn = { $player }: going by the number of marbles, it’s the other player’s turn.
kulami-setup-no-last = The last marble isn’t given.
kulami-setup-no-previous = The marble before last isn’t given.
kulami-setup-too-few = { $hole } can’t be one of the last two marbles: there are too few on the board.
kulami-setup-recent = { $hole } can’t be one of the last two marbles: there should be a { $marble } there.
kulami-setup-line = The last marble, { $last }, isn’t in line with the one before it, { $previous }.
kulami-setup-tile = The last marble, { $last }, is on the same tile as the one before it, { $previous }.
kulami-setup-crowded = There are too many marbles on the tile with { $hole }: { $found } of { $placed }.
kulami-setup-unreachable = The marble in { $hole } can’t be from the same game as the last one.
kulami-setup-swap-early = Sides were swapped before the first marble was placed.
kulami-setup-swap-end = Sides were swapped, but the first marble, { $hole }, had already ended the game.

## Answers about the board

kulami-marbles-on-board = Marbles on the board
# $holes are two corners of the tile, $tile is a sentence about it.
kulami-ask-tile = { $holes }. { $tile }
kulami-ask-open = { $tile } Open now: { $holes }.
kulami-ask-settled = No tile is contested.

# Kulami: the rules. The keys follow from lessons/rules-kulami.json; a paragraph that begins with “– ” is an item of a list.

rules-kulami-idea-title = What it is about
rules-kulami-idea-1 = Kulami is a game for two. You take turns to put marbles into the holes of a board made of tiles.
rules-kulami-idea-2 = Each marble decides where the next one may go: into the same row or column, but not on the last two tiles used. So with every marble you also decide what your opponent can do.
rules-kulami-idea-3 = Whoever has more marbles on a tile gets its points. In the end, more points win.

rules-kulami-pieces-title = Tiles and marbles
rules-kulami-pieces-1 = Tiles may be turned. There are 17, with 64 holes altogether:
rules-kulami-pieces-2 = – Four tiles of 2 × 3 holes.
rules-kulami-pieces-3 = – Five tiles of 2 × 2 holes.
rules-kulami-pieces-4 = – Four tiles of 1 × 3 holes.
rules-kulami-pieces-5 = – Four tiles of 1 × 2 holes.
rules-kulami-pieces-6 = Each player has 28 marbles of one colour. So even when all are placed, eight holes stay empty.
rules-kulami-pieces-7 = Who begins is drawn by lot, and either colour may begin. Here the first player has the red marbles and the second player the black ones. In the settings you choose light or dark colours for your screen.

rules-kulami-board-title = The board
rules-kulami-board-1 = All 17 tiles lie on one square grid. They do not overlap, and edge to edge they hang together as one group; touching at a corner is not enough. The whole board fits into 10 × 10 cells.
rules-kulami-board-2 = The tiles may fill a closed square of 8 × 8 holes or form any irregular shape. Gaps are allowed, at the border and also inside the board.
rules-kulami-board-3 = The closed square can be laid in exactly 390,254,538 ways. If ways that differ only by rotation or reflection count as one, there are 48,785,952. Each of the 390,254,538 squares has a fixed number, from 0 to 390,254,537.
rules-kulami-board-4 = In the app you take one of three ready-made boards, enter the code of a board or make your own.
rules-kulami-board-5 = Or you let the app draw a board. A random square is one of all those squares, each equally likely. A random shape grows tile by tile, within the limits named above.
rules-kulami-board-figure-irregular = An irregular board of the same 17 tiles: begin in any hole.

rules-kulami-line-title = Where a marble may go
rules-kulami-line-1 = The first marble may go into any hole.
rules-kulami-line-2 = Every later marble goes into an empty hole in the row or the column of the marble placed last.
rules-kulami-line-3 = Nothing in between blocks the way. You may go past marbles of either colour, and a row or column goes on beyond a gap. Only the gap itself holds no marble.
rules-kulami-line-4 = A hole holds one marble, and a marble stays where it is until the end.
rules-kulami-line-figure-past = The last marble is in a2: in row 2 Red may go past c2 and d2, to e2, f2, g2 or h2, and in column a to any hole from a4 to a8; a1, a3 and b2 are on barred tiles.
rules-kulami-line-figure-gap = The last marble is in d4: row 4 goes on beyond the gap, so g4, h4, i4 and j4 are open, as are b4, d1, d2, d6 and d7.

rules-kulami-barred-title = Barred tiles
rules-kulami-barred-1 = Even in the right row or column, two tiles are barred: the tile of the marble placed last and the tile of the marble placed before it.
rules-kulami-barred-2 = So you may not play on the tile your opponent has just used, nor on the one you used before that. After the next two marbles a tile is free again.
rules-kulami-barred-3 = For the second marble of the game only one tile is barred, that of the first.
rules-kulami-barred-4 = On the board, barred tiles are hatched.
rules-kulami-barred-figure-two = Black has just played b5, and before that Red played c5: the tiles of these two are barred, but the tile with c2, used just before, is free again.

rules-kulami-end-title = The end of the game
rules-kulami-end-1 = Nobody may pass. The game ends at once in two cases:
rules-kulami-end-2 = – The player to move has no hole to play.
rules-kulami-end-3 = – The player to move has no marble left: all 56 are placed.
rules-kulami-end-4 = So the game may end early, with many marbles left. On an unusual board even the first marble can end it. Marbles left over do not count.
rules-kulami-end-figure-stuck = Red plays a7, and the game is over at 26 : 19, because row 7 is full, and in column a only a6 is empty, on the tile just used.

rules-kulami-tiles-title = Points for tiles
rules-kulami-tiles-1 = A tile goes to the player with more marbles on it, whether it is full or not.
rules-kulami-tiles-2 = It counts as many points as it has holes, filled or empty: 6, 4, 3 or 2.
rules-kulami-tiles-3 = If both players have the same number of marbles on it, the tile is nobody’s. An empty tile is nobody’s, too.
rules-kulami-tiles-figure-count = Black holds the tile of four with d7 by 2 : 1, and the one with g7 and h6 is nobody’s; with c6 Red makes the tile with c7 nobody’s as well.

rules-kulami-scoring-title = Scoring and winning
rules-kulami-scoring-1 = Before the game you choose what counts. Tiles always do. The area bonus and the line bonus can be switched on independently of each other:
rules-kulami-scoring-2 = – Tiles: the basic game, “basic” in codes.
rules-kulami-scoring-3 = – Tiles and area: level 1, “level1”.
rules-kulami-scoring-4 = – Tiles, area and lines: level 2, “level2”.
rules-kulami-scoring-5 = – Tiles and lines: “lines”, without a level of its own.
rules-kulami-scoring-6 = The bonuses change only the score, never where a marble may go.
rules-kulami-scoring-7 = Whoever has more points in the end wins. Equal points are a draw; nothing else breaks the tie.

rules-kulami-area-title = The area bonus
rules-kulami-area-1 = Marbles of one colour that are neighbours in a row or column form an area; a single marble is one, too. The borders of tiles do not matter. Diagonals do not join, and a gap divides.
rules-kulami-area-2 = Only the largest area of each player counts. Whoever has the larger one gets the difference in points: 9 marbles against 5 bring 4 points.
rules-kulami-area-3 = If the two are equal, nobody gets anything.
rules-kulami-area-figure-join = Black’s largest area has 5 marbles and Red’s has 3: a marble in d6 joins three red groups into an area of 9.

rules-kulami-lines-title = The line bonus
rules-kulami-lines-1 = Five or more marbles of one colour without a break in a straight line are a line: along a row, a column or either diagonal, also across the borders of tiles.
rules-kulami-lines-2 = A line counts its whole length, so a line of seven counts 7. Shorter pieces of it do not count again.
rules-kulami-lines-3 = A marble may belong to several lines in different directions, and counts in each.
rules-kulami-lines-4 = Add up the lengths of each player’s lines. Whoever has the larger sum gets the difference in points. If the sums are equal, nobody gets anything.
rules-kulami-lines-5 = A gap ends a line. The printed rules say nothing about it; this is our decision.
rules-kulami-lines-figure-two = The score is 21 : 29, but a marble in f5 makes two red lines of five, d7–h3 and f4–f8: 31 : 29.

rules-kulami-example-title = A game counted
rules-kulami-example-1 = Tiles: Red has 31 points, Black 27. The tile with d9 (2 : 2) and the tile with h2 and i2 (1 : 1) are nobody’s.
rules-kulami-example-2 = Area: Red’s largest has 12 marbles, around e3; Black’s has 17, around d6. Black gets 5 points.
rules-kulami-example-3 = Lines: Red has b2–h8 with 7 and e3–i7 with 5, together 12. Black has b4–f8, c4–c8 and c8–g4 with 5 each, together 15. Black gets 3 points.
rules-kulami-example-4 = With tiles alone Red wins 31 : 27. With tiles and area Black wins 31 : 32, and with tiles, area and lines 31 : 35.
rules-kulami-example-5 = With tiles and lines, without area, Red would win by one point, 31 : 30.
rules-kulami-example-figure-final = The end of a game: Red has just played d4, and Black has no hole to play, because row 4 and column d are full.

rules-kulami-swap-title = Option: swapping sides
rules-kulami-swap-1 = This option is off by default. If you switch it on, the second player may swap sides instead of placing the second marble.
rules-kulami-swap-2 = After the swap the second player owns the red marble on the board and plays Red. The first player has the black marbles and places next, by the usual rules: only the tile of the red marble is barred.
rules-kulami-swap-3 = Sides can be swapped only at this moment, and only once.
rules-kulami-swap-4 = If the first marble leaves the second player no hole to play, the game is over, and there is no swap either.
rules-kulami-swap-5 = In results and scores, first and second player stay who they were: the first player is whoever placed the first marble.
rules-kulami-swap-figure-offered = The second player may answer d6 with a marble in row 6 or column d, or swap sides.

rules-kulami-notation-title = How moves are written
rules-kulami-notation-1 = A hole is named by the letter of its column, from the left, and the number of its row, from the bottom. The count begins at a1, the lower left corner of the smallest rectangle around the board, even if there is a gap in that corner.
rules-kulami-notation-2 = A move is written as the hole of the marble: d4. Swapping sides is written “swap”.
rules-kulami-notation-3 = In a record every number stands before two turns, one of each player. “1. d6 swap 2. g6 g4” says: the first player places d6, the second swaps sides, the first places g6 with black, the second g4 with red.
rules-kulami-notation-4 = At the end stands the result: 1-0 if the first player has won, 0-1 if the second has, 1/2-1/2 for a draw, * if the game is unfinished.

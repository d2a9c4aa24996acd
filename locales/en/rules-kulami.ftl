# Kulami: the rules. The keys follow from lessons/rules-kulami.json; a paragraph that begins with “– ” is an item of a list.

rules-kulami-idea-title = The goal
rules-kulami-idea-1 = Kulami is a game for two players. You take turns placing marbles in the holes of a board made of tiles.
rules-kulami-idea-2 = Each marble decides where the next one can go: in the same row or column, but not on the last two tiles used. So every marble you place also decides what your opponent can do.
rules-kulami-idea-3 = Whoever has more marbles on a tile gets its points. At the end, whoever has more points wins.

rules-kulami-pieces-title = Tiles and marbles
rules-kulami-pieces-1 = Tiles can be turned. There are 17 of them, with 64 holes in all:
rules-kulami-pieces-2 = – Four tiles with 2 × 3 holes.
rules-kulami-pieces-3 = – Five tiles with 2 × 2 holes.
rules-kulami-pieces-4 = – Four tiles with 1 × 3 holes.
rules-kulami-pieces-5 = – Four tiles with 1 × 2 holes.
rules-kulami-pieces-6 = Each player has 28 marbles of one colour. So even when all of them have been placed, eight holes stay empty.
rules-kulami-pieces-7 = Who goes first is decided at random, and either colour may start. Here, the first player has the red marbles and the second player the black ones. You can choose light or dark colours for your screen in the settings.

rules-kulami-board-title = The board
rules-kulami-board-1 = All 17 tiles lie on one square grid. They do not overlap, and they are all connected edge to edge; touching at a corner is not enough. The whole board fits into 10 × 10 cells.
rules-kulami-board-2 = The tiles can fill a solid square of 8 × 8 holes or form any irregular shape. Gaps are allowed, both at the border and inside the board.
rules-kulami-board-3 = The solid square can be laid in exactly 390,254,538 ways. If ways that differ only by rotation or reflection count as one, there are 48,785,952. Each of the 390,254,538 squares has a fixed number, from 0 to 390,254,537.
rules-kulami-board-4 = You can choose one of three ready-made boards, enter a board code or make your own.
rules-kulami-board-5 = Or you can play on a random board. A random square is one of all those squares, each equally likely. A random shape grows tile by tile, within the limits above.
rules-kulami-board-figure-irregular = An irregular board made of the same 17 tiles: start in any hole.

rules-kulami-line-title = Where a marble can go
rules-kulami-line-1 = The first marble can go in any hole.
rules-kulami-line-2 = Every later marble goes in an empty hole in the row or the column of the last marble placed.
rules-kulami-line-3 = Nothing in between blocks the way. You can go past marbles of either colour, and a row or column continues beyond a gap. Only the gap itself cannot hold a marble.
rules-kulami-line-4 = A hole holds one marble, and a marble stays where it is until the end.
rules-kulami-line-figure-past = The last marble is in a2. In row 2, Red can go past c2 and d2, to e2, f2, g2 or h2, and in column a to any hole from a4 to a8; a1, a3 and b2 are on barred tiles.
rules-kulami-line-figure-gap = The last marble is in d4: row 4 continues beyond the gap, so g4, h4, i4 and j4 are open, as are b4, d1, d2, d6 and d7.

rules-kulami-barred-title = Barred tiles
rules-kulami-barred-1 = Even in the right row or column, two tiles are barred: the tile with the last marble placed and the tile with the marble placed before it.
rules-kulami-barred-2 = So you may not play on the tile your opponent has just used, or on the one you used before that. Two marbles later, a tile is open again.
rules-kulami-barred-3 = For the second marble of the game, only one tile is barred: that of the first marble.
rules-kulami-barred-4 = On the board, barred tiles are striped.
rules-kulami-barred-figure-two = Black has just played b5, and before that Red played c5: the tiles of these two are barred, but the tile with c2, used just before, is open again.

rules-kulami-end-title = The end of the game
rules-kulami-end-1 = Nobody may pass. The game ends at once in either of these cases:
rules-kulami-end-2 = – The player to move has nowhere to play.
rules-kulami-end-3 = – The player to move has no marbles left: all 56 have been placed.
rules-kulami-end-4 = So the game can end early, with many marbles left. On an unusual board, even the first marble can end it. Leftover marbles do not count.
rules-kulami-end-figure-stuck = Red plays a7, and the game ends at 26–19: row 7 is full, and in column a only a6 is empty, on the tile just used.

rules-kulami-tiles-title = Points for tiles
rules-kulami-tiles-1 = A tile goes to the player with more marbles on it, whether it is full or not.
rules-kulami-tiles-2 = It is worth as many points as it has holes, filled or empty: 6, 4, 3 or 2.
rules-kulami-tiles-3 = If both players have the same number of marbles on it, nobody gets the tile. Nobody gets an empty tile, either.
rules-kulami-tiles-figure-count = Black holds the four-hole tile with d7 by 2–1, and nobody holds the one with g7 and h6; by playing c6, Red makes the tile with c7 level, so nobody holds that one either.

rules-kulami-scoring-title = Scoring and winning
rules-kulami-scoring-1 = Before the game, you choose what counts. Tiles always do. The area bonus and the line bonus can each be switched on or off:
rules-kulami-scoring-2 = – Tiles: the basic game, written “basic” in game codes.
rules-kulami-scoring-3 = – Tiles and area: level 1, “level1”.
rules-kulami-scoring-4 = – Tiles, area and lines: level 2, “level2”.
rules-kulami-scoring-5 = – Tiles and lines: “lines”, which has no level number.
rules-kulami-scoring-6 = The bonuses change only the score, never where a marble can go.
rules-kulami-scoring-7 = Whoever has more points at the end wins. Equal points are a draw; there is no tiebreak.

rules-kulami-area-title = The area bonus
rules-kulami-area-1 = Marbles of one colour that are next to each other in a row or column form an area; even a single marble is one. Tile borders do not matter. Diagonals do not connect, and a gap separates.
rules-kulami-area-2 = Only each player’s largest area counts. Whoever has the larger one gets the difference in points: 9 marbles against 5 score 4 points.
rules-kulami-area-3 = If the two are equal, nobody gets any points.
rules-kulami-area-figure-join = Black’s largest area has 5 marbles and Red’s has 3: a marble in d6 joins three red groups into an area of 9.

rules-kulami-lines-title = The line bonus
rules-kulami-lines-1 = Five or more marbles of one colour without a break in a straight line form a line: along a row, a column or either diagonal, even across tile borders.
rules-kulami-lines-2 = A line counts its full length, so a line of seven counts 7. Shorter parts of it do not count again.
rules-kulami-lines-3 = A marble can belong to several lines in different directions, and counts in each of them.
rules-kulami-lines-4 = Add up the lengths of each player’s lines. Whoever has the larger total gets the difference in points. If the totals are equal, nobody gets any points.
rules-kulami-lines-5 = A gap ends a line. The printed rules say nothing about this; it is our decision.
rules-kulami-lines-figure-two = The score is 21–29, but a marble in f5 makes two red lines of five, d7–h3 and f4–f8: 31–29.

rules-kulami-example-title = A scoring example
rules-kulami-example-1 = Tiles: Red has 31 points, Black 27. Nobody gets the tile with d9 (2–2) or the tile with h2 and i2 (1–1).
rules-kulami-example-2 = Area: Red’s largest has 12 marbles, around e3; Black’s has 17, around d6. Black gets 5 points.
rules-kulami-example-3 = Lines: Red has b2–h8 with 7 and e3–i7 with 5, a total of 12. Black has b4–f8, c4–c8 and c8–g4 with 5 each, a total of 15. Black gets 3 points.
rules-kulami-example-4 = On tiles alone, Red wins 31–27. With tiles and area, Black wins 32–31, and with tiles, area and lines, 35–31.
rules-kulami-example-5 = With tiles and lines, without area, Red would win by one point, 31–30.
rules-kulami-example-figure-final = The end of a game: Red has just played d4, and Black has nowhere to play, because row 4 and column d are full.

rules-kulami-swap-title = Option: swapping sides
rules-kulami-swap-1 = This option is off by default. If you switch it on, the second player may swap sides instead of placing the second marble.
rules-kulami-swap-2 = After the swap, the second player owns the red marble on the board and plays Red. The first player has the black marbles and plays next, by the usual rules: only the tile with the red marble is barred.
rules-kulami-swap-3 = Sides can be swapped only at this point, and only once.
rules-kulami-swap-4 = If the first marble leaves the second player nowhere to play, the game is over, and there is no swap either.
rules-kulami-swap-5 = In results and scores, the first and second player stay who they were: the first player is whoever placed the first marble.
rules-kulami-swap-figure-offered = The second player can reply to d6 with a marble in row 6 or column d, or swap sides.

rules-kulami-notation-title = How moves are written
rules-kulami-notation-1 = A hole is named by the letter of its column, from the left, and the number of its row, from the bottom. The count starts at a1, the lower left corner of the smallest rectangle around the board, even if there is a gap in that corner.
rules-kulami-notation-2 = A move is written as the hole of the marble: d4. Swapping sides is written as “swap”.
rules-kulami-notation-3 = In a record, each number is followed by two turns, one for each player. “1. d6 swap 2. g6 g4” means: the first player places d6, the second swaps sides, the first places g6 with black, the second g4 with red.
rules-kulami-notation-4 = The result comes at the end: 1-0 if the first player won, 0-1 if the second did, 1/2-1/2 for a draw, * if the game is unfinished.

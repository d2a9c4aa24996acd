# Kulami: the course. The keys follow from lessons/kulami.json; what each is for is told in crates/learn/src/lib.rs.

learn-kulami-first-title = The first marble
learn-kulami-first-text = You play Red and begin. Each player has 28 marbles; the first one may go into any hole.
learn-kulami-first-next = Black has answered. From now on each marble goes into the row or column of the one before. Place yours.
learn-kulami-first-done = So every marble decides where the next one may go. That is what Kulami is all about.

learn-kulami-line-title = Past other marbles
learn-kulami-line-text = The last marble is in h4. Marbles in between do not block: place yours in row 4, beyond all the others.
learn-kulami-line-hint = Follow row 4 from h4 to its other end.
learn-kulami-line-near = That is legal, but right beside h4. Go past the other two marbles.
learn-kulami-line-again = Column h is open, too. This time choose row 4 and go past the other marbles.
learn-kulami-line-done = However many marbles are in between, the whole row and the whole column count.

learn-kulami-barred-title = Barred tiles
learn-kulami-barred-text = The tiles of the last two marbles are barred: Black’s and your own. One hole is left in line with a4. Find it.
learn-kulami-barred-back = The tile with your marble in f4 is open again: it was barred for just two marbles. Return to it.
learn-kulami-barred-again = That is legal, but return to the tile with f4: row 3 leads there from d3.
learn-kulami-barred-done = Two tiles are always barred, but only one for the second marble. On the board they are hatched.

learn-kulami-gaps-title = Boards with gaps
learn-kulami-gaps-text = The tiles can form many shapes, even with a gap inside. A row goes on beyond it: place your marble on the other side.
learn-kulami-gaps-near = That is still the same side. Row 5 goes on beyond the gap.
learn-kulami-gaps-again = That is column i. This time follow row 5 to the other side of the gap.
learn-kulami-gaps-done = A gap holds no marble, but rows and columns go on beyond it.

learn-kulami-tiles-title = Winning tiles
learn-kulami-tiles-text = A tile goes to whoever has more marbles on it, full or not, and scores a point for each of its holes. Win a tile of six.
learn-kulami-tiles-hint = The tile you want has six holes, and column d leads to it.
learn-kulami-tiles-small = That tile is smaller. The one with d1 and e1 has six holes, and a single marble decides it.
learn-kulami-tiles-equal = It is yours, 2 : 1! Black holds the tile of six with d4. Draw level there: then it is nobody’s.
learn-kulami-tiles-again = Black still holds the tile with d4. One marble of yours makes it 1 : 1.
learn-kulami-tiles-done = A tile you win brings you points; one you level takes them from your opponent. Empty tiles are nobody’s, too.

learn-kulami-end-title = No hole to play
learn-kulami-end-text = Whoever has no hole to play does not pass: the game ends at once, and more points win. It is 3 : 3. End it!
learn-kulami-end-hint = Column j has a single hole. What would be left for Black in row 7?
learn-kulami-end-open = You win the tile, but Black can go on. Which of its holes is a dead end?
learn-kulami-end-again = After that Black can go on. Look for a hole with no way out.
learn-kulami-end-done = Row 7 is taken or barred, and column j has no other hole: 6 : 3, you win.

learn-kulami-last-title = The last marble
learn-kulami-last-text = Now you play Black and have one marble left, your 28th. Red leads 27 : 24; equal points would be a draw. Win!
learn-kulami-last-hint = Red holds the tile with d7 by two marbles to one. What if they were equal?
learn-kulami-last-draw = Three more points: 27 : 27, a draw. You can do better.
learn-kulami-last-again = That tile is yours already: it stays 27 : 24 for Red.
learn-kulami-last-done = Red loses four points: 23 : 24, you win. All 56 marbles are placed, so the game is over.

learn-kulami-area-title = The largest area
learn-kulami-area-text = A bonus: adjacent marbles of one colour form an area, and whoever has the larger one scores the difference. Join your groups.
learn-kulami-area-hint = One of your groups is a6 and b6, the other c5, d5 and d6. Which hole is next to both?
learn-kulami-area-corner = The hole a5 is next to only one of your groups. Which one is next to both?
learn-kulami-area-again = That does not join your groups. Row 5 goes on beyond the gap.
learn-kulami-area-done = Six to four: two points for you. Tile borders do not matter, but diagonals do not join, and a gap divides.

learn-kulami-lines-title = Lines of five
learn-kulami-lines-text = Another bonus: five or more marbles of one colour in a straight line, even diagonal, score a point each. Complete your line.
learn-kulami-lines-hint = Look at the diagonal from a5 to e1.
learn-kulami-lines-near = Close, but b3 is not on the diagonal from a5 to e1.
learn-kulami-lines-again = That makes no line of five. One diagonal lacks just one marble.
learn-kulami-lines-done = A line of five: five points. If both of you have lines, the difference counts. Areas do not count in this game.

learn-kulami-bonuses-title = Area and lines
learn-kulami-bonuses-text = Before a game you choose whether area, lines or both count besides the tiles. Here both do: find the winning hole.
learn-kulami-bonuses-hint = Look at row 2: one marble joins everything and leaves Black no hole.
learn-kulami-bonuses-again = After that the game goes on. One hole brings you area and line at once and ends the game.
learn-kulami-bonuses-done = Tiles 17 : 21, but 3 points for the area and 5 for the line: 25 : 21, you win.

learn-kulami-swap-title = Swapping sides
learn-kulami-swap-text = Where swapping is allowed, the second player may take over the first marble instead of placing one. Take e5: swap sides.
learn-kulami-swap-again = That is legal, but this time swap sides instead of placing a marble.
learn-kulami-swap-red = The marble in e5 is yours now, and you play Red. Black has placed one in e7: your turn.
learn-kulami-swap-done = So a strong first marble is nothing to fear. Sides are swapped only once, instead of the second marble.

learn-kulami-swapped-title = The other player swaps
learn-kulami-swapped-text = Now you begin, and your opponent may swap sides. Place the first marble where you like.
learn-kulami-swapped-black = Your opponent has taken over your marble. You play Black now, and it is your turn again: place a marble.
learn-kulami-swapped-done = Where swapping is allowed, begin so that either side would suit you.

learn-kulami-win-title = Win in one turn
learn-kulami-win-text = Now some tactics. It is 14 : 15. Win a tile and leave Black no hole to play.
learn-kulami-win-hint = Look at row 7: nearly everything is taken, and the rest is on one tile.
learn-kulami-win-again = After that Black can go on. Look for a hole whose row and column are used up.
learn-kulami-win-done = The tile is yours, and Black has no hole: 20 : 15. Near the end, always count your opponent’s holes.

learn-kulami-block-title = Stop the threat
learn-kulami-block-text = You lead 16 : 15, but Black wants to play j7: that levels one of your tiles and ends the game. Keep Black away from there.
learn-kulami-block-hint = From row 7 Black gets to j7. Which hole is not in that row?
learn-kulami-block-again = Black answers j7: 13 : 15, and you have no hole left. Draw Black out of row 7.
learn-kulami-block-done = Now Black has to play elsewhere. Your marble decides where your opponent may go: that is your best defence.

learn-kulami-double-title = Two threats at once
learn-kulami-double-text = You lead 24 : 22. Threaten to end the game in two places at once: Black can close only one.
learn-kulami-double-hint = Row 7 has two dead ends, e7 and j7. Steer the game into that row.
learn-kulami-double-again = Black has an answer to that. Use the two dead ends of row 7.
learn-kulami-double-strike = Black has closed j7. Play the other dead end!
learn-kulami-double-done = Black has no hole left: 24 : 22, you win. Against two threats one marble is not enough.

# Kulami: the course. The keys follow from lessons/kulami.json; what each is for is told in crates/learn/src/lib.rs.

learn-kulami-first-title = The first marble
learn-kulami-first-text = You’re Red and go first. Each player has 28 marbles, and the very first one can go in any hole.
learn-kulami-first-next = Black has replied. From now on, each marble goes in the row or column of the one before. Place yours.
learn-kulami-first-done = So every marble decides where the next one can go. That’s what Kulami is all about.

learn-kulami-line-title = Going past marbles
learn-kulami-line-text = The last marble is in h4. Marbles in between don’t block you: place yours in row 4, beyond all the others.
learn-kulami-line-hint = Follow row 4 from h4 to the other end.
learn-kulami-line-near = That’s allowed, but it’s right next to h4. Go past the other two marbles.
learn-kulami-line-again = Column h is open too, but this time choose row 4 and go past the other marbles.
learn-kulami-line-done = However many marbles are in between, the whole row and the whole column count.

learn-kulami-barred-title = Barred tiles
learn-kulami-barred-text = The tiles of the last two marbles, Black’s and yours, are barred. Only one hole is left in line with a4. Find it.
learn-kulami-barred-back = The tile with your marble in f4 is open again: it was barred for just two marbles. Go back to it.
learn-kulami-barred-again = That’s allowed, but go back to the tile with f4: row 3 leads there from d3.
learn-kulami-barred-done = Two tiles are always barred, but only one for the second marble. On the board they’re striped.

learn-kulami-gaps-title = Boards with gaps
learn-kulami-gaps-text = The tiles can form many shapes, even with a gap inside. A row continues beyond it: place your marble on the far side.
learn-kulami-gaps-near = That’s still the same side. Row 5 continues beyond the gap.
learn-kulami-gaps-again = That’s column i. This time follow row 5 to the other side of the gap.
learn-kulami-gaps-done = A gap can’t hold a marble, but rows and columns continue beyond it.

learn-kulami-tiles-title = Winning tiles
learn-kulami-tiles-text = A tile, full or not, goes to the player with more marbles on it and scores a point per hole. Win a six-hole tile.
learn-kulami-tiles-hint = The tile you want has six holes, and column d leads to it.
learn-kulami-tiles-small = That tile is smaller. The one with d1 and e1 has six holes, and one marble decides it.
learn-kulami-tiles-equal = It’s yours, 2–1! Black holds the six-hole tile with d4. Make it level there, and nobody holds it.
learn-kulami-tiles-again = Black still holds the tile with d4. One marble of yours makes it 1–1.
learn-kulami-tiles-done = Win a tile to score; make one level to take points from your opponent. Nobody holds an empty tile, either.

learn-kulami-end-title = Nowhere to play
learn-kulami-end-text = There’s no passing: if a player has nowhere to play, the game ends at once, and whoever has more points wins. It’s 3–3. End it!
learn-kulami-end-hint = Column j has only one hole. If you play there, what’s left for Black in row 7?
learn-kulami-end-open = You win the tile, but Black can still play. Which of its holes is a dead end?
learn-kulami-end-again = After that, Black can still play. Look for a hole with no way out.
learn-kulami-end-done = Row 7 is taken or barred, and column j has no other hole. You win 6–3.

learn-kulami-last-title = The last marble
learn-kulami-last-text = Now you’re Black, with one marble left, your 28th. Red leads 27–24, and equal points would be a draw. Win!
learn-kulami-last-hint = Red holds the tile with d7 by two marbles to one. What if it were level?
learn-kulami-last-draw = Three more points: 27–27, a draw. You can do better.
learn-kulami-last-again = That tile is already yours: Red still leads 27–24.
learn-kulami-last-done = Red loses four points, so you win 24–23. All 56 marbles are placed, and the game is over.

learn-kulami-area-title = The largest area
learn-kulami-area-text = A bonus: adjacent marbles of one colour form an area. The player with the larger one scores the difference. Join your groups.
learn-kulami-area-hint = One of your groups is a6 and b6, the other c5, d5 and d6. Which hole is next to both?
learn-kulami-area-corner = a5 is next to only one of your groups. Which hole is next to both?
learn-kulami-area-again = That doesn’t join your groups. Row 5 continues beyond the gap.
learn-kulami-area-done = Six to four: two points for you. Tile borders don’t matter, but diagonals don’t connect, and a gap separates.

learn-kulami-lines-title = Lines of five
learn-kulami-lines-text = Another bonus: five or more marbles of one colour in a straight line, diagonals included, score a point each. Complete your line.
learn-kulami-lines-hint = Look at the diagonal from a5 to e1.
learn-kulami-lines-near = Close, but b3 isn’t on the diagonal from a5 to e1.
learn-kulami-lines-again = That doesn’t make a line of five. One diagonal needs just one more marble.
learn-kulami-lines-done = A line of five: five points. If both of you have lines, the difference counts. Areas don’t count in this game.

learn-kulami-bonuses-title = Area and lines
learn-kulami-bonuses-text = Before a game, you choose whether area, lines or both count on top of the tiles. Here both do: find the winning hole.
learn-kulami-bonuses-hint = Look at row 2: one marble joins everything and leaves Black nowhere to play.
learn-kulami-bonuses-again = After that, the game goes on. One hole gives you both area and line, and ends the game.
learn-kulami-bonuses-done = The tiles are 17–21, but you get 3 points for area and 5 for your line. You win 25–21.

learn-kulami-swap-title = Swapping sides
learn-kulami-swap-text = If swapping is allowed, the second player can take over the first marble instead of placing one. Take e5: swap sides.
learn-kulami-swap-again = That’s allowed, but this time swap sides instead of placing a marble.
learn-kulami-swap-red = The marble in e5 is yours now, and you’re Red. Black has played e7: your turn.
learn-kulami-swap-done = So there’s no need to fear a strong first marble. You can swap only once, instead of placing the second marble.

learn-kulami-swapped-title = Your opponent swaps
learn-kulami-swapped-text = This time you go first, and your opponent may swap sides. Place the first marble wherever you like.
learn-kulami-swapped-black = Your opponent has taken over your marble. You’re Black now, and it’s your turn again: place a marble.
learn-kulami-swapped-done = When swapping is allowed, start with a marble that suits you on either side.

learn-kulami-win-title = Win in one turn
learn-kulami-win-text = Now for some tactics. It’s 14–15. Win a tile and leave Black nowhere to play.
learn-kulami-win-hint = Look at row 7: nearly every hole is taken, and the rest are on one tile.
learn-kulami-win-again = After that, Black can still play. Look for a hole whose row and column are used up.
learn-kulami-win-done = The tile is yours, and Black has nowhere to play: you win 20–15. Near the end, always count your opponent’s holes.

learn-kulami-block-title = Stop the threat
learn-kulami-block-text = You lead 16–15, but Black wants to play j7: that levels one of your tiles and ends the game. Keep Black away from it.
learn-kulami-block-hint = From row 7, Black can reach j7. Which hole isn’t in that row?
learn-kulami-block-again = Black replies j7: it’s 13–15, and you have nowhere to play. Draw Black out of row 7.
learn-kulami-block-done = Now Black has to play elsewhere. Your marble decides where your opponent can go: that’s your best defence.

learn-kulami-double-title = Two threats at once
learn-kulami-double-text = You lead 24–22. Threaten to end the game in two places at once: Black can only close one.
learn-kulami-double-hint = Row 7 has two dead ends, e7 and j7. Steer the game into that row.
learn-kulami-double-again = Black has a reply to that. Use the two dead ends of row 7.
learn-kulami-double-strike = Black has closed j7. Play the other dead end!
learn-kulami-double-done = Black has nowhere to play: you win 24–22. One marble isn’t enough against two threats.

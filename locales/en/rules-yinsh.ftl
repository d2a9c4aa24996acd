# YINSH: the rules, for people. The keys follow from lessons/rules-yinsh.json: a title, paragraphs by number, a caption for each figure.

rules-yinsh-aim-title = The goal
rules-yinsh-aim-1 = YINSH is a game for two players, White and Black. You make rows of five markers in your colour. For each row, you remove one of your own rings, and the first player to remove three rings wins.
rules-yinsh-aim-2 = You need your rings to make rows, so every success leaves you weaker. And rings flip the markers they jump, so no colour on the board is safe for long.

rules-yinsh-board-title = The board and the pieces
rules-yinsh-board-1 = Each player has five rings. There are 51 markers, white on one side and black on the other; they form one supply, shared by both players.
rules-yinsh-board-2 = The board has 85 points. It is a hexagon with six points on each side, but without its six corners.
rules-yinsh-board-3 = Lines run through the points in three directions. Along the first, only the number changes (f6, f7); along the second, only the letter (f6, g6); along the third, both change by the same step (f6, g7). One letter up and one number down is not a line: nothing connects f6 to g5.
rules-yinsh-board-4 = A point is named by its column, from a on the left to k on the right, and its row number, counted from the bottom. The columns are a2–a5, b1–b7, c1–c8, d1–d9, e1–e10, f2–f10, g2–g11, h3–h11, i4–i11, j5–j11 and k7–k10. The centre is f6.
rules-yinsh-board-5 = In numbers: 33 lines, 11 in each direction, 222 pairs of neighbouring points and 123 places for a row of five. There are 12 ways to rotate and mirror the board that leave it looking the same.

rules-yinsh-setup-title = Placing the rings
rules-yinsh-setup-1 = The board starts out empty. White goes first. You take turns placing one ring on any empty point, even at the edge.
rules-yinsh-setup-2 = When all ten rings are on the board, White makes the first move.
rules-yinsh-setup-figure-rings = Seven rings are on the board, and Black places the next: any empty point will do.

rules-yinsh-turn-title = Your turn
rules-yinsh-turn-1 = Put a marker, with your colour facing up, in one of your rings. Then move that ring. The marker stays where it is.
rules-yinsh-turn-2 = Placing the marker and moving the ring are one action, so you cannot choose a ring that has nowhere to go.
rules-yinsh-turn-3 = Markers never move from point to point. They can only be flipped, and they leave the board only as part of a row.
rules-yinsh-turn-4 = If you can move, you must. Once you have moved, and removed your rows if there are any, it is your opponent’s turn.

rules-yinsh-moving-title = How a ring moves
rules-yinsh-moving-1 = A ring moves in one straight line and ends on an empty point.
rules-yinsh-moving-2 = – It can pass over any number of empty points and stop on any of them.
rules-yinsh-moving-3 = – Right away, or after some empty points, it can jump one group of markers: all those that follow one another without a gap, whatever their colours.
rules-yinsh-moving-4 = – It must stop on the first point behind the group. This point must be empty: if there is a ring on it, or if the board ends there, the jump is impossible.
rules-yinsh-moving-5 = – After a jump, it goes no further, even if the next points are empty.
rules-yinsh-moving-6 = – It can never pass over another ring, yours or your opponent’s.
rules-yinsh-moving-figure-jump = The ring on d5 can jump to d2, d9 and g8, but the black rings on b5 and g5 stop it.

rules-yinsh-flipping-title = Flipping markers
rules-yinsh-flipping-1 = After the move, every jumped marker flips, yours and your opponent’s alike: white turns black, and black turns white.
rules-yinsh-flipping-2 = The marker you have just placed does not flip.
rules-yinsh-flipping-figure-flip = White has moved from d3 to h7: the three jumped markers have flipped, but the new one on d3 has not.

rules-yinsh-row-title = A row of five
rules-yinsh-row-1 = Five adjacent markers of one colour in a straight line make a row. Rings do not count.
rules-yinsh-row-2 = A row belongs to the player whose colour it shows, no matter who made it.
rules-yinsh-row-3 = A row must be removed. First, its owner returns the five markers to the supply.
rules-yinsh-row-4 = Then the owner removes one of their own rings: any of them, even the one that has just moved.
rules-yinsh-row-figure-five = White has made the row c6–g6: remove it, then any white ring.

rules-yinsh-several-title = Longer lines and several rows
rules-yinsh-several-1 = If more than five markers of one colour are side by side, the owner chooses which five adjacent ones to remove. The others stay.
rules-yinsh-several-2 = If you have several rows, you remove a row, then a ring, then the next row, then a ring, until there are none left. You may not leave a row on the board.
rules-yinsh-several-3 = After each removal, the board is checked for rows again. So if two rows of five cross, you can remove only one of them: the other has lost a marker and is no longer a row.
rules-yinsh-several-4 = The choice is yours. You may remove five markers even if that breaks another of your rows.
rules-yinsh-several-figure-six = Six black markers from c3 to h8: Black chooses which five to remove.
rules-yinsh-several-figure-cross = Remove c3–g3 or e4–e8, and a second row remains; remove e3–e7, and the crossing row is broken.

rules-yinsh-both-title = Rows of both colours
rules-yinsh-both-1 = One move can make rows for both players. The player who moved removes all of their own rows first, and a ring for each.
rules-yinsh-both-2 = Then, before making their own move, the opponent does the same with their rows. After that, they still make their move.
rules-yinsh-both-figure-two = White has moved and removes d3–d7 and a ring; then Black removes e5–e9 and a ring, and moves.

rules-yinsh-end-title = The end of the game
rules-yinsh-end-1 = The moment you remove your third ring, you win. Any rows still on the board no longer count. So if one move gives both players their third row, the player who moved wins.
rules-yinsh-end-2 = The game also ends if the supply is empty, with all 51 markers on the board, once all the rows of a turn, of both colours, have been removed. Whoever has removed more rings wins. If both players have removed the same number, the game is a draw.
rules-yinsh-end-3 = Rows come first. A row made with the 51st marker, no matter whose it is, puts five markers back in the supply, and play goes on.
rules-yinsh-end-4 = There is no need for a rule about repeated positions: a game has at most 71 ring moves.
rules-yinsh-end-figure-third = Both players have removed two rings and both have a row, but White moved: White removes a third ring and wins.
rules-yinsh-end-figure-last = White leads by one ring, and Black plays the last marker: e6-e1 makes a row, and play goes on; any other move loses.

rules-yinsh-pass-title = When no ring can move
rules-yinsh-pass-1 = If you have rings but none of them can move, you pass. Otherwise, passing is not allowed.
rules-yinsh-pass-2 = Two passes, one right after the other, end the game. The result is decided as if the supply were empty: whoever has removed more rings wins, and the same number is a draw.
rules-yinsh-pass-figure-stuck = All three black rings are blocked: Black has to pass.

rules-yinsh-blitz-title = Blitz
rules-yinsh-blitz-1 = Blitz is the short variant: the first player to remove a ring wins. One row is enough.
rules-yinsh-blitz-2 = All other rules stay the same. If one move gives both players a row, the player who moved wins.
rules-yinsh-blitz-3 = If the supply runs out and there is no row, or if both players pass, one right after the other, nobody has removed a ring and the game is a draw.

rules-yinsh-writing-title = How moves are written
rules-yinsh-writing-1 = – f6: a ring is placed on f6.
rules-yinsh-writing-2 = – e5-e9: a marker goes into the ring on e5, and the ring moves to e9.
rules-yinsh-writing-3 = – xe1-e5: the row from e1 to e5 is removed.
rules-yinsh-writing-4 = – xe5: the ring on e5 is removed.
rules-yinsh-writing-5 = – pass: no ring can move.
rules-yinsh-writing-6 = Of the two ends of a row, the one further left comes first; if both are in the same column, the lower one does.
rules-yinsh-writing-7 = Everything a player does in one turn is joined by semicolons. In i8-f5;xg5-g9;xa5, a ring moves, then a row and a ring are removed. In xf3-f7;xa5;d3-b3, a row made by the opponent’s move and a ring are removed first, then comes the move.
rules-yinsh-writing-8 = Turns are numbered in pairs, White first: 1. f6 e5 2. g7 d4. At the end, 1-0 means that White won, 0-1 that Black won, and 1/2-1/2 that the game was a draw.

rules-yinsh-silent-title = Where the printed rules say nothing
rules-yinsh-silent-1 = These rules follow three printed rulebooks. They agree on almost everything; where they do not, or say nothing, this is what we decided:
rules-yinsh-silent-2 = – If you have several rows, you must go on until there are none left. One of the three books says only that you may.
rules-yinsh-silent-3 = – You may choose your five markers in a way that breaks another of your rows.
rules-yinsh-silent-4 = – Rows are removed before the supply is checked.
rules-yinsh-silent-5 = – If no ring can move, you pass. Another program reports this as the designer’s answer.
rules-yinsh-silent-6 = – Two passes, one right after the other, end the game.

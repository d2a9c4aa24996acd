# YINSH: the course. The keys follow from lessons/yinsh.json; what each is for is told in crates/learn/src/lib.rs.

learn-yinsh-place-title = Placing the rings
learn-yinsh-place-text = Each player has five rings. Place one on any empty point, even at the edge of the board.
learn-yinsh-place-last = Black has placed one as well. Now place your fifth and last ring.
learn-yinsh-place-done = All ten rings are on the board. From now on they move; no more are added.

learn-yinsh-move-title = Moving a ring
learn-yinsh-move-text = A marker of yours goes into a ring, then the ring moves in a straight line over empty points. Move any of your rings.
learn-yinsh-move-stays = Your marker stays where the ring set off; markers themselves never move. Move a ring once more.
learn-yinsh-move-done = Every move leaves a marker behind. Keep in mind: a ring never passes over another ring.

learn-yinsh-jump-title = Jumping over markers
learn-yinsh-jump-text = A ring may jump adjacent markers, whatever their colours. Move the ring on d5 over the three markers.
learn-yinsh-jump-hint = Follow the line from d5 over the three markers: the ring stops on the first empty point behind them.
learn-yinsh-jump-short = That is legal, but it jumps nothing. Take the ring on d5 over the three markers.
learn-yinsh-jump-other = That is a jump, but over one marker only. Another line has three.
learn-yinsh-jump-again = That is legal, but this time jump the three markers with the ring on d5.
learn-yinsh-jump-done = The ring lands right behind the markers and goes no further. They have changed colour, too: the next step tells why.

learn-yinsh-flip-title = Flipping markers
learn-yinsh-flip-text = Every jumped marker flips, yours too; the one just placed does not. Turn three black markers white at once.
learn-yinsh-flip-hint = From d4 you can jump along three lines. On one of them there are only black markers.
learn-yinsh-flip-own = That turns two of your own markers black. Look for the line with black markers only.
learn-yinsh-flip-mixed = One turns white, but one of yours turns black. Another line is better.
learn-yinsh-flip-again = That does not turn three black markers white. Try the ring on d4.
learn-yinsh-flip-done = Three markers have changed colour, and the new one on d4 has stayed white.

learn-yinsh-row-title = A row of five
learn-yinsh-row-text = Five adjacent markers of one colour in a straight line are a row. Your ring on e5 stands in the gap: move it aside.
learn-yinsh-row-hint = The marker stays on e5 and fills the gap. Move the ring in any direction but along the row.
learn-yinsh-row-along = Along the row the ring jumps your own markers and turns them black. Leave in another direction.
learn-yinsh-row-again = The row lacks a marker on e5. Only the ring that stands there can leave one.
learn-yinsh-row-take = A row of five! Its markers go back to the supply: take the row.
learn-yinsh-row-ring = A row earns you a ring: take any of your rings off the board, even the one that moved.
learn-yinsh-row-done = You have won a ring. There are fewer left to move, but three rings win the game.

learn-yinsh-long-title = More than five
learn-yinsh-long-text = This time six markers will lie side by side. Move the ring on e5 aside.
learn-yinsh-long-along = That way the ring flips your own markers. Leave in another direction.
learn-yinsh-long-again = First fill the gap: the ring on e5 leaves a marker there.
learn-yinsh-long-choose = Six in a line, but only five adjacent ones go. You choose which: one of the two at the ends stays.
learn-yinsh-long-ring = Now take one of your rings.
learn-yinsh-long-done = The sixth marker stays on the board and may help with your next row.

learn-yinsh-two-title = Two rows in one move
learn-yinsh-two-text = A marker on e5 gives you one row, and a flip can give you another. Find the move that makes both.
learn-yinsh-two-hint = The black marker on e7 spoils the second row: jump it with the ring on e5.
learn-yinsh-two-one = One row is good, two are better: which black marker has to flip as well?
learn-yinsh-two-again = That does not make two rows. Look at what the ring on e5 can jump.
learn-yinsh-two-first = Two rows! Take one of them first, whichever you like.
learn-yinsh-two-ring = A row, then a ring: take one of your rings before the second row.
learn-yinsh-two-second = Now the second row: it has to be taken, too.
learn-yinsh-two-last = And a second ring.
learn-yinsh-two-done = Row, ring, row, ring: two rings won with a single move.

learn-yinsh-cross-title = Rows that cross
learn-yinsh-cross-text = Two rows will share the point e5. Move the ring away from there without spoiling either.
learn-yinsh-cross-one = That way the ring flips markers of one row. Leave without a jump.
learn-yinsh-cross-again = Both rows lack a marker on e5. Only the ring that stands there can leave one.
learn-yinsh-cross-choose = Both rows need the marker on e5, so you can take only one of them. Choose.
learn-yinsh-cross-ring = The other row has lost a marker and is no longer a row. Take one of your rings.
learn-yinsh-cross-done = Two rows that cross bring you one ring. The other markers stay on the board.

learn-yinsh-gift-title = A row as a gift
learn-yinsh-gift-text = A black ring has jumped to f5 and made you a row. It is yours: take it before you move.
learn-yinsh-gift-ring = Whoever made it, the row is yours, and so is the ring. Take one.
learn-yinsh-gift-move = And now comes your own move. Move any ring.
learn-yinsh-gift-done = A row made by the opponent is worth as much as any, and it costs you no move.

learn-yinsh-both-title = A row for each
learn-yinsh-both-text = One move here makes a row for you and one for Black. Whoever moved takes theirs first. Find that move.
learn-yinsh-both-hint = The ring on e5 can jump e6 and e7 together: one turns white, the other black.
learn-yinsh-both-again = That makes no row. Which two markers can the ring on e5 flip?
learn-yinsh-both-yours = A row for each of you. You moved, so yours comes first.
learn-yinsh-both-ring = Take one of your rings. Then Black takes a row and a ring, and moves.
learn-yinsh-both-done = Black took a row and a ring before the next move. One ring each: the jump had its price.

learn-yinsh-end-title = The third ring
learn-yinsh-end-text = Whoever takes a third ring wins at once. You both have two. Make your row, even if Black gets one as well.
learn-yinsh-end-hint = Only the ring on e5 can do it: jump the markers on e6 and e7.
learn-yinsh-end-again = That makes no row. You need one, and it is your move.
learn-yinsh-end-row = There are two rows, but you moved: take yours first.
learn-yinsh-end-ring = Now the third ring. Take any of yours.
learn-yinsh-end-done = Three rings: you have won. Black’s row no longer counts.

learn-yinsh-supply-title = The last marker
learn-yinsh-supply-text = One marker is left. Once it is placed and no row is left, the game ends: more rings taken win. You lead 1 : 0, so end it.
learn-yinsh-supply-again = That gives Black a row: five markers go back to the supply, and the game goes on. End it now.
learn-yinsh-supply-done = All 51 markers are on the board. You have taken more rings and win; an equal number would be a draw.

learn-yinsh-pass-title = No way to move
learn-yinsh-pass-text = None of your three rings can move: other rings lock them in. Only then may you pass. Do it now.
learn-yinsh-pass-open = Black has moved and opened a way. Whoever can move has to: find the way out.
learn-yinsh-pass-done = Only a player with no move at all may pass.

learn-yinsh-stuck-title = Nobody can move
learn-yinsh-stuck-text = Black had no move and passed. Your rings are locked in as well: pass, too.
learn-yinsh-stuck-done = Two passes in a row end the game. Each of you took two rings: a draw.

learn-yinsh-blitz-title = A game of blitz
learn-yinsh-blitz-text = In blitz, whoever is first to take a ring wins. A single row will do.
learn-yinsh-blitz-hint = In column f a black marker spoils your row. Which ring can jump it?
learn-yinsh-blitz-again = That is no row yet. Between your markers lies a black one.
learn-yinsh-blitz-row = There is your row: take it.
learn-yinsh-blitz-ring = And the ring that wins the game.
learn-yinsh-blitz-done = One row, one ring, a win. Everything else in blitz is the same.

learn-yinsh-win-title = Win in one turn
learn-yinsh-win-text = Now some tactics. You have taken two rings, so one more row wins. It is nearly there: find it.
learn-yinsh-win-hint = Look along the line from c4 to g8: which marker spoils it, and which ring can jump that marker?
learn-yinsh-win-late = The ring would stand in the gap, but its marker stays behind: that row comes a turn too late.
learn-yinsh-win-again = That makes no row. A jump can turn the black marker in your line white.
learn-yinsh-win-row = There it is. Take the row.
learn-yinsh-win-ring = And your third ring.
learn-yinsh-win-done = Won in a single turn. Look first for rows that lack just one flip.

learn-yinsh-block-title = Stop the row
learn-yinsh-block-text = Black has taken two rings and will make a row with the next move. Prevent it.
learn-yinsh-block-hint = The black ring only has to leave e5. Flip one of the four markers beside it.
learn-yinsh-block-near = Close, but the row stays as it is. Jump one of its markers.
learn-yinsh-block-again = Black leaves e5, has a row and wins. Flip one of the markers in that row.
learn-yinsh-block-done = One flipped marker, and the row is gone. Flipping is the surest defence.

learn-yinsh-double-title = Two threats at once
learn-yinsh-double-text = One threat can be stopped. Find the move that threatens two rows at once.
learn-yinsh-double-hint = The black marker on e5 lies on both lines. Which ring can jump it?
learn-yinsh-double-one = That threatens one row, and Black can stop it. Look for two.
learn-yinsh-double-again = Black has an answer to that. Look at the marker that both lines share.
learn-yinsh-double-strike = Black has stopped one row. Make the other!
learn-yinsh-double-done = Against two threats one move is not enough. That is how games are won.

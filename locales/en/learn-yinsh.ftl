# YINSH: the course. The keys follow from lessons/yinsh.json; what each is for is told in crates/learn/src/lib.rs.

learn-yinsh-place-title = Placing the rings
learn-yinsh-place-text = Each player has five rings. Place one on any empty point, even at the edge of the board.
learn-yinsh-place-last = Black has placed one too. Now place your fifth and last ring.
learn-yinsh-place-done = All ten rings are on the board. From now on they move; no more are added.

learn-yinsh-move-title = Moving a ring
learn-yinsh-move-text = Put a marker in one of your rings, then move that ring in a straight line over empty points. Move any of your rings.
learn-yinsh-move-stays = Your marker stays where the ring started; markers themselves never move. Move a ring again.
learn-yinsh-move-done = Every move leaves a marker behind. Remember: a ring can never pass over another ring.

learn-yinsh-jump-title = Jumping markers
learn-yinsh-jump-text = A ring can jump adjacent markers of any colour. Move the ring on d5 over the three markers.
learn-yinsh-jump-hint = Follow the line from d5 over the three markers: the ring stops on the first empty point behind them.
learn-yinsh-jump-short = That’s allowed, but it doesn’t jump anything. Take the ring on d5 over the three markers.
learn-yinsh-jump-other = That’s a jump, but over only one marker. Another line has three.
learn-yinsh-jump-again = That’s allowed, but this time jump the three markers with the ring on d5.
learn-yinsh-jump-done = The ring lands right behind the markers and goes no further. They’ve changed colour too: the next step explains why.

learn-yinsh-flip-title = Flipping markers
learn-yinsh-flip-text = Every jumped marker flips, including yours, but the one you just placed doesn’t. Turn three black markers white at once.
learn-yinsh-flip-hint = From d4 you can jump along three lines. One of them has only black markers.
learn-yinsh-flip-own = That turns two of your own markers black. Look for the line with only black markers.
learn-yinsh-flip-mixed = One turns white, but one of yours turns black. Another line is better.
learn-yinsh-flip-again = That doesn’t turn three black markers white. Try the ring on d4.
learn-yinsh-flip-done = Three markers have changed colour, and the new one on d4 is still white.

learn-yinsh-row-title = A row of five
learn-yinsh-row-text = Five adjacent markers of one colour in a straight line make a row. Your ring on e5 is in the gap: move it out of the way.
learn-yinsh-row-hint = The marker stays on e5 and fills the gap. Move the ring in any direction except along the row.
learn-yinsh-row-along = Along the row, the ring jumps your own markers and turns them black. Leave in another direction.
learn-yinsh-row-again = The row needs a marker on e5. Only the ring there can leave one.
learn-yinsh-row-take = A row of five! Its markers go back to the supply: remove the row.
learn-yinsh-row-ring = For each row, you also remove a ring. Choose any of yours, even the one that just moved.
learn-yinsh-row-done = That’s your first ring. You have fewer to move now, but removing three wins the game.

learn-yinsh-long-title = More than five
learn-yinsh-long-text = This time you’ll have six markers side by side. Move the ring on e5 out of the way.
learn-yinsh-long-along = That way the ring flips your own markers. Leave in another direction.
learn-yinsh-long-again = First fill the gap: the ring on e5 leaves a marker there.
learn-yinsh-long-choose = Six in a line, but only five adjacent ones go. You choose which: the marker at one end or the other stays.
learn-yinsh-long-ring = Now remove one of your rings.
learn-yinsh-long-done = The sixth marker stays on the board and may help with your next row.

learn-yinsh-two-title = Two rows in one move
learn-yinsh-two-text = A marker on e5 gives you one row, and a flip can give you another. Find the move that makes both.
learn-yinsh-two-hint = The black marker on e7 spoils the second row: jump it with the ring on e5.
learn-yinsh-two-one = One row is good, two are better: which black marker has to flip as well?
learn-yinsh-two-again = That doesn’t make two rows. Look at what the ring on e5 can jump.
learn-yinsh-two-first = Two rows! Remove either one first.
learn-yinsh-two-ring = A row, then a ring: remove one of your rings before the second row.
learn-yinsh-two-second = Now the second row: it has to go too.
learn-yinsh-two-last = And a second ring.
learn-yinsh-two-done = Row, ring, row, ring: two rings removed with a single move.

learn-yinsh-cross-title = Rows that cross
learn-yinsh-cross-text = Two rows will share the point e5. Move the ring away without spoiling either of them.
learn-yinsh-cross-one = That way the ring flips markers in one of the rows. Leave without jumping.
learn-yinsh-cross-again = Both rows need a marker on e5. Only the ring there can leave one.
learn-yinsh-cross-choose = Both rows need the marker on e5, so you can remove only one of them. Choose.
learn-yinsh-cross-ring = The other row has lost a marker and is no longer a row. Remove one of your rings.
learn-yinsh-cross-done = Two rows that cross earn you only one ring. The other markers stay on the board.

learn-yinsh-gift-title = A row as a gift
learn-yinsh-gift-text = A black ring has jumped to f5 and made you a row. It’s yours: remove it before you move.
learn-yinsh-gift-ring = No matter who made it, the row is yours, so you remove one of your rings too.
learn-yinsh-gift-move = Now it’s time for your own move. Move any ring.
learn-yinsh-gift-done = A row your opponent makes for you is as good as any, and it doesn’t cost you a move.

learn-yinsh-both-title = A row for each of you
learn-yinsh-both-text = One move here makes a row for you and one for Black. Whoever moved removes theirs first. Find that move.
learn-yinsh-both-hint = The ring on e5 can jump e6 and e7 together: one turns white, the other black.
learn-yinsh-both-again = That doesn’t make a row. Which two markers can the ring on e5 flip?
learn-yinsh-both-yours = A row for each of you. You moved, so yours comes first.
learn-yinsh-both-ring = Remove one of your rings. Then Black removes a row and a ring, and moves.
learn-yinsh-both-done = Black removed a row and a ring before moving. One ring each: that jump had its price.

learn-yinsh-end-title = The third ring
learn-yinsh-end-text = Whoever removes a third ring wins at once. You’ve both removed two. Make your row, even if Black gets one too.
learn-yinsh-end-hint = Only the ring on e5 can do it: jump the markers on e6 and e7.
learn-yinsh-end-again = That doesn’t make a row. You need one, and it’s your move.
learn-yinsh-end-row = There are two rows, but you moved: remove yours first.
learn-yinsh-end-ring = Now the third ring. Remove any of yours.
learn-yinsh-end-done = Three rings: you win! Black’s row no longer counts.

learn-yinsh-supply-title = The last marker
learn-yinsh-supply-text = One marker left. Once it’s placed with no row to remove, whoever has removed more rings wins. You lead 1–0, so end the game.
learn-yinsh-supply-again = That gives Black a row: five markers go back to the supply, and the game goes on. End it now.
learn-yinsh-supply-done = All 51 markers are on the board. You’ve removed more rings, so you win; the same number would be a draw.

learn-yinsh-pass-title = Nowhere to move
learn-yinsh-pass-text = None of your three rings can move: other rings block them. Only then can you pass. Do it now.
learn-yinsh-pass-open = Black has moved and opened a way. If you can move, you must: find the way out.
learn-yinsh-pass-done = You can pass only when you have no move at all.

learn-yinsh-stuck-title = Nobody can move
learn-yinsh-stuck-text = Black couldn’t move and passed. Your rings are blocked too, so pass as well.
learn-yinsh-stuck-done = Two passes, one after the other, end the game. You each removed two rings: it’s a draw.

learn-yinsh-blitz-title = A game of blitz
learn-yinsh-blitz-text = In blitz, the first player to remove a ring wins. A single row is enough.
learn-yinsh-blitz-hint = In column f, a black marker spoils your row. Which ring can jump it?
learn-yinsh-blitz-again = That’s not a row yet. There’s a black marker between yours.
learn-yinsh-blitz-row = There’s your row: remove it.
learn-yinsh-blitz-ring = And the ring that wins the game.
learn-yinsh-blitz-done = One row, one ring, one win. Everything else in blitz is the same.

learn-yinsh-win-title = Win in one turn
learn-yinsh-win-text = Now for some tactics. You’ve removed two rings, so one more row wins. It’s nearly there: find it.
learn-yinsh-win-hint = Look along the line from c4 to g8: which marker spoils it, and which ring can jump that marker?
learn-yinsh-win-late = The ring would be in the gap, but its marker stays behind: that row comes a turn too late.
learn-yinsh-win-again = That doesn’t make a row. A jump can turn the black marker in your line white.
learn-yinsh-win-row = There it is. Remove the row.
learn-yinsh-win-ring = And your third ring.
learn-yinsh-win-done = You won in a single turn. Look first for rows that need just one flip.

learn-yinsh-block-title = Stop the row
learn-yinsh-block-text = Black has removed two rings and will make a row with the next move. Stop it.
learn-yinsh-block-hint = The black ring only has to leave e5. Flip one of the four markers beside it.
learn-yinsh-block-near = Close, but the row hasn’t changed. Jump one of its markers.
learn-yinsh-block-again = Black leaves e5, makes a row and wins. Flip one of the markers in that row.
learn-yinsh-block-done = One flipped marker, and the row is gone. Flipping is the surest defence.

learn-yinsh-double-title = Two threats at once
learn-yinsh-double-text = One threat can be stopped. Find the move that threatens two rows at once.
learn-yinsh-double-hint = The black marker on e5 is on both lines. Which ring can jump it?
learn-yinsh-double-one = That threatens one row, and Black can stop it. Look for two.
learn-yinsh-double-again = Black has a reply to that. Look at the marker that both lines share.
learn-yinsh-double-strike = Black has stopped one row. Make the other!
learn-yinsh-double-done = One move isn’t enough against two threats. That’s how games are won.

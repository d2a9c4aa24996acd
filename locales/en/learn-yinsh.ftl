# YINSH: the course. The keys follow from lessons/yinsh.json; what each is for is told in crates/learn/src/lib.rs.

learn-yinsh-place-title = Placing the rings
learn-yinsh-place-text = Each player has five rings. Place one on any empty point; the edge of the board will do, too.
learn-yinsh-place-last = Black has placed one as well. Now place your fifth and last ring.
learn-yinsh-place-done = All ten rings stand. From now on they move, and none is ever added.

learn-yinsh-move-title = Moving a ring
learn-yinsh-move-text = First your marker goes into a ring, then the ring moves along a line over empty points. Move any of your rings.
learn-yinsh-move-stays = Your marker stays where the ring set off, and no marker ever moves. Move a ring once more.
learn-yinsh-move-done = Every move leaves a marker behind. Keep in mind: a ring never passes over another ring.

learn-yinsh-jump-title = Jumping over markers
learn-yinsh-jump-text = A ring may jump markers of any colour that lie side by side. Move the ring on d5 over the three black ones.
learn-yinsh-jump-hint = Follow the line from d5 through the three markers: the first empty point behind them is the one.
learn-yinsh-jump-short = That is legal, but it jumps nothing. Lead the ring on d5 over the three markers.
learn-yinsh-jump-other = A proper jump, but over one marker only. Another line has three.
learn-yinsh-jump-again = That is legal, but this time jump the three black markers with the ring on d5.
learn-yinsh-jump-done = The ring lands right behind the markers and goes no further. And they have changed colour: why, comes next.

# LYNGK: the rules. The keys follow from lessons/rules-lyngk.json. A paragraph that begins with a dash is an item of a list.

rules-lyngk-goal-title = The goal
rules-lyngk-goal-1 = LYNGK is a game for two players. At the start, there are 43 pieces on the board, and nobody owns any of them.
rules-lyngk-goal-2 = Move by move, pieces are put on top of each other and become stacks. Along the way, each player may claim two of the five colours.
rules-lyngk-goal-3 = Complete a stack of five with your colour on top, and it leaves the board and counts for you. Whoever has won more of these stacks at the end wins the game.

rules-lyngk-board-title = The board and the pieces
rules-lyngk-board-1 = The board has 43 points in nine columns, a to i from the left, with 1, 4, 7, 6, 7, 6, 7, 4 and 1 points. In each column, they are numbered from 1 at the bottom. The centre is e4.
rules-lyngk-board-2 = Lines run in three directions: along the column, up to the right and down to the right. So the neighbours of e4 are e5, f4, f3, e3, d3 and d4. No line runs straight across: c4 and e4 are not connected.
rules-lyngk-board-3 = The pieces come in five colours, ivory, blue, red, green and black, with eight of each. There are also three white jokers.
rules-lyngk-board-4 = At the start, the pieces are placed at random, one on every point.
rules-lyngk-board-5 = Beside the board there is one more piece of each colour. This claim marker shows who has claimed the colour and never comes into play.
rules-lyngk-board-6 = Whatever is on a point is a stack, even a single piece. A stack has the colour of its top piece.
rules-lyngk-board-figure-start = One possible start: a piece on every point, and all colours are neutral.

rules-lyngk-turn-title = Your turn
rules-lyngk-turn-1 = The players take turns. A turn has two parts:
rules-lyngk-turn-2 = – First, you may claim a colour that nobody has yet.
rules-lyngk-turn-3 = – Then, you must move one stack onto another.
rules-lyngk-turn-4 = If you cannot move, not even after a claim, you pass.

rules-lyngk-moving-title = Moving
rules-lyngk-moving-1 = In a move, you take a whole stack and put it on top of another one. Stacks are never split.
rules-lyngk-moving-2 = You may move a stack with a neutral colour or one of your own colours on top. You may not move a stack with your opponent’s colour on top.
rules-lyngk-moving-3 = The stack moves in a straight line, over empty points if there are any, to the first stack it meets. It cannot jump over a stack or stop on an empty point.
rules-lyngk-moving-4 = A joker never moves by itself. It is on top only while it is alone; once a stack has landed on it, it moves along with that stack.
rules-lyngk-moving-figure-line = The black stack on e4 can go to b4, d3, e1 or g3, but not to e7 or f4: both already contain black.

rules-lyngk-landing-title = Landing
rules-lyngk-landing-1 = You may land on a stack of any colour, even your opponent’s. But the two stacks have to fit together:
rules-lyngk-landing-2 = – The new stack has at most five pieces.
rules-lyngk-landing-3 = – No colour is in it twice. The pieces below the top count too.
rules-lyngk-landing-4 = – Jokers are free: a stack can hold any number of them, up to all three.
rules-lyngk-landing-5 = – A neutral stack cannot land on a taller stack. So a single neutral piece can land only on a single piece.
rules-lyngk-landing-6 = – A stack of your own colour can land on any height, as long as there are no more than five pieces in all.
rules-lyngk-landing-7 = The order of the pieces below the top never matters.
rules-lyngk-landing-figure-fits = All colours are neutral: the red stack on f4 fits on e5 and g4, but f2 is too tall for it, and on e4 and h4 there would be two ivory pieces.

rules-lyngk-claiming-title = Claiming a colour
rules-lyngk-claiming-1 = At first, every colour is neutral, and both players may move it. At the start of your turn, before you move, you may claim one colour that is still neutral, even on your very first turn.
rules-lyngk-claiming-2 = The colour is yours at once, including for the move that follows. From then on, only you may move its stacks, and they can land on any height.
rules-lyngk-claiming-3 = You may claim one colour per turn and two per game. Once both players have two, the fifth colour stays neutral to the end.
rules-lyngk-claiming-4 = You may claim a colour only if you can move afterwards.
rules-lyngk-claiming-5 = You do not have to claim right away, or at all, with one exception: if you cannot move without claiming but could move after a claim, you must claim. You may not pass in that case.
rules-lyngk-claiming-figure-claim = Claim ivory, and the single piece on c3 can climb onto the four pieces on c4: a stack of five.

rules-lyngk-lyngk-title = The LYNGK rule
rules-lyngk-lyngk-1 = Your own colours can go further. A stack with your colour on top may step on a stack with the same colour on top and go on from there, in any direction. In the end, it has to land on a stack where it fits.
rules-lyngk-lyngk-2 = – A point like this is called a LYNGK point. You may use as many of them as you like in one move, but each only once.
rules-lyngk-lyngk-3 = – Every step is an ordinary one: in a straight line over empty points to the first stack, near or far.
rules-lyngk-lyngk-4 = – On a LYNGK point, only the top counts. The stack there can have any height and hold any pieces. Even a full stack of five will do, if it is still on the board and your colour is on top.
rules-lyngk-lyngk-5 = – A joker is not a LYNGK point, and neither is a stack with your other colour on top.
rules-lyngk-lyngk-6 = – Neutral stacks never move this way.
rules-lyngk-lyngk-7 = Nothing changes on the points along the way. So a move is just its start and its end; if several paths lead there, it is the same move. Only one path is shown.
rules-lyngk-lyngk-figure-steps = Red is yours: the stack on g2 can step on g6, then on e7, and land on d6 as the top of a stack of five.

rules-lyngk-five-title = Stacks of five
rules-lyngk-five-1 = If you make a stack of five with your own colour on top, it leaves the board at once and counts as one stack for you.
rules-lyngk-five-2 = If you make a stack of five with a neutral colour on top, it stays as an obstacle. It can never move, and nothing can land on it. It counts for nobody, even if its colour is claimed later.
rules-lyngk-five-3 = But whoever claims the colour on top of an obstacle may use it as a LYNGK point.
rules-lyngk-five-figure-won = Ivory is yours and blue is neutral: if f1 lands on f2, you win a stack; if f2 lands on f1, it becomes an obstacle.
rules-lyngk-five-figure-obstacle = The obstacle on e4 stays even if you claim red, but then you can step on it, for example on the way from e6 to e1.

rules-lyngk-passing-title = Passing
rules-lyngk-passing-1 = If you can move, you must, even if you have to claim a colour first. You pass only if even a claim would not let you move.
rules-lyngk-passing-2 = Your opponent then plays on. As soon as you can move again, you must.

rules-lyngk-end-title = The end of the game
rules-lyngk-end-1 = The game is over when neither player can move. Whoever has won more stacks of five wins.
rules-lyngk-end-2 = If both players have won the same number, look at the stacks on the board with the players’ own colours on top. Whoever has more stacks of four wins. If these are equal, stacks of three decide, then stacks of two, then single pieces. If all are equal, the game is a draw.
rules-lyngk-end-3 = Neutral stacks, jokers on their own and obstacles count for nobody.
rules-lyngk-end-4 = Every move empties a point for good. So a game has at most 42 moves, and no position can occur twice.
rules-lyngk-end-figure-tie = Blue is yours, and f2 makes the last move: on e1 it becomes a stack of four, like your opponent’s on b2, so your stack of three on f1 decides.

rules-lyngk-collect-title = Option: claiming also wins full stacks
rules-lyngk-collect-1 = This option is off unless you choose it. With it, obstacles can be won: whoever claims a colour immediately wins every stack of five with this colour on top. Each of them leaves the board and counts as one stack for that player.
rules-lyngk-collect-2 = Whether you can move after the claim is checked once these stacks are gone, since that may have cleared the way.
rules-lyngk-collect-3 = Another well-known server plays by this rule. Records of games from there need it.
rules-lyngk-collect-4 = This option cannot be combined with stacks of six.
rules-lyngk-collect-figure-collected = Claim red, and you win the stack of five on f4 at once; then you have to move.

rules-lyngk-six-title = Variant: stacks of six
rules-lyngk-six-1 = In this variant, stacks can grow to six pieces. Stacks of five stay on the board and play on like any other: they are not won, and they are not obstacles.
rules-lyngk-six-2 = If you make a stack of six with your own colour on top, you win the game at once.
rules-lyngk-six-3 = A stack of six with a neutral top stays where it is and wins nothing, even if its colour is claimed later.
rules-lyngk-six-4 = White is both a joker and the sixth colour. So a stack of six holds each of the six colours, or jokers in place of missing ones. This follows from the rule that no colour can be in a stack twice.
rules-lyngk-six-5 = If nobody has won this way and neither player can move, stacks of five on the board with the players’ own colours on top decide, then stacks of four, three and two, then single pieces. If all are equal, the game is a draw.
rules-lyngk-six-6 = The score of a game like this is the number of stacks of six won, 1 or 0. All other rules stay the same.
rules-lyngk-six-figure-sixth = Green is yours: put the stack of five from e1 on the joker on e5, and you win.

rules-lyngk-notation-title = How moves are written
rules-lyngk-notation-1 = A move is written as its start and its end, whatever its path: c3-d4. If no move is possible, the turn is written as pass.
rules-lyngk-notation-2 = A claim is written as ^ and a letter: ^i ivory, ^b blue, ^r red, ^g green, ^k black. A claim and the move after it are joined by a semicolon: ^r;c3-d4.
rules-lyngk-notation-3 = A layout is a string of 43 letters, column by column and from the bottom up: the letters of the colours in capitals (I, B, R, G, K), and J for a joker.
rules-lyngk-notation-4 = For those who want to know exactly: there are 21 lines and 102 pairs of neighbours, and 12 ways to rotate and mirror the board that leave it looking the same. These are all the lines:
rules-lyngk-notation-5 = – Along the column: b1–b4, c1–c7, d1–d6, e1–e7, f1–f6, g1–g7, h1–h4.
rules-lyngk-notation-6 = – Up to the right: a1 b3 c5 d5 e6 f6 g7; b1 c3 d3 e4 f4 g5 h4; b2 c4 d4 e5 f5 g6; b4 c6 d6 e7; c1 d1 e2 f2 g3 h2 i1; c2 d2 e3 f3 g4 h3; e1 f1 g2 h1.
rules-lyngk-notation-7 = – Down to the right: a1 b2 c3 d2 e2 f1 g1; b1 c2 d1 e1; b3 c4 d3 e3 f2 g2; b4 c5 d4 e4 f3 g3 h1; c6 d5 e5 f4 g4 h2; c7 d6 e6 f5 g5 h3 i1; e7 f6 g6 h4.

# LYNGK: the course. The keys follow from lessons/lyngk.json; what each is for is told in crates/learn/src/lib.rs.

learn-lyngk-stack-title = Stacks
learn-lyngk-stack-text = Every point holds a piece, and each move puts one on top of another. Put the red piece from e4 onto e5.
learn-lyngk-stack-whole = The two pieces are one stack now. Its colour is that of the top piece: red. Move it as a whole onto any stack around it.
learn-lyngk-stack-again = That is allowed, but for now it is all about e4 and e5. Claiming colours comes later.
learn-lyngk-stack-done = Stacks only grow and never come apart. Little by little the board empties.

learn-lyngk-colours-title = No colour twice
learn-lyngk-colours-text = A stack holds no colour twice, and the pieces below count as well. Find a place for the stack of green and red on e4.
learn-lyngk-colours-hint = Next to e4 only one stack has neither green nor red: the one on f4.
learn-lyngk-colours-again = That is allowed, but find a place for the stack on e4.
learn-lyngk-colours-done = There was no blue in the stack yet, so blue fits. Three colours, each of them once.

learn-lyngk-joker-title = Jokers
learn-lyngk-joker-text = A white joker stands for any colour, so every colour fits on it. Put the blue piece from e4 onto the joker on e5.
learn-lyngk-joker-two = A stack may hold several jokers. Put the stack from e5 onto the joker on d5.
learn-lyngk-joker-again = That is allowed, but here it is about the jokers on e5 and d5.
learn-lyngk-joker-done = Three pieces high, and blue is the only colour in it. Jokers cannot be moved: they wait until a stack lands on them.

learn-lyngk-line-title = In a straight line
learn-lyngk-line-text = A stack moves in a straight line, over empty points, onto the first stack it meets. There is no jumping. Go from e4 to e7.
learn-lyngk-line-again = That is allowed, too. This time move the red piece from e4 to e7.
learn-lyngk-line-done = However long the way, only the first stack on it counts, and every move ends on a stack.

learn-lyngk-height-title = Neutral stacks
learn-lyngk-height-text = All colours are still neutral. A neutral stack lands only on stacks no higher than itself. Move from e4 and make a stack of four.
learn-lyngk-height-hint = The stack on e4 has two pieces. The one on d4 has two as well.
learn-lyngk-height-low = That makes only three. Look for a stack as high as the one on e4.
learn-lyngk-height-again = That is allowed, but take the stack on e4 and make a stack of four.
learn-lyngk-height-done = Two on two is allowed, two on three is not. So a single piece lands only on single pieces.

learn-lyngk-claim-title = Claiming a colour
learn-lyngk-claim-text = Before you move you may claim a neutral colour: one a turn, two a game. Black is your opponent’s already. Claim red.
learn-lyngk-claim-move = Red is yours at once, and your stacks may land on any height. Put the red piece from e4 onto the stack of three on e5.
learn-lyngk-claim-second = Your opponent has claimed green, so you may not move green or black. Claim your second colour.
learn-lyngk-claim-any = A claim is followed by a move. Move whatever you like.
learn-lyngk-claim-last = Each of you has two colours now, and the fifth stays neutral. Make one more move.
learn-lyngk-claim-again = That is allowed, but here claim a colour first, and then move with it.
learn-lyngk-claim-done = Only you may move stacks of your colours. Neutral ones may be moved by both players.

learn-lyngk-five-title = A stack of five
learn-lyngk-five-text = This is the aim: a stack of five with your colour on top leaves the board and counts for you. Red and blue are yours: make one.
learn-lyngk-five-again = That does not make five. Count the pieces on e4 and e5 together.
learn-lyngk-five-done = One more stack won. Whoever wins more of them wins the game.

learn-lyngk-obstacle-title = Obstacles
learn-lyngk-obstacle-text = A stack of five with a neutral top stays for ever and counts for nobody. Ivory is neutral: put the stack from e4 onto e5.
learn-lyngk-obstacle-claim = The stack on e5 can move no more. Would it help to claim ivory now? Try it.
learn-lyngk-obstacle-move = Ivory is yours, but the obstacle stays and brings you nothing. Now move.
learn-lyngk-obstacle-again = That is allowed, but here it is about the stack on e5 and about ivory.
learn-lyngk-obstacle-done = Once an obstacle, always an obstacle. That is also a way to spoil a stack for your opponent.

learn-lyngk-one-step-title = The LYNGK rule
learn-lyngk-one-step-text = Your stack may step on a stack with the same top and go on from there. Take the red piece from e1 via e4 to b4.
learn-lyngk-one-step-hint = The way from e1 to e4 is straight, and the top on e4 is red: a LYNGK point. From there a line leads to b4.
learn-lyngk-one-step-again = That is allowed, but go via e4: on b4 only red is missing.
learn-lyngk-one-step-done = The stack you stepped on is unchanged. You cannot step on a joker or on another colour.

learn-lyngk-two-steps-title = Two steps
learn-lyngk-two-steps-text = You may step more than once in a turn. Find the way for the blue piece on c1 and win a stack.
learn-lyngk-two-steps-hint = On c1, c4 and g6 the top is blue. From g6 a line leads to e7.
learn-lyngk-two-steps-again = That wins no stack. The one on e7 lacks nothing but blue.
learn-lyngk-two-steps-done = Via c4 and g6 to e7. What else is in the stacks on the way does not matter.

learn-lyngk-three-steps-title = Three steps
learn-lyngk-three-steps-text = Step as often as you like, on each stack once. Even an obstacle will do if its top is your colour. Win the stack on g2.
learn-lyngk-three-steps-hint = From a1 red tops lead via e6, h3 and e3 to g2.
learn-lyngk-three-steps-joker = You may land on the joker, but that wins nothing. From e6 go another way.
learn-lyngk-three-steps-again = That wins no stack. The one on g2 lacks only red, and there is a red piece on a1.
learn-lyngk-three-steps-done = Three steps in one move! Look for chains of your colour: they reach all over the board.

learn-lyngk-must-title = Claim to move
learn-lyngk-must-text = Nothing can move: red is neutral, and the stack on e5 is too high for it. But a claim would help, so you have to claim. Which colour?
learn-lyngk-must-move = Red is yours and may climb. Now move.
learn-lyngk-must-done = Whoever can move after a claim may not pass. And a claim is only allowed if a move can follow.

learn-lyngk-pass-title = Passing
learn-lyngk-pass-text = None of your stacks can move, and you have no claim left. Only then may you pass. Do it now.
learn-lyngk-pass-free = Your opponent has moved, and the way is free. Whoever can move must do so: move.
learn-lyngk-pass-done = You passed once and have won all the same. As long as one of you can move, the game goes on.

learn-lyngk-end-title = The end of the game
learn-lyngk-end-text = When neither player can move, the game is over, and whoever has won more stacks wins. You have three each: make the winning move.
learn-lyngk-end-neutral = With ivory on top it is an obstacle, and your opponent’s stack of four decides. Put red on top.
learn-lyngk-end-again = That ends the game, too, but your opponent’s stack of four decides. You can make a stack of five.
learn-lyngk-end-done = Four to three, and nobody can move: you have won.

learn-lyngk-ties-title = Breaking a tie
learn-lyngk-ties-text = Equal in stacks won? Then stacks of four on the board with your colour on top decide, then of three, two, one. Make the winning move.
learn-lyngk-ties-hint = Nobody has a stack of four yet. The red piece on f4 can make one on h4.
learn-lyngk-ties-again = Then each of you has two stacks of three and nothing else: a draw. A stack of four is worth more.
learn-lyngk-ties-done = A single stack of four has decided. If all is equal down to single pieces, the game is a draw.

learn-lyngk-six-title = Stacks of six
learn-lyngk-six-text = In this variant stacks of five stay and play on; you need six. First make a stack of five out of e4 and e5.
learn-lyngk-six-win = It has stayed and can move. A stack of six with your colour on top wins at once: the joker on e7 is waiting.
learn-lyngk-six-again = That is allowed, but first make a stack of five out of e4 and e5, then go onto the joker.
learn-lyngk-six-done = Six pieces with your colour on top: won at once. With a neutral top they would be worth nothing.

learn-lyngk-six-end-title = If nobody makes six
learn-lyngk-six-end-text = Nobody makes six? Then stacks of five with your colour on top decide, then of four and so on. Make the last move, from h3.
learn-lyngk-six-end-hint = Your opponent has a stack of five on f5. Make one yourself, on d3.
learn-lyngk-six-end-fours = That makes a stack of four, but your opponent has one of five on f5, and five comes first.
learn-lyngk-six-end-again = That does not win. Make a stack of five.
learn-lyngk-six-end-done = One stack of five each. So the stacks of four decide, and you have more of them.

learn-lyngk-collect-title = Collect on claiming
learn-lyngk-collect-text = An option of the game: whoever claims the colour of an obstacle collects it at once. On e5 ivory is on top: claim it.
learn-lyngk-collect-move = The stack on e5 is yours and counts. Now move, as after every claim.
learn-lyngk-collect-again = That is allowed, but first collect the stack on e5: claim ivory.
learn-lyngk-collect-done = With this option it matters who claims first. Without it an obstacle stays for ever.

learn-lyngk-win-title = Win in one turn
learn-lyngk-win-text = Now some tactics. You have won three stacks each. Find the move that wins one more and ends the game at once.
learn-lyngk-win-hint = The stack on f5 can step on d4, then g3, then e2. Which stack is next to e2?
learn-lyngk-win-on = That wins a stack, too, but then your opponent can still move. Another one ends the game at once.
learn-lyngk-win-again = That wins no stack. The stack on f5 has two pieces: with a stack of three that makes five.
learn-lyngk-win-done = Three steps, and the game is won. Always check how far your colours reach.

learn-lyngk-block-title = Stop the stack
learn-lyngk-block-text = Your opponent is about to join f3 and h1 into a stack of five. Prevent it.
learn-lyngk-block-hint = The stack on f3 contains red. With red on h1 as well, they no longer fit together: look at f1.
learn-lyngk-block-again = Then f3 and h1 become a stack of five. Change one of the two.
learn-lyngk-block-done = Now both contain red and can never come together. One piece in the right place was enough.

learn-lyngk-double-title = Two threats at once
learn-lyngk-double-text = One threat can be stopped. Make a stack of four that can become five in two places.
learn-lyngk-double-hint = From b1 two ways would be open: straight to f4, and via e1 to e6. The piece on e1 has to stay for that.
learn-lyngk-double-stone = That makes four, but e1 is your LYNGK point on the way to e6. Take the other red piece.
learn-lyngk-double-again = That does not make two threats. The stack on b1 has three pieces: which piece should land there?
learn-lyngk-double-strike = Your opponent has closed the way via e1. Take the other one!
learn-lyngk-double-late = That wins nothing. The way from b1 to f4 is open: take it.
learn-lyngk-double-done = Against two threats one move is not enough. That is how stacks are won.

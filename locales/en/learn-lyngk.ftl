# LYNGK: the course. The keys follow from lessons/lyngk.json; what each is for is told in crates/learn/src/lib.rs.

learn-lyngk-stack-title = Stacks
learn-lyngk-stack-text = Every point holds a piece, and each move puts one on top of another. Put the red piece from e4 on e5.
learn-lyngk-stack-whole = The two pieces are now one stack, and its colour is its top piece: red. Move the whole stack onto any stack around it.
learn-lyngk-stack-again = That’s allowed, but for now it’s all about e4 and e5. Claiming colours comes later.
learn-lyngk-stack-done = Stacks only grow and never come apart. Little by little, the board empties.

learn-lyngk-colours-title = No colour twice
learn-lyngk-colours-text = A stack can’t hold a colour twice, and the pieces below count too. Find a place for the green and red stack on e4.
learn-lyngk-colours-hint = Next to e4, only one stack has neither green nor red: the one on f4.
learn-lyngk-colours-again = That’s allowed, but find a place for the stack on e4.
learn-lyngk-colours-done = There was no blue in the stack yet, so blue fits. Three colours, each only once.

learn-lyngk-joker-title = Jokers
learn-lyngk-joker-text = A white joker stands for any colour, so every colour fits on it. Put the blue piece from e4 on the joker on e5.
learn-lyngk-joker-two = A stack can hold several jokers. Put the stack from e5 on the joker on d5.
learn-lyngk-joker-again = That’s allowed, but this step is about the jokers on e5 and d5.
learn-lyngk-joker-done = Three pieces high, and blue is the only colour in it. You can’t move a joker: it waits until a stack lands on it.

learn-lyngk-line-title = In a straight line
learn-lyngk-line-text = A stack moves in a straight line, over empty points, to the first stack it meets. No jumping! Go from e4 to e7.
learn-lyngk-line-again = That’s allowed too. This time, move the red piece from e4 to e7.
learn-lyngk-line-done = However far it goes, a move ends on the first stack it meets.

learn-lyngk-height-title = Neutral stacks
learn-lyngk-height-text = All colours are still neutral. A neutral stack can’t land on a taller one. Move the stack on e4 to make a stack of four.
learn-lyngk-height-hint = The stack on e4 has two pieces. So does the one on d4.
learn-lyngk-height-low = That makes only three. Look for a stack as tall as the one on e4.
learn-lyngk-height-again = That’s allowed, but use the stack on e4 to make a stack of four.
learn-lyngk-height-done = Two on two is allowed, two on three isn’t. So a single piece can only land on single pieces.

learn-lyngk-claim-title = Claiming a colour
learn-lyngk-claim-text = Before you move, you can claim a neutral colour: one per turn, two per game. Your opponent already has black. Claim red.
learn-lyngk-claim-move = Red is yours right away, and your stacks can land on any height. Put the red piece from e4 on the stack of three on e5.
learn-lyngk-claim-second = Your opponent has claimed green, so you can’t move green or black. Claim your second colour.
learn-lyngk-claim-any = After a claim comes a move. Move whatever you like.
learn-lyngk-claim-last = You each have two colours now, and the fifth stays neutral. Make one more move.
learn-lyngk-claim-again = That’s allowed, but here, claim a colour first, then move with it.
learn-lyngk-claim-done = Only you can move stacks of your colours. Both of you can move neutral ones.

learn-lyngk-five-title = A stack of five
learn-lyngk-five-text = This is the goal: a stack of five with your colour on top leaves the board and counts for you. Red and blue are yours: make one.
learn-lyngk-five-again = That doesn’t make five. Count the pieces on e4 and e5 together.
learn-lyngk-five-done = One more stack won. Whoever wins more of them wins the game.

learn-lyngk-obstacle-title = Obstacles
learn-lyngk-obstacle-text = A stack of five with a neutral top stays for good and counts for nobody. Ivory is neutral: put the stack from e4 on e5.
learn-lyngk-obstacle-claim = The stack on e5 can’t move any more. Would it help to claim ivory now? Try it.
learn-lyngk-obstacle-move = Ivory is yours, but the obstacle stays and doesn’t count for you. Now move.
learn-lyngk-obstacle-again = That’s allowed, but this step is about ivory and the stack on e5.
learn-lyngk-obstacle-done = Once an obstacle, always an obstacle. It’s also a way to spoil a stack for your opponent.

learn-lyngk-one-step-title = The LYNGK rule
learn-lyngk-one-step-text = Your stack can step on a stack with the same colour on top and go on from there. Take the red piece from e1 via e4 to b4.
learn-lyngk-one-step-hint = It’s a straight line from e1 to e4, and the top on e4 is red: a LYNGK point. From there, a line leads to b4.
learn-lyngk-one-step-again = That’s allowed, but go via e4: the stack on b4 needs only red.
learn-lyngk-one-step-done = The stack you stepped on hasn’t changed. You can’t step on a joker or on another colour.

learn-lyngk-two-steps-title = Two steps
learn-lyngk-two-steps-text = You can step more than once in a turn. Find the way for the blue piece on c1 and win a stack.
learn-lyngk-two-steps-hint = On c1, c4 and g6 the top is blue. From g6, a line leads to e7.
learn-lyngk-two-steps-again = That doesn’t win a stack. The one on e7 needs only blue.
learn-lyngk-two-steps-done = Via c4 and g6 to e7. It doesn’t matter what else is in the stacks along the way.

learn-lyngk-three-steps-title = Three steps
learn-lyngk-three-steps-text = Step as often as you like, on each stack once. Even an obstacle will do if your colour is on top. Win the stack on g2.
learn-lyngk-three-steps-hint = From a1, red tops lead via e6, h3 and e3 to g2.
learn-lyngk-three-steps-joker = You can land on the joker, but that wins nothing. From e6, go another way.
learn-lyngk-three-steps-again = That doesn’t win a stack. The one on g2 needs only red, and there’s a red piece on a1.
learn-lyngk-three-steps-done = Three steps in one move! Look for chains of your colour: they can take you right across the board.

learn-lyngk-must-title = Claim to move
learn-lyngk-must-text = Nothing can move: red is neutral, and the stack on e5 is too tall for it. A claim would help, so you must claim. Which colour?
learn-lyngk-must-move = Red is yours and can climb. Now move.
learn-lyngk-must-done = If you can move after a claim, you can’t pass. And you can only claim if you can move afterwards.

learn-lyngk-pass-title = Passing
learn-lyngk-pass-text = None of your stacks can move, and you have no claims left. Only then can you pass. Do it now.
learn-lyngk-pass-free = Your opponent has moved, and the way is clear. If you can move, you must: move.
learn-lyngk-pass-done = You passed once and still won. As long as one of you can move, the game goes on.

learn-lyngk-end-title = The end of the game
learn-lyngk-end-text = When neither player can move, whoever has won more stacks wins. You have three each: make the winning move.
learn-lyngk-end-neutral = With ivory on top it’s an obstacle, and your opponent’s stack of four decides. Put red on top.
learn-lyngk-end-again = That ends the game too, but your opponent’s stack of four decides. You can make a stack of five.
learn-lyngk-end-done = Four to three, and nobody can move: you win!

learn-lyngk-ties-title = Breaking a tie
learn-lyngk-ties-text = Same number of stacks won? Then stacks of four on the board with your colour on top decide, then three, two, one. Win the game.
learn-lyngk-ties-hint = Nobody has a stack of four yet. The red piece on f4 can make one on h4.
learn-lyngk-ties-again = Then you’d each have two stacks of three and nothing else: a draw. A stack of four is worth more.
learn-lyngk-ties-done = A single stack of four decided it. If everything is equal, right down to single pieces, it’s a draw.

learn-lyngk-six-title = Stacks of six
learn-lyngk-six-text = In this variant, stacks of five stay in play; you need six. First make a stack of five from e4 and e5.
learn-lyngk-six-win = It’s still there and can move. A stack of six with your colour on top wins at once: the joker on e7 is waiting.
learn-lyngk-six-again = That’s allowed, but first make a stack of five from e4 and e5, then move onto the joker.
learn-lyngk-six-done = Six pieces with your colour on top: you win at once. With a neutral top, they’d be worth nothing.

learn-lyngk-six-end-title = If nobody makes six
learn-lyngk-six-end-text = If nobody makes six, stacks of five with your colour on top decide, then four and so on. Make the last move, from h3.
learn-lyngk-six-end-hint = Your opponent has a stack of five on f5. Make one yourself, on d3.
learn-lyngk-six-end-fours = That makes a stack of four, but your opponent has a stack of five on f5, and five comes first.
learn-lyngk-six-end-again = That doesn’t win. Make a stack of five.
learn-lyngk-six-end-done = One stack of five each, so the stacks of four decide, and you have more of them.

learn-lyngk-collect-title = Claim and win
learn-lyngk-collect-text = With this option, whoever claims the colour on top of an obstacle wins it at once. On e5, that’s ivory: claim it.
learn-lyngk-collect-move = You’ve won the stack on e5. Now move, as after every claim.
learn-lyngk-collect-again = That’s allowed, but first win the stack on e5: claim ivory.
learn-lyngk-collect-done = With this option, it matters who claims first. Without it, an obstacle stays for good.

learn-lyngk-win-title = Win in one turn
learn-lyngk-win-text = Now for some tactics. You’ve won three stacks each. Find the move that wins one more and ends the game at once.
learn-lyngk-win-hint = The stack on f5 can step on d4, then g3, then e2. Which stack is next to e2?
learn-lyngk-win-on = That wins a stack too, but your opponent can still move. Another one ends the game at once.
learn-lyngk-win-again = That doesn’t win a stack. The stack on f5 has two pieces: with a stack of three, that makes five.
learn-lyngk-win-done = Three steps, and you win. Always check how far your colours can go.

learn-lyngk-block-title = Stop the stack
learn-lyngk-block-text = Your opponent is about to combine f3 and h1 into a stack of five. Stop it.
learn-lyngk-block-hint = There’s red in the stack on f3. With red on h1 as well, they no longer fit together: look at f1.
learn-lyngk-block-again = Then f3 and h1 become a stack of five. Change one of the two.
learn-lyngk-block-done = Now both contain red and can never be combined. One piece in the right place was enough.

learn-lyngk-double-title = Two threats at once
learn-lyngk-double-text = One threat can be stopped. Make a stack of four that can become five in two places.
learn-lyngk-double-hint = From b1, two ways would be open: straight to f4, and via e1 to e6. For that, the piece on e1 has to stay.
learn-lyngk-double-stone = That makes four, but e1 is your LYNGK point on the way to e6. Use the other red piece.
learn-lyngk-double-again = That doesn’t make two threats. The stack on b1 has three pieces: which piece should land there?
learn-lyngk-double-strike = Your opponent has closed the way via e1. Take the other one!
learn-lyngk-double-late = That wins nothing. The way from b1 to f4 is open: take it.
learn-lyngk-double-done = One move isn’t enough against two threats. That’s how stacks are won.

# Problems: one first move, and no other, reaches what is asked for. The keys of the tasks follow from
# lessons/problems-*.json, as crates/learn/src/lib.rs tells. $side is who plays: White, First player.

problems = Problems
problem-title = Problem { $number }
problem-of = problem { $number } of { $count }
problem-count = { $done } of { $count } solved
problem-done = Solved! No other first move works.
problem-again = Not this move: it doesn’t solve the problem. Look again.
problem-refuted = Not this move: after the reply { $answer }, it doesn’t solve the problem.

problem-yinsh-score = { $side }: remove a ring this turn.
problem-yinsh-two = { $side }: remove two rings this turn.
problem-yinsh-win = { $side }: win the game this turn.
problem-yinsh-guard = { $side }: stop your opponent from removing a ring next turn.
problem-yinsh-score-in-two = { $side }: make a threat that can’t be stopped, so that you remove a ring on your next turn, whatever the reply.
problem-yinsh-two-in-two = { $side }: remove two rings within two turns, whatever the reply.
problem-yinsh-win-in-two = { $side }: win the game within two turns, whatever the reply.
problem-yinsh-refuted = Not this move: after the reply { $answer }, your opponent has removed a ring.

problem-lyngk-score = { $side }: win a stack of five this turn.
problem-lyngk-guard = { $side }: stop your opponent from winning a stack of five next turn.
problem-lyngk-score-in-two = { $side }: set up a stack of five that you win on your next turn, whatever the reply.
problem-lyngk-two-in-two = { $side }: win two stacks of five within two turns, whatever the reply.
problem-lyngk-end = { $side }: win the game, whatever the replies. Smaller stacks count too.
problem-lyngk-refuted = Not this move: after the reply { $answer }, your opponent has won a stack of five.

problem-kulami-end = { $side }: win the game, whatever the replies.
problem-kulami-margin =
    { $side }: finish at least { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead, whatever the replies.

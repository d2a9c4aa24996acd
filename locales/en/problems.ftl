# Problems: one first move, and no other, reaches what is asked for. The keys of the tasks follow from
# lessons/problems-*.json, as crates/learn/src/lib.rs tells. $side is who plays: White, First player.

problems = Problems
problem-title = Problem { $number }
problem-of = problem { $number } of { $count }
problem-count = { $done } of { $count } solved
problem-done = Solved! No other first move would have done it.
problem-again = Not this one: it does not get you there. Look again.
problem-refuted = Not this one: after the answer { $answer } you do not get there.

problem-yinsh-score = { $side }: win a ring this turn.
problem-yinsh-two = { $side }: win two rings this turn.
problem-yinsh-win = { $side }: win the game this turn.
problem-yinsh-guard = { $side }: keep your opponent from winning a ring in the coming turn.
problem-yinsh-score-in-two = { $side }: make a threat that cannot be met. You win a ring in your next turn, whatever the answer.
problem-yinsh-two-in-two = { $side }: win two rings within two turns, whatever the answer.
problem-yinsh-win-in-two = { $side }: win the game within two turns, whatever the answer.
problem-yinsh-refuted = Not this one: after the answer { $answer } your opponent has won a ring.

problem-lyngk-score = { $side }: win a stack of five this turn.
problem-lyngk-guard = { $side }: keep your opponent from winning a stack of five in the coming turn.
problem-lyngk-score-in-two = { $side }: prepare a stack of five that you win in your next turn, whatever the answer.
problem-lyngk-two-in-two = { $side }: win two stacks of five within two turns, whatever the answer.
problem-lyngk-end = { $side }: win the game, whatever the answers. Count the lower stacks too.
problem-lyngk-refuted = Not this one: after the answer { $answer } your opponent has won a stack of five.

problem-kulami-end = { $side }: win the game, whatever the answers.
problem-kulami-margin =
    { $side }: finish at least { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead, whatever the answers.

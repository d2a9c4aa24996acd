# Puzzles: proved, rated, practised. $side is who plays: White, First player.

puzzle-subtitle = Every puzzle has a proven answer.
puzzle-games = Games
puzzle-mix = All games
puzzle-train = Training
puzzle-train-more = Puzzles just hard enough for you.
puzzle-only-theme = Theme: { $theme }
puzzle-all-themes = All themes
puzzle-how-hard = Difficulty
puzzle-strength = { $strength ->
    [easier] Easier
    [harder] Harder
   *[other] My level
}
puzzle-start = Start
puzzle-streak = Streak
puzzle-streak-more = Harder and harder, until the first mistake.
puzzle-streak-on = { $count } so far: keep going
puzzle-rush = Rush
puzzle-rush-more = Three minutes, three mistakes.
puzzle-repeat = Repeat
puzzle-repeat-more = Puzzles you missed come back, on a rotated board.
puzzle-due = { $count } today, { $deck } in all
puzzle-best = Best: { $count }
puzzle-progress = Progress
puzzle-by-theme = Practise a theme
puzzle-themes = Themes
puzzle-advice = Practise next: { $theme }

## What is asked for
puzzle-score = { $game ->
    [yinsh] { $when ->
        [now] { $side }: remove a ring this turn
       *[later] { $side }: remove a ring within { $turns } turns, whatever the reply
    }
    [six] { $when ->
        [now] { $side }: win a stack of six this turn
       *[later] { $side }: win a stack of six within { $turns } turns, whatever the reply
    }
   *[other] { $when ->
        [now] { $side }: win a stack of five this turn
       *[later] { $side }: win a stack of five within { $turns } turns, whatever the reply
    }
}
puzzle-two = { $game ->
    [yinsh] { $when ->
        [now] { $side }: remove two rings this turn
       *[later] { $side }: remove two rings within { $turns } turns, whatever the reply
    }
   *[other] { $when ->
        [now] { $side }: win two stacks of five this turn
       *[later] { $side }: win two stacks of five within { $turns } turns, whatever the reply
    }
}
puzzle-win = { $when ->
    [now] { $side }: win this turn
   *[later] { $side }: win within { $turns } turns, whatever the reply
}
puzzle-end = { $side }: win the game, whatever the replies
puzzle-draw = { $side }: save the draw
puzzle-margin = { $points ->
    [one] { $side }: finish at least { $points } point ahead
   *[other] { $side }: finish at least { $points } points ahead
}
puzzle-guard = { $game ->
    [yinsh] { $side }: keep your opponent from removing a ring next turn
   *[other] { $side }: keep your opponent from winning a stack next turn
}
puzzle-rated = rated { $rating }

## What comes of it
puzzle-find = Find the right turn
puzzle-another = Right. Now against another defence
puzzle-wrong = Not this one
puzzle-solved = Solved
puzzle-answer = The answer
puzzle-missed = After this turn, the goal is out of reach.
puzzle-unproved = After this turn, reaching the goal is no longer certain.
puzzle-reply = The reply: { $told }
puzzle-comes-back = { $days ->
    [one] comes back in { $days } day
   *[other] comes back in { $days } days
}
puzzle-hint = Look for: { $theme }
puzzle-hint-none = Look first at the turns that change the position most.
puzzle-show = Show the answer
puzzle-on = Forward
puzzle-again = Solve it again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-result = See the result
puzzle-nothing-due = Nothing to repeat today. Puzzles you miss come back here after a few days.
puzzle-unknown = There is no puzzle at this address.
puzzle-none-fits = There is no such puzzle. Choose another theme or another game.
puzzle-run-solved = { $count } solved
puzzle-run-again = Play again
puzzle-new-best = Your best so far!
puzzle-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
puzzle-rating = Your rating in { $game }
puzzle-rating-short = Rating { $rating }
puzzle-in-a-row = { $count } in a row
puzzle-count = { $solved } of { $count } solved

## What puzzles are about
puzzle-theme = { $theme ->
    [row] A row right away
    [double-row] Two rows
    [last-ring] The last ring
    [gift-row] A row as a gift
    [many-flips] Many flips
    [flipped-row] A row of flipped markers
    [no-flip] A move without flips
    [five-stack] A full stack
    [chain] Over your own stacks
    [claim] Claiming in time
    [joker] Joker
    [tie-break] Smaller stacks decide
    [cover] Covering a stack
    [tile] Deciding a tile
    [lock-out] No hole left
    [forced] Only one hole
    [area] Area
    [line] Line
    [one-point] By one point
    [patience] Patience
    [guard] Defence
    [threat] A threat that can’t be stopped
    [fork] Two threats
    [steer] Sending the opponent away
    [tempo] A waiting move
    [deny] Denying a tile
    [save-draw] Saving the draw
   *[margin] As many points as possible
}

# What the server says where no app runs: in the head of pages, on the cards of links, to search engines, in embedded games.
# Browsers that run the app are never sent this file.

## Heads of pages: a title and a sentence or two
links-home = Orrery: YINSH, LYNGK and Kulami online
links-home-more = Three board games for two, in your browser: against the computer, with a friend by link, or on one screen. Free, without an account.
links-new = Play { $game }
links-new-more = { $blurb } Play the computer or a friend, free and without an account.
links-rules-more = { $blurb } All the rules of { $game }, with diagrams you can try out.
links-learn-more = { $blurb } Learn { $game } step by step on a real board.
links-courses = Learn YINSH, LYNGK and Kulami
links-courses-more = Courses you play: every rule, step by step, on a real board. Then problems to solve.
links-lobby-more = Play YINSH, LYNGK or Kulami with other people: join an open game or set up your own.
links-puzzles = Puzzles for YINSH, LYNGK and Kulami
links-puzzles-more = Thousands of puzzles with proven answers: one a day, at your level, by theme, in streaks. Free, without an account.
links-about = About Orrery
# $first and $second are names of players, $game the name of the game.
links-match = { $first } – { $second } · { $game }
links-invitation = { $player } invites you to a game of { $game }
links-invitation-more = { $blurb } Open the link to play. No account needed.
links-position = A position in { $game }
links-game = A game of { $game }
links-study-more = Open it to look at every turn, try your own and ask the computer.
links-problem = Can you solve it?

## Cards of links
# For a name that cannot be drawn or is not known.
links-player = Player
links-to-move = { $player } to move
links-turn = Turn { $number }
links-seat = A seat is free
links-wins = { $player } wins
# $side is White, First player and the like.
links-won-after = { $turns ->
    [one] { $side } wins after { $turns } turn
   *[other] { $side } wins after { $turns } turns
}
links-drawn-after = { $turns ->
    [one] Drawn after { $turns } turn
   *[other] Drawn after { $turns } turns
}
links-draw = Draw
links-called-off = The game was cancelled
links-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
links-score = { $first }–{ $second }

## Embedded games
links-embed = { $title }: a board to step through
links-embed-first = To the start
links-embed-back = Back one turn
links-embed-on = Forward one turn
links-embed-last = To the end
links-embed-turn = Turn { $number } of { $turns }
links-embed-start = Start
links-embed-open = Open in Orrery
links-embed-turns = Turns
links-embed-gone = There is nothing to show at this address.

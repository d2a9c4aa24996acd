# What the analysis page says. $side is the name of a side: White, First player.

## The page
analysis-subtitle = Try any line on any board, with the engine beside you. Everything is saved in this browser.
analysis-new = Empty board
analysis-kept = Your studies
analysis-none = Nothing here yet. Open a finished game with “Analyse”, or start from an empty board.
analysis-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
analysis-forget = Delete { $name }
analysis-bring = Open a saved game, link or position code
analysis-gone = This study wasn’t found.
analysis-all = All studies
analysis-link-broken = This link can’t be opened
analysis-grip = Resize the panel

## The engine
analysis-engine = Engine
analysis-lines = Best lines
analysis-to-move = { $side } to move
analysis-depth = depth { $depth } · { $nodes } M positions
analysis-thinking = thinking…
analysis-busy = busy with the review
analysis-off = off
analysis-over = The game is over.
analysis-own = You’re playing this game, so the engine stays silent until it’s over. You can still try lines.
analysis-settled = settled
analysis-deeper = Look deeper
analysis-server = Ask the server
analysis-server-asked = The server is looking at this position.
analysis-served = server · { $nodes } M positions
analysis-fewer = Fewer lines
analysis-more = More lines
analysis-percent = { $percent }%
analysis-wins = { $side } wins
analysis-wins-in = { $side } wins in { $count }
analysis-wins-by = { $side } wins by { $points }
analysis-draw = Draw
analysis-changes = (still changing)
analysis-value = { $side }: { $percent }%
analysis-no-value = not evaluated yet
analysis-threat = What is the threat?
analysis-threat-is = The threat: { $told }

## The tree
analysis-start = start
analysis-empty = Play a move on the board. Every line you try is kept here.
analysis-variation = Variation:
analysis-folded = { $count } more
analysis-turn-of = { $number } of { $count }
analysis-undo = Undo
analysis-redo = Redo
analysis-comment = Comment
analysis-save = Save
analysis-promote = Make main line
analysis-delete = Delete from here
analysis-play-on = Play from here
analysis-is-main = This is already the main line.
analysis-too-deep = Variations can’t be nested deeper than this.
analysis-not-done = That can’t be done here.
analysis-slip = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Big mistake
analysis-key-steps = Previous, next turn
analysis-key-variations = Previous, next variation
analysis-key-best = Play the best line

## The graph
analysis-graph = Graph of the game
analysis-graph-of = Expected score, { $side }
analysis-at = Turn { $number }, { $turn }. { $value }

## Sharing
analysis-share-bare = The comments don’t fit in this link, so they’re left out. The private link includes them.
analysis-share-long = This study is too long for a short link.
analysis-qr = QR code
analysis-copy-private = Copy private link
analysis-private-more = The part of the private link after the # is never sent to the server.

## Laying out a position. $piece is a piece: white ring. $player is a player's name as a label.
arrange = Set up a position
arrange-from = Change this position
arrange-tools = Pieces
arrange-erase = Remove
arrange-last-marble = Last marble
arrange-previous-marble = Marble before last
arrange-is-last = { $piece }, played last
arrange-is-previous = { $piece }, the one before last
arrange-point = { $point }, { $piece }
arrange-left = { $piece }, { $count } left
arrange-number = { $number }
arrange-to-move = To move
arrange-rings-won = Rings won, { $player }
arrange-stacks-won = Stacks won, { $player }
arrange-free = Not claimed
arrange-swapped = Sides swapped
arrange-yes = Yes
arrange-no = No
arrange-clear = Clear the board
arrange-start = Start position
arrange-good = This position can be played.
arrange-over = In this position, the game is over.

## What a review says of a game. $told is what a turn does, in a sentence.
review-begin = Review this game
review-begin-more = Looks at every turn of both players. This takes a few seconds.
review-looking = Looking at every turn…
review-side = Whose turns
review-points = These turns cost the most. Try again from any of them.
review-slow = This game was lost little by little. These turns cost the most.
review-none = None of these turns cost much.
review-turn = Turn { $number }: { $turn }
review-better = Better: { $told }
review-reply = The reply: { $told }
review-fell = Chances fell from { $before }% to { $after }%
review-like = { $side } played like level { $level } ± { $error }
review-again = Try again
review-find = { $side }: find a better turn.
review-answer-is = { $side }: this was the best turn.
review-judging = Looking at your turn…
review-right = Right!
review-nearly = Better, but not the best
review-wrong = Not this one
review-chances = Chances: { $before }% before, { $after }% after
review-another = Another move
review-answer = Show the answer
review-leave = Back to the game

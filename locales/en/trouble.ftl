# What is wrong with a link, a record, a config or a position code. Every $reason is made of whole sentences.

## Links, configs and position codes
trouble-nothing = There is nothing to read.
trouble-no-such-game = There is no game “{ $name }”. The games are yinsh, lyngk and kulami.
trouble-no-bar = A position code has “|” between the game and the position. This one has none.
trouble-position = There is no such position. { $reason }
trouble-syntax = Character { $column }: “{ $found }” does not belong here.
trouble-cut-off = The text ends too early, at character { $column }.
trouble-option-twice = The option “{ $option }” is given twice.
trouble-options-apart = The options “{ $one }” and “{ $other }” do not go together.

## Moves
trouble-move = Move { $number }. { $reason }
trouble-illegal = { $action } is not allowed here. { $reason }
trouble-no-move = This is not a move of this game. { $reason }

## Records. Tags are the lines in square brackets; their names are the same in every language.
trouble-place = Line { $line }, character { $column }. { $reason }
trouble-tag = The tag { $tag } is wrong. { $reason }
trouble-tag-twice = The tag { $tag } is given twice.
trouble-no-config = Neither the tag Config nor the tag Setup says which game it is.
trouble-no-setup = The second player begins, but the tag Setup with the position is missing.
trouble-other-game = The tag { $tag } says “{ $value }”, but the game is { $game }.
trouble-other-config = The tag Setup belongs to “{ $setup }”, but the tag Config to “{ $config }”.
trouble-turn-of-first = Here it is the first player’s turn.
trouble-turn-of-second = Here it is the second player’s turn.
trouble-contradiction = The game ended { $outcome }, but the record says { $result }.
trouble-results = The tag Result says { $tag }, but the moves end with { $turns }.
trouble-not-over = The record says that the game ended by the rules, but it is not over.
trouble-unclosed = What begins here has no end: “{ $sign }” is missing.
trouble-empty-variation = This variation has no turn.
trouble-too-deep = The variations lie too deep in one another: at most { $depth } levels are possible.
# $wanted is one of the messages below.
trouble-instead = Here should be { $wanted }, but there is “{ $found }”.
trouble-ends = Here should be { $wanted }, but the text ends.
trouble-want-sign = “{ $sign }”
trouble-want-one-of = one of these: { $list }
trouble-want-record = a record
trouble-want-tags = the tags of another record or the end of the text
trouble-want-end = the end of the text
trouble-want-tag-name = the name of a tag
trouble-want-tag-value = a value in quotation marks
trouble-want-turn = a turn
trouble-want-move = one more move of the turn
trouble-want-turn-end = “;” or the end of the turn
trouble-want-result = a turn or the result
trouble-want-close = a turn or “)”

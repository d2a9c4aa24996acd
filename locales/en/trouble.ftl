# What is wrong with a link, a record, a config or a position code. Every $reason is made of whole sentences.

## Links, configs and position codes
trouble-nothing = There’s nothing to read.
trouble-no-such-game = There’s no game called “{ $name }”. The games are yinsh, lyngk and kulami.
trouble-no-bar = A position code needs “|” between the game and the position. This one has none.
trouble-position = This position isn’t possible. { $reason }
trouble-syntax = Character { $column }: “{ $found }” doesn’t belong here.
trouble-cut-off = The text ends too soon, at character { $column }.
trouble-option-twice = The option “{ $option }” is given twice.
trouble-options-apart = The options “{ $one }” and “{ $other }” don’t go together.
trouble-code-character = Character { $place } of this link doesn’t belong there.
trouble-code-version = This link was made by a newer version. Reload the page to update it.
trouble-code-damaged = Part of this link is missing or was changed.
trouble-code-long = This link is too long.

## Moves
trouble-move = Move { $number }. { $reason }
trouble-illegal = { $action } isn’t allowed here. { $reason }
trouble-no-move = This isn’t a move in this game. { $reason }

## Records. Tags are the lines in square brackets; their names are the same in every language.
trouble-place = Line { $line }, character { $column }. { $reason }
trouble-tag = There’s a problem with the tag { $tag }. { $reason }
trouble-tag-twice = The tag { $tag } is given twice.
trouble-no-config = Neither the tag Config nor the tag Setup says which game this is.
trouble-no-setup = The second player starts, but the tag Setup with the position is missing.
trouble-other-game = The tag { $tag } says “{ $value }”, but the game is { $game }.
trouble-other-config = The tag Setup is for “{ $setup }”, but the tag Config says “{ $config }”.
trouble-turn-of-first = It’s the first player’s turn here.
trouble-turn-of-second = It’s the second player’s turn here.
trouble-contradiction = The game ended { $outcome }, but the record says { $result }.
trouble-results = The tag Result says { $tag }, but the moves end with { $turns }.
trouble-not-over = The record says the game ended by the rules, but it isn’t over.
trouble-unclosed = What starts here never ends: “{ $sign }” is missing.
trouble-empty-variation = This variation has no turns.
trouble-too-deep = The variations are nested too deeply: the limit is { $depth } levels.
# $wanted is one of the messages below.
trouble-instead = Expected { $wanted } here, but found “{ $found }”.
trouble-ends = Expected { $wanted } here, but the text ends.
trouble-want-sign = “{ $sign }”
trouble-want-one-of = one of these: { $list }
trouble-want-record = a record
trouble-want-tags = the tags of another record, or the end of the text
trouble-want-end = the end of the text
trouble-want-tag-name = the name of a tag
trouble-want-tag-value = a value in quotation marks
trouble-want-turn = a turn
trouble-want-move = another move in this turn
trouble-want-turn-end = “;” or the end of the turn
trouble-want-result = a turn or the result
trouble-want-close = a turn or “)”

# Games from elsewhere, and the list of all games.

import-lead = Drop files anywhere, choose them, or paste text. Games from Boardspace and Board Game Arena, official YINSH notation, lists of moves and Orrery’s own records, links and logs are recognised, in zip archives too.
import-private = Games are read and saved on this device. Names leave it only when you share a game.
import-others = More games
import-choose = Choose files
import-paste = Or paste text
import-read = Open
# The name of a text that was pasted, in place of a file’s.
import-pasted = Pasted text
import-reading = { $count ->
    [one] Reading… { $count } game so far
   *[other] Reading… { $count } games so far
}
import-found = { $count ->
    [one] { $count } game was read.
   *[other] { $count } games were read.
}
import-refused = { $count ->
    [one] { $count } couldn’t be read: see below.
   *[other] { $count } couldn’t be read: see below.
}
import-cancelled = You stopped before everything was read.
import-search = Search by player, date, result or game
import-no-match = No games found.
import-none-yet = No games yet. Those you play or import will be listed here.
import-more = Show more
import-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
import-keep = Save
import-kept = Saved
import-keep-all = Save all
import-kept-all = { $count ->
    [one] { $count } game saved. You’ll find it under “All games”.
   *[other] { $count } games saved. You’ll find them under “All games”.
}
import-no-room = { $count ->
    [one] This browser has no room for more: { $count } game was saved.
   *[other] This browser has no room for more: { $count } games were saved.
}
import-forget = Delete: { $name }
import-problems = What couldn’t be read

## What was read, but with something to be said
import-note-result = The file says { $claimed }, but by the rules it’s { $computed }.
import-note-row = The file doesn’t say which row was removed, so { $row } was assumed.
import-note-unconfirmed = The last step was never confirmed, so it’s left out.

## Why something could not be read
import-empty = There’s nothing in it.
import-unknown = Orrery knows no kind of game record that starts with “{ $found }”.
import-too-large = It’s larger than { $limit } MB.
import-too-many = This file has too many errors, so the rest wasn’t read.
import-nested = An archive inside another archive can’t be opened.
import-archive = This archive is damaged.
import-packing = It’s encrypted, or compressed in an unknown way.
import-too-many-files = The archive has more than { $limit } files.
import-too-much = The archive holds more than { $limit } MB.
import-log = This log contradicts itself: an entry is missing or was changed.
import-json = This isn’t valid JSON.
import-missing = The field “{ $field }” is missing or holds the wrong kind of value.
import-other-game = “{ $name }” isn’t a game played here.
import-no-board = Orrery doesn’t know how that site chooses its Kulami boards, so its records can’t be replayed.
import-variant = Orrery doesn’t have the variant “{ $name }”.
import-no-key = The number that the layout is generated from is missing or can’t be read.
import-command = “{ $text }” isn’t a command Orrery knows.
import-nothing-taken = A piece is put down, but none was picked up first.
import-others-piece = This piece belongs to the other player.
import-number = Expected turn { $expected } here, but found turn { $found }.
import-no-game = Nothing says which game this is. Write its name before the moves, for example “yinsh”.
import-ambiguous = The record doesn’t say which rows were removed, and there are too many possibilities.

# Games from elsewhere, and the list of all games.

import-lead = Drop files anywhere, choose them, or paste text. Games from Boardspace and Board Game Arena, official YINSH notation, lists of moves and Orrery’s own records, links and logs are recognised, in zip archives too.
import-private = Games are read and kept on this device. Names leave it only when you share a game.
import-others = More games
import-choose = Choose files
import-paste = Or paste text
import-read = Read
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
import-cancelled = You stopped before the end.
import-search = Search by player, date, result or game
import-no-match = No games found.
import-none-yet = No games yet. Those you play or import will be listed here.
import-more = Show more
import-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
import-keep = Keep
import-kept = Kept
import-keep-all = Keep all
import-kept-all = { $count ->
    [one] { $count } game kept. You’ll find it under “All games”.
   *[other] { $count } games kept. You’ll find them under “All games”.
}
import-no-room = { $count ->
    [one] This browser has no room for more: { $count } game was kept.
   *[other] This browser has no room for more: { $count } games were kept.
}
import-forget = Delete: { $name }
import-problems = What couldn’t be read

## What was read, but with something to be said
import-note-result = The file says { $claimed }, but by the rules it’s { $computed }.
import-note-row = Which row was removed isn’t written down. { $row } was taken.
import-note-unconfirmed = The last step was never confirmed, so it’s left out.

## Why something could not be read
import-empty = There’s nothing in it.
import-unknown = No kind of game record known here starts with “{ $found }”.
import-too-large = It’s larger than { $limit } MB.
import-too-many = There’s so much wrong with this file that the rest wasn’t read.
import-nested = An archive inside an archive isn’t opened.
import-archive = This archive is damaged.
import-packing = It’s encrypted, or compressed in an unknown way.
import-too-many-files = The archive has more than { $limit } files.
import-too-much = The archive holds more than { $limit } MB.
import-log = This log contradicts itself: an entry is missing or was changed.
import-json = This isn’t valid JSON.
import-missing = The field “{ $field }” is missing, or holds something else.
import-other-game = “{ $name }” isn’t a game played here.
import-no-board = How that site draws its Kulami boards isn’t known here, so its records can’t be replayed.
import-variant = The variant “{ $name }” isn’t known here.
import-no-key = The key that the layout is drawn from is missing, or isn’t a number.
import-command = “{ $text }” means nothing here.
import-nothing-taken = A piece is put down, but none was picked up before.
import-others-piece = This belongs to the other player.
import-number = Expected turn { $expected } here, but found turn { $found }.
import-no-game = Nothing says which game this is. Write its name before the moves, for example “yinsh”.
import-ambiguous = Rows aren’t named, and there are too many ways to take them.

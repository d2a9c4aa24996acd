# What the app itself says. The games' own words are in the file of each game.

## Everywhere
play = Play
home = Home
about = About
settings = Settings
language = Language
sound = Sound
dark = Dark colours
navigation = Pages
skip = Skip to the content
close = Close
cancel = Cancel
open = Open
more = More
game = Game
no-page = There is no such page.

## Home
home-title = Three games for two.
home-subtitle = Play the computer, a friend by link, or two at one screen. No account.
home-yinsh = Make a row of five and give up a ring for it. Whoever gives up three wins.
home-lyngk = Claim two colours, travel over your own, build stacks of five.
home-kulami = Marbles on wooden tiles. Where you play decides where your opponent may.
play-game = Play { $game }
continue = Continue
continue-title = Go on with { $game }
all-games = All games
delete-game = Delete this game of { $game }
turn-number = turn { $number }
open-record = Open a record
open-record-more = Paste a record, a link or a position code. A file can also be dropped anywhere on the page.
choose-file = Choose a file

## A new game
new-game = New game
opponent = Opponent
computer = Computer
two-here = Two at one screen
level = Level
level-of = { $level } of 10
side = You play
play-white = White, first
play-black = Black, second
play-red = Red, first
play-first = First
play-second = Second
play-lot = By lot
variant = Variant
variant-standard = Standard
variant-blitz = Blitz
layout = Layout
layout-random = Random
layout-seed = By seed
layout-code = By code
draw-again = Draw again
options = Options
option-six = Stacks of six
option-collect = Collect on claiming
option-swap = The second player may swap sides
board = Board
board-square = Square
board-irregular = Irregular
board-example = Rulebook example
board-random-square = Random square
board-random-shape = Random shape
board-code = By code
board-editor = Make your own
scoring = Scoring
scoring-tiles = Tiles
scoring-area = Tiles and area
scoring-lines = Tiles and lines
scoring-all = Tiles, area, lines
start-game = Start game
editor-help = Drag the tiles; double-click turns one. With the keyboard: Tab to a tile, arrows move it, R turns it.
editor-turn = Turn the tile
editor-good = This is a board.
editor-overlap = Some tiles overlap.
editor-apart = The tiles must all join up, edge to edge.
editor-tile = Tile of { $width } by { $height }, upper left corner at { $corner }

## The game page
board-label = Board
board-role = game board
you = You
computer-level = Computer, level { $level }
side-white = White
side-black = Black
side-red = Red
side-first = First player
side-second = Second player
plays-first = plays first
plays-second = plays second
your-turn = Your turn
to-move = To move
thinking = Thinking
thinking-depth = Thinking, depth { $depth }
waiting-for = To move: { $player }
turn = Turn
confirm-turn = Confirm the turn or take it back.
confirm = Confirm
step-back = Take back one step
reset-turn = Reset the turn
looking-back = You are looking at an earlier position.
looking-back-more = The game goes on where it stands.
to-live = Back to the game
refused-turn-complete = The turn is complete: confirm it or take it back.
refused-unreadable = “{ $text }” is not a move of this game.
refused-not-here = Nothing can be done there now.
write-move = Write a move
write-move-go = Play it
not-your-turn = It is not your turn.
shared-facts = What counts for both
out-of = of { $whole }
slots = { $filled } of { $slots }
stacks-of-height = { $count ->
    [one] { $count } stack of height { $height }
   *[other] { $count } stacks of height { $height }
}
claim-markers = Claim markers
evaluation = How the computer sees the game
evaluation-first = First player { $percent }%
moves = Moves
to-start = To the start
back = Back
forward = Forward
to-end = To the end
take-back = Take back
replay = Replay
hint = Hint
hint-seeking = Looking for a good move…
resign = Resign
resign-more = The game counts as lost. You can still take it back.
play-on = Play on
turn-board = Turn board
flip-board = Flip board
share = Share
no-game = This game is not here.
no-game-more = Games are kept in the browser they were played in.

## Asking about the board
ask = Ask about the board
ask-more = Write a point such as e5 or a line such as e, then choose a question.
ask-where = Point or line
ask-point = What is there?
ask-lines = The lines through it
ask-ways = Where can it go?
ask-region = Its tile
ask-board = The whole board
ask-open = What can I do now?
ask-mine = What do I have?
ask-theirs = What does my opponent have?
ask-threats = Threats
ask-contested = Contested tiles
ask-answers = Answers
ask-unreadable = Write a point such as e5, or a line such as e.
ask-no-point = This board has no point { $point }.
ask-no-line = This board has no such line.
ask-board-empty = The board is empty.
# $line is a line by its ends; $what enumerates what stands on it.
ask-line = { $line }: { $what }.
ask-empty = empty
# $at is a point, or two ends with the same on every point between them.
ask-at = { $at } { $what }
# Joins two parts of an enumeration; $rest may be such a pair itself.
ask-and = { $first }; { $rest }
ask-open-now = Open now: { $points }.
# $label is what is counted.
ask-fact = { $player }. { $label }: { $value }.
ask-count = { $player }. { $label }: { $count }. { $points }.
ask-number = { $count }

## The end
result = Result
result-won = You win.
result-lost = The computer wins.
result-draw = A draw.
result-wins = { $player } wins.
result-player = Won by player { $number }
reason-resigned = Resigned: { $player }
points = Points
# Read out at the end: what is counted, and how much of it each player has.
score-line = { $label }. { $own }: { $mine }; { $other }: { $theirs }.
# $line is such a sentence.
score-line-points = { $line } Points: { $mine } : { $theirs }.
show-on-board = Show on the board
tally-tiles = Tiles
tally-area = Area
tally-lines = Lines
tally-all = All
rematch = Rematch

## The coach
coach = Coach
coach-more = Warn me before a turn that throws much away
coach-warning = This turn throws much away.
coach-had-win = You had a sure win.
coach-had-draw = You had a sure draw.
coach-had = Your chances were { $percent }%.
coach-left = After this turn your chances are { $percent }%.
coach-left-draw = After this turn it is a draw with best play.
coach-left-loss = After this turn it is lost against best play.
coach-answer = The best answer: { $told }
coach-better = Better: { $told }
coach-played = You played: { $told }
coach-then = { $one } · { $two }
coach-take-back = Take it back
coach-show = Show a better one
coach-anyway = Play it anyway
coach-points = Turning points
coach-points-more = Here most was thrown away. Try again from any of them.
coach-looking = Looking at your turns…
coach-none = No turn of yours threw much away.
coach-turn = Turn { $number }
coach-again = Try again from here

## Over the network
online = Online
play-online = Play online
online-title = Play over the network
online-new = New game against a person
online-games = Your games
online-opening = Connecting…
online-broken = No connection to the server. Trying again…
online-kept = No connection. Your turn is kept, and this page sends it as soon as it can.
online-sent = Sent.
online-stored = Stored.
online-not-done = Not done: there is no connection.
online-over = The game is over.
online-not-seated = You are watching this game.
online-not-begun = The other seat is still free.
online-not-over = The game is not over yet.
online-stale = The position has changed meanwhile. This is the present one.
online-turn-id-used = The server has another turn of yours under this number. Make your turn again.
online-time-up = Your time is up.
online-no-offer = This offer does not stand any more.
online-offered-already = You have offered this already since the last turn.
online-nothing-to-take-back = There is no turn of yours to take back.
online-too-many-takebacks = No more turns can be taken back in this game.
online-log-full = Too much has been said and taken back in this game. From now on you can only play, offer a draw or resign.
online-too-late-to-abort = Both have made a turn: now you can only resign.
online-not-away = Your opponent is there.
online-said-enough = Enough said for this turn.
accept = Accept
decline = Decline
withdraw = Withdraw
offer-draw = Offer a draw
offers-draw = { $player } offers a draw.
offers-takeback = { $player } asks to take the last turn back.
offers-rematch = { $player } offers a rematch.
offers-return = { $player } offers a return game on the same layout.
offered-draw = You have offered a draw.
offered-takeback = You have asked to take your turn back.
offered-rematch = You have offered a rematch.
offered-return = You have offered a return game.
declined-draw = Your draw offer was declined.
declined-takeback = You may not take the turn back.
declined-rematch = No further game for now.
away-wait = { $player } is away. You can claim the game in { $seconds } s.
away-long = { $player } has been away for a long time.
claim-game = Claim the game
call-off = Call off
resign-online = The game counts as lost.
return-game = Return game
next-game = To the next game
greet = Talk
greet-hello = Hello!
greet-good-luck = Good luck!
greet-have-fun = Have fun!
greet-good-move = Good move!
greet-oops = Oops!
greet-one-moment = One moment, please.
greet-well-played = Well played!
greet-thank-you = Thank you!
greet-have-to-go = I have to go.
greet-goodbye = Goodbye!
by-link = A friend, by link
anybody = Anybody
drawn-later = Drawn when the game is set up.
clock = Clock
clock-none = No clock
clock-increment = Increment
clock-delay = Delay
clock-days = Days per turn
clock-minutes = Minutes for each player
clock-increment-each = Seconds that each turn adds
clock-delay-each = Seconds of each turn that do not count
clock-fischer-of = { $minutes } min + { $seconds } s per turn
clock-delay-of = { $minutes } min, { $seconds } s of each turn free
clock-days-of = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
minutes-long = { $minutes } min
seconds-long = { $seconds } s
your-name = Your name
name-more = Others see this name. If you have yourself forgotten, your running games stay on the server, but you can no longer reach them.
forget-me = Forget me
save = Save
rename = Change name
you-are = You play as { $name }.
against = against { $name }
against-computer = against the computer, level { $level }
named = { $name }
free-seat = Free seat
their-turn = Your opponent’s turn
lobby = Open challenges
lobby-empty = Nobody is waiting. Set up a game against anybody and be the first.
join = Join
invite-title = Invite somebody
invite-more = Send this link. Whoever opens it first and joins plays; everybody else watches.
invite-link = Link to join
invite-qr = QR code of the link
invite-waiting = Waiting for an opponent
invited-by = { $name } invites you to { $game }
invited = You are invited to { $game }
result-none = No result.
reason-time = Out of time: { $player }
reason-agreement = Draw by agreement
reason-abandoned = Left the game: { $player }
reason-aborted = Called off

## Sharing
share-link = A link to this position
copy-link = Copy link
copy-record = Copy record
copied = Copied.
download-svg = Picture as SVG
download-png = Picture as PNG
download-record = Record as a file

## Settings
look = Colours
look-system = As the system
look-light = Light
look-dark = Dark
look-contrast = High contrast
coordinates = Coordinates
coordinates-off = Off
coordinates-edge = At the edge
coordinates-points = On every point
confirm-when = Confirm turns
confirm-never = Never
confirm-touch = On touch screens
confirm-always = Always
setting-motion = Animate the pieces
setting-sound = Sounds
setting-spread = LYNGK stacks always spread out
setting-evaluation = Show how the computer sees the game
setting-coach = Coach in new games against the computer

## Keys
shortcuts = Keys
keys-board = To the board and from it
keys-walk = Walk the board along its lines
keys-walk-other = Walk along the falling line
keys-pick = Pick the point
keys-choice = Pick a numbered choice
keys-moves = Walk through the moves, when not on the board
keys-turn = Turn the board, flip it
keys-zoom = Zoom in, zoom out, show everything; on the board

## About
about-what = Orrery is a place to play YINSH, LYNGK and Kulami: against the computer, with friends by link or two at one screen, on any device, without an account.
about-private = Games at one screen and your settings stay in this browser. Games over the network are kept by the server with the name you choose, and nothing else about you.
about-names = Orrery is an independent, unofficial implementation. The names of the games belong to their owners.
about-licence = Orrery is free software under the MIT or the Apache 2.0 licence. The typeface is Inter, under the SIL Open Font Licence.
about-version = Version { $version }
offline-ready = Ready for offline
offline-fetching = Getting ready for offline: { $share }%
offline-unknown = Needs a connection
update-ready = A new version is ready.
update-now = Use it now

## Trouble
trouble-engine = The computer player could not be started. Reload the page to try again.
trouble-storage = This browser does not let Orrery keep the game. It will be lost when the page is closed.
trouble-damaged = { $count ->
    [one] One kept game could not be read and was set aside.
   *[other] { $count } kept games could not be read and were set aside.
}
trouble-link = The link opens no game. { $reason }
trouble-record = This cannot be opened. { $reason }
trouble-config = This cannot be played. { $reason }
trouble-file = The file cannot be read.
trouble-file-size = The file is too large for a record.
trouble-clipboard = The browser does not allow copying.
trouble-picture = The picture could not be drawn.
trouble-no-server = The server cannot be reached.
trouble-unavailable = The server cannot store anything at the moment. Try again soon.
trouble-seat-taken = Somebody else has taken the seat.
trouble-forbidden = You cannot take this seat: it is your own game, or the link is not complete.
trouble-who = The server does not know you any more. Choose a name again.
trouble-open-games = Ten of your games are waiting for an opponent already.
trouble-too-many = That was too much at once. Wait a moment.
trouble-server = The server does not accept this request. Reload the page and try again.
server-says = The server says: { $message }
trouble-name = This name cannot be taken: it needs something that can be seen, and must not look like the computer’s name.
trouble-log = The game cannot be shown: entry { $entry } of its log on the server is damaged.
trouble-turn = The server does not accept the turn: it is not complete, or too long.
trouble-turn-move = The server does not accept the turn: { $action } is not allowed.

## Learning
learn = Learn
learn-game = Learn { $game }
learn-title = Learn by playing
learn-subtitle = Short steps on a real board: try every rule by hand.
learn-steps = Steps
learn-step = step { $number } of { $count }
learn-count = { $done } of { $count } steps done
learn-is-done = done
learn-begin = Begin
learn-go-on = Go on
learn-again = Begin anew

## Rules
rules = Rules
rules-title = Rules of { $game }
rules-contents = Contents
rules-numbers = The small numbers name the exact rules that the program follows.
rules-print = Print
rules-try = Try it
rules-close = Back to the picture

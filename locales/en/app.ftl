# What the app itself says. The games' own words are in the file of each game.

## Everywhere
play = Play
home = Home
about = About
settings = Settings
language = Language
sound = Sound
dark = Dark mode
navigation = Main menu
skip = Skip to content
close = Close
cancel = Cancel
open = Open
more = More
game = Game
no-page = This page doesn’t exist.
not-fetched = This page couldn’t load.
not-fetched-why = It needs a connection the first time you open it.
try-again = Try again
puzzles = Puzzles
analysis = Analysis
analyse = Analyse

## Home
home-title = Three games for two.
home-subtitle = Play against the computer, with a friend by link, or as two players on one screen. No account needed.
home-yinsh = Make a row of five, then remove one of your rings. Remove three and you win.
home-lyngk = Claim two colours, use them as stepping stones, and build stacks of five.
home-kulami = Marbles on wooden tiles: where you play decides where your opponent can play.
puzzle-daily = Today’s puzzle
puzzle-tomorrow = See you tomorrow
puzzle-days = { $count ->
    [one] { $count } day running
   *[other] { $count } days running
}
play-game = Play { $game }
continue = Continue
continue-title = Continue your { $game } game
all-games = All games
turn-number = turn { $number }
open-record = Import a game

## A new game
new-game = New game
opponent = Opponent
computer = Computer
two-here = Two players on one screen
level = Level
level-of = { $level } of 10
level-spoken = { $level } of 10, { $name }
# What the computer's levels are called.
level-name = { $level ->
    [1] Newcomer
    [2] Beginner
    [3] Learner
    [4] Casual player
    [5] Regular
    [6] Seasoned player
    [7] Strong player
    [8] Expert
    [9] Master
   *[10] Full strength
}
# How each of them plays; it follows the name.
level-line = { $level ->
    [1] Sees its own chances one move ahead and often forgets yours.
    [2] Takes what it can get and notices some of your threats.
    [3] Looks one move ahead for both sides, seldom with a plan.
    [4] Has a feel for the game, but overlooks a lot.
    [5] Considers your reply but still misses things.
    [6] Looks a few moves ahead and misses some of them.
    [7] Looks several moves ahead and misses little.
    [8] Looks far ahead and rarely misses a move.
    [9] Thinks for half a second and hardly misses anything.
   *[10] Thinks for a second with all it has.
}
level-next = Play level { $level }: { $name }
experience = Your experience
experience-new = Never played
experience-rules = Know the rules
experience-often = Play often
side = Your side
play-white = White, first
play-black = Black, second
play-red = Red, first
play-first = First
play-second = Second
play-lot = Random
variant = Variant
variant-standard = Standard
variant-blitz = Blitz (one ring wins)
layout = Layout
layout-random = Random
layout-seed = From a number
layout-code = From a code
draw-again = Shuffle again
options = Options
option-six = Stacks of six
option-collect = Claiming a colour also wins its full stacks
option-swap = The second player can swap sides
board = Board
board-square = Square
board-irregular = Irregular
board-example = Rulebook example
board-random-square = Random square
board-random-shape = Random shape
board-code = From a code
board-editor = Make your own
scoring = Scoring
scoring-tiles = Tiles
scoring-area = Tiles and area
scoring-lines = Tiles and lines
scoring-all = Tiles, area and lines
start-game = Start game
editor-help = Drag a tile to move it; double-click to turn it. On the keyboard: Tab to a tile, arrow keys to move it, R to turn it.
editor-turn = Turn tile
editor-good = This board is ready to play.
editor-overlap = Some tiles overlap.
editor-apart = All the tiles must connect, edge to edge.
editor-tile = { $width } by { $height } tile, top left corner at { $corner }

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
plays-first = goes first
plays-second = goes second
your-turn = Your turn
to-move = To move
thinking = Thinking
thinking-depth = Thinking, depth { $depth }
waiting-for = { $player } to move.
turn = Turn
confirm-turn = Confirm your turn or take it back.
confirm = Confirm
step-back = Take back one step
reset-turn = Start this turn over
looking-back = You’re looking at an earlier position.
looking-back-more = The game itself hasn’t changed.
to-live = Back to the game
refused-turn-complete = Your turn is complete: confirm it or take it back.
refused-unreadable = “{ $text }” isn’t a move in this game.
refused-not-here = You can’t do anything there right now.
write-move = Type a move
write-move-go = Play
not-your-turn = It’s not your turn.
shared-facts = Both players
out-of = of { $whole }
slots = { $filled } of { $slots }
stacks-of-height = { $count ->
    [one] { $count } stack of { $height }
   *[other] { $count } stacks of { $height }
}
claim-markers = Claim markers
evaluation = Winning chances
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
hint-told = Hint: { $told }
rules-loading = Loading the rules…
resign = Resign
resign-more = This counts as a loss. You can undo it afterwards.
play-on = Keep playing
turn-board = Rotate board
flip-board = Mirror board
share = Share
no-game = This game wasn’t found.
no-game-more = Games are saved only in the browser you played them in.

## Asking about the board
ask = Ask about the board
ask-more = Type a point such as e5, or a line such as e, and choose a question.
ask-where = Point or line
ask-point = What’s there?
ask-lines = Lines through it
ask-ways = Where can it go?
ask-region = Its tile
ask-board = Whole board
ask-open = What can I do now?
ask-mine = What do I have?
ask-theirs = What does my opponent have?
ask-threats = Threats
ask-contested = Contested tiles
ask-answers = Answers
ask-unreadable = Type a point such as e5, or a line such as e.
ask-no-point = There is no point { $point } on this board.
ask-no-line = There is no such line on this board.
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
result-won = You win!
result-lost = The computer wins.
result-draw = It’s a draw.
result-wins = { $player } wins.
result-player = Player { $number } won
reason-resigned = { $player } resigned.
points = Points
# Read out at the end: what is counted, and how much of it each player has.
score-line = { $label }. { $own }: { $mine }; { $other }: { $theirs }.
# $line is such a sentence.
score-line-points = { $line } Points: { $mine } to { $theirs }.
show-on-board = Show on the board
tally-tiles = Tiles
tally-area = Area
tally-lines = Lines
tally-all = All
rematch = Rematch

## The coach
coach = Coach
coach-more = Warn me before a big mistake
coach-warning = This turn is a big mistake.
coach-had-win = You had a sure win.
coach-had-draw = You had a sure draw.
coach-had = Your chances were { $percent }%.
coach-left = After this turn, your chances are { $percent }%.
coach-left-draw = After this turn, best play leads to a draw.
coach-left-loss = After this turn, you lose against best play.
coach-answer = Best reply: { $told }
coach-better = Better: { $told }
coach-played = Played: { $told }
coach-then = { $one } { $two }
coach-take-back = Take it back
coach-show = Show a better turn
coach-anyway = Play it anyway
coach-points = Turning points
coach-points-more = These turns cost you the most. Try again from any of them.
game-review = Review
coach-looking = Going through your turns…
coach-none = You made no big mistakes.
coach-turn = Turn { $number }
coach-again = Try again from here

## Online
online = Online
play-online = Play online
online-title = Play online
online-new = New online game
online-games = Your games
online-opening = Connecting…
online-broken = No connection. Trying again…
online-kept = No connection. Your turn is saved on this page and will be sent as soon as possible.
online-sent = Sending your turn…
online-stored = Your turn has been sent.
online-not-done = That didn’t work: no connection.
online-over = The game is over.
online-not-seated = You’re watching this game.
online-not-begun = Your opponent hasn’t joined yet.
online-not-over = The game isn’t over yet.
online-stale = The position changed in the meantime. This is the current one.
online-turn-id-used = The server has already received a different turn from you. Please play your turn again.
online-time-up = Your time is up.
online-no-offer = This offer is no longer open.
online-offered-already = You’ve already offered this since the last turn.
online-nothing-to-take-back = You have no turn to take back.
online-too-many-takebacks = There are no takebacks left in this game.
online-log-full = This game has reached its limit for messages and takebacks. You can still play, offer a draw or resign.
online-too-late-to-abort = You’ve both made a turn, so the game can no longer be cancelled. You can still resign.
online-not-away = Your opponent is still connected.
online-said-enough = You have sent enough messages this turn.
accept = Accept
decline = Decline
withdraw = Withdraw
offer-draw = Offer a draw
offers-draw = { $player } offers a draw.
offers-takeback = { $player } wants to take back their last turn.
offers-rematch = { $player } offers a rematch.
offers-return = { $player } offers a return game with the same setup.
offered-draw = You offered a draw.
offered-takeback = You asked to take back your turn.
offered-rematch = You offered a rematch.
offered-return = You offered a return game.
declined-draw = Your draw offer was declined.
declined-takeback = Your takeback request was declined.
declined-rematch = Your rematch offer was declined.
away-wait = { $player } is away. You can claim the win in { $seconds } s.
away-long = { $player } has been away for a long time.
claim-game = Claim the win
call-off = Cancel game
resign-online = This counts as a loss.
return-game = Return game
next-game = Go to the next game
greet = Chat
greet-hello = Hello!
greet-good-luck = Good luck!
greet-have-fun = Have fun!
greet-good-move = Nice move!
greet-oops = Oops!
greet-one-moment = One moment, please.
greet-well-played = Well played!
greet-thank-you = Thank you!
greet-have-to-go = I have to go.
greet-goodbye = Goodbye!
by-link = A friend, by link
anybody = Anyone online
drawn-later = Chosen at random when the game is created.
clock = Clock
clock-none = No clock
clock-increment = Increment
clock-delay = Delay
clock-days = Days per turn
clock-minutes = Minutes per player
clock-increment-each = Seconds added each turn
clock-delay-each = Seconds before the clock starts each turn
clock-fischer-of = { $minutes } min + { $seconds } s per turn
clock-delay-of = { $minutes } min, first { $seconds } s of each turn free
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
name-more = Other players see this name. If you ask to be forgotten, your games in progress stay on the server, but you can no longer get back to them.
forget-me = Forget me
save = Save
rename = Change name
you-are = You’re playing as { $name }.
against = against { $name }
against-computer = against the computer, level { $level }
named = { $name }
free-seat = Empty seat
their-turn = Your opponent’s turn
lobby = Open challenges
lobby-empty = Nobody is waiting right now. Start a game against anyone online and be the first.
join = Join
invite-title = Invite someone
invite-more = Send this link. The first person to open it and join plays against you; anyone else can watch.
invite-link = Invitation link
invite-qr = QR code for the link
invite-waiting = Waiting for an opponent
invited-by = { $name } invites you to play { $game }
invited = You’re invited to play { $game }
result-none = No result.
reason-time = { $player } ran out of time.
reason-agreement = Draw by agreement.
reason-abandoned = { $player } left the game.
reason-aborted = The game was cancelled.

## Sharing
share-link = Link to this position
copy-link = Copy link
copy-record = Copy record
copied = Copied
download-svg = Picture (SVG)
download-png = Picture (PNG)
download-record = Game record (file)

## Settings
look = Theme
look-system = Same as device
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
setting-spread = Always spread out LYNGK stacks
setting-evaluation = Show winning chances
setting-coach = Coach me in new games against the computer

## Keys
shortcuts = Keyboard shortcuts
keys-board = Go to the board and back
keys-walk = Move along the lines of the board
keys-walk-other = Move along the line that slopes down
keys-pick = Choose this point
keys-choice = Choose a numbered option
keys-moves = Step through the moves (outside the board)
keys-turn = Rotate the board, mirror it
keys-zoom = Zoom in, zoom out, show everything (on the board)

## About
about-what = Orrery is a place to play YINSH, LYNGK and Kulami: against the computer, with friends by link, or as two players on one screen. It works on any device, without an account.
about-private = Games on one screen and your settings stay in this browser. Online games are kept on the server with the name you choose, and nothing else about you.
about-names = Orrery is an independent, unofficial implementation. The names of the games belong to their owners.
about-licence = Orrery is free software under the MIT or the Apache 2.0 licence. The typeface is Inter, under the SIL Open Font Licence.
about-api = Write a program that plays: the API of this server
about-version = Version { $version }
offline-ready = Ready to play offline
offline-fetching = Getting ready to play offline: { $share }%
offline-unknown = Needs a connection
update-ready = A new version is ready.
update-now = Update now

## Trouble
trouble-engine = The computer player couldn’t start. Reload the page to try again.
trouble-language = Couldn’t load { $language }. Check your connection and try again.
trouble-storage = This browser won’t save the game. It will be lost when you close the page.
trouble-damaged = { $count ->
    [one] One saved game couldn’t be read and was set aside.
   *[other] { $count } saved games couldn’t be read and were set aside.
}
trouble-link = This link doesn’t open a game. { $reason }
trouble-record = This can’t be opened. { $reason }
trouble-config = This can’t be played. { $reason }
trouble-file = This file can’t be read.
trouble-picture = The picture couldn’t be created.
trouble-no-server = The server can’t be reached.
trouble-unavailable = The server can’t save anything right now. Try again soon.
trouble-seat-taken = Someone else has taken this seat.
trouble-forbidden = You can’t take this seat: it’s your own game, or the link is incomplete.
trouble-who = The server no longer knows you. Please choose a name again.
trouble-open-games = You already have ten games waiting for an opponent.
trouble-too-many = That was too much at once. Wait a moment and try again.
trouble-server = The server didn’t accept this request. Reload the page and try again.
server-says = The server says: { $message }
trouble-name = You can’t use this name: it needs at least one visible character and must not look like the computer’s name.
trouble-log = This game can’t be shown: entry { $entry } of its log on the server is damaged.
trouble-turn = The server didn’t accept your turn: it’s incomplete or too long.
trouble-turn-move = The server didn’t accept your turn: { $action } isn’t allowed.

## Learning
learn = Learn
learn-game = Learn { $game }
learn-title = Learn by playing
learn-subtitle = Short steps on a real board: try out every rule yourself.
learn-steps = Steps
learn-step = step { $number } of { $count }
learn-count = { $done } of { $count } steps done
learn-is-done = done
learn-begin = Start
learn-go-on = Continue
learn-again = Start over

## Rules
rules = Rules
rules-title = { $game } rules
rules-contents = Contents
rules-numbers = The small numbers refer to the exact rules used here.
rules-print = Print
rules-try = Try it
rules-close = Back to the diagram

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
home-subtitle = Play the computer, or two at one screen. No account.
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

## The end
result = Result
result-won = You win.
result-lost = The computer wins.
result-draw = A draw.
result-wins = { $player } wins.
result-player = Won by player { $number }
reason-resigned = Resigned: { $player }
points = Points
show-on-board = Show on the board
tally-tiles = Tiles
tally-area = Area
tally-lines = Lines
tally-all = All
rematch = Rematch

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
about-what = Orrery is a place to play YINSH, LYNGK and Kulami: against the computer or two at one screen, on any device, without an account.
about-private = Your games and settings stay in this browser. Nothing is sent anywhere.
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
trouble-link = The link opens no game: { $reason }
trouble-record = This is not a record: { $reason }
trouble-config = This cannot be played: { $reason }
trouble-file = The file cannot be read.
trouble-file-size = The file is too large for a record.
trouble-clipboard = The browser does not allow copying.
trouble-picture = The picture could not be drawn.

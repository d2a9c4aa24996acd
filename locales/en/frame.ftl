# What stands round the pages: notices, the first page on a phone, forms, invitations.

home-subtitle-short = Play the computer, a friend or a stranger.
# Read out after “Play” on a phone’s tab.
games-waiting = { $count ->
    [one] It’s your turn in { $count } game.
   *[other] It’s your turn in { $count } games.
}
copy-failed = Couldn’t copy
open-record-empty = Paste something first, or choose a file.
# $example is a code that can be typed, such as square-7.
code-example = For example: { $example }

## Playing without having given a name. $number tells guests apart.
guest-name = Guest { $number }
name-optional = Leave this empty to play as { $name }.

## Invitations
invite-listed = Your game is listed under Open challenges, where anyone can join it. To play someone you know, send them this link.
invited-learn = Never played { $game }?
invited-course = Take the three-minute course
invited-back = Back to the invitation
# Followed by the names of the games.
lobby-meanwhile = In the meantime, play the computer:

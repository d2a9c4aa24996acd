# What stands round the pages: notices, the first page on a phone, forms, invitations.

home-subtitle-short = Joacă împotriva calculatorului, cu un prieten sau cu oricine.
# Read out after “Play” on a phone’s tab.
games-waiting = { $count ->
    [one] Este rândul tău într-o partidă.
    [few] Este rândul tău în { $count } partide.
   *[other] Este rândul tău în { $count } de partide.
}
copy-failed = Nu s-a putut copia
open-record-empty = Lipește mai întâi ceva sau alege un fișier.
# $example is a code that can be typed, such as square-7.
code-example = De exemplu: { $example }

## Playing without having given a name. $number tells guests apart.
guest-name = Invitat { $number }
name-optional = Dacă lași câmpul gol, numele tău va fi { $name }.

## Invitations
invite-listed = Partida ta apare la „Provocări deschise” și oricine i se poate alătura. Dacă vrei să joci cu cineva anume, trimite-i acest link.
invited-learn = N-ai mai jucat { $game }?
invited-course = Învață în trei minute
invited-back = Înapoi la invitație
# Followed by the names of the games.
lobby-meanwhile = Între timp, joacă împotriva calculatorului:

# What stands round the pages: notices, the first page on a phone, forms, invitations.

home-subtitle-short = Játssz a számítógép, egy barátod vagy bárki más ellen.
# Read out after “Play” on a phone’s tab.
games-waiting = { $count ->
    [one] { $count } játszmában te jössz.
   *[other] { $count } játszmában te jössz.
}
copy-failed = Nem sikerült másolni
open-record-empty = Előbb illessz be valamit, vagy válassz egy fájlt.
# $example is a code that can be typed, such as square-7.
code-example = Például: { $example }

## Playing without having given a name. $number tells guests apart.
guest-name = Vendég { $number }
name-optional = Ha üresen hagyod, ezen a néven játszol: { $name }.

## Invitations
invite-listed = A játszmád szerepel a nyitott kihívások között, így bárki csatlakozhat hozzá. Ha ismerőssel játszanál, küldd el neki ezt a linket.
invited-learn = { $game }: még sosem játszottad?
invited-course = Tanuld meg 3 perc alatt
invited-back = Vissza a meghívóhoz
# Followed by the names of the games.
lobby-meanwhile = Addig is játszhatsz a számítógép ellen:

## Everywhere
play = Játék
home = Kezdőlap
about = Az Orreryről
settings = Beállítások
language = Nyelv
sound = Hang
dark = Sötét mód
navigation = Főmenü
skip = Ugrás a tartalomra
close = Bezárás
cancel = Mégse
open = Megnyitás
more = Továbbiak
game = Játék
no-page = Nincs ilyen oldal.
not-fetched = Az oldalt nem sikerült betölteni.
not-fetched-why = Az első megnyitáshoz internetkapcsolat kell.
try-again = Megpróbálom újra
puzzles = Feladványok
analysis = Elemzés
analyse = Elemzés

## Home
home-title = Három játék két játékosnak.
home-subtitle = Játssz a számítógép ellen, hívd meg linkkel egy barátodat, vagy játsszatok ketten egy eszközön. Regisztráció nélkül.
home-yinsh = Alkoss sort öt korongodból, és vedd le egy gyűrűdet. Az nyer, aki előbb veszi le a harmadikat.
home-lyngk = Foglalj le két színt, haladj át a saját tornyaidon, építs ötös tornyokat.
home-kulami = Golyók fából készült lapkákon. A lépésed dönti el, hová léphet az ellenfeled.
puzzle-daily = A nap feladványa
puzzle-tomorrow = Viszlát holnap!
puzzle-days = { $count } nap egymás után
play-game = Játék: { $game }
continue = Folytatás
continue-title = Folytatás: { $game }
all-games = Minden játszma
turn-number = { $number }. kör
open-record = Játszma beolvasása

## A new game
new-game = Új játszma
opponent = Ellenfél
computer = Számítógép
two-here = Ketten egy eszközön
level = Szint
level-of = { $level } / 10
level-spoken = { $level } / 10, { $name }
# What the computer's levels are called.
level-name = { $level ->
    [1] Újonc
    [2] Kezdő
    [3] Tanuló
    [4] Alkalmi játékos
    [5] Rendszeres játékos
    [6] Tapasztalt játékos
    [7] Erős játékos
    [8] Szakértő
    [9] Mester
   *[10] Teljes erő
}
# How each of them plays; it follows the name.
level-line = { $level ->
    [1] Egy lépésre előre látja a saját esélyeit, a tieidről gyakran elfeledkezik.
    [2] Elveszi, amit lehet, és néhány fenyegetésedet észreveszi.
    [3] Mindkét fél egy-egy lépését látja előre, de ritkán van terve.
    [4] Érzi a játékot, de sok mindent nem vesz észre.
    [5] A válaszodra is gondol, mégis elnéz ezt-azt.
    [6] Néhány lépésre előrelát, de nem mindent vesz észre.
    [7] Több lépésre előrelát, és keveset hibázik.
    [8] Messzire előrelát, és ritkán néz el valamit.
    [9] Fél másodpercig gondolkodik, és szinte semmit sem néz el.
   *[10] Egy másodpercig gondolkodik, teljes erővel.
}
level-next = { $level }. szint: { $name }
experience = Ismered a játékot?
experience-new = Még nem játszottam
experience-rules = Ismerem a szabályokat
experience-often = Gyakran játszom
side = Így játszol
play-white = Fehérrel, elsőként
play-black = Feketével, másodikként
play-red = Pirossal, elsőként
play-first = Elsőként
play-second = Másodikként
play-lot = Sorsolás szerint
variant = Változat
variant-standard = Alapváltozat
variant-blitz = Villámverzió (egy gyűrű elég)
layout = Kezdőállás
layout-random = Véletlenszerű
layout-seed = Sorszám szerint
layout-code = Kód szerint
draw-again = Új sorsolás
options = Választható szabályok
option-six = Hatos tornyok
option-collect = Begyűjtés lefoglaláskor
option-swap = A második játékos színt cserélhet
board = Tábla
board-square = Négyzet
board-irregular = Szabálytalan alakú
board-example = Példa a szabálykönyvből
board-random-square = Véletlen négyzet
board-random-shape = Véletlen alakzat
board-code = Kód szerint
board-editor = Saját tábla
scoring = Pontozás
scoring-tiles = Lapkák
scoring-area = Lapkák és terület
scoring-lines = Lapkák és vonalak
scoring-all = Lapkák, terület, vonalak
start-game = Játszma indítása
editor-help = Húzással mozgathatod a lapkákat, dupla kattintással elforgathatod őket. Billentyűzettel: a Tab a lapkára visz, a nyilak mozgatják, az R elforgatja.
editor-turn = Lapka elforgatása
editor-good = Ezzel a táblával lehet játszani.
editor-overlap = Néhány lapka átfedi egymást.
editor-apart = A lapkáknak az éleik mentén össze kell függniük.
editor-tile = { $width } × { $height } méretű lapka, bal felső sarka: { $corner }

## The game page
board-label = Tábla
board-role = játéktábla
you = Te
computer-level = Számítógép, { $level }. szint
side-white = Fehér
side-black = Fekete
side-red = Piros
side-first = Első játékos
side-second = Második játékos
plays-first = elsőként lép
plays-second = másodikként lép
your-turn = Te jössz
to-move = Következik
thinking = Gondolkodik
thinking-depth = Gondolkodik, mélység: { $depth }
waiting-for = Következik: { $player }.
turn = Lépés
confirm-turn = Erősítsd meg a lépésedet, vagy vond vissza.
confirm = Megerősítés
step-back = Egyet vissza
reset-turn = Lépés elölről
looking-back = Egy korábbi állást nézel.
looking-back-more = A játszma ettől nem változik.
to-live = Vissza a játszmához
refused-turn-complete = Kész a lépésed: erősítsd meg, vagy vond vissza.
refused-unreadable = „{ $text }”: ebben a játékban nincs ilyen lépés.
refused-not-here = Itt most semmit sem tehetsz.
write-move = Írj be egy lépést
write-move-go = Lépés
not-your-turn = Most nem te jössz.
shared-facts = Mindkét játékos
out-of = / { $whole }
slots = { $filled } / { $slots }
stacks-of-height =
    { $count } { $height ->
        [one] egyedül álló korong
        [2] kettes torony
        [3] hármas torony
        [4] négyes torony
        [5] ötös torony
        [6] hatos torony
       *[other] { $height } korongos torony
    }
claim-markers = A színek jelzőkorongjai
evaluation = Nyerési esélyek
evaluation-first = Első játékos: { $percent }%
moves = Lépések
to-start = Az elejére
back = Vissza
forward = Előre
to-end = A végére
take-back = Visszavonás
replay = Visszajátszás
hint = Tipp
hint-seeking = Jó lépést keresek…
hint-told = Tipp: { $told }
rules-loading = A szabályok betöltése…
resign = Feladás
resign-more = Ezzel elveszíted a játszmát. A feladást utána még visszavonhatod.
play-on = Tovább játszom
turn-board = Tábla elforgatása
flip-board = Tábla tükrözése
share = Megosztás
no-game = Ez a játszma nem található.
no-game-more = A játszmák csak abban a böngészőben vannak meg, amelyben játszották őket.

## Asking about the board
ask = Kérdezz a tábláról
ask-more = Írj be egy helyet (például e5) vagy egy vonalat (például e), majd válassz kérdést.
ask-where = Hely vagy vonal
ask-point = Mi van ott?
ask-lines = A rajta áthaladó vonalak
ask-ways = Hová léphet?
ask-region = A lapkája
ask-board = Az egész tábla
ask-open = Mit tehetek most?
ask-mine = Mim van?
ask-theirs = Mije van az ellenfelemnek?
ask-threats = Fenyegetések
ask-contested = Vitatott lapkák
ask-answers = Válaszok
ask-unreadable = Írj be egy helyet (például e5) vagy egy vonalat (például e).
ask-no-point = Ezen a táblán nincs ilyen hely: { $point }.
ask-no-line = Ezen a táblán nincs ilyen vonal.
ask-board-empty = A tábla üres.
ask-line = { $line }: { $what }.
ask-empty = üres
ask-at = { $at } { $what }
ask-and = { $first }; { $rest }
ask-open-now = Most választható: { $points }.
ask-fact = { $player }. { $label }: { $value }.
ask-count = { $player }. { $label }: { $count }. { $points }.
ask-number = { $count }

## The end
result = Eredmény
result-won = Nyertél!
result-lost = A számítógép nyert.
result-draw = Döntetlen.
result-wins = Győztes: { $player }.
result-player =
    { $number ->
        [one] Az első játékos nyert
       *[other] A második játékos nyert
    }
reason-resigned = Feladta: { $player }.
points = Pontok
score-line = { $label }. { $own }: { $mine }; { $other }: { $theirs }.
score-line-points = { $line } Pont: { $mine } : { $theirs }.
show-on-board = Megjelenítés a táblán
tally-tiles = Lapkák
tally-area = Terület
tally-lines = Vonalak
tally-all = Minden
rematch = Visszavágó

## Az edző
coach = Edző
coach-more = Figyelmeztetés súlyos hiba előtt
coach-warning = Ezzel a lépéssel sokat rontasz az állásodon.
coach-had-win = Biztos győzelmed volt.
coach-had-draw = Biztos döntetlened volt.
coach-had = Az esélyed eddig: { $percent }%.
coach-left = Az esélyed e lépés után: { $percent }%.
coach-left-draw = E lépés után a legjobb játékkal döntetlen az állás.
coach-left-loss = E lépés után a legjobb játék ellen vesztett az állásod.
coach-answer = A legjobb válasz: { $told }
coach-better = Jobb lépés: { $told }
coach-played = Ezt lépted: { $told }
coach-then = { $one } { $two }
coach-take-back = Visszavonom
coach-show = Jobb lépés mutatása
coach-anyway = Mégis ezt lépem
coach-points = Fordulópontok
coach-points-more = Ezeknél a lépéseknél rontottál a legtöbbet. Bármelyiktől újrajátszhatod a játszmát.
game-review = Átnézés
coach-looking = Átnézem a lépéseidet…
coach-none = Nem követtél el súlyos hibát.
coach-turn = { $number }. kör
coach-again = Újra innen

## Online
online = Online
play-online = Online játék
online-title = Online játék
online-new = Új online játszma
online-games = A játszmáid
online-opening = Kapcsolódás…
online-broken = Nincs kapcsolat. Újra próbálkozunk…
online-kept = Nincs kapcsolat. A lépésedet megőrizzük ezen az oldalon, és amint lehet, elküldjük.
online-sent = A lépésed küldése…
online-stored = Elküldtük a lépésedet.
online-not-done = Nem sikerült: nincs kapcsolat.
online-over = A játszma véget ért.
online-not-seated = Nézőként követed ezt a játszmát.
online-not-begun = Az ellenfeled még nem csatlakozott.
online-not-over = A játszma még nem ért véget.
online-stale = Közben megváltozott az állás. Ez az aktuális.
online-turn-id-used = A szerver már egy másik lépést kapott tőled. Lépj újra.
online-time-up = Lejárt az időd.
online-no-offer = Ez az ajánlat már nem érvényes.
online-offered-already = Ezt az utolsó lépés óta már felajánlottad.
online-nothing-to-take-back = Nincs visszavonható lépésed.
online-too-many-takebacks = Ebben a játszmában már nem vonható vissza több lépés.
online-log-full = Ebben a játszmában túl sok üzenet és visszavonás volt. Mostantól csak léphetsz, döntetlent ajánlhatsz, vagy feladhatod a játszmát.
online-too-late-to-abort = Már mindketten léptetek, ezért a játszmát nem lehet elvetni. Feladni még lehet.
online-not-away = Az ellenfeled még itt van.
online-said-enough = Ebben a körben már nem küldhetsz több üzenetet.
accept = Elfogadom
decline = Elutasítom
withdraw = Visszavonom
offer-draw = Döntetlen felajánlása
offers-draw = { $player } döntetlent ajánl.
offers-takeback = { $player } vissza szeretné vonni az utolsó lépését.
offers-rematch = { $player } visszavágót ajánl.
offers-return = { $player } visszavágót ajánl ugyanazzal a kezdőállással.
offered-draw = Döntetlent ajánlottál.
offered-takeback = Kérted a lépésed visszavonását.
offered-rematch = Visszavágót ajánlottál.
offered-return = Visszavágót ajánlottál ugyanazzal a kezdőállással.
declined-draw = Az ellenfeled nem fogadta el a döntetlent.
declined-takeback = Az ellenfeled nem engedte a visszavonást.
declined-rematch = Az ellenfeled nem fogadta el a visszavágót.
away-wait = { $player } távol van. { $seconds } mp múlva igényelheted a győzelmet.
away-long = { $player } régóta távol van.
claim-game = Győzelem igénylése
call-off = Játszma elvetése
resign-online = Ezzel elveszíted a játszmát.
return-game = Visszavágó ugyanonnan
next-game = A következő játszmához
greet = Üzenet
greet-hello = Szia!
greet-good-luck = Sok szerencsét!
greet-have-fun = Jó szórakozást!
greet-good-move = Szép lépés!
greet-oops = Hoppá!
greet-one-moment = Egy pillanat, kérlek.
greet-well-played = Szép játék volt!
greet-thank-you = Köszönöm!
greet-have-to-go = Mennem kell.
greet-goodbye = Viszlát!
by-link = Egy barátom, linkkel
anybody = Bárki
drawn-later = A játszma létrehozásakor sorsoljuk.
clock = Óra
clock-none = Óra nélkül
clock-increment = Többletidővel
clock-delay = Késleltetéssel
clock-days = Nap lépésenként
clock-minutes = Perc játékosonként
clock-increment-each = Lépésenként hozzáadott másodperc
clock-delay-each = Lépésenként ennyi másodperc nem fogy
clock-fischer-of = { $minutes } perc + lépésenként { $seconds } mp
clock-delay-of = { $minutes } perc, lépésenként { $seconds } mp késleltetéssel
clock-days-of = lépésenként { $days } nap
days-left = { $days } nap
minutes-long = { $minutes } perc
seconds-long = { $seconds } mp
your-name = A neved
name-more = Ezt a nevet látják a többiek. Ha törlöd az adataidat, a folyamatban lévő játszmáid a szerveren maradnak, de többé nem éred el őket.
forget-me = Adataim törlése
save = Mentés
rename = Név módosítása
you-are = { $name } néven játszol.
against = Ellenfél: { $name }
against-computer = Ellenfél: számítógép, { $level }. szint
named = { $name }
free-seat = Szabad hely
their-turn = Az ellenfeled jön
lobby = Nyitott kihívások
lobby-empty = Most senki sem vár. Indíts játszmát bárki ellen, és légy te az első.
join = Csatlakozom
invite-title = Hívj meg valakit
invite-more = Küldd el ezt a linket. Aki elsőként megnyitja és csatlakozik, az játszik ellened; a többiek nézhetik a játszmát.
invite-link = Meghívó link
invite-qr = A link QR-kódja
invite-waiting = Ellenfélre várunk
invited-by = { $name } játszani hív: { $game }
invited = Játszani hívnak: { $game }
result-none = Nincs eredmény.
reason-time = Lejárt az ideje: { $player }.
reason-agreement = Döntetlen megegyezéssel.
reason-abandoned = Elhagyta a játszmát: { $player }.
reason-aborted = Elvetett játszma.

## Sharing
share-link = Link ehhez az álláshoz
copy-link = Link másolása
copy-record = Lejegyzés másolása
copied = Másolva
download-svg = Kép (SVG)
download-png = Kép (PNG)
download-record = Lejegyzés fájlként

## Settings
look = Megjelenés
look-system = A rendszer szerint
look-light = Világos
look-dark = Sötét
look-contrast = Nagy kontraszt
coordinates = Koordináták
coordinates-off = Nincsenek
coordinates-edge = A szélen
coordinates-points = Minden helyen
confirm-when = Lépések megerősítése
confirm-never = Soha
confirm-touch = Érintőképernyőn
confirm-always = Mindig
setting-motion = Animáció a táblán
setting-sound = Hangok
setting-spread = LYNGK: mindig szétterített tornyok
setting-evaluation = Nyerési esélyek megjelenítése
setting-coach = Edző a számítógép elleni új játszmákban

## Keys
shortcuts = Billentyűparancsok
keys-board = A táblára és vissza
keys-walk = Mozgás a táblán a vonalak mentén
keys-walk-other = Mozgás a lefelé tartó vonal mentén
keys-pick = A hely kiválasztása
keys-choice = Számozott lehetőség kiválasztása
keys-moves = Haladás a lépések között (a táblán kívül)
keys-turn = A tábla elforgatása, tükrözése
keys-zoom = Nagyítás, kicsinyítés, az egész tábla (a táblán)

## About
about-what = Az Orreryn YINSH-t, LYNGK-et és Kulamit játszhatsz: a számítógép ellen, linkkel meghívott barátaiddal vagy ketten egy eszközön. Bármilyen eszközön működik, regisztráció nélkül.
about-private = Az egy eszközön játszott játszmák és a beállításaid ebben a böngészőben maradnak. Az online játszmákat a szerver őrzi a választott neveddel együtt, de semmi mást nem tárol rólad.
about-names = Az Orrery független, nem hivatalos megvalósítás. A játékok neve a tulajdonosaiké.
about-licence = Az Orrery szabad szoftver, MIT vagy Apache 2.0 licenc alatt. A betűtípus az Inter, SIL Open Font licenc alatt.
about-api = Írj saját játékprogramot: a szerver API-ja
about-version = Verzió: { $version }
offline-ready = Internet nélkül is játszható
offline-fetching = Letöltés az internet nélküli játékhoz: { $share }%
offline-unknown = Internetkapcsolat kell hozzá
update-ready = Új verzió érhető el.
update-now = Frissítés

## Trouble
trouble-engine = A számítógépes ellenfél nem indult el. Töltsd újra az oldalt.
trouble-language = Nem sikerült betölteni ezt a nyelvet: { $language }. Ellenőrizd a kapcsolatot, és próbáld újra.
trouble-storage = Ez a böngésző nem menti el a játszmát. Ha bezárod az oldalt, elvész.
trouble-damaged = { $count } mentett játszmát nem sikerült beolvasni, ezért félretettük.
trouble-link = Ez a link nem vezet játszmához. { $reason }
trouble-record = Ezt nem lehet megnyitni. { $reason }
trouble-config = Így nem lehet játszani. { $reason }
trouble-file = Ezt a fájlt nem lehet beolvasni.
trouble-picture = A képet nem sikerült elkészíteni.
trouble-no-server = A szerver nem érhető el.
trouble-unavailable = A szerver most semmit sem tud elmenteni. Próbáld újra később.
trouble-seat-taken = Valaki más már elfoglalta ezt a helyet.
trouble-forbidden = Ezt a helyet nem foglalhatod el: ez a saját játszmád, vagy hiányos a link.
trouble-who = A szerver már nem ismer. Válassz újra nevet.
trouble-open-games = Már tíz játszmád vár ellenfélre.
trouble-too-many = Ez egyszerre túl sok volt. Várj egy kicsit, és próbáld újra.
trouble-server = A szerver nem fogadta el a kérést. Töltsd újra az oldalt, és próbáld meg ismét.
server-says = A szerver üzenete: { $message }
trouble-name = Ez a név nem választható: legyen benne látható karakter, és ne hasonlítson a számítógép nevére.
trouble-log = A játszma nem jeleníthető meg, mert a szerveren őrzött naplója sérült ({ $entry }. bejegyzés).
trouble-turn = A szerver nem fogadja el a lépést: hiányos vagy túl hosszú.
trouble-turn-move = A szerver nem fogadja el a lépést: { $action } nem lehetséges.

## Tanulás
learn = Tanulás
learn-game = Tanulás: { $game }
learn-title = Tanulj játszva
learn-subtitle = Rövid leckék igazi táblán: minden szabályt te magad próbálsz ki.
learn-steps = Leckék
learn-step = Lecke: { $number } / { $count }
learn-count = Kész leckék: { $done } / { $count }
learn-is-done = kész
learn-begin = Kezdés
learn-go-on = Tovább
learn-again = Újrakezdés

## Szabályok
rules = Szabályok
rules-title = Játékszabály: { $game }
rules-contents = Tartalom
rules-numbers = A kis számok az itt érvényes pontos szabályokra utalnak.
rules-print = Nyomtatás
rules-try = Kipróbálás
rules-close = Vissza az ábrához

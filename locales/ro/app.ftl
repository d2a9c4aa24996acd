## Everywhere
play = Joacă
home = Acasă
about = Despre
settings = Setări
language = Limba
sound = Sunet
dark = Temă întunecată
navigation = Meniu principal
skip = Sari la conținut
close = Închide
cancel = Anulează
open = Deschide
more = Mai multe
game = Joc
no-page = Această pagină nu există.
not-fetched = Pagina nu s-a putut încărca.
not-fetched-why = La prima deschidere e nevoie de conexiune la internet.
try-again = Încearcă din nou
puzzles = Probleme
analysis = Analiză
analyse = Analizează

## Home
home-title = Trei jocuri pentru doi.
home-subtitle = Joacă împotriva calculatorului, cu un prieten printr-un link sau în doi pe același ecran. Fără cont.
home-yinsh = Formează o linie de cinci și renunță pentru ea la un inel. Cine renunță primul la trei câștigă.
home-lyngk = Revendică două culori, pășește din turn în turn pe culorile tale și fă turnuri de cinci.
home-kulami = Bile pe plăcuțe de lemn. Locul în care joci hotărăște unde poate juca adversarul.
puzzle-daily = Problema zilei
puzzle-tomorrow = Ne vedem mâine
puzzle-days = { $count ->
    [one] o zi
    [few] { $count } zile la rând
   *[other] { $count } de zile la rând
}
play-game = Joacă { $game }
continue = Continuă
continue-title = Continuă partida de { $game }
all-games = Toate partidele
turn-number = tura { $number }
open-record = Importă o partidă

## A new game
new-game = Partidă nouă
opponent = Adversar
computer = Calculator
two-here = În doi, pe același ecran
level = Nivel
level-of = { $level } din 10
level-spoken = { $level } din 10, { $name }
# What the computer's levels are called.
level-name = { $level ->
    [1] Novice
    [2] Începător
    [3] Învățăcel
    [4] Amator
    [5] Cunoscător
    [6] Jucător cu experiență
    [7] Jucător bun
    [8] Expert
    [9] Maestru
   *[10] Forță maximă
}
# How each of them plays; it follows the name.
level-line = { $level ->
    [1] Își vede propriile șanse cu o mutare înainte și le uită adesea pe ale tale.
    [2] Ia ce poate lua și observă unele dintre amenințările tale.
    [3] Vede o mutare înainte pentru ambele părți, dar rareori are un plan.
    [4] Simte jocul, dar îi scapă multe.
    [5] Se gândește la răspunsul tău și tot îi mai scapă câte ceva.
    [6] Vede câteva mutări înainte, dar nu pe toate.
    [7] Vede mai multe mutări înainte și îi scapă puține.
    [8] Vede departe și rareori îi scapă ceva.
    [9] Se gândește o jumătate de secundă și nu-i scapă aproape nimic.
   *[10] Se gândește o secundă, cu toată forța.
}
level-next = Joacă la nivelul { $level }: { $name }
experience = Cât de bine știi jocul
experience-new = N-am jucat niciodată
experience-rules = Știu regulile
experience-often = Joc des
side = Locul tău
play-white = Alb, primul
play-black = Negru, al doilea
play-red = Roșu, primul
play-first = Primul
play-second = Al doilea
play-lot = Tragere la sorți
variant = Variantă
variant-standard = Standard
variant-blitz = Blitz (ajunge un inel)
layout = Așezare
layout-random = La întâmplare
layout-seed = După număr
layout-code = După cod
draw-again = Generează alta
options = Opțiuni
option-six = Turnuri de șase
option-collect = Turnuri complete la revendicare
option-swap = Al doilea jucător poate face schimb de culori
board = Tablă
board-square = Pătrată
board-irregular = Neregulată
board-example = Exemplul din regulament
board-random-square = Pătrată, la întâmplare
board-random-shape = Formă la întâmplare
board-code = După cod
board-editor = Fă-ți propria tablă
scoring = Punctaj
scoring-tiles = Plăcuțe
scoring-area = Plăcuțe și insulă
scoring-lines = Plăcuțe și șiruri
scoring-all = Plăcuțe, insulă, șiruri
start-game = Începe partida
editor-help = Trage plăcuțele ca să le muți; cu dublu clic rotești o plăcuță. De la tastatură: cu Tab ajungi la o plăcuță, cu săgețile o muți, cu R o rotești.
editor-turn = Rotește plăcuța
editor-good = Tabla e gata de joc.
editor-overlap = Unele plăcuțe se suprapun.
editor-apart = Plăcuțele trebuie să formeze o singură tablă, lipite latură la latură.
editor-tile = Plăcuță de { $width } pe { $height }, cu colțul din stânga sus la { $corner }

## The game page
board-label = Tablă
board-role = tablă de joc
you = Tu
computer-level = Calculator, nivelul { $level }
side-white = Alb
side-black = Negru
side-red = Roșu
side-first = Primul jucător
side-second = Al doilea jucător
plays-first = mută primul
plays-second = mută al doilea
your-turn = E rândul tău
to-move = La mutare
thinking = Se gândește
thinking-depth = Se gândește (adâncime { $depth })
waiting-for = La mutare: { $player }
turn = Tură
confirm-turn = Confirmă tura sau ia-o înapoi.
confirm = Confirmă
step-back = Înapoi cu un pas
reset-turn = Reia tura de la început
looking-back = Te uiți la o poziție anterioară.
looking-back-more = Partida a rămas așa cum era.
to-live = Înapoi la partidă
refused-turn-complete = Tura este completă: confirm-o sau ia-o înapoi.
refused-unreadable = „{ $text }” nu este o mutare în acest joc.
refused-not-here = Acolo nu poți face nimic acum.
write-move = Scrie o mutare
write-move-go = Joacă mutarea
not-your-turn = Nu e rândul tău.
shared-facts = Ambii jucători
out-of = din { $whole }
slots = { $filled } din { $slots }
stacks-of-height = { $count ->
    [one] un turn de { $height }
    [few] { $count } turnuri de { $height }
   *[other] { $count } de turnuri de { $height }
}
claim-markers = Revendicarea culorilor
evaluation = Șanse de câștig
evaluation-first = Primul jucător: { $percent }{ "\u00A0" }%
moves = Mutări
to-start = La început
back = Înapoi
forward = Înainte
to-end = La sfârșit
take-back = Ia mutarea înapoi
replay = Arată din nou
hint = Indiciu
hint-seeking = Se caută o mutare bună…
hint-told = Indiciu: { $told }
rules-loading = Se încarcă regulile…
resign = Cedează
resign-more = Partida se consideră pierdută. Te poți răzgândi și după aceea.
play-on = Joacă mai departe
turn-board = Rotește tabla
flip-board = Oglindește tabla
share = Distribuie
no-game = Partida nu a fost găsită.
no-game-more = Partidele se păstrează în browserul în care au fost jucate.

## Asking about the board
ask = Întreabă despre tablă
ask-more = Scrie un loc, de exemplu e5, sau o linie a tablei, de exemplu e, apoi alege o întrebare.
ask-where = Loc sau linie a tablei
ask-point = Ce este acolo?
ask-lines = Liniile tablei care trec pe acolo
ask-ways = Unde poate ajunge?
ask-region = Plăcuța de acolo
ask-board = Toată tabla
ask-open = Ce pot face acum?
ask-mine = Ce am eu?
ask-theirs = Ce are adversarul?
ask-threats = Amenințări
ask-contested = Plăcuțe disputate
ask-answers = Răspunsuri
ask-unreadable = Scrie un loc, de exemplu e5, sau o linie a tablei, de exemplu e.
ask-no-point = Pe această tablă nu există locul { $point }.
ask-no-line = Pe această tablă nu există o astfel de linie.
ask-board-empty = Pe tablă nu este nimic.
ask-line = { $line }: { $what }.
ask-empty = nimic
ask-at = { $at } { $what }
ask-and = { $first }; { $rest }
ask-open-now = Poți alege acum: { $points }.
ask-fact = { $player }. { $label }: { $value }.
ask-count = { $player }. { $label }: { $count }. { $points }.
ask-number = { $count }

## The end
result = Rezultat
result-won = Ai câștigat!
result-lost = A câștigat calculatorul.
result-draw = Remiză.
result-wins = Victorie: { $player }.
result-player = A câștigat jucătorul { $number }
reason-resigned = Partidă cedată: { $player }.
points = Puncte
score-line = { $label }. { $own }: { $mine }; { $other }: { $theirs }.
score-line-points = { $line } Puncte: { $mine } la { $theirs }.
show-on-board = Arată pe tablă
tally-tiles = Plăcuțe
tally-area = Insulă
tally-lines = Șiruri
tally-all = Toate
rematch = Revanșă

## Antrenorul
coach = Antrenor
coach-more = Avertizează-mă înaintea unei greșeli mari
coach-warning = Tura aceasta e o greșeală mare.
coach-had-win = Aveai victoria asigurată.
coach-had-draw = Aveai remiza asigurată.
coach-had = Șansele tale erau de { $percent }{ "\u00A0" }%.
coach-left = După această tură, șansele tale sunt de { $percent }{ "\u00A0" }%.
coach-left-draw = După această tură, dacă amândoi jucați perfect, e remiză.
coach-left-loss = După această tură, dacă adversarul joacă perfect, partida e pierdută.
coach-answer = Cel mai bun răspuns: { $told }
coach-better = Mai bine: { $told }
coach-played = Tura ta: { $told }
coach-then = { $one } { $two }
coach-take-back = Ia mutarea înapoi
coach-show = Arată o tură mai bună
coach-anyway = Joac-o oricum
coach-points = Momente de cotitură
coach-points-more = Turele acestea te-au costat cel mai mult. Poți relua de la oricare dintre ele.
game-review = Recapitulare
coach-looking = Se analizează turele tale…
coach-none = Nu ai făcut nicio greșeală mare.
coach-turn = Tura { $number }
coach-again = Încearcă din nou de aici

## Over the network
online = Online
play-online = Joacă online
online-title = Joacă pe internet
online-new = Partidă nouă cu alt jucător
online-games = Partidele tale
online-opening = Se conectează…
online-broken = Conexiunea cu serverul s-a întrerupt. Se încearcă din nou…
online-kept = Nu există conexiune. Tura ta s-a păstrat și va fi trimisă imediat ce se poate.
online-sent = Se trimite tura…
online-stored = Tura a fost trimisă.
online-not-done = Nu s-a putut: nu există conexiune.
online-over = Partida s-a încheiat.
online-not-seated = Ești spectator la această partidă.
online-not-begun = Celălalt loc este încă liber.
online-not-over = Partida nu s-a încheiat încă.
online-stale = Poziția s-a schimbat între timp. Aceasta este cea actuală.
online-turn-id-used = Serverul are deja o altă tură a ta cu acest număr. Joacă tura din nou.
online-time-up = Ți-a expirat timpul.
online-no-offer = Această propunere nu mai este valabilă.
online-offered-already = Ai făcut deja această propunere după ultima tură.
online-nothing-to-take-back = Nu ai nicio tură de luat înapoi.
online-too-many-takebacks = În această partidă nu se mai pot lua ture înapoi.
online-log-full = În această partidă s-au trimis prea multe mesaje și s-au luat înapoi prea multe ture. De acum poți doar să joci, să propui remiză sau să cedezi.
online-too-late-to-abort = Ați mutat amândoi: partida nu mai poate fi anulată, poți doar să cedezi.
online-not-away = Adversarul tău este conectat.
online-said-enough = Ai trimis destule mesaje în tura aceasta.
accept = Acceptă
decline = Refuză
withdraw = Retrage
offer-draw = Propune remiză
offers-draw = { $player } propune remiză.
offers-takeback = { $player } vrea să-și ia înapoi ultima tură.
offers-rematch = { $player } propune revanșă.
offers-return = { $player } propune returul pe aceeași așezare.
offered-draw = Ai propus remiză.
offered-takeback = Ai cerut să-ți iei tura înapoi.
offered-rematch = Ai propus revanșă.
offered-return = Ai propus returul.
declined-draw = Propunerea ta de remiză a fost refuzată.
declined-takeback = Adversarul nu a fost de acord să iei tura înapoi.
declined-rematch = Adversarul nu mai vrea o partidă acum.
away-wait = { $player } lipsește. Poți revendica victoria peste { $seconds } s.
away-long = { $player } lipsește de mult timp.
claim-game = Revendică victoria
call-off = Anulează partida
resign-online = Partida se consideră pierdută.
return-game = Retur
next-game = La partida următoare
greet = Mesaje
greet-hello = Salut!
greet-good-luck = Mult noroc!
greet-have-fun = Distracție plăcută!
greet-good-move = Frumoasă mutare!
greet-oops = Hopa!
greet-one-moment = O clipă, te rog.
greet-well-played = Bine jucat!
greet-thank-you = Mulțumesc!
greet-have-to-go = Trebuie să plec.
greet-goodbye = La revedere!
by-link = Un prieten, printr-un link
anybody = Oricine
drawn-later = Se trage la sorți când se creează partida.
clock = Ceas
clock-none = Fără ceas
clock-increment = Cu increment
clock-delay = Cu răgaz
clock-days = Zile pe tură
clock-minutes = Minute pentru fiecare jucător
clock-increment-each = Secunde adăugate la fiecare tură
clock-delay-each = Secunde de răgaz la fiecare tură
clock-fischer-of = { $minutes } min + { $seconds } s pe tură
clock-delay-of = { $minutes } min, primele { $seconds } s din fiecare tură nu se socotesc
clock-days-of = { $days ->
    [one] { $days } zi pe tură
    [few] { $days } zile pe tură
   *[other] { $days } de zile pe tură
}
days-left = { $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
}
minutes-long = { $minutes } min
seconds-long = { $seconds } s
your-name = Numele tău
name-more = Ceilalți văd acest nume. Dacă îți ștergi numele, partidele începute rămân pe server, dar nu mai ai acces la ele.
forget-me = Șterge-mi numele
save = Salvează
rename = Schimbă numele
you-are = Joci cu numele { $name }.
against = contra { $name }
against-computer = contra calculatorului, nivelul { $level }
named = { $name }
free-seat = Loc liber
their-turn = E rândul adversarului
lobby = Provocări deschise
lobby-empty = Nu așteaptă nimeni. Creează tu o partidă în care poate intra oricine.
join = Intră în partidă
invite-title = Invită pe cineva
invite-more = Trimite acest link. Primul care îl deschide și intră în partidă joacă cu tine; ceilalți pot privi.
invite-link = Linkul invitației
invite-qr = Codul QR al linkului
invite-waiting = Se așteaptă un adversar
invited-by = { $name } te invită la o partidă de { $game }
invited = Ai primit o invitație la o partidă de { $game }
result-none = Fără rezultat.
reason-time = Timp expirat: { $player }.
reason-agreement = Remiză de comun acord.
reason-abandoned = Partidă părăsită: { $player }.
reason-aborted = Partida a fost anulată.

## Sharing
share-link = Link către această poziție
copy-link = Copiază linkul
copy-record = Copiază partida ca text
copied = Copiat
download-svg = Imagine SVG
download-png = Imagine PNG
download-record = Descarcă partida

## Settings
look = Temă
look-system = Ca în sistem
look-light = Deschisă
look-dark = Întunecată
look-contrast = Contrast ridicat
coordinates = Coordonate
coordinates-off = Fără
coordinates-edge = La margine
coordinates-points = Pe fiecare loc
confirm-when = Confirmarea turelor
confirm-never = Niciodată
confirm-touch = Pe ecrane tactile
confirm-always = Întotdeauna
setting-motion = Animează piesele
setting-sound = Sunete
setting-spread = Arată mereu toate piesele turnurilor LYNGK
setting-evaluation = Arată șansele de câștig
setting-coach = Antrenor în partidele noi cu calculatorul

## Keys
shortcuts = Taste rapide
keys-board = Treci pe tablă și înapoi
keys-walk = Mergi pe liniile tablei
keys-walk-other = Mergi pe linia tablei care coboară
keys-pick = Alege locul
keys-choice = Alege o opțiune după număr
keys-moves = Parcurge mutările, când nu ești pe tablă
keys-turn = Rotește tabla, oglindește tabla
keys-zoom = Pe tablă: mărește, micșorează, arată tot

## About
about-what = Pe Orrery joci YINSH, LYNGK și Kulami împotriva calculatorului, cu un prieten printr-un link sau în doi pe același ecran, de pe orice dispozitiv și fără cont.
about-private = Partidele de pe acest ecran și setările tale rămân în acest browser. Partidele online se păstrează pe server, cu numele ales de tine și fără alte date despre tine.
about-names = Orrery este o implementare independentă, neoficială. Numele jocurilor aparțin proprietarilor lor.
about-licence = Orrery este software liber, sub licența MIT sau Apache 2.0. Fontul este Inter, sub licența SIL Open Font.
about-api = Scrie un program care joacă: API-ul acestui server
about-version = Versiunea { $version }
offline-ready = Se poate juca și fără internet
offline-fetching = Se pregătește pentru jocul fără internet: { $share }{ "\u00A0" }%
offline-unknown = Este nevoie de internet
update-ready = Este disponibilă o versiune nouă.
update-now = Actualizează acum

## Trouble
trouble-engine = Calculatorul nu a putut intra în joc. Reîncarcă pagina ca să încerci din nou.
trouble-language = Limba { $language } nu s-a putut încărca. Verifică conexiunea și încearcă din nou.
trouble-storage = Browserul nu permite salvarea partidei: se va pierde când închizi pagina.
trouble-damaged = { $count ->
    [one] O partidă salvată nu a putut fi citită și a fost pusă deoparte.
    [few] { $count } partide salvate nu au putut fi citite și au fost puse deoparte.
   *[other] { $count } de partide salvate nu au putut fi citite și au fost puse deoparte.
}
trouble-link = Linkul nu deschide nicio partidă. { $reason }
trouble-record = Textul nu poate fi deschis. { $reason }
trouble-config = Așa nu se poate juca. { $reason }
trouble-file = Fișierul nu poate fi citit.
trouble-picture = Imaginea nu a putut fi desenată.
trouble-no-server = Serverul nu poate fi contactat.
trouble-unavailable = Serverul nu poate salva nimic acum. Încearcă din nou peste puțin timp.
trouble-seat-taken = Altcineva a ocupat locul.
trouble-forbidden = Nu poți ocupa acest loc: este chiar partida ta sau linkul e incomplet.
trouble-who = Serverul nu te mai recunoaște. Alege din nou un nume.
trouble-open-games = Ai deja zece partide care așteaptă un adversar.
trouble-too-many = Prea multe cereri deodată. Așteaptă o clipă.
trouble-server = Serverul nu a acceptat această cerere. Reîncarcă pagina și încearcă din nou.
server-says = Serverul spune: { $message }
trouble-name = Acest nume nu poate fi folosit: trebuie să conțină caractere vizibile și să nu semene cu numele calculatorului.
trouble-log = Partida nu poate fi afișată: înregistrarea { $entry } din jurnalul ei de pe server este deteriorată.
trouble-turn = Serverul nu a acceptat tura: nu este completă sau este prea lungă.
trouble-turn-move = Serverul nu a acceptat tura: mutarea { $action } nu este permisă.

## Învățare
learn = Învață
learn-game = Învață { $game }
learn-title = Învață jucând
learn-subtitle = Pași scurți pe o tablă adevărată: încearcă fiecare regulă cu mâna ta.
learn-steps = Pași
learn-step = pasul { $number } din { $count }
learn-count = pași parcurși: { $done } din { $count }
learn-is-done = parcurs
learn-begin = Începe
learn-go-on = Mai departe
learn-again = Ia-o de la capăt

## Reguli
rules = Reguli
rules-title = Regulile jocului { $game }
rules-contents = Cuprins
rules-numbers = Numerele mici indică regulile exacte pe care le urmează programul.
rules-print = Tipărește
rules-try = Încearcă
rules-close = Înapoi la imagine

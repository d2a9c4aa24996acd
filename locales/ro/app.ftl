## Everywhere
play = Joacă
home = Acasă
about = Despre
settings = Setări
language = Limba
sound = Sunet
dark = Culori întunecate
navigation = Pagini
skip = Sari la conținut
close = Închide
cancel = Anulează
open = Deschide
more = Mai multe
game = Partidă
no-page = Nu există o astfel de pagină.

## Home
home-title = Trei jocuri pentru doi.
home-subtitle = Joacă împotriva calculatorului, cu un prieten prin link sau doi la același ecran. Fără cont.
home-yinsh = Formează o linie de cinci și renunță la un inel pentru ea. Câștigă cine renunță la trei.
home-lyngk = Revendică două culori, călătorește peste ale tale, construiește turnuri de cinci.
home-kulami = Bile pe plăcuțe de lemn. Locul în care joci hotărăște unde poate juca adversarul.
play-game = Joacă { $game }
continue = Continuă
continue-title = Continuă partida de { $game }
all-games = Toate partidele
delete-game = Șterge această partidă de { $game }
turn-number = tura { $number }
open-record = Deschide o notație
open-record-more = Lipește notația unei partide, un link sau codul unei poziții. Poți și să tragi un fișier oriunde pe pagină.
choose-file = Alege un fișier

## A new game
new-game = Partidă nouă
opponent = Adversar
computer = Calculator
two-here = În doi la același ecran
level = Nivel
level-of = { $level } din 10
side = Joci ca
play-white = Alb, primul
play-black = Negru, al doilea
play-red = Roșu, primul
play-first = Primul
play-second = Al doilea
play-lot = La sorți
variant = Variantă
variant-standard = Standard
variant-blitz = Blitz
layout = Așezare
layout-random = La întâmplare
layout-seed = După număr
layout-code = După cod
draw-again = Generează din nou
options = Opțiuni
option-six = Turnuri de șase
option-collect = Turnurile complete se iau la revendicare
option-swap = Al doilea jucător poate schimba culorile
board = Tablă
board-square = Pătrată
board-irregular = Neregulată
board-example = Exemplul din regulament
board-random-square = Pătrat la întâmplare
board-random-shape = Formă la întâmplare
board-code = După cod
board-editor = Fă-ți propria tablă
scoring = Punctaj
scoring-tiles = Plăcuțe
scoring-area = Plăcuțe și insulă
scoring-lines = Plăcuțe și șiruri
scoring-all = Plăcuțe, insulă, șiruri
start-game = Începe partida
editor-help = Trage plăcuțele; dublu clic rotește una. De la tastatură: Tab ajunge la o plăcuță, săgețile o mută, R o rotește.
editor-turn = Rotește plăcuța
editor-good = Aceasta este o tablă bună.
editor-overlap = Unele plăcuțe se suprapun.
editor-apart = Plăcuțele trebuie să fie legate între ele, latură la latură.
editor-tile = Plăcuță de { $width } pe { $height }, colțul din stânga sus la { $corner }

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
plays-first = primul la mutare
plays-second = al doilea la mutare
your-turn = E rândul tău
to-move = La mutare
thinking = Se gândește
thinking-depth = Se gândește, adâncime { $depth }
waiting-for = La mutare: { $player }
turn = Tură
confirm-turn = Confirmă tura sau ia-o înapoi.
confirm = Confirmă
step-back = Înapoi cu un pas
reset-turn = Reia tura de la început
looking-back = Vezi o poziție anterioară.
looking-back-more = Partida continuă de unde a rămas.
to-live = Înapoi la partidă
refused-turn-complete = Tura este completă: confirmă tura sau ia-o înapoi.
refused-unreadable = „{ $text }” nu este o mutare în acest joc.
refused-not-here = Acolo nu se poate face nimic acum.
write-move = Scrie o mutare
write-move-go = Joacă mutarea
not-your-turn = Nu e rândul tău.
shared-facts = Ce contează pentru ambii jucători
out-of = din { $whole }
slots = { $filled } din { $slots }
stacks-of-height = { $count ->
    [one] { $count } turn de înălțime { $height }
    [few] { $count } turnuri de înălțime { $height }
   *[other] { $count } de turnuri de înălțime { $height }
}
claim-markers = Marcaje de revendicare
evaluation = Cum vede calculatorul partida
evaluation-first = Primul jucător { $percent }{ "\u00A0" }%
moves = Mutări
to-start = La început
back = Înapoi
forward = Înainte
to-end = La sfârșit
take-back = Ia mutarea înapoi
replay = Arată din nou
hint = Indiciu
hint-seeking = Caut o mutare bună…
resign = Cedează
resign-more = Partida se consideră pierdută. Încă te poți răzgândi.
play-on = Joacă mai departe
turn-board = Rotește tabla
flip-board = Întoarce tabla
share = Distribuie
no-game = Partida aceasta nu este aici.
no-game-more = Partidele se păstrează în browserul în care au fost jucate.

## Asking about the board
ask = Întreabă despre tablă
ask-more = Scrie un nod, de exemplu e5, sau o linie, de exemplu e, apoi alege o întrebare.
ask-where = Nod sau linie
ask-point = Ce este acolo?
ask-lines = Liniile care trec pe acolo
ask-ways = Unde poate ajunge?
ask-region = Plăcuța
ask-board = Toată tabla
ask-open = Ce pot face acum?
ask-mine = Ce am eu?
ask-theirs = Ce are adversarul?
ask-threats = Amenințări
ask-contested = Plăcuțe disputate
ask-answers = Răspunsuri
ask-unreadable = Scrie un nod, de exemplu e5, sau o linie, de exemplu e.
ask-no-point = Această tablă nu are nodul { $point }.
ask-no-line = Această tablă nu are o astfel de linie.
ask-board-empty = Tabla este goală.
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
result-won = Ai câștigat.
result-lost = Calculatorul câștigă.
result-draw = Remiză.
result-wins = { $player } câștigă.
result-player = Câștigă jucătorul { $number }
reason-resigned = Partidă cedată: { $player }
points = Puncte
score-line = { $label }. { $own }: { $mine }; { $other }: { $theirs }.
score-line-points = { $line } Puncte: { $mine } : { $theirs }.
show-on-board = Arată pe tablă
tally-tiles = Plăcuțe
tally-area = Insulă
tally-lines = Șiruri
tally-all = Toate
rematch = Revanșă

## Antrenorul
coach = Antrenor
coach-more = Avertizează-mă înaintea unei ture care strică mult
coach-warning = Tura aceasta strică mult.
coach-had-win = Aveai victoria sigură.
coach-had-draw = Aveai remiza sigură.
coach-had = Șansele tale erau de { $percent }{ "\u00A0" }%.
coach-left = După această tură, șansele tale sunt de { $percent }{ "\u00A0" }%.
coach-left-draw = După această tură, cu cel mai bun joc, este remiză.
coach-left-loss = După această tură, la cel mai bun joc al adversarului, partida e pierdută.
coach-answer = Cel mai bun răspuns: { $told }
coach-better = Mai bine: { $told }
coach-played = Ai jucat: { $told }
coach-then = { $one } · { $two }
coach-take-back = Ia mutarea înapoi
coach-show = Arată una mai bună
coach-anyway = Joacă totuși așa
coach-points = Momente de cotitură
coach-points-more = Aici s-a pierdut cel mai mult. Poți încerca din nou de la fiecare.
coach-looking = Mă uit la turele tale…
coach-none = Nicio tură de-a ta nu a stricat mult.
coach-turn = Tura { $number }
coach-again = Încearcă din nou de aici

## Over the network
online = Online
play-online = Joacă online
online-title = Joacă prin rețea
online-new = Partidă nouă cu o persoană
online-games = Partidele tale
online-opening = Se conectează…
online-broken = Nu există conexiune cu serverul. Se încearcă din nou…
online-kept = Nu există conexiune. Tura ta este păstrată, iar pagina o trimite imediat ce poate.
online-sent = Trimisă.
online-stored = Salvată.
online-not-done = Nu s-a făcut: nu există conexiune.
online-over = Partida s-a încheiat.
online-not-seated = Ești spectator la această partidă.
online-not-begun = Celălalt loc este încă liber.
online-not-over = Partida nu s-a încheiat încă.
online-stale = Poziția s-a schimbat între timp. Aceasta este cea actuală.
online-turn-id-used = Serverul are deja o altă tură a ta cu acest număr. Fă-ți tura din nou.
online-time-up = Timpul tău s-a scurs.
online-no-offer = Această propunere nu mai este valabilă.
online-offered-already = Ai propus deja asta de la ultima tură.
online-nothing-to-take-back = Nu ai nicio tură de luat înapoi.
online-too-many-takebacks = În această partidă nu se mai pot lua ture înapoi.
online-log-full = În această partidă s-au trimis prea multe mesaje și s-au luat înapoi prea multe ture. De acum poți doar să joci, să propui remiză sau să cedezi.
online-too-late-to-abort = Amândoi ați făcut o tură: acum poți doar să cedezi.
online-not-away = Adversarul tău este aici.
online-said-enough = Ai vorbit destul în tura aceasta.
accept = Acceptă
decline = Refuză
withdraw = Retrage
offer-draw = Propune remiză
offers-draw = { $player } propune remiză.
offers-takeback = { $player } cere să ia înapoi ultima tură.
offers-rematch = { $player } propune revanșă.
offers-return = { $player } propune returul pe aceeași așezare.
offered-draw = Ai propus remiză.
offered-takeback = Ai cerut să îți iei tura înapoi.
offered-rematch = Ai propus revanșă.
offered-return = Ai propus returul.
declined-draw = Propunerea ta de remiză a fost refuzată.
declined-takeback = Nu poți lua tura înapoi.
declined-rematch = Deocamdată nu se mai joacă o partidă.
away-wait = { $player } lipsește. Poți revendica victoria în { $seconds } s.
away-long = { $player } lipsește de mult timp.
claim-game = Revendică victoria
call-off = Anulează partida
resign-online = Partida se consideră pierdută.
return-game = Retur
next-game = La partida următoare
greet = Vorbește
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
by-link = Un prieten, prin link
anybody = Oricine
drawn-later = Se trage la sorți când se creează partida.
clock = Ceas
clock-none = Fără ceas
clock-increment = Cu adaos
clock-delay = Cu întârziere
clock-days = Zile pe tură
clock-minutes = Minute pentru fiecare jucător
clock-increment-each = Secunde adăugate la fiecare tură
clock-delay-each = Secunde din fiecare tură care nu se socotesc
clock-fischer-of = { $minutes } min + { $seconds } s pe tură
clock-delay-of = { $minutes } min, { $seconds } s libere în fiecare tură
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
name-more = Ceilalți văd acest nume. Dacă ceri să fii uitat, partidele începute rămân pe server, dar nu mai ai acces la ele.
forget-me = Uită-mă
save = Salvează
rename = Schimbă numele
you-are = Joci ca { $name }.
against = contra { $name }
against-computer = contra calculatorului, nivelul { $level }
named = { $name }
free-seat = Loc liber
their-turn = E rândul adversarului
lobby = Provocări deschise
lobby-empty = Nu așteaptă nimeni. Creează o partidă cu oricine și fii primul.
join = Intră în partidă
invite-title = Invită pe cineva
invite-more = Trimite acest link. Cine îl deschide primul și intră, joacă; toți ceilalți privesc.
invite-link = Link pentru a intra
invite-qr = Codul QR al linkului
invite-waiting = Se așteaptă un adversar
invited-by = { $name } te invită la { $game }
invited = Ai primit o invitație la { $game }
result-none = Fără rezultat.
reason-time = Timp depășit: { $player }
reason-agreement = Remiză prin acord
reason-abandoned = A părăsit partida: { $player }
reason-aborted = Partidă anulată

## Sharing
share-link = Un link către această poziție
copy-link = Copiază linkul
copy-record = Copiază notația
copied = Copiat.
download-svg = Imagine SVG
download-png = Imagine PNG
download-record = Notația ca fișier

## Settings
look = Culori
look-system = Ca sistemul
look-light = Deschise
look-dark = Întunecate
look-contrast = Contrast ridicat
coordinates = Coordonate
coordinates-off = Fără
coordinates-edge = La margine
coordinates-points = Pe fiecare nod
confirm-when = Confirmă turele
confirm-never = Niciodată
confirm-touch = Pe ecrane tactile
confirm-always = Întotdeauna
setting-motion = Animează piesele
setting-sound = Sunete
setting-spread = Turnurile LYNGK mereu desfăcute
setting-evaluation = Arată cum vede calculatorul partida
setting-coach = Antrenor în partidele noi cu calculatorul

## Keys
shortcuts = Taste
keys-board = La tablă și înapoi
keys-walk = Mergi pe tablă de-a lungul liniilor
keys-walk-other = Mergi de-a lungul liniei care coboară
keys-pick = Alege nodul
keys-choice = Alege o variantă după număr
keys-moves = Parcurge mutările, când nu ești pe tablă
keys-turn = Rotește tabla, întoarce tabla
keys-zoom = Mărește, micșorează, arată tot; pe tablă

## About
about-what = Orrery este un loc unde poți juca YINSH, LYNGK și Kulami: împotriva calculatorului, cu prieteni prin link sau doi la același ecran, pe orice dispozitiv, fără cont.
about-private = Jocurile la același ecran și setările tale rămân în acest browser. Jocurile prin rețea sunt păstrate de server cu numele pe care îl alegi și cu nimic altceva despre tine.
about-names = Orrery este o implementare independentă, neoficială. Numele jocurilor aparțin proprietarilor lor.
about-licence = Orrery este software liber, sub licența MIT sau Apache 2.0. Fontul este Inter, sub licența SIL Open Font.
about-version = Versiunea { $version }
offline-ready = Gata de joc fără conexiune
offline-fetching = Se pregătește jocul fără conexiune: { $share }{ "\u00A0" }%
offline-unknown = Are nevoie de conexiune
update-ready = O versiune nouă este gata.
update-now = Folosește-o acum

## Trouble
trouble-engine = Motorul de joc nu a putut fi pornit. Reîncarcă pagina ca să încerci din nou.
trouble-storage = Acest browser nu lasă Orrery să păstreze partida. Se va pierde când închizi pagina.
trouble-damaged = { $count ->
    [one] O partidă păstrată nu a putut fi citită și a fost pusă deoparte.
    [few] { $count } partide păstrate nu au putut fi citite și au fost puse deoparte.
   *[other] { $count } de partide păstrate nu au putut fi citite și au fost puse deoparte.
}
trouble-link = Linkul nu deschide nicio partidă. { $reason }
trouble-record = Textul nu poate fi deschis. { $reason }
trouble-config = Așa nu se poate juca. { $reason }
trouble-file = Fișierul nu poate fi citit.
trouble-file-size = Fișierul este prea mare pentru notația unei partide.
trouble-clipboard = Browserul nu permite copierea.
trouble-picture = Imaginea nu a putut fi desenată.
trouble-no-server = Serverul nu poate fi contactat.
trouble-unavailable = Serverul nu poate salva nimic acum. Încearcă din nou în curând.
trouble-seat-taken = Altcineva a ocupat locul.
trouble-forbidden = Nu poți ocupa acest loc: este chiar partida ta sau linkul nu este complet.
trouble-who = Serverul nu te mai cunoaște. Alege din nou un nume.
trouble-open-games = Zece dintre partidele tale așteaptă deja un adversar.
trouble-too-many = Prea multe deodată. Așteaptă o clipă.
trouble-server = Serverul nu acceptă această cerere. Reîncarcă pagina și încearcă din nou.
server-says = Serverul spune: { $message }
trouble-name = Acest nume nu poate fi ales: trebuie să aibă ceva ce se vede și să nu semene cu numele calculatorului.
trouble-log = Partida nu poate fi afișată: înregistrarea { $entry } din jurnalul ei de pe server este deteriorată.
trouble-turn = Serverul nu acceptă tura: nu este completă sau este prea lungă.
trouble-turn-move = Serverul nu acceptă tura: mutarea { $action } nu este permisă.

## Învățare
learn = Învață
learn-game = Învață { $game }
learn-title = Învață jucând
learn-subtitle = Pași scurți pe o tablă adevărată: încearcă fiecare regulă cu mâna ta.
learn-steps = Pași
learn-step = pasul { $number } din { $count }
learn-count = { $done } din { $count } pași parcurși
learn-is-done = parcurs
learn-begin = Începe
learn-go-on = Mai departe
learn-again = Ia de la capăt

## Reguli
rules = Reguli
rules-title = Regulile jocului { $game }
rules-contents = Cuprins
rules-numbers = Numerele mici indică regulile exacte pe care le urmează programul.
rules-print = Tipărește
rules-try = Încearcă
rules-close = Înapoi la imagine

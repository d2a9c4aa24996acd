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
home-subtitle = Joacă împotriva calculatorului sau în doi la același ecran. Fără cont.
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

## The end
result = Rezultat
result-won = Ai câștigat.
result-lost = Calculatorul câștigă.
result-draw = Remiză.
result-wins = { $player } câștigă.
result-player = Câștigă jucătorul { $number }
reason-resigned = Partidă cedată: { $player }
points = Puncte
show-on-board = Arată pe tablă
tally-tiles = Plăcuțe
tally-area = Insulă
tally-lines = Șiruri
tally-all = Toate
rematch = Revanșă

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
about-what = Orrery este un loc unde se joacă YINSH, LYNGK și Kulami: împotriva calculatorului sau în doi la același ecran, pe orice dispozitiv, fără cont.
about-private = Partidele și setările tale rămân în acest browser. Nu se trimite nimic nicăieri.
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
trouble-link = Linkul nu deschide nicio partidă: { $reason }
trouble-record = Aceasta nu este notația unei partide: { $reason }
trouble-config = Așa nu se poate juca: { $reason }
trouble-file = Fișierul nu poate fi citit.
trouble-file-size = Fișierul este prea mare pentru notația unei partide.
trouble-clipboard = Browserul nu permite copierea.
trouble-picture = Imaginea nu a putut fi desenată.

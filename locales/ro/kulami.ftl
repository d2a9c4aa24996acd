## Players and marbles

kulami-red = Roșul
kulami-black = Negrul
kulami-red-marble = bilă roșie
kulami-black-marble = bilă neagră

## What to do now

kulami-prompt-cross = Pune o bilă pe rândul { $row } sau pe coloana { $column }.
kulami-prompt-row = Pune o bilă pe rândul { $row }.
kulami-prompt-column = Pune o bilă pe coloana { $column }.
kulami-prompt-swap = Pune o bilă pe rândul { $row } sau pe coloana { $column } ori fă schimb de culori.
# The same on a board that lies turned by a quarter, so that rows stand upright.
kulami-prompt-cross-turned = Pune o bilă pe coloana { $row } sau pe rândul { $column }.
kulami-prompt-row-turned = Pune o bilă pe coloana { $row }.
kulami-prompt-column-turned = Pune o bilă pe rândul { $column }.
kulami-prompt-swap-turned = Pune o bilă pe coloana { $row } sau pe rândul { $column } ori fă schimb de culori.
kulami-prompt-first = Pune prima bilă în orice spațiu.
kulami-prompt-placed = Bila este în { $hole }.
kulami-prompt-swapped = S-a făcut schimb de culori.
kulami-prompt-start = Prima bilă poate fi pusă în orice spațiu.
kulami-prompt-over = Partida s-a încheiat.
kulami-points = Roșu { $red }, negru { $black }.
kulami-more-first = Următoarea bilă se pune pe același rând sau pe aceeași coloană.
kulami-more-open = { $holes ->
    [one] Un singur spațiu este accesibil. Plăcuțele hașurate sunt inaccesibile.
    [few] { $holes } spații sunt accesibile. Plăcuțele hașurate sunt inaccesibile.
   *[other] { $holes } de spații sunt accesibile. Plăcuțele hașurate sunt inaccesibile.
}
kulami-hint-swap = Indiciu: fă schimb de culori.

## What a marble would do

kulami-effect = { $tile } { $next }
kulami-effect-with-line = { $tile } { $line } { $next }
kulami-effect-takes = Plăcuța devine a ta: { $red } : { $black }.
kulami-effect-frees = { $player } pierde plăcuța: { $red } : { $black }.
kulami-effect-holds = Plăcuța rămâne a ta: { $red } : { $black }.
kulami-effect-behind = { $player } păstrează plăcuța: { $red } : { $black }.
kulami-effect-line = { $length ->
    [one] Un șir de { $length } bilă.
    [few] Un șir de { $length } bile.
   *[other] Un șir de { $length } de bile.
}
kulami-effect-replies = { $holes ->
    [one] { $player } rămâne cu un singur spațiu accesibil.
    [few] { $player } rămâne cu { $holes } spații accesibile.
   *[other] { $player } rămâne cu { $holes } de spații accesibile.
}
kulami-effect-end = Partida se încheie.

## Swapping sides

kulami-swap = Fă schimb de culori
kulami-swap-detail = Preiei bila roșie din { $hole } și joci cu roșu.

## Why not

kulami-refused-over = Partida s-a încheiat.
kulami-refused-no-hole = La { $hole } nu este niciun spațiu.
kulami-refused-occupied = { $hole } este ocupat ({ $marble }): într-un spațiu încape o singură bilă.
kulami-refused-not-in-line = { $hole } nu este în linie cu ultima bilă, { $last }: joacă pe rândul { $row } sau pe coloana { $column }.
kulami-refused-last-tile = Plăcuța cu { $hole } este inaccesibilă: pe ea se află ultima bilă, { $marble }.
kulami-refused-previous-tile = Plăcuța cu { $hole } este inaccesibilă: pe ea se află penultima bilă, { $marble }.
kulami-refused-swap-off = Această partidă se joacă fără schimb de culori.
kulami-refused-swap-now = { $marbles ->
    [one] Schimbul de culori se poate face numai în locul celei de-a doua bile; pe tablă este o singură bilă.
    [few] Schimbul de culori se poate face numai în locul celei de-a doua bile; pe tablă sunt { $marbles } bile.
   *[other] Schimbul de culori se poate face numai în locul celei de-a doua bile; pe tablă sunt { $marbles } de bile.
}
kulami-refused-swapped = Schimbul de culori s-a făcut deja.

## A hole, read out

kulami-spot-open = { $hole }, liber, accesibil. { $effect } { $tile }
kulami-spot-empty = { $hole }, liber. { $tile }
kulami-spot-barred = { $hole }, liber, pe o plăcuță inaccesibilă. { $tile }
kulami-spot-aside = { $hole }, liber, nu este în linie cu { $last }. { $tile }
kulami-spot-marble = { $hole }, { $marble }. { $tile }
kulami-spot-last = { $hole }, { $marble }, pusă ultima. { $tile }
kulami-spot-previous = { $hole }, { $marble }, pusă penultima. { $tile }
kulami-spot-swap = Fă schimb de culori. { $detail }
kulami-spot-nothing = { $hole }, niciun spațiu
kulami-tile-bare = Plăcuță de { $size }, fără bile.
kulami-tile-held = Plăcuță de { $size }. { $player } o deține, { $red } : { $black }.
kulami-tile-tied = Plăcuță de { $size }, a nimănui, { $red } : { $black }.

## What was done

kulami-tell-place = { $player } pune o bilă în { $hole }.
kulami-tell-takes = { $player } pune o bilă în { $hole } și câștigă o plăcuță de { $size }, { $red } : { $black }.
kulami-tell-frees = { $player } pune o bilă în { $hole }. { $other } pierde o plăcuță de { $size }, { $red } : { $black }.
kulami-tell-swap = { $player } face schimb de culori și preia bila roșie din { $hole }.

## Panels and the end

kulami-marbles-left = Bile rămase
kulami-score-tiles = Scor (plăcuțe)
kulami-score-area = Scor (plăcuțe și insulă)
kulami-score-lines = Scor (plăcuțe și șiruri)
kulami-score-all = Scor (plăcuțe, insulă și șiruri)
kulami-tiles = Plăcuțe
kulami-area = Cea mai mare insulă
kulami-lines = Șiruri de cel puțin cinci bile
kulami-total = Total
kulami-end = { $why } { $result }
kulami-end-bonus = { $why } { $result } { $note }
kulami-end-placed = { $marbles ->
    [one] Bila a fost pusă.
    [few] Au fost puse toate cele { $marbles } bile.
   *[other] Au fost puse toate cele { $marbles } de bile.
}
kulami-end-stuck = { $player } nu mai are niciun spațiu accesibil.
kulami-end-win = { $margin ->
    [one] { $player } câștigă la un punct diferență.
    [few] { $player } câștigă la { $margin } puncte diferență.
   *[other] { $player } câștigă la { $margin } de puncte diferență.
}
kulami-end-draw = { $points ->
    [one] Remiză: câte un punct.
    [few] Remiză: câte { $points } puncte.
   *[other] Remiză: câte { $points } de puncte.
}
kulami-end-tiles-win = { $player } ar fi câștigat dacă s-ar fi numărat doar plăcuțele.
kulami-end-tiles-draw = Dacă s-ar fi numărat doar plăcuțele, ar fi fost remiză.
kulami-end-unfinished = Partida nu a fost jucată până la capăt.

## What is wrong with a board or a described position

kulami-board-name = Nu există tabla „{ $name }”. Poți scrie square, irregular, example, square- urmat de un număr sau rândurile tablei, din literele plăcuțelor.
kulami-board-square = Nu există pătratul cu numărul { $id }: ultimul este { $last }.
kulami-board-character = Rândul { $row }, coloana { $column }: „{ $found }” nu este nici plăcuță (A–Z), nici gol (un punct).
kulami-row-length = Rândul { $row } are o lungime greșită: { $found } în loc de { $wanted }.
kulami-board-empty = Tabla nu are nicio plăcuță.
kulami-board-large = Tabla este de { $width } × { $height }, dar cea mai mare permisă este de 10 × 10.
kulami-board-scattered = Părțile plăcuței { $letter } nu se ating.
kulami-board-rectangle = Plăcuța { $letter } nu este un dreptunghi.
kulami-board-kind = Plăcuța { $letter } este de { $width } × { $height }, dar există doar 2 × 3, 2 × 2, 1 × 3 și 1 × 2.
kulami-board-tiles = Plăcuțe de 2 × 3, 2 × 2, 1 × 3 și 1 × 2: { $six }, { $four }, { $three } și { $two } în loc de 4, 5, 4 și 4.
kulami-board-apart = Plăcuța { $letter } nu este legată, latură la latură, de prima plăcuță.
kulami-setup-rows = Rânduri în poziție: { $found }, rânduri pe tablă: { $wanted }.
kulami-setup-no-gap = { $hole } este un spațiu al tablei, nu un gol.
kulami-setup-counts = Bile roșii: { $red }, bile negre: { $black }. Roșul are mereu tot atâtea bile ca negrul sau una în plus.
kulami-setup-many = { $player } are { $count } de bile, dar fiecare jucător primește doar 28.
kulami-setup-turn = { $player } nu poate fi la mutare: după numărul bilelor, este rândul celuilalt.
kulami-setup-no-last = Nu este indicată ultima bilă.
kulami-setup-no-previous = Nu este indicată penultima bilă.
kulami-setup-too-few = { $hole } nu poate fi una dintre ultimele două bile: pe tablă sunt prea puține.
kulami-setup-recent = { $hole } nu poate fi una dintre ultimele două bile: acolo ar trebui să fie o { $marble }.
kulami-setup-line = Ultima bilă, { $last }, nu este în linie cu penultima, { $previous }.
kulami-setup-tile = Ultima bilă, { $last }, este pe plăcuța penultimei, { $previous }.
kulami-setup-crowded = Prea multe bile pe plăcuța cu { $hole }: { $found } din { $placed }.
kulami-setup-unreachable = Bila din { $hole } și ultima bilă nu pot fi din aceeași partidă.
kulami-setup-swap-early = Schimbul de culori apare înainte de prima bilă.
kulami-setup-swap-end = Schimbul de culori nu mai era posibil: prima bilă, { $hole }, a încheiat partida.

## Answers about the board

kulami-marbles-on-board = Bile pe tablă
kulami-ask-tile = { $holes }. { $tile }
kulami-ask-open = { $tile } Accesibile acum: { $holes }.
kulami-ask-settled = Nicio plăcuță nu este disputată.

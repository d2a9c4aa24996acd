## Pieces and players

lyngk-ivory = bej
lyngk-blue = albastru
lyngk-red = roșu
lyngk-green = verde
lyngk-black = negru
lyngk-joker = Joker
lyngk-label-ivory = Bej
lyngk-label-blue = Albastru
lyngk-label-red = Roșu
lyngk-label-green = Verde
lyngk-label-black = Negru
lyngk-first = Primul jucător
lyngk-second = Al doilea jucător
lyngk-list = { $first }, { $rest }
lyngk-parts = { $first }; { $rest }

## What to do now

lyngk-now-move = Alege un turn de mutat.
lyngk-now-move-or-claim = Alege un turn de mutat sau revendică mai întâi o culoare.
lyngk-now-claimed = { $colour } este culoarea ta. Acum alege un turn de mutat.
lyngk-now-claim = Nu poți muta înainte să revendici o culoare. Alege una de lângă tablă.
lyngk-now-pass = Niciun turn al tău nu se poate muta, așa că trebuie să spui pas.
lyngk-now-land = Alege unde ajunge turnul de pe { $point }.
lyngk-claims-left =
    { $claims ->
        [one] Mai poți revendica o culoare.
        [few] Mai poți revendica { $claims } culori.
       *[other] Mai poți revendica { $claims } de culori.
    }
lyngk-how-neutral = { $colour } este o culoare neutră: turnul merge drept până pe primul turn întâlnit, dacă acela nu este mai înalt.
lyngk-how-own = { $colour } este culoarea ta: turnul poate ajunge pe turnuri de orice înălțime și poate păși pe turnuri cu aceeași culoare în vârf.
lyngk-choice-pass = Pas
lyngk-to-act = { $player } este la mutare.
lyngk-over-win = { $player } câștigă.
lyngk-over-draw = Partida s-a încheiat remiză.

## What a touch would do, or has done

lyngk-by = Drumul trece prin { $steps }. { $result }
lyngk-made = Iese un turn de { $height }: { $pieces }.
lyngk-made-won = Iese un turn de { $height } cu o culoare revendicată în vârf: este câștigat și părăsește tabla.
lyngk-made-win = Iese un turn de { $height } cu o culoare revendicată în vârf: partida este câștigată.
lyngk-made-obstacle = Iese un turn de { $height } cu o culoare neutră în vârf: rămâne ca obstacol și nu contează pentru nimeni.
lyngk-made-waits = Iese un turn de { $height } cu o culoare neutră în vârf: rămâne până când cineva revendică această culoare ({ $colour }).
lyngk-would-claim =
    { $stacks ->
        [one] { $colour } devine culoarea ta; se află în vârful unui singur turn.
        [few] { $colour } devine culoarea ta; se află în vârful a { $stacks } turnuri.
       *[other] { $colour } devine culoarea ta; se află în vârful a { $stacks } de turnuri.
    }
lyngk-would-collect =
    { $stacks ->
        [one] { $colour } devine culoarea ta; se află în vârful unui singur turn.
        [few] { $colour } devine culoarea ta; se află în vârful a { $stacks } turnuri.
       *[other] { $colour } devine culoarea ta; se află în vârful a { $stacks } de turnuri.
    } { $collected ->
        [one] Iei imediat un turn complet.
        [few] Iei imediat { $collected } turnuri complete.
       *[other] Iei imediat { $collected } de turnuri complete.
    }
lyngk-would-pass = Pas: niciun turn al tău nu se poate muta.
lyngk-there-piece =
    { $ways ->
        [one] O piesă singură: { $piece }. Poate ajunge pe un singur turn.
        [few] O piesă singură: { $piece }. Poate ajunge pe { $ways } turnuri.
       *[other] O piesă singură: { $piece }. Poate ajunge pe { $ways } de turnuri.
    }
lyngk-there-stack =
    { $ways ->
        [one] Un turn de { $height }: { $pieces }. Poate ajunge pe un singur turn.
        [few] Un turn de { $height }: { $pieces }. Poate ajunge pe { $ways } turnuri.
       *[other] Un turn de { $height }: { $pieces }. Poate ajunge pe { $ways } de turnuri.
    }
lyngk-there = Un turn de { $height }: { $pieces }.
lyngk-claimed-by = { $player } a revendicat culoarea { $colour }.
lyngk-went = { $colour }: turnul merge de pe { $from } pe { $to }.
lyngk-went-by = { $colour }: turnul merge de pe { $from } prin { $steps } pe { $to }.

## Actions told

lyngk-makes = un turn de { $height }
lyngk-makes-won = un turn de { $height }, câștigat
lyngk-makes-win = un turn de { $height }, care câștigă partida
lyngk-makes-obstacle = un turn de { $height }, care rămâne ca obstacol
lyngk-tell-claim = { $player } revendică culoarea { $colour }.
lyngk-tell-collect =
    { $stacks ->
        [one] { $player } revendică culoarea { $colour } și ia un turn complet.
        [few] { $player } revendică culoarea { $colour } și ia { $stacks } turnuri complete.
       *[other] { $player } revendică culoarea { $colour } și ia { $stacks } de turnuri complete.
    }
lyngk-tell-move = { $player } mută turnul { $colour } de pe { $from } pe { $to }: { $result }.
lyngk-tell-chain = { $player } mută turnul { $colour } de pe { $from } prin { $steps } pe { $to }: { $result }.
lyngk-tell-move-only = { $player } mută de pe { $from } pe { $to }.
lyngk-tell-pass = { $player } spune pas: niciun turn nu se poate muta.

## Spots as they are read out

lyngk-spot-empty = { $point }, liber
lyngk-spot-piece = { $point }, { $piece }
lyngk-spot-stack = { $point }, turn de { $height }, de jos în sus: { $pieces }
lyngk-neutral = neutru
lyngk-of-first = al primului jucător
lyngk-of-second = al celui de-al doilea jucător
lyngk-spot-fixed = complet, rămâne aici definitiv
lyngk-spot-selected = ales
lyngk-spot-movable = se poate muta
lyngk-spot-land = turnul poate ajunge aici
lyngk-spot-land-by = turnul poate ajunge aici prin { $steps }
lyngk-marker = piesă de revendicare: { $colour }
lyngk-marker-open =
    { $stacks ->
        [one] se poate revendica, în vârful unui singur turn
        [few] se poate revendica, în vârful a { $stacks } turnuri
       *[other] se poate revendica, în vârful a { $stacks } de turnuri
    }
lyngk-marker-collects =
    { $stacks ->
        [one] aduce un turn complet
        [few] aduce { $stacks } turnuri complete
       *[other] aduce { $stacks } de turnuri complete
    }
lyngk-marker-no-claims = ai revendicat deja două culori
lyngk-claim-open = Revendică
lyngk-claim-neutral = Liberă
lyngk-claim-yours = A ta
lyngk-nowhere = niciuna

## What counts

lyngk-fact-won = Turnuri câștigate
# Below the number.
lyngk-strip-won =
    { $count ->
        [one] turn
        [few] turnuri
       *[other] de turnuri
    }
lyngk-fact-colours = Culori
lyngk-colours-top = Turnuri cu ea în vârf
lyngk-fact-board = Pe tablă
lyngk-fact-claims = Revendicări rămase
lyngk-fact-stacks = Turnuri pe tablă
lyngk-line-won = Turnuri câștigate
lyngk-line-height =
    { $height ->
        [one] Piese singure pe tablă
        [few] Turnuri de { $height } pe tablă
       *[other] Turnuri de { $height } pe tablă
    }
lyngk-end-won = Niciun jucător nu mai poate muta. { $player } învinge: are mai multe turnuri câștigate, { $more } la { $fewer }.
lyngk-end-height =
    { $height ->
        [one] Niciun jucător nu mai poate muta și amândoi au câștigat același număr de turnuri. { $player } învinge: are mai multe piese singure pe tablă, { $more } la { $fewer }.
        [few] Niciun jucător nu mai poate muta și amândoi au câștigat același număr de turnuri. { $player } învinge: are mai multe turnuri de { $height } pe tablă, { $more } la { $fewer }.
       *[other] Niciun jucător nu mai poate muta și amândoi au câștigat același număr de turnuri. { $player } învinge: are mai multe turnuri de { $height } pe tablă, { $more } la { $fewer }.
    }
lyngk-end-six = { $player } învinge cu un turn de { $height } care are în vârf o culoare revendicată.
lyngk-end-draw = Niciun jucător nu mai poate muta și amândoi au același număr de turnuri la fiecare înălțime: remiză.

## Why not

lyngk-why-over = Partida s-a încheiat.
lyngk-why-already-claimed = Poți revendica o singură culoare pe tură: acum mută un turn.
lyngk-why-colour-taken = { $player } a revendicat deja culoarea { $colour }.
lyngk-why-no-claim-left = { $player } a revendicat deja două culori; mai mult de două nu se poate.
lyngk-why-no-move-after-claim = { $colour } nu se poate revendica acum: după revendicare nu ar fi posibilă nicio mutare.
lyngk-why-must-move = Poți muta, deci nu ai voie să spui pas.
lyngk-why-must-claim = Poți muta după ce revendici o culoare, deci nu ai voie să spui pas.
lyngk-why-same-point = Turnul trebuie mutat pe alt nod.
lyngk-why-empty-source = Pe { $point } nu este niciun turn.
lyngk-why-joker = Jokerul de pe { $point } nu se mută; turnurile pot ajunge pe el.
lyngk-why-opponents = { $colour } este culoarea adversarului, deci nu poți muta turnul de pe { $point }.
lyngk-why-full = Turnul de pe { $point } este complet și rămâne pe loc.
lyngk-why-empty-target = { $point } este liber: o mutare se termină pe un turn.
lyngk-why-colour-twice = { $colour } se află în ambele turnuri; pe { $point } ar apărea de două ori, ceea ce nu se poate.
lyngk-why-too-high = Împreună ar avea înălțimea { $height }, iar limita este { $limit }.
lyngk-why-neutral-on-higher = Un turn neutru ajunge doar pe turnuri care nu sunt mai înalte decât el: acesta are înălțimea { $target }, iar al tău { $height }.
lyngk-why-again = { $why } Atinge din nou dacă vrei să-l iei pe acesta.
lyngk-why-not-in-line = De pe { $from } nu se ajunge în linie dreaptă pe { $to }.
lyngk-why-blocked = Turnul de pe { $point } stă în cale: peste turnuri nu se sare.
lyngk-why-no-path = Pe { $point } nu se ajunge nici în linie dreaptă, nici cu pași pe turnuri cu aceeași culoare în vârf ({ $colour }).
lyngk-why-only-pass = Niciun turn al tău nu se poate muta, așa că trebuie să spui pas.
lyngk-why-claim-first = Niciun turn nu se poate muta înainte să revendici o culoare.
lyngk-why-stuck = Turnul de pe { $point } nu se poate muta acum: nu se potrivește cu niciunul dintre turnurile la care ar putea ajunge.

## What is wrong with a layout or a described position

lyngk-layout-letters = O așezare are 43 de litere dintre I, B, R, G, K și J. { $reason }
lyngk-layout-count = Număr greșit de piese în așezare ({ $piece }): { $found } în loc de { $wanted }.
lyngk-layout-none = Lipsește așezarea: adaugă „layout=” și 43 de litere sau „seed=” și un număr, ca în lyngk:seed=1.
lyngk-layout-in-code = Codul unei poziții nu are nici așezare, nici număr: poziția spune unde sunt piesele.
lyngk-setup-too-high = Turnul de pe { $point } are prea multe piese.
lyngk-setup-colour-twice = { $colour } apare de două ori în turnul de pe { $point }.
lyngk-setup-joker = Pe { $point }, un Joker stă peste alte piese.
lyngk-setup-too-many = Prea multe piese de același fel ({ $piece }): pot fi cel mult { $supply }.
lyngk-setup-missing = Lipsesc mai multe piese de același fel ({ $piece }) decât încap în turnurile câștigate.
lyngk-setup-missing-pieces = Piese care lipsesc de pe tablă: { $found }. Piese în turnurile câștigate: { $expected }.
lyngk-setup-claimed-twice = { $colour }: culoarea este revendicată de două ori.
lyngk-setup-claims = { $player } a revendicat mai mult de două culori.
lyngk-setup-claims-moves = După fiecare revendicare urmează o mutare. Revendicări: { $claims }, mutări: { $moves }.
lyngk-setup-won-colour = { $player }: mai multe turnuri câștigate decât piese lipsă de culorile revendicate.
lyngk-setup-uncollected = Turnul de pe { $point } ar fi fost luat la revendicarea culorii sale.
lyngk-setup-start = Nimeni nu a mutat încă, deci începe primul jucător.
lyngk-setup-nothing-claimed = { $player } nu are nicio culoare pe care să o fi putut revendica în această tură.
lyngk-setup-no-move = { $player } a revendicat o culoare în această tură, dar nu poate muta.
lyngk-setup-won-twice = Un turn de șase încheie partida: poate fi doar unul, fără nicio tură după el.
lyngk-setup-no-six = { $player }: pe tablă nu este niciun turn de șase cu o culoare revendicată în vârf.

## Answers about the board

lyngk-ask-stack = turn de { $height }, de jos în sus: { $pieces }
lyngk-ask-full = { $player }: { $from }–{ $to }, { $result }.
lyngk-ask-full-claim = { $claim } { $move }
lyngk-ask-none = { $player }: niciun turn nu poate fi completat la mutarea următoare.
lyngk-ask-way = { $to }: { $result }.
lyngk-ask-way-by = { $to } prin { $steps }: { $result }.

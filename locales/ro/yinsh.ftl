yinsh-white = Albul
yinsh-black = Negrul

## What to do now.

yinsh-now-place = Pune un inel pe orice nod liber.
yinsh-more-to-place =
    { $count ->
        [one] Este ultimul tău inel.
        [few] Mai ai de pus { $count } inele.
       *[other] Mai ai de pus { $count } de inele.
    }
yinsh-now-move = Alege un inel de mutat.
yinsh-more-ring =
    { $count ->
        [one] Inelul de pe { $point } se poate muta pe un singur nod.
        [few] Inelul de pe { $point } se poate muta pe { $count } noduri.
       *[other] Inelul de pe { $point } se poate muta pe { $count } de noduri.
    }
yinsh-more-supply =
    { $count ->
        [one] A mai rămas un singur jeton; fără jetoane, partida se încheie.
        [few] Au mai rămas doar { $count } jetoane; când se termină, se încheie partida.
       *[other] Au mai rămas doar { $count } de jetoane; când se termină, se încheie partida.
    }
yinsh-more-after-pass = { $player } nu a putut muta niciun inel.
yinsh-now-move-to =
    { $count ->
        [one] Mută inelul de pe { $from }: poate ajunge pe un singur nod.
        [few] Mută inelul de pe { $from }: poate ajunge pe { $count } noduri.
       *[other] Mută inelul de pe { $from }: poate ajunge pe { $count } de noduri.
    }
yinsh-more-marker = Jetonul tău rămâne pe { $from }.
yinsh-more-no-flips = În drum spre { $to }, inelul nu întoarce niciun jeton.
yinsh-more-flips-white =
    { $white ->
        [one] În drum spre { $to }, inelul sare peste un jeton, care devine alb.
        [few] În drum spre { $to }, inelul sare peste { $white } jetoane; toate devin albe.
       *[other] În drum spre { $to }, inelul sare peste { $white } de jetoane; toate devin albe.
    }
yinsh-more-flips-black =
    { $black ->
        [one] În drum spre { $to }, inelul sare peste un jeton, care devine negru.
        [few] În drum spre { $to }, inelul sare peste { $black } jetoane; toate devin negre.
       *[other] În drum spre { $to }, inelul sare peste { $black } de jetoane; toate devin negre.
    }
yinsh-more-flips =
    În drum spre { $to }, inelul sare peste { $count ->
        [one] un jeton
        [few] { $count } jetoane
       *[other] { $count } de jetoane
    }: { $white ->
        [one] unul devine alb
        [few] { $white } devin albe
       *[other] { $white } devin albe
    }, { $black ->
        [one] unul devine negru
        [few] { $black } devin negre
       *[other] { $black } devin negre
    }.
yinsh-more-makes-row = { $flips } Astfel formezi o linie.
yinsh-more-gives-row = { $flips } Astfel adversarul primește o linie.
yinsh-now-row = Ia-ți linia de cinci jetoane.
yinsh-now-run = Alege cinci jetoane din cele { $count }.
yinsh-now-rows =
    { $count ->
        [one] Ia această linie.
        [few] Alege una dintre cele { $count } linii.
       *[other] Alege una dintre cele { $count } de linii.
    }
yinsh-now-which-row = { $point } face parte din mai multe linii: alege una după număr.
yinsh-more-row = Linia { $number }: { $from }–{ $to }.
yinsh-more-run =
    { $count ->
        [one] Rămâne un jeton. Apoi scoate unul dintre inelele tale.
        [few] Rămân { $count } jetoane. Apoi scoate unul dintre inelele tale.
       *[other] Rămân { $count } de jetoane. Apoi scoate unul dintre inelele tale.
    }
yinsh-more-crossing = Dintre liniile care se intersectează poți lua doar una. Apoi scoate unul dintre inelele tale.
yinsh-more-then-ring = Apoi scoate unul dintre inelele tale.
yinsh-more-gift = { $player } a format linia. După ce o iei, muți tu.
yinsh-now-ring = Scoate unul dintre inelele tale de pe tablă.
yinsh-more-ring-count = Este inelul { $won } din { $needed }.
yinsh-more-ring-wins = Cu el câștigi partida.
yinsh-now-pass = Niciun inel al tău nu se poate muta: spune pas.
yinsh-more-pass-ends = Și adversarul a spus pas, așa că partida se încheie.
yinsh-now-complete = Tura este completă.
yinsh-now-over = Partida s-a încheiat.

## Choices beside the board.

yinsh-pass = Pas
yinsh-row-number = Linia { $number }
yinsh-row-ends = { $from }–{ $to }

## Points as they are read out: where, what, and what a touch would do.

yinsh-spot = { $point }, { $what }
yinsh-spot-can = { $point }, { $what }, { $can }
yinsh-empty = liber
yinsh-white-ring = inel alb
yinsh-black-ring = inel negru
yinsh-white-marker = jeton alb
yinsh-black-marker = jeton negru
yinsh-picked = ales
yinsh-can-place = aici poți pune un inel
yinsh-can-move = se poate muta
yinsh-cannot-move = nu se poate muta
yinsh-can-land = inelul poate ajunge aici
yinsh-can-jump =
    { $count ->
        [one] inelul poate ajunge aici și întoarce un jeton
        [few] inelul poate ajunge aici și întoarce { $count } jetoane
       *[other] inelul poate ajunge aici și întoarce { $count } de jetoane
    }
yinsh-can-take-row = se ia linia { $number }
yinsh-in-rows =
    { $count ->
        [one] face parte dintr-o linie
        [few] face parte din { $count } linii
       *[other] face parte din { $count } de linii
    }
yinsh-can-take-ring = poate fi scos

## What was done.

yinsh-tell-place = { $player } pune un inel pe { $point }.
yinsh-tell-move = { $player } mută inelul de pe { $from } pe { $to }.
yinsh-tell-jump =
    { $count ->
        [one] { $player } mută inelul de pe { $from } pe { $to } și întoarce un jeton.
        [few] { $player } mută inelul de pe { $from } pe { $to } și întoarce { $count } jetoane.
       *[other] { $player } mută inelul de pe { $from } pe { $to } și întoarce { $count } de jetoane.
    }
yinsh-tell-row = { $player } ia linia { $from }–{ $to }.
yinsh-tell-ring = { $player } scoate inelul de pe { $point } ({ $won } din { $needed }).
yinsh-tell-pass = { $player } spune pas.

## Panels.

yinsh-rings-won = Inele câștigate
yinsh-rings-on-board = Inele pe tablă
yinsh-rings-to-place = Inele de pus
yinsh-supply = Jetoane în rezervă
yinsh-supply-low = Au mai rămas doar câteva jetoane
yinsh-markers-on-board = Jetoane pe tablă

## How it ended.

yinsh-end-rings = { $player } a scos trei inele și câștigă.
yinsh-end-blitz = { $player } a scos primul un inel și câștigă.
yinsh-end-supply = Jetoanele s-au terminat. { $player } a scos mai multe inele și câștigă.
yinsh-end-supply-draw = Jetoanele s-au terminat. Amândoi au scos același număr de inele: remiză.
yinsh-end-passes = Nimeni nu mai poate muta. { $player } a scos mai multe inele și câștigă.
yinsh-end-passes-draw = Nimeni nu mai poate muta. Amândoi au scos același număr de inele: remiză.
yinsh-end-open = Partida nu a fost jucată până la capăt.

## Why not.

yinsh-refused-over = Partida s-a încheiat.
yinsh-refused-place-first = Mai întâi se pun toate inelele: pune unul pe un nod liber.
yinsh-refused-move-first = Acum trebuie să muți un inel.
yinsh-refused-row-first = Mai întâi ia o linie de cinci jetoane.
yinsh-refused-ring-first = Mai întâi scoate unul dintre inelele tale de pe tablă.
yinsh-refused-occupied = { $point } nu este liber: inelul are nevoie de un nod liber.
yinsh-refused-not-your-ring = Pe { $point } nu este un inel de-al tău. Alege unul dintre inelele tale.
yinsh-refused-locked = Inelul de pe { $point } nu se poate muta: nu poate ajunge pe niciun nod liber.
yinsh-refused-same-point = Inelul trebuie mutat pe alt nod.
yinsh-refused-not-in-line = De pe { $from } nu se ajunge în linie dreaptă pe { $to }, iar inelul se mută numai așa.
yinsh-refused-over-ring = Inelul de pe { $point } stă în cale: peste inele nu se sare.
yinsh-refused-onto-marker = Pe { $point } este un jeton: inelul se oprește pe un nod liber.
yinsh-refused-beyond-jump = După săritură, inelul se oprește pe primul nod liber: { $point }.
yinsh-refused-no-row = Nicio linie de-a ta nu trece prin { $point }. Alege una dintre liniile marcate.
yinsh-refused-not-five = { $from }–{ $to } nu este o linie: linia are cinci jetoane alăturate, pe aceeași dreaptă.
yinsh-refused-not-your-marker = Pe { $point } nu este un jeton de-al tău: linia are cinci jetoane de culoarea ta.
yinsh-refused-must-move = Poți spune pas doar când niciun inel al tău nu se poate muta.

## What is wrong with a described position

yinsh-setup-crowded = Pe { $point } sunt două piese.
yinsh-setup-markers = Pe tablă sunt prea multe jetoane: { $count }.
yinsh-setup-rings = { $player }: inelele de pe tablă și cele scoase trebuie să fie cinci în total.
yinsh-setup-won = Cu atâtea inele scoase, partida s-ar fi încheiat mai devreme.
yinsh-setup-placing = Cât timp se pun inelele, pe tablă nu sunt jetoane, nu s-a scos niciun inel, iar jucătorii pun inelele pe rând.
yinsh-setup-row-left = { $player }: pe tablă este o linie care trebuia luată mai devreme.
yinsh-setup-no-row = Nu este nicio linie de luat.
yinsh-setup-gift = După mutarea adversarului poți avea doar o linie de luat sau un inel de scos.
yinsh-setup-passed = Celălalt jucător nu putea spune pas: unul dintre inelele sale se poate muta.
yinsh-setup-not-over = În această poziție partida nu este încheiată.

## Answers about the board. $moves are moves as they are written, $points are points.

yinsh-ask-rows = { $player }. Mutări care formează o linie: { $moves }.
yinsh-ask-no-row = { $player }. Nicio mutare nu formează o linie.
yinsh-ask-four = { $player }. Patru din cinci pe { $line }; lipsește: { $point }, { $what }.
yinsh-ask-no-ring = Pe { $point } nu este niciun inel.
yinsh-ask-glides = Nu se întoarce niciun jeton până la: { $points }.
yinsh-ask-with-row = { $flips } { $player } primește o linie.

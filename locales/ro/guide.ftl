# A first game, explained as it goes, and the opponent’s last turn in one sentence. On a phone each of these has one line
# of about 45 characters, so: short.

## YINSH
# $needed is how many rings win: three, or one in Blitz.
yinsh-guide-goal =
    { $needed ->
        [one] Scopul: o linie de cinci jetoane.
        [few] Scopul: { $needed } linii de cinci jetoane.
       *[other] Scopul: { $needed } de linii de cinci jetoane.
    }
yinsh-guide-place = La început, fiecare așază cinci inele.
yinsh-guide-move = Mută un inel: lasă în urmă un jeton.
yinsh-guide-five = Formează o linie din cinci jetoane ale tale.
yinsh-guide-flip = Jetoanele peste care sari își schimbă culoarea.
yinsh-guide-flipped = O săritură poate forma sau strica o linie.
yinsh-guide-row =
    { $needed ->
        [one] Apoi scoți un inel și câștigi.
        [few] Apoi scoți un inel: unul din cele { $needed } necesare.
       *[other] Apoi scoți un inel: unul din cele { $needed } necesare.
    }
yinsh-guide-ring = E un punct, dar rămâi cu un inel mai puțin.
# $won is how many rings the opponent has removed.
yinsh-guide-theirs = Adversarul a format o linie: { $won } din { $needed }.
yinsh-guide-break = Sari peste jetoanele lui înainte să fie cinci.
yinsh-turn-row = { $player } formează linia { $from }–{ $to } și scoate inelul de pe { $point }.

## LYNGK
lyngk-guide-goal = Scopul: cele mai multe turnuri de cinci.
lyngk-guide-goal-six = Scopul: primul turn de șase.
lyngk-guide-top = În vârf să fie o culoare revendicată de tine.
lyngk-guide-once = O culoare apare în turn o singură dată.
# $colour is a label.
lyngk-guide-claimed = { $colour }: de acum doar tu o poți muta.
lyngk-guide-theirs = { $colour }: culoarea e acum a adversarului.
lyngk-guide-two = N-o mai poți muta. Poți revendica și tu două.
lyngk-guide-chain = Turnul acela a pășit pe altele în drum.
lyngk-guide-chains = Cu o culoare a ta pășești pe aceeași culoare.
lyngk-guide-won = Un turn a fost câștigat și a părăsit tabla.
lyngk-guide-most = La final contează cine are mai multe turnuri.
lyngk-turn-claim = { $player } revendică o culoare ({ $colour }) și mută de pe { $from } pe { $to }.

## Kulami
kulami-guide-goal = Scopul: câștigă plăcuțe. Un spațiu, un punct.
kulami-guide-barred = Plăcuțele ultimelor două bile sunt inaccesibile.
# $size is the number of the tile’s holes.
kulami-guide-taken =
    { $size ->
        [one] Ai o plăcuță de { $size } punct.
        [few] Ai o plăcuță de { $size } puncte.
       *[other] Ai o plăcuță de { $size } de puncte.
    }
kulami-guide-held = Plăcuța e a celui cu mai multe bile pe ea.
kulami-guide-end = Partida se încheie când n-ai unde juca.

## Settings
setting-guide = Explică-mi fiecare joc la prima partidă

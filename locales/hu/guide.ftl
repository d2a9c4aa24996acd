# A first game, explained as it goes, and the opponent’s last turn in one sentence. On a phone each of these has one line
# of about 45 characters, so: short.

## YINSH
# $needed is how many rings win: three, or one in Blitz.
yinsh-guide-goal =
    { $needed ->
        [one] A cél: { $needed } sor öt korongból.
       *[other] A cél: { $needed } sor öt-öt korongból.
    }
yinsh-guide-place = Először mindketten öt gyűrűt raktok le.
yinsh-guide-move = Lépj egy gyűrűvel: a helyén korong marad.
yinsh-guide-five = Öt saját korong egymás mellett: ez egy sor.
yinsh-guide-flip = Az átugrott korongok színt váltanak.
yinsh-guide-flipped = Ugrással sort alkothatsz, de bonthatsz is.
yinsh-guide-row =
    { $needed ->
        [one] Aztán vegyél le egy gyűrűt, és nyertél.
       *[other] Aztán vegyél le egy gyűrűt: összesen { $needed } kell.
    }
yinsh-guide-ring = Pontot ér, de eggyel kevesebb gyűrűd marad.
# $won is how many rings the opponent has removed.
yinsh-guide-theirs = Az ellenfelednek sora lett: { $won } / { $needed }.
yinsh-guide-break = Ugord át a korongjait, mielőtt öt összegyűlik.
yinsh-turn-row = { $player } sort alkot ({ $from }–{ $to }), és leveszi egy gyűrűjét: { $point }.

## LYNGK
lyngk-guide-goal = A cél: minél több ötös torony.
lyngk-guide-goal-six = A cél: te építs először hatos tornyot.
lyngk-guide-top = Legfelül egy általad lefoglalt szín kell.
lyngk-guide-once = Egy toronyban minden szín csak egyszer lehet.
# $colour is a label.
lyngk-guide-claimed = { $colour }: ezzel már csak te léphetsz.
lyngk-guide-theirs = { $colour }: lefoglalta az ellenfeled.
lyngk-guide-two = Ezzel nem léphetsz. Foglalj le te is kettőt!
lyngk-guide-chain = Ez a torony más tornyokat is érintett.
lyngk-guide-chains = Saját színeddel azonos színűeket érinthetsz.
lyngk-guide-won = Egy megszerzett torony lekerült a tábláról.
lyngk-guide-most = A végén az nyer, aki több tornyot szerzett.
lyngk-turn-claim = { $player } lefoglal egy színt ({ $colour }), és lép: { $from }–{ $to }.

## Kulami
kulami-guide-goal = A cél: lapkák. Mélyedésenként egy pont.
kulami-guide-barred = Az utolsó két golyó lapkája tiltott.
# $size is the number of the tile’s holes.
kulami-guide-taken =
    { $size ->
        [one] Szereztél egy lapkát: { $size } pontot ér.
       *[other] Szereztél egy lapkát: { $size } pontot ér.
    }
kulami-guide-held = Azé a lapka, akinek több golyója van rajta.
kulami-guide-end = Ha nem tudsz hová tenni, vége a játszmának.

## Settings
setting-guide = Magyarázat minden játék első játszmájában

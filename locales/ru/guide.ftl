# A first game, explained as it goes, and the opponent’s last turn in one sentence. On a phone each of these has one line
# of about 45 characters, so: short.

## YINSH
# $needed is how many rings win: three, or one in Blitz.
yinsh-guide-goal =
    { $needed ->
        [one] Цель — выстроить { $needed } ряд из пяти фишек.
        [few] Цель — выстроить { $needed } ряда из пяти фишек.
        [many] Цель — выстроить { $needed } рядов из пяти фишек.
       *[other] Цель — выстроить { $needed } ряда из пяти фишек.
    }
yinsh-guide-place = Сначала каждый ставит пять колец.
yinsh-guide-move = Сходите кольцом: за ним останется фишка.
yinsh-guide-five = Пять ваших фишек подряд — это ряд.
yinsh-guide-flip = Фишки, через которые прыгнули, меняют цвет.
yinsh-guide-flipped = Прыжок может и выстроить, и разрушить ряд.
yinsh-guide-row =
    { $needed ->
        [one] Затем снимите кольцо — это победа.
        [few] Затем снимите кольцо — одно из { $needed } нужных.
        [many] Затем снимите кольцо — одно из { $needed } нужных.
       *[other] Затем снимите кольцо — одно из { $needed } нужных.
    }
yinsh-guide-ring = Это очко, но колец на поле станет меньше.
# $won is how many rings the opponent has removed.
yinsh-guide-theirs = Соперник выстроил ряд: { $won } из { $needed }.
yinsh-guide-break = Прыгайте через его фишки, пока пяти ещё нет.
yinsh-turn-row = { $player }: ряд { $from }–{ $to }, снято кольцо с { $point }.

## LYNGK
lyngk-guide-goal = Цель — выиграть больше башен из пяти.
lyngk-guide-goal-six = Цель — первым построить башню из шести.
lyngk-guide-top = Наверху должен быть занятый вами цвет.
lyngk-guide-once = В башне каждый цвет — только один раз.
# $colour is a label.
lyngk-guide-claimed = { $colour } цвет теперь ваш: им ходите только вы.
lyngk-guide-theirs = { $colour } цвет теперь занят соперником.
lyngk-guide-two = Им ходит только он. Вы можете занять два цвета.
lyngk-guide-chain = Эта башня шагала по другим башням.
lyngk-guide-chains = Занятый цвет может шагать по своим башням.
lyngk-guide-won = Башня выиграна и ушла с поля.
lyngk-guide-most = В конце побеждает тот, у кого больше башен.
lyngk-turn-claim = { $player } занимает { $colour } цвет и ходит { $from }–{ $to }.

## Kulami
kulami-guide-goal = Цель — плитки: каждая их лунка приносит очко.
kulami-guide-barred = Плитки двух последних шариков недоступны.
# $size is the number of the tile’s holes.
kulami-guide-taken =
    { $size ->
        [one] Плитка ваша: это { $size } очко.
        [few] Плитка ваша: это { $size } очка.
        [many] Плитка ваша: это { $size } очков.
       *[other] Плитка ваша: это { $size } очка.
    }
kulami-guide-held = Плитка у того, чьих шариков на ней больше.
kulami-guide-end = Если игроку некуда ходить, партия окончена.

## Settings
setting-guide = Объяснять игру в первой партии

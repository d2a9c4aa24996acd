yinsh-white = Белые
yinsh-black = Чёрные

## What to do now.

yinsh-now-place = Поставьте кольцо на любое пустое пересечение.
yinsh-more-to-place =
    { $count ->
        [one] Осталось поставить { $count } кольцо.
        [few] Осталось поставить { $count } кольца.
        [many] Осталось поставить { $count } колец.
       *[other] Осталось поставить { $count } кольца.
    }
yinsh-now-move = Выберите кольцо для хода.
yinsh-more-ring =
    { $count ->
        [one] Кольцо на { $point } может пойти на { $count } пересечение.
        [few] Кольцо на { $point } может пойти на { $count } пересечения.
        [many] Кольцо на { $point } может пойти на { $count } пересечений.
       *[other] Кольцо на { $point } может пойти на { $count } пересечения.
    }
yinsh-more-supply =
    { $count ->
        [one] Осталась всего { $count } фишка; когда запас кончится, партия завершится.
        [few] Осталось всего { $count } фишки; когда запас кончится, партия завершится.
        [many] Осталось всего { $count } фишек; когда запас кончится, партия завершится.
       *[other] Осталось всего { $count } фишки; когда запас кончится, партия завершится.
    }
yinsh-more-after-pass = { $player }: ни одно кольцо не могло ходить.
yinsh-now-move-to =
    { $count ->
        [one] Передвиньте кольцо с { $from }: доступно { $count } пересечение.
        [few] Передвиньте кольцо с { $from }: доступно { $count } пересечения.
        [many] Передвиньте кольцо с { $from }: доступно { $count } пересечений.
       *[other] Передвиньте кольцо с { $from }: доступно { $count } пересечения.
    }
yinsh-more-marker = Ваша фишка останется на { $from }.
yinsh-more-no-flips = На { $to }: ни одна фишка не перевернётся.
yinsh-more-flips-white =
    { $white ->
        [one] По пути на { $to } кольцо перепрыгнет { $white } фишку, она станет белой.
        [few] По пути на { $to } кольцо перепрыгнет { $white } фишки, все станут белыми.
        [many] По пути на { $to } кольцо перепрыгнет { $white } фишек, все станут белыми.
       *[other] По пути на { $to } кольцо перепрыгнет { $white } фишки, все станут белыми.
    }
yinsh-more-flips-black =
    { $black ->
        [one] По пути на { $to } кольцо перепрыгнет { $black } фишку, она станет чёрной.
        [few] По пути на { $to } кольцо перепрыгнет { $black } фишки, все станут чёрными.
        [many] По пути на { $to } кольцо перепрыгнет { $black } фишек, все станут чёрными.
       *[other] По пути на { $to } кольцо перепрыгнет { $black } фишки, все станут чёрными.
    }
yinsh-more-flips =
    По пути на { $to } кольцо перепрыгнет { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишки
    }; перевернутся белой стороной: { $white }, чёрной: { $black }.
yinsh-more-makes-row = { $flips } У вас получится ряд.
yinsh-more-gives-row = { $flips } У соперника получится ряд.
yinsh-now-row = Снимите свой ряд из пяти фишек.
yinsh-now-run = Выберите пять фишек из { $count }.
yinsh-now-rows =
    { $count ->
        [one] Выберите один из { $count } ряда.
        [few] Выберите один из { $count } рядов.
        [many] Выберите один из { $count } рядов.
       *[other] Выберите один из { $count } ряда.
    }
yinsh-now-which-row = { $point } входит в несколько рядов: выберите ряд по номеру.
yinsh-more-row = Ряд { $number }: { $from }–{ $to }.
yinsh-more-run =
    { $count ->
        [one] Останется { $count } фишка. Затем снимите одно из своих колец.
        [few] Останется { $count } фишки. Затем снимите одно из своих колец.
        [many] Останется { $count } фишек. Затем снимите одно из своих колец.
       *[other] Останется { $count } фишки. Затем снимите одно из своих колец.
    }
yinsh-more-crossing = Из пересекающихся рядов можно снять только один. Затем снимите одно из своих колец.
yinsh-more-then-ring = Затем снимите одно из своих колец.
yinsh-more-gift = { $player } выстроили этот ряд. После этого ваш ход.
yinsh-now-ring = Снимите с поля одно из своих колец.
yinsh-more-ring-count = Это кольцо { $won } из { $needed }.
yinsh-more-ring-wins = С ним вы выигрываете партию.
yinsh-now-pass = Ни одно ваше кольцо не может ходить: пропустите ход.
yinsh-more-pass-ends = Оба игрока пропускают ход, и партия завершается.
yinsh-now-complete = Ход завершён.
yinsh-now-over = Партия окончена.

## Choices beside the board.

yinsh-pass = Пропустить ход
yinsh-row-number = Ряд { $number }
yinsh-row-ends = { $from }–{ $to }

## Points as they are read out: where, what, and what a touch would do.

yinsh-spot = { $point }, { $what }
yinsh-spot-can = { $point }, { $what }, { $can }
yinsh-empty = пусто
yinsh-white-ring = белое кольцо
yinsh-black-ring = чёрное кольцо
yinsh-white-marker = белая фишка
yinsh-black-marker = чёрная фишка
yinsh-picked = выбрано
yinsh-can-place = сюда можно поставить кольцо
yinsh-can-move = может ходить
yinsh-cannot-move = не может ходить
yinsh-can-land = кольцо может встать сюда
yinsh-can-jump =
    { $count ->
        [one] кольцо может встать сюда, перевернёт { $count } фишку
        [few] кольцо может встать сюда, перевернёт { $count } фишки
        [many] кольцо может встать сюда, перевернёт { $count } фишек
       *[other] кольцо может встать сюда, перевернёт { $count } фишки
    }
yinsh-can-take-row = снять ряд { $number }
yinsh-in-rows =
    { $count ->
        [one] в { $count } ряду
        [few] в { $count } рядах
        [many] в { $count } рядах
       *[other] в { $count } ряда
    }
yinsh-can-take-ring = можно снять

## What was done.

yinsh-tell-place = { $player }: кольцо на { $point }
yinsh-tell-move = { $player }: кольцо с { $from } на { $to }
yinsh-tell-jump =
    { $count ->
        [one] { $player }: кольцо с { $from } на { $to }, перевёрнута { $count } фишка
        [few] { $player }: кольцо с { $from } на { $to }, перевёрнуто { $count } фишки
        [many] { $player }: кольцо с { $from } на { $to }, перевёрнуто { $count } фишек
       *[other] { $player }: кольцо с { $from } на { $to }, перевёрнуто { $count } фишки
    }
yinsh-tell-row = { $player }: снят ряд { $from }–{ $to }
yinsh-tell-ring = { $player }: снято кольцо с { $point }, { $won } из { $needed }
yinsh-tell-pass = { $player }: пропуск хода

## Panels.

yinsh-rings-won = Снято колец
yinsh-rings-on-board = Колец на поле
yinsh-rings-to-place = Осталось поставить колец
yinsh-supply = Фишек в запасе
yinsh-supply-low = Фишек осталось мало
yinsh-markers-on-board = Фишек на поле

## How it ended.

yinsh-end-rings = { $player } сняли три кольца и побеждают.
yinsh-end-blitz = { $player } первыми сняли кольцо и побеждают.
yinsh-end-supply = Фишки закончились. { $player } сняли больше колец и побеждают.
yinsh-end-supply-draw = Фишки закончились. Колец снято поровну: ничья.
yinsh-end-passes = Никто не может ходить. { $player } сняли больше колец и побеждают.
yinsh-end-passes-draw = Никто не может ходить. Колец снято поровну: ничья.
yinsh-end-open = Партия не доиграна до конца.

## Why not.

yinsh-refused-over = Партия окончена: решать больше нечего.
yinsh-refused-place-first = Сначала расставляются все кольца: поставьте кольцо на пустое пересечение.
yinsh-refused-move-first = Сейчас нужно передвинуть кольцо.
yinsh-refused-row-first = Сначала снимите ряд из пяти фишек.
yinsh-refused-ring-first = Сначала снимите с поля одно из своих колец.
yinsh-refused-occupied = На { $point } занято: кольцу нужно пустое пересечение.
yinsh-refused-not-your-ring = На { $point } нет вашего кольца. Выберите одно из своих колец.
yinsh-refused-locked = Кольцо на { $point } не может ходить: ему не достать ни до одного пустого пересечения.
yinsh-refused-same-point = Кольцо должно перейти на другое пересечение.
yinsh-refused-not-in-line = С { $from } на { $to } не ведёт ни одна линия: кольцо ходит только по прямой.
yinsh-refused-over-ring = Мешает кольцо на { $point }: через кольца прыгать нельзя.
yinsh-refused-onto-marker = На { $point } лежит фишка: кольцо останавливается на пустом пересечении.
yinsh-refused-beyond-jump = После прыжка кольцо останавливается на первом пустом пересечении: { $point }.
yinsh-refused-no-row = Через { $point } не проходит ни один ваш ряд. Выберите один из отмеченных рядов.
yinsh-refused-not-five = { $from }–{ $to } не ряд: ряд состоит из пяти соседних фишек на одной прямой.
yinsh-refused-not-your-marker = На { $point } нет вашей фишки: ряд состоит из пяти фишек вашего цвета.
yinsh-refused-must-move = Пропустить ход можно, только если ни одно ваше кольцо не может ходить.

## What is wrong with a described position

yinsh-setup-crowded = Пересечение { $point } занято дважды.
yinsh-setup-markers = На поле слишком много фишек: { $count }.
yinsh-setup-rings = { $player }: колец на поле и снятых колец вместе должно быть пять.
yinsh-setup-won = При стольких снятых кольцах партия закончилась бы раньше.
yinsh-setup-placing = Пока расставляются кольца, фишек и снятых колец нет, а игроки ходят по очереди.
yinsh-setup-row-left = { $player }: на поле остался ряд, который следовало снять раньше.
yinsh-setup-no-row = Снимать нечего: ряда нет.
yinsh-setup-gift = Из хода соперника может следовать только ряд или кольцо.
yinsh-setup-passed = Другой игрок не мог пропустить ход: одно из его колец может ходить.
yinsh-setup-not-over = Здесь ничто не завершает партию.

## Answers about the board. $moves are moves as they are written, $points are points.

yinsh-ask-rows = { $player }. Ходы, дающие ряд: { $moves }.
yinsh-ask-no-row = { $player }. Ни один ход не даёт ряда.
yinsh-ask-four = { $player }. Четыре из пяти на линии { $line }; не хватает: { $point }, { $what }.
yinsh-ask-no-ring = На { $point } нет кольца.
yinsh-ask-glides = Без переворота фишек до: { $points }.
yinsh-ask-with-row = { $flips } Получится ряд: { $player }.

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
yinsh-more-after-pass = { $player }: ход пропущен, кольцам некуда было идти.
yinsh-now-move-to =
    { $count ->
        [one] Передвиньте кольцо с { $from }. Доступно { $count } пересечение.
        [few] Передвиньте кольцо с { $from }. Доступно { $count } пересечения.
        [many] Передвиньте кольцо с { $from }. Доступно { $count } пересечений.
       *[other] Передвиньте кольцо с { $from }. Доступно { $count } пересечения.
    }
yinsh-more-marker = Ваша фишка останется на { $from }.
yinsh-more-no-flips = По пути на { $to } ни одна фишка не перевернётся.
yinsh-more-flips-white =
    { $white ->
        [one] По пути на { $to } кольцо перепрыгнет через { $white } фишку, она станет белой.
        [few] По пути на { $to } кольцо перепрыгнет через { $white } фишки, все станут белыми.
        [many] По пути на { $to } кольцо перепрыгнет через { $white } фишек, все станут белыми.
       *[other] По пути на { $to } кольцо перепрыгнет через { $white } фишки, все станут белыми.
    }
yinsh-more-flips-black =
    { $black ->
        [one] По пути на { $to } кольцо перепрыгнет через { $black } фишку, она станет чёрной.
        [few] По пути на { $to } кольцо перепрыгнет через { $black } фишки, все станут чёрными.
        [many] По пути на { $to } кольцо перепрыгнет через { $black } фишек, все станут чёрными.
       *[other] По пути на { $to } кольцо перепрыгнет через { $black } фишки, все станут чёрными.
    }
yinsh-more-flips =
    По пути на { $to } кольцо перепрыгнет через { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишки
    }; станут белыми: { $white }, чёрными: { $black }.
yinsh-more-makes-row = { $flips } У вас получится ряд.
yinsh-more-gives-row = { $flips } У соперника получится ряд.
yinsh-now-row = Снимите свой ряд из пяти фишек.
yinsh-now-run = Выберите, какие пять фишек из { $count } снять.
yinsh-now-rows =
    { $count ->
        [one] Выберите один из { $count } ряда.
        [few] Выберите один из { $count } рядов.
        [many] Выберите один из { $count } рядов.
       *[other] Выберите один из { $count } ряда.
    }
yinsh-now-which-row = { $point } входит в несколько рядов: выберите ряд по номеру.
yinsh-more-row = Ряд { $number }: { $from }–{ $to }.
yinsh-more-run = Из них на поле останется { $count }. Затем снимите одно из своих колец.
yinsh-more-crossing = Из пересекающихся рядов можно снять только один. Затем снимите одно из своих колец.
yinsh-more-then-ring = Затем снимите одно из своих колец.
yinsh-more-gift = { $player } выстроили этот ряд за вас. Сняв ряд и кольцо, вы сделаете свой ход.
yinsh-now-ring = Снимите с поля одно из своих колец.
yinsh-more-ring-count = Это { $won }-е кольцо из { $needed }.
yinsh-more-ring-wins = Оно принесёт вам победу.
yinsh-now-pass = Вашим кольцам некуда ходить: пропустите ход.
yinsh-more-pass-ends = Соперник тоже пропустил ход, поэтому партия на этом завершится.
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
        [one] кольцо может встать сюда, перевернув { $count } фишку
        [few] кольцо может встать сюда, перевернув { $count } фишки
        [many] кольцо может встать сюда, перевернув { $count } фишек
       *[other] кольцо может встать сюда, перевернув { $count } фишки
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

yinsh-tell-place = { $player } ставят кольцо на { $point }.
yinsh-tell-move = { $player } ведут кольцо с { $from } на { $to }.
yinsh-tell-jump =
    { $count ->
        [one] { $player } ведут кольцо с { $from } на { $to } и переворачивают { $count } фишку.
        [few] { $player } ведут кольцо с { $from } на { $to } и переворачивают { $count } фишки.
        [many] { $player } ведут кольцо с { $from } на { $to } и переворачивают { $count } фишек.
       *[other] { $player } ведут кольцо с { $from } на { $to } и переворачивают { $count } фишки.
    }
yinsh-tell-row = { $player } снимают ряд { $from }–{ $to }.
yinsh-tell-ring = { $player } снимают кольцо с { $point }: { $won } из { $needed }.
yinsh-tell-pass = { $player } пропускают ход.

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
yinsh-end-passes = Ходов больше нет ни у кого. { $player } сняли больше колец и побеждают.
yinsh-end-passes-draw = Ходов больше нет ни у кого. Колец снято поровну: ничья.
yinsh-end-open = Партия не доиграна.

## Why not.

yinsh-refused-over = Партия окончена, ходить больше нельзя.
yinsh-refused-place-first = Сначала нужно расставить все кольца: поставьте кольцо на пустое пересечение.
yinsh-refused-move-first = Сейчас нужно передвинуть кольцо.
yinsh-refused-row-first = Сначала снимите ряд из пяти фишек.
yinsh-refused-ring-first = Сначала снимите с поля одно из своих колец.
yinsh-refused-occupied = Пересечение { $point } занято, а кольцу нужно пустое.
yinsh-refused-not-your-ring = На { $point } нет вашего кольца. Выберите одно из своих колец.
yinsh-refused-locked = Кольцо на { $point } не может ходить: ему не дойти ни до одного пустого пересечения.
yinsh-refused-same-point = Кольцо должно перейти на другое пересечение.
yinsh-refused-not-in-line = С { $from } на { $to } не ведёт ни одна линия: кольцо ходит только по прямой.
yinsh-refused-over-ring = Мешает кольцо на { $point }: через кольца прыгать нельзя.
yinsh-refused-onto-marker = На { $point } лежит фишка: кольцо останавливается на пустом пересечении.
yinsh-refused-beyond-jump = После прыжка кольцо останавливается на первом пустом пересечении: { $point }.
yinsh-refused-no-row = Через { $point } не проходит ни один ваш ряд. Выберите один из отмеченных рядов.
yinsh-refused-not-five = { $from }–{ $to } — не ряд: ряд состоит из пяти фишек подряд на одной прямой.
yinsh-refused-not-your-marker = На { $point } нет вашей фишки: ряд состоит из пяти фишек вашего цвета.
yinsh-refused-must-move = Пропустить ход можно, только если ни одно ваше кольцо не может ходить.

## What is wrong with a described position

yinsh-setup-crowded = Пересечение { $point } занято дважды.
yinsh-setup-markers = На поле слишком много фишек: { $count }.
yinsh-setup-rings = { $player }: колец на поле и снятых вместе должно быть пять.
yinsh-setup-won = При стольких снятых кольцах партия закончилась бы раньше.
yinsh-setup-placing = Во время расстановки колец ни фишек на поле, ни снятых колец быть не может, а игроки ходят строго по очереди.
yinsh-setup-row-left = { $player }: на поле остался ряд, который следовало снять раньше.
yinsh-setup-no-row = Снимать нечего: ряда нет.
yinsh-setup-gift = Пометка «gift» допустима, только когда снимают ряд или кольцо.
yinsh-setup-passed = Другой игрок не мог пропустить ход: у него есть кольцо, которое может ходить.
yinsh-setup-not-over = Партия здесь ещё не окончена.

## Answers about the board. $moves are moves as they are written, $points are points.

yinsh-ask-rows = { $player }. Ходы, дающие ряд: { $moves }.
yinsh-ask-no-row = { $player }. Ни один ход не даёт ряда.
yinsh-ask-four = { $player }. Четыре из пяти на линии { $line }; не хватает: { $point }, { $what }.
yinsh-ask-no-ring = На { $point } нет кольца.
yinsh-ask-glides = Без переворота фишек можно пойти на: { $points }.
yinsh-ask-with-row = { $flips } Ряд получат: { $player }.

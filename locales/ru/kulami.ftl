## Players and marbles

kulami-red = Красные
kulami-black = Чёрные
kulami-red-marble = красный шарик
kulami-black-marble = чёрный шарик

## What to do now

kulami-prompt-cross = Положите шарик в ряд { $row } или столбец { $column }.
kulami-prompt-row = Положите шарик в ряд { $row }.
kulami-prompt-column = Положите шарик в столбец { $column }.
kulami-prompt-swap = Положите шарик в ряд { $row } или столбец { $column } либо поменяйтесь цветами.
# The same on a board that lies turned by a quarter, so that rows stand upright.
kulami-prompt-cross-turned = Положите шарик в столбец { $row } или ряд { $column }.
kulami-prompt-row-turned = Положите шарик в столбец { $row }.
kulami-prompt-column-turned = Положите шарик в ряд { $column }.
kulami-prompt-swap-turned = Положите шарик в столбец { $row } или ряд { $column } либо поменяйтесь цветами.
kulami-prompt-first = Положите первый шарик в любую лунку.
kulami-prompt-placed = Шарик лежит в { $hole }.
kulami-prompt-swapped = Игроки поменялись цветами.
kulami-prompt-start = Первый шарик можно положить в любую лунку.
kulami-prompt-over = Партия окончена.
kulami-points = Красные: { $red }, чёрные: { $black }.
kulami-more-first = Следующий шарик нужно будет положить в тот же ряд или столбец.
kulami-more-open = { $holes ->
    [one] Доступна { $holes } лунка. Заштрихованные плитки недоступны.
    [few] Доступны { $holes } лунки. Заштрихованные плитки недоступны.
    [many] Доступно { $holes } лунок. Заштрихованные плитки недоступны.
   *[other] Доступно { $holes } лунки. Заштрихованные плитки недоступны.
}
kulami-hint-swap = Подсказка: поменяйтесь цветами.

## What a marble would do

kulami-effect = { $tile } { $next }
kulami-effect-with-line = { $tile } { $line } { $next }
kulami-effect-takes = Плитка становится вашей, счёт { $red } : { $black }.
kulami-effect-frees = { $player } теряют плитку, счёт { $red } : { $black }.
kulami-effect-holds = Плитка остаётся вашей, счёт { $red } : { $black }.
kulami-effect-behind = { $player } по-прежнему держат плитку, счёт { $red } : { $black }.
kulami-effect-line = { $length ->
    [one] Линия из { $length } шарика.
    [few] Линия из { $length } шариков.
    [many] Линия из { $length } шариков.
   *[other] Линия из { $length } шарика.
}
kulami-effect-replies = { $holes ->
    [one] { $player }: будет доступна { $holes } лунка.
    [few] { $player }: будут доступны { $holes } лунки.
    [many] { $player }: будет доступно { $holes } лунок.
   *[other] { $player }: будет доступно { $holes } лунки.
}
kulami-effect-end = Партия закончится.

## Swapping sides

kulami-swap = Поменяться цветами
kulami-swap-detail = Вам достаётся красный шарик в { $hole }, дальше вы играете красными.

## Why not

kulami-refused-over = Партия окончена.
kulami-refused-no-hole = Лунки { $hole } на этом поле нет.
kulami-refused-occupied = Лунка { $hole } занята ({ $marble }): в лунке помещается один шарик.
kulami-refused-not-in-line = { $hole } не на одной линии с последним шариком ({ $last }): положите шарик в ряд { $row } или столбец { $column }.
kulami-refused-last-tile = Плитка с лункой { $hole } недоступна: на ней лежит последний шарик ({ $marble }).
kulami-refused-previous-tile = Плитка с лункой { $hole } недоступна: на ней лежит предпоследний шарик ({ $marble }).
kulami-refused-swap-off = В этой партии обмен цветами не разрешён.
kulami-refused-swap-now = { $marbles ->
    [one] Поменяться цветами можно только вместо второго шарика; сейчас на поле { $marbles } шарик.
    [few] Поменяться цветами можно только вместо второго шарика; сейчас на поле { $marbles } шарика.
    [many] Поменяться цветами можно только вместо второго шарика; сейчас на поле { $marbles } шариков.
   *[other] Поменяться цветами можно только вместо второго шарика; сейчас на поле { $marbles } шарика.
}
kulami-refused-swapped = Игроки уже поменялись цветами.

## A hole, read out

kulami-spot-open = { $hole }, пустая, доступная. { $effect } { $tile }
kulami-spot-empty = { $hole }, пустая. { $tile }
kulami-spot-barred = { $hole }, пустая, на недоступной плитке. { $tile }
kulami-spot-aside = { $hole }, пустая, не на одной линии с { $last }. { $tile }
kulami-spot-marble = { $hole }, { $marble }. { $tile }
kulami-spot-last = { $hole }, { $marble }, последний. { $tile }
kulami-spot-previous = { $hole }, { $marble }, предпоследний. { $tile }
kulami-spot-swap = Поменяться цветами. { $detail }
kulami-spot-nothing = { $hole }, лунки нет
kulami-tile-bare = { $size ->
    [one] Плитка на { $size } лунку, без шариков.
    [few] Плитка на { $size } лунки, без шариков.
    [many] Плитка на { $size } лунок, без шариков.
   *[other] Плитка на { $size } лунки, без шариков.
}
kulami-tile-held = { $size ->
    [one] Плитка на { $size } лунку. { $player } впереди, { $red } : { $black }.
    [few] Плитка на { $size } лунки. { $player } впереди, { $red } : { $black }.
    [many] Плитка на { $size } лунок. { $player } впереди, { $red } : { $black }.
   *[other] Плитка на { $size } лунки. { $player } впереди, { $red } : { $black }.
}
kulami-tile-tied = { $size ->
    [one] Плитка на { $size } лунку, ничейная, { $red } : { $black }.
    [few] Плитка на { $size } лунки, ничейная, { $red } : { $black }.
    [many] Плитка на { $size } лунок, ничейная, { $red } : { $black }.
   *[other] Плитка на { $size } лунки, ничейная, { $red } : { $black }.
}

## What was done

kulami-tell-place = { $player } кладут шарик в { $hole }.
kulami-tell-takes = { $size ->
    [one] { $player } кладут шарик в { $hole } и захватывают плитку на { $size } лунку, счёт { $red } : { $black }.
    [few] { $player } кладут шарик в { $hole } и захватывают плитку на { $size } лунки, счёт { $red } : { $black }.
    [many] { $player } кладут шарик в { $hole } и захватывают плитку на { $size } лунок, счёт { $red } : { $black }.
   *[other] { $player } кладут шарик в { $hole } и захватывают плитку на { $size } лунки, счёт { $red } : { $black }.
}
kulami-tell-frees = { $size ->
    [one] { $player } кладут шарик в { $hole }. { $other } теряют плитку на { $size } лунку, счёт { $red } : { $black }.
    [few] { $player } кладут шарик в { $hole }. { $other } теряют плитку на { $size } лунки, счёт { $red } : { $black }.
    [many] { $player } кладут шарик в { $hole }. { $other } теряют плитку на { $size } лунок, счёт { $red } : { $black }.
   *[other] { $player } кладут шарик в { $hole }. { $other } теряют плитку на { $size } лунки, счёт { $red } : { $black }.
}
kulami-tell-swap = { $player } меняются цветами: красный шарик в { $hole } переходит ко второму игроку.

## Panels and the end

kulami-marbles-left = Осталось шариков
kulami-score-tiles = Счёт сейчас (только плитки)
kulami-score-area = Счёт сейчас (плитки и область)
kulami-score-lines = Счёт сейчас (плитки и линии)
kulami-score-all = Счёт сейчас (плитки, область и линии)
kulami-tiles = Плитки
kulami-area = Наибольшая область
kulami-lines = Линии из пяти и более
kulami-total = Итого
kulami-end = { $why } { $result }
kulami-end-bonus = { $why } { $result } { $note }
kulami-end-placed = { $marbles ->
    [one] Выложены все шарики: { $marbles }.
    [few] Выложены все { $marbles } шарика.
    [many] Выложены все { $marbles } шариков.
   *[other] Выложены все { $marbles } шарика.
}
kulami-end-stuck = { $player }: доступных лунок нет.
kulami-end-win = { $margin ->
    [one] { $player } побеждают с перевесом в { $margin } очко.
    [few] { $player } побеждают с перевесом в { $margin } очка.
    [many] { $player } побеждают с перевесом в { $margin } очков.
   *[other] { $player } побеждают с перевесом в { $margin } очка.
}
kulami-end-draw = { $points ->
    [one] Ничья: по { $points } очку.
    [few] Ничья: по { $points } очка.
    [many] Ничья: по { $points } очков.
   *[other] Ничья: по { $points } очка.
}
kulami-end-tiles-win = { $player } победили бы, если бы считались только плитки.
kulami-end-tiles-draw = Если бы считались только плитки, была бы ничья.
kulami-end-unfinished = Партия не доиграна.

## What is wrong with a board or a described position

kulami-board-name = Поля «{ $name }» нет. Бывают square, irregular, example, square- с номером и ряды из букв плиток.
kulami-board-square = Квадрата с номером { $id } нет: последний — { $last }.
kulami-board-character = Ряд { $row }, столбец { $column }: «{ $found }» — не плитка (A–Z) и не разрыв (точка).
kulami-row-length = У ряда { $row } неверная длина: { $found } вместо { $wanted }.
kulami-board-empty = На поле нет ни одной плитки.
kulami-board-large = Размер поля { $width } × { $height }, а наибольший — 10 × 10.
kulami-board-scattered = Части плитки { $letter } не соприкасаются.
kulami-board-rectangle = Плитка { $letter } не прямоугольная.
kulami-board-kind = Размер плитки { $letter } — { $width } × { $height }, а бывают только 2 × 3, 2 × 2, 1 × 3 и 1 × 2.
kulami-board-tiles = Плиток 2 × 3, 2 × 2, 1 × 3 и 1 × 2: { $six }, { $four }, { $three } и { $two } вместо 4, 5, 4 и 4.
kulami-board-apart = Плитка { $letter } не соединена сторонами с первой плиткой.
kulami-setup-rows = Рядов в позиции: { $found }, рядов на поле: { $wanted }.
kulami-setup-no-gap = { $hole } — лунка поля, а не разрыв.
kulami-setup-counts = Красных шариков: { $red }, чёрных: { $black }. У красных должно быть столько же шариков, сколько у чёрных, или на один больше.
kulami-setup-many = { $player }: шариков { $count }, а у каждого игрока их 28.
kulami-setup-turn = { $player }: по числу шариков сейчас не их ход.
kulami-setup-no-last = Не указан последний шарик.
kulami-setup-no-previous = Не указан предпоследний шарик.
kulami-setup-too-few = { $hole } не может быть одним из двух последних шариков: на поле их слишком мало.
kulami-setup-recent = { $hole } не может быть одним из двух последних шариков: там должен лежать { $marble }.
kulami-setup-line = Последний шарик ({ $last }) не на одной линии с предпоследним ({ $previous }).
kulami-setup-tile = Последний шарик ({ $last }) лежит на плитке предпоследнего ({ $previous }).
kulami-setup-crowded = На плитке с лункой { $hole } слишком много шариков: { $found } из { $placed }.
kulami-setup-unreachable = Шарик в лунке { $hole } не может быть из одной партии с последним шариком.
kulami-setup-swap-early = Игроки поменялись цветами ещё до первого шарика.
kulami-setup-swap-end = Игроки поменялись цветами, но партию уже завершил первый шарик ({ $hole }).

## Answers about the board

kulami-marbles-on-board = Шариков на поле
kulami-ask-tile = { $holes }. { $tile }
kulami-ask-open = { $tile } Сейчас доступно: { $holes }.
kulami-ask-settled = Спорных плиток нет.

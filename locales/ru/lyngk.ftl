## Pieces and players

lyngk-ivory = бежевый
lyngk-blue = синий
lyngk-red = красный
lyngk-green = зелёный
lyngk-black = чёрный
lyngk-joker = джокер
lyngk-label-ivory = Бежевый
lyngk-label-blue = Синий
lyngk-label-red = Красный
lyngk-label-green = Зелёный
lyngk-label-black = Чёрный
lyngk-first = Первый игрок
lyngk-second = Второй игрок
lyngk-list = { $first }, { $rest }
lyngk-parts = { $first }; { $rest }

## What to do now

lyngk-now-move = Выберите башню для хода.
lyngk-now-move-or-claim = Выберите башню для хода или сначала займите цвет.
lyngk-now-claimed = { $colour } цвет теперь ваш. Выберите башню для хода.
lyngk-now-claim = Без нового цвета ходить нечем. Займите цвет: выберите его рядом с полем.
lyngk-now-pass = Вашим башням некуда ходить, поэтому придётся пропустить ход.
lyngk-now-land = Выберите, куда поставить башню с { $point }.
lyngk-claims-left =
    { $claims ->
        [one] Можно занять ещё { $claims } цвет.
        [few] Можно занять ещё { $claims } цвета.
        [many] Можно занять ещё { $claims } цветов.
       *[other] Можно занять ещё { $claims } цвета.
    }
lyngk-how-neutral = { $colour } цвет нейтрален: башня идёт по прямой на ближайшую башню, если та не выше.
lyngk-how-own = { $colour } цвет ваш: башня встаёт на башню любой высоты и может шагать по башням с таким же верхом.
lyngk-choice-pass = Пропустить ход
lyngk-to-act = Ход: { $player }.
lyngk-over-win = { $player } побеждает.
lyngk-over-draw = Партия закончилась вничью.

## What a touch would do, or has done

lyngk-by = Путь через { $steps }. { $result }
lyngk-made = Получается башня высотой { $height }: { $pieces }.
lyngk-made-won = Получается башня высотой { $height } с занятым цветом наверху: она выиграна и уходит с поля.
lyngk-made-win = Получается башня высотой { $height } с занятым цветом наверху: партия выиграна.
lyngk-made-obstacle = Получается башня высотой { $height } с нейтральным верхом: она остаётся препятствием и никому не засчитывается.
lyngk-made-waits = Получается башня высотой { $height } с нейтральным верхом: она остаётся на поле, пока кто-нибудь не займёт { $colour } цвет.
lyngk-would-claim =
    { $stacks ->
        [one] { $colour } цвет станет вашим; он наверху у { $stacks } башни.
        [few] { $colour } цвет станет вашим; он наверху у { $stacks } башен.
        [many] { $colour } цвет станет вашим; он наверху у { $stacks } башен.
       *[other] { $colour } цвет станет вашим; он наверху у { $stacks } башни.
    }
lyngk-would-collect =
    { $stacks ->
        [one] { $colour } цвет станет вашим; он наверху у { $stacks } башни.
        [few] { $colour } цвет станет вашим; он наверху у { $stacks } башен.
        [many] { $colour } цвет станет вашим; он наверху у { $stacks } башен.
       *[other] { $colour } цвет станет вашим; он наверху у { $stacks } башни.
    } { $collected ->
        [one] Вы сразу забираете { $collected } полную башню.
        [few] Вы сразу забираете { $collected } полные башни.
        [many] Вы сразу забираете { $collected } полных башен.
       *[other] Вы сразу забираете { $collected } полной башни.
    }
lyngk-would-pass = Пропуск хода: вашим башням некуда ходить.
lyngk-there-piece =
    { $ways ->
        [one] Одиночная фишка, цвет: { $piece }. Может пойти на { $ways } башню.
        [few] Одиночная фишка, цвет: { $piece }. Может пойти на { $ways } башни.
        [many] Одиночная фишка, цвет: { $piece }. Может пойти на { $ways } башен.
       *[other] Одиночная фишка, цвет: { $piece }. Может пойти на { $ways } башни.
    }
lyngk-there-stack =
    { $ways ->
        [one] Башня высотой { $height }: { $pieces }. Может пойти на { $ways } башню.
        [few] Башня высотой { $height }: { $pieces }. Может пойти на { $ways } башни.
        [many] Башня высотой { $height }: { $pieces }. Может пойти на { $ways } башен.
       *[other] Башня высотой { $height }: { $pieces }. Может пойти на { $ways } башни.
    }
lyngk-there = Башня высотой { $height }: { $pieces }.
lyngk-claimed-by = { $player } уже занял { $colour } цвет.
lyngk-went = { $colour }: с { $from } на { $to }.
lyngk-went-by = { $colour }: с { $from } через { $steps } на { $to }.

## Actions told

lyngk-makes = башня высотой { $height }
lyngk-makes-won = башня высотой { $height }, выиграна
lyngk-makes-win = башня высотой { $height }, партия выиграна
lyngk-makes-obstacle = башня высотой { $height }, которая остаётся препятствием
lyngk-tell-claim = { $player } занимает { $colour } цвет.
lyngk-tell-collect =
    { $stacks ->
        [one] { $player } занимает { $colour } цвет и забирает { $stacks } полную башню.
        [few] { $player } занимает { $colour } цвет и забирает { $stacks } полные башни.
        [many] { $player } занимает { $colour } цвет и забирает { $stacks } полных башен.
       *[other] { $player } занимает { $colour } цвет и забирает { $stacks } полной башни.
    }
lyngk-tell-move = { $player } идёт с { $from } на { $to } ({ $colour }): { $result }.
lyngk-tell-chain = { $player } идёт с { $from } через { $steps } на { $to } ({ $colour }): { $result }.
lyngk-tell-move-only = { $player } идёт с { $from } на { $to }.
lyngk-tell-pass = { $player } пропускает ход: ходить нечем.

## Spots as they are read out

lyngk-spot-empty = { $point }, пусто
lyngk-spot-piece = { $point }, { $piece }
lyngk-spot-stack = { $point }, башня высотой { $height }, снизу вверх: { $pieces }
lyngk-neutral = нейтральный цвет
lyngk-of-first = цвет первого игрока
lyngk-of-second = цвет второго игрока
lyngk-spot-fixed = полная, остаётся здесь
lyngk-spot-selected = выбрано
lyngk-spot-movable = может ходить
lyngk-spot-land = башня может встать сюда
lyngk-spot-land-by = башня может прийти сюда через { $steps }
lyngk-marker = метка цвета: { $colour }
lyngk-marker-open =
    { $stacks ->
        [one] можно занять, наверху у { $stacks } башни
        [few] можно занять, наверху у { $stacks } башен
        [many] можно занять, наверху у { $stacks } башен
       *[other] можно занять, наверху у { $stacks } башни
    }
lyngk-marker-collects =
    { $stacks ->
        [one] принесёт { $stacks } полную башню
        [few] принесёт { $stacks } полные башни
        [many] принесёт { $stacks } полных башен
       *[other] принесёт { $stacks } полной башни
    }
lyngk-marker-no-claims = у вас уже два цвета
lyngk-claim-open = Занять
lyngk-claim-neutral = Свободен
lyngk-claim-yours = Ваш
lyngk-nowhere = нет

## What counts

lyngk-fact-won = Выиграно башен
# Below the number.
lyngk-strip-won =
    { $count ->
        [one] башня
        [few] башни
        [many] башен
       *[other] башни
    }
lyngk-fact-colours = Цвета
lyngk-colours-top = Башен с ним наверху
lyngk-fact-board = На поле
lyngk-fact-claims = Можно занять цветов
lyngk-fact-stacks = Башен на поле
lyngk-line-won = Выиграно башен
lyngk-line-height =
    { $height ->
        [one] Одиночные фишки на поле
        [few] Башни высотой { $height } на поле
        [many] Башни высотой { $height } на поле
       *[other] Башни высотой { $height } на поле
    }
lyngk-end-won = Ходов больше нет ни у кого. { $player } побеждает: выиграно больше башен, { $more } против { $fewer }.
lyngk-end-height =
    { $height ->
        [one] Ходов больше нет ни у кого, и башен выиграно поровну. { $player } побеждает: на поле больше одиночных фишек, { $more } против { $fewer }.
        [few] Ходов больше нет ни у кого, и башен выиграно поровну. { $player } побеждает: на поле больше башен высотой { $height }, { $more } против { $fewer }.
        [many] Ходов больше нет ни у кого, и башен выиграно поровну. { $player } побеждает: на поле больше башен высотой { $height }, { $more } против { $fewer }.
       *[other] Ходов больше нет ни у кого, и башен выиграно поровну. { $player } побеждает: на поле больше башен высотой { $height }, { $more } против { $fewer }.
    }
lyngk-end-six = { $player } побеждает, построив башню высотой { $height } со своим цветом наверху.
lyngk-end-draw = Ходов больше нет ни у кого, и башен любой высоты поровну: ничья.

## Why not

lyngk-why-over = Партия окончена.
lyngk-why-already-claimed = За ход можно занять только один цвет: теперь нужно пойти башней.
lyngk-why-colour-taken = { $player } уже занял { $colour } цвет.
lyngk-why-no-claim-left = { $player }: два цвета уже заняты, больше занимать нельзя.
lyngk-why-no-move-after-claim = { $colour } цвет сейчас занять нельзя: после этого не будет ни одного хода.
lyngk-why-must-move = У вас есть ход, поэтому пропускать его нельзя.
lyngk-why-must-claim = Заняв цвет, вы сможете пойти, поэтому пропускать ход нельзя.
lyngk-why-same-point = Башня должна перейти на другое пересечение.
lyngk-why-empty-source = На { $point } нет башни.
lyngk-why-joker = Джокер на { $point } не ходит; башни могут вставать на него.
lyngk-why-opponents = { $colour } цвет принадлежит сопернику, поэтому башней с { $point } ходить нельзя.
lyngk-why-full = Башня на { $point } уже полная и остаётся на месте.
lyngk-why-empty-target = На { $point } пусто: ход должен закончиться на башне.
lyngk-why-colour-twice = { $colour } цвет есть в обеих башнях, а дважды в одной башне (на { $point }) он быть не может.
lyngk-why-too-high = Получилась бы башня высотой { $height }, а предел — { $limit }.
lyngk-why-neutral-on-higher = Нейтральная башня встаёт только на башню не выше себя: здесь высота { $target }, у вашей { $height }.
lyngk-why-again = { $why } Коснитесь ещё раз, чтобы взять эту башню.
lyngk-why-not-in-line = С { $from } на { $to } не ведёт ни одна линия.
lyngk-why-blocked = Мешает башня на { $point }: перепрыгивать нельзя.
lyngk-why-no-path = На { $point } не попасть: туда не ведёт ни свободная линия, ни путь по башням с таким же верхом ({ $colour }).
lyngk-why-only-pass = Вашим башням некуда ходить, поэтому придётся пропустить ход.
lyngk-why-claim-first = Пока вы не займёте цвет, ходить нечем.
lyngk-why-stuck = Башне на { $point } сейчас некуда ходить: ни на одну башню, до которой есть путь, она встать не может.

## What is wrong with a layout or a described position

lyngk-layout-letters = Расстановка состоит из 43 букв: I, B, R, G, K или J. { $reason }
lyngk-layout-count = Неверное число фишек в расстановке ({ $piece }): { $found } вместо { $wanted }.
lyngk-layout-none = Нет расстановки: нужны «layout=» и 43 буквы или «seed=» и номер, например lyngk:seed=1.
lyngk-layout-in-code = В коде позиции не указывают ни расстановку, ни номер: где лежат фишки, видно из самой позиции.
lyngk-setup-too-high = В башне на { $point } слишком много фишек.
lyngk-setup-colour-twice = { $colour } цвет встречается в башне на { $point } дважды.
lyngk-setup-joker = На { $point } джокер лежит поверх других фишек.
lyngk-setup-too-many = Слишком много фишек одного вида ({ $piece }): их может быть не больше { $supply }.
lyngk-setup-missing = Фишек одного вида ({ $piece }) недостаёт больше, чем могло уйти с выигранными башнями.
lyngk-setup-missing-pieces = На поле недостаёт фишек: { $found }. Фишек в выигранных башнях: { $expected }.
lyngk-setup-claimed-twice = { $colour } цвет занят дважды.
lyngk-setup-claims = { $player }: занято больше двух цветов.
lyngk-setup-claims-moves = Заняв цвет, игрок обязан сделать ход. Занято цветов: { $claims }, сделано ходов: { $moves }.
lyngk-setup-won-colour = { $player }: выигранных башен больше, чем недостаёт на поле фишек занятых цветов.
lyngk-setup-uncollected = Башню на { $point } забрали бы в тот момент, когда заняли её цвет.
lyngk-setup-start = Никто ещё не ходил, поэтому ходить должен первый игрок.
lyngk-setup-nothing-claimed = { $player }: нет цвета, который можно было бы занять этим ходом.
lyngk-setup-no-move = { $player }: этим ходом занят цвет, но ходить нечем.
lyngk-setup-won-twice = Башня из шести завершает партию: она может быть только одна, и ходов после неё нет.
lyngk-setup-no-six = { $player }: на поле нет башни из шести с занятым цветом наверху.

## Answers about the board

lyngk-ask-stack = башня высотой { $height }, снизу вверх: { $pieces }
lyngk-ask-full = { $player }: { $from }–{ $to }, { $result }.
lyngk-ask-full-claim = { $claim } { $move }
lyngk-ask-none = { $player }: ни одну башню нельзя достроить следующим ходом.
lyngk-ask-way = { $to }: { $result }.
lyngk-ask-way-by = { $to } через { $steps }: { $result }.

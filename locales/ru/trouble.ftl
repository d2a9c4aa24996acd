## Links, configs and position codes
trouble-nothing = Читать нечего.
trouble-no-such-game = Игры «{ $name }» нет. Есть yinsh, lyngk и kulami.
trouble-no-bar = В коде позиции между игрой и позицией должен стоять знак «|». Здесь его нет.
trouble-position = Такой позиции не бывает. { $reason }
trouble-syntax = Символ { $column }: «{ $found }» здесь не подходит.
trouble-cut-off = Текст обрывается слишком рано, на символе { $column }.
trouble-option-twice = Настройка «{ $option }» указана дважды.
trouble-options-apart = Настройки «{ $one }» и «{ $other }» несовместимы.
trouble-code-character = Символ { $place } в этой ссылке лишний.
trouble-code-version = Эта ссылка создана в более новой версии. Чтобы обновить программу, перезагрузите страницу.
trouble-code-damaged = Часть этой ссылки потеряна или изменена.
trouble-code-long = Эта ссылка слишком длинная.

## Moves
trouble-move = Ход { $number }. { $reason }
trouble-illegal = Ход { $action } здесь невозможен. { $reason }
trouble-no-move = Такого хода в этой игре нет. { $reason }

## Records
trouble-place = Строка { $line }, символ { $column }. { $reason }
trouble-tag = Ошибка в теге { $tag }. { $reason }
trouble-tag-twice = Тег { $tag } указан дважды.
trouble-no-config = Ни в теге Config, ни в теге Setup не указано, какая это игра.
trouble-no-setup = Начинает второй игрок, но нет тега Setup с позицией.
trouble-other-game = В теге { $tag } стоит «{ $value }», а игра — { $game }.
trouble-other-config = Тег Setup относится к «{ $setup }», а тег Config — к «{ $config }».
trouble-turn-of-first = Здесь ходит первый игрок.
trouble-turn-of-second = Здесь ходит второй игрок.
trouble-contradiction = Партия закончилась с результатом { $outcome }, а в записи стоит { $result }.
trouble-results = В теге Result стоит { $tag }, а в конце ходов — { $turns }.
trouble-not-over = В записи сказано, что партия закончилась по правилам, но она не окончена.
trouble-unclosed = То, что начинается здесь, не закрыто: не хватает знака «{ $sign }».
trouble-empty-variation = В этом варианте нет ни одного хода.
trouble-too-deep = Варианты слишком глубоко вложены друг в друга: уровней может быть не больше { $depth }.
trouble-instead = Ожидается: { $wanted }. Найдено: «{ $found }».
trouble-ends = Текст обрывается. Ожидается: { $wanted }.
trouble-want-sign = «{ $sign }»
trouble-want-one-of = одно из следующего: { $list }
trouble-want-record = запись партии
trouble-want-tags = теги следующей записи или конец текста
trouble-want-end = конец текста
trouble-want-tag-name = имя тега
trouble-want-tag-value = значение в кавычках
trouble-want-turn = ход
trouble-want-move = ещё один шаг хода
trouble-want-turn-end = «;» или конец хода
trouble-want-result = ход или результат
trouble-want-close = ход или «)»

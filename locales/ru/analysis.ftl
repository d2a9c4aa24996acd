# Что говорит страница анализа. $side — название стороны: белые, первый игрок.

## Страница
analysis-subtitle = Пробуйте любые варианты на любом поле вместе с движком. Всё хранится в этом браузере.
analysis-new = Пустое поле
analysis-kept = Сохранённое
analysis-none = Здесь пока пусто. Нажмите «Анализ» в законченной партии или начните с пустого поля.
analysis-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
analysis-forget = Удалить: { $name }
analysis-bring = Открыть запись партии, ссылку или код позиции
analysis-gone = Такого анализа здесь нет.
analysis-all = Всё сохранённое
analysis-link-broken = Эту ссылку не удаётся открыть
analysis-grip = Изменить высоту панели

## Движок
analysis-engine = Движок
analysis-lines = Лучшие варианты
analysis-to-move = Ход: { $side }
analysis-depth = глубина { $depth } · позиций: { $nodes } млн
analysis-thinking = идёт расчёт…
analysis-busy = занят разбором
analysis-off = выключен
analysis-over = Партия окончена.
analysis-own = Вы играете эту партию, поэтому до её конца движок молчит. Пробовать варианты можно и без него.
analysis-settled = доказано
analysis-deeper = Считать глубже
analysis-server = Спросить сервер
analysis-server-asked = Сервер анализирует эту позицию.
analysis-served = сервер · позиций: { $nodes } млн
analysis-fewer = Меньше вариантов
analysis-more = Больше вариантов
analysis-percent = { $percent }{ "\u00A0" }%
analysis-wins = { $side }: победа
analysis-wins-in = { $count ->
    [one] { $side }: победа за { $count } ход
    [few] { $side }: победа за { $count } хода
    [many] { $side }: победа за { $count } ходов
   *[other] { $side }: победа за { $count } хода
}
analysis-wins-by = { $side }: победа, перевес: { $points }
analysis-draw = Ничья
analysis-changes = (ещё меняется)
analysis-value = { $side }: { $percent }{ "\u00A0" }%
analysis-no-value = оценки пока нет
analysis-threat = В чём угроза?
analysis-threat-is = Угроза: { $told }

## Дерево
analysis-start = начало
analysis-empty = Сделайте ход на поле. Все варианты сохраняются здесь.
analysis-variation = Вариант:
analysis-folded = ещё { $count }
analysis-turn-of = { $number } из { $count }
analysis-undo = Отменить
analysis-redo = Повторить
analysis-comment = Комментарий
analysis-save = Сохранить
analysis-promote = Сделать главным
analysis-delete = Удалить с этого хода
analysis-play-on = Играть с этого места
analysis-is-main = Это уже главный вариант.
analysis-too-deep = Варианты нельзя вкладывать глубже.
analysis-not-done = Здесь это невозможно.
analysis-slip = Неточность
analysis-mistake = Ошибка
analysis-blunder = Серьёзная ошибка
analysis-key-steps = Предыдущий, следующий ход
analysis-key-variations = Предыдущий, следующий вариант
analysis-key-best = Сыграть лучший вариант

## График
analysis-graph = График партии
analysis-graph-of = Шансы на победу: { $side }
analysis-at = Ход { $number }, { $turn }. { $value }

## Поделиться
analysis-share-bare = Комментарии не помещаются в эту ссылку и опущены. Они есть в личной ссылке.
analysis-share-long = Для короткой ссылки этот анализ слишком велик.
analysis-qr = QR-код
analysis-copy-private = Скопировать личную ссылку
analysis-private-more = Всё, что в личной ссылке стоит после #, на сервер не отправляется.

## Расстановка позиции. $piece — фишка: белое кольцо. $player — название игрока.
arrange = Расставить позицию
arrange-from = Изменить позицию
arrange-tools = Что поставить
arrange-erase = Убрать
arrange-last-marble = Последний шарик
arrange-previous-marble = Предпоследний
arrange-is-last = { $piece }, последний
arrange-is-previous = { $piece }, предпоследний
arrange-point = { $point }, { $piece }
arrange-left = { $piece }, осталось: { $count }
arrange-number = { $number }
arrange-to-move = Чей ход
arrange-rings-won = { $player }: снято колец
arrange-stacks-won = { $player }: выиграно башен
arrange-free = Свободен
arrange-swapped = Обмен цветами
arrange-yes = Да
arrange-no = Нет
arrange-clear = Очистить поле
arrange-start = Начальная позиция
arrange-good = Из этой позиции можно играть.
arrange-over = В этой позиции партия окончена.

## Что говорит разбор партии. $told — что делает ход, целым предложением.
review-begin = Разобрать партию
review-begin-more = Проверяется каждый ход обоих игроков. Это займёт несколько секунд.
review-looking = Проверяется каждый ход…
review-side = Чьи ходы
review-points = Эти ходы обошлись дороже всего. Любой из них можно переиграть.
review-slow = Эта партия проиграна постепенно. Дороже всего обошлись эти ходы.
review-none = Ни один ход не обошёлся дорого.
review-turn = Ход { $number }: { $turn }
review-better = Лучше: { $told }
review-reply = Ответ: { $told }
review-fell = Шансы упали с { $before } до { $after }{ "\u00A0" }%
review-like = { $side }: игра на уровне { $level } ± { $error }
review-again = Попробовать ещё раз
review-find = { $side }: найдите ход получше.
review-answer-is = { $side }: это был лучший ход.
review-judging = Проверяется ваш ход…
review-right = Верно!
review-nearly = Лучше, но есть ход ещё сильнее
review-wrong = Не тот ход
review-chances = Шансы: до хода { $before }, после — { $after }{ "\u00A0" }%
review-another = Другой ход
review-answer = Показать ответ
review-leave = Вернуться к партии

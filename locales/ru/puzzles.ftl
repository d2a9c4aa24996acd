# Задачи: доказанные, с рейтингом. $side — кто играет: Белые, Первый игрок.

puzzle-subtitle = У каждой есть верный ответ, и он доказан.
puzzle-games = Игры
puzzle-mix = Все игры
puzzle-train = Тренировка
puzzle-train-more = Задачи вам по силам, но не слишком простые.
puzzle-only-theme = Тема: { $theme }
puzzle-all-themes = Все темы
puzzle-how-hard = Сложность
puzzle-strength = { $strength ->
    [easier] Легче
    [harder] Труднее
   *[other] Мой уровень
}
puzzle-start = Начать
puzzle-streak = Серия
puzzle-streak-more = Всё труднее и труднее — до первой ошибки.
puzzle-streak-on = Решено: { $count } — продолжить
puzzle-rush = На время
puzzle-rush-more = Три минуты, три ошибки.
puzzle-repeat = Повторение
puzzle-repeat-more = Нерешённые задачи возвращаются на повёрнутом поле.
puzzle-due = Сегодня: { $count }, всего: { $deck }
puzzle-best = Рекорд: { $count }
puzzle-progress = Успехи
puzzle-by-theme = Отработать тему
puzzle-themes = Темы
puzzle-advice = Стоит отработать: { $theme }

## Что нужно сделать
puzzle-score = { $game ->
    [yinsh] { $when ->
        [now] { $side }: снимите кольцо этим ходом
       *[later] { $side }: снимите кольцо не позднее { $turns }-го хода при любом ответе
    }
    [six] { $when ->
        [now] { $side }: выиграйте башню из шести этим ходом
       *[later] { $side }: выиграйте башню из шести не позднее { $turns }-го хода при любом ответе
    }
   *[other] { $when ->
        [now] { $side }: выиграйте башню из пяти этим ходом
       *[later] { $side }: выиграйте башню из пяти не позднее { $turns }-го хода при любом ответе
    }
}
puzzle-two = { $game ->
    [yinsh] { $when ->
        [now] { $side }: снимите два кольца этим ходом
       *[later] { $side }: снимите два кольца не позднее { $turns }-го хода при любом ответе
    }
   *[other] { $when ->
        [now] { $side }: выиграйте две башни из пяти этим ходом
       *[later] { $side }: выиграйте две башни из пяти не позднее { $turns }-го хода при любом ответе
    }
}
puzzle-win = { $when ->
    [now] { $side }: выиграйте этим ходом
   *[later] { $side }: выиграйте не позднее { $turns }-го хода при любом ответе
}
puzzle-end = { $side }: выиграйте партию при любых ответах
puzzle-draw = { $side }: добейтесь ничьей
puzzle-margin = { $points ->
    [one] { $side }: закончите с перевесом не меньше { $points } очка
    [few] { $side }: закончите с перевесом не меньше { $points } очков
    [many] { $side }: закончите с перевесом не меньше { $points } очков
   *[other] { $side }: закончите с перевесом не меньше { $points } очка
}
puzzle-guard = { $game ->
    [yinsh] { $side }: не дайте сопернику снять кольцо следующим ходом
   *[other] { $side }: не дайте сопернику выиграть башню следующим ходом
}
puzzle-rated = рейтинг { $rating }

## Что из этого вышло
puzzle-find = Найдите ход
puzzle-another = Верно. А теперь — против другой защиты
puzzle-wrong = Не тот ход
puzzle-solved = Решено
puzzle-answer = Ответ
puzzle-missed = После этого хода цели уже не достичь.
puzzle-unproved = После этого хода успех уже не гарантирован.
puzzle-reply = Ответ соперника: { $told }
puzzle-comes-back = { $days ->
    [one] вернётся через { $days } день
    [few] вернётся через { $days } дня
    [many] вернётся через { $days } дней
   *[other] вернётся через { $days } дня
}
puzzle-hint = Подсказка: { $theme }
puzzle-hint-none = Сначала рассмотрите ходы, которые сильнее всего меняют позицию.
puzzle-show = Показать ответ
puzzle-on = Вперёд
puzzle-again = Решить ещё раз
puzzle-next = Следующая задача
puzzle-all = Все задачи
puzzle-result = Результат
puzzle-nothing-due = Сегодня повторять нечего. Нерешённые задачи появятся здесь через несколько дней.
puzzle-unknown = По этому адресу задачи нет.
puzzle-none-fits = Такой задачи нет. Выберите другую тему или другую игру.
puzzle-run-solved = Решено: { $count }
puzzle-run-again = Ещё раз
puzzle-new-best = Ваш лучший результат!
puzzle-mistakes = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
puzzle-rating = Ваш рейтинг в { $game }
puzzle-rating-short = Рейтинг: { $rating }
puzzle-in-a-row = Подряд: { $count }
puzzle-count = Решено: { $solved } из { $count }

## О чём задачи
puzzle-theme = { $theme ->
    [row] Ряд одним ходом
    [double-row] Два ряда
    [last-ring] Последнее кольцо
    [gift-row] Ряд в подарок
    [many-flips] Много переворотов
    [flipped-row] Ряд из перевёрнутых фишек
    [no-flip] Ход без переворотов
    [five-stack] Полная башня
    [chain] По своим башням
    [claim] Занять цвет вовремя
    [joker] Джокер
    [tie-break] Решают низкие башни
    [cover] Накрыть башню
    [tile] Судьба плитки
    [lock-out] Лунок не осталось
    [forced] Единственная лунка
    [area] Область
    [line] Линия
    [one-point] Перевес в очко
    [patience] Терпение
    [guard] Защита
    [threat] Неотразимая угроза
    [fork] Две угрозы
    [steer] Увести соперника
    [tempo] Выжидательный ход
    [deny] Не отдать плитку
    [save-draw] Спасительная ничья
   *[margin] Наибольший перевес
}

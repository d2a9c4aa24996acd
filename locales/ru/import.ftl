import-lead = Перетащите файлы на страницу, выберите их или вставьте текст. Распознаются партии с Boardspace и Board Game Arena, официальная запись YINSH, списки ходов, а также записи, ссылки и журналы Orrery, в том числе в zip-архивах.
import-private = Партии читаются и хранятся на этом устройстве. Имена покидают его, только когда вы делитесь партией.
import-others = Добавить ещё партии
import-choose = Выбрать файлы
import-paste = Или вставьте текст
import-read = Прочитать
import-pasted = Вставленный текст
import-reading = { $count ->
    [one] Чтение… Уже { $count } партия
    [few] Чтение… Уже { $count } партии
    [many] Чтение… Уже { $count } партий
   *[other] Чтение… Уже { $count } партии
}
import-found = { $count ->
    [one] Прочитана { $count } партия.
    [few] Прочитано { $count } партии.
    [many] Прочитано { $count } партий.
   *[other] Прочитано { $count } партии.
}
import-refused = { $count ->
    [one] Не удалось прочитать { $count } запись, см. ниже.
    [few] Не удалось прочитать { $count } записи, см. ниже.
    [many] Не удалось прочитать { $count } записей, см. ниже.
   *[other] Не удалось прочитать { $count } записи, см. ниже.
}
import-cancelled = Чтение прервано: прочитано не всё.
import-search = Поиск: игрок, дата, итог, игра
import-no-match = Партий не найдено.
import-none-yet = Партий пока нет. Здесь появятся сыгранные партии и те, что вы откроете из файлов.
import-more = Показать ещё
import-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
import-keep = Сохранить
import-kept = Сохранено
import-keep-all = Сохранить все
import-kept-all = { $count ->
    [one] Сохранена { $count } партия. Она в разделе «Все партии».
    [few] Сохранено { $count } партии. Они в разделе «Все партии».
    [many] Сохранено { $count } партий. Они в разделе «Все партии».
   *[other] Сохранено { $count } партии. Они в разделе «Все партии».
}
import-no-room = { $count ->
    [one] В этом браузере больше нет места. Сохранена { $count } партия.
    [few] В этом браузере больше нет места. Сохранено { $count } партии.
    [many] В этом браузере больше нет места. Сохранено { $count } партий.
   *[other] В этом браузере больше нет места. Сохранено { $count } партии.
}
import-forget = Удалить: { $name }
import-problems = Что прочитать не удалось

## What was read, but with something to be said
import-note-result = В файле указано { $claimed }, а по правилам — { $computed }.
import-note-row = Не указано, какой ряд снят. Выбран ряд { $row }.
import-note-unconfirmed = Последнее действие не подтверждено, поэтому оно пропущено.

## Why something could not be read
import-empty = Здесь пусто.
import-unknown = Не удалось распознать запись, которая начинается с «{ $found }».
import-too-large = Размер превышает { $limit } МБ.
import-too-many = В этом файле столько ошибок, что остальное не прочитано.
import-nested = Архив внутри архива не открывается.
import-archive = Архив повреждён.
import-packing = Файл зашифрован или сжат неизвестным способом.
import-too-many-files = В архиве слишком много файлов: больше { $limit }.
import-too-much = В архиве больше { $limit } МБ.
import-log = Журнал противоречит сам себе: одной из записей нет или она изменена.
import-json = Это некорректный JSON.
import-missing = Поля «{ $field }» нет или в нём не то, что нужно.
import-other-game = Игры «{ $name }» здесь нет.
import-no-board = Неизвестно, как устроены поля Kulami на том сайте, поэтому партии оттуда нельзя воспроизвести.
import-variant = Вариант «{ $name }» здесь неизвестен.
import-no-key = Нет ключа, по которому составлена расстановка, или это не число.
import-command = «{ $text }» здесь ничего не значит.
import-nothing-taken = Фишку кладут, но до этого её не брали.
import-others-piece = Это принадлежит другому игроку.
import-number = Здесь должен быть ход { $expected }, а стоит ход { $found }.
import-no-game = Не указано, какая это игра. Напишите её название перед ходами, например «yinsh».
import-ambiguous = Не указано, какие ряды сняты, а вариантов слишком много.

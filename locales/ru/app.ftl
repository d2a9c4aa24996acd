## Everywhere
play = Играть
home = Главная
about = О программе
settings = Настройки
language = Язык
sound = Звук
dark = Тёмная тема
navigation = Разделы
skip = Перейти к содержимому
close = Закрыть
cancel = Отмена
open = Открыть
more = Ещё
game = Игра
no-page = Такой страницы нет.
not-fetched = Не удалось загрузить страницу.
not-fetched-why = При первом открытии нужно подключение к сети.
try-again = Попробовать ещё раз
puzzles = Задачи
analysis = Анализ
analyse = Анализ

## Home
home-title = Три игры для двоих.
home-subtitle = Играйте с компьютером, с другом по ссылке или вдвоём за одним экраном. Без регистрации.
home-yinsh = Выстройте ряд из пяти фишек и снимите за него кольцо. Побеждает тот, кто первым снимет три.
home-lyngk = Займите два цвета, шагайте по своим башням, стройте башни из пяти фишек.
home-kulami = Шарики на деревянных плитках. От вашего хода зависит, куда сможет сыграть соперник.
puzzle-daily = Задача дня
puzzle-tomorrow = До завтра
puzzle-days = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
}
play-game = Играть в { $game }
continue = Продолжить
continue-title = Продолжить партию в { $game }
all-games = Все партии
turn-number = ход { $number }
open-record = Открыть запись партии

## A new game
new-game = Новая партия
opponent = Соперник
computer = Компьютер
two-here = За одним экраном
level = Уровень
level-of = { $level } из 10
level-spoken = { $level } из 10, { $name }
# What the computer's levels are called.
level-name = { $level ->
    [1] Новичок
    [2] Начинающий
    [3] Ученик
    [4] Любитель
    [5] Уверенный игрок
    [6] Опытный игрок
    [7] Сильный игрок
    [8] Знаток
    [9] Мастер
   *[10] Полная сила
}
# How each of them plays; it follows the name.
level-line = { $level ->
    [1] Видит свои возможности на ход вперёд и часто забывает о ваших.
    [2] Берёт что может и замечает некоторые ваши угрозы.
    [3] Считает на ход вперёд за обе стороны, но редко играет по плану.
    [4] Чувствует игру, но многое упускает.
    [5] Учитывает ваш ответ, но кое-что упускает.
    [6] Считает на несколько ходов, но видит не всё.
    [7] Считает далеко и упускает мало.
    [8] Считает очень далеко и редко что-то упускает.
    [9] Думает полсекунды и почти ничего не упускает.
   *[10] Думает секунду изо всех сил.
}
level-next = Сыграть на уровне { $level }: { $name }
experience = Ваш опыт
experience-new = Играю впервые
experience-rules = Знаю правила
experience-often = Играю часто
side = Ваша сторона
play-white = Белые, первый ход
play-black = Чёрные, второй ход
play-red = Красные, первый ход
play-first = Первый ход
play-second = Второй ход
play-lot = По жребию
variant = Вариант
variant-standard = Обычный
variant-blitz = Блиц (до первого кольца)
layout = Расстановка
layout-random = Случайная
layout-seed = По номеру
layout-code = По коду
draw-again = Перемешать ещё раз
options = Настройки партии
option-six = Башни из шести
option-collect = Забирать полные башни, занимая цвет
option-swap = Второй игрок может поменяться цветами
board = Поле
board-square = Квадрат
board-irregular = Неправильной формы
board-example = Пример из правил
board-random-square = Случайный квадрат
board-random-shape = Случайная форма
board-code = По коду
board-editor = Собрать своё
scoring = Подсчёт очков
scoring-tiles = Плитки
scoring-area = Плитки и область
scoring-lines = Плитки и линии
scoring-all = Плитки, область, линии
start-game = Начать партию
editor-help = Перетаскивайте плитки; двойной щелчок поворачивает плитку. С клавиатуры: Tab — выбрать плитку, стрелки — передвинуть, R — повернуть.
editor-turn = Повернуть плитку
editor-good = Поле собрано правильно.
editor-overlap = Некоторые плитки перекрываются.
editor-apart = Плитки должны соединяться сторонами в одно целое.
editor-tile = Плитка { $width } × { $height }, левый верхний угол: { $corner }

## The game page
board-label = Поле
board-role = игровое поле
you = Вы
computer-level = Компьютер, уровень { $level }
side-white = Белые
side-black = Чёрные
side-red = Красные
side-first = Первый игрок
side-second = Второй игрок
plays-first = первый ход
plays-second = второй ход
your-turn = Ваш ход
to-move = Ход
thinking = Думает
thinking-depth = Думает, глубина { $depth }
waiting-for = Ход: { $player }.
turn = Ход
confirm-turn = Подтвердите ход или отмените его.
confirm = Подтвердить
step-back = Отменить один шаг
reset-turn = Начать ход заново
looking-back = Вы просматриваете одну из прошлых позиций.
looking-back-more = Сама партия от этого не меняется.
to-live = Вернуться к партии
refused-turn-complete = Ход завершён: подтвердите его или отмените.
refused-unreadable = В этой игре нет хода «{ $text }».
refused-not-here = Сейчас там ничего нельзя сделать.
write-move = Введите ход
write-move-go = Сделать ход
not-your-turn = Сейчас не ваш ход.
shared-facts = Общее для обоих игроков
out-of = из { $whole }
slots = { $filled } из { $slots }
stacks-of-height = { $count ->
    [one] { $count } башня высотой { $height }
    [few] { $count } башни высотой { $height }
    [many] { $count } башен высотой { $height }
   *[other] { $count } башни высотой { $height }
}
claim-markers = Метки цветов
evaluation = Оценка компьютера
evaluation-first = Первый игрок: { $percent }{ "\u00A0" }%
moves = Ходы
to-start = В начало
back = Назад
forward = Вперёд
to-end = В конец
take-back = Вернуть ход
replay = Показать ход снова
hint = Подсказка
hint-seeking = Поиск хорошего хода…
hint-told = Подсказка: { $told }
rules-loading = Загрузка правил…
resign = Сдаться
resign-more = Партия будет считаться проигранной, но это можно будет отменить.
play-on = Играть дальше
turn-board = Повернуть поле
flip-board = Отразить поле
share = Поделиться
no-game = Этой партии здесь нет.
no-game-more = Партии хранятся только в том браузере, в котором вы играли.

## Asking about the board
ask = Спросить о позиции
ask-more = Введите пересечение или лунку, например e5, либо столбец, например e, и выберите вопрос.
ask-where = Место или столбец
ask-point = Что там?
ask-lines = Линии через это место
ask-ways = Куда оттуда можно пойти?
ask-region = Плитка с этой лункой
ask-board = Всё поле
ask-open = Что можно сделать сейчас?
ask-mine = Что есть у меня?
ask-theirs = Что есть у соперника?
ask-threats = Угрозы
ask-contested = Спорные плитки
ask-answers = Ответы
ask-unreadable = Введите пересечение или лунку, например e5, либо столбец, например e.
ask-no-point = На этом поле нет { $point }.
ask-no-line = Такой линии на этом поле нет.
ask-board-empty = Поле пустое.
ask-line = { $line }: { $what }.
ask-empty = пусто
ask-at = { $at } — { $what }
ask-and = { $first }; { $rest }
ask-open-now = Сейчас доступно: { $points }.
ask-fact = { $player }. { $label }: { $value }.
ask-count = { $player }. { $label }: { $count }. { $points }.
ask-number = { $count }

## The end
result = Результат
result-won = Вы победили.
result-lost = Победил компьютер.
result-draw = Ничья.
result-wins = Победа: { $player }
result-player = Победил игрок { $number }
reason-resigned = { $player }: партия сдана.
points = Очки
score-line = { $label }. { $own }: { $mine }; { $other }: { $theirs }.
score-line-points = { $line } Очки: { $mine } : { $theirs }.
show-on-board = Показать на поле
tally-tiles = Плитки
tally-area = Область
tally-lines = Линии
tally-all = Всё
rematch = Реванш

## Тренер
coach = Тренер
coach-more = Предупреждать о серьёзных ошибках
coach-warning = Этот ход — серьёзная ошибка.
coach-had-win = У вас была верная победа.
coach-had-draw = У вас была верная ничья.
coach-had = До этого хода ваши шансы составляли { $percent }{ "\u00A0" }%.
coach-left = После этого хода ваши шансы — { $percent }{ "\u00A0" }%.
coach-left-draw = После этого хода при лучшей игре обеих сторон будет ничья.
coach-left-loss = После этого хода при лучшей игре соперника партия проиграна.
coach-answer = Лучший ответ: { $told }
coach-better = Лучше: { $told }
coach-played = Сыграно: { $told }
coach-then = { $one } { $two }
coach-take-back = Вернуть ход
coach-show = Показать ход получше
coach-anyway = Всё равно сыграть
coach-points = Переломные моменты
coach-points-more = Здесь вы потеряли больше всего. От любого из этих ходов можно сыграть заново.
game-review = Разбор
coach-looking = Разбор ваших ходов…
coach-none = Серьёзных ошибок у вас не было.
coach-turn = Ход { $number }
coach-again = Сыграть отсюда заново

## Over the network
online = По сети
play-online = Играть по сети
online-title = Игра по сети
online-new = Новая партия по сети
online-games = Ваши партии
online-opening = Подключение…
online-broken = Нет связи с сервером. Повторное подключение…
online-kept = Нет связи. Ваш ход сохранён и будет отправлен, как только связь восстановится.
online-sent = Отправка хода…
online-stored = Ход отправлен.
online-not-done = Не получилось: нет связи.
online-over = Партия окончена.
online-not-seated = В этой партии вы зритель.
online-not-begun = Место соперника ещё свободно.
online-not-over = Партия ещё не окончена.
online-stale = Позиция уже изменилась. Показана текущая.
online-turn-id-used = Сервер уже получил от вас другой ход. Сделайте ход ещё раз.
online-time-up = Ваше время вышло.
online-no-offer = Это предложение уже не действует.
online-offered-already = После последнего хода вы это уже предлагали.
online-nothing-to-take-back = У вас нет хода, который можно вернуть.
online-too-many-takebacks = В этой партии больше нельзя возвращать ходы.
online-log-full = Предел фраз и возвращённых ходов в этой партии исчерпан. Можно ходить, предложить ничью или сдаться.
online-too-late-to-abort = Оба игрока уже сделали ход, и отменить партию нельзя. Можно только сдаться.
online-not-away = Соперник в сети.
online-said-enough = До следующего хода больше фраз отправить нельзя.
accept = Принять
decline = Отклонить
withdraw = Отозвать
offer-draw = Предложить ничью
offers-draw = { $player } предлагает ничью.
offers-takeback = { $player } просит вернуть ход.
offers-rematch = { $player } предлагает реванш.
offers-return = { $player } предлагает ответную партию с той же расстановкой.
offered-draw = Вы предложили ничью.
offered-takeback = Вы попросили вернуть ход.
offered-rematch = Вы предложили реванш.
offered-return = Вы предложили ответную партию.
declined-draw = Ваше предложение ничьей отклонено.
declined-takeback = Соперник не разрешил вернуть ход.
declined-rematch = Ваше предложение новой партии отклонено.
away-wait = { $player } не в сети. Победу можно будет засчитать себе через { $seconds } сек.
away-long = { $player } давно не в сети.
claim-game = Засчитать победу себе
call-off = Отменить партию
resign-online = Партия будет считаться проигранной.
return-game = Ответная партия
next-game = К следующей партии
greet = Фразы
greet-hello = Здравствуйте!
greet-good-luck = Удачи!
greet-have-fun = Приятной игры!
greet-good-move = Хороший ход!
greet-oops = Ой!
greet-one-moment = Минутку, пожалуйста.
greet-well-played = Отличная игра!
greet-thank-you = Спасибо!
greet-have-to-go = Мне пора.
greet-goodbye = До свидания!
by-link = Друг по ссылке
anybody = Любой
drawn-later = Определится случайно при создании партии.
clock = Часы
clock-none = Без часов
clock-increment = С добавлением
clock-delay = С задержкой
clock-days = Дни на ход
clock-minutes = Минут на игрока
clock-increment-each = Добавление, секунд за ход
clock-delay-each = Задержка, секунд на ход
clock-fischer-of = { $minutes } мин + { $seconds } сек за ход
clock-delay-of = { $minutes } мин, задержка { $seconds } сек на ход
clock-days-of = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}
days-left = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
minutes-long = { $minutes } мин
seconds-long = { $seconds } сек
your-name = Ваше имя
name-more = Это имя видят другие. Если нажать «Забыть меня», начатые партии останутся на сервере, но доступа к ним у вас больше не будет.
forget-me = Забыть меня
save = Сохранить
rename = Сменить имя
you-are = Вы играете под именем { $name }.
against = соперник: { $name }
against-computer = соперник: компьютер, уровень { $level }
named = { $name }
free-seat = Свободное место
their-turn = Ход соперника
lobby = Открытые вызовы
lobby-empty = Пока никто не ждёт. Создайте партию с любым соперником — её увидят все.
join = Присоединиться
invite-title = Пригласите соперника
invite-more = Отправьте эту ссылку. С вами сыграет тот, кто первым её откроет и присоединится; остальные будут зрителями.
invite-link = Ссылка для соперника
invite-qr = QR-код ссылки
invite-waiting = Ожидание соперника
invited-by = { $name } приглашает вас сыграть в { $game }
invited = Вас приглашают сыграть в { $game }
result-none = Без результата.
reason-time = { $player }: время вышло.
reason-agreement = Ничья по соглашению.
reason-abandoned = { $player }: выход из партии.
reason-aborted = Партия отменена.

## Sharing
share-link = Ссылка на эту позицию
copy-link = Скопировать ссылку
copy-record = Скопировать запись
copied = Скопировано
download-svg = Скачать рисунок (SVG)
download-png = Скачать рисунок (PNG)
download-record = Скачать запись партии

## Settings
look = Тема
look-system = Как в системе
look-light = Светлая
look-dark = Тёмная
look-contrast = Контрастная
coordinates = Координаты
coordinates-off = Нет
coordinates-edge = По краю
coordinates-points = На каждом пересечении
confirm-when = Подтверждать ходы
confirm-never = Никогда
confirm-touch = На сенсорных экранах
confirm-always = Всегда
setting-motion = Анимация на поле
setting-sound = Звуки
setting-spread = Башни LYNGK всегда показывать по фишкам
setting-evaluation = Показывать оценку компьютера
setting-coach = Тренер в новых партиях с компьютером

## Keys
shortcuts = Горячие клавиши
keys-board = Перейти к полю и обратно
keys-walk = Перемещаться по полю вдоль линий
keys-walk-other = Перемещаться по нисходящей линии
keys-pick = Выбрать пересечение или лунку
keys-choice = Выбрать вариант по номеру
keys-moves = Листать ходы (когда поле не выделено)
keys-turn = Повернуть поле, отразить поле
keys-zoom = На поле: увеличить, уменьшить, показать всё

## About
about-what = В Orrery можно играть в YINSH, LYNGK и Kulami — с компьютером, с друзьями по ссылке или вдвоём за одним экраном, на любом устройстве и без регистрации.
about-private = Партии за одним экраном и ваши настройки остаются в этом браузере. Партии по сети хранит сервер — с именем, которое вы выбрали; больше он о вас ничего не хранит.
about-names = Orrery — независимая, неофициальная реализация этих игр. Названия игр принадлежат их владельцам.
about-licence = Orrery — свободная программа под лицензией MIT или Apache 2.0. Шрифт Inter распространяется под лицензией SIL Open Font License.
about-api = Напишите свою программу-игрока: API этого сервера
about-version = Версия { $version }
offline-ready = Готово к игре без сети
offline-fetching = Подготовка к игре без сети: { $share }{ "\u00A0" }%
offline-unknown = Нужно подключение к сети
update-ready = Доступна новая версия.
update-now = Обновить сейчас

## Trouble
trouble-engine = Не удалось запустить компьютерного соперника. Перезагрузите страницу, чтобы попробовать ещё раз.
trouble-language = Не удалось загрузить язык: { $language }. Проверьте подключение и попробуйте ещё раз.
trouble-storage = Этот браузер не даёт Orrery сохранить партию. Она пропадёт, когда вы закроете страницу.
trouble-damaged = { $count ->
    [one] Не удалось прочитать { $count } сохранённую партию, она пропущена.
    [few] Не удалось прочитать { $count } сохранённые партии, они пропущены.
    [many] Не удалось прочитать { $count } сохранённых партий, они пропущены.
   *[other] Не удалось прочитать { $count } сохранённой партии, они пропущены.
}
trouble-link = Открыть партию по этой ссылке не удалось. { $reason }
trouble-record = Открыть не удалось. { $reason }
trouble-config = Так играть нельзя. { $reason }
trouble-file = Не удалось прочитать файл.
trouble-picture = Не удалось создать рисунок.
trouble-no-server = Сервер недоступен.
trouble-unavailable = Сервер сейчас не может ничего сохранить. Попробуйте чуть позже.
trouble-seat-taken = Это место уже занял кто-то другой.
trouble-forbidden = Вы не можете занять это место: либо это ваша собственная партия, либо ссылка неполная.
trouble-who = Сервер вас больше не узнаёт. Выберите имя заново.
trouble-open-games = Соперника уже ждут десять ваших партий.
trouble-too-many = Слишком много запросов. Подождите немного.
trouble-server = Сервер не принял этот запрос. Перезагрузите страницу и попробуйте ещё раз.
server-says = Сервер сообщает: { $message }
trouble-name = Это имя взять нельзя: в нём должен быть хотя бы один видимый символ, и оно не должно походить на имя компьютера.
trouble-log = Партию нельзя показать: в её журнале на сервере повреждена запись { $entry }.
trouble-turn = Сервер не принял ваш ход: он не завершён или слишком длинный.
trouble-turn-move = Сервер не принял ваш ход: шаг { $action } невозможен.

## Обучение
learn = Обучение
learn-game = Обучение: { $game }
learn-title = Учитесь играя
learn-subtitle = Короткие уроки прямо на игровом поле: попробуйте каждое правило сами.
learn-steps = Уроки
learn-step = урок { $number } из { $count }
learn-count = пройдено уроков: { $done } из { $count }
learn-is-done = пройден
learn-begin = Начать
learn-go-on = Продолжить
learn-again = Начать заново

## Правила
rules = Правила
rules-title = Правила игры { $game }
rules-contents = Содержание
rules-numbers = Маленькие номера указывают на точные правила, по которым работает программа.
rules-print = Распечатать
rules-try = Попробовать
rules-close = Вернуться к рисунку

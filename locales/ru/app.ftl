## Everywhere
play = Играть
home = Главная
about = О программе
settings = Настройки
language = Язык
sound = Звук
dark = Тёмные цвета
navigation = Страницы
skip = Перейти к содержимому
close = Закрыть
cancel = Отмена
open = Открыть
more = Ещё
game = Партия
no-page = Такой страницы нет.

## Home
home-title = Три игры для двоих.
home-subtitle = Играйте с компьютером, с другом по ссылке или вдвоём за одним экраном. Без учётной записи.
home-yinsh = Соберите ряд из пяти и отдайте за него кольцо. Побеждает тот, кто отдаст три.
home-lyngk = Присвойте два цвета, шагайте по своим, стройте башни из пяти.
home-kulami = Шарики на деревянных плитках. Ваш ход решает, куда можно пойти сопернику.
play-game = Играть в { $game }
continue = Продолжить
continue-title = Продолжить { $game }
all-games = Все партии
delete-game = Удалить эту партию { $game }
turn-number = ход { $number }
open-record = Открыть запись партии
open-record-more = Вставьте запись партии, ссылку или код позиции. Файл можно также перетащить в любое место страницы.
choose-file = Выбрать файл

## A new game
new-game = Новая партия
opponent = Соперник
computer = Компьютер
two-here = Вдвоём за одним экраном
level = Уровень
level-of = { $level } из 10
side = Ваша сторона
play-white = Белые, первый ход
play-black = Чёрные, второй ход
play-red = Красные, первый ход
play-first = Первый ход
play-second = Второй ход
play-lot = По жребию
variant = Вариант
variant-standard = Обычный
variant-blitz = Блиц
layout = Расстановка
layout-random = Случайная
layout-seed = По числу
layout-code = По коду
draw-again = Составить заново
options = Настройки партии
option-six = Башни из шести
option-collect = Забирать полные башни, присваивая цвет
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
editor-help = Перетаскивайте плитки; двойной щелчок поворачивает плитку. С клавиатуры: Tab выбирает плитку, стрелки двигают её, R поворачивает.
editor-turn = Повернуть плитку
editor-good = Поле собрано правильно.
editor-overlap = Некоторые плитки перекрываются.
editor-apart = Плитки должны соединяться сторонами в одно целое.
editor-tile = Плитка { $width } на { $height }, левый верхний угол: { $corner }

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
to-move = Сейчас ход
thinking = Думает
thinking-depth = Думает, глубина { $depth }
waiting-for = Очередь хода: { $player }
turn = Ход
confirm-turn = Подтвердите ход или верните его.
confirm = Подтвердить
step-back = Вернуть один шаг
reset-turn = Начать ход заново
looking-back = Вы смотрите более раннюю позицию.
looking-back-more = Партия продолжается с текущей позиции.
to-live = Вернуться к партии
refused-turn-complete = Ход завершён: подтвердите его или верните.
refused-unreadable = «{ $text }» не является ходом в этой игре.
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
evaluation = Как компьютер оценивает партию
evaluation-first = Первый игрок { $percent }{ "\u00A0" }%
moves = Ходы
to-start = В начало
back = Назад
forward = Вперёд
to-end = В конец
take-back = Вернуть ход
replay = Показать снова
hint = Подсказка
hint-seeking = Ищу хороший ход…
resign = Сдаться
resign-more = Партия будет считаться проигранной. Это ещё можно отменить.
play-on = Играть дальше
turn-board = Повернуть поле
flip-board = Перевернуть поле
share = Поделиться
no-game = Этой партии здесь нет.
no-game-more = Партии хранятся в том браузере, в котором их играли.

## Asking about the board
ask = Спросить о поле
ask-more = Напишите точку, например e5, или линию, например e, и выберите вопрос.
ask-where = Точка или линия
ask-point = Что там стоит?
ask-lines = Линии через неё
ask-ways = Куда можно пойти?
ask-region = Её плитка
ask-board = Всё поле
ask-open = Что можно сделать сейчас?
ask-mine = Что есть у меня?
ask-theirs = Что есть у соперника?
ask-threats = Угрозы
ask-contested = Спорные плитки
ask-answers = Ответы
ask-unreadable = Напишите точку, например e5, или линию, например e.
ask-no-point = На этом поле нет точки { $point }.
ask-no-line = На этом поле нет такой линии.
ask-board-empty = Поле пустое.
ask-line = { $line }: { $what }.
ask-empty = пусто
ask-at = { $at } { $what }
ask-and = { $first }; { $rest }
ask-open-now = Сейчас доступно: { $points }.
ask-fact = { $player }. { $label }: { $value }.
ask-count = { $player }. { $label }: { $count }. { $points }.
ask-number = { $count }

## The end
result = Результат
result-won = Вы победили.
result-lost = Компьютер победил.
result-draw = Ничья.
result-wins = Победа: { $player }
result-player = Победа: игрок { $number }
reason-resigned = Сдача партии: { $player }
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
coach-more = Предупреждать перед ходом, который многое теряет
coach-warning = Этот ход многое теряет.
coach-had-win = У вас была верная победа.
coach-had-draw = У вас была верная ничья.
coach-had = До этого хода ваши шансы: { $percent }{ "\u00A0" }%.
coach-left = После этого хода ваши шансы: { $percent }{ "\u00A0" }%.
coach-left-draw = После этого хода при лучшей игре ничья.
coach-left-loss = После этого хода при лучшей игре соперника партия проиграна.
coach-answer = Лучший ответ: { $told }
coach-better = Лучше: { $told }
coach-played = Ваш ход: { $told }
coach-then = { $one } · { $two }
coach-take-back = Вернуть ход
coach-show = Показать ход лучше
coach-anyway = Всё равно сыграть
coach-points = Переломные моменты
coach-points-more = Здесь потеряно больше всего. С любого из этих ходов можно попробовать ещё раз.
coach-looking = Смотрю ваши ходы…
coach-none = Ни один ваш ход не потерял многого.
coach-turn = Ход { $number }
coach-again = Попробовать отсюда ещё раз

## Over the network
online = По сети
play-online = Играть по сети
online-title = Игра по сети
online-new = Новая партия с человеком
online-games = Ваши партии
online-opening = Соединение…
online-broken = Нет связи с сервером. Пробуем снова…
online-kept = Нет связи. Ваш ход сохранён, страница отправит его, как только сможет.
online-sent = Отправлено.
online-stored = Сохранено.
online-not-done = Не сделано: нет связи.
online-over = Партия окончена.
online-not-seated = Вы зритель в этой партии.
online-not-begun = Второе место ещё свободно.
online-not-over = Партия ещё не окончена.
online-stale = Позиция тем временем изменилась. Перед вами нынешняя.
online-turn-id-used = На сервере под этим номером уже есть другой ваш ход. Сделайте ход ещё раз.
online-time-up = Ваше время вышло.
online-no-offer = Это предложение больше не в силе.
online-offered-already = Вы уже предлагали это после последнего хода.
online-nothing-to-take-back = У вас нет хода, который можно вернуть.
online-too-many-takebacks = В этой партии больше нельзя возвращать ходы.
online-log-full = В этой партии слишком много сообщений и возвращённых ходов. Теперь можно только играть, предложить ничью или сдаться.
online-too-late-to-abort = Оба уже сделали ход: теперь можно только сдаться.
online-not-away = Ваш соперник здесь.
online-said-enough = На этот ход сказано достаточно.
accept = Принять
decline = Отклонить
withdraw = Отозвать
offer-draw = Предложить ничью
offers-draw = { $player } предлагает ничью.
offers-takeback = { $player } просит вернуть последний ход.
offers-rematch = { $player } предлагает реванш.
offers-return = { $player } предлагает ответную партию на той же расстановке.
offered-draw = Вы предложили ничью.
offered-takeback = Вы попросили вернуть ход.
offered-rematch = Вы предложили реванш.
offered-return = Вы предложили ответную партию.
declined-draw = Ваше предложение ничьей отклонено.
declined-takeback = Вернуть ход не разрешили.
declined-rematch = Пока без новой партии.
away-wait = { $player } отсутствует. Победу можно будет забрать через { $seconds } с.
away-long = { $player } долго отсутствует.
claim-game = Забрать победу
call-off = Отменить партию
resign-online = Партия будет считаться проигранной.
return-game = Ответная партия
next-game = К следующей партии
greet = Сказать
greet-hello = Здравствуйте!
greet-good-luck = Удачи!
greet-have-fun = Приятной игры!
greet-good-move = Хороший ход!
greet-oops = Ой!
greet-one-moment = Минутку, пожалуйста.
greet-well-played = Хорошая игра!
greet-thank-you = Спасибо!
greet-have-to-go = Мне пора.
greet-goodbye = До свидания!
by-link = Друг, по ссылке
anybody = Кто угодно
drawn-later = Выпадет по жребию при создании партии.
clock = Часы
clock-none = Без часов
clock-increment = С добавлением
clock-delay = С задержкой
clock-days = Дни на ход
clock-minutes = Минут на игрока
clock-increment-each = Секунд добавляется за ход
clock-delay-each = Сколько секунд хода не считается
clock-fischer-of = { $minutes } мин + { $seconds } с за ход
clock-delay-of = { $minutes } мин, { $seconds } с каждого хода не считаются
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
seconds-long = { $seconds } с
your-name = Ваше имя
name-more = Это имя видят другие. Если вас забыть, начатые партии останутся на сервере, но доступа к ним у вас не будет.
forget-me = Забыть меня
save = Сохранить
rename = Сменить имя
you-are = Вы играете как { $name }.
against = против { $name }
against-computer = против компьютера, уровень { $level }
named = { $name }
free-seat = Свободное место
their-turn = Ход соперника
lobby = Открытые вызовы
lobby-empty = Никто не ждёт. Создайте партию с кем угодно и будьте первым.
join = Вступить в партию
invite-title = Пригласите кого-нибудь
invite-more = Отправьте эту ссылку. Кто первым откроет её и вступит в партию, тот играет; остальные смотрят.
invite-link = Ссылка для вступления
invite-qr = QR-код ссылки
invite-waiting = Ждём соперника
invited-by = { $name } приглашает вас сыграть в { $game }
invited = Вас приглашают сыграть в { $game }
result-none = Без результата.
reason-time = Время вышло: { $player }
reason-agreement = Ничья по соглашению
reason-abandoned = Партия покинута: { $player }
reason-aborted = Партия отменена

## Sharing
share-link = Ссылка на эту позицию
copy-link = Скопировать ссылку
copy-record = Скопировать запись
copied = Скопировано.
download-svg = Рисунок в SVG
download-png = Рисунок в PNG
download-record = Запись в файле

## Settings
look = Цвета
look-system = Как в системе
look-light = Светлые
look-dark = Тёмные
look-contrast = Высокий контраст
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
setting-spread = Башни LYNGK всегда разложены
setting-evaluation = Показывать, как компьютер оценивает партию
setting-coach = Тренер в новых партиях с компьютером

## Keys
shortcuts = Клавиши
keys-board = К полю и обратно
keys-walk = Двигаться по полю вдоль линий
keys-walk-other = Двигаться вдоль нисходящей линии
keys-pick = Выбрать пересечение
keys-choice = Выбрать вариант по номеру
keys-moves = Листать ходы, когда вы не на поле
keys-turn = Повернуть поле, перевернуть поле
keys-zoom = Увеличить, уменьшить, показать всё; на поле

## About
about-what = Orrery — место, где играют в YINSH, LYNGK и Kulami: с компьютером, с друзьями по ссылке или вдвоём за одним экраном, на любом устройстве, без учётной записи.
about-private = Игры за одним экраном и ваши настройки остаются в этом браузере. Игры по сети хранит сервер — с именем, которое вы выбрали, и ничего больше о вас.
about-names = Orrery — независимая, неофициальная реализация. Названия игр принадлежат их владельцам.
about-licence = Orrery — свободная программа под лицензией MIT или Apache 2.0. Шрифт Inter распространяется под лицензией SIL Open Font.
about-version = Версия { $version }
offline-ready = Готово к игре без сети
offline-fetching = Подготовка к игре без сети: { $share }{ "\u00A0" }%
offline-unknown = Нужно подключение к сети
update-ready = Готова новая версия.
update-now = Обновить сейчас

## Trouble
trouble-engine = Не удалось запустить компьютерного соперника. Перезагрузите страницу, чтобы попробовать ещё раз.
trouble-storage = Этот браузер не позволяет Orrery сохранить партию. Она пропадёт, когда вы закроете страницу.
trouble-damaged = { $count ->
    [one] Не удалось прочитать и отложено в сторону: { $count } сохранённая партия.
    [few] Не удалось прочитать и отложено в сторону: { $count } сохранённые партии.
    [many] Не удалось прочитать и отложено в сторону: { $count } сохранённых партий.
   *[other] Не удалось прочитать и отложено в сторону: { $count } сохранённой партии.
}
trouble-link = Ссылка не открывает партию. { $reason }
trouble-record = Это не удаётся открыть. { $reason }
trouble-config = Так играть нельзя. { $reason }
trouble-file = Файл не читается.
trouble-file-size = Файл слишком велик для записи партии.
trouble-clipboard = Браузер не разрешает копирование.
trouble-picture = Не удалось нарисовать изображение.
trouble-no-server = Сервер недоступен.
trouble-unavailable = Сервер сейчас не может ничего сохранить. Попробуйте чуть позже.
trouble-seat-taken = Это место уже занял кто-то другой.
trouble-forbidden = Вы не можете занять это место: это ваша собственная партия или ссылка неполная.
trouble-who = Сервер вас больше не узнаёт. Выберите имя заново.
trouble-open-games = Десять ваших партий уже ждут соперника.
trouble-too-many = Слишком много сразу. Подождите немного.
trouble-server = Сервер не принимает этот запрос. Перезагрузите страницу и попробуйте ещё раз.
server-says = Сервер сообщает: { $message }
trouble-name = Это имя взять нельзя: в нём должно быть что-то видимое, и оно не должно походить на имя компьютера.
trouble-log = Партию нельзя показать: повреждена запись { $entry } в её журнале на сервере.
trouble-turn = Сервер не принимает ход: он не завершён или слишком длинный.
trouble-turn-move = Сервер не принимает ход: шаг { $action } невозможен.

## Обучение
learn = Обучение
learn-game = Обучение: { $game }
learn-title = Учитесь играя
learn-subtitle = Короткие шаги на настоящей доске: попробуйте каждое правило сами.
learn-steps = Шаги
learn-step = шаг { $number } из { $count }
learn-count = пройдено шагов: { $done } из { $count }
learn-is-done = пройден
learn-begin = Начать
learn-go-on = Продолжить
learn-again = Начать заново

## Правила
rules = Правила
rules-title = Правила игры { $game }
rules-contents = Содержание
rules-numbers = Маленькие номера обозначают точные правила, которым следует программа.
rules-print = Распечатать
rules-try = Попробовать
rules-close = Вернуться к рисунку

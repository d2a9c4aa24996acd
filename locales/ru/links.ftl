links-home = Orrery: YINSH, LYNGK и Kulami онлайн
links-home-more = Три настольные игры для двоих прямо в браузере: с компьютером, с другом по ссылке или за одним экраном. Бесплатно и без регистрации.
links-new = Играть в { $game }
links-new-more = { $blurb } Играйте с компьютером или с другом, бесплатно и без регистрации.
links-rules-more = { $blurb } Все правила { $game } с рисунками, на которых можно попробовать ходы.
links-learn-more = { $blurb } Учитесь играть в { $game } шаг за шагом прямо на игровом поле.
links-courses = Обучение: YINSH, LYNGK и Kulami
links-courses-more = Уроки прямо на игровом поле: каждое правило шаг за шагом, а потом задачи.
links-lobby-more = Играйте с людьми в YINSH, LYNGK или Kulami: займите место в открытой партии или создайте свою.
links-puzzles = Задачи по YINSH, LYNGK и Kulami
links-puzzles-more = Тысячи задач с доказанными ответами: задача дня, задачи по силам, по темам и сериями. Бесплатно и без регистрации.
links-about = Об Orrery
links-match = { $first } – { $second } · { $game }
links-invitation = { $player } приглашает вас сыграть в { $game }
links-invitation-more = { $blurb } Откройте ссылку и играйте. Без регистрации.
links-position = Позиция в { $game }
links-game = Партия в { $game }
links-study-more = Откройте, чтобы просмотреть все ходы, попробовать свои и спросить компьютер.
links-problem = Сможете решить?
links-player = Игрок
links-to-move = Ход: { $player }
links-turn = Ход { $number }
links-seat = Одно место свободно
links-wins = Победа: { $player }
links-won-after = { $turns ->
    [one] { $side }: победа за { $turns } ход
    [few] { $side }: победа за { $turns } хода
    [many] { $side }: победа за { $turns } ходов
   *[other] { $side }: победа за { $turns } хода
}
links-drawn-after = { $turns ->
    [one] Ничья после { $turns } хода
    [few] Ничья после { $turns } ходов
    [many] Ничья после { $turns } ходов
   *[other] Ничья после { $turns } хода
}
links-draw = Ничья
links-called-off = Партия отменена
links-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
links-score = { $first } : { $second }
links-embed = { $title }: просмотр партии по ходам
links-embed-first = В начало
links-embed-back = На ход назад
links-embed-on = На ход вперёд
links-embed-last = В конец
links-embed-turn = Ход { $number } из { $turns }
links-embed-start = Начало
links-embed-open = Открыть в Orrery
links-embed-turns = Ходы
links-embed-gone = По этому адресу нечего показать.

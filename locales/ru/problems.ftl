# Задачи: к цели ведёт один-единственный первый ход. $side — кто играет: Белые, Первый игрок.

problems = Задачи
problem-title = Задача { $number }
problem-of = задача { $number } из { $count }
problem-count = решено: { $done } из { $count }
problem-done = Решено! Никакой другой первый ход к цели не вёл.
problem-again = Не тот ход: он не ведёт к цели. Поищите ещё.
problem-refuted = Не тот ход: после ответа { $answer } цели уже не достичь.

problem-yinsh-score = { $side }: выстройте ряд и снимите кольцо этим ходом.
problem-yinsh-two = { $side }: снимите два кольца этим ходом.
problem-yinsh-win = { $side }: выиграйте партию этим ходом.
problem-yinsh-guard = { $side }: не дайте сопернику снять кольцо следующим ходом.
problem-yinsh-score-in-two = { $side }: создайте неотразимую угрозу. Следующим ходом вы снимете кольцо при любом ответе.
problem-yinsh-two-in-two = { $side }: снимите два кольца за два хода при любом ответе.
problem-yinsh-win-in-two = { $side }: выиграйте партию за два хода при любом ответе.
problem-yinsh-refuted = Не тот ход: после ответа { $answer } соперник снимает кольцо.

problem-lyngk-score = { $side }: выиграйте башню из пяти этим ходом.
problem-lyngk-guard = { $side }: не дайте сопернику выиграть башню из пяти следующим ходом.
problem-lyngk-score-in-two = { $side }: подготовьте башню из пяти, которую вы выиграете следующим ходом при любом ответе.
problem-lyngk-two-in-two = { $side }: выиграйте две башни из пяти за два хода при любом ответе.
problem-lyngk-end = { $side }: выиграйте партию при любых ответах. Учтите и башни пониже.
problem-lyngk-refuted = Не тот ход: после ответа { $answer } соперник выигрывает башню из пяти.

problem-kulami-end = { $side }: выиграйте партию при любых ответах.
problem-kulami-margin =
    { $side }: закончите с перевесом не меньше { $points ->
        [one] { $points } очка
        [few] { $points } очков
        [many] { $points } очков
       *[other] { $points } очка
    } при любых ответах.

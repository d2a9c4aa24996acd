# Белые, чёрные и красные — во множественном числе, первый и второй игрок — в единственном.

why-wins =
    { $turns ->
        [1] Победа следующим ходом: { $player }.
       *[other] Победа за { $turns } хода: { $player }.
    }
why-missed-wins =
    { $turns ->
        [1] Упущена победа следующим же ходом: { $player }.
       *[other] Упущена победа за { $turns } хода: { $player }.
    }

why-yinsh-row =
    { $turns ->
        [1] { $player } следующим ходом снимают ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
       *[other] { $player } за { $turns } хода снимают ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
    }
why-missed-yinsh-row =
    { $turns ->
        [1] { $player } могли сразу снять ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
       *[other] { $player } могли за { $turns } хода снять ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
    }
why-yinsh-flips =
    { $turns ->
        [1] { $player } следующим ходом переворачивают { $count ->
            [one] { $count } фишку
            [few] { $count } фишки
            [many] { $count } фишек
           *[other] { $count } фишки
        }.
       *[other] { $player } вторым ходом переворачивают { $count ->
            [one] { $count } фишку
            [few] { $count } фишки
            [many] { $count } фишек
           *[other] { $count } фишки
        }.
    }
why-missed-yinsh-flips =
    { $turns ->
        [1] { $player } могли сразу перевернуть { $count ->
            [one] { $count } фишку
            [few] { $count } фишки
            [many] { $count } фишек
           *[other] { $count } фишки
        }.
       *[other] { $player } могли вторым ходом перевернуть { $count ->
            [one] { $count } фишку
            [few] { $count } фишки
            [many] { $count } фишек
           *[other] { $count } фишки
        }.
    }

why-lyngk-stack =
    { $turns ->
        [1] { $player } следующим ходом { $from }–{ $to } выигрывает башню высотой { $height }.
       *[other] { $player } вторым ходом { $from }–{ $to } выигрывает башню высотой { $height }.
    }
why-missed-lyngk-stack =
    { $turns ->
        [1] { $player } мог сразу выиграть башню высотой { $height } ходом { $from }–{ $to }.
       *[other] { $player } мог вторым ходом { $from }–{ $to } выиграть башню высотой { $height }.
    }
why-lyngk-claim =
    { $turns ->
        [1] { $player } следующим ходом занимает { $colour } цвет.
       *[other] { $player } вторым ходом занимает { $colour } цвет.
    }
why-missed-lyngk-claim =
    { $turns ->
        [1] { $player } мог сразу занять { $colour } цвет.
       *[other] { $player } мог вторым ходом занять { $colour } цвет.
    }

why-kulami-takes =
    { $turns ->
        [1] { $player } следующим ходом { $hole } захватывают плитку, лунок на ней: { $size }.
       *[other] { $player } вторым ходом { $hole } захватывают плитку, лунок на ней: { $size }.
    }
why-missed-kulami-takes =
    { $turns ->
        [1] { $player } могли ходом { $hole } захватить плитку, лунок на ней: { $size }.
       *[other] { $player } могли вторым ходом { $hole } захватить плитку, лунок на ней: { $size }.
    }
why-kulami-frees =
    { $turns ->
        [1] { $player } следующим ходом { $hole } отнимают у соперника плитку, лунок на ней: { $size }.
       *[other] { $player } вторым ходом { $hole } отнимают у соперника плитку, лунок на ней: { $size }.
    }
why-missed-kulami-frees =
    { $turns ->
        [1] { $player } могли ходом { $hole } отнять у соперника плитку, лунок на ней: { $size }.
       *[other] { $player } могли вторым ходом { $hole } отнять у соперника плитку, лунок на ней: { $size }.
    }

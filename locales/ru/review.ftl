# Белые, чёрные и красные — во множественном числе, первый и второй игрок — в единственном.

why-wins =
    { $turns ->
        [one] Победа следующим ходом: { $player }.
        [few] Победа за { $turns } хода: { $player }.
        [many] Победа за { $turns } ходов: { $player }.
       *[other] Победа за { $turns } хода: { $player }.
    }
why-missed-wins =
    { $turns ->
        [one] Упущена победа следующим же ходом: { $player }.
        [few] Упущена победа за { $turns } хода: { $player }.
        [many] Упущена победа за { $turns } ходов: { $player }.
       *[other] Упущена победа за { $turns } хода: { $player }.
    }
why-yinsh-row =
    { $turns ->
        [one] { $player } следующим ходом снимают ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
        [few] { $player } за { $turns } хода снимают ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
        [many] { $player } за { $turns } ходов снимают ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
       *[other] { $player } за { $turns } хода снимают ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
    }
why-missed-yinsh-row =
    { $turns ->
        [one] { $player } могли сразу снять ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
        [few] { $player } могли за { $turns } хода снять ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
        [many] { $player } могли за { $turns } ходов снять ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
       *[other] { $player } могли за { $turns } хода снять ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
    }
why-yinsh-flips =
    { $turns ->
        [one] { $player } следующим ходом переворачивают несколько фишек ({ $count }).
        [few] { $player } вторым ходом переворачивают несколько фишек ({ $count }).
        [many] { $player } вторым ходом переворачивают несколько фишек ({ $count }).
       *[other] { $player } вторым ходом переворачивают несколько фишек ({ $count }).
    }
why-missed-yinsh-flips =
    { $turns ->
        [one] { $player } могли сразу перевернуть несколько фишек ({ $count }).
        [few] { $player } могли вторым ходом перевернуть несколько фишек ({ $count }).
        [many] { $player } могли вторым ходом перевернуть несколько фишек ({ $count }).
       *[other] { $player } могли вторым ходом перевернуть несколько фишек ({ $count }).
    }
why-lyngk-stack =
    { $turns ->
        [one] { $player } следующим ходом { $from }–{ $to } выигрывает башню высотой { $height }.
        [few] { $player } вторым ходом { $from }–{ $to } выигрывает башню высотой { $height }.
        [many] { $player } вторым ходом { $from }–{ $to } выигрывает башню высотой { $height }.
       *[other] { $player } вторым ходом { $from }–{ $to } выигрывает башню высотой { $height }.
    }
why-missed-lyngk-stack =
    { $turns ->
        [one] { $player } мог сразу выиграть башню высотой { $height } ходом { $from }–{ $to }.
        [few] { $player } мог вторым ходом { $from }–{ $to } выиграть башню высотой { $height }.
        [many] { $player } мог вторым ходом { $from }–{ $to } выиграть башню высотой { $height }.
       *[other] { $player } мог вторым ходом { $from }–{ $to } выиграть башню высотой { $height }.
    }
why-lyngk-claim =
    { $turns ->
        [one] { $player } следующим ходом занимает { $colour } цвет.
        [few] { $player } вторым ходом занимает { $colour } цвет.
        [many] { $player } вторым ходом занимает { $colour } цвет.
       *[other] { $player } вторым ходом занимает { $colour } цвет.
    }
why-missed-lyngk-claim =
    { $turns ->
        [one] { $player } мог сразу занять { $colour } цвет.
        [few] { $player } мог вторым ходом занять { $colour } цвет.
        [many] { $player } мог вторым ходом занять { $colour } цвет.
       *[other] { $player } мог вторым ходом занять { $colour } цвет.
    }
why-kulami-takes =
    { $turns ->
        [one] { $player } следующим ходом { $hole } захватывают плитку, лунок на ней: { $size }.
        [few] { $player } вторым ходом { $hole } захватывают плитку, лунок на ней: { $size }.
        [many] { $player } вторым ходом { $hole } захватывают плитку, лунок на ней: { $size }.
       *[other] { $player } вторым ходом { $hole } захватывают плитку, лунок на ней: { $size }.
    }
why-missed-kulami-takes =
    { $turns ->
        [one] { $player } могли ходом { $hole } захватить плитку, лунок на ней: { $size }.
        [few] { $player } могли вторым ходом { $hole } захватить плитку, лунок на ней: { $size }.
        [many] { $player } могли вторым ходом { $hole } захватить плитку, лунок на ней: { $size }.
       *[other] { $player } могли вторым ходом { $hole } захватить плитку, лунок на ней: { $size }.
    }
why-kulami-frees =
    { $turns ->
        [one] { $player } следующим ходом { $hole } отнимают у соперника плитку, лунок на ней: { $size }.
        [few] { $player } вторым ходом { $hole } отнимают у соперника плитку, лунок на ней: { $size }.
        [many] { $player } вторым ходом { $hole } отнимают у соперника плитку, лунок на ней: { $size }.
       *[other] { $player } вторым ходом { $hole } отнимают у соперника плитку, лунок на ней: { $size }.
    }
why-missed-kulami-frees =
    { $turns ->
        [one] { $player } могли ходом { $hole } отнять у соперника плитку, лунок на ней: { $size }.
        [few] { $player } могли вторым ходом { $hole } отнять у соперника плитку, лунок на ней: { $size }.
        [many] { $player } могли вторым ходом { $hole } отнять у соперника плитку, лунок на ней: { $size }.
       *[other] { $player } могли вторым ходом { $hole } отнять у соперника плитку, лунок на ней: { $size }.
    }

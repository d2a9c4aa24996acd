# Белые, чёрные и красные — во множественном числе, первый и второй игрок — в единственном.

why-wins =
    { $turns ->
        [one] { $player }: победа следующим ходом.
        [few] { $player }: победа за { $turns } хода.
        [many] { $player }: победа за { $turns } ходов.
       *[other] { $player }: победа за { $turns } хода.
    }
why-missed-wins =
    { $turns ->
        [one] { $player }: упущена немедленная победа.
        [few] { $player }: упущена победа за { $turns } хода.
        [many] { $player }: упущена победа за { $turns } ходов.
       *[other] { $player }: упущена победа за { $turns } хода.
    }
why-yinsh-row =
    { $turns ->
        [one] { $player } следующим ходом снимают ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
        [few] { $player } через ход снимают ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
        [many] { $player } через ход снимают ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
       *[other] { $player } через ход снимают ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
    }
why-missed-yinsh-row =
    { $turns ->
        [one] { $player } могли сразу снять ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
        [few] { $player } могли через ход снять ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
        [many] { $player } могли через ход снять ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
       *[other] { $player } могли через ход снять ряд { $from }–{ $to } и кольцо: { $won } из { $needed }.
    }
why-yinsh-flips =
    { $turns ->
        [one] { $player } следующим ходом переворачивают
        [few] { $player } через ход переворачивают
        [many] { $player } через ход переворачивают
       *[other] { $player } через ход переворачивают
    } { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишки
    }.
why-missed-yinsh-flips =
    { $turns ->
        [one] { $player } могли сразу перевернуть
        [few] { $player } могли через ход перевернуть
        [many] { $player } могли через ход перевернуть
       *[other] { $player } могли через ход перевернуть
    } { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишки
    }.
why-lyngk-stack =
    { $turns ->
        [one] { $player } следующим ходом { $from }–{ $to } выигрывает башню высотой { $height }.
        [few] { $player } через ход играет { $from }–{ $to } и выигрывает башню высотой { $height }.
        [many] { $player } через ход играет { $from }–{ $to } и выигрывает башню высотой { $height }.
       *[other] { $player } через ход играет { $from }–{ $to } и выигрывает башню высотой { $height }.
    }
why-missed-lyngk-stack =
    { $turns ->
        [one] { $player } мог сразу выиграть башню высотой { $height } ходом { $from }–{ $to }.
        [few] { $player } мог через ход сыграть { $from }–{ $to } и выиграть башню высотой { $height }.
        [many] { $player } мог через ход сыграть { $from }–{ $to } и выиграть башню высотой { $height }.
       *[other] { $player } мог через ход сыграть { $from }–{ $to } и выиграть башню высотой { $height }.
    }
why-lyngk-claim =
    { $turns ->
        [one] { $player } следующим ходом занимает { $colour } цвет.
        [few] { $player } через ход занимает { $colour } цвет.
        [many] { $player } через ход занимает { $colour } цвет.
       *[other] { $player } через ход занимает { $colour } цвет.
    }
why-missed-lyngk-claim =
    { $turns ->
        [one] { $player } мог сразу занять { $colour } цвет.
        [few] { $player } мог через ход занять { $colour } цвет.
        [many] { $player } мог через ход занять { $colour } цвет.
       *[other] { $player } мог через ход занять { $colour } цвет.
    }
why-kulami-takes =
    { $turns ->
        [one] { $player } следующим ходом играют { $hole } и захватывают плитку на
        [few] { $player } через ход играют { $hole } и захватывают плитку на
        [many] { $player } через ход играют { $hole } и захватывают плитку на
       *[other] { $player } через ход играют { $hole } и захватывают плитку на
    } { $size ->
        [one] { $size } лунку
        [few] { $size } лунки
        [many] { $size } лунок
       *[other] { $size } лунки
    }.
why-missed-kulami-takes =
    { $turns ->
        [one] { $player } могли ходом { $hole } захватить плитку на
        [few] { $player } могли через ход сыграть { $hole } и захватить плитку на
        [many] { $player } могли через ход сыграть { $hole } и захватить плитку на
       *[other] { $player } могли через ход сыграть { $hole } и захватить плитку на
    } { $size ->
        [one] { $size } лунку
        [few] { $size } лунки
        [many] { $size } лунок
       *[other] { $size } лунки
    }.
why-kulami-frees =
    { $turns ->
        [one] { $player } следующим ходом играют { $hole } и лишают соперника плитки на
        [few] { $player } через ход играют { $hole } и лишают соперника плитки на
        [many] { $player } через ход играют { $hole } и лишают соперника плитки на
       *[other] { $player } через ход играют { $hole } и лишают соперника плитки на
    } { $size ->
        [one] { $size } лунку
        [few] { $size } лунки
        [many] { $size } лунок
       *[other] { $size } лунки
    }.
why-missed-kulami-frees =
    { $turns ->
        [one] { $player } могли ходом { $hole } лишить соперника плитки на
        [few] { $player } могли через ход сыграть { $hole } и лишить соперника плитки на
        [many] { $player } могли через ход сыграть { $hole } и лишить соперника плитки на
       *[other] { $player } могли через ход сыграть { $hole } и лишить соперника плитки на
    } { $size ->
        [one] { $size } лунку
        [few] { $size } лунки
        [many] { $size } лунок
       *[other] { $size } лунки
    }.

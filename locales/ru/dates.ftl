date =
    { $day } { $month ->
        [january] января
        [february] февраля
        [march] марта
        [april] апреля
        [may] мая
        [june] июня
        [july] июля
        [august] августа
        [september] сентября
        [october] октября
        [november] ноября
       *[december] декабря
    } { $year } г.

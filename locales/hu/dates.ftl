date =
    { $year }. { $month ->
        [january] január
        [february] február
        [march] március
        [april] április
        [may] május
        [june] június
        [july] július
        [august] augusztus
        [september] szeptember
        [october] október
        [november] november
       *[december] december
    } { $day }.

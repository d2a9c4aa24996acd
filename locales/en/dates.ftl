# $day (number), $month (name of the variant), $year (text): 15 November 2026
date =
    { $day } { $month ->
        [january] January
        [february] February
        [march] March
        [april] April
        [may] May
        [june] June
        [july] July
        [august] August
        [september] September
        [october] October
        [november] November
       *[december] December
    } { $year }

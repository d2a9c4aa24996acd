# Why a turn was bad. $turns is 1 where it happens with the next turn, and 2 with the one after.

why-wins =
    { $turns ->
        [one] { $player } wins the game next turn.
       *[other] { $player } wins the game within { $turns } turns.
    }
why-missed-wins =
    { $turns ->
        [one] { $player } could have won the game at once.
       *[other] { $player } could have won the game within { $turns } turns.
    }
why-yinsh-row =
    { $turns ->
        [one] { $player } removes the row { $from }–{ $to } next, and ring { $won } of { $needed }.
       *[other] { $player } removes the row { $from }–{ $to } within { $turns } turns, and ring { $won } of { $needed }.
    }
why-missed-yinsh-row =
    { $turns ->
        [one] { $player } could have removed the row { $from }–{ $to } at once, and ring { $won } of { $needed }.
       *[other] { $player } could have removed the row { $from }–{ $to } within { $turns } turns, and ring { $won } of { $needed }.
    }
why-yinsh-flips =
    { $turns ->
        [one] { $player } flips { $count } markers next.
       *[other] { $player } flips { $count } markers within { $turns } turns.
    }
why-missed-yinsh-flips =
    { $turns ->
        [one] { $player } could have flipped { $count } markers right away.
       *[other] { $player } could have flipped { $count } markers within { $turns } turns.
    }
why-lyngk-stack =
    { $turns ->
        [one] { $player } moves { $from }–{ $to } next and wins a stack of { $height }.
       *[other] { $player } moves { $from }–{ $to } within { $turns } turns and wins a stack of { $height }.
    }
why-missed-lyngk-stack =
    { $turns ->
        [one] { $player } could have moved { $from }–{ $to } and won a stack of { $height } at once.
       *[other] { $player } could have moved { $from }–{ $to } and won a stack of { $height } within { $turns } turns.
    }
why-lyngk-claim =
    { $turns ->
        [one] { $player } claims { $colour } next.
       *[other] { $player } claims { $colour } within { $turns } turns.
    }
why-missed-lyngk-claim =
    { $turns ->
        [one] { $player } could have claimed { $colour } at once.
       *[other] { $player } could have claimed { $colour } within { $turns } turns.
    }
why-kulami-takes =
    { $turns ->
        [one] { $player } plays { $hole } next and wins a { $size }-hole tile.
       *[other] { $player } plays { $hole } within { $turns } turns and wins a { $size }-hole tile.
    }
why-missed-kulami-takes =
    { $turns ->
        [one] { $player } could have won a { $size }-hole tile with { $hole }.
       *[other] { $player } could have won a { $size }-hole tile with { $hole } within { $turns } turns.
    }
why-kulami-frees =
    { $turns ->
        [one] { $player } plays { $hole } next and breaks the hold on a { $size }-hole tile.
       *[other] { $player } plays { $hole } within { $turns } turns and breaks the hold on a { $size }-hole tile.
    }
why-missed-kulami-frees =
    { $turns ->
        [one] { $player } could have broken the hold on a { $size }-hole tile with { $hole }.
       *[other] { $player } could have broken the hold on a { $size }-hole tile with { $hole } within { $turns } turns.
    }

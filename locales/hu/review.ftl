why-wins =
    { $turns ->
        [one] { $player } a következő lépésével megnyeri a játszmát.
       *[other] { $player } { $turns } lépésen belül megnyeri a játszmát.
    }
why-missed-wins =
    { $turns ->
        [one] { $player } azonnal megnyerhette volna a játszmát.
       *[other] { $player } { $turns } lépésen belül megnyerhette volna a játszmát.
    }
why-yinsh-row =
    { $turns ->
        [one] { $player } a következő lépésével leveszi egy sorát ({ $from }–{ $to }) és egy gyűrűjét ({ $won } / { $needed }).
       *[other] { $player } { $turns } lépésen belül leveszi egy sorát ({ $from }–{ $to }) és egy gyűrűjét ({ $won } / { $needed }).
    }
why-missed-yinsh-row =
    { $turns ->
        [one] { $player } azonnal levehette volna egy sorát ({ $from }–{ $to }) és egy gyűrűjét ({ $won } / { $needed }).
       *[other] { $player } { $turns } lépésen belül levehette volna egy sorát ({ $from }–{ $to }) és egy gyűrűjét ({ $won } / { $needed }).
    }
why-yinsh-flips =
    { $turns ->
        [one] { $player } a következő lépésével { $count } korongot fordít át.
       *[other] { $player } { $turns } lépésen belül { $count } korongot fordít át.
    }
why-missed-yinsh-flips =
    { $turns ->
        [one] { $player } azonnal { $count } korongot fordíthatott volna át.
       *[other] { $player } { $turns } lépésen belül { $count } korongot fordíthatott volna át.
    }
why-lyngk-stack =
    { $turns ->
        [one] { $player } a következő lépésével ({ $from }–{ $to }) megszerez egy { $height ->
            [one] egyes
            [5] ötös
            [6] hatos
           *[other] { $height } korongos
        } tornyot.
       *[other] { $player } { $turns } lépésen belül megszerez egy { $height ->
            [one] egyes
            [5] ötös
            [6] hatos
           *[other] { $height } korongos
        } tornyot ({ $from }–{ $to }).
    }
why-missed-lyngk-stack =
    { $turns ->
        [one] { $player } azonnal megszerezhetett volna egy { $height ->
            [one] egyes
            [5] ötös
            [6] hatos
           *[other] { $height } korongos
        } tornyot ({ $from }–{ $to }).
       *[other] { $player } { $turns } lépésen belül megszerezhetett volna egy { $height ->
            [one] egyes
            [5] ötös
            [6] hatos
           *[other] { $height } korongos
        } tornyot ({ $from }–{ $to }).
    }
why-lyngk-claim =
    { $turns ->
        [one] { $player } a következő lépésével lefoglalja ezt a színt: { $colour }.
       *[other] { $player } { $turns } lépésen belül lefoglalja ezt a színt: { $colour }.
    }
why-missed-lyngk-claim =
    { $turns ->
        [one] { $player } azonnal lefoglalhatta volna ezt a színt: { $colour }.
       *[other] { $player } { $turns } lépésen belül lefoglalhatta volna ezt a színt: { $colour }.
    }
why-kulami-takes =
    { $turns ->
        [one] { $player } a következő lépésével ({ $hole }) megszerez egy { $size } mélyedésű lapkát.
       *[other] { $player } { $turns } lépésen belül megszerez egy { $size } mélyedésű lapkát ({ $hole }).
    }
why-missed-kulami-takes =
    { $turns ->
        [one] { $player } ezzel megszerezhetett volna egy { $size } mélyedésű lapkát: { $hole }.
       *[other] { $player } { $turns } lépésen belül megszerezhetett volna egy { $size } mélyedésű lapkát ({ $hole }).
    }
why-kulami-frees =
    { $turns ->
        [one] { $player } a következő lépésével ({ $hole }) kiegyenlít egy { $size } mélyedésű lapkán, amely így senkié lesz.
       *[other] { $player } { $turns } lépésen belül kiegyenlít egy { $size } mélyedésű lapkán ({ $hole }), amely így senkié lesz.
    }
why-missed-kulami-frees =
    { $turns ->
        [one] { $player } ezzel kiegyenlíthetett volna egy { $size } mélyedésű lapkán: { $hole }.
       *[other] { $player } { $turns } lépésen belül kiegyenlíthetett volna egy { $size } mélyedésű lapkán ({ $hole }).
    }

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
        [one] { $player } a következő lépésével leveszi ezt a sort: { $from }–{ $to }, és vele egy gyűrűt ({ $won } / { $needed }).
       *[other] { $player } { $turns } lépésen belül leveszi ezt a sort: { $from }–{ $to }, és vele egy gyűrűt ({ $won } / { $needed }).
    }
why-missed-yinsh-row =
    { $turns ->
        [one] { $player } azonnal levehette volna ezt a sort: { $from }–{ $to }, és vele egy gyűrűt ({ $won } / { $needed }).
       *[other] { $player } { $turns } lépésen belül levehette volna ezt a sort: { $from }–{ $to }, és vele egy gyűrűt ({ $won } / { $needed }).
    }
why-yinsh-flips =
    { $turns ->
        [one] { $player } a következő lépésével { $count } korongot fordít át.
       *[other] { $player } a második lépésével { $count } korongot fordít át.
    }
why-missed-yinsh-flips =
    { $turns ->
        [one] { $player } azonnal { $count } korongot fordíthatott volna át.
       *[other] { $player } a második lépésével { $count } korongot fordíthatott volna át.
    }
why-lyngk-stack =
    { $turns ->
        [one] { $player } a következő lépésével ({ $from }–{ $to }) megszerez egy { $height } korongos tornyot.
       *[other] { $player } a második lépésével ({ $from }–{ $to }) megszerez egy { $height } korongos tornyot.
    }
why-missed-lyngk-stack =
    { $turns ->
        [one] { $player } azonnal ({ $from }–{ $to }) megszerezhetett volna egy { $height } korongos tornyot.
       *[other] { $player } a második lépésével ({ $from }–{ $to }) megszerezhetett volna egy { $height } korongos tornyot.
    }
why-lyngk-claim =
    { $turns ->
        [one] { $player } a következő lépésével lefoglalja ezt a színt: { $colour }.
       *[other] { $player } a második lépésével lefoglalja ezt a színt: { $colour }.
    }
why-missed-lyngk-claim =
    { $turns ->
        [one] { $player } azonnal lefoglalhatta volna ezt a színt: { $colour }.
       *[other] { $player } a második lépésével lefoglalhatta volna ezt a színt: { $colour }.
    }
why-kulami-takes =
    { $turns ->
        [one] { $player } a következő lépésével ({ $hole }) megszerez egy { $size } mélyedésű lapkát.
       *[other] { $player } a második lépésével ({ $hole }) megszerez egy { $size } mélyedésű lapkát.
    }
why-missed-kulami-takes =
    { $turns ->
        [one] { $player } ezzel megszerezhetett volna egy { $size } mélyedésű lapkát: { $hole }.
       *[other] { $player } a második lépésével ({ $hole }) megszerezhetett volna egy { $size } mélyedésű lapkát.
    }
why-kulami-frees =
    { $turns ->
        [one] { $player } a következő lépésével ({ $hole }) elvesz az ellenféltől egy { $size } mélyedésű lapkát.
       *[other] { $player } a második lépésével ({ $hole }) elvesz az ellenféltől egy { $size } mélyedésű lapkát.
    }
why-missed-kulami-frees =
    { $turns ->
        [one] { $player } ezzel elvehetett volna az ellenféltől egy { $size } mélyedésű lapkát: { $hole }.
       *[other] { $player } a második lépésével ({ $hole }) elvehetett volna az ellenféltől egy { $size } mélyedésű lapkát.
    }

why-wins =
    { $turns ->
        [one] { $player } câștigă partida în tura următoare.
        [few] { $player } câștigă partida în cel mult { $turns } ture.
       *[other] { $player } câștigă partida în cel mult { $turns } de ture.
    }
why-missed-wins =
    { $turns ->
        [one] { $player } putea câștiga partida pe loc.
        [few] { $player } putea câștiga partida în cel mult { $turns } ture.
       *[other] { $player } putea câștiga partida în cel mult { $turns } de ture.
    }
why-yinsh-row =
    { $turns ->
        [one] { $player } ia în tura următoare linia { $from }–{ $to } și scoate un inel ({ $won } din { $needed }).
        [few] { $player } ia în cel mult { $turns } ture linia { $from }–{ $to } și scoate un inel ({ $won } din { $needed }).
       *[other] { $player } ia în cel mult { $turns } de ture linia { $from }–{ $to } și scoate un inel ({ $won } din { $needed }).
    }
why-missed-yinsh-row =
    { $turns ->
        [one] { $player } putea să ia imediat linia { $from }–{ $to } și să scoată un inel ({ $won } din { $needed }).
        [few] { $player } putea să ia în cel mult { $turns } ture linia { $from }–{ $to } și să scoată un inel ({ $won } din { $needed }).
       *[other] { $player } putea să ia în cel mult { $turns } de ture linia { $from }–{ $to } și să scoată un inel ({ $won } din { $needed }).
    }
why-yinsh-flips =
    { $turns ->
        [one] { $count ->
            [one] { $player } întoarce un jeton în tura următoare.
            [few] { $player } întoarce { $count } jetoane în tura următoare.
           *[other] { $player } întoarce { $count } de jetoane în tura următoare.
        }
        [few] { $count ->
            [one] { $player } întoarce un jeton în cel mult { $turns } ture.
            [few] { $player } întoarce { $count } jetoane în cel mult { $turns } ture.
           *[other] { $player } întoarce { $count } de jetoane în cel mult { $turns } ture.
        }
       *[other] { $count ->
            [one] { $player } întoarce un jeton în cel mult { $turns } de ture.
            [few] { $player } întoarce { $count } jetoane în cel mult { $turns } de ture.
           *[other] { $player } întoarce { $count } de jetoane în cel mult { $turns } de ture.
        }
    }
why-missed-yinsh-flips =
    { $turns ->
        [one] { $count ->
            [one] { $player } putea întoarce imediat un jeton.
            [few] { $player } putea întoarce imediat { $count } jetoane.
           *[other] { $player } putea întoarce imediat { $count } de jetoane.
        }
        [few] { $count ->
            [one] { $player } putea întoarce un jeton în cel mult { $turns } ture.
            [few] { $player } putea întoarce { $count } jetoane în cel mult { $turns } ture.
           *[other] { $player } putea întoarce { $count } de jetoane în cel mult { $turns } ture.
        }
       *[other] { $count ->
            [one] { $player } putea întoarce un jeton în cel mult { $turns } de ture.
            [few] { $player } putea întoarce { $count } jetoane în cel mult { $turns } de ture.
           *[other] { $player } putea întoarce { $count } de jetoane în cel mult { $turns } de ture.
        }
    }
why-lyngk-stack =
    { $turns ->
        [one] { $player } mută în tura următoare de pe { $from } pe { $to } și câștigă un turn de { $height }.
        [few] { $player } mută în cel mult { $turns } ture de pe { $from } pe { $to } și câștigă un turn de { $height }.
       *[other] { $player } mută în cel mult { $turns } de ture de pe { $from } pe { $to } și câștigă un turn de { $height }.
    }
why-missed-lyngk-stack =
    { $turns ->
        [one] { $player } putea să mute de pe { $from } pe { $to } și să câștige imediat un turn de { $height }.
        [few] { $player } putea să mute de pe { $from } pe { $to } și să câștige un turn de { $height } în cel mult { $turns } ture.
       *[other] { $player } putea să mute de pe { $from } pe { $to } și să câștige un turn de { $height } în cel mult { $turns } de ture.
    }
why-lyngk-claim =
    { $turns ->
        [one] { $player } revendică în tura următoare culoarea { $colour }.
        [few] { $player } revendică în cel mult { $turns } ture culoarea { $colour }.
       *[other] { $player } revendică în cel mult { $turns } de ture culoarea { $colour }.
    }
why-missed-lyngk-claim =
    { $turns ->
        [one] { $player } putea revendica imediat culoarea { $colour }.
        [few] { $player } putea revendica în cel mult { $turns } ture culoarea { $colour }.
       *[other] { $player } putea revendica în cel mult { $turns } de ture culoarea { $colour }.
    }
why-kulami-takes =
    { $turns ->
        [one] { $player } pune în tura următoare o bilă în { $hole } și câștigă o plăcuță de { $size }.
        [few] { $player } pune în cel mult { $turns } ture o bilă în { $hole } și câștigă o plăcuță de { $size }.
       *[other] { $player } pune în cel mult { $turns } de ture o bilă în { $hole } și câștigă o plăcuță de { $size }.
    }
why-missed-kulami-takes =
    { $turns ->
        [one] { $player } putea câștiga o plăcuță de { $size } cu o bilă în { $hole }.
        [few] { $player } putea câștiga o plăcuță de { $size } în cel mult { $turns } ture, cu o bilă în { $hole }.
       *[other] { $player } putea câștiga o plăcuță de { $size } în cel mult { $turns } de ture, cu o bilă în { $hole }.
    }
why-kulami-frees =
    { $turns ->
        [one] { $player } pune în tura următoare o bilă în { $hole } și egalează pe o plăcuță de { $size } a adversarului.
        [few] { $player } pune în cel mult { $turns } ture o bilă în { $hole } și egalează pe o plăcuță de { $size } a adversarului.
       *[other] { $player } pune în cel mult { $turns } de ture o bilă în { $hole } și egalează pe o plăcuță de { $size } a adversarului.
    }
why-missed-kulami-frees =
    { $turns ->
        [one] { $player } putea egala pe o plăcuță de { $size } a adversarului cu o bilă în { $hole }.
        [few] { $player } putea egala pe o plăcuță de { $size } a adversarului în cel mult { $turns } ture, cu o bilă în { $hole }.
       *[other] { $player } putea egala pe o plăcuță de { $size } a adversarului în cel mult { $turns } de ture, cu o bilă în { $hole }.
    }

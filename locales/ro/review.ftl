why-wins =
    { $turns ->
        [one] { $player } câștigă partida la mutarea următoare.
        [few] { $player } câștigă partida în { $turns } mutări.
       *[other] { $player } câștigă partida în { $turns } de mutări.
    }
why-missed-wins =
    { $turns ->
        [one] { $player } putea câștiga partida pe loc.
        [few] { $player } putea câștiga partida în { $turns } mutări.
       *[other] { $player } putea câștiga partida în { $turns } de mutări.
    }
why-yinsh-row =
    { $turns ->
        [one] { $player } ia la mutarea următoare linia { $from }–{ $to } și inelul { $won } din { $needed }.
        [few] { $player } ia în { $turns } mutări linia { $from }–{ $to } și inelul { $won } din { $needed }.
       *[other] { $player } ia în { $turns } de mutări linia { $from }–{ $to } și inelul { $won } din { $needed }.
    }
why-missed-yinsh-row =
    { $turns ->
        [one] { $player } putea lua pe loc linia { $from }–{ $to } și inelul { $won } din { $needed }.
        [few] { $player } putea lua în { $turns } mutări linia { $from }–{ $to } și inelul { $won } din { $needed }.
       *[other] { $player } putea lua în { $turns } de mutări linia { $from }–{ $to } și inelul { $won } din { $needed }.
    }
why-yinsh-flips =
    { $turns ->
        [one] La mutarea următoare, { $player } întoarce mai multe jetoane ({ $count }).
        [few] La a doua mutare, { $player } întoarce mai multe jetoane ({ $count }).
       *[other] La a doua mutare, { $player } întoarce mai multe jetoane ({ $count }).
    }
why-missed-yinsh-flips =
    { $turns ->
        [one] { $player } putea întoarce pe loc mai multe jetoane ({ $count }).
        [few] { $player } putea întoarce la a doua mutare mai multe jetoane ({ $count }).
       *[other] { $player } putea întoarce la a doua mutare mai multe jetoane ({ $count }).
    }
why-lyngk-stack =
    { $turns ->
        [one] { $player } mută acum { $from }–{ $to } și câștigă un turn de { $height }.
        [few] { $player } mută la a doua mutare { $from }–{ $to } și câștigă un turn de { $height }.
       *[other] { $player } mută la a doua mutare { $from }–{ $to } și câștigă un turn de { $height }.
    }
why-missed-lyngk-stack =
    { $turns ->
        [one] { $player } putea muta { $from }–{ $to } și câștiga pe loc un turn de { $height }.
        [few] { $player } putea câștiga la a doua mutare, cu { $from }–{ $to }, un turn de { $height }.
       *[other] { $player } putea câștiga la a doua mutare, cu { $from }–{ $to }, un turn de { $height }.
    }
why-lyngk-claim =
    { $turns ->
        [one] { $player } revendică la mutarea următoare culoarea { $colour }.
        [few] { $player } revendică la a doua mutare culoarea { $colour }.
       *[other] { $player } revendică la a doua mutare culoarea { $colour }.
    }
why-missed-lyngk-claim =
    { $turns ->
        [one] { $player } putea revendica pe loc culoarea { $colour }.
        [few] { $player } putea revendica la a doua mutare culoarea { $colour }.
       *[other] { $player } putea revendica la a doua mutare culoarea { $colour }.
    }
why-kulami-takes =
    { $turns ->
        [one] { $player } joacă acum { $hole } și câștigă o plăcuță de { $size }.
        [few] { $player } joacă la a doua mutare { $hole } și câștigă o plăcuță de { $size }.
       *[other] { $player } joacă la a doua mutare { $hole } și câștigă o plăcuță de { $size }.
    }
why-missed-kulami-takes =
    { $turns ->
        [one] { $player } putea câștiga cu { $hole } o plăcuță de { $size }.
        [few] { $player } putea câștiga la a doua mutare, cu { $hole }, o plăcuță de { $size }.
       *[other] { $player } putea câștiga la a doua mutare, cu { $hole }, o plăcuță de { $size }.
    }
why-kulami-frees =
    { $turns ->
        [one] { $player } joacă acum { $hole }, iar o plăcuță de { $size } nu mai e a adversarului.
        [few] { $player } joacă la a doua mutare { $hole }, iar o plăcuță de { $size } nu mai e a adversarului.
       *[other] { $player } joacă la a doua mutare { $hole }, iar o plăcuță de { $size } nu mai e a adversarului.
    }
why-missed-kulami-frees =
    { $turns ->
        [one] { $player } putea lua adversarului, cu { $hole }, o plăcuță de { $size }.
        [few] { $player } putea lua adversarului la a doua mutare, cu { $hole }, o plăcuță de { $size }.
       *[other] { $player } putea lua adversarului la a doua mutare, cu { $hole }, o plăcuță de { $size }.
    }

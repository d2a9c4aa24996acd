# Feladványok: bizonyítottak, értékszámmal. $side az, aki játszik: Fehér, Első játékos.

puzzle-subtitle = Mindegyiknek van bizonyítottan helyes megoldása.
puzzle-games = Játékok
puzzle-mix = Minden játék
puzzle-train = Edzés
puzzle-train-more = Épp olyan nehéz feladványok, amilyeneket még meg tudsz oldani.
puzzle-only-theme = Téma: { $theme }
puzzle-all-themes = Minden téma
puzzle-how-hard = Nehézség
puzzle-strength = { $strength ->
    [easier] Könnyebb
    [harder] Nehezebb
   *[other] Az én szintem
}
puzzle-start = Kezdés
puzzle-streak = Sorozat
puzzle-streak-more = Egyre nehezebb, az első hibáig.
puzzle-streak-on = Folytatás ({ $count } megoldva)
puzzle-rush = Időre
puzzle-rush-more = Három perc, három hiba.
puzzle-repeat = Ismétlés
puzzle-repeat-more = Amit elrontottál, újra előkerül, elforgatott táblán.
puzzle-due = Ma: { $count }, összesen: { $deck }
puzzle-best = Csúcs: { $count }
puzzle-progress = Eredmények
puzzle-by-theme = Gyakorlás téma szerint
puzzle-themes = Témák
puzzle-advice = Ezt gyakorold: { $theme }

## Mi a feladat
puzzle-score = { $game ->
    [yinsh] { $when ->
        [now] { $side }: vegyél le egy gyűrűt ebben a körben
       *[later] { $side }: vegyél le egy gyűrűt { $turns } körön belül, bármit lép is az ellenfél
    }
    [six] { $when ->
        [now] { $side }: szerezz meg egy hatos tornyot ebben a körben
       *[later] { $side }: szerezz meg egy hatos tornyot { $turns } körön belül, bármit lép is az ellenfél
    }
   *[other] { $when ->
        [now] { $side }: szerezz meg egy ötös tornyot ebben a körben
       *[later] { $side }: szerezz meg egy ötös tornyot { $turns } körön belül, bármit lép is az ellenfél
    }
}
puzzle-two = { $game ->
    [yinsh] { $when ->
        [now] { $side }: vegyél le két gyűrűt ebben a körben
       *[later] { $side }: vegyél le két gyűrűt { $turns } körön belül, bármit lép is az ellenfél
    }
   *[other] { $when ->
        [now] { $side }: szerezz meg két ötös tornyot ebben a körben
       *[later] { $side }: szerezz meg két ötös tornyot { $turns } körön belül, bármit lép is az ellenfél
    }
}
puzzle-win = { $when ->
    [now] { $side }: nyerj ebben a körben
   *[later] { $side }: nyerj { $turns } körön belül, bármit lép is az ellenfél
}
puzzle-end = { $side }: nyerd meg a játszmát, bármit lép is az ellenfél
puzzle-draw = { $side }: mentsd döntetlenre a játszmát
puzzle-margin = { $side }: nyerj legalább { $points } pont különbséggel
puzzle-guard = { $game ->
    [yinsh] { $side }: ne engedd, hogy az ellenfél a következő körében gyűrűt vegyen le
   *[other] { $side }: ne engedd, hogy az ellenfél a következő körében tornyot szerezzen
}
puzzle-rated = értékszám: { $rating }

## Mi lett belőle
puzzle-find = Keresd meg a jó lépést
puzzle-another = Helyes. Most egy másik védekezés ellen
puzzle-wrong = Nem ez az
puzzle-solved = Megoldva
puzzle-answer = A megoldás
puzzle-missed = Ezzel a lépéssel már nem érhetsz célt.
puzzle-unproved = Ezzel a lépéssel már nem biztos, hogy célt érsz.
puzzle-reply = Az ellenfél válasza: { $told }
puzzle-comes-back = { $days } nap múlva újra
puzzle-hint = Ezt keresd: { $theme }
puzzle-hint-none = Először azokat a lépéseket nézd meg, amelyek a legtöbbet változtatnak az álláson.
puzzle-show = Megoldás mutatása
puzzle-on = Előre
puzzle-again = Megoldom újra
puzzle-next = Következő feladvány
puzzle-all = Minden feladvány
puzzle-result = Eredmény
puzzle-nothing-due = Mára nincs ismételnivaló. Amit elrontasz, néhány nap múlva újra előkerül.
puzzle-unknown = Ezen a címen nincs feladvány.
puzzle-none-fits = Nincs ilyen feladvány. Válassz másik témát vagy másik játékot.
puzzle-run-solved = Megoldva: { $count }
puzzle-run-again = Még egyszer
puzzle-new-best = Ez az eddigi legjobb eredményed!
puzzle-mistakes = { $count } hiba
puzzle-rating = Az értékszámod ({ $game })
puzzle-rating-short = Értékszám: { $rating }
puzzle-in-a-row = Egymás után: { $count }
puzzle-count = Megoldva: { $solved } / { $count }

## Miről szólnak a feladványok
puzzle-theme = { $theme ->
    [row] Azonnali sor
    [double-row] Két sor
    [last-ring] Az utolsó gyűrű
    [gift-row] Ajándék sor
    [many-flips] Sok átfordítás
    [flipped-row] Sor átfordított korongokból
    [no-flip] Lépés átfordítás nélkül
    [five-stack] Teljes torony
    [chain] Saját tornyokon át
    [claim] Jókor lefoglalt szín
    [joker] Dzsóker
    [tie-break] Az alacsonyabb tornyok döntenek
    [cover] Torony befedése
    [tile] Egy lapka sorsa
    [lock-out] Nincs elérhető mélyedés
    [forced] Egyetlen mélyedés
    [area] Terület
    [line] Vonal
    [one-point] Egy pont különbség
    [patience] Türelem
    [guard] Védekezés
    [threat] Kivédhetetlen fenyegetés
    [fork] Kettős fenyegetés
    [steer] Az ellenfél elterelése
    [tempo] Várakozó lépés
    [deny] Elvett lapka
    [save-draw] Döntetlenre mentés
   *[margin] A lehető legnagyobb különbség
}

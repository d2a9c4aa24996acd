# Amit az elemző oldal mond. A $side egy fél neve: Fehér, Első játékos.

## Az oldal
analysis-subtitle = Próbálj ki bármilyen változatot bármelyik táblán, és nézd meg, mit szól hozzá a motor. Minden ebben a böngészőben marad.
analysis-new = Üres tábla
analysis-kept = Az elemzéseid
analysis-none = Itt még nincs semmi. Nyiss meg egy befejezett játszmát az „Elemzés” gombbal, vagy kezdj üres táblával.
analysis-turns = { $count ->
    [one] { $count } lépés
   *[other] { $count } lépés
}
analysis-forget = Törlés: { $name }
analysis-bring = Lejegyzés, link vagy álláskód megnyitása
analysis-gone = Ez az elemzés nem található.
analysis-all = Minden elemzés
analysis-link-broken = Ez a link nem nyitható meg
analysis-grip = A panel átméretezése

## A motor
analysis-engine = Motor
analysis-lines = Legjobb változatok
analysis-to-move = Következik: { $side }
analysis-depth = mélység: { $depth } · { $nodes } M állás
analysis-thinking = gondolkodik…
analysis-busy = épp a játszmát nézi át
analysis-off = kikapcsolva
analysis-over = A játszma véget ért.
analysis-own = Ez a játszmád még tart, ezért a motor a végéig hallgat. Változatokat nélküle is kipróbálhatsz.
analysis-settled = bizonyított
analysis-deeper = Mélyebb keresés
analysis-server = Szerver megkérdezése
analysis-server-asked = A szerver ezt az állást elemzi.
analysis-served = szerver · { $nodes } M állás
analysis-fewer = Kevesebb változat
analysis-more = Több változat
analysis-percent = { $percent }%
analysis-wins = { $side }: győzelem
analysis-wins-in = { $side }: győzelem { $count } lépésben
analysis-wins-by = { $side }: győzelem { $points } ponttal
analysis-draw = Döntetlen
analysis-changes = (még alakul)
analysis-value = { $side }: { $percent }%
analysis-no-value = még nincs értékelve
analysis-threat = Mi fenyeget?
analysis-threat-is = Ez fenyeget: { $told }

## A fa
analysis-start = kezdőállás
analysis-empty = Lépj a táblán. Minden kipróbált változat itt marad.
analysis-variation = Változat:
analysis-folded = még { $count }
analysis-turn-of = { $number } / { $count }
analysis-undo = Visszavonás
analysis-redo = Újra
analysis-comment = Megjegyzés
analysis-save = Mentés
analysis-promote = Legyen ez a főváltozat
analysis-delete = Törlés innentől
analysis-play-on = Folytatás innen
analysis-is-main = Ez már a főváltozat.
analysis-too-deep = A változatok ennél mélyebben nem ágyazhatók egymásba.
analysis-not-done = Ezt itt nem lehet.
analysis-slip = Pontatlanság
analysis-mistake = Hiba
analysis-blunder = Súlyos hiba
analysis-key-steps = Előző, következő lépés
analysis-key-variations = Előző, következő változat
analysis-key-best = A legjobb változat lejátszása

## A grafikon
analysis-graph = A játszma grafikonja
analysis-graph-of = Várható eredmény: { $side }
analysis-at = { $number }. kör, { $turn }. { $value }

## Megosztás
analysis-share-bare = A megjegyzések nem férnek bele ebbe a linkbe, ezért kimaradnak. A privát linkben benne vannak.
analysis-share-long = Ez az elemzés túl hosszú egy rövid linkhez.
analysis-qr = QR-kód
analysis-copy-private = Privát link másolása
analysis-private-more = Ami a privát linkben a # után áll, az sosem jut el a szerverhez.

## Egy állás felrakása. A $piece egy korong vagy gyűrű: fehér gyűrű. A $player egy játékos neve.
arrange = Állás felrakása
arrange-from = Állás módosítása
arrange-tools = Játékelemek
arrange-erase = Levétel
arrange-last-marble = Utolsó golyó
arrange-previous-marble = Utolsó előtti
arrange-is-last = { $piece }, az utolsó
arrange-is-previous = { $piece }, az utolsó előtti
arrange-point = { $point }, { $piece }
arrange-left = { $piece }, még { $count }
arrange-number = { $number }
arrange-to-move = Következik
arrange-rings-won = { $player }: levett gyűrűk
arrange-stacks-won = { $player }: megszerzett tornyok
arrange-free = Nincs lefoglalva
arrange-swapped = Volt színcsere
arrange-yes = Igen
arrange-no = Nem
arrange-clear = Tábla kiürítése
arrange-start = Kezdőállás
arrange-good = Ez az állás játszható.
arrange-over = Ebben az állásban a játszma véget ért.

## Amit egy játszma átnézése mond. A $told az, amit egy lépés tesz, egész mondatban.
review-begin = Játszma átnézése
review-begin-more = Mindkét játékos minden lépését megnézzük. Ez néhány másodpercig tart.
review-looking = A lépések átnézése…
review-side = Kinek a lépései
review-points = Ezek a lépések rontottak a legtöbbet az álláson. Bármelyik helyett kereshetsz jobbat.
review-slow = Ez a játszma apránként dőlt el. Ezek a lépések rontottak a legtöbbet az álláson.
review-none = Egyetlen lépés sem rontott sokat az álláson.
review-turn = { $number }. kör: { $turn }
review-better = Jobb lépés: { $told }
review-reply = A válasz: { $told }
review-fell = Az esély változása: { $before } → { $after }%
review-like = { $side }: a játék szintje { $level } ± { $error }
review-again = Megpróbálom újra
review-find = { $side }: keress jobb lépést.
review-answer-is = { $side }: ez volt a legjobb lépés.
review-judging = A lépésed értékelése…
review-right = Helyes!
review-nearly = Jobb, de nem a legjobb
review-wrong = Nem ez az
review-chances = Esély: a lépés előtt { $before }, utána { $after }%
review-another = Másik lépés
review-answer = Megoldás mutatása
review-leave = Vissza a játszmához

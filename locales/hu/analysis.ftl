# Amit az elemző oldal mond. A $side egy fél neve: Fehér, Első játékos.

## Az oldal
analysis-subtitle = Próbálj ki bármilyen változatot bármelyik táblán, a motorral az oldaladon. Minden ebben a böngészőben marad.
analysis-new = Üres tábla
analysis-kept = Az elemzéseid
analysis-none = Itt még nincs semmi. Nyiss meg egy befejezett játszmát az „Elemzés” gombbal, vagy kezdj üres táblával.
analysis-turns = { $count ->
    [one] { $count } lépés
   *[other] { $count } lépés
}
analysis-forget = Törlés: { $name }
analysis-bring = Lejegyzés, link vagy álláskód megnyitása
analysis-gone = Ez az elemzés nincs meg.
analysis-all = Minden elemzés
analysis-link-broken = Ez a link nem nyitható meg
analysis-grip = A panel átméretezése

## A motor
analysis-engine = Motor
analysis-lines = Legjobb változatok
analysis-to-move = Lép: { $side }
analysis-depth = mélység: { $depth } · { $nodes } M állás
analysis-thinking = gondolkodik…
analysis-busy = az átnézéssel foglalkozik
analysis-off = kikapcsolva
analysis-over = A játszma véget ért.
analysis-own = Ezt a játszmát éppen játszod, ezért a motor a végéig hallgat. Változatokat nélküle is kipróbálhatsz.
analysis-settled = bizonyított
analysis-deeper = Mélyebb keresés
analysis-server = A szerver megkérdezése
analysis-server-asked = A szerver ezt az állást nézi.
analysis-served = szerver · { $nodes } M állás
analysis-fewer = Kevesebb változat
analysis-more = Több változat
analysis-percent = { $percent }%
analysis-wins = { $side }: győzelem
analysis-wins-in = { $side }: győzelem, lépések: { $count }
analysis-wins-by = { $side }: győzelem, különbség: { $points }
analysis-draw = Döntetlen
analysis-line = { $number }. változat: { $value }. { $line }
analysis-line-open = { $number }. változat, még változik: { $value }. { $line }
analysis-value = { $side }: { $percent }%
analysis-no-value = még nincs értékelve
analysis-threat = Mi a fenyegetés?
analysis-threat-is = A fenyegetés: { $told }

## A fa
analysis-start = kezdet
analysis-empty = Lépj a táblán. Minden kipróbált változat itt marad.
analysis-variation = Változat:
analysis-folded = még { $count }
analysis-turn-of = { $number } / { $count }
analysis-undo = Visszavonás
analysis-redo = Újra
analysis-comment = Megjegyzés
analysis-save = Mentés
analysis-promote = Legyen főváltozat
analysis-delete = Törlés innen
analysis-play-on = Játék innen
analysis-is-main = Ez már a főváltozat.
analysis-too-deep = A változatok nem ágyazhatók ennél mélyebbre.
analysis-not-done = Ezt itt nem lehet.
analysis-slip = Pontatlanság
analysis-mistake = Hiba
analysis-blunder = Nagy hiba
analysis-key-steps = Előző, következő lépés
analysis-key-variations = Előző, következő változat
analysis-key-best = A legjobb változat lejátszása

## A grafikon
analysis-graph = A játszma grafikonja
analysis-graph-of = Várható eredmény, { $side }
analysis-at = { $number }. kör, { $turn }. { $value }

## Megosztás
analysis-share-bare = A megjegyzések nem férnek bele ebbe a linkbe, ezért kimaradnak. A privát linkben benne vannak.
analysis-share-long = Ez az elemzés túl hosszú egy rövid linkhez.
analysis-qr = QR-kód
analysis-copy-private = Privát link másolása
analysis-private-more = Ami a privát linkben a # után áll, soha nem jut el a szerverre.

## Egy állás felrakása. A $piece egy korong vagy gyűrű: fehér gyűrű. A $player egy játékos neve.
arrange = Állás felrakása
arrange-from = Az állás módosítása
arrange-tools = Bábuk
arrange-erase = Levétel
arrange-last-marble = Utolsó golyó
arrange-previous-marble = Az előtte lévő
arrange-is-last = { $piece }, az utolsó lépés
arrange-is-previous = { $piece }, az utolsó előtti lépés
arrange-point = { $point }, { $piece }
arrange-left = { $piece }, maradt: { $count }
arrange-number = { $number }
arrange-to-move = Ki lép
arrange-rings-won = Megszerzett gyűrűk, { $player }
arrange-stacks-won = Megnyert tornyok, { $player }
arrange-free = Nincs lefoglalva
arrange-swapped = Felcserélt oldalak
arrange-yes = Igen
arrange-no = Nem
arrange-clear = A tábla kiürítése
arrange-start = Kezdőállás
arrange-good = Ez az állás játszható.
arrange-over = Ebben az állásban a játszma véget ért.

## Amit egy játszma átnézése mond. A $told az, amit egy lépés tesz, egész mondatban.
review-begin = A játszma átnézése
review-begin-more = Mindkét játékos minden lépését megnézzük. Ez néhány másodpercig tart.
review-looking = Minden lépés ellenőrzése…
review-side = Kinek a lépései
review-points = Ezek a lépések kerültek a legtöbbe. Bármelyiktől újra próbálhatod.
review-slow = Ez a játszma apránként veszett el. Ezek a lépések kerültek a legtöbbe.
review-none = Egyetlen lépés sem került sokba.
review-turn = { $number }. kör: { $turn }
review-better = Jobb: { $told }
review-reply = A válasz: { $told }
review-fell = Az esély változása: { $before } → { $after }%
review-like = { $side }: a játék szintje { $level } ± { $error }
review-again = Újra próbálom
review-find = { $side }: keress jobb lépést.
review-answer-is = { $side }: ez volt a legjobb lépés.
review-judging = A lépésed ellenőrzése…
review-right = Helyes!
review-nearly = Jobb, de nem a legjobb
review-wrong = Nem ez az
review-chances = Esély: előtte { $before }, utána { $after }%
review-another = Másik lépés
review-answer = A megoldás mutatása
review-leave = Vissza a játszmához

## Links, configs and position codes
trouble-nothing = Nincs mit beolvasni.
trouble-no-such-game = Nincs ilyen játék: „{ $name }”. A játékok: yinsh, lyngk és kulami.
trouble-no-bar = Egy állás kódjában „|” áll a játék és az állás között. Itt ez hiányzik.
trouble-position = Ilyen állás nem létezhet. { $reason }
trouble-syntax = { $column }. karakter: „{ $found }” nem ide való.
trouble-cut-off = A szöveg túl korán ér véget: { $column }. karakter.
trouble-option-twice = Kétszer szerepel ez a lehetőség: „{ $option }”.
trouble-options-apart = Ez a két lehetőség nem fér össze: „{ $one }” és „{ $other }”.

## Moves
trouble-move = { $number }. lépés. { $reason }
trouble-illegal = Itt nem lehetséges: { $action }. { $reason }
trouble-no-move = Ez nem lépés ebben a játékban. { $reason }

## Records
trouble-place = { $line }. sor, { $column }. karakter. { $reason }
trouble-tag = Hibás címke: { $tag }. { $reason }
trouble-tag-twice = Kétszer szerepel ez a címke: { $tag }.
trouble-no-config = Sem a Config, sem a Setup címke nem mondja meg, melyik játékról van szó.
trouble-no-setup = A második játékos kezd, de hiányzik a Setup címke az állással.
trouble-other-game = Egy címke ({ $tag }) szerint „{ $value }”, de a játék: { $game }.
trouble-other-config = A Setup címke ehhez tartozik: „{ $setup }”, a Config címke viszont ehhez: „{ $config }”.
trouble-turn-of-first = Itt az első játékos következik.
trouble-turn-of-second = Itt a második játékos következik.
trouble-contradiction = A játszma eredménye { $outcome }, de a leírás szerint { $result }.
trouble-results = A Result címke szerint { $tag }, de a lépések végén { $turns } áll.
trouble-not-over = A leírás szerint a játszma a szabályok szerint véget ért, de még nincs vége.
trouble-unclosed = Ami itt kezdődik, nincs lezárva. Hiányzik: „{ $sign }”.
trouble-empty-variation = Ebben a változatban egyetlen kör sincs.
trouble-too-deep = A változatok túl mélyen vannak egymásban: legfeljebb { $depth } szint lehet.
trouble-instead = Itt ennek kell állnia: { $wanted }. Ehelyett ez áll itt: „{ $found }”.
trouble-ends = Itt véget ér a szöveg, pedig ennek kell jönnie: { $wanted }.
trouble-want-sign = „{ $sign }”
trouble-want-one-of = ezek egyike: { $list }
trouble-want-record = egy játszmaleírás
trouble-want-tags = egy másik leírás címkéi vagy a szöveg vége
trouble-want-end = a szöveg vége
trouble-want-tag-name = egy címke neve
trouble-want-tag-value = egy érték idézőjelben
trouble-want-turn = egy kör
trouble-want-move = a kör még egy lépése
trouble-want-turn-end = „;” vagy a kör vége
trouble-want-result = egy kör vagy az eredmény
trouble-want-close = egy kör vagy „)”

## Links, configs and position codes
trouble-nothing = Nincs mit beolvasni.
trouble-no-such-game = Nincs ilyen játék: „{ $name }”. A választható játékok: yinsh, lyngk és kulami.
trouble-no-bar = Egy állás kódjában „|” választja el a játékot az állástól. Itt ez hiányzik.
trouble-position = Ilyen állás nem létezhet. { $reason }
trouble-syntax = { $column }. karakter: „{ $found }” nem ide való.
trouble-cut-off = A szöveg túl korán ér véget ({ $column }. karakter).
trouble-option-twice = Kétszer szerepel ez a beállítás: „{ $option }”.
trouble-options-apart = Ez a két beállítás nem fér össze: „{ $one }” és „{ $other }”.
trouble-code-character = A link { $place }. karaktere nem illik oda.
trouble-code-version = Ez a link egy újabb verzióval készült. A frissítéshez töltsd újra az oldalt.
trouble-code-damaged = A link egy része hiányzik vagy megváltozott.
trouble-code-long = Ez a link túl hosszú.

## Moves
trouble-move = { $number }. lépés. { $reason }
trouble-illegal = Itt nem lehetséges: { $action }. { $reason }
trouble-no-move = Ebben a játékban nincs ilyen lépés. { $reason }

## Records
trouble-place = { $line }. sor, { $column }. karakter. { $reason }
trouble-tag = Hibás címke: { $tag }. { $reason }
trouble-tag-twice = Kétszer szerepel ez a címke: { $tag }.
trouble-no-config = Sem a Config, sem a Setup címke nem mondja meg, melyik játékról van szó.
trouble-no-setup = A második játékos kezd, de hiányzik az állást megadó Setup címke.
trouble-other-game = Az egyik címke ({ $tag }) értéke „{ $value }”, pedig a játék: { $game }.
trouble-other-config = A Setup címke szerint „{ $setup }”, a Config címke szerint viszont „{ $config }” a játék.
trouble-turn-of-first = Itt az első játékos következik.
trouble-turn-of-second = Itt a második játékos következik.
trouble-contradiction = A játszma eredménye { $outcome }, a lejegyzés szerint viszont { $result }.
trouble-results = A Result címke szerint { $tag } az eredmény, a lépések végén viszont { $turns } áll.
trouble-not-over = A lejegyzés szerint a játszma a szabályok szerint véget ért, pedig még nincs vége.
trouble-unclosed = Ami itt kezdődik, nincs lezárva. Hiányzik: „{ $sign }”.
trouble-empty-variation = Ebben a változatban egyetlen lépés sincs.
trouble-too-deep = A változatok túl mélyen vannak egymásba ágyazva: legfeljebb { $depth } szint lehet.
trouble-instead = Itt ennek kell állnia: { $wanted }. Ehelyett ez áll itt: „{ $found }”.
trouble-ends = Itt véget ér a szöveg, pedig ennek kellene következnie: { $wanted }.
trouble-want-sign = „{ $sign }”
trouble-want-one-of = ezek egyike: { $list }
trouble-want-record = egy játszma lejegyzése
trouble-want-tags = egy másik lejegyzés címkéi vagy a szöveg vége
trouble-want-end = a szöveg vége
trouble-want-tag-name = egy címke neve
trouble-want-tag-value = egy érték idézőjelben
trouble-want-turn = egy lépés
trouble-want-move = a lépés következő része
trouble-want-turn-end = „;” vagy a lépés vége
trouble-want-result = egy lépés vagy az eredmény
trouble-want-close = egy lépés vagy „)”

## Links, configs and position codes
trouble-nothing = Nu este nimic de citit.
trouble-no-such-game = Nu există jocul „{ $name }”. Jocurile sunt yinsh, lyngk și kulami.
trouble-no-bar = Codul unei poziții are „|” între joc și poziție. Acesta nu are.
trouble-position = O astfel de poziție nu poate exista. { $reason }
trouble-syntax = Caracterul { $column }: „{ $found }” nu-și are locul aici.
trouble-cut-off = Textul se termină prea devreme, la caracterul { $column }.
trouble-option-twice = Opțiunea „{ $option }” apare de două ori.
trouble-options-apart = Opțiunile „{ $one }” și „{ $other }” nu merg împreună.
trouble-code-character = Caracterul { $place } al acestui link nu are ce căuta acolo.
trouble-code-version = Acest link a fost creat cu o versiune mai nouă. Reîncarcă pagina ca s-o actualizezi.
trouble-code-damaged = O parte din acest link lipsește sau a fost schimbată.
trouble-code-long = Acest link este prea lung.

## Moves
trouble-move = Mutarea { $number }. { $reason }
trouble-illegal = Mutarea { $action } nu este permisă aici. { $reason }
trouble-no-move = Aceasta nu este o mutare în acest joc. { $reason }

## Records
trouble-place = Rândul { $line }, caracterul { $column }. { $reason }
trouble-tag = Eticheta { $tag } este greșită. { $reason }
trouble-tag-twice = Eticheta { $tag } apare de două ori.
trouble-no-config = Nici eticheta Config, nici eticheta Setup nu spune despre ce joc este vorba.
trouble-no-setup = Începe al doilea jucător, dar lipsește eticheta Setup cu poziția.
trouble-other-game = Eticheta { $tag } spune „{ $value }”, dar jocul este { $game }.
trouble-other-config = Eticheta Setup este pentru „{ $setup }”, dar în eticheta Config scrie „{ $config }”.
trouble-turn-of-first = Aici este rândul primului jucător.
trouble-turn-of-second = Aici este rândul celui de-al doilea jucător.
trouble-contradiction = Partida s-a încheiat cu { $outcome }, dar notația spune { $result }.
trouble-results = Eticheta Result spune { $tag }, dar mutările se termină cu { $turns }.
trouble-not-over = Notația spune că partida s-a încheiat după reguli, dar partida nu este încheiată.
trouble-unclosed = Ce începe aici nu are sfârșit: lipsește „{ $sign }”.
trouble-empty-variation = Această variantă nu are nicio tură.
trouble-too-deep = Variantele sunt imbricate prea adânc; numărul maxim de niveluri: { $depth }.
trouble-instead = Aici ar trebui să fie { $wanted }, dar este „{ $found }”.
trouble-ends = Aici ar trebui să fie { $wanted }, dar textul se termină.
trouble-want-sign = „{ $sign }”
trouble-want-one-of = unul dintre acestea: { $list }
trouble-want-record = notația unei partide
trouble-want-tags = etichetele altei notații sau sfârșitul textului
trouble-want-end = sfârșitul textului
trouble-want-tag-name = numele unei etichete
trouble-want-tag-value = o valoare între ghilimele
trouble-want-turn = o tură
trouble-want-move = încă o mutare a turei
trouble-want-turn-end = „;” sau sfârșitul turei
trouble-want-result = o tură sau rezultatul
trouble-want-close = o tură sau „)”

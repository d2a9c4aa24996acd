# Ce spune pagina de analiză. $side este numele unei părți: Alb, Primul jucător.

## Pagina
analysis-subtitle = Încearcă orice variantă, pe orice tablă, cu ajutorul motorului de analiză. Totul se păstrează în acest browser.
analysis-new = Tablă goală
analysis-kept = Analizele tale
analysis-none = Deocamdată nu este nimic aici. Apasă „Analizează” la o partidă încheiată sau începe de la o tablă goală.
analysis-turns = { $count ->
    [one] o tură
    [few] { $count } ture
   *[other] { $count } de ture
}
analysis-forget = Șterge { $name }
analysis-bring = Deschide o partidă salvată, un link sau un cod de poziție
analysis-gone = Această analiză nu a fost găsită.
analysis-all = Toate analizele
analysis-link-broken = Acest link nu poate fi deschis
analysis-grip = Redimensionează panoul

## Motorul
analysis-engine = Motor
analysis-lines = Cele mai bune variante
analysis-to-move = La mutare: { $side }
analysis-depth = adâncime { $depth } · { $nodes } mil. de poziții
analysis-thinking = se gândește…
analysis-busy = ocupat cu recapitularea
analysis-off = oprit
analysis-over = Partida s-a încheiat.
analysis-own = Partida aceasta o joci tu, așa că motorul tace până la sfârșitul ei. Poți încerca variante și fără el.
analysis-settled = demonstrat
analysis-deeper = Analizează mai în profunzime
analysis-server = Întreabă serverul
analysis-server-asked = Serverul analizează această poziție.
analysis-served = server · { $nodes } mil. de poziții
analysis-fewer = Mai puține variante
analysis-more = Mai multe variante
analysis-percent = { $percent }{ "\u00A0" }%
analysis-wins = { $side }: victorie
analysis-wins-in = { $count ->
    [one] { $side }: victorie într-o tură
    [few] { $side }: victorie în { $count } ture
   *[other] { $side }: victorie în { $count } de ture
}
analysis-wins-by = { $points ->
    [one] { $side }: victorie la un punct
    [few] { $side }: victorie la { $points } puncte
   *[other] { $side }: victorie la { $points } de puncte
}
analysis-draw = Remiză
analysis-changes = (încă se schimbă)
analysis-value = { $side }: { $percent }{ "\u00A0" }%
analysis-no-value = fără evaluare încă
analysis-threat = Care este amenințarea?
analysis-threat-is = Amenințarea: { $told }

## Arborele
analysis-start = început
analysis-empty = Fă o mutare pe tablă. Fiecare variantă încercată se păstrează aici.
analysis-variation = Variantă:
analysis-folded = încă { $count }
analysis-turn-of = { $number } din { $count }
analysis-undo = Anulează
analysis-redo = Refă
analysis-comment = Comentariu
analysis-save = Salvează
analysis-promote = Fă-o variantă principală
analysis-delete = Șterge de aici încolo
analysis-play-on = Joacă de aici
analysis-is-main = Aceasta este deja varianta principală.
analysis-too-deep = De aici variantele nu se mai pot ramifica.
analysis-not-done = Aici nu se poate.
analysis-slip = Imprecizie
analysis-mistake = Greșeală
analysis-blunder = Greșeală mare
analysis-key-steps = Tura precedentă, tura următoare
analysis-key-variations = Varianta precedentă, varianta următoare
analysis-key-best = Joacă cea mai bună variantă

## Graficul
analysis-graph = Graficul partidei
analysis-graph-of = Scor așteptat, { $side }
analysis-at = Tura { $number }, { $turn }. { $value }

## Partajare
analysis-share-bare = Comentariile nu încap în acest link, așa că lipsesc din el. Linkul privat le conține.
analysis-share-long = Analiza este prea lungă pentru un link scurt.
analysis-qr = Cod QR
analysis-copy-private = Copiază linkul privat
analysis-private-more = Ce urmează după # în linkul privat nu ajunge niciodată la server.

## Așezarea unei poziții. $piece este o piesă: inel alb. $player este numele unui jucător.
arrange = Aranjează o poziție
arrange-from = Modifică poziția
arrange-tools = Piese
arrange-erase = Ia de pe tablă
arrange-last-marble = Ultima bilă
arrange-previous-marble = Penultima bilă
arrange-is-last = { $piece }, ultima pusă
arrange-is-previous = { $piece }, penultima pusă
arrange-point = { $point }, { $piece }
arrange-left = { $piece }, rămase: { $count }
arrange-number = { $number }
arrange-to-move = La mutare
arrange-rings-won = Inele câștigate, { $player }
arrange-stacks-won = Turnuri câștigate, { $player }
arrange-free = Nerevendicată
arrange-swapped = S-a făcut schimb de culori
arrange-yes = Da
arrange-no = Nu
arrange-clear = Golește tabla
arrange-start = Poziția inițială
arrange-good = Din această poziție se poate juca.
arrange-over = În această poziție, partida este încheiată.

## Ce spune trecerea în revistă a unei partide. $told este ce face o tură, într-o propoziție.
review-begin = Recapitulează partida
review-begin-more = Se verifică fiecare tură a ambilor jucători. Durează câteva secunde.
review-looking = Se verifică fiecare tură…
review-side = Ale cui ture
review-points = Aceste ture au costat cel mai mult. Poți relua de la oricare dintre ele.
review-slow = Partida s-a pierdut puțin câte puțin. Aceste ture au costat cel mai mult.
review-none = Nicio tură nu a costat mult.
review-turn = Tura { $number }: { $turn }
review-better = Mai bine: { $told }
review-reply = Răspunsul: { $told }
review-fell = Șansele au scăzut de la { $before } la { $after }{ "\u00A0" }%
review-like = { $side }: joc de nivelul { $level } ± { $error }
review-again = Încearcă din nou
review-find = { $side }: găsește o tură mai bună.
review-answer-is = { $side }: aceasta era cea mai bună tură.
review-judging = Se verifică tura ta…
review-right = Corect!
review-nearly = Mai bună, dar nu cea mai bună
review-wrong = Nu e cea bună
review-chances = Șanse: { $before }{ "\u00A0" }% înainte, { $after }{ "\u00A0" }% după
review-another = Altă mutare
review-answer = Arată răspunsul
review-leave = Înapoi la partidă

import-lead = Trage fișiere oriunde pe pagină, alege-le sau lipește un text. Se recunosc partidele de pe Boardspace și Board Game Arena, notația oficială YINSH, liste de mutări, precum și partidele, linkurile și jurnalele din Orrery, inclusiv în arhive zip.
import-private = Partidele se citesc și se păstrează pe acest dispozitiv. Numele jucătorilor pleacă de aici doar dacă distribui o partidă.
import-others = Alte partide
import-choose = Alege fișiere
import-paste = Sau lipește un text
import-read = Citește
import-pasted = Text lipit
import-reading = { $count ->
    [one] Se citește… o partidă până acum
    [few] Se citește… { $count } partide până acum
   *[other] Se citește… { $count } de partide până acum
}
import-found = { $count ->
    [one] A fost citită o partidă.
    [few] Au fost citite { $count } partide.
   *[other] Au fost citite { $count } de partide.
}
import-refused = { $count ->
    [one] Una nu a putut fi citită: vezi mai jos.
    [few] { $count } nu au putut fi citite: vezi mai jos.
   *[other] { $count } nu au putut fi citite: vezi mai jos.
}
import-cancelled = Ai oprit citirea înainte de sfârșit.
import-search = Caută: jucător, dată, rezultat, joc
import-no-match = Nicio partidă găsită.
import-none-yet = Încă nu e nicio partidă. Aici vor apărea cele pe care le joci sau le imporți.
import-more = Arată mai multe
import-turns = { $count ->
    [one] o tură
    [few] { $count } ture
   *[other] { $count } de ture
}
import-keep = Păstrează
import-kept = Păstrată
import-keep-all = Păstrează-le pe toate
import-kept-all = { $count ->
    [one] A fost păstrată o partidă. O găsești la „Toate partidele”.
    [few] Au fost păstrate { $count } partide. Le găsești la „Toate partidele”.
   *[other] Au fost păstrate { $count } de partide. Le găsești la „Toate partidele”.
}
import-no-room = { $count ->
    [one] În acest browser nu mai este loc: a fost păstrată o partidă.
    [few] În acest browser nu mai este loc: au fost păstrate { $count } partide.
   *[other] În acest browser nu mai este loc: au fost păstrate { $count } de partide.
}
import-forget = Șterge: { $name }
import-problems = Ce nu a putut fi citit

## What was read, but with something to be said
import-note-result = În fișier scrie { $claimed }, dar după reguli este { $computed }.
import-note-row = Nu scrie ce linie a fost luată. S-a ales { $row }.
import-note-unconfirmed = Ultimul pas nu a fost confirmat și a fost lăsat deoparte.

## Why something could not be read
import-empty = Nu conține nimic.
import-unknown = Nicio notație cunoscută aici nu începe cu „{ $found }”.
import-too-large = Are mai mult de { $limit } MB.
import-too-many = Fișierul are atâtea greșeli, încât restul nu a mai fost citit.
import-nested = Arhivele din interiorul altei arhive nu se deschid.
import-archive = Arhiva este deteriorată.
import-packing = Este criptat sau comprimat într-un mod necunoscut.
import-too-many-files = Arhiva are prea multe fișiere; numărul maxim: { $limit }.
import-too-much = Arhiva conține mai mult de { $limit } MB.
import-log = Jurnalul se contrazice: o înregistrare lipsește sau a fost schimbată.
import-json = Conținutul nu este JSON valid.
import-missing = Câmpul „{ $field }” lipsește sau conține altceva.
import-other-game = Jocul „{ $name }” nu există aici.
import-no-board = Nu se știe cum își alcătuiește acel site tablele de Kulami, așa că partidele lui nu pot fi refăcute.
import-variant = Varianta „{ $name }” nu este cunoscută aici.
import-no-key = Cheia după care se face așezarea lipsește sau nu este un număr.
import-command = „{ $text }” nu înseamnă nimic aici.
import-nothing-taken = Aici se pune o piesă, dar înainte nu a fost ridicată niciuna.
import-others-piece = Piesa îi aparține celuilalt jucător.
import-number = Aici ar trebui să fie tura { $expected }, dar este tura { $found }.
import-no-game = Nu scrie despre ce joc este vorba. Scrie numele lui înaintea mutărilor, de exemplu „yinsh”.
import-ambiguous = Nu scrie ce linii au fost luate, iar ele se pot lua în prea multe feluri.

import-lead = Húzz fájlokat bárhová az oldalra, válaszd ki őket, vagy illessz be szöveget. Felismerjük a Boardspace és a Board Game Arena játszmáit, a hivatalos YINSH-lejegyzést, a lépéslistákat, valamint az Orrery saját lejegyzéseit, linkjeit és naplóit, ZIP-fájlban is.
import-private = A játszmák beolvasása és tárolása ezen az eszközön történik. A nevek csak akkor kerülnek ki innen, ha megosztasz egy játszmát.
import-others = További játszmák
import-choose = Fájlok kiválasztása
import-paste = Vagy illessz be szöveget
import-read = Beolvasás
import-pasted = Beillesztett szöveg
import-reading = { $count ->
    [one] Beolvasás… Eddig { $count } játszma
   *[other] Beolvasás… Eddig { $count } játszma
}
import-found = { $count ->
    [one] { $count } játszma beolvasva.
   *[other] { $count } játszma beolvasva.
}
import-refused = { $count ->
    [one] { $count } nem olvasható: lásd lejjebb.
   *[other] { $count } nem olvasható: lásd lejjebb.
}
import-cancelled = A beolvasást a vége előtt leállítottad.
import-search = Keresés: név, dátum, eredmény, játék
import-no-match = Nincs ilyen játszma.
import-none-yet = Még nincs játszma. Itt lesznek azok, amelyeket lejátszol vagy beolvasol.
import-more = Továbbiak
import-turns = { $count ->
    [one] { $count } lépés
   *[other] { $count } lépés
}
import-keep = Megőrzés
import-kept = Megőrizve
import-keep-all = Az összes megőrzése
import-kept-all = { $count ->
    [one] { $count } játszma megőrizve. A „Minden játszma” alatt találod.
   *[other] { $count } játszma megőrizve. A „Minden játszma” alatt találod őket.
}
import-no-room = { $count ->
    [one] Ebben a böngészőben nincs több hely: { $count } játszma fért el.
   *[other] Ebben a böngészőben nincs több hely: { $count } játszma fért el.
}
import-forget = Törlés: { $name }
import-problems = Ami nem olvasható

## What was read, but with something to be said
import-note-result = A fájl szerint az eredmény { $claimed }, a szabályok szerint viszont { $computed }.
import-note-row = Nincs leírva, melyik sort vették le. Ezt választottuk: { $row }.
import-note-unconfirmed = Az utolsó lépést nem erősítették meg, ezért kimaradt.

## Why something could not be read
import-empty = Nincs benne semmi.
import-unknown = Egyetlen általunk ismert lejegyzés sem kezdődik így: „{ $found }”.
import-too-large = Nagyobb, mint { $limit } MB.
import-too-many = Annyi hiba van ebben a fájlban, hogy a többit nem olvastuk be.
import-nested = Tömörített fájlban lévő tömörített fájlt nem nyitunk meg.
import-archive = Ez a tömörített fájl sérült.
import-packing = Titkosítva van, vagy ismeretlen módon tömörítették.
import-too-many-files = Túl sok fájl van benne: legfeljebb { $limit } lehet.
import-too-much = Kibontva nagyobb, mint { $limit } MB.
import-log = Ez a napló ellentmond önmagának: egy bejegyzés hiányzik vagy megváltozott.
import-json = Ez nem érvényes JSON.
import-missing = Hiányzik vagy mást tartalmaz ez a mező: „{ $field }”.
import-other-game = Itt nincs ilyen játék: „{ $name }”.
import-no-board = Nem tudjuk, hogyan rakja ki az a webhely a Kulami-táblákat, ezért az ottani lejegyzéseket nem lehet lejátszani.
import-variant = Ismeretlen változat: „{ $name }”.
import-no-key = Hiányzik vagy nem szám az a kulcs, amelyből a kezdőállás adódik.
import-command = Itt ez nem jelent semmit: „{ $text }”.
import-nothing-taken = Letesznek egy korongot, de előtte egyet sem vettek fel.
import-others-piece = Ez a másik játékosé.
import-number = Itt más sorszámú lépés áll ({ $found }), mint aminek következnie kellene ({ $expected }).
import-no-game = Nem derül ki, melyik játék ez. Írd a nevét a lépések elé, például: „yinsh”.
import-ambiguous = A sorok nincsenek megnevezve, és túl sokféleképpen lehetne levenni őket.

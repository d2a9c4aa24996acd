links-home = Orrery: YINSH, LYNGK és Kulami online
links-home-more = Három társasjáték két játékosnak, a böngészőben: a számítógép ellen, linkkel meghívott baráttal vagy egy eszközön. Ingyen, regisztráció nélkül.
links-new = Játék: { $game }
links-new-more = { $blurb } Játssz a számítógép vagy egy barátod ellen, ingyen, regisztráció nélkül.
links-rules-more = { $blurb } { $game }: minden szabály, kipróbálható ábrákkal.
links-learn-more = { $blurb } { $game }: tanuld meg lépésről lépésre, igazi táblán.
links-courses = Tanulás: YINSH, LYNGK és Kulami
links-courses-more = Tanulj játszva: minden szabály lépésről lépésre, igazi táblán. Utána feladványok.
links-lobby-more = Játssz YINSH-t, LYNGK-et vagy Kulamit másokkal: szállj be egy nyitott játszmába, vagy hirdess meg egyet.
links-puzzles = YINSH-, LYNGK- és Kulami-feladványok
links-puzzles-more = Több ezer feladvány bizonyított megoldással: naponta egy, a szintedhez igazítva, témák szerint, sorozatban. Ingyen, regisztráció nélkül.
links-about = Az Orreryről
links-match = { $first } – { $second } · { $game }
links-invitation = { $player } játszani hív: { $game }
links-invitation-more = { $blurb } Nyisd meg a linket, és játssz, regisztráció nélkül.
links-position = { $game }: egy állás
links-game = { $game }: egy játszma
links-study-more = Nyisd meg, nézd végig lépésről lépésre, próbálj ki más lépéseket is, és kérdezd meg a számítógépet.
links-problem = Meg tudod oldani?
links-player = Játékos
links-to-move = Következik: { $player }
links-turn = { $number }. lépés
links-seat = Van egy szabad hely
links-wins = Győztes: { $player }
links-won-after = { $turns ->
    [one] Győztes: { $side }, { $turns } lépés után
   *[other] Győztes: { $side }, { $turns } lépés után
}
links-drawn-after = { $turns ->
    [one] Döntetlen { $turns } lépés után
   *[other] Döntetlen { $turns } lépés után
}
links-draw = Döntetlen
links-called-off = Elvetett játszma
links-turns = { $turns ->
    [one] { $turns } lépés
   *[other] { $turns } lépés
}
links-score = { $first } : { $second }
links-embed = { $title }: léptethető tábla
links-embed-first = Az elejére
links-embed-back = Egy lépéssel vissza
links-embed-on = Egy lépéssel előre
links-embed-last = A végére
links-embed-turn = Lépés: { $number } / { $turns }
links-embed-start = Kezdőállás
links-embed-open = Megnyitás az Orreryben
links-embed-turns = Lépések
links-embed-gone = Ezen a címen semmi sem található.

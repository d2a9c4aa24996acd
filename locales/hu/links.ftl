links-home = Orrery: YINSH, LYNGK és Kulami online
links-home-more = Három társasjáték két játékosnak, a böngészőben: a számítógép ellen, linkkel meghívott baráttal vagy egy eszközön. Ingyen, regisztráció nélkül.
links-new = Játék: { $game }
links-new-more = { $blurb } Játssz a számítógép vagy egy barátod ellen, ingyen, regisztráció nélkül.
links-rules-more = { $blurb } Minden szabály, kipróbálható képekkel. Játék: { $game }.
links-learn-more = { $blurb } Tanuld meg lépésről lépésre, igazi táblán. Játék: { $game }.
links-courses = Tanulás: YINSH, LYNGK és Kulami
links-courses-more = Tanfolyamok, amelyeket játszani kell: minden szabály lépésről lépésre, igazi táblán. Utána feladványok.
links-lobby-more = Játssz YINSH-t, LYNGK-et vagy Kulamit másokkal: szállj be egy nyitott játszmába, vagy hirdess meg egyet.
links-puzzles = YINSH-, LYNGK- és Kulami-feladványok
links-puzzles-more = Több ezer feladvány bizonyított megoldással: naponta egy, a te szinteden, témák szerint, sorozatban. Ingyen, regisztráció nélkül.
links-about = Az Orreryről
links-match = { $first } – { $second } · { $game }
links-invitation = Meghívás egy játszmára ({ $game }), a meghívó: { $player }
links-invitation-more = { $blurb } Nyisd meg a linket, és játssz. Regisztráció nélkül.
links-position = Egy állás, játék: { $game }
links-game = Egy játszma, játék: { $game }
links-study-more = Nyisd meg, nézd végig minden lépését, próbálj ki másikat, és kérdezd meg a számítógépet.
links-problem = Megoldod?
links-player = Játékos
links-to-move = Következik: { $player }
links-turn = { $number }. kör
links-seat = Egy hely szabad
links-wins = Győztes: { $player }
links-won-after = { $turns ->
    [one] { $side } { $turns } lépés után győz
   *[other] { $side } { $turns } lépés után győz
}
links-drawn-after = { $turns ->
    [one] Döntetlen { $turns } lépés után
   *[other] Döntetlen { $turns } lépés után
}
links-draw = Döntetlen
links-called-off = A játszma elmaradt
links-turns = { $turns ->
    [one] { $turns } lépés
   *[other] { $turns } lépés
}
links-score = { $first } : { $second }
links-embed = { $title }: végignézhető tábla
links-embed-first = Az elejére
links-embed-back = Egy lépéssel vissza
links-embed-on = Egy lépéssel előre
links-embed-last = A végére
links-embed-turn = { $number }. lépés, összesen { $turns }
links-embed-start = Kezdet
links-embed-open = Megnyitás az Orreryben
links-embed-turns = Lépések
links-embed-gone = Ezen a címen nincs mit mutatni.

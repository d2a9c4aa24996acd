links-home = Orrery: YINSH, LYNGK și Kulami online
links-home-more = Trei jocuri de societate pentru doi, în browser: împotriva calculatorului, cu un prieten printr-un link sau pe același ecran. Gratuit și fără cont.
links-new = Joacă { $game }
links-new-more = { $blurb } Joacă împotriva calculatorului sau cu un prieten, gratuit și fără cont.
links-rules-more = { $blurb } Toate regulile jocului { $game }, cu imagini în care poți muta și tu.
links-learn-more = { $blurb } Învață { $game } pas cu pas, pe o tablă adevărată.
links-courses = Învață YINSH, LYNGK și Kulami
links-courses-more = Cursuri care se joacă: fiecare regulă, pas cu pas, pe o tablă adevărată. Apoi, probleme de rezolvat.
links-lobby-more = Joacă YINSH, LYNGK sau Kulami cu alți oameni: intră într-o partidă deschisă sau pornește una.
links-puzzles = Probleme de YINSH, LYNGK și Kulami
links-puzzles-more = Mii de probleme cu răspunsuri demonstrate: una pe zi, pe nivelul tău, pe teme, în serii. Gratuit, fără cont.
links-about = Despre Orrery
links-match = { $first } – { $second } · { $game }
links-invitation = Invitație de la { $player }: o partidă de { $game }
links-invitation-more = { $blurb } Deschide linkul și joacă. Fără cont.
links-position = O poziție din { $game }
links-game = O partidă de { $game }
links-study-more = Deschide linkul ca să vezi fiecare tură, să încerci ce ai juca tu și să întrebi calculatorul.
links-problem = Găsești soluția?
links-player = Jucător
links-to-move = La mutare: { $player }
links-turn = Tura { $number }
links-seat = Un loc este liber
links-wins = Victorie: { $player }
links-won-after = { $turns ->
    [one] { $side }: victorie după o tură
    [few] { $side }: victorie după { $turns } ture
   *[other] { $side }: victorie după { $turns } de ture
}
links-drawn-after = { $turns ->
    [one] Remiză după o tură
    [few] Remiză după { $turns } ture
   *[other] Remiză după { $turns } de ture
}
links-draw = Remiză
links-called-off = Partida a fost anulată
links-turns = { $turns ->
    [one] o tură
    [few] { $turns } ture
   *[other] { $turns } de ture
}
links-score = { $first } : { $second }
links-embed = { $title }: tabla, tură cu tură
links-embed-first = La început
links-embed-back = O tură înapoi
links-embed-on = O tură înainte
links-embed-last = La sfârșit
links-embed-turn = Tura { $number } din { $turns }
links-embed-start = Început
links-embed-open = Deschide în Orrery
links-embed-turns = Ture
links-embed-gone = La această adresă nu este nimic de arătat.

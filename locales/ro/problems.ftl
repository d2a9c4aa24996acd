# Probleme: o singură primă mutare, și nicio alta, duce la ce se cere. $side este cine joacă: Alb, Primul jucător.

problems = Probleme
problem-title = Problema { $number }
problem-of = problema { $number } din { $count }
problem-count = rezolvate: { $done } din { $count }
problem-done = Rezolvat! Nicio altă primă mutare nu ducea la rezolvare.
problem-again = Nu e bună: așa nu rezolvi problema. Mai caută.
problem-refuted = Nu e bună: după răspunsul { $answer } nu mai rezolvi problema.

problem-yinsh-score = { $side }: câștigă un inel în tura aceasta.
problem-yinsh-two = { $side }: câștigă două inele în tura aceasta.
problem-yinsh-win = { $side }: câștigă partida în tura aceasta.
problem-yinsh-guard = { $side }: nu-ți lăsa adversarul să câștige un inel în tura următoare.
problem-yinsh-score-in-two = { $side }: creează o amenințare de neoprit. Câștigi un inel în tura ta următoare, orice ar răspunde adversarul.
problem-yinsh-two-in-two = { $side }: câștigă două inele în două ture, orice ar răspunde adversarul.
problem-yinsh-win-in-two = { $side }: câștigă partida în două ture, orice ar răspunde adversarul.
problem-yinsh-refuted = Nu e bună: după răspunsul { $answer }, adversarul a câștigat un inel.

problem-lyngk-score = { $side }: câștigă un turn de cinci în tura aceasta.
problem-lyngk-guard = { $side }: nu-ți lăsa adversarul să câștige un turn de cinci în tura următoare.
problem-lyngk-score-in-two = { $side }: pregătește un turn de cinci pe care îl câștigi în tura ta următoare, orice ar răspunde adversarul.
problem-lyngk-two-in-two = { $side }: câștigă două turnuri de cinci în două ture, orice ar răspunde adversarul.
problem-lyngk-end = { $side }: câștigă partida, orice ar răspunde adversarul. Contează și turnurile mai joase.
problem-lyngk-refuted = Nu e bună: după răspunsul { $answer }, adversarul a câștigat un turn de cinci.

problem-kulami-end = { $side }: câștigă partida, orice ar răspunde adversarul.
problem-kulami-margin =
    { $side }: termină cu un avans de cel puțin { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, orice ar răspunde adversarul.

# Probleme: o singură primă mutare, și nicio alta, duce la ce se cere. $side este cine joacă: Alb, Primul jucător.

problems = Probleme
problem-title = Problema { $number }
problem-of = problema { $number } din { $count }
problem-count = rezolvate: { $done } din { $count }
problem-done = Rezolvat! Nicio altă primă mutare nu ajungea la țintă.
problem-again = Nu aceasta: nu te duce la țintă. Mai caută.
problem-refuted = Nu aceasta: după răspunsul { $answer } nu mai ajungi la țintă.

problem-yinsh-score = { $side }: câștigă un inel în tura aceasta.
problem-yinsh-two = { $side }: câștigă două inele în tura aceasta.
problem-yinsh-win = { $side }: câștigă partida în tura aceasta.
problem-yinsh-guard = { $side }: nu-ți lăsa adversarul să câștige un inel în tura următoare.
problem-yinsh-score-in-two = { $side }: fă o amenințare fără apărare. Câștigi un inel în tura ta următoare, oricare ar fi răspunsul.
problem-yinsh-two-in-two = { $side }: câștigă două inele în două ture, oricare ar fi răspunsul.
problem-yinsh-win-in-two = { $side }: câștigă partida în două ture, oricare ar fi răspunsul.
problem-yinsh-refuted = Nu aceasta: după răspunsul { $answer } adversarul a câștigat un inel.

problem-lyngk-score = { $side }: câștigă un turn de cinci în tura aceasta.
problem-lyngk-guard = { $side }: nu-ți lăsa adversarul să câștige un turn de cinci în tura următoare.
problem-lyngk-score-in-two = { $side }: pregătește un turn de cinci pe care îl câștigi în tura ta următoare, oricare ar fi răspunsul.
problem-lyngk-two-in-two = { $side }: câștigă două turnuri de cinci în două ture, oricare ar fi răspunsul.
problem-lyngk-end = { $side }: câștigă partida, oricare ar fi răspunsurile. Numără și turnurile mai joase.
problem-lyngk-refuted = Nu aceasta: după răspunsul { $answer } adversarul a câștigat un turn de cinci.

problem-kulami-end = { $side }: câștigă partida, oricare ar fi răspunsurile.
problem-kulami-margin =
    { $side }: termină cu un avans de cel puțin { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, oricare ar fi răspunsurile.

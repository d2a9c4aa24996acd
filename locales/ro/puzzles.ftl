# Probleme demonstrate, cu rating. $side este cine joacă: Alb, Primul jucător.

puzzle-subtitle = Fiecare are un răspuns corect, demonstrat.
puzzle-games = Jocuri
puzzle-mix = Toate jocurile
puzzle-train = Antrenament
puzzle-train-more = Probleme pe măsura ta, la limita puterilor tale.
puzzle-only-theme = Tema: { $theme }
puzzle-all-themes = Toate temele
puzzle-how-hard = Cât de grele
puzzle-strength = { $strength ->
    [easier] Mai ușoare
    [harder] Mai grele
   *[other] Nivelul meu
}
puzzle-start = Începe
puzzle-streak = Serie
puzzle-streak-more = Din ce în ce mai greu, până la prima greșeală.
puzzle-streak-on = Până acum { $count }: continuă
puzzle-rush = Contra timp
puzzle-rush-more = Trei minute, trei greșeli.
puzzle-repeat = Repetare
puzzle-repeat-more = Ce ai ratat revine, pe o tablă rotită.
puzzle-due = Azi { $count }, în total { $deck }
puzzle-best = Record: { $count }
puzzle-progress = Progres
puzzle-by-theme = Exersează o temă
puzzle-themes = Teme
puzzle-advice = De exersat acum: { $theme }

## Ce se cere
puzzle-score = { $game ->
    [yinsh] { $when ->
        [now] { $side }: câștigă un inel în tura aceasta
       *[later] { $side }: câștigă un inel în cel mult { $turns } ture, orice ar răspunde adversarul
    }
    [six] { $when ->
        [now] { $side }: câștigă un turn de șase în tura aceasta
       *[later] { $side }: câștigă un turn de șase în cel mult { $turns } ture, orice ar răspunde adversarul
    }
   *[other] { $when ->
        [now] { $side }: câștigă un turn de cinci în tura aceasta
       *[later] { $side }: câștigă un turn de cinci în cel mult { $turns } ture, orice ar răspunde adversarul
    }
}
puzzle-two = { $game ->
    [yinsh] { $when ->
        [now] { $side }: câștigă două inele în tura aceasta
       *[later] { $side }: câștigă două inele în cel mult { $turns } ture, orice ar răspunde adversarul
    }
   *[other] { $when ->
        [now] { $side }: câștigă două turnuri de cinci în tura aceasta
       *[later] { $side }: câștigă două turnuri de cinci în cel mult { $turns } ture, orice ar răspunde adversarul
    }
}
puzzle-win = { $when ->
    [now] { $side }: câștigă în tura aceasta
   *[later] { $side }: câștigă în cel mult { $turns } ture, orice ar răspunde adversarul
}
puzzle-end = { $side }: câștigă partida, orice ar răspunde adversarul
puzzle-draw = { $side }: salvează remiza
puzzle-margin = { $points ->
    [one] { $side }: termină cu un avans de cel puțin un punct
    [few] { $side }: termină cu un avans de cel puțin { $points } puncte
   *[other] { $side }: termină cu un avans de cel puțin { $points } de puncte
}
puzzle-guard = { $game ->
    [yinsh] { $side }: nu-ți lăsa adversarul să câștige un inel în tura următoare
   *[other] { $side }: nu-ți lăsa adversarul să câștige un turn în tura următoare
}
puzzle-rated = rating { $rating }

## Ce iese
puzzle-find = Găsește tura
puzzle-another = Corect. Acum împotriva altei apărări
puzzle-wrong = Nu e cea bună
puzzle-solved = Rezolvat
puzzle-answer = Răspunsul
puzzle-missed = După tura aceasta, problema nu mai poate fi rezolvată.
puzzle-unproved = După tura aceasta, rezolvarea nu mai e sigură.
puzzle-reply = Răspunsul adversarului: { $told }
puzzle-comes-back = { $days ->
    [one] revine peste o zi
    [few] revine peste { $days } zile
   *[other] revine peste { $days } de zile
}
puzzle-hint = Caută: { $theme }
puzzle-hint-none = Uită-te întâi la turele care schimbă cel mai mult poziția.
puzzle-show = Arată răspunsul
puzzle-on = Înainte
puzzle-again = Rezolvă din nou
puzzle-next = Problema următoare
puzzle-all = Toate problemele
puzzle-result = Vezi rezultatul
puzzle-nothing-due = Azi nu revine nimic. Ce ratezi apare aici peste câteva zile.
puzzle-unknown = Problema de la această adresă nu a fost găsită.
puzzle-none-fits = Nu există nicio problemă de acest fel. Alege altă temă sau alt joc.
puzzle-run-solved = Rezolvate: { $count }
puzzle-run-again = Încă o dată
puzzle-new-best = Cel mai bun rezultat al tău!
puzzle-mistakes = { $count ->
    [one] o greșeală
    [few] { $count } greșeli
   *[other] { $count } de greșeli
}
puzzle-rating = Ratingul tău la { $game }
puzzle-rating-short = Rating: { $rating }
puzzle-in-a-row = La rând: { $count }
puzzle-count = Rezolvate: { $solved } din { $count }

## Despre ce sunt problemele
puzzle-theme = { $theme ->
    [row] Linie imediată
    [double-row] Două linii
    [last-ring] Ultimul inel
    [gift-row] O linie în dar
    [many-flips] Multe întoarceri
    [flipped-row] Linie din jetoane întoarse
    [no-flip] Mutare fără întoarceri
    [five-stack] Turn complet
    [chain] Peste turnurile tale
    [claim] Revendicare la timp
    [joker] Joker
    [tie-break] Decid turnurile mai joase
    [cover] Acoperirea unui turn
    [tile] Soarta unei plăcuțe
    [lock-out] Fără spații rămase
    [forced] Un singur spațiu
    [area] Insulă
    [line] Șir
    [one-point] La un punct diferență
    [patience] Răbdare
    [guard] Apărare
    [threat] O amenințare de neoprit
    [fork] Două amenințări
    [steer] Adversarul trimis în altă parte
    [tempo] Mutare de așteptare
    [deny] O plăcuță refuzată
    [save-draw] Salvarea remizei
   *[margin] Avans cât mai mare
}

learn-lyngk-stack-title = Turnuri
learn-lyngk-stack-text = Pe fiecare nod stă o piesă, iar fiecare mutare pune una peste alta. Pune piesa roșie de pe e4 pe e5.
learn-lyngk-stack-whole = Cele două piese sunt acum un singur turn. Culoarea lui e cea din vârf: roșu. Mută-l întreg pe orice turn din jur.
learn-lyngk-stack-again = Se poate, dar acum e vorba doar de e4 și e5. Revendicarea culorilor vine mai târziu.
learn-lyngk-stack-done = Turnurile doar cresc și nu se desfac niciodată. Încetul cu încetul, tabla se golește.

learn-lyngk-colours-title = Fiecare culoare o dată
learn-lyngk-colours-text = Într-un turn nicio culoare nu apare de două ori; contează și piesele de dedesubt. Găsește loc turnului verde-roșu de pe e4.
learn-lyngk-colours-hint = Lângă e4, un singur turn nu are nici verde, nici roșu: cel de pe f4.
learn-lyngk-colours-again = Se poate, dar găsește un loc pentru turnul de pe e4.
learn-lyngk-colours-done = În turn încă nu era albastru, așa că s-a potrivit. Trei culori, fiecare o singură dată.

learn-lyngk-joker-title = Jokerii
learn-lyngk-joker-text = Jokerul alb ține loc de orice culoare, deci orice culoare se potrivește pe el. Pune piesa albastră de pe e4 pe Jokerul de pe e5.
learn-lyngk-joker-two = Un turn poate avea mai mulți Jokeri. Pune turnul de pe e5 pe Jokerul de pe d5.
learn-lyngk-joker-again = Se poate, dar acum e vorba de Jokerii de pe e5 și d5.
learn-lyngk-joker-done = Turnul are deja trei piese, dar o singură culoare: albastru. Jokerii nu se mută: așteaptă să ajungă un turn pe ei.

learn-lyngk-line-title = În linie dreaptă
learn-lyngk-line-text = Un turn merge drept, peste noduri libere, până pe primul turn întâlnit. Peste turnuri nu se sare. Mută de pe e4 pe e7.
learn-lyngk-line-again = Se poate și așa. De data asta mută piesa roșie de pe e4 pe e7.
learn-lyngk-line-done = Oricât de lung ar fi drumul, contează doar primul turn de pe el, iar orice mutare se termină pe un turn.

learn-lyngk-height-title = Turnuri neutre
learn-lyngk-height-text = Toate culorile sunt încă neutre. Un turn neutru ajunge doar pe unul care nu e mai înalt. Mută de pe e4 și fă un turn de patru.
learn-lyngk-height-hint = Turnul de pe e4 are două piese. Cel de pe d4 are tot două.
learn-lyngk-height-low = Așa ies doar trei. Caută un turn la fel de înalt ca acela de pe e4.
learn-lyngk-height-again = Se poate, dar ia turnul de pe e4 și fă un turn de patru.
learn-lyngk-height-done = Două peste două se poate, două peste trei nu. De aceea o piesă singură ajunge doar pe piese singure.

learn-lyngk-claim-title = Revendicarea culorilor
learn-lyngk-claim-text = Înainte să muți poți revendica o culoare neutră: una pe tură, două pe partidă. Negrul e deja al adversarului. Revendică roșul.
learn-lyngk-claim-move = Roșul e deja al tău, iar turnurile tale pot ajunge pe turnuri de orice înălțime. Pune piesa roșie de pe e4 pe turnul de trei de pe e5.
learn-lyngk-claim-second = Adversarul a revendicat verdele, deci nu poți muta turnuri verzi sau negre. Revendică a doua ta culoare.
learn-lyngk-claim-any = După revendicare urmează o mutare. Mută ce vrei.
learn-lyngk-claim-last = Acum aveți câte două culori, iar a cincea rămâne neutră. Mai mută o dată.
learn-lyngk-claim-again = Se poate, dar acum revendică întâi o culoare, apoi mută cu ea.
learn-lyngk-claim-done = Turnurile de culorile tale le muți doar tu; pe cele neutre le puteți muta amândoi.

learn-lyngk-five-title = Un turn de cinci
learn-lyngk-five-text = Acesta e scopul: un turn de cinci cu o culoare a ta în vârf părăsește tabla și contează pentru tine. Ai roșul și albastrul: fă unul.
learn-lyngk-five-again = Așa nu ies cinci. Numără împreună piesele de pe e4 și e5.
learn-lyngk-five-done = Încă un turn câștigat. Cine are mai multe câștigă partida.

learn-lyngk-obstacle-title = Obstacole
learn-lyngk-obstacle-text = Un turn de cinci cu o culoare neutră în vârf rămâne definitiv și nu contează pentru nimeni. Bejul e neutru: pune turnul de pe e4 pe e5.
learn-lyngk-obstacle-claim = Turnul de pe e5 nu se mai poate muta. Te ajută dacă revendici acum bejul? Încearcă.
learn-lyngk-obstacle-move = Bejul e al tău, dar obstacolul rămâne și nu îți aduce nimic. Acum mută.
learn-lyngk-obstacle-again = Se poate, dar acum e vorba de turnul de pe e5 și de bej.
learn-lyngk-obstacle-done = Obstacolul rămâne obstacol. Așa poți strica și un turn al adversarului.

learn-lyngk-one-step-title = Regula LYNGK
learn-lyngk-one-step-text = Turnul tău poate păși pe un turn cu aceeași culoare în vârf și poate merge mai departe. Du piesa roșie de pe e1, prin e4, pe b4.
learn-lyngk-one-step-hint = De pe e1 drumul e drept până pe e4, iar vârful de acolo e roșu: un punct LYNGK. De pe e4 mergi drept pe b4.
learn-lyngk-one-step-again = Se poate, dar mergi prin e4: turnului de pe b4 îi lipsește doar roșul.
learn-lyngk-one-step-done = Turnul pe care ai pășit e la fel ca înainte. Pe un Joker sau pe altă culoare nu se pășește.

learn-lyngk-two-steps-title = Doi pași
learn-lyngk-two-steps-text = Într-o tură poți face mai mulți pași. Găsește drumul piesei albastre de pe c1 și câștigă un turn.
learn-lyngk-two-steps-hint = Pe c1, c4 și g6 vârful e albastru. De pe g6 mergi drept pe e7.
learn-lyngk-two-steps-again = Așa nu câștigi niciun turn. Celui de pe e7 îi lipsește doar albastrul.
learn-lyngk-two-steps-done = Prin c4 și g6 pe e7. Ce se mai află în turnurile din drum nu contează.

learn-lyngk-three-steps-title = Trei pași
learn-lyngk-three-steps-text = Poți face oricâți pași, pe fiecare turn o dată. Merge și un obstacol, dacă are în vârf culoarea ta. Câștigă turnul de pe g2.
learn-lyngk-three-steps-hint = De pe a1, vârfurile roșii te duc prin e6, h3 și e3 pe g2.
learn-lyngk-three-steps-joker = Pe Joker poți ajunge, dar nu câștigi nimic. De pe e6 ia-o în altă parte.
learn-lyngk-three-steps-again = Așa nu câștigi niciun turn. Celui de pe g2 îi lipsește doar roșul, iar pe a1 ai o piesă roșie.
learn-lyngk-three-steps-done = Trei pași într-o singură mutare! Caută lanțuri de culoarea ta: ajung peste tot pe tablă.

learn-lyngk-must-title = Revendici ca să muți
learn-lyngk-must-text = Nimic nu se poate muta: roșul e neutru, iar turnul de pe e5, prea înalt. O revendicare te ajută, deci trebuie să revendici. Ce culoare?
learn-lyngk-must-move = Roșul e al tău și poate urca. Acum mută.
learn-lyngk-must-done = Cine poate muta după o revendicare nu are voie să spună pas. Și revendici doar dacă apoi poți muta.

learn-lyngk-pass-title = Când spui pas
learn-lyngk-pass-text = Niciun turn al tău nu se poate muta și nu mai ai revendicări. Doar într-un asemenea caz ai voie să spui pas. Fă-o acum.
learn-lyngk-pass-free = Adversarul a mutat și drumul e liber. Cine poate muta trebuie să mute, deci mută.
learn-lyngk-pass-done = Ai spus pas o dată și tot ai câștigat. Cât timp unul dintre voi poate muta, partida continuă.

learn-lyngk-end-title = Sfârșitul partidei
learn-lyngk-end-text = Când niciun jucător nu mai poate muta, partida se încheie: decid turnurile câștigate. Aveți câte trei: fă mutarea care câștigă.
learn-lyngk-end-neutral = Cu bej în vârf e un obstacol, iar turnul de patru al adversarului decide. Pune roșul în vârf.
learn-lyngk-end-again = Și așa se încheie partida, dar decide turnul de patru al adversarului. Poți face un turn de cinci.
learn-lyngk-end-done = Patru la trei, și nimeni nu mai poate muta: ai câștigat.

learn-lyngk-ties-title = La egalitate
learn-lyngk-ties-text = La egalitate contează turnurile de 4 de pe tablă cu culoarea ta în vârf, apoi cele de 3, 2 și 1. Fă mutarea care câștigă.
learn-lyngk-ties-hint = Nimeni nu are încă un turn de patru. Piesa roșie de pe f4 poate face unul pe h4.
learn-lyngk-ties-again = Așa aveți câte două turnuri de trei și nimic altceva: remiză. Un turn de patru valorează mai mult.
learn-lyngk-ties-done = Un singur turn de patru a hotărât. Dacă totul e egal până la piesele singure, e remiză.

learn-lyngk-six-title = Turnuri de șase
learn-lyngk-six-text = În această variantă, turnurile de cinci rămân și se pot muta; îți trebuie unul de șase. Fă întâi un turn de cinci din e4 și e5.
learn-lyngk-six-win = A rămas pe tablă și se poate muta. Un turn de șase cu culoarea ta în vârf aduce victoria pe loc: te așteaptă Jokerul de pe e7.
learn-lyngk-six-again = Se poate, dar fă întâi un turn de cinci din e4 și e5, apoi mută-l pe Jokerul de pe e7.
learn-lyngk-six-done = Șase piese cu culoarea ta în vârf: victorie pe loc. Cu o culoare neutră în vârf nu ar valora nimic.

learn-lyngk-six-end-title = Fără turn de șase
learn-lyngk-six-end-text = Nimeni nu face șase? Decid turnurile de 5 cu culoarea ta în vârf, apoi cele de 4 și așa mai departe. Fă ultima mutare, de pe h3.
learn-lyngk-six-end-hint = Adversarul are un turn de cinci pe f5. Fă și tu unul, pe d3.
learn-lyngk-six-end-fours = Așa faci un turn de patru, dar adversarul are unul de cinci pe f5, iar acela contează primul.
learn-lyngk-six-end-again = Așa nu câștigi. Fă un turn de cinci.
learn-lyngk-six-end-done = Câte un turn de cinci. Atunci decid cele de patru, iar tu ai mai multe.

learn-lyngk-collect-title = Turnuri la revendicare
learn-lyngk-collect-text = O opțiune a jocului: cine revendică culoarea unui obstacol îl ia imediat. Pe e5, în vârf e bej: revendică bejul.
learn-lyngk-collect-move = Turnul de pe e5 e al tău și contează. Acum mută, ca după orice revendicare.
learn-lyngk-collect-again = Se poate, dar ia întâi turnul de pe e5: revendică bejul.
learn-lyngk-collect-done = Cu această opțiune contează cine revendică primul. Fără ea, obstacolul rămâne definitiv.

learn-lyngk-win-title = Câștigă într-o tură
learn-lyngk-win-text = Acum puțină tactică. Ați câștigat câte trei turnuri. Găsește mutarea care îți aduce încă unul și încheie partida pe loc.
learn-lyngk-win-hint = Turnul de pe f5 poate păși pe d4, apoi pe g3 și pe e2. Ce turn e lângă e2?
learn-lyngk-win-on = Și așa câștigi un turn, dar adversarul mai poate muta. Altul încheie partida pe loc.
learn-lyngk-win-again = Așa nu câștigi niciun turn. Cel de pe f5 are două piese: cu un turn de trei fac cinci.
learn-lyngk-win-done = Trei pași, și partida e câștigată. Uită-te mereu cât de departe ajung culorile tale.

learn-lyngk-block-title = Oprește turnul
learn-lyngk-block-text = Adversarul e pe cale să unească f3 și h1 într-un turn de cinci. Împiedică-l.
learn-lyngk-block-hint = Turnul de pe f3 are roșu. Dacă ajunge roșu și pe h1, nu se mai potrivesc. Ce piesă e pe f1?
learn-lyngk-block-again = Atunci f3 și h1 devin un turn de cinci. Schimbă unul dintre cele două.
learn-lyngk-block-done = Acum amândouă au roșu și nu se mai pot uni. A fost de ajuns o piesă la locul potrivit.

learn-lyngk-double-title = Două amenințări deodată
learn-lyngk-double-text = O amenințare poate fi oprită. Fă un turn de patru care poate deveni de cinci în două locuri.
learn-lyngk-double-hint = De pe b1 ai avea două drumuri: drept pe f4 și prin e1 pe e6. Pentru asta, piesa de pe e1 trebuie să rămână.
learn-lyngk-double-stone = Așa iese un turn de patru, dar e1 e punctul tău LYNGK pe drumul spre e6. Ia cealaltă piesă roșie.
learn-lyngk-double-again = Așa nu ai două amenințări. Turnul de pe b1 are trei piese: ce piesă ar trebui să ajungă pe el?
learn-lyngk-double-strike = Adversarul a închis drumul prin e1. Ia-o pe celălalt!
learn-lyngk-double-late = Așa nu câștigi nimic. Drumul de pe b1 pe f4 e liber: mergi pe el.
learn-lyngk-double-done = Împotriva a două amenințări o mutare nu ajunge. Așa se câștigă turnurile.

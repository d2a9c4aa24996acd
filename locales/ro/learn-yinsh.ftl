learn-yinsh-place-title = Așezarea inelelor
learn-yinsh-place-text = Fiecare jucător are cinci inele. Pune unul pe orice nod liber; merge și pe marginea tablei.
learn-yinsh-place-last = Și negrul a pus un inel. Acum pune-l pe al cincilea, ultimul.
learn-yinsh-place-done = Toate cele zece inele sunt pe tablă. De acum se mută; nu se mai adaugă altele.

learn-yinsh-move-title = Mutarea unui inel
learn-yinsh-move-text = Întâi pui un jeton de-al tău în inel, apoi muți inelul în linie dreaptă, peste noduri libere. Mută oricare dintre inelele tale.
learn-yinsh-move-stays = Jetonul rămâne acolo de unde a plecat inelul; jetoanele nu se mută niciodată. Mai mută o dată un inel.
learn-yinsh-move-done = Fiecare mutare lasă în urmă un jeton. Ține minte: un inel nu trece niciodată peste alt inel.

learn-yinsh-jump-title = Săritura peste jetoane
learn-yinsh-jump-text = Un inel poate sări peste jetoane alăturate, de orice culoare. Mută inelul de pe d5 peste cele trei jetoane.
learn-yinsh-jump-hint = Pornește de pe d5, peste cele trei jetoane: inelul se oprește pe primul nod liber de după ele.
learn-yinsh-jump-short = Mutarea e permisă, dar inelul nu sare peste nimic. Du inelul de pe d5 peste cele trei jetoane.
learn-yinsh-jump-other = E o săritură, dar peste un singur jeton. În altă direcție sunt trei.
learn-yinsh-jump-again = Mutarea e permisă, dar acum sari cu inelul de pe d5 peste cele trei jetoane.
learn-yinsh-jump-done = Inelul se oprește imediat după jetoane. Iar ele și-au schimbat culoarea: afli îndată de ce.

learn-yinsh-flip-title = Întoarcerea jetoanelor
learn-yinsh-flip-text = Orice jeton peste care sari se întoarce, chiar și al tău; cel abia pus, nu. Fă albe trei jetoane negre dintr-o singură mutare.
learn-yinsh-flip-hint = De pe d4 poți sări în trei direcții. Într-una dintre ele sunt numai jetoane negre.
learn-yinsh-flip-own = Așa devin negre două jetoane de-ale tale. Caută direcția în care sunt numai jetoane negre.
learn-yinsh-flip-mixed = Un jeton devine alb, dar unul de-al tău devine negru. Se poate mai bine.
learn-yinsh-flip-again = Așa nu întorci trei jetoane negre. Încearcă cu inelul de pe d4.
learn-yinsh-flip-done = Trei jetoane și-au schimbat culoarea, iar cel nou, de pe d4, a rămas alb.

learn-yinsh-row-title = O linie de cinci
learn-yinsh-row-text = Cinci jetoane alăturate de aceeași culoare, pe o dreaptă, formează o linie. Inelul tău de pe e5 stă pe locul lipsă: mută-l într-o parte.
learn-yinsh-row-hint = Jetonul rămâne pe e5 și umple golul. Mută inelul în orice direcție, numai nu de-a lungul liniei.
learn-yinsh-row-along = De-a lungul liniei, inelul sare peste jetoanele tale și le face negre. Pleacă în altă direcție.
learn-yinsh-row-again = Liniei îi lipsește un jeton pe e5. Doar inelul care stă acolo îl poate lăsa.
learn-yinsh-row-take = Ai o linie de cinci! Jetoanele ei revin în rezervă: ia linia.
learn-yinsh-row-ring = Pentru fiecare linie scoți și un inel: oricare dintre ale tale, chiar și cel pe care tocmai l-ai mutat.
learn-yinsh-row-done = Ai câștigat un inel. Îți rămân mai puține de mutat, dar cu trei inele scoase câștigi partida.

learn-yinsh-long-title = Mai mult de cinci
learn-yinsh-long-text = De data asta vor fi șase jetoane alăturate. Mută într-o parte inelul de pe e5.
learn-yinsh-long-along = În direcția aceea inelul îți întoarce propriile jetoane. Pleacă în altă direcție.
learn-yinsh-long-again = Umple întâi golul: inelul de pe e5 lasă acolo un jeton.
learn-yinsh-long-choose = Sunt șase la rând, dar se iau numai cinci alăturate. Alegi tu care: rămâne jetonul de la un capăt sau cel de la celălalt.
learn-yinsh-long-ring = Acum scoate unul dintre inelele tale.
learn-yinsh-long-done = Al șaselea jeton rămâne pe tablă și te poate ajuta la linia următoare.

learn-yinsh-two-title = Două linii deodată
learn-yinsh-two-text = Un jeton pe e5 îți aduce o linie, iar unul întors, încă una. Găsește mutarea care le formează pe amândouă.
learn-yinsh-two-hint = Jetonul negru de pe e7 strică a doua linie: sari peste el cu inelul de pe e5.
learn-yinsh-two-one = O linie e bună, două sunt și mai bune: ce jeton negru mai trebuie întors?
learn-yinsh-two-again = Așa nu ies două linii. Vezi peste ce poate sări inelul de pe e5.
learn-yinsh-two-first = Ai două linii! Ia întâi una dintre ele, oricare.
learn-yinsh-two-ring = O linie, apoi un inel: scoate un inel înainte să iei a doua linie.
learn-yinsh-two-second = Acum a doua linie: trebuie luată și ea.
learn-yinsh-two-last = Și al doilea inel.
learn-yinsh-two-done = Linie, inel, linie, inel: două inele câștigate cu o singură mutare.

learn-yinsh-cross-title = Linii intersectate
learn-yinsh-cross-text = Două linii vor avea în comun nodul e5. Mută inelul de acolo fără să strici vreuna.
learn-yinsh-cross-one = Așa inelul întoarce jetoane dintr-o linie. Pleacă fără să sari.
learn-yinsh-cross-again = Amândurora le lipsește un jeton pe e5. Doar inelul care stă acolo îl poate lăsa.
learn-yinsh-cross-choose = Jetonul de pe e5 ține de ambele linii, așa că poți lua doar una. Alege.
learn-yinsh-cross-ring = Cealaltă a pierdut un jeton și nu mai e linie. Scoate unul dintre inelele tale.
learn-yinsh-cross-done = Două linii care se intersectează aduc un singur inel. Celelalte jetoane rămân pe tablă.

learn-yinsh-gift-title = O linie în dar
learn-yinsh-gift-text = Un inel negru a sărit pe f5 și a format o linie albă. Este a ta: ia-o înainte să muți.
learn-yinsh-gift-ring = Oricine ar fi format-o, linia e a ta. Scoate acum și unul dintre inelele tale.
learn-yinsh-gift-move = Iar acum urmează mutarea ta. Mută orice inel.
learn-yinsh-gift-done = O linie formată de adversar valorează la fel de mult ca oricare alta și nu te costă nicio mutare.

learn-yinsh-both-title = Câte o linie
learn-yinsh-both-text = Aici o mutare formează o linie pentru tine și una pentru negru. Cine a mutat își ia primul linia. Găsește mutarea.
learn-yinsh-both-hint = Inelul de pe e5 poate sări deodată peste e6 și e7: un jeton devine alb, celălalt negru.
learn-yinsh-both-again = Așa nu se formează nicio linie. Ce două jetoane poate întoarce inelul de pe e5?
learn-yinsh-both-yours = Câte o linie pentru fiecare. Tu ai mutat, deci a ta e prima.
learn-yinsh-both-ring = Scoate unul dintre inelele tale. Apoi negrul își ia linia, scoate un inel și mută.
learn-yinsh-both-done = Negrul și-a luat linia și a scos un inel înainte să mute. Câte un inel: săritura a avut un preț.

learn-yinsh-end-title = Al treilea inel
learn-yinsh-end-text = Cine scoate al treilea inel câștigă pe loc. Aveți câte două. Formează-ți linia, chiar dacă primește și negrul una.
learn-yinsh-end-hint = Doar inelul de pe e5 poate: sari peste jetoanele de pe e6 și e7.
learn-yinsh-end-again = Așa nu se formează nicio linie. Îți trebuie una, și e rândul tău.
learn-yinsh-end-row = Sunt două linii, dar tu ai mutat: ia-o întâi pe a ta.
learn-yinsh-end-ring = Acum al treilea inel. Scoate-l pe oricare.
learn-yinsh-end-done = Trei inele: ai câștigat. Linia negrului nu mai contează.

learn-yinsh-supply-title = Ultimul jeton
learn-yinsh-supply-text = A mai rămas un jeton. Dacă îl pui și nu apare nicio linie, partida se încheie: câștigă cine a scos mai multe inele. Conduci, deci încheie-o.
learn-yinsh-supply-again = Așa negrul primește o linie: cinci jetoane revin în rezervă și partida continuă. Încheie-o acum.
learn-yinsh-supply-done = Toate cele 51 de jetoane sunt pe tablă. Ai scos mai multe inele și câștigi; la egalitate ar fi remiză.

learn-yinsh-pass-title = Nicio mutare
learn-yinsh-pass-text = Niciunul dintre cele trei inele ale tale nu se poate muta: le blochează altele. Doar într-un asemenea caz ai voie să spui pas. Fă-o acum.
learn-yinsh-pass-open = Negrul a mutat și a deschis un drum. Cine poate muta trebuie să mute: găsește ieșirea.
learn-yinsh-pass-done = Spui pas doar când nu ai nicio mutare.

learn-yinsh-stuck-title = Nimeni nu poate muta
learn-yinsh-stuck-text = Negrul nu a putut muta și a spus pas. Și inelele tale sunt blocate: spune și tu pas.
learn-yinsh-stuck-done = Când amândoi spun pas, unul după altul, partida se încheie. Fiecare a scos două inele: remiză.

learn-yinsh-blitz-title = O partidă Blitz
learn-yinsh-blitz-text = La Blitz câștigă cine scoate primul un inel. Ajunge o singură linie.
learn-yinsh-blitz-hint = Pe coloana f, un jeton negru îți strică linia. Ce inel poate sări peste el?
learn-yinsh-blitz-again = Încă nu e o linie. Între jetoanele tale se află unul negru.
learn-yinsh-blitz-row = Iată linia: ia-o.
learn-yinsh-blitz-ring = Și acum inelul care îți aduce victoria.
learn-yinsh-blitz-done = O linie, un inel, o victorie. În rest, la Blitz totul e la fel.

learn-yinsh-win-title = Câștigă într-o tură
learn-yinsh-win-text = Acum puțină tactică. Ai scos două inele, deci cu încă o linie câștigi. E aproape gata: găsește-o.
learn-yinsh-win-hint = Urmărește dreapta de la c4 la g8: ce jeton strică linia și ce inel poate sări peste el?
learn-yinsh-win-late = Inelul ar ocupa locul lipsă, dar jetonul lui rămâne în urmă: linia ar veni cu o tură prea târziu.
learn-yinsh-win-again = Așa nu se formează nicio linie. O săritură poate face alb jetonul negru care îți strică linia.
learn-yinsh-win-row = Iat-o. Ia linia.
learn-yinsh-win-ring = Și al treilea inel.
learn-yinsh-win-done = Ai câștigat într-o singură tură. Caută întâi liniile cărora le lipsește un singur jeton întors.

learn-yinsh-block-title = Oprește linia
learn-yinsh-block-text = Negrul a scos două inele și va forma o linie la mutarea următoare. Împiedică-l.
learn-yinsh-block-hint = Inelului negru îi ajunge să plece de pe e5. Întoarce unul dintre cele patru jetoane de lângă el.
learn-yinsh-block-near = Aproape, dar linia rămâne cum e. Sari peste unul dintre jetoanele ei.
learn-yinsh-block-again = Negrul pleacă de pe e5, formează o linie și câștigă. Întoarce unul dintre jetoanele liniei.
learn-yinsh-block-done = Un jeton întors, și linia a dispărut. Întoarcerea unui jeton e cea mai sigură apărare.

learn-yinsh-double-title = Două amenințări deodată
learn-yinsh-double-text = O amenințare poate fi oprită. Găsește mutarea care amenință deodată cu două linii.
learn-yinsh-double-hint = Jetonul negru de pe e5 se află pe ambele linii. Ce inel poate sări peste el?
learn-yinsh-double-one = Ameninți cu o linie, iar negrul o poate opri. Caută două.
learn-yinsh-double-again = La asta negrul are un răspuns. Uită-te la jetonul comun celor două linii.
learn-yinsh-double-strike = Negrul a oprit o linie. Formeaz-o pe cealaltă!
learn-yinsh-double-done = Împotriva a două amenințări o mutare nu ajunge. Așa se câștigă partidele.

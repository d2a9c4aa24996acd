learn-kulami-first-title = Prima bilă
learn-kulami-first-text = Joci cu roșu și începi tu. Fiecare jucător are 28 de bile; prima poate fi pusă în orice spațiu.
learn-kulami-first-next = Negrul a răspuns. De acum, fiecare bilă merge pe rândul sau pe coloana celei dinainte. Pune-o pe a ta.
learn-kulami-first-done = Așadar, fiecare bilă hotărăște unde poate merge următoarea. Asta e esența jocului Kulami.

learn-kulami-line-title = Dincolo de alte bile
learn-kulami-line-text = Ultima bilă este în h4. Bilele din cale nu te opresc: pune-o pe a ta pe rândul 4, dincolo de toate celelalte.
learn-kulami-line-hint = Urmează rândul 4 de la h4 până la celălalt capăt.
learn-kulami-line-near = E permis, dar e chiar lângă h4. Treci și de celelalte două bile.
learn-kulami-line-again = Și coloana h e accesibilă. De data asta alege rândul 4 și treci de celelalte bile.
learn-kulami-line-done = Oricâte bile ar fi în cale, contează tot rândul și toată coloana.

learn-kulami-barred-title = Plăcuțe inaccesibile
learn-kulami-barred-text = Plăcuțele ultimelor două bile sunt inaccesibile: a negrului și a ta. În linie cu a4 rămâne un singur spațiu. Găsește-l.
learn-kulami-barred-back = Plăcuța cu bila ta din f4 este din nou accesibilă: a fost închisă doar cât s-au pus două bile. Revino pe ea.
learn-kulami-barred-again = E permis, dar revino pe plăcuța cu f4: din d3 ajungi acolo pe rândul 3.
learn-kulami-barred-done = Sunt mereu două plăcuțe inaccesibile; doar la a doua bilă e una singură. Pe tablă sunt hașurate.

learn-kulami-gaps-title = Table cu goluri
learn-kulami-gaps-text = Plăcuțele pot forma tot felul de table, chiar și cu un gol la mijloc. Rândul continuă după el: pune bila de partea cealaltă.
learn-kulami-gaps-near = Ești tot de aceeași parte. Rândul 5 continuă dincolo de gol.
learn-kulami-gaps-again = Asta e coloana i. De data asta urmează rândul 5 până de cealaltă parte a golului.
learn-kulami-gaps-done = Într-un gol nu se pun bile, dar rândurile și coloanele continuă dincolo de el.

learn-kulami-tiles-title = Câștigarea plăcuțelor
learn-kulami-tiles-text = Plăcuța, plină sau nu, e a celui cu mai multe bile pe ea și aduce atâtea puncte câte spații are. Câștigă una de șase spații.
learn-kulami-tiles-hint = Plăcuța potrivită are șase spații, iar la ea ajungi pe coloana d.
learn-kulami-tiles-small = Plăcuța asta e mai mică. Cea cu d1 și e1 are șase spații, și o singură bilă o decide.
learn-kulami-tiles-equal = E a ta, 2 : 1! Negrul deține plăcuța de 6 cu d4. Egalează acolo: atunci nu mai e a nimănui.
learn-kulami-tiles-again = Negrul deține în continuare plăcuța cu d4. Cu o bilă de-a ta se face 1 : 1.
learn-kulami-tiles-done = O plăcuță câștigată îți aduce puncte; o egalitate i le ia adversarului. Nici plăcuțele fără bile nu sunt ale nimănui.

learn-kulami-end-title = Niciun spațiu accesibil
learn-kulami-end-text = Cine nu are niciun spațiu accesibil nu spune pas: partida se încheie pe loc și câștigă cine are mai multe puncte. E 3 : 3. Încheie-o!
learn-kulami-end-hint = Coloana j are un singur spațiu. Ce i-ar mai rămâne negrului pe rândul 7?
learn-kulami-end-open = Câștigi plăcuța, dar negrul poate continua. Care dintre spațiile ei e o fundătură?
learn-kulami-end-again = După asta negrul poate continua. Caută un spațiu fără ieșire.
learn-kulami-end-done = Rândul 7 e ocupat sau inaccesibil, iar coloana j nu mai are alt spațiu: 6 : 3, ai câștigat.

learn-kulami-last-title = Ultima bilă
learn-kulami-last-text = Acum joci cu negru și mai ai o singură bilă, a 28-a. Roșul conduce cu 27 : 24; la puncte egale e remiză. Câștigă!
learn-kulami-last-hint = Roșul deține plăcuța cu d7, două bile la una. Dar dacă ar fi egalitate?
learn-kulami-last-draw = Trei puncte în plus: 27 : 27, remiză. Se poate și mai bine.
learn-kulami-last-again = Plăcuța aceea e deja a ta: rămâne 27 : 24 pentru roșu.
learn-kulami-last-done = Roșul pierde patru puncte: 23 : 24, ai câștigat. Au fost puse toate cele 56 de bile, deci partida s-a încheiat.

learn-kulami-area-title = Cea mai mare insulă
learn-kulami-area-text = Un bonus: bilele alăturate de aceeași culoare formează o insulă; cine o are pe cea mai mare ia diferența. Unește-ți cele două grupuri.
learn-kulami-area-hint = Un grup al tău e a6 și b6, celălalt c5, d5 și d6. Ce spațiu e lângă amândouă?
learn-kulami-area-corner = Spațiul a5 e lângă un singur grup de-al tău. Care e lângă amândouă?
learn-kulami-area-again = Așa nu îți unești grupurile. Rândul 5 continuă dincolo de gol.
learn-kulami-area-done = Șase la patru: două puncte pentru tine. Marginile plăcuțelor nu contează, dar diagonala nu unește, iar golul desparte.

learn-kulami-lines-title = Șiruri de cinci bile
learn-kulami-lines-text = Alt bonus: cinci sau mai multe bile de aceeași culoare în linie dreaptă, și pe diagonală, aduc fiecare un punct. Completează-ți șirul.
learn-kulami-lines-hint = Uită-te la diagonala de la a5 la e1.
learn-kulami-lines-near = Aproape, dar b3 nu e pe diagonala de la a5 la e1.
learn-kulami-lines-again = Așa nu iese un șir de cinci. Unei diagonale îi lipsește o singură bilă.
learn-kulami-lines-done = Un șir de cinci: cinci puncte. Dacă aveți amândoi șiruri, contează diferența. Insulele nu contează în această partidă.

learn-kulami-bonuses-title = Insulă și șiruri
learn-kulami-bonuses-text = Înainte de partidă alegi dacă, pe lângă plăcuțe, contează insula, șirurile sau ambele. Aici, ambele: găsește spațiul câștigător.
learn-kulami-bonuses-hint = Uită-te la rândul 2: o singură bilă unește totul și nu-i lasă negrului niciun spațiu.
learn-kulami-bonuses-again = După asta partida continuă. Un singur spațiu îți aduce și insula, și șirul, și încheie partida.
learn-kulami-bonuses-done = La plăcuțe e 17 : 21, dar insula aduce 3 puncte, iar șirul 5: 25 : 21, ai câștigat.

learn-kulami-swap-title = Schimbul de culori
learn-kulami-swap-text = Dacă e permis schimbul de culori, al doilea jucător poate prelua prima bilă în loc să pună una. Preia e5: fă schimb de culori.
learn-kulami-swap-again = E permis, dar de data asta fă schimb de culori în loc să pui o bilă.
learn-kulami-swap-red = Bila din e5 e acum a ta și joci cu roșu. Negrul a pus o bilă în e7: e rândul tău.
learn-kulami-swap-done = Așa nu te mai temi de o primă bilă prea bună. Schimbul de culori se face o singură dată, în locul celei de-a doua bile.

learn-kulami-swapped-title = Adversarul face schimb
learn-kulami-swapped-text = Acum începi tu, iar adversarul poate face schimb de culori. Pune prima bilă unde vrei.
learn-kulami-swapped-black = Adversarul ți-a preluat bila. De acum joci cu negru și e din nou rândul tău: pune o bilă.
learn-kulami-swapped-done = Când e permis schimbul de culori, începe în așa fel încât să-ți convină oricare culoare.

learn-kulami-win-title = Câștigă într-o tură
learn-kulami-win-text = Acum puțină tactică. Scorul e 14 : 15. Câștigă o plăcuță și nu-i lăsa negrului niciun spațiu accesibil.
learn-kulami-win-hint = Uită-te la rândul 7: aproape totul e ocupat, iar restul e pe o singură plăcuță.
learn-kulami-win-again = După asta negrul poate continua. Caută un spațiu fără locuri accesibile pe rând și pe coloană.
learn-kulami-win-done = Plăcuța e a ta, iar negrul nu mai are niciun spațiu: 20 : 15. Spre final, numără mereu spațiile adversarului.

learn-kulami-block-title = Oprește amenințarea
learn-kulami-block-text = Conduci cu 16 : 15, dar negrul vrea să joace în j7: ar egala pe o plăcuță a ta și ar încheia partida. Ține-l departe de acolo.
learn-kulami-block-hint = De pe rândul 7 negrul ajunge la j7. Ce spațiu nu e pe rândul acela?
learn-kulami-block-again = Negrul răspunde cu j7, scorul e 13 : 15 și nu mai ai niciun spațiu accesibil. Scoate negrul de pe rândul 7.
learn-kulami-block-done = Acum negrul trebuie să joace în altă parte. Bila ta hotărăște unde poate merge adversarul: e cea mai bună apărare.

learn-kulami-double-title = Două amenințări deodată
learn-kulami-double-text = Conduci cu 24 : 22. Amenință să închei partida în două locuri deodată: negrul îl poate închide doar pe unul.
learn-kulami-double-hint = Pe rândul 7 sunt două fundături, e7 și j7. Du jocul pe rândul acela.
learn-kulami-double-again = La asta negrul are un răspuns. Folosește cele două fundături de pe rândul 7.
learn-kulami-double-strike = Negrul a închis j7. Joacă în cealaltă fundătură!
learn-kulami-double-done = Negrul nu mai are niciun spațiu: 24 : 22, ai câștigat. Împotriva a două amenințări o bilă nu ajunge.

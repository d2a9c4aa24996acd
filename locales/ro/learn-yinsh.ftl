learn-yinsh-place-title = Așezarea inelelor
learn-yinsh-place-text = Fiecare jucător are cinci inele. Pune unul pe orice nod liber; merge și pe marginea tablei.
learn-yinsh-place-last = Și Negru a pus un inel. Acum pune-l pe al cincilea, ultimul tău inel.
learn-yinsh-place-done = Toate cele zece inele sunt pe tablă. De acum se mută; altele nu se mai adaugă.

learn-yinsh-move-title = Mutarea unui inel
learn-yinsh-move-text = Întâi pui un jeton de-al tău în inel, apoi muți inelul în linie dreaptă, peste noduri libere. Mută orice inel al tău.
learn-yinsh-move-stays = Jetonul rămâne de unde a plecat inelul; jetoanele nu se mută niciodată. Mai mută o dată un inel.
learn-yinsh-move-done = Fiecare mutare lasă în urmă un jeton. Ține minte: un inel nu trece niciodată peste alt inel.

learn-yinsh-jump-title = Sari peste jetoane
learn-yinsh-jump-text = Un inel poate sări peste jetoane alăturate, de orice culoare. Mută inelul de pe d5 peste cele trei jetoane negre.
learn-yinsh-jump-hint = Urmează linia de la d5 prin cele trei jetoane: te oprești pe primul nod liber de după ele.
learn-yinsh-jump-short = Mutarea e permisă, dar nu sare peste nimic. Du inelul de pe d5 peste cele trei jetoane.
learn-yinsh-jump-other = E o săritură bună, dar peste un singur jeton. Pe altă linie sunt trei.
learn-yinsh-jump-again = Mutarea e permisă, dar acum sari cu inelul de pe d5 peste cele trei jetoane negre.
learn-yinsh-jump-done = Inelul se oprește imediat după jetoane. Iar ele și-au schimbat culoarea: vezi îndată de ce.

learn-yinsh-place-title = A gyűrűk lerakása
learn-yinsh-place-text = Mindkét játékosnak öt gyűrűje van. Tegyél egyet bármelyik üres metszéspontra, akár a tábla szélére.
learn-yinsh-place-last = Fekete is letett egyet. Most tedd le az ötödik, utolsó gyűrűdet.
learn-yinsh-place-done = Mind a tíz gyűrű a táblán van. Mostantól lépnek, új gyűrű már nem kerül fel.

learn-yinsh-move-title = Lépés a gyűrűvel
learn-yinsh-move-text = Előbb egy saját korongot teszel a gyűrűbe, majd egyenesen, üres metszéspontokon át léptetsz. Lépj bármelyik gyűrűddel.
learn-yinsh-move-stays = A korongod ott marad, ahonnan a gyűrű elindult, és sosem lép el onnan. Lépj még egyet.
learn-yinsh-move-done = Minden lépés után ott marad egy korong. Jegyezd meg: gyűrű nem haladhat át másik gyűrűn.

learn-yinsh-jump-title = Ugrás korongok fölött
learn-yinsh-jump-text = A gyűrű átugorhat egymás mellett fekvő korongokat, bármilyen színűek. Ugord át a három feketét; a gyűrű helye: d5.
learn-yinsh-jump-hint = Indulj el a három korong felé: az utánuk következő első üres metszéspont a cél.
learn-yinsh-jump-short = Szabályos, de semmit sem ugrik át. Vidd a gyűrűt (d5) a három korong fölött.
learn-yinsh-jump-other = Ez ugrás, de csak egyetlen korong fölött. Egy másik vonalon három van.
learn-yinsh-jump-again = Szabályos lépés, de most a három fekete korongot ugord át azzal a gyűrűvel, amelyik itt áll: d5.
learn-yinsh-jump-done = A gyűrű közvetlenül a korongok mögött áll meg. Azok pedig színt váltottak: mindjárt kiderül, miért.

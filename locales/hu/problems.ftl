# Feladványok: egyetlen első lépés vezet célhoz. $side az, aki játszik: Fehér, Első játékos.

problems = Feladványok
problem-title = { $number }. feladvány
problem-of = Feladvány: { $number } / { $count }
problem-count = Megoldva: { $done } / { $count }
problem-done = Megoldva! Semmilyen más első lépés nem vezetett volna célhoz.
problem-again = Nem ez az: így nem érsz célt. Keress tovább!
problem-refuted = Nem ez az: { $answer } a válasz, és így már nem érsz célt.

problem-yinsh-score = { $side }: vegyél le egy gyűrűt ebben a körben.
problem-yinsh-two = { $side }: vegyél le két gyűrűt ebben a körben.
problem-yinsh-win = { $side }: nyerd meg a játszmát ebben a körben.
problem-yinsh-guard = { $side }: ne engedd, hogy az ellenfél a következő körében gyűrűt vegyen le.
problem-yinsh-score-in-two = { $side }: teremts kivédhetetlen fenyegetést: a következő körödben bármilyen válasz után leveszel egy gyűrűt.
problem-yinsh-two-in-two = { $side }: vegyél le két gyűrűt két kör alatt, bármit lép is az ellenfél.
problem-yinsh-win-in-two = { $side }: nyerd meg a játszmát két kör alatt, bármit lép is az ellenfél.
problem-yinsh-refuted = Nem ez az: { $answer } a válasz, és az ellenfél levett egy gyűrűt.

problem-lyngk-score = { $side }: szerezz meg egy ötös tornyot ebben a körben.
problem-lyngk-guard = { $side }: ne engedd, hogy az ellenfél a következő körében megszerezzen egy ötös tornyot.
problem-lyngk-score-in-two = { $side }: készíts elő egy ötös tornyot, amelyet a következő körödben bármilyen válasz után megszerzel.
problem-lyngk-two-in-two = { $side }: szerezz meg két ötös tornyot két kör alatt, bármit lép is az ellenfél.
problem-lyngk-end = { $side }: nyerd meg a játszmát, bármit lép is az ellenfél. Az alacsonyabb tornyok is számítanak.
problem-lyngk-refuted = Nem ez az: { $answer } a válasz, és az ellenfél megszerzett egy ötös tornyot.

problem-kulami-end = { $side }: nyerd meg a játszmát, bármit lép is az ellenfél.
problem-kulami-margin = { $side }: nyerj legalább { $points } pont különbséggel, bármit lép is az ellenfél.

# Feladványok: egyetlen első lépés vezet célhoz. $side az, aki játszik: Fehér, Első játékos.

problems = Feladványok
problem-title = { $number }. feladvány
problem-of = { $number }. feladvány, összesen { $count }
problem-count = megoldva: { $done }, összesen { $count }
problem-done = Megoldva! Semmilyen más első lépés nem vezetett volna célhoz.
problem-again = Nem ez az: így nem érsz célt. Keress tovább.
problem-refuted = Nem ez az. A válasz: { $answer }, és így már nem érsz célt.

problem-yinsh-score = { $side }: nyerj egy gyűrűt ebben a körben.
problem-yinsh-two = { $side }: nyerj két gyűrűt ebben a körben.
problem-yinsh-win = { $side }: nyerd meg a játszmát ebben a körben.
problem-yinsh-guard = { $side }: ne engedd, hogy az ellenfél a következő körében gyűrűt nyerjen.
problem-yinsh-score-in-two = { $side }: fenyegess úgy, hogy ne lehessen kivédeni. A következő körödben bármilyen válasz után gyűrűt nyersz.
problem-yinsh-two-in-two = { $side }: nyerj két gyűrűt két kör alatt, bármi legyen is a válasz.
problem-yinsh-win-in-two = { $side }: nyerd meg a játszmát két kör alatt, bármi legyen is a válasz.
problem-yinsh-refuted = Nem ez az. A válasz: { $answer }, és az ellenfél gyűrűt nyert.

problem-lyngk-score = { $side }: nyerj meg egy ötös tornyot ebben a körben.
problem-lyngk-guard = { $side }: ne engedd, hogy az ellenfél a következő körében ötös tornyot nyerjen meg.
problem-lyngk-score-in-two = { $side }: készíts elő egy ötös tornyot, amelyet a következő körödben bármilyen válasz után megnyersz.
problem-lyngk-two-in-two = { $side }: nyerj meg két ötös tornyot két kör alatt, bármi legyen is a válasz.
problem-lyngk-end = { $side }: nyerd meg a játszmát, bármik legyenek is a válaszok. Az alacsonyabb tornyok is számítanak.
problem-lyngk-refuted = Nem ez az. A válasz: { $answer }, és az ellenfél megnyert egy ötös tornyot.

problem-kulami-end = { $side }: nyerd meg a játszmát, bármik legyenek is a válaszok.
problem-kulami-margin = { $side }: legyen a végén legalább { $points } pont előnyöd, bármik legyenek is a válaszok.

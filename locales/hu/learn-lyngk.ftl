learn-lyngk-stack-title = Tornyok
learn-lyngk-stack-text = Minden metszésponton van egy korong, és minden lépéssel egyik a másikra kerül. Tedd a piros korongot (e4) a szomszédjára (e5).
learn-lyngk-stack-whole = A két korong most egy torony. A színét a teteje adja: piros. Lépj az egész toronnyal bármelyik környező toronyra.
learn-lyngk-stack-again = Szabályos, de most csak erről a két metszéspontról van szó: e4 és e5. Színt később foglalunk le.
learn-lyngk-stack-done = A tornyok csak nőnek, sosem bomlanak szét. A tábla lassan kiürül.

learn-lyngk-colours-title = Minden szín egyszer
learn-lyngk-colours-text = Egy toronyban minden szín csak egyszer lehet, és az alsó korongok is számítanak. Keress helyet a zöld-piros toronynak (e4).
learn-lyngk-colours-hint = Az e4 metszéspont mellett csak egy olyan torony van, amelyben se zöld, se piros nincs: f4.
learn-lyngk-colours-again = Szabályos, de most az e4 metszésponton álló toronynak keress helyet.
learn-lyngk-colours-done = Kék még nem volt a toronyban, ezért illett rá. Három szín, mindegyik egyszer.

learn-lyngk-joker-title = Dzsókerek
learn-lyngk-joker-text = A fehér dzsóker bármelyik színt helyettesíti, ezért bármelyik szín ráillik. Lépj a kék koronggal (e4) a dzsókerre (e5).
learn-lyngk-joker-two = Egy toronyban több dzsóker is lehet. Lépj a toronnyal (e5) a másik dzsókerre (d5).
learn-lyngk-joker-again = Szabályos, de most a két dzsókerről van szó: e5 és d5.
learn-lyngk-joker-done = Már három korong magas, pedig csak egy szín van benne, a kék. A dzsóker maga nem lép: megvárja, amíg rálépnek.

learn-lyngk-line-title = Egyenes vonalban
learn-lyngk-line-text = A torony egyenesen, üres metszéspontokon át lép az első útjába eső toronyra. Ugrani nem lehet. Lépj a piros koronggal (e4) ide: e7.
learn-lyngk-line-again = Így is lehet. Most viszont a piros koronggal (e4) lépj ide: e7.
learn-lyngk-line-done = Bármilyen hosszú az út, csak az első torony számít rajta, és minden lépés tornyon végződik.

learn-lyngk-height-title = Semleges tornyok
learn-lyngk-height-text = Még minden szín semleges. Semleges torony csak magánál nem magasabb toronyra léphet. Lépj a kettes toronnyal (e4), és építs négyest.
learn-lyngk-height-hint = Az e4 metszésponton kettes torony áll. A d4 metszésponton is.
learn-lyngk-height-low = Így csak hármas lesz. Keress ugyanolyan magas tornyot, mint amilyennel lépsz (e4).
learn-lyngk-height-again = Szabályos, de most az e4 metszésponton álló toronnyal építs négyes tornyot.
learn-lyngk-height-done = Kettes torony kettesre léphet, hármasra nem. Ezért a magányos korong csak magányos korongra léphet.

learn-lyngk-claim-title = Szín lefoglalása
learn-lyngk-claim-text = Lépés előtt lefoglalhatsz egy semleges színt: körönként egyet, összesen kettőt. A fekete már az ellenfeledé. Foglald le a pirosat.
learn-lyngk-claim-move = A piros máris a tiéd, és a tornyaid bármilyen magasra léphetnek. Lépj a piros koronggal (e4) a hármas toronyra (e5).
learn-lyngk-claim-second = Az ellenfeled lefoglalta a zöldet, így zölddel és feketével nem léphetsz. Foglald le a második színedet.
learn-lyngk-claim-any = A foglalás után lépni kell. Lépj, amivel szeretnél.
learn-lyngk-claim-last = Most mindkettőtöknek két színe van, az ötödik semleges marad. Lépj még egyet.
learn-lyngk-claim-again = Szabályos, de most előbb foglald le a színt, aztán lépj vele.
learn-lyngk-claim-done = A te színeiddel csak te léphetsz, a semlegesekkel mindketten.

learn-lyngk-five-title = Az ötös torony
learn-lyngk-five-text = Ez a cél: az ötös torony, tetején a te színeddel, lekerül a tábláról, és neked számít. A piros és a kék a tiéd: építs egyet.
learn-lyngk-five-again = Ebből nem lesz ötös. Számold össze a korongokat itt: e4 és e5.
learn-lyngk-five-done = Még egy megnyert torony. Aki többet szerez, az nyeri meg a játszmát.

learn-lyngk-obstacle-title = Akadályok
learn-lyngk-obstacle-text = A semleges tetejű ötös torony végleg a táblán marad, és senkinek sem számít. A bézs semleges: lépj a toronnyal (e4) ide: e5.
learn-lyngk-obstacle-claim = Az e5 metszésponton álló torony többé nem léphet. Segít, ha most lefoglalod a bézs színt? Próbáld ki.
learn-lyngk-obstacle-move = A bézs a tiéd, de az akadály marad, és semmit sem ér. Most lépj.
learn-lyngk-obstacle-again = Szabályos, de most az e5 metszésponton álló toronyról és a bézs színről van szó.
learn-lyngk-obstacle-done = Ami akadály lett, az is marad. Így akár az ellenfeled tornyát is elronthatod.

learn-lyngk-one-step-title = A LYNGK-szabály
learn-lyngk-one-step-text = A tornyod átléphet egy azonos tetejű tornyon, és onnan mehet tovább. Lépj a piros koronggal (e1) a piros tetőn (e4) át ide: b4.
learn-lyngk-one-step-hint = Az e1 metszéspontról egyenes út vezet ide: e4. Ott piros a tető: ez LYNGK-pont. Onnan vonal vezet tovább ide: b4.
learn-lyngk-one-step-again = Szabályos, de most az e4 metszésponton át menj tovább: a célnál (b4) csak a piros hiányzik.
learn-lyngk-one-step-done = A torony, amelyen átléptél, nem változott. Dzsókeren és más színen nem lehet átlépni.

learn-lyngk-two-steps-title = Két tornyon át
learn-lyngk-two-steps-text = Egy lépéssel több tornyon is átléphetsz. Keresd meg a kék korong útját (c1), és nyerj meg egy tornyot.
learn-lyngk-two-steps-hint = Három helyen kék a tető: c1, c4, g6. Az utolsóról vonal vezet ide: e7.
learn-lyngk-two-steps-again = Így nem nyersz tornyot. Az e7 metszésponton álló toronyból csak a kék hiányzik.
learn-lyngk-two-steps-done = Útközben: c4 és g6. Hogy mi van még az érintett tornyokban, az nem számít.

learn-lyngk-three-steps-title = Három tornyon át
learn-lyngk-three-steps-text = Akárhány tornyon átléphetsz, mindegyiken egyszer. Akadályon is, ha a te színed a teteje. Nyerd meg a tornyot itt: g2.
learn-lyngk-three-steps-hint = Az a1 metszéspontról piros tetők vezetnek a célig (g2): e6, h3, e3.
learn-lyngk-three-steps-joker = A dzsókerre léphetsz, de semmit sem nyersz vele. Az e6 metszéspontról menj másfelé.
learn-lyngk-three-steps-again = Így nem nyersz tornyot. A g2 metszésponton csak a piros hiányzik, és van egy piros korongod (a1).
learn-lyngk-three-steps-done = Három torony érintése egyetlen lépéssel! Keresd a színeid láncait: átérik az egész táblát.

learn-lyngk-must-title = Foglalj, hogy léphess
learn-lyngk-must-text = Nem tudsz lépni: a piros semleges, és a torony (e5) túl magas neki. De egy foglalás segít, ezért foglalnod kell. Melyik színt?
learn-lyngk-must-move = A piros a tiéd, és magasabbra is léphet. Most lépj.
learn-lyngk-must-done = Aki foglalás után léphet, az nem passzolhat. Foglalni pedig csak akkor lehet, ha utána van lépés.

learn-lyngk-pass-title = Passz
learn-lyngk-pass-text = Egyik tornyod sem léphet, és színt sem foglalhatsz már. Csak ilyenkor szabad passzolni: passzolj.
learn-lyngk-pass-free = Az ellenfeled lépett, és szabad az út. Aki léphet, annak lépnie kell: lépj.
learn-lyngk-pass-done = Egy passz, és mégis nyertél. Amíg bármelyikőtök léphet, a játszma folytatódik.

learn-lyngk-end-title = A játszma vége
learn-lyngk-end-text = Ha egyik játékos sem léphet, vége: az nyer, aki több tornyot szerzett. Három-három az állás: keresd a nyerő lépést.
learn-lyngk-end-neutral = Bézs tetővel akadály lesz, és az ellenfeled négyes tornya dönt. Piros kerüljön a tetejére.
learn-lyngk-end-again = Így is vége a játszmának, de az ellenfeled négyes tornya dönt. Pedig ötös tornyot is építhetsz.
learn-lyngk-end-done = 4 : 3, és senki sem léphet: nyertél.

learn-lyngk-ties-title = Egyenlő állásnál
learn-lyngk-ties-text = Egyenlő a megnyert tornyok száma? Akkor a táblán álló, saját színű négyesek döntenek, aztán a hármasok és így tovább. Nyerj!
learn-lyngk-ties-hint = Négyes tornya még senkinek sincs. A piros korong (f4) építhet egyet itt: h4.
learn-lyngk-ties-again = Így mindkettőtöknek két hármas tornya lenne és semmi más: döntetlen. A négyes többet ér.
learn-lyngk-ties-done = Egyetlen négyes torony döntött. Ha a magányos korongokig minden egyenlő, döntetlen.

learn-lyngk-six-title = Hatos tornyok
learn-lyngk-six-text = Ebben a változatban az ötös torony marad, és tovább léphet: hatos kell. Előbb építs ötöst ebből a kettőből: e4 és e5.
learn-lyngk-six-win = A torony maradt, és léphet. A hatos torony, tetején a te színeddel, azonnal nyer: vár a dzsóker (e7).
learn-lyngk-six-again = Szabályos, de előbb építs ötös tornyot ebből a kettőből: e4 és e5, aztán lépj a dzsókerre.
learn-lyngk-six-done = Hat korong, tetején a te színed: azonnali győzelem. Semleges tetővel semmit sem érne.

learn-lyngk-six-end-title = Hatos torony nélkül
learn-lyngk-six-end-text = Senkinek sincs hatos tornya? A saját színű ötösök döntenek, aztán a négyesek és így tovább. Tiéd az utolsó lépés, innen: h3.
learn-lyngk-six-end-hint = Az ellenfelednek van egy ötös tornya (f5). Építs te is egyet itt: d3.
learn-lyngk-six-end-fours = Így négyes lesz, de az ellenfelednek ötös tornya van (f5), és előbb az ötösök számítanak.
learn-lyngk-six-end-again = Így nem nyersz. Építs ötös tornyot.
learn-lyngk-six-end-done = Egy-egy ötös torony. Ilyenkor a négyesek döntenek, és azokból neked van több.

learn-lyngk-collect-title = Begyűjtés foglaláskor
learn-lyngk-collect-text = Választható szabály: aki lefoglalja egy akadály színét, azonnal begyűjti. Itt van egy bézs tetejű (e5): foglald le a bézs színt.
learn-lyngk-collect-move = A torony (e5) a tiéd, és számít. Most lépj, mint minden foglalás után.
learn-lyngk-collect-again = Szabályos, de előbb gyűjtsd be a tornyot (e5): foglald le a bézs színt.
learn-lyngk-collect-done = Ezzel a szabállyal számít, ki foglal előbb. Nélküle az akadály végleg marad.

learn-lyngk-win-title = Nyerj egy körben
learn-lyngk-win-text = Jöjjön egy kis taktika. Három-három a megnyert torony. Keresd a lépést, amely még egyet nyer, és azonnal befejezi a játszmát.
learn-lyngk-win-hint = Az f5 metszésponton álló torony sorban átléphet ezeken: d4, g3, e2. Melyik torony áll az utolsó mellett?
learn-lyngk-win-on = Ez is nyer egy tornyot, de az ellenfeled még léphet. Egy másik azonnal befejezi a játszmát.
learn-lyngk-win-again = Így nem nyersz tornyot. Az f5 metszésponton kettes áll: egy hármassal együtt öt korong.
learn-lyngk-win-done = Három torony érintésével megnyerted a játszmát. Mindig nézd meg, meddig érnek a színeid.

learn-lyngk-block-title = Állítsd meg a tornyot
learn-lyngk-block-text = Az ellenfeled mindjárt ötös tornyot épít ebből a kettőből: f3 és h1. Akadályozd meg.
learn-lyngk-block-hint = Az f3 metszésponton álló toronyban van piros. Ha a másikra (h1) is piros kerül, már nem illenek össze. Mi áll itt: f1?
learn-lyngk-block-again = Így ötös torony lesz belőlük: f3 és h1. Változtass az egyiken.
learn-lyngk-block-done = Most mindkettőben van piros, így már nem egyesülhetnek. Elég volt egy korong a jó helyen.

learn-lyngk-double-title = Kettős fenyegetés
learn-lyngk-double-text = Egy fenyegetést ki lehet védeni. Építs négyes tornyot, amelyből két helyen is ötös lehet.
learn-lyngk-double-hint = Innen (b1) két út nyílna: egyenesen ide: f4, vagy a piros korongon (e1) át ide: e6. Ehhez ez a korong maradjon a helyén.
learn-lyngk-double-stone = Négyes lesz, de e1 a LYNGK-pontod az e6 felé vezető úton. Lépj a másik piros koronggal.
learn-lyngk-double-again = Ez nem kettős fenyegetés. A b1 metszésponton hármas torony áll: melyik korong lépjen rá?
learn-lyngk-double-strike = Az ellenfeled lezárta az egyik utat (e1). Menj a másikon!
learn-lyngk-double-late = Ezzel semmit sem nyersz. A tornyodnak (b1) szabad az út egyenesen ide: f4. Lépj arra.
learn-lyngk-double-done = Két fenyegetés ellen egy lépés kevés. Így lehet tornyot nyerni.

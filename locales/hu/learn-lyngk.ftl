learn-lyngk-stack-title = Tornyok
learn-lyngk-stack-text = Minden metszésponton van egy korong, és minden lépéssel egyik a másikra kerül. Lépj az e4-en álló piros koronggal e5-re.
learn-lyngk-stack-whole = A két korong most egy torony, színe a legfelső korongé: piros. Lépj az egész toronnyal bármelyik környező toronyra.
learn-lyngk-stack-again = Szabályos, de most e4-ről lépj e5-re. Színt majd később foglalunk le.
learn-lyngk-stack-done = A tornyok csak nőnek, sosem bomlanak szét. A tábla lassan kiürül.

learn-lyngk-colours-title = Minden szín egyszer
learn-lyngk-colours-text = Egy toronyban minden szín csak egyszer lehet, és az alsó korongok is számítanak. Keress helyet az e4-en álló zöld-piros toronynak.
learn-lyngk-colours-hint = A szomszédos tornyok közül csak az f4-en állóban nincs se zöld, se piros.
learn-lyngk-colours-again = Szabályos, de most az e4-en álló toronynak keress helyet.
learn-lyngk-colours-done = Kék még nem volt a toronyban, ezért illett rá. Három szín, mindegyik egyszer.

learn-lyngk-joker-title = Dzsókerek
learn-lyngk-joker-text = A fehér dzsóker bármelyik színt helyettesíti, így bármelyik szín ráillik. Lépj a kék koronggal e4-ről az e5-ön álló dzsókerre.
learn-lyngk-joker-two = Egy toronyban több dzsóker is lehet. Lépj a toronnyal e5-ről a d5-ön álló dzsókerre.
learn-lyngk-joker-again = Szabályos, de most az e5-ön és a d5-ön álló dzsókerről van szó.
learn-lyngk-joker-done = Már három korong magas, pedig csak egy szín van benne, a kék. A dzsóker maga nem lép: megvárja, amíg rálépnek.

learn-lyngk-line-title = Egyenes vonalban
learn-lyngk-line-text = A torony egyenesen, üres metszéspontokon át lép az első útjába eső toronyra. Ugrani nem lehet. Lépj e4-ről e7-re.
learn-lyngk-line-again = Így is lehet. Most viszont a piros koronggal lépj e4-ről e7-re.
learn-lyngk-line-done = Bármilyen hosszú az út, a lépés az első útba eső tornyon végződik.

learn-lyngk-height-title = Semleges tornyok
learn-lyngk-height-text = Még minden szín semleges. Semleges torony nem léphet magánál magasabb toronyra. Építs négyest az e4-en álló toronnyal.
learn-lyngk-height-hint = Kettes torony áll e4-en, és d4-en is.
learn-lyngk-height-low = Így csak hármas lesz. Keress ugyanolyan magas tornyot, mint az e4-en álló.
learn-lyngk-height-again = Szabályos, de most az e4-en álló toronnyal építs négyest.
learn-lyngk-height-done = Kettes torony kettesre léphet, hármasra nem. Ezért az egyedül álló korong csak egyedül álló korongra léphet.

learn-lyngk-claim-title = Szín lefoglalása
learn-lyngk-claim-text = Lépés előtt lefoglalhatsz egy semleges színt: körönként egyet, összesen kettőt. A fekete már az ellenfeledé. Foglald le a pirosat.
learn-lyngk-claim-move = A piros máris a tiéd, és a tornyaid bármilyen magasra léphetnek. Lépj a piros koronggal e4-ről az e5-ön álló hármas toronyra.
learn-lyngk-claim-second = Az ellenfeled lefoglalta a zöldet, így zölddel és feketével nem léphetsz. Foglald le a második színedet.
learn-lyngk-claim-any = A lefoglalás után lépni kell. Lépj, amivel szeretnél.
learn-lyngk-claim-last = Most mindkettőtöknek két színe van, az ötödik semleges marad. Lépj még egyet.
learn-lyngk-claim-again = Szabályos, de most előbb foglald le a színt, aztán lépj vele.
learn-lyngk-claim-done = A te színeiddel csak te léphetsz, a semlegesekkel mindketten.

learn-lyngk-five-title = Az ötös torony
learn-lyngk-five-text = Ez a cél: ha az ötös torony tetején a te színed van, lekerül a tábláról, és neked számít. A piros és a kék a tiéd: építs egyet.
learn-lyngk-five-again = Ebből nem lesz ötös. Számold össze az e4-en és az e5-ön álló korongokat.
learn-lyngk-five-done = Még egy torony a tiéd. Aki többet szerez, az nyeri meg a játszmát.

learn-lyngk-obstacle-title = Akadályok
learn-lyngk-obstacle-text = Ha az ötös torony tetején semleges szín van, végleg ott marad, és senkinek sem számít. A bézs semleges: lépj a toronnyal e4-ről e5-re.
learn-lyngk-obstacle-claim = Az e5-ön álló torony többé nem léphet. Segít, ha most lefoglalod a bézs színt? Próbáld ki.
learn-lyngk-obstacle-move = A bézs a tiéd, de az akadály marad, és neked sem számít. Most lépj.
learn-lyngk-obstacle-again = Szabályos, de most az e5-ön álló toronyról és a bézs színről van szó.
learn-lyngk-obstacle-done = Ami akadály lett, az is marad. Így akár az ellenfeled tornyát is elronthatod.

learn-lyngk-one-step-title = A LYNGK-szabály
learn-lyngk-one-step-text = A tornyod útközben érinthet egy azonos színű tornyot, és onnan mehet tovább. Vidd a piros korongot e1-ről e4-en át b4-re.
learn-lyngk-one-step-hint = Egyenes út vezet e1-ről e4-re, ahol piros torony áll: ez LYNGK-pont. Onnan vonal vezet tovább b4-re.
learn-lyngk-one-step-again = Szabályos, de most e4-en át menj: a b4-en álló toronyból csak a piros hiányzik.
learn-lyngk-one-step-done = Az érintett torony nem változott. Dzsókert és más színű tornyot nem érinthetsz útközben.

learn-lyngk-two-steps-title = Két tornyon át
learn-lyngk-two-steps-text = Egy lépéssel több tornyot is érinthetsz. Keresd meg a c1-en álló kék korong útját, és szerezz meg egy tornyot.
learn-lyngk-two-steps-hint = Kék torony áll c1-en, c4-en és g6-on. Az utolsóról vonal vezet e7-re.
learn-lyngk-two-steps-again = Így nem szerzel tornyot. Az e7-en álló toronyból csak a kék hiányzik.
learn-lyngk-two-steps-done = Az út c4-en és g6-on át vezetett e7-re. Hogy mi van még az érintett tornyokban, az nem számít.

learn-lyngk-three-steps-title = Három tornyon át
learn-lyngk-three-steps-text = Akárhány tornyot érinthetsz, mindegyiket egyszer. Akadályt is, ha a te színed van a tetején. Szerezd meg a g2-n álló tornyot.
learn-lyngk-three-steps-hint = Piros tornyokon át vezet az út a1-ről g2-re: e6, h3, e3.
learn-lyngk-three-steps-joker = A dzsókerre is léphetsz, de azzal nem szerzel tornyot. Menj e6-ról másfelé.
learn-lyngk-three-steps-again = Így nem szerzel tornyot. A g2-n álló toronyból csak a piros hiányzik, és a1-en van egy piros korongod.
learn-lyngk-three-steps-done = Három tornyot érintettél egyetlen lépéssel! Keresd a színeid láncait: átérhetnek az egész táblán.

learn-lyngk-must-title = Kötelező lefoglalás
learn-lyngk-must-text = Nem tudsz lépni: a piros semleges, és az e5-ön álló torony túl magas neki. Egy szín lefoglalása segít, így kötelező. Melyiké?
learn-lyngk-must-move = A piros a tiéd, és magasabbra is léphet. Most lépj.
learn-lyngk-must-done = Aki lefoglalás után tudna lépni, nem passzolhat. Színt pedig csak akkor foglalhatsz le, ha utána lépni is tudsz.

learn-lyngk-pass-title = Passz
learn-lyngk-pass-text = Egyik tornyod sem léphet, és már színt sem foglalhatsz le. Csak ilyenkor szabad passzolni: passzolj.
learn-lyngk-pass-free = Az ellenfeled lépett, és szabad az út. Aki tud lépni, annak lépnie kell: lépj.
learn-lyngk-pass-done = Egyszer passzoltál, és mégis nyertél. Amíg bármelyikőtök tud lépni, a játszma folytatódik.

learn-lyngk-end-title = A játszma vége
learn-lyngk-end-text = Ha egyik játékos sem tud lépni, vége: az nyer, aki több tornyot szerzett. Három-három az állás: keresd a nyerő lépést.
learn-lyngk-end-neutral = Ha bézs van a tetején, akadály lesz belőle, és az ellenfeled négyes tornya dönt. A tetejére piros kerüljön.
learn-lyngk-end-again = Így is vége a játszmának, de az ellenfeled négyes tornya dönt. Pedig ötös tornyot is építhetsz.
learn-lyngk-end-done = 4 : 3, és senki sem tud lépni: nyertél!

learn-lyngk-ties-title = Egyenlőség esetén
learn-lyngk-ties-text = Ugyanannyi tornyot szereztetek? Akkor a táblán álló, saját színű négyesek döntenek, aztán a hármasok és így tovább. Nyerj!
learn-lyngk-ties-hint = Négyes tornya még senkinek sincs. Az f4-en álló piros korong h4-re lépve építhet egyet.
learn-lyngk-ties-again = Így mindkettőtöknek két hármas tornya lenne és semmi más: döntetlen. A négyes többet ér.
learn-lyngk-ties-done = Egyetlen négyes torony döntött. Ha az egyedül álló korongokig minden egyenlő, döntetlen.

learn-lyngk-six-title = Hatos tornyok
learn-lyngk-six-text = Ebben a változatban az ötös torony játékban marad: hatos kell. Előbb építs ötöst az e4-en és az e5-ön álló toronyból.
learn-lyngk-six-win = A torony ott maradt, és léphet. Ha a hatos torony tetején a te színed van, azonnal nyersz: e7-en vár a dzsóker.
learn-lyngk-six-again = Szabályos, de előbb építs ötöst az e4-en és az e5-ön álló toronyból, aztán lépj a dzsókerre.
learn-lyngk-six-done = Hat korong, tetején a te színed: azonnali győzelem. Semleges színnel a tetején semmit sem érne.

learn-lyngk-six-end-title = Hatos torony nélkül
learn-lyngk-six-end-text = Senkinek sincs hatos tornya? A saját színű ötösök döntenek, aztán a négyesek és így tovább. Tiéd az utolsó lépés: lépj h3-ról.
learn-lyngk-six-end-hint = Az ellenfelednek ötös tornya áll f5-ön. Építs te is egyet d3-on.
learn-lyngk-six-end-fours = Így négyes lesz, de az ellenfelednek f5-ön ötös tornya áll, és előbb az ötösök számítanak.
learn-lyngk-six-end-again = Így nem nyersz. Építs ötös tornyot.
learn-lyngk-six-end-done = Egy-egy ötös torony. Ilyenkor a négyesek döntenek, és azokból neked van több.

learn-lyngk-collect-title = Begyűjtés lefoglaláskor
learn-lyngk-collect-text = Választható szabály: aki lefoglalja az akadály tetején lévő színt, begyűjti az akadályt is. Itt e5-ön bézs van legfelül: foglald le.
learn-lyngk-collect-move = Az e5-ön álló torony a tiéd lett. Most lépj, mint minden lefoglalás után.
learn-lyngk-collect-again = Szabályos, de előbb gyűjtsd be az e5-ön álló tornyot: foglald le a bézs színt.
learn-lyngk-collect-done = Ezzel a szabállyal számít, ki foglal le előbb egy színt. Nélküle az akadály végleg marad.

learn-lyngk-win-title = Győzelem egy lépésben
learn-lyngk-win-text = Jöjjön egy kis taktika. Három-három tornyot szereztetek. Keresd azt a lépést, amely még egyet hoz, és be is fejezi a játszmát.
learn-lyngk-win-hint = Az f5-ön álló torony sorban érintheti ezeket: d4, g3, e2. Melyik torony áll e2 mellett?
learn-lyngk-win-on = Ez is tornyot hoz, de az ellenfeled még tud lépni. Egy másik lépés azonnal befejezi a játszmát.
learn-lyngk-win-again = Így nem szerzel tornyot. Az f5-ön álló torony kettes: egy hármassal együtt öt korong.
learn-lyngk-win-done = Három torony érintésével megnyerted a játszmát. Mindig nézd meg, meddig érnek a színeid.

learn-lyngk-block-title = Védd ki a fenyegetést
learn-lyngk-block-text = Az ellenfeled mindjárt ötös tornyot épít az f3-on és a h1-en álló toronyból. Akadályozd meg.
learn-lyngk-block-hint = Az f3-on álló toronyban van piros. Ha h1-re is piros kerül, már nem illenek össze: nézd meg, mi áll f1-en.
learn-lyngk-block-again = Így ötös lesz az f3-on és a h1-en álló toronyból. Változtass az egyiken.
learn-lyngk-block-done = Most mindkettőben van piros, így már nem kerülhetnek egymásra. Elég volt egy korong a jó helyen.

learn-lyngk-double-title = Kettős fenyegetés
learn-lyngk-double-text = Egy fenyegetést ki lehet védeni. Építs négyes tornyot, amelyből két helyen is ötös lehet.
learn-lyngk-double-hint = A b1-en álló torony előtt két út nyílna: egyenesen f4-re és e1-en át e6-ra. Ehhez az e1-en álló korong maradjon a helyén.
learn-lyngk-double-stone = Négyes lesz, de e1 a LYNGK-pontod az e6-ra vezető úton. Lépj a másik piros koronggal.
learn-lyngk-double-again = Ez nem kettős fenyegetés. Hármas torony áll b1-en: melyik korong lépjen rá?
learn-lyngk-double-strike = Az ellenfeled elzárta az e1-en át vezető utat. Menj a másikon!
learn-lyngk-double-late = Ezzel nem szerzel tornyot. A b1-ről f4-re vezető út szabad: lépj arra.
learn-lyngk-double-done = Két fenyegetés ellen egy lépés kevés. Így lehet tornyot szerezni.

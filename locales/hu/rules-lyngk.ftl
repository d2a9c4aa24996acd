rules-lyngk-goal-title = A játék célja
rules-lyngk-goal-1 = A LYNGK kétszemélyes játék. Kezdetben 43 korong van a táblán, és egyik sem tartozik senkihez.
rules-lyngk-goal-2 = Lépésről lépésre a korongok egymásra kerülnek, és tornyok lesznek belőlük. Közben mindkét játékos lefoglalhat két színt az öt közül.
rules-lyngk-goal-3 = Ha olyan ötös tornyot építesz, amelynek a te színed van a tetején, az lekerül a tábláról, és neked számít. Az nyeri meg a játszmát, aki a végéig több ilyen tornyot szerez.

rules-lyngk-board-title = A tábla és a korongok
rules-lyngk-board-1 = A táblán 43 metszéspont van kilenc oszlopban, balról jobbra a-tól i-ig. A metszéspontok száma oszloponként 1, 4, 7, 6, 7, 6, 7, 4 és 1; a számozás minden oszlopban alul kezdődik, 1-gyel. A tábla közepe: e4.
rules-lyngk-board-2 = A vonalak három irányban futnak: az oszlop mentén, jobbra felfelé és jobbra lefelé. Az e4 metszéspont szomszédai tehát: e5, f4, f3, e3, d3 és d4. Vízszintes vonal nincs: c4 és e4 nincs összekötve.
rules-lyngk-board-3 = A korongoknak öt színe van: bézs, kék, piros, zöld és fekete; mindegyik színből nyolc van. Ezeken kívül van három fehér dzsóker.
rules-lyngk-board-4 = Kezdéskor a korongok véletlenszerűen kerülnek a táblára, minden metszéspontra egy.
rules-lyngk-board-5 = Minden színből még egy korong van a tábla mellett. Ez a jelzőkorong azt mutatja, ki foglalta le a színt, és sosem kerül játékba.
rules-lyngk-board-6 = Ami egy metszésponton áll, az torony, akkor is, ha csak egyetlen korong. A torony színe a legfelső korong színe.
rules-lyngk-board-figure-start = Egy lehetséges kezdőállás: minden metszésponton egy korong van, és minden szín semleges.

rules-lyngk-turn-title = A te köröd
rules-lyngk-turn-1 = A játékosok felváltva következnek. Egy kör két részből áll:
rules-lyngk-turn-2 = – Előbb lefoglalhatsz egy színt, amely még senkié.
rules-lyngk-turn-3 = – Utána lépned kell egy toronnyal egy másikra.
rules-lyngk-turn-4 = Ha nem tudsz lépni, és egy szín lefoglalása után sem tudnál, passzolsz.

rules-lyngk-moving-title = A lépés
rules-lyngk-moving-1 = Lépéskor egy egész torony kerül egy másik torony tetejére. A tornyok sosem bomlanak szét.
rules-lyngk-moving-2 = Olyan toronnyal léphetsz, amelynek a tetején semleges szín vagy a te egyik színed van. Ha a tetején az ellenfeled színe van, nem léphetsz vele.
rules-lyngk-moving-3 = A torony egyenes vonalban lép az első útjába eső toronyra, ha kell, üres metszéspontokon át. Tornyot nem ugorhat át, és üres metszésponton nem állhat meg.
rules-lyngk-moving-4 = A dzsóker magától sosem lép. Csak addig van felül, amíg egyedül áll; ha rálép egy torony, attól fogva azzal együtt megy tovább.
rules-lyngk-moving-figure-line = Az e4-en álló fekete torony b4-re, d3-ra, e1-re és g3-ra léphet, e7-re és f4-re viszont nem: az ottani tornyokban már van fekete.

rules-lyngk-landing-title = Hová léphetsz
rules-lyngk-landing-1 = Bármilyen színű toronyra léphetsz, az ellenfeledére is. De a két toronynak össze kell illenie:
rules-lyngk-landing-2 = – Az új toronyban legfeljebb öt korong van.
rules-lyngk-landing-3 = – Egyik szín sincs benne kétszer. A legfelső alatti korongok is számítanak.
rules-lyngk-landing-4 = – Dzsókerből akárhány lehet egy toronyban, akár mind a három.
rules-lyngk-landing-5 = – Semleges torony nem léphet magánál magasabb toronyra. Ezért az egyedül álló semleges korong csak egyedül álló korongra léphet.
rules-lyngk-landing-6 = – A saját színű tornyod bármilyen magas toronyra léphet, ha együtt legfeljebb öt korong van bennük.
rules-lyngk-landing-7 = A legfelső alatti korongok sorrendje sosem számít.
rules-lyngk-landing-figure-fits = Minden szín semleges: az f4-en álló piros torony e5-re és g4-re léphet, de f2-n túl magas torony áll, e4-en és h4-en pedig két bézs kerülne egy toronyba.

rules-lyngk-claiming-title = Szín lefoglalása
rules-lyngk-claiming-1 = Kezdetben minden szín semleges, és mindkét játékos léphet vele. A köröd elején, a lépésed előtt lefoglalhatsz egy még semleges színt, akár már a legelső körödben.
rules-lyngk-claiming-2 = A szín azonnal a tiéd, már az ezután következő lépésednél is. Ettől fogva az ilyen színű tornyokkal csak te léphetsz, és bármilyen magasra léphetnek.
rules-lyngk-claiming-3 = Körönként egy színt foglalhatsz le, az egész játszmában kettőt. Ha már mindkét játékosnak két színe van, az ötödik végig semleges marad.
rules-lyngk-claiming-4 = Színt csak akkor foglalhatsz le, ha utána lépni is tudsz.
rules-lyngk-claiming-5 = Nem kell azonnal lefoglalnod egy színt, sőt egyáltalán nem kötelező, egyetlen kivétellel: ha e nélkül nem tudsz lépni, de a lefoglalás után tudnál, le kell foglalnod egyet. Ilyenkor nem passzolhatsz.
rules-lyngk-claiming-figure-claim = Foglald le a bézs színt, és a c3-on egyedül álló korong felléphet a c4-en álló négyes toronyra: ötös torony lesz.

rules-lyngk-lyngk-title = A LYNGK-szabály
rules-lyngk-lyngk-1 = A saját színeid messzebbre juthatnak. Ha a torony tetején a te színed van, útközben érinthet egy azonos színű tornyot, és onnan bármelyik irányba mehet tovább. A végén olyan toronyra kell lépnie, amelyre ráillik.
rules-lyngk-lyngk-2 = – Az ilyen metszéspont neve LYNGK-pont. Egy lépésben akárhányat használhatsz, de mindegyiket csak egyszer.
rules-lyngk-lyngk-3 = – Az út minden szakasza olyan, mint egy rendes lépés: egyenesen, üres metszéspontokon át vezet az első toronyig, akár közel, akár messze van.
rules-lyngk-lyngk-4 = – A LYNGK-ponton csak a legfelső korong számít. A torony ott bármilyen magas lehet, és bármi lehet benne. Az ötös torony is jó, ha még a táblán áll, és a te színed van a tetején.
rules-lyngk-lyngk-5 = – A dzsóker nem LYNGK-pont, és az a torony sem az, amelynek a tetején a másik színed van.
rules-lyngk-lyngk-6 = – Semleges torony sosem léphet így.
rules-lyngk-lyngk-7 = Útközben a táblán semmi sem változik. Ezért csak az számít, honnan indul és hová ér a torony: ha több út is odavezet, az mind ugyanaz a lépés. A program csak egyet mutat meg közülük.
rules-lyngk-lyngk-figure-steps = A piros a tiéd: a g2-n álló torony g6-on és e7-en át d6-ra léphet, és ötös torony lesz.

rules-lyngk-five-title = Ötös tornyok
rules-lyngk-five-1 = Ha olyan ötös tornyot építesz, amelynek a saját színed van a tetején, az azonnal lekerül a tábláról, és egy megszerzett toronyként neked számít.
rules-lyngk-five-2 = Ha az ötös torony tetején semleges szín van, a torony akadályként a táblán marad. Többé nem léphet, és rá sem lehet lépni. Senkinek sem számít, akkor sem, ha a színét később valaki lefoglalja.
rules-lyngk-five-3 = Aki viszont lefoglalja az akadály tetején lévő színt, annak az akadály LYNGK-pont.
rules-lyngk-five-figure-won = A bézs a tiéd, a kék semleges: ha f1-ről lépsz f2-re, tornyot szerzel; ha f2-ről lépsz f1-re, akadály lesz belőle.
rules-lyngk-five-figure-obstacle = Az e4-en álló akadály akkor is megmarad, ha lefoglalod a pirosat, de útközben már érintheted, például e6-ról e1-re menet.

rules-lyngk-passing-title = Passz
rules-lyngk-passing-1 = Ha tudsz lépni, lépned kell, akkor is, ha ehhez előbb le kell foglalnod egy színt. Csak akkor passzolsz, ha így sem tudsz lépni.
rules-lyngk-passing-2 = Ilyenkor az ellenfeled játszik tovább. Amint újra tudsz lépni, lépned kell.

rules-lyngk-end-title = A játszma vége
rules-lyngk-end-1 = A játszmának akkor van vége, ha egyik játékos sem tud lépni. Az nyer, aki több ötös tornyot szerzett.
rules-lyngk-end-2 = Ha ugyanannyit szereztek, azok a táblán álló tornyok döntenek, amelyek tetején a játékosok saját színei vannak. Akinek több négyes tornya van, az nyer. Ha ezek száma is egyenlő, a hármas tornyok döntenek, aztán a kettesek, végül az egyedül álló korongok. Ha minden egyenlő, a játszma döntetlen.
rules-lyngk-end-3 = A semleges tornyok, az egyedül álló dzsókerek és az akadályok senkinek sem számítanak.
rules-lyngk-end-4 = Minden lépés végleg kiürít egy metszéspontot. Ezért egy játszmában legfeljebb 42 lépés van, és egyetlen állás sem ismétlődik.
rules-lyngk-end-figure-tie = A kék a tiéd, és az f2-n álló torony lép utoljára: e1-en négyes lesz belőle, amilyen az ellenfelednek is van b2-n, így az f1-en álló hármas tornyod dönt.

rules-lyngk-collect-title = Választható szabály: begyűjtés lefoglaláskor
rules-lyngk-collect-1 = Ez a szabály csak akkor érvényes, ha bekapcsolod. Ilyenkor az akadályokat is meg lehet szerezni: aki lefoglal egy színt, azonnal begyűjti az összes ötös tornyot, amelynek ez a szín van a tetején. Ezek lekerülnek a tábláról, és mindegyik megszerzett toronyként neki számít.
rules-lyngk-collect-2 = Hogy a lefoglalás után tudsz-e lépni, az csak a begyűjtés után dől el, hiszen közben felszabadulhat egy út.
rules-lyngk-collect-3 = Egy másik ismert szerveren így játszanak. Az ott lejegyzett játszmákhoz szükség van erre a szabályra.
rules-lyngk-collect-4 = A hatos tornyokkal együtt nem választható.
rules-lyngk-collect-figure-collected = Foglald le a pirosat, és azonnal begyűjtöd az f4-en álló ötös tornyot; utána lépned kell.

rules-lyngk-six-title = Változat: hatos tornyok
rules-lyngk-six-1 = Ebben a változatban a tornyok hat korong magasra nőhetnek. Az ötös tornyok a táblán maradnak, és ugyanúgy léphetnek, mint a többi: nem számítanak megszerzett toronynak, és nem is akadályok.
rules-lyngk-six-2 = Ha olyan hatos tornyot építesz, amelynek a saját színed van a tetején, azonnal megnyered a játszmát.
rules-lyngk-six-3 = Ha a hatos torony tetején semleges szín van, a torony a helyén marad, és semmit sem ér, akkor sem, ha a színét később valaki lefoglalja.
rules-lyngk-six-4 = A fehér egyszerre dzsóker és hatodik szín. A hatos toronyban ezért mind a hat szín megvan, vagy dzsókerek állnak a hiányzók helyén. Ez abból következik, hogy egyetlen szín sem lehet egy toronyban kétszer.
rules-lyngk-six-5 = Ha így senki sem nyert, és már egyik játékos sem tud lépni, a táblán álló, saját színű ötös tornyok döntenek, aztán a négyesek, a hármasok és a kettesek, végül az egyedül álló korongok. Ha minden egyenlő, a játszma döntetlen.
rules-lyngk-six-6 = Az ilyen játszma eredménye a megszerzett hatos tornyok száma: 1 vagy 0. Minden más szabály ugyanaz marad.
rules-lyngk-six-figure-sixth = A zöld a tiéd: lépj az ötös toronnyal e1-ről az e5-ön álló dzsókerre, és nyertél.

rules-lyngk-notation-title = A lépések lejegyzése
rules-lyngk-notation-1 = A lépést a kezdőpontja és a végpontja jelöli, bármilyen úton vezet is: c3-d4. Ha nem lehet lépni, ezt írjuk: pass.
rules-lyngk-notation-2 = A lefoglalás jele ^ és egy betű: ^i bézs, ^b kék, ^r piros, ^g zöld, ^k fekete. A lefoglalást és az utána következő lépést pontosvessző köti össze: ^r;c3-d4.
rules-lyngk-notation-3 = A kezdőállást 43 betű adja meg, oszlopról oszlopra, alulról felfelé: a színek betűi nagybetűvel (I, B, R, G, K), a dzsókeré pedig J.
rules-lyngk-notation-4 = Aki egészen pontosan szeretné tudni: 21 vonal és 102 szomszédos metszéspontpár van, és a táblát 12-féleképpen lehet elforgatni és tükrözni úgy, hogy a képe ne változzon. Ez az összes vonal:
rules-lyngk-notation-5 = – Az oszlop mentén: b1–b4, c1–c7, d1–d6, e1–e7, f1–f6, g1–g7, h1–h4.
rules-lyngk-notation-6 = – Jobbra felfelé: a1 b3 c5 d5 e6 f6 g7; b1 c3 d3 e4 f4 g5 h4; b2 c4 d4 e5 f5 g6; b4 c6 d6 e7; c1 d1 e2 f2 g3 h2 i1; c2 d2 e3 f3 g4 h3; e1 f1 g2 h1.
rules-lyngk-notation-7 = – Jobbra lefelé: a1 b2 c3 d2 e2 f1 g1; b1 c2 d1 e1; b3 c4 d3 e3 f2 g2; b4 c5 d4 e4 f3 g3 h1; c6 d5 e5 f4 g4 h2; c7 d6 e6 f5 g5 h3 i1; e7 f6 g6 h4.

learn-kulami-first-title = Az első golyó
learn-kulami-first-text = A piros golyókkal játszol, és te kezdesz. Mindkét játékosnak 28 golyója van; az első bármelyik mélyedésbe kerülhet.
learn-kulami-first-next = Fekete válaszolt. Mostantól minden golyó az előző sorába vagy oszlopába kerül. Tedd le a tiédet.
learn-kulami-first-done = Minden golyó megszabja, hová kerülhet a következő. Ez a Kulami lényege.

learn-kulami-line-title = Túl a többi golyón
learn-kulami-line-text = Az utolsó golyó a h4 mélyedésben van. A közbeeső golyók nem akadályoznak: tedd a tiédet a 4. sorba, az összes többin túlra.
learn-kulami-line-hint = Kövesd a 4. sort h4-ről a másik végéig.
learn-kulami-line-near = Szabályos, de ez közvetlenül az utolsó golyó mellett van. Menj túl a másik két golyón is.
learn-kulami-line-again = A h oszlop is elérhető. Most viszont a 4. sort válaszd, a többi golyón túl.
learn-kulami-line-done = Akárhány golyó van útközben, a teljes sor és a teljes oszlop számít.

learn-kulami-barred-title = Tiltott lapkák
learn-kulami-barred-text = Az utolsó két golyó (Feketéé és a tiéd) lapkája tiltott. Az a4 mélyedéssel egy vonalban csak egy elérhető maradt. Keresd meg.
learn-kulami-barred-back = Az f4 mélyedés lapkája, amelyen a golyód van, újra elérhető: csak két golyó idejére volt tiltott. Térj vissza rá.
learn-kulami-barred-again = Szabályos, de most az f4 mélyedés lapkájára térj vissza: d3-ról a 3. sor odavezet.
learn-kulami-barred-done = Mindig két lapka tiltott, a második golyónál csak egy. A táblán vonalkázva látod őket.

learn-kulami-gaps-title = Hézagos táblák
learn-kulami-gaps-text = A lapkákból sokféle tábla kirakható, akár hézaggal a belsejében. A sor azon túl is folytatódik: tedd a golyót a túloldalra.
learn-kulami-gaps-near = Ez még ugyanaz az oldal. Az 5. sor a hézagon túl is folytatódik.
learn-kulami-gaps-again = Ez az i oszlop. Most az 5. sort kövesd a hézag túloldalára.
learn-kulami-gaps-done = A hézagba nem kerülhet golyó, de a sorok és az oszlopok azon túl is folytatódnak.

learn-kulami-tiles-title = Lapkák megszerzése
learn-kulami-tiles-text = A lapka azé, akinek több golyója van rajta, akkor is, ha nincs tele. Annyi pontot ér, ahány mélyedése van. Szerezz meg egy hatost.
learn-kulami-tiles-hint = A keresett lapkának hat mélyedése van, és a d oszlop vezet hozzá.
learn-kulami-tiles-small = Ez a lapka kisebb. A d1 és az e1 közös lapkájának hat mélyedése van, és egyetlen golyó eldönti, kié.
learn-kulami-tiles-equal = A tiéd, 2 : 1! A d4 mélyedés hatos lapkája viszont Feketéé. Egyenlíts rajta, és senkié sem lesz.
learn-kulami-tiles-again = A d4 mélyedés lapkája még mindig Feketéé. Egyetlen golyóddal 1 : 1 lesz rajta az állás.
learn-kulami-tiles-done = A megszerzett lapka neked hoz pontot, a kiegyenlített az ellenfeledtől vesz el. Az üres lapka sem számít senkinek.

learn-kulami-end-title = Nincs elérhető mélyedés
learn-kulami-end-text = Akinek nincs elérhető mélyedése, nem passzol: a játszma azonnal véget ér, és az nyer, akinek több pontja van. Az állás 3 : 3. Zárd le!
learn-kulami-end-hint = A j oszlopban egyetlen mélyedés van. Ha oda teszel, mi marad Feketének a 7. sorban?
learn-kulami-end-open = A lapka a tiéd lesz, de Fekete tovább játszhat. Melyik mélyedése zsákutca?
learn-kulami-end-again = Ezután Fekete tovább játszhat. Olyan mélyedést keress, ahonnan nincs tovább.
learn-kulami-end-done = A 7. sorban minden foglalt vagy tiltott, a j oszlopban pedig nincs más mélyedés: 6 : 3, nyertél.

learn-kulami-last-title = Az utolsó golyó
learn-kulami-last-text = Most a fekete golyókkal játszol, és már csak egy van, a 28. Piros vezet, 27 : 24; egyenlőség esetén döntetlen lenne. Nyerj!
learn-kulami-last-hint = A d7 mélyedés lapkája Pirosé, két golyóval egy ellen. És ha kiegyenlítenél rajta?
learn-kulami-last-draw = Három pontot szereztél: 27 : 27, döntetlen. Van ennél jobb is.
learn-kulami-last-again = Az a lapka már a tiéd: Piros továbbra is vezet, 27 : 24.
learn-kulami-last-done = Piros négy pontot veszít: 23 : 24, nyertél. Mind az 56 golyó a táblán van, a játszma véget ért.

learn-kulami-area-title = A legnagyobb terület
learn-kulami-area-text = Bónusz: a szomszédos, azonos színű golyók területet alkotnak; akié nagyobb, az kapja a különbséget. Kösd össze két csoportodat.
learn-kulami-area-hint = Az egyik csoportod a6 és b6, a másik c5, d5 és d6. Melyik mélyedés szomszédos mindkettővel?
learn-kulami-area-corner = Az a5 mélyedés csak az egyik csoportoddal szomszédos. Melyik szomszédos mindkettővel?
learn-kulami-area-again = Ez nem köti össze a csoportjaidat. Az 5. sor a hézagon túl is folytatódik.
learn-kulami-area-done = Hat a négy ellen: két pontot kapsz. A lapkák határa nem számít, de az átló nem köt össze, a hézag pedig elválaszt.

learn-kulami-lines-title = Ötös vonalak
learn-kulami-lines-text = Másik bónusz: legalább öt azonos színű golyó egyenes vonalban, akár átlósan, golyónként egy pontot ér. Egészítsd ki a vonaladat.
learn-kulami-lines-hint = Nézd meg az a5–e1 átlót.
learn-kulami-lines-near = Majdnem, de b3 nincs rajta az a5–e1 átlón.
learn-kulami-lines-again = Így nem lesz ötös vonal. Az egyik átlóból már csak egy golyó hiányzik.
learn-kulami-lines-done = Ötös vonal: öt pont. Ha mindkettőtöknek van vonala, a különbség számít. A terület ebben a játszmában nem számít.

learn-kulami-bonuses-title = Terület és vonalak
learn-kulami-bonuses-text = A játszma előtt választasz: a lapkákon kívül a terület, a vonalak vagy mindkettő számít. Most mindkettő: keresd a nyerő mélyedést.
learn-kulami-bonuses-hint = Nézd a 2. sort: egyetlen golyó mindent összeköt, és Fekete nem tud hová tenni.
learn-kulami-bonuses-again = Ezután a játszma folytatódik. Egyetlen mélyedés egyszerre hoz területet és vonalat, és le is zárja a játszmát.
learn-kulami-bonuses-done = A lapkák szerint 17 : 21, de a terület 3, a vonal 5 pont: 25 : 21, nyertél.

learn-kulami-swap-title = Színcsere
learn-kulami-swap-text = Ha van színcsere, a második játékos a saját golyója letétele helyett átveheti az elsőt. Vedd át az e5 mélyedésben lévőt: cserélj színt.
learn-kulami-swap-again = Szabályos, de most golyó letétele helyett cserélj színt.
learn-kulami-swap-red = Az e5 mélyedésben lévő golyó már a tiéd, és pirossal játszol. Fekete válasza e7: te jössz.
learn-kulami-swap-done = Így nem kell félned egy erős első golyótól. Színt cserélni csak egyszer lehet, a második golyó helyett.

learn-kulami-swapped-title = Az ellenfél cserél
learn-kulami-swapped-text = Most te kezdesz, és az ellenfeled színt cserélhet. Tedd le az első golyót, ahová szeretnéd.
learn-kulami-swapped-black = Az ellenfeled átvette a golyódat. Mostantól a fekete golyókkal játszol, és megint te jössz: tegyél le egyet.
learn-kulami-swapped-done = Ha van színcsere, úgy kezdj, hogy bármelyik színnel szívesen folytasd.

learn-kulami-win-title = Győzelem egy lépésben
learn-kulami-win-text = Jöjjön egy kis taktika. Az állás 14 : 15. Szerezz meg egy lapkát úgy, hogy Fekete ne tudjon hová tenni.
learn-kulami-win-hint = Nézd a 7. sort: szinte minden foglalt, a többi pedig egyetlen lapkán van.
learn-kulami-win-again = Ezután Fekete tovább játszhat. Olyan mélyedést keress, amelynek a sorában és az oszlopában sincs már hely.
learn-kulami-win-done = A lapka a tiéd, és Fekete nem tud hová tenni: 20 : 15, nyertél. A vége felé mindig számold az ellenfél mélyedéseit.

learn-kulami-block-title = Védd ki a fenyegetést
learn-kulami-block-text = Te vezetsz, 16 : 15, de Fekete j7-re készül: az egyik lapkád senkié lesz, és a játszma véget ér. Tartsd távol onnan.
learn-kulami-block-hint = A 7. sorból Fekete eléri a j7 mélyedést. Melyik mélyedés nincs ebben a sorban?
learn-kulami-block-again = Fekete válasza j7, az állás 13 : 15, és te nem tudsz hová tenni. Vezesd ki Feketét a 7. sorból.
learn-kulami-block-done = Fekete most máshol kénytelen játszani. A golyód szabja meg, hová tehet az ellenfél: ez a legjobb védekezés.

learn-kulami-double-title = Kettős fenyegetés
learn-kulami-double-text = Te vezetsz, 24 : 22. Fenyegess egyszerre két helyen a játszma lezárásával: Fekete csak az egyiket védheti ki.
learn-kulami-double-hint = A 7. sorban két zsákutca van, e7 és j7. Tereld a játékot abba a sorba.
learn-kulami-double-again = Erre van válasza Feketének. Használd ki a 7. sor két zsákutcáját.
learn-kulami-double-strike = Fekete elzárta az egyiket (j7). Játszd meg a másik zsákutcát!
learn-kulami-double-done = Fekete nem tud hová tenni: 24 : 22, nyertél. Két fenyegetés ellen egy golyó kevés.

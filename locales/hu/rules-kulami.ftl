rules-kulami-idea-title = A játék célja
rules-kulami-idea-1 = A Kulami kétszemélyes játék. A játékosok felváltva tesznek golyókat egy lapkákból kirakott tábla mélyedéseibe.
rules-kulami-idea-2 = Minden golyó megszabja, hová kerülhet a következő: ugyanabba a sorba vagy oszlopba, de nem a két legutóbb használt lapkára. Így minden golyóval arról is döntesz, mit tehet az ellenfeled.
rules-kulami-idea-3 = A lapka pontjait az kapja, akinek több golyója van rajta. A végén az nyer, akinek több pontja van.

rules-kulami-pieces-title = Lapkák és golyók
rules-kulami-pieces-1 = A lapkák elforgathatók. Összesen 17 van belőlük, 64 mélyedéssel:
rules-kulami-pieces-2 = – Négy lapka 2 × 3 mélyedéssel.
rules-kulami-pieces-3 = – Öt lapka 2 × 2 mélyedéssel.
rules-kulami-pieces-4 = – Négy lapka 1 × 3 mélyedéssel.
rules-kulami-pieces-5 = – Négy lapka 1 × 2 mélyedéssel.
rules-kulami-pieces-6 = Mindkét játékosnak 28 saját színű golyója van. Így akkor is üresen marad nyolc mélyedés, ha minden golyó a táblára kerül.
rules-kulami-pieces-7 = Sorsolás dönti el, ki kezd, és bármelyik szín kezdhet. Itt az első játékos a piros, a második a fekete golyókat kapja. A beállításokban világos vagy sötét megjelenést választhatsz.

rules-kulami-board-title = A tábla
rules-kulami-board-1 = Mind a 17 lapka ugyanazon a négyzetrácson fekszik. Nem fedik át egymást, és mind összefüggnek az éleik mentén; nem elég, ha csak a sarkuk ér össze. Az egész tábla elfér 10 × 10 mezőn.
rules-kulami-board-2 = A lapkák kitölthetnek egy hézagmentes, 8 × 8 mélyedésből álló négyzetet, vagy bármilyen szabálytalan alakzatot alkothatnak. Hézag a tábla szélén is, a belsejében is lehet.
rules-kulami-board-3 = A hézagmentes négyzet pontosan 390 254 538 módon rakható ki. Ha az egymásba forgatható és tükrözhető kirakások egynek számítanak, 48 785 952 kirakás van. A 390 254 538 négyzet mindegyikének állandó sorszáma van: a legkisebb 0, a legnagyobb 390 254 537.
rules-kulami-board-4 = Választhatsz a három kész tábla közül, megadhatod egy tábla kódját, vagy kirakhatsz egy sajátot.
rules-kulami-board-5 = Véletlen táblán is játszhatsz. A véletlen négyzet az összes ilyen négyzet közül bármelyik lehet, egyforma eséllyel. A véletlen alakzat lapkáról lapkára nő, a fenti kereteken belül.
rules-kulami-board-figure-irregular = Szabálytalan tábla ugyanabból a 17 lapkából: bármelyik mélyedésben kezdhetsz.

rules-kulami-line-title = Hová kerülhet a golyó
rules-kulami-line-1 = Az első golyó bármelyik mélyedésbe kerülhet.
rules-kulami-line-2 = Minden további golyó az utoljára letett golyó sorának vagy oszlopának egyik üres mélyedésébe kerül.
rules-kulami-line-3 = Ami útközben van, nem akadályoz. Bármilyen színű golyókon túlra is tehetsz, és a sor vagy az oszlop a hézagon túl is folytatódik. Csak magába a hézagba nem kerülhet golyó.
rules-kulami-line-4 = Egy mélyedésbe egy golyó fér, és az a játszma végéig ott marad.
rules-kulami-line-figure-past = Az utolsó golyó az a2 mélyedésben van. Piros a 2. sorban a két golyón (c2 és d2) túlra is tehet: e2, f2, g2 vagy h2; az a oszlopban pedig a4, a5, a6, a7 és a8 elérhető. Az a1, a3 és b2 tiltott lapkán van.
rules-kulami-line-figure-gap = Az utolsó golyó a d4 mélyedésben van: a 4. sor a hézagon túl is folytatódik, ezért elérhető g4, h4, i4 és j4, valamint b4, d1, d2, d6 és d7.

rules-kulami-barred-title = Tiltott lapkák
rules-kulami-barred-1 = A megfelelő sorban és oszlopban is tiltott két lapka: az utoljára letett golyó lapkája és az előtte letett golyó lapkája.
rules-kulami-barred-2 = Nem tehetsz tehát golyót sem arra a lapkára, amelyet az ellenfeled az imént használt, sem arra, amelyet te előtte használtál. A következő két golyó után a lapka újra elérhető.
rules-kulami-barred-3 = A játszma második golyójánál csak egy lapka tiltott, az első golyóé.
rules-kulami-barred-4 = A táblán a tiltott lapkák vonalkázva láthatók.
rules-kulami-barred-figure-two = Fekete legutóbbi golyója b5, előtte Pirosé c5: e két golyó lapkája tiltott, de a közvetlenül előttük használt lapka (c2) újra elérhető.

rules-kulami-end-title = A játszma vége
rules-kulami-end-1 = Passzolni nem lehet. A játszma két esetben azonnal véget ér:
rules-kulami-end-2 = – A soron lévő játékosnak nincs elérhető mélyedése.
rules-kulami-end-3 = – A soron lévő játékosnak nincs több golyója: mind az 56 golyó a táblán van.
rules-kulami-end-4 = A játszma tehát korán is véget érhet, amikor még sok golyó van hátra. Szokatlan táblán akár az első golyó is lezárhatja. A megmaradt golyók nem számítanak.
rules-kulami-end-figure-stuck = Piros az a7 mélyedésbe tesz, és a játszma 26 : 19-es állásnál véget ér: a 7. sor megtelt, az a oszlopban pedig csak a6 üres, az imént használt lapkán.

rules-kulami-tiles-title = Pontok a lapkákért
rules-kulami-tiles-1 = A lapka azé, akinek több golyója van rajta, akár tele van, akár nincs.
rules-kulami-tiles-2 = Annyi pontot ér, ahány mélyedése van, foglalt és üres együtt: 6, 4, 3 vagy 2.
rules-kulami-tiles-3 = Ha mindkét játékosnak ugyanannyi golyója van rajta, a lapka senkié. Az üres lapka is senkié.
rules-kulami-tiles-figure-count = A d7 mélyedés négyes lapkája 2 : 1 arányban Feketéé, a g7 és a h6 közös lapkája pedig senkié; ha Piros a c6 mélyedésbe tesz, a c7 lapkája is senkié lesz.

rules-kulami-scoring-title = Pontozás és győzelem
rules-kulami-scoring-1 = A játszma előtt kiválasztod, mi számít. A lapkák mindig számítanak. A területbónusz és a vonalbónusz egymástól függetlenül kapcsolható be:
rules-kulami-scoring-2 = – Lapkák: az alapjáték, a kódokban „basic”.
rules-kulami-scoring-3 = – Lapkák és terület: 1. szint, „level1”.
rules-kulami-scoring-4 = – Lapkák, terület és vonalak: 2. szint, „level2”.
rules-kulami-scoring-5 = – Lapkák és vonalak: „lines”, szintszám nélkül.
rules-kulami-scoring-6 = A bónuszok csak a pontszámot változtatják meg, azt nem, hogy hová kerülhet golyó.
rules-kulami-scoring-7 = Az nyer, akinek a végén több pontja van. Egyenlőség esetén döntetlen; további szempont nincs.

rules-kulami-area-title = A területbónusz
rules-kulami-area-1 = A sorban vagy oszlopban szomszédos, azonos színű golyók területet alkotnak; egyetlen golyó is terület. A lapkák határa nem számít. Az átló nem köt össze, a hézag pedig elválaszt.
rules-kulami-area-2 = Mindkét játékosnak csak a legnagyobb területe számít. Akié nagyobb, az kapja pontként a különbséget: 9 golyó 5 ellen 4 pontot hoz.
rules-kulami-area-3 = Ha a kettő egyenlő, senki sem kap semmit.
rules-kulami-area-figure-join = A legnagyobb fekete terület 5 golyóból áll, a legnagyobb piros 3-ból: egy golyó a d6 mélyedésben három piros csoportot köt össze 9 golyóból álló területté.

rules-kulami-lines-title = A vonalbónusz
rules-kulami-lines-1 = Legalább öt azonos színű golyó egy egyenes mentén, megszakítás nélkül, vonalat alkot: sorban, oszlopban vagy bármelyik átlós irányban, a lapkák határán át is.
rules-kulami-lines-2 = A vonal a teljes hosszával számít, a hetes vonal tehát 7. A rövidebb részei nem számítanak még egyszer.
rules-kulami-lines-3 = Egy golyó több, különböző irányú vonalhoz is tartozhat, és mindegyikben számít.
rules-kulami-lines-4 = Add össze külön-külön mindkét játékos vonalainak a hosszát. Akinek az összege nagyobb, az kapja pontként a különbséget. Ha az összegek egyenlők, senki sem kap semmit.
rules-kulami-lines-5 = A hézag megszakítja a vonalat. A nyomtatott szabályok erről nem szólnak, mi döntöttünk így.
rules-kulami-lines-figure-two = Az állás 21 : 29, de egy golyó az f5 mélyedésben két piros ötös vonalat ad, d7–h3 és f4–f8: 31 : 29.

rules-kulami-example-title = Példa a pontozásra
rules-kulami-example-1 = Lapkák: Piros 31 pont, Fekete 27 pont. Két lapka senkié: az egyik a d9 lapkája (2 : 2), a másik a h2 és az i2 közös lapkája (1 : 1).
rules-kulami-example-2 = Terület: a legnagyobb piros terület 12 golyó, e3 körül; a legnagyobb fekete 17, d6 körül. Fekete 5 pontot kap.
rules-kulami-example-3 = Vonalak: Piros vonalai b2–h8 (7) és e3–i7 (5), összesen 12. Fekete vonalai b4–f8, c4–c8 és c8–g4 (mindegyik 5), összesen 15. Fekete 3 pontot kap.
rules-kulami-example-4 = Ha csak a lapkák számítanak, Piros nyer, 31 : 27. Ha a lapkák és a terület számít, Fekete nyer, 31 : 32; ha a vonalak is, akkor is Fekete, 31 : 35.
rules-kulami-example-5 = Ha a terület nem számítana, csak a lapkák és a vonalak, Piros nyerne egy ponttal, 31 : 30.
rules-kulami-example-figure-final = Egy játszma vége: Piros az imént a d4 mélyedésbe tett, és Fekete nem tud hová tenni, mert a 4. sor és a d oszlop megtelt.

rules-kulami-swap-title = Választható szabály: színcsere
rules-kulami-swap-1 = Ez a szabály alapesetben ki van kapcsolva. Ha bekapcsolod, a második játékos a második golyó letétele helyett színt cserélhet.
rules-kulami-swap-2 = A csere után a táblán lévő piros golyó a második játékosé, és ő játszik tovább pirossal. Az első játékos kapja a fekete golyókat, és ő következik, a szokásos szabályok szerint: csak a piros golyó lapkája tiltott.
rules-kulami-swap-3 = Színt cserélni csak ekkor lehet, és csak egyszer.
rules-kulami-swap-4 = Ha az első golyó után a második játékosnak nincs elérhető mélyedése, a játszma véget ér, és színcsere sincs.
rules-kulami-swap-5 = Az eredményben és a pontszámokban az első és a második játékos ugyanaz marad: az első az, aki az első golyót letette.
rules-kulami-swap-figure-offered = Az első golyó a d6 mélyedésben van: a második játékos a 6. sorba vagy a d oszlopba tehet golyót, vagy színt cserélhet.

rules-kulami-notation-title = A lépések lejegyzése
rules-kulami-notation-1 = A mélyedés neve a balról számolt oszlop betűjéből és az alulról számolt sor számából áll. A számozás a tábla köré rajzolható legkisebb téglalap bal alsó sarkánál kezdődik: ez a1, akkor is, ha abban a sarokban hézag van.
rules-kulami-notation-2 = A lépést az a mélyedés jelöli, amelybe a golyó kerül: d4. A színcsere jele „swap”.
rules-kulami-notation-3 = A lejegyzésben minden szám után két lépés áll, játékosonként egy. „1. d6 swap 2. g6 g4” ezt jelenti: az első játékos lépése d6, a második színt cserél, aztán az első játékos lépése fekete golyóval g6, a másodiké pirossal g4.
rules-kulami-notation-4 = A végén az eredmény áll: 1-0, ha az első játékos nyert, 0-1, ha a második, 1/2-1/2, ha döntetlen, * pedig, ha a játszma befejezetlen.

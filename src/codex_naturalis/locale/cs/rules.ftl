# The rules in our own words. The signs may be used everywhere: { $fungi } … { $covered }.

rules-title = Pravidla
rules-lead = Pro 2 až 4 hráče, nebo pro jednoho proti mnichu Tyborovi. To je všechno; naučit se to při hře trvá deset minut.
rules-contents = Obsah
rules-learn = Učit se hrou
rules-allowed = ano
rules-forbidden = ne

rules-aim = O co jde
rules-aim-1 = Každý hráč skládá stránku po stránce knihu přírody. Vaše stránky jsou karty a překrývají se v rozích: každá nová karta překryje roh starší. Co zůstává vidět, je vaše a platí se tím lepší karty.
rules-aim-2 = Body sbíráte při vykládání karet a ještě jednou na konci, za úkoly. Vítězí, kdo jich má nejvíc.

rules-cards = Karty
rules-cards-1 = Ve hře je 40 přírodních karet, 40 zlatých karet, 6 počátečních karet a 16 úkolů. Přírodní a zlaté karty patří do jedné ze čtyř říší, říše hub { $fungi }, rostlin { $plant }, zvířat { $animal } a hmyzu { $insect }, a mají její barvu na obou stranách. Kromě těchto čtyř přírodnin jsou tu tři předměty: brk { $quill }, kalamář { $inkwell } a svitek { $manuscript }.
rules-cards-2 = Každá strana má čtyři rohy. Viditelný roh je světlý; je prázdný nebo nese jeden symbol a lze ho překrýt. Skrytý roh nemá světlé pole: barva karty sahá až k okraji, je na ní větvička a pro další kartu tu místo není.
rules-cards-3 = Rub přírodní nebo zlaté karty má čtyři prázdné viditelné rohy a uprostřed symbol své říše. Střed nic překrýt nemůže. Počáteční karty do žádné říše nepatří; na rubu mají uprostřed jeden až tři symboly.
rules-cards-4 = Ruby přírodních a zlatých karet se liší. Každý tak vidí, jakého druhu a z jaké říše je vrchní karta balíčku, a totéž i o kartách ve vaší ruce, ale nic víc.

rules-setup = Před prvním tahem
rules-setup-1 = Všechny žetony na počítadle bodů začínají na 0. Oba balíčky se zamíchají a vedle nich se odkryjí dvě karty z každého: nabídka s levým a pravým sloupcem.
rules-setup-2 = Každý dostane počáteční kartu a hned rozhodne, kterou stranou ji vyloží. Ruce a úkoly ještě nejsou známé.
rules-setup-3 = Každý dobere 2 přírodní karty a 1 zlatou kartu. Karty v ruce zůstávají tajné.
rules-setup-4 = Dva úkoly se odkryjí pro všechny: společné úkoly.
rules-setup-5 = Každý dostane další dva úkoly a jeden z nich si tajně nechá. Druhý odchází ze hry neodkrytý.
rules-setup-6 = Kdo začíná, určí los. Po přípravě zbývá v balíčcích 34 přírodních a 36 zlatých karet při 2 hráčích, 32 a 35 při 3, 30 a 34 při 4.

rules-turn = Tah
rules-turn-1 = Hraje se po směru hodinových ručiček. Ve svém tahu vyložíte právě jednu kartu z ruky, pak právě jednu doberete. Obojí je povinné, v tomto pořadí.
rules-turn-2 = Kartu smíte vždy vyložit lícem dolů místo lícem vzhůru. Rub nic nestojí a nepřináší body.

rules-laying = Vyložení karty
rules-laying-1 = Karta leží rovně, svými rohy na viditelných rozích karet na vaší herní ploše. Musí překrýt aspoň jeden.
rules-laying-2 = Smí překrýt rohy více karet najednou, ale nikdy víc než jeden roh téže karty.
rules-laying-3 = Každý roh, který by se překryl, musí být viditelný. Jediný skrytý roh mezi nimi místo navždy uzavírá.
rules-laying-4 = Co je v tom rohu na nové kartě samotné, nehraje roli: její vlastní roh tam může být skrytý.
rules-laying-5 = Symboly, které se překryjí, hned ztrácíte. Symboly nové karty se hned počítají.

rules-gold = Zlaté karty
rules-gold-1 = Zlatá karta vyložená lícem vzhůru má cenu za vyložení: symboly u dolního okraje. Těsně před vyložením musí být na vaší ploše vidět aspoň tolik od každého z nich. Vlastní symboly karty nepomáhají.
rules-gold-2 = Nic se neutrácí a karta smí překrýt i ty symboly, které ji zaplatily. Lícem dolů je zlatá karta zdarma jako každá jiná.

rules-points = Body za karty
rules-points-1 = Body přináší jen líc karty, a to hned.
rules-points-2 = Samotné číslo je to, co dostanete: 1 na některých přírodních kartách, 3 nebo 5 na některých zlatých.
rules-points-3 = Číslo vedle předmětu, například 1 × { $quill }: jeden bod za každý viditelný předmět toho druhu, počítáno po vyložení karty. Její vlastní se počítá. Ten, který právě překryla, ne.
rules-points-4 = 2 × { $covered }: dva body za každý roh, který karta překryje, ať na něm symbol byl, nebo ne. To jsou 2 až 8 bodů.
rules-points-5 = Jednou získané body zůstávají, ať se později překryje cokoli. Počítadlo nemá konec: za 29 číslo pokračuje.

rules-drawing = Dobírání
rules-drawing-1 = Vezměte jednu ze čtyř karet nabídky, nebo naslepo vrchní kartu balíčku.
rules-drawing-2 = Karta vzatá z nabídky se hned doplní z balíčku svého druhu.
rules-drawing-3 = Když oba balíčky dojdou, karty z nabídky lze brát dál; nedoplňují se. Pokud není vůbec nic, nedobíráte.

rules-end = Konec hry
rules-end-1 = Konec začíná, jakmile má jeden hráč na počítadle 20 bodů nebo víc, nebo když jsou oba balíčky prázdné.
rules-end-2 = Kolo se pak dohraje a každý má ještě jeden tah. Všichni hráči tak mají stejný počet tahů.
rules-end-3 = Kdo konec způsobil, v tom tahu ještě dobírá. V posledním kole nedobírá nikdo.
rules-end-4 = Pokud 20 bodů potom dosáhnou i další, nic to nemění.

rules-objectives = Úkoly
rules-objectives-1 = Když leží poslední karta, každý boduje dva společné úkoly a svůj tajný. Každý se počítá tolikrát, kolikrát je splněn.
rules-objectives-2 = Symboly: 2 body za každou trojici jedné přírodniny, 2 za každou dvojici jednoho předmětu, 3 za každou sadu brk, kalamář a svitek. Počítá se všechno, co je vidět, v rozích i uprostřed karet, také na počáteční kartě.
rules-objectives-3 = Rozložení karet: tři karty správných říší přesně v této vzájemné poloze, ani otočené, ani zrcadlené. Která z nich leží navrchu, nehraje roli, ani kterou stranou. Počáteční karta se nikdy nepočítá. Úhlopříčka přináší 2 body, lomené rozložení 3.
rules-objectives-4 = V rámci jednoho úkolu se každý symbol a každá karta počítá jen jednou; pro jiný úkol se mohou počítat znovu.
rules-objectives-5 = Kde lze stejné karty seskupit více způsoby, platí seskupení s nejvíce úplnými rozloženími.

rules-winner = Kdo vítězí
rules-winner-1 = Body na počítadle a body za úkoly se sečtou. Vítězí nejvyšší součet.
rules-winner-2 = Při shodě součtů rozhoduje víc bodů za úkoly. Jsou-li stejné i ty, hráči se dělí o vítězství.

rules-rulings = Pravidla, jak se tu hrají
rules-rulings-1 = Tištěná vydání pravidel se místy liší a občas mlčí všechna. Takto rozhoduje tento web; dva body lze zvolit při založení stolu.
rules-rulings-2 = Prázdný balíček nabídku nedoplňuje: místo zůstává prázdné, pokud stůl neurčí jinak.
rules-rulings-3 = Hráč bez volného místa tah vynechává: nevykládá ani nedobírá. Zůstává ve hře a na konci boduje. Pokud kartu nemůže vyložit nikdo, hra hned končí. Ve hře pro 1 hráče hraje Tybor dál.
rules-rulings-4 = V posledním kole nikdo nedobírá. Některá vydání to nechávají na hráčích.
rules-rulings-5 = Počítadlo nemá poslední číslo. Za 29 zůstává žeton na konci a ukazuje součet.
rules-rulings-6 = Konec kvůli prázdným balíčkům se posuzuje po dobrání a následném doplnění.

rules-solo = Sám proti Tyborovi
rules-solo-1 = Vaším soupeřem je mnich Tybor Kwelein. Karty nevykládá: sbírá je. Vy hrajete podle běžných pravidel a začínáte; po každém vašem tahu má tah on.
rules-solo-2 = Na začátku, jakmile leží nabídka, se z balíčku vezme vrchní přírodní karta každé říše a dostane ji lícem dolů. Každá je jednou přírodninou své říše. Počáteční kartu ani tajný úkol nemá.
rules-solo-3 = Ve svém tahu vyřídí nejdřív levý sloupec nabídky včetně doplnění, pak pravý. V každém sloupci udělá první z těchto věcí, která je možná.
rules-solo-4 = Za prvé: má-li přírodniny, které zlatá karta stojí, odloží ji a získá natištěné číslo, 1, 2, 3 nebo 5 bodů, ať vedle něj stojí cokoli. Nic se neutrácí.
rules-solo-5 = Za druhé: je-li zlatá karta za 5, nebo se hodí ke společnému úkolu, vezme si ji lícem dolů jako další přírodninu její říše. K úkolu s předměty se hodí, má-li některý z nich v rohu, ke každému jinému, má-li převládající barvu úkolu; u lomeného rozložení je to barva dvou stejných karet.
rules-solo-6 = Za třetí: jinak si vezme přírodní kartu sloupce, lícem dolů.
rules-solo-7 = Chybí-li zlatá karta, přejde ke třetímu; chybí-li tam přírodní karta, vezme si lícem dolů zlatou; z prázdného sloupce nebere nic.
rules-solo-8 = Tybor způsobí konec 20 body jako hráč na druhém místě u stolu. Úkoly neboduje. Vítězíte jen s více body, než má on: při shodě vyhrává Tybor.
rules-solo-9 = Tři obtížnosti: lehčí hra, kde začíná se dvěma přírodními kartami různých říší; běžná, se všemi čtyřmi; obtížnější, se čtyřmi a náskokem 4 bodů.

rules-options = Co si stůl může zvolit
rules-option = Volba
rules-option-usual = Obvykle
rules-option-other = Jinak
rules-option-tie = Shoda součtů
rules-option-tie-points = Vítězí víc bodů za úkoly.
rules-option-tie-cards = Vítězí víc karet úkolů splněných aspoň jednou.
rules-option-refill = Nabídka s prázdným balíčkem
rules-option-refill-same = Místo zůstane prázdné.
rules-option-refill-other = Doplní se z druhého balíčku. Ne ve hře pro 1 hráče.

rules-figure-resource = Přírodní karta za 1 bod. Její roh vpravo dole je skrytý.
rules-figure-gold = Zlatá karta: 3 body a cena 3 rostliny.
rules-figure-back = Rub zlaté karty
rules-figure-starter = Počáteční karta, líc
rules-figure-starter-back = Počáteční karta, rub: tři symboly, které zůstávají, dva skryté rohy
rules-figure-one = 1 bod
rules-figure-plain = 3 body
rules-figure-object = 1 bod za každý viditelný brk
rules-figure-corner = 2 body za každý překrytý roh
rules-figure-laying = A: smí se, překryje 2 rohy. B: nesmí se, jeden ze dvou rohů pod ní je skrytý. C: smí se, překryje rostlinu, a ta je ztracena.
rules-figure-slope = Šest karet hub na jedné úhlopříčce: splněno dvakrát, 4 body. Jedna z nich leží lícem dolů.
rules-figure-column = Dvě karty zvířat ve sloupci a karta hub vpravo nahoře od horní z nich. Rostlina mezi nimi nehraje roli.
rules-figure-symbols = Úkoly, které žádají symboly

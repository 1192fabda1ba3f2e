# The rules in our own words. The signs may be used everywhere: { $fungi } … { $covered }.

rules-title = Pravidla
rules-lead = Pro 2 až 4 hráče, nebo pro jednoho proti mnichu Tyborovi. Na této stránce je všechno; ve výuce se hru naučíte hraním, za pár minut.
rules-contents = Obsah
rules-learn = Naučit se hrou
rules-allowed = ano
rules-forbidden = ne

rules-aim = O co jde
rules-aim-1 = Každý hráč vytváří knihu přírody. Vaše stránky jsou karty a překrývají se v rozích: každá nová karta překryje roh některé starší. Symboly, které jsou stále vidět, jsou vaše a díky nim můžete vykládat lepší karty.
rules-aim-2 = Body získáváte při vykládání karet a pak ještě na konci, za úkoly. Vyhrává, kdo má nejvíc bodů.

rules-cards = Karty
rules-cards-1 = Ve hře je 40 přírodních karet, 40 zlatých karet, 6 počátečních karet a 16 úkolů. Přírodní a zlaté karty patří do jedné ze čtyř říší, hub { $fungi }, rostlin { $plant }, zvířat { $animal } a hmyzu { $insect }, a mají její barvu na obou stranách. Kromě těchto čtyř přírodnin jsou tu tři předměty: brk { $quill }, kalamář { $inkwell } a svitek { $manuscript }.
rules-cards-2 = Každá strana karty má čtyři rohy. Viditelný roh je světlý; je prázdný, nebo má jeden symbol, a lze ho překrýt. Skrytý roh nemá světlé pole: barva karty sahá až k okraji, je na ní větvička a žádná karta ho nesmí překrýt.
rules-cards-3 = Rub přírodní nebo zlaté karty má čtyři prázdné viditelné rohy a uprostřed symbol své říše. Střed karty nelze nikdy překrýt. Počáteční karty do žádné říše nepatří; na rubu mají uprostřed jeden až tři symboly.
rules-cards-4 = Přírodní a zlaté karty mají různý rub. Každý tak vidí druh a říši vrchní karty každého balíčku i karet ve vaší ruce, ale nic víc.

rules-setup = Před prvním tahem
rules-setup-1 = Všechny žetony na počítadle bodů začínají na 0. Oba balíčky se zamíchají a vedle každého se dvě jeho karty otočí lícem vzhůru: to je nabídka s levým a pravým sloupcem.
rules-setup-2 = Každý dostane počáteční kartu a hned se rozhodne, kterou stranu použije, ještě než uvidí své karty do ruky a úkoly.
rules-setup-3 = Každý si dobere 2 přírodní karty a 1 zlatou. Karty v ruce jsou tajné.
rules-setup-4 = Dva úkoly se otočí lícem vzhůru pro všechny: to jsou společné úkoly.
rules-setup-5 = Každý dostane další dva úkoly a jeden z nich si tajně nechá. Druhý je mimo hru a nikdo ho neuvidí.
rules-setup-6 = Začínající hráč se určí náhodně. Po přípravě je v balíčcích 34 přírodních a 36 zlatých karet při 2 hráčích, 32 a 35 při 3, 30 a 34 při 4.

rules-turn = Tah
rules-turn-1 = Hraje se po směru hodinových ručiček. Ve svém tahu vyložíte přesně jednu kartu z ruky a pak přesně jednu doberete. Obojí je povinné, v tomto pořadí.
rules-turn-2 = Každou kartu smíte místo lícem vzhůru vyložit lícem dolů. Rub nic nestojí a nepřináší body, ale symbol uprostřed je váš jako každý jiný, který je vidět.

rules-laying = Vyložení karty
rules-laying-1 = Kartu vyložte rovně, spodním okrajem k sobě, tak, aby na vaší ploše překryla aspoň jeden viditelný roh. Karta se nikdy nepokládá bokem ani vzhůru nohama.
rules-laying-2 = Smí překrýt rohy více karet najednou, ale nikdy víc než jeden roh téže karty.
rules-laying-3 = Každý roh, který by překryla, musí být viditelný. Jediný skrytý roh mezi nimi místo navždy blokuje.
rules-laying-4 = Na rozích nové karty samotné nezáleží: mohou být skryté.
rules-laying-5 = Symboly, které překryjete, hned ztrácíte. Symboly nové karty se hned počítají. Nebojte se symboly překrývat: lepší místo často za tu ztrátu stojí.

rules-gold = Zlaté karty
rules-gold-1 = Zlatá karta vyložená lícem vzhůru má cenu za vyložení: symboly dole. Těsně před vyložením musí být na vaší ploše od každého vidět aspoň tolik. Vlastní symboly karty nepomáhají.
rules-gold-2 = Nic se neutrácí a karta smí překrýt i ty symboly, které potřebovala. Lícem dolů je zlatá karta zdarma jako každá jiná.

rules-points = Body za karty
rules-points-1 = Body přináší jen líc karty, a to hned.
rules-points-2 = Samotné číslo je počet bodů: 1 na některých přírodních kartách, 3 nebo 5 na některých zlatých.
rules-points-3 = Číslo s předmětem, například 1 × { $quill }: jeden bod za každý takový předmět, který je na vaší ploše vidět, počítáno po vyložení karty. Její vlastní se počítá. Ten, který právě překryla, ne.
rules-points-4 = 2 × { $covered }: dva body za každý roh, který karta překryje, ať na něm symbol je, nebo není. To dělá 2 až 8 bodů.
rules-points-5 = Získané body se už nemění. Když kartu později překryjete, nic neubude, a předměty, které přidáte později, už další body nepřinesou. Horní hranice není: za 29 se počítá dál.

rules-drawing = Dobírání
rules-drawing-1 = Vezměte si jednu ze čtyř karet, které leží v nabídce lícem vzhůru, nebo naslepo vrchní kartu balíčku.
rules-drawing-2 = Karta vzatá z nabídky se hned nahradí kartou z balíčku stejného druhu.
rules-drawing-3 = Když jsou oba balíčky prázdné, můžete dál brát karty z nabídky; už se nedoplňují. Když nezbývá vůbec nic, nedobíráte.

rules-end = Konec hry
rules-end-1 = Konec hry se spouští, jakmile má některý hráč na počítadle 20 bodů nebo víc, nebo když jsou oba balíčky prázdné.
rules-end-2 = Nejdřív se dohraje kolo, aby měli všichni stejný počet tahů. Tím ale hra nekončí: každý má potom ještě jeden tah.
rules-end-3 = Hráč, který konec spustil, v tom tahu ještě dobírá. V posledním kole nedobírá nikdo.
rules-end-4 = Když 20 bodů dosáhnou později i další, nic se nemění.

rules-objectives = Úkoly
rules-objectives-1 = Po poslední kartě získá každý body za oba společné úkoly a za svůj tajný. Každý se počítá tolikrát, kolikrát je splněný.
rules-objectives-2 = Symboly: 2 body za každou trojici stejných přírodnin, 2 za každou dvojici stejných předmětů, 3 za každou sadu brk, kalamář a svitek. Počítá se každý viditelný symbol, v rozích i uprostřed karet, také na počáteční kartě.
rules-objectives-3 = Vzory: tři karty správných říší přesně na místech, která úkol ukazuje, nikdy otočené ani zrcadlené. Nezáleží na tom, která karta leží navrchu ani kterou stranou vzhůru leží. Počáteční karta do vzoru nikdy nepatří. Vzor na úhlopříčce přináší 2 body, vzor do L 3 body.
rules-objectives-4 = V jednom úkolu se každý symbol a každá karta počítá jen jednou; v jiném úkolu se mohou počítat znovu.
rules-objectives-5 = Když lze stejné karty seskupit více způsoby, platí seskupení s nejvíce úplnými vzory.

rules-winner = Kdo vyhrává
rules-winner-1 = Sečtěte body na počítadle a body za úkoly. Nejvyšší součet vyhrává.
rules-winner-2 = Při shodě vyhrává hráč, který má víc bodů za úkoly. (Podle italských pravidel ten, kdo splnil víc karet úkolů; můžete to zvolit, když vytváříte stůl.) Pokud shoda trvá, hráči se dělí o vítězství.

rules-misread = Co se často plete
rules-misread-1 = Musí být viditelný i roh nové karty? Ne. Viditelné musí být jen rohy, které překrývá; její vlastní roh navrchu může být skrytý.
rules-misread-2 = Skončí hra, jakmile měli všichni stejně tahů? Ne. Potom má každý ještě jeden tah.
rules-misread-3 = Nedávají karty lícem dolů žádnou přírodninu? Dávají: symbol uprostřed se počítá jako každý jiný a nic ho nikdy nepřekryje.
rules-misread-4 = Smějí se karty otáčet? Nikdy. Karty leží pořád rovně a ani vzory se neotáčejí a nezrcadlí.

rules-rulings = Zdejší pravidla
rules-rulings-1 = Tištěná vydání pravidel se místy liší a někdy odpověď nemá žádné z nich. Takto hrajeme tady; dvě z těchto věcí můžete změnit, když vytváříte stůl.
rules-rulings-2 = Prázdný balíček nabídku nedoplňuje: místo zůstane prázdné, pokud nastavení stolu neříká něco jiného.
rules-rulings-3 = Hráč bez volného místa tah vynechává: nevykládá ani nedobírá. Zůstává ve hře a na konci boduje. Pokud kartu nemůže vyložit nikdo, hra hned končí. Ve hře pro 1 hráče hraje Tybor dál.
rules-rulings-4 = V posledním kole nikdo nedobírá. Některá vydání to nechávají na hráčích.
rules-rulings-5 = Počítadlo bodů nemá horní hranici. Za 29 zůstává žeton na konci a ukazuje celkový počet.
rules-rulings-6 = Zda jsou oba balíčky prázdné, se zjišťuje po každém dobrání a doplnění nabídky.
rules-rulings-7 = Začínající hráč se určí náhodně. V některých vydáních se hráči dohodnou; podle českého začíná ten, kdo naposledy četl encyklopedii.
rules-rulings-8 = Úkol, který si nenecháte, je mimo hru. Některá vydání ho dávají pod balíček, ruské zpátky do krabice; tak či tak ho nikdo neuvidí.
rules-rulings-9 = Při shodě rozhodují body za úkoly. Italské vydání počítá místo toho splněné karty úkolů; je to jedna z voleb níže.

rules-solo = Hra pro 1 hráče proti Tyborovi
rules-solo-1 = Vaším soupeřem je mnich Tybor Kwelein. Karty nevykládá: sbírá je. Vy hrajete podle běžných pravidel a začínáte; po každém vašem tahu hraje on.
rules-solo-2 = Na začátku, jakmile je připravená nabídka, dostane z balíčku lícem dolů nejvýše ležící přírodní kartu každé říše. Každá znamená jednu přírodninu své říše. Počáteční kartu ani tajný úkol nemá.
rules-solo-3 = Ve svém tahu vyřídí nejdřív levý sloupec nabídky včetně doplnění, pak pravý. V každém sloupci udělá první z těchto kroků, který může.
rules-solo-4 = Krok 1: pokud má přírodniny, které zlatá karta stojí, odhodí ji a získá tolik bodů, kolik je na ní natištěno, 1, 2, 3 nebo 5, bez počítání předmětů a rohů. Nic se neutrácí.
rules-solo-5 = Krok 2: pokud je zlatá karta za 5 bodů nebo se hodí ke společnému úkolu, vezme si ji lícem dolů jako další přírodninu její říše. K úkolu s předměty se hodí, když má některý z nich v rohu, ke každému jinému, když má převládající barvu úkolu; u vzoru do L je to barva dvou stejných karet.
rules-solo-6 = Krok 3: jinak si vezme lícem dolů přírodní kartu sloupce.
rules-solo-7 = Pokud chybí zlatá karta, přejde rovnou ke kroku 3. Pokud tam chybí přírodní karta, vezme si lícem dolů zlatou. Z prázdného sloupce nebere nic.
rules-solo-8 = Když Tybor dosáhne 20 bodů, spouští konec hry jako hráč, který je na tahu druhý. Za úkoly body nezískává. Vyhráváte, jen když máte víc bodů než on: při shodě vyhrává Tybor.
rules-solo-9 = Obtížnosti jsou tři. Lehká: začíná se dvěma přírodními kartami různých říší. Normální: začíná se všemi čtyřmi. Obtížná: začíná se všemi čtyřmi a se 4 body.

rules-options = Co si pro stůl můžete zvolit
rules-option = Volba
rules-option-usual = Obvykle
rules-option-other = Jinak
rules-option-tie = Při shodě rozhoduje
rules-option-tie-points = Víc bodů za úkoly.
rules-option-tie-cards = Víc karet úkolů splněných aspoň jednou.
rules-option-refill = Nabídka při prázdném balíčku
rules-option-refill-same = Místo zůstane prázdné.
rules-option-refill-other = Doplní se z druhého balíčku. Ne ve hře pro 1 hráče.

rules-figure-resource = Přírodní karta za 1 bod. Její pravý dolní roh je skrytý.
rules-figure-gold = Zlatá karta: 3 body, cena 3 rostliny.
rules-figure-back = Rub zlaté karty
rules-figure-starter = Počáteční karta, líc
rules-figure-starter-back = Počáteční karta, rub: tři symboly, které zůstanou, dva skryté rohy
rules-figure-one = 1 bod
rules-figure-plain = 3 body
rules-figure-object = 1 bod za každý viditelný brk
rules-figure-corner = 2 body za každý překrytý roh
rules-figure-laying = A: to jde, překryje 2 rohy. B: to nejde, jeden ze dvou rohů vespod je skrytý. C: to jde, překryje rostlinu, a ta je ztracená.
rules-figure-slope = Šest karet hub na jedné úhlopříčce: splněno dvakrát, 4 body. Jedna z nich leží lícem dolů.
rules-figure-column = Dvě karty zvířat pod sebou a karta hub vpravo nahoře od horní z nich. Na kartě rostlin mezi nimi nezáleží.
rules-figure-symbols = Úkoly, které chtějí symboly

# The tutorial. Every text of a step may use the signs: { $fungi } { $plant } { $animal } { $insect }
# { $quill } { $inkwell } { $manuscript } { $covered }.

learn-page = Naučte se hrát
learn-status = Výuka · krok { $n } z { $all }
learn-steps = Kroky
learn-step = Krok { $n }: { $title }
learn-step-done = Krok { $n }: { $title }, hotovo
learn-task = Jste na tahu
learn-task-of = Jste na tahu · { $n } z { $all }
learn-back = Zpět
learn-skip = Přeskočit
learn-next = Další
learn-to-finish = Dokončit
learn-place = Vyložit sem
learn-take = Vzít tuto kartu
learn-board = Stůl tohoto kroku
learn-my-area = Vaše plocha
learn-you = Vy
learn-other-player = Marek
learn-no-change = žádný symbol se nezmění
learn-place-straight = místo přímo vedle karty
learn-offline = Tento krok potřebuje server a ten neodpovídá. Co máte hotovo, zůstává.

learn-starter-front = Líc: čtyři symboly
learn-starter-back = Rub: dva, které zůstanou

learn-title-starter = První karta
learn-text-starter = Stavíte herní plochu z karet, svůj rukopis. Začíná jednou počáteční kartou. Na líci má symbol v každém rohu, jenže rohy lze později překrýt. Symbol uprostřed, na rubu, překrýt nelze nikdy.
learn-task-face = Vyberte stranu, kterou chcete mít na stole nahoře. Dobré jsou obě.
learn-done-face = Vaše počáteční karta leží. Zůstane na místě; všechno roste z jejích rohů.
learn-other-face = Vyberte jednu ze dvou stran.
learn-task-objective = Také si tajně necháte jeden ze dvou úkolů. Nechte si ten, který se vám líbí; jak se boduje, ukáže krok 9.
learn-done-objective = Znáte ho jen vy. Na konci hry přinese body.
learn-other-objective = Nechte si jeden ze dvou.

learn-title-lay = Vyložení karty
learn-text-lay = V tahu vyložíte jednu kartu z ruky. Leží rovně, jedním rohem na rohu karty, která už tam je. Symboly, které jsou na vaší ploše vidět, jsou vaše; nad plochou je jejich počet.
learn-task-lay = Vyberte dole kartu, pak čárkované místo. Klepněte na místo dvakrát, přetáhněte tam kartu, nebo použijte tlačítko.
learn-done-lay = Podívejte se na počty: symboly nové karty jsou teď vaše.
learn-other-lay = Vyložte kartu na jedno z čárkovaných míst.

learn-title-cover = Překrývání
learn-text-cover = Nová karta leží navrchu. Co překryje, není vidět, a tak už to není vaše. Tentokrát je v každém rohu počáteční karty symbol a jeden z nich musí zmizet.
learn-task-cover = Vyložte kartu tak, aby zmizel { $insect } a ostatní tři zůstaly.
learn-done-cover = Hmyz z počtů zmizel. Místo něj přibyly symboly nové karty.
learn-other-cover = To se smí, ale zmizel by jiný symbol. Najděte roh s hmyzem.

learn-title-corners = Rohy
learn-text-corners = Světlý roh lze překrýt, ať je prázdný, nebo ne. Kde barva karty sahá až k okraji a je na ní větvička, tam je roh skrytý: nic na něm ležet nesmí, ani když jiná karta nabízí na stejném místě světlý roh.
learn-task-hidden = Vyberte kartu. Dvě ze zobrazených míst zakazuje skrytý roh. Najděte jedno a zkuste ho.
learn-done-hidden = Správně, to nejde: pod místem je skrytý roh. Poznáte ho předem: žádné světlé pole, jen barva a větvička.
learn-other-hidden = Pod tímto místem jsou jen světlé rohy: tam karta smí. Hledejte místo, kde by se překryla větvička.
learn-task-straight = Teď zkuste místo přímo vedle karty, vpravo.
learn-done-straight = To nejde: nová karta by tam ležela na dvou rozích jedné karty. Z každé karty smí překrýt jen jeden roh, proto karty leží vždy šikmo od sebe.
learn-other-straight = Tam karta smí. Zkuste místo přímo vpravo od karty.
learn-task-two = Karta může překrýt rohy více karet najednou. Najděte místo, kde ta vaše překryje 2.
learn-done-two = Jedna karta, dva překryté rohy. Obě karty pod ní tam měly světlý roh.
learn-other-two = To se smí, ale překryje se tam jen 1 roh. Hledejte místo mezi dvěma kartami.

learn-title-back = Rub karty
learn-text-back = Každou kartu lze vyložit i lícem dolů. Rub nic nestojí a nepřináší body, má však čtyři světlé rohy a symbol uprostřed nelze nikdy překrýt.
learn-task-back = Otočte kartu tlačítkem „Rub“ a vyložte ji lícem dolů. Zlatá karta je dobrá volba: její líc je dnes příliš drahý.
learn-done-back = Symbol, který vám nikdo nevezme, a volno na všech čtyřech rozích.
learn-other-back = To je líc. Nejdřív kartu otočte.

learn-title-draw = Dobírání
learn-text-draw = Po vyložení jednu kartu doberete a váš tah končí. V nabídce leží lícem vzhůru dvě přírodní a dvě zlaté karty; karta vzatá odtud se doplní z jejího balíčku. Nebo vezmete naslepo vrchní kartu balíčku: druh a říši prozradí jen její rub.
learn-task-draw = Vaše karta je vyložená. Vezměte kteroukoli kartu: klepněte na ni a pak ještě jednou.
learn-done-draw = Zase máte tři karty. Teď by byl na tahu další hráč.
learn-other-draw = Vezměte jednu kartu z nabídky nebo z balíčku.

learn-title-gold = Zlaté karty
learn-text-gold = Zlatá karta má na líci dole cenu za vyložení: tolik symbolů musí být na vaší ploše vidět, než ji vyložíte. Symboly se neutrácejí. Karta je dokonce smí překrýt.
learn-task-gold = Vidíte 3 { $plant }. Jedna z vašich zlatých karet žádá 3, druhá 5. Vyložte lícem vzhůru tu, na kterou máte.
learn-done-gold = 3 body, hned a natrvalo. Nic se neutratilo: zmizelo jen to, co karta překryla.
learn-other-gold = To se smí, ale není to zlatá karta, na kterou máte. Hledejte kartu se 3 rostlinami dole, lícem vzhůru.

learn-title-points = Body za víc
learn-text-points = Některé zlaté karty počítají. „1 × { $quill }“ přináší bod za každý viditelný brk, jakmile karta leží: její vlastní se počítá, ten, který právě překryla, ne. „2 × { $covered }“ přináší 2 body za každý roh, který překryje.
learn-task-objects = Vyložte kartu, která počítá brky, tam, kde přinese 3 body.
learn-done-objects = Dva brky tam byly a karta přidala svůj: 3 body.
learn-other-objects = To se smí, ale přinese to méně: vyberte zlatou kartu lícem vzhůru a nechte všechny brky viditelné.
learn-task-corners = Teď karta, která počítá rohy. Najděte místo, kde jich překryje 3.
learn-done-corners = 3 rohy, 6 bodů.
learn-other-corners = To se smí, ale přinese to méně. Vyberte zlatou kartu lícem vzhůru a místo uprostřed několika karet.

learn-title-objectives = Úkoly
learn-text-objectives = Dva úkoly jsou společné všem, jeden je váš tajný. Bodují se na konci, každý tolikrát, kolikrát je splněn. Některé žádají viditelné symboly, jiné tři karty daných barev v daném rozložení. Počáteční karta barvu nemá a nezáleží na tom, zda karta leží lícem vzhůru, nebo dolů.
learn-task-pattern = Jeden úkol žádá tři karty hub stoupající doprava. Dvě už leží. Vyložte třetí.
learn-done-pattern = Rozložení je úplné: na konci 2 body. Další tři takové karty by přinesly ještě 2.
learn-other-pattern = To se smí, ale rozložení není úplné. Chce to červenou kartu, výš na stejné úhlopříčce.
learn-task-symbols = Váš tajný úkol žádá 3 { $insect } na očích. Máte 2, takže je potřeba třetí. Dávejte pozor, co překryjete.
learn-done-symbols = Na očích je 3× hmyz. Pokud to vydrží do konce, přinese to 2 body.
learn-other-symbols = To se smí, ale pak bude vidět méně než 3× hmyz. Jeden přidejte a žádný nepřekryjte.

learn-title-end = Konec
learn-text-end = Když má někdo 20 bodů, nebo jsou oba balíčky prázdné, kolo se dohraje a každý má ještě jeden tah. V tomto posledním kole nikdo nedobírá. Pak se přičtou úkoly. Vítězí, kdo má nejvíc bodů.
learn-task-twenty = Máte 16 bodů. Najděte kartu a místo, které přinesou aspoň 4.
learn-done-twenty = 20 bodů: konec začal. Tento tah pokračuje jako obvykle.
learn-other-twenty = To se smí, ale na 20 to nestačí. Pomůže karta, která počítá rohy.
learn-task-last-draw = Doberte kartu jako po každém tahu.
learn-done-last-draw = Marek kolo dohrál. Teď přichází poslední.
learn-other-last-draw = Vezměte jednu kartu z nabídky nebo z balíčku.
learn-task-last-card = Vaše poslední karta. Ještě může přinést body, dokončit úkol, nebo aspoň žádný nezkazit.
learn-done-last-card = I Marek vyložil poslední kartu a hra skončila. Vyberte číslo v tabulce a uvidíte karty, které se započítaly.
learn-other-last-card = Vyložte jednu ze svých karet na čárkované místo.

learn-wrong-hidden_corner = Pod tímto místem je skrytý roh: větvička na barevném podkladu, žádné světlé pole. Tam žádná karta nesmí.
learn-wrong-off_lattice = Tady by ležela na dvou rozích jedné karty. Z každé smí překrýt jen jeden roh.
learn-wrong-not_adjacent = Tady není co překrýt: karta musí ležet aspoň na jednom rohu.
learn-wrong-occupied = Tady už karta leží.
learn-wrong-cost = Ještě ne: na vaší ploše není vidět všechno, co karta dole žádá. Její rub je zdarma.
learn-wrong-draw_first = Karta už je vyložená. Teď jednu doberte.
learn-wrong-place_first = Nejdřív vyložte kartu, pak dobírejte.

learn-finish-title = Teď už umíte hrát
learn-finish-text = Víc vědět nepotřebujete. Tybor, starý mnich, je trpělivý první soupeř: bere karty podle pevných pravidel a říká vám proč.
learn-play-tybor = Hrát s Tyborem, lehčí hra

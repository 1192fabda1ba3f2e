# The tutorial. Every text of a step may use the signs: { $fungi } { $plant } { $animal } { $insect }
# { $quill } { $inkwell } { $manuscript } { $covered }.

learn-page = Naučte se hrát
learn-status = Výuka · krok { $n } z { $all }
learn-steps = Kroky
learn-step = Krok { $n }: { $title }
learn-step-done = Krok { $n }: { $title }, hotovo
learn-task = Jste na tahu
learn-task-of = Jste na tahu · { $n } { $all ->
    [3] ze 3
    [4] ze 4
   *[other] z { $all }
}
learn-back = Předchozí
learn-skip = Přeskočit
learn-next = Další
learn-to-finish = Dokončit
learn-place = Vyložit sem
learn-take = Vzít tuto kartu
learn-board = Stůl v tomto kroku
learn-my-area = Vaše plocha
learn-you = Vy
learn-other-player = Marek
learn-no-change = symboly se nezmění
learn-place-straight = místo přímo vedle karty
learn-offline = Tento krok potřebuje server a ten neodpovídá. Co už máte hotové, zůstane.

learn-starter-front = Líc: čtyři symboly
learn-starter-back = Rub: dva symboly, které zůstanou

learn-title-starter = První karta
learn-text-starter = Body dostáváte za karty a na konci za úkoly. Brzy poté, co někdo dosáhne 20 bodů, hra skončí a vyhrává, kdo jich má nejvíc. Vaše karty tvoří vaši herní plochu a ta začíná jednou počáteční kartou. Na líci má symbol v každém rohu, jenže rohy lze později překrýt. Symboly uprostřed, na rubu, nelze překrýt nikdy.
learn-task-face = Vyberte stranu, kterou chcete použít. Dobré jsou obě.
learn-done-face = Počáteční karta je vyložená. Zůstane, kde je, a všechno roste z jejích rohů.
learn-other-face = Vyberte jednu ze dvou stran.
learn-task-objective = Také si tajně necháte jeden ze dvou úkolů. Body přinese na konci; jak, ukáže krok 9. Nechte si ten, který se vám líbí.
learn-done-objective = Znáte ho jen vy. Body přinese na konci hry.
learn-other-objective = Nechte si jeden ze dvou.

learn-title-lay = Vyložení karty
learn-text-lay = V každém tahu vyložíte jednu kartu z ruky. Držte ji rovně, nikdy ji nenatáčejte, a položte ji aspoň jedním rohem na roh karty, která už tam je. Symboly, které jsou na vaší ploše vidět, jsou vaše; jejich počty jsou nad plochou.
learn-task-lay = Vyberte dole kartu, pak čárkované místo. Klepněte na něj dvakrát, přetáhněte tam kartu, nebo použijte tlačítko.
learn-done-lay = Podívejte se na počty: symboly nové karty jsou teď vaše.
learn-other-lay = Vyložte kartu na jedno z čárkovaných míst.

learn-title-cover = Překrývání
learn-text-cover = Nová karta přijde navrch. Co překryje, už není vidět, a tak už to není vaše. Tentokrát má počáteční karta symbol v každém rohu a jeden z nich musíte překrýt. Nebojte se toho: ztratit symbol se často vyplatí.
learn-task-cover = Vyložte kartu tak, aby překryla { $insect } a ostatní tři symboly nechala být.
learn-done-cover = Hmyz z počtů zmizel a symboly nové karty přibyly.
learn-other-cover = To jde, ale překryla by jiný symbol. Najděte roh s hmyzem.

learn-title-corners = Rohy
learn-text-corners = Světlý roh lze překrýt, ať je prázdný, nebo ne. Kde barva karty sahá až k okraji a je na ní větvička, tam je roh skrytý: žádná karta ho nesmí překrýt, ani když má jiná karta na stejném místě světlý roh. Záleží jen na rozích vespod: nová karta sama může mít rohy skryté.
learn-task-hidden = Vyberte kartu. Dvě z ukázaných míst blokuje skrytý roh. Najděte jedno z nich a zkuste ho.
learn-done-hidden = Správně, tam to nejde: pod tímto místem je skrytý roh. Poznáte ho na pohled: žádné světlé pole, jen barva a větvička.
learn-other-hidden = Pod tímto místem jsou jen světlé rohy, takže sem karta smí. Hledejte místo, kde by překryla větvičku.
learn-task-straight = Teď zkuste místo přímo vpravo od karty.
learn-done-straight = To nejde: nová karta by překryla dva rohy téže karty. Z každé karty smí překrýt jen jeden roh, proto se karty vždy překrývají roh přes roh.
learn-other-straight = Tam to jde. Zkuste místo přímo vpravo od karty.
learn-task-two = Karta může překrýt rohy více karet najednou. Najděte místo, kde ta vaše překryje 2.
learn-done-two = Jedna karta, dva překryté rohy. Obě karty pod ní tam měly světlý roh.
learn-other-two = To jde, ale tam překryje jen 1 roh. Hledejte místo mezi dvěma kartami.

learn-title-back = Rub karty
learn-text-back = Každou kartu můžete vyložit i lícem dolů. Rub nic nestojí a nepřináší body, ale symbol vám dá: ten uprostřed, a ten nelze nikdy překrýt. Všechny čtyři rohy má světlé.
learn-task-back = Vyberte kartu, přepněte ji na rub a vyložte ji lícem dolů. Zlatá karta je dobrá volba: na její líc zatím nemáte.
learn-done-back = Symbol, který nelze nikdy překrýt, a volno u všech čtyř rohů.
learn-other-back = To je líc. Nejdřív kartu přepněte na rub.

learn-title-draw = Dobírání
learn-text-draw = Po vyložení karty jednu doberete a váš tah končí. V nabídce jsou lícem vzhůru dvě přírodní a dvě zlaté karty; místo karty, kterou si odtud vezmete, přijde nová z jejího balíčku. Nebo si naslepo vezmete vrchní kartu balíčku: její rub prozradí jen druh a říši.
learn-task-draw = Kartu už máte vyloženou. Teď si vezměte kteroukoli kartu: klepněte na ni a pak ještě jednou.
learn-done-draw = Zase máte tři karty. Teď by byl na tahu další hráč.
learn-other-draw = Vezměte si jednu kartu z nabídky nebo z balíčku.

learn-title-gold = Zlaté karty
learn-text-gold = Zlatá karta má na líci dole cenu za vyložení: tyto symboly musí být na vaší ploše vidět, než ji vyložíte. Neutrácejí se. Karta je dokonce smí překrýt.
learn-task-gold = Máte 3 { $plant }. Jedna z vašich zlatých karet potřebuje 3, druhá 5. Vyložte lícem vzhůru tu, na kterou máte.
learn-done-gold = 3 body, hned a natrvalo. Nic se neutratilo: přijdete jen o to, co karta překryje.
learn-other-gold = To jde, ale není to zlatá karta, na kterou máte. Hledejte tu se 3 rostlinami dole, lícem vzhůru.

learn-title-points = Body za předměty a rohy
learn-text-points = Některé zlaté karty přinášejí body podle toho, co napočítají. „1 × { $quill }“ je 1 bod za každý brk, který je po vyložení karty vidět: její vlastní se počítá, ten, který právě překryla, ne. Brky, které přidáte později, už nic nepřinesou. „2 × { $covered }“ jsou 2 body za každý roh, který karta překryje.
learn-task-objects = Vyložte kartu, která počítá brky, tam, kde přinese 3 body.
learn-done-objects = Dva brky tam byly a karta přidala svůj: 3 body.
learn-other-objects = To jde, ale přinese to méně. Vyberte zlatou kartu lícem vzhůru a nechte všechny brky viditelné.
learn-task-corners = Teď karta, která počítá rohy. Najděte místo, kde jich překryje 3.
learn-done-corners = 3 rohy, 6 bodů.
learn-other-corners = To jde, ale přinese to méně. Vyberte zlatou kartu lícem vzhůru a místo mezi několika kartami.

learn-title-objectives = Úkoly
learn-text-objectives = Dva úkoly jsou společné pro všechny a jeden je váš tajný. Body přinesou na konci, každý tolikrát, kolikrát ho splníte. Některé chtějí viditelné symboly, jiné vzor: tři karty správných barev přesně na ukázaných místech, nikdy otočené ani zrcadlené. Karty se počítají lícem vzhůru i lícem dolů, ale počáteční karta do vzoru nikdy nepatří.
learn-task-pattern = Jeden úkol chce tři karty hub stoupající doprava. Dvě už tam jsou. Vyložte třetí.
learn-done-pattern = Vzor je hotový: na konci 2 body. Další tři takové karty by přinesly ještě 2.
learn-other-pattern = To jde, ale vzor není hotový. Chce to červenou kartu, výš na stejné úhlopříčce.
learn-task-symbols = Váš tajný úkol chce 3 viditelné symboly { $insect }. Máte 2, takže potřebujete ještě jeden. Dávejte pozor, co překryjete.
learn-done-symbols = Máte 3× hmyz. Pokud bude na konci pořád vidět, přinese 2 body.
learn-other-symbols = To jde, ale pak budete mít hmyz méně než 3×. Jeden přidejte a žádný nepřekryjte.

learn-title-end = Konec
learn-text-end = Když má někdo 20 bodů nebo jsou oba balíčky prázdné, dohraje se kolo a pak má každý ještě jeden tah. V tomto posledním kole nikdo nedobírá. Pak se přičtou úkoly a vyhrává, kdo má nejvíc bodů; při shodě ten, kdo má víc bodů za úkoly. Hráč bez volného místa tah vynechává, ale na konci boduje jako ostatní.
learn-task-twenty = Máte 16 bodů. Najděte kartu a místo, které přinesou aspoň 4.
learn-done-twenty = 20 bodů: tím se spouští konec hry. Tento tah dohrajete jako obvykle.
learn-other-twenty = To jde, ale na 20 to nestačí. Pomůže karta, která počítá rohy.
learn-task-last-draw = Doberte kartu jako v každém tahu.
learn-done-last-draw = Marek kolo dohrál. Teď přijde poslední.
learn-other-last-draw = Vezměte si jednu kartu z nabídky nebo z balíčku.
learn-task-last-card = Vaše poslední karta. Ještě může přinést body nebo dokončit úkol. A když ne, aspoň žádný nezkazte.
learn-done-last-card = I Marek vyložil poslední kartu a hra skončila. Vyberte číslo v tabulce a uvidíte karty, které se do něj počítají.
learn-other-last-card = Vyložte jednu ze svých karet na čárkované místo.

learn-wrong-hidden_corner = Pod tímto místem je skrytý roh: barva a větvička, žádné světlé pole. Sem žádná karta nesmí.
learn-wrong-off_lattice = Tady by překryla dva rohy téže karty. Z každé smí překrýt jen jeden.
learn-wrong-not_adjacent = Tady není co překrýt: karta musí překrýt aspoň jeden roh.
learn-wrong-occupied = Tady už karta leží.
learn-wrong-cost = Ještě ne: nemáte všechny symboly, které má karta dole. Její rub je zdarma.
learn-wrong-draw_first = Kartu už máte vyloženou. Teď jednu doberte.
learn-wrong-place_first = Nejdřív vyložte kartu, pak dobírejte.

learn-finish-title = Teď už umíte hrát
learn-finish-text = Víc vědět nepotřebujete. Starý mnich Tybor je trpělivý první soupeř: bere karty podle pevných pravidel a říká vám proč.
learn-play-tybor = Lehká hra s Tyborem

# The table: gathering, playing, and the dialogs around a game. The end is in end.ftl.

table-title-your-turn = ● Jste na tahu
table-connecting = Otevírá se stůl…
table-gone-title = Stůl nenalezen
table-gone-text = V odkazu je možná překlep, nebo byl stůl smazán.
table-closed-title = Uzavřený stůl

# The line in the top bar. $what is one of the next messages.
table-status-gathering = Čeká se na hráče
table-status-aborted = Konec bez výsledku
table-status-over = Konec hry · { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
table-status-setup = Vyberte si
table-status-setup-wait = Všichni si vybírají
table-status-round = { $what } · { $round }. kolo
table-status-draw = Doberte kartu
table-status-last-turn = Váš poslední tah
table-status-turn-of = Na tahu je { $name }
table-your-turn = Jste na tahu
table-watching = sledujete

table-skip = Přejít
table-skip-hand = Na karty v ruce
table-skip-board = Na plochu
table-skip-market = Na nabídku

# Gathering
table-gathering-title = Stůl hráče { $name }
table-gathering-waiting = { $n ->
    [0] Všichni jsou tady. Hra začíná.
    [one] Hra začne, až budou všechna místa obsazená. Zbývá { $n } volné místo.
    [few] Hra začne, až budou všechna místa obsazená. Zbývají { $n } volná místa.
   *[other] Hra začne, až budou všechna místa obsazená. Zbývá { $n } volných míst.
}
table-seats = Místa u stolu
table-sit = Sednout si sem
table-stand = Uvolnit místo
table-free-seat = Volné místo
table-add-bot = Přidat bota
table-add-bot-title = Vyberte bota
table-add-bot-last = Je to poslední volné místo: hra začne hned.
table-remove-bot = Odebrat
table-remove-bot-name = Odebrat: { $name }
table-send-away = Vykázat
table-send-away-title = Vykázat hráče { $name }?
table-send-away-text = { $name } si u tohoto stolu už nebude moci sednout.
table-sent-away = Vykázali vás od tohoto stolu. Už si tu nemůžete sednout.
table-you-are = Vaše jméno: { $name }
table-hot-seat = Přidat hráče na tomto zařízení
table-hot-name = Jméno hráče
table-colour = Barva žetonu
table-you = vy
table-you-capital = Vy
table-bot = bot
table-away = pryč
table-watching-count = { $n ->
    [one] { $n } divák
    [few] { $n } diváci
   *[other] { $n } diváků
}
table-invite = Pozvat
table-invite-private = Stůl najdou jen lidé s tímto odkazem.
table-invite-open = Stůl je v seznamu otevřených stolů. Můžete také poslat odkaz.
table-invite-alone = Tento odkaz otevře jen tento počítač.
table-invite-lan = Chcete-li pozvat další lidi ve své síti, spusťte hru příkazem
table-invite-text = Zahrajeme si Codex Naturalis?
table-link = Odkaz na tento stůl
table-copy = Kopírovat odkaz
table-copied = Zkopírováno
table-share = Sdílet
table-qr = Odkaz jako QR kód
table-remove = Smazat stůl

table-terms = Nastavení stolu
table-term-players = { $n ->
    [one] Jeden hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
table-term-no-clock = Bez hodin
table-term-real-time = { $minutes } min pro každého, { $increment ->
    [0] bez přídavku
   *[other] +{ $increment } s za tah
}
table-term-correspondence = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
table-term-rated = Hodnocená hra
table-term-casual = Nehodnocená hra
table-term-open = Otevřeno všem
table-term-private = Jen s odkazem
table-term-tie-cards = Při shodě rozhoduje víc splněných úkolů
table-term-refill-other = Když je balíček prázdný, nabídku doplní druhý
table-term-leave-bot = Když někdo odejde, zaskočí bot
table-term-leave-forfeit = Kdo odejde, prohrává
table-term-hints = Nápověda povolena
table-term-no-spectators = Bez diváků
table-term-delay = Diváci vidí vše o { $seconds } s později
table-term-lots = Náhodné rozsazení

# The first choices
table-setup-starter = Vyberte stranu počáteční karty
table-setup-starter-how = Přijde doprostřed vaší plochy. Její rohy lze překrýt, symboly uprostřed ne.
table-setup-front = Lícem vzhůru
table-setup-back = Rubem vzhůru
table-setup-objective = Vyberte si tajný úkol
table-setup-objective-how = Body přinese na konci, tolikrát, kolikrát ho splníte. Do té doby ho nikdo jiný neuvidí.
table-setup-keep = Nechat si tento
table-setup-done = Máte vybráno
table-setup-watch = Hráči si vybírají
table-setup-wait = Všichni si zároveň vybírají stranu karty a tajný úkol.
table-ready = hotovo
table-chooses-starter = vybírá si stranu
table-chooses-objective = vybírá si úkol

# The turn
table-prompt-place = Vyberte místo.
table-back-only = Na líc zatím nemáte, proto je nahoře rub.
table-choose = Vyberte kartu k vyložení.
table-choose-last = Vyberte svou poslední kartu.
table-plan = Na tahu je { $name }. Zatím můžete plánovat.
table-blocked = Žádné volné místo: tah vynecháváte, ale na konci bodujete.
table-place = Vyložit sem
table-place-points = Vyložit sem · +{ $n }
table-flip = Otočit
table-no-points = Bez bodů
table-for-corners = { $n ->
    [one] za { $n } roh
    [few] za { $n } rohy
   *[other] za { $n } rohů
}
table-draw-title = Doberte jednu kartu
table-draw-how = a ukončete tah
table-undo = Vrátit vyložení
table-your-hand = V ruce máte:
table-take = { $kind ->
    [gold] Vzít tuto zlatou kartu
   *[resource] Vzít tuto přírodní kartu
}
table-take-deck = Vzít vrchní kartu
table-take-choose = Vyberte kartu

# Players
table-heading = Stůl: { $names }
table-track = Počítadlo bodů
table-players = Hráči
table-my-area = Moje plocha
table-area-of = Plocha hráče { $name }
table-show-area = : zobrazit plochu
table-previous-player = Předchozí hráč
table-next-player = Další hráč
table-open-places = { $n ->
    [one] { $n } volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
table-fronts = lícem lze vyložit { $paid } { $n ->
    [3] ze 3
   *[other] z { $n }
}
table-in-hand = v ruce
table-chip = { $name }, { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
table-plays = na tahu
table-writes = přemýšlí…
table-writes-for = přemýšlí… { $n } s
table-gave-up = mimo hru
table-handed = hraje bot
table-clock = Zbývající čas
table-days-left = { $n ->
    [one] { $n } den
    [few] { $n } dny
   *[other] { $n } dní
}
table-hours-left = { $n ->
    [one] { $n } hodina
    [few] { $n } hodiny
   *[other] { $n } hodin
}
table-is-away = { $name } je pryč.
table-claim = Nárokovat si výhru
table-claim-bot = Nechat zaskočit bota
table-claim-in = Za { $time } si můžete nárokovat výhru.
table-claim-bot-in = Za { $time } můžete nechat zaskočit bota.
table-bot-for-you = Hraje za vás bot.
table-return = Vrátit se na své místo

# Market, objectives, log and chat
table-side = Nabídka, úkoly, průběh
table-market = Nabídka
table-objectives = Úkoly
table-talk = Průběh a chat
table-tabs = Další části stolu
table-tab-hand = Ruka
table-tab-market = Nabídka
table-tab-players = Hráči
table-tab-objectives = Úkoly
table-tab-log = Průběh
table-chat = Chat
table-chat-unread = { $n ->
    [one] { $n } nová zpráva
    [few] { $n } nové zprávy
   *[other] { $n } nových zpráv
}

# The last rounds
table-end-near = Konec hry je spuštěn
table-end-near-rule = Toto kolo se dohraje a pak má každý ještě jeden tah.
table-last-round = Poslední kolo
table-last-round-rule = Každý má ještě poslední tah a nikdo nedobírá.
table-end-points = { $name } dosahuje 20 bodů.
table-end-twenty = Někdo dosáhl 20 bodů.
table-end-decks = Oba balíčky jsou prázdné.
table-turns-left = Zbývající tahy
table-scoring = Bodování

# Tybor
table-tybor = Tybor Kwelein
table-tybor-table = mnich
table-tybor-solo-easy = mnich · lehká hra
table-tybor-solo-normal = mnich · normální hra
table-tybor-solo-hard = mnich · obtížná hra
table-tybor-resources = Tyborovy přírodniny
table-tybor-how = Jeho přírodniny, pro každou říši jeden sloupec. Těmito kartami platí za zlaté: jen je počítá, nikdy je neutrácí.
table-tybor-pays = Na co teď má
table-tybor-yes = { $where }: ano, +{ $n }
table-tybor-no = { $where }: ještě ne
table-tybor-again = Přehrát jeho poslední tah
table-tybor-turn = Tyborův tah
table-tybor-order = vždy nejdřív levý sloupec, pak pravý
table-tybor-stepwise = Krok za krokem
table-go-on = Pokračovat
table-tybor-column-left = Levý sloupec:
table-tybor-column-right = Pravý sloupec:
table-tybor-did-scored = boduje
table-tybor-did-gold = nechává si zlatou kartu
table-tybor-did-resource = bere přírodní kartu
table-tybor-why-paid = Má { $cost }, to je cena této zlaté karty. Karta jde ze hry; nic se neutrácí.
table-tybor-why-five-points = Na { $cost } zatím nemá, ale chce každou kartu za 5 bodů. Přidá si ji do sloupce { $kingdom }.
table-tybor-why-objective = Na { $cost } zatím nemá, ale takové karty chce společný úkol. Přidá si ji do sloupce { $kingdom }. { $objective }
table-tybor-why-no-resource = Na { $cost } zatím nemá a není tu žádná přírodní karta. Zlatou si přidá do sloupce { $kingdom }.
table-tybor-why-not-wanted = Na { $cost } za zlatou kartu nemá a žádný společný úkol ji nechce. Přírodní kartu si přidá do sloupce { $kingdom }.
table-tybor-why-no-gold = Není tu žádná zlatá karta. Přírodní kartu si přidá do sloupce { $kingdom }.

# Several players on one device
table-pass-title = Předejte zařízení hráči { $name }
table-pass-text = Vaše karty zůstanou skryté, dokud je nebudete chtít vidět.
table-pass-here = Jsem { $name }

# Menu and questions
table-keys = Klávesové zkratky
table-people = Nahlásit nebo zablokovat
table-resign = Vzdát hru
table-leave = Opustit stůl
table-abort = Ukončit bez výsledku
table-stop-watching = Přestat sledovat
table-record = Stáhnout záznam hry
table-confirm-resign = Tuto hru prohrajete. Nejde to vrátit.
table-confirm-leave = Odejdete natrvalo a tuto hru prohrajete.
table-confirm-leave-bot = Zaskočí za vás bot. Můžete se vrátit a zase se posadit na své místo.
table-confirm-abort = Než někdo vyloží první kartu, může hra skončit bez výsledku, pokud všichni souhlasí.
table-abort-asked = Čeká se, zda ostatní souhlasí.
table-abort-wanted = { $name } chce skončit bez výsledku.
table-abort-agree = Souhlasit

table-hint = Nápověda

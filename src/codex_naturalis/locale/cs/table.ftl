# The table: gathering, playing, and the dialogs around a game. The end is in end.ftl.

table-title-your-turn = ● Váš tah
table-connecting = Jdeme ke stolu…
table-gone-title = Takový stůl není
table-gone-text = Odkaz je možná chybně opsaný, nebo byl stůl zrušen.
table-closed-title = Uzavřený stůl

# The line in the top bar. $what is one of the next messages.
table-status-gathering = Čeká se na hráče
table-status-aborted = Skončilo bez výsledku
table-status-over = Konec hry · { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
table-status-setup = Vyberte si
table-status-setup-wait = Všichni vybírají
table-status-round = { $what } · { $round }. kolo
table-status-draw = Doberte kartu
table-status-last-turn = Váš poslední tah
table-status-turn-of = Na tahu: { $name }
table-your-turn = Váš tah
table-watching = sledujete

table-skip = Přejít
table-skip-hand = Do ruky
table-skip-board = Na plochu
table-skip-market = K nabídce

# Gathering
table-gathering-title = Stůl hráče { $name }
table-gathering-waiting = { $n ->
    [0] Všichni jsou tu. Hra začíná.
    [one] Hra začne, až se obsadí ještě { $n } místo.
    [few] Hra začne, až se obsadí ještě { $n } místa.
   *[other] Hra začne, až se obsadí ještě { $n } míst.
}
table-seats = Místa u stolu
table-sit = Sednout si sem
table-stand = Vstát
table-free-seat = Volné místo
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
table-invite-private = Stůl najdou jen lidé s tímto odkazem.
table-invite-open = Stůl je v seznamu otevřených stolů. Můžete také poslat odkaz.
table-invite-text = Zahrajte si se mnou Codex Naturalis
table-link = Odkaz na tento stůl
table-copy = Kopírovat odkaz
table-copied = Zkopírováno
table-share = Sdílet
table-qr = Odkaz jako QR kód
table-remove = Zrušit stůl

table-terms = Tento stůl
table-term-players = { $n ->
    [one] Jeden hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
table-term-no-clock = Bez hodin
table-term-real-time = { $minutes } min pro každého, { $increment ->
    [0] bez přídavku
   *[other] +{ $increment } s za tah
}
table-term-correspondence = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
table-term-rated = Hodnocená hra
table-term-casual = Nehodnocená hra
table-term-open = Otevřeno všem
table-term-private = Jen s odkazem
table-term-tie-cards = Při shodě rozhoduje víc splněných úkolů
table-term-refill-other = Prázdný balíček zastoupí druhý
table-term-leave-bot = Za toho, kdo odejde, hraje dál bot
table-term-leave-forfeit = Kdo odejde, prohrává
table-term-hints = Nápověda povolena
table-term-no-spectators = Bez diváků
table-term-delay = Diváci vidí vše o { $seconds } s později
table-term-lots = Místa se losují

# The first choices
table-setup-starter = Vyberte stranu počáteční karty
table-setup-starter-how = Leží uprostřed vaší plochy. Její rohy lze překrýt; symboly uprostřed zůstávají natrvalo.
table-setup-front = Lícem vzhůru
table-setup-back = Rubem vzhůru
table-setup-objective = Vyberte si tajný úkol
table-setup-objective-how = Počítá se na konci, tolikrát, kolikrát ho splníte. Nikdo jiný ho nevidí.
table-setup-keep = Nechat si tento
table-setup-done = Máte vybráno
table-setup-watch = Hráči vybírají
table-setup-wait = Všichni vybírají zároveň stranu karty a tajný úkol.
table-ready = připraveno
table-chooses-starter = vybírá stranu
table-chooses-objective = vybírá úkol

# The turn
table-prompt-place = Vyberte místo.
table-prompt-number = Číslo říká, co tam tato strana přinese.
table-choose = Vyberte kartu k vyložení.
table-choose-last = Vyberte svou poslední kartu.
table-plan = Na tahu: { $name }. Zatím můžete plánovat.
table-blocked = Žádné volné místo: tah vynecháváte, body se vám přesto započítají.
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
table-draw-how = a tím tah skončí
table-undo = Vrátit vyložení
table-your-hand = Vaše ruka:
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
table-fronts = splněná cena: { $paid } z { $n }
table-in-hand = v ruce
table-chip = { $name }, { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
table-plays = na tahu
table-writes = píše…
table-writes-for = píše… { $n } s
table-gave-up = vzdává
table-handed = hraje dál bot
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
table-claim = Uplatnit výhru
table-claim-bot = Nechat dál hrát bota
table-claim-not-yet = Ještě ne: stále je čas na návrat. Zkuste to znovu za pár minut.
table-bot-for-you = Místo vás hraje dál bot.
table-return = Vzít si své místo zpět

# Market, objectives, log and chat
table-side = Nabídka, úkoly, průběh
table-market = Nabídka
table-objectives = Úkoly
table-talk = Průběh a chat
table-tabs = Další části stolu
table-tab-hand = Ruka
table-tab-market = Nabídka
table-tab-players = Hráči
table-tab-objectives = Úkoly
table-tab-log = Průběh
table-chat = Chat
table-chat-say = Napište něco…
table-chat-send = Odeslat
table-chat-off = U otevřených stolů je chat zavřený, dokud ho neotevřete.
table-chat-open = Otevřít chat
table-chat-unread = { $n ->
    [one] { $n } nová zpráva
    [few] { $n } nové zprávy
   *[other] { $n } nových zpráv
}
table-chat-empty = Zatím nikdo nic nenapsal.
table-chat-mute = Ztlumit: { $name }
table-chat-muted = Zprávy už neuvidíte: { $name }.

# The last rounds
table-end-near = Blíží se konec
table-end-near-rule = Toto kolo se dohraje, pak má každý ještě jeden tah.
table-last-round = Poslední kolo
table-last-round-rule = Každý má jeden tah a nikdo nedobírá.
table-end-points = { $name } má 20 bodů.
table-end-twenty = Někdo dosáhl 20 bodů.
table-end-decks = Oba balíčky jsou prázdné.
table-turns-left = Zbývající tahy
table-scoring = Bodování

# Tybor
table-tybor = Tybor Kwelein
table-tybor-table = mnich
table-tybor-solo-easy = mnich · lehčí hra
table-tybor-solo-normal = mnich · běžná hra
table-tybor-solo-hard = mnich · obtížnější hra
table-tybor-resources = Tyborovy přírodniny
table-tybor-how = Jeho přírodniny, sloupec pro každou říši. Těmito kartami platí zlaté karty: jen je spočítá a nikdy neutratí.
table-tybor-pays = Co teď může zaplatit
table-tybor-yes = { $where }: ano, +{ $n }
table-tybor-no = { $where }: ještě ne
table-tybor-again = Znovu jeho poslední tah
table-tybor-turn = Tyborův tah
table-tybor-order = vždy nejdřív levý sloupec, pak pravý
table-tybor-stepwise = Krok za krokem
table-go-on = Pokračovat
table-tybor-column-left = Levý sloupec:
table-tybor-column-right = Pravý sloupec:
table-tybor-did-scored = boduje
table-tybor-did-gold = nechává si zlatou kartu
table-tybor-did-resource = bere přírodní kartu
table-tybor-why-paid = Má { $cost }, cenu této zlaté karty. Karta odchází ze hry; nic se neutrácí.
table-tybor-why-five-points = Zatím nemůže zaplatit { $cost }, ale chce každou kartu za 5 bodů. Jde do sloupce { $kingdom }.
table-tybor-why-objective = Zatím nemůže zaplatit { $cost }, ale takové karty žádá společný úkol. Jde do sloupce { $kingdom }. { $objective }
table-tybor-why-no-resource = Zatím nemůže zaplatit { $cost } a žádná přírodní karta tam neleží. Zlatá jde do sloupce { $kingdom }.
table-tybor-why-not-wanted = Za zlatou kartu nemůže zaplatit { $cost } a žádný společný úkol ji nežádá. Přírodní karta jde do sloupce { $kingdom }.
table-tybor-why-no-gold = Žádná zlatá karta tam neleží. Přírodní karta jde do sloupce { $kingdom }.

# Several players on one device
table-pass-title = Předejte zařízení: { $name }
table-pass-text = Ruka je skrytá, dokud nepotvrdíte, že jste to vy.
table-pass-here = Tady { $name }

# Menu and questions
table-keys = Klávesy
table-resign = Vzdát hru
table-leave = Opustit stůl
table-abort = Skončit bez výsledku
table-stop-watching = Přestat sledovat
table-record = Stáhnout záznam
table-confirm-resign = Tuto hru prohrajete a nejde to vzít zpět.
table-confirm-leave = Odejdete natrvalo a tuto hru prohrajete.
table-confirm-leave-bot = Místo vás bude hrát dál bot. Můžete se vrátit a své místo si vzít zpět.
table-confirm-abort = Než je vyložena první karta, může hra skončit bez výsledku, pokud všichni souhlasí.
table-abort-asked = Ostatní dostali otázku, zda souhlasí.
table-abort-wanted = { $name } chce skončit bez výsledku.
table-abort-agree = Souhlasit

table-key-choose = Vybrat kartu z ruky
table-key-flip = Otočit ji
table-key-places = Jít od místa k místu
table-key-confirm = Vyložit, nebo vzít označenou kartu
table-key-back = O krok zpět
table-key-undo = Vrátit vyložení, dokud nedoberete
table-key-decks = Přírodní balíček, zlatý balíček
table-key-resources = Levá a pravá přírodní karta
table-key-golds = Levá a pravá zlatá karta
table-key-view = Zobrazit vše, blíž, dál
table-key-hint = Nápověda, pokud ji stůl dovoluje
table-key-keys = Tento seznam

table-hint = Nápověda

# Why something was refused: one message for each code of the server.

refusal-unreadable = Tohle není platný tah.
refusal-game_over = Hra skončila.
refusal-no_such_seat = Takové místo u stolu není.
refusal-not_your_turn = Nejste na tahu.
refusal-not_your_turn-chosen = Vy už máte vybráno. Ostatní si ještě vybírají.
refusal-setup_not_over = Nejdřív si všichni musí vybrat stranu počáteční karty a úkol.
refusal-setup_over = Volby na začátku jsou už hotové.
refusal-starter_first = Nejdřív vyberte stranu počáteční karty.
refusal-starter_chosen = Počáteční kartu už máte vyloženou.
refusal-objective_chosen = Úkol už máte vybraný.
refusal-not_offered = Tento úkol na výběr nemáte.
refusal-draw_first = Doberte kartu a ukončete tah.
refusal-place_first = Než doberete, vyložte kartu.
refusal-not_in_hand = Tuto kartu nemáte v ruce.
refusal-off_lattice = Karta musí sedět přesně na rozích.
refusal-occupied = Tady už karta leží.
refusal-not_adjacent = Tady není co překrýt: karta musí překrýt aspoň jeden roh.
refusal-hidden_corner = Pod tímto místem je skrytý roh.
refusal-cost = Ještě ne: nemáte všechny symboly, které potřebuje.
refusal-deck_empty = Tento balíček je prázdný.
refusal-slot_empty = Tady žádná karta není.

refusal-bad_request = Server tomu nerozuměl.
refusal-bad_request-too_long = Tohle je moc dlouhé: nejvýš { $most ->
    [one] { $most } znak
    [few] { $most } znaky
   *[other] { $most } znaků
}.
refusal-bad_request-too_short = Tohle je moc krátké: aspoň { $least ->
    [one] { $least } znak
    [few] { $least } znaky
   *[other] { $least } znaků
}.
refusal-bad_request-chat = V této zprávě jsou znaky, které chat neumí zobrazit.
refusal-bad_request-words = V této zprávě je slovo, které se u otevřených stolů nepoužívá. Řekněte to jinak.
refusal-bad_request-report = Tohle se nahlásit nedá.
refusal-bad_request-network = „{ $network }“ se zablokovat nedá. Napište adresu nebo síť, třeba 192.0.2.0/24, ne tento počítač ani půlku internetu.
refusal-bad_request-decision = K tomuto rozhodnutí něco chybí.
refusal-bad_request-label = V tomto popisku jsou znaky, které se nedají zobrazit.
refusal-bad_request-title = V názvu jsou znaky, které nejde zobrazit, nebo mezery na kraji.
refusal-too_large = Tohle je moc velké: nejvýš { $kilobytes } kB.
refusal-rate_limited = Příliš mnoho najednou. { refusal-again }
refusal-rate_limited-login = Příliš mnoho pokusů o přihlášení. { refusal-again }
refusal-rate_limited-guest = Z této sítě přichází moc nových hostů. { refusal-again }
refusal-rate_limited-register = Z této sítě přibývá moc nových účtů. { refusal-again }
refusal-rate_limited-create_table = Vytváříte stoly moc rychle. { refusal-again }
refusal-rate_limited-chat = Píšete moc rychle. { refusal-again }
refusal-rate_limited-hint = Ptáte se na nápovědu moc rychle. { refusal-again }
refusal-rate_limited-import = Otevíráte záznamy her moc rychle. { refusal-again }
refusal-rate_limited-review = Žádáte o rozbory moc rychle. { refusal-again }
refusal-rate_limited-analysis = Spouštíte analýzy moc rychle. { refusal-again }
refusal-rate_limited-report = Hlásíte moc rychle za sebou. { refusal-again }
refusal-again = Zkuste to znovu za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
refusal-unauthenticated = Nejdřív se přihlaste.
refusal-unauthenticated-ended = Přihlášení skončilo. Přihlaste se znovu.
refusal-wrong_password = Jméno nebo heslo nesouhlasí.
refusal-wrong_password-password = Heslo nesouhlasí.
refusal-no_scope = To tento přístupový klíč nedovoluje.
refusal-wrong_origin = Stránky jiných webů tohle nesmějí.
refusal-forbidden = Tohle udělat nesmíte.
refusal-forbidden-token = Přístupový klíč na to nestačí: přihlaste se v prohlížeči.
refusal-forbidden-no_stand_in = Žádný bot za vás nehraje.
refusal-forbidden-rated_game = Tohle je pozice z hodnocené hry, kterou právě hrajete. Analyzovat ji můžete, až hra skončí.
refusal-forbidden-role = To smějí jen moderátoři a správci tohoto serveru.
refusal-forbidden-rank = O tomto člověku rozhodovat nesmíte, to může jen správce.
refusal-forbidden-own_appeal = Toto odvolání je proti vašemu rozhodnutí: odpoví na ně někdo jiný.
refusal-forbidden-company = K tomuto stolu si sednout nemůžete.
refusal-banned = Na tento server máte zakázaný přístup.
refusal-banned-until = Do { $until } máte zakázaný přístup: { $reason }
refusal-banned-for_good = Máte trvale zakázaný přístup: { $reason }
refusal-muted = Teď v chatu psát nemůžete.
refusal-muted-until = Do { $until } nemůžete psát v chatu: { $reason }
refusal-muted-for_good = V chatu už psát nemůžete: { $reason }
refusal-address_blocked = Tento server nepřijímá spojení z vaší sítě.
refusal-address_blocked-until = Tento server do { $until } nepřijímá spojení z vaší sítě.
refusal-address_blocked-for_good = Tento server už spojení z vaší sítě nepřijímá.
refusal-already_decided = O tom už je rozhodnuto.
refusal-already_decided-reported = Tohle už jste nahlásili. Ještě o tom není rozhodnuto.
refusal-already_decided-appeal = Proti jednomu rozhodnutí se lze odvolat jen jednou.
refusal-already_decided-ended = Toto rozhodnutí už neplatí.
refusal-not_found = Nic takového jsme nenašli.
refusal-not_found-page = Taková stránka tu není.
refusal-not_found-table = Takový stůl tu není. Možná byl smazán.
refusal-not_found-game = U tohoto stolu se žádná hra nehrála.
refusal-not_found-record = Takový záznam hry tu není.
refusal-not_found-step = Tato hra má jen { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}.
refusal-not_found-review = Rozbor této hry zatím není.
refusal-not_found-person = Nikdo s tímto jménem tu není.
refusal-not_found-token = Takový přístupový klíč nemáte.
refusal-not_found-seat = Toto místo už je volné.
refusal-not_found-drawing = Obrázky se změnily. Načtěte stránku znovu.
refusal-not_found-exercise = Takové cvičení neexistuje.
refusal-not_found-analysis = Takovou analýzu nemáte. Možná byla smazaná.
refusal-not_found-line = Tato zpráva v chatu už neexistuje.
refusal-not_found-decision = Takové rozhodnutí neexistuje.
refusal-method_not_allowed = Server tomu nerozuměl.
refusal-unknown_protocol = Je tu novější verze této stránky. Načtěte ji znovu.
refusal-name_taken = Toto jméno už někdo má.
refusal-bad_name = Toto jméno nejde použít.
refusal-bad_name-length = Jméno má { $shortest } až { $longest } znaků.
refusal-bad_name-blanks = Jméno nesmí začínat ani končit mezerou a mezery nesmějí být dvě za sebou.
refusal-bad_name-no_letter = Ve jméně musí být aspoň jedno písmeno nebo číslice.
refusal-bad_name-character = Ve jméně nemůže být „{ $character }“, jen písmena, číslice, mezery, spojovníky, podtržítka, apostrofy a tečky.
refusal-bad_name-accents = Jméno má moc diakritiky nebo jí začíná.
refusal-bad_name-script = Písmena jména musí být z jedné abecedy.
refusal-bad_name-reserved = Jméno „{ $name }“ je vyhrazené.
refusal-bad_name-seat = V tomto jméně jsou znaky, které se nedají zobrazit.
refusal-bad_name-words = V tomto jméně je slovo, které sem nepatří.
refusal-bad_name-taken_away = Tohoto jména se někdo musel vzdát. Vyberte si jiné.
refusal-bad_password = Toto heslo nejde použít.
refusal-bad_password-length = Heslo má { $shortest } až { $longest } znaků.
refusal-bad_password-name = Heslo nesmí být stejné jako jméno.
refusal-bad_password-common = Toto heslo se dá moc snadno uhodnout.
refusal-needs_account = Na tohle potřebujete účet.
refusal-needs_account-rated = Na hodnocené hry potřebujete účet.
refusal-needs_account-password = Host heslo nemá. Nejdřív si vytvořte účet.
refusal-needs_account-analyses = Na ukládání analýz potřebujete účet.
refusal-bad_settings = Tato nastavení nejdou dohromady.
refusal-bad_settings-players = Hru hrají { $least } až { $most } hráči.
refusal-bad_settings-solo_players = Proti Tyborovi hraje jeden hráč.
refusal-bad_settings-solo_refill = Proti Tyborovi se karta z nabídky vždy nahrazuje ze stejného balíčku.
refusal-bad_settings-no_person = Aspoň jedno místo musí být pro člověka.
refusal-bad_settings-unknown_bot = Žádný bot se nejmenuje „{ $bot }“.
refusal-bad_settings-rated_tybor = Hry proti Tyborovi se nehodnotí.
refusal-bad_settings-rated_bots = Hry s boty se nehodnotí.
refusal-bad_settings-rated_device = Hry více lidí na jednom zařízení se nehodnotí.
refusal-bad_settings-rated_stand_in = V hodnocené hře nemůže za hráče zaskočit bot.
refusal-bad_settings-rated_clock = Hodnocená hra potřebuje hodiny.
refusal-bad_settings-no_bot = Vyberte bota na ostatní místa.
refusal-bad_settings-origin = Nový stůl nevychází z jiné hry.
refusal-bad_record = Tento záznam hry nejde přehrát.
refusal-stale = Stůl se mezitím změnil.
refusal-not_started = Hra ještě nezačala.
refusal-started = Hra už začala.
refusal-started-rematch = Odveta už je vytvořená.
refusal-not_finished = Hra ještě neskončila.
refusal-not_your_seat = Toto není vaše místo.
refusal-not_your_seat-chat = Psát tu mohou jen ti, kdo sedí u stolu.
refusal-not_your_seat-handed = Na tomto místě teď za vás hraje bot.
refusal-not_your_seat-claim = To může jen hráč této hry.
refusal-not_your_seat-leave = U tohoto stolu nemáte místo.
refusal-seat_taken = Tam už někdo sedí.
refusal-seat_taken-rated = Místo už máte a v hodnocené hře má každý jen jedno.
refusal-colour_taken = Tuto barvu už někdo má.
refusal-not_creator = To může jen ten, kdo stůl vytvořil.
refusal-sent_away = Vykázali vás od tohoto stolu.
refusal-rated_pause = Hodnocené hry máte pozastavené do { $until }: opouštěli jste je, nebo jste nechali ostatní čekat.
refusal-rated_pause-other = { $name } nemůže hrát hodnocené hry do { $until }.
refusal-met_often = Za { $hours } hodin jste s hráčem { $name } odehráli { $most } hodnocených her. Zahrajte si nehodnocenou, nebo nechte vybrat párování.
refusal-no_such_bot = Takový bot tu není.
refusal-no_take_back = Vrátit můžete jen vlastní vyložení, a to jen do dobrání karty.
refusal-too_late = První karta už je položená. Pořád se můžete vzdát.
refusal-too_late-undo = Rozhodnutí jde vzít zpět jen do { $minutes } minut. Místo toho ho zrušte.
refusal-too_late-table = Zavřený stůl už znovu otevřít nejde.
refusal-no_hints = U tohoto stolu nápověda není.
refusal-no_spectators = Tento stůl není otevřený pro diváky.
refusal-not_away = Na tohoto hráče se teď nečeká.
refusal-limit_reached = Limit je vyčerpaný.
refusal-limit_reached-tables = Máte už { $most } nedohraných her. Nejdřív některou dohrajte.
refusal-limit_reached-tokens = Máte už { $most } přístupových klíčů. Nejdřív některý zrušte.
refusal-limit_reached-watching = Najednou můžete sledovat nejvýš { $most } stolů.
refusal-limit_reached-connections = Máte otevřených už { $most } stránek. Nejdřív některou zavřete.
refusal-limit_reached-exercises = Vlastních cvičení už máte { $most }. Nejdřív některé odeberte.
refusal-limit_reached-analyses = Máte už { $most } uložených analýz. Nejdřív některou smažte.
refusal-limit_reached-reports = Na rozhodnutí už čeká { $most } vašich hlášení.
refusal-limit_reached-blocks = Už blokujete { $most } lidí. Nejdřív někoho odblokujte.
refusal-limit_reached-votes = U tohoto stolu se hlasy změnily už { $most }krát. Nikdo už svůj hlas změnit nemůže.
refusal-busy = Server má moc práce. Zkuste to za chvilku.
refusal-busy-hints = O nápovědu teď žádá moc lidí. Zkuste to za chvilku.
refusal-busy-reviews = Na rozbor čeká moc her. Zkuste to později.
refusal-busy-passwords = Přihlašuje se teď moc lidí. Zkuste to za chvilku.
refusal-busy-guests = Nenašlo se pro vás volné jméno. Zkuste to znovu.
refusal-shutting_down = Server se restartuje. Hra bude za chvilku pokračovat.
refusal-shutting_down-table = Tento stůl se právě znovu načítá. Zkuste to znovu.
refusal-unavailable = Server neodpovídá. Zkuste to za chvilku.
refusal-unavailable-store = Server teď nemůže nic uložit, takže se nic nezměnilo. Zkuste to za chvilku.
refusal-unavailable-hint = Nápověda se nepovedla. Zkuste to znovu.
refusal-unavailable-review = Rozbor se nepovedl. Zkuste to znovu.
refusal-internal = Na serveru se něco pokazilo. Nic se nezměnilo.

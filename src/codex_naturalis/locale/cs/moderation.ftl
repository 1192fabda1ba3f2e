# The pages of moderators and hosts.
moderation-cases = Případy
moderation-log = Záznamy
moderation-networks = Zablokované sítě
moderation-hosts-only = Tuto stránku mohou otevřít jen správci serveru.

moderation-to-decide = K rozhodnutí
moderation-counts = Hráči s otevřenými hlášeními: { $people }. Otevřená odvolání: { $appeals }.
moderation-view = Které případy
moderation-view-open = Otevřené
moderation-view-mine = Moje
moderation-view-closed = Uzavřené
moderation-none-open = Na rozhodnutí nic nečeká.
moderation-none-mine = Neuzavřeli jste žádný případ.
moderation-none-closed = Žádný případ není uzavřený.
moderation-kind-report = Hlášení
moderation-kind-appeal = Odvolání
moderation-appeals = žádá o jiné rozhodnutí
moderation-for-host = pro správce
moderation-automatic = server
moderation-by = od: { $names }
moderation-by-people = { $n ->
    [one] { $n } hlášení
    [few] { $n } hlášení
   *[other] { $n } hlášení
}
moderation-by-you = od vás
moderation-by-host = od správce
moderation-outcome-warn = napomenutí
moderation-outcome-mute = zákaz chatu
moderation-outcome-rename = přejmenování
moderation-outcome-ban = zákaz přístupu
moderation-outcome-close_table = zavřený stůl
moderation-outcome-dismiss = nic špatného
moderation-outcome-undo = vzato zpět
moderation-outcome-lift = zrušeno
moderation-outcome-uphold = potvrzeno
moderation-keys-cases = další a předchozí případ
moderation-keys-decide = k rozhodnutí
moderation-back = Všechny případy
moderation-choose-case = Vyberte případ nebo vyhledejte hráče.

moderation-find = Část jména
moderation-search = Hledat
moderation-nobody = Nikdo takové jméno nemá.
moderation-role-host = správce
moderation-role-moderator = moderátor

moderation-since-guest = Host od { $date }
moderation-since-account = Člen od { $date }
moderation-games = { $n ->
    [one] { $n } partie
    [few] { $n } partie
   *[other] { $n } partií
}
moderation-rating = hodnocení { $rating } ({ $players } hráči)
moderation-muted-now = Trvalý zákaz chatu
moderation-muted-now-until = Zákaz chatu do { $until }
moderation-banned-now = Trvalý zákaz přístupu
moderation-banned-now-until = Zákaz přístupu do { $until }
moderation-profile = Otevřít profil
moderation-reported = Co bylo nahlášeno
moderation-nothing-open = Nejsou tu žádná otevřená hlášení.
moderation-closed-reports = Uzavřená hlášení: { $n }
moderation-this-line = (nahlášeno)
moderation-whole-chat = { $n ->
    [one] Celý chat: { $n } zpráva
    [few] Celý chat: { $n } zprávy
   *[other] Celý chat: { $n } zpráv
}
moderation-table = Ke stolu
moderation-replay = Přehrát partii
moderation-table-open = Otevřený stůl
moderation-table-private = Soukromý stůl
moderation-table-rated = hodnocený
moderation-table-closed = zavřený moderátorem

moderation-history = Historie
moderation-no-history = Nic nebylo rozhodnuto.
moderation-number = Č. { $number }
moderation-ended-by = ukončeno č. { $number }
moderation-did-warn = Napomenutí
moderation-did-mute = Trvalý zákaz chatu
moderation-did-mute-until = Zákaz chatu do { $until }
moderation-did-rename = Přejmenování z { $old } na { $name }
moderation-did-ban = Trvalý zákaz přístupu
moderation-did-ban-until = Zákaz přístupu do { $until }
moderation-did-close_table = Zavřen stůl { $table }
moderation-did-dismiss = Nic špatného
moderation-did-undo = Č. { $number } vzato zpět
moderation-did-lift = Č. { $number } zrušeno
moderation-did-uphold = Č. { $number } po odvolání potvrzeno
moderation-did-role-none = Odebrána role
moderation-did-role-host = Udělena role správce
moderation-did-role-moderator = Udělena role moderátora
moderation-did-block_address = Zablokována síť { $network }
moderation-did-unblock_address = Odblokována síť { $network }
moderation-undo = Vzít zpět (do { $time })
moderation-undone = Vzato zpět. Hlášení jsou znovu otevřená.
moderation-lift = Zrušit
moderation-lift-why = Proč to teď končí
moderation-lifted = Zrušeno.

moderation-answer = Odpověď, kterou uvidí { $name }
moderation-uphold = Rozhodnutí platí
moderation-accept = Zrušit rozhodnutí
moderation-answered = Na odvolání jste odpověděli.

moderation-decision = Rozhodnutí
moderation-kind-of-warn = Napomenout
moderation-kind-of-mute = Zakázat chat
moderation-kind-of-rename = Přejmenovat
moderation-kind-of-ban = Zakázat přístup
moderation-kind-of-close_table = Zavřít stůl
moderation-about-warn = Zpráva k přečtení
moderation-about-mute = Bez chatu, může hrát
moderation-about-rename = Dá neutrální jméno
moderation-about-ban = Bez partií i chatu
moderation-about-close_table = Partie skončí bez výsledku
moderation-how-long = Na jak dlouho
moderation-hours-24 = 1 den
moderation-hours-168 = 1 týden
moderation-hours-720 = 1 měsíc
moderation-for-good = Natrvalo
moderation-until = do { $until }
moderation-which-table = Který stůl
moderation-reason = Důvod, který uvidí { $name }
moderation-language = Jazyk hráče { $name }
moderation-preview = Co si { $name } přečte
moderation-usual-insult = Urážky tu nejsou dovolené.
moderation-usual-spam = Nepište prosím pořád totéž a nedělejte reklamu.
moderation-usual-name = Vaše jméno porušuje pravidla tohoto serveru.
moderation-usual-stalling = Opustili jste několik partií, nebo jste nechali ostatní čekat. Dohrajte prosím partie, které začnete.
moderation-usual-cheating = Použili jste pomoc, která v hodnocených partiích není dovolená.
moderation-usual-other = Porušili jste pravidla tohoto serveru.
moderation-usual-fair_play = Vaše hodnocené partie ukazují, že jste použili pomoc.
moderation-tell = { $n ->
    [one] Dát vědět hráči, který to nahlásil
    [few] Dát vědět { $n } hráčům, kteří to nahlásili
   *[other] Dát vědět { $n } hráčům, kteří to nahlásili
}
moderation-choose = Zvolte rozhodnutí
moderation-do-warn = Napomenout
moderation-do-mute = { $hours ->
    [24] Zakázat chat na 1 den
    [168] Zakázat chat na 1 týden
    [720] Zakázat chat na 1 měsíc
   *[0] Zakázat chat natrvalo
}
moderation-do-rename = Přejmenovat
moderation-do-ban = { $hours ->
    [24] Zakázat přístup na 1 den
    [168] Zakázat přístup na 1 týden
    [720] Zakázat přístup na 1 měsíc
   *[0] Zakázat přístup natrvalo
}
moderation-do-close_table = Zavřít stůl
moderation-nothing-wrong = Nic špatného
moderation-pass-on = Předat správci
moderation-decision-text = Jedno odvolání je možné. Rozhodnutí můžete vzít zpět do 10 minut.
moderation-decided = Rozhodnuto.

moderation-log-text = Nic tu nejde změnit ani smazat.
moderation-log-all = Všechny záznamy
moderation-log-more = Starší záznamy
moderation-log-about = Rozhodnutí o hráči { $name }

moderation-networks-text = Z těchto adres se na server nikdo nedostane.
moderation-networks-none = Žádné sítě nejsou zablokované.
moderation-network-block = Zablokovat síť
moderation-network = Adresa nebo síť
moderation-network-hint = Například 192.0.2.7 nebo 192.0.2.0/24. Jednu adresu může mít mnoho lidí: blokujte ji jen na krátkou dobu.
moderation-network-reason = Důvod, do záznamů
moderation-network-do = Zablokovat síť
moderation-network-lift = Odblokovat
moderation-network-lift-one = Odblokovat { $network }
moderation-network-lifted = Odblokováno.

# What the server has found in rated games.
moderation-fact-pattern = Co
moderation-fact-other = S kým
moderation-fact-games = Hodnocené partie mezi sebou
moderation-fact-not_counted = z toho nezapočítané
moderation-fact-won = Vyhrané
moderation-fact-expected_wins = Výhry očekávané podle hodnocení
moderation-fact-streak = Výher v řadě
moderation-fact-median_seconds = Medián délky v sekundách
moderation-fact-median_turns = Medián délky v tazích
moderation-fact-shared_address = Partie z jedné adresy
moderation-fact-agreement = Shoda s vyhledáváním
moderation-fact-agreement_low = nejméně
moderation-fact-agreement_high = nejvýše
moderation-fact-explained_low = Hodnocení vysvětluje od
moderation-fact-explained_high = do
moderation-fact-decisions = Porovnané půltahy
moderation-fact-reviewed_games = Porovnané partie
moderation-pattern-many_games = mnoho partií mezi sebou za den
moderation-pattern-streak = jeden stále vyhrává
moderation-pattern-quick_losses = rychlé prohry s mnohem slabším hráčem
moderation-pattern-shared_address = oba hrají z jedné adresy
moderation-pattern-engine = hraje skoro jako engine

# The table: gathering, playing, and the dialogs around a game. The end is in end.ftl.

table-title-your-turn = ● Du bist dran
table-connecting = Tisch wird geöffnet …
table-gone-title = Tisch nicht gefunden
table-gone-text = Der Link ist vielleicht falsch geschrieben, oder der Tisch wurde gelöscht.
table-closed-title = Geschlossener Tisch

# The line in the top bar. $what is one of the next messages.
table-status-gathering = Warten auf Spieler
table-status-aborted = Ohne Ergebnis beendet
table-status-over = Partie zu Ende · { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
table-status-setup = Triff deine Wahl
table-status-setup-wait = Alle wählen gerade
table-status-round = { $what } · Runde { $round }
table-status-draw = Ziehe eine Karte
table-status-last-turn = Dein letzter Zug
table-status-turn-of = { $name } ist dran
table-your-turn = Du bist dran
table-watching = Zuschauer

table-skip = Springen zu
table-skip-hand = Zu meiner Hand
table-skip-board = Zur Auslage
table-skip-market = Zum Markt

# Gathering
table-gathering-title = Tisch von { $name }
table-gathering-waiting = { $n ->
    [0] Alle sind da. Die Partie beginnt.
    [one] Die Partie beginnt, sobald alle Plätze besetzt sind. { $n } Platz ist noch frei.
   *[other] Die Partie beginnt, sobald alle Plätze besetzt sind. { $n } Plätze sind noch frei.
}
table-seats = Plätze
table-sit = Platz nehmen
table-stand = Platz freigeben
table-free-seat = Freier Platz
table-add-bot = Bot hinzufügen
table-add-bot-title = Bot wählen
table-add-bot-last = Das ist der letzte freie Platz: Die Partie beginnt sofort.
table-remove-bot = Entfernen
table-remove-bot-name = { $name } entfernen
table-send-away = Wegschicken
table-send-away-title = { $name } wegschicken?
table-send-away-text = { $name } kann an diesem Tisch dann nicht mehr Platz nehmen.
table-sent-away = Du wurdest von diesem Tisch weggeschickt. Du kannst hier nicht mehr Platz nehmen.
table-you-are = Dein Name: { $name }
table-hot-seat = Spieler an diesem Gerät hinzufügen
table-hot-name = Name des Spielers
table-colour = Spielsteinfarbe
table-you = du
table-you-capital = Du
table-bot = Bot
table-away = abwesend
table-watching-count = { $n ->
    [one] { $n } Person schaut zu
   *[other] { $n } Personen schauen zu
}
table-invite = Einladen
table-invite-private = Nur wer diesen Link hat, kann den Tisch finden.
table-invite-open = Der Tisch steht bei den offenen Tischen. Du kannst auch den Link verschicken.
table-invite-alone = Diesen Link kann nur dieser Computer öffnen.
table-invite-lan = Um andere in deinem Netzwerk einzuladen, starte das Spiel mit
table-invite-text = Spiel mit mir Codex Naturalis
table-link = Link zu diesem Tisch
table-copy = Link kopieren
table-copied = Kopiert
table-share = Teilen
table-qr = Der Link als QR-Code
table-remove = Tisch löschen

table-terms = Tischeinstellungen
table-term-players = { $n ->
    [one] Ein Spieler
   *[other] { $n } Spieler
}
table-term-no-clock = Keine Uhr
table-term-real-time = je { $minutes } min, { $increment ->
    [0] ohne Zusatzzeit
   *[other] +{ $increment } s pro Zug
}
table-term-correspondence = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
table-term-rated = Gewertet
table-term-casual = Nicht gewertet
table-term-open = Offen für alle
table-term-private = Nur mit Link
table-term-tie-cards = Bei Gleichstand gewinnt, wer mehr Aufgaben erfüllt hat
table-term-refill-other = Ist ein Stapel leer, füllt der andere den Markt auf
table-term-leave-bot = Geht jemand, übernimmt ein Bot
table-term-leave-forfeit = Wer geht, verliert
table-term-hints = Tipps erlaubt
table-term-no-spectators = Keine Zuschauer
table-term-delay = Zuschauer sehen alles { $seconds } s später
table-term-lots = Plätze werden ausgelost

# The first choices
table-setup-starter = Wähle eine Seite deiner Startkarte
table-setup-starter-how = Sie kommt in die Mitte deiner Auslage. Ihre Ecken können überdeckt werden, Symbole in ihrer Mitte nicht.
table-setup-front = Vorderseite oben
table-setup-back = Rückseite oben
table-setup-objective = Wähle deine geheime Aufgabe
table-setup-objective-how = Sie bringt am Ende Punkte, so oft du sie erfüllst. Bis dahin siehst nur du sie.
table-setup-keep = Diese behalten
table-setup-done = Du hast gewählt
table-setup-watch = Die Spieler wählen gerade
table-setup-wait = Alle wählen gerade gleichzeitig eine Seite und eine geheime Aufgabe.
table-ready = bereit
table-chooses-starter = wählt gerade eine Seite
table-chooses-objective = wählt gerade eine Aufgabe

# The turn
table-prompt-place = Wähle eine Stelle.
table-back-only = Die Vorderseite ist noch nicht bezahlbar, deshalb ist die Rückseite zu sehen.
table-choose = Wähle eine Karte zum Anlegen.
table-choose-last = Wähle deine letzte Karte.
table-plan = { $name } ist dran. Du kannst inzwischen planen.
table-blocked = Keine freie Stelle: Du setzt aus, wirst am Ende aber trotzdem gewertet.
table-place = Hier anlegen
table-place-points = Hier anlegen · +{ $n }
table-flip = Umdrehen
table-no-points = Keine Punkte
table-for-corners = { $n ->
    [one] für { $n } Ecke
   *[other] für { $n } Ecken
}
table-draw-title = Ziehe eine Karte
table-draw-how = um deinen Zug zu beenden
table-undo = Karte zurücknehmen
table-your-hand = Deine Hand:
table-take = { $kind ->
    [gold] Diese Goldkarte nehmen
   *[resource] Diese Ressourcenkarte nehmen
}
table-take-deck = Oberste Karte nehmen
table-take-choose = Wähle eine Karte

# Players
table-heading = Tisch mit { $names }
table-track = Wertungstafel
table-players = Spieler
table-my-area = Meine Auslage
table-area-of = Auslage von { $name }
table-show-area = : Auslage zeigen
table-previous-player = Vorheriger Spieler
table-next-player = Nächster Spieler
table-open-places = { $n ->
    [one] { $n } freie Stelle
   *[other] { $n } freie Stellen
}
table-fronts = { $paid } von { $n ->
    [one] { $n } Vorderseite bezahlbar
   *[other] { $n } Vorderseiten bezahlbar
}
table-in-hand = auf der Hand
table-chip = { $name }, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
table-plays = ist dran
table-writes = denkt nach …
table-writes-for = denkt nach … { $n } s
table-gave-up = ausgeschieden
table-handed = ein Bot spielt
table-clock = Verbleibende Zeit
table-days-left = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
table-hours-left = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
table-is-away = { $name } ist abwesend.
table-claim = Sieg beanspruchen
table-claim-bot = Bot übernehmen lassen
table-claim-in = Noch { $time }, dann kannst du den Sieg beanspruchen.
table-claim-bot-in = Noch { $time }, dann kannst du einen Bot übernehmen lassen.
table-bot-for-you = Ein Bot spielt für dich.
table-return = Platz wieder einnehmen

# Market, objectives, log and chat
table-side = Markt, Aufgaben, Verlauf
table-market = Markt
table-objectives = Aufgaben
table-talk = Verlauf und Chat
table-tabs = Mehr vom Tisch
table-tab-hand = Hand
table-tab-market = Markt
table-tab-players = Spieler
table-tab-objectives = Aufgaben
table-tab-log = Verlauf
table-chat = Chat
table-chat-unread = { $n ->
    [one] { $n } neue Nachricht
   *[other] { $n } neue Nachrichten
}

# The last rounds
table-end-near = Spielende ausgelöst
table-end-near-rule = Diese Runde wird zu Ende gespielt, dann ist jeder noch einmal dran.
table-last-round = Die letzte Runde
table-last-round-rule = Jeder ist noch einmal dran; Karten zieht niemand mehr.
table-end-points = { $name } hat 20 Punkte erreicht.
table-end-twenty = Jemand hat 20 Punkte erreicht.
table-end-decks = Beide Stapel sind leer.
table-turns-left = Verbleibende Züge
table-scoring = Wertung

# Tybor
table-tybor = Tybor Kwelein
table-tybor-table = der Mönch
table-tybor-solo-easy = der Mönch · leicht
table-tybor-solo-normal = der Mönch · normal
table-tybor-solo-hard = der Mönch · schwer
table-tybor-resources = Tybors Ressourcen
table-tybor-how = Seine Ressourcen, eine Spalte pro Königreich. Diese Karten zählen, wenn er Goldkarten bezahlt; ausgegeben werden sie nie.
table-tybor-pays = Was er sich jetzt leisten kann
table-tybor-yes = { $where }: ja, +{ $n }
table-tybor-no = { $where }: noch nicht
table-tybor-again = Letzten Zug noch mal zeigen
table-tybor-turn = Tybors Zug
table-tybor-order = immer erst die linke Spalte, dann die rechte
table-tybor-stepwise = Schritt für Schritt
table-go-on = Weiter
table-tybor-column-left = Linke Spalte:
table-tybor-column-right = Rechte Spalte:
table-tybor-did-scored = er punktet
table-tybor-did-gold = er behält die Goldkarte
table-tybor-did-resource = er nimmt die Ressourcenkarte
table-tybor-why-paid = Er hat { $cost }, so viel kostet diese Goldkarte. Sie ist damit aus dem Spiel; ausgegeben wird nichts.
table-tybor-why-five-points = Er hat { $cost } noch nicht zusammen, will aber jede Karte, die 5 Punkte wert ist. Sie kommt in seine { $kingdom }-Spalte.
table-tybor-why-objective = Er hat { $cost } noch nicht zusammen, aber eine gemeinsame Aufgabe verlangt solche Karten. Sie kommt in seine { $kingdom }-Spalte. { $objective }
table-tybor-why-no-resource = Er hat { $cost } noch nicht zusammen, und eine Ressourcenkarte liegt nicht aus. Die Goldkarte kommt in seine { $kingdom }-Spalte.
table-tybor-why-not-wanted = Er hat { $cost } für die Goldkarte nicht zusammen, und keine gemeinsame Aufgabe verlangt sie. Die Ressourcenkarte kommt in seine { $kingdom }-Spalte.
table-tybor-why-no-gold = Eine Goldkarte liegt nicht aus. Die Ressourcenkarte kommt in seine { $kingdom }-Spalte.

# Several players on one device
table-pass-title = Gib das Gerät an { $name } weiter
table-pass-text = Deine Hand bleibt verdeckt, bis du bereit bist.
table-pass-here = Ich bin { $name }

# Menu and questions
table-keys = Tastenkürzel
table-people = Melden oder blockieren
table-resign = Aufgeben
table-leave = Tisch verlassen
table-abort = Ohne Ergebnis beenden
table-stop-watching = Zuschauen beenden
table-record = Spieldatei herunterladen
table-confirm-resign = Du verlierst diese Partie. Das lässt sich nicht rückgängig machen.
table-confirm-leave = Du gehst endgültig und verlierst diese Partie.
table-confirm-leave-bot = Ein Bot übernimmt. Du kannst zurückkommen und deinen Platz wieder einnehmen.
table-confirm-abort = Solange noch keine Karte angelegt ist, kann die Partie ohne Ergebnis enden, wenn alle zustimmen.
table-abort-asked = Die anderen müssen noch zustimmen.
table-abort-wanted = { $name } möchte die Partie ohne Ergebnis beenden.
table-abort-agree = Zustimmen

table-hint = Tipp

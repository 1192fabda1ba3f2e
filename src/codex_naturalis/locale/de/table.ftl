# The table: gathering, playing, and the dialogs around a game. The end is in end.ftl.

table-title-your-turn = ● Du bist am Zug
table-connecting = Auf dem Weg zum Tisch …
table-gone-title = Diesen Tisch gibt es nicht
table-gone-text = Der Link ist vielleicht falsch geschrieben, oder der Tisch wurde entfernt.
table-closed-title = Ein geschlossener Tisch

# The line in the top bar. $what is one of the next messages.
table-status-gathering = Warten auf Spieler
table-status-aborted = Ohne Ergebnis beendet
table-status-over = Ende des Spiels · { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
table-status-setup = Triff deine Wahl
table-status-setup-wait = Alle wählen
table-status-round = { $what } · Runde { $round }
table-status-draw = Ziehe eine Karte
table-status-last-turn = Dein letzter Zug
table-status-turn-of = { $name } ist am Zug
table-your-turn = Du bist am Zug
table-watching = Zuschauer

table-skip = Springen
table-skip-hand = Zu meiner Hand
table-skip-board = Zur Auslage
table-skip-market = Zum Markt

# Gathering
table-gathering-title = Tisch von { $name }
table-gathering-waiting = { $n ->
    [0] Alle sind da. Die Partie beginnt.
    [one] Die Partie beginnt, sobald noch { $n } Platz besetzt ist.
   *[other] Die Partie beginnt, sobald noch { $n } Plätze besetzt sind.
}
table-seats = Plätze
table-sit = Hier sitzen
table-stand = Aufstehen
table-free-seat = Freier Platz
table-hot-seat = Spieler an diesem Gerät hinzufügen
table-hot-name = Name des Spielers
table-colour = Farbe des Spielsteins
table-you = du
table-you-capital = Du
table-bot = Bot
table-away = abwesend
table-watching-count = { $n ->
    [one] { $n } Person schaut zu
   *[other] { $n } Personen schauen zu
}
table-invite = Einladen
table-invite-private = Nur wer diesen Link hat, findet den Tisch.
table-invite-open = Der Tisch steht in der Liste der offenen Tische. Du kannst auch den Link schicken.
table-invite-text = Spiel mit mir Codex Naturalis
table-link = Link zu diesem Tisch
table-copy = Link kopieren
table-copied = Kopiert
table-share = Teilen
table-qr = Der Link als QR-Code
table-remove = Tisch entfernen

table-terms = Dieser Tisch
table-term-players = { $n ->
    [one] Ein Spieler
   *[other] { $n } Spieler
}
table-term-no-clock = Keine Uhr
table-term-real-time = je { $minutes } min, { $increment ->
    [0] ohne Zuschlag
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
table-term-tie-cards = Bei Gleichstand entscheiden mehr erfüllte Aufgaben
table-term-refill-other = Der andere Stapel ersetzt einen leeren
table-term-leave-bot = Wer geht, für den spielt ein Bot weiter
table-term-leave-forfeit = Wer geht, hat verloren
table-term-hints = Tipps erlaubt
table-term-no-spectators = Keine Zuschauer
table-term-delay = Zuschauer sehen alles { $seconds } s später
table-term-lots = Die Plätze werden ausgelost

# The first choices
table-setup-starter = Wähle die Seite deiner Startkarte
table-setup-starter-how = Sie liegt in der Mitte deiner Auslage. Ihre Ecken können überdeckt werden; Symbole in ihrer Mitte bleiben für immer.
table-setup-front = Vorderseite oben
table-setup-back = Rückseite oben
table-setup-objective = Wähle deine geheime Aufgabe
table-setup-objective-how = Sie zählt am Ende, so oft du sie erfüllst. Sonst sieht sie niemand.
table-setup-keep = Diese behalten
table-setup-done = Du hast gewählt
table-setup-watch = Die Spieler wählen
table-setup-wait = Alle wählen gleichzeitig eine Seite und eine geheime Aufgabe.
table-ready = bereit
table-chooses-starter = wählt eine Seite
table-chooses-objective = wählt eine Aufgabe

# The turn
table-prompt-place = Wähle eine Stelle.
table-prompt-number = Die Zahl zeigt, was diese Seite dort bringt.
table-choose = Wähle eine Karte zum Ausspielen.
table-choose-last = Wähle deine letzte Karte.
table-plan = { $name } ist am Zug. Du kannst inzwischen planen.
table-blocked = Keine freie Stelle: Du setzt aus und wirst trotzdem gewertet.
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
table-undo = Anlegen zurücknehmen
table-your-hand = Deine Hand:
table-take = { $kind ->
    [gold] Diese Goldkarte nehmen
   *[resource] Diese Ressourcenkarte nehmen
}
table-take-deck = Oberste Karte nehmen
table-take-choose = Wähle eine Karte

# Players
table-heading = Tisch von { $names }
table-track = Wertungstafel
table-players = Spieler
table-my-area = Meine Auslage
table-area-of = Auslage von { $name }
table-show-area = : Auslage zeigen
table-previous-player = Voriger Spieler
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
table-plays = am Zug
table-writes = schreibt …
table-writes-for = schreibt … { $n } s
table-gave-up = hat aufgegeben
table-handed = Bot spielt weiter
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
table-claim-bot = Einen Bot weiterspielen lassen
table-claim-not-yet = Noch nicht: Es bleibt Zeit zurückzukommen. Versuche es in ein paar Minuten erneut.
table-bot-for-you = Ein Bot spielt für dich weiter.
table-return = Meinen Platz zurücknehmen

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
table-chat-say = Schreib etwas …
table-chat-send = Senden
table-chat-off = An offenen Tischen ist der Chat geschlossen, bis du ihn öffnest.
table-chat-open = Chat öffnen
table-chat-unread = { $n ->
    [one] { $n } neue Nachricht
   *[other] { $n } neue Nachrichten
}
table-chat-empty = Noch hat niemand etwas geschrieben.
table-chat-mute = { $name } stummschalten
table-chat-muted = Du liest nichts mehr von { $name }.

# The last rounds
table-end-near = Das Ende naht
table-end-near-rule = Diese Runde wird zu Ende gespielt, dann haben alle noch einen Zug.
table-last-round = Die letzte Runde
table-last-round-rule = Jeder hat einen Zug, und niemand zieht.
table-end-points = { $name } hat 20 erreicht.
table-end-twenty = Jemand hat 20 Punkte erreicht.
table-end-decks = Beide Stapel sind leer.
table-turns-left = Noch ausstehende Züge
table-scoring = Wertung

# Tybor
table-tybor = Tybor Kwelein
table-tybor-table = der Mönch
table-tybor-solo-easy = der Mönch · leicht
table-tybor-solo-normal = der Mönch · normal
table-tybor-solo-hard = der Mönch · schwer
table-tybor-resources = Tybors Ressourcen
table-tybor-how = Seine Ressourcen, eine Spalte je Königreich. Gold bezahlt er, indem er diese Karten zählt; ausgegeben werden sie nie.
table-tybor-pays = Was er jetzt bezahlen kann
table-tybor-yes = { $where }: ja, +{ $n }
table-tybor-no = { $where }: noch nicht
table-tybor-again = Seinen letzten Zug noch einmal
table-tybor-turn = Tybors Zug
table-tybor-order = immer erst die linke Spalte, dann die rechte
table-tybor-stepwise = Schritt für Schritt
table-go-on = Weiter
table-tybor-column-left = Linke Spalte:
table-tybor-column-right = Rechte Spalte:
table-tybor-did-scored = er punktet
table-tybor-did-gold = er behält die Goldkarte
table-tybor-did-resource = er nimmt die Ressourcenkarte
table-tybor-why-paid = Er besitzt { $cost }, so viel kostet diese Goldkarte. Sie geht aus dem Spiel; ausgegeben wird nichts.
table-tybor-why-five-points = Er kann { $cost } noch nicht bezahlen, will aber jede Karte mit 5 Punkten. Sie kommt in seine Spalte { $kingdom }.
table-tybor-why-objective = Er kann { $cost } noch nicht bezahlen, aber eine gemeinsame Aufgabe verlangt solche Karten. Sie kommt in seine Spalte { $kingdom }. { $objective }
table-tybor-why-no-resource = Er kann { $cost } noch nicht bezahlen, und dort liegt keine Ressourcenkarte. Die Goldkarte kommt in seine Spalte { $kingdom }.
table-tybor-why-not-wanted = Er kann { $cost } für die Goldkarte nicht bezahlen, und keine gemeinsame Aufgabe verlangt sie. Die Ressource kommt in seine Spalte { $kingdom }.
table-tybor-why-no-gold = Dort liegt keine Goldkarte. Die Ressource kommt in seine Spalte { $kingdom }.

# Several players on one device
table-pass-title = Gib das Gerät an { $name }
table-pass-text = Die Hand bleibt verborgen, bis du bereit bist.
table-pass-here = Ich bin { $name }

# Menu and questions
table-keys = Tasten
table-resign = Aufgeben
table-leave = Tisch verlassen
table-abort = Ohne Ergebnis beenden
table-stop-watching = Nicht mehr zuschauen
table-record = Aufzeichnung herunterladen
table-confirm-resign = Du verlierst diese Partie, und das lässt sich nicht zurücknehmen.
table-confirm-leave = Du gehst endgültig und hast diese Partie verloren.
table-confirm-leave-bot = Ein Bot spielt für dich weiter. Du kannst zurückkommen und deinen Platz wieder einnehmen.
table-confirm-abort = Bevor die erste Karte liegt, kann die Partie ohne Ergebnis enden, wenn alle einverstanden sind.
table-abort-asked = Die anderen werden gefragt, ob sie einverstanden sind.
table-abort-wanted = { $name } möchte ohne Ergebnis beenden.
table-abort-agree = Zustimmen

table-key-choose = Eine Handkarte wählen
table-key-flip = Sie umdrehen
table-key-places = Von Stelle zu Stelle gehen
table-key-confirm = Anlegen oder die markierte Karte nehmen
table-key-back = Einen Schritt zurück
table-key-undo = Anlegen zurücknehmen, bis du ziehst
table-key-decks = Ressourcenstapel, Goldstapel
table-key-resources = Linke und rechte Ressourcenkarte
table-key-golds = Linke und rechte Goldkarte
table-key-view = Alles zeigen, näher, weiter weg
table-key-hint = Tipp, wo der Tisch es erlaubt
table-key-keys = Diese Liste

table-hint = Tipp

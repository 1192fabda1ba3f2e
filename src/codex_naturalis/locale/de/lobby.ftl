# The home page, creating tables, lists of games.
lobby-hero = Schreibe das Buch der Natur, Karte für Karte
lobby-hero-text = Pilze, Pflanzen, Tiere und Insekten auf Karten, die sich überlappen. Eine halbe Stunde, ein bis vier Spieler, ganz ohne Konto.
lobby-play-now = Jetzt spielen
lobby-now-first = Deine erste Partie geht gegen Tybor, leicht. Er erklärt seine Züge.
lobby-learn-now = In wenigen Minuten lernen
lobby-play = Spielen
lobby-foot = Ein inoffizielles, nicht kommerzielles Projekt ohne Verbindung zum Verlag. Alle Bilder haben wir selbst gezeichnet.

lobby-tybor-name = Tybor
lobby-tybor-text = Solo: Er sagt dir, warum
lobby-tybor-solo-easy = Leicht: Er beginnt mit zwei Ressourcenkarten.
lobby-tybor-solo-normal = Normal: Er beginnt mit vier Ressourcenkarten, einer aus jedem Königreich.
lobby-tybor-solo-hard = Schwer: Er beginnt mit vier Ressourcenkarten und 4 Punkten.
lobby-level = Schwierigkeit
lobby-level-easy = Leicht
lobby-level-normal = Normal
lobby-level-hard = Schwer

lobby-bots = Bots
lobby-bots-levels = { $n ->
    [one] { $n } Stufe
   *[other] { $n } Stufen
}
lobby-bots-chosen = { $name }, Elo { $elo }
lobby-bots-choose = Bot wählen
lobby-opponents-many = Anzahl der Gegner
lobby-opponents = { $n ->
    [one] { $n } Gegner
   *[other] { $n } Gegner
}

lobby-friends = Freunde
lobby-friends-text = Link schicken, kein Konto nötig
lobby-players-many = Anzahl der Spieler
lobby-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
lobby-make = Tisch eröffnen
lobby-more-options = Weitere Optionen
lobby-have-link = Ich habe einen Link
lobby-link-example = Hier einfügen
lobby-link-unreadable = Das ist kein Link zu einem Tisch. Solche Links enthalten /table/.
lobby-go = Öffnen

lobby-anyone = Andere Spieler
lobby-anyone-text = Wer gerade eine Partie sucht
lobby-queue = { $n ->
    [one] { $n } Person wartet auf eine Partie zu { $players ->
        [2] zweit
        [3] dritt
       *[other] viert
    }
   *[other] { $n } Personen warten auf eine Partie zu { $players ->
        [2] zweit
        [3] dritt
       *[other] viert
    }
}
lobby-pair-join = Mitspielen
lobby-pair-start = Mitspieler finden
lobby-pair-waiting = { $n ->
    [one] Warten auf einen weiteren Spieler …
   *[other] Warten auf bis zu { $n } weitere Spieler …
}

lobby-open = Offene Tische
lobby-open-none = Gerade wartet niemand. Eröffne einen Tisch oder spiele inzwischen gegen Tybor.
lobby-to-watch = Partien zum Zuschauen
lobby-make-open = Offenen Tisch eröffnen
lobby-show-all = Alle Tische zeigen ({ $n })
lobby-table-of = Tisch von { $name }
lobby-sit = Mitspielen
lobby-sit-at = Mitspielen: { $table }
lobby-seats-taken = { $n } von { $all } Plätzen besetzt
lobby-seat-free = ein freier Platz
lobby-seat-deleted = ein gelöschter Spieler
lobby-clock-none = keine Uhr
lobby-clock-minutes = { $seconds ->
    [0] je { $n } min
   *[other] { $n } min + { $seconds } s
}
lobby-clock-days = { $n ->
    [one] { $n } Tag pro Zug
   *[other] { $n } Tage pro Zug
}
lobby-rated = gewertet
lobby-game-solo-easy = Gegen Tybor · leicht
lobby-game-solo-normal = Gegen Tybor · normal
lobby-game-solo-hard = Gegen Tybor · schwer

lobby-your-games = Deine Partien
lobby-all-games = Alle Partien
lobby-play-on = Weiterspielen
lobby-look = Ansehen
lobby-resume = Fortsetzen
lobby-turn-of = { $name } ist dran
lobby-round = Runde { $n }
lobby-setup = Aufbau
lobby-left = noch { $time }
lobby-stopped = unterbrochen { $when }
lobby-tile-solo-easy = Solo, leicht
lobby-tile-solo-normal = Solo, normal
lobby-tile-solo-hard = Solo, schwer
lobby-your-area = Deine Auslage
lobby-start = Neue Partie
lobby-your-turn = Du bist dran

lobby-waiting = { $n ->
    [one] wartet auf einen weiteren Spieler
   *[other] wartet auf { $n } weitere Spieler
}
lobby-running = läuft
lobby-aborted = ohne Ergebnis beendet
lobby-result = { $who } · { $end }
lobby-won = Gewonnen
lobby-drawn = Unentschieden
lobby-lost = Verloren
lobby-they-won = { $n ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben sich den Sieg geteilt
}
lobby-end-played = zu Ende gespielt
lobby-end-resigned = Gegner hat aufgegeben
lobby-end-time = Gegner hatte keine Zeit mehr
lobby-end-left = die anderen sind gegangen
lobby-end-aborted = vorzeitig beendet
lobby-end-early = zu früh beendet, zählt nicht
lobby-end-closed = von der Moderation geschlossen
lobby-lost-resigned = aufgegeben
lobby-lost-time = Zeit abgelaufen
lobby-lost-left = Partie verlassen

lobby-games = Meine Partien
lobby-games-filter = Anzeigen
lobby-games-all = Alle
lobby-games-playing = Laufend
lobby-games-gathering = Wartend
lobby-games-finished = Beendet
lobby-games-none = Hier gibt es noch keine Partien.
lobby-games-first = Spiele deine erste Partie
lobby-games-do = { $verb }: { $against }
lobby-games-more = Mehr zeigen
lobby-games-go = Fortsetzen
lobby-games-replay = Ansehen
lobby-games-open = Öffnen
lobby-games-import = Spieldatei öffnen
lobby-games-loading = Einen Moment …

lobby-watch = Zuschauen
lobby-watch-text = Partien, die gerade an offenen Tischen laufen. Die Handkarten der Spieler siehst du nicht.
lobby-watch-none = Gerade spielt niemand an einem offenen Tisch.
lobby-watch-go = Zuschauen
lobby-watch-at = Zuschauen: { $table }
lobby-watch-delay = { $n ->
    [one] um { $n } Sekunde verzögert
   *[other] um { $n } Sekunden verzögert
}

lobby-new = Neuer Tisch
lobby-new-make = Tisch eröffnen
lobby-new-play = Spielen
lobby-new-game = Partie
lobby-new-table = 2 bis 4 Spieler
lobby-new-tybor = Gegen Tybor

lobby-seats = Plätze
lobby-seat = Platz { $n }
lobby-seat-me = Ich, an diesem Gerät
lobby-seat-here = An diesem Gerät
lobby-seat-anyone = Wer möchte
lobby-seat-who = Wer auf Platz { $n } sitzt
lobby-seat-name = Name auf Platz { $n }
lobby-seats-device = Ihr spielt zu mehreren an diesem Gerät: Jede Hand bleibt verdeckt, bis ihr Spieler bereit ist.

lobby-clock = Uhr
lobby-clock-choice-none = Keine
lobby-clock-choice-real_time = Echtzeit
lobby-clock-choice-correspondence = Tage pro Zug
lobby-clock-text-none = Alle können so lange nachdenken, wie sie möchten.
lobby-clock-text-real_time = Jeder hat eine Uhr, die nur in den eigenen Zügen läuft.
lobby-clock-text-correspondence = Eine langsame Partie über mehrere Tage: Schau ab und zu vorbei und mach deinen Zug.
lobby-clock-rated = Gewertete Partien brauchen eine Uhr.
lobby-clock-minutes-each = Minuten pro Spieler
lobby-clock-increment = Zusätzliche Sekunden pro Zug
lobby-clock-days-each = Tage pro Zug

lobby-visibility = Wer den Tisch finden kann
lobby-visibility-private = Nur mit Link
lobby-visibility-open = Alle
lobby-visibility-text-private = Der Tisch steht in keiner Liste. Du verschickst den Link.
lobby-visibility-text-open = Der Tisch steht bei den offenen Tischen, und andere können zuschauen.

lobby-rated-label = Gewertet
lobby-rated-text = Das Ergebnis zählt für deine Wertungszahl. Es gibt keine Tipps, und wer geht, verliert.
lobby-rated-not-tybor = Partien gegen Tybor werden nicht gewertet.
lobby-rated-not-bots = Partien mit Bots werden nicht gewertet.
lobby-rated-not-device = Partien mit mehreren Personen an einem Gerät werden nicht gewertet.
lobby-rated-not-account = Für gewertete Partien brauchst du ein Konto.
lobby-rated-keep = Konto erstellen

lobby-more = Weitere Optionen
lobby-tie = Bei Gleichstand
lobby-tie-points = Punkte aus Aufgaben
lobby-tie-cards = Erfüllte Aufgaben
lobby-tie-text-points = Wer mehr Punkte aus Aufgaben hat, gewinnt, wie in den meisten gedruckten Regeln.
lobby-tie-text-cards = Wer mehr Aufgabenkarten erfüllt hat, gewinnt, wie in den italienischen Regeln.
lobby-refill = Wenn ein Stapel leer ist
lobby-refill-same = Die Stelle bleibt leer
lobby-refill-other = Der andere Stapel füllt auf
lobby-refill-text-same = Eine aus dem Markt genommene Karte wird nur durch eine von ihrem eigenen Stapel ersetzt.
lobby-refill-text-other = Ist ihr eigener Stapel leer, wird eine aus dem Markt genommene Karte durch eine vom anderen Stapel ersetzt.
lobby-leave = Wenn jemand geht oder die Zeit abläuft
lobby-leave-bot = Ein Bot übernimmt
lobby-leave-forfeit = Der Spieler verliert
lobby-leave-text-bot = Wer zurückkommt, kann seinen Platz wieder einnehmen.
lobby-leave-text-forfeit = Der Spieler wird Letzter.
lobby-stand-in = Welcher Bot übernimmt
lobby-stand-in-best = Der stärkste
lobby-hints = Tipps
lobby-hints-text = Spieler können fragen, was ein Bot tun würde.
lobby-hints-rated = In gewerteten Partien gibt es keine Tipps.
lobby-spectators = Zuschauer
lobby-spectators-text = Wer den Link hat, kann zuschauen. Handkarten sind nicht zu sehen.
lobby-delay = Verzögerung für Zuschauer, in Sekunden
lobby-pause = Bots lassen sich Zeit
lobby-pause-text = Sie warten vor jedem Zug einen Moment, damit du folgen kannst.
lobby-shuffle = Plätze auslosen
lobby-shuffle-text = Sonst beginnt Platz 1.

lobby-problem-people = Auf mindestens einem Platz muss ein Mensch sitzen.
lobby-problem-names = An diesem Gerät braucht jeder einen anderen Namen mit höchstens 24 Zeichen.
lobby-problem-minutes = Für eine Uhr sind 0,1 bis 180 Minuten möglich.
lobby-problem-increment = Pro Zug können 0 bis 180 Sekunden dazukommen.
lobby-problem-days = Für einen Zug sind 1 bis 14 Tage möglich.
lobby-problem-delay = Für Zuschauer sind 0 bis 600 Sekunden Verzögerung möglich.

lobby-notify = Gegen { $names }.

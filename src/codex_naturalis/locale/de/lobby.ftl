# The home page, creating tables, lists of games.
lobby-hero = Schreibe das Buch der Natur, Karte für Karte
lobby-hero-text = Ein Manuskript aus Pilzen, Kräutern, Tieren und Insekten. Eine halbe Stunde, ein bis vier Spieler, ganz ohne Konto.
lobby-play-tybor = Gegen Tybor spielen
lobby-learn-now = In vier Minuten lernen
lobby-play = Spielen
lobby-foot = Ein inoffizielles, nicht kommerzielles Programm ohne Verbindung zum Verlag. Alle Bilder sind von uns gezeichnet.

lobby-tybor = Gegen Tybor
lobby-tybor-name = Tybor
lobby-tybor-text = Der Mönch spielt nach offenen Regeln und sagt dir, warum.
lobby-tybor-solo-easy = Leicht: Er beginnt mit zwei Ressourcenkarten.
lobby-tybor-solo-normal = Normal: Er beginnt mit vier Ressourcenkarten, einer aus jedem Königreich.
lobby-tybor-solo-hard = Schwer: Er beginnt mit vier Ressourcenkarten und 4 Punkten.
lobby-level = Schwierigkeit
lobby-level-easy = Leicht
lobby-level-normal = Normal
lobby-level-hard = Schwer

lobby-bots = Gegen Bots
lobby-bots-choose = Welcher Bot
lobby-opponents-many = Wie viele Gegner
lobby-opponents = { $n ->
    [one] { $n } Gegner
   *[other] { $n } Gegner
}

lobby-friends = Mit Freunden
lobby-friends-text = Eröffne einen Tisch und schicke den Link. Ein Browser genügt.
lobby-players-many = Wie viele Spieler
lobby-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
lobby-make = Tisch eröffnen
lobby-more-options = Weitere Optionen
lobby-have-link = Ich habe einen Link
lobby-link-example = Hier einfügen
lobby-link-unreadable = Das ist kein Link zu einem Tisch. Er enthält /table/.
lobby-go = Los

lobby-pair = Schnelle Runde
lobby-pair-text = Spiele mit den Nächsten, die auch spielen wollen.
lobby-pair-start = Spieler finden
lobby-pair-waiting = { $n ->
    [one] Warten auf einen weiteren Spieler …
   *[other] Warten auf bis zu { $n } weitere Spieler …
}

lobby-open = Offene Tische
lobby-open-waiting = { $n } wartend
lobby-open-playing = { $n } im Spiel
lobby-open-none = Niemand wartet. Eröffne einen Tisch oder spiele so lange gegen Tybor.
lobby-make-open = Offenen Tisch eröffnen
lobby-show-all = Alle Tische zeigen ({ $n })
lobby-table-of = Tisch von { $name }
lobby-sit = Hinsetzen
lobby-sit-at = Hinsetzen: { $table }
lobby-seats-taken = { $n } von { $all } Plätzen besetzt
lobby-seat-free = ein freier Platz
lobby-seat-deleted = jemand, der gegangen ist
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

lobby-learn = Lernen und zuschauen
lobby-learn-text = Eine Lektion zum Spielen, die Regeln, wie wir sie spielen, und laufende Partien.
lobby-learn-lesson = Erste Lektion: Ecken
lobby-learn-rules = Die Regeln hier
lobby-learn-watch = Bei einer Partie zuschauen
lobby-learn-replay = Aufzeichnung nachspielen

lobby-continue = Weiterspielen
lobby-all-games = Alle meine Partien
lobby-your-turn = Du bist am Zug
lobby-just-now = gerade eben

lobby-waiting = { $n ->
    [one] wartet auf einen Spieler
   *[other] wartet auf { $n } Spieler
}
lobby-running = läuft
lobby-aborted = ohne Ergebnis beendet
lobby-result = { $who } · { $end }
lobby-you-won = Du hast gewonnen
lobby-you-shared = Du teilst dir den Sieg
lobby-they-won = { $n ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
lobby-end-played = zu Ende gespielt
lobby-end-resigned = durch Aufgeben
lobby-end-time = auf Zeit
lobby-end-left = die anderen sind gegangen
lobby-end-aborted = vorzeitig beendet

lobby-games = Meine Partien
lobby-games-filter = Welche Partien
lobby-games-all = Alle
lobby-games-playing = Laufend
lobby-games-gathering = Wartend
lobby-games-finished = Beendet
lobby-games-none = Hier gibt es noch keine Partien.
lobby-games-first = Spiele deine erste
lobby-games-do = { $verb }: { $against }
lobby-games-more = Mehr zeigen
lobby-games-go = Weiter
lobby-games-replay = Ansehen
lobby-games-open = Öffnen
lobby-games-import = .codex-Datei öffnen
lobby-games-loading = Einen Moment …

lobby-watch = Zuschauen
lobby-watch-text = Offene Tische, an denen gespielt wird. Du siehst, was Zuschauer sehen dürfen.
lobby-watch-none = Gerade spielt niemand an einem offenen Tisch.
lobby-watch-go = Zuschauen
lobby-watch-at = Zuschauen: { $table }
lobby-watch-delay = { $n ->
    [one] { $n } Sekunde später zu sehen
   *[other] { $n } Sekunden später zu sehen
}

lobby-new = Neuer Tisch
lobby-new-make = Tisch eröffnen
lobby-new-play = Spielen
lobby-new-game = Partie
lobby-new-table = An einem Tisch
lobby-new-tybor = Gegen Tybor

lobby-seats = Plätze
lobby-seat = Platz { $n }
lobby-seat-me = Ich, an diesem Gerät
lobby-seat-here = An diesem Gerät
lobby-seat-anyone = Wer sich hinsetzt
lobby-seat-bot = { $name } (Bot)
lobby-seat-who = Wer auf Platz { $n } sitzt
lobby-seat-name = Name auf Platz { $n }
lobby-seats-device = Ihr seid mehrere an diesem Gerät: Wer nicht spielt, schaut weg.

lobby-clock = Uhr
lobby-clock-choice-none = Keine
lobby-clock-choice-real_time = Echtzeit
lobby-clock-choice-correspondence = Tage pro Zug
lobby-clock-text-none = Alle denken so lange nach, wie sie möchten.
lobby-clock-text-real_time = Jeder hat eine Uhr, die in den eigenen Zügen läuft.
lobby-clock-text-correspondence = Für Partien neben dem Alltag: Schau ab und zu vorbei, die Partie wartet.
lobby-clock-minutes-each = Minuten für jeden
lobby-clock-increment = Zusätzliche Sekunden pro Zug
lobby-clock-days-each = Tage für jeden Zug

lobby-visibility = Wer ihn finden kann
lobby-visibility-private = Nur mit Link
lobby-visibility-open = Alle
lobby-visibility-text-private = Der Tisch steht in keiner Liste. Du schickst den Link.
lobby-visibility-text-open = Der Tisch steht in der Liste der offenen Tische, und man kann zuschauen.

lobby-rated-label = Gewertet
lobby-rated-text = Das Ergebnis zählt für die Wertungszahl. Keine Tipps, und wer geht, hat verloren.
lobby-rated-not-tybor = Eine Partie gegen Tybor wird nicht gewertet.
lobby-rated-not-bots = Eine Partie mit Bots wird nicht gewertet.
lobby-rated-not-device = Eine Partie mit mehreren Personen an einem Gerät wird nicht gewertet.
lobby-rated-not-account = Eine Wertungszahl braucht ein Konto, damit sie deine bleibt.
lobby-rated-keep = Namen behalten

lobby-more = Weitere Optionen
lobby-tie = Gleichstand am Ende
lobby-tie-points = Punkte aus Aufgaben
lobby-tie-cards = Erfüllte Aufgaben
lobby-tie-text-points = Wer mehr Punkte aus Aufgaben hat, gewinnt; wie in den meisten gedruckten Regeln.
lobby-tie-text-cards = Wer mehr Aufgabenkarten erfüllt hat, gewinnt; wie in den italienischen Regeln.
lobby-refill = Wenn ein Stapel leer ist
lobby-refill-same = Die Stelle bleibt leer
lobby-refill-other = Der andere Stapel füllt auf
lobby-refill-text-same = Eine Karte aus dem Markt wird nur vom eigenen Stapel ersetzt.
lobby-refill-text-other = Ist der eigene Stapel leer, ersetzt sie der andere.
lobby-leave = Wenn jemand geht oder die Zeit abläuft
lobby-leave-bot = Ein Bot spielt weiter
lobby-leave-forfeit = Der Platz ist verloren
lobby-leave-text-bot = Wer zurückkommt, nimmt den Platz wieder ein.
lobby-leave-text-forfeit = Der Platz zählt als letzter.
lobby-stand-in = Welcher Bot weiterspielt
lobby-stand-in-best = Der stärkste
lobby-hints = Tipps
lobby-hints-text = Spieler dürfen fragen, welchen Zug ein Bot machen würde.
lobby-hints-rated = Nie an gewerteten Tischen.
lobby-spectators = Zuschauer
lobby-spectators-text = Wer den Link hat, darf zuschauen. Handkarten bleiben verborgen.
lobby-delay = Um wie viele Sekunden sie es später sehen
lobby-pause = Bots nehmen sich Zeit
lobby-pause-text = Sie warten vor ihrem Zug einen Moment, damit man folgen kann.
lobby-shuffle = Plätze auslosen
lobby-shuffle-text = Sonst beginnt der erste Platz.

lobby-problem-people = Mindestens auf einem Platz muss ein Mensch sitzen.
lobby-problem-names = Jeder von euch an diesem Gerät braucht einen eigenen Namen mit höchstens 24 Buchstaben.
lobby-problem-minutes = Eine Uhr hat zwischen 0,1 und 180 Minuten.
lobby-problem-increment = Pro Zug können 0 bis 180 Sekunden dazukommen.
lobby-problem-days = Ein Zug hat zwischen 1 und 14 Tagen.
lobby-problem-delay = Zuschauer dürfen es bis zu 600 Sekunden später sehen.

lobby-notify = Gegen { $names }.

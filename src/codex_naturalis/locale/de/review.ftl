# The review of a game: what each half-move was worth, and what would have been better.

review-title = Auswertung
review-loading = Die Partie wird geöffnet …
review-replay = Wiederholung ansehen
review-overview = Überblick
review-whole-game = Die ganze Partie

# The graph of chances.
review-graph = Gewinnchancen im Lauf der Partie
review-slider = Zug
review-at = { $name }, { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
review-chance = Gewinnchance
review-your-slips = deine Patzer
review-own-slips = eigene Patzer
review-their-slips = Patzer der anderen
review-luck = Glück
review-which = Welche Momente
review-mine = Meine Momente
review-one = Dieser Spieler
review-all = Alle

# How well each seat played.
review-show-chances = Chancen dieses Spielers zeigen
review-accuracy = Genauigkeit
review-accuracy-later = Genauigkeit: nach dem letzten Zug
review-half-moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
review-count-best = { $n ->
    [one] { $n } bester
   *[other] { $n } beste
}
review-count-good = { $n ->
    [one] { $n } guter
   *[other] { $n } gute
}
review-count-inaccuracy = { $n ->
    [one] { $n } ungenauer
   *[other] { $n } ungenaue
}
review-count-mistake = { $n ->
    [one] { $n } Fehler
   *[other] { $n } Fehler
}
review-count-blunder = { $n ->
    [one] { $n } grober Fehler
   *[other] { $n } grobe Fehler
}
review-left = { $n ->
    [one] { $n } Punkt liegen gelassen
   *[other] { $n } Punkte liegen gelassen
}

# How the game went.
review-won = { $n ->
    [one] { $names } hat gewonnen, { $scores }.
   *[other] { $names } teilen sich den Sieg, { $scores }.
}
review-unfinished = Die Partie wurde nicht zu Ende gespielt.
review-your-led-from = Ab Runde { $round } lagst du vorn.
review-their-led-from = Ab Runde { $round } lag { $name } vorn.
review-your-led-until = Bis Runde { $round } lagst du vorn.
review-their-led-until = Bis Runde { $round } lag { $name } vorn.
review-cost-most = { $kind ->
    [draw] Am teuersten war das Ziehen in Runde { $round }.
    [choice] Am teuersten war eine Wahl beim Aufbau.
   *[place] Am teuersten war das Anlegen in Runde { $round }.
}
review-decided = Was den Ausschlag gab
review-your-choices = Deine Entscheidungen
review-own-choices = Eigene Entscheidungen
review-name-choices = Entscheidungen von { $name }
review-others-choices = Entscheidungen der anderen
review-luck-cards = Kartenglück
review-luck-tybor = Karten und Tybor
review-decided-note = In % der Gewinnchance: { $start } am Anfang, { $end } am Ende.

# The moments that matter.
review-moments = { $n ->
    [one] Ein Schlüsselmoment
   *[other] { $n } Schlüsselmomente
}
review-found = Bisher gefunden
review-no-moments = Keine Patzer
review-no-moments-note = Kein Zug hat nachweislich etwas verschenkt.
review-moment = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
review-moment-of = { $name }, { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
review-start-with = { $round ->
    [0] Mit dem Aufbau anfangen
   *[other] Mit Runde { $round } anfangen
}
review-next = Nächster Moment
review-previous = Vorheriger Moment
review-number = { $n } von { $all }

# The board.
review-area = Auslage von { $name }, { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
review-area-end = Auslage von { $name } am Ende
review-whose-area = Wessen Auslage
review-shown = Was die Auslage zeigt
review-played = Gespielt
review-better = Besser
review-both = Beides
review-steps = Durch die Partie gehen
review-first = Erster Zug
review-back = Einen Zug zurück
review-forward = Einen Zug vor
review-end = Die ganze Partie
review-ply = Zug { $ply } von { $plies }
review-then = dann +{ $n }
review-then-objective = dann Aufgabe
review-taken = Genommen
review-market-then = Der Markt in diesem Moment

# One moment.
review-your-place = Runde { $round }, beim Anlegen
review-your-draw = Runde { $round }, beim Ziehen
review-your-starter = deine Startkarte
review-your-objective = deine geheime Aufgabe
review-their-place = { $name }, Runde { $round }, beim Anlegen
review-their-draw = { $name }, Runde { $round }, beim Ziehen
review-their-starter = { $name }, Startkarte
review-their-objective = { $name }, geheime Aufgabe
review-you-played = Dein Zug
review-was-played = Gespielt
review-not-yet = Die Engine ist noch nicht bei diesem Zug angekommen.
review-best-move = Der beste Zug
review-as-good = Genauso gut
review-also-good = Auch gut
review-expected = erwartet { $scores }
review-doubt = Auf etwa { $doubt } % genau berechnet.
review-not-counted = Nicht als Patzer gezählt:
review-not-counted-card = welche Karte kam. Das war Glückssache.
review-better-does = Der bessere Zug { $facts }.
review-played-does = Der gespielte Zug { $facts }.
review-no-fact = Einen einzelnen Grund gibt es nicht: Viele Male weitergespielt, gewinnt der andere Zug öfter.

# What a half-move does; the rest of a sentence that begins “The better move …”.
review-fact-objective = { $good ->
    [yes] erfüllt { $objective }
   *[no] zerstört { $objective }
}
review-fact-points = bringt +{ $n }
review-fact-loses = überdeckt { $symbols }
review-fact-gains = bringt { $symbols }
review-fact-pays = macht { $card } bezahlbar
review-fact-next = ermöglicht im nächsten Zug { $card } für +{ $n }
review-fact-next_objective = erfüllt im nächsten Zug { $objective }
review-fact-worth = nimmt eine Karte mit sofort +{ $n }
review-fact-fulfils = kann { $objective } erfüllen
review-fact-closer = bringt { $objective } näher
review-fact-no_closer = bringt keine Aufgabe näher
review-fact-corners = { $n ->
    [one] zeigt { $n } Ecke
   *[other] zeigt { $n } Ecken
}
review-fact-there = hat schon { $n } von { $of } Teilen

# Headlines.
review-headline-wrong_side = Richtige Karte, falsche Seite
review-headline-objective_missed = Eine Aufgabe wäre drin gewesen
review-headline-objective_broken = Das hat eine Aufgabe zerstört
review-headline-points_left = { $n ->
    [one] { $n } Punkt mehr wäre drin gewesen
   *[other] { $n } Punkte mehr wären drin gewesen
}
review-headline-spot_next = Die andere Stelle bringt im nächsten Zug +{ $n }
review-headline-card_next = Die andere Karte bringt im nächsten Zug +{ $n }
review-headline-pays = Eine Karte wäre bezahlbar geworden
review-headline-covered = Das hat ein nötiges Symbol überdeckt
review-headline-same_points_spot = Gleiche Punkte, bessere Stelle
review-headline-same_points_card = Gleiche Punkte, bessere Karte
review-headline-better_spot = Jetzt weniger Punkte, aber die bessere Stelle
review-headline-better_card = Jetzt weniger Punkte, aber die bessere Karte
review-headline-source = Besser: { $source }
review-headline-other_face = Die andere Seite war besser
review-headline-other_objective = Die andere Aufgabe war besser
review-source-R = der Ressourcenstapel
review-source-R1 = die linke Ressourcenkarte
review-source-R2 = die rechte Ressourcenkarte
review-source-G = der Goldstapel
review-source-G1 = die linke Goldkarte
review-source-G2 = die rechte Goldkarte

# What can be done with a moment.
review-exercise = Als Übung merken
review-exercise-made = Ab jetzt bei deinen Übungen, heute fällig.
review-share = Teilen
review-more = Mehr
review-copied = Link zu diesem Moment kopiert.

# While the engine thinks.
review-thinking = Die Partie wird ausgewertet …
review-waiting = Erst sind andere Partien dran.
review-progress = Zug { $done } von { $total }
review-explained = Die Engine spielt jede Stellung viele Male weiter und weiß dabei nur, was der Spieler damals wusste.
review-start-now = Du kannst schon anfangen zu lesen. Neue Momente erscheinen, sobald sie gefunden sind. Du kannst auch gehen: Die Auswertung läuft weiter.
review-finished = { $n ->
    [0] Die Auswertung ist fertig: keine Patzer.
    [one] Die Auswertung ist fertig: ein Schlüsselmoment.
   *[other] Die Auswertung ist fertig: { $n } Schlüsselmomente.
}
review-none = Diese Partie wurde noch nicht ausgewertet
review-request = Partie auswerten
review-again = Erneut versuchen
review-failed = Die Auswertung ist fehlgeschlagen. Was bisher gefunden wurde, ist weg, die Partie nicht.

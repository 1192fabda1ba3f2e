# Hints: what the bot that helps would do.
hint-place = { $side ->
    [front] Vorderseite: { $card }
   *[back] Rückseite: { $card }
}{ $n ->
    [0] { "" }
   *[other] , +{ $n }
}

# What a half-move is worth to a bot that does not search, part by part.
hint-part-points-so-far = Punkte bisher
hint-part-points-now = Punkte jetzt
hint-part-points-next = Punkte im nächsten Zug
hint-part-objectives-done = Erfüllte Aufgaben
hint-part-objectives-begun = Begonnene Aufgaben
hint-part-objective-s-points = Wert der Aufgabe
hint-part-symbols = Symbole
hint-part-objects = Objekte
hint-part-open-slots = Freie Stellen
hint-part-corners = Freie Ecken
hint-part-cards-in-hand = Karten auf der Hand
hint-part-cards-in-market = Karten im Markt
hint-part-card-kept = Die Karte selbst
hint-part-chance-to-win = Siegchance
hint-part-mood = Laune

# What a bot that searches expects.
hint-win = { $chance } Siegchance
hint-expects = { $chance } Siegchance. Am Ende erwartet: { $scores }.
hint-score = { $name } { $n }
hint-then = Danach: { $line }.
hint-then-turn = { $name } ({ $moves })
hint-laid = { $side ->
    [front] Karte { $card }
   *[back] Rückseite von Karte { $card }
}

# Its reason, in parts: “+4 now, keeps 9 places, second diagonal next turn”.
hint-reason-now = jetzt +{ $n }
hint-reason-laid = +{ $n }, wenn sie liegt
hint-reason-corners = { $n ->
    [one] { $n } Ecke
   *[other] { $n } Ecken
}
hint-reason-places = behält { $n ->
    [one] { $n } Stelle
   *[other] { $n } Stellen
}
hint-reason-there = { $has } von { $needs } schon da
hint-reason-gains = bringt { $symbols }
hint-reason-loses = verliert { $symbols }
hint-reason-pays = { $n ->
    [one] macht Karte { $cards } bezahlbar
   *[other] macht die Karten { $cards } bezahlbar
}
hint-reason-next = +{ $n } im nächsten Zug
hint-reason-step = ein Schritt weiter: { $objective }
hint-reason-unseen = eine verdeckte Karte { $signs }
hint-reason-later = eine Karte { $signs } für später
hint-reason-objective = { $objective }
hint-reason-objective-with = { $objective } mit ihr
hint-reason-objective-next = { $objective } im nächsten Zug

# Objectives in a reason: $signs are pictures, $n tells the second from the first; 0: none in particular.
hint-objective-diagonal = { $n ->
    [0] Diagonale { $signs }
    [1] erste Diagonale { $signs }
    [2] zweite Diagonale { $signs }
    [3] dritte Diagonale { $signs }
    [4] vierte Diagonale { $signs }
   *[other] { $n }. Diagonale { $signs }
}
hint-objective-corner = { $n ->
    [0] Muster { $signs }
    [1] erstes Muster { $signs }
    [2] zweites Muster { $signs }
    [3] drittes Muster { $signs }
    [4] viertes Muster { $signs }
   *[other] { $n }. Muster { $signs }
}
hint-objective-set = { $n ->
    [0] Set { $signs }
    [1] erstes Set { $signs }
    [2] zweites Set { $signs }
    [3] drittes Set { $signs }
    [4] viertes Set { $signs }
   *[other] { $n }. Set { $signs }
}
hint-lost = verliert: { $objective }
hint-more = { $n } mehr: { $objective }

# Hints: what the bot that helps would do.

# What a half-move is worth to a bot that does not search, part by part.
hint-part-points-so-far = Punkte bisher
hint-part-points-now = Punkte jetzt
hint-part-points-next = Punkte im nächsten Zug
hint-part-objectives-done = Erfüllte Aufgaben
hint-part-objectives-begun = Angefangene Aufgaben
hint-part-objective-s-points = Wert der Aufgabe
hint-part-symbols = Symbole
hint-part-objects = Objekte
hint-part-open-slots = Freie Stellen
hint-part-corners = Freie Ecken
hint-part-cards-in-hand = Karten auf der Hand
hint-part-cards-in-market = Karten im Markt
hint-part-card-kept = Die Karte selbst
hint-part-chance-to-win = Gewinnchance
hint-part-mood = Zufall

# What a bot that searches expects.
hint-win = { $chance } Gewinnchance
hint-expects = { $chance } Gewinnchance. Erwarteter Endstand: { $scores }.
hint-score = { $name } { $n }
hint-then = Als Nächstes wohl: { $line }.
hint-then-turn = { $name } ({ $moves })

# Its reason, in parts: “+4 now, leaves 9 open spots, second pattern next turn”.
hint-reason-now = jetzt +{ $n }
hint-reason-laid = +{ $n } beim Anlegen
hint-reason-corners = { $n ->
    [one] { $n } Ecke
   *[other] { $n } Ecken
}
hint-reason-places = lässt { $n ->
    [one] { $n } Stelle frei
   *[other] { $n } Stellen frei
}
hint-reason-there = { $has } von { $needs } schon da
hint-reason-gains = bringt { $symbols }
hint-reason-loses = verliert { $symbols }
hint-reason-pays = { $n ->
    [one] macht { $n } weitere Karte bezahlbar
   *[other] macht { $n } weitere Karten bezahlbar
}
hint-reason-next = +{ $n } im nächsten Zug
hint-reason-step = ein Schritt zum { $objective }
hint-reason-unseen = eine verdeckte { $signs }-Karte
hint-reason-later = eine { $signs }-Karte für später
hint-reason-objective = { $objective }
hint-reason-objective-with = damit { $objective }
hint-reason-objective-next = { $objective } im nächsten Zug

# Objectives in a reason: $signs are pictures, $n tells the second from the first; 0: none in particular.
hint-objective-diagonal = { $n ->
    [0] { $signs }-Muster
    [1] erstes { $signs }-Muster
    [2] zweites { $signs }-Muster
    [3] drittes { $signs }-Muster
    [4] viertes { $signs }-Muster
   *[other] { $n }. { $signs }-Muster
}
hint-objective-corner = { $n ->
    [0] { $signs }-Muster
    [1] erstes { $signs }-Muster
    [2] zweites { $signs }-Muster
    [3] drittes { $signs }-Muster
    [4] viertes { $signs }-Muster
   *[other] { $n }. { $signs }-Muster
}
hint-objective-set = { $n ->
    [0] { $signs }-Set
    [1] erstes { $signs }-Set
    [2] zweites { $signs }-Set
    [3] drittes { $signs }-Set
    [4] viertes { $signs }-Set
   *[other] { $n }. { $signs }-Set
}
hint-lost = verliert { $objective }
hint-more = { $n } weitere: { $objective }

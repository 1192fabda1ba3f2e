# Hints: what the bot that helps would do.
hint-place = { $side ->
    [front] líc: { $card }
   *[back] rub: { $card }
}{ $n ->
    [0] { "" }
   *[other] , +{ $n }
}

# What a half-move is worth to a bot that does not search, part by part.
hint-part-points-so-far = Dosavadní body
hint-part-points-now = Body teď
hint-part-points-next = Body v příštím tahu
hint-part-objectives-done = Splněné úkoly
hint-part-objectives-begun = Rozpracované úkoly
hint-part-objective-s-points = Hodnota úkolu
hint-part-symbols = Symboly
hint-part-objects = Předměty
hint-part-open-slots = Volná místa
hint-part-corners = Volné rohy
hint-part-cards-in-hand = Karty v ruce
hint-part-cards-in-market = Karty v nabídce
hint-part-card-kept = Karta samotná
hint-part-chance-to-win = Šance na výhru
hint-part-mood = Nálada

# What a bot that searches expects.
hint-win = šance na výhru { $chance }
hint-expects = Šance na výhru: { $chance }. Očekávaný konec: { $scores }.
hint-score = { $name } { $n }
hint-then = Potom: { $line }.
hint-then-turn = { $name } ({ $moves })
hint-laid = { $side ->
    [front] karta { $card }
   *[back] rub karty { $card }
}

# Its reason, in parts: “+4 now, keeps 9 places, second diagonal next turn”.
hint-reason-now = +{ $n } hned
hint-reason-laid = +{ $n } po vyložení
hint-reason-corners = { $n ->
    [one] { $n } roh
    [few] { $n } rohy
   *[other] { $n } rohů
}
hint-reason-places = nechává { $n ->
    [one] { $n } volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
hint-reason-there = { $has } z { $needs } už je
hint-reason-gains = přináší { $symbols }
hint-reason-loses = ubírá { $symbols }
hint-reason-pays = { $n ->
    [one] dovolí zaplatit kartu { $cards }
    [few] dovolí zaplatit karty { $cards }
   *[other] dovolí zaplatit karty { $cards }
}
hint-reason-next = +{ $n } v příštím tahu
hint-reason-step = o krok blíž: { $objective }
hint-reason-unseen = neznámá karta { $signs }
hint-reason-later = karta { $signs } na později
hint-reason-objective = { $objective }
hint-reason-objective-with = s ní { $objective }
hint-reason-objective-next = { $objective } v příštím tahu

# Objectives in a reason: $signs are pictures, $n tells the second from the first; 0: none in particular.
hint-objective-diagonal = { $n ->
    [0] úhlopříčka { $signs }
    [1] první úhlopříčka { $signs }
    [2] druhá úhlopříčka { $signs }
    [3] třetí úhlopříčka { $signs }
    [4] čtvrtá úhlopříčka { $signs }
   *[other] { $n }. úhlopříčka { $signs }
}
hint-objective-corner = { $n ->
    [0] vzor { $signs }
    [1] první vzor { $signs }
    [2] druhý vzor { $signs }
    [3] třetí vzor { $signs }
    [4] čtvrtý vzor { $signs }
   *[other] { $n }. vzor { $signs }
}
hint-objective-set = { $n ->
    [0] sada { $signs }
    [1] první sada { $signs }
    [2] druhá sada { $signs }
    [3] třetí sada { $signs }
    [4] čtvrtá sada { $signs }
   *[other] { $n }. sada { $signs }
}
hint-lost = ztrácí: { $objective }
hint-more = o { $n } víc: { $objective }

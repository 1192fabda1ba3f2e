# Hints: what the bot that helps would do.
# What a half-move is worth to a bot that does not search, part by part.
hint-part-points-so-far = Dosavadní body
hint-part-points-now = Body teď
hint-part-points-next = Body v příštím tahu
hint-part-objectives-done = Splněné úkoly
hint-part-objectives-begun = Rozpracované úkoly
hint-part-objective-s-points = Hodnota úkolu
hint-part-symbols = Symboly
hint-part-objects = Předměty
hint-part-open-slots = Volná místa
hint-part-corners = Volné rohy
hint-part-cards-in-hand = Karty v ruce
hint-part-cards-in-market = Karty v nabídce
hint-part-card-kept = Samotná karta
hint-part-chance-to-win = Šance na výhru
hint-part-mood = Náhoda

# What a bot that searches expects.
hint-win = šance na výhru { $chance }
hint-expects = Šance na výhru { $chance }. Očekávaný výsledek: { $scores }.
hint-score = { $name } { $n }
hint-then = Nejspíš bude následovat: { $line }.
hint-then-turn = { $name } ({ $moves })

# Its reason, in parts: “+4 now, leaves 9 open spots, second pattern next turn”.
hint-reason-now = +{ $n } hned
hint-reason-laid = +{ $n } po vyložení
hint-reason-corners = { $n ->
    [one] { $n } roh
    [few] { $n } rohy
   *[other] { $n } rohů
}
hint-reason-places = nechá { $n ->
    [one] { $n } volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
hint-reason-there = { $has } { $needs ->
    [3] ze 3
    [4] ze 4
   *[other] z { $needs }
} už máte
hint-reason-gains = získá { $symbols }
hint-reason-loses = ztratí { $symbols }
hint-reason-pays = { $n ->
    [one] pak máte na { $n } další kartu
    [few] pak máte na { $n } další karty
   *[other] pak máte na { $n } dalších karet
}
hint-reason-next = +{ $n } v příštím tahu
hint-reason-step = o krok blíž: { $objective }
hint-reason-unseen = neznámá karta { $signs }
hint-reason-later = karta { $signs } na později
hint-reason-objective = { $objective }
hint-reason-objective-with = s ní { $objective }
hint-reason-objective-next = { $objective } v příštím tahu

# Objectives in a reason: $signs are pictures, $n tells the second from the first; 0: none in particular.
hint-objective-diagonal = { $n ->
    [0] vzor { $signs }
    [1] první vzor { $signs }
    [2] druhý vzor { $signs }
    [3] třetí vzor { $signs }
    [4] čtvrtý vzor { $signs }
   *[other] { $n }. vzor { $signs }
}
hint-objective-corner = { $n ->
    [0] vzor { $signs }
    [1] první vzor { $signs }
    [2] druhý vzor { $signs }
    [3] třetí vzor { $signs }
    [4] čtvrtý vzor { $signs }
   *[other] { $n }. vzor { $signs }
}
hint-objective-set = { $n ->
    [0] sada { $signs }
    [1] první sada { $signs }
    [2] druhá sada { $signs }
    [3] třetí sada { $signs }
    [4] čtvrtá sada { $signs }
   *[other] { $n }. sada { $signs }
}
hint-lost = zmizí { $objective }
hint-more = ještě { $n }× { $objective }

# Hints: what the bot that helps would do.

# What a half-move is worth to a bot that does not search, part by part.
hint-part-points-so-far = Points jusqu’ici
hint-part-points-now = Points tout de suite
hint-part-points-next = Points au prochain tour
hint-part-objectives-done = Objectifs accomplis
hint-part-objectives-begun = Objectifs commencés
hint-part-objective-s-points = Valeur de l’objectif
hint-part-symbols = Symboles
hint-part-objects = Objets
hint-part-open-slots = Emplacements libres
hint-part-corners = Coins libres
hint-part-cards-in-hand = Cartes en main
hint-part-cards-in-market = Cartes du marché
hint-part-card-kept = La carte elle-même
hint-part-chance-to-win = Chances de gagner
hint-part-mood = Hasard

# What a bot that searches expects.
hint-win = { $chance } de chances de gagner
hint-expects = { $chance } de chances de gagner. Score final attendu : { $scores }.
hint-score = { $name } { $n }
hint-then = Suite probable : { $line }.
hint-then-turn = { $name } ({ $moves })

# Its reason, in parts: “+4 now, leaves 9 open spots, second pattern next turn”.
hint-reason-now = +{ $n } tout de suite
hint-reason-laid = +{ $n } une fois posée
hint-reason-corners = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
hint-reason-places = laisse { $n ->
    [one] { $n } emplacement libre
   *[other] { $n } emplacements libres
}
hint-reason-there = déjà { $has } sur { $needs }
hint-reason-gains = gagne { $symbols }
hint-reason-loses = perd { $symbols }
hint-reason-pays = { $n ->
    [one] permet de poser { $n } carte de plus
   *[other] permet de poser { $n } cartes de plus
}
hint-reason-next = +{ $n } au prochain tour
hint-reason-step = un pas vers la { $objective }
hint-reason-unseen = une carte { $signs } à l’aveugle
hint-reason-later = une carte { $signs } pour plus tard
hint-reason-objective = { $objective }
hint-reason-objective-with = { $objective } avec elle
hint-reason-objective-next = { $objective } au prochain tour

# Objectives in a reason: $signs are pictures, $n tells the second from the first; 0: none in particular.
hint-objective-diagonal = { $n ->
    [0] disposition { $signs }
    [1] première disposition { $signs }
    [2] deuxième disposition { $signs }
    [3] troisième disposition { $signs }
    [4] quatrième disposition { $signs }
   *[other] { $n }e disposition { $signs }
}
hint-objective-corner = { $n ->
    [0] disposition { $signs }
    [1] première disposition { $signs }
    [2] deuxième disposition { $signs }
    [3] troisième disposition { $signs }
    [4] quatrième disposition { $signs }
   *[other] { $n }e disposition { $signs }
}
hint-objective-set = { $n ->
    [0] série { $signs }
    [1] première série { $signs }
    [2] deuxième série { $signs }
    [3] troisième série { $signs }
    [4] quatrième série { $signs }
   *[other] { $n }e série { $signs }
}
hint-lost = perd la { $objective }
hint-more = { $n } de plus : { $objective }

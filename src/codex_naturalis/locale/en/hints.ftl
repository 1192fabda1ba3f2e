# Hints: what the bot that helps would do.
# What a half-move is worth to a bot that does not search, part by part.
hint-part-points-so-far = Points so far
hint-part-points-now = Points now
hint-part-points-next = Points next turn
hint-part-objectives-done = Objectives fulfilled
hint-part-objectives-begun = Objectives started
hint-part-objective-s-points = Value of the objective
hint-part-symbols = Symbols
hint-part-objects = Objects
hint-part-open-slots = Open spots
hint-part-corners = Free corners
hint-part-cards-in-hand = Cards in hand
hint-part-cards-in-market = Cards in the market
hint-part-card-kept = The card itself
hint-part-chance-to-win = Chance of winning
hint-part-mood = Randomness

# What a bot that searches expects.
hint-win = { $chance } chance of winning
hint-expects = { $chance } chance of winning. Expected final score: { $scores }.
hint-score = { $name } { $n }
hint-then = Likely next: { $line }.
hint-then-turn = { $name } ({ $moves })

# Its reason, in parts: “+4 now, leaves 9 open spots, second pattern next turn”.
hint-reason-now = +{ $n } now
hint-reason-laid = +{ $n } when placed
hint-reason-corners = { $n ->
    [one] { $n } corner
   *[other] { $n } corners
}
hint-reason-places = leaves { $n ->
    [one] { $n } open spot
   *[other] { $n } open spots
}
hint-reason-there = { $has } of { $needs } already there
hint-reason-gains = gains { $symbols }
hint-reason-loses = loses { $symbols }
hint-reason-pays = { $n ->
    [one] makes { $n } more card affordable
   *[other] makes { $n } more cards affordable
}
hint-reason-next = +{ $n } next turn
hint-reason-step = a step towards the { $objective }
hint-reason-unseen = an unseen { $signs } card
hint-reason-later = a { $signs } card for later
hint-reason-objective = { $objective }
hint-reason-objective-with = { $objective } with it
hint-reason-objective-next = { $objective } next turn

# Objectives in a reason: $signs are pictures, $n tells the second from the first; 0: none in particular.
hint-objective-diagonal = { $n ->
    [0] { $signs } pattern
    [1] first { $signs } pattern
    [2] second { $signs } pattern
    [3] third { $signs } pattern
    [4] fourth { $signs } pattern
   *[other] { $n }th { $signs } pattern
}
hint-objective-corner = { $n ->
    [0] { $signs } pattern
    [1] first { $signs } pattern
    [2] second { $signs } pattern
    [3] third { $signs } pattern
    [4] fourth { $signs } pattern
   *[other] { $n }th { $signs } pattern
}
hint-objective-set = { $n ->
    [0] { $signs } set
    [1] first { $signs } set
    [2] second { $signs } set
    [3] third { $signs } set
    [4] fourth { $signs } set
   *[other] { $n }th { $signs } set
}
hint-lost = loses the { $objective }
hint-more = { $n } more: { $objective }

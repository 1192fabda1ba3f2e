# The log of a game. A line is read, with $sign drawn as the kingdom's sign and $name in bold; a
# voice is heard. $kind: gold or resource; $kingdom: fungi, plant, animal or insect.

log-title = Log
log-empty = Nothing has happened yet.
log-show-place = Show the spot

log-round = Round { $round }
log-line-starter = { $name } placed the starter card, { $side ->
    [front] front
   *[back] back
} up
log-line-objective = { $name } chose a secret objective
log-line-placed = { $name } placed { $sign } { $side ->
    [back] { $kind ->
        [gold] gold, face down
       *[resource] resource, face down
    }
   *[front] { $kind ->
        [gold] gold
       *[resource] resource
    }
}{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
}
log-line-drew = { $name } drew { $sign } { $kind ->
    [gold] gold
   *[resource] resource
} { $from ->
    [deck] from the deck
   *[market] from the market
}
log-line-tybor-scored = Tybor scored { $sign } gold +{ $points } ({ $column ->
    [left] left
   *[right] right
})
log-line-tybor-gold = Tybor kept { $sign } gold ({ $column ->
    [left] left
   *[right] right
})
log-line-tybor-resource = Tybor took { $sign } resource ({ $column ->
    [left] left
   *[right] right
})
log-line-skipped = { $name } has no open spot and is skipped
log-line-no-draw = { $name } has nothing to draw
log-line-end-points = { $name } reached 20 points: the end is triggered
log-line-end-decks = Both decks are empty: the end is triggered
log-line-end-blocked = Nobody can place a card
log-line-over = The game is over

log-voice-starter = { $name } placed the starter card, { $side ->
    [front] front
   *[back] back
} up.
log-voice-objective = { $name } chose a secret objective.
log-voice-placed = { $name } placed { $side ->
    [back] { $kind ->
        [gold] the back of a gold
       *[resource] the back of a resource
    }
   *[front] { $kind ->
        [gold] a gold
       *[resource] a resource
    }
} { $kingdom ->
    [fungi] fungi
    [plant] plant
    [animal] animal
   *[insect] insect
} card, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, now { $total }.
log-voice-drew = { $name } drew { $kind ->
    [gold] a gold
   *[resource] a resource
} { $kingdom ->
    [fungi] fungi
    [plant] plant
    [animal] animal
   *[insect] insect
} card { $from ->
    [deck] from the deck
   *[market] from the market
}.
log-voice-tybor-scored = Tybor scored a gold { $kingdom ->
    [fungi] fungi
    [plant] plant
    [animal] animal
   *[insect] insect
} card, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-voice-tybor-gold = Tybor kept a gold { $kingdom ->
    [fungi] fungi
    [plant] plant
    [animal] animal
   *[insect] insect
} card.
log-voice-tybor-resource = Tybor took a resource { $kingdom ->
    [fungi] fungi
    [plant] plant
    [animal] animal
   *[insect] insect
} card.
log-voice-taken-back = { $name } took the card back.
log-voice-skipped = { $name } has no open spot and is skipped.
log-voice-no-draw = { $name } has nothing to draw.
log-voice-end-points = { $name } reached 20 points. One more round after this one.
log-voice-end-decks = Both decks are empty. One more round after this one.
log-voice-end-blocked = Nobody can place a card.
log-voice-over = The game is over.

# Cards, areas, the hand, the market: what is drawn, and its names for screen readers.
board-kind-resource = resource
board-kind-gold = gold
board-kind-starter = starter

# A card of a kingdom: "three animal cards".
board-kingdom-fungi = fungi
board-kingdom-plant = plant
board-kingdom-animal = animal
board-kingdom-insect = insect

board-card = Card { $card }
board-card-lower = card { $card }
board-card-back = Card { $card }, back
board-card-brief = card { $card }, { $kingdom }
board-starter-brief = starter { $card }
board-back = back of a { $kind } { $kingdom } card
board-back-starter = back of a starter card
board-points-each = { $points } for each { $what ->
    [quill] quill
    [inkwell] inkwell
    [manuscript] manuscript
   *[corner] covered corner
}
board-costs = costs { $cost }
board-brings = brings { $symbols }
board-free = free
board-payable = payable
board-not-payable = not payable, needs { $missing }
board-needs = needs { $missing }

board-front = Front
board-back-face = Back
board-face-of = Face of card { $card }
board-hand = Your hand
board-hand-empty = Your hand is empty.

board-source-R = resource deck
board-source-G = gold deck
board-source-R1 = left resource
board-source-R2 = right resource
board-source-G1 = left gold
board-source-G2 = right gold
board-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-empty = empty
board-market = Market
board-market-decks = decks
board-market-left = left
board-market-right = right
board-market-spent = Last round: nobody draws.
board-market-unseen = Unseen top, { $deck }
board-market-worth = worth { $n }
board-market-free = free to play
board-market-payable = payable now

board-objective = Objective { $id }: { $subject }, { $points } each
board-objective-title = Objective { $id }
board-objective-hidden = Hidden objective
board-objective-hidden-meaning = A secret objective. Its owner shows it when the game ends.
board-objective-meaning = { $points } for each set: { $subject }.
board-objective-symbols = { $symbols }
board-objective-rising = three { $kingdom } cards on a diagonal, rising to the right
board-objective-falling = three { $kingdom } cards on a diagonal, falling to the right
board-objective-corner = two { $pair } cards, one above the other, and { $single ->
    [animal] an { $single }
    [insect] an { $single }
   *[other] a { $single }
} card { $where } of them
board-objective-common = Common
board-objective-secret = Secret
board-objective-progress = { $times }× = { $points }
board-objective-progress-spoken = { $times ->
    [one] found once, { $points }
   *[other] found { $times } times, { $points }
}

board-corner = { $corner } { $what }
board-corner-up-left = up-left
board-corner-up-right = up-right
board-corner-down-left = down-left
board-corner-down-right = down-right
board-ink-empty = empty
board-ink-hidden = hidden
board-ink-covered = covered

board-slot-first = slot in the middle
board-slot-up-left = slot up-left of card { $card }
board-slot-up-right = slot up-right of card { $card }
board-slot-down-left = slot down-left of card { $card }
board-slot-down-right = slot down-right of card { $card }
board-covers = covers { $n ->
    [one] { $n } corner
   *[other] { $n } corners
}
board-loses = loses { $lost }
board-gains = objectives { $points }

board-slots = Open places
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-show-all = Show all
board-pan = Arrow keys move it, plus and minus zoom, 0 shows all.
board-as-list = { $label } as a list
board-list-card = { $name }, at { $x }, { $y }: { $corners }
board-list-empty = No card lies here yet.
board-highlighted = Group { $letters }: { $name }
board-open-area = Open { $label }
board-miniature = { $label }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

board-edge-left = { $n ->
    [one] { $n } open place beyond the left edge, { $points }
   *[other] { $n } open places beyond the left edge, up to { $points }
}
board-edge-right = { $n ->
    [one] { $n } open place beyond the right edge, { $points }
   *[other] { $n } open places beyond the right edge, up to { $points }
}
board-edge-top = { $n ->
    [one] { $n } open place beyond the upper edge, { $points }
   *[other] { $n } open places beyond the upper edge, up to { $points }
}
board-edge-bottom = { $n ->
    [one] { $n } open place beyond the lower edge, { $points }
   *[other] { $n } open places beyond the lower edge, up to { $points }
}
board-edge-more = { $n } more
board-edge-open = { $n } open

board-tally = Symbols: { $counts }
board-tally-none = no symbols
board-tally-up = { $count }, { $n } more
board-tally-down = { $count }, { $n } fewer

board-track = Points: { $places }
board-track-place = { $name } { $points }

board-move-place = card { $card }, { $face }, at { $x }, { $y }
board-move-draw = draws from { $source }
board-move-objective = keeps objective { $id }
board-move-starter-front = starter, front
board-move-starter-back = starter, back

board-inspect-points = It scores { $points } when it is laid.
board-inspect-points-none = It scores nothing by itself.
board-inspect-cost = To lay its front you need { $cost } in sight; nothing is spent.
board-inspect-back = A back is free. It brings { $symbols } for good, and has four empty corners.
board-inspect-starter-front = The first card of an area. Its front shows a symbol at every corner.
board-inspect-starter-back = The first card of an area. Its back brings { $symbols } for good.
board-inspect-corners = Corners: { $corners }.
board-inspect-hidden = Its front is hidden.

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
board-brings = gives { $symbols }
board-free = free
board-payable = affordable
board-not-payable = not affordable yet, needs { $missing }
board-needs = needs { $missing }

board-front = Front
board-back-face = Back
board-face-of = Side of card { $card }
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
board-market-unseen = Top of the { $deck }, unseen
board-market-worth = worth { $n }
board-market-free = no cost
board-market-payable = affordable now

board-objective = Objective { $id }: { $subject }, { $points } each
board-objective-title = Objective { $id }
board-objective-hidden = Hidden objective
board-objective-hidden-meaning = A secret objective. It is shown when the game ends.
board-objective-meaning = { $points } each time you have { $subject }.
board-objective-symbols = { $symbols }
board-objective-rising = three { $kingdom } cards on a diagonal, rising to the right
board-objective-falling = three { $kingdom } cards on a diagonal, falling to the right
board-objective-corner = two { $pair } cards, one above the other, and { $single ->
    [animal] an { $single }
    [insect] an { $single }
   *[other] a { $single }
} card at their { $where }
board-objective-common = Common
board-objective-secret = Secret
board-objective-offered = { $name }, choice { $n } of { $all }
board-objective-progress = { $times }× = { $points }
board-objective-progress-spoken = { $times ->
    [one] fulfilled once, { $points }
   *[other] fulfilled { $times } times, { $points }
}

board-corner = { $corner } { $what }
board-corner-up-left = top left
board-corner-up-right = top right
board-corner-down-left = bottom left
board-corner-down-right = bottom right
board-ink-empty = empty
board-ink-hidden = hidden
board-ink-covered = covered
board-corners = corners: { $corners }
board-corners-empty = four empty corners

board-slot-first = spot in the middle
board-slot-up-left = spot at the top left of card { $card }
board-slot-up-right = spot at the top right of card { $card }
board-slot-down-left = spot at the bottom left of card { $card }
board-slot-down-right = spot at the bottom right of card { $card }
board-covers = covers { $n ->
    [one] { $n } corner
   *[other] { $n } corners
}
board-loses = loses { $lost }
board-gains = { $points } from objectives

board-slots = Open spots
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-show-all = Show all
board-pan = Arrow keys move the view, plus and minus zoom, 0 shows all.
board-as-list = { $label } as a list
board-list-card = { $name }, column { $x }, row { $y }: { $corners }
board-list-empty = No cards here yet.
board-highlighted = Group { $letters }: { $name }
board-open-area = Open { $label }
board-miniature = { $label }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

board-edge-left = { $n ->
    [one] { $n } open spot past the left edge, { $points }
   *[other] { $n } open spots past the left edge, up to { $points }
}
board-edge-right = { $n ->
    [one] { $n } open spot past the right edge, { $points }
   *[other] { $n } open spots past the right edge, up to { $points }
}
board-edge-top = { $n ->
    [one] { $n } open spot past the top edge, { $points }
   *[other] { $n } open spots past the top edge, up to { $points }
}
board-edge-bottom = { $n ->
    [one] { $n } open spot past the bottom edge, { $points }
   *[other] { $n } open spots past the bottom edge, up to { $points }
}

board-tally = Symbols: { $counts }
board-tally-none = no symbols
board-tally-up = { $count }, { $n } more
board-tally-down = { $count }, { $n } fewer

board-track = Points: { $places }
board-track-place = { $name } { $points }

board-move-place = card { $card }, { $face }, column { $x }, row { $y }
board-move-draw = draw from: { $source }
board-move-objective = keep objective { $id }
board-move-starter-front = starter card, front up
board-move-starter-back = starter card, back up

board-inspect-points = Scores { $points } when you place it.
board-inspect-points-none = Scores no points.
board-inspect-cost = To place it face up, you need { $cost } visible in your area. Nothing is spent.
board-inspect-back = The back is free. It has four empty corners and gives { $symbols } that nothing can cover.
board-inspect-starter-front = The first card of an area. Its front has a symbol in every corner.
board-inspect-starter-back = The first card of an area. Its back gives { $symbols } that nothing can cover.
board-inspect-corners = Corners: { $corners }.
board-inspect-hidden = You can’t see its front.
replay-no-area = No cards here yet.

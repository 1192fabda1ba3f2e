# The coach: after a poor placement it offers to take it back, before the draw.
coach-title = Coach
coach-level-off = Off
coach-level-big = Big
coach-level-all = All
coach-state-off = Coach is off
coach-state-on = Coach is on
coach-about-off = It can speak up when a placement gives a lot away.
coach-about-on = Speaks up from { $loss }. Never in rated games.
coach-setting = After a poor placement, you can take it back before you draw, and you hear why. Off, for big mistakes, or for all. Never in rated games.

# $loss: “12%”.
coach-loss = This gives away about { $loss }. Look again?
coach-take-back = Take it back
coach-keep = Keep it
coach-voice = { $undo } takes it back; draw a card to keep it.

# What the placement costs. $symbols and $objective are pictures; $n: how often the objective still counts.
coach-covers = It covers { $symbols }, which you still need.
coach-breaks = It covers { $symbols }: objective { $objective } { $n ->
    [0] is no longer complete.
   *[other] counts once less.
}

# What a better one would bring: “Face up: 2 more points, a symbol for this card.”
coach-better = { $how }: { $facts }.
coach-better-later = { $how }: nothing to count right now, but better for what comes.
coach-how-spot = In another spot
coach-how-front = Face up
coach-how-back = Face down
coach-how-card = Another card
coach-fact-points = { $n ->
    [one] { $n } more point now
   *[other] { $n } more points now
}
coach-fact-fulfils = objective { $objective } complete
coach-fact-pays = { $symbols }, which { $card } needs
coach-fact-brings = { $symbols }, which you need
coach-fact-next = { $n ->
    [one] { $n } more point next turn
   *[other] { $n } more points next turn
}
coach-fact-places = { $n ->
    [one] { $n } more open spot
   *[other] { $n } more open spots
}

# The review of a game: what each half-move was worth, and what would have been better.

review-title = Review
review-loading = Opening the game…
review-replay = Replay the game
review-overview = Overview
review-whole-game = The whole game

# The graph of chances.
review-graph = Chances of winning over the game
review-slider = Move
review-at = { $name }, { $round ->
    [0] setup
   *[other] round { $round }
}
review-chance = Chance of winning
review-your-slips = your slips
review-own-slips = own slips
review-their-slips = others’ slips
review-luck = luck
review-which = Which moments
review-mine = My moments
review-one = This player’s
review-all = All

# How well each seat played.
review-show-chances = Show this player’s chances
review-accuracy = accuracy
review-accuracy-later = Accuracy: after the last move
review-half-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
review-count-best = { $n } best
review-count-good = { $n } good
review-count-inaccuracy = { $n ->
    [one] { $n } inaccuracy
   *[other] { $n } inaccuracies
}
review-count-mistake = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
review-count-blunder = { $n ->
    [one] { $n } blunder
   *[other] { $n } blunders
}
review-left = { $n ->
    [one] { $n } point left on the table
   *[other] { $n } points left on the table
}

# How the game went.
review-won = { $n ->
    [one] { $names } won, { $scores }.
   *[other] { $names } shared the win, { $scores }.
}
review-unfinished = The game wasn’t played to its end.
review-your-led-from = You were ahead from round { $round } on.
review-their-led-from = { $name } was ahead from round { $round } on.
review-your-led-until = You were ahead until round { $round }.
review-their-led-until = { $name } was ahead until round { $round }.
review-cost-most = { $kind ->
    [draw] One draw in round { $round } cost the most.
    [choice] One choice in the setup cost the most.
   *[place] One placement in round { $round } cost the most.
}
review-decided = What decided it
review-your-choices = Your choices
review-own-choices = Own choices
review-name-choices = { $name }’s choices
review-others-choices = The others’ choices
review-luck-cards = Luck of the cards
review-luck-tybor = Cards and Tybor
review-decided-note = In % of the chance of winning: { $start } at the start, { $end } at the end.

# The moments that matter.
review-moments = { $n ->
    [one] One moment
   *[other] { $n } moments
}
review-found = Found so far
review-no-moments = No slips
review-no-moments-note = Not one move gave anything away that the search is sure of.
review-moment = { $round ->
    [0] Setup
   *[other] Round { $round }
}
review-moment-of = { $name }, { $round ->
    [0] setup
   *[other] round { $round }
}
review-start-with = { $round ->
    [0] Start with the setup
   *[other] Start with round { $round }
}
review-next = Next moment
review-previous = Previous moment
review-number = { $n } of { $all }

# The board.
review-area = { $name }’s area, { $round ->
    [0] setup
   *[other] round { $round }
}
review-area-end = { $name }’s area at the end
review-whose-area = Whose area
review-shown = What the board shows
review-played = Played
review-better = Better
review-both = Both
review-steps = Step through the game
review-first = First move
review-back = One move back
review-forward = One move forward
review-end = The whole game
review-ply = move { $ply } of { $plies }
review-then = then +{ $n }
review-then-objective = then objective
review-taken = Taken
review-market-then = The market then

# One moment.
review-your-place = round { $round }, your placement
review-your-draw = round { $round }, your draw
review-your-starter = your starter card
review-your-objective = your secret objective
review-their-place = { $name }, round { $round }, placement
review-their-draw = { $name }, round { $round }, draw
review-their-starter = { $name }, starter card
review-their-objective = { $name }, secret objective
review-you-played = You played
review-was-played = Played
review-not-yet = The engine hasn’t come to this move yet.
review-best-move = The best move
review-as-good = As good as any
review-also-good = Also good
review-expected = expected { $scores }
review-doubt = The search is exact to about { $doubt } %.
review-not-counted = Not counted as a slip:
review-not-counted-card = which card came up. That was luck.
review-better-does = The better move { $facts }.
review-played-does = This one { $facts }.
review-no-fact = No single fact tells them apart: played on many times, the other one wins more often.

# What a half-move does; the rest of a sentence that begins “The better move …”.
review-fact-objective = { $good ->
    [yes] completes { $objective }
   *[no] breaks { $objective }
}
review-fact-points = brings +{ $n }
review-fact-loses = covers { $symbols }
review-fact-gains = gains { $symbols }
review-fact-pays = pays for { $card }
review-fact-next = allows { $card } next turn for +{ $n }
review-fact-next_objective = completes { $objective } next turn
review-fact-worth = takes a card worth +{ $n } now
review-fact-fulfils = can complete { $objective }
review-fact-closer = brings { $objective } closer
review-fact-no_closer = brings no objective closer
review-fact-corners = { $n ->
    [one] shows { $n } corner
   *[other] shows { $n } corners
}
review-fact-there = has { $n } of { $of } parts already

# Headlines.
review-headline-wrong_side = Right card, wrong side
review-headline-objective_missed = An objective was there to complete
review-headline-objective_broken = It broke an objective
review-headline-points_left = { $n ->
    [one] { $n } more point was there to take
   *[other] { $n } more points were there to take
}
review-headline-spot_next = The other spot brings +{ $n } next turn
review-headline-card_next = The other card brings +{ $n } next turn
review-headline-pays = It could have paid for a card
review-headline-covered = It covered a symbol you needed
review-headline-same_points_spot = Same points, better spot
review-headline-same_points_card = Same points, better card
review-headline-better_spot = Fewer points now, better spot
review-headline-better_card = Fewer points now, better card
review-headline-source = { $source } was better
review-headline-other_face = The other face was better
review-headline-other_objective = The other objective was better
review-source-R = The resource deck
review-source-R1 = The left resource card
review-source-R2 = The right resource card
review-source-G = The gold deck
review-source-G1 = The left gold card
review-source-G2 = The right gold card

# What can be done with a moment.
review-exercise = Make it an exercise
review-exercise-made = It is among your exercises now, due today.
review-share = Share
review-more = More
review-copied = The link to this moment is copied.

# While the engine thinks.
review-thinking = Reading the game…
review-waiting = Other games come first.
review-progress = Move { $done } of { $total }
review-explained = The engine plays on from every position, many times, knowing only what the player knew then.
review-start-now = You can start reading now. New moments appear as they are found, and you can leave: the review goes on.
review-finished = { $n ->
    [0] The review is finished: no slips.
    [one] The review is finished: one moment.
   *[other] The review is finished: { $n } moments.
}
review-none = Nobody has reviewed this game yet
review-request = Review this game
review-again = Try again
review-failed = The review failed. What was found so far is gone, the game isn’t.

# Play, drawings and reviews in a terminal. What is typed is given: moves in the notation of game files, and commands.

# A table drawn in characters
terminal-tybor = Tybor
terminal-points = points
terminal-nothing = empty
terminal-legend-empty = empty corner
terminal-legend-hidden = hidden corner
terminal-legend-quill = 1 per quill
terminal-legend-covered = 2 per covered corner
terminal-objectives-later = Dealt once all starter cards are placed.
terminal-secret-of = Secret ({ $name })
terminal-offered = Offered ({ $move })
terminal-listing = Cards with their corners, { $covered } where covered:
terminal-open = Open spots:
terminal-tybor-dealt = Dealt:
terminal-tybor-taken = Taken:
terminal-tybor-scored = Scored:
terminal-refilled = New in the market: { $card }

# A game
terminal-player = Player
terminal-order = Turn order: { $names }.
terminal-saved-in = The game is saved in { $file }
terminal-saved = Saved: { $file }
terminal-not-saved = Not saved: { $file }: { $problem }
terminal-resume = To continue later: { $command }
terminal-file = Game file: { $file }
terminal-undone = Undone: { $move }
terminal-place = Place a card
terminal-prompt = { $what } (? for help)
terminal-unknown = “{ $typed }” is neither a move nor a command. Type ? for help.
terminal-idle = Type ? for help, { $list } to see your moves, { $quit } to leave.
terminal-no-number = There is no number { $n }. Choose 1 to { $last }.
terminal-all-shown = That’s all of them.
terminal-choose-number = Type a number to choose.
terminal-choose-more = Type a number to choose, or { $command } to see { $n } more.
terminal-name-move = Name a move, for example: { $example }
terminal-allowed = { $move } is allowed: { $brings }.
terminal-hint = { $bot } would play { $move }: { $reason }.
terminal-no-card = There is no card { $typed }. Cards have the numbers 1 to { $cards }, objectives { $first } to { $last }.

# Help inside a game
terminal-help-setup = The game is being set up. First choose a side of your starter card: { $front } or { $back }. Then choose one of two secret objectives by its number, for example { $objective }.
terminal-help-place = Place a card from your hand so that it covers corners of your cards. { $example } is card 17, face up (f), in column 1, row 1. With b instead of f it is placed face down: that costs nothing and scores nothing. The starter card is in column 0, row 0; columns are counted to the right, rows upwards. To place a gold card face up, you need the symbols of its cost visible in your area. Nothing is spent.
terminal-help-draw = Draw a card. { $market } are the four face-up cards: resource and gold, left and right. { $decks } are the two decks. Until you draw, you can undo your placement.
terminal-help-commands = Type a move, or one of these commands:
terminal-command-list = your moves, best first; a number chooses one
terminal-command-hint = what the strongest bot would do, and why
terminal-command-why = why a move isn’t allowed
terminal-command-card = what is on card or objective 17
terminal-command-table = draw the table again
terminal-command-undo = undo your placement, until you draw
terminal-command-quit = save the game, to continue it later

# A replay
terminal-deal = The deal. { $n ->
    [one] { $n } step follows.
   *[other] { $n } steps follow.
}
terminal-step = Step { $ply } of { $plies }, { $name }: { $move }
terminal-keys = Enter: next · b: back · q: quit

# While one waits
terminal-replaying = Replaying
terminal-thinking = Thinking
terminal-preparing = Getting the strong bots ready (once)…
terminal-preparing-wait = Getting the strong bots ready, once. This takes a minute or two.

# A review
terminal-review = Review of { $file }
terminal-review-judged = { $n ->
    [one] { $n } step, judged by { $bots }.
   *[other] { $n } steps, judged by { $bots }.
}
terminal-review-unfinished = The game was not played to the end.
terminal-review-accuracy = accuracy
terminal-review-best = best
terminal-review-good = good
terminal-review-inaccuracies = inacc.
terminal-review-mistakes = mist.
terminal-review-blunders = blund.
terminal-review-left = missed
terminal-review-lost = lost
terminal-review-legend = missed: points that another placement would have scored at once; lost: points of the expected final score
terminal-review-chances = Chance of winning, turn by turn:
terminal-review-none = There were no costly moves.
terminal-review-costly = Costly moves:
terminal-review-worst = Costly moves, the worst { $n } of { $all }:
terminal-review-move = { $name }, round { $round }: { $move }, { $judgement ->
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
}. Chance of winning −{ $chance }, expected score −{ $points }.
terminal-review-better = Better: { $move } ({ $chance }), { $reason }

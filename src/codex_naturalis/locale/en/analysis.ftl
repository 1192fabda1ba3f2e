# The analysis board.
analysis-title = Analysis
analysis-status = Analysis · { $names }, { $round ->
    [0] setup
   *[other] round { $round }
}
analysis-status-over = Analysis · { $names }, the end
analysis-player = Player { $n }

# An empty board.
analysis-start-text = Play out any position, keep what you tried as variations, and see what the engine thinks of it.
analysis-new = New game
analysis-new-text = A fresh deal. You make the moves of every player.
analysis-players = { $n } players
analysis-tybor = Tybor
analysis-tybor-solo-easy = Tybor, easy
analysis-tybor-solo-normal = Tybor, normal
analysis-tybor-solo-hard = Tybor, hard
analysis-open-text = A game file or position
analysis-open-how = Drop it anywhere on this page, or paste its text.
analysis-set-up-title = Set up a position
analysis-set-up-text = Place the cards yourself. The rules check whether the position can happen.
analysis-saved-list = Your saved analyses
analysis-remove = Delete “{ $title }”
analysis-bad-link = This link is damaged. Ask for a new one.

# Who sees what.
analysis-who-sees = Who sees what
analysis-knows = { $name } knows
analysis-open = All open
analysis-knows-note = Hidden cards are guessed anew in every playout. Turn on “All open” to look at the real cards.
analysis-open-note = The engine sees every hand, deck and objective. At the table nobody does.
analysis-hidden = hidden
analysis-to-place = to place
analysis-to-draw = to draw
analysis-to-choose = to choose
analysis-position = Position
analysis-copy-position = Copy the position as text
analysis-position-copied = Position copied.
analysis-not-copied = The browser doesn’t let us copy.
analysis-paste = Paste
analysis-set-up = Set up
analysis-paste-title = Paste a game or position
analysis-paste-label = The text of a .codex file or a position

# What the engine says.
analysis-chance = { $name } { $chance }
analysis-no-chances = Chances of winning: not known yet
analysis-lines = Best moves
analysis-line = { $rank }: { $chance }, { $move }, expected { $scores }
analysis-playouts = { $n } playouts, ±{ $doubt }
analysis-sees-own = Knows what { $name } knows
analysis-sees-all = Sees every card
analysis-pause = Pause the engine
analysis-resume = Let the engine think
analysis-thinking = Thinking…
analysis-paused = Paused.
analysis-over = The game is over.
analysis-spent = You’ve used up the thinking time for this hour. Come back a little later.
analysis-busy = The engine is busy with games. Try again in a moment.
analysis-replaced = You’re analysing on another page.
analysis-failed = The engine didn’t answer. Pause it and let it think again.

# On the board.
analysis-place = Place it here
analysis-draw = Draw it
analysis-flip = Flip
analysis-back = Back

# The tree.
analysis-variations = Variations
analysis-variation = variation
analysis-start = Start
analysis-row = { $name }, { $round ->
    [0] setup
   *[other] round { $round }
}: { $move }
analysis-cell = at { $x }, { $y }
analysis-delete = Delete from here on
analysis-note = Note
analysis-note-label = Your note on this move
analysis-note-keep = Keep
analysis-more = Details and sharing
analysis-play = Play from here
analysis-copy-link = Copy link
analysis-link-copied = Link copied. It holds the whole tree.
analysis-link-long = This tree is too big for a link. Download it instead.
analysis-download = Download as .codex
analysis-save = Save
analysis-save-title = Title
analysis-saved = Analysis saved.

# Setting up a position.
analysis-set-up-how = Choose a card, then a spot. What you leave open is dealt at random.
analysis-set-up-open = Analyse this position
analysis-number = Players
analysis-level = Difficulty
analysis-turn = Whose turn
analysis-phase = What to do
analysis-seat = Area to edit
analysis-slot = Spot at { $x }, { $y }
analysis-take-back = Take the last card back
analysis-chosen = Chosen: { $card }. Now choose a spot.
analysis-kind = Kind of card
analysis-resource = Resource
analysis-gold = Gold
analysis-side = Side
analysis-cards = Cards to place
analysis-hand-card = Card { $n } in hand
analysis-secret = Secret objective
analysis-common = Common objective { $n }
analysis-tybor-dealt = Tybor’s first card { $n }
analysis-tybor-taken = Tybor took, card { $n }
analysis-tybor-scored = Tybor scored, card { $n }
analysis-any = Any
analysis-faults = This can’t happen in a game:
analysis-possible = This position can happen.
analysis-place-area = { $name }’s area
analysis-place-hand = { $name }’s hand
analysis-place-tybor = Tybor’s points
analysis-place-tybor-dealt = Tybor’s first cards
analysis-place-tybor-taken = Tybor’s cards
analysis-place-tybor-scored = The cards Tybor scored

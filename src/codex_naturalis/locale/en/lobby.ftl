# The home page, creating tables, lists of games.
lobby-hero = Write the book of nature, card by card
lobby-hero-text = A manuscript of mushrooms, herbs, beasts and insects. Half an hour, one to four players, no account needed.
lobby-play-tybor = Play Tybor now
lobby-learn-now = Learn in four minutes
lobby-play = Play
lobby-foot = An unofficial, non-commercial programme, not connected with the publisher. All pictures drawn by us.

lobby-tybor = Against Tybor
lobby-tybor-name = Tybor
lobby-tybor-text = The monk plays by open rules, and tells you why.
lobby-tybor-solo-easy = Easy: he starts with two resource cards.
lobby-tybor-solo-normal = Normal: he starts with four resource cards, one of each kingdom.
lobby-tybor-solo-hard = Hard: he starts with four resource cards and 4 points.
lobby-level = Level
lobby-level-easy = Easy
lobby-level-normal = Normal
lobby-level-hard = Hard

lobby-bots = Against bots
lobby-bots-choose = Which bot
lobby-opponents-many = How many opponents
lobby-opponents = { $n ->
    [one] { $n } opponent
   *[other] { $n } opponents
}

lobby-friends = With friends
lobby-friends-text = Make a table, send the link. They only need a browser.
lobby-players-many = How many players
lobby-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
lobby-make = Make a table
lobby-more-options = More options
lobby-have-link = I have a link
lobby-link-example = Paste it here
lobby-link-unreadable = This is not the link of a table. It has /table/ in it.
lobby-go = Go

lobby-pair = Quick pairing
lobby-pair-text = Be sat with the next people who want to play.
lobby-pair-start = Find players
lobby-pair-waiting = { $n ->
    [one] Waiting for one more player…
   *[other] Waiting for up to { $n } more players…
}

lobby-open = Open tables
lobby-open-waiting = { $n } waiting
lobby-open-playing = { $n } playing
lobby-open-none = Nobody is waiting. Make a table, or play Tybor meanwhile.
lobby-make-open = Make an open table
lobby-show-all = { $n ->
   *[other] Show all { $n } tables
}
lobby-table-of = { $name }’s table
lobby-sit = Sit down
lobby-sit-at = Sit down at { $table }
lobby-seats-taken = { $n } of { $all } seats taken
lobby-seat-free = a free seat
lobby-seat-deleted = somebody who has left
lobby-clock-none = no clock
lobby-clock-minutes = { $seconds ->
    [0] { $n } min each
   *[other] { $n } min + { $seconds } s
}
lobby-clock-days = { $n ->
    [one] { $n } day a turn
   *[other] { $n } days a turn
}
lobby-rated = rated
lobby-game-solo-easy = Against Tybor · easy
lobby-game-solo-normal = Against Tybor · normal
lobby-game-solo-hard = Against Tybor · hard

lobby-learn = Learn and watch
lobby-learn-text = A lesson you play, the rules as played here, and games as they happen.
lobby-learn-lesson = First lesson: corners
lobby-learn-rules = Rules as played here
lobby-learn-watch = Watch a live table
lobby-learn-replay = Replay a record

lobby-continue = Go on playing
lobby-all-games = All my games
lobby-your-turn = Your turn
lobby-just-now = just now

lobby-waiting = { $n ->
    [one] waits for one more
   *[other] waits for { $n } more
}
lobby-running = running
lobby-aborted = ended without a result
lobby-result = { $who } · { $end }
lobby-you-won = You won
lobby-you-shared = You share the victory
lobby-they-won = { $n ->
    [one] { $names } won
   *[other] { $names } share the victory
}
lobby-end-played = to the end
lobby-end-resigned = by resignation
lobby-end-time = on time
lobby-end-left = the others left
lobby-end-aborted = ended early

lobby-games = My games
lobby-games-filter = Which games
lobby-games-all = All
lobby-games-playing = Running
lobby-games-gathering = Waiting
lobby-games-finished = Finished
lobby-games-none = No games here yet.
lobby-games-first = Play your first
lobby-games-do = { $verb }: { $against }
lobby-games-more = Show more
lobby-games-go = Go on
lobby-games-replay = Replay
lobby-games-open = Open
lobby-games-import = Open a .codex file
lobby-games-loading = One moment…

lobby-watch = Watch
lobby-watch-text = Open tables whose game is running. You see what a spectator may see.
lobby-watch-none = Nobody plays at an open table now.
lobby-watch-go = Watch
lobby-watch-at = Watch { $table }
lobby-watch-delay = { $n ->
    [one] seen { $n } second later
   *[other] seen { $n } seconds later
}

lobby-new = New table
lobby-new-make = Make the table
lobby-new-play = Play
lobby-new-game = Game
lobby-new-table = At a table
lobby-new-tybor = Against Tybor

lobby-seats = Seats
lobby-seat = Seat { $n }
lobby-seat-me = Me, on this device
lobby-seat-here = On this device
lobby-seat-anyone = Whoever sits down
lobby-seat-bot = { $name } (bot)
lobby-seat-who = Who sits in seat { $n }
lobby-seat-name = Name in seat { $n }
lobby-seats-device = Several of you on this device: each is asked to look away when the others play.

lobby-clock = Clock
lobby-clock-choice-none = None
lobby-clock-choice-real_time = Real time
lobby-clock-choice-correspondence = Days a turn
lobby-clock-text-none = Everybody thinks as long as they like.
lobby-clock-text-real_time = Each has a clock that runs in their own turns.
lobby-clock-text-correspondence = For games beside daily life: look in now and then, and the game waits.
lobby-clock-minutes-each = Minutes for each
lobby-clock-increment = Seconds added each turn
lobby-clock-days-each = Days for each turn

lobby-visibility = Who may find it
lobby-visibility-private = Only with the link
lobby-visibility-open = Everybody
lobby-visibility-text-private = The table is in no list. You send the link.
lobby-visibility-text-open = The table is in the list of open tables, and may be watched.

lobby-rated-label = Rated
lobby-rated-text = The result counts for the ratings. No hints, and whoever leaves has lost.
lobby-rated-not-tybor = A game against Tybor is not rated.
lobby-rated-not-bots = A game with bots is not rated.
lobby-rated-not-device = A game with several people on one device is not rated.
lobby-rated-not-account = Ratings need an account, so that they stay yours.
lobby-rated-keep = Keep your name

lobby-more = More options
lobby-tie = Equal points at the end
lobby-tie-points = Points of objectives
lobby-tie-cards = Objectives fulfilled
lobby-tie-text-points = Whoever has more points from objectives wins; as in most printed rules.
lobby-tie-text-cards = Whoever has fulfilled more objective cards wins; as in the Italian rules.
lobby-refill = When a deck is empty
lobby-refill-same = The place stays empty
lobby-refill-other = The other deck fills it
lobby-refill-text-same = A card taken from the market is replaced from its own deck only.
lobby-refill-text-other = When its own deck is empty, the other deck replaces it.
lobby-leave = When somebody leaves or runs out of time
lobby-leave-bot = A bot plays on
lobby-leave-forfeit = The seat is lost
lobby-leave-text-bot = Who comes back takes the seat again.
lobby-leave-text-forfeit = The seat counts as last.
lobby-stand-in = Which bot plays on
lobby-stand-in-best = The strongest
lobby-hints = Hints
lobby-hints-text = Players may ask which move a bot would make.
lobby-hints-rated = Never at rated tables.
lobby-spectators = Spectators
lobby-spectators-text = Whoever has the link may watch. They see no hand.
lobby-delay = Seconds by which they see it later
lobby-pause = Bots take their time
lobby-pause-text = They wait a moment before they move, so that one can follow.
lobby-shuffle = Draw lots for the seats
lobby-shuffle-text = Otherwise the first seat begins.

lobby-problem-people = At least one seat must be a person’s.
lobby-problem-names = Each of you on this device needs a name of its own, of at most 24 letters.
lobby-problem-minutes = A clock has between 0.1 and 180 minutes.
lobby-problem-increment = Between 0 and 180 seconds may be added each turn.
lobby-problem-days = A turn has between 1 and 14 days.
lobby-problem-delay = Spectators may see it up to 600 seconds later.

lobby-notify = Against { $names }.

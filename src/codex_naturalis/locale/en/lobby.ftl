# The home page, creating tables, lists of games.
lobby-hero = Write the book of nature, card by card
lobby-hero-text = Mushrooms, plants, animals and insects on overlapping cards. Half an hour, one to four players, no account needed.
lobby-play-now = Play now
lobby-now-first = Your first game is against Tybor, easy. He explains his moves.
lobby-learn-now = Learn in a few minutes
lobby-play = Play
lobby-foot = An unofficial, non-commercial project, not connected with the publisher. We drew all the pictures ourselves.

lobby-tybor-name = Tybor
lobby-tybor-text = Solo, he tells you why
lobby-tybor-solo-easy = Easy: he starts with two resource cards.
lobby-tybor-solo-normal = Normal: he starts with four resource cards, one of each kingdom.
lobby-tybor-solo-hard = Hard: he starts with four resource cards and 4 points.
lobby-level = Difficulty
lobby-level-easy = Easy
lobby-level-normal = Normal
lobby-level-hard = Hard

lobby-bots = Bots
lobby-bots-levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
lobby-bots-chosen = { $name }, Elo { $elo }
lobby-bots-choose = Choose a bot
lobby-opponents-many = Number of opponents
lobby-opponents = { $n ->
    [one] { $n } opponent
   *[other] { $n } opponents
}

lobby-friends = Friends
lobby-friends-text = Send a link, no account needed
lobby-players-many = Number of players
lobby-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
lobby-make = Create table
lobby-more-options = More options
lobby-have-link = I have a link
lobby-link-example = Paste it here
lobby-link-unreadable = This is not a link to a table. Those have /table/ in them.
lobby-go = Open

lobby-anyone = Anyone
lobby-anyone-text = People looking for a game
lobby-queue = { $n ->
    [one] { $n } person is waiting for a { $players }-player game
   *[other] { $n } people are waiting for a { $players }-player game
}
lobby-pair-join = Join
lobby-pair-start = Find players
lobby-pair-waiting = { $n ->
    [one] Waiting for one more player…
   *[other] Waiting for up to { $n } more players…
}

lobby-open = Open tables
lobby-open-none = Nobody is waiting. Create a table, or play Tybor in the meantime.
lobby-to-watch = Games to watch
lobby-make-open = Create open table
lobby-show-all = { $n ->
   *[other] Show all { $n } tables
}
lobby-table-of = { $name }’s table
lobby-sit = Join
lobby-sit-at = Join { $table }
lobby-seats-taken = { $n } of { $all } seats taken
lobby-seat-free = a free seat
lobby-seat-deleted = a deleted player
lobby-clock-none = no clock
lobby-clock-minutes = { $seconds ->
    [0] { $n } min each
   *[other] { $n } min + { $seconds } s
}
lobby-clock-days = { $n ->
    [one] { $n } day per turn
   *[other] { $n } days per turn
}
lobby-rated = rated
lobby-game-solo-easy = Against Tybor · easy
lobby-game-solo-normal = Against Tybor · normal
lobby-game-solo-hard = Against Tybor · hard

lobby-your-games = Your games
lobby-all-games = All games
lobby-play-on = Play on
lobby-look = View
lobby-resume = Resume
lobby-turn-of = { $name }’s turn
lobby-round = round { $n }
lobby-setup = setup
lobby-left = { $time } left
lobby-stopped = you stopped { $when }
lobby-tile-solo-easy = Solo, easy
lobby-tile-solo-normal = Solo, normal
lobby-tile-solo-hard = Solo, hard
lobby-your-area = Your area
lobby-start = New game
lobby-your-turn = Your turn

lobby-waiting = { $n ->
    [one] waiting for one more player
   *[other] waiting for { $n } more players
}
lobby-running = in progress
lobby-aborted = ended without a result
lobby-result = { $who } · { $end }
lobby-won = Won
lobby-drawn = Tie
lobby-lost = Lost
lobby-they-won = { $n ->
    [one] { $names } won
   *[other] { $names } shared the victory
}
lobby-end-played = played to the end
lobby-end-resigned = by resignation
lobby-end-time = opponent ran out of time
lobby-end-left = the others left
lobby-end-aborted = ended early
lobby-end-early = ended too early to count
lobby-end-closed = closed by a moderator
lobby-lost-resigned = by resignation
lobby-lost-time = out of time
lobby-lost-left = left the game

lobby-games = My games
lobby-games-filter = Show
lobby-games-all = All
lobby-games-playing = In progress
lobby-games-gathering = Waiting
lobby-games-finished = Finished
lobby-games-none = No games here yet.
lobby-games-first = Play your first game
lobby-games-do = { $verb }: { $against }
lobby-games-more = Show more
lobby-games-go = Continue
lobby-games-replay = Replay
lobby-games-open = Open
lobby-games-import = Open a game file
lobby-games-loading = One moment…

lobby-watch = Watch
lobby-watch-text = Games being played at open tables. You can’t see the players’ hands.
lobby-watch-none = Nobody is playing at an open table right now.
lobby-watch-go = Watch
lobby-watch-at = Watch { $table }
lobby-watch-delay = { $n ->
    [one] delayed by { $n } second
   *[other] delayed by { $n } seconds
}

lobby-new = New table
lobby-new-make = Create table
lobby-new-play = Play
lobby-new-game = Game
lobby-new-table = 2 to 4 players
lobby-new-tybor = Against Tybor

lobby-seats = Seats
lobby-seat = Seat { $n }
lobby-seat-me = Me, on this device
lobby-seat-here = On this device
lobby-seat-anyone = Anyone
lobby-seat-who = Who is in seat { $n }
lobby-seat-name = Name in seat { $n }
lobby-seats-device = Several of you are sharing this device: each hand stays hidden until its player is ready.

lobby-clock = Clock
lobby-clock-choice-none = None
lobby-clock-choice-real_time = Real time
lobby-clock-choice-correspondence = Days per turn
lobby-clock-text-none = Everyone can think as long as they like.
lobby-clock-text-real_time = Each player has a clock that runs during their own turns.
lobby-clock-text-correspondence = A slow game to play over days: drop in now and then and take your turn.
lobby-clock-rated = Rated games need a clock.
lobby-clock-minutes-each = Minutes per player
lobby-clock-increment = Seconds added per turn
lobby-clock-days-each = Days per turn

lobby-visibility = Who can find it
lobby-visibility-private = Link only
lobby-visibility-open = Everyone
lobby-visibility-text-private = The table isn’t listed anywhere. You send the link.
lobby-visibility-text-open = The table is listed with the open tables, and people can watch.

lobby-rated-label = Rated
lobby-rated-text = The result counts towards your rating. There are no hints, and if you leave, you lose.
lobby-rated-not-tybor = Games against Tybor are not rated.
lobby-rated-not-bots = Games with bots are not rated.
lobby-rated-not-device = Games with several people on one device are not rated.
lobby-rated-not-account = You need an account for rated games.
lobby-rated-keep = Create account

lobby-more = More options
lobby-tie = Tie-break
lobby-tie-points = Points from objectives
lobby-tie-cards = Objectives fulfilled
lobby-tie-text-points = The player with more points from objectives wins, as in most printed rules.
lobby-tie-text-cards = The player who fulfilled more objective cards wins, as in the Italian rules.
lobby-refill = When a deck is empty
lobby-refill-same = The spot stays empty
lobby-refill-other = The other deck fills it
lobby-refill-text-same = A card taken from the market is replaced from its own deck only.
lobby-refill-text-other = If its own deck is empty, a card taken from the market is replaced from the other deck.
lobby-leave = If someone leaves or runs out of time
lobby-leave-bot = A bot takes over
lobby-leave-forfeit = They lose
lobby-leave-text-bot = If they come back, they can take their seat again.
lobby-leave-text-forfeit = They finish last.
lobby-stand-in = Which bot takes over
lobby-stand-in-best = The strongest
lobby-hints = Hints
lobby-hints-text = Players can ask what a bot would do.
lobby-hints-rated = There are no hints in rated games.
lobby-spectators = Spectators
lobby-spectators-text = Anyone with the link can watch. They can’t see hands.
lobby-delay = Delay for spectators, in seconds
lobby-pause = Bots take their time
lobby-pause-text = They wait a moment before each move, so that you can follow.
lobby-shuffle = Random seating
lobby-shuffle-text = Otherwise the first seat starts.

lobby-problem-people = At least one seat must be for a person.
lobby-problem-names = Everyone on this device needs a different name, with at most 24 characters.
lobby-problem-minutes = A clock can have 0.1 to 180 minutes.
lobby-problem-increment = You can add 0 to 180 seconds per turn.
lobby-problem-days = A turn can take 1 to 14 days.
lobby-problem-delay = The delay for spectators can be 0 to 600 seconds.

lobby-notify = Against { $names }.

# The table: gathering, playing, and the dialogs around a game. The end is in end.ftl.

table-title-your-turn = ● Your turn
table-connecting = Opening the table…
table-gone-title = Table not found
table-gone-text = The link may be mistyped, or the table was deleted.
table-closed-title = Closed table

# The line in the top bar. $what is one of the next messages.
table-status-gathering = Waiting for players
table-status-aborted = Ended without a result
table-status-over = Game over · { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
table-status-setup = Make your choice
table-status-setup-wait = Everyone is choosing
table-status-round = { $what } · round { $round }
table-status-draw = Draw a card
table-status-last-turn = Your last turn
table-status-turn-of = { $name } is playing
table-your-turn = Your turn
table-watching = watching

table-skip = Skip to
table-skip-hand = Skip to my hand
table-skip-board = Skip to the board
table-skip-market = Skip to the market

# Gathering
table-gathering-title = { $name }’s table
table-gathering-waiting = { $n ->
    [0] Everyone is here. The game is starting.
    [one] The game starts when every seat is taken. { $n } seat is free.
   *[other] The game starts when every seat is taken. { $n } seats are free.
}
table-seats = Seats
table-sit = Sit here
table-stand = Leave seat
table-free-seat = Free seat
table-add-bot = Add a bot
table-add-bot-title = Choose a bot
table-add-bot-last = This is the last free seat: the game starts at once.
table-remove-bot = Remove
table-remove-bot-name = Remove { $name }
table-send-away = Send away
table-send-away-title = Send { $name } away?
table-send-away-text = { $name } won’t be able to take a seat at this table again.
table-sent-away = You were sent away from this table. You can’t take a seat here any more.
table-you-are = Your name: { $name }
table-hot-seat = Add a player on this device
table-hot-name = Player’s name
table-colour = Token colour
table-you = you
table-you-capital = You
table-bot = bot
table-away = away
table-watching-count = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
table-invite = Invite
table-invite-private = Only people with this link can find the table.
table-invite-open = The table is listed with the open tables. You can also send the link.
table-invite-alone = Only this computer can open this link.
table-invite-lan = To invite others in your network, start the game with
table-invite-text = Play Codex Naturalis with me
table-link = Link to this table
table-copy = Copy link
table-copied = Copied
table-share = Share
table-qr = The link as a QR code
table-remove = Delete table

table-terms = Table settings
table-term-players = { $n ->
    [one] One player
   *[other] { $n } players
}
table-term-no-clock = No clock
table-term-real-time = { $minutes } min each, { $increment ->
    [0] no increment
   *[other] +{ $increment } s per turn
}
table-term-correspondence = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
table-term-rated = Rated
table-term-casual = Not rated
table-term-open = Open to everyone
table-term-private = Link only
table-term-tie-cards = Tie-break: objectives fulfilled
table-term-refill-other = If a deck is empty, the other one refills the market
table-term-leave-bot = If someone leaves, a bot takes over
table-term-leave-forfeit = If you leave, you lose
table-term-hints = Hints allowed
table-term-no-spectators = No spectators
table-term-delay = Spectators see everything { $seconds } s later
table-term-lots = Random seating

# The first choices
table-setup-starter = Choose a side of your starter card
table-setup-starter-how = It goes in the middle of your area. Its corners can be covered; symbols in its middle can’t.
table-setup-front = Front up
table-setup-back = Back up
table-setup-objective = Choose your secret objective
table-setup-objective-how = It scores at the end, as often as you fulfil it. Nobody else sees it until then.
table-setup-keep = Keep this one
table-setup-done = You have chosen
table-setup-watch = The players are choosing
table-setup-wait = Everyone is choosing a side and a secret objective at the same time.
table-ready = ready
table-chooses-starter = is choosing a side
table-chooses-objective = is choosing an objective

# The turn
table-prompt-place = Choose a spot.
table-back-only = You can’t afford the front yet, so the back is shown.
table-choose = Choose a card to place.
table-choose-last = Choose your last card.
table-plan = { $name } is playing. You can plan in the meantime.
table-blocked = No open spot: you are skipped, but still scored at the end.
table-place = Place here
table-place-points = Place here · +{ $n }
table-flip = Flip
table-no-points = No points
table-for-corners = { $n ->
    [one] for { $n } corner
   *[other] for { $n } corners
}
table-draw-title = Draw one card
table-draw-how = to end your turn
table-undo = Undo placement
table-your-hand = Your hand:
table-take = { $kind ->
    [gold] Take this gold card
   *[resource] Take this resource card
}
table-take-deck = Take the top card
table-take-choose = Choose a card

# Players
table-heading = Table with { $names }
table-track = Score track
table-players = Players
table-my-area = My area
table-area-of = { $name }’s area
table-show-area = : show the area
table-previous-player = Previous player
table-next-player = Next player
table-open-places = { $n ->
    [one] { $n } open spot
   *[other] { $n } open spots
}
table-fronts = { $paid } of { $n ->
    [one] { $n } front affordable
   *[other] { $n } fronts affordable
}
table-in-hand = in hand
table-chip = { $name }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-plays = is playing
table-writes = is thinking…
table-writes-for = is thinking… { $n } s
table-gave-up = out of the game
table-handed = a bot is playing
table-clock = Time left
table-days-left = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
table-hours-left = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
table-is-away = { $name } is away.
table-claim = Claim victory
table-claim-bot = Let a bot take over
table-claim-in = You can claim victory in { $time }.
table-claim-bot-in = You can let a bot take over in { $time }.
table-bot-for-you = A bot is playing for you.
table-return = Take back my seat

# Market, objectives, log and chat
table-side = Market, objectives, log
table-market = Market
table-objectives = Objectives
table-talk = Log and chat
table-tabs = More of the table
table-tab-hand = Hand
table-tab-market = Market
table-tab-players = Players
table-tab-objectives = Objectives
table-tab-log = Log
table-chat = Chat
table-chat-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}

# The last rounds
table-end-near = The end is triggered
table-end-near-rule = Finish this round, then everyone takes one more turn.
table-last-round = The last round
table-last-round-rule = One last turn each, and nobody draws.
table-end-points = { $name } has reached 20 points.
table-end-twenty = Someone has reached 20 points.
table-end-decks = Both decks are empty.
table-turns-left = Turns left
table-scoring = Scoring

# Tybor
table-tybor = Tybor Kwelein
table-tybor-table = the monk
table-tybor-solo-easy = the monk · easy
table-tybor-solo-normal = the monk · normal
table-tybor-solo-hard = the monk · hard
table-tybor-resources = Tybor’s resources
table-tybor-how = His resources, one column per kingdom. He counts these cards to pay for gold cards, and never spends them.
table-tybor-pays = What he can afford now
table-tybor-yes = { $where }: yes, +{ $n }
table-tybor-no = { $where }: not yet
table-tybor-again = Replay his last turn
table-tybor-turn = Tybor’s turn
table-tybor-order = always the left column first, then the right
table-tybor-stepwise = Step by step
table-go-on = Continue
table-tybor-column-left = Left column:
table-tybor-column-right = Right column:
table-tybor-did-scored = he scores
table-tybor-did-gold = he keeps the gold card
table-tybor-did-resource = he takes the resource card
table-tybor-why-paid = He has { $cost }, the cost of this gold card. The card leaves the game; nothing is spent.
table-tybor-why-five-points = He can’t afford { $cost } yet, but he wants every card worth 5. It joins his { $kingdom } column.
table-tybor-why-objective = He can’t afford { $cost } yet, but a common objective asks for cards like this. It joins his { $kingdom } column. { $objective }
table-tybor-why-no-resource = He can’t afford { $cost } yet, and there is no resource card to take. The gold card joins his { $kingdom } column.
table-tybor-why-not-wanted = He can’t afford { $cost } for the gold card, and no common objective asks for it. The resource card joins his { $kingdom } column.
table-tybor-why-no-gold = There is no gold card. The resource card joins his { $kingdom } column.

# Several players on one device
table-pass-title = Pass the device to { $name }
table-pass-text = Your hand stays hidden until you’re ready.
table-pass-here = I’m { $name }

# Menu and questions
table-keys = Keyboard shortcuts
table-people = Report or block
table-resign = Resign
table-leave = Leave table
table-abort = End without a result
table-stop-watching = Stop watching
table-record = Download game file
table-confirm-resign = You lose this game. This can’t be undone.
table-confirm-leave = You leave for good and lose this game.
table-confirm-leave-bot = A bot takes over. You can come back and take your seat again.
table-confirm-abort = Until the first card is placed, the game can end without a result, if everyone agrees.
table-abort-asked = Waiting for the others to agree.
table-abort-wanted = { $name } wants to end the game without a result.
table-abort-agree = Agree

table-hint = Hint

# The table: gathering, playing, and the dialogs around a game. The end is in end.ftl.

table-title-your-turn = ● Your turn
table-connecting = Coming to the table…
table-gone-title = No such table
table-gone-text = The link may be mistyped, or the table was taken away.
table-closed-title = A closed table

# The line in the top bar. $what is one of the next messages.
table-status-gathering = Waiting for players
table-status-aborted = Ended without a result
table-status-over = Game over · { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
table-status-setup = Make your choice
table-status-setup-wait = Everybody chooses
table-status-round = { $what } · round { $round }
table-status-draw = Draw a card
table-status-last-turn = Your last turn
table-status-turn-of = { $name } plays
table-your-turn = Your turn
table-watching = watching

table-skip = Skip to
table-skip-hand = To my hand
table-skip-board = To the board
table-skip-market = To the market

# Gathering
table-gathering-title = { $name }’s table
table-gathering-waiting = { $n ->
    [0] Everybody is here. The game begins.
    [one] The game begins when { $n } more seat is taken.
   *[other] The game begins when { $n } more seats are taken.
}
table-seats = Seats
table-sit = Sit here
table-stand = Stand up
table-free-seat = Free seat
table-hot-seat = Add a player on this device
table-hot-name = Name of the player
table-colour = Colour of the token
table-you = you
table-you-capital = You
table-bot = bot
table-away = away
table-watching-count = { $n ->
    [one] { $n } person watches
   *[other] { $n } people watch
}
table-invite = Invite
table-invite-private = Only people who have this link find the table.
table-invite-open = The table stands in the list of open tables. You can also send the link.
table-invite-text = Play Codex Naturalis with me
table-link = Link to this table
table-copy = Copy the link
table-copied = Copied
table-share = Share
table-qr = The link as a QR code
table-remove = Take the table away

table-terms = This table
table-term-players = { $n ->
    [one] One player
   *[other] { $n } players
}
table-term-no-clock = No clock
table-term-real-time = { $minutes } min each, { $increment ->
    [0] no increment
   *[other] +{ $increment } s a turn
}
table-term-correspondence = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
table-term-rated = Rated
table-term-casual = Not rated
table-term-open = Open to everybody
table-term-private = By link only
table-term-tie-cards = A tie goes to more objectives fulfilled
table-term-refill-other = An empty deck is replaced by the other
table-term-leave-bot = A bot plays on for those who leave
table-term-leave-forfeit = Who leaves has lost
table-term-hints = Hints allowed
table-term-no-spectators = No spectators
table-term-delay = Spectators see everything { $seconds } s later
table-term-lots = Lots are drawn for the seats

# The first choices
table-setup-starter = Choose the face of your starter card
table-setup-starter-how = It lies in the middle of your area. Its corners can be covered; symbols in its middle stay for good.
table-setup-front = Front up
table-setup-back = Back up
table-setup-objective = Choose your secret objective
table-setup-objective-how = It counts at the end, as often as you fulfil it. Nobody else sees it.
table-setup-keep = Keep this one
table-setup-done = You have chosen
table-setup-watch = The players choose
table-setup-wait = Everybody chooses a face and a secret objective at the same time.
table-ready = ready
table-chooses-starter = chooses a face
table-chooses-objective = chooses an objective

# The turn
table-prompt-place = Choose a place.
table-prompt-number = The number is what this face brings there.
table-choose = Choose a card to play.
table-choose-last = Choose your last card.
table-plan = { $name } plays. You can plan meanwhile.
table-blocked = No open place: you are passed over, and still scored.
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
table-undo = Undo placing
table-your-hand = Your hand:
table-take = { $kind ->
    [gold] Take this gold card
   *[resource] Take this resource card
}
table-take-deck = Take the top card
table-take-choose = Choose a card

# Players
table-heading = Table of { $names }
table-track = Score track
table-players = Players
table-my-area = My area
table-area-of = Area of { $name }
table-show-area = : show the area
table-previous-player = Previous player
table-next-player = Next player
table-open-places = { $n ->
    [one] { $n } open place
   *[other] { $n } open places
}
table-fronts = { $paid } of { $n ->
    [one] { $n } front payable
   *[other] { $n } fronts payable
}
table-in-hand = in hand
table-chip = { $name }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-plays = plays
table-writes = writes…
table-writes-for = writes… { $n } s
table-gave-up = gave up
table-handed = bot plays on
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
table-claim = Claim the game
table-claim-bot = Let a bot play on
table-claim-not-yet = Not yet: there is still time to come back. Try again in a few minutes.
table-bot-for-you = A bot plays on in your place.
table-return = Take my seat back

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
table-chat-say = Say something…
table-chat-send = Send
table-chat-off = At open tables the chat is closed until you open it.
table-chat-open = Open the chat
table-chat-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
table-chat-empty = Nobody has said anything yet.
table-chat-mute = Mute { $name }
table-chat-muted = You no longer hear { $name }.

# The last rounds
table-end-near = The end is near
table-end-near-rule = This round is finished, then everybody has one more turn.
table-last-round = The last round
table-last-round-rule = One turn each, and nobody draws.
table-end-points = { $name } reached 20.
table-end-twenty = Somebody has reached 20 points.
table-end-decks = Both decks are empty.
table-turns-left = Turns still to come
table-scoring = Scoring

# Tybor
table-tybor = Tybor Kwelein
table-tybor-table = the monk
table-tybor-solo-easy = the monk · easy
table-tybor-solo-normal = the monk · normal
table-tybor-solo-hard = the monk · hard
table-tybor-resources = Tybor’s resources
table-tybor-how = His resources, one column a kingdom. He pays for gold by counting these cards, and never spends them.
table-tybor-pays = What he can pay now
table-tybor-yes = { $where }: yes, +{ $n }
table-tybor-no = { $where }: not yet
table-tybor-again = His last turn again
table-tybor-turn = Tybor’s turn
table-tybor-order = always the left column first, then the right
table-tybor-stepwise = Step by step
table-go-on = Go on
table-tybor-column-left = Left column:
table-tybor-column-right = Right column:
table-tybor-did-scored = he scores
table-tybor-did-gold = he keeps the gold card
table-tybor-did-resource = he takes the resource card
table-tybor-why-paid = He owns { $cost }, the cost of this gold card. It leaves the game; nothing is spent.
table-tybor-why-five-points = He cannot pay { $cost } yet, but wants every card worth 5. It joins his { $kingdom } column.
table-tybor-why-objective = He cannot pay { $cost } yet, but a common objective asks for such cards. It joins his { $kingdom } column. { $objective }
table-tybor-why-no-resource = He cannot pay { $cost } yet, and no resource card lies there. It joins his { $kingdom } column.
table-tybor-why-not-wanted = He cannot pay { $cost } for the gold card, and no common objective asks for it. The resource joins his { $kingdom } column.
table-tybor-why-no-gold = No gold card lies there. The resource joins his { $kingdom } column.

# Several players on one device
table-pass-title = Pass the device to { $name }
table-pass-text = The hand is hidden until you are ready.
table-pass-here = I am { $name }

# Menu and questions
table-keys = Keys
table-resign = Resign
table-leave = Leave the table
table-abort = End without a result
table-stop-watching = Stop watching
table-record = Download the record
table-confirm-resign = You lose this game, and it cannot be taken back.
table-confirm-leave = You leave for good, and have lost this game.
table-confirm-leave-bot = A bot plays on in your place. You can come back and take your seat again.
table-confirm-abort = Before the first card is placed the game can end without a result, if all agree.
table-abort-asked = The others are asked whether they agree.
table-abort-wanted = { $name } wants to end without a result.
table-abort-agree = Agree

table-key-choose = Choose a card of your hand
table-key-flip = Flip it
table-key-places = Go from place to place
table-key-confirm = Place, or take the marked card
table-key-back = One step back
table-key-undo = Undo placing, until you draw
table-key-decks = Resource deck, gold deck
table-key-resources = Left and right resource card
table-key-golds = Left and right gold card
table-key-view = Show all, nearer, farther
table-key-hint = Hint, where the table allows it
table-key-keys = This list

table-hint = Hint

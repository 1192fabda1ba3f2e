# The pages of moderators and hosts.
moderation-cases = Cases
moderation-log = Log
moderation-networks = Blocked networks
moderation-hosts-only = Only hosts of this server can open this page.

moderation-to-decide = To decide
moderation-counts = People with open reports: { $people }. Open appeals: { $appeals }.
moderation-view = Which cases
moderation-view-open = Open
moderation-view-mine = Mine
moderation-view-closed = Closed
moderation-none-open = Nothing is waiting for a decision.
moderation-none-mine = You haven’t closed any cases.
moderation-none-closed = No cases have been closed.
moderation-kind-report = Report
moderation-kind-appeal = Appeal
moderation-appeals = asks for another decision
moderation-for-host = for the host
moderation-automatic = the server
moderation-by = by { $names }
moderation-by-people = { $n ->
    [one] { $n } report
   *[other] { $n } reports
}
moderation-by-you = by you
moderation-by-host = by the host
moderation-outcome-warn = warned
moderation-outcome-mute = muted
moderation-outcome-rename = renamed
moderation-outcome-ban = banned
moderation-outcome-close_table = table closed
moderation-outcome-dismiss = nothing wrong
moderation-outcome-undo = undone
moderation-outcome-lift = lifted
moderation-outcome-uphold = upheld
moderation-keys-cases = next and previous case
moderation-keys-decide = to the decision
moderation-back = All cases
moderation-choose-case = Choose a case, or look for a person.

moderation-find = Part of a name
moderation-search = Search
moderation-nobody = Nobody has such a name.
moderation-role-host = host
moderation-role-moderator = moderator

moderation-since-guest = Guest since { $date }
moderation-since-account = Member since { $date }
moderation-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
moderation-rating = rating { $rating } ({ $players } players)
moderation-muted-now = Muted for good
moderation-muted-now-until = Muted until { $until }
moderation-banned-now = Banned for good
moderation-banned-now-until = Banned until { $until }
moderation-profile = Open profile
moderation-reported = What was reported
moderation-nothing-open = There are no open reports.
moderation-closed-reports = Closed reports: { $n }
moderation-this-line = (reported)
moderation-whole-chat = { $n ->
    [one] Whole chat: { $n } message
   *[other] Whole chat: { $n } messages
}
moderation-table = Go to the table
moderation-replay = Replay the game
moderation-table-open = Open table
moderation-table-private = Private table
moderation-table-rated = rated
moderation-table-closed = closed by a moderator

moderation-history = History
moderation-no-history = Nothing has been decided.
moderation-number = No. { $number }
moderation-ended-by = ended by no. { $number }
moderation-did-warn = Warned
moderation-did-mute = Muted for good
moderation-did-mute-until = Muted until { $until }
moderation-did-rename = Renamed from { $old } to { $name }
moderation-did-ban = Banned for good
moderation-did-ban-until = Banned until { $until }
moderation-did-close_table = Closed the table { $table }
moderation-did-dismiss = Found nothing wrong
moderation-did-undo = Undid no. { $number }
moderation-did-lift = Lifted no. { $number }
moderation-did-uphold = Upheld no. { $number } after an appeal
moderation-did-role-none = Took the role away
moderation-did-role-host = Made a host
moderation-did-role-moderator = Made a moderator
moderation-did-block_address = Blocked the network { $network }
moderation-did-unblock_address = Unblocked the network { $network }
moderation-undo = Undo (until { $time })
moderation-undone = Undone. The reports are open again.
moderation-lift = Lift
moderation-lift-why = Why it ends now
moderation-lifted = Lifted.

moderation-answer = Answer, shown to { $name }
moderation-uphold = Decision stands
moderation-accept = Lift the decision
moderation-answered = The appeal is answered.

moderation-decision = Decision
moderation-kind-of-warn = Warn
moderation-kind-of-mute = Mute
moderation-kind-of-rename = Rename
moderation-kind-of-ban = Ban
moderation-kind-of-close_table = Close table
moderation-about-warn = A note to be read
moderation-about-mute = No chat, still plays
moderation-about-rename = Gives a neutral name
moderation-about-ban = No games, no chat
moderation-about-close_table = The game ends without a result
moderation-how-long = How long
moderation-hours-24 = 1 day
moderation-hours-168 = 1 week
moderation-hours-720 = 1 month
moderation-for-good = For good
moderation-until = until { $until }
moderation-which-table = Which table
moderation-reason = Reason, shown to { $name }
moderation-language = Language of { $name }
moderation-preview = What { $name } will read
moderation-usual-insult = Insults are not allowed here.
moderation-usual-spam = Please don’t write the same thing again and again, and don’t advertise.
moderation-usual-name = Your name breaks the rules of this server.
moderation-usual-stalling = You have left several games, or kept the others waiting. Please finish the games you begin.
moderation-usual-cheating = You have used help that isn’t allowed in rated games.
moderation-usual-other = You have broken the rules of this server.
moderation-usual-fair_play = Your rated games show that you have used help.
moderation-tell = { $n ->
    [one] Tell the person who reported this
   *[other] Tell the { $n } people who reported this
}
moderation-choose = Choose a decision
moderation-do-warn = Warn
moderation-do-mute = { $hours ->
    [24] Mute for 1 day
    [168] Mute for 1 week
    [720] Mute for 1 month
   *[0] Mute for good
}
moderation-do-rename = Rename
moderation-do-ban = { $hours ->
    [24] Ban for 1 day
    [168] Ban for 1 week
    [720] Ban for 1 month
   *[0] Ban for good
}
moderation-do-close_table = Close table
moderation-nothing-wrong = Nothing wrong
moderation-pass-on = Pass on to the host
moderation-decision-text = One appeal is possible. You can undo a decision for 10 minutes.
moderation-decided = Decided.

moderation-log-text = Nothing can be changed or deleted here.
moderation-log-all = All entries
moderation-log-more = Earlier entries
moderation-log-about = Decisions about { $name }

moderation-networks-text = Nobody from these addresses can reach this server.
moderation-networks-none = No networks are blocked.
moderation-network-block = Block a network
moderation-network = Address or network
moderation-network-hint = For example 192.0.2.7 or 192.0.2.0/24. Many people may share an address: block it for a short time only.
moderation-network-reason = Reason, for the log
moderation-network-do = Block network
moderation-network-lift = Unblock
moderation-network-lift-one = Unblock { $network }
moderation-network-lifted = Unblocked.

# What the server has found in rated games.
moderation-fact-pattern = What
moderation-fact-other = With
moderation-fact-games = Rated games with one another
moderation-fact-not_counted = of them not counted
moderation-fact-won = Won
moderation-fact-expected_wins = Wins that the ratings expect
moderation-fact-streak = Won in a row
moderation-fact-median_seconds = Median length, seconds
moderation-fact-median_turns = Median length, turns
moderation-fact-shared_address = Games from one address
moderation-fact-agreement = Agreement with the search
moderation-fact-agreement_low = at least
moderation-fact-agreement_high = at most
moderation-fact-explained_low = The rating explains from
moderation-fact-explained_high = to
moderation-fact-decisions = Moves compared
moderation-fact-reviewed_games = Games compared
moderation-pattern-many_games = many games with one another in a day
moderation-pattern-streak = one wins again and again
moderation-pattern-quick_losses = quick losses against a much weaker player
moderation-pattern-shared_address = both play from one address
moderation-pattern-engine = plays close to the engine

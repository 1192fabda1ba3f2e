# How often cards, objectives, starters, seats and openings won.
statistics-topics = Topics
statistics-tab-cards = Cards
statistics-tab-objectives = Objectives
statistics-tab-starters = Starters and seats
statistics-tab-openings = Openings

statistics-source = Whose games
statistics-source-people = People
statistics-source-bots = Bots among themselves
statistics-group = Number of players
statistics-group-2 = 2 players
statistics-group-3 = 3 players
statistics-group-4 = 4 players
statistics-group-solo-easy = Tybor, easy
statistics-group-solo-normal = Tybor, normal
statistics-group-solo-hard = Tybor, hard
statistics-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
statistics-csv = CSV
statistics-csv-save = Save this list as CSV

statistics-kind = Kind of card
statistics-kind-gold = Gold
statistics-kind-resource = Resource
statistics-side = Side
statistics-side-front = Face up
statistics-side-back = Face down
statistics-show = Shown as
statistics-show-picture = Picture
statistics-show-list = List
statistics-sort = Sort by { $column }

statistics-cards-gold = Gold cards, by games won
statistics-cards-resource = Resource cards, by games won
statistics-objectives = Secret objectives, by games won
statistics-starters = Starter, front or back
statistics-seats = Who places first
statistics-openings = Openings, by games won
statistics-half = half of the games
statistics-average = average: { $won }
statistics-line = The thin line is the doubt: the true share is almost always inside it.

statistics-note-gold-front = Winners place more gold cards face up, so most are above the average. Compare cards with each other.
statistics-note-gold-back = Face down, all gold cards of a kingdom are the same. What differs is the front that was given up.
statistics-note-resource-front = A resource card is often placed for want of something better. Its share says how the games ended in which it was placed, not what it did to them.
statistics-note-resource-back = Face down, all resource cards of a kingdom are the same. What differs is the front that was given up.
statistics-note-objectives = Only objectives that were kept count. You keep the one that suits your cards, so this doesn’t say how good it would be with any others.
statistics-note-starters = Players choose the side that suits their hand. So the side with the higher share is not always the better choice.
statistics-note-openings = The side of the starter, then the first two cards. Good hands allow good openings: part of the difference is the deal.
statistics-about-bots = From { $games } games of the bots among themselves. All of them play like the bot { $bot }: other players may do better with other cards.
statistics-about-people = From games on this server that were played to the end without anybody resigning, leaving or running out of time. Only people’s seats count, not those of bots. No names are kept.
statistics-made-by = Made by { $command }

statistics-won = Won { $won }
statistics-won-word = won
statistics-face-f = face up
statistics-face-b = face down
statistics-doubt = { $games }, ±{ $doubt }
statistics-points = Points it brings
statistics-round = Usual round
statistics-rounds = { $low } to { $high }
statistics-kept = Kept when offered
statistics-row = { $name }: won { $won }, { $games }

statistics-seat = { $n ->
    [1] First player
    [2] Second player
    [3] Third player
   *[other] Fourth player
}
statistics-seat-brief = { $n ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
statistics-seat-solo = You against Tybor
statistics-seats-even = ±{ $doubt }, so no clear advantage.
statistics-seats-uneven = ±{ $doubt }: a real difference, even if it is a small one.

statistics-opening-f = starter front
statistics-opening-b = starter back
statistics-opening-Rf = resource card face up
statistics-opening-Rb = resource card face down
statistics-opening-Gf = gold card face up
statistics-opening-Gb = gold card face down

statistics-column-name = Name
statistics-column-games = Games
statistics-column-won = Won
statistics-column-interval = Doubt (95 %)
statistics-column-points = Points
statistics-column-round = Usual round
statistics-column-kept = Kept

statistics-few = { $n ->
    [one] Only { $n } game
   *[other] Only { $n } games
}
statistics-few-text = That says little yet. Look at the bots’ games, or choose another number of players.
statistics-none = No games yet
statistics-none-text = Nobody has finished such a game here yet. When somebody does, it appears here.
statistics-to-bots = See the bots’ games
statistics-title-line = { $games }; a seat won { $won } on average

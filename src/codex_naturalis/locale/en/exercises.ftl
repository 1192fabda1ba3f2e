# Exercises: positions with one best move to find, and one’s own mistakes.

# The overview
exercises-title = Exercises
exercises-due = Due today
exercises-due-today = due today
exercises-due-own = { $n } from your games
exercises-due-new = { $n } new
exercises-due-minutes = { $n ->
    [one] About { $n } minute.
   *[other] About { $n } minutes.
}
exercises-start = Start
exercises-start-title = Find the best move
exercises-start-text = One position, one best move. You and the exercise are rated against each other.
exercises-done = All done for today
exercises-done-next = The next from your games: { $when }.
exercises-another = Solve a new one
exercises-new = Or something new
exercises-any = Any position
exercises-timed = Three minutes
exercises-by-theme = By theme
exercises-streak = { $n ->
    [one] day in a row
   *[other] days in a row
}
exercises-best = best: { $n }
exercises-streak-how = One exercise a day keeps it. Miss a day and a spare day is used: you have { $n }.
exercises-week = This week: { $n } of 7 days

exercises-own = Your own mistakes
exercises-own-how = They come back after 1 day, 3 days, 1 week, 3 weeks
exercises-own-empty = No mistakes yet
exercises-own-none = Have a finished game reviewed. What you could have done better comes back here as an exercise.
exercises-own-choose = Choose a game
exercises-own-place = Round { $round }, placement
exercises-own-draw = Round { $round }, draw
exercises-own-starter = Side of the starter card
exercises-own-objective = Secret objective
# $names: the others at the table.
exercises-own-against = against { $names }, { $day }
exercises-due-now = today
exercises-stage = Step { $n } of { $all }
exercises-all = All { $n }

exercises-rating = Rating
# $change: +28 or −5.
exercises-rating-change = { $change } in 30 days
exercises-rating-spoken = Your rating over the last 30 days, from { $from } to { $to }
exercises-rating-none = It starts to move with your first exercise.
exercises-theme-placement = Where to place
exercises-theme-draw = What to draw
exercises-theme-objective = Objectives
exercises-theme-starter = Starter card
exercises-theme-endgame = Last round
exercises-theme-solo = Against Tybor
exercises-theme-solved = { $n } solved
exercises-kept = Your progress is kept in this browser. With an account you have it everywhere.

# One exercise
exercise-status = Exercise
exercise-status-due = Exercise · { $n } of { $all } due today
exercise-status-timed = { $time } · { $n } solved
exercise-situation = The position
exercise-own = From your game
exercise-find-place = Find the best placement
exercise-find-draw = Find the best draw
exercise-find-starter = Which side of the starter card?
exercise-find-objective = Which objective do you keep?
exercise-setup = Before the first round.
exercise-round = Round { $n }.
exercise-round-ending = Round { $n }, one more follows.
exercise-last-round = Last round.
# $origin: “against Marek, 4 May”.
exercise-lost = You gave away { $loss } here, { $origin }.
exercise-origin = Your game { $origin }.
exercise-you = You
exercise-player = Player { $n }
exercise-tybor = Tybor
exercise-objectives = Objectives
exercise-market = Market
exercise-players = Players
exercise-area = Your area
exercise-hand = Your hand
exercise-starter = Your starter card
exercise-verdicts = Tries and verdicts
exercise-loading = Loading the exercise…
exercise-loading-own = Looking at every move of this position. The first time this takes a few seconds.

exercise-try = Try { $n } of { $all }
exercise-verdict-best = That’s it
exercise-verdict-good = Fine, not the best
exercise-verdict-inaccuracy = Not quite
exercise-verdict-mistake = That loses ground
exercise-verdict-blunder = That gives it away
exercise-said = { $verdict }. { $chance }.
# After what a try brings: “+4 now, but an objective stays open”.
exercise-but-objective = but an objective stays open
exercise-but-points = but there are more points to be had
exercise-but-unlock = but another card stays out of reach
exercise-but-room = but it leaves less room
exercise-but-more = but something else brings more
exercise-hint = Hint
exercise-hints = Hints
exercise-show = Show me
exercise-place = Place here
exercise-take = Take this card
exercise-keep = Keep this one
exercise-side-front = Front
exercise-side-back = Back
exercise-how-place = Choose a card, then a spot.
exercise-how-draw = Choose a card to draw.
exercise-how-starter = Choose a side.
exercise-how-objective = Choose an objective.

exercise-answer = The answer
exercise-not-found = Not found this time
exercise-found-1 = Found on the first try, { $time }
exercise-found-2 = Found on the second try, { $time }
exercise-found-3 = Found on the third try, { $time }
exercise-bar-best = Best
exercise-bar-first = Your first try
exercise-bar-game = In the game
exercise-your-rating = Your exercise rating
exercise-its-rating = This exercise
exercise-solved-by = Solved first time by
exercise-not-counted = Only the first try counts.
exercise-hinted = With a hint, your rating stays.
exercise-kept = Kept in this browser until the server can be reached.
# $when: “in 3 days”.
exercise-back = Back { $when }
exercise-sits = You know this one now.
exercise-remove = Remove from my exercises
exercise-removed = Removed. It won’t come back.
exercise-step-0 = 1 day
exercise-step-1 = 3 days
exercise-step-2 = 1 week
exercise-step-3 = 3 weeks
exercise-step-4 = done
exercise-label-best = Best
exercise-label-best-points = Best · +{ $n }
exercise-label-next = next +{ $n }
exercise-label-tried = your try
exercise-label-game = in the game
exercise-next = Next
exercise-left = { $n } left
exercise-time-up = Time’s up
exercise-time-result = { $n } of { $all } solved at once
exercise-again = Again
exercise-overview = All exercises

# Hints in three steps: the idea, the card, the spot.
exercise-idea-objective = Look for a placement that fulfils an objective.
exercise-idea-twice = Look for a card that earns twice: now, and again next turn.
exercise-idea-prepare = Look one turn ahead: an objective can be prepared.
exercise-idea-unlock = Look for what makes another card of your hand affordable.
exercise-idea-points = Look for points you can have right now.
exercise-idea-next = Look one turn ahead: where do the next points come from?
exercise-idea-symbols = Look for the symbols your hand and your objectives need.
exercise-idea-room = Look for room: which placement keeps the most doors open?
exercise-idea-draw-objective = Which card brings one of your objectives nearer?
exercise-idea-draw-points = Which card could you place for points at once?
exercise-idea-draw-later = Which kingdom will you need most?
exercise-idea-draw-unseen = Perhaps nothing face up is what you need.
exercise-idea-starter = Compare what each side gives: symbols, and corners to build on.
exercise-idea-choice = Which of the two fits the cards you have and see?
# $card is a picture.
exercise-hint-card = It’s this card: { $card }
exercise-hint-gold = Take a gold card.
exercise-hint-resource = Take a resource card.
exercise-hint-chances = One choice wins { $best } of the games, the other { $other }.
exercise-hint-spot = The spot is marked on the board.
exercise-hint-here = Here: { $what }.

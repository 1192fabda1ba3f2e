# What the server writes into a page: its description, and what a link to it shows elsewhere.
site-description = Codex Naturalis in your browser: against Tybor, bots or friends. No sign-up needed.
site-about = Write the book of nature, card by card: against Tybor, bots or friends.
site-noscript = This page needs JavaScript. The game can also be played in a terminal: ./codex play --text
site-picture = Cards and points of a game of Codex Naturalis
site-game = A game of Codex Naturalis
site-playing = { $players }, round { $round }, { $points }
site-playing-text = A game of Codex Naturalis is being played. Watch it live.
site-won = { $name } won this game of Codex Naturalis.
site-shared = { $names } share the victory in this game of Codex Naturalis.
site-over = This game of Codex Naturalis is over.
site-invites = { $name } invites you to a game of Codex Naturalis
site-invites-text = { $free ->
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
} All you need is a browser.
site-replay-text = Replay this game of Codex Naturalis step by step.
site-review-text = A finished game with its review: the moments that decided it, and what would have been better.
site-exercise = Exercise: { $theme }
site-exercise-text = One move here is better than all others. Find it.
site-exercises-text = Positions with one best move each. Find it, and learn why it is the best.
site-analysis-text = Set up any position of Codex Naturalis, try moves, and see what the engine thinks of them.
site-analysis-game-text = This game of Codex Naturalis on the analysis board: try other moves and see what the engine thinks.
site-statistics-text = How often cards, objectives and openings win in Codex Naturalis, from hundreds of thousands of games.

# Playing on from a position of a finished game.
tryout-title = Try this position
tryout-text = You play on from here against a bot, with the same cards. The game counts nowhere, and the bot knows only what its own seat may know.
tryout-seat = You play
tryout-bot = Against
tryout-play = Play on
tryout-again = Try again
tryout-origin = Played on from round { $round } of another game
# In a list of games.
tryout-listed = played on from round { $round }

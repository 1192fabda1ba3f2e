# Playing on from a position of a finished game.
tryout-title = Essayer cette position
tryout-text = Vous continuez à partir d’ici contre un bot, avec les mêmes cartes. La partie ne compte nulle part, et le bot ne sait que ce que sa place lui permet de savoir.
tryout-seat = Vous jouez
tryout-bot = Contre
tryout-play = Continuer
tryout-again = Réessayer
tryout-origin = Reprise à la manche { $round } d’une autre partie
# In a list of games.
tryout-listed = reprise à la manche { $round }

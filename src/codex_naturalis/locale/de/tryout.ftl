# Playing on from a position of a finished game.
tryout-title = Diese Stellung ausprobieren
tryout-text = Du spielst von hier an gegen einen Bot weiter, mit denselben Karten. Die Partie zählt nirgends, und der Bot weiß nur, was er an seinem Platz wissen darf.
tryout-seat = Du spielst
tryout-bot = Gegen
tryout-play = Weiterspielen
tryout-again = Noch einmal versuchen
tryout-origin = Weitergespielt ab Runde { $round } einer anderen Partie
# In a list of games.
tryout-listed = weitergespielt ab Runde { $round }

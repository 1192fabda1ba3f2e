# Playing on from a position of a finished game.
tryout-title = Prova questa posizione
tryout-text = Continui da qui contro un bot, con le stesse carte. La partita non conta da nessuna parte, e il bot sa solo quello che può sapere dal suo posto.
tryout-seat = Tu giochi
tryout-bot = Contro
tryout-play = Continua
tryout-again = Riprova
tryout-origin = Ripresa dal round { $round } di un’altra partita
# In a list of games.
tryout-listed = ripresa dal round { $round }

# Playing on from a position of a finished game.
tryout-title = Vyzkoušet tuto pozici
tryout-text = Odtud hrajete dál proti botovi, se stejnými kartami. Hra se nikam nepočítá a bot ví jen to, co smí vědět ze svého místa.
tryout-seat = Hrajete za
tryout-bot = Proti
tryout-play = Hrát dál
tryout-again = Zkusit znovu
tryout-origin = Dohrávka od { $round }. kola jiné hry
# In a list of games.
tryout-listed = dohrávka od { $round }. kola

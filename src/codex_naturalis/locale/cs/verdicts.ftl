# Verdicts on half-moves, as a word beside their sign.
verdict-best = Nejlepší tah
verdict-good = Dobrý tah
verdict-inaccuracy = Nepřesnost
verdict-mistake = Chyba
verdict-blunder = Hrubá chyba

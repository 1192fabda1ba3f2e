# Verdicts on half-moves, as a word beside their sign.
verdict-best = Meilleur coup
verdict-good = Bon coup
verdict-inaccuracy = Imprécision
verdict-mistake = Erreur
verdict-blunder = Gaffe

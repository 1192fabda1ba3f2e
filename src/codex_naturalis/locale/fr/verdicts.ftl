# Verdicts on half-moves, as a word beside their sign.
verdict-best = Meilleur coup
verdict-good = Bon coup
verdict-inaccuracy = Imprécision
verdict-mistake = Erreur
verdict-blunder = Gaffe

# At a card or a place: what was played, and what is better.
verdict-label-played = Joué · { $chance }
verdict-label-better = Mieux · { $chance }
verdict-label-best = Le mieux · { $chance }
verdict-label-took = Prise · { $chance }
verdict-label-took-you = Votre choix · { $chance }

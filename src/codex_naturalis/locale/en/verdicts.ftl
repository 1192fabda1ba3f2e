# Verdicts on half-moves, as a word beside their sign.
verdict-best = Best
verdict-good = Good
verdict-inaccuracy = Inaccuracy
verdict-mistake = Mistake
verdict-blunder = Blunder

# At a card or a place: what was played, and what is better.
verdict-label-played = Played · { $chance }
verdict-label-better = Better · { $chance }
verdict-label-best = Best · { $chance }
verdict-label-took = Taken · { $chance }
verdict-label-took-you = You took · { $chance }

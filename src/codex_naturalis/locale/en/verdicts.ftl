# Verdicts on half-moves, as a word beside their sign.
verdict-best = Best
verdict-good = Good
verdict-inaccuracy = Inaccuracy
verdict-mistake = Mistake
verdict-blunder = Blunder

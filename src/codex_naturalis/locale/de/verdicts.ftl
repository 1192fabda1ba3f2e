# Verdicts on half-moves, as a word beside their sign.
verdict-best = Beste Wahl
verdict-good = Gut
verdict-inaccuracy = Ungenau
verdict-mistake = Fehler
verdict-blunder = Grober Fehler

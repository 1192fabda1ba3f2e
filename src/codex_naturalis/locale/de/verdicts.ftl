# Verdicts on half-moves, as a word beside their sign.
verdict-best = Beste Wahl
verdict-good = Gut
verdict-inaccuracy = Ungenau
verdict-mistake = Fehler
verdict-blunder = Grober Fehler

# At a card or a place: what was played, and what is better.
verdict-label-played = Gespielt · { $chance }
verdict-label-better = Besser · { $chance }
verdict-label-best = Am besten · { $chance }
verdict-label-took = Genommen · { $chance }
verdict-label-took-you = Dein Zug · { $chance }

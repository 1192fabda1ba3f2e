# Verdicts on half-moves, as a word beside their sign.
verdict-best = Mossa migliore
verdict-good = Buona
verdict-inaccuracy = Imprecisione
verdict-mistake = Errore
verdict-blunder = Errore grave

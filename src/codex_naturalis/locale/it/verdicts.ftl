# Verdicts on half-moves, as a word beside their sign.
verdict-best = Mossa migliore
verdict-good = Buona
verdict-inaccuracy = Imprecisione
verdict-mistake = Errore
verdict-blunder = Errore grave

# At a card or a place: what was played, and what is better.
verdict-label-played = Giocata · { $chance }
verdict-label-better = Meglio · { $chance }
verdict-label-best = La migliore · { $chance }
verdict-label-took = Presa · { $chance }
verdict-label-took-you = Hai preso · { $chance }

# Verdicts on half-moves, as a word beside their sign.
verdict-best = Nejlepší tah
verdict-good = Dobrý tah
verdict-inaccuracy = Nepřesnost
verdict-mistake = Chyba
verdict-blunder = Hrubá chyba

# At a card or a place: what was played, and what is better.
verdict-label-played = Zahráno · { $chance }
verdict-label-better = Lepší · { $chance }
verdict-label-best = Nejlepší · { $chance }
verdict-label-took = Vzato · { $chance }
verdict-label-took-you = Váš tah · { $chance }

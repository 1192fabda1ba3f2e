# Verdicts on half-moves, as a word beside their sign.
verdict-best = Лучший ход
verdict-good = Хороший ход
verdict-inaccuracy = Неточность
verdict-mistake = Ошибка
verdict-blunder = Грубая ошибка

# At a card or a place: what was played, and what is better.
verdict-label-played = Сыграно · { $chance }
verdict-label-better = Лучше · { $chance }
verdict-label-best = Лучшее · { $chance }
verdict-label-took = Взято · { $chance }
verdict-label-took-you = Вы взяли · { $chance }

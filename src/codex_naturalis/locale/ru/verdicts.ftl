# Verdicts on half-moves, as a word beside their sign.
verdict-best = Лучший ход
verdict-good = Хороший ход
verdict-inaccuracy = Неточность
verdict-mistake = Ошибка
verdict-blunder = Грубая ошибка

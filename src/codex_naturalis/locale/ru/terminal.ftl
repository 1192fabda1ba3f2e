# Play, drawings and reviews in a terminal. What is typed is given: moves in the notation of game files, and commands.

# A table drawn in characters
terminal-tybor = Тибор
terminal-points = очки
terminal-nothing = пусто
terminal-legend-empty = пустой угол
terminal-legend-hidden = скрытый угол
terminal-legend-quill = 1 за перо
terminal-legend-covered = 2 за закрытый угол
terminal-objectives-later = Их раздадут, когда все выложат стартовые карты.
terminal-secret-of = Тайная ({ $name })
terminal-offered = На выбор ({ $move })
terminal-listing = Карты и их углы, { $covered } — закрытый угол:
terminal-open = Свободные места:
terminal-tybor-dealt = Розданы:
terminal-tybor-taken = Взяты:
terminal-tybor-scored = Принесли очки:
terminal-refilled = Новая карта на рынке: { $card }

# A game
terminal-player = Игрок
terminal-order = Порядок хода: { $names }.
terminal-saved-in = Партия сохраняется в { $file }
terminal-saved = Сохранено: { $file }
terminal-not-saved = Не сохранено: { $file }: { $problem }
terminal-resume = Продолжить позже: { $command }
terminal-file = Файл партии: { $file }
terminal-undone = Отменено: { $move }
terminal-place = Выложите карту
terminal-prompt = { $what } (? — справка)
terminal-unknown = «{ $typed }» — не ход и не команда. Введите ?, чтобы открыть справку.
terminal-idle = Введите ? для справки, { $list }, чтобы увидеть свои ходы, { $quit }, чтобы выйти.
terminal-no-number = Номера { $n } нет. Выберите от 1 до { $last }.
terminal-all-shown = Показаны все.
terminal-choose-number = Введите номер, чтобы выбрать.
terminal-choose-more = Введите номер, чтобы выбрать, или { $command }, чтобы увидеть ещё { $n }.
terminal-name-move = Укажите ход, например: { $example }
terminal-allowed = Ход { $move } возможен: { $brings }.
terminal-hint = { $bot } предлагает { $move }: { $reason }.
terminal-no-card = Карты { $typed } нет. У карт номера от 1 до { $cards }, у целей — от { $first } до { $last }.

# Help inside a game
terminal-help-setup = Идёт подготовка к игре. Сначала выберите сторону стартовой карты: { $front } (лицо) или { $back } (рубашка). Затем выберите одну из двух тайных целей по её номеру, например { $objective }.
terminal-help-place = Выложите карту из руки так, чтобы она закрыла углы ваших карт. { $example } — это карта 17 лицом вверх (f) в столбце 1, ряду 1. С b вместо f карта ложится лицом вниз: это ничего не требует и не приносит очков. Стартовая карта — в столбце 0, ряду 0; столбцы считаются вправо, ряды — вверх. Чтобы выложить золотую карту лицом вверх, нужные для неё символы должны быть видны в вашей игровой зоне. Ничего не тратится.
terminal-help-draw = Возьмите карту. { $market } — четыре открытые карты: ресурсов и золотые, слева и справа. { $decks } — две колоды. Пока карта не взята, выложенную можно вернуть.
terminal-help-commands = Введите ход или одну из этих команд:
terminal-command-list = ваши ходы, лучшие сверху; номер выбирает ход
terminal-command-hint = как сыграл бы самый сильный бот и почему
terminal-command-why = почему ход невозможен
terminal-command-card = что изображено на карте или цели 17
terminal-command-table = показать стол ещё раз
terminal-command-undo = вернуть карту, пока не взята новая
terminal-command-quit = сохранить партию, чтобы продолжить позже

# A replay
terminal-deal = Карты розданы. { $n ->
    [one] Дальше { $n } шаг.
    [few] Дальше { $n } шага.
   *[many] Дальше { $n } шагов.
}
terminal-step = Шаг { $ply } из { $plies }, { $name }: { $move }
terminal-keys = Enter: дальше · b: назад · q: выход

# While one waits
terminal-replaying = Проверка партий
terminal-thinking = Анализ
terminal-preparing = Подготовка сильных ботов (один раз)…
terminal-preparing-wait = Подготовка сильных ботов, один раз. Это займёт минуту-другую.

# A review
terminal-review = Разбор партии { $file }
terminal-review-judged = { $n ->
    [one] { $n } шаг. Оценка: { $bots }.
    [few] { $n } шага. Оценка: { $bots }.
   *[many] { $n } шагов. Оценка: { $bots }.
}
terminal-review-unfinished = Партия не доиграна до конца.
terminal-review-accuracy = точность
terminal-review-best = лучш.
terminal-review-good = хор.
terminal-review-inaccuracies = неточн.
terminal-review-mistakes = ошиб.
terminal-review-blunders = груб.
terminal-review-left = упущено
terminal-review-lost = потеря
terminal-review-legend = упущено: очки, которые сразу принёс бы другой ход; потеря: очки из ожидаемого итогового счёта
terminal-review-chances = Шансы на победу, ход за ходом:
terminal-review-none = Дорогих ошибок не было.
terminal-review-costly = Дорогие ошибки:
terminal-review-worst = Дорогие ошибки, худшие { $n } из { $all }:
terminal-review-move = { $name }, раунд { $round }: { $move }, { $judgement ->
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}. Шансы на победу −{ $chance }, ожидаемый счёт −{ $points }.
terminal-review-better = Лучше: { $move } ({ $chance }), { $reason }

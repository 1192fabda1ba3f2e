# Exercises: positions with one best move to find, and one’s own mistakes.

# The overview
exercises-title = Упражнения
exercises-due = На сегодня
exercises-due-today = на сегодня
exercises-due-own = { $n } из ваших партий
exercises-due-new = { $n ->
    [one] { $n } новое
    [few] { $n } новых
   *[other] { $n } новых
}
exercises-due-minutes = { $n ->
    [one] Около { $n } минуты.
    [few] Около { $n } минут.
   *[other] Около { $n } минут.
}
exercises-start = Начать
exercises-start-title = Найдите лучший ход
exercises-start-text = Одна позиция, один лучший ход. Рейтинг меняется и у вас, и у упражнения.
exercises-done = На сегодня всё
exercises-done-next = Следующее из ваших партий: { $when }.
exercises-another = Решить новое
exercises-new = Или что-то новое
exercises-any = Любая позиция
exercises-timed = Три минуты
exercises-by-theme = По темам
exercises-streak = { $n ->
    [one] день подряд
    [few] дня подряд
   *[other] дней подряд
}
exercises-best = рекорд: { $n }
exercises-streak-how = Хватает одного упражнения в день. За пропущенный день тратится запасной: у вас их { $n }.
exercises-week = На этой неделе: { $n } из 7 дней

exercises-own = Ваши ошибки
exercises-own-how = Они возвращаются через 1 день, 3 дня, неделю и 3 недели
exercises-own-empty = Ошибок пока нет
exercises-own-none = Разберите сыгранную партию. То, что можно было сделать лучше, вернётся сюда упражнением.
exercises-own-choose = Выбрать партию
exercises-own-place = Раунд { $round }, выкладывание
exercises-own-draw = Раунд { $round }, добор
exercises-own-starter = Сторона стартовой карты
exercises-own-objective = Тайная цель
# $names: the others at the table.
exercises-own-against = против: { $names }, { $day }
exercises-due-now = сегодня
exercises-stage = Шаг { $n } из { $all }
exercises-all = Все ({ $n })

exercises-rating = Рейтинг
# $change: +28 or −5.
exercises-rating-change = { $change } за 30 дней
exercises-rating-spoken = Ваш рейтинг за 30 дней, от { $from } до { $to }
exercises-rating-none = Он сдвинется с первым упражнением.
exercises-theme-placement = Куда выложить
exercises-theme-draw = Что взять
exercises-theme-objective = Цели
exercises-theme-starter = Стартовая карта
exercises-theme-endgame = Последний раунд
exercises-theme-solo = Против Тибора
exercises-theme-solved = решено { $n }
exercises-kept = Прогресс хранится в этом браузере. С аккаунтом он будет везде.

# One exercise
exercise-status = Упражнение
exercise-status-due = Упражнение · { $n } из { $all } на сегодня
exercise-status-timed = { $time } · решено { $n }
exercise-situation = Позиция
exercise-own = Из вашей партии
exercise-find-place = Найдите лучшее место
exercise-find-draw = Какую карту взять?
exercise-find-starter = Какой стороной стартовая карта?
exercise-find-objective = Какую цель оставить?
exercise-setup = До первого раунда.
exercise-round = Раунд { $n }.
exercise-round-ending = Раунд { $n }, потом ещё один.
exercise-last-round = Последний раунд.
# $origin: “against Marek, 4 May”.
exercise-lost = Здесь вы упустили { $loss }, { $origin }.
exercise-origin = Ваша партия { $origin }.
exercise-you = Вы
exercise-player = Игрок { $n }
exercise-tybor = Тибор
exercise-objectives = Цели
exercise-market = Рынок
exercise-players = Игроки
exercise-area = Ваша игровая зона
exercise-hand = Ваша рука
exercise-starter = Ваша стартовая карта
exercise-verdicts = Попытки и оценки
exercise-loading = Упражнение загружается…
exercise-loading-own = Проверяется каждый ход этой позиции. В первый раз это занимает несколько секунд.

exercise-try = Попытка { $n } из { $all }
exercise-verdict-best = Именно так
exercise-verdict-good = Хорошо, но не лучшее
exercise-verdict-inaccuracy = Не совсем
exercise-verdict-mistake = Так вы отстанете
exercise-verdict-blunder = Так вы многое отдадите
exercise-said = { $verdict }. { $chance }.
# After what a try brings: “+4 now, but an objective stays open”.
exercise-but-objective = но цель остаётся невыполненной
exercise-but-points = но можно взять больше очков
exercise-but-unlock = но на другую карту по-прежнему не хватает
exercise-but-room = но остаётся меньше места
exercise-but-more = но другое принесёт больше
exercise-hint = Подсказка
exercise-hints = Подсказки
exercise-show = Ответ
exercise-place = Выложить сюда
exercise-take = Взять эту карту
exercise-keep = Оставить эту
exercise-side-front = Лицо
exercise-side-back = Рубашка
exercise-how-place = Выберите карту, затем место.
exercise-how-draw = Выберите, какую карту взять.
exercise-how-starter = Выберите сторону.
exercise-how-objective = Выберите цель.

exercise-answer = Ответ
exercise-not-found = В этот раз не найдено
exercise-found-1 = Найдено с первой попытки, { $time }
exercise-found-2 = Найдено со второй попытки, { $time }
exercise-found-3 = Найдено с третьей попытки, { $time }
exercise-bar-best = Лучшее
exercise-bar-first = Ваша первая попытка
exercise-bar-game = В партии
exercise-your-rating = Ваш рейтинг
exercise-its-rating = Это упражнение
exercise-solved-by = Сразу решили
exercise-not-counted = Считается только первая попытка.
exercise-hinted = С подсказкой рейтинг не меняется.
exercise-kept = Останется в этом браузере, пока сервер не ответит.
# $when: “in 3 days”.
exercise-back = Вернётся { $when }
exercise-sits = Это вы уже знаете.
exercise-remove = Убрать из моих упражнений
exercise-removed = Убрано. Больше не вернётся.
exercise-step-0 = 1 день
exercise-step-1 = 3 дня
exercise-step-2 = неделя
exercise-step-3 = 3 недели
exercise-step-4 = усвоено
exercise-label-best = Лучшее
exercise-label-best-points = Лучшее · +{ $n }
exercise-label-next = потом +{ $n }
exercise-label-tried = ваша попытка
exercise-label-game = в партии
exercise-next = Дальше
exercise-left = осталось { $n }
exercise-time-up = Время вышло
exercise-time-result = сразу решено { $n } из { $all }
exercise-again = Ещё раз
exercise-overview = Все упражнения

# Hints in three steps: the idea, the card, the spot.
exercise-idea-objective = Ищите место, где выполняется цель.
exercise-idea-twice = Ищите карту, которая приносит дважды: сейчас и в следующий ход.
exercise-idea-prepare = Думайте на ход вперёд: цель можно подготовить.
exercise-idea-unlock = Ищите, после чего хватит на другую карту с руки.
exercise-idea-points = Ищите очки, которые можно взять сразу.
exercise-idea-next = Думайте на ход вперёд: откуда возьмутся следующие очки?
exercise-idea-symbols = Ищите символы, нужные вашей руке и целям.
exercise-idea-room = Ищите простор: после чего останется больше возможностей?
exercise-idea-draw-objective = Какая карта приближает одну из ваших целей?
exercise-idea-draw-points = Какую карту можно сразу выложить за очки?
exercise-idea-draw-later = Какое царство понадобится больше всего?
exercise-idea-draw-unseen = Возможно, среди открытых карт нужной нет.
exercise-idea-starter = Сравните, что даёт каждая сторона: символы и углы, к которым можно строить.
exercise-idea-choice = Какая из двух подходит к картам, которые у вас есть и видны?
# $card is a picture.
exercise-hint-card = Это вот эта карта: { $card }
exercise-hint-gold = Берите золотую карту.
exercise-hint-resource = Берите карту ресурсов.
exercise-hint-chances = Один выбор выигрывает { $best } партий, другой { $other }.
exercise-hint-spot = Место отмечено в вашей зоне.
exercise-hint-here = Здесь: { $what }.

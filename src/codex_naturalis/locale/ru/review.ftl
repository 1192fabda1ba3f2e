# The review of a game: what each half-move was worth, and what would have been better.

review-title = Разбор
review-loading = Открываем партию…
review-replay = Просмотреть партию
review-overview = Обзор
review-whole-game = Вся партия

# The graph of chances.
review-graph = Шансы на победу по ходу партии
review-slider = Ход
review-at = { $name }, { $round ->
    [0] подготовка
   *[other] раунд { $round }
}
review-chance = Шансы на победу
review-your-slips = ваши промахи
review-own-slips = свои промахи
review-their-slips = чужие промахи
review-luck = удача
review-which = Какие моменты
review-mine = Мои моменты
review-one = Этот игрок
review-all = Все

# How well each seat played.
review-show-chances = Показать шансы этого игрока
review-accuracy = точность
review-accuracy-later = Точность: после последнего хода
review-half-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
review-count-best = { $n ->
    [one] { $n } лучший
    [few] { $n } лучших
   *[many] { $n } лучших
}
review-count-good = { $n ->
    [one] { $n } хороший
    [few] { $n } хороших
   *[many] { $n } хороших
}
review-count-inaccuracy = { $n ->
    [one] { $n } неточность
    [few] { $n } неточности
   *[many] { $n } неточностей
}
review-count-mistake = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[many] { $n } ошибок
}
review-count-blunder = { $n ->
    [one] { $n } грубая ошибка
    [few] { $n } грубые ошибки
   *[many] { $n } грубых ошибок
}
review-left = { $n ->
    [one] { $n } очко упущено
    [few] { $n } очка упущено
   *[many] { $n } очков упущено
}

# How the game went.
review-won = { $n ->
    [one] Побеждает { $names }, { $scores }.
    [few] Победу делят { $names }, { $scores }.
   *[many] Победу делят { $names }, { $scores }.
}
review-unfinished = Партия не доиграна до конца.
review-your-led-from = С раунда { $round } вы были впереди.
review-their-led-from = С раунда { $round } впереди был игрок { $name }.
review-your-led-until = До раунда { $round } вы были впереди.
review-their-led-until = До раунда { $round } впереди был игрок { $name }.
review-cost-most = { $kind ->
    [draw] Дороже всего обошлась карта, взятая в раунде { $round }.
    [choice] Дороже всего обошёлся выбор при подготовке.
   *[place] Дороже всего обошлась карта, выложенная в раунде { $round }.
}
review-decided = Что решило исход
review-your-choices = Ваши решения
review-own-choices = Свои решения
review-name-choices = Решения игрока { $name }
review-others-choices = Решения других
review-luck-cards = Удача с картами
review-luck-tybor = Карты и Тибор
review-decided-note = В % шансов на победу: { $start } в начале, { $end } в конце.

# The moments that matter.
review-moments = { $n ->
    [1] Один ключевой момент
    [one] { $n } ключевой момент
    [few] { $n } ключевых момента
   *[many] { $n } ключевых моментов
}
review-found = Уже найдено
review-no-moments = Промахов нет
review-no-moments-note = Расчёт не нашёл ни одного хода, который явно что-то упустил.
review-moment = { $round ->
    [0] Подготовка
   *[other] Раунд { $round }
}
review-moment-of = { $name }, { $round ->
    [0] подготовка
   *[other] раунд { $round }
}
review-start-with = { $round ->
    [0] Начать с подготовки
   *[other] Начать с раунда { $round }
}
review-next = Следующий момент
review-previous = Предыдущий момент
review-number = { $n } из { $all }

# The board.
review-area = Игровая зона: { $name }, { $round ->
    [0] подготовка
   *[other] раунд { $round }
}
review-area-end = Игровая зона в конце: { $name }
review-whose-area = Чья игровая зона
review-shown = Что показано на поле
review-played = Сыграно
review-better = Лучше
review-both = Оба
review-steps = Листать партию
review-first = Первый ход
review-back = На ход назад
review-forward = На ход вперёд
review-end = Вся партия
review-ply = ход { $ply } из { $plies }
review-then = потом +{ $n }
review-then-objective = потом цель
review-taken = Выбрано
review-market-then = Рынок в тот момент

# One moment.
review-your-place = раунд { $round }, вы выложили карту
review-your-draw = раунд { $round }, вы взяли карту
review-your-starter = ваша стартовая карта
review-your-objective = ваша тайная цель
review-their-place = { $name }, раунд { $round }, выложена карта
review-their-draw = { $name }, раунд { $round }, взята карта
review-their-starter = { $name }, стартовая карта
review-their-objective = { $name }, тайная цель
review-you-played = Вы сыграли
review-was-played = Сыграно
review-not-yet = До этого хода движок ещё не дошёл.
review-best-move = Лучший ход
review-as-good = Ничем не хуже
review-also-good = Тоже хорошо
review-expected = ожидается { $scores }
review-doubt = Погрешность расчёта — около { $doubt } %.
review-not-counted = Промахом не считается:
review-not-counted-card = какая карта пришла. Это дело случая.
review-better-does = Лучший ход { $facts }.
review-played-does = Сыгранный ход { $facts }.
review-no-fact = Одной явной причины нет: если много раз доиграть партию, другой ход чаще ведёт к победе.

# What a half-move does; the rest of a sentence that begins “The better move …”.
review-fact-objective = { $good ->
    [yes] выполняет { $objective }
   *[no] разрушает { $objective }
}
review-fact-points = приносит +{ $n }
review-fact-loses = закрывает { $symbols }
review-fact-gains = даёт { $symbols }
review-fact-pays = даёт ресурсы на { $card }
review-fact-next = готовит { $card } за +{ $n } в следующий ход
review-fact-next_objective = выполняет { $objective } в следующий ход
review-fact-worth = берёт карту на +{ $n } уже сейчас
review-fact-fulfils = может выполнить { $objective }
review-fact-closer = приближает { $objective }
review-fact-no_closer = не приближает ни одной цели
review-fact-corners = { $n ->
    [one] показывает { $n } угол
    [few] показывает { $n } угла
   *[many] показывает { $n } углов
}
review-fact-there = уже имеет { $n } из { $of } частей

# Headlines.
review-headline-wrong_side = Та карта, не та сторона
review-headline-objective_missed = Можно было выполнить цель
review-headline-objective_broken = Ход разрушил цель
review-headline-points_left = { $n ->
    [one] Можно было взять на { $n } очко больше
    [few] Можно было взять на { $n } очка больше
   *[many] Можно было взять на { $n } очков больше
}
review-headline-spot_next = Другое место приносит +{ $n } в следующий ход
review-headline-card_next = Другая карта приносит +{ $n } в следующий ход
review-headline-pays = Могло хватить ещё на одну карту
review-headline-covered = Ход закрыл нужный символ
review-headline-same_points_spot = Очков столько же, место лучше
review-headline-same_points_card = Очков столько же, карта лучше
review-headline-better_spot = Очков сейчас меньше, но место лучше
review-headline-better_card = Очков сейчас меньше, но карта лучше
review-headline-source = Лучше: { $source }
review-headline-other_face = Другая сторона была лучше
review-headline-other_objective = Другая цель была лучше
review-source-R = колода ресурсов
review-source-R1 = левая карта ресурсов
review-source-R2 = правая карта ресурсов
review-source-G = колода золотых карт
review-source-G1 = левая золотая карта
review-source-G2 = правая золотая карта

# What can be done with a moment.
review-exercise = Сделать упражнением
review-exercise-made = Добавлено в ваши упражнения, повторить сегодня.
review-share = Поделиться
review-more = Ещё
review-copied = Ссылка на этот момент скопирована.

# While the engine thinks.
review-thinking = Разбираем партию…
review-waiting = Сначала другие партии.
review-progress = Ход { $done } из { $total }
review-explained = Из каждой позиции движок много раз играет дальше, зная только то, что тогда знал игрок.
review-start-now = Можно уже начинать читать. Новые моменты появляются, как только найдены. Можно и уйти: разбор продолжится.
review-finished = { $n ->
    [0] Разбор готов: промахов нет.
    [1] Разбор готов: один ключевой момент.
    [one] Разбор готов: { $n } ключевой момент.
    [few] Разбор готов: { $n } ключевых момента.
   *[many] Разбор готов: { $n } ключевых моментов.
}
review-none = Эту партию ещё не разбирали
review-request = Разобрать партию
review-again = Повторить
review-failed = Разбор не удался. Найденное пропало, но партия цела.

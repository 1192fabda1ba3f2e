# Hints: what the bot that helps would do.

# What a half-move is worth to a bot that does not search, part by part.
hint-part-points-so-far = Набранные очки
hint-part-points-now = Очки сразу
hint-part-points-next = Очки в следующий ход
hint-part-objectives-done = Выполненные цели
hint-part-objectives-begun = Начатые цели
hint-part-objective-s-points = Ценность цели
hint-part-symbols = Символы
hint-part-objects = Предметы
hint-part-open-slots = Свободные места
hint-part-corners = Свободные углы
hint-part-cards-in-hand = Карты в руке
hint-part-cards-in-market = Карты на рынке
hint-part-card-kept = Сама карта
hint-part-chance-to-win = Шансы на победу
hint-part-mood = Случайность

# What a bot that searches expects.
hint-win = шансы на победу { $chance }
hint-expects = Шансы на победу: { $chance }. Ожидаемый счёт в конце: { $scores }.
hint-score = { $name } { $n }
hint-then = Скорее всего, дальше: { $line }.
hint-then-turn = { $name } ({ $moves })

# Its reason, in parts: “+4 now, leaves 9 open spots, second pattern next turn”.
hint-reason-now = +{ $n } сейчас
hint-reason-laid = принесёт +{ $n }
hint-reason-corners = { $n ->
    [one] { $n } угол
    [few] { $n } угла
   *[many] { $n } углов
}
hint-reason-places = оставляет { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
hint-reason-there = { $has } из { $needs } уже есть
hint-reason-gains = даёт { $symbols }
hint-reason-loses = теряет { $symbols }
hint-reason-pays = { $n ->
    [one] хватит ещё на { $n } карту
    [few] хватит ещё на { $n } карты
   *[many] хватит ещё на { $n } карт
}
hint-reason-next = +{ $n } в следующий ход
hint-reason-step = на шаг ближе: { $objective }
hint-reason-unseen = неизвестная карта { $signs }
hint-reason-later = карта { $signs } на потом
hint-reason-objective = { $objective }
hint-reason-objective-with = с ней { $objective }
hint-reason-objective-next = { $objective } в следующий ход

# Objectives in a reason: $signs are pictures, $n tells the second from the first; 0: none in particular.
hint-objective-diagonal = { $n ->
    [0] узор { $signs }
    [1] первый узор { $signs }
    [2] второй узор { $signs }
    [3] третий узор { $signs }
    [4] четвёртый узор { $signs }
   *[other] { $n }-й узор { $signs }
}
hint-objective-corner = { $n ->
    [0] узор { $signs }
    [1] первый узор { $signs }
    [2] второй узор { $signs }
    [3] третий узор { $signs }
    [4] четвёртый узор { $signs }
   *[other] { $n }-й узор { $signs }
}
hint-objective-set = { $n ->
    [0] набор { $signs }
    [1] первый набор { $signs }
    [2] второй набор { $signs }
    [3] третий набор { $signs }
    [4] четвёртый набор { $signs }
   *[other] { $n }-й набор { $signs }
}
hint-lost = теряется { $objective }
hint-more = { $objective } ещё { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}

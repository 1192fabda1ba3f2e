# Hints: what the bot that helps would do.
hint-place = { $side ->
    [front] лицом вверх: { $card }
   *[back] лицом вниз: { $card }
}{ $n ->
    [0] { "" }
   *[other] , +{ $n }
}

# What a half-move is worth to a bot that does not search, part by part.
hint-part-points-so-far = Очки на счётчике
hint-part-points-now = Очки сейчас
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
hint-part-mood = Настроение

# What a bot that searches expects.
hint-win = шансы на победу { $chance }
hint-expects = Шансы на победу: { $chance }. Ожидаемый итог: { $scores }.
hint-score = { $name } { $n }
hint-then = Затем: { $line }.
hint-then-turn = { $name } ({ $moves })
hint-laid = { $side ->
    [front] карта { $card }
   *[back] карта { $card } лицом вниз
}

# Its reason, in parts: “+4 now, keeps 9 places, second diagonal next turn”.
hint-reason-now = +{ $n } сейчас
hint-reason-laid = +{ $n }, когда ляжет
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
hint-reason-loses = отнимает { $symbols }
hint-reason-pays = { $n ->
    [one] позволит оплатить карту { $cards }
    [few] позволит оплатить карты { $cards }
   *[many] позволит оплатить карты { $cards }
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
    [0] диагональ { $signs }
    [1] первая диагональ { $signs }
    [2] вторая диагональ { $signs }
    [3] третья диагональ { $signs }
    [4] четвёртая диагональ { $signs }
   *[other] { $n }-я диагональ { $signs }
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
hint-lost = теряется: { $objective }
hint-more = ещё { $n }: { $objective }

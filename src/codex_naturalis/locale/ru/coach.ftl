# The coach: after a poor placement it offers to take it back, before the draw.
coach-title = Тренер
coach-level-off = Выкл.
coach-level-big = Грубые
coach-level-all = Все
coach-state-off = Тренер выключен
coach-state-on = Тренер включён
coach-about-off = Может подсказать, когда карта положена очень неудачно.
coach-about-on = Подсказывает от { $loss }. Никогда в рейтинговых партиях.
coach-setting = После неудачного хода карту можно вернуть, пока не взята новая, и узнать почему. Выключен, при грубых ошибках или при всех. Никогда в рейтинговых партиях.

# $loss: “12%”.
coach-loss = Так вы теряете около { $loss }. Посмотрите ещё раз?
coach-take-back = Вернуть
coach-keep = Оставить
coach-voice = { $undo } возвращает карту; возьмите новую, чтобы оставить.

# What the placement costs. $symbols and $objective are pictures; $n: how often the objective still counts.
coach-covers = Закрывает { $symbols }, а это вам ещё нужно.
coach-breaks = Закрывает { $symbols }: цель { $objective } { $n ->
    [0] больше не выполнена.
   *[other] засчитывается на один раз меньше.
}

# What a better one would bring: “Face up: 2 more points, a symbol for this card.”
coach-better = { $how }: { $facts }.
coach-better-later = { $how }: сейчас это ничего не даёт, но лучше на будущее.
coach-how-spot = На другом месте
coach-how-front = Лицом вверх
coach-how-back = Рубашкой вверх
coach-how-card = Другая карта
coach-fact-points = { $n ->
    [one] на { $n } очко больше сразу
    [few] на { $n } очка больше сразу
   *[many] на { $n } очков больше сразу
}
coach-fact-fulfils = цель { $objective } выполнена
coach-fact-pays = { $symbols } для { $card }
coach-fact-brings = { $symbols }, что вам нужно
coach-fact-next = { $n ->
    [one] на { $n } очко больше в следующий ход
    [few] на { $n } очка больше в следующий ход
   *[many] на { $n } очков больше в следующий ход
}
coach-fact-places = { $n ->
    [one] ещё { $n } свободное место
    [few] ещё { $n } свободных места
   *[many] ещё { $n } свободных мест
}

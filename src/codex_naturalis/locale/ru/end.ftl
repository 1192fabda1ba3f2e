# The end of a game: the scoring step by step, the result, and what to do next.

end-scoring = Подсчёт очков
end-scoring-how = Цель за целью: общая, общая, тайная.
end-skip = Пропустить рассказ
end-again = Рассказать снова
end-choose = Выберите число, чтобы увидеть карты, за которые оно начислено. В каждой цели карта считается один раз.
end-player = Игрок
end-track = Счётчик
end-secret = Тайная
end-total = Итого
end-none = нет
end-times = { $times } × { $each }
end-found = { $n ->
    [0] Не выполнена.
    [one] Выполнена { $n } раз.
    [few] Выполнена { $n } раза.
   *[many] Выполнена { $n } раз.
}

end-removed = Этот стол убрали до начала игры
end-aborted = Партия окончена без результата
end-won-you = Вы победили
end-won = Побеждает { $names }
end-won-you-by = Вы победили, { $best } : { $next }
end-won-by = Побеждает { $names }, { $best } : { $next }
end-shared-you = Вы делите победу
end-shared = Общая победа: { $names }
end-cause-resigned = Другая сторона сдалась.
end-cause-time = Время вышло.
end-cause-left = Другая сторона ушла из-за стола.
end-cause-aborted = Все согласились до первого хода.
end-tie-points = Ничья по очкам. Решают очки за цели: впереди { $name }.
end-tie-cards = Ничья по очкам. Решает число выполненных целей: впереди { $name }.
end-tie-tybor = Ничья в пользу Тибора: для победы нужно строго больше очков.
end-tie-shared = Равенство во всём, что считается: впереди нет никого.
end-made-of = { $name }: { $track } на счётчике и { $objectives } за цели{ $from ->
    [1] { $to ->
        [1] , первое место от начала до конца подсчёта.
       *[other] , с первого места на место { $to }.
    }
   *[other] { $to ->
        [1] , с места { $from } на первое.
       *[other] .
    }
}

end-rematch = Реванш
end-rematch-go = Перейти к реваншу
end-rematch-votes = За реванш: { $names } ({ $n } из { $all })
end-replay = Разбор партии
end-share = Поделиться
end-link-copied = Ссылка на просмотр скопирована.
end-shuffle = Проверить перемешивание
end-graph = Очки по раундам
end-graph-name = Очки на счётчике по раундам; в конце: { $names }

# The end of a game: the scoring step by step, the result, and what to do next.

end-scoring = Подсчёт очков
end-scoring-how = Сначала две общие цели, потом тайная.
end-skip = Пропустить анимацию
end-again = Повторить подсчёт
end-choose = Выберите число, чтобы увидеть, за какие карты эти очки. В каждой цели карта считается один раз.
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

end-removed = Этот стол удалили до начала игры
end-aborted = Партия окончена без результата
end-closed = Модератор закрыл этот стол: { $reason }
end-won-you = Вы победили
end-won = Побеждает { $names }
end-won-you-by = Вы победили, { $best } : { $next }
end-won-by = Побеждает { $names }, { $best } : { $next }
end-shared-you = Вы разделили победу
end-shared = Общая победа: { $names }
end-cause-resigned = Игрок сдался.
end-cause-time = Время вышло.
end-cause-left = Игрок ушёл из-за стола.
end-cause-aborted = Все согласились на это до первого хода.
end-cause-early = Кто-то сдался раньше, чем у всех было по три хода, поэтому партия не в счёт.
end-cause-closed = Модератор закрыл этот стол.
end-tie-points = Ничья, но { $name } впереди по очкам за цели.
end-tie-cards = Ничья, но { $name } впереди по числу выполненных целей.
end-tie-tybor = Ничья — в пользу Тибора: чтобы победить, нужно больше очков, чем у него.
end-tie-shared = Полная ничья, поэтому победа общая.
end-made-of = { $name }: { $track } на счётчике и { $objectives } за цели{ $from ->
    [1] { $to ->
        [1] , впереди и до целей, и после них.
       *[other] , с 1-го места на { $to }-е.
    }
   *[other] { $to ->
        [1] , с { $from }-го места на 1-е.
       *[other] .
    }
}

end-rematch = Реванш
end-rematch-go = Перейти к реваншу
end-rematch-wants = { $n ->
    [one] { $names } предлагает реванш
    [few] { $names } предлагают реванш
   *[many] { $names } предлагают реванш
}
end-rematch-title = ● Реванш?
end-rematch-accept = Принять
end-rematch-decline = Отказаться
end-rematch-waiting = Ждём ответа: { $names }
end-rematch-away = Сейчас { $n ->
    [one] отсутствует
    [few] отсутствуют
   *[many] отсутствуют
}: { $names }.
end-rematch-declined = Отказ от реванша: { $names }.
end-other = Сменить соперника
end-harder = Сильнее: { $name }
end-easier = Слабее: { $name }
end-areas = Игровые зоны
end-review = Разобрать партию
end-replay = Просмотреть партию
end-share = Поделиться
end-link-copied = Ссылка на просмотр партии скопирована.
end-shuffle = Проверить перемешивание
end-graph = Очки по раундам
end-graph-name = Очки на счётчике по раундам; в конце: { $names }

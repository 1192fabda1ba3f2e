# The log of a game. A line is read, with $sign drawn as the kingdom's sign and $name in bold; a
# voice is heard. $kind: gold or resource; $kingdom: fungi, plant, animal or insect.

log-title = Журнал
log-empty = Пока ничего не произошло.
log-show-place = Показать место

log-round = Раунд { $round }
log-line-starter = { $name } выкладывает стартовую карту лицом { $side ->
    [front] вверх
   *[back] вниз
}
log-line-objective = { $name } выбирает тайную цель
log-line-placed = { $name } выкладывает { $sign } { $side ->
    [back] { $kind ->
        [gold] золотую карту, лицом вниз
       *[resource] карту ресурсов, лицом вниз
    }
   *[front] { $kind ->
        [gold] золотую карту
       *[resource] карту ресурсов
    }
}{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
}
log-line-drew = { $name } берёт { $sign } { $kind ->
    [gold] золотую карту
   *[resource] карту ресурсов
} { $from ->
    [deck] из колоды
   *[market] с рынка
}
log-line-tybor-scored = Тибор получает +{ $points } за { $sign } золотую карту ({ $column ->
    [left] слева
   *[right] справа
})
log-line-tybor-gold = Тибор забирает { $sign } золотую карту ({ $column ->
    [left] слева
   *[right] справа
})
log-line-tybor-resource = Тибор берёт { $sign } карту ресурсов ({ $column ->
    [left] слева
   *[right] справа
})
log-line-skipped = { $name } пропускает ход: свободных мест нет
log-line-no-draw = { $name } не берёт карту: брать нечего
log-line-end-points = { $name } набирает 20 очков: финал запущен
log-line-end-decks = Обе колоды пусты: финал запущен
log-line-end-blocked = Никто не может выложить карту
log-line-over = Игра окончена

log-voice-starter = { $name } выкладывает стартовую карту лицом { $side ->
    [front] вверх
   *[back] вниз
}.
log-voice-objective = { $name } выбирает тайную цель.
log-voice-placed = { $name } выкладывает { $side ->
    [back] лицом вниз
   *[front] лицом вверх
} { $kind ->
    [gold] золотую карту
   *[resource] карту ресурсов
}, { $kingdom ->
    [fungi] грибы
    [plant] растения
    [animal] животные
   *[insect] насекомые
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, всего { $total }.
log-voice-drew = { $name } берёт { $kind ->
    [gold] золотую карту
   *[resource] карту ресурсов
} { $from ->
    [deck] из колоды
   *[market] с рынка
}, { $kingdom ->
    [fungi] грибы
    [plant] растения
    [animal] животные
   *[insect] насекомые
}.
log-voice-tybor-scored = Тибор получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за золотую карту, { $kingdom ->
    [fungi] грибы
    [plant] растения
    [animal] животные
   *[insect] насекомые
}.
log-voice-tybor-gold = Тибор забирает золотую карту, { $kingdom ->
    [fungi] грибы
    [plant] растения
    [animal] животные
   *[insect] насекомые
}.
log-voice-tybor-resource = Тибор берёт карту ресурсов, { $kingdom ->
    [fungi] грибы
    [plant] растения
    [animal] животные
   *[insect] насекомые
}.
log-voice-taken-back = { $name } забирает карту назад.
log-voice-skipped = { $name } пропускает ход: свободных мест нет.
log-voice-no-draw = { $name } не берёт карту: брать нечего.
log-voice-end-points = { $name } набирает 20 очков. После этого раунда будет ещё один.
log-voice-end-decks = Обе колоды пусты. После этого раунда будет ещё один.
log-voice-end-blocked = Никто не может выложить карту.
log-voice-over = Игра окончена.

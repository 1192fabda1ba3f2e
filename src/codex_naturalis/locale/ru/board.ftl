# Cards, areas, the hand, the market: what is drawn, and its names for screen readers.
board-kind-resource = карта ресурсов
board-kind-gold = золотая карта
board-kind-starter = стартовая карта

# A card of a kingdom: "three animal cards".
board-kingdom-fungi = грибов
board-kingdom-plant = растений
board-kingdom-animal = животных
board-kingdom-insect = насекомых

board-card = Карта { $card }
board-card-lower = карта { $card }
board-card-back = Карта { $card }, рубашка
board-card-brief = карта { $card }, { $kingdom }
board-starter-brief = стартовая карта { $card }
board-back = рубашка: { $kind }, { $kingdom }
board-back-starter = рубашка стартовой карты
board-points-each = { $points } за { $what ->
    [quill] каждое перо
    [inkwell] каждую чернильницу
    [manuscript] каждый манускрипт
   *[corner] каждый закрытый угол
}
board-costs = нужно: { $cost }
board-brings = даёт: { $symbols }
board-free = бесплатно
board-payable = хватает
board-not-payable = не хватает: { $missing }
board-needs = нужно { $missing }

board-front = Лицо
board-back-face = Рубашка
board-face-of = Сторона карты { $card }
board-hand = Ваша рука
board-hand-empty = В руке нет карт.

board-source-R = колода ресурсов
board-source-G = колода золотых карт
board-source-R1 = левая карта ресурсов
board-source-R2 = правая карта ресурсов
board-source-G1 = левая золотая карта
board-source-G2 = правая золотая карта
board-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
board-empty = пусто
board-market = Рынок
board-market-decks = колоды
board-market-left = слева
board-market-right = справа
board-market-spent = Последний раунд: никто не берёт карты.
board-market-unseen = Вслепую: { $deck }
board-market-worth = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
board-market-free = ресурсы не нужны
board-market-payable = уже хватает

board-objective = Цель { $id }: { $subject }, { $points } за каждое сочетание
board-objective-title = Цель { $id }
board-objective-hidden = Скрытая цель
board-objective-hidden-meaning = Тайная цель. Её откроют в конце игры.
board-objective-meaning = { $points } за каждое сочетание: { $subject }.
board-objective-symbols = { $symbols }
board-objective-rising = три карты { $kingdom } по диагонали вправо вверх
board-objective-falling = три карты { $kingdom } по диагонали вправо вниз
board-objective-corner = две карты { $pair } одна над другой и карта { $single } { $where } от них
board-objective-common = Общая
board-objective-secret = Тайная
board-objective-offered = { $name }, вариант { $n } из { $all }
board-objective-progress = { $times }× = { $points }
board-objective-progress-spoken = { $times ->
    [one] выполнена { $times } раз, { $points }
    [few] выполнена { $times } раза, { $points }
   *[many] выполнена { $times } раз, { $points }
}

board-corner = { $corner }: { $what }
board-corner-up-left = вверху слева
board-corner-up-right = вверху справа
board-corner-down-left = внизу слева
board-corner-down-right = внизу справа
board-ink-empty = пустой
board-ink-hidden = скрытый
board-ink-covered = закрытый
board-corners = углы — { $corners }
board-corners-empty = четыре пустых угла

board-slot-first = место в центре
board-slot-up-left = место вверху слева от карты { $card }
board-slot-up-right = место вверху справа от карты { $card }
board-slot-down-left = место внизу слева от карты { $card }
board-slot-down-right = место внизу справа от карты { $card }
board-covers = закрывает { $n ->
    [one] { $n } угол
    [few] { $n } угла
   *[many] { $n } углов
}
board-loses = теряется: { $lost }
board-gains = { $points } за цели

board-slots = Свободные места
board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-show-all = Показать всё
board-pan = Стрелки двигают поле, плюс и минус меняют масштаб, 0 показывает всё.
board-as-list = { $label }, списком
board-list-card = { $name }, столбец { $x }, ряд { $y }: { $corners }
board-list-empty = Здесь пока нет карт.
board-highlighted = Группа { $letters }: { $name }
board-open-area = Открыть: { $label }
board-miniature = { $label }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}

board-edge-left = { $n ->
    [one] { $n } свободное место за левым краем, максимум { $points }
    [few] { $n } свободных места за левым краем, максимум { $points }
   *[many] { $n } свободных мест за левым краем, максимум { $points }
}
board-edge-right = { $n ->
    [one] { $n } свободное место за правым краем, максимум { $points }
    [few] { $n } свободных места за правым краем, максимум { $points }
   *[many] { $n } свободных мест за правым краем, максимум { $points }
}
board-edge-top = { $n ->
    [one] { $n } свободное место за верхним краем, максимум { $points }
    [few] { $n } свободных места за верхним краем, максимум { $points }
   *[many] { $n } свободных мест за верхним краем, максимум { $points }
}
board-edge-bottom = { $n ->
    [one] { $n } свободное место за нижним краем, максимум { $points }
    [few] { $n } свободных места за нижним краем, максимум { $points }
   *[many] { $n } свободных мест за нижним краем, максимум { $points }
}

board-tally = Символы: { $counts }
board-tally-none = нет символов
board-tally-up = { $count }, на { $n } больше
board-tally-down = { $count }, на { $n } меньше

board-track = Очки: { $places }
board-track-place = { $name } { $points }

board-move-place = карта { $card }, { $face }, столбец { $x }, ряд { $y }
board-move-draw = взять: { $source }
board-move-objective = оставить цель { $id }
board-move-starter-front = стартовая карта, лицом вверх
board-move-starter-back = стартовая карта, лицом вниз

board-inspect-points = Приносит { $points }, когда вы её выкладываете.
board-inspect-points-none = Очков не приносит.
board-inspect-cost = Чтобы выложить её лицом вверх, в вашей зоне должны быть видны: { $cost }. Ничего не тратится.
board-inspect-back = Рубашка бесплатна. У неё четыре пустых угла, а посередине { $symbols }: закрыть это нельзя.
board-inspect-starter-front = Первая карта зоны. На лицевой стороне символ в каждом углу.
board-inspect-starter-back = Первая карта зоны. На рубашке посередине { $symbols }: закрыть это нельзя.
board-inspect-corners = Углы — { $corners }.
board-inspect-hidden = Лицевая сторона вам не видна.
replay-no-area = Здесь пока нет карт.

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
board-costs = необходимо: { $cost }
board-brings = даёт: { $symbols }
board-free = бесплатно
board-payable = хватает
board-not-payable = не хватает: { $missing }
board-needs = нужно { $missing }

board-front = Лицо
board-back-face = Рубашка
board-face-of = Сторона карты { $card }
board-hand = Ваша рука
board-hand-empty = Ваша рука пуста.

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
board-market-worth = даёт { $n }
board-market-free = бесплатно
board-market-payable = уже хватает

board-objective = Цель { $id }: { $subject }, { $points } за каждый набор
board-objective-title = Цель { $id }
board-objective-hidden = Скрытая цель
board-objective-hidden-meaning = Тайная цель. Владелец откроет её в конце игры.
board-objective-meaning = { $points } за каждый набор: { $subject }.
board-objective-symbols = { $symbols }
board-objective-rising = три карты { $kingdom } по диагонали вправо вверх
board-objective-falling = три карты { $kingdom } по диагонали вправо вниз
board-objective-corner = две карты { $pair } одна над другой и карта { $single } { $where } от них
board-objective-common = Общая
board-objective-secret = Тайная
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
board-gains = цели { $points }

board-slots = Свободные места
board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-show-all = Показать всё
board-pan = Стрелки двигают поле, плюс и минус меняют масштаб, 0 показывает всё.
board-as-list = { $label }, списком
board-list-card = { $name }, место { $x }, { $y }: { $corners }
board-list-empty = Здесь пока нет карт.
board-highlighted = Группа { $letters }: { $name }
board-open-area = Открыть: { $label }
board-miniature = { $label }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}

board-edge-left = { $n ->
    [one] { $n } свободное место за левым краем, лучшее: { $points }
    [few] { $n } свободных места за левым краем, лучшее: { $points }
   *[many] { $n } свободных мест за левым краем, лучшее: { $points }
}
board-edge-right = { $n ->
    [one] { $n } свободное место за правым краем, лучшее: { $points }
    [few] { $n } свободных места за правым краем, лучшее: { $points }
   *[many] { $n } свободных мест за правым краем, лучшее: { $points }
}
board-edge-top = { $n ->
    [one] { $n } свободное место за верхним краем, лучшее: { $points }
    [few] { $n } свободных места за верхним краем, лучшее: { $points }
   *[many] { $n } свободных мест за верхним краем, лучшее: { $points }
}
board-edge-bottom = { $n ->
    [one] { $n } свободное место за нижним краем, лучшее: { $points }
    [few] { $n } свободных места за нижним краем, лучшее: { $points }
   *[many] { $n } свободных мест за нижним краем, лучшее: { $points }
}
board-edge-more = ещё { $n }
board-edge-open = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[many] { $n } мест
}

board-tally = Символы: { $counts }
board-tally-none = нет символов
board-tally-up = { $count }, на { $n } больше
board-tally-down = { $count }, на { $n } меньше

board-track = Очки: { $places }
board-track-place = { $name } { $points }

board-move-place = карта { $card }, { $face }, место { $x }, { $y }
board-move-draw = берёт: { $source }
board-move-objective = оставляет цель { $id }
board-move-starter-front = стартовая карта, лицо
board-move-starter-back = стартовая карта, рубашка

board-inspect-points = Когда её выкладывают, приносит: { $points }.
board-inspect-points-none = Сама по себе очков не приносит.
board-inspect-cost = Чтобы выложить её лицом вверх, должны быть видны: { $cost }. Ничего не тратится.
board-inspect-back = Рубашка бесплатна. Она навсегда даёт { $symbols } и имеет четыре пустых угла.
board-inspect-starter-front = Первая карта зоны. На лице в каждом углу символ.
board-inspect-starter-back = Первая карта зоны. Рубашка навсегда даёт: { $symbols }.
board-inspect-corners = Углы — { $corners }.
board-inspect-hidden = Её лицо скрыто.

# The table: gathering, playing, and the dialogs around a game. The end is in end.ftl.

table-title-your-turn = ● Ваш ход
table-connecting = Подходим к столу…
table-gone-title = Такого стола нет
table-gone-text = Ссылка набрана с ошибкой, или стол убрали.
table-closed-title = Закрытый стол

# The line in the top bar. $what is one of the next messages.
table-status-gathering = Ждём игроков
table-status-aborted = Окончена без результата
table-status-over = Игра окончена · { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
table-status-setup = Сделайте выбор
table-status-setup-wait = Все выбирают
table-status-round = { $what } · раунд { $round }
table-status-draw = Возьмите карту
table-status-last-turn = Ваш последний ход
table-status-turn-of = Ходит { $name }
table-your-turn = Ваш ход
table-watching = вы зритель

table-skip = Перейти
table-skip-hand = К моей руке
table-skip-board = К полю
table-skip-market = К рынку

# Gathering
table-gathering-title = Стол игрока { $name }
table-gathering-waiting = { $n ->
    [0] Все в сборе. Игра начинается.
    [one] Игра начнётся, когда займут ещё { $n } место.
    [few] Игра начнётся, когда займут ещё { $n } места.
   *[many] Игра начнётся, когда займут ещё { $n } мест.
}
table-seats = Места
table-sit = Сесть здесь
table-stand = Встать
table-free-seat = Свободное место
table-hot-seat = Добавить игрока на этом устройстве
table-hot-name = Имя игрока
table-colour = Цвет фишки
table-you = вы
table-you-capital = Вы
table-bot = бот
table-away = не в сети
table-watching-count = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
table-invite = Пригласить
table-invite-private = Стол найдут только те, у кого есть эта ссылка.
table-invite-open = Стол есть в списке открытых столов. Можно и отправить ссылку.
table-invite-text = Сыграйте со мной в Codex Naturalis
table-link = Ссылка на этот стол
table-copy = Скопировать ссылку
table-copied = Скопировано
table-share = Поделиться
table-qr = Ссылка в виде QR-кода
table-remove = Убрать стол

table-terms = Этот стол
table-term-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
table-term-no-clock = Без часов
table-term-real-time = { $minutes } мин каждому, { $increment ->
    [0] без добавки
   *[other] +{ $increment } с за ход
}
table-term-correspondence = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
table-term-rated = На рейтинг
table-term-casual = Без рейтинга
table-term-open = Открыт для всех
table-term-private = Только по ссылке
table-term-tie-cards = При ничьей решает число выполненных целей
table-term-refill-other = Пустую колоду заменяет другая
table-term-leave-bot = За ушедших доигрывает бот
table-term-leave-forfeit = Кто уходит, проигрывает
table-term-hints = Подсказки разрешены
table-term-no-spectators = Без зрителей
table-term-delay = Зрители видят всё на { $seconds } с позже
table-term-lots = Места распределяет жребий

# The first choices
table-setup-starter = Выберите сторону стартовой карты
table-setup-starter-how = Карта ляжет в центр вашей зоны. Её углы можно закрыть; символы посередине остаются навсегда.
table-setup-front = Лицом вверх
table-setup-back = Лицом вниз
table-setup-objective = Выберите тайную цель
table-setup-objective-how = Она считается в конце, столько раз, сколько выполнена. Её видите только вы.
table-setup-keep = Оставить эту
table-setup-done = Выбор сделан
table-setup-watch = Игроки выбирают
table-setup-wait = Все одновременно выбирают сторону карты и тайную цель.
table-ready = выбор сделан
table-chooses-starter = выбирает сторону
table-chooses-objective = выбирает цель

# The turn
table-prompt-place = Выберите место.
table-prompt-number = Число показывает, сколько эта сторона там принесёт.
table-choose = Выберите карту для хода.
table-choose-last = Выберите последнюю карту.
table-plan = Ходит { $name }. Пока можно обдумать свой ход.
table-blocked = Свободных мест нет: вы пропускаете ходы, но очки за цели получите.
table-place = Выложить сюда
table-place-points = Выложить сюда · +{ $n }
table-flip = Перевернуть
table-no-points = Без очков
table-for-corners = { $n ->
    [one] за { $n } угол
    [few] за { $n } угла
   *[many] за { $n } углов
}
table-draw-title = Возьмите одну карту
table-draw-how = чтобы закончить ход
table-undo = Вернуть карту
table-your-hand = Ваша рука:
table-take = { $kind ->
    [gold] Взять эту золотую карту
   *[resource] Взять эту карту ресурсов
}
table-take-deck = Взять верхнюю карту
table-take-choose = Выберите карту

# Players
table-heading = Стол: { $names }
table-track = Счётчик очков
table-players = Игроки
table-my-area = Моя игровая зона
table-area-of = Игровая зона: { $name }
table-show-area = : показать игровую зону
table-previous-player = Предыдущий игрок
table-next-player = Следующий игрок
table-open-places = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
table-fronts = хватает на { $paid } из { $n ->
    [one] { $n } карты
    [few] { $n } карт
   *[many] { $n } карт
}
table-in-hand = в руке
table-chip = { $name }, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
table-plays = ходит
table-writes = пишет…
table-writes-for = пишет… { $n } с
table-gave-up = вне игры
table-handed = играет бот
table-clock = Осталось времени
table-days-left = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
table-hours-left = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
}
table-is-away = { $name } не в сети.
table-claim = Засчитать победу
table-claim-bot = Пусть доиграет бот
table-claim-not-yet = Пока нет: ещё есть время вернуться. Попробуйте через несколько минут.
table-bot-for-you = За вас играет бот.
table-return = Вернуться на место

# Market, objectives, log and chat
table-side = Рынок, цели, журнал
table-market = Рынок
table-objectives = Цели
table-talk = Журнал и чат
table-tabs = Остальное за столом
table-tab-hand = Рука
table-tab-market = Рынок
table-tab-players = Игроки
table-tab-objectives = Цели
table-tab-log = Журнал
table-chat = Чат
table-chat-say = Написать…
table-chat-send = Отправить
table-chat-off = За открытыми столами чат закрыт, пока вы его не откроете.
table-chat-open = Открыть чат
table-chat-unread = { $n ->
    [one] { $n } новое сообщение
    [few] { $n } новых сообщения
   *[many] { $n } новых сообщений
}
table-chat-empty = Пока никто ничего не написал.
table-chat-mute = Скрыть сообщения: { $name }
table-chat-muted = Сообщения игрока { $name } больше не видны.

# The last rounds
table-end-near = Конец близок
table-end-near-rule = Раунд доигрывают, затем у каждого ещё один ход.
table-last-round = Последний раунд
table-last-round-rule = По одному ходу, карты никто не берёт.
table-end-points = { $name } достигает 20 очков.
table-end-twenty = Кто-то набрал 20 очков.
table-end-decks = Обе колоды пусты.
table-turns-left = Оставшиеся ходы
table-scoring = Подсчёт

# Tybor
table-tybor = Tybor Kwelein
table-tybor-table = монах
table-tybor-solo-easy = монах · легче
table-tybor-solo-normal = монах · обычно
table-tybor-solo-hard = монах · сложнее
table-tybor-resources = Ресурсы Тибора
table-tybor-how = Его ресурсы, по столбцу на царство. За золотые карты он платит, пересчитывая эти карты, и никогда их не тратит.
table-tybor-pays = На что ему хватает сейчас
table-tybor-yes = { $where }: да, +{ $n }
table-tybor-no = { $where }: пока нет
table-tybor-again = Ещё раз его ход
table-tybor-turn = Ход Тибора
table-tybor-order = всегда сначала левый столбец, потом правый
table-tybor-stepwise = По шагам
table-go-on = Дальше
table-tybor-column-left = Левый столбец:
table-tybor-column-right = Правый столбец:
table-tybor-did-scored = он получает очки
table-tybor-did-gold = он забирает золотую карту
table-tybor-did-resource = он берёт карту ресурсов
table-tybor-why-paid = У него есть { $cost }, необходимые для этой золотой карты. Карта выходит из игры; ничего не тратится.
table-tybor-why-five-points = Нужно { $cost }, ему пока не хватает, но он хочет каждую карту за 5 очков. Золотая карта ложится в его столбец { $kingdom }.
table-tybor-why-objective = Нужно { $cost }, ему пока не хватает, но таких карт требует общая цель. Золотая карта ложится в его столбец { $kingdom }. { $objective }
table-tybor-why-no-resource = Нужно { $cost }, ему пока не хватает, а карты ресурсов там нет. Золотая карта ложится в его столбец { $kingdom }.
table-tybor-why-not-wanted = Для золотой карты нужно { $cost }, ему не хватает, и общие цели её не требуют. Карта ресурсов ложится в его столбец { $kingdom }.
table-tybor-why-no-gold = Золотой карты там нет. Карта ресурсов ложится в его столбец { $kingdom }.

# Several players on one device
table-pass-title = Передайте устройство игроку { $name }
table-pass-text = Рука скрыта, пока вы не готовы.
table-pass-here = Я { $name }

# Menu and questions
table-keys = Клавиши
table-resign = Сдаться
table-leave = Уйти из-за стола
table-abort = Закончить без результата
table-stop-watching = Больше не смотреть
table-record = Скачать запись
table-confirm-resign = Вы проиграете эту партию, и отменить это нельзя.
table-confirm-leave = Вы уходите насовсем и проигрываете эту партию.
table-confirm-leave-bot = За вас доиграет бот. Вы сможете вернуться и снова занять своё место.
table-confirm-abort = Пока не выложена первая карта, партию можно закончить без результата, если согласны все.
table-abort-asked = Остальных спрашивают, согласны ли они.
table-abort-wanted = { $name } предлагает закончить без результата.
table-abort-agree = Согласиться

table-key-choose = Выбрать карту из руки
table-key-flip = Перевернуть её
table-key-places = Переходить от места к месту
table-key-confirm = Выложить или взять отмеченную карту
table-key-back = На шаг назад
table-key-undo = Вернуть карту, пока не взята новая
table-key-decks = Колода ресурсов, колода золотых карт
table-key-resources = Левая и правая карта ресурсов
table-key-golds = Левая и правая золотая карта
table-key-view = Показать всё, ближе, дальше
table-key-hint = Подсказка, если стол разрешает
table-key-keys = Этот список

table-hint = Подсказка

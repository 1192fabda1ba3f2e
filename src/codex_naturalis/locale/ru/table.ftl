# The table: gathering, playing, and the dialogs around a game. The end is in end.ftl.

table-title-your-turn = ● Ваш ход
table-connecting = Открываем стол…
table-gone-title = Стол не найден
table-gone-text = Возможно, в ссылке опечатка или стол удалили.
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
table-watching = вы смотрите

table-skip = Перейти
table-skip-hand = Перейти к моим картам
table-skip-board = Перейти к полю
table-skip-market = Перейти к рынку

# Gathering
table-gathering-title = Стол игрока { $name }
table-gathering-waiting = { $n ->
    [0] Все в сборе. Игра начинается.
    [one] Игра начнётся, когда будут заняты все места. Свободно { $n } место.
    [few] Игра начнётся, когда будут заняты все места. Свободно { $n } места.
   *[many] Игра начнётся, когда будут заняты все места. Свободно { $n } мест.
}
table-seats = Места
table-sit = Сесть сюда
table-stand = Освободить место
table-free-seat = Свободное место
table-add-bot = Добавить бота
table-add-bot-title = Выберите бота
table-add-bot-last = Это последнее свободное место: игра начнётся сразу.
table-remove-bot = Убрать
table-remove-bot-name = Убрать: { $name }
table-send-away = Удалить из-за стола
table-send-away-title = Удалить игрока { $name }?
table-send-away-text = { $name } больше не сможет сесть за этот стол.
table-sent-away = Вас удалили из-за этого стола. Сесть здесь снова нельзя.
table-you-are = Ваше имя: { $name }
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
table-invite-private = Стол могут найти только те, у кого есть эта ссылка.
table-invite-open = Стол есть в списке открытых столов. Ещё можно отправить ссылку.
table-invite-alone = Эту ссылку можно открыть только на этом компьютере.
table-invite-lan = Чтобы пригласить других в вашей сети, запустите игру командой
table-invite-text = Сыграйте со мной в Codex Naturalis
table-link = Ссылка на этот стол
table-copy = Скопировать ссылку
table-copied = Скопировано
table-share = Поделиться
table-qr = Ссылка в виде QR-кода
table-remove = Удалить стол

table-terms = Настройки стола
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
table-term-rated = Рейтинговая партия
table-term-casual = Без рейтинга
table-term-open = Открыт для всех
table-term-private = Только по ссылке
table-term-tie-cards = При ничьей решают выполненные цели
table-term-refill-other = Если колода пуста, рынок пополняет другая
table-term-leave-bot = Если кто-то уйдёт, доиграет бот
table-term-leave-forfeit = Уйдёте — проиграете
table-term-hints = Подсказки разрешены
table-term-no-spectators = Без зрителей
table-term-delay = Зрители видят всё на { $seconds } с позже
table-term-lots = Случайная рассадка

# The first choices
table-setup-starter = Выберите сторону стартовой карты
table-setup-starter-how = Она станет центром вашей зоны. Её углы можно закрыть, а символы посередине — нет.
table-setup-front = Лицом вверх
table-setup-back = Лицом вниз
table-setup-objective = Выберите тайную цель
table-setup-objective-how = Она приносит очки в конце — столько раз, сколько выполнена. До тех пор её видите только вы.
table-setup-keep = Оставить эту
table-setup-done = Вы сделали выбор
table-setup-watch = Игроки выбирают
table-setup-wait = Все одновременно выбирают сторону стартовой карты и тайную цель.
table-ready = готово
table-chooses-starter = выбирает сторону
table-chooses-objective = выбирает цель

# The turn
table-prompt-place = Выберите место.
table-back-only = На лицевую сторону пока не хватает: показана рубашка.
table-choose = Выберите, какую карту выложить.
table-choose-last = Выберите последнюю карту.
table-plan = Ходит { $name }. Пока можно обдумать свой ход.
table-blocked = Свободных мест нет: вы пропускаете ходы, но в конце ваши очки посчитают.
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
    [gold] Взять золотую карту
   *[resource] Взять карту ресурсов
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
table-writes = думает…
table-writes-for = думает… { $n } с
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
table-claim-in = Засчитать победу можно будет через { $time }.
table-claim-bot-in = Бот сможет доиграть через { $time }.
table-bot-for-you = За вас играет бот.
table-return = Вернуться на место

# Market, objectives, log and chat
table-side = Рынок, цели, журнал
table-market = Рынок
table-objectives = Цели
table-talk = Журнал и чат
table-tabs = Другие разделы стола
table-tab-hand = Рука
table-tab-market = Рынок
table-tab-players = Игроки
table-tab-objectives = Цели
table-tab-log = Журнал
table-chat = Чат
table-chat-unread = { $n ->
    [one] { $n } новое сообщение
    [few] { $n } новых сообщения
   *[many] { $n } новых сообщений
}

# The last rounds
table-end-near = Финал запущен
table-end-near-rule = Доигрываем раунд, затем у каждого ещё один ход.
table-last-round = Последний раунд
table-last-round-rule = У каждого последний ход, карты никто не берёт.
table-end-points = { $name } набирает 20 очков.
table-end-twenty = Кто-то набрал 20 очков.
table-end-decks = Обе колоды пусты.
table-turns-left = Оставшиеся ходы
table-scoring = Подсчёт очков

# Tybor
table-tybor = Тибор Квелейн
table-tybor-table = монах
table-tybor-solo-easy = монах · лёгкий
table-tybor-solo-normal = монах · обычный
table-tybor-solo-hard = монах · сложный
table-tybor-resources = Ресурсы Тибора
table-tybor-how = Его ресурсы, по столбцу на царство. По этим картам он считает, хватает ли ему на золотую, и никогда их не тратит.
table-tybor-pays = На что ему хватает сейчас
table-tybor-yes = { $where }: да, +{ $n }
table-tybor-no = { $where }: пока нет
table-tybor-again = Показать его ход снова
table-tybor-turn = Ход Тибора
table-tybor-order = всегда сначала левый столбец, потом правый
table-tybor-stepwise = По шагам
table-go-on = Продолжить
table-tybor-column-left = Левый столбец:
table-tybor-column-right = Правый столбец:
table-tybor-did-scored = он получает очки
table-tybor-did-gold = он забирает золотую карту
table-tybor-did-resource = он берёт карту ресурсов
table-tybor-why-paid = У него есть { $cost } — всё, что нужно для этой золотой карты. Карта выходит из игры; ничего не тратится.
table-tybor-why-five-points = Нужно { $cost }, этого у него пока нет. Но он хочет каждую карту на 5 очков: она уходит в его столбец { $kingdom }.
table-tybor-why-objective = Нужно { $cost }, этого у него пока нет. Но карта подходит к общей цели и уходит в его столбец { $kingdom }. { $objective }
table-tybor-why-no-resource = Нужно { $cost }, этого у него пока нет. Карты ресурсов здесь тоже нет, поэтому золотая карта уходит в его столбец { $kingdom }.
table-tybor-why-not-wanted = Для золотой карты нужно { $cost }, этого у него нет, и к общим целям она не подходит. Карта ресурсов уходит в его столбец { $kingdom }.
table-tybor-why-no-gold = Золотой карты здесь нет. Карта ресурсов уходит в его столбец { $kingdom }.

# Several players on one device
table-pass-title = Передайте устройство игроку { $name }
table-pass-text = Ваша рука скрыта, пока вы не будете готовы.
table-pass-here = Я { $name }

# Menu and questions
table-keys = Горячие клавиши
table-people = Пожаловаться или заблокировать
table-resign = Сдаться
table-leave = Уйти из-за стола
table-abort = Закончить без результата
table-stop-watching = Перестать смотреть
table-record = Скачать файл партии
table-confirm-resign = Вы проиграете эту партию. Отменить это нельзя.
table-confirm-leave = Вы уйдёте насовсем и проиграете эту партию.
table-confirm-leave-bot = За вас доиграет бот. Вы сможете вернуться и снова занять своё место.
table-confirm-abort = Пока не выложена первая карта, партию можно закончить без результата, если согласны все.
table-abort-asked = Ждём согласия остальных.
table-abort-wanted = { $name } предлагает закончить без результата.
table-abort-agree = Согласиться

table-hint = Подсказка

# The home page, creating tables, lists of games.
lobby-hero = Напишите книгу природы, карта за картой
lobby-hero-text = Грибы, растения, животные и насекомые на картах, которые перекрывают друг друга. Полчаса, от одного до четырёх игроков, без регистрации.
lobby-play-now = Играть сейчас
lobby-now-first = Первая партия — против Тибора, лёгкий уровень. Он объясняет свои ходы.
lobby-learn-now = Научиться за несколько минут
lobby-play = Играть
lobby-foot = Неофициальный некоммерческий проект, не связанный с издателем. Все рисунки мы сделали сами.

lobby-tybor-name = Тибор
lobby-tybor-text = Соло, он объясняет ходы
lobby-tybor-solo-easy = Лёгкий: он начинает с двумя картами ресурсов.
lobby-tybor-solo-normal = Обычный: он начинает с четырьмя картами ресурсов, по одной каждого царства.
lobby-tybor-solo-hard = Сложный: он начинает с четырьмя картами ресурсов и 4 очками.
lobby-level = Уровень сложности
lobby-level-easy = Лёгкий
lobby-level-normal = Обычный
lobby-level-hard = Сложный

lobby-bots = Боты
lobby-bots-levels = { $n ->
    [one] { $n } уровень
    [few] { $n } уровня
   *[many] { $n } уровней
}
lobby-bots-chosen = { $name }, Эло { $elo }
lobby-bots-choose = Выберите бота
lobby-opponents-many = Число соперников
lobby-opponents = { $n ->
    [one] { $n } соперник
    [few] { $n } соперника
   *[many] { $n } соперников
}

lobby-friends = Друзья
lobby-friends-text = Отправьте ссылку, без регистрации
lobby-players-many = Число игроков
lobby-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
lobby-make = Создать стол
lobby-more-options = Другие настройки
lobby-have-link = У меня есть ссылка
lobby-link-example = Вставьте её сюда
lobby-link-unreadable = Это не ссылка на стол. В такой ссылке есть /table/.
lobby-go = Открыть

lobby-anyone = Кто угодно
lobby-anyone-text = Те, кто ищет партию
lobby-queue = { $n ->
    [one] { $n } человек ждёт партию { $players ->
        [2] на двоих
        [3] на троих
       *[other] на четверых
    }
    [few] { $n } человека ждут партию { $players ->
        [2] на двоих
        [3] на троих
       *[other] на четверых
    }
   *[many] { $n } человек ждут партию { $players ->
        [2] на двоих
        [3] на троих
       *[other] на четверых
    }
}
lobby-pair-join = Присоединиться
lobby-pair-start = Найти игроков
lobby-pair-waiting = { $n ->
    [one] Ждём ещё { $n } игрока…
    [few] Ждём ещё до { $n } игроков…
   *[many] Ждём ещё до { $n } игроков…
}

lobby-open = Открытые столы
lobby-open-none = Никто не ждёт. Создайте стол или пока сыграйте с Тибором.
lobby-to-watch = Партии, которые идут сейчас
lobby-make-open = Создать открытый стол
lobby-show-all = { $n ->
    [one] Показать { $n } стол
    [few] Показать все { $n } стола
   *[many] Показать все { $n } столов
}
lobby-table-of = Стол игрока { $name }
lobby-sit = Сесть
lobby-sit-at = Сесть: { $table }
lobby-seats-taken = Занято мест: { $n } из { $all }
lobby-seat-free = свободное место
lobby-seat-deleted = удалённый игрок
lobby-clock-none = без часов
lobby-clock-minutes = { $seconds ->
    [0] { $n } мин каждому
   *[other] { $n } мин + { $seconds } с
}
lobby-clock-days = { $n ->
    [one] { $n } день на ход
    [few] { $n } дня на ход
   *[many] { $n } дней на ход
}
lobby-rated = рейтинговая
lobby-game-solo-easy = Против Тибора · лёгкий
lobby-game-solo-normal = Против Тибора · обычный
lobby-game-solo-hard = Против Тибора · сложный

lobby-your-games = Ваши партии
lobby-all-games = Все партии
lobby-play-on = Сделать ход
lobby-look = Посмотреть
lobby-resume = Продолжить
lobby-turn-of = Ходит { $name }
lobby-round = раунд { $n }
lobby-setup = подготовка
lobby-left = осталось { $time }
lobby-stopped = последний ход { $when }
lobby-tile-solo-easy = Соло, лёгкий
lobby-tile-solo-normal = Соло, обычный
lobby-tile-solo-hard = Соло, сложный
lobby-your-area = Ваша зона
lobby-start = Новая партия
lobby-your-turn = Ваш ход

lobby-waiting = { $n ->
    [one] нужен ещё { $n } игрок
    [few] нужны ещё { $n } игрока
   *[many] нужно ещё { $n } игроков
}
lobby-running = идёт
lobby-aborted = окончена без результата
lobby-result = { $who } · { $end }
lobby-won = Победа
lobby-drawn = Ничья
lobby-lost = Поражение
lobby-they-won = { $n ->
    [one] Побеждает { $names }
    [few] Победу разделили { $names }
   *[many] Победу разделили { $names }
}
lobby-end-played = доиграна до конца
lobby-end-resigned = игрок сдался
lobby-end-time = вышло время
lobby-end-left = остальные ушли
lobby-end-aborted = прервана
lobby-end-early = окончена слишком рано, не в счёт
lobby-end-closed = закрыта модератором
lobby-lost-resigned = игрок сдался
lobby-lost-time = вышло время
lobby-lost-left = игрок ушёл

lobby-games = Мои партии
lobby-games-filter = Показать
lobby-games-all = Все
lobby-games-playing = Идут
lobby-games-gathering = Ждут
lobby-games-finished = Окончены
lobby-games-none = Здесь пока нет партий.
lobby-games-first = Сыграть первую партию
lobby-games-do = { $verb }: { $against }
lobby-games-more = Показать ещё
lobby-games-go = Продолжить
lobby-games-replay = Просмотр
lobby-games-open = Открыть
lobby-games-import = Открыть файл партии
lobby-games-loading = Секунду…

lobby-watch = Смотреть
lobby-watch-text = Партии, которые идут за открытыми столами. Карт в руках игроков вы не видите.
lobby-watch-none = Сейчас за открытыми столами никто не играет.
lobby-watch-go = Смотреть
lobby-watch-at = Смотреть: { $table }
lobby-watch-delay = { $n ->
    [one] с задержкой в { $n } секунду
    [few] с задержкой в { $n } секунды
   *[many] с задержкой в { $n } секунд
}

lobby-new = Новый стол
lobby-new-make = Создать стол
lobby-new-play = Играть
lobby-new-game = Режим
lobby-new-table = 2–4 игрока
lobby-new-tybor = Против Тибора

lobby-seats = Места
lobby-seat = Место { $n }
lobby-seat-me = Я, на этом устройстве
lobby-seat-here = На этом устройстве
lobby-seat-anyone = Кто угодно
lobby-seat-who = Кто на месте { $n }
lobby-seat-name = Имя на месте { $n }
lobby-seats-device = На этом устройстве играют несколько человек: рука каждого скрыта, пока он не будет готов.

lobby-clock = Контроль времени
lobby-clock-choice-none = Без часов
lobby-clock-choice-real_time = Реальное время
lobby-clock-choice-correspondence = Дни на ход
lobby-clock-text-none = Каждый думает сколько хочет.
lobby-clock-text-real_time = У каждого игрока свои часы, они идут только в его ход.
lobby-clock-text-correspondence = Неспешная партия на несколько дней: заходите время от времени и делайте ход.
lobby-clock-rated = Для рейтинговых партий нужны часы.
lobby-clock-minutes-each = Минут на игрока
lobby-clock-increment = Добавка за ход, секунд
lobby-clock-days-each = Дней на ход

lobby-visibility = Доступ к столу
lobby-visibility-private = Только по ссылке
lobby-visibility-open = Открыт для всех
lobby-visibility-text-private = Стола нет ни в каких списках. Ссылку отправляете вы.
lobby-visibility-text-open = Стол виден в списке открытых столов, и за игрой можно следить.

lobby-rated-label = Рейтинговая партия
lobby-rated-text = Результат влияет на ваш рейтинг. Подсказок нет. Уйдёте — проиграете.
lobby-rated-not-tybor = Партии против Тибора не идут в рейтинг.
lobby-rated-not-bots = Партии с ботами не идут в рейтинг.
lobby-rated-not-device = Партии нескольких человек на одном устройстве не идут в рейтинг.
lobby-rated-not-account = Для рейтинговых партий нужен аккаунт.
lobby-rated-keep = Создать аккаунт

lobby-more = Другие настройки
lobby-tie = При ничьей решают
lobby-tie-points = Очки за цели
lobby-tie-cards = Выполненные цели
lobby-tie-text-points = Побеждает тот, у кого больше очков за цели, как в большинстве печатных правил.
lobby-tie-text-cards = Побеждает тот, кто выполнил больше карт целей, как в итальянских правилах.
lobby-refill = Когда колода пуста
lobby-refill-same = Место остаётся пустым
lobby-refill-other = Заполняет другая колода
lobby-refill-text-same = Взятую открытую карту заменяют только из её колоды.
lobby-refill-text-other = Если её колода пуста, взятую открытую карту заменяют из другой.
lobby-leave = Если кто-то ушёл или у него вышло время
lobby-leave-bot = Доигрывает бот
lobby-leave-forfeit = Поражение
lobby-leave-text-bot = Кто вернётся, сможет снова занять своё место.
lobby-leave-text-forfeit = Этот игрок занимает последнее место.
lobby-stand-in = Какой бот доигрывает
lobby-stand-in-best = Самый сильный
lobby-hints = Подсказки
lobby-hints-text = Игроки могут спросить, как сходил бы бот.
lobby-hints-rated = В рейтинговых партиях подсказок нет.
lobby-spectators = Зрители
lobby-spectators-text = Смотреть может любой, у кого есть ссылка. Карт в руках зрители не видят.
lobby-delay = Задержка для зрителей, секунд
lobby-pause = Боты не спешат
lobby-pause-text = Перед каждым ходом они немного ждут, чтобы вы успевали следить за игрой.
lobby-shuffle = Случайная рассадка
lobby-shuffle-text = Иначе начинает тот, кто сидит на первом месте.

lobby-problem-people = Хотя бы одно место должно быть для человека.
lobby-problem-names = У всех на этом устройстве должны быть разные имена, не длиннее 24 знаков.
lobby-problem-minutes = На часах может быть от 0,1 до 180 минут.
lobby-problem-increment = За ход можно добавить от 0 до 180 секунд.
lobby-problem-days = На ход можно дать от 1 до 14 дней.
lobby-problem-delay = Задержка для зрителей может быть от 0 до 600 секунд.

lobby-notify = За столом: { $names }.

# The home page, creating tables, lists of games.
lobby-hero = Напишите книгу природы, карта за картой
lobby-hero-text = Манускрипт о грибах, травах, зверях и насекомых. Полчаса, от одного до четырёх игроков, без регистрации.
lobby-play-tybor = Сыграть с Тибором
lobby-learn-now = Научиться за четыре минуты
lobby-play = Играть
lobby-foot = Неофициальная некоммерческая программа, не связанная с издателем. Все рисунки наши.

lobby-tybor = Против Тибора
lobby-tybor-name = Тибор
lobby-tybor-text = Монах играет по открытым правилам и объясняет почему.
lobby-tybor-solo-easy = Легче: он начинает с двумя картами ресурсов.
lobby-tybor-solo-normal = Обычно: он начинает с четырьмя картами ресурсов, по одной каждого царства.
lobby-tybor-solo-hard = Сложнее: он начинает с четырьмя картами ресурсов и 4 очками.
lobby-level = Сложность
lobby-level-easy = Легче
lobby-level-normal = Обычно
lobby-level-hard = Сложнее

lobby-bots = Против ботов
lobby-bots-choose = Какой бот
lobby-opponents-many = Сколько соперников
lobby-opponents = { $n ->
    [one] { $n } соперник
    [few] { $n } соперника
   *[many] { $n } соперников
}

lobby-friends = С друзьями
lobby-friends-text = Создайте стол и отправьте ссылку. Друзьям нужен только браузер.
lobby-players-many = Сколько игроков
lobby-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
lobby-make = Создать стол
lobby-more-options = Другие настройки
lobby-have-link = У меня есть ссылка
lobby-link-example = Вставьте её сюда
lobby-link-unreadable = Это не ссылка на стол. В ней должно быть /table/.
lobby-go = Перейти

lobby-pair = Быстрый подбор
lobby-pair-text = Сядьте за стол с теми, кто тоже хочет играть.
lobby-pair-start = Найти игроков
lobby-pair-waiting = { $n ->
    [one] Ждём ещё { $n } игрока…
    [few] Ждём ещё до { $n } игроков…
   *[many] Ждём ещё до { $n } игроков…
}

lobby-open = Открытые столы
lobby-open-waiting = ждут: { $n }
lobby-open-playing = играют: { $n }
lobby-open-none = Никто не ждёт. Создайте стол или пока сыграйте с Тибором.
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
lobby-seat-deleted = бывший игрок
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
lobby-rated = на рейтинг
lobby-game-solo-easy = Против Тибора · легче
lobby-game-solo-normal = Против Тибора · обычно
lobby-game-solo-hard = Против Тибора · сложнее

lobby-learn = Учиться и смотреть
lobby-learn-text = Урок, в котором играете вы, правила этого сайта и партии, которые идут сейчас.
lobby-learn-lesson = Первый урок: углы
lobby-learn-rules = Правила этого сайта
lobby-learn-watch = Смотреть идущую партию
lobby-learn-replay = Просмотреть запись

lobby-continue = Продолжить игру
lobby-all-games = Все мои партии
lobby-your-turn = Ваш ход
lobby-just-now = только что

lobby-waiting = { $n ->
    [one] нужен ещё { $n } игрок
    [few] нужны ещё { $n } игрока
   *[many] нужно ещё { $n } игроков
}
lobby-running = идёт
lobby-aborted = окончена без результата
lobby-result = { $who } · { $end }
lobby-you-won = Вы победили
lobby-you-shared = Вы делите победу
lobby-they-won = { $n ->
    [one] Побеждает { $names }
    [few] Победу делят { $names }
   *[many] Победу делят { $names }
}
lobby-end-played = доиграна
lobby-end-resigned = соперники сдались
lobby-end-time = по времени
lobby-end-left = остальные ушли
lobby-end-aborted = прервана

lobby-games = Мои партии
lobby-games-filter = Какие партии
lobby-games-all = Все
lobby-games-playing = Идут
lobby-games-gathering = Ждут
lobby-games-finished = Окончены
lobby-games-none = Здесь пока нет партий.
lobby-games-first = Сыграть первую
lobby-games-do = { $verb }: { $against }
lobby-games-more = Показать ещё
lobby-games-go = Продолжить
lobby-games-replay = Просмотр
lobby-games-open = Открыть
lobby-games-import = Открыть файл .codex
lobby-games-loading = Минуту…

lobby-watch = Смотреть
lobby-watch-text = Открытые столы, за которыми идёт игра. Вы видите то, что может видеть зритель.
lobby-watch-none = Сейчас за открытыми столами никто не играет.
lobby-watch-go = Смотреть
lobby-watch-at = Смотреть: { $table }
lobby-watch-delay = { $n ->
    [one] видно на { $n } секунду позже
    [few] видно на { $n } секунды позже
   *[many] видно на { $n } секунд позже
}

lobby-new = Новый стол
lobby-new-make = Создать стол
lobby-new-play = Играть
lobby-new-game = Игра
lobby-new-table = За столом
lobby-new-tybor = Против Тибора

lobby-seats = Места
lobby-seat = Место { $n }
lobby-seat-me = Я, на этом устройстве
lobby-seat-here = На этом устройстве
lobby-seat-anyone = Любой, кто сядет
lobby-seat-bot = { $name } (бот)
lobby-seat-who = Кто на месте { $n }
lobby-seat-name = Имя на месте { $n }
lobby-seats-device = На этом устройстве играют несколько человек: пока ходят другие, вас просят не смотреть.

lobby-clock = Часы
lobby-clock-choice-none = Нет
lobby-clock-choice-real_time = Реальное время
lobby-clock-choice-correspondence = Дни на ход
lobby-clock-text-none = Каждый думает, сколько хочет.
lobby-clock-text-real_time = У каждого свои часы, они идут только в его ход.
lobby-clock-text-correspondence = Для партий между делом: заглядывайте время от времени, игра подождёт.
lobby-clock-minutes-each = Минут каждому
lobby-clock-increment = Секунд добавки за ход
lobby-clock-days-each = Дней на каждый ход

lobby-visibility = Кто может его найти
lobby-visibility-private = Только по ссылке
lobby-visibility-open = Все
lobby-visibility-text-private = Стола нет в списках. Ссылку отправляете вы.
lobby-visibility-text-open = Стол есть в списке открытых столов, и за игрой можно следить.

lobby-rated-label = На рейтинг
lobby-rated-text = Результат влияет на рейтинг. Подсказок нет, и кто уходит, проигрывает.
lobby-rated-not-tybor = Партия против Тибора не влияет на рейтинг.
lobby-rated-not-bots = Партия с ботами не влияет на рейтинг.
lobby-rated-not-device = Партия нескольких человек на одном устройстве не влияет на рейтинг.
lobby-rated-not-account = Для рейтинга нужна учётная запись, чтобы он оставался вашим.
lobby-rated-keep = Сохранить имя

lobby-more = Другие настройки
lobby-tie = Поровну очков в конце
lobby-tie-points = Очки за цели
lobby-tie-cards = Выполненные цели
lobby-tie-text-points = Побеждает тот, у кого больше очков за цели; так в большинстве печатных правил.
lobby-tie-text-cards = Побеждает тот, кто выполнил больше карт целей; так в итальянских правилах.
lobby-refill = Когда колода пуста
lobby-refill-same = Место остаётся пустым
lobby-refill-other = Пополняет другая колода
lobby-refill-text-same = Карту, взятую с рынка, заменяют только из её колоды.
lobby-refill-text-other = Если её колода пуста, карту заменяют из другой.
lobby-leave = Когда кто-то уходит или у него вышло время
lobby-leave-bot = Доигрывает бот
lobby-leave-forfeit = Место проигрывает
lobby-leave-text-bot = Кто возвращается, снова занимает своё место.
lobby-leave-text-forfeit = Место считается последним.
lobby-stand-in = Какой бот доигрывает
lobby-stand-in-best = Самый сильный
lobby-hints = Подсказки
lobby-hints-text = Игроки могут спросить, как сходил бы бот.
lobby-hints-rated = Никогда за столами на рейтинг.
lobby-spectators = Зрители
lobby-spectators-text = Смотреть может любой, у кого есть ссылка. Рук зрители не видят.
lobby-delay = На сколько секунд позже они видят игру
lobby-pause = Боты не спешат
lobby-pause-text = Перед ходом они немного ждут, чтобы за игрой можно было уследить.
lobby-shuffle = Места по жребию
lobby-shuffle-text = Иначе начинает первое место.

lobby-problem-people = Хотя бы на одном месте должен быть человек.
lobby-problem-names = Каждому на этом устройстве нужно своё имя, не длиннее 24 букв.
lobby-problem-minutes = На часах может быть от 0,1 до 180 минут.
lobby-problem-increment = За ход можно добавить от 0 до 180 секунд.
lobby-problem-days = На ход даётся от 1 до 14 дней.
lobby-problem-delay = Зрители могут видеть игру не более чем на 600 секунд позже.

lobby-notify = За столом: { $names }.

# Accounts, profiles, ratings, the check of the shuffle.
people-name = Имя
people-name-hint = От 2 до 24 знаков: буквы, цифры, пробелы, дефисы, подчёркивания, апострофы и точки. Имя видят другие.
people-password = Пароль
people-you = вы
people-you-guest = Вы играете как гость под именем { $name } с { $date }
people-you-account = Вы { $name }, на сайте с { $date }
people-you-nobody = У вас здесь пока нет имени. Вы получите его, когда сыграете впервые; регистрация не нужна.
people-my-profile = Мой профиль

people-keep = Создать аккаунт
people-keep-guest = Если очистить данные браузера, гость пропадёт. С паролем вы сохраните имя и все свои партии и сможете играть рейтинговые партии.
people-keep-nobody = С именем и паролем ваши партии будут с вами на любом устройстве, и вы сможете играть рейтинговые партии.
people-kept = Аккаунт создан.
people-sign-in = Войти
people-sign-in-text = Если у вас уже есть аккаунт.
people-sign-in-guest = Если у вас уже есть аккаунт. Партии, сыгранные гостем, останутся за гостем.
people-signed-in = Вы вошли.

people-password-change = Сменить пароль
people-password-text = Во всех других браузерах придётся войти заново, а ключи доступа перестанут действовать.
people-password-old = Текущий пароль
people-password-new = Новый пароль
people-password-do = Сменить пароль
people-password-changed = Пароль изменён.

people-leave = Выход и удаление аккаунта
people-sign-out = Выйти
people-sign-out-all = Выйти везде
people-sign-out-guest = У гостя нет пароля: после выхода вы не сможете вернуться под этим именем.
people-signed-out = Вы вышли из аккаунта.
people-delete = Удалить аккаунт
people-delete-do = Удалить аккаунт навсегда
people-deleted = Аккаунт удалён.

people-tokens = Ключи доступа
people-tokens-text = Программа с ключом доступа действует от вашего имени: ваш собственный бот или скрипт.
people-token-new = Новый ключ доступа
people-token-label = Для чего он
people-token-label-hint = Это видите только вы, например «мой бот дома».
people-token-may = Он может
people-scope-read = видеть мои партии
people-scope-play = играть
people-scope-create = создавать столы
people-token-days = Срок действия
people-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
people-token-ever = бессрочно
people-token-until = до { $date }
people-token-unused = ещё не использован
people-token-used = последний раз использован { $when }
people-token-make = Создать ключ доступа
people-token-once = Вот ваш ключ доступа. Вы видите его только сейчас: скопируйте его.
people-token-kept = Ключ скопирован
people-token-revoke = Отозвать
people-token-revoke-one = Отозвать: { $label }
people-copy = Скопировать
people-copied = Скопировано.

people-since-guest = Гость с { $date }
people-since-account = На сайте с { $date }
people-stat-rating = рейтинг, { $players }
people-stat-games = { $n ->
    [one] партия
    [few] партии
   *[many] партий
}, побед { $share }
people-stat-points = очков за партию
people-stat-most = максимум очков
people-results = Результаты
people-against-people = Люди
people-tally = победы: { $won } · поражения: { $lost }{ $drawn ->
    [0] { "" }
   *[other] {" "}· ничьи: { $drawn }
}
people-recent = Очки за последние партии ({ $n })
people-rating = Рейтинг
people-rating-of = Число игроков
people-rating-games = Партии
people-rating-uncertain = предварительный
people-games = Партии
people-games-open = Показаны только партии за открытыми столами.
people-nobody = Игрока с таким именем нет.
people-report = Пожаловаться или заблокировать

people-rank = Место
people-leaderboard-none = Пока никто не сыграл достаточно рейтинговых партий.
people-leaderboard-text = Рейтинг начинается с 1000. Сначала он осторожен и за первые партии обычно растёт, пока не станет ясна ваша сила. У партий на 2, 3 и 4 игроков рейтинги отдельные.

people-shuffle = Честно ли перемешаны карты?
people-shuffle-text = До начала партии сервер фиксирует порядок всех карт и публикует его отпечаток: обещание. После партии он открывает порядок. Здесь ваш браузер сам проверяет, что одно соответствует другому, а значит, никто не мог подменить карты по ходу игры.
people-shuffle-insecure = Этот браузер вычисляет отпечатки только на защищённых страницах (https). Команда ниже делает то же самое.
people-shuffle-promise = Обещание, данное до игры
people-shuffle-running = Игра ещё не окончена. Запишите это и проверьте, когда она закончится.
people-shuffle-not-yet = Игра ещё не началась, поэтому обещания пока нет.
people-shuffle-dealt = Вычислено здесь из расклада и соли
people-shuffle-salt = Соль: случайные символы, чтобы по обещанию нельзя было угадать расклад
people-shuffle-deal = Расклад, от верхней карты до последней
people-shuffle-how = Как это работает
people-shuffle-step-1 = Сервер перемешивает четыре колоды и генерирует случайную соль.
people-shuffle-step-2 = Он соединяет соль и четыре колоды в один текст и вычисляет его SHA-256: отпечаток, который не подходит никакому другому тексту. Это и есть обещание, оно видно с самого начала игры.
people-shuffle-step-3 = Когда игра окончена, соль и колоды публикуются в файле партии.
people-shuffle-step-4 = Любой может вычислить отпечаток заново. Если он тот же, колоды были такими с самого начала.
people-shuffle-yourself = Если не хотите верить этой странице, выполните это в любой системе Unix:
people-record = Проверить файл партии
people-record-choose = Выбрать файл .codex
people-record-paste = Или вставьте его текст, или перетащите файл сюда
people-record-check = Проверить

people-fairness-kept = Обещание выполнено
people-fairness-broken = Обещание нарушено
people-fairness-other_promise = Другое обещание
people-fairness-no_deal = Расклад не найден
people-fairness-no_hash = Обещание не найдено
people-fairness-no_salt = Соль не найдена
people-fairness-text-kept = Отпечаток тот же: до первого хода карты лежали именно в этом порядке.
people-fairness-text-broken = Отпечаток другой: это не те колоды, что были обещаны.
people-fairness-text-other_promise = Обещание в этом файле — не то, что было дано за столом.
people-fairness-text-no_deal = Это не файл партии, или партия в нём начата не с начала: четырёх колод для проверки нет.
people-fairness-text-no_hash = Нет строки Deal-Hash: обещания не было.
people-fairness-text-no_salt = Нет строки Deal-Salt: без неё обещание не проверить.

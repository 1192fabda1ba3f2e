# Accounts, profiles, ratings, the check of the shuffle.
people-name = Имя
people-name-hint = От 2 до 24 букв, цифр или пробелов. Его видят другие.
people-password = Пароль
people-password-hint = Не короче 8 знаков. Несколько слов лучше одного.
people-you = вы
people-you-guest = Вы играете под именем { $name }, с { $date } как гость.
people-you-account = Вы { $name }, с { $date } с нами.
people-you-nobody = У вас здесь пока нет имени. Вы получите его в первой партии; регистрация не нужна.
people-my-profile = Мой профиль

people-keep = Сохранить имя
people-keep-guest = Гостя забывают, когда забывает этот браузер. С паролем вы сохраните имя и все свои партии и сможете играть на рейтинг.
people-keep-nobody = С именем и паролем ваши партии останутся вашими на всех устройствах и смогут идти на рейтинг.
people-keep-do = Сохранить
people-kept = Теперь имя ваше.
people-sign-in = Войти
people-sign-in-text = Если у вас уже есть учётная запись.
people-sign-in-guest = Если у вас уже есть учётная запись. Партии этого гостя останутся за гостем.
people-signed-in = Вы вошли.

people-rename = Другое имя
people-new-name = Новое имя
people-rename-do = Сменить имя
people-renamed = У вас новое имя.
people-password-change = Другой пароль
people-password-text = Во всех других браузерах вы выйдете из учётной записи.
people-password-old = Нынешний пароль
people-password-new = Новый пароль
people-password-do = Сменить пароль
people-password-changed = Новый пароль действует с этой минуты.

people-leave = Уйти
people-sign-out = Выйти
people-sign-out-all = Выйти везде
people-sign-out-guest = У гостя нет пароля: после выхода никто не сможет вернуться под этим именем.
people-signed-out = Вы вышли.
people-delete = Удалить меня
people-delete-text = Навсегда. Имя освободится, в идущих партиях вы сдадитесь, ваши сообщения будут удалены. Оконченные партии останутся у других игроков, без вашего имени.
people-delete-do = Удалить меня навсегда
people-deleted = Вы удалены. Прощайте.

people-tokens = Ключи для программ
people-tokens-text = Программа с таким токеном действует от вашего имени: ваш собственный бот или скрипт.
people-token-new = Новый токен
people-token-label = Для чего он
people-token-label-hint = Только для вас, например «мой бот дома».
people-token-may = Ему можно
people-scope-read = видеть мои партии
people-scope-play = играть
people-scope-create = создавать столы
people-token-days = Истекает
people-days = { $n ->
    [one] через { $n } день
    [few] через { $n } дня
   *[many] через { $n } дней
}
people-token-ever = никогда
people-token-until = до { $date }
people-token-unused = ещё не использован
people-token-used = последнее использование: { $when }
people-token-make = Создать токен
people-token-once = Вот токен. Он показан только сейчас: скопируйте его.
people-token-kept = Готово
people-token-revoke = Отозвать
people-token-revoke-one = Отозвать: { $label }
people-copy = Скопировать
people-copied = Скопировано.

people-since-guest = С { $date } в гостях.
people-since-account = С { $date } с нами.
people-finished = сыграно
people-won = побед
people-running = идёт
people-ratings = Рейтинги
people-rating = Рейтинг
people-rating-of = Состав
people-rating-games = Партии
people-rating-none = пока без рейтинга
people-rating-uncertain = пока неточно
people-games = Партии
people-games-open = Те, что за открытыми столами.
people-nobody = Игрока с таким именем нет.

people-rank = Место
people-leaderboard-none = Пока никто не сыграл достаточно партий на рейтинг.
people-leaderboard-text = Рейтинг — это то, в чём мы уверены: он начинается с 1000 и растёт, когда партии снимают сомнения. Партии на 2, 3 и 4 игроков считаются отдельно.

people-shuffle = Честно ли перемешаны карты?
people-shuffle-text = До начала партии сервер закрепляет порядок всех карт и публикует его отпечаток: обещание. После партии он открывает порядок. Здесь ваш браузер сам проверяет, что одно соответствует другому, а значит, никто не мог подменить карты по ходу игры.
people-shuffle-insecure = Этот браузер вычисляет отпечатки только на защищённых страницах (https). Команда ниже делает то же самое.
people-shuffle-promise = Обещание, данное до игры
people-shuffle-running = Игра ещё не окончена. Запишите это и проверьте, когда она закончится.
people-shuffle-not-yet = Игра ещё не началась: обещания пока нет.
people-shuffle-dealt = Вычислено здесь из раскладки и соли
people-shuffle-salt = Соль: случайные буквы, чтобы никто не угадал раскладку по обещанию
people-shuffle-deal = Раскладка, от верхней карты до последней
people-shuffle-how = Как это устроено
people-shuffle-step-1 = Сервер перемешивает четыре колоды и придумывает соль.
people-shuffle-step-2 = Он соединяет соль и четыре колоды в один текст и вычисляет его SHA-256: отпечаток, который не подходит никакому другому тексту. Это и есть обещание, оно видно с самого начала игры.
people-shuffle-step-3 = Когда игра окончена, соль и колоды публикуются в её записи.
people-shuffle-step-4 = Любой может вычислить отпечаток заново. Если он тот же, колоды были такими с самого начала.
people-shuffle-yourself = Не доверяя этой странице, в любой системе Unix:
people-record = Проверить запись
people-record-choose = Выбрать файл .codex
people-record-paste = Или вставьте запись, или перетащите файл сюда
people-record-check = Проверить

people-fairness-kept = Обещание выполнено
people-fairness-broken = Обещание нарушено
people-fairness-other_promise = Другое обещание
people-fairness-no_deal = Раскладки нет
people-fairness-no_hash = Обещания нет
people-fairness-no_salt = Соли нет
people-fairness-text-kept = Отпечаток тот же: до первого хода карты лежали именно в этом порядке.
people-fairness-text-broken = Отпечаток другой: это не те колоды, что были обещаны.
people-fairness-text-other_promise = В записи указано не то обещание, что давал стол.
people-fairness-text-no_deal = Это не запись или запись, которая начинается с позиции: четырёх колод для проверки в ней нет.
people-fairness-text-no_hash = Нет строки Deal-Hash: тот, кто сдавал, ничего не обещал.
people-fairness-text-no_salt = Нет строки Deal-Salt: без неё обещание не раскрыть.

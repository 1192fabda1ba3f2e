# Why something was refused: one message for each code of the server.

refusal-unreadable = Такого хода нет.
refusal-game_over = Игра окончена.
refusal-no_such_seat = Такого места нет.
refusal-not_your_turn = Сейчас не ваш ход.
refusal-not_your_turn-chosen = Вы уже выбрали. Остальные ещё выбирают.
refusal-setup_not_over = Сначала все должны выбрать сторону стартовой карты и цель.
refusal-setup_over = Выбор в начале игры уже сделан.
refusal-starter_first = Сначала выберите сторону стартовой карты.
refusal-starter_chosen = Ваша стартовая карта уже выложена.
refusal-objective_chosen = Вы уже выбрали цель.
refusal-not_offered = Эту цель вам не предлагали.
refusal-draw_first = Возьмите карту, чтобы закончить ход.
refusal-place_first = Сначала выложите карту, потом берите.
refusal-not_in_hand = Этой карты нет у вас в руке.
refusal-off_lattice = Карта должна лечь точно по углам.
refusal-occupied = Здесь уже лежит карта.
refusal-not_adjacent = Здесь нечего закрывать: карта должна закрыть хотя бы один угол.
refusal-hidden_corner = Под этим местом скрытый угол.
refusal-cost = Пока нет: у вас не хватает нужных символов.
refusal-deck_empty = Эта колода пуста.
refusal-slot_empty = Здесь нет карты.

refusal-bad_request = Сервер этого не понял.
refusal-bad_request-too_long = Слишком длинно: не больше { $most ->
    [one] { $most } знака
    [few] { $most } знаков
   *[other] { $most } знаков
}.
refusal-bad_request-too_short = Слишком коротко: не меньше { $least ->
    [one] { $least } знака
    [few] { $least } знаков
   *[other] { $least } знаков
}.
refusal-bad_request-chat = В этом сообщении есть знаки, которые чат не может показать.
refusal-bad_request-words = В этом сообщении есть слово, которому не место за открытыми столами. Скажите иначе.
refusal-bad_request-report = Об этом нельзя сообщить.
refusal-bad_request-network = «{ $network }» нельзя заблокировать. Укажите адрес или сеть, например 192.0.2.0/24, но не этот компьютер и не половину интернета.
refusal-bad_request-decision = Для этого решения чего-то не хватает.
refusal-bad_request-label = В этой подписи есть знаки, которые нельзя показать.
refusal-bad_request-title = В названии знаки, которые нельзя показать, или пробелы по краям.
refusal-bad_request-mail = Это не адрес почты.
refusal-bad_request-passkey = Не удалось прочитать ответ ключа входа. Попробуйте ещё раз.
refusal-bad_request-days = Ключ доступа действует не дольше { $most } дн.
refusal-too_large = Слишком большой объём данных: не больше { $kilobytes } КБ.
refusal-rate_limited = Слишком часто. { refusal-again }
refusal-rate_limited-login = Слишком много попыток входа. { refusal-again }
refusal-rate_limited-guest = Слишком много новых гостей из этой сети. { refusal-again }
refusal-rate_limited-register = Слишком много новых аккаунтов из этой сети. { refusal-again }
refusal-rate_limited-create_table = Вы слишком часто создаёте столы. { refusal-again }
refusal-rate_limited-chat = Вы слишком часто пишете. { refusal-again }
refusal-rate_limited-hint = Вы слишком часто просите подсказки. { refusal-again }
refusal-rate_limited-import = Вы слишком часто открываете файлы партий. { refusal-again }
refusal-rate_limited-review = Вы слишком часто просите разборы. { refusal-again }
refusal-rate_limited-analysis = Вы запускаете анализ слишком часто. { refusal-again }
refusal-rate_limited-report = Вы отправляете жалобы слишком часто. { refusal-again }
refusal-rate_limited-recovery = Слишком много попыток вернуть доступ к аккаунту. { refusal-again }
refusal-rate_limited-mail = Слишком много писем сразу. { refusal-again }
refusal-rate_limited-export = Вы только что получили свои данные. { refusal-again }
refusal-again = Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
refusal-unauthenticated = Сначала войдите.
refusal-unauthenticated-ended = Сеанс завершён. Войдите снова.
refusal-wrong_password = Неверное имя или пароль.
refusal-wrong_password-password = Неверный пароль.
refusal-wrong_password-code = Неверное имя или код восстановления, или код уже использован.
refusal-wrong_password-link = Эта ссылка больше не действует. Запросите новую.
refusal-wrong_password-passkey = Этот ключ входа не подходит, или прошло слишком много времени. Попробуйте ещё раз.
refusal-second_factor = Теперь подтвердите вход ключом.
refusal-needs_proof = Подтвердите ключом входа, что это вы.
refusal-no_scope = Ключ доступа этого не разрешает.
refusal-wrong_origin = Страницам других сайтов это не разрешено.
refusal-wrong_origin-host = Под этим именем этот сервер неизвестен. Откройте его по адресу, который дал вам его владелец.
refusal-forbidden = Вам это не разрешено.
refusal-forbidden-token = Ключа доступа для этого мало: войдите через браузер.
refusal-forbidden-no_stand_in = Бот за вас сейчас не играет.
refusal-forbidden-rated_game = Это позиция рейтинговой партии, которую вы сейчас играете. Анализировать её можно, когда партия окончена.
refusal-forbidden-role = Это могут только модераторы и хозяева этого сервера.
refusal-forbidden-rank = Вы не можете принимать решения об этом человеке: это может только хозяин.
refusal-forbidden-own_appeal = Это обжалование вашего собственного решения: на него ответит кто-то другой.
refusal-forbidden-company = Вы не можете сесть за этот стол.
refusal-forbidden-last_way_in = Без этого вы больше не сможете войти. Сначала задайте пароль или добавьте ключ входа.
refusal-forbidden-mail = Этот сервер не отправляет писем.
refusal-banned = Вы заблокированы на этом сервере.
refusal-banned-until = Вы заблокированы до { $until }: { $reason }
refusal-banned-for_good = Вы заблокированы навсегда: { $reason }
refusal-muted = Сейчас вы не можете писать в чат.
refusal-muted-until = Вы не можете писать в чат до { $until }: { $reason }
refusal-muted-for_good = Вы больше не можете писать в чат: { $reason }
refusal-address_blocked = Этот сервер не принимает соединения из вашей сети.
refusal-address_blocked-until = До { $until } этот сервер не принимает соединения из вашей сети.
refusal-address_blocked-for_good = Этот сервер больше не принимает соединения из вашей сети.
refusal-already_decided = Решение уже принято.
refusal-already_decided-reported = Вы уже сообщили об этом. Решения пока нет.
refusal-already_decided-appeal = Обжаловать решение можно только один раз.
refusal-already_decided-ended = Это решение уже не действует.
refusal-not_found = Ничего не нашлось.
refusal-not_found-page = Такой страницы нет.
refusal-not_found-table = Такого стола нет. Возможно, его удалили.
refusal-not_found-game = За этим столом не играли.
refusal-not_found-record = Такого файла партии нет.
refusal-not_found-step = В этой партии только { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}.
refusal-not_found-review = Разбора этой партии пока нет.
refusal-not_found-person = Игрока с таким именем нет.
refusal-not_found-token = Такого ключа доступа у вас нет.
refusal-not_found-seat = Это место уже свободно.
refusal-not_found-drawing = Картинки изменились. Обновите страницу.
refusal-not_found-exercise = Такого упражнения нет.
refusal-not_found-analysis = У вас нет такого анализа. Возможно, он удалён.
refusal-not_found-line = Этого сообщения в чате больше нет.
refusal-not_found-decision = Такого решения нет.
refusal-not_found-session = Этот сеанс уже завершён.
refusal-not_found-passkey = Такого ключа входа у вас нет.
refusal-method_not_allowed = Сервер этого не понял.
refusal-unknown_protocol = Есть новая версия этой страницы. Обновите её.
refusal-name_taken = Это имя занято.
refusal-bad_name = Это имя использовать нельзя.
refusal-bad_name-length = В имени должно быть от { $shortest } до { $longest } знаков.
refusal-bad_name-blanks = Имя не может начинаться или заканчиваться пробелом, и двух пробелов подряд быть не должно.
refusal-bad_name-no_letter = В имени нужна хотя бы одна буква или цифра.
refusal-bad_name-character = В имени не может быть «{ $character }»: только буквы, цифры, пробелы, дефисы, подчёркивания, апострофы и точки.
refusal-bad_name-accents = В имени слишком много надстрочных знаков, или оно с такого знака начинается.
refusal-bad_name-script = Буквы имени должны быть из одного алфавита.
refusal-bad_name-reserved = Имя «{ $name }» зарезервировано.
refusal-bad_name-seat = В этом имени есть знаки, которые нельзя показать.
refusal-bad_name-words = В этом имени есть слово, которому здесь не место.
refusal-bad_name-taken_away = От этого имени кому-то пришлось отказаться. Выберите другое.
refusal-bad_password = Этот пароль использовать нельзя.
refusal-bad_password-length = В пароле должно быть от { $shortest } до { $longest } знаков.
refusal-bad_password-name = Пароль не должен совпадать с именем.
refusal-bad_password-common = Этот пароль слишком легко угадать.
refusal-needs_account = Для этого нужен аккаунт.
refusal-needs_account-rated = Для рейтинговых партий нужен аккаунт.
refusal-needs_account-password = У гостя нет пароля. Сначала создайте аккаунт.
refusal-needs_account-analyses = Чтобы сохранять анализы, нужен аккаунт.
refusal-bad_settings = Эти настройки не сочетаются друг с другом.
refusal-bad_settings-players = В игре от { $least } до { $most } игроков.
refusal-bad_settings-solo_players = Против Тибора играют в одиночку.
refusal-bad_settings-solo_refill = Против Тибора открытую карту всегда заменяют из той же колоды.
refusal-bad_settings-no_person = Хотя бы одно место должно быть для человека.
refusal-bad_settings-unknown_bot = Бота «{ $bot }» нет.
refusal-bad_settings-rated_tybor = Партии против Тибора не идут в рейтинг.
refusal-bad_settings-rated_bots = Партии с ботами не идут в рейтинг.
refusal-bad_settings-rated_device = Партии нескольких человек на одном устройстве не идут в рейтинг.
refusal-bad_settings-rated_stand_in = В рейтинговой партии бот не может заменить игрока.
refusal-bad_settings-no_bot = Выберите бота для остальных мест.
refusal-bad_settings-origin = Новый стол не продолжает другую партию.
refusal-bad_record = Этот файл партии нельзя воспроизвести.
refusal-stale = За это время на столе что-то изменилось.
refusal-not_started = Игра ещё не началась.
refusal-started = Игра уже началась.
refusal-started-rematch = Реванш уже создан.
refusal-not_finished = Игра ещё не окончена.
refusal-not_your_seat = Это не ваше место.
refusal-not_your_seat-chat = Писать здесь могут только те, кто сидит за столом.
refusal-not_your_seat-handed = На этом месте за вас сейчас играет бот.
refusal-not_your_seat-claim = Это может сделать только игрок этой партии.
refusal-not_your_seat-leave = За этим столом у вас нет места.
refusal-seat_taken = Здесь уже кто-то сидит.
refusal-seat_taken-rated = У вас уже есть место, а в рейтинговой партии каждому положено одно.
refusal-colour_taken = Этот цвет уже занят.
refusal-not_creator = Это может сделать только создатель стола.
refusal-sent_away = Вас удалили из-за этого стола.
refusal-no_such_bot = Такого бота нет.
refusal-no_take_back = Вернуть можно только свою карту и только до того, как возьмёте новую.
refusal-too_late = Первая карта уже выложена. Ещё можно сдаться.
refusal-too_late-undo = Отменить решение можно только в течение { $minutes } минут. Вместо этого снимите его.
refusal-too_late-table = Закрытый стол нельзя открыть снова.
refusal-no_hints = За этим столом подсказок нет.
refusal-no_spectators = Этот стол закрыт для зрителей.
refusal-not_away = Этот игрок никого не задерживает.
refusal-limit_reached = Вы достигли предела.
refusal-limit_reached-tables = У вас уже { $most ->
    [one] { $most } незаконченная партия
    [few] { $most } незаконченные партии
   *[other] { $most } незаконченных партий
}. Сначала доиграйте одну из них.
refusal-limit_reached-tokens = У вас уже { $most ->
    [one] { $most } ключ
    [few] { $most } ключа
   *[other] { $most } ключей
} доступа. Сначала отзовите один из них.
refusal-limit_reached-watching = Нельзя следить больше чем за { $most } столами сразу.
refusal-limit_reached-connections = Открытых страниц уже { $most }. Сначала закройте одну из них.
refusal-limit_reached-exercises = Своих упражнений уже { $most }. Сначала уберите одно из них.
refusal-limit_reached-analyses = Сохранённых анализов уже { $most }. Сначала удалите один из них.
refusal-limit_reached-reports = Решения уже ждут ваши жалобы: { $most }.
refusal-limit_reached-blocks = Вы уже заблокировали { $most } человек. Сначала разблокируйте кого-нибудь.
refusal-limit_reached-passkeys = У вас уже { $most ->
    [one] { $most } ключ
    [few] { $most } ключа
   *[other] { $most } ключей
} входа. Сначала удалите один.
refusal-busy = Сервер занят. Попробуйте чуть позже.
refusal-busy-hints = Слишком многие просят подсказки. Попробуйте чуть позже.
refusal-busy-reviews = Слишком много партий ждут разбора. Попробуйте позже.
refusal-busy-passwords = Слишком многие сейчас входят. Попробуйте чуть позже.
refusal-busy-guests = Не нашлось свободного имени для вас. Попробуйте снова.
refusal-shutting_down = Сервер перезапускается. Партия вот-вот продолжится.
refusal-shutting_down-table = Этот стол как раз загружается заново. Попробуйте снова.
refusal-unavailable = Сервер не отвечает. Попробуйте чуть позже.
refusal-unavailable-store = Сервер сейчас не может ничего сохранить, поэтому ничего не изменилось. Попробуйте чуть позже.
refusal-unavailable-hint = Не удалось получить подсказку. Попробуйте снова.
refusal-unavailable-review = Не удалось разобрать партию. Попробуйте снова.
refusal-internal = На сервере что-то сломалось. Ничего не изменилось.

# The pages of moderators and hosts.
moderation-cases = Дела
moderation-log = Журнал
moderation-networks = Заблокированные сети
moderation-hosts-only = Эту страницу могут открыть только хозяева сервера.

moderation-to-decide = Ждут решения
moderation-counts = Игроков с открытыми жалобами: { $people }. Открытых апелляций: { $appeals }.
moderation-view = Какие дела
moderation-view-open = Открытые
moderation-view-mine = Мои
moderation-view-closed = Закрытые
moderation-none-open = Решения ничто не ждёт.
moderation-none-mine = Вы не закрыли ни одного дела.
moderation-none-closed = Закрытых дел нет.
moderation-kind-report = Жалоба
moderation-kind-appeal = Апелляция
moderation-appeals = просит другого решения
moderation-for-host = для хозяина
moderation-automatic = сервер
moderation-by = от: { $names }
moderation-by-people = { $n ->
    [one] { $n } жалоба
    [few] { $n } жалобы
   *[many] { $n } жалоб
}
moderation-by-you = от вас
moderation-by-host = от хозяина
moderation-outcome-warn = предупреждение
moderation-outcome-mute = запрет чата
moderation-outcome-rename = новое имя
moderation-outcome-ban = блокировка
moderation-outcome-close_table = стол закрыт
moderation-outcome-dismiss = нарушений нет
moderation-outcome-undo = отозвано
moderation-outcome-lift = отменено
moderation-outcome-uphold = подтверждено
moderation-keys-cases = следующее и предыдущее дело
moderation-keys-decide = к решению
moderation-back = Все дела
moderation-choose-case = Выберите дело или найдите игрока.

moderation-find = Часть имени
moderation-search = Найти
moderation-nobody = Такого имени ни у кого нет.
moderation-role-host = хозяин
moderation-role-moderator = модератор

moderation-since-guest = В гостях с { $date }
moderation-since-account = На сервере с { $date }
moderation-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
moderation-rating = рейтинг { $rating } (игроков: { $players })
moderation-muted-now = Чат запрещён навсегда
moderation-muted-now-until = Чат запрещён до { $until }
moderation-banned-now = Блокировка навсегда
moderation-banned-now-until = Блокировка до { $until }
moderation-profile = Открыть профиль
moderation-reported = Жалобы
moderation-nothing-open = Открытых жалоб нет.
moderation-closed-reports = Закрытые жалобы: { $n }
moderation-this-line = (есть жалоба)
moderation-whole-chat = { $n ->
    [one] Весь чат: { $n } сообщение
    [few] Весь чат: { $n } сообщения
   *[many] Весь чат: { $n } сообщений
}
moderation-table = К столу
moderation-replay = Просмотр партии
moderation-table-open = Открытый стол
moderation-table-private = Закрытый стол
moderation-table-rated = рейтинговый
moderation-table-closed = закрыт модератором

moderation-history = История
moderation-no-history = Решений не было.
moderation-number = № { $number }
moderation-ended-by = окончено решением № { $number }
moderation-did-warn = Предупреждение
moderation-did-mute = Чат запрещён навсегда
moderation-did-mute-until = Чат запрещён до { $until }
moderation-did-rename = Имя { $old } изменено на { $name }
moderation-did-ban = Блокировка навсегда
moderation-did-ban-until = Блокировка до { $until }
moderation-did-close_table = Стол { $table } закрыт
moderation-did-dismiss = Нарушений нет
moderation-did-undo = № { $number } отозвано
moderation-did-lift = № { $number } отменено
moderation-did-uphold = № { $number } подтверждено после апелляции
moderation-did-role-none = Роль снята
moderation-did-role-host = Назначена роль хозяина
moderation-did-role-moderator = Назначена роль модератора
moderation-did-block_address = Сеть { $network } заблокирована
moderation-did-unblock_address = Сеть { $network } разблокирована
moderation-undo = Отозвать (до { $time })
moderation-undone = Отозвано. Жалобы снова открыты.
moderation-lift = Отменить
moderation-lift-why = Почему это заканчивается сейчас
moderation-lifted = Отменено.

moderation-answer = Ответ, который увидит { $name }
moderation-uphold = Оставить в силе
moderation-accept = Отменить решение
moderation-answered = На апелляцию отвечено.

moderation-decision = Решение
moderation-kind-of-warn = Предупредить
moderation-kind-of-mute = Запретить чат
moderation-kind-of-rename = Сменить имя
moderation-kind-of-ban = Заблокировать
moderation-kind-of-close_table = Закрыть стол
moderation-about-warn = Сообщение, которое прочтут
moderation-about-mute = Без чата, но играет
moderation-about-rename = Даёт нейтральное имя
moderation-about-ban = Ни партий, ни чата
moderation-about-close_table = Партия кончится без результата
moderation-how-long = На сколько
moderation-hours-24 = 1 день
moderation-hours-168 = 1 неделя
moderation-hours-720 = 1 месяц
moderation-for-good = Навсегда
moderation-until = до { $until }
moderation-which-table = Какой стол
moderation-reason = Причина, которую увидит { $name }
moderation-language = Язык, на котором читает { $name }
moderation-preview = Что прочтёт { $name }
moderation-usual-insult = Оскорбления здесь запрещены.
moderation-usual-spam = Пожалуйста, не пишите одно и то же и не рекламируйте.
moderation-usual-name = Ваше имя нарушает правила этого сервера.
moderation-usual-stalling = Вы бросили несколько партий или заставляли других ждать. Пожалуйста, доигрывайте партии.
moderation-usual-cheating = Вы пользовались помощью, которая в рейтинговых партиях запрещена.
moderation-usual-other = Вы нарушили правила этого сервера.
moderation-usual-fair_play = Ваши рейтинговые партии показывают, что вы пользовались помощью.
moderation-tell = { $n ->
    [one] Сообщить { $n } игроку, от которого жалоба
    [few] Сообщить { $n } игрокам, от которых жалобы
   *[many] Сообщить { $n } игрокам, от которых жалобы
}
moderation-choose = Выберите решение
moderation-do-warn = Предупредить
moderation-do-mute = { $hours ->
    [24] Запретить чат на 1 день
    [168] Запретить чат на 1 неделю
    [720] Запретить чат на 1 месяц
   *[0] Запретить чат навсегда
}
moderation-do-rename = Сменить имя
moderation-do-ban = { $hours ->
    [24] Заблокировать на 1 день
    [168] Заблокировать на 1 неделю
    [720] Заблокировать на 1 месяц
   *[0] Заблокировать навсегда
}
moderation-do-close_table = Закрыть стол
moderation-nothing-wrong = Нарушений нет
moderation-pass-on = Передать хозяину
moderation-decision-text = Возможна одна апелляция. Решение можно отозвать в течение 10 минут.
moderation-decided = Решено.

moderation-log-text = Здесь ничего нельзя изменить или удалить.
moderation-log-all = Все записи
moderation-log-more = Более ранние записи
moderation-log-about = Решения об игроке { $name }

moderation-networks-text = С этих адресов никто не может попасть на сервер.
moderation-networks-none = Сети не заблокированы.
moderation-network-block = Заблокировать сеть
moderation-network = Адрес или сеть
moderation-network-hint = Например, 192.0.2.7 или 192.0.2.0/24. Один адрес может быть у многих: блокируйте его ненадолго.
moderation-network-reason = Причина, для журнала
moderation-network-do = Заблокировать сеть
moderation-network-lift = Разблокировать
moderation-network-lift-one = Разблокировать: { $network }
moderation-network-lifted = Разблокировано.

# What the server has found in rated games.
moderation-fact-pattern = Что
moderation-fact-other = С кем
moderation-fact-games = Рейтинговых партий друг с другом
moderation-fact-not_counted = из них не засчитано
moderation-fact-won = Выиграно
moderation-fact-expected_wins = Ожидаемые по рейтингам победы
moderation-fact-streak = Побед подряд
moderation-fact-median_seconds = Медиана длительности, секунды
moderation-fact-median_turns = Медиана длительности, ходы
moderation-fact-shared_address = Партий с одного адреса
moderation-fact-agreement = Совпадение с поиском
moderation-fact-agreement_low = не меньше
moderation-fact-agreement_high = не больше
moderation-fact-explained_low = Рейтинг объясняет от
moderation-fact-explained_high = до
moderation-fact-decisions = Сравнено полуходов
moderation-fact-reviewed_games = Сравнено партий
moderation-pattern-many_games = много партий друг с другом за день
moderation-pattern-streak = один всё время выигрывает
moderation-pattern-quick_losses = быстрые поражения от гораздо более слабого
moderation-pattern-shared_address = оба играют с одного адреса
moderation-pattern-engine = играет почти как движок

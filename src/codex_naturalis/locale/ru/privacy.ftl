# What the server keeps of a person, and for how long: the numbers come from its settings.
privacy-lead = Что этот сервер хранит о вас, зачем и как долго.

privacy-not = Чего здесь нет
privacy-not-ads = Здесь нет рекламы, и никто не следит за тем, что вы читаете и нажимаете.
privacy-not-elsewhere = Ваш браузер ничего не загружает с других сайтов.
privacy-not-cookie = Здесь не больше двух файлов cookie, и появляются они только вместе с именем. С одним вы остаётесь в аккаунте, другой помнит, что вы здесь уже входили, чтобы посторонние, подбирая пароль, не закрыли вам вход. Ваши настройки остаются в браузере.

privacy-kept = Что хранится
privacy-n-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
privacy-more-days = { $more ->
    [one] { $more } день
    [few] { $more } дня
   *[many] { $more } дней
}
privacy-more-hours = { $more ->
    [one] { $more } час
    [few] { $more } часа
   *[many] { $more } часов
}
privacy-account = Ваш аккаунт
privacy-account-why = Ваше имя, дата, ваши рейтинги и то, чем вы входите: пароль и коды восстановления только в виде хешей и открытая половина ваших ключей входа.
privacy-account-always = Пока вы не удалите аккаунт.
privacy-mail = Ваш адрес почты, если вы его указали
privacy-mail-why = Только чтобы вы могли вернуть доступ к аккаунту.
privacy-mail-always = Пока вы не уберёте его или не удалите аккаунт.
privacy-sessions = Где выполнен вход
privacy-sessions-why = Вид браузера и системы, первое и последнее использование, чтобы вы заметили чужого.
privacy-sessions-days = Пока вы не выйдете; не дольше, чем { privacy-n-days } без использования и { privacy-more-days } всего.
privacy-guests = Гости
privacy-guests-why = Придуманное имя и файл cookie, чтобы партия продолжалась после перезагрузки страницы.
privacy-guests-days = { privacy-n-days } после последнего посещения.
privacy-games = Партии
privacy-games-why = Кто играл, каждый ход и итог. В этих партиях играли и другие, поэтому они остаются и без вас, но без вашего имени.
privacy-games-always = Навсегда.
privacy-chat = Чат
privacy-chat-why = То, что вы пишете за столом, для тех, кто за столом, и для модераторов.
privacy-chat-days = { privacy-n-days } или пока вы не удалите аккаунт.
privacy-chat-always = Столько же, сколько партия, или пока вы не удалите аккаунт.
privacy-reports = Жалобы и решения
privacy-reports-why = На что пожаловались, чат, о котором идёт речь, и что решили модераторы.
privacy-reports-days = { privacy-n-days } после закрытия жалобы.
privacy-reports-always = Пока работает этот сервер.
privacy-log = Журнал
privacy-log-why = Какие страницы и данные запрашивались и кем, имена, под которыми входили или пытались войти, изменения аккаунтов и ошибки, чтобы замечать сбои и атаки. Сетевые адреса в нём только в виде хешей.
privacy-log-days = { privacy-n-days }. Понять, что два хеша от одного адреса, можно лишь ограниченное время: { privacy-more-hours }.
privacy-log-always = Владелец этого сервера не указал, как долго. Понять, что два хеша от одного адреса, можно лишь ограниченное время: { privacy-more-hours }.
privacy-backups = Резервные копии
privacy-backups-why = Копии всего этого на случай поломки. То, что вы удалили, может ещё какое-то время быть в них.
privacy-backups-days = { privacy-n-days }.
privacy-backups-always = Владелец этого сервера не указал, как долго.
privacy-names = Освободившиеся имена
privacy-names-why = Если имя удалено или изменено, какое-то время никто другой не может его взять, чтобы никто не выдал себя за вас.
privacy-names-days = { privacy-n-days }.

privacy-rights = Что вы можете сделать
privacy-rights-text = Вы можете посмотреть всё, что о вас хранится, и сохранить это в файл, сменить имя и удалить аккаунт. Никого просить не нужно.
privacy-rights-do = К вашему аккаунту
privacy-whom = К кому обратиться
privacy-contact = Этот сервер ведёт: { $contact }
privacy-no-contact = Владелец этого сервера не указал здесь контакта.

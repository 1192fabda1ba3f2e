# One's own account: signing in, recovery, devices, programs, data.
account-password-hint = Не меньше 10 знаков. Несколько слов лучше одного.
account-password-show = Показать пароль
account-advice-short = Слишком короткий: нужно не меньше 10 знаков.
account-advice-name = Слишком похож на ваше имя.
account-advice-simple = Слишком простой: в нём повторы.
account-advice-fair = Подойдёт. Чем длиннее, тем лучше.
account-advice-good = Хороший.

account-codes = Коды восстановления
account-codes-once = Если вы забудете пароль, один из этих кодов вернёт вас в аккаунт. Каждый действует один раз. Вы видите их только сейчас: сохраните их в надёжном месте.
account-codes-file = Коды восстановления: { $name }, { $site }
account-codes-copied = Коды скопированы.
account-codes-kept = Коды сохранены в надёжном месте
account-copy = Скопировать
account-save = Сохранить в файл
account-print = Напечатать
account-go-on = Дальше
account-codes-left = { $n ->
    [0] Кодов восстановления не осталось.
    [one] Остался { $n } код восстановления.
    [few] Осталось { $n } кода восстановления.
   *[many] Осталось { $n } кодов восстановления.
}
account-codes-text = С кодом восстановления вы вернётесь в аккаунт, если забудете пароль. Новые коды заменяют старые.
account-codes-new = Создать новые коды

account-your-password = Ваш пароль
account-forgotten = Забыли пароль?
account-password-first = Задать пароль
account-password-remove = Убрать пароль
account-password-remove-text = После этого вы сможете войти только ключом входа. Коды восстановления продолжат действовать.
account-password-removed = Пароль убран.
account-everywhere-text = Вы выйдете из аккаунта во всех браузерах, и в этом тоже, и все ваши ключи доступа перестанут действовать.

account-recover = Возвращение в аккаунт
account-recover-code = По коду восстановления
account-recover-code-text = Коды восстановления вы получили, когда создавали аккаунт. Во всех других браузерах придётся войти заново, ключи доступа перестанут действовать, а ключ входа как второй шаг отключится.
account-code = Код восстановления
account-recover-do = Задать новый пароль
account-recovered = Пароль задан. Вы вошли.
account-recovered-factor = Пароль задан. Теперь войдите с ним и с ключом входа.
account-recover-mail = По почте
account-recover-mail-text = Если вы подтвердили адрес почты, туда можно отправить ссылку.
account-recover-mail-whose = Имя или адрес почты
account-recover-mail-do = Отправить ссылку
account-recover-mail-sent = Если есть такой аккаунт с подтверждённым адресом, ссылка уже в пути. Загляните в почту.
account-recover-neither = Ничего не подходит?
account-recover-host = Владелец этого сервера может создать для вас ссылку, если знает, что это вы.
account-recover-contact = Контакт: { $contact }
account-recover-link = Выберите новый пароль
account-recover-link-text = Во всех других браузерах придётся войти заново, а ключи доступа перестанут действовать.
account-recover-other = Другие способы

account-mail = Адрес почты
account-mail-text = Только чтобы вернуть доступ к аккаунту. Другие его не видят.
account-mail-set = Добавить адрес почты
account-mail-change = Сменить адрес почты
account-mail-send = Отправить ссылку для подтверждения
account-mail-sent = Ссылка отправлена на { $address }. Откройте её, чтобы подтвердить адрес.
account-mail-waiting = Откройте ссылку, которая туда отправлена. До этого на этот адрес ничего другого не придёт.
account-mail-confirmed = подтверждён
account-mail-unconfirmed = ещё не подтверждён
account-mail-remove = Убрать адрес почты
account-mail-remove-text = Тогда вам нельзя будет отправить ссылку, если вы забудете пароль.
account-mail-removed = Адрес почты убран.
account-mail-confirm = Подтвердить адрес почты
account-mail-confirm-text = После этого вы сможете вернуть доступ к аккаунту по почте.
account-mail-done = Адрес подтверждён.
account-mail-no-link = В ссылке чего-то не хватает. Откройте её из письма ещё раз.

account-passkeys = Ключи входа
account-passkeys-text = Ключ входа хранится на вашем устройстве и открывается отпечатком пальца, лицом или PIN-кодом. С ним можно войти вместо пароля.
account-passkey-sign-in = Войти ключом входа
account-passkey-new = Добавить ключ входа
account-passkey-add = Добавить ключ
account-passkey-added = Ключ входа добавлен.
account-passkey-label = Как его назвать
account-passkey-label-hint = Это видите только вы, например «мой телефон».
account-passkey-since = добавлен { $date }
account-passkey-rename = Переименовать
account-passkey-rename-one = Переименовать: { $label }
account-passkey-remove = Убрать
account-passkey-remove-one = Убрать: { $label }
account-passkey-remove-text = Вы больше не сможете войти с ним. Уберите его и с устройства.
account-passkey-removed = Ключ входа убран.
account-passkey-asked = Вас попросят подтвердить ключом входа.
account-passkey-not-here = По этому адресу ключи входа нельзя ни добавить, ни использовать.
account-passkey-cancelled = Ключ входа не использован. Можно попробовать ещё раз.
account-passkey-known = На этом устройстве уже есть ключ входа для этого аккаунта.
account-passkey-impossible = Этот браузер не смог использовать здесь ключ входа.
account-factor = Ключ входа как второй шаг
account-factor-off = Выключен: для входа достаточно пароля.
account-factor-on = Включён: после пароля нужен ещё и ключ входа.
account-factor-turn-on = Включить
account-factor-turn-off = Выключить
account-factor-more = После этого для входа нужны пароль и один из ваших ключей входа. Если потеряете и то и другое, поможет код восстановления.
account-factor-less = После этого для входа достаточно пароля.
account-factor-is-on = Второй шаг включён.
account-factor-is-off = Второй шаг выключен.

account-sessions = Где выполнен вход
account-sessions-text = Если что-то здесь вам незнакомо, завершите этот вход и смените пароль.
account-session-device = { $browser }, { $system }
account-session-unknown = Неизвестный браузер
account-session-this = это устройство
account-session-since = с { $date }
account-session-used = последний раз { $when }, с { $date }
account-session-end-one = Завершить вход: { $device }
account-sessions-end = Завершить все остальные
account-sessions-ended = { $n ->
    [one] Вход там завершён.
    [few] Вход завершён в { $n } браузерах.
   *[many] Вход завершён в { $n } браузерах.
}

account-data = Всё о вас
account-data-text = Всё, что этот сервер хранит о вас, в одном файле: аккаунт, партии, чат, анализы и прочее.
account-data-do = Сохранить в файл
account-data-saved = Файл сохранён.
account-privacy-link = Что хранится и как долго

account-delete-final = Отменить это нельзя.
account-delete-gone = Удаляется:
account-gone-person = ваше имя, рейтинги и адрес почты
account-gone-access = пароль, ключи входа, коды восстановления и ключи доступа; вы выйдете везде
account-gone-words = всё, что вы написали в чате
account-gone-files = открытые файлы партий, сохранённые анализы и ваши упражнения
account-gone-running = ваши текущие партии, в которых вы сдадитесь
account-delete-stays = Остаётся:
account-stays-games = оконченные партии, у других игроков, без вашего имени
account-stays-name = ваше имя какое-то время никто другой не сможет взять
account-stays-backups = в резервных копиях ещё есть всё, пока их не удалят

# Words of every page.
title = Codex
title-full = Codex Naturalis
home = Главная
play = Играть
main-pages = Основные страницы
menu = Меню
close = Закрыть
my-games = Мои партии
watch = Смотреть
learn = Обучение
exercises = Упражнения
analysis = Анализ
statistics = Статистика
rules = Правила
leaderboard = Рейтинг
account = Аккаунт
settings = Настройки
privacy = Личные данные
notices = Уведомления
moderation = Модерация
sign-in = Войти
cancel = Отмена

setting-language = Язык
setting-sound = Звук
theme-to-light = Включить светлую тему
theme-to-dark = Включить тёмную тему
language-en = Английский
language-fr = Французский
language-it = Итальянский
language-de = Немецкий
language-cs = Чешский
language-ru = Русский

state-offline = Вы не в сети. Страница останется как есть, а партия продолжится, когда связь вернётся.
state-reconnecting = Восстанавливаем связь… Ваш ход не пропадёт.
state-unreachable = Сервер не отвечает.
state-try-again = Повторить
state-outdated = Есть новая версия этой страницы.
state-reload = Обновить
state-signed-out = Вы вышли из аккаунта.

people-keep-do = Создать аккаунт
people-new-name = Новое имя
people-rename = Сменить имя
people-rename-do = Сменить имя
people-renamed = Имя изменено.
lobby-just-now = только что
lobby-seat-bot = { $name } (бот)

refused = Не получилось.

missing-title = Страница не найдена
missing-text = Возможно, ссылка устарела или в ней опечатка.

# The seven symbols and the covered corner, one of each.
sign-fungi = гриб
sign-plant = растение
sign-animal = животное
sign-insect = насекомое
sign-quill = перо
sign-inkwell = чернильница
sign-manuscript = манускрипт
sign-covered = закрытый угол

# Counted: "3 insects".
count-fungi = { $n ->
    [one] { $n } гриб
    [few] { $n } гриба
   *[many] { $n } грибов
}
count-plant = { $n ->
    [one] { $n } растение
    [few] { $n } растения
   *[many] { $n } растений
}
count-animal = { $n ->
    [one] { $n } животное
    [few] { $n } животных
   *[many] { $n } животных
}
count-insect = { $n ->
    [one] { $n } насекомое
    [few] { $n } насекомых
   *[many] { $n } насекомых
}
count-quill = { $n ->
    [one] { $n } перо
    [few] { $n } пера
   *[many] { $n } перьев
}
count-inkwell = { $n ->
    [one] { $n } чернильница
    [few] { $n } чернильницы
   *[many] { $n } чернильниц
}
count-manuscript = { $n ->
    [one] { $n } манускрипт
    [few] { $n } манускрипта
   *[many] { $n } манускриптов
}
count-covered = { $n ->
    [one] { $n } угол
    [few] { $n } угла
   *[many] { $n } углов
}
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}

colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый
colour-black = чёрный

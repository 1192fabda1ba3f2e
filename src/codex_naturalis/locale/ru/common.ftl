# Words of every page.
title = Codex
title-full = Codex Naturalis
home = Главная
menu = Меню
close = Закрыть
my-games = Мои партии
watch = Смотреть
learn = Обучение
rules = Правила
leaderboard = Таблица рейтинга
account = Учётная запись
settings = Настройки
sign-in = Войти
cancel = Отмена

setting-language = Язык
setting-sound = Звук
theme-to-light = Дневной свет
theme-to-dark = При свечах
language-en = Английский
language-fr = Французский
language-it = Итальянский
language-de = Немецкий
language-cs = Чешский
language-ru = Русский

state-offline = Нет сети. Всё, что на странице, остаётся; партия продолжится, когда сеть вернётся.
state-reconnecting = Восстанавливаем связь… ваш ход сохранён.
state-unreachable = Сервер не отвечает.
state-try-again = Повторить
state-outdated = Вышла новая версия этой страницы.
state-reload = Обновить
state-signed-out = Здесь вы вышли из учётной записи.

missing-title = Такой страницы нет
missing-text = Ссылка устарела или набрана с ошибкой.

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

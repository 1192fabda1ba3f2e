# The keys of the table, in a list of their own.
keys-choose = Выбрать карту из руки
keys-flip = Перевернуть её
keys-places = Переходить от места к месту
keys-confirm = Выложить карту или взять выбранную
keys-back = На шаг назад
keys-undo = Вернуть карту, пока не взята новая
keys-decks = Колода ресурсов, колода золотых карт
keys-resources = Левая и правая карта ресурсов
keys-golds = Левая и правая золотая карта
keys-view = Показать всё, приблизить, отдалить
keys-hint = Подсказка, если она разрешена
keys-keys = Этот список

# The analysis board.
analysis-title = Анализ
analysis-status = Анализ · { $names }, { $round ->
    [0] подготовка
   *[other] раунд { $round }
}
analysis-status-over = Анализ · { $names }, конец
analysis-player = Игрок { $n }

# An empty board.
analysis-start-text = Разыграйте любую позицию, сохраняйте попытки как варианты и смотрите, что думает движок.
analysis-new = Новая партия
analysis-new-text = Новая раздача. Вы делаете ходы за всех игроков.
analysis-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
analysis-tybor = Тибор
analysis-tybor-solo-easy = Тибор, лёгкий
analysis-tybor-solo-normal = Тибор, обычный
analysis-tybor-solo-hard = Тибор, сложный
analysis-open-text = Файл партии или позиция
analysis-open-how = Перетащите его на эту страницу или вставьте текст.
analysis-set-up-title = Расставить позицию
analysis-set-up-text = Разложите карты сами. Правила проверят, возможна ли позиция.
analysis-saved-list = Ваши сохранённые анализы
analysis-remove = Удалить «{ $title }»
analysis-bad-link = Эта ссылка повреждена. Попросите новую.

# Who sees what.
analysis-who-sees = Кто что видит
analysis-knows = Что знает { $name }
analysis-open = Всё открыто
analysis-knows-note = Скрытые карты каждый раз угадываются заново. Чтобы увидеть настоящие, включите «Всё открыто».
analysis-open-note = Движок видит все руки, колоды и цели. За столом их не видит никто.
analysis-hidden = скрыты
analysis-to-place = выкладывает
analysis-to-draw = берёт карту
analysis-to-choose = выбирает
analysis-position = Позиция
analysis-copy-position = Скопировать позицию текстом
analysis-position-copied = Позиция скопирована.
analysis-not-copied = Браузер не даёт копировать.
analysis-paste = Вставить
analysis-set-up = Расставить
analysis-paste-title = Вставить партию или позицию
analysis-paste-label = Текст файла .codex или позиции

# What the engine says.
analysis-chance = { $name } { $chance }
analysis-no-chances = Шансы на победу: пока неизвестны
analysis-lines = Лучшие ходы
analysis-line = { $rank }: { $chance }, { $move }, ожидается { $scores }
analysis-playouts = Симуляций: { $n }, ±{ $doubt }
analysis-sees-own = Знает то же, что { $name }
analysis-sees-all = Видит все карты
analysis-pause = Приостановить движок
analysis-resume = Пусть движок думает
analysis-thinking = Думает…
analysis-paused = Приостановлено.
analysis-over = Игра окончена.
analysis-spent = Время на размышления за этот час исчерпано. Возвращайтесь чуть позже.
analysis-busy = Движок занят партиями. Попробуйте чуть позже.
analysis-replaced = Вы анализируете на другой странице.
analysis-failed = Движок не ответил. Приостановите его и запустите снова.

# On the board.
analysis-place = Выложить сюда
analysis-draw = Взять
analysis-flip = Перевернуть
analysis-back = Назад

# The tree.
analysis-variations = Варианты
analysis-variation = вариант
analysis-start = Начало
analysis-row = { $name }, { $round ->
    [0] подготовка
   *[other] раунд { $round }
}: { $move }
analysis-cell = на { $x }, { $y }
analysis-delete = Удалить отсюда и дальше
analysis-note = Заметка
analysis-note-label = Ваша заметка к этому ходу
analysis-note-keep = Сохранить
analysis-more = Подробности и отправка
analysis-play = Играть отсюда
analysis-copy-link = Скопировать ссылку
analysis-link-copied = Ссылка скопирована. В ней всё дерево.
analysis-link-long = Дерево слишком большое для ссылки. Лучше скачайте его.
analysis-download = Скачать как .codex
analysis-save = Сохранить
analysis-save-title = Название
analysis-saved = Анализ сохранён.

# Setting up a position.
analysis-set-up-how = Выберите карту, потом место. Остальное раздаётся случайно.
analysis-set-up-open = Анализировать эту позицию
analysis-number = Игроков
analysis-level = Уровень сложности
analysis-turn = Чей ход
analysis-phase = Что делать
analysis-seat = Чью зону править
analysis-slot = Место на { $x }, { $y }
analysis-take-back = Взять последнюю карту назад
analysis-chosen = Выбрано: { $card }. Теперь выберите место.
analysis-kind = Вид карты
analysis-resource = Ресурсы
analysis-gold = Золотые
analysis-side = Сторона
analysis-cards = Карты для выкладки
analysis-hand-card = Карта { $n } в руке
analysis-secret = Тайная цель
analysis-common = Общая цель { $n }
analysis-tybor-dealt = Первая карта Тибора { $n }
analysis-tybor-taken = Тибор взял карту { $n }
analysis-tybor-scored = Тибор получил очки за карту { $n }
analysis-any = Любая
analysis-faults = В партии такого быть не может:
analysis-possible = Такая позиция возможна.
analysis-place-area = Игровая зона: { $name }
analysis-place-hand = Рука: { $name }
analysis-place-tybor = Очки Тибора
analysis-place-tybor-dealt = Первые карты Тибора
analysis-place-tybor-taken = Карты Тибора
analysis-place-tybor-scored = Карты, за которые Тибор получил очки

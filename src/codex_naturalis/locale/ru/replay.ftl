# Replaying a game half-move by half-move, and importing a record.

replay-title = Просмотр
replay-loading = Открываем партию…
replay-status = Просмотр · { $round ->
    [0] подготовка
   *[other] раунд { $round }
}
replay-status-over = Просмотр · конец

replay-missing = Такой партии здесь нет. Возможно, ссылка устарела или в ней опечатка.
replay-not-finished = Эта партия ещё не окончена. Просмотреть её можно будет потом.
replay-to-table = Перейти к столу
replay-review = Разобрать партию
replay-open-other = Открыть другой файл партии

replay-controls = Управление просмотром
replay-first = В начало
replay-back = На шаг назад
replay-forward = На шаг вперёд
replay-last = В конец
replay-play = Воспроизвести
replay-pause = Пауза
replay-speed = Скорость
replay-speed-slow = Медленно
replay-speed-usual = Обычно
replay-speed-quick = Быстро
replay-round = Раунд { $n }
replay-round-jump = Перейти к раунду
replay-setup = Подготовка
replay-timeline = Очки по ходу партии
replay-slider = Шаг
replay-slider-text = Шаг { $ply } из { $plies }, раунд { $round }
replay-ply = { $ply } из { $plies }
replay-moves = Ходы

replay-viewpoint = Точка зрения
replay-viewpoint-all = Все карты открыты
replay-area = Игровая зона: { $name }
replay-show-area = { $points }, показать игровую зону
replay-follow = Следить за игрой
replay-moved = последний ход
replay-objectives = Цели

replay-copy-link = Скопировать ссылку
replay-copied = Ссылка на этот момент скопирована.
replay-not-copied = Браузер не разрешает копировать. Возьмите адрес этой страницы: он ведёт сюда же.
replay-download = Скачать файл партии
replay-analyse = Анализировать отсюда

replay-stops = На этом файл заканчивается: партию не доиграли.
replay-ended-resigned = Партия закончилась здесь: игрок сдался.
replay-ended-time = Партия закончилась здесь: у игрока вышло время.
replay-ended-left = Партия закончилась здесь: игрок ушёл.
replay-ended-aborted = Здесь игроки согласились закончить партию без результата.
replay-ended-early = Здесь кто-то сдался раньше, чем у всех было по три хода: без результата.
replay-ended-closed = Здесь модератор закрыл стол.

replay-open-title = Открыть файл партии
replay-open-text = В файле .codex — одна партия: расклад и каждый ход. Откройте его, чтобы просмотреть партию и поделиться ссылкой на неё.
replay-choose-file = Выбрать файл .codex
replay-drop-here = или перетащите его в любое место страницы
replay-drop-now = Отпустите, чтобы открыть
replay-paste = Или вставьте текст файла
replay-open = Открыть
replay-opening = Открываем…
replay-kept-note = Файл проверяется ход за ходом и хранится на этом сервере. Открыть его может любой, у кого есть ссылка.
replay-bad-record = Этот файл партии нельзя воспроизвести.
replay-bad-line = Ошибка в строке { $line }:

# Replaying a game half-move by half-move, and importing a record.

replay-title = Просмотр
replay-loading = Открываем партию…
replay-status = Просмотр · { $round ->
    [0] подготовка
   *[other] раунд { $round }
}
replay-status-over = Просмотр · конец

replay-missing = Такой партии здесь нет. Ссылка устарела или набрана с ошибкой.
replay-not-finished = Эта партия ещё не окончена. Потом её можно будет просмотреть.
replay-to-table = К столу
replay-open-other = Открыть другую запись

replay-controls = По ходу партии
replay-first = В начало
replay-back = На полуход назад
replay-forward = На полуход вперёд
replay-last = В конец
replay-play = Показывать подряд
replay-pause = Остановить
replay-speed = Скорость
replay-speed-slow = Медленно
replay-speed-usual = Обычно
replay-speed-quick = Быстро
replay-round = Раунд { $n }
replay-round-jump = Перейти к раунду
replay-setup = Подготовка
replay-timeline = Очки по ходу партии
replay-slider = Полуход
replay-slider-text = Полуход { $ply } из { $plies }, раунд { $round }
replay-ply = { $ply } из { $plies }
replay-moves = Полуходы

replay-viewpoint = Чьими глазами
replay-viewpoint-all = Всё открыто
replay-area = Игровая зона: { $name }
replay-show-area = { $points }, показать игровую зону
replay-follow = Следить за игрой
replay-moved = ход сделан
replay-objectives = Цели
replay-no-area = Здесь пока нет карт.

replay-copy-link = Скопировать ссылку
replay-copied = Ссылка на эту позицию скопирована.
replay-not-copied = Браузер не даёт скопировать. Возьмите адрес этой страницы: он ведёт сюда.
replay-download = Скачать .codex

replay-stops = Здесь запись обрывается: партию не доиграли.
replay-ended-resigned = Здесь партия окончена: игрок сдался.
replay-ended-time = Здесь партия окончена: время на часах вышло.
replay-ended-left = Здесь партия окончена: игрок ушёл.
replay-ended-aborted = Здесь игроки согласились закончить партию без результата.

replay-open-title = Открыть запись
replay-open-text = Файл .codex хранит одну партию: раскладку колод и каждый полуход. Откройте такой файл, и партию можно будет просмотреть и передать по ссылке.
replay-choose-file = Выбрать файл .codex
replay-drop-here = или перетащите его на эту страницу
replay-drop-now = Отпустите, чтобы открыть
replay-paste = Или вставьте текст записи
replay-open = Открыть
replay-opening = Открываем…
replay-kept-note = Запись проверяется полуход за полуходом и хранится на этом сервере для всех, у кого есть ссылка.
replay-bad-record = Эту запись нельзя воспроизвести.
replay-bad-line = Ошибка в строке { $line }:

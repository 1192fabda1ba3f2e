# Looking at a game afterwards, half-move by half-move, and bringing in a record.

review-title = Просмотр
review-loading = Открываем партию…
review-status = Просмотр · { $round ->
    [0] подготовка
   *[other] раунд { $round }
}
review-status-over = Просмотр · конец

review-missing = Такой партии здесь нет. Ссылка устарела или набрана с ошибкой.
review-not-finished = Эта партия ещё не окончена. Потом её можно будет просмотреть.
review-to-table = К столу
review-open-other = Открыть другую запись

review-controls = По ходу партии
review-first = В начало
review-back = На полуход назад
review-forward = На полуход вперёд
review-last = В конец
review-play = Показывать подряд
review-pause = Остановить
review-speed = Скорость
review-speed-slow = Медленно
review-speed-usual = Обычно
review-speed-quick = Быстро
review-round = Раунд { $n }
review-round-jump = Перейти к раунду
review-setup = Подготовка
review-timeline = Очки по ходу партии
review-slider = Полуход
review-slider-text = Полуход { $ply } из { $plies }, раунд { $round }
review-ply = { $ply } из { $plies }
review-moves = Полуходы

review-eyes = Чьими глазами
review-eyes-all = Всё открыто
review-area = Игровая зона: { $name }
review-show-area = { $points }, показать игровую зону
review-follow = Следить за игрой
review-moved = ход сделан
review-objectives = Цели
review-no-area = Здесь пока нет карт.

review-copy-link = Скопировать ссылку
review-copied = Ссылка на эту позицию скопирована.
review-not-copied = Браузер не даёт скопировать. Возьмите адрес этой страницы: он ведёт сюда.
review-download = Скачать .codex

review-stops = Здесь запись обрывается: партию не доиграли.
review-ended-resigned = Здесь партия окончена: игрок сдался.
review-ended-time = Здесь партия окончена: время на часах вышло.
review-ended-left = Здесь партия окончена: игрок ушёл.
review-ended-aborted = Здесь игроки согласились закончить партию без результата.

review-open-title = Открыть запись
review-open-text = Файл .codex хранит одну партию: раскладку колод и каждый полуход. Откройте такой файл, и партию можно будет просмотреть и передать по ссылке.
review-choose-file = Выбрать файл .codex
review-drop-here = или перетащите его на эту страницу
review-drop-now = Отпустите, чтобы открыть
review-paste = Или вставьте текст записи
review-open = Открыть
review-opening = Открываем…
review-kept-note = Запись проверяется полуход за полуходом и хранится на этом сервере для всех, у кого есть ссылка.
review-bad-record = Эту запись нельзя воспроизвести.
review-bad-line = Ошибка в строке { $line }:

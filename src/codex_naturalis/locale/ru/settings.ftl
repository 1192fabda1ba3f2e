# What a person chooses on a device.
settings-language-auto = Как в браузере
settings-theme = Освещение
settings-theme-auto = Как на устройстве
settings-theme-dark = При свечах
settings-theme-light = Дневной свет
settings-motion = Движение
settings-motion-auto = Как на устройстве
settings-motion-full = Полное
settings-motion-reduced = Меньше

settings-table = За столом
settings-large = Крупные карты
settings-large-text = Карты на четверть крупнее; поле придётся двигать чаще.
settings-notation = Нотация
settings-notation-text = В журнале и на местах полуходы показаны и так, как их пишут в записях, например 17f@1,1.
settings-sound-text = Перо, бумага, монета и колокольчик, когда ваш ход.
settings-chat = Чат
settings-chat-text = Показывать, что говорят другие за столом.
settings-notify = Уведомления
settings-notify-text = Сообщать, что мой ход в партии по переписке, когда эта страница в фоне.
settings-notify-impossible = Этот браузер не показывает здесь уведомлений.
settings-notify-denied = Браузер запрещает уведомления этого сайта. Их можно разрешить в его настройках.

settings-vision = Цвета
settings-vision-text = Формы говорят всё то же, что и цвета. Посмотрите на весь сайт другими глазами, чтобы проверить это.
settings-vision-as = Видеть
settings-vision-usual = как нарисовано
settings-vision-protan = без красного (протанопия)
settings-vision-deutan = без зелёного (дейтеранопия)
settings-vision-tritan = без синего (тританопия)
settings-vision-grey = совсем без цвета
settings-vision-sample = По карте каждого царства

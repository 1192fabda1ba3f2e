# What a person chooses on a device.
settings-language-auto = Как в браузере
settings-theme = Тема
settings-theme-auto = Как на устройстве
settings-theme-dark = Тёмная
settings-theme-light = Светлая
settings-motion = Анимация
settings-motion-auto = Как на устройстве
settings-motion-full = Полная
settings-motion-reduced = Меньше

settings-table = За столом
settings-large = Крупные карты
settings-large-text = Карты на четверть крупнее. Двигать поле придётся чаще.
settings-notation = Нотация
settings-notation-text = Показывать каждый ход ещё и в краткой записи, как в файлах партий: в журнале и на поле.
settings-sound-text = Перо, бумага, монета и колокольчик, когда наступает ваш ход.
settings-chat = Чат
settings-chat-text = Показывать, что пишут другие за столом.
settings-notify = Уведомления
settings-notify-text = Сообщать о моём ходе в партиях «Дни на ход», когда эта страница открыта в фоне.
settings-notify-impossible = Этот браузер не может показывать здесь уведомления.
settings-notify-denied = Браузер блокирует уведомления этого сайта. Их можно разрешить в настройках браузера.

settings-vision = Имитация дальтонизма
settings-vision-text = Игра нигде не полагается только на цвет. Чтобы проверить это, посмотрите на весь сайт так, как его видят люди с дальтонизмом. Это только имитация: под ваше зрение цвета она не подстраивает.
settings-vision-as = Показать сайт
settings-vision-usual = в обычных цветах
settings-vision-protan = без красного (протанопия)
settings-vision-deutan = без зелёного (дейтеранопия)
settings-vision-tritan = без синего (тританопия)
settings-vision-grey = совсем без цвета
settings-vision-sample = По карте каждого царства

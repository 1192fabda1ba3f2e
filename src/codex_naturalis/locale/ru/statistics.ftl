# How often cards, objectives, starters, seats and openings won.
statistics-topics = Темы
statistics-tab-cards = Карты
statistics-tab-objectives = Цели
statistics-tab-starters = Стартовые карты и места
statistics-tab-openings = Дебюты

statistics-source = Чьи партии
statistics-source-people = Люди
statistics-source-bots = Боты между собой
statistics-group = Число игроков
statistics-group-2 = 2 игрока
statistics-group-3 = 3 игрока
statistics-group-4 = 4 игрока
statistics-group-solo-easy = Тибор, лёгкий
statistics-group-solo-normal = Тибор, обычный
statistics-group-solo-hard = Тибор, сложный
statistics-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
statistics-csv = CSV
statistics-csv-save = Сохранить этот список в CSV

statistics-kind = Вид карты
statistics-kind-gold = Золотые
statistics-kind-resource = Ресурсы
statistics-side = Сторона
statistics-side-front = Лицом вверх
statistics-side-back = Лицом вниз
statistics-show = Вид
statistics-show-picture = Картинка
statistics-show-list = Список
statistics-sort = Сортировать: { $column }

statistics-cards-gold = Золотые карты по доле побед
statistics-cards-resource = Карты ресурсов по доле побед
statistics-objectives = Тайные цели по доле побед
statistics-starters = Стартовая карта: лицо или рубашка
statistics-seats = Кто ходит первым
statistics-openings = Дебюты по доле побед
statistics-half = половина партий
statistics-average = в среднем: { $won }
statistics-line = Тонкая линия — погрешность: истинная доля почти всегда внутри неё.

statistics-note-gold-front = Победители чаще выкладывают золотые карты лицом вверх, поэтому почти все выше среднего. Сравнивайте карты между собой.
statistics-note-gold-back = Лицом вниз все золотые карты одного царства одинаковы. Разница только в лицевой стороне, от которой отказались.
statistics-note-resource-front = Карту ресурсов часто выкладывают, когда нет ничего лучше. Её доля говорит, чем закончились партии, где её выложили, а не что она в них изменила.
statistics-note-resource-back = Лицом вниз все карты ресурсов одного царства одинаковы. Разница только в лицевой стороне, от которой отказались.
statistics-note-objectives = Считаются только оставленные цели. Оставляют ту, что подходит к своим картам, и это не говорит о том, хороша ли она с другими.
statistics-note-starters = Выбирают сторону, которая подходит к руке. Поэтому сторона с большей долей побед не всегда лучше.
statistics-note-openings = Сторона стартовой карты, потом первые две карты. Хорошая рука позволяет хороший дебют: часть разницы — везение.
statistics-about-bots = По { $games } партиям ботов между собой. Все играют как бот { $bot }: у других игроков лучше могут идти другие карты.
statistics-about-people = По партиям на этом сервере, которые доиграли до конца и в которых никто не сдался, не ушёл и не просрочил время. Считаются только места людей, не ботов. Имена не сохраняются.
statistics-made-by = Получено командой { $command }

statistics-won = { $won } побед
statistics-won-word = побед
statistics-face-f = лицом вверх
statistics-face-b = лицом вниз
statistics-doubt = { $games }, ±{ $doubt }
statistics-points = Сколько очков приносит
statistics-round = Обычный раунд
statistics-rounds = с { $low } по { $high }
statistics-kept = Оставляют, когда предлагают
statistics-row = { $name }: { $won } побед, { $games }

statistics-seat = { $n ->
    [1] Первый игрок
    [2] Второй игрок
    [3] Третий игрок
   *[other] Четвёртый игрок
}
statistics-seat-brief = { $n ->
    [1] первый
    [2] второй
    [3] третий
   *[other] четвёртый
}
statistics-seat-solo = Вы против Тибора
statistics-seats-even = ±{ $doubt }, явного преимущества нет.
statistics-seats-uneven = ±{ $doubt }: разница настоящая, хоть и небольшая.

statistics-opening-f = стартовая лицом
statistics-opening-b = стартовая рубашкой
statistics-opening-Rf = карта ресурсов лицом вверх
statistics-opening-Rb = карта ресурсов лицом вниз
statistics-opening-Gf = золотая карта лицом вверх
statistics-opening-Gb = золотая карта лицом вниз

statistics-column-name = Название
statistics-column-games = Партии
statistics-column-won = Победы
statistics-column-interval = Погрешность (95 %)
statistics-column-points = Очки
statistics-column-round = Обычный раунд
statistics-column-kept = Оставляют

statistics-few = { $n ->
    [one] Только { $n } партия
    [few] Только { $n } партии
   *[many] Только { $n } партий
}
statistics-few-text = Пока это мало о чём говорит. Посмотрите партии ботов или выберите другое число игроков.
statistics-none = Партий пока нет
statistics-none-text = Здесь ещё никто не доиграл такую партию. Как только доиграют, она появится тут.
statistics-to-bots = Посмотреть партии ботов
statistics-title-line = { $games }; в среднем место побеждало в { $won }

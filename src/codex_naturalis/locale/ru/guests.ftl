# Made-up names for guests: words between spaces, of which one each is taken. Adjectives agree with the nouns of the
# same gender; a name has 24 characters at most, five of them digits.

guest-name = { $adjective } { $noun } { $number }
guest-adjectives-masculine = Быстрый Весёлый Добрый Дивный Золотой Кроткий Лесной Ловкий Мирный Мудрый Нежный Ранний Скромный Смелый Тихий Умный Хитрый Храбрый Чуткий Юный Ясный
guest-nouns-masculine = Аист Барсук Бобр Ворон Гриб Дрозд Дуб Ёж Жук Журавль Кузнечик Лис Мотылёк Олень Писарь Сокол
guest-adjectives-feminine = Быстрая Весёлая Добрая Дивная Золотая Кроткая Лесная Ловкая Мирная Мудрая Нежная Ранняя Скромная Смелая Тихая Умная Хитрая Храбрая Чуткая Юная Ясная
guest-nouns-feminine = Бабочка Белка Выдра Глава Искра Ласточка Лиса Пчела Рысь Свеча Синица Сова Сорока Страница Фиалка Чайка

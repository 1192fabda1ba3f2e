# The bots: what people call them, and a sentence about each.
bots-name-random = Послушник
bots-about-random = Кладёт любую карту куда угодно и берёт не раздумывая. Хорош для первой партии.
bots-name-greedy = Собиратель
bots-about-greedy = Берёт столько очков, сколько можно сразу, и держит свой манускрипт открытым.
bots-name-planner = Стратег
bots-about-planner = Взвешивает очки, цели, свободные места и карты, на которые ещё может хватить ресурсов.

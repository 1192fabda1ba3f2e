# The bots: what people call them, and a sentence about each.
bots-name-random = Nováček
bots-about-random = Vykládá kteroukoli kartu kamkoli a dobírá bez rozmyslu. Dobrý pro první hru.
bots-name-greedy = Sběrač
bots-about-greedy = Bere co nejvíc bodů hned a nechává si plochu otevřenou.
bots-name-planner = Plánovač
bots-about-planner = Zvažuje body, úkoly, volná místa i karty, které ještě může zaplatit.

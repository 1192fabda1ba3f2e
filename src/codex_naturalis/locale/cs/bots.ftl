# The bots: what people call them, and a sentence about each.
bots-name-random = Poutník
bots-about-random = Vykládá kteroukoli kartu kamkoli a dobírá bez rozmyslu. Dobrý pro první hru.
bots-name-greedy = Sběrač
bots-about-greedy = Bere co nejvíc bodů hned a nechává si plochu otevřenou.
bots-name-planner = Plánovač
bots-about-planner = Zvažuje body, úkoly, volná místa i karty, které ještě může zaplatit.
bots-name-monk-1 = Oblát
bots-about-monk-1 = Klášterní dítě: bere, co se mu líbí na první pohled, a často se mýlí.
bots-name-monk-2 = Postulant
bots-about-monk-2 = Nový u pultu: vidí, co karta přinese hned, a často sáhne po druhé nejlepší možnosti.
bots-name-monk-3 = Novic
bots-about-monk-3 = Posuzuje na první pohled a většinou dobře: občas se trochu splete.
bots-name-monk-4 = Bratr
bots-about-monk-4 = Pečlivě posoudí každý tah, ale dál dopředu nehledí.
bots-name-monk-5 = Převor
bots-about-monk-5 = Před každým tahem projde asi tisíc možných světů.
bots-name-monk-6 = Opat
bots-about-monk-6 = Před každým tahem přemýšlí celou vteřinu a projde tolik možných světů, kolik stihne.

bots-elo = Elo { $elo }
bots-elo-text = Elo { $elo }, změřené ve hrách mezi našimi boty.
bots-option = { $name } (bot), Elo { $elo }
bots-preparing = Ještě se rozehřívá: zatím místo něj hraje jednodušší bot.

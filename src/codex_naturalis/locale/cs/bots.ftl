# The bots: what people call them, and a sentence about each.
bots-name-random = Poutník
bots-about-random = Vykládá kteroukoli kartu kamkoli a dobírá bez přemýšlení. Dobrý soupeř pro první hru.
bots-name-greedy = Sběrač
bots-about-greedy = Bere co nejvíc bodů hned teď a rád si nechává volná místa.
bots-name-planner = Plánovač
bots-about-planner = Zvažuje body, úkoly, volná místa i karty, na které by mohl mít později.
bots-name-monk-1 = Oblát
bots-about-monk-1 = Klášterní dítě: bere, co se mu zrovna líbí, a často se splete.
bots-name-monk-2 = Postulant
bots-about-monk-2 = Nováček u psacího pultu: vidí, co karta přinese hned, a často sáhne po druhé nejlepší.
bots-name-monk-3 = Novic
bots-about-monk-3 = Rozhoduje se na první pohled, většinou dobře, a tu a tam šlápne vedle.
bots-name-monk-4 = Bratr
bots-about-monk-4 = Každý tah pečlivě zváží, ale dopředu se nedívá.
bots-name-monk-5 = Převor
bots-about-monk-5 = Před každým tahem si v hlavě přehraje mnoho možných her.
bots-name-monk-6 = Opat
bots-about-monk-6 = Přemýšlí nejdéle a před každým tahem si přehraje tolik možných her, kolik stihne.

bots-elo = Elo { $elo }
bots-elo-text = Elo { $elo }, změřené ve hrách mezi našimi boty.
bots-option = { $name } (bot), Elo { $elo }
bots-preparing = Ještě se chystá. Zatím místo něj hraje jednodušší bot.

# The bots: what people call them, and a sentence about each.
bots-name-random = Novice
bots-about-random = Pose n’importe quelle carte n’importe où et pioche sans réfléchir. Bien pour une première partie.
bots-name-greedy = Glaneur
bots-about-greedy = Prend tout de suite le plus de points possible et garde son manuscrit ouvert.
bots-name-planner = Stratège
bots-about-planner = Met en balance les points, les objectifs, les emplacements libres et les cartes qu’il pourra encore payer.

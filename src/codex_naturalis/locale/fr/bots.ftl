# The bots: what people call them, and a sentence about each.
bots-name-random = Promeneur
bots-about-random = Pose n’importe quelle carte n’importe où et pioche sans réfléchir. Bien pour une première partie.
bots-name-greedy = Glaneur
bots-about-greedy = Prend tout de suite le plus de points possible et garde son manuscrit ouvert.
bots-name-planner = Stratège
bots-about-planner = Met en balance les points, les objectifs, les emplacements libres et les cartes qu’il pourra encore payer.
bots-name-monk-1 = Oblat
bots-about-monk-1 = Un enfant du cloître : prend ce qui lui plaît au premier coup d’œil et se trompe souvent.
bots-name-monk-2 = Postulant
bots-about-monk-2 = Nouveau au pupitre : voit ce qu’une carte rapporte tout de suite et se contente souvent du deuxième choix.
bots-name-monk-3 = Novice
bots-about-monk-3 = Juge d’un coup d’œil, et plutôt bien : il se trompe un peu de temps en temps.
bots-name-monk-4 = Frère
bots-about-monk-4 = Juge chaque coup avec soin, sans regarder plus loin.
bots-name-monk-5 = Prieur
bots-about-monk-5 = Explore environ mille mondes possibles avant chaque coup.
bots-name-monk-6 = Abbé
bots-about-monk-6 = Réfléchit une seconde entière avant chaque coup, à travers autant de mondes possibles qu’il peut.

bots-elo = Elo { $elo }
bots-elo-text = Elo { $elo }, mesuré dans des parties entre nos bots.
bots-option = { $name } (bot), Elo { $elo }
bots-preparing = Encore en préparation : pour l’instant, un bot plus simple joue à sa place.

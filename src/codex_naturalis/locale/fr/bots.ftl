# The bots: what people call them, and a sentence about each.
bots-name-random = Promeneur
bots-about-random = Pose n’importe quelle carte n’importe où et pioche sans réfléchir. Idéal pour une première partie.
bots-name-greedy = Glaneur
bots-about-greedy = Prend le plus de points possible tout de suite, et aime garder des emplacements libres.
bots-name-planner = Stratège
bots-about-planner = Met en balance les points, les objectifs, les emplacements libres et les cartes qu’il pourra poser plus tard.
bots-name-monk-1 = Oblat
bots-about-monk-1 = Un enfant du monastère : prend ce qui lui plaît, et se trompe souvent.
bots-name-monk-2 = Postulant
bots-about-monk-2 = Nouveau au pupitre : voit ce qu’une carte rapporte tout de suite, et se contente souvent du deuxième meilleur choix.
bots-name-monk-3 = Novice
bots-about-monk-3 = Juge d’un coup d’œil, le plus souvent bien, et fait une erreur de temps en temps.
bots-name-monk-4 = Frère
bots-about-monk-4 = Pèse chaque coup avec soin, mais sans regarder plus loin.
bots-name-monk-5 = Prieur
bots-about-monk-5 = Joue dans sa tête beaucoup de parties possibles avant chaque coup.
bots-name-monk-6 = Abbé
bots-about-monk-6 = Réfléchit le plus longtemps, et joue dans sa tête le plus grand nombre possible de parties avant chaque coup.

bots-elo = Elo { $elo }
bots-elo-text = Elo { $elo }, mesuré dans des parties entre nos bots.
bots-option = { $name } (bot), Elo { $elo }
bots-preparing = Encore en préparation. Pour l’instant, un bot plus simple joue à sa place.

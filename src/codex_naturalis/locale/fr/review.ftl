# The review of a game: what each half-move was worth, and what would have been better.

review-title = Analyse
review-loading = Ouverture de la partie…
review-replay = Revoir la partie
review-overview = Vue d’ensemble
review-whole-game = Toute la partie

# The graph of chances.
review-graph = Chances de gagner au fil de la partie
review-slider = Coup
review-at = { $name }, { $round ->
    [0] mise en place
   *[other] manche { $round }
}
review-chance = Chances de gagner
review-your-slips = vos faux pas
review-own-slips = ses faux pas
review-their-slips = faux pas des autres
review-luck = hasard
review-which = Quels moments
review-mine = Mes moments
review-one = Ce joueur
review-all = Tous

# How well each seat played.
review-show-chances = Voir les chances de ce joueur
review-accuracy = précision
review-accuracy-later = Précision : après le dernier coup
review-half-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
review-count-best = { $n ->
    [one] { $n } meilleur
   *[other] { $n } meilleurs
}
review-count-good = { $n ->
    [one] { $n } bon
   *[other] { $n } bons
}
review-count-inaccuracy = { $n ->
    [one] { $n } imprécision
   *[other] { $n } imprécisions
}
review-count-mistake = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
}
review-count-blunder = { $n ->
    [one] { $n } gaffe
   *[other] { $n } gaffes
}
review-left = { $n ->
    [one] { $n } point manqué
   *[other] { $n } points manqués
}

# How the game went.
review-won = { $n ->
    [one] { $names } a gagné, { $scores }.
   *[other] { $names } se partagent la victoire, { $scores }.
}
review-unfinished = La partie n’a pas été jouée jusqu’au bout.
review-your-led-from = Vous étiez en tête à partir de la manche { $round }.
review-their-led-from = { $name } était en tête à partir de la manche { $round }.
review-your-led-until = Vous étiez en tête jusqu’à la manche { $round }.
review-their-led-until = { $name } était en tête jusqu’à la manche { $round }.
review-cost-most = { $kind ->
    [draw] C’est une pioche, à la manche { $round }, qui a coûté le plus cher.
    [choice] C’est un choix, à la mise en place, qui a coûté le plus cher.
   *[place] C’est une pose, à la manche { $round }, qui a coûté le plus cher.
}
review-decided = Ce qui a tout décidé
review-your-choices = Vos choix
review-own-choices = Ses choix
review-name-choices = Choix ({ $name })
review-others-choices = Choix des autres
review-luck-cards = Hasard des cartes
review-luck-tybor = Cartes et Tybor
review-decided-note = En % de chances de gagner : { $start } au début, { $end } à la fin.

# The moments that matter.
review-moments = { $n ->
    [one] Un moment clé
   *[other] { $n } moments clés
}
review-found = Déjà trouvés
review-no-moments = Aucun faux pas
review-no-moments-note = Pour autant que le calcul puisse le dire, aucun coup n’a rien gâché.
review-moment = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
review-moment-of = { $name }, { $round ->
    [0] mise en place
   *[other] manche { $round }
}
review-start-with = { $round ->
    [0] Commencer par la mise en place
   *[other] Commencer par la manche { $round }
}
review-next = Moment suivant
review-previous = Moment précédent
review-number = { $n } sur { $all }

# The board.
review-area = Aire de jeu ({ $name }), { $round ->
    [0] mise en place
   *[other] manche { $round }
}
review-area-end = Aire de jeu ({ $name }) à la fin
review-whose-area = Aire de jeu affichée
review-shown = Ce que montre le plateau
review-played = Joué
review-better = Mieux
review-both = Les deux
review-steps = Parcourir la partie
review-first = Premier coup
review-back = Un coup en arrière
review-forward = Un coup en avant
review-end = Toute la partie
review-ply = coup { $ply } sur { $plies }
review-then = puis +{ $n }
review-then-objective = puis objectif
review-taken = Choix fait
review-market-then = Le marché à ce moment-là

# One moment.
review-your-place = manche { $round }, votre pose
review-your-draw = manche { $round }, votre pioche
review-your-starter = votre carte de départ
review-your-objective = votre objectif secret
review-their-place = { $name }, manche { $round }, pose
review-their-draw = { $name }, manche { $round }, pioche
review-their-starter = { $name }, carte de départ
review-their-objective = { $name }, objectif secret
review-you-played = Votre coup
review-was-played = Joué
review-not-yet = Le moteur n’en est pas encore à ce coup.
review-best-move = Le meilleur coup
review-as-good = Tout aussi bon
review-also-good = Autres bons coups
review-expected = score attendu { $scores }
review-doubt = Calcul précis à environ { $doubt } % près.
review-not-counted = Ne compte pas comme faux pas :
review-not-counted-card = la carte qui est sortie. C’était le hasard.
review-better-does = Le meilleur coup { $facts }.
review-played-does = Le coup joué { $facts }.
review-no-fact = Aucun fait précis ne les départage : si l’on joue la suite de nombreuses fois, l’autre coup gagne plus souvent.

# What a half-move does; the rest of a sentence that begins “The better move …”.
review-fact-objective = { $good ->
    [yes] accomplit { $objective }
   *[no] casse { $objective }
}
review-fact-points = rapporte +{ $n }
review-fact-loses = recouvre { $symbols }
review-fact-gains = donne { $symbols }
review-fact-pays = permet de payer { $card }
review-fact-next = permet { $card } au prochain tour pour +{ $n }
review-fact-next_objective = accomplit { $objective } au prochain tour
review-fact-worth = prend une carte qui vaut +{ $n } tout de suite
review-fact-fulfils = peut accomplir { $objective }
review-fact-closer = rapproche de { $objective }
review-fact-no_closer = ne rapproche d’aucun objectif
review-fact-corners = { $n ->
    [one] montre { $n } coin
   *[other] montre { $n } coins
}
review-fact-there = { $n ->
    [one] a déjà { $n } élément sur { $of }
   *[other] a déjà { $n } éléments sur { $of }
}

# Headlines.
review-headline-wrong_side = Bonne carte, mauvaise face
review-headline-objective_missed = Un objectif était à portée
review-headline-objective_broken = Cela a cassé un objectif
review-headline-points_left = { $n ->
    [one] Il y avait { $n } point de plus à prendre
   *[other] Il y avait { $n } points de plus à prendre
}
review-headline-spot_next = L’autre emplacement rapporte +{ $n } au prochain tour
review-headline-card_next = L’autre carte rapporte +{ $n } au prochain tour
review-headline-pays = Une carte aurait pu devenir posable
review-headline-covered = Cela a recouvert un symbole utile
review-headline-same_points_spot = Mêmes points, meilleur emplacement
review-headline-same_points_card = Mêmes points, meilleure carte
review-headline-better_spot = Moins de points d’abord, meilleur emplacement
review-headline-better_card = Moins de points d’abord, meilleure carte
review-headline-source = Mieux valait { $source }
review-headline-other_face = L’autre face était meilleure
review-headline-other_objective = L’autre objectif était meilleur
review-source-R = la pioche ressource
review-source-R1 = la ressource de gauche
review-source-R2 = la ressource de droite
review-source-G = la pioche dorure
review-source-G1 = la dorure de gauche
review-source-G2 = la dorure de droite

# What can be done with a moment.
review-exercise = En faire un exercice
review-exercise-made = Ajouté à vos exercices, à revoir aujourd’hui.
review-share = Partager
review-more = Plus
review-copied = Lien vers ce moment copié.

# While the engine thinks.
review-thinking = Analyse de la partie…
review-waiting = D’autres parties passent avant.
review-progress = Coup { $done } sur { $total }
review-explained = À partir de chaque position, le moteur joue la suite de nombreuses fois, en ne sachant que ce que le joueur savait alors.
review-start-now = Vous pouvez déjà commencer à lire. Les nouveaux moments apparaissent dès qu’ils sont trouvés, et vous pouvez partir : l’analyse continue.
review-finished = { $n ->
    [0] L’analyse est terminée : aucun faux pas.
    [one] L’analyse est terminée : un moment clé.
   *[other] L’analyse est terminée : { $n } moments clés.
}
review-none = Cette partie n’a pas encore été analysée
review-request = Analyser cette partie
review-again = Réessayer
review-failed = L’analyse a échoué. Ce qui avait été trouvé est perdu, mais pas la partie.

# Exercises: positions with one best move to find, and one’s own mistakes.

# The overview
exercises-title = Exercices
exercises-due = Pour aujourd’hui
exercises-due-today = pour aujourd’hui
exercises-due-own = { $n } de vos parties
exercises-due-new = { $n ->
    [one] { $n } nouveau
   *[other] { $n } nouveaux
}
exercises-due-minutes = { $n ->
    [one] Environ { $n } minute.
   *[other] Environ { $n } minutes.
}
exercises-start = Commencer
exercises-start-title = Trouvez le meilleur coup
exercises-start-text = Une position, un meilleur coup. L’exercice et vous êtes cotés l’un contre l’autre.
exercises-done = C’est fait pour aujourd’hui
exercises-done-next = Le prochain de vos parties : { $when }.
exercises-another = En résoudre un nouveau
exercises-new = Ou du nouveau
exercises-any = N’importe quelle position
exercises-timed = Trois minutes
exercises-by-theme = Par thème
exercises-streak = { $n ->
    [one] jour de suite
   *[other] jours de suite
}
exercises-best = record : { $n }
exercises-streak-how = Un exercice par jour suffit. Un jour manqué coûte un jour de réserve : il vous en reste { $n }.
exercises-week = Cette semaine : { $n } jours sur 7

exercises-own = Vos propres erreurs
exercises-own-how = Elles reviennent après 1 jour, 3 jours, 1 semaine, 3 semaines
exercises-own-empty = Pas encore d’erreur
exercises-own-none = Faites analyser une partie terminée. Ce que vous auriez pu mieux jouer revient ici en exercice.
exercises-own-choose = Choisir une partie
exercises-own-place = Manche { $round }, pose
exercises-own-draw = Manche { $round }, pioche
exercises-own-starter = Face de la carte de départ
exercises-own-objective = Objectif secret
# $names: the others at the table.
exercises-own-against = contre { $names }, { $day }
exercises-due-now = aujourd’hui
exercises-stage = Étape { $n } sur { $all }
exercises-all = Voir les { $n }

exercises-rating = Cote
# $change: +28 or −5.
exercises-rating-change = { $change } en 30 jours
exercises-rating-spoken = Votre cote ces 30 derniers jours, de { $from } à { $to }
exercises-rating-none = Elle bougera dès votre premier exercice.
exercises-theme-placement = Où poser
exercises-theme-draw = Que piocher
exercises-theme-objective = Objectifs
exercises-theme-starter = Carte de départ
exercises-theme-endgame = Dernière manche
exercises-theme-solo = Contre Tybor
exercises-theme-solved = { $n ->
    [one] { $n } résolu
   *[other] { $n } résolus
}
exercises-kept = Votre progression reste dans ce navigateur. Avec un compte, vous l’avez partout.

# One exercise
exercise-status = Exercice
exercise-status-due = Exercice · { $n } sur { $all } pour aujourd’hui
exercise-status-timed = { $time } · { $n } trouvés
exercise-situation = La position
exercise-own = De votre partie
exercise-find-place = Trouvez la meilleure pose
exercise-find-draw = Trouvez la meilleure pioche
exercise-find-starter = Quelle face de la carte de départ ?
exercise-find-objective = Quel objectif garder ?
exercise-setup = Avant la première manche.
exercise-round = Manche { $n }.
exercise-round-ending = Manche { $n }, il en reste une.
exercise-last-round = Dernière manche.
# $origin: “against Marek, 4 May”.
exercise-lost = Vous avez laissé { $loss } ici, { $origin }.
exercise-origin = Votre partie { $origin }.
exercise-you = Vous
exercise-player = Joueur { $n }
exercise-tybor = Tybor
exercise-objectives = Objectifs
exercise-market = Marché
exercise-players = Joueurs
exercise-area = Votre aire de jeu
exercise-hand = Votre main
exercise-starter = Votre carte de départ
exercise-verdicts = Essais et verdicts
exercise-loading = Chargement de l’exercice…
exercise-loading-own = Tous les coups de cette position sont examinés. La première fois, cela prend quelques secondes.

exercise-try = Essai { $n } sur { $all }
exercise-verdict-best = C’est ça
exercise-verdict-good = Bien, mais il y a mieux
exercise-verdict-inaccuracy = Pas tout à fait
exercise-verdict-mistake = Cela fait perdre du terrain
exercise-verdict-blunder = Cela coûte cher
exercise-said = { $verdict }. { $chance }.
# After what a try brings: “+4 now, but an objective stays open”.
exercise-but-objective = mais un objectif reste ouvert
exercise-but-points = mais il y a plus de points à prendre
exercise-but-unlock = mais une autre carte reste hors de portée
exercise-but-room = mais il reste moins de place
exercise-but-more = mais autre chose rapporte plus
exercise-hint = Indice
exercise-hints = Indices
exercise-show = Solution
exercise-place = Poser ici
exercise-take = Prendre cette carte
exercise-keep = Garder celui-ci
exercise-side-front = Recto
exercise-side-back = Verso
exercise-how-place = Choisissez une carte, puis un emplacement.
exercise-how-draw = Choisissez une carte à piocher.
exercise-how-starter = Choisissez une face.
exercise-how-objective = Choisissez un objectif.

exercise-answer = La solution
exercise-not-found = Pas trouvé cette fois
exercise-found-1 = Trouvé au premier essai, { $time }
exercise-found-2 = Trouvé au deuxième essai, { $time }
exercise-found-3 = Trouvé au troisième essai, { $time }
exercise-bar-best = Le meilleur
exercise-bar-first = Votre premier essai
exercise-bar-game = Dans la partie
exercise-your-rating = Votre cote aux exercices
exercise-its-rating = Cet exercice
exercise-solved-by = Résolu du premier coup par
exercise-not-counted = Seul le premier essai compte.
exercise-hinted = Avec un indice, votre cote ne change pas.
exercise-kept = Gardé dans ce navigateur jusqu’à ce que le serveur réponde.
# $when: “in 3 days”.
exercise-back = De retour { $when }
exercise-sits = Celui-ci est acquis.
exercise-remove = Retirer de mes exercices
exercise-removed = Retiré. Il ne reviendra pas.
exercise-step-0 = 1 jour
exercise-step-1 = 3 jours
exercise-step-2 = 1 semaine
exercise-step-3 = 3 semaines
exercise-step-4 = acquis
exercise-label-best = Le meilleur
exercise-label-best-points = Le meilleur · +{ $n }
exercise-label-next = puis +{ $n }
exercise-label-tried = votre essai
exercise-label-game = dans la partie
exercise-next = Suivant
exercise-left = encore { $n }
exercise-time-up = C’est fini
exercise-time-result = { $n } sur { $all } trouvés du premier coup
exercise-again = Recommencer
exercise-overview = Tous les exercices

# Hints in three steps: the idea, the card, the spot.
exercise-idea-objective = Cherchez une pose qui accomplit un objectif.
exercise-idea-twice = Cherchez une carte qui rapporte deux fois : maintenant, puis au prochain tour.
exercise-idea-prepare = Pensez au prochain tour : un objectif peut se préparer.
exercise-idea-unlock = Cherchez ce qui rend posable une autre carte de votre main.
exercise-idea-points = Cherchez les points à prendre tout de suite.
exercise-idea-next = Pensez au prochain tour : d’où viendront les points ?
exercise-idea-symbols = Cherchez les symboles qu’il faut à votre main et à vos objectifs.
exercise-idea-room = Cherchez de la place : quelle pose laisse le plus de possibilités ?
exercise-idea-draw-objective = Quelle carte vous rapproche d’un de vos objectifs ?
exercise-idea-draw-points = Quelle carte pourriez-vous poser tout de suite pour des points ?
exercise-idea-draw-later = De quel règne aurez-vous le plus besoin ?
exercise-idea-draw-unseen = Peut-être que rien de visible ne vous convient.
exercise-idea-starter = Comparez ce que donne chaque face : des symboles, et des coins où poser.
exercise-idea-choice = Lequel des deux va avec les cartes que vous avez et voyez ?
# $card is a picture.
exercise-hint-card = C’est cette carte : { $card }
exercise-hint-gold = Prenez une carte dorure.
exercise-hint-resource = Prenez une carte ressource.
exercise-hint-chances = L’un des choix gagne { $best } des parties, l’autre { $other }.
exercise-hint-spot = L’emplacement est marqué sur votre aire de jeu.
exercise-hint-here = Ici : { $what }.

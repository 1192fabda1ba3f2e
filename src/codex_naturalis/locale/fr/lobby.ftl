# The home page, creating tables, lists of games.
lobby-hero = Écrivez le livre de la nature, carte après carte
lobby-hero-text = Champignons, plantes, animaux et insectes sur des cartes qui se chevauchent. Une demi-heure, de un à quatre joueurs, pas besoin de compte.
lobby-play-now = Jouer maintenant
lobby-now-first = Votre première partie est contre Tybor, niveau facile. Il explique ses coups.
lobby-learn-now = Apprendre en quelques minutes
lobby-play = Jouer
lobby-foot = Projet non officiel et non commercial, sans lien avec l’éditeur. Nous avons dessiné toutes les images nous-mêmes.

lobby-tybor-name = Tybor
lobby-tybor-text = En solo, il explique ses coups
lobby-tybor-solo-easy = Facile : il commence avec deux cartes ressource.
lobby-tybor-solo-normal = Normal : il commence avec quatre cartes ressource, une de chaque règne.
lobby-tybor-solo-hard = Difficile : il commence avec quatre cartes ressource et 4 points.
lobby-level = Difficulté
lobby-level-easy = Facile
lobby-level-normal = Normal
lobby-level-hard = Difficile

lobby-bots = Bots
lobby-bots-levels = { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
}
lobby-bots-chosen = { $name }, Elo { $elo }
lobby-bots-choose = Choix du bot
lobby-opponents-many = Nombre d’adversaires
lobby-opponents = { $n ->
    [one] { $n } adversaire
   *[other] { $n } adversaires
}

lobby-friends = Amis
lobby-friends-text = Envoyez un lien, sans compte
lobby-players-many = Nombre de joueurs
lobby-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
lobby-make = Créer une table
lobby-more-options = Plus d’options
lobby-have-link = J’ai un lien
lobby-link-example = Collez-le ici
lobby-link-unreadable = Ce n’est pas le lien d’une table : il devrait contenir /table/.
lobby-go = Ouvrir

lobby-anyone = Tout le monde
lobby-anyone-text = Ceux qui cherchent une partie
lobby-queue = { $n ->
    [one] { $n } personne attend une partie à { $players } joueurs
   *[other] { $n } personnes attendent une partie à { $players } joueurs
}
lobby-pair-join = Rejoindre
lobby-pair-start = Trouver des joueurs
lobby-pair-waiting = { $n ->
    [one] En attente d’un autre joueur…
   *[other] En attente d’autres joueurs ({ $n } au plus)…
}

lobby-open = Tables ouvertes
lobby-open-none = Personne n’attend. Créez une table, ou affrontez Tybor en attendant.
lobby-to-watch = Parties à regarder
lobby-make-open = Créer une table ouverte
lobby-show-all = Voir les { $n } tables
lobby-table-of = Chez { $name }
lobby-sit = Rejoindre
lobby-sit-at = Rejoindre : { $table }
lobby-seats-taken = { $n ->
    [one] { $n } place prise sur { $all }
   *[other] { $n } places prises sur { $all }
}
lobby-seat-free = une place libre
lobby-seat-deleted = un compte supprimé
lobby-clock-none = sans pendule
lobby-clock-minutes = { $seconds ->
    [0] { $n } min chacun
   *[other] { $n } min + { $seconds } s
}
lobby-clock-days = { $n ->
    [one] { $n } jour par tour
   *[other] { $n } jours par tour
}
lobby-rated = classée
lobby-game-solo-easy = Contre Tybor · facile
lobby-game-solo-normal = Contre Tybor · normal
lobby-game-solo-hard = Contre Tybor · difficile

lobby-your-games = Vos parties
lobby-all-games = Toutes les parties
lobby-play-on = Jouer
lobby-look = Voir
lobby-resume = Reprendre
lobby-turn-of = À { $name } de jouer
lobby-round = manche { $n }
lobby-setup = mise en place
lobby-left = encore { $time }
lobby-stopped = interrompue { $when }
lobby-tile-solo-easy = Solo, facile
lobby-tile-solo-normal = Solo, normal
lobby-tile-solo-hard = Solo, difficile
lobby-your-area = Votre aire de jeu
lobby-start = Nouvelle partie
lobby-your-turn = À vous de jouer

lobby-waiting = { $n ->
    [one] attend encore { $n } joueur
   *[other] attend encore { $n } joueurs
}
lobby-running = en cours
lobby-aborted = arrêtée sans résultat
lobby-result = { $who } · { $end }
lobby-won = Gagnée
lobby-drawn = Égalité
lobby-lost = Perdue
lobby-they-won = { $n ->
    [one] { $names } a gagné
   *[other] { $names } se sont partagé la victoire
}
lobby-end-played = jusqu’au bout
lobby-end-resigned = par abandon
lobby-end-time = adversaire à court de temps
lobby-end-left = les autres sont partis
lobby-end-aborted = arrêtée avant la fin
lobby-end-early = arrêtée trop tôt pour compter
lobby-end-closed = fermée par la modération
lobby-lost-resigned = par abandon
lobby-lost-time = temps écoulé
lobby-lost-left = partie quittée

lobby-games = Mes parties
lobby-games-filter = Afficher
lobby-games-all = Toutes
lobby-games-playing = En cours
lobby-games-gathering = En attente
lobby-games-finished = Terminées
lobby-games-none = Aucune partie ici pour l’instant.
lobby-games-first = Jouer votre première partie
lobby-games-do = { $verb } : { $against }
lobby-games-more = Afficher plus
lobby-games-go = Continuer
lobby-games-replay = Revoir
lobby-games-open = Ouvrir
lobby-games-import = Ouvrir un fichier de partie
lobby-games-loading = Un instant…

lobby-watch = Regarder
lobby-watch-text = Les parties en cours aux tables ouvertes. Vous ne voyez pas la main des joueurs.
lobby-watch-none = Personne ne joue à une table ouverte en ce moment.
lobby-watch-go = Regarder
lobby-watch-at = Regarder : { $table }
lobby-watch-delay = { $n ->
    [one] { $n } seconde de décalage
   *[other] { $n } secondes de décalage
}

lobby-new = Nouvelle table
lobby-new-make = Créer la table
lobby-new-play = Jouer
lobby-new-game = Partie
lobby-new-table = De 2 à 4 joueurs
lobby-new-tybor = Contre Tybor

lobby-seats = Places
lobby-seat = Place { $n }
lobby-seat-me = Moi, sur cet appareil
lobby-seat-here = Sur cet appareil
lobby-seat-anyone = N’importe qui
lobby-seat-who = Qui est à la place { $n }
lobby-seat-name = Nom à la place { $n }
lobby-seats-device = Vous êtes plusieurs sur cet appareil : chaque main reste cachée jusqu’à ce que son joueur soit prêt.

lobby-clock = Pendule
lobby-clock-choice-none = Aucune
lobby-clock-choice-real_time = Temps réel
lobby-clock-choice-correspondence = Jours par tour
lobby-clock-text-none = Chacun peut réfléchir aussi longtemps qu’il veut.
lobby-clock-text-real_time = Chaque joueur a une pendule qui tourne pendant ses propres tours.
lobby-clock-text-correspondence = Une partie tranquille, sur plusieurs jours : passez de temps en temps jouer votre tour.
lobby-clock-rated = Les parties classées ont besoin d’une pendule.
lobby-clock-minutes-each = Minutes par joueur
lobby-clock-increment = Secondes ajoutées par tour
lobby-clock-days-each = Jours par tour

lobby-visibility = Qui peut la trouver
lobby-visibility-private = Par lien seulement
lobby-visibility-open = Tout le monde
lobby-visibility-text-private = La table n’apparaît dans aucune liste. C’est vous qui envoyez le lien.
lobby-visibility-text-open = La table apparaît dans la liste des tables ouvertes, et on peut regarder la partie.

lobby-rated-label = Classée
lobby-rated-text = Le résultat compte pour votre cote. Pas de conseils, et si vous partez, vous perdez.
lobby-rated-not-tybor = Les parties contre Tybor ne sont pas classées.
lobby-rated-not-bots = Les parties avec des bots ne sont pas classées.
lobby-rated-not-device = Les parties à plusieurs sur un même appareil ne sont pas classées.
lobby-rated-not-account = Il faut un compte pour les parties classées.
lobby-rated-keep = Créer un compte

lobby-more = Plus d’options
lobby-tie = En cas d’égalité
lobby-tie-points = Points d’objectifs
lobby-tie-cards = Objectifs accomplis
lobby-tie-text-points = Le joueur qui a le plus de points d’objectifs gagne, comme dans la plupart des règles imprimées.
lobby-tie-text-cards = Le joueur qui a accompli le plus de cartes objectif gagne, comme dans les règles italiennes.
lobby-refill = Quand une pioche est vide
lobby-refill-same = L’emplacement reste vide
lobby-refill-other = L’autre pioche le remplit
lobby-refill-text-same = Une carte prise au marché n’est remplacée que depuis sa propre pioche.
lobby-refill-text-other = Si sa propre pioche est vide, une carte prise au marché est remplacée depuis l’autre pioche.
lobby-leave = Si quelqu’un part ou n’a plus de temps
lobby-leave-bot = Un bot prend le relais
lobby-leave-forfeit = Ce joueur perd
lobby-leave-text-bot = Si ce joueur revient, il peut reprendre sa place.
lobby-leave-text-forfeit = Ce joueur finit dernier.
lobby-stand-in = Quel bot prend le relais
lobby-stand-in-best = Le plus fort
lobby-hints = Conseils
lobby-hints-text = Les joueurs peuvent demander ce qu’un bot ferait.
lobby-hints-rated = Pas de conseils dans les parties classées.
lobby-spectators = Spectateurs
lobby-spectators-text = Toute personne qui a le lien peut regarder, sans voir les mains.
lobby-delay = Décalage pour les spectateurs, en secondes
lobby-pause = Les bots prennent leur temps
lobby-pause-text = Ils attendent un instant avant chaque coup, pour que vous puissiez suivre.
lobby-shuffle = Places au hasard
lobby-shuffle-text = Sinon, la première place commence.

lobby-problem-people = Il faut au moins une personne à la table.
lobby-problem-names = Sur cet appareil, chacun doit avoir un nom différent, de 24 caractères au plus.
lobby-problem-minutes = Une pendule se règle de 0,1 à 180 minutes.
lobby-problem-increment = Vous pouvez ajouter de 0 à 180 secondes par tour.
lobby-problem-days = Un tour peut durer de 1 à 14 jours.
lobby-problem-delay = Le décalage pour les spectateurs peut aller de 0 à 600 secondes.

lobby-notify = Contre { $names }.

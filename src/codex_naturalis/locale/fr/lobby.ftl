# The home page, creating tables, lists of games.
lobby-hero = Écrivez le livre de la nature, carte après carte
lobby-hero-text = Un manuscrit de champignons, d’herbes, de bêtes et d’insectes. Une demi-heure, de un à quatre joueurs, sans compte.
lobby-play-tybor = Affronter Tybor
lobby-learn-now = Apprendre en quatre minutes
lobby-play = Jouer
lobby-foot = Programme non officiel et non commercial, sans lien avec l’éditeur. Toutes les images sont dessinées par nous.

lobby-tybor = Contre Tybor
lobby-tybor-name = Tybor
lobby-tybor-text = Le moine joue selon des règles connues, et vous dit pourquoi.
lobby-tybor-solo-easy = Facile : il commence avec deux cartes ressource.
lobby-tybor-solo-normal = Normal : il commence avec quatre cartes ressource, une de chaque règne.
lobby-tybor-solo-hard = Difficile : il commence avec quatre cartes ressource et 4 points.
lobby-level = Niveau
lobby-level-easy = Facile
lobby-level-normal = Normal
lobby-level-hard = Difficile

lobby-bots = Contre des bots
lobby-bots-choose = Quel bot
lobby-opponents-many = Combien d’adversaires
lobby-opponents = { $n ->
    [one] { $n } adversaire
   *[other] { $n } adversaires
}

lobby-friends = Entre amis
lobby-friends-text = Créez une table, envoyez le lien. Un navigateur suffit.
lobby-players-many = Combien de joueurs
lobby-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
lobby-make = Créer une table
lobby-more-options = Plus d’options
lobby-have-link = J’ai un lien
lobby-link-example = Collez-le ici
lobby-link-unreadable = Ceci n’est pas le lien d’une table. Il doit contenir /table/.
lobby-go = Aller

lobby-pair = Partie rapide
lobby-pair-text = Prenez place avec les prochaines personnes qui veulent jouer.
lobby-pair-start = Trouver des joueurs
lobby-pair-waiting = { $n ->
    [one] En attente de { $n } joueur de plus…
   *[other] En attente de { $n } joueurs de plus au maximum…
}

lobby-open = Tables ouvertes
lobby-open-waiting = { $n } en attente
lobby-open-playing = { $n } en cours
lobby-open-none = Personne n’attend. Créez une table, ou affrontez Tybor entre-temps.
lobby-make-open = Créer une table ouverte
lobby-show-all = Voir toutes les tables ({ $n })
lobby-table-of = Chez { $name }
lobby-sit = S’asseoir
lobby-sit-at = S’asseoir : { $table }
lobby-seats-taken = { $n ->
    [one] { $n } place prise sur { $all }
   *[other] { $n } places prises sur { $all }
}
lobby-seat-free = une place libre
lobby-seat-deleted = quelqu’un qui est parti
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

lobby-learn = Apprendre et regarder
lobby-learn-text = Une leçon à jouer, les règles appliquées ici, et des parties en direct.
lobby-learn-lesson = Première leçon : les coins
lobby-learn-rules = Les règles appliquées ici
lobby-learn-watch = Regarder une table en direct
lobby-learn-replay = Rejouer un enregistrement

lobby-continue = Reprendre une partie
lobby-all-games = Toutes mes parties
lobby-your-turn = À vous de jouer
lobby-just-now = à l’instant

lobby-waiting = { $n ->
    [one] attend encore { $n } joueur
   *[other] attend encore { $n } joueurs
}
lobby-running = en cours
lobby-aborted = arrêtée sans résultat
lobby-result = { $who } · { $end }
lobby-you-won = Vous avez gagné
lobby-you-shared = Vous partagez la victoire
lobby-they-won = { $n ->
    [one] { $names } a gagné
   *[other] { $names } se partagent la victoire
}
lobby-end-played = jusqu’au bout
lobby-end-resigned = par abandon
lobby-end-time = au temps
lobby-end-left = départ des autres
lobby-end-aborted = arrêtée avant la fin

lobby-games = Mes parties
lobby-games-filter = Quelles parties
lobby-games-all = Toutes
lobby-games-playing = En cours
lobby-games-gathering = En attente
lobby-games-finished = Terminées
lobby-games-none = Aucune partie ici pour l’instant.
lobby-games-first = Jouer la première
lobby-games-do = { $verb } : { $against }
lobby-games-more = En voir plus
lobby-games-go = Continuer
lobby-games-replay = Revoir
lobby-games-open = Ouvrir
lobby-games-import = Ouvrir un fichier .codex
lobby-games-loading = Un instant…

lobby-watch = Regarder
lobby-watch-text = Les tables ouvertes où l’on joue. Vous voyez ce qu’un spectateur peut voir.
lobby-watch-none = Personne ne joue à une table ouverte en ce moment.
lobby-watch-go = Regarder
lobby-watch-at = Regarder : { $table }
lobby-watch-delay = { $n ->
    [one] vu { $n } seconde plus tard
   *[other] vu { $n } secondes plus tard
}

lobby-new = Nouvelle table
lobby-new-make = Créer la table
lobby-new-play = Jouer
lobby-new-game = Partie
lobby-new-table = À une table
lobby-new-tybor = Contre Tybor

lobby-seats = Places
lobby-seat = Place { $n }
lobby-seat-me = Moi, sur cet appareil
lobby-seat-here = Sur cet appareil
lobby-seat-anyone = Qui veut s’asseoir
lobby-seat-bot = { $name } (bot)
lobby-seat-who = Qui occupe la place { $n }
lobby-seat-name = Nom à la place { $n }
lobby-seats-device = À plusieurs sur cet appareil : chacun détourne les yeux pendant que les autres jouent.

lobby-clock = Pendule
lobby-clock-choice-none = Aucune
lobby-clock-choice-real_time = Temps réel
lobby-clock-choice-correspondence = En jours par tour
lobby-clock-text-none = Chacun réfléchit aussi longtemps qu’il veut.
lobby-clock-text-real_time = Chacun a une pendule qui tourne pendant ses propres tours.
lobby-clock-text-correspondence = Pour jouer au fil des jours : passez de temps en temps, la partie attend.
lobby-clock-minutes-each = Minutes pour chacun
lobby-clock-increment = Secondes ajoutées à chaque tour
lobby-clock-days-each = Jours pour chaque tour

lobby-visibility = Qui peut la trouver
lobby-visibility-private = Avec le lien seulement
lobby-visibility-open = Tout le monde
lobby-visibility-text-private = La table ne figure dans aucune liste. Vous envoyez le lien.
lobby-visibility-text-open = La table figure dans la liste des tables ouvertes, et on peut la regarder.

lobby-rated-label = Classée
lobby-rated-text = Le résultat compte pour les cotes. Pas de conseils, et qui part a perdu.
lobby-rated-not-tybor = Une partie contre Tybor n’est pas classée.
lobby-rated-not-bots = Une partie avec des bots n’est pas classée.
lobby-rated-not-device = Une partie à plusieurs sur un même appareil n’est pas classée.
lobby-rated-not-account = Il faut un compte pour avoir une cote, afin qu’elle reste la vôtre.
lobby-rated-keep = Garder votre nom

lobby-more = Plus d’options
lobby-tie = Égalité de points à la fin
lobby-tie-points = Points d’objectifs
lobby-tie-cards = Objectifs accomplis
lobby-tie-text-points = Qui a le plus de points d’objectifs gagne ; comme dans la plupart des règles imprimées.
lobby-tie-text-cards = Qui a accompli le plus de cartes objectif gagne ; comme dans les règles italiennes.
lobby-refill = Quand une pioche est vide
lobby-refill-same = L’emplacement reste vide
lobby-refill-other = L’autre pioche le remplit
lobby-refill-text-same = Une carte prise au marché n’est remplacée que depuis sa propre pioche.
lobby-refill-text-other = Quand sa propre pioche est vide, l’autre pioche la remplace.
lobby-leave = Quand quelqu’un part ou n’a plus de temps
lobby-leave-bot = Un bot continue
lobby-leave-forfeit = La place est perdue
lobby-leave-text-bot = Qui revient reprend sa place.
lobby-leave-text-forfeit = La place compte comme dernière.
lobby-stand-in = Quel bot continue
lobby-stand-in-best = Le plus fort
lobby-hints = Conseils
lobby-hints-text = Les joueurs peuvent demander quel coup un bot jouerait.
lobby-hints-rated = Jamais aux tables classées.
lobby-spectators = Spectateurs
lobby-spectators-text = Qui a le lien peut regarder, sans voir aucune main.
lobby-delay = Retard des spectateurs, en secondes
lobby-pause = Les bots prennent leur temps
lobby-pause-text = Ils attendent un instant avant de jouer, pour que l’on puisse suivre.
lobby-shuffle = Tirer les places au sort
lobby-shuffle-text = Sinon, la première place commence.

lobby-problem-people = Il faut au moins une personne à la table.
lobby-problem-names = Sur cet appareil, chacun a besoin d’un nom différent, de 24 lettres au plus.
lobby-problem-minutes = Une pendule a entre 0,1 et 180 minutes.
lobby-problem-increment = On peut ajouter entre 0 et 180 secondes à chaque tour.
lobby-problem-days = Un tour dure entre 1 et 14 jours.
lobby-problem-delay = Le retard des spectateurs est de 600 secondes au plus.

lobby-notify = Contre { $names }.

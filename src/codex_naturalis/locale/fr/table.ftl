# The table: gathering, playing, and the dialogs around a game. The end is in end.ftl.

table-title-your-turn = ● À vous de jouer
table-connecting = Ouverture de la table…
table-gone-title = Table introuvable
table-gone-text = Le lien est peut-être mal saisi, ou la table a été supprimée.
table-closed-title = Table fermée

# The line in the top bar. $what is one of the next messages.
table-status-gathering = En attente de joueurs
table-status-aborted = Arrêtée sans résultat
table-status-over = Partie terminée · { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
table-status-setup = Faites votre choix
table-status-setup-wait = Tout le monde choisit
table-status-round = { $what } · manche { $round }
table-status-draw = Piochez une carte
table-status-last-turn = Votre dernier tour
table-status-turn-of = { $name } joue
table-your-turn = À vous de jouer
table-watching = vous regardez

table-skip = Aller à
table-skip-hand = Aller à ma main
table-skip-board = Aller au plateau
table-skip-market = Aller au marché

# Gathering
table-gathering-title = Chez { $name }
table-gathering-waiting = { $n ->
    [0] Tout le monde est là. La partie commence.
    [one] La partie commence quand toutes les places sont prises. Il reste { $n } place libre.
   *[other] La partie commence quand toutes les places sont prises. Il reste { $n } places libres.
}
table-seats = Places
table-sit = S’asseoir ici
table-stand = Libérer la place
table-free-seat = Place libre
table-add-bot = Ajouter un bot
table-add-bot-title = Choisir un bot
table-add-bot-last = C’est la dernière place libre : la partie commence aussitôt.
table-remove-bot = Retirer
table-remove-bot-name = Retirer { $name }
table-send-away = Renvoyer
table-send-away-title = Renvoyer { $name } ?
table-send-away-text = { $name } ne pourra plus prendre place à cette table.
table-sent-away = L’hôte vous a demandé de quitter cette table. Vous ne pouvez plus y prendre place.
table-you-are = Votre nom : { $name }
table-hot-seat = Ajouter un joueur sur cet appareil
table-hot-name = Nom du joueur
table-colour = Couleur du pion
table-you = vous
table-you-capital = Vous
table-bot = bot
table-away = hors ligne
table-watching-count = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
table-invite = Inviter
table-invite-private = Seules les personnes qui ont ce lien peuvent trouver la table.
table-invite-open = La table apparaît dans la liste des tables ouvertes. Vous pouvez aussi envoyer le lien.
table-invite-alone = Ce lien ne s’ouvre que sur cet ordinateur.
table-invite-lan = Pour inviter d’autres personnes de votre réseau, lancez le jeu avec
table-invite-text = Jouez à Codex Naturalis avec moi
table-link = Lien vers cette table
table-copy = Copier le lien
table-copied = Copié
table-share = Partager
table-qr = Le lien sous forme de code QR
table-remove = Supprimer la table

table-terms = Réglages de la table
table-term-players = { $n ->
    [one] Un joueur
   *[other] { $n } joueurs
}
table-term-no-clock = Sans pendule
table-term-real-time = { $minutes } min chacun, { $increment ->
    [0] sans incrément
   *[other] +{ $increment } s par tour
}
table-term-correspondence = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
table-term-rated = Classée
table-term-casual = Non classée
table-term-open = Ouverte à tous
table-term-private = Par lien seulement
table-term-tie-cards = En cas d’égalité : objectifs accomplis
table-term-refill-other = Si une pioche est vide, l’autre complète le marché
table-term-leave-bot = Si quelqu’un part, un bot prend le relais
table-term-leave-forfeit = Si vous partez, vous perdez
table-term-hints = Conseils autorisés
table-term-no-spectators = Sans spectateurs
table-term-delay = Les spectateurs voient tout { $seconds } s plus tard
table-term-lots = Places au hasard

# The first choices
table-setup-starter = Choisissez une face de votre carte de départ
table-setup-starter-how = Elle va au centre de votre aire de jeu. Ses coins peuvent être recouverts, mais pas les symboles du milieu.
table-setup-front = Côté recto
table-setup-back = Côté verso
table-setup-objective = Choisissez votre objectif secret
table-setup-objective-how = Il rapporte des points à la fin, autant de fois que vous l’accomplissez. Personne d’autre ne le voit avant.
table-setup-keep = Garder celui-ci
table-setup-done = Votre choix est fait
table-setup-watch = Les joueurs choisissent
table-setup-wait = Tout le monde choisit en même temps une face et un objectif secret.
table-ready = a choisi
table-chooses-starter = choisit une face
table-chooses-objective = choisit un objectif

# The turn
table-prompt-place = Choisissez un emplacement.
table-back-only = Le recto n’est pas encore posable : le verso est affiché.
table-choose = Choisissez une carte à poser.
table-choose-last = Choisissez votre dernière carte.
table-plan = { $name } joue. En attendant, vous pouvez préparer votre coup.
table-blocked = Aucun emplacement libre : vous passez votre tour, mais vos points comptent à la fin.
table-place = Poser ici
table-place-points = Poser ici · +{ $n }
table-flip = Retourner
table-no-points = Aucun point
table-for-corners = { $n ->
    [one] pour { $n } coin
   *[other] pour { $n } coins
}
table-draw-title = Piochez une carte
table-draw-how = pour finir votre tour
table-undo = Annuler la pose
table-your-hand = Votre main :
table-take = { $kind ->
    [gold] Prendre cette carte dorure
   *[resource] Prendre cette carte ressource
}
table-take-deck = Prendre la carte du dessus
table-take-choose = Choisissez une carte

# Players
table-heading = Table avec { $names }
table-track = Piste de score
table-players = Joueurs
table-my-area = Mon aire de jeu
table-area-of = Aire de jeu ({ $name })
table-show-area =  : voir l’aire de jeu
table-previous-player = Joueur précédent
table-next-player = Joueur suivant
table-open-places = { $n ->
    [one] { $n } emplacement libre
   *[other] { $n } emplacements libres
}
table-fronts = { $n ->
    [one] recto posable : { $paid } sur { $n }
   *[other] rectos posables : { $paid } sur { $n }
}
table-in-hand = en main
table-chip = { $name }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-plays = joue
table-writes = réfléchit…
table-writes-for = réfléchit… { $n } s
table-gave-up = hors jeu
table-handed = un bot joue
table-clock = Temps restant
table-days-left = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
table-hours-left = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
table-is-away = { $name } est hors ligne.
table-claim = Réclamer la victoire
table-claim-bot = Laisser un bot prendre le relais
table-claim-in = Vous pourrez réclamer la victoire dans { $time }.
table-claim-bot-in = Un bot pourra prendre le relais dans { $time }.
table-bot-for-you = Un bot joue à votre place.
table-return = Reprendre ma place

# Market, objectives, log and chat
table-side = Marché, objectifs, journal
table-market = Marché
table-objectives = Objectifs
table-talk = Journal et discussion
table-tabs = Le reste de la table
table-tab-hand = Main
table-tab-market = Marché
table-tab-players = Joueurs
table-tab-objectives = Objectifs
table-tab-log = Journal
table-chat = Discussion
table-chat-unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}

# The last rounds
table-end-near = La fin de partie est déclenchée
table-end-near-rule = On termine cette manche, puis chacun joue encore un tour.
table-last-round = La dernière manche
table-last-round-rule = Un dernier tour chacun, et personne ne pioche.
table-end-points = { $name } a atteint 20 points.
table-end-twenty = Quelqu’un a atteint 20 points.
table-end-decks = Les deux pioches sont vides.
table-turns-left = Tours restants
table-scoring = Décompte

# Tybor
table-tybor = Tybor Kwelein
table-tybor-table = le moine
table-tybor-solo-easy = le moine · facile
table-tybor-solo-normal = le moine · normal
table-tybor-solo-hard = le moine · difficile
table-tybor-resources = Ressources de Tybor
table-tybor-how = Ses ressources, une colonne par règne. Il compte ces cartes pour payer les cartes dorure, et ne les dépense jamais.
table-tybor-pays = Ce qu’il peut payer maintenant
table-tybor-yes = { $where } : oui, +{ $n }
table-tybor-no = { $where } : pas encore
table-tybor-again = Revoir son dernier tour
table-tybor-turn = Tour de Tybor
table-tybor-order = toujours la colonne de gauche d’abord, puis celle de droite
table-tybor-stepwise = Étape par étape
table-go-on = Continuer
table-tybor-column-left = Colonne de gauche :
table-tybor-column-right = Colonne de droite :
table-tybor-did-scored = il marque
table-tybor-did-gold = il garde la carte dorure
table-tybor-did-resource = il prend la carte ressource
table-tybor-why-paid = Il a { $cost }, le coût de cette carte dorure. La carte quitte la partie ; rien n’est dépensé.
table-tybor-why-five-points = Il ne peut pas encore payer { $cost }, mais il veut toutes les cartes qui valent 5. Elle rejoint sa colonne { $kingdom }.
table-tybor-why-objective = Il ne peut pas encore payer { $cost }, mais un objectif commun demande des cartes comme celle-ci. Elle rejoint sa colonne { $kingdom }. { $objective }
table-tybor-why-no-resource = Il ne peut pas encore payer { $cost }, et il n’y a pas de carte ressource à prendre. La carte dorure rejoint sa colonne { $kingdom }.
table-tybor-why-not-wanted = Il ne peut pas payer { $cost } pour la carte dorure, et aucun objectif commun ne la demande. La carte ressource rejoint sa colonne { $kingdom }.
table-tybor-why-no-gold = Il n’y a pas de carte dorure. La carte ressource rejoint sa colonne { $kingdom }.

# Several players on one device
table-pass-title = Passez l’appareil à { $name }
table-pass-text = Votre main reste cachée tant que vous n’avez pas confirmé.
table-pass-here = Je suis { $name }

# Menu and questions
table-keys = Raccourcis clavier
table-people = Signaler ou bloquer
table-resign = Abandonner
table-leave = Quitter la table
table-abort = Arrêter sans résultat
table-stop-watching = Ne plus regarder
table-record = Télécharger le fichier de partie
table-confirm-resign = Vous perdez cette partie. C’est irréversible.
table-confirm-leave = Vous partez pour de bon et vous perdez cette partie.
table-confirm-leave-bot = Un bot prend le relais. Vous pouvez revenir et reprendre votre place.
table-confirm-abort = Tant que la première carte n’est pas posée, la partie peut s’arrêter sans résultat, si tout le monde est d’accord.
table-abort-asked = En attente de l’accord des autres.
table-abort-wanted = { $name } veut arrêter la partie sans résultat.
table-abort-agree = D’accord

table-hint = Conseil

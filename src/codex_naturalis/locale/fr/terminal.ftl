# Play, drawings and reviews in a terminal. What is typed is given: moves in the notation of game files, and commands.

# A table drawn in characters
terminal-tybor = Tybor
terminal-points = points
terminal-nothing = vide
terminal-legend-empty = coin vide
terminal-legend-hidden = coin caché
terminal-legend-quill = 1 par plume
terminal-legend-covered = 2 par coin recouvert
terminal-objectives-later = Distribués quand toutes les cartes de départ sont posées.
terminal-secret-of = Secret ({ $name })
terminal-offered = Au choix ({ $move })
terminal-listing = Les cartes et leurs coins, { $covered } s’ils sont recouverts :
terminal-open = Emplacements libres :
terminal-tybor-dealt = Distribuées :
terminal-tybor-taken = Prises :
terminal-tybor-scored = Marquées :
terminal-refilled = Nouveau au marché : { $card }

# A game
terminal-player = Joueur
terminal-order = Ordre de jeu : { $names }.
terminal-saved-in = La partie est enregistrée dans { $file }
terminal-saved = Enregistré : { $file }
terminal-not-saved = Non enregistré : { $file } : { $problem }
terminal-resume = Pour reprendre plus tard : { $command }
terminal-file = Fichier de partie : { $file }
terminal-undone = Annulé : { $move }
terminal-place = Posez une carte
terminal-prompt = { $what } (? : aide)
terminal-unknown = « { $typed } » n’est ni un coup ni une commande. Tapez ? pour l’aide.
terminal-idle = Tapez ? pour l’aide, { $list } pour voir vos coups, { $quit } pour quitter.
terminal-no-number = Il n’y a pas de numéro { $n }. Choisissez de 1 à { $last }.
terminal-all-shown = C’est tout.
terminal-choose-number = Tapez un numéro pour choisir.
terminal-choose-more = Tapez un numéro pour choisir, ou { $command } pour en voir { $n } de plus.
terminal-name-move = Indiquez un coup, par exemple : { $example }
terminal-allowed = { $move } est permis : { $brings }.
terminal-hint = { $bot } jouerait { $move } : { $reason }.
terminal-no-card = Il n’y a pas de carte { $typed }. Les cartes ont les numéros 1 à { $cards }, les objectifs { $first } à { $last }.

# Help inside a game
terminal-help-setup = La partie se prépare. Choisissez d’abord une face de votre carte de départ : { $front } (recto) ou { $back } (verso). Choisissez ensuite l’un des deux objectifs secrets par son numéro, par exemple { $objective }.
terminal-help-place = Posez une carte de votre main de façon à recouvrir des coins de vos cartes. { $example } est la carte 17, côté recto (f), colonne 1, ligne 1. Avec b au lieu de f, elle est posée côté verso : cela ne coûte rien et ne rapporte rien. La carte de départ est en colonne 0, ligne 0 ; les colonnes se comptent vers la droite, les lignes vers le haut. Pour poser une carte dorure côté recto, les symboles de son coût doivent être visibles dans votre aire de jeu. Rien n’est dépensé.
terminal-help-draw = Piochez une carte. { $market } sont les quatre cartes visibles : ressource et dorure, à gauche et à droite. { $decks } sont les deux pioches. Tant que vous n’avez pas pioché, vous pouvez annuler la pose.
terminal-help-commands = Tapez un coup ou l’une de ces commandes :
terminal-command-list = vos coups, le meilleur d’abord ; un numéro en choisit un
terminal-command-hint = ce que ferait le bot le plus fort, et pourquoi
terminal-command-why = pourquoi un coup n’est pas permis
terminal-command-card = ce que montre la carte ou l’objectif 17
terminal-command-table = afficher de nouveau la table
terminal-command-undo = annuler la pose, tant que vous n’avez pas pioché
terminal-command-quit = enregistrer la partie pour la reprendre plus tard

# A replay
terminal-deal = La donne. { $n ->
    [one] { $n } étape suit.
   *[other] { $n } étapes suivent.
}
terminal-step = Étape { $ply } sur { $plies }, { $name } : { $move }
terminal-keys = Entrée : suite · b : retour · q : quitter

# While one waits
terminal-replaying = Relecture
terminal-thinking = Réflexion
terminal-preparing = Préparation des bots forts (une seule fois)…
terminal-preparing-wait = Préparation des bots forts, une seule fois. Cela prend une minute ou deux.

# A review
terminal-review = Analyse de { $file }
terminal-review-judged = { $n ->
    [one] { $n } étape, jugée par { $bots }.
   *[other] { $n } étapes, jugées par { $bots }.
}
terminal-review-unfinished = La partie n’a pas été jouée jusqu’au bout.
terminal-review-accuracy = précision
terminal-review-best = meill.
terminal-review-good = bons
terminal-review-inaccuracies = impr.
terminal-review-mistakes = err.
terminal-review-blunders = gaffes
terminal-review-left = manqués
terminal-review-lost = perdus
terminal-review-legend = manqués : points qu’une autre pose aurait rapportés tout de suite ; perdus : points du score final attendu
terminal-review-chances = Chances de gagner, tour par tour :
terminal-review-none = Aucun coup n’a coûté cher.
terminal-review-costly = Coups qui ont coûté cher :
terminal-review-worst = Coups qui ont coûté cher, les { $n } pires sur { $all } :
terminal-review-move = { $name }, manche { $round } : { $move }, { $judgement ->
    [inaccuracy] une imprécision
    [mistake] une erreur
   *[blunder] une gaffe
}. Chances de gagner −{ $chance }, score attendu −{ $points }.
terminal-review-better = Mieux : { $move } ({ $chance }), { $reason }

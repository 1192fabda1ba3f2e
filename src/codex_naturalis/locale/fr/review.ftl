# Looking at a game afterwards, half-move by half-move, and bringing in a record.

review-title = Relecture
review-loading = Ouverture de la partie…
review-status = Relecture · { $round ->
    [0] mise en place
   *[other] manche { $round }
}
review-status-over = Relecture · la fin

review-missing = Cette partie n’existe pas ici. Le lien est peut-être ancien ou mal saisi.
review-not-finished = Cette partie n’est pas encore terminée. On pourra la revoir quand elle le sera.
review-to-table = Vers la table
review-open-other = Ouvrir un autre enregistrement

review-controls = À travers la partie
review-first = Au début
review-back = Un demi-coup en arrière
review-forward = Un demi-coup en avant
review-last = À la fin
review-play = Défiler
review-pause = Arrêter
review-speed = Vitesse
review-speed-slow = Lente
review-speed-usual = Normale
review-speed-quick = Rapide
review-round = Manche { $n }
review-round-jump = Aller à une manche
review-setup = Mise en place
review-timeline = Points au fil de la partie
review-slider = Demi-coup
review-slider-text = Demi-coup { $ply } sur { $plies }, manche { $round }
review-ply = { $ply } sur { $plies }
review-moves = Demi-coups

review-eyes = Point de vue
review-eyes-all = Tout visible
review-area = Aire de jeu ({ $name })
review-show-area = { $points }, voir l’aire de jeu
review-follow = Suivre la partie
review-moved = a joué
review-objectives = Objectifs
review-no-area = Aucune carte posée ici pour l’instant.

review-copy-link = Copier le lien
review-copied = Le lien vers cette position est copié.
review-not-copied = Le navigateur ne nous laisse pas copier. Prenez l’adresse de cette page : elle mène ici.
review-download = Télécharger le .codex

review-stops = L’enregistrement s’arrête ici : la partie n’a pas été jouée jusqu’au bout.
review-ended-resigned = La partie s’est terminée ici par abandon.
review-ended-time = La partie s’est terminée ici : temps écoulé.
review-ended-left = La partie s’est terminée ici : un joueur est parti.
review-ended-aborted = Les joueurs ont décidé d’arrêter la partie ici, sans résultat.

review-open-title = Ouvrir un enregistrement
review-open-text = Un fichier .codex contient une partie : la donne et chaque demi-coup. Apportez-en un, et la partie peut être revue et partagée par un lien.
review-choose-file = Choisir un fichier .codex
review-drop-here = ou déposez-le n’importe où sur cette page
review-drop-now = Relâchez pour l’ouvrir
review-paste = Ou collez son texte
review-open = Ouvrir
review-opening = Ouverture…
review-kept-note = L’enregistrement est vérifié demi-coup par demi-coup, et conservé sur ce serveur pour qui en a le lien.
review-bad-record = Cet enregistrement ne peut pas être rejoué.
review-bad-line = L’erreur est à la ligne { $line } :

# Replaying a game half-move by half-move, and importing a record.

replay-title = Relecture
replay-loading = Ouverture de la partie…
replay-status = Relecture · { $round ->
    [0] mise en place
   *[other] manche { $round }
}
replay-status-over = Relecture · la fin

replay-missing = Cette partie n’existe pas ici. Le lien est peut-être ancien ou mal saisi.
replay-not-finished = Cette partie n’est pas encore terminée. On pourra la revoir quand elle le sera.
replay-to-table = Vers la table
replay-open-other = Ouvrir un autre enregistrement

replay-controls = À travers la partie
replay-first = Au début
replay-back = Un demi-coup en arrière
replay-forward = Un demi-coup en avant
replay-last = À la fin
replay-play = Défiler
replay-pause = Arrêter
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-usual = Normale
replay-speed-quick = Rapide
replay-round = Manche { $n }
replay-round-jump = Aller à une manche
replay-setup = Mise en place
replay-timeline = Points au fil de la partie
replay-slider = Demi-coup
replay-slider-text = Demi-coup { $ply } sur { $plies }, manche { $round }
replay-ply = { $ply } sur { $plies }
replay-moves = Demi-coups

replay-viewpoint = Point de vue
replay-viewpoint-all = Tout visible
replay-area = Aire de jeu ({ $name })
replay-show-area = { $points }, voir l’aire de jeu
replay-follow = Suivre la partie
replay-moved = a joué
replay-objectives = Objectifs
replay-no-area = Aucune carte posée ici pour l’instant.

replay-copy-link = Copier le lien
replay-copied = Le lien vers cette position est copié.
replay-not-copied = Le navigateur ne nous laisse pas copier. Prenez l’adresse de cette page : elle mène ici.
replay-download = Télécharger le .codex

replay-stops = L’enregistrement s’arrête ici : la partie n’a pas été jouée jusqu’au bout.
replay-ended-resigned = La partie s’est terminée ici par abandon.
replay-ended-time = La partie s’est terminée ici : temps écoulé.
replay-ended-left = La partie s’est terminée ici : un joueur est parti.
replay-ended-aborted = Les joueurs ont décidé d’arrêter la partie ici, sans résultat.

replay-open-title = Ouvrir un enregistrement
replay-open-text = Un fichier .codex contient une partie : la donne et chaque demi-coup. Apportez-en un, et la partie peut être revue et partagée par un lien.
replay-choose-file = Choisir un fichier .codex
replay-drop-here = ou déposez-le n’importe où sur cette page
replay-drop-now = Relâchez pour l’ouvrir
replay-paste = Ou collez son texte
replay-open = Ouvrir
replay-opening = Ouverture…
replay-kept-note = L’enregistrement est vérifié demi-coup par demi-coup, et conservé sur ce serveur pour qui en a le lien.
replay-bad-record = Cet enregistrement ne peut pas être rejoué.
replay-bad-line = L’erreur est à la ligne { $line } :

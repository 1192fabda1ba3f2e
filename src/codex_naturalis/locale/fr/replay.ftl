# Replaying a game half-move by half-move, and importing a record.

replay-title = Relecture
replay-loading = Ouverture de la partie…
replay-status = Relecture · { $round ->
    [0] mise en place
   *[other] manche { $round }
}
replay-status-over = Relecture · la fin

replay-missing = Cette partie n’existe pas ici. Le lien est peut-être ancien ou mal saisi.
replay-not-finished = Cette partie n’est pas encore terminée. Vous pourrez la revoir quand elle le sera.
replay-to-table = Aller à la table
replay-review = Analyser la partie
replay-open-other = Ouvrir un autre fichier de partie

replay-controls = Commandes de relecture
replay-first = Aller au début
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-last = Aller à la fin
replay-play = Lecture automatique
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-usual = Normale
replay-speed-quick = Rapide
replay-round = Manche { $n }
replay-round-jump = Aller à une manche
replay-setup = Mise en place
replay-timeline = Points au fil de la partie
replay-slider = Étape
replay-slider-text = Étape { $ply } sur { $plies }, manche { $round }
replay-ply = { $ply } sur { $plies }
replay-moves = Coups

replay-viewpoint = Point de vue
replay-viewpoint-all = Toutes les cartes visibles
replay-area = Aire de jeu ({ $name })
replay-show-area = { $points }, voir l’aire de jeu
replay-follow = Suivre la partie
replay-moved = vient de jouer
replay-objectives = Objectifs

replay-copy-link = Copier le lien
replay-copied = Lien vers ce moment copié.
replay-not-copied = Le navigateur ne nous laisse pas copier. Utilisez plutôt l’adresse de cette page : elle mène ici.
replay-download = Télécharger le fichier
replay-analyse = Analyser à partir d’ici

replay-stops = Le fichier s’arrête ici : la partie n’a pas été jouée jusqu’au bout.
replay-ended-resigned = La partie s’est terminée ici par abandon.
replay-ended-time = La partie s’est terminée ici : un joueur n’avait plus de temps.
replay-ended-left = La partie s’est terminée ici : un joueur est parti.
replay-ended-aborted = Les joueurs ont décidé d’arrêter la partie ici, sans résultat.
replay-ended-early = Quelqu’un a abandonné ici, avant que tout le monde ait joué trois tours : pas de résultat.
replay-ended-closed = La modération a fermé la table ici.

replay-open-title = Ouvrir un fichier de partie
replay-open-text = Un fichier .codex contient une partie : la donne et chaque coup. Ouvrez-en un pour revoir la partie et la partager par un lien.
replay-choose-file = Choisir un fichier .codex
replay-drop-here = ou déposez-le n’importe où sur cette page
replay-drop-now = Relâchez pour l’ouvrir
replay-paste = Ou collez son texte
replay-open = Ouvrir
replay-opening = Ouverture…
replay-kept-note = Le fichier est vérifié coup par coup et conservé sur ce serveur. Toute personne qui a le lien peut l’ouvrir.
replay-bad-record = Impossible de relire ce fichier de partie.
replay-bad-line = Le problème est à la ligne { $line } :

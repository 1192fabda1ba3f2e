# The analysis board.
analysis-title = Plateau d’analyse
analysis-status = Analyse · { $names }, { $round ->
    [0] mise en place
   *[other] manche { $round }
}
analysis-status-over = Analyse · { $names }, la fin
analysis-player = Joueur { $n }

# An empty board.
analysis-start-text = Jouez n’importe quelle position, gardez vos essais comme variantes et voyez ce qu’en pense le moteur.
analysis-new = Nouvelle partie
analysis-new-text = Une nouvelle donne. Vous jouez les coups de tous les joueurs.
analysis-players = { $n } joueurs
analysis-tybor = Tybor
analysis-tybor-solo-easy = Tybor, facile
analysis-tybor-solo-normal = Tybor, normal
analysis-tybor-solo-hard = Tybor, difficile
analysis-open-text = Un fichier de partie ou une position
analysis-open-how = Déposez-le n’importe où sur cette page, ou collez son texte.
analysis-set-up-title = Composer une position
analysis-set-up-text = Posez vous-même les cartes. Les règles vérifient si la position est possible.
analysis-saved-list = Vos analyses enregistrées
analysis-remove = Supprimer « { $title } »
analysis-bad-link = Ce lien est abîmé. Demandez-en un autre.

# Who sees what.
analysis-who-sees = Qui voit quoi
analysis-knows = Ce que sait { $name }
analysis-open = Tout ouvert
analysis-knows-note = Les cartes cachées sont devinées à nouveau à chaque simulation. Avec « Tout ouvert », vous voyez les vraies cartes.
analysis-open-note = Le moteur voit toutes les mains, pioches et objectifs. À table, personne ne les voit.
analysis-hidden = cachées
analysis-to-place = doit poser
analysis-to-draw = doit piocher
analysis-to-choose = doit choisir
analysis-position = Position
analysis-copy-position = Copier la position en texte
analysis-position-copied = Position copiée.
analysis-not-copied = Le navigateur ne nous laisse pas copier.
analysis-paste = Coller
analysis-set-up = Composer
analysis-paste-title = Coller une partie ou une position
analysis-paste-label = Le texte d’un fichier .codex ou d’une position

# What the engine says.
analysis-chance = { $name } { $chance }
analysis-no-chances = Chances de gagner : pas encore connues
analysis-lines = Meilleurs coups
analysis-line = { $rank } : { $chance }, { $move }, attendu { $scores }
analysis-playouts = { $n } simulations, ±{ $doubt }
analysis-sees-own = Sait ce que sait { $name }
analysis-sees-all = Voit toutes les cartes
analysis-pause = Mettre le moteur en pause
analysis-resume = Laisser le moteur réfléchir
analysis-thinking = Réflexion…
analysis-paused = En pause.
analysis-over = La partie est terminée.
analysis-spent = Votre temps de réflexion pour cette heure est épuisé. Revenez un peu plus tard.
analysis-busy = Le moteur est occupé par des parties. Réessayez dans un instant.
analysis-replaced = Vous analysez sur une autre page.
analysis-failed = Le moteur n’a pas répondu. Mettez-le en pause, puis relancez-le.

# On the board.
analysis-place = Poser ici
analysis-draw = Piocher
analysis-flip = Retourner
analysis-back = Retour

# The tree.
analysis-variations = Variantes
analysis-variation = variante
analysis-start = Début
analysis-row = { $name }, { $round ->
    [0] mise en place
   *[other] manche { $round }
} : { $move }
analysis-cell = en { $x }, { $y }
analysis-delete = Supprimer à partir d’ici
analysis-note = Note
analysis-note-label = Votre note sur ce coup
analysis-note-keep = Garder
analysis-more = Détails et partage
analysis-play = Jouer d’ici
analysis-copy-link = Copier le lien
analysis-link-copied = Lien copié. Il contient tout l’arbre.
analysis-link-long = Cet arbre est trop grand pour un lien. Téléchargez-le plutôt.
analysis-download = Télécharger en .codex
analysis-save = Enregistrer
analysis-save-title = Titre
analysis-saved = Analyse enregistrée.

# Setting up a position.
analysis-set-up-how = Choisissez une carte, puis un emplacement. Le reste est distribué au hasard.
analysis-set-up-open = Analyser cette position
analysis-number = Joueurs
analysis-level = Difficulté
analysis-turn = À qui le tour
analysis-phase = À faire
analysis-seat = Aire à modifier
analysis-slot = Emplacement en { $x }, { $y }
analysis-take-back = Reprendre la dernière carte
analysis-chosen = Choisie : { $card }. Choisissez maintenant un emplacement.
analysis-kind = Type de carte
analysis-resource = Ressource
analysis-gold = Dorure
analysis-side = Face
analysis-cards = Cartes à poser
analysis-hand-card = Carte { $n } en main
analysis-secret = Objectif secret
analysis-common = Objectif commun { $n }
analysis-tybor-dealt = Première carte { $n } de Tybor
analysis-tybor-taken = Carte { $n } prise par Tybor
analysis-tybor-scored = Carte { $n } marquée par Tybor
analysis-any = N’importe
analysis-faults = Cela ne peut pas arriver dans une partie :
analysis-possible = Cette position est possible.
analysis-place-area = Aire de jeu ({ $name })
analysis-place-hand = Main ({ $name })
analysis-place-tybor = Les points de Tybor
analysis-place-tybor-dealt = Les premières cartes de Tybor
analysis-place-tybor-taken = Les cartes de Tybor
analysis-place-tybor-scored = Les cartes marquées par Tybor

# How often cards, objectives, starters, seats and openings won.
statistics-topics = Thèmes
statistics-tab-cards = Cartes
statistics-tab-objectives = Objectifs
statistics-tab-starters = Départs et places
statistics-tab-openings = Ouvertures

statistics-source = Parties de qui
statistics-source-people = Joueurs
statistics-source-bots = Bots entre eux
statistics-group = Nombre de joueurs
statistics-group-2 = 2 joueurs
statistics-group-3 = 3 joueurs
statistics-group-4 = 4 joueurs
statistics-group-solo-easy = Tybor, facile
statistics-group-solo-normal = Tybor, normal
statistics-group-solo-hard = Tybor, difficile
statistics-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
statistics-csv = CSV
statistics-csv-save = Enregistrer cette liste en CSV

statistics-kind = Type de carte
statistics-kind-gold = Dorure
statistics-kind-resource = Ressource
statistics-side = Face
statistics-side-front = Face visible
statistics-side-back = Face cachée
statistics-show = Affichage
statistics-show-picture = Image
statistics-show-list = Liste
statistics-sort = Trier par { $column }

statistics-cards-gold = Cartes dorure, par parties gagnées
statistics-cards-resource = Cartes ressource, par parties gagnées
statistics-objectives = Objectifs secrets, par parties gagnées
statistics-starters = Carte de départ : recto ou verso
statistics-seats = Qui pose en premier
statistics-openings = Ouvertures, par parties gagnées
statistics-half = la moitié des parties
statistics-average = moyenne : { $won }
statistics-line = Le trait fin montre l’incertitude : la vraie part s’y trouve presque toujours.

statistics-note-gold-front = Les gagnants posent plus de cartes dorure face visible, la plupart sont donc au-dessus de la moyenne. Comparez les cartes entre elles.
statistics-note-gold-back = Face cachée, toutes les cartes dorure d’un règne sont identiques. Ce qui change, c’est le recto auquel on a renoncé.
statistics-note-resource-front = On pose souvent une carte ressource faute de mieux. Sa part dit comment ont fini les parties où elle a été posée, pas ce qu’elle y a changé.
statistics-note-resource-back = Face cachée, toutes les cartes ressource d’un règne sont identiques. Ce qui change, c’est le recto auquel on a renoncé.
statistics-note-objectives = Seuls comptent les objectifs gardés. On garde celui qui convient à ses cartes : cela ne dit pas ce qu’il vaudrait avec d’autres.
statistics-note-starters = On choisit la face qui convient à sa main. La face qui a le plus gagné n’est donc pas toujours le meilleur choix.
statistics-note-openings = La face de la carte de départ, puis les deux premières cartes. Une bonne main permet une bonne ouverture : une partie de l’écart vient de la donne.
statistics-about-bots = D’après { $games } parties des bots entre eux. Tous jouent comme le bot { $bot } : d’autres joueurs peuvent réussir avec d’autres cartes.
statistics-about-people = D’après les parties de ce serveur jouées jusqu’au bout, sans que personne abandonne, parte ou dépasse son temps. Seules comptent les places des joueurs, pas celles des bots. Aucun nom n’est conservé.
statistics-made-by = Produit par { $command }

statistics-won = { $won } de victoires
statistics-won-word = de victoires
statistics-face-f = face visible
statistics-face-b = face cachée
statistics-doubt = { $games }, ±{ $doubt }
statistics-points = Points qu’elle rapporte
statistics-round = Manche habituelle
statistics-rounds = { $low } à { $high }
statistics-kept = Gardé quand il est proposé
statistics-row = { $name } : { $won } de victoires, { $games }

statistics-seat = { $n ->
    [1] Premier joueur
    [2] Deuxième joueur
    [3] Troisième joueur
   *[other] Quatrième joueur
}
statistics-seat-brief = { $n ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
}
statistics-seat-solo = Vous contre Tybor
statistics-seats-even = ±{ $doubt }, donc pas d’avantage net.
statistics-seats-uneven = ±{ $doubt } : un écart réel, même s’il est petit.

statistics-opening-f = départ recto
statistics-opening-b = départ verso
statistics-opening-Rf = carte ressource face visible
statistics-opening-Rb = carte ressource face cachée
statistics-opening-Gf = carte dorure face visible
statistics-opening-Gb = carte dorure face cachée

statistics-column-name = Nom
statistics-column-games = Parties
statistics-column-won = Victoires
statistics-column-interval = Incertitude (95 %)
statistics-column-points = Points
statistics-column-round = Manche habituelle
statistics-column-kept = Gardé

statistics-few = { $n ->
    [one] Seulement { $n } partie
   *[other] Seulement { $n } parties
}
statistics-few-text = Cela ne dit pas encore grand-chose. Regardez les parties des bots, ou choisissez un autre nombre de joueurs.
statistics-none = Pas encore de parties
statistics-none-text = Personne n’a encore terminé une telle partie ici. Dès que ce sera fait, elle apparaîtra ici.
statistics-to-bots = Voir les parties des bots
statistics-title-line = { $games } ; une place a gagné { $won } en moyenne

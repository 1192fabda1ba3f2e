# Cards, areas, the hand, the market: what is drawn, and its names for screen readers.
board-kind-resource = ressource
board-kind-gold = dorure
board-kind-starter = départ

# A card of a kingdom: "three animal cards".
board-kingdom-fungi = champignon
board-kingdom-plant = plante
board-kingdom-animal = animal
board-kingdom-insect = insecte

board-card = Carte { $card }
board-card-lower = carte { $card }
board-card-back = Carte { $card }, verso
board-card-brief = carte { $card }, { $kingdom }
board-starter-brief = carte de départ { $card }
board-back = verso d’une carte { $kind } ({ $kingdom })
board-back-starter = verso d’une carte de départ
board-points-each = { $points } par { $what ->
    [quill] plume
    [inkwell] encrier
    [manuscript] manuscrit
   *[corner] coin recouvert
}
board-costs = coûte { $cost }
board-brings = donne { $symbols }
board-free = gratuite
board-payable = posable
board-not-payable = pas encore posable, il manque { $missing }
board-needs = il faut { $missing }

board-front = Recto
board-back-face = Verso
board-face-of = Face de la carte { $card }
board-hand = Votre main
board-hand-empty = Votre main est vide.

board-source-R = pioche ressource
board-source-G = pioche dorure
board-source-R1 = ressource de gauche
board-source-R2 = ressource de droite
board-source-G1 = dorure de gauche
board-source-G2 = dorure de droite
board-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-empty = vide
board-market = Marché
board-market-decks = pioches
board-market-left = gauche
board-market-right = droite
board-market-spent = Dernière manche : personne ne pioche.
board-market-unseen = Dessus de la { $deck }, à l’aveugle
board-market-worth = vaut { $n }
board-market-free = sans coût
board-market-payable = posable maintenant

board-objective = Objectif { $id } : { $subject }, { $points } à chaque fois
board-objective-title = Objectif { $id }
board-objective-hidden = Objectif caché
board-objective-hidden-meaning = Un objectif secret. Il est révélé à la fin de la partie.
board-objective-meaning = { $points } chaque fois que vous avez { $subject }.
board-objective-symbols = { $symbols }
board-objective-rising = trois cartes { $kingdom } sur une diagonale qui monte vers la droite
board-objective-falling = trois cartes { $kingdom } sur une diagonale qui descend vers la droite
board-objective-corner = deux cartes { $pair } l’une au-dessus de l’autre et, { $where }, une carte { $single }
board-objective-common = Commun
board-objective-secret = Secret
board-objective-offered = { $name }, choix { $n } sur { $all }
board-objective-progress = { $times }× = { $points }
board-objective-progress-spoken = { $times ->
    [0] pas encore accompli, { $points }
    [one] accompli une fois, { $points }
   *[other] accompli { $times } fois, { $points }
}

board-corner = { $corner } : { $what }
board-corner-up-left = en haut à gauche
board-corner-up-right = en haut à droite
board-corner-down-left = en bas à gauche
board-corner-down-right = en bas à droite
board-ink-empty = vide
board-ink-hidden = caché
board-ink-covered = recouvert
board-corners = coins : { $corners }
board-corners-empty = quatre coins vides

board-slot-first = emplacement au centre
board-slot-up-left = emplacement en haut à gauche de la carte { $card }
board-slot-up-right = emplacement en haut à droite de la carte { $card }
board-slot-down-left = emplacement en bas à gauche de la carte { $card }
board-slot-down-right = emplacement en bas à droite de la carte { $card }
board-covers = recouvre { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
board-loses = fait perdre { $lost }
board-gains = { $points } d’objectifs

board-slots = Emplacements libres
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-show-all = Tout voir
board-pan = Les flèches déplacent la vue, plus et moins règlent le zoom, 0 montre tout.
board-as-list = { $label } sous forme de liste
board-list-card = { $name }, colonne { $x }, ligne { $y } : { $corners }
board-list-empty = Aucune carte ici pour l’instant.
board-highlighted = Groupe { $letters } : { $name }
board-open-area = Ouvrir : { $label }
board-miniature = { $label } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

board-edge-left = { $n ->
    [one] { $n } emplacement libre au-delà du bord gauche, { $points }
   *[other] { $n } emplacements libres au-delà du bord gauche, jusqu’à { $points }
}
board-edge-right = { $n ->
    [one] { $n } emplacement libre au-delà du bord droit, { $points }
   *[other] { $n } emplacements libres au-delà du bord droit, jusqu’à { $points }
}
board-edge-top = { $n ->
    [one] { $n } emplacement libre au-delà du bord supérieur, { $points }
   *[other] { $n } emplacements libres au-delà du bord supérieur, jusqu’à { $points }
}
board-edge-bottom = { $n ->
    [one] { $n } emplacement libre au-delà du bord inférieur, { $points }
   *[other] { $n } emplacements libres au-delà du bord inférieur, jusqu’à { $points }
}

board-tally = Symboles : { $counts }
board-tally-none = aucun symbole
board-tally-up = { $count }, { $n } de plus
board-tally-down = { $count }, { $n } de moins

board-track = Points : { $places }
board-track-place = { $name } { $points }

board-move-place = carte { $card }, { $face }, colonne { $x }, ligne { $y }
board-move-draw = prendre : { $source }
board-move-objective = garder l’objectif { $id }
board-move-starter-front = carte de départ, côté recto
board-move-starter-back = carte de départ, côté verso

board-inspect-points = Rapporte { $points } quand vous la posez.
board-inspect-points-none = Ne rapporte aucun point.
board-inspect-cost = Pour la poser côté recto, il faut { $cost } visibles dans votre aire de jeu. Rien n’est dépensé.
board-inspect-back = Le verso est gratuit. Il a quatre coins vides et donne { $symbols }, que rien ne peut recouvrir.
board-inspect-starter-front = La première carte d’une aire de jeu. Son recto a un symbole à chaque coin.
board-inspect-starter-back = La première carte d’une aire de jeu. Son verso donne { $symbols }, que rien ne peut recouvrir.
board-inspect-corners = Coins : { $corners }.
board-inspect-hidden = Vous ne pouvez pas voir son recto.
replay-no-area = Aucune carte ici pour l’instant.

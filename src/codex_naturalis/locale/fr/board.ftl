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
board-brings = apporte { $symbols }
board-free = gratuite
board-payable = payable
board-not-payable = non payable, il manque { $missing }
board-needs = il manque { $missing }

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
board-market-unseen = À l’aveugle, { $deck }
board-market-worth = vaut { $n }
board-market-free = gratuite
board-market-payable = payable tout de suite

board-objective = Objectif { $id } : { $subject }, { $points } à chaque fois
board-objective-title = Objectif { $id }
board-objective-hidden = Objectif caché
board-objective-hidden-meaning = Un objectif secret. Il est révélé à la fin de la partie.
board-objective-meaning = { $points } par série : { $subject }.
board-objective-symbols = { $symbols }
board-objective-rising = trois cartes { $kingdom } en diagonale, montant vers la droite
board-objective-falling = trois cartes { $kingdom } en diagonale, descendant vers la droite
board-objective-corner = deux cartes { $pair } l’une au-dessus de l’autre, et une carte { $single } { $where }
board-objective-common = Commun
board-objective-secret = Secret
board-objective-progress = { $times }× = { $points }
board-objective-progress-spoken = { $times ->
    [0] pas encore accompli, { $points }
    [one] accompli { $times } fois, { $points }
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
board-gains = objectifs { $points }

board-slots = Emplacements libres
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-show-all = Tout voir
board-pan = Les flèches déplacent la vue, plus et moins règlent le zoom, 0 montre tout.
board-as-list = { $label }, sous forme de liste
board-list-card = { $name }, en { $x }, { $y } : { $corners }
board-list-empty = Aucune carte posée ici pour l’instant.
board-highlighted = Groupe { $letters } : { $name }
board-open-area = Ouvrir : { $label }
board-miniature = { $label }, { $n ->
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
board-edge-more = { $n } de plus
board-edge-open = { $n ->
    [one] { $n } libre
   *[other] { $n } libres
}

board-tally = Symboles : { $counts }
board-tally-none = aucun symbole
board-tally-up = { $count }, { $n } de plus
board-tally-down = { $count }, { $n } de moins

board-track = Points : { $places }
board-track-place = { $name } { $points }

board-move-place = carte { $card }, { $face }, en { $x }, { $y }
board-move-draw = prend une carte : { $source }
board-move-objective = garde l’objectif { $id }
board-move-starter-front = carte de départ, recto
board-move-starter-back = carte de départ, verso

board-inspect-points = Elle rapporte { $points } quand on la pose.
board-inspect-points-none = Elle ne rapporte rien par elle-même.
board-inspect-cost = Pour poser son recto, il faut avoir en vue { $cost } ; rien n’est dépensé.
board-inspect-back = Un verso est gratuit. Il apporte définitivement { $symbols } et a quatre coins vides.
board-inspect-starter-front = La première carte d’une aire de jeu. Son recto montre un symbole à chaque coin.
board-inspect-starter-back = La première carte d’une aire de jeu. Son verso apporte définitivement { $symbols }.
board-inspect-corners = Coins : { $corners }.
board-inspect-hidden = Son recto est caché.

# The log of a game. A line is read, with $sign drawn as the kingdom's sign and $name in bold; a
# voice is heard. $kind: gold or resource; $kingdom: fungi, plant, animal or insect.

log-title = Journal
log-empty = Rien ne s’est encore passé.
log-show-place = Montrer l’emplacement

log-round = Manche { $round }
log-line-starter = { $name } pose la carte de départ, côté { $side ->
    [front] recto
   *[back] verso
}
log-line-objective = { $name } choisit un objectif secret
log-line-placed = { $name } pose { $side ->
    [back] { $kind ->
        [gold] une dorure { $sign }, face cachée
       *[resource] une ressource { $sign }, face cachée
    }
   *[front] { $kind ->
        [gold] une dorure { $sign }
       *[resource] une ressource { $sign }
    }
}{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
}
log-line-drew = { $name } prend { $kind ->
    [gold] une dorure { $sign }
   *[resource] une ressource { $sign }
} { $from ->
    [deck] dans la pioche
   *[market] au marché
}
log-line-tybor-scored = Tybor marque avec une dorure { $sign } +{ $points } ({ $column ->
    [left] gauche
   *[right] droite
})
log-line-tybor-gold = Tybor garde une dorure { $sign } ({ $column ->
    [left] gauche
   *[right] droite
})
log-line-tybor-resource = Tybor prend une ressource { $sign } ({ $column ->
    [left] gauche
   *[right] droite
})
log-line-skipped = { $name } n’a aucun emplacement libre et passe son tour
log-line-no-draw = { $name } n’a rien à piocher
log-line-end-points = { $name } atteint 20 points : la fin de partie est déclenchée
log-line-end-decks = Les deux pioches sont vides : la fin de partie est déclenchée
log-line-end-blocked = Personne ne peut poser de carte
log-line-over = La partie est terminée

log-voice-starter = { $name } pose la carte de départ, côté { $side ->
    [front] recto
   *[back] verso
}.
log-voice-objective = { $name } choisit un objectif secret.
log-voice-placed = { $name } pose { $side ->
    [back] le verso d’une
   *[front] une
} { $kind ->
    [gold] carte dorure
   *[resource] carte ressource
} { $kingdom ->
    [fungi] champignon
    [plant] plante
    [animal] animal
   *[insect] insecte
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } en tout.
log-voice-drew = { $name } prend { $kind ->
    [gold] une carte dorure
   *[resource] une carte ressource
} { $kingdom ->
    [fungi] champignon
    [plant] plante
    [animal] animal
   *[insect] insecte
} { $from ->
    [deck] dans la pioche
   *[market] au marché
}.
log-voice-tybor-scored = Tybor marque avec une carte dorure { $kingdom ->
    [fungi] champignon
    [plant] plante
    [animal] animal
   *[insect] insecte
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-voice-tybor-gold = Tybor garde une carte dorure { $kingdom ->
    [fungi] champignon
    [plant] plante
    [animal] animal
   *[insect] insecte
}.
log-voice-tybor-resource = Tybor prend une carte ressource { $kingdom ->
    [fungi] champignon
    [plant] plante
    [animal] animal
   *[insect] insecte
}.
log-voice-taken-back = { $name } reprend sa carte.
log-voice-skipped = { $name } n’a aucun emplacement libre et passe son tour.
log-voice-no-draw = { $name } n’a rien à piocher.
log-voice-end-points = { $name } atteint 20 points. Encore une manche après celle-ci.
log-voice-end-decks = Les deux pioches sont vides. Encore une manche après celle-ci.
log-voice-end-blocked = Personne ne peut poser de carte.
log-voice-over = La partie est terminée.

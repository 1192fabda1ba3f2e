# The log of a game. A line is read, with $sign drawn as the kingdom's sign and $name in bold; a
# voice is heard. $kind: gold or resource; $kingdom: fungi, plant, animal or insect.

log-title = Verlauf
log-empty = Noch ist nichts passiert.
log-show-place = Stelle zeigen

log-round = Runde { $round }
log-line-starter = { $name } hat die Startkarte gelegt, { $side ->
    [front] Vorderseite
   *[back] Rückseite
} oben
log-line-objective = { $name } hat eine geheime Aufgabe gewählt
log-line-placed = { $name } hat { $sign } { $side ->
    [back] { $kind ->
        [gold] Gold verdeckt angelegt
       *[resource] Ressource verdeckt angelegt
    }
   *[front] { $kind ->
        [gold] Gold angelegt
       *[resource] Ressource angelegt
    }
}{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
}
log-line-drew = { $name } hat { $sign } { $kind ->
    [gold] Gold
   *[resource] Ressource
} { $from ->
    [deck] vom Stapel gezogen
   *[market] aus dem Markt gezogen
}
log-line-tybor-scored = Tybor hat { $sign } Gold gewertet +{ $points } ({ $column ->
    [left] links
   *[right] rechts
})
log-line-tybor-gold = Tybor hat { $sign } Gold behalten ({ $column ->
    [left] links
   *[right] rechts
})
log-line-tybor-resource = Tybor hat { $sign } Ressource genommen ({ $column ->
    [left] links
   *[right] rechts
})
log-line-skipped = { $name } hat keine freie Stelle und setzt aus
log-line-no-draw = { $name } kann nichts ziehen
log-line-end-points = { $name } hat 20 Punkte erreicht: Das Spielende ist ausgelöst
log-line-end-decks = Beide Stapel sind leer: Das Spielende ist ausgelöst
log-line-end-blocked = Niemand kann eine Karte anlegen
log-line-over = Die Partie ist zu Ende

log-voice-starter = { $name } hat die Startkarte gelegt, { $side ->
    [front] Vorderseite
   *[back] Rückseite
} oben.
log-voice-objective = { $name } hat eine geheime Aufgabe gewählt.
log-voice-placed = { $name } hat { $kind ->
    [gold] eine Goldkarte
   *[resource] eine Ressourcenkarte
} der { $kingdom ->
    [fungi] Pilze
    [plant] Pflanzen
    [animal] Tiere
   *[insect] Insekten
} { $side ->
    [back] verdeckt
   *[front] offen
} angelegt, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, jetzt { $total }.
log-voice-drew = { $name } hat { $kind ->
    [gold] eine Goldkarte
   *[resource] eine Ressourcenkarte
} der { $kingdom ->
    [fungi] Pilze
    [plant] Pflanzen
    [animal] Tiere
   *[insect] Insekten
} { $from ->
    [deck] vom Stapel gezogen
   *[market] aus dem Markt gezogen
}.
log-voice-tybor-scored = Tybor hat eine Goldkarte der { $kingdom ->
    [fungi] Pilze
    [plant] Pflanzen
    [animal] Tiere
   *[insect] Insekten
} gewertet, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
log-voice-tybor-gold = Tybor hat eine Goldkarte der { $kingdom ->
    [fungi] Pilze
    [plant] Pflanzen
    [animal] Tiere
   *[insect] Insekten
} behalten.
log-voice-tybor-resource = Tybor hat eine Ressourcenkarte der { $kingdom ->
    [fungi] Pilze
    [plant] Pflanzen
    [animal] Tiere
   *[insect] Insekten
} genommen.
log-voice-taken-back = { $name } hat die Karte zurückgenommen.
log-voice-skipped = { $name } hat keine freie Stelle und setzt aus.
log-voice-no-draw = { $name } kann nichts ziehen.
log-voice-end-points = { $name } hat 20 Punkte erreicht. Nach dieser Runde kommt noch eine.
log-voice-end-decks = Beide Stapel sind leer. Nach dieser Runde kommt noch eine.
log-voice-end-blocked = Niemand kann eine Karte anlegen.
log-voice-over = Die Partie ist zu Ende.

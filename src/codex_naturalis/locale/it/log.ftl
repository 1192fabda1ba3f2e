# The log of a game. A line is read, with $sign drawn as the kingdom's sign and $name in bold; a
# voice is heard. $kind: gold or resource; $kingdom: fungi, plant, animal or insect.

log-title = Diario
log-empty = Non è ancora successo nulla.
log-show-place = Mostra la posizione

log-line-came-in = Hai raggiunto la partita al round { $round }.
log-line-missed = La partita è andata avanti senza di te fino al round { $round }.
log-line-starter = { $name } ha giocato la carta Iniziale, lato { $side ->
    [front] fronte
   *[back] retro
}
log-line-objective = { $name } ha scelto un obiettivo segreto
log-line-placed = { $name } ha giocato { $side ->
    [back] { $kind ->
        [gold] una carta Oro { $sign }, coperta
       *[resource] una carta Risorsa { $sign }, coperta
    }
   *[front] { $kind ->
        [gold] una carta Oro { $sign }
       *[resource] una carta Risorsa { $sign }
    }
}{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
}
log-line-drew = { $name } ha preso { $kind ->
    [gold] una carta Oro { $sign }
   *[resource] una carta Risorsa { $sign }
} { $from ->
    [deck] dal mazzo
   *[market] dal mercato
}
log-line-tybor-scored = Tybor ha fatto punti con una carta Oro { $sign } +{ $points } ({ $column ->
    [left] sinistra
   *[right] destra
})
log-line-tybor-gold = Tybor ha tenuto una carta Oro { $sign } ({ $column ->
    [left] sinistra
   *[right] destra
})
log-line-tybor-resource = Tybor ha preso una carta Risorsa { $sign } ({ $column ->
    [left] sinistra
   *[right] destra
})
log-line-skipped = { $name } non ha posizioni libere e salta il turno
log-line-no-draw = { $name } non ha nulla da pescare
log-line-end-points = { $name } ha raggiunto 20 punti: la fine è vicina
log-line-end-decks = Entrambi i mazzi sono vuoti: la fine è vicina
log-line-end-blocked = Nessuno può giocare una carta
log-line-over = La partita è finita

log-voice-starter = { $name } ha giocato la carta Iniziale, lato { $side ->
    [front] fronte
   *[back] retro
}.
log-voice-objective = { $name } ha scelto un obiettivo segreto.
log-voice-placed = { $name } ha giocato { $side ->
    [back] il retro di una
   *[front] una
} { $kind ->
    [gold] carta Oro
   *[resource] carta Risorsa
} { $kingdom ->
    [fungi] Fungo
    [plant] Vegetale
    [animal] Animale
   *[insect] Insetto
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, totale { $total }.
log-voice-drew = { $name } ha preso { $kind ->
    [gold] una carta Oro
   *[resource] una carta Risorsa
} { $kingdom ->
    [fungi] Fungo
    [plant] Vegetale
    [animal] Animale
   *[insect] Insetto
} { $from ->
    [deck] dal mazzo
   *[market] dal mercato
}.
log-voice-tybor-scored = Tybor ha fatto punti con una carta Oro { $kingdom ->
    [fungi] Fungo
    [plant] Vegetale
    [animal] Animale
   *[insect] Insetto
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
log-voice-tybor-gold = Tybor ha tenuto una carta Oro { $kingdom ->
    [fungi] Fungo
    [plant] Vegetale
    [animal] Animale
   *[insect] Insetto
}.
log-voice-tybor-resource = Tybor ha preso una carta Risorsa { $kingdom ->
    [fungi] Fungo
    [plant] Vegetale
    [animal] Animale
   *[insect] Insetto
}.
log-voice-skipped = { $name } non ha posizioni libere e salta il turno.
log-voice-no-draw = { $name } non ha nulla da pescare.
log-voice-end-points = { $name } ha raggiunto 20 punti. Arriva l’ultimo round.
log-voice-end-decks = Entrambi i mazzi sono vuoti. Arriva l’ultimo round.
log-voice-end-blocked = Nessuno può giocare una carta.
log-voice-over = La partita è finita.

# The log of a game. A line is read, with $sign drawn as the kingdom's sign and $name in bold; a
# voice is heard. $kind: gold or resource; $kingdom: fungi, plant, animal or insect.

log-title = Registro
log-empty = Non è ancora successo nulla.
log-show-place = Mostra la posizione

log-round = Round { $round }
log-line-starter = { $name } ha piazzato la carta Iniziale, lato { $side ->
    [front] fronte
   *[back] retro
}
log-line-objective = { $name } ha scelto un obiettivo segreto
log-line-placed = { $name } ha piazzato { $side ->
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
log-line-drew = { $name } ha pescato { $kind ->
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
log-line-end-points = { $name } ha raggiunto 20 punti: si innesca la fine della partita
log-line-end-decks = Entrambi i mazzi sono vuoti: si innesca la fine della partita
log-line-end-blocked = Nessuno può piazzare una carta
log-line-over = La partita è finita

log-voice-starter = { $name } ha piazzato la carta Iniziale, lato { $side ->
    [front] fronte
   *[back] retro
}.
log-voice-objective = { $name } ha scelto un obiettivo segreto.
log-voice-placed = { $name } ha piazzato { $kind ->
    [gold] una carta Oro
   *[resource] una carta Risorsa
} { $kingdom ->
    [fungi] Fungo
    [plant] Vegetale
    [animal] Animale
   *[insect] Insetto
}{ $side ->
    [back] , coperta
   *[front] { "" }
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, ora è a { $total }.
log-voice-drew = { $name } ha pescato { $kind ->
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
log-voice-taken-back = { $name } ha ripreso la carta.
log-voice-skipped = { $name } non ha posizioni libere e salta il turno.
log-voice-no-draw = { $name } non ha nulla da pescare.
log-voice-end-points = { $name } ha raggiunto 20 punti. Dopo questo round se ne gioca ancora uno.
log-voice-end-decks = Entrambi i mazzi sono vuoti. Dopo questo round se ne gioca ancora uno.
log-voice-end-blocked = Nessuno può piazzare una carta.
log-voice-over = La partita è finita.

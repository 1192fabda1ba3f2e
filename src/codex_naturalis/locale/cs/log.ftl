# The log of a game. A line is read, with $sign drawn as the kingdom's sign and $name in bold; a
# voice is heard. $kind: gold or resource; $kingdom: fungi, plant, animal or insect.

log-title = Průběh
log-empty = Zatím se nic nestalo.
log-show-place = Ukázat místo

log-line-came-in = Přicházíte v { $round }. kole.
log-line-missed = Hra bez vás pokračovala do { $round }. kola.
log-line-starter = { $name } vykládá počáteční kartu { $side ->
    [front] lícem
   *[back] rubem
} vzhůru
log-line-objective = { $name } si vybírá tajný úkol
log-line-placed = { $name } vykládá { $sign } { $side ->
    [back] { $kind ->
        [gold] zlatou kartu lícem dolů
       *[resource] přírodní kartu lícem dolů
    }
   *[front] { $kind ->
        [gold] zlatou kartu
       *[resource] přírodní kartu
    }
}{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
}
log-line-drew = { $name } dobírá { $sign } { $kind ->
    [gold] zlatou kartu
   *[resource] přírodní kartu
} { $from ->
    [deck] z balíčku
   *[market] z nabídky
}
log-line-tybor-scored = Tybor boduje za { $sign } zlatou kartu +{ $points } ({ $column ->
    [left] vlevo
   *[right] vpravo
})
log-line-tybor-gold = Tybor si nechává { $sign } zlatou kartu ({ $column ->
    [left] vlevo
   *[right] vpravo
})
log-line-tybor-resource = Tybor bere { $sign } přírodní kartu ({ $column ->
    [left] vlevo
   *[right] vpravo
})
log-line-skipped = { $name } nemá volné místo a tah vynechává
log-line-no-draw = { $name } nemá co dobrat
log-line-end-points = { $name } má 20 bodů: blíží se konec
log-line-end-decks = Oba balíčky jsou prázdné: blíží se konec
log-line-end-blocked = Nikdo nemůže vyložit kartu
log-line-over = Hra skončila

log-voice-starter = { $name } vykládá počáteční kartu { $side ->
    [front] lícem
   *[back] rubem
} vzhůru.
log-voice-objective = { $name } si vybírá tajný úkol.
log-voice-placed = { $name } vykládá { $kind ->
    [gold] zlatou kartu
   *[resource] přírodní kartu
} z { $kingdom ->
    [fungi] říše hub
    [plant] říše rostlin
    [animal] říše zvířat
   *[insect] říše hmyzu
}{ $side ->
    [back] {" "}lícem dolů
   *[front] { "" }
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, nyní celkem { $total }.
log-voice-drew = { $name } dobírá { $kind ->
    [gold] zlatou kartu
   *[resource] přírodní kartu
} z { $kingdom ->
    [fungi] říše hub
    [plant] říše rostlin
    [animal] říše zvířat
   *[insect] říše hmyzu
} { $from ->
    [deck] z balíčku
   *[market] z nabídky
}.
log-voice-tybor-scored = Tybor boduje za zlatou kartu z { $kingdom ->
    [fungi] říše hub
    [plant] říše rostlin
    [animal] říše zvířat
   *[insect] říše hmyzu
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
log-voice-tybor-gold = Tybor si nechává zlatou kartu z { $kingdom ->
    [fungi] říše hub
    [plant] říše rostlin
    [animal] říše zvířat
   *[insect] říše hmyzu
}.
log-voice-tybor-resource = Tybor bere přírodní kartu z { $kingdom ->
    [fungi] říše hub
    [plant] říše rostlin
    [animal] říše zvířat
   *[insect] říše hmyzu
}.
log-voice-skipped = { $name } nemá volné místo a tah vynechává.
log-voice-no-draw = { $name } nemá co dobrat.
log-voice-end-points = { $name } má 20 bodů. Přijde poslední kolo.
log-voice-end-decks = Oba balíčky jsou prázdné. Přijde poslední kolo.
log-voice-end-blocked = Nikdo nemůže vyložit kartu.
log-voice-over = Hra skončila.

# The log of a game. A line is read, with $sign drawn as the kingdom's sign and $name in bold; a
# voice is heard. $kind: gold or resource; $kingdom: fungi, plant, animal or insect.

log-title = Průběh
log-empty = Zatím se nic nestalo.
log-show-place = Ukázat místo

log-round = { $round }. kolo
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
    [deck] z balíčku
   *[market] z nabídky
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
log-line-skipped = { $name } nemá volné místo a tah vynechává
log-line-no-draw = { $name } nemá co dobrat
log-line-end-points = { $name } dosahuje 20 bodů: spouští se konec hry
log-line-end-decks = Oba balíčky jsou prázdné: spouští se konec hry
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
} { $kingdom ->
    [fungi] hub
    [plant] rostlin
    [animal] zvířat
   *[insect] hmyzu
}{ $side ->
    [back] {" "}lícem dolů
   *[front] { "" }
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, teď celkem { $total }.
log-voice-drew = { $name } dobírá { $kind ->
    [gold] zlatou kartu
   *[resource] přírodní kartu
} { $kingdom ->
    [fungi] hub
    [plant] rostlin
    [animal] zvířat
   *[insect] hmyzu
} { $from ->
    [deck] z balíčku
   *[market] z nabídky
}.
log-voice-tybor-scored = Tybor boduje za zlatou kartu { $kingdom ->
    [fungi] hub
    [plant] rostlin
    [animal] zvířat
   *[insect] hmyzu
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
log-voice-tybor-gold = Tybor si nechává zlatou kartu { $kingdom ->
    [fungi] hub
    [plant] rostlin
    [animal] zvířat
   *[insect] hmyzu
}.
log-voice-tybor-resource = Tybor bere přírodní kartu { $kingdom ->
    [fungi] hub
    [plant] rostlin
    [animal] zvířat
   *[insect] hmyzu
}.
log-voice-taken-back = { $name } bere kartu zpět.
log-voice-skipped = { $name } nemá volné místo a tah vynechává.
log-voice-no-draw = { $name } nemá co dobrat.
log-voice-end-points = { $name } dosahuje 20 bodů. Po tomto kole přijde ještě jedno.
log-voice-end-decks = Oba balíčky jsou prázdné. Po tomto kole přijde ještě jedno.
log-voice-end-blocked = Nikdo nemůže vyložit kartu.
log-voice-over = Hra skončila.

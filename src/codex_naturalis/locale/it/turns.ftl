# Che cosa hanno fatto gli altri dal mio ultimo turno, in immagini.

turns-placed = { $name } ha piazzato { $card }{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
}
turns-drew = { $name } ha pescato { $drawn }
turns-both = { $name } ha piazzato { $card }{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
} e pescato { $drawn }
turns-skipped = { $name } salta il turno
turns-since = Dal tuo ultimo turno
turns-show = Mostra dove

# Co udělali ostatní od mého posledního tahu, v obrázcích.

turns-placed = { $name } vykládá { $card }{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
}
turns-drew = { $name } dobírá { $drawn }
turns-both = { $name } vykládá { $card }{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
}, dobírá { $drawn }
turns-skipped = { $name } vynechává tah
turns-since = Od vašeho posledního tahu
turns-show = Ukázat místo

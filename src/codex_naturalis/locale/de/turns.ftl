# Was die anderen seit meinem letzten Zug getan haben, in Bildern.

turns-placed = { $name } hat { $card }{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
} angelegt
turns-drew = { $name } hat { $drawn } gezogen
turns-both = { $name } hat { $card }{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
} angelegt und { $drawn } gezogen
turns-skipped = { $name } hat ausgesetzt
turns-since = Seit deinem letzten Zug
turns-show = Stelle zeigen

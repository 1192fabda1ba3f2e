# Ce que les autres ont fait depuis mon dernier tour, en images.

turns-placed = { $name } pose { $card }{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
}
turns-drew = { $name } prend { $drawn }
turns-both = { $name } pose { $card }{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
} et prend { $drawn }
turns-skipped = { $name } passe son tour
turns-since = Depuis votre dernier tour
turns-show = Montrer où

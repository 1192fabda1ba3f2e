# What others did since my last turn, in pictures. $card and $drawn are drawn as cards.

turns-placed = { $name } placed { $card }{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
}
turns-drew = { $name } drew { $drawn }
turns-both = { $name } placed { $card }{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
}, drew { $drawn }
turns-skipped = { $name } was skipped
turns-since = Since your last turn
turns-show = Show where

# Что сделали другие с моего прошлого хода, в картинках.

turns-placed = { $name } выкладывает { $card }{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
}
turns-drew = { $name } берёт { $drawn }
turns-both = { $name } выкладывает { $card }{ $points ->
    [0] { "" }
   *[other] {" "}+{ $points }
}, берёт { $drawn }
turns-skipped = { $name } пропускает ход
turns-since = С вашего прошлого хода
turns-show = Показать место

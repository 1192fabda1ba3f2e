# Cards, areas, the hand, the market: what is drawn, and its names for screen readers.
board-kind-resource = přírodní
board-kind-gold = zlatá
board-kind-starter = počáteční

# A card of a kingdom: "three animal cards".
board-kingdom-fungi = hub
board-kingdom-plant = rostlin
board-kingdom-animal = zvířat
board-kingdom-insect = hmyzu

board-card = Karta { $card }
board-card-lower = karta { $card }
board-card-back = Karta { $card }, rub
board-card-brief = karta { $card }, { $kingdom }
board-starter-brief = počáteční karta { $card }
board-back = rub: { $kind } karta, { $kingdom }
board-back-starter = rub počáteční karty
board-points-each = { $points } za každý { $what ->
    [quill] brk
    [inkwell] kalamář
    [manuscript] svitek
   *[corner] překrytý roh
}
board-costs = cena: { $cost }
board-brings = dává: { $symbols }
board-free = zdarma
board-payable = máte na ni
board-not-payable = zatím na ni nemáte, chybí: { $missing }
board-needs = chybí { $missing }

board-front = Líc
board-back-face = Rub
board-face-of = Strana karty { $card }
board-hand = Karty v ruce
board-hand-empty = V ruce nemáte žádné karty.

board-source-R = přírodní balíček
board-source-G = zlatý balíček
board-source-R1 = levá přírodní karta
board-source-R2 = pravá přírodní karta
board-source-G1 = levá zlatá karta
board-source-G2 = pravá zlatá karta
board-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
board-empty = prázdno
board-market = Nabídka
board-market-decks = balíčky
board-market-left = vlevo
board-market-right = vpravo
board-market-spent = Poslední kolo: nikdo nedobírá.
board-market-unseen = Vrchní karta naslepo, { $deck }
board-market-worth = { $n ->
    [one] za { $n } bod
    [few] za { $n } body
   *[other] za { $n } bodů
}
board-market-free = nic nestojí
board-market-payable = teď na ni máte

board-objective = Úkol { $id }: { $subject }, pokaždé { $points }
board-objective-title = Úkol { $id }
board-objective-hidden = Skrytý úkol
board-objective-hidden-meaning = Tajný úkol. Ukáže se na konci hry.
board-objective-meaning = { $points } pokaždé, když máte { $subject }.
board-objective-symbols = { $symbols }
board-objective-rising = tři karty { $kingdom } na úhlopříčce stoupající doprava
board-objective-falling = tři karty { $kingdom } na úhlopříčce klesající doprava
board-objective-corner = dvě karty { $pair } pod sebou s kartou { $single } { $where }
board-objective-common = Společný
board-objective-secret = Tajný
board-objective-offered = { $name }, možnost { $n } ze { $all }
board-objective-progress = { $times }× = { $points }
board-objective-progress-spoken = { $times ->
    [one] splněno jednou, { $points }
    [few] splněno { $times }krát, { $points }
   *[other] splněno { $times }krát, { $points }
}

board-corner = { $corner } { $what }
board-corner-up-left = vlevo nahoře
board-corner-up-right = vpravo nahoře
board-corner-down-left = vlevo dole
board-corner-down-right = vpravo dole
board-ink-empty = prázdný
board-ink-hidden = skrytý
board-ink-covered = překrytý
board-corners = rohy: { $corners }
board-corners-empty = čtyři prázdné rohy

board-slot-first = místo uprostřed
board-slot-up-left = místo vlevo nahoře od karty { $card }
board-slot-up-right = místo vpravo nahoře od karty { $card }
board-slot-down-left = místo vlevo dole od karty { $card }
board-slot-down-right = místo vpravo dole od karty { $card }
board-covers = překryje { $n ->
    [one] { $n } roh
    [few] { $n } rohy
   *[other] { $n } rohů
}
board-loses = zmizí: { $lost }
board-gains = { $points } za úkoly

board-slots = Volná místa
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-show-all = Zobrazit vše
board-pan = Šipky posouvají pohled, plus a minus přibližují a oddalují, 0 zobrazí vše.
board-as-list = { $label } jako seznam
board-list-card = { $name }, sloupec { $x }, řada { $y }: { $corners }
board-list-empty = Zatím tu není žádná karta.
board-highlighted = Skupina { $letters }: { $name }
board-open-area = Otevřít: { $label }
board-miniature = { $label }: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}

board-edge-left = { $n ->
    [one] { $n } volné místo za levým okrajem, { $points }
    [few] { $n } volná místa za levým okrajem, až { $points }
   *[other] { $n } volných míst za levým okrajem, až { $points }
}
board-edge-right = { $n ->
    [one] { $n } volné místo za pravým okrajem, { $points }
    [few] { $n } volná místa za pravým okrajem, až { $points }
   *[other] { $n } volných míst za pravým okrajem, až { $points }
}
board-edge-top = { $n ->
    [one] { $n } volné místo za horním okrajem, { $points }
    [few] { $n } volná místa za horním okrajem, až { $points }
   *[other] { $n } volných míst za horním okrajem, až { $points }
}
board-edge-bottom = { $n ->
    [one] { $n } volné místo za dolním okrajem, { $points }
    [few] { $n } volná místa za dolním okrajem, až { $points }
   *[other] { $n } volných míst za dolním okrajem, až { $points }
}

board-tally = Symboly: { $counts }
board-tally-none = žádné symboly
board-tally-up = { $count }, o { $n } víc
board-tally-down = { $count }, o { $n } méně

board-track = Body: { $places }
board-track-place = { $name } { $points }

board-move-place = karta { $card }, { $face }, sloupec { $x }, řada { $y }
board-move-draw = dobrat: { $source }
board-move-objective = nechat si úkol { $id }
board-move-starter-front = počáteční karta lícem vzhůru
board-move-starter-back = počáteční karta rubem vzhůru

board-inspect-points = Při vyložení přinese { $points }.
board-inspect-points-none = Nepřináší žádné body.
board-inspect-cost = K vyložení lícem vzhůru musí být na vaší ploše vidět: { $cost }. Nic se neutrácí.
board-inspect-back = Rub je zdarma. Má čtyři prázdné rohy a symbol, který nelze nikdy překrýt: { $symbols }.
board-inspect-starter-front = První karta herní plochy. Na líci má symbol v každém rohu.
board-inspect-starter-back = První karta herní plochy. Co má uprostřed rubu, nelze nikdy překrýt: { $symbols }.
board-inspect-corners = Rohy: { $corners }.
board-inspect-hidden = Líc této karty nevidíte.
replay-no-area = Zatím tu není žádná karta.

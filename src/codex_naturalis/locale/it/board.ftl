# Cards, areas, the hand, the market: what is drawn, and its names for screen readers.
board-kind-resource = Risorsa
board-kind-gold = Oro
board-kind-starter = Iniziale

# A card of a kingdom: "three animal cards".
board-kingdom-fungi = Fungo
board-kingdom-plant = Vegetale
board-kingdom-animal = Animale
board-kingdom-insect = Insetto

board-card = Carta { $card }
board-card-lower = carta { $card }
board-card-back = Carta { $card }, retro
board-card-brief = carta { $card }, { $kingdom }
board-starter-brief = carta Iniziale { $card }
board-back = retro di una carta { $kind } ({ $kingdom })
board-back-starter = retro di una carta Iniziale
board-points-each = { $points } per ogni { $what ->
    [quill] piuma
    [inkwell] inchiostro
    [manuscript] pergamena
   *[corner] angolo coperto
}
board-costs = costa { $cost }
board-brings = dà { $symbols }
board-free = senza costo
board-payable = puoi pagarla
board-not-payable = per ora non puoi pagarla, richiede ancora { $missing }
board-needs = richiede { $missing }

board-front = Fronte
board-back-face = Retro
board-face-of = Lato della carta { $card }
board-hand = La tua mano
board-hand-empty = La tua mano è vuota.

board-source-R = mazzo Risorsa
board-source-G = mazzo Oro
board-source-R1 = Risorsa a sinistra
board-source-R2 = Risorsa a destra
board-source-G1 = Oro a sinistra
board-source-G2 = Oro a destra
board-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
board-empty = nessuna carta
board-market = Mercato
board-market-decks = mazzi
board-market-left = sinistra
board-market-right = destra
board-market-spent = Ultimo round: nessuno pesca.
board-market-unseen = Alla cieca dal { $deck }
board-market-worth = vale { $n }
board-market-free = senza costo
board-market-payable = ora puoi pagarla

board-objective = Obiettivo { $id }: { $subject }, { $points } ogni volta
board-objective-title = Obiettivo { $id }
board-objective-hidden = Obiettivo nascosto
board-objective-hidden-meaning = Un obiettivo segreto. Viene rivelato alla fine della partita.
board-objective-meaning = { $points } ogni volta che hai { $subject }.
board-objective-symbols = { $symbols }
board-objective-rising = tre carte { $kingdom } su una diagonale che sale verso destra
board-objective-falling = tre carte { $kingdom } su una diagonale che scende verso destra
board-objective-corner = due carte { $pair } una sopra l’altra e una carta { $single } accanto, { $where }
board-objective-common = Comune
board-objective-secret = Segreto
board-objective-offered = { $name }, scelta { $n } di { $all }
board-objective-progress = { $times }× = { $points }
board-objective-progress-spoken = { $times ->
    [0] non ancora completato, { $points }
    [one] completato una volta, { $points }
   *[other] completato { $times } volte, { $points }
}

board-corner = { $corner }: { $what }
board-corner-up-left = in alto a sinistra
board-corner-up-right = in alto a destra
board-corner-down-left = in basso a sinistra
board-corner-down-right = in basso a destra
board-ink-empty = vuoto
board-ink-hidden = nascosto
board-ink-covered = coperto
board-corners = angoli: { $corners }
board-corners-empty = quattro angoli vuoti

board-slot-first = posizione al centro
board-slot-up-left = posizione in alto a sinistra della carta { $card }
board-slot-up-right = posizione in alto a destra della carta { $card }
board-slot-down-left = posizione in basso a sinistra della carta { $card }
board-slot-down-right = posizione in basso a destra della carta { $card }
board-covers = copre { $n ->
    [one] { $n } angolo
   *[other] { $n } angoli
}
board-loses = fa perdere { $lost }
board-gains = { $points } dagli obiettivi

board-slots = Posizioni libere
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-show-all = Mostra tutto
board-pan = Le frecce spostano la vista, più e meno regolano lo zoom, 0 mostra tutto.
board-as-list = { $label }, come elenco
board-list-card = { $name }, colonna { $x }, riga { $y }: { $corners }
board-list-empty = Qui non c’è ancora nessuna carta.
board-highlighted = Gruppo { $letters }: { $name }
board-open-area = Apri: { $label }
board-miniature = { $label }: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}

board-edge-left = { $n ->
    [one] { $n } posizione libera oltre il bordo sinistro, { $points }
   *[other] { $n } posizioni libere oltre il bordo sinistro, fino a { $points }
}
board-edge-right = { $n ->
    [one] { $n } posizione libera oltre il bordo destro, { $points }
   *[other] { $n } posizioni libere oltre il bordo destro, fino a { $points }
}
board-edge-top = { $n ->
    [one] { $n } posizione libera oltre il bordo superiore, { $points }
   *[other] { $n } posizioni libere oltre il bordo superiore, fino a { $points }
}
board-edge-bottom = { $n ->
    [one] { $n } posizione libera oltre il bordo inferiore, { $points }
   *[other] { $n } posizioni libere oltre il bordo inferiore, fino a { $points }
}

board-tally = Simboli: { $counts }
board-tally-none = nessun simbolo
board-tally-up = { $count }, { $n } in più
board-tally-down = { $count }, { $n } in meno

board-track = Punti: { $places }
board-track-place = { $name } { $points }

board-move-place = carta { $card }, { $face }, colonna { $x }, riga { $y }
board-move-draw = pesca: { $source }
board-move-objective = tieni l’obiettivo { $id }
board-move-starter-front = carta Iniziale, fronte
board-move-starter-back = carta Iniziale, retro

board-inspect-points = Dà { $points } quando la piazzi.
board-inspect-points-none = Non dà punti.
board-inspect-cost = Per piazzarla scoperta devi avere { $cost } tra i simboli visibili della tua area. Non si spende nulla.
board-inspect-back = Il retro non costa nulla. Ha quattro angoli vuoti e al centro dà { $symbols }, che nulla può coprire.
board-inspect-starter-front = La prima carta di un’area di gioco. Il fronte ha un simbolo in ogni angolo.
board-inspect-starter-back = La prima carta di un’area di gioco. Al centro il retro dà { $symbols }, che nulla può coprire.
board-inspect-corners = Angoli: { $corners }.
board-inspect-hidden = Non puoi vederne il fronte.
replay-no-area = Qui non c’è ancora nessuna carta.

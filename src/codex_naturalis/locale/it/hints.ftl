# Hints: what the bot that helps would do.
hint-place = { $side ->
    [front] fronte: { $card }
   *[back] retro: { $card }
}{ $n ->
    [0] { "" }
   *[other] , +{ $n }
}

# What a half-move is worth to a bot that does not search, part by part.
hint-part-points-so-far = Punti finora
hint-part-points-now = Punti ora
hint-part-points-next = Punti al prossimo turno
hint-part-objectives-done = Obiettivi completati
hint-part-objectives-begun = Obiettivi iniziati
hint-part-objective-s-points = Valore dell’obiettivo
hint-part-symbols = Simboli
hint-part-objects = Oggetti
hint-part-open-slots = Posizioni libere
hint-part-corners = Angoli liberi
hint-part-cards-in-hand = Carte in mano
hint-part-cards-in-market = Carte del mercato
hint-part-card-kept = La carta stessa
hint-part-chance-to-win = Probabilità di vittoria
hint-part-mood = Umore

# What a bot that searches expects.
hint-win = { $chance } di probabilità di vincere
hint-expects = { $chance } di probabilità di vincere. Fine attesa: { $scores }.
hint-score = { $name } { $n }
hint-then = Poi: { $line }.
hint-then-turn = { $name } ({ $moves })
hint-laid = { $side ->
    [front] carta { $card }
   *[back] retro della carta { $card }
}

# Its reason, in parts: “+4 now, keeps 9 places, second diagonal next turn”.
hint-reason-now = +{ $n } ora
hint-reason-laid = +{ $n } una volta giocata
hint-reason-corners = { $n ->
    [one] { $n } angolo
   *[other] { $n } angoli
}
hint-reason-places = lascia { $n ->
    [one] { $n } posizione libera
   *[other] { $n } posizioni libere
}
hint-reason-there = { $has } su { $needs } già presenti
hint-reason-gains = guadagna { $symbols }
hint-reason-loses = perde { $symbols }
hint-reason-pays = { $n ->
    [one] permette di pagare la carta { $cards }
   *[other] permette di pagare le carte { $cards }
}
hint-reason-next = +{ $n } al prossimo turno
hint-reason-step = un passo in più: { $objective }
hint-reason-unseen = una carta { $signs } coperta
hint-reason-later = una carta { $signs } per dopo
hint-reason-objective = { $objective }
hint-reason-objective-with = { $objective } con questa carta
hint-reason-objective-next = { $objective } al prossimo turno

# Objectives in a reason: $signs are pictures, $n tells the second from the first; 0: none in particular.
hint-objective-diagonal = { $n ->
    [0] diagonale { $signs }
    [1] prima diagonale { $signs }
    [2] seconda diagonale { $signs }
    [3] terza diagonale { $signs }
    [4] quarta diagonale { $signs }
   *[other] { $n }ª diagonale { $signs }
}
hint-objective-corner = { $n ->
    [0] disposizione { $signs }
    [1] prima disposizione { $signs }
    [2] seconda disposizione { $signs }
    [3] terza disposizione { $signs }
    [4] quarta disposizione { $signs }
   *[other] { $n }ª disposizione { $signs }
}
hint-objective-set = { $n ->
    [0] set { $signs }
    [1] primo set { $signs }
    [2] secondo set { $signs }
    [3] terzo set { $signs }
    [4] quarto set { $signs }
   *[other] { $n }º set { $signs }
}
hint-lost = perde: { $objective }
hint-more = { $n } in più: { $objective }

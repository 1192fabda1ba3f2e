# Hints: what the bot that helps would do.

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
hint-part-mood = Casualità

# What a bot that searches expects.
hint-win = { $chance } di probabilità di vittoria
hint-expects = { $chance } di probabilità di vittoria. Punteggio finale previsto: { $scores }.
hint-score = { $name } { $n }
hint-then = Probabile seguito: { $line }.
hint-then-turn = { $name } ({ $moves })

# Its reason, in parts: “+4 now, leaves 9 open spots, second pattern next turn”.
hint-reason-now = +{ $n } ora
hint-reason-laid = +{ $n } quando la piazzi
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
    [one] permette di pagare un’altra carta
   *[other] permette di pagare altre { $n } carte
}
hint-reason-next = +{ $n } al prossimo turno
hint-reason-step = un passo verso: { $objective }
hint-reason-unseen = una carta { $signs } alla cieca
hint-reason-later = una carta { $signs } per dopo
hint-reason-objective = { $objective }
hint-reason-objective-with = { $objective } con questa carta
hint-reason-objective-next = { $objective } al prossimo turno

# Objectives in a reason: $signs are pictures, $n tells the second from the first; 0: none in particular.
hint-objective-diagonal = { $n ->
    [0] schema { $signs }
    [1] primo schema { $signs }
    [2] secondo schema { $signs }
    [3] terzo schema { $signs }
    [4] quarto schema { $signs }
   *[other] { $n }º schema { $signs }
}
hint-objective-corner = { $n ->
    [0] schema { $signs }
    [1] primo schema { $signs }
    [2] secondo schema { $signs }
    [3] terzo schema { $signs }
    [4] quarto schema { $signs }
   *[other] { $n }º schema { $signs }
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

# The review of a game: what each half-move was worth, and what would have been better.

review-title = Analisi
review-loading = Apertura della partita…
review-replay = Rivedi la partita
review-overview = Panoramica
review-whole-game = Tutta la partita

# The graph of chances.
review-graph = Probabilità di vittoria nel corso della partita
review-slider = Mossa
review-at = { $name }, { $round ->
    [0] preparazione
   *[other] round { $round }
}
review-chance = Probabilità di vittoria
review-your-slips = le tue sviste
review-own-slips = le sue sviste
review-their-slips = sviste altrui
review-luck = fortuna
review-which = Quali momenti
review-mine = I miei momenti
review-one = Questo giocatore
review-all = Tutti

# How well each seat played.
review-show-chances = Mostra le probabilità di questo giocatore
review-accuracy = precisione
review-accuracy-later = Precisione: dopo l’ultima mossa
review-half-moves = { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
}
review-count-best = { $n ->
    [one] { $n } migliore
   *[other] { $n } migliori
}
review-count-good = { $n ->
    [one] { $n } buona
   *[other] { $n } buone
}
review-count-inaccuracy = { $n ->
    [one] { $n } imprecisione
   *[other] { $n } imprecisioni
}
review-count-mistake = { $n ->
    [one] { $n } errore
   *[other] { $n } errori
}
review-count-blunder = { $n ->
    [one] { $n } errore grave
   *[other] { $n } errori gravi
}
review-left = { $n ->
    [one] { $n } punto mancato
   *[other] { $n } punti mancati
}

# How the game went.
review-won = { $n ->
    [one] Ha vinto { $names }, { $scores }.
   *[other] { $names } hanno condiviso la vittoria, { $scores }.
}
review-unfinished = La partita non è stata giocata fino in fondo.
review-your-led-from = Eri in testa dal round { $round } in poi.
review-their-led-from = { $name } era in testa dal round { $round } in poi.
review-your-led-until = Eri in testa fino al round { $round }.
review-their-led-until = { $name } era in testa fino al round { $round }.
review-cost-most = { $kind ->
    [draw] A costare di più è stata una pescata nel round { $round }.
    [choice] A costare di più è stata una scelta nella preparazione.
   *[place] A costare di più è stato un piazzamento nel round { $round }.
}
review-decided = Che cosa ha deciso la partita
review-your-choices = Le tue scelte
review-own-choices = Le sue scelte
review-name-choices = Scelte di { $name }
review-others-choices = Scelte degli altri
review-luck-cards = Fortuna con le carte
review-luck-tybor = Carte e Tybor
review-decided-note = In % di probabilità di vittoria: { $start } all’inizio, { $end } alla fine.

# The moments that matter.
review-moments = { $n ->
    [one] Un momento chiave
   *[other] { $n } momenti chiave
}
review-found = Trovati finora
review-no-moments = Nessuna svista
review-no-moments-note = Per quanto il calcolo può dire, nessuna mossa ha sprecato nulla.
review-moment = { $round ->
    [0] Preparazione
   *[other] Round { $round }
}
review-moment-of = { $name }, { $round ->
    [0] preparazione
   *[other] round { $round }
}
review-start-with = { $round ->
    [0] Inizia dalla preparazione
   *[other] Inizia dal round { $round }
}
review-next = Momento successivo
review-previous = Momento precedente
review-number = { $n } di { $all }

# The board.
review-area = Area di { $name }, { $round ->
    [0] preparazione
   *[other] round { $round }
}
review-area-end = Area di { $name } alla fine
review-whose-area = Area da mostrare
review-shown = Che cosa mostra l’area
review-played = Giocata
review-better = Meglio
review-both = Entrambe
review-steps = Scorri la partita
review-first = Prima mossa
review-back = Una mossa indietro
review-forward = Una mossa avanti
review-end = Tutta la partita
review-ply = mossa { $ply } di { $plies }
review-then = poi +{ $n }
review-then-objective = poi obiettivo
review-taken = Scelta fatta
review-market-then = Il mercato in quel momento

# One moment.
review-your-place = round { $round }, il tuo piazzamento
review-your-draw = round { $round }, la tua pescata
review-your-starter = la tua carta Iniziale
review-your-objective = il tuo obiettivo segreto
review-their-place = { $name }, round { $round }, piazzamento
review-their-draw = { $name }, round { $round }, pescata
review-their-starter = { $name }, carta Iniziale
review-their-objective = { $name }, obiettivo segreto
review-you-played = La tua mossa
review-was-played = Giocata
review-not-yet = Il motore non è ancora arrivato a questa mossa.
review-best-move = La mossa migliore
review-as-good = Altrettanto buona
review-also-good = Altre buone mosse
review-expected = previsto { $scores }
review-doubt = Margine del calcolo: circa { $doubt }%.
review-not-counted = Non conta come svista:
review-not-counted-card = quale carta è uscita. Era questione di fortuna.
review-better-does = La mossa migliore { $facts }.
review-played-does = Quella giocata { $facts }.
review-no-fact = Nessun motivo preciso le distingue: continuando la partita molte volte, l’altra mossa vince più spesso.

# What a half-move does; the rest of a sentence that begins “The better move …”.
review-fact-objective = { $good ->
    [yes] completa { $objective }
   *[no] rompe { $objective }
}
review-fact-points = dà +{ $n }
review-fact-loses = copre { $symbols }
review-fact-gains = dà { $symbols }
review-fact-pays = permette di pagare { $card }
review-fact-next = permette { $card } al prossimo turno per +{ $n }
review-fact-next_objective = completa { $objective } al prossimo turno
review-fact-worth = prende una carta che ora vale +{ $n }
review-fact-fulfils = può completare { $objective }
review-fact-closer = avvicina a { $objective }
review-fact-no_closer = non avvicina a nessun obiettivo
review-fact-corners = { $n ->
    [one] mostra { $n } angolo
   *[other] mostra { $n } angoli
}
review-fact-there = { $n ->
    [one] ha già { $n } parte su { $of }
   *[other] ha già { $n } parti su { $of }
}

# Headlines.
review-headline-wrong_side = Carta giusta, lato sbagliato
review-headline-objective_missed = C’era un obiettivo da completare
review-headline-objective_broken = Ha rotto un obiettivo
review-headline-points_left = { $n ->
    [one] C’era { $n } punto in più da prendere
   *[other] C’erano { $n } punti in più da prendere
}
review-headline-spot_next = L’altra posizione dà +{ $n } al prossimo turno
review-headline-card_next = L’altra carta dà +{ $n } al prossimo turno
review-headline-pays = Avrebbe potuto pagare una carta
review-headline-covered = Ha coperto un simbolo che serviva
review-headline-same_points_spot = Stessi punti, posizione migliore
review-headline-same_points_card = Stessi punti, carta migliore
review-headline-better_spot = Meno punti ora, posizione migliore
review-headline-better_card = Meno punti ora, carta migliore
review-headline-source = Era meglio { $source }
review-headline-other_face = Era meglio l’altro lato
review-headline-other_objective = Era meglio l’altro obiettivo
review-source-R = il mazzo Risorsa
review-source-R1 = la carta Risorsa a sinistra
review-source-R2 = la carta Risorsa a destra
review-source-G = il mazzo Oro
review-source-G1 = la carta Oro a sinistra
review-source-G2 = la carta Oro a destra

# What can be done with a moment.
review-exercise = Fanne un esercizio
review-exercise-made = Aggiunto ai tuoi esercizi: da rivedere oggi.
review-share = Condividi
review-more = Altro
review-copied = Link a questo momento copiato.

# While the engine thinks.
review-thinking = Analisi della partita…
review-waiting = Prima tocca ad altre partite.
review-progress = Mossa { $done } di { $total }
review-explained = Per ogni mossa il motore continua la partita molte volte, sapendo solo quello che il giocatore sapeva allora.
review-start-now = Puoi già iniziare a leggere. I nuovi momenti compaiono appena vengono trovati, e puoi anche uscire: l’analisi continua.
review-finished = { $n ->
    [0] L’analisi è finita: nessuna svista.
    [one] L’analisi è finita: un momento chiave.
   *[other] L’analisi è finita: { $n } momenti chiave.
}
review-none = Questa partita non è ancora stata analizzata
review-request = Analizza questa partita
review-again = Riprova
review-failed = L’analisi non è riuscita. Quello che era stato trovato è andato perso, la partita no.

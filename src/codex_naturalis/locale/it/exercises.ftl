# Exercises: positions with one best move to find, and one’s own mistakes.

# The overview
exercises-title = Esercizi
exercises-due = Per oggi
exercises-due-today = per oggi
exercises-due-own = { $n } dalle tue partite
exercises-due-new = { $n ->
    [one] { $n } nuovo
   *[other] { $n } nuovi
}
exercises-due-minutes = { $n ->
    [one] Circa { $n } minuto.
   *[other] Circa { $n } minuti.
}
exercises-start = Inizia
exercises-start-title = Trova la mossa migliore
exercises-start-text = Una posizione, una mossa migliore. Tu e l’esercizio ricevete un rating l’uno contro l’altro.
exercises-done = Fatto per oggi
exercises-done-next = Il prossimo dalle tue partite: { $when }.
exercises-another = Risolvine uno nuovo
exercises-new = O qualcosa di nuovo
exercises-any = Una posizione qualsiasi
exercises-timed = Tre minuti
exercises-by-theme = Per tema
exercises-streak = { $n ->
    [one] giorno di fila
   *[other] giorni di fila
}
exercises-best = record: { $n }
exercises-streak-how = Basta un esercizio al giorno. Se salti un giorno si usa un giorno di riserva: ne hai { $n }.
exercises-week = Questa settimana: { $n } giorni su 7

exercises-own = I tuoi errori
exercises-own-how = Tornano dopo 1 giorno, 3 giorni, 1 settimana, 3 settimane
exercises-own-empty = Ancora nessun errore
exercises-own-none = Fai analizzare una partita finita. Quello che potevi fare meglio torna qui come esercizio.
exercises-own-choose = Scegli una partita
exercises-own-place = Round { $round }, piazzamento
exercises-own-draw = Round { $round }, pescata
exercises-own-starter = Lato della carta Iniziale
exercises-own-objective = Obiettivo segreto
# $names: the others at the table.
exercises-own-against = contro { $names }, { $day }
exercises-due-now = oggi
exercises-stage = Passo { $n } di { $all }
exercises-all = Tutti e { $n }

exercises-rating = Rating
# $change: +28 or −5.
exercises-rating-change = { $change } in 30 giorni
exercises-rating-spoken = Il tuo rating negli ultimi 30 giorni, da { $from } a { $to }
exercises-rating-none = Comincia a muoversi con il primo esercizio.
exercises-theme-placement = Dove piazzare
exercises-theme-draw = Che cosa pescare
exercises-theme-objective = Obiettivi
exercises-theme-starter = Carta Iniziale
exercises-theme-endgame = Ultimo round
exercises-theme-solo = Contro Tybor
exercises-theme-solved = { $n ->
    [one] { $n } risolto
   *[other] { $n } risolti
}
exercises-kept = I tuoi progressi restano in questo browser. Con un account li hai ovunque.

# One exercise
exercise-status = Esercizio
exercise-status-due = Esercizio · { $n } di { $all } per oggi
exercise-status-timed = { $time } · { $n } risolti
exercise-situation = La posizione
exercise-own = Da una tua partita
exercise-find-place = Trova il piazzamento migliore
exercise-find-draw = Trova la pescata migliore
exercise-find-starter = Quale lato della carta Iniziale?
exercise-find-objective = Quale obiettivo tieni?
exercise-setup = Prima del primo round.
exercise-round = Round { $n }.
exercise-round-ending = Round { $n }, ne resta uno.
exercise-last-round = Ultimo round.
# $origin: “against Marek, 4 May”.
exercise-lost = Qui hai perso { $loss }, { $origin }.
exercise-origin = La tua partita { $origin }.
exercise-you = Tu
exercise-player = Giocatore { $n }
exercise-tybor = Tybor
exercise-objectives = Obiettivi
exercise-market = Mercato
exercise-players = Giocatori
exercise-area = La tua area
exercise-hand = La tua mano
exercise-starter = La tua carta Iniziale
exercise-verdicts = Tentativi e giudizi
exercise-loading = Carico l’esercizio…
exercise-loading-own = Esamino ogni mossa di questa posizione. La prima volta ci vuole qualche secondo.

exercise-try = Tentativo { $n } di { $all }
exercise-verdict-best = Esatto
exercise-verdict-good = Bene, ma c’è di meglio
exercise-verdict-inaccuracy = Non proprio
exercise-verdict-mistake = Così perdi terreno
exercise-verdict-blunder = Così regali molto
exercise-said = { $verdict }. { $chance }.
# After what a try brings: “+4 now, but an objective stays open”.
exercise-but-objective = ma un obiettivo resta aperto
exercise-but-points = ma ci sono più punti da fare
exercise-but-unlock = ma un’altra carta resta fuori portata
exercise-but-room = ma lascia meno spazio
exercise-but-more = ma altro rende di più
exercise-hint = Suggerimento
exercise-hints = Suggerimenti
exercise-show = Soluzione
exercise-place = Piazza qui
exercise-take = Prendi questa carta
exercise-keep = Tieni questo
exercise-side-front = Fronte
exercise-side-back = Retro
exercise-how-place = Scegli una carta, poi una posizione.
exercise-how-draw = Scegli una carta da pescare.
exercise-how-starter = Scegli un lato.
exercise-how-objective = Scegli un obiettivo.

exercise-answer = La soluzione
exercise-not-found = Questa volta no
exercise-found-1 = Trovata al primo tentativo, { $time }
exercise-found-2 = Trovata al secondo tentativo, { $time }
exercise-found-3 = Trovata al terzo tentativo, { $time }
exercise-bar-best = La migliore
exercise-bar-first = Il primo tentativo
exercise-bar-game = Nella partita
exercise-your-rating = Il tuo rating
exercise-its-rating = Questo esercizio
exercise-solved-by = Risolto subito dal
exercise-not-counted = Conta solo il primo tentativo.
exercise-hinted = Con un suggerimento il rating non cambia.
exercise-kept = Resta in questo browser finché il server non risponde.
# $when: “in 3 days”.
exercise-back = Torna { $when }
exercise-sits = Questo ormai lo sai.
exercise-remove = Rimuovi dai miei esercizi
exercise-removed = Rimosso. Non tornerà.
exercise-step-0 = 1 giorno
exercise-step-1 = 3 giorni
exercise-step-2 = 1 settimana
exercise-step-3 = 3 settimane
exercise-step-4 = fatto
exercise-label-best = La migliore
exercise-label-best-points = La migliore · +{ $n }
exercise-label-next = poi +{ $n }
exercise-label-tried = il tuo tentativo
exercise-label-game = nella partita
exercise-next = Avanti
exercise-left = ancora { $n }
exercise-time-up = Tempo scaduto
exercise-time-result = { $n } su { $all } risolti al primo colpo
exercise-again = Ancora
exercise-overview = Tutti gli esercizi

# Hints in three steps: the idea, the card, the spot.
exercise-idea-objective = Cerca un piazzamento che completa un obiettivo.
exercise-idea-twice = Cerca una carta che rende due volte: adesso e al prossimo turno.
exercise-idea-prepare = Pensa al prossimo turno: un obiettivo si può preparare.
exercise-idea-unlock = Cerca ciò che ti permette di pagare un’altra carta della mano.
exercise-idea-points = Cerca i punti che puoi avere subito.
exercise-idea-next = Pensa al prossimo turno: da dove arrivano i prossimi punti?
exercise-idea-symbols = Cerca i simboli che servono alla tua mano e ai tuoi obiettivi.
exercise-idea-room = Cerca spazio: quale piazzamento lascia più possibilità?
exercise-idea-draw-objective = Quale carta ti avvicina a un tuo obiettivo?
exercise-idea-draw-points = Quale carta potresti piazzare subito per fare punti?
exercise-idea-draw-later = Di quale regno avrai più bisogno?
exercise-idea-draw-unseen = Forse niente di scoperto fa al caso tuo.
exercise-idea-starter = Confronta ciò che dà ogni lato: simboli, e angoli su cui costruire.
exercise-idea-choice = Quale dei due si adatta alle carte che hai e che vedi?
# $card is a picture.
exercise-hint-card = È questa carta: { $card }
exercise-hint-gold = Prendi una carta Oro.
exercise-hint-resource = Prendi una carta Risorsa.
exercise-hint-chances = Una scelta vince { $best } delle partite, l’altra { $other }.
exercise-hint-spot = La posizione è segnata nella tua area.
exercise-hint-here = Qui: { $what }.

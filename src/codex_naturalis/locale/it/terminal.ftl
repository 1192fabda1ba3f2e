# Play, drawings and reviews in a terminal. What is typed is given: moves in the notation of game files, and commands.

# A table drawn in characters
terminal-tybor = Tybor
terminal-points = punti
terminal-nothing = vuoto
terminal-legend-empty = angolo vuoto
terminal-legend-hidden = angolo nascosto
terminal-legend-quill = 1 per piuma
terminal-legend-covered = 2 per angolo coperto
terminal-objectives-later = Si distribuiscono quando tutte le carte Iniziali sono piazzate.
terminal-secret-of = Segreto ({ $name })
terminal-offered = A scelta ({ $move })
terminal-listing = Le carte e i loro angoli, { $covered } se coperti:
terminal-open = Posizioni libere:
terminal-tybor-dealt = Distribuite:
terminal-tybor-taken = Prese:
terminal-tybor-scored = Scartate per punti:
terminal-refilled = Nuova nel mercato: { $card }

# A game
terminal-player = Giocatore
terminal-order = Ordine di turno: { $names }.
terminal-saved-in = La partita viene salvata in { $file }
terminal-saved = Salvata: { $file }
terminal-not-saved = Non salvata: { $file }: { $problem }
terminal-resume = Per continuare più tardi: { $command }
terminal-file = File della partita: { $file }
terminal-undone = Annullata: { $move }
terminal-place = Piazza una carta
terminal-prompt = { $what } (? per l’aiuto)
terminal-unknown = “{ $typed }” non è né una mossa né un comando. Scrivi ? per l’aiuto.
terminal-idle = Scrivi ? per l’aiuto, { $list } per vedere le tue mosse, { $quit } per uscire.
terminal-no-number = Il numero { $n } non c’è. Scegli da 1 a { $last }.
terminal-all-shown = Sono tutte qui.
terminal-choose-number = Scrivi un numero per scegliere.
terminal-choose-more = Scrivi un numero per scegliere, o { $command } per vederne altre { $n }.
terminal-name-move = Indica una mossa, per esempio: { $example }
terminal-allowed = { $move } è permessa: { $brings }.
terminal-hint = { $bot } giocherebbe { $move }: { $reason }.
terminal-no-card = La carta { $typed } non esiste. Le carte hanno i numeri da 1 a { $cards }, gli obiettivi da { $first } a { $last }.

# Help inside a game
terminal-help-setup = La partita è in preparazione. Prima scegli un lato della tua carta Iniziale: { $front } (fronte) o { $back } (retro). Poi scegli uno dei due obiettivi segreti con il suo numero, per esempio { $objective }.
terminal-help-place = Piazza una carta della tua mano in modo che copra angoli delle tue carte. { $example } è la carta 17, scoperta (f), nella colonna 1, riga 1. Con b al posto di f la carta è coperta: non costa nulla e non dà punti. La carta Iniziale è nella colonna 0, riga 0; le colonne si contano verso destra, le righe verso l’alto. Per piazzare scoperta una carta Oro, i simboli del suo costo devono essere visibili nella tua area. Non si spende nulla.
terminal-help-draw = Pesca una carta. { $market } sono le quattro carte rivelate: Risorsa e Oro, a sinistra e a destra. { $decks } sono i due mazzi. Finché non peschi, puoi annullare il piazzamento.
terminal-help-commands = Scrivi una mossa o uno di questi comandi:
terminal-command-list = le tue mosse, la migliore per prima; un numero ne sceglie una
terminal-command-hint = che cosa farebbe il bot più forte, e perché
terminal-command-why = perché una mossa non è permessa
terminal-command-card = che cosa mostra la carta o l’obiettivo 17
terminal-command-table = mostra di nuovo il tavolo
terminal-command-undo = annulla il piazzamento, finché non peschi
terminal-command-quit = salva la partita, per continuarla più tardi

# A replay
terminal-deal = La distribuzione. { $n ->
    [one] Segue { $n } passo.
   *[other] Seguono { $n } passi.
}
terminal-step = Passo { $ply } di { $plies }, { $name }: { $move }
terminal-keys = Invio: avanti · b: indietro · q: esci

# While one waits
terminal-replaying = Riproduzione
terminal-thinking = Analisi
terminal-preparing = Preparazione dei bot forti (solo una volta)…
terminal-preparing-wait = Preparazione dei bot forti, solo una volta. Ci vuole un minuto o due.

# A review
terminal-review = Analisi di { $file }
terminal-review-judged = { $n ->
    [one] { $n } passo, giudicato da { $bots }.
   *[other] { $n } passi, giudicati da { $bots }.
}
terminal-review-unfinished = La partita non è stata giocata fino in fondo.
terminal-review-accuracy = precisione
terminal-review-best = migl.
terminal-review-good = buone
terminal-review-inaccuracies = impr.
terminal-review-mistakes = err.
terminal-review-blunders = gravi
terminal-review-left = mancati
terminal-review-lost = persi
terminal-review-legend = mancati: punti che un altro piazzamento avrebbe dato subito; persi: punti del punteggio finale previsto
terminal-review-chances = Probabilità di vittoria, turno per turno:
terminal-review-none = Nessuna mossa è costata cara.
terminal-review-costly = Mosse costate care:
terminal-review-worst = Mosse costate care, le { $n } peggiori su { $all }:
terminal-review-move = { $name }, round { $round }: { $move }, { $judgement ->
    [inaccuracy] un’imprecisione
    [mistake] un errore
   *[blunder] un errore grave
}. Probabilità di vittoria −{ $chance }, punteggio previsto −{ $points }.
terminal-review-better = Meglio: { $move } ({ $chance }), { $reason }

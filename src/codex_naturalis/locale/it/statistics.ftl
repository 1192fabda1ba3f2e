# How often cards, objectives, starters, seats and openings won.
statistics-topics = Argomenti
statistics-tab-cards = Carte
statistics-tab-objectives = Obiettivi
statistics-tab-starters = Iniziali e posti
statistics-tab-openings = Aperture

statistics-source = Partite di chi
statistics-source-people = Persone
statistics-source-bots = Bot tra loro
statistics-group = Numero di giocatori
statistics-group-2 = 2 giocatori
statistics-group-3 = 3 giocatori
statistics-group-4 = 4 giocatori
statistics-group-solo-easy = Tybor, facile
statistics-group-solo-normal = Tybor, normale
statistics-group-solo-hard = Tybor, difficile
statistics-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
statistics-csv = CSV
statistics-csv-save = Salva questo elenco come CSV

statistics-kind = Tipo di carta
statistics-kind-gold = Oro
statistics-kind-resource = Risorsa
statistics-side = Lato
statistics-side-front = Scoperta
statistics-side-back = Coperta
statistics-show = Mostra come
statistics-show-picture = Immagine
statistics-show-list = Elenco
statistics-sort = Ordina per { $column }

statistics-cards-gold = Carte Oro, per partite vinte
statistics-cards-resource = Carte Risorsa, per partite vinte
statistics-objectives = Obiettivi segreti, per partite vinte
statistics-starters = Carta Iniziale, fronte o retro
statistics-seats = Chi piazza per primo
statistics-openings = Aperture, per partite vinte
statistics-half = metà delle partite
statistics-average = media: { $won }
statistics-line = La linea sottile è l’incertezza: la quota vera è quasi sempre lì dentro.

statistics-note-gold-front = Chi vince piazza più carte Oro scoperte, quindi quasi tutte sono sopra la media. Confronta le carte tra loro.
statistics-note-gold-back = Coperte, tutte le carte Oro di un regno sono uguali. Cambia solo il fronte a cui si è rinunciato.
statistics-note-resource-front = Una carta Risorsa si piazza spesso in mancanza di meglio. La sua quota dice come sono finite le partite in cui è stata piazzata, non che cosa ha cambiato.
statistics-note-resource-back = Coperte, tutte le carte Risorsa di un regno sono uguali. Cambia solo il fronte a cui si è rinunciato.
statistics-note-objectives = Contano solo gli obiettivi tenuti. Si tiene quello adatto alle proprie carte: questo non dice quanto varrebbe con altre.
statistics-note-starters = Si sceglie il lato che va bene con la propria mano. Quindi il lato con più vittorie non è sempre la scelta migliore.
statistics-note-openings = Il lato della carta Iniziale, poi le prime due carte. Una buona mano permette una buona apertura: parte della differenza è fortuna.
statistics-about-bots = Da { $games } partite dei bot tra loro. Tutti giocano come il bot { $bot }: altri giocatori possono fare meglio con altre carte.
statistics-about-people = Dalle partite di questo server giocate fino in fondo, senza che nessuno si arrendesse, se ne andasse o finisse il tempo. Contano solo i posti delle persone, non quelli dei bot. Nessun nome viene conservato.
statistics-made-by = Prodotto da { $command }

statistics-won = { $won } di vittorie
statistics-won-word = di vittorie
statistics-face-f = scoperta
statistics-face-b = coperta
statistics-doubt = { $games }, ±{ $doubt }
statistics-points = Punti che dà
statistics-round = Round abituale
statistics-rounds = da { $low } a { $high }
statistics-kept = Tenuto quando è offerto
statistics-row = { $name }: { $won } di vittorie, { $games }

statistics-seat = { $n ->
    [1] Primo giocatore
    [2] Secondo giocatore
    [3] Terzo giocatore
   *[other] Quarto giocatore
}
statistics-seat-brief = { $n ->
    [1] primo
    [2] secondo
    [3] terzo
   *[other] quarto
}
statistics-seat-solo = Tu contro Tybor
statistics-seats-even = ±{ $doubt }, quindi nessun vantaggio chiaro.
statistics-seats-uneven = ±{ $doubt }: una differenza vera, anche se piccola.

statistics-opening-f = Iniziale sul fronte
statistics-opening-b = Iniziale sul retro
statistics-opening-Rf = carta Risorsa scoperta
statistics-opening-Rb = carta Risorsa coperta
statistics-opening-Gf = carta Oro scoperta
statistics-opening-Gb = carta Oro coperta

statistics-column-name = Nome
statistics-column-games = Partite
statistics-column-won = Vittorie
statistics-column-interval = Incertezza (95 %)
statistics-column-points = Punti
statistics-column-round = Round abituale
statistics-column-kept = Tenuto

statistics-few = { $n ->
    [one] Solo { $n } partita
   *[other] Solo { $n } partite
}
statistics-few-text = Dice ancora poco. Guarda le partite dei bot, o scegli un altro numero di giocatori.
statistics-none = Ancora nessuna partita
statistics-none-text = Qui nessuno ha ancora finito una partita così. Quando succederà, la vedrai qui.
statistics-to-bots = Guarda le partite dei bot
statistics-title-line = { $games }; in media un posto ha vinto { $won }

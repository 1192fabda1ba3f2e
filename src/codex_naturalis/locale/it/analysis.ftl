# The analysis board.
analysis-title = Tavolo di analisi
analysis-status = Analisi · { $names }, { $round ->
    [0] preparazione
   *[other] round { $round }
}
analysis-status-over = Analisi · { $names }, la fine
analysis-player = Giocatore { $n }

# An empty board.
analysis-start-text = Gioca qualsiasi posizione, tieni le tue prove come varianti e guarda cosa ne pensa il motore.
analysis-new = Nuova partita
analysis-new-text = Carte appena mescolate. Fai tu le mosse di tutti i giocatori.
analysis-players = { $n } giocatori
analysis-tybor = Tybor
analysis-tybor-solo-easy = Tybor, facile
analysis-tybor-solo-normal = Tybor, normale
analysis-tybor-solo-hard = Tybor, difficile
analysis-open-text = Un file di partita o una posizione
analysis-open-how = Trascinalo su questa pagina, o incolla il suo testo.
analysis-set-up-title = Componi una posizione
analysis-set-up-text = Disponi tu le carte. Le regole controllano se la posizione è possibile.
analysis-saved-list = Le tue analisi salvate
analysis-remove = Elimina “{ $title }”
analysis-bad-link = Questo link è danneggiato. Chiedine uno nuovo.

# Who sees what.
analysis-who-sees = Chi vede cosa
analysis-knows = Cosa sa { $name }
analysis-open = Tutto scoperto
analysis-knows-note = Le carte nascoste vengono indovinate di nuovo a ogni simulazione. Con “Tutto scoperto” vedi le carte vere.
analysis-open-note = Il motore vede ogni mano, mazzo e obiettivo. Al tavolo non li vede nessuno.
analysis-hidden = nascoste
analysis-to-place = deve piazzare
analysis-to-draw = deve pescare
analysis-to-choose = deve scegliere
analysis-position = Posizione
analysis-copy-position = Copia la posizione come testo
analysis-position-copied = Posizione copiata.
analysis-not-copied = Il browser non ci lascia copiare.
analysis-paste = Incolla
analysis-set-up = Componi
analysis-paste-title = Incolla una partita o una posizione
analysis-paste-label = Il testo di un file .codex o di una posizione

# What the engine says.
analysis-chance = { $name } { $chance }
analysis-no-chances = Probabilità di vittoria: non ancora note
analysis-lines = Mosse migliori
analysis-line = { $rank }: { $chance }, { $move }, previsto { $scores }
analysis-playouts = { $n } simulazioni, ±{ $doubt }
analysis-sees-own = Sa quello che sa { $name }
analysis-sees-all = Vede ogni carta
analysis-pause = Metti in pausa il motore
analysis-resume = Fai pensare il motore
analysis-thinking = Sta pensando…
analysis-paused = In pausa.
analysis-over = La partita è finita.
analysis-spent = Hai finito il tempo di riflessione di quest’ora. Torna un po’ più tardi.
analysis-busy = Il motore è occupato con le partite. Riprova tra un momento.
analysis-replaced = Stai analizzando in un’altra pagina.
analysis-failed = Il motore non ha risposto. Mettilo in pausa e fallo pensare di nuovo.

# On the board.
analysis-place = Piazza qui
analysis-draw = Pesca
analysis-flip = Gira
analysis-back = Indietro

# The tree.
analysis-variations = Varianti
analysis-variation = variante
analysis-start = Inizio
analysis-row = { $name }, { $round ->
    [0] preparazione
   *[other] round { $round }
}: { $move }
analysis-cell = in { $x }, { $y }
analysis-delete = Elimina da qui in poi
analysis-note = Nota
analysis-note-label = La tua nota su questa mossa
analysis-note-keep = Conserva
analysis-more = Dettagli e condivisione
analysis-play = Gioca da qui
analysis-copy-link = Copia link
analysis-link-copied = Link copiato. Contiene tutto l’albero.
analysis-link-long = Questo albero è troppo grande per un link. Scaricalo.
analysis-download = Scarica come .codex
analysis-save = Salva
analysis-save-title = Titolo
analysis-saved = Analisi salvata.

# Setting up a position.
analysis-set-up-how = Scegli una carta, poi una posizione. Il resto viene distribuito a caso.
analysis-set-up-open = Analizza questa posizione
analysis-number = Giocatori
analysis-level = Difficoltà
analysis-turn = A chi tocca
analysis-phase = Cosa fare
analysis-seat = Area da modificare
analysis-slot = Posizione in { $x }, { $y }
analysis-take-back = Riprendi l’ultima carta
analysis-chosen = Scelta: { $card }. Ora scegli una posizione.
analysis-kind = Tipo di carta
analysis-resource = Risorsa
analysis-gold = Oro
analysis-side = Lato
analysis-cards = Carte da piazzare
analysis-hand-card = Carta { $n } in mano
analysis-secret = Obiettivo segreto
analysis-common = Obiettivo comune { $n }
analysis-tybor-dealt = Prima carta { $n } di Tybor
analysis-tybor-taken = Carta { $n } presa da Tybor
analysis-tybor-scored = Carta { $n } segnata da Tybor
analysis-any = Qualsiasi
analysis-faults = Questo non può succedere in una partita:
analysis-possible = Questa posizione è possibile.
analysis-place-area = Area di { $name }
analysis-place-hand = Mano di { $name }
analysis-place-tybor = I punti di Tybor
analysis-place-tybor-dealt = Le prime carte di Tybor
analysis-place-tybor-taken = Le carte di Tybor
analysis-place-tybor-scored = Le carte segnate da Tybor

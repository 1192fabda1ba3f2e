# Looking at a game afterwards, half-move by half-move, and bringing in a record.

review-title = Replay
review-loading = Apertura della partita…
review-status = Replay · { $round ->
    [0] preparazione
   *[other] round { $round }
}
review-status-over = Replay · la fine

review-missing = Questa partita qui non c’è. Forse il link è vecchio o scritto male.
review-not-finished = Questa partita non è ancora finita. Si potrà rivedere quando lo sarà.
review-to-table = Al tavolo
review-open-other = Apri un’altra registrazione

review-controls = Lungo la partita
review-first = All’inizio
review-back = Una semimossa indietro
review-forward = Una semimossa avanti
review-last = Alla fine
review-play = Avvia
review-pause = Ferma
review-speed = Velocità
review-speed-slow = Lenta
review-speed-usual = Normale
review-speed-quick = Rapida
review-round = Round { $n }
review-round-jump = Vai a un round
review-setup = Preparazione
review-timeline = Punti lungo la partita
review-slider = Semimossa
review-slider-text = Semimossa { $ply } di { $plies }, round { $round }
review-ply = { $ply } di { $plies }
review-moves = Semimosse

review-eyes = Punto di vista
review-eyes-all = Tutto visibile
review-area = Area di gioco di { $name }
review-show-area = { $points }, mostra l’area di gioco
review-follow = Segui la partita
review-moved = ha giocato
review-objectives = Obiettivi
review-no-area = Qui non c’è ancora nessuna carta.

review-copy-link = Copia il link
review-copied = Il link a questa posizione è copiato.
review-not-copied = Il browser non ci lascia copiare. Prendi l’indirizzo di questa pagina: porta qui.
review-download = Scarica .codex

review-stops = La registrazione si ferma qui: la partita non è stata giocata fino in fondo.
review-ended-resigned = La partita è finita qui per abbandono.
review-ended-time = La partita è finita qui: tempo scaduto.
review-ended-left = La partita è finita qui: un giocatore è uscito.
review-ended-aborted = I giocatori hanno deciso di concludere qui la partita, senza risultato.

review-open-title = Apri una registrazione
review-open-text = Un file .codex contiene una partita: la distribuzione e ogni semimossa. Portane uno, e la partita si può rivedere e condividere con un link.
review-choose-file = Scegli un file .codex
review-drop-here = oppure trascinalo ovunque su questa pagina
review-drop-now = Rilascia per aprirlo
review-paste = Oppure incolla il suo testo
review-open = Apri
review-opening = Apertura…
review-kept-note = La registrazione è verificata semimossa per semimossa, e conservata su questo server per chi ne ha il link.
review-bad-record = Questa registrazione non si può rivedere.
review-bad-line = L’errore è alla riga { $line }:

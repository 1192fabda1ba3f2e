# Replaying a game half-move by half-move, and importing a record.

replay-title = Replay
replay-loading = Apertura della partita…
replay-status = Replay · { $round ->
    [0] preparazione
   *[other] round { $round }
}
replay-status-over = Replay · la fine

replay-missing = Questa partita qui non c’è. Forse il link è vecchio o scritto male.
replay-not-finished = Questa partita non è ancora finita. Si potrà rivedere quando lo sarà.
replay-to-table = Al tavolo
replay-open-other = Apri un’altra registrazione

replay-controls = Lungo la partita
replay-first = All’inizio
replay-back = Una semimossa indietro
replay-forward = Una semimossa avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Ferma
replay-speed = Velocità
replay-speed-slow = Lenta
replay-speed-usual = Normale
replay-speed-quick = Rapida
replay-round = Round { $n }
replay-round-jump = Vai a un round
replay-setup = Preparazione
replay-timeline = Punti lungo la partita
replay-slider = Semimossa
replay-slider-text = Semimossa { $ply } di { $plies }, round { $round }
replay-ply = { $ply } di { $plies }
replay-moves = Semimosse

replay-viewpoint = Punto di vista
replay-viewpoint-all = Tutto visibile
replay-area = Area di gioco di { $name }
replay-show-area = { $points }, mostra l’area di gioco
replay-follow = Segui la partita
replay-moved = ha giocato
replay-objectives = Obiettivi
replay-no-area = Qui non c’è ancora nessuna carta.

replay-copy-link = Copia il link
replay-copied = Il link a questa posizione è copiato.
replay-not-copied = Il browser non ci lascia copiare. Prendi l’indirizzo di questa pagina: porta qui.
replay-download = Scarica .codex

replay-stops = La registrazione si ferma qui: la partita non è stata giocata fino in fondo.
replay-ended-resigned = La partita è finita qui per abbandono.
replay-ended-time = La partita è finita qui: tempo scaduto.
replay-ended-left = La partita è finita qui: un giocatore è uscito.
replay-ended-aborted = I giocatori hanno deciso di concludere qui la partita, senza risultato.

replay-open-title = Apri una registrazione
replay-open-text = Un file .codex contiene una partita: la distribuzione e ogni semimossa. Portane uno, e la partita si può rivedere e condividere con un link.
replay-choose-file = Scegli un file .codex
replay-drop-here = oppure trascinalo ovunque su questa pagina
replay-drop-now = Rilascia per aprirlo
replay-paste = Oppure incolla il suo testo
replay-open = Apri
replay-opening = Apertura…
replay-kept-note = La registrazione è verificata semimossa per semimossa, e conservata su questo server per chi ne ha il link.
replay-bad-record = Questa registrazione non si può rivedere.
replay-bad-line = L’errore è alla riga { $line }:

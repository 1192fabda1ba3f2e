# Replaying a game half-move by half-move, and importing a record.

replay-title = Replay
replay-loading = Apertura della partita…
replay-status = Replay · { $round ->
    [0] preparazione
   *[other] round { $round }
}
replay-status-over = Replay · la fine

replay-missing = Questa partita non esiste. Forse il link è vecchio o scritto male.
replay-not-finished = Questa partita non è ancora finita. Potrai rivederla quando lo sarà.
replay-to-table = Vai al tavolo
replay-review = Analizza la partita
replay-open-other = Apri il file di un’altra partita

replay-controls = Comandi del replay
replay-first = Vai all’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Vai alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-speed-slow = Lenta
replay-speed-usual = Normale
replay-speed-quick = Veloce
replay-round = Round { $n }
replay-round-jump = Vai a un round
replay-setup = Preparazione
replay-timeline = Punti nel corso della partita
replay-slider = Passo
replay-slider-text = Passo { $ply } di { $plies }, round { $round }
replay-ply = { $ply } di { $plies }
replay-moves = Mosse

replay-viewpoint = Guarda come
replay-viewpoint-all = Tutte le carte visibili
replay-area = Area di { $name }
replay-show-area = { $points }, mostra l’area
replay-follow = Segui la partita
replay-moved = ha appena giocato
replay-objectives = Obiettivi

replay-copy-link = Copia il link
replay-copied = Link a questo momento copiato.
replay-not-copied = Il browser non ci lascia copiare. Usa l’indirizzo di questa pagina: porta qui.
replay-download = Scarica il file della partita
replay-analyse = Analizza da qui

replay-stops = Il file si ferma qui: la partita non è stata giocata fino in fondo.
replay-ended-resigned = La partita è finita qui per abbandono.
replay-ended-time = La partita è finita qui: un giocatore ha finito il tempo.
replay-ended-left = La partita è finita qui: un giocatore è uscito.
replay-ended-aborted = I giocatori hanno deciso di finire qui la partita, senza risultato.
replay-ended-early = Qui qualcuno ha abbandonato, prima che tutti avessero tre turni: nessun risultato.
replay-ended-closed = Qui la moderazione ha chiuso il tavolo.

replay-open-title = Apri il file di una partita
replay-open-text = Un file .codex contiene una partita: la distribuzione e ogni mossa. Aprine uno per rivedere la partita e condividerla con un link.
replay-choose-file = Scegli un file .codex
replay-drop-here = oppure trascinalo in un punto qualsiasi di questa pagina
replay-drop-now = Rilascia per aprirlo
replay-paste = Oppure incolla il suo testo
replay-open = Apri
replay-opening = Apertura…
replay-kept-note = Il file viene controllato mossa per mossa e conservato su questo server. Chiunque abbia il link può aprirlo.
replay-bad-record = Questo file di partita non si può riprodurre.
replay-bad-line = Il problema è alla riga { $line }:

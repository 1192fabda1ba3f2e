# The home page, creating tables, lists of games.
lobby-hero = Scrivi il libro della natura, carta dopo carta
lobby-hero-text = Un manoscritto di funghi, erbe, bestie e insetti. Mezz’ora, da uno a quattro giocatori, senza account.
lobby-play-tybor = Sfida subito Tybor
lobby-learn-now = Impara in quattro minuti
lobby-play = Gioca
lobby-foot = Programma non ufficiale e non commerciale, senza legami con l’editore. Tutte le immagini sono disegnate da noi.

lobby-tybor = Contro Tybor
lobby-tybor-name = Tybor
lobby-tybor-text = Il monaco gioca con regole note, e ti dice il perché.
lobby-tybor-solo-easy = Facile: parte con due carte Risorsa.
lobby-tybor-solo-normal = Normale: parte con quattro carte Risorsa, una per regno.
lobby-tybor-solo-hard = Difficile: parte con quattro carte Risorsa e 4 punti.
lobby-level = Livello
lobby-level-easy = Facile
lobby-level-normal = Normale
lobby-level-hard = Difficile

lobby-bots = Contro i bot
lobby-bots-choose = Quale bot
lobby-opponents-many = Quanti avversari
lobby-opponents = { $n ->
    [one] { $n } avversario
   *[other] { $n } avversari
}

lobby-friends = Con gli amici
lobby-friends-text = Crea un tavolo, invia il link. Basta un browser.
lobby-players-many = Quanti giocatori
lobby-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
lobby-make = Crea un tavolo
lobby-more-options = Altre opzioni
lobby-have-link = Ho un link
lobby-link-example = Incollalo qui
lobby-link-unreadable = Questo non è il link di un tavolo. Deve contenere /table/.
lobby-go = Vai

lobby-pair = Partita veloce
lobby-pair-text = Siediti con le prossime persone che vogliono giocare.
lobby-pair-start = Trova giocatori
lobby-pair-waiting = { $n ->
    [one] In attesa di { $n } altro giocatore…
   *[other] In attesa di altri giocatori, al massimo { $n }…
}

lobby-open = Tavoli aperti
lobby-open-waiting = { $n } in attesa
lobby-open-playing = { $n } in corso
lobby-open-none = Nessuno sta aspettando. Crea un tavolo, o intanto sfida Tybor.
lobby-make-open = Crea un tavolo aperto
lobby-show-all = Mostra tutti i tavoli ({ $n })
lobby-table-of = Tavolo di { $name }
lobby-sit = Siediti
lobby-sit-at = Siediti: { $table }
lobby-seats-taken = { $n ->
    [one] { $n } posto occupato su { $all }
   *[other] { $n } posti occupati su { $all }
}
lobby-seat-free = un posto libero
lobby-seat-deleted = qualcuno che se n’è andato
lobby-clock-none = senza orologio
lobby-clock-minutes = { $seconds ->
    [0] { $n } min a testa
   *[other] { $n } min + { $seconds } s
}
lobby-clock-days = { $n ->
    [one] { $n } giorno per turno
   *[other] { $n } giorni per turno
}
lobby-rated = classificata
lobby-game-solo-easy = Contro Tybor · facile
lobby-game-solo-normal = Contro Tybor · normale
lobby-game-solo-hard = Contro Tybor · difficile

lobby-learn = Impara e guarda
lobby-learn-text = Una lezione da giocare, le regole applicate qui, e partite dal vivo.
lobby-learn-lesson = Prima lezione: gli angoli
lobby-learn-rules = Le regole applicate qui
lobby-learn-watch = Guarda un tavolo dal vivo
lobby-learn-replay = Rivedi una registrazione

lobby-continue = Continua a giocare
lobby-all-games = Tutte le mie partite
lobby-your-turn = Tocca a te
lobby-just-now = adesso

lobby-waiting = { $n ->
    [one] attende ancora { $n } giocatore
   *[other] attende ancora { $n } giocatori
}
lobby-running = in corso
lobby-aborted = conclusa senza risultato
lobby-result = { $who } · { $end }
lobby-you-won = Hai vinto
lobby-you-shared = Condividi la vittoria
lobby-they-won = { $n ->
    [one] Ha vinto { $names }
   *[other] { $names } condividono la vittoria
}
lobby-end-played = fino in fondo
lobby-end-resigned = per abbandono
lobby-end-time = per il tempo
lobby-end-left = gli altri sono usciti
lobby-end-aborted = interrotta prima della fine

lobby-games = Le mie partite
lobby-games-filter = Quali partite
lobby-games-all = Tutte
lobby-games-playing = In corso
lobby-games-gathering = In attesa
lobby-games-finished = Finite
lobby-games-none = Ancora nessuna partita qui.
lobby-games-first = Gioca la prima
lobby-games-do = { $verb }: { $against }
lobby-games-more = Mostra altro
lobby-games-go = Continua
lobby-games-replay = Rivedi
lobby-games-open = Apri
lobby-games-import = Apri un file .codex
lobby-games-loading = Un momento…

lobby-watch = Guarda
lobby-watch-text = I tavoli aperti dove si sta giocando. Vedi ciò che può vedere uno spettatore.
lobby-watch-none = Ora nessuno gioca a un tavolo aperto.
lobby-watch-go = Guarda
lobby-watch-at = Guarda: { $table }
lobby-watch-delay = { $n ->
    [one] visto { $n } secondo dopo
   *[other] visto { $n } secondi dopo
}

lobby-new = Nuovo tavolo
lobby-new-make = Crea il tavolo
lobby-new-play = Gioca
lobby-new-game = Partita
lobby-new-table = A un tavolo
lobby-new-tybor = Contro Tybor

lobby-seats = Posti
lobby-seat = Posto { $n }
lobby-seat-me = Io, su questo dispositivo
lobby-seat-here = Su questo dispositivo
lobby-seat-anyone = Chi si siede
lobby-seat-bot = { $name } (bot)
lobby-seat-who = Chi siede al posto { $n }
lobby-seat-name = Nome al posto { $n }
lobby-seats-device = In più d’uno su questo dispositivo: ognuno guarda altrove quando giocano gli altri.

lobby-clock = Orologio
lobby-clock-choice-none = Nessuno
lobby-clock-choice-real_time = Tempo reale
lobby-clock-choice-correspondence = Giorni per turno
lobby-clock-text-none = Ognuno pensa quanto vuole.
lobby-clock-text-real_time = Ognuno ha un orologio che scorre nei propri turni.
lobby-clock-text-correspondence = Per partite accanto alla vita di ogni giorno: passa ogni tanto, la partita aspetta.
lobby-clock-minutes-each = Minuti a testa
lobby-clock-increment = Secondi aggiunti a ogni turno
lobby-clock-days-each = Giorni per ogni turno

lobby-visibility = Chi può trovarlo
lobby-visibility-private = Solo con il link
lobby-visibility-open = Tutti
lobby-visibility-text-private = Il tavolo non è in nessun elenco. Invii tu il link.
lobby-visibility-text-open = Il tavolo è nell’elenco dei tavoli aperti, e si può guardare.

lobby-rated-label = Classificata
lobby-rated-text = Il risultato conta per il rating. Niente suggerimenti, e chi esce ha perso.
lobby-rated-not-tybor = Una partita contro Tybor non è classificata.
lobby-rated-not-bots = Una partita con i bot non è classificata.
lobby-rated-not-device = Una partita in più d’uno su un solo dispositivo non è classificata.
lobby-rated-not-account = Per il rating serve un account, così resta tuo.
lobby-rated-keep = Tieni il tuo nome

lobby-more = Altre opzioni
lobby-tie = Parità di punti alla fine
lobby-tie-points = Punti degli obiettivi
lobby-tie-cards = Obiettivi completati
lobby-tie-text-points = Vince chi ha più punti dagli obiettivi; come nella maggior parte delle regole stampate.
lobby-tie-text-cards = Vince chi ha completato più carte Obiettivo; come nelle regole italiane.
lobby-refill = Quando un mazzo è vuoto
lobby-refill-same = Lo spazio resta vuoto
lobby-refill-other = Lo riempie l’altro mazzo
lobby-refill-text-same = Una carta presa dal mercato è sostituita solo dal suo mazzo.
lobby-refill-text-other = Quando il suo mazzo è vuoto, la sostituisce l’altro mazzo.
lobby-leave = Quando qualcuno esce o finisce il tempo
lobby-leave-bot = Continua un bot
lobby-leave-forfeit = Il posto è perso
lobby-leave-text-bot = Chi torna riprende il suo posto.
lobby-leave-text-forfeit = Il posto conta come ultimo.
lobby-stand-in = Quale bot continua
lobby-stand-in-best = Il più forte
lobby-hints = Suggerimenti
lobby-hints-text = I giocatori possono chiedere quale mossa farebbe un bot.
lobby-hints-rated = Mai ai tavoli classificati.
lobby-spectators = Spettatori
lobby-spectators-text = Chi ha il link può guardare, senza vedere nessuna mano.
lobby-delay = Ritardo per gli spettatori, in secondi
lobby-pause = I bot se la prendono comoda
lobby-pause-text = Aspettano un momento prima di muovere, così si può seguire.
lobby-shuffle = Sorteggia i posti
lobby-shuffle-text = Altrimenti inizia il primo posto.

lobby-problem-people = Almeno un posto deve essere di una persona.
lobby-problem-names = Su questo dispositivo ognuno ha bisogno di un nome diverso, di 24 lettere al massimo.
lobby-problem-minutes = Un orologio ha da 0,1 a 180 minuti.
lobby-problem-increment = A ogni turno si possono aggiungere da 0 a 180 secondi.
lobby-problem-days = Un turno ha da 1 a 14 giorni.
lobby-problem-delay = Gli spettatori possono vedere al massimo 600 secondi dopo.

lobby-notify = Contro { $names }.

# Ciò che il server scrive in una pagina: la descrizione, e ciò che un link mostra altrove.
site-description = Codex Naturalis nel tuo browser: contro Tybor, i bot o gli amici. Senza registrazione.
site-about = Scrivi il libro della natura, carta dopo carta: contro Tybor, i bot o gli amici.
site-noscript = Questa pagina ha bisogno di JavaScript. Si può giocare anche in un terminale: ./codex play --text
site-picture = Carte e punti di una partita di Codex Naturalis
site-game = Una partita di Codex Naturalis
site-playing = { $players }, round { $round }, { $points }
site-playing-text = È in corso una partita di Codex Naturalis. Guardala in diretta.
site-won = { $name } ha vinto questa partita di Codex Naturalis.
site-shared = { $names } condividono la vittoria in questa partita di Codex Naturalis.
site-over = Questa partita di Codex Naturalis è finita.
site-invites = { $name } ti invita a una partita di Codex Naturalis
site-invites-text = { $free ->
    [one] { $free } posto è libero.
    [many] { $free } posti sono liberi.
   *[other] { $free } posti sono liberi.
} Basta un browser.
site-replay-text = Rivedi questa partita di Codex Naturalis passo dopo passo.
site-review-text = Una partita finita con la sua analisi: i momenti decisivi e che cosa sarebbe stato meglio.
site-exercise = Esercizio: { $theme }
site-exercise-text = Qui una mossa è migliore di tutte le altre. Trovala.
site-exercises-text = Posizioni con una sola mossa migliore. Trovala e scopri perché è la migliore.
site-analysis-text = Componi una posizione di Codex Naturalis, prova delle mosse e guarda che cosa ne pensa il motore.
site-analysis-game-text = Questa partita di Codex Naturalis sul tavolo di analisi: prova altre mosse e guarda che cosa ne pensa il motore.
site-statistics-text = Quanto spesso vincono carte, obiettivi e aperture in Codex Naturalis, su centinaia di migliaia di partite.

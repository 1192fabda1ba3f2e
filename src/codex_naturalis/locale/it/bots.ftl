# The bots: what people call them, and a sentence about each.
bots-name-random = Viandante
bots-about-random = Piazza una carta qualsiasi dove capita e pesca senza pensarci. Ideale per una prima partita.
bots-name-greedy = Raccoglitore
bots-about-greedy = Prende subito tutti i punti che può, e gli piace tenersi posizioni libere.
bots-name-planner = Stratega
bots-about-planner = Soppesa i punti, gli obiettivi, le posizioni libere e le carte che potrà pagare più avanti.
bots-name-monk-1 = Oblato
bots-about-monk-1 = Un bambino del monastero: prende quello che gli piace, e spesso sbaglia.
bots-name-monk-2 = Postulante
bots-about-monk-2 = Nuovo allo scrittoio: vede quanti punti dà subito una carta, e spesso sceglie la seconda mossa migliore.
bots-name-monk-3 = Novizio
bots-about-monk-3 = Giudica a colpo d’occhio, di solito bene, e ogni tanto gli sfugge qualcosa.
bots-name-monk-4 = Fratello
bots-about-monk-4 = Soppesa ogni mossa con cura, ma non guarda avanti.
bots-name-monk-5 = Priore
bots-about-monk-5 = Prima di ogni mossa gioca nella sua testa molte partite possibili.
bots-name-monk-6 = Abate
bots-about-monk-6 = Pensa più a lungo di tutti: prima di ogni mossa gioca nella sua testa quante più partite può.

bots-elo = Elo { $elo }
bots-elo-text = Elo { $elo }, misurato in partite tra i nostri bot.
bots-option = { $name } (bot), Elo { $elo }
bots-preparing = Si sta ancora preparando. Per ora al suo posto gioca un bot più semplice.

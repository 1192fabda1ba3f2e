# The bots: what people call them, and a sentence about each.
bots-name-random = Viandante
bots-about-random = Gioca una carta qualsiasi dove capita e pesca senza pensarci. Adatto a una prima partita.
bots-name-greedy = Raccoglitore
bots-about-greedy = Prende subito più punti che può e tiene aperto il suo manoscritto.
bots-name-planner = Stratega
bots-about-planner = Soppesa i punti, gli obiettivi, le posizioni libere e le carte che potrà ancora pagare.
bots-name-monk-1 = Oblato
bots-about-monk-1 = Un bambino del chiostro: prende ciò che gli piace a prima vista, e sbaglia spesso.
bots-name-monk-2 = Postulante
bots-about-monk-2 = Nuovo allo scrittoio: vede subito che cosa porta una carta, e spesso prende la seconda scelta.
bots-name-monk-3 = Novizio
bots-about-monk-3 = Giudica a colpo d’occhio, e di solito bene: ogni tanto sbaglia di poco.
bots-name-monk-4 = Fratello
bots-about-monk-4 = Giudica ogni mossa con cura, senza guardare più avanti.
bots-name-monk-5 = Priore
bots-about-monk-5 = Esplora circa mille mondi possibili prima di ogni mossa.
bots-name-monk-6 = Abate
bots-about-monk-6 = Pensa un secondo intero prima di ogni mossa, attraverso tutti i mondi possibili che riesce.

bots-elo = Elo { $elo }
bots-elo-text = Elo { $elo }, misurato in partite tra i nostri bot.
bots-option = { $name } (bot), Elo { $elo }
bots-preparing = Si sta ancora preparando: per ora al suo posto gioca un bot più semplice.

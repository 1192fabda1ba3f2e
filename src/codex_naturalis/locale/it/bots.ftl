# The bots: what people call them, and a sentence about each.
bots-name-random = Novizio
bots-about-random = Gioca una carta qualsiasi dove capita e pesca senza pensarci. Adatto a una prima partita.
bots-name-greedy = Raccoglitore
bots-about-greedy = Prende subito più punti che può e tiene aperto il suo manoscritto.
bots-name-planner = Stratega
bots-about-planner = Soppesa i punti, gli obiettivi, le posizioni libere e le carte che potrà ancora pagare.

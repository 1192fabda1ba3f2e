# The bots: what people call them, and a sentence about each.
bots-name-random = Wanderer
bots-about-random = Legt irgendeine Karte irgendwohin und zieht, ohne nachzudenken. Gut für die erste Partie.
bots-name-greedy = Sammler
bots-about-greedy = Nimmt sofort so viele Punkte, wie er kann, und hält seine Auslage offen.
bots-name-planner = Planer
bots-about-planner = Wägt Punkte gegen Aufgaben, freie Stellen und Karten ab, die er noch bezahlen könnte.
bots-name-monk-1 = Oblate
bots-about-monk-1 = Ein Kind des Klosters: nimmt, was auf den ersten Blick gefällt, und irrt sich oft.
bots-name-monk-2 = Postulant
bots-about-monk-2 = Neu am Pult: sieht, was eine Karte sofort bringt, und nimmt oft nur das Zweitbeste.
bots-name-monk-3 = Novize
bots-about-monk-3 = Urteilt auf einen Blick und meist gut: irrt sich ab und zu ein wenig.
bots-name-monk-4 = Bruder
bots-about-monk-4 = Beurteilt jeden Zug sorgfältig, ohne weiter vorauszuschauen.
bots-name-monk-5 = Prior
bots-about-monk-5 = Durchsucht vor jedem Zug etwa tausend mögliche Welten.
bots-name-monk-6 = Abt
bots-about-monk-6 = Denkt vor jedem Zug eine ganze Sekunde nach, durch so viele mögliche Welten, wie es geht.

bots-elo = Elo { $elo }
bots-elo-text = Elo { $elo }, gemessen in Partien unter unseren Bots.
bots-option = { $name } (Bot), Elo { $elo }
bots-preparing = Wärmt sich noch auf: Einstweilen spielt ein einfacherer Bot an seiner Stelle.

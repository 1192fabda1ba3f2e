# The bots: what people call them, and a sentence about each.
bots-name-random = Wanderer
bots-about-random = Legt irgendeine Karte irgendwo an und zieht, ohne nachzudenken. Gut für die erste Partie.
bots-name-greedy = Sammler
bots-about-greedy = Nimmt sofort so viele Punkte, wie er bekommen kann, und hält sich gern Stellen frei.
bots-name-planner = Planer
bots-about-planner = Wägt Punkte gegen Aufgaben, freie Stellen und Karten ab, die er sich später leisten könnte.
bots-name-monk-1 = Klosterschüler
bots-about-monk-1 = Ein Kind des Klosters: nimmt, was ihm gefällt, und liegt oft daneben.
bots-name-monk-2 = Postulant
bots-about-monk-2 = Neu am Pult: sieht, was eine Karte sofort bringt, und nimmt oft nur die zweitbeste.
bots-name-monk-3 = Novize
bots-about-monk-3 = Urteilt auf einen Blick, meistens gut, und vertut sich ab und zu.
bots-name-monk-4 = Bruder
bots-about-monk-4 = Wägt jeden Zug sorgfältig ab, schaut aber nicht voraus.
bots-name-monk-5 = Prior
bots-about-monk-5 = Spielt vor jedem Zug viele mögliche Partien im Kopf durch.
bots-name-monk-6 = Abt
bots-about-monk-6 = Denkt am längsten nach und spielt vor jedem Zug so viele mögliche Partien durch, wie er kann.

bots-elo = Elo { $elo }
bots-elo-text = Elo { $elo }, gemessen in Partien zwischen unseren Bots.
bots-option = { $name } (Bot), Elo { $elo }
bots-preparing = Ist noch nicht bereit. Solange spielt ein einfacherer Bot.

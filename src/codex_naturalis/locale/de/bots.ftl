# The bots: what people call them, and a sentence about each.
bots-name-random = Novize
bots-about-random = Legt irgendeine Karte irgendwohin und zieht, ohne nachzudenken. Gut für die erste Partie.
bots-name-greedy = Sammler
bots-about-greedy = Nimmt sofort so viele Punkte, wie er kann, und hält seine Auslage offen.
bots-name-planner = Planer
bots-about-planner = Wägt Punkte gegen Aufgaben, freie Stellen und Karten ab, die er noch bezahlen könnte.

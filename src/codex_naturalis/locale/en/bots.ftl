# The bots: what people call them, and a sentence about each.
bots-name-random = Wanderer
bots-about-random = Lays any card anywhere and draws without a thought. Good for a first game.
bots-name-greedy = Forager
bots-about-greedy = Takes the most points it can get at once and keeps its manuscript open.
bots-name-planner = Planner
bots-about-planner = Weighs points against objectives, open places and the cards it may yet pay for.
bots-name-monk-1 = Oblate
bots-about-monk-1 = A child of the cloister: takes what looks nice at a glance, and is often wrong.
bots-name-monk-2 = Postulant
bots-about-monk-2 = New at the desk: sees what a card brings at once, and often takes the second best.
bots-name-monk-3 = Novice
bots-about-monk-3 = Judges at a glance, and mostly well: errs a little now and then.
bots-name-monk-4 = Brother
bots-about-monk-4 = Judges every move with care, without looking further ahead.
bots-name-monk-5 = Prior
bots-about-monk-5 = Searches about a thousand possible worlds before each move.
bots-name-monk-6 = Abbot
bots-about-monk-6 = Thinks for a whole second before each move, through as many possible worlds as it can.

bots-elo = Elo { $elo }
bots-elo-text = Elo { $elo }, as measured in games among our bots.
bots-option = { $name } (bot), Elo { $elo }
bots-preparing = Still being prepared: for now a simpler bot plays in its place.

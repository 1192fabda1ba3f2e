# The bots: what people call them, and a sentence about each.
bots-name-random = Wanderer
bots-about-random = Places any card anywhere and draws without thinking. Good for a first game.
bots-name-greedy = Forager
bots-about-greedy = Takes the most points it can get right now, and likes to keep spots open.
bots-name-planner = Planner
bots-about-planner = Weighs points against objectives, open spots and cards it could afford later.
bots-name-monk-1 = Oblate
bots-about-monk-1 = A child of the monastery: takes whatever looks nice, and is often wrong.
bots-name-monk-2 = Postulant
bots-about-monk-2 = New at the desk: sees what a card scores at once, and often takes the second best.
bots-name-monk-3 = Novice
bots-about-monk-3 = Judges at a glance, mostly well, and slips up now and then.
bots-name-monk-4 = Brother
bots-about-monk-4 = Weighs every move with care, but doesn’t look ahead.
bots-name-monk-5 = Prior
bots-about-monk-5 = Plays out many possible games in its head before each move.
bots-name-monk-6 = Abbot
bots-about-monk-6 = Thinks the longest, and plays out as many possible games as it can before each move.

bots-elo = Elo { $elo }
bots-elo-text = Elo { $elo }, measured in games between our bots.
bots-option = { $name } (bot), Elo { $elo }
bots-preparing = Still getting ready. For now, a simpler bot is playing instead.

# The bots: what people call them, and a sentence about each.
bots-name-random = Novice
bots-about-random = Lays any card anywhere and draws without a thought. Good for a first game.
bots-name-greedy = Forager
bots-about-greedy = Takes the most points it can get at once and keeps its manuscript open.
bots-name-planner = Planner
bots-about-planner = Weighs points against objectives, open places and the cards it may yet pay for.

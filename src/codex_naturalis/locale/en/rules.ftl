# The rules in our own words. The signs may be used everywhere: { $fungi } … { $covered }.

rules-title = The rules
rules-lead = For 2 to 4 players, or for one against the monk Tybor. This page has everything; the lesson teaches you by playing, in a few minutes.
rules-contents = Contents
rules-learn = Learn by playing
rules-allowed = yes
rules-forbidden = no

rules-aim = What it is about
rules-aim-1 = Each player creates a book of nature. Your pages are cards, and they overlap at the corners: every new card covers a corner of an older one. The symbols you can still see are yours, and let you place better cards.
rules-aim-2 = You score points as you place cards, and again at the end, for objectives. The player with the most points wins.

rules-cards = The cards
rules-cards-1 = There are 40 resource cards, 40 gold cards, 6 starter cards and 16 objectives. Resource and gold cards belong to one of four kingdoms, fungi { $fungi }, plants { $plant }, animals { $animal } and insects { $insect }, and have its colour on both sides. Besides these four resources there are three objects: quill { $quill }, inkwell { $inkwell } and manuscript { $manuscript }.
rules-cards-2 = Each side of a card has four corners. A visible corner is light; it is empty or shows one symbol, and may be covered. A hidden corner has no light box: the card’s colour runs right up to the edge, with a twig on it, and no card may cover it.
rules-cards-3 = The back of a resource or gold card has four empty visible corners and the symbol of its kingdom in the middle. The middle of a card can never be covered. Starter cards have no kingdom; on the back they have one to three symbols in the middle.
rules-cards-4 = The backs of resource and gold cards look different. So everyone can see the kind and the kingdom of the top card of each deck and of the cards in your hand, but nothing more.

rules-setup = Before the first turn
rules-setup-1 = All tokens start at 0 on the score track. Both decks are shuffled, and two cards of each are turned face up beside them: the market, with a left and a right column.
rules-setup-2 = Everyone gets a starter card and decides at once which side to use, before seeing their hand or any objectives.
rules-setup-3 = Everyone draws 2 resource cards and 1 gold card. Hands are secret.
rules-setup-4 = Two objectives are turned face up for everyone: the common objectives.
rules-setup-5 = Everyone gets two more objectives and keeps one of them in secret. The other one is out of the game, and nobody sees it.
rules-setup-6 = The first player is chosen at random. After the setup, the decks hold 34 resource and 36 gold cards with 2 players, 32 and 35 with 3, 30 and 34 with 4.

rules-turn = A turn
rules-turn-1 = Turns go clockwise. On yours, you place exactly one card from your hand, then draw exactly one. You must do both, in this order.
rules-turn-2 = You may always place a card face down instead of face up. The back costs nothing and scores nothing, but the symbol in its middle is yours, like any other you can see.

rules-laying = Placing a card
rules-laying-1 = Place the card upright, so that it covers at least one visible corner in your own area. A card is never turned sideways or upside down.
rules-laying-2 = It may cover corners of several cards at once, but never more than one corner of the same card.
rules-laying-3 = Every corner it would cover must be a visible one. A single hidden corner among them blocks the spot for good.
rules-laying-4 = The new card’s own corners don’t matter: they may be hidden.
rules-laying-5 = Symbols you cover are lost at once. The new card’s symbols count at once. Don’t hesitate to cover symbols: a better spot is often worth the loss.

rules-gold = Gold cards
rules-gold-1 = A gold card placed face up has a cost: the symbols at the bottom. You need at least that many of each visible in your area just before you place it. The card’s own symbols don’t help.
rules-gold-2 = Nothing is spent, and the card may cover the very symbols it needed. Face down, a gold card is free, like any other.

rules-points = Points for cards
rules-points-1 = Only the front of a card scores points, and it does so at once.
rules-points-2 = A number on its own is what you score: 1 on some resource cards, 3 or 5 on some gold cards.
rules-points-3 = A number with an object, such as 1 × { $quill }: one point for each of these objects visible in your area, counted after the card is placed. Its own counts. One that it has just covered does not.
rules-points-4 = 2 × { $covered }: two points for each corner the card covers, with or without a symbol. That makes 2 to 8 points.
rules-points-5 = Points you have scored never change. Covering a card later takes none away, and objects you add later bring no more. There is no upper limit: past 29, you just keep counting.

rules-drawing = Drawing
rules-drawing-1 = Take one of the four face-up cards of the market, or the top card of a deck without looking at it first.
rules-drawing-2 = A card taken from the market is replaced at once from the deck of its own kind.
rules-drawing-3 = When both decks are empty, you can still take cards from the market; they are not replaced. If there is nothing left at all, you don’t draw.

rules-end = The end of the game
rules-end-1 = The end is triggered as soon as a player has 20 points or more on the track, or when both decks are empty.
rules-end-2 = First the round is finished, so that everyone has had the same number of turns. But the game does not stop there: then everyone takes one more turn.
rules-end-3 = The player who triggers the end still draws on that turn. Nobody draws in the last round.
rules-end-4 = If others reach 20 later, nothing changes.

rules-objectives = Objectives
rules-objectives-1 = After the last card, everyone scores the two common objectives and their own secret one. Each counts as often as it is fulfilled.
rules-objectives-2 = Symbols: 2 points for every three of one resource, 2 for every pair of one object, 3 for every set of quill, inkwell and manuscript. Every visible symbol counts, in corners and in the middle of cards, including the starter card.
rules-objectives-3 = Patterns: three cards of the right kingdoms in exactly the spots that the objective shows, never turned or mirrored. It doesn’t matter which card is on top, or which side it shows. The starter card is never part of a pattern. A diagonal pattern scores 2 points, an L-shaped one 3.
rules-objectives-4 = Within one objective, each symbol and each card counts only once; for another objective, it may count again.
rules-objectives-5 = If the same cards can be grouped in several ways, the grouping with the most complete patterns counts.

rules-winner = Who wins
rules-winner-1 = Add the points on the track and the points from objectives. The highest total wins.
rules-winner-2 = In a tie, the player with more points from objectives wins. (In the Italian rules, it is the player who fulfilled more objective cards; you can choose this when you create a table.) If it is still a tie, the victory is shared.

rules-misread = Often misread
rules-misread-1 = Must the new card’s corner be visible too? No. Only the corners it covers must be; its own corner on top may be hidden.
rules-misread-2 = Is the game over once everyone has had the same number of turns? No. After that, everyone takes one more turn.
rules-misread-3 = Do face-down cards give no resource? They do: the symbol in the middle counts like any other, and nothing can ever cover it.
rules-misread-4 = May cards be turned? Never. Cards stay upright, and patterns are never turned or mirrored either.

rules-rulings = Rules as played here
rules-rulings-1 = The printed editions of the rules differ in places, and sometimes none of them has an answer. This is how we play here; two of these can be changed when you create a table.
rules-rulings-2 = An empty deck doesn’t refill the market: the spot stays empty, unless the table’s settings say otherwise.
rules-rulings-3 = A player with no open spot is skipped: no card placed, no draw. They stay in the game and are scored at the end. If nobody can place a card, the game ends at once. In the solo game, Tybor plays on.
rules-rulings-4 = Nobody draws in the last round. Some editions leave this to the players.
rules-rulings-5 = The score track has no upper limit. Past 29, the token stays at the end and shows the total.
rules-rulings-6 = Whether both decks are empty is checked after each draw and its refill.
rules-rulings-7 = The first player is chosen at random. Some editions let the players agree; the Czech one starts with the person who last read an encyclopedia.
rules-rulings-8 = The objective you don’t keep is out of the game. Some editions put it under the deck, the Russian one back into the box; nobody sees it either way.
rules-rulings-9 = In a tie, points from objectives decide. The Italian edition counts the objective cards fulfilled instead; this is one of the options below.

rules-solo = Alone against Tybor
rules-solo-1 = Your opponent is the monk Tybor Kwelein. He doesn’t place cards: he collects them. You play by the usual rules and go first; after each of your turns, it’s his turn.
rules-solo-2 = At the start, once the market is set up, he gets the topmost resource card of each kingdom from the deck, face down. Each is one resource of its kingdom. He has no starter card and no secret objective.
rules-solo-3 = On his turn, he deals with the left column of the market first, refill included, then with the right one. In each column, he takes the first of these steps that he can.
rules-solo-4 = Step 1: if he has the resources that the gold card costs, he discards it and scores its printed number, 1, 2, 3 or 5, without counting any objects or corners. Nothing is spent.
rules-solo-5 = Step 2: if the gold card is worth 5, or matches a common objective, he takes it face down as one more resource of its kingdom. It matches an objective with objects if one of its corners shows one of them, and any other objective if it has that objective’s dominant colour; in an L-shaped pattern, that is the colour of the two equal cards.
rules-solo-6 = Step 3: otherwise he takes the resource card of the column, face down.
rules-solo-7 = If the gold card is missing, he goes straight to step 3. If the resource card is missing there, he takes the gold card face down. From an empty column, he takes nothing.
rules-solo-8 = If Tybor reaches 20 points, he triggers the end like a player who goes second. He scores no objectives. You win only with more points than he has: a tie goes to him.
rules-solo-9 = There are three levels of difficulty. Easy: he starts with two resource cards of different kingdoms. Normal: he starts with all four. Hard: he starts with all four and 4 points.

rules-options = What you can choose for a table
rules-option = Option
rules-option-usual = Usual
rules-option-other = Other
rules-option-tie = Tie-break
rules-option-tie-points = More points from objectives.
rules-option-tie-cards = More objective cards fulfilled at least once.
rules-option-refill = Market with an empty deck
rules-option-refill-same = The spot stays empty.
rules-option-refill-other = It is filled from the other deck. Not in the solo game.

rules-figure-resource = Resource card, worth 1 point. Its bottom right corner is hidden.
rules-figure-gold = Gold card: 3 points, with a cost of 3 plants.
rules-figure-back = Back of a gold card
rules-figure-starter = Starter card, front
rules-figure-starter-back = Starter card, back: three symbols that stay, two hidden corners
rules-figure-one = 1 point
rules-figure-plain = 3 points
rules-figure-object = 1 point for each visible quill
rules-figure-corner = 2 points for each covered corner
rules-figure-laying = A: allowed, covers 2 corners. B: not allowed, one of the two corners underneath is hidden. C: allowed, covers a plant, which is lost.
rules-figure-slope = Six fungi cards on one diagonal: fulfilled twice, 4 points. One of them is face down.
rules-figure-column = Two animal cards in a column, and a fungi card at the top right of the upper one. The plant card between them doesn’t matter.
rules-figure-symbols = Objectives that ask for symbols

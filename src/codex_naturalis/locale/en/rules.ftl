# The rules in our own words. The signs may be used everywhere: { $fungi } … { $covered }.

rules-title = The rules
rules-lead = For 2 to 4 players, or for one against the monk Tybor. This is everything; to learn it by doing takes ten minutes.
rules-contents = Contents
rules-learn = Learn by playing
rules-allowed = yes
rules-forbidden = no

rules-aim = What it is about
rules-aim-1 = Each player composes one page after another of a book of nature. Your pages are cards, and they overlap at the corners: every new card covers a corner of an older one. What is still in sight is yours, and pays for better cards.
rules-aim-2 = You collect points while you lay cards, and once more at the end, for objectives. Whoever has the most wins.

rules-cards = The cards
rules-cards-1 = There are 40 resource cards, 40 gold cards, 6 starter cards and 16 objectives. Resource and gold cards belong to one of four kingdoms, fungi { $fungi }, plants { $plant }, animals { $animal } and insects { $insect }, and have its colour on both faces. Besides these four resources there are three objects: quill { $quill }, inkwell { $inkwell } and manuscript { $manuscript }.
rules-cards-2 = Every face has four corners. A visible corner is light; it is empty or shows one symbol, and may be covered. A hidden corner has no light box: the colour of the card runs up to the edge, with a twig on it, and there is no room for another card.
rules-cards-3 = The back of a resource or gold card has four empty visible corners and the symbol of its kingdom in the middle. Nothing can cover the middle. Starter cards have no kingdom; on their backs one to three symbols stand in the middle.
rules-cards-4 = The backs of resource and gold cards look different. So everybody sees of which kind and kingdom the top card of a deck is, and the same of the cards in your hand, but nothing more.

rules-setup = Before the first turn
rules-setup-1 = All score markers start at 0. Both decks are shuffled, and two cards of each are turned up beside them: the market, with a left and a right column.
rules-setup-2 = Everybody gets a starter card and at once decides which face to show. Hands and objectives are not known yet.
rules-setup-3 = Everybody draws 2 resource cards and 1 gold card. Hands stay secret.
rules-setup-4 = Two objectives are turned up for all: the common objectives.
rules-setup-5 = Everybody gets two more objectives and keeps one of them in secret. The other one leaves the game unseen.
rules-setup-6 = Who begins is drawn by lot. After the setup the decks hold 34 resource and 36 gold cards with 2 players, 32 and 35 with 3, 30 and 34 with 4.

rules-turn = A turn
rules-turn-1 = Turns go round clockwise. In yours you lay exactly one card from your hand, then you draw exactly one. You must do both, in this order.
rules-turn-2 = You may always lay a card face down instead of face up. The back costs nothing and brings no points.

rules-laying = Laying a card
rules-laying-1 = The card lies upright, with its corners on visible corners of cards in your own area. It has to cover at least one.
rules-laying-2 = It may cover corners of several cards at once, but never more than one corner of the same card.
rules-laying-3 = Every corner that would go under must be a visible one. A single hidden corner among them closes the place for good.
rules-laying-4 = What the new card itself shows at that corner does not matter: its own corner there may be hidden.
rules-laying-5 = Symbols that go under are lost at once. Those of the new card count at once.

rules-gold = Gold cards
rules-gold-1 = A gold card laid face up has a cost: the symbols at its foot. You need at least as many of each in sight in your area just before you lay it. The card’s own symbols do not help.
rules-gold-2 = Nothing is spent, and the card may cover the very symbols that paid for it. Face down a gold card is free, like any other.

rules-points = Points for cards
rules-points-1 = Only the front of a card brings points, and at once.
rules-points-2 = A number alone is what you get: 1 on some resource cards, 3 or 5 on some gold cards.
rules-points-3 = A number beside an object, such as 1 × { $quill }: one point for each of these in sight, counted after the card is laid. Its own counts. One that it has just covered does not.
rules-points-4 = 2 × { $covered }: two points for each corner that the card covers, whether a symbol was there or not. That is between 2 and 8 points.
rules-points-5 = Points once scored stay, whatever is covered later. The track is not bounded: beyond 29 the number goes on.

rules-drawing = Drawing
rules-drawing-1 = Take one of the four cards of the market, or the top card of a deck without looking.
rules-drawing-2 = A card taken from the market is replaced at once from the deck of its own kind.
rules-drawing-3 = When both decks are used up, the cards of the market can still be taken; they are not replaced. If there is nothing at all, you draw nothing.

rules-end = The end of the game
rules-end-1 = The end begins as soon as one player has 20 points or more on the track, or when both decks are empty.
rules-end-2 = The round is then played to its end, and everybody has one turn more. So all players have had the same number of turns.
rules-end-3 = Whoever caused it still draws in that turn. In the last round nobody draws.
rules-end-4 = It makes no difference if others reach 20 afterwards.

rules-objectives = Objectives
rules-objectives-1 = When the last card lies, everybody scores the two common objectives and their own secret one. Each counts as often as it is fulfilled.
rules-objectives-2 = Symbols: 2 points for each three of one resource, 2 for each pair of one object, 3 for each set of quill, inkwell and manuscript. Everything in sight counts, in corners and in the middle of cards, also on the starter card.
rules-objectives-3 = Arrangements: three cards of the right kingdoms in exactly these positions to each other, neither turned nor mirrored. Which of them lies on top is of no account, nor is which face it shows. The starter card never counts. A slope brings 2 points, a bent arrangement 3.
rules-objectives-4 = Within one objective each symbol and each card counts only once; for another objective it may count again.
rules-objectives-5 = Where the same cards can be grouped in several ways, the grouping with the most complete arrangements is taken.

rules-winner = Who wins
rules-winner-1 = Points on the track and points of objectives are added. The highest sum wins.
rules-winner-2 = If sums are equal, more points from objectives decide. If these are equal too, the victory is shared.

rules-rulings = Rules as played here
rules-rulings-1 = Printed editions of the rules differ in places, and now and then all are silent. This is how this site decides; two points can be chosen when a table is made.
rules-rulings-2 = An empty deck does not refill the market: the place stays empty, unless the table says otherwise.
rules-rulings-3 = A player without an open place is passed over: no card, no draw. Such a player stays in the game and is scored at the end. If nobody can lay a card, the game ends at once. In the solo game Tybor plays on.
rules-rulings-4 = Nobody draws in the last round. Some editions leave this to the players.
rules-rulings-5 = The track has no last number. Beyond 29 the marker stays at the end and shows the sum.
rules-rulings-6 = The end by empty decks is checked after a draw and the refill that follows it.

rules-solo = Alone against Tybor
rules-solo-1 = Tybor Kwelein, a monk, is your opponent. He lays no cards: he collects. You play by the usual rules and begin; after each of your turns he has one.
rules-solo-2 = At the start, once the market lies, the topmost resource card of each kingdom is taken from the deck and given to him, face down. Each is one resource of its kingdom. He has no starter card and no secret objective.
rules-solo-3 = In his turn he deals with the left column of the market first, refill included, then with the right one. In each column he does the first of these that is possible.
rules-solo-4 = First: if he has the resources that the gold card costs, he discards it and scores its printed number, 1, 2, 3 or 5, whatever stands beside it. Nothing is spent.
rules-solo-5 = Second: if the gold card is worth 5, or fits a common objective, he takes it face down as one more resource of its kingdom. It fits an objective with objects if it shows one of them in a corner, and any other if it has the main colour of that objective; with a bent arrangement that is the colour of its two equal cards.
rules-solo-6 = Third: otherwise he takes the resource card of the column, face down.
rules-solo-7 = If the gold card is missing he goes on to the third; if the resource card is missing there, he takes the gold card face down; from an empty column he takes nothing.
rules-solo-8 = Tybor causes the end with 20 points like a player in the second seat. He scores no objectives. You win only with more points than he has: a tie is his.
rules-solo-9 = Three levels: easy, where he starts with two resource cards of different kingdoms; normal, with all four; hard, with four and 4 points ahead.

rules-options = What a table may choose
rules-option = Option
rules-option-usual = Usual
rules-option-other = Other
rules-option-tie = Equal sums
rules-option-tie-points = More points from objectives win.
rules-option-tie-cards = More objective cards fulfilled at least once win.
rules-option-refill = Market with an empty deck
rules-option-refill-same = The place stays empty.
rules-option-refill-other = It is filled from the other deck. Not in the solo game.

rules-figure-resource = Resource card, worth 1. Its corner down-right is hidden.
rules-figure-gold = Gold card: 3 points, and 3 plants as its cost.
rules-figure-back = Back of a gold card
rules-figure-starter = Starter card, front
rules-figure-starter-back = Starter card, back: three symbols that stay, two hidden corners
rules-figure-one = 1 point
rules-figure-plain = 3 points
rules-figure-object = 1 point for each quill in sight
rules-figure-corner = 2 points for each corner covered
rules-figure-laying = A: allowed, covers 2 corners. B: not allowed, one of the two corners under it is hidden. C: allowed, covers a plant, which is lost.
rules-figure-slope = Six fungi cards on one slope: fulfilled twice, 4 points. One of them lies face down.
rules-figure-column = Two animal cards in a column and a fungi card up-right of the upper one. The plant between them is of no account.
rules-figure-symbols = Objectives that ask for symbols

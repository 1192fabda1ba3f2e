# The tutorial. Every text of a step may use the signs: { $fungi } { $plant } { $animal } { $insect }
# { $quill } { $inkwell } { $manuscript } { $covered }.

learn-page = Learn to play
learn-status = Learn · step { $n } of { $all }
learn-steps = Steps
learn-step = Step { $n }: { $title }
learn-step-done = Step { $n }: { $title }, done
learn-task = Your turn
learn-task-of = Your turn · { $n } of { $all }
learn-back = Previous
learn-skip = Skip
learn-next = Next
learn-to-finish = Finish
learn-place = Place here
learn-take = Take this card
learn-board = The board for this step
learn-my-area = Your area
learn-you = You
learn-other-player = Marek
learn-no-change = no symbols change
learn-place-straight = spot directly beside a card
learn-offline = This step needs the server, which isn’t answering. What you have done so far is kept.

learn-starter-front = Front: four symbols
learn-starter-back = Back: two symbols that stay

learn-title-starter = The first card
learn-text-starter = You score points for cards and, at the end, for objectives. Soon after someone reaches 20, the game ends, and the most points win. Your cards form your area, and it starts with one starter card. Its front has a symbol in each corner, but corners can be covered later. Symbols in the middle, on the back, can never be covered.
learn-task-face = Choose the side you want to use. Both are good.
learn-done-face = Your starter card is placed. It stays where it is, and everything grows from its corners.
learn-other-face = Choose one of the two sides.
learn-task-objective = You also keep one of two objectives, in secret. It scores points at the end; step 9 shows how. Keep the one you like.
learn-done-objective = Only you know it. It scores at the end of the game.
learn-other-objective = Keep one of the two.

learn-title-lay = Place a card
learn-text-lay = On your turn, you place one card from your hand. Keep it upright, never turned, with at least one of its corners on a corner of a card that is already there. Symbols you can see in your area are yours; they are counted above it.
learn-task-lay = Choose a card below, then a dashed spot. Tap the spot twice, drag the card there, or use the button.
learn-done-lay = Look at the count: the new card’s symbols are yours now.
learn-other-lay = Place the card on one of the dashed spots.

learn-title-cover = Covering
learn-text-cover = A new card goes on top. What it covers can’t be seen any more, so it is no longer yours. This time every corner of the starter card has a symbol, and you have to cover one. Don’t be shy about it: losing a symbol is often worth it.
learn-task-cover = Place a card so that it covers the { $insect } and leaves the other three.
learn-done-cover = The insect is gone from the count, and the new card’s symbols have joined it.
learn-other-cover = Allowed, but it would cover a different symbol. Find the corner with the insect.

learn-title-corners = Corners
learn-text-corners = A light corner can be covered, empty or not. Where the card’s colour runs right up to the edge, with a twig on it, the corner is hidden: no card may cover it, even if another card has a light corner at the same spot. Only the corners underneath matter: the new card’s own corners may be hidden.
learn-task-hidden = Choose a card. Two of the spots shown are blocked by a hidden corner. Find one and try it.
learn-done-hidden = Right, that isn’t allowed: there is a hidden corner under this spot. You can tell by looking: no light box, only colour and a twig.
learn-other-hidden = There are only light corners under this spot, so a card may go there. Look for a spot where it would cover a twig.
learn-task-straight = Now try the spot directly to the right of a card.
learn-done-straight = Not allowed: the new card would cover two corners of the same card. It may cover only one corner of each card, so cards always overlap corner to corner.
learn-other-straight = That one is allowed. Try the spot directly to the right of a card.
learn-task-two = A card may cover corners of several cards at once. Find the spot where yours covers 2.
learn-done-two = One card, two corners covered. Both cards underneath had a light corner there.
learn-other-two = Allowed, but it covers only 1 corner there. Look for a spot between two cards.

learn-title-back = The back of a card
learn-text-back = You may also place any card face down. The back costs nothing and scores nothing, but it does give you a symbol: the one in its middle, which can never be covered. All four of its corners are light.
learn-task-back = Choose a card, switch it to its back, and place it face down. The gold card is a good choice: you can’t afford its front yet.
learn-done-back = A symbol that can never be covered, and room at all four corners.
learn-other-back = That is the front. Switch the card to its back first.

learn-title-draw = Drawing
learn-text-draw = After placing a card, you draw one, and your turn ends. The market has two resource cards and two gold cards, face up; a card taken from there is replaced from its deck. Or you take the top card of a deck unseen: its back shows only its kind and its kingdom.
learn-task-draw = You have placed your card. Now take any card: tap it, then tap again.
learn-done-draw = You have three cards again. Now it would be the next player’s turn.
learn-other-draw = Take one card from the market or from a deck.

learn-title-gold = Gold cards
learn-text-gold = The front of a gold card shows its cost at the bottom: these symbols must be visible in your area before you place it. They are not spent. The card may even cover them.
learn-task-gold = You have 3 { $plant }. One of your gold cards needs 3, the other 5. Place the one you can afford, front up.
learn-done-gold = 3 points, at once and for good. Nothing was spent: you lose only what the card covers.
learn-other-gold = Allowed, but that isn’t the gold card you can afford. Look for the one with 3 plants at the bottom, front up.

learn-title-points = Scoring cards
learn-text-points = Some gold cards score by counting. “1 × { $quill }” scores 1 point for each quill visible once the card is placed: its own counts, one it has just covered doesn’t. Quills you add later score nothing more. “2 × { $covered }” scores 2 points for each corner the card covers.
learn-task-objects = Place the card that counts quills where it scores 3 points.
learn-done-objects = There were two quills, and the card added its own: 3 points.
learn-other-objects = Allowed, but it scores less. Choose the gold card, front up, and keep every quill visible.
learn-task-corners = Now one that counts corners. Find the spot where it covers 3 of them.
learn-done-corners = 3 corners, 6 points.
learn-other-corners = Allowed, but it scores less. Choose the gold card, front up, and a spot between several cards.

learn-title-objectives = Objectives
learn-text-objectives = Two objectives are common to everyone, and one is your secret. They score at the end, each as often as you fulfil it. Some ask for visible symbols, others for a pattern: three cards of the right colours in exactly the spots shown, never turned or mirrored. Cards count face up or face down, but the starter card is never part of a pattern.
learn-task-pattern = One objective asks for three fungi cards, rising to the right. Two are already there. Place the third.
learn-done-pattern = The pattern is complete: 2 points at the end. Three more cards like these would score 2 more.
learn-other-pattern = Allowed, but the pattern isn’t complete. It needs a red card, further up in the same line.
learn-task-symbols = Your secret objective asks for 3 { $insect } visible in your area. You have 2, so you need one more. Watch what you cover.
learn-done-symbols = 3 insects. If they are still visible at the end, they score 2 points.
learn-other-symbols = Allowed, but it leaves you with fewer than 3 insects. Add one, and cover none.

learn-title-end = The end
learn-text-end = When someone has 20 points, or both decks are empty, you finish the round, and then everyone takes one more turn. Nobody draws in that last round. Then the objectives are added, and the most points win; in a tie, the most points from objectives. A player with no open spot is skipped, but still scores at the end.
learn-task-twenty = You have 16 points. Find the card and the spot that score at least 4.
learn-done-twenty = 20 points: the end is triggered. You finish this turn as usual.
learn-other-twenty = Allowed, but not enough for 20. A card that counts corners can do it.
learn-task-last-draw = Draw a card, as in every turn.
learn-done-last-draw = Marek has finished the round. Now comes the last one.
learn-other-last-draw = Take one card from the market or from a deck.
learn-task-last-card = Your last card. It can still score points or complete an objective. Just don’t spoil one.
learn-done-last-card = Marek has placed his last card too, and the game is over. Choose a number in the table to see the cards it counts.
learn-other-last-card = Place one of your cards on a dashed spot.

learn-wrong-hidden_corner = There is a hidden corner under this spot: colour and a twig, no light box. No card may go there.
learn-wrong-off_lattice = It would cover two corners of the same card here. It may cover only one corner of each.
learn-wrong-not_adjacent = Nothing to cover here: a card must cover at least one corner.
learn-wrong-occupied = There is already a card here.
learn-wrong-cost = Not yet: you don’t have all the symbols shown at the bottom of the card. Its back is free.
learn-wrong-draw_first = You have already placed a card. Draw one now.
learn-wrong-place_first = Place a card first, then draw.

learn-finish-title = You can play now
learn-finish-text = That is all you need to know. Tybor, an old monk, is a patient first opponent: he takes cards by fixed rules and tells you why.
learn-play-tybor = Play Tybor on easy

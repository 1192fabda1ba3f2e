# The tutorial. Every text of a step may use the signs: { $fungi } { $plant } { $animal } { $insect }
# { $quill } { $inkwell } { $manuscript } { $covered }.

learn-page = Learn to play
learn-status = Learn · step { $n } of { $all }
learn-steps = Steps
learn-step = Step { $n }: { $title }
learn-step-done = Step { $n }: { $title }, done
learn-task = Your turn
learn-task-of = Your turn · { $n } of { $all }
learn-back = Back
learn-skip = Skip
learn-next = Next
learn-to-finish = Finish
learn-place = Place here
learn-take = Take this card
learn-board = The board of this step
learn-my-area = Your area
learn-you = You
learn-other-player = Marek
learn-no-change = no symbol changes
learn-place-straight = place straight beside a card
learn-offline = This step needs the server, and it does not answer. What you have done so far is kept.

learn-starter-front = Front: four symbols
learn-starter-back = Back: two that stay

learn-title-starter = The first card
learn-text-starter = You build an area of cards, your manuscript. It begins with one starter card. Its front shows a symbol in each corner, but corners can be covered later. A symbol in the middle, on the back, can never be covered.
learn-task-face = Choose the face that you want to see on the table. Both are good.
learn-done-face = Your starter card lies. It stays where it is; everything grows from its corners.
learn-other-face = Choose one of the two faces.
learn-task-objective = You also keep one of two objectives, in secret. Keep the one that you like; step 9 shows how they score.
learn-done-objective = Only you know it. At the end of the game it brings points.
learn-other-objective = Keep one of the two.

learn-title-lay = Lay a card
learn-text-lay = On your turn you lay one card of your hand. It lies upright, with one of its corners on a corner of a card that is there already. Symbols you can see in your area are yours; they are counted above it.
learn-task-lay = Choose a card below, then a dashed place. Tap the place twice, drag the card there, or use the button.
learn-done-lay = Look at the count: the symbols of the new card are yours now.
learn-other-lay = Lay the card on one of the dashed places.

learn-title-cover = Covering
learn-text-cover = A new card lies on top. What it covers is no longer seen, so it is no longer yours. This time every corner of the starter card holds a symbol, and one of them has to go.
learn-task-cover = Lay a card so that the { $insect } goes under, and the three others stay.
learn-done-cover = The insect is gone from the count. The symbols of the new card have come instead.
learn-other-cover = Allowed, but another symbol would go under. Find the corner with the insect.

learn-title-corners = Corners
learn-text-corners = A light corner can be covered, empty or not. Where the colour of the card runs up to the edge, with a twig on it, the corner is hidden: nothing may lie there, even if another card offers a light corner at the same place.
learn-task-hidden = Choose a card. Two of the places shown are forbidden by a hidden corner. Find one and try it.
learn-done-hidden = Right, that is refused: a hidden corner lies under the place. You can see it before: no light box, only colour and a twig.
learn-other-hidden = Only light corners lie under this place: a card may go there. Look for a place where a twig would go under.
learn-task-straight = Now try the place straight beside a card, at the right.
learn-done-straight = Refused: there the new card would lie on two corners of one card. Of each card it may cover one corner only, so cards always lie slantwise.
learn-other-straight = That one is allowed. Try the place straight to the right of a card.
learn-task-two = A card may cover corners of several cards at once. Find the place where yours covers 2.
learn-done-two = One card, two corners covered. Both cards beneath had a light corner there.
learn-other-two = Allowed, but there it covers only 1 corner. Look for a place between two cards.

learn-title-back = The back of a card
learn-text-back = Every card may also be laid face down. The back costs nothing and brings no points, but it has four light corners, and the symbol in its middle can never be covered.
learn-task-back = Turn a card over with Back, and lay it face down. The gold card is a good choice: its front costs too much today.
learn-done-back = A symbol that nobody can take from you, and room on all four corners.
learn-other-back = That is the front. Turn the card over first.

learn-title-draw = Drawing
learn-text-draw = After laying a card you draw one, and your turn ends. Two resource cards and two gold cards lie face up in the market; a card taken from there is replaced from its deck. Or you take the top card of a deck unseen: only its back tells kind and kingdom.
learn-task-draw = Your card is laid. Take any card: tap it, then tap again.
learn-done-draw = You have three cards again. Now it would be the next player’s turn.
learn-other-draw = Take one card from the market or from a deck.

learn-title-gold = Gold cards
learn-text-gold = The front of a gold card shows its cost at the bottom: so many symbols must be in sight in your area before you lay it. They are not spent. The card may even cover them.
learn-task-gold = You see 3 { $plant }. One of your gold cards asks for 3, the other for 5. Lay the one that you can pay, front up.
learn-done-gold = 3 points, at once and for good. Nothing was spent: only what the card covers is gone.
learn-other-gold = Allowed, but it is not the gold card that you can pay. Look for the card with 3 plants at its foot, front up.

learn-title-points = Points for more
learn-text-points = Some gold cards count. “1 × { $quill }” brings a point for each quill in sight once the card lies: its own counts, one that it has just covered does not. “2 × { $covered }” brings 2 points for each corner that it covers.
learn-task-objects = Lay the card that counts quills where it brings 3 points.
learn-done-objects = Two quills were there, and the card brought its own: 3 points.
learn-other-objects = Allowed, but worth less: choose the gold card, front up, and leave every quill in sight.
learn-task-corners = Now one that counts corners. Find the place where it covers 3 of them.
learn-done-corners = 3 corners, 6 points.
learn-other-corners = Allowed, but worth less. Choose the gold card, front up, and a place amid several cards.

learn-title-objectives = Objectives
learn-text-objectives = Two objectives are common to all, one is your secret. They score at the end, each as often as it is fulfilled. Some ask for symbols in sight, others for three cards of given colours in a given arrangement. The starter card has no colour, and whether a card lies face up or down does not matter.
learn-task-pattern = One objective asks for three fungi cards, rising to the right. Two lie already. Lay the third.
learn-done-pattern = The arrangement is complete: 2 points at the end. Another three such cards would bring 2 more.
learn-other-pattern = Allowed, but the arrangement is not complete. It takes a red card, further up on the same slope.
learn-task-symbols = Your secret objective asks for 3 { $insect } in sight. You have 2, so a third is needed. Take care what you cover.
learn-done-symbols = 3 insects in sight. If they still are at the end, they bring 2 points.
learn-other-symbols = Allowed, but then fewer than 3 insects are in sight. Bring one, and cover none.

learn-title-end = The end
learn-text-end = When somebody has 20 points, or both decks are empty, the round is finished and everybody has one more turn. In that last round nobody draws. Then the objectives are added. Most points win.
learn-task-twenty = You have 16 points. Find the card and the place that bring at least 4.
learn-done-twenty = 20 points: the end has begun. This turn goes on as usual.
learn-other-twenty = Allowed, but not enough for 20. A card that counts corners can do it.
learn-task-last-draw = Draw a card, as after every turn.
learn-done-last-draw = Marek has finished the round. Now comes the last one.
learn-other-last-draw = Take one card from the market or from a deck.
learn-task-last-card = Your last card. It can still bring points, complete an objective, or at least spoil none.
learn-done-last-card = Marek has laid his last card too, and the game is over. Choose a number in the table to see the cards that it counted.
learn-other-last-card = Lay one of your cards on a dashed place.

learn-wrong-hidden_corner = A hidden corner lies under this place: a twig on the coloured ground, no light box. No card may go there.
learn-wrong-off_lattice = Here it would lie on two corners of one card. It may cover only one corner of each.
learn-wrong-not_adjacent = Nothing to cover here: a card must lie on at least one corner.
learn-wrong-occupied = A card lies here already.
learn-wrong-cost = Not yet: what the card asks for at its foot is not all in sight in your area. Its back is free.
learn-wrong-draw_first = A card is laid already. Draw one now.
learn-wrong-place_first = Lay a card first, then draw.

learn-finish-title = You can play now
learn-finish-text = That is all there is to know. Tybor, an old monk, is a patient first opponent: he takes cards by fixed rules, and tells you why.
learn-play-tybor = Play Tybor, easy

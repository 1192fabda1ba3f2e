# Accounts, profiles, ratings, the check of the shuffle.
people-name = Name
people-name-hint = 2 to 24 letters, digits or spaces. Others see it.
people-password = Password
people-password-hint = At least 8 characters. A few words are better than one.
people-you = you
people-you-guest = You play as { $name }, a guest since { $date }.
people-you-account = You are { $name }, here since { $date }.
people-you-nobody = You have no name here yet. You get one when you first play; nothing needs to be signed.
people-my-profile = My profile

people-keep = Keep your name
people-keep-guest = A guest is forgotten when this browser forgets. With a password you keep your name and all your games, and your games may be rated.
people-keep-nobody = With a name and a password your games are yours on every device, and may be rated.
people-keep-do = Keep it
people-kept = The name is yours now.
people-sign-in = Sign in
people-sign-in-text = If you have an account already.
people-sign-in-guest = If you have an account already. The games of this guest stay with the guest.
people-signed-in = You are signed in.

people-rename = Another name
people-new-name = New name
people-rename-do = Change the name
people-renamed = You have a new name.
people-password-change = Another password
people-password-text = All other browsers are signed out by this.
people-password-old = Password now
people-password-new = New password
people-password-do = Change the password
people-password-changed = The new password holds from now on.

people-leave = Leave
people-sign-out = Sign out
people-sign-out-all = Sign out everywhere
people-sign-out-guest = A guest has no password: once signed out, nobody can come back under this name.
people-signed-out = You are signed out.
people-delete = Delete me
people-delete-text = For good. The name becomes free, your running games are given up, and what you said is removed. Finished games stay for the others, without your name.
people-delete-do = Delete me for good
people-deleted = You are deleted. Farewell.

people-tokens = Keys for programs
people-tokens-text = A program that has such a token acts in your name: your own bot, or a script.
people-token-new = New token
people-token-label = What it is for
people-token-label-hint = For you only, such as “my bot at home”.
people-token-may = It may
people-scope-read = see my games
people-scope-play = play
people-scope-create = make tables
people-token-days = It ends
people-days = { $n ->
    [one] after { $n } day
   *[other] after { $n } days
}
people-token-ever = never
people-token-until = until { $date }
people-token-unused = never used
people-token-used = last used { $when }
people-token-make = Make the token
people-token-once = Here is the token. It is shown this once: copy it now.
people-token-kept = I have it
people-token-revoke = Revoke
people-token-revoke-one = Revoke { $label }
people-copy = Copy
people-copied = Copied.

people-since-guest = A guest since { $date }.
people-since-account = Here since { $date }.
people-finished = finished
people-won = won
people-running = running
people-ratings = Ratings
people-rating = Rating
people-rating-of = Games of
people-rating-games = Games
people-rating-none = not rated yet
people-rating-uncertain = not sure yet
people-games = Games
people-games-open = Those at open tables.
people-nobody = Nobody has this name.

people-rank = Rank
people-leaderboard-none = Nobody has played enough rated games yet.
people-leaderboard-text = A rating is what we are sure of: it starts at 1000 and rises as games remove the doubt. Games of 2, 3 and 4 are rated apart.

people-shuffle = Was the shuffle fair?
people-shuffle-text = Before a game begins the server fixes the order of all cards and publishes a fingerprint of it: a promise. After the game it opens the order. Your own browser checks here that the two belong together, so that nobody can have changed the cards in between.
people-shuffle-insecure = This browser computes fingerprints only on secure pages (https). The command below does the same.
people-shuffle-promise = The promise, from before the game
people-shuffle-running = The game is not over. Note this down, and check it when it is.
people-shuffle-not-yet = The game has not begun: there is no promise yet.
people-shuffle-dealt = Computed here, from the deal and the salt
people-shuffle-salt = The salt: random letters, so that nobody can guess the deal from the promise
people-shuffle-deal = The deal, from the top card to the last
people-shuffle-how = How it works
people-shuffle-step-1 = The server shuffles the four decks and makes up a salt.
people-shuffle-step-2 = It joins the salt and the four decks to one text and computes its SHA-256: a fingerprint that fits no other text. This is the promise, shown as soon as the game begins.
people-shuffle-step-3 = When the game is over, the salt and the decks are published in its record.
people-shuffle-step-4 = Anyone computes the fingerprint again. If it is the same, these were the decks from the start.
people-shuffle-yourself = Without trusting this page, on any Unix:
people-record = Check a record
people-record-choose = Choose a .codex file
people-record-paste = Or paste the record, or drop the file here
people-record-check = Check it

people-fairness-kept = The promise was kept
people-fairness-broken = The promise was broken
people-fairness-other_promise = Another promise
people-fairness-no_deal = No deal in it
people-fairness-no_hash = No promise in it
people-fairness-no_salt = No salt in it
people-fairness-text-kept = The fingerprint is the same: the cards lay in this order before the first move.
people-fairness-text-broken = The fingerprint differs: these are not the decks that were promised.
people-fairness-text-other_promise = The record names another promise than the table did.
people-fairness-text-no_deal = This is not a record, or one that began from a position: there are no four decks to check.
people-fairness-text-no_hash = There is no line Deal-Hash: whoever dealt promised nothing.
people-fairness-text-no_salt = There is no line Deal-Salt: the promise cannot be opened without it.

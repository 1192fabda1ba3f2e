# Accounts, profiles, ratings, the check of the shuffle.
people-name = Name
people-name-hint = 2 to 24 characters: letters, digits, spaces, hyphens, underscores, apostrophes or full stops. Others can see it.
people-password = Password
people-you = you
people-you-guest = You are playing as { $name }, a guest since { $date }.
people-you-account = You are { $name }, a member since { $date }.
people-you-nobody = You don’t have a name here yet. You get one when you first play; no sign-up needed.
people-my-profile = My profile

people-keep = Create account
people-keep-guest = Guests are forgotten when the browser’s data is cleared. With a password, you keep your name and all your games, and you can play rated games.
people-keep-nobody = With a name and a password, your games are yours on every device, and you can play rated games.
people-kept = Account created.
people-sign-in = Sign in
people-sign-in-text = If you already have an account.
people-sign-in-guest = If you already have an account. The games you played as a guest stay with the guest.
people-signed-in = You’re signed in.

people-password-change = Change password
people-password-text = This signs you out in all other browsers and ends your access keys.
people-password-old = Current password
people-password-new = New password
people-password-do = Change password
people-password-changed = Password changed.

people-leave = Sign out or delete account
people-sign-out = Sign out
people-sign-out-all = Sign out everywhere
people-sign-out-guest = Guests have no password: once you sign out, you can’t come back under this name.
people-signed-out = You’re signed out.
people-delete = Delete account
people-delete-do = Delete account for good
people-deleted = Account deleted.

people-tokens = Access keys
people-tokens-text = A program with an access key acts in your name: your own bot, or a script.
people-token-new = New access key
people-token-label = What it is for
people-token-label-hint = Only you see this, for example “my bot at home”.
people-token-may = It may
people-scope-read = see my games
people-scope-play = play
people-scope-create = create tables
people-token-days = Expiry
people-days = { $n ->
    [one] after { $n } day
   *[other] after { $n } days
}
people-token-ever = no expiry
people-token-until = until { $date }
people-token-unused = never used
people-token-used = last used { $when }
people-token-make = Create access key
people-token-once = Here is your access key. You will see it only once: copy it now.
people-token-kept = I’ve copied it
people-token-revoke = Revoke
people-token-revoke-one = Revoke { $label }
people-copy = Copy
people-copied = Copied.

people-since-guest = Guest since { $date }.
people-since-account = Member since { $date }.
people-stat-rating = rating, { $players }
people-stat-games = { $n ->
    [one] game
   *[other] games
}, { $share } won
people-stat-points = points per game
people-stat-most = most points
people-results = Results
people-against-people = People
people-tally = { $won } won · { $lost } lost{ $drawn ->
    [0] { "" }
   *[other] {" "}· { $drawn } tied
}
people-recent = Points in the last { $n } games
people-rating = Rating
people-rating-of = Games with
people-rating-games = Games
people-rating-uncertain = provisional
people-games = Games
people-games-open = Only games at open tables are shown.
people-nobody = Nobody has this name.
people-report = Report or block

people-rank = Rank
people-leaderboard-none = Nobody has played enough rated games yet.
people-leaderboard-text = Ratings start at 1000. They are cautious at first, and usually rise over your first games as your strength becomes clear. Games with 2, 3 and 4 players have separate ratings.

people-shuffle = Was the shuffle fair?
people-shuffle-text = Before a game begins, the server fixes the order of all cards and publishes a fingerprint of it: a promise. After the game, it reveals the order. Here your own browser checks that the two match, so nobody can have changed the cards in between.
people-shuffle-insecure = This browser can compute fingerprints only on secure pages (https). The command below does the same.
people-shuffle-promise = The promise, from before the game
people-shuffle-running = The game isn’t over yet. Write this down, and check it when it is.
people-shuffle-not-yet = The game hasn’t begun, so there is no promise yet.
people-shuffle-dealt = Computed here, from the deal and the salt
people-shuffle-salt = The salt: random characters, so that nobody can guess the deal from the promise
people-shuffle-deal = The deal, from the top card to the last
people-shuffle-how = How it works
people-shuffle-step-1 = The server shuffles the four decks and generates a random salt.
people-shuffle-step-2 = It joins the salt and the four decks into one text and computes its SHA-256: a fingerprint that fits no other text. This is the promise, shown as soon as the game begins.
people-shuffle-step-3 = When the game is over, the salt and the decks are published in its game file.
people-shuffle-step-4 = Anyone can compute the fingerprint again. If it is the same, these were the decks from the start.
people-shuffle-yourself = If you’d rather not trust this page, run this on any Unix system:
people-record = Check a game file
people-record-choose = Choose a .codex file
people-record-paste = Or paste its text, or drop the file here
people-record-check = Check it

people-fairness-kept = The promise was kept
people-fairness-broken = The promise was broken
people-fairness-other_promise = A different promise
people-fairness-no_deal = No deal found
people-fairness-no_hash = No promise found
people-fairness-no_salt = No salt found
people-fairness-text-kept = The fingerprint is the same: the cards were in this order before the first move.
people-fairness-text-broken = The fingerprint is different: these are not the decks that were promised.
people-fairness-text-other_promise = The promise in this file is not the one made at the table.
people-fairness-text-no_deal = This is not a game file, or its game didn’t start from the beginning. Without all four decks, there is nothing to check.
people-fairness-text-no_hash = The line Deal-Hash is missing: no promise was made.
people-fairness-text-no_salt = The line Deal-Salt is missing: without it, the promise can’t be checked.

# One's own account: signing in, recovery, devices, programs, data.
account-password-hint = At least 10 characters. A few words are better than one.
account-password-show = Show the password
account-advice-short = Too short: 10 characters at least.
account-advice-name = Too much like your name.
account-advice-simple = Too simple: it repeats itself.
account-advice-fair = All right. Longer is better.
account-advice-good = Good.

account-codes = Recovery codes
account-codes-once = If you forget your password, one of these codes lets you back in. Each works once. You will see them only now: keep them somewhere safe.
account-codes-file = Recovery codes of { $name } at { $site }
account-codes-copied = Codes copied.
account-codes-kept = I’ve kept the codes in a safe place
account-copy = Copy
account-save = Save as a file
account-print = Print
account-go-on = Continue
account-codes-left = { $n ->
    [0] You have no recovery codes left.
    [one] You have { $n } recovery code left.
   *[other] You have { $n } recovery codes left.
}
account-codes-text = A recovery code lets you back in if you forget your password. New codes replace the old ones.
account-codes-new = Make new codes

account-your-password = Your password
account-forgotten = Forgotten your password?
account-password-first = Set a password
account-password-remove = Remove the password
account-password-remove-text = From then on, you sign in with a passkey only. Recovery codes still let you back in.
account-password-removed = Password removed.
account-everywhere-text = This signs you out in every browser, this one too, and ends all your access keys.

account-recover = Back into your account
account-recover-code = With a recovery code
account-recover-code-text = You got recovery codes when you created your account. This signs you out everywhere else, ends your access keys and turns off the passkey as a second step.
account-code = Recovery code
account-recover-do = Set the new password
account-recovered = Password set. You’re signed in.
account-recovered-factor = Password set. Now sign in with it and your passkey.
account-recover-mail = By mail
account-recover-mail-text = If you have confirmed a mail address, a link can be sent there.
account-recover-mail-whose = Name or mail address
account-recover-mail-do = Send the link
account-recover-mail-sent = If there is such an account with a confirmed mail address, a link is on its way. Look into your mail.
account-recover-neither = Neither works?
account-recover-host = The host of this server can make a link for you, if they know that it’s you.
account-recover-contact = Contact: { $contact }
account-recover-link = Choose a new password
account-recover-link-text = This signs you out everywhere else and ends your access keys.
account-recover-other = Other ways

account-mail = Mail address
account-mail-text = Only for getting back into your account. Others never see it.
account-mail-set = Add a mail address
account-mail-change = Change the mail address
account-mail-send = Send a link to confirm it
account-mail-sent = A link was sent to { $address }. Open it to confirm the address.
account-mail-waiting = Open the link that was sent there. Until then, nothing else is sent to this address.
account-mail-confirmed = confirmed
account-mail-unconfirmed = not confirmed yet
account-mail-remove = Remove the mail address
account-mail-remove-text = Then a link can no longer be sent to you if you forget your password.
account-mail-removed = Mail address removed.
account-mail-confirm = Confirm the mail address
account-mail-confirm-text = From then on, you can get back into your account by mail.
account-mail-done = The address is confirmed.
account-mail-no-link = Part of the link is missing. Open it from the mail again.

account-passkeys = Passkeys
account-passkeys-text = A passkey is kept on your device and unlocked by your fingerprint, your face or a PIN. You can sign in with it instead of your password.
account-passkey-sign-in = Sign in with a passkey
account-passkey-new = Add a passkey
account-passkey-add = Add the passkey
account-passkey-added = Passkey added.
account-passkey-label = What to call it
account-passkey-label-hint = Only you see this, for example “my phone”.
account-passkey-since = added on { $date }
account-passkey-rename = Rename
account-passkey-rename-one = Rename { $label }
account-passkey-remove = Remove
account-passkey-remove-one = Remove { $label }
account-passkey-remove-text = You won’t be able to sign in with it any more. Remove it from your device as well.
account-passkey-removed = Passkey removed.
account-passkey-asked = You’ll be asked for your passkey.
account-passkey-not-here = You can’t add or use passkeys at this address.
account-passkey-cancelled = No passkey was used. Try again if you like.
account-passkey-known = There is already a passkey for this account on that device.
account-passkey-impossible = This browser couldn’t use a passkey here.
account-factor = Passkey as a second step
account-factor-off = Off: your password alone is enough to sign in.
account-factor-on = On: after your password, you’re also asked for a passkey.
account-factor-turn-on = Turn on
account-factor-turn-off = Turn off
account-factor-more = From then on, signing in takes your password and one of your passkeys. If you lose both, a recovery code lets you back in.
account-factor-less = From then on, your password alone is enough to sign in.
account-factor-is-on = Second step turned on.
account-factor-is-off = Second step turned off.

account-sessions = Where you’re signed in
account-sessions-text = If you don’t recognise one of these, sign it out and change your password.
account-session-device = { $browser } on { $system }
account-session-unknown = Unknown browser
account-session-this = this device
account-session-since = since { $date }
account-session-used = last used { $when }, since { $date }
account-session-end-one = Sign out { $device }
account-sessions-end = Sign out all others
account-sessions-ended = { $n ->
    [one] Signed out there.
   *[other] Signed out in { $n } browsers.
}

account-data = Everything about you
account-data-text = All that this server keeps about you, in one file: your account, games, chat, analyses and more.
account-data-do = Save as a file
account-data-saved = File saved.
account-privacy-link = What is kept, and for how long

account-delete-final = This can’t be undone.
account-delete-gone = This is deleted:
account-gone-person = your name, ratings and mail address
account-gone-access = passwords, passkeys, recovery codes and access keys; you’re signed out everywhere
account-gone-words = all you wrote in chats
account-gone-files = game files you opened, saved analyses and your exercises
account-gone-running = your games in progress, which are given up
account-delete-stays = This stays:
account-stays-games = finished games, for the others, without your name
account-stays-name = nobody else can take your name for a while
account-stays-backups = backups still have everything until they are thrown away

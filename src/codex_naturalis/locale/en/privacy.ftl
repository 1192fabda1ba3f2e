# What the server keeps of a person, and for how long: the numbers come from its settings.
privacy-lead = What this server keeps about you, why, and for how long.

privacy-not = What doesn’t happen here
privacy-not-ads = There are no adverts, and nobody follows what you read or click.
privacy-not-elsewhere = Your browser loads nothing from other sites.
privacy-not-cookie = There are two cookies at most, and only once you have a name. One keeps you signed in; the other remembers that you have signed in here before, so that strangers who guess passwords can’t lock you out. Your settings stay in your browser.

privacy-kept = What is kept
privacy-n-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
privacy-more-days = { $more ->
    [one] { $more } day
   *[other] { $more } days
}
privacy-more-hours = { $more ->
    [one] { $more } hour
   *[other] { $more } hours
}
privacy-account = Your account
privacy-account-why = Your name, the date, your ratings, and what you sign in with: the password and the recovery codes only as hashes, and the public half of your passkeys.
privacy-account-always = Until you delete your account.
privacy-mail = Your mail address, if you give one
privacy-mail-why = Only so that you can get back into your account.
privacy-mail-always = Until you remove it or delete your account.
privacy-sessions = Where you’re signed in
privacy-sessions-why = The kind of browser and system, and when you first and last used it, so that you can spot somebody else.
privacy-sessions-days = Until you sign out; at most { privacy-n-days } without use, and { privacy-more-days } in all.
privacy-guests = Guests
privacy-guests-why = A made-up name and a cookie, so that a game can go on after a reload.
privacy-guests-days = { privacy-n-days } after the last visit.
privacy-games = Games
privacy-games-why = Who played, every move and the result. Others played these games too, so they stay when you go, but without your name.
privacy-games-always = For good.
privacy-chat = Chat
privacy-chat-why = What you write at a table, for those at the table and for moderators.
privacy-chat-days = { privacy-n-days }, or until you delete your account.
privacy-chat-always = As long as the game, or until you delete your account.
privacy-reports = Reports and decisions
privacy-reports-why = What somebody reported, the chat it is about, and what moderators decided.
privacy-reports-days = { privacy-n-days } after the report was closed.
privacy-reports-always = As long as this server is run.
privacy-log = The log
privacy-log-why = Which pages and data were asked for and by whom, names that signed in or tried to, changes to accounts and errors, so that faults and attacks can be noticed. Network addresses are in it only as hashes.
privacy-log-days = { privacy-n-days }. After { privacy-more-hours }, nobody can tell whether two hashes come from the same address.
privacy-log-always = The host of this server hasn’t said how long. After { privacy-more-hours }, nobody can tell whether two hashes come from the same address.
privacy-backups = Backups
privacy-backups-why = Copies of all this, in case something breaks. What you delete can still be in them for a while.
privacy-backups-days = { privacy-n-days }.
privacy-backups-always = The host of this server hasn’t said how long.
privacy-names = Names that became free
privacy-names-why = After a name was deleted or changed, nobody else can take it for a while, so that nobody can pretend to be you.
privacy-names-days = { privacy-n-days }.

privacy-rights = What you can do
privacy-rights-text = You can look at everything that is kept about you and save it as a file, change your name, and delete your account. You don’t have to ask anyone.
privacy-rights-do = To your account
privacy-whom = Whom to ask
privacy-contact = This server is run by: { $contact }
privacy-no-contact = The host of this server hasn’t written a contact here.

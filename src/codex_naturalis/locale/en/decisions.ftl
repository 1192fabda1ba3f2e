# What the moderators have decided about somebody, as this person reads it.
decision-page-text = What the moderators have decided about you, and what came of your reports.
decision-mine = About you
decision-none = There are no decisions about you.
decision-new = A message from the moderators
decision-new-outcome = A report of yours was decided.
decision-read = Read
decision-later = Later
decision-why = Why
decision-seen = I’ve read this

decision-told-warn = You have been warned
decision-told-mute = You can’t chat any more
decision-told-mute-until = You can’t chat until { $until }
decision-told-rename = Your name is now { $name }
decision-told-rename-new = You have been given a new name
decision-told-ban = You’re banned for good
decision-told-ban-until = You’re banned until { $until }
decision-told-close_table = Your table was closed
decision-effect-warn = Nothing else happens this time.
decision-effect-mute = You can go on playing.
decision-effect-rename = You can choose another name on your account page.
decision-effect-ban = You can’t play or chat. You can appeal, take your data with you and delete your account.
decision-effect-close_table = You can play at other tables.
decision-old-name = Nobody can use the name { $name } here.
decision-lifted = Lifted on { $date }.
decision-over = This is over.

decision-appeal = Appeal
decision-appeal-why = Why is this decision wrong?
decision-appeal-once = You can appeal once. If possible, another moderator answers.
decision-appeal-send = Send appeal
decision-appeal-sent = Appeal sent.
decision-appealed = Your appeal of { $date }:
decision-unanswered = It hasn’t been answered yet.
decision-answer-uphold = The decision stands.
decision-answer-lift = The decision was lifted.
decision-answer-undo = The decision was taken back.

decision-banned-may = On your account page, you can download your data or delete your account. Earlier decisions are under “Notices”.

# Warnings and pauses for leaving rated games, or letting others wait there.

rated-title = A word about rated games
rated-did-stalled = You let your clock run out while the others waited.
rated-did-left = You left a rated game.
rated-did-early = You gave up before everyone had three turns.
rated-did-lost = You lost the connection several times, and ran out of time.
rated-warned = You have let the others down in a rated game before. The next time, your rated play will be paused.
rated-paused = Your rated play is paused until { $until }. Casual games, bots and exercises stay open to you.
rated-ok = Understood

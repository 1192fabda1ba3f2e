# What the moderators have decided about somebody, as this person reads it.
decision-page-text = Was die Moderatoren über dich entschieden haben, und was aus deinen Meldungen geworden ist.
decision-mine = Über dich
decision-none = Es gibt keine Entscheidungen über dich.
decision-new = Eine Nachricht der Moderatoren
decision-new-outcome = Über eine Meldung von dir wurde entschieden.
decision-read = Lesen
decision-later = Später
decision-why = Warum
decision-seen = Ich habe das gelesen

decision-told-warn = Du wurdest verwarnt
decision-told-mute = Du kannst nicht mehr chatten
decision-told-mute-until = Du kannst bis { $until } nicht chatten
decision-told-rename = Du heißt jetzt { $name }
decision-told-rename-new = Du hast einen neuen Namen bekommen
decision-told-ban = Du bist für immer gesperrt
decision-told-ban-until = Du bist bis { $until } gesperrt
decision-told-close_table = Dein Tisch wurde geschlossen
decision-effect-warn = Diesmal geschieht sonst nichts.
decision-effect-mute = Du kannst weiterspielen.
decision-effect-rename = Auf deiner Kontoseite kannst du einen anderen Namen wählen.
decision-effect-ban = Du kannst nicht spielen und nicht chatten. Du kannst Einspruch erheben, deine Daten mitnehmen und dein Konto löschen.
decision-effect-close_table = An anderen Tischen kannst du spielen.
decision-old-name = Den Namen { $name } kann hier niemand verwenden.
decision-lifted = Aufgehoben am { $date }.
decision-over = Das ist vorbei.

decision-appeal = Einspruch erheben
decision-appeal-why = Warum ist diese Entscheidung falsch?
decision-appeal-once = Du kannst einmal Einspruch erheben. Wenn möglich, antwortet jemand anderes aus der Moderation.
decision-appeal-send = Einspruch senden
decision-appeal-sent = Einspruch gesendet.
decision-appealed = Dein Einspruch vom { $date }:
decision-unanswered = Darauf wurde noch nicht geantwortet.
decision-answer-uphold = Die Entscheidung bleibt bestehen.
decision-answer-lift = Die Entscheidung wurde aufgehoben.
decision-answer-undo = Die Entscheidung wurde zurückgenommen.

decision-banned-may = Auf deiner Kontoseite kannst du deine Daten herunterladen oder dein Konto löschen. Frühere Entscheidungen stehen unter „Mitteilungen“.

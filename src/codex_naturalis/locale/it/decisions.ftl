# What the moderators have decided about somebody, as this person reads it.
decision-page-text = Che cosa hanno deciso i moderatori su di te, e l’esito delle tue segnalazioni.
decision-mine = Su di te
decision-none = Non ci sono decisioni su di te.
decision-new = Un messaggio dei moderatori
decision-new-outcome = È stato deciso su una tua segnalazione.
decision-read = Leggi
decision-later = Più tardi
decision-why = Perché
decision-seen = Ho letto

decision-told-warn = Hai ricevuto un ammonimento
decision-told-mute = Non puoi più scrivere in chat
decision-told-mute-until = Non puoi scrivere in chat fino al { $until }
decision-told-rename = Ora ti chiami { $name }
decision-told-rename-new = Hai ricevuto un nuovo nome
decision-told-ban = Sei escluso per sempre
decision-told-ban-until = Sei escluso fino al { $until }
decision-told-close_table = Il tuo tavolo è stato chiuso
decision-effect-warn = Per questa volta non succede altro.
decision-effect-mute = Puoi continuare a giocare.
decision-effect-rename = Puoi scegliere un altro nome nella pagina del tuo account.
decision-effect-ban = Non puoi giocare né scrivere. Puoi fare ricorso, portare via i tuoi dati ed eliminare il tuo account.
decision-effect-close_table = Puoi giocare ad altri tavoli.
decision-old-name = Nessuno può usare qui il nome { $name }.
decision-lifted = Revocata il { $date }.
decision-over = È finita.

decision-appeal = Fai ricorso
decision-appeal-why = Perché questa decisione è sbagliata?
decision-appeal-once = Puoi fare ricorso una volta. Se possibile, risponde un altro moderatore.
decision-appeal-send = Invia ricorso
decision-appeal-sent = Ricorso inviato.
decision-appealed = Il tuo ricorso del { $date }:
decision-unanswered = Non c’è ancora una risposta.
decision-answer-uphold = La decisione resta valida.
decision-answer-lift = La decisione è stata revocata.
decision-answer-undo = La decisione è stata annullata.

decision-banned-may = Nella pagina del tuo account puoi scaricare i tuoi dati o eliminare l’account. Le decisioni precedenti sono sotto «Avvisi».

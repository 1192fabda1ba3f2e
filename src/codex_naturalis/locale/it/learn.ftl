# The tutorial. Every text of a step may use the signs: { $fungi } { $plant } { $animal } { $insect }
# { $quill } { $inkwell } { $manuscript } { $covered }.

learn-page = Impara a giocare
learn-status = Impara · passo { $n } di { $all }
learn-steps = Passi
learn-step = Passo { $n }: { $title }
learn-step-done = Passo { $n }: { $title }, fatto
learn-task = Tocca a te
learn-task-of = Tocca a te · { $n } di { $all }
learn-back = Indietro
learn-skip = Salta
learn-next = Avanti
learn-to-finish = Fine
learn-place = Piazza qui
learn-take = Prendi questa carta
learn-board = Lo scrittoio di questo passo
learn-my-area = La tua area di gioco
learn-you = Tu
learn-other-player = Marek
learn-no-change = nessun simbolo cambia
learn-place-straight = posizione proprio accanto a una carta
learn-offline = Questo passo ha bisogno del server, che non risponde. Ciò che hai fatto finora è conservato.

learn-starter-front = Fronte: quattro simboli
learn-starter-back = Retro: due che restano

learn-title-starter = La prima carta
learn-text-starter = Costruisci un’area di gioco fatta di carte, il tuo manoscritto. Comincia con una carta Iniziale. Il fronte mostra un simbolo in ogni angolo, ma gli angoli si possono coprire in seguito. Un simbolo al centro, sul retro, non si può mai coprire.
learn-task-face = Scegli il lato che vuoi vedere sul tavolo. Vanno bene entrambi.
learn-done-face = La tua carta Iniziale è in gioco. Resta dov’è; tutto cresce dai suoi angoli.
learn-other-face = Scegli uno dei due lati.
learn-task-objective = Tieni anche uno di due obiettivi, in segreto. Tieni quello che ti piace; il passo 9 mostra come fanno punti.
learn-done-objective = Lo conosci solo tu. Alla fine della partita porta punti.
learn-other-objective = Tieni uno dei due.

learn-title-lay = Giocare una carta
learn-text-lay = Nel tuo turno giochi una carta della tua mano. Si piazza dritta, con uno dei suoi angoli su un angolo di una carta già presente. I simboli che vedi nella tua area di gioco sono tuoi; sono contati sopra di essa.
learn-task-lay = Scegli una carta in basso, poi una posizione tratteggiata. Tocca la posizione due volte, trascina lì la carta, o usa il pulsante.
learn-done-lay = Guarda il conto: ora i simboli della nuova carta sono tuoi.
learn-other-lay = Piazza la carta in una delle posizioni tratteggiate.

learn-title-cover = Coprire
learn-text-cover = Una nuova carta sta sopra. Ciò che copre non si vede più, quindi non è più tuo. Questa volta ogni angolo della carta Iniziale ha un simbolo, e uno deve sparire.
learn-task-cover = Piazza una carta in modo da coprire { $insect } e da lasciare gli altri tre.
learn-done-cover = L’insetto è sparito dal conto. Al suo posto sono arrivati i simboli della nuova carta.
learn-other-cover = Permesso, ma finirebbe sotto un altro simbolo. Trova l’angolo con l’insetto.

learn-title-corners = Gli angoli
learn-text-corners = Un angolo chiaro si può coprire, vuoto o no. Dove il colore della carta arriva fino al bordo, con un ramoscello sopra, l’angolo è nascosto: lì non può stare nulla, anche se un’altra carta offre un angolo chiaro nello stesso punto.
learn-task-hidden = Scegli una carta. Due delle posizioni mostrate sono vietate da un angolo nascosto. Trovane una e provala.
learn-done-hidden = Giusto, è rifiutata: sotto la posizione c’è un angolo nascosto. Lo si vede prima: nessun riquadro chiaro, solo colore e un ramoscello.
learn-other-hidden = Sotto questa posizione ci sono solo angoli chiari: una carta ci può andare. Cerca una posizione dove finirebbe sotto un ramoscello.
learn-task-straight = Ora prova la posizione proprio accanto a una carta, a destra.
learn-done-straight = Rifiutata: lì la nuova carta coprirebbe due angoli di una sola carta. Di ogni carta può coprire un solo angolo, quindi le carte stanno sempre in diagonale.
learn-other-straight = Quella è permessa. Prova la posizione proprio a destra di una carta.
learn-task-two = Una carta può coprire angoli di più carte insieme. Trova la posizione dove la tua ne copre 2.
learn-done-two = Una carta, due angoli coperti. Entrambe le carte sotto avevano lì un angolo chiaro.
learn-other-two = Permesso, ma lì copre solo 1 angolo. Cerca una posizione tra due carte.

learn-title-back = Il retro di una carta
learn-text-back = Ogni carta si può giocare anche coperta. Il retro non costa nulla e non porta punti, ma ha quattro angoli chiari, e il simbolo al centro non si può mai coprire.
learn-task-back = Gira una carta con Retro, e giocala coperta. La carta Oro è una buona scelta: oggi il suo fronte costa troppo.
learn-done-back = Un simbolo che nessuno può toglierti, e spazio su tutti e quattro gli angoli.
learn-other-back = Questo è il fronte. Prima gira la carta.

learn-title-draw = Pescare
learn-text-draw = Dopo aver giocato una carta ne peschi una, e il tuo turno finisce. Due carte Risorsa e due carte Oro sono scoperte al mercato; una carta presa da lì è sostituita dal suo mazzo. Oppure prendi alla cieca la prima carta di un mazzo: solo il retro ne dice tipo e regno.
learn-task-draw = La tua carta è giocata. Prendi una carta qualsiasi: toccala, poi tocca ancora.
learn-done-draw = Hai di nuovo tre carte. Ora toccherebbe al giocatore successivo.
learn-other-draw = Prendi una carta dal mercato o da un mazzo.

learn-title-gold = Le carte Oro
learn-text-gold = Il fronte di una carta Oro mostra il suo costo in basso: altrettanti simboli devono essere in vista nella tua area di gioco prima di giocarla. Non si spendono. La carta può perfino coprirli.
learn-task-gold = Vedi 3 { $plant }. Una delle tue carte Oro ne chiede 3, l’altra 5. Gioca quella che puoi pagare, lato fronte.
learn-done-gold = 3 punti, subito e per sempre. Non si è speso nulla: è perso solo ciò che la carta copre.
learn-other-gold = Permesso, ma non è la carta Oro che puoi pagare. Cerca quella con 3 vegetali in basso, lato fronte.

learn-title-points = Punti per altro
learn-text-points = Alcune carte Oro contano. “1 × { $quill }” porta un punto per ogni piuma in vista una volta giocata la carta: la sua conta, una appena coperta da lei no. “2 × { $covered }” porta 2 punti per ogni angolo che copre.
learn-task-objects = Piazza la carta che conta le piume dove porta 3 punti.
learn-done-objects = C’erano due piume, e la carta ha portato la sua: 3 punti.
learn-other-objects = Permesso, ma vale meno: scegli la carta Oro, lato fronte, e lascia in vista ogni piuma.
learn-task-corners = Ora una che conta gli angoli. Trova la posizione dove ne copre 3.
learn-done-corners = 3 angoli, 6 punti.
learn-other-corners = Permesso, ma vale meno. Scegli la carta Oro, lato fronte, e una posizione in mezzo a più carte.

learn-title-objectives = Gli obiettivi
learn-text-objectives = Due obiettivi sono comuni a tutti, uno è il tuo segreto. Fanno punti alla fine, tante volte quante sono completati. Alcuni chiedono simboli in vista, altri tre carte di certi colori in una certa disposizione. La carta Iniziale non ha colore, e non importa se una carta è scoperta o coperta.
learn-task-pattern = Un obiettivo chiede tre carte Fungo, salendo verso destra. Due ci sono già. Piazza la terza.
learn-done-pattern = La disposizione è completa: 2 punti alla fine. Altre tre carte così ne porterebbero altri 2.
learn-other-pattern = Permesso, ma la disposizione non è completa. Serve una carta rossa, più in alto sulla stessa diagonale.
learn-task-symbols = Il tuo obiettivo segreto chiede 3 { $insect } in vista. Ne hai 2, quindi ne serve un terzo. Attenzione a ciò che copri.
learn-done-symbols = 3 insetti in vista. Se lo sono ancora alla fine, portano 2 punti.
learn-other-symbols = Permesso, ma così sono in vista meno di 3 insetti. Portane uno, e non coprirne nessuno.

learn-title-end = La fine
learn-text-end = Quando qualcuno ha 20 punti, o entrambi i mazzi sono vuoti, si finisce il round e tutti hanno ancora un turno. In quell’ultimo round nessuno pesca. Poi si aggiungono gli obiettivi. Vince chi ha più punti.
learn-task-twenty = Hai 16 punti. Trova la carta e la posizione che ne portano almeno 4.
learn-done-twenty = 20 punti: la fine è cominciata. Questo turno continua come al solito.
learn-other-twenty = Permesso, ma non basta per 20. Una carta che conta gli angoli può farcela.
learn-task-last-draw = Pesca una carta, come dopo ogni turno.
learn-done-last-draw = Marek ha finito il round. Ora viene l’ultimo.
learn-other-last-draw = Prendi una carta dal mercato o da un mazzo.
learn-task-last-card = La tua ultima carta. Può ancora portare punti, completare un obiettivo, o almeno non rovinarne nessuno.
learn-done-last-card = Anche Marek ha giocato la sua ultima carta, e la partita è finita. Scegli un numero nella tabella per vedere le carte contate.
learn-other-last-card = Piazza una delle tue carte in una posizione tratteggiata.

learn-wrong-hidden_corner = Sotto questa posizione c’è un angolo nascosto: un ramoscello sul fondo colorato, nessun riquadro chiaro. Lì non può andare nessuna carta.
learn-wrong-off_lattice = Qui coprirebbe due angoli di una sola carta. Di ognuna può coprire un solo angolo.
learn-wrong-not_adjacent = Qui non c’è nulla da coprire: una carta deve coprire almeno un angolo.
learn-wrong-occupied = Qui c’è già una carta.
learn-wrong-cost = Non ancora: ciò che la carta chiede in basso non è tutto in vista nella tua area di gioco. Il suo retro è gratuito.
learn-wrong-draw_first = Una carta è già giocata. Ora pescane una.
learn-wrong-place_first = Prima gioca una carta, poi pesca.

learn-finish-title = Ora sai giocare
learn-finish-text = È tutto ciò che serve sapere. Tybor, un vecchio monaco, è un primo avversario paziente: prende carte con regole fisse, e ti dice il perché.
learn-play-tybor = Sfida Tybor, facile

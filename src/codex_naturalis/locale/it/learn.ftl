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
learn-board = Il tavolo di questo passo
learn-my-area = La tua area
learn-you = Tu
learn-other-player = Marek
learn-no-change = nessun simbolo cambia
learn-place-straight = posizione proprio accanto a una carta
learn-offline = Questo passo ha bisogno del server, che non risponde. Quello che hai fatto finora non va perso.

learn-starter-front = Fronte: quattro simboli
learn-starter-back = Retro: due simboli che restano

learn-title-starter = La prima carta
learn-text-starter = Fai punti con le carte e, alla fine, con gli obiettivi. Poco dopo che qualcuno ha raggiunto 20 punti la partita finisce, e vince chi ne ha di più. Le tue carte formano la tua area di gioco, che comincia con una carta Iniziale. Il fronte ha un simbolo in ogni angolo, ma in seguito gli angoli si possono coprire. I simboli al centro, sul retro, non si possono mai coprire.
learn-task-face = Scegli il lato che vuoi usare. Vanno bene entrambi.
learn-done-face = La tua carta Iniziale è piazzata. Resta dov’è, e tutto cresce dai suoi angoli.
learn-other-face = Scegli uno dei due lati.
learn-task-objective = Tieni in segreto anche uno di questi due obiettivi. Dà punti alla fine: al passo 9 vedrai come. Tieni quello che ti piace di più.
learn-done-objective = Lo conosci solo tu. Dà punti alla fine della partita.
learn-other-objective = Tieni uno dei due.

learn-title-lay = Piazzare una carta
learn-text-lay = Nel tuo turno piazzi una carta della tua mano. Va tenuta dritta, mai ruotata, con almeno uno dei suoi angoli su un angolo di una carta già presente. I simboli che vedi nella tua area sono tuoi; il conto è sopra l’area.
learn-task-lay = Scegli una carta in basso, poi una posizione tratteggiata. Tocca due volte la posizione, trascina lì la carta o usa il pulsante.
learn-done-lay = Guarda il conto: ora i simboli della nuova carta sono tuoi.
learn-other-lay = Piazza la carta in una delle posizioni tratteggiate.

learn-title-cover = Coprire
learn-text-cover = Una nuova carta va sopra le altre. Quello che copre non si vede più, quindi non è più tuo. Questa volta ogni angolo della carta Iniziale ha un simbolo, e uno lo devi coprire. Non aver paura: spesso vale la pena perdere un simbolo.
learn-task-cover = Piazza una carta che copra il simbolo { $insect } e lasci gli altri tre.
learn-done-cover = L’insetto è sparito dal conto, e si sono aggiunti i simboli della nuova carta.
learn-other-cover = Si può, ma copriresti un altro simbolo. Trova l’angolo con l’insetto.

learn-title-corners = Gli angoli
learn-text-corners = Un angolo chiaro si può coprire, che sia vuoto o no. Dove il colore della carta arriva fino al bordo, con un ramoscello sopra, l’angolo è nascosto: nessuna carta può coprirlo, anche se nello stesso punto un’altra carta ha un angolo chiaro. Contano solo gli angoli che stanno sotto: quelli della nuova carta possono anche essere nascosti.
learn-task-hidden = Scegli una carta. Due delle posizioni mostrate sono bloccate da un angolo nascosto. Trovane una e provala.
learn-done-hidden = Esatto, non si può: sotto questa posizione c’è un angolo nascosto. Si riconosce subito: nessun riquadro chiaro, solo colore e un ramoscello.
learn-other-hidden = Sotto questa posizione ci sono solo angoli chiari, quindi una carta ci può andare. Cerca una posizione dove coprirebbe un ramoscello.
learn-task-straight = Ora prova la posizione proprio a destra di una carta.
learn-done-straight = Non si può: la nuova carta coprirebbe due angoli della stessa carta. Di ogni carta può coprire un solo angolo, quindi le carte si sovrappongono sempre angolo su angolo.
learn-other-straight = Lì si può. Prova la posizione proprio a destra di una carta.
learn-task-two = Una carta può coprire insieme angoli di più carte. Trova la posizione dove la tua ne copre 2.
learn-done-two = Una carta, due angoli coperti. Entrambe le carte sotto avevano lì un angolo chiaro.
learn-other-two = Si può, ma lì copre solo 1 angolo. Cerca una posizione tra due carte.

learn-title-back = Il retro di una carta
learn-text-back = Puoi anche piazzare coperta qualsiasi carta. Il retro non costa nulla e non dà punti, ma un simbolo te lo dà: quello al centro, che non si può mai coprire. I suoi quattro angoli sono tutti chiari.
learn-task-back = Scegli una carta, girala sul retro e piazzala coperta. La carta Oro è una buona scelta: il suo fronte non puoi ancora pagarlo.
learn-done-back = Un simbolo che non si può mai coprire, e spazio su tutti e quattro gli angoli.
learn-other-back = Questo è il fronte. Prima gira la carta sul retro.

learn-title-draw = Pescare
learn-text-draw = Dopo aver piazzato una carta ne peschi una, e il tuo turno finisce. Il mercato ha quattro carte rivelate, due Risorsa e due Oro: quando ne prendi una, viene sostituita dal suo mazzo. Oppure prendi alla cieca la prima carta di un mazzo: il retro ne mostra solo il tipo e il regno.
learn-task-draw = Hai piazzato la tua carta. Ora prendine una qualsiasi: toccala, poi toccala di nuovo.
learn-done-draw = Hai di nuovo tre carte. Ora toccherebbe al giocatore successivo.
learn-other-draw = Prendi una carta dal mercato o da un mazzo.

learn-title-gold = Le carte Oro
learn-text-gold = Il fronte di una carta Oro mostra il costo in basso: questi simboli devono essere visibili nella tua area prima di piazzarla. Non si spendono. La carta può perfino coprirli.
learn-task-gold = Hai 3 { $plant }. Una delle tue carte Oro ne richiede 3, l’altra 5. Piazza scoperta quella che puoi pagare.
learn-done-gold = 3 punti, subito e per sempre. Non hai speso nulla: perdi solo quello che la carta copre.
learn-other-gold = Si può, ma non è la carta Oro che puoi pagare. Cerca quella con 3 vegetali in basso, e piazzala scoperta.

learn-title-points = Contare simboli e angoli
learn-text-points = Alcune carte Oro danno punti in base a ciò che contano. “1 × { $quill }” dà 1 punto per ogni piuma visibile una volta piazzata la carta: la sua vale, quella che ha appena coperto no. Le piume che aggiungi dopo non danno altri punti. “2 × { $covered }” dà 2 punti per ogni angolo che la carta copre.
learn-task-objects = Piazza la carta che conta le piume dove dà 3 punti.
learn-done-objects = C’erano due piume, e la carta ha aggiunto la sua: 3 punti.
learn-other-objects = Si può, ma dà meno punti. Scegli la carta Oro, scoperta, e lascia visibili tutte le piume.
learn-task-corners = Ora una che conta gli angoli. Trova la posizione dove ne copre 3.
learn-done-corners = 3 angoli, 6 punti.
learn-other-corners = Si può, ma dà meno punti. Scegli la carta Oro, scoperta, e una posizione in mezzo a più carte.

learn-title-objectives = Gli obiettivi
learn-text-objectives = Due obiettivi sono comuni a tutti, uno è il tuo segreto. Danno punti alla fine, tante volte quante li completi. Alcuni chiedono simboli visibili, altri uno schema: tre carte dei colori giusti, esattamente nelle posizioni mostrate, mai ruotate né specchiate. Le carte contano sia scoperte sia coperte, ma la carta Iniziale non fa mai parte di uno schema.
learn-task-pattern = Un obiettivo chiede tre carte Fungo su una diagonale che sale verso destra. Due ci sono già. Piazza la terza.
learn-done-pattern = Lo schema è completo: 2 punti alla fine. Altre tre carte così ne darebbero altri 2.
learn-other-pattern = Si può, ma lo schema non è completo. Serve una carta rossa, più in alto sulla stessa linea.
learn-task-symbols = Il tuo obiettivo segreto chiede 3 { $insect } visibili nella tua area. Ne hai 2, quindi te ne serve ancora uno. Attenzione a quello che copri.
learn-done-symbols = 3 insetti. Se alla fine sono ancora visibili, danno 2 punti.
learn-other-symbols = Si può, ma così ti restano meno di 3 insetti. Aggiungine uno, e non coprirne nessuno.

learn-title-end = La fine
learn-text-end = Quando qualcuno ha 20 punti, o entrambi i mazzi sono vuoti, si finisce il round e poi ognuno gioca ancora un turno. In quest’ultimo round nessuno pesca. Poi si aggiungono gli obiettivi, e vince chi ha più punti; in caso di parità, chi ne ha di più dagli obiettivi (nel regolamento italiano, chi ha completato più carte Obiettivo). Chi non ha posizioni libere salta il turno, ma alla fine conta lo stesso i suoi punti.
learn-task-twenty = Hai 16 punti. Trova la carta e la posizione che ne danno almeno 4.
learn-done-twenty = 20 punti: si innesca la fine della partita. Questo turno lo finisci come al solito.
learn-other-twenty = Si può, ma non basta per arrivare a 20. Una carta che conta gli angoli può farcela.
learn-task-last-draw = Pesca una carta, come in ogni turno.
learn-done-last-draw = Marek ha finito il round. Ora comincia l’ultimo.
learn-other-last-draw = Prendi una carta dal mercato o da un mazzo.
learn-task-last-card = La tua ultima carta. Può ancora dare punti o completare un obiettivo. O almeno, cerca di non rovinarne uno.
learn-done-last-card = Anche Marek ha piazzato la sua ultima carta, e la partita è finita. Scegli un numero nella tabella per vedere quali carte conta.
learn-other-last-card = Piazza una delle tue carte in una posizione tratteggiata.

learn-wrong-hidden_corner = Sotto questa posizione c’è un angolo nascosto: colore e un ramoscello, nessun riquadro chiaro. Qui non può andare nessuna carta.
learn-wrong-off_lattice = Qui coprirebbe due angoli della stessa carta. Di ogni carta può coprire un solo angolo.
learn-wrong-not_adjacent = Qui non c’è nulla da coprire: una carta deve coprire almeno un angolo.
learn-wrong-occupied = Qui c’è già una carta.
learn-wrong-cost = Non ancora: non hai tutti i simboli mostrati in basso sulla carta. Il retro non costa nulla.
learn-wrong-draw_first = Hai già piazzato una carta. Ora pescane una.
learn-wrong-place_first = Prima piazza una carta, poi pesca.

learn-finish-title = Ora sai giocare
learn-finish-text = Non ti serve sapere altro. Tybor, un vecchio monaco, è un primo avversario paziente: prende le carte secondo regole fisse e ti dice perché.
learn-play-tybor = Sfida Tybor (facile)

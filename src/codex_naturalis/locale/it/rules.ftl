# The rules in our own words. The signs may be used everywhere: { $fungi } … { $covered }.

rules-title = Le regole
rules-lead = Da 2 a 4 giocatori, o da soli contro il monaco Tybor. In questa pagina c’è tutto; con la lezione impari giocando, in pochi minuti.
rules-contents = Indice
rules-learn = Impara giocando
rules-allowed = sì
rules-forbidden = no

rules-aim = Lo scopo del gioco
rules-aim-1 = Ogni giocatore crea un libro della natura. Le tue pagine sono le carte, e si sovrappongono agli angoli: ogni nuova carta copre un angolo di una più vecchia. I simboli che si vedono ancora sono tuoi, e ti permettono di piazzare carte migliori.
rules-aim-2 = Fai punti mentre piazzi le carte, e di nuovo alla fine, con gli obiettivi. Vince chi ha più punti.

rules-cards = Le carte
rules-cards-1 = Ci sono 40 carte Risorsa, 40 carte Oro, 6 carte Iniziali e 16 obiettivi. Le carte Risorsa e Oro appartengono a uno dei quattro regni, funghi { $fungi }, vegetali { $plant }, animali { $animal } e insetti { $insect }, e ne hanno il colore su entrambi i lati. Oltre a queste quattro risorse ci sono tre oggetti: piuma { $quill }, inchiostro { $inkwell } e pergamena { $manuscript }.
rules-cards-2 = Ogni lato di una carta ha quattro angoli. Un angolo visibile è chiaro; è vuoto o mostra un simbolo, e si può coprire. Un angolo nascosto non ha un riquadro chiaro: il colore della carta arriva fino al bordo, con un ramoscello sopra, e nessuna carta può coprirlo.
rules-cards-3 = Il retro di una carta Risorsa o Oro ha quattro angoli visibili vuoti e il simbolo del suo regno al centro. Il centro di una carta non si può mai coprire. Le carte Iniziali non hanno un regno; sul retro hanno al centro da uno a tre simboli.
rules-cards-4 = I retro delle carte Risorsa e delle carte Oro sono diversi. Così tutti vedono il tipo e il regno della prima carta di ogni mazzo e delle carte che hai in mano, ma nient’altro.

rules-setup = Prima del primo turno
rules-setup-1 = Tutti i segnalini partono da 0. Si mescolano i due mazzi, e accanto a ognuno si rivelano due carte: le carte rivelate sono il mercato, con una colonna sinistra e una destra.
rules-setup-2 = Ognuno riceve una carta Iniziale e decide subito quale lato usare, prima di vedere la sua mano e gli obiettivi.
rules-setup-3 = Ognuno pesca 2 carte Risorsa e 1 carta Oro. Le mani sono segrete.
rules-setup-4 = Si rivelano due obiettivi che valgono per tutti: gli obiettivi comuni.
rules-setup-5 = Ognuno riceve altri due obiettivi e ne tiene uno in segreto. L’altro esce dal gioco, e nessuno lo vede.
rules-setup-6 = Il primo giocatore viene scelto a caso. Dopo la preparazione i mazzi contengono 34 carte Risorsa e 36 carte Oro in 2 giocatori, 32 e 35 in 3, 30 e 34 in 4.

rules-turn = Un turno
rules-turn-1 = Si gioca in senso orario. Nel tuo turno piazzi esattamente una carta della tua mano, poi ne peschi esattamente una. Devi fare entrambe le cose, in quest’ordine.
rules-turn-2 = Puoi sempre piazzare una carta coperta invece che scoperta. Il retro non costa nulla e non dà punti, ma il simbolo al centro è tuo, come ogni altro simbolo che vedi.

rules-laying = Piazzare una carta
rules-laying-1 = Piazza la carta dritta, in modo che copra almeno un angolo visibile della tua area di gioco. Una carta non si mette mai di lato o capovolta.
rules-laying-2 = Può coprire insieme angoli di più carte, ma mai più di un angolo della stessa carta.
rules-laying-3 = Ogni angolo che coprirebbe deve essere visibile. Basta un solo angolo nascosto per bloccare la posizione per sempre.
rules-laying-4 = Come sono gli angoli della nuova carta non importa: possono anche essere nascosti.
rules-laying-5 = I simboli che copri si perdono subito. Quelli della nuova carta contano subito. Non esitare a coprire simboli: una posizione migliore spesso ripaga la perdita.

rules-gold = Le carte Oro
rules-gold-1 = Una carta Oro piazzata scoperta ha un costo: i simboli in basso. Appena prima di piazzarla devi avere nella tua area almeno altrettanti simboli visibili di ciascun tipo. I simboli della carta stessa non aiutano.
rules-gold-2 = Non si spende nulla, e la carta può coprire proprio i simboli che le servivano. Coperta, una carta Oro non costa nulla, come ogni altra.

rules-points = I punti delle carte
rules-points-1 = Solo il fronte di una carta dà punti, e li dà subito.
rules-points-2 = Un numero da solo indica i punti che fai: 1 su alcune carte Risorsa, 3 o 5 su alcune carte Oro.
rules-points-3 = Un numero con un oggetto, come 1 × { $quill }: un punto per ognuno di questi oggetti visibili nella tua area, contati dopo aver piazzato la carta. Quello della carta stessa conta; uno appena coperto da questa carta, no.
rules-points-4 = 2 × { $covered }: due punti per ogni angolo che la carta copre, con o senza simbolo. Sono da 2 a 8 punti.
rules-points-5 = I punti fatti non cambiano più. Se poi la carta viene coperta non ne perdi, e gli oggetti che aggiungi dopo non ne danno altri. Non c’è un limite massimo: oltre 29 si continua a contare.

rules-drawing = Pescare
rules-drawing-1 = Prendi una delle quattro carte rivelate del mercato, oppure la prima carta di un mazzo senza guardarla prima.
rules-drawing-2 = Una carta presa dal mercato viene subito sostituita dal mazzo del suo tipo.
rules-drawing-3 = Quando entrambi i mazzi sono vuoti puoi ancora prendere le carte rivelate, che non vengono sostituite. Se non è rimasto proprio nulla, non peschi.

rules-end = La fine della partita
rules-end-1 = La fine della partita si innesca appena un giocatore ha 20 punti o più sul tracciato Segnapunti, o quando entrambi i mazzi sono vuoti.
rules-end-2 = Prima si finisce il round, così tutti hanno giocato lo stesso numero di turni. Ma la partita non si ferma lì: poi ognuno gioca ancora un turno.
rules-end-3 = Chi innesca la fine pesca ancora in quel turno. Nell’ultimo round nessuno pesca.
rules-end-4 = Se altri raggiungono 20 più tardi, non cambia nulla.

rules-objectives = Gli obiettivi
rules-objectives-1 = Dopo l’ultima carta ognuno conta i due obiettivi comuni e il proprio obiettivo segreto. Ogni obiettivo vale tante volte quante è completato.
rules-objectives-2 = Simboli: 2 punti ogni tre simboli della stessa risorsa, 2 per ogni coppia dello stesso oggetto, 3 per ogni set di piuma, inchiostro e pergamena. Conta ogni simbolo visibile, negli angoli e al centro delle carte, anche sulla carta Iniziale.
rules-objectives-3 = Schemi: tre carte dei regni giusti, esattamente nelle posizioni che l’obiettivo mostra, mai ruotate né specchiate. Non importa quale carta sta sopra, né quale lato mostra. La carta Iniziale non fa mai parte di uno schema. Uno schema in diagonale dà 2 punti, uno a L ne dà 3.
rules-objectives-4 = Per uno stesso obiettivo ogni simbolo e ogni carta contano una volta sola; per un altro obiettivo possono contare di nuovo.
rules-objectives-5 = Se le stesse carte si possono raggruppare in più modi, vale il modo con più schemi completi.

rules-winner = Chi vince
rules-winner-1 = Si sommano i punti sul tracciato Segnapunti e quelli degli obiettivi. Vince chi ha il totale più alto.
rules-winner-2 = In caso di parità vince chi ha più punti dagli obiettivi. (Nel regolamento italiano vince invece chi ha completato più carte Obiettivo: puoi scegliere questa regola quando crei un tavolo.) Se la parità resta, la vittoria è condivisa.

rules-misread = Malintesi frequenti
rules-misread-1 = Anche l’angolo della nuova carta deve essere visibile? No. Devono esserlo solo gli angoli che copre; il suo, che sta sopra, può essere nascosto.
rules-misread-2 = La partita finisce quando tutti hanno giocato lo stesso numero di turni? No. Dopo, ognuno gioca ancora un turno.
rules-misread-3 = Una carta coperta non dà risorse? Sì che ne dà: il simbolo al centro conta come gli altri, e nulla può mai coprirlo.
rules-misread-4 = Le carte si possono ruotare? Mai. Le carte restano dritte, e nemmeno gli schemi si ruotano o si specchiano.

rules-rulings = Le regole che usiamo qui
rules-rulings-1 = Le edizioni stampate del regolamento differiscono in alcuni punti, e a volte nessuna dà una risposta. Ecco come si gioca qui; due di queste regole si possono cambiare quando si crea un tavolo.
rules-rulings-2 = Un mazzo vuoto non riempie il mercato: lo spazio resta vuoto, a meno che le impostazioni del tavolo non dicano altro.
rules-rulings-3 = Un giocatore senza posizioni libere salta il turno: non piazza e non pesca. Resta in partita e alla fine conta i suoi punti. Se nessuno può piazzare una carta, la partita finisce subito. In solitario Tybor continua a giocare.
rules-rulings-4 = Nell’ultimo round nessuno pesca. Alcune edizioni lasciano la scelta ai giocatori.
rules-rulings-5 = Il tracciato Segnapunti non ha un limite massimo. Oltre 29 il segnalino resta in fondo e mostra il totale.
rules-rulings-6 = Dopo ogni pescata, sostituzione compresa, si controlla se entrambi i mazzi sono vuoti.
rules-rulings-7 = Il primo giocatore viene scelto a caso. In alcune edizioni decidono i giocatori; in quella ceca comincia chi ha letto per ultimo un’enciclopedia.
rules-rulings-8 = L’obiettivo che non tieni esce dal gioco. Alcune edizioni lo mettono in fondo al mazzo, quella russa lo rimette nella scatola; in ogni caso nessuno lo vede.
rules-rulings-9 = In caso di parità decidono i punti dagli obiettivi. L’edizione italiana conta invece le carte Obiettivo completate: è una delle opzioni qui sotto.

rules-solo = In solitario contro Tybor
rules-solo-1 = Il tuo avversario è il monaco Tybor Kwelein. Non piazza carte: le raccoglie. Tu giochi con le regole normali e inizi; dopo ogni tuo turno lui ne gioca uno.
rules-solo-2 = All’inizio, una volta preparato il mercato, riceve dal mazzo, coperta, la prima carta Risorsa di ogni regno. Ognuna è una risorsa del suo regno. Non ha né carta Iniziale né obiettivo segreto.
rules-solo-3 = Nel suo turno si occupa prima della colonna sinistra del mercato, sostituzione compresa, poi della destra. In ogni colonna fa il primo di questi passi che può fare.
rules-solo-4 = Passo 1: se ha le risorse necessarie per la carta Oro, la scarta e segna il numero stampato, 1, 2, 3 o 5, senza contare oggetti né angoli. Non si spende nulla.
rules-solo-5 = Passo 2: se la carta Oro vale 5, o corrisponde a un obiettivo comune, la prende coperta come un’altra risorsa del suo regno. Corrisponde a un obiettivo con oggetti se in uno dei suoi angoli ne mostra uno, e a ogni altro obiettivo se ne ha il colore dominante; in uno schema a L è il colore delle due carte uguali.
rules-solo-6 = Passo 3: altrimenti prende coperta la carta Risorsa della colonna.
rules-solo-7 = Se manca la carta Oro, va direttamente al passo 3. Se lì manca la carta Risorsa, prende coperta la carta Oro. Da una colonna vuota non prende nulla.
rules-solo-8 = Se Tybor raggiunge 20 punti, innesca la fine come farebbe il secondo di turno. Non conta obiettivi. Vinci solo se hai più punti di lui: in caso di parità vince lui.
rules-solo-9 = Ci sono tre livelli di difficoltà. Facile: parte con due carte Risorsa di regni diversi. Normale: parte con tutte e quattro. Difficile: parte con tutte e quattro e con 4 punti.

rules-options = Che cosa puoi scegliere per un tavolo
rules-option = Opzione
rules-option-usual = Di solito
rules-option-other = In alternativa
rules-option-tie = Spareggio
rules-option-tie-points = Più punti dagli obiettivi.
rules-option-tie-cards = Più carte Obiettivo completate almeno una volta.
rules-option-refill = Mercato con un mazzo vuoto
rules-option-refill-same = Lo spazio resta vuoto.
rules-option-refill-other = Si riempie dall’altro mazzo. Non in solitario.

rules-figure-resource = Carta Risorsa, vale 1 punto. Il suo angolo in basso a destra è nascosto.
rules-figure-gold = Carta Oro: 3 punti, con un costo di 3 vegetali.
rules-figure-back = Retro di una carta Oro
rules-figure-starter = Carta Iniziale, fronte
rules-figure-starter-back = Carta Iniziale, retro: tre simboli che restano, due angoli nascosti
rules-figure-one = 1 punto
rules-figure-plain = 3 punti
rules-figure-object = 1 punto per ogni piuma visibile
rules-figure-corner = 2 punti per ogni angolo coperto
rules-figure-laying = A: permesso, copre 2 angoli. B: vietato, uno dei due angoli sotto è nascosto. C: permesso, copre un vegetale, che si perde.
rules-figure-slope = Sei carte Fungo su una diagonale: completato due volte, 4 punti. Una delle carte è coperta.
rules-figure-column = Due carte Animale in colonna, e una carta Fungo in alto a destra di quella superiore. La carta Vegetale tra loro non conta.
rules-figure-symbols = Obiettivi che chiedono simboli

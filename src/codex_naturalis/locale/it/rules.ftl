# The rules in our own words. The signs may be used everywhere: { $fungi } … { $covered }.

rules-title = Le regole
rules-lead = Da 2 a 4 giocatori, o per uno solo contro il monaco Tybor. È tutto qui; per impararle giocando bastano dieci minuti.
rules-contents = Indice
rules-learn = Impara giocando
rules-allowed = sì
rules-forbidden = no

rules-aim = Di che cosa si tratta
rules-aim-1 = Ogni giocatore compone, pagina dopo pagina, un libro della natura. Le tue pagine sono carte, e si sovrappongono agli angoli: ogni nuova carta copre un angolo di una più vecchia. Ciò che resta in vista è tuo, e paga carte migliori.
rules-aim-2 = Raccogli punti mentre giochi le carte, e ancora alla fine, per gli obiettivi. Vince chi ne ha di più.

rules-cards = Le carte
rules-cards-1 = Ci sono 40 carte Risorsa, 40 carte Oro, 6 carte Iniziali e 16 obiettivi. Le carte Risorsa e Oro appartengono a uno dei quattro regni, funghi { $fungi }, vegetali { $plant }, animali { $animal } e insetti { $insect }, e ne hanno il colore su entrambi i lati. Oltre a queste quattro risorse ci sono tre oggetti: piuma { $quill }, inchiostro { $inkwell } e pergamena { $manuscript }.
rules-cards-2 = Ogni lato ha quattro angoli. Un angolo visibile è chiaro; è vuoto o mostra un simbolo, e si può coprire. Un angolo nascosto non ha un riquadro chiaro: il colore della carta arriva fino al bordo, con un ramoscello sopra, e non c’è spazio per un’altra carta.
rules-cards-3 = Il retro di una carta Risorsa o Oro ha quattro angoli visibili vuoti e il simbolo del suo regno al centro. Nulla può coprire il centro. Le carte Iniziali non hanno regno; al centro del loro retro ci sono da uno a tre simboli.
rules-cards-4 = I retro delle carte Risorsa e Oro sono diversi. Così tutti vedono di quale tipo e regno è la prima carta di un mazzo, e lo stesso vale per le carte della tua mano, ma nulla di più.

rules-setup = Prima del primo turno
rules-setup-1 = Tutti i segnalini partono da 0. I due mazzi si mescolano, e accanto si rivelano due carte di ciascuno. Le carte rivelate sono il mercato, con una colonna sinistra e una colonna destra.
rules-setup-2 = Ognuno riceve una carta Iniziale e decide subito quale lato mostrare. Mani e obiettivi non si conoscono ancora.
rules-setup-3 = Ognuno pesca 2 carte Risorsa e 1 carta Oro. Le mani restano segrete.
rules-setup-4 = Due obiettivi si rivelano per tutti: gli obiettivi comuni.
rules-setup-5 = Ognuno riceve altri due obiettivi e ne tiene uno in segreto. L’altro esce dal gioco senza essere visto.
rules-setup-6 = Chi inizia è sorteggiato. Dopo la preparazione i mazzi contengono 34 carte Risorsa e 36 carte Oro in 2 giocatori, 32 e 35 in 3, 30 e 34 in 4.

rules-turn = Un turno
rules-turn-1 = Si gioca in senso orario. Nel tuo turno giochi esattamente una carta dalla mano, poi ne peschi esattamente una. Devi fare entrambe le cose, in quest’ordine.
rules-turn-2 = Puoi sempre giocare una carta coperta invece che scoperta. Il retro non costa nulla e non porta punti.

rules-laying = Giocare una carta
rules-laying-1 = La carta si piazza dritta, con i suoi angoli su angoli visibili di carte della tua area di gioco. Deve coprirne almeno uno.
rules-laying-2 = Può coprire angoli di più carte insieme, ma mai più di un angolo della stessa carta.
rules-laying-3 = Ogni angolo che finirebbe sotto deve essere visibile. Un solo angolo nascosto tra questi chiude la posizione per sempre.
rules-laying-4 = Non importa che cosa mostri la nuova carta in quell’angolo: lì il suo angolo può essere nascosto.
rules-laying-5 = I simboli che finiscono sotto si perdono subito. Quelli della nuova carta contano subito.

rules-gold = Le carte Oro
rules-gold-1 = Una carta Oro giocata scoperta ha un costo: i simboli in basso sulla carta. Devi averne in vista almeno altrettanti di ciascuno nella tua area di gioco appena prima di giocarla. I simboli della carta stessa non aiutano.
rules-gold-2 = Non si spende nulla, e la carta può coprire proprio i simboli che l’hanno pagata. Coperta, una carta Oro è gratuita come ogni altra.

rules-points = I punti delle carte
rules-points-1 = Solo il fronte di una carta porta punti, e subito.
rules-points-2 = Un numero da solo è ciò che ricevi: 1 su alcune carte Risorsa, 3 o 5 su alcune carte Oro.
rules-points-3 = Un numero accanto a un oggetto, come 1 × { $quill }: un punto per ognuno di questi oggetti in vista, contati dopo aver giocato la carta. Il suo conta. Uno appena coperto da lei non conta.
rules-points-4 = 2 × { $covered }: due punti per ogni angolo che la carta copre, che ci fosse un simbolo o no. Sono da 2 a 8 punti.
rules-points-5 = I punti fatti restano, qualunque cosa si copra dopo. Il tracciato Segnapunti non ha limite: oltre 29 il numero continua.

rules-drawing = Pescare
rules-drawing-1 = Prendi una delle quattro carte del mercato, o la prima carta di un mazzo senza guardarla.
rules-drawing-2 = Una carta presa dal mercato è subito sostituita dal mazzo del suo tipo.
rules-drawing-3 = Quando entrambi i mazzi sono esauriti, si possono ancora prendere le carte del mercato; non vengono sostituite. Se non c’è proprio nulla, non peschi.

rules-end = La fine della partita
rules-end-1 = La fine comincia appena un giocatore ha 20 punti o più sul tracciato Segnapunti, o quando entrambi i mazzi sono vuoti.
rules-end-2 = Si gioca il round fino in fondo, poi tutti hanno ancora un turno. Così tutti i giocatori hanno avuto lo stesso numero di turni.
rules-end-3 = Chi ha causato la fine in quel turno pesca ancora. Nell’ultimo round nessuno pesca.
rules-end-4 = Se altri raggiungono 20 in seguito, non cambia nulla.

rules-objectives = Gli obiettivi
rules-objectives-1 = Giocata l’ultima carta, ognuno conta i due obiettivi comuni e il proprio obiettivo segreto. Ogni obiettivo conta tante volte quante è completato.
rules-objectives-2 = Simboli: 2 punti per ogni tris di una risorsa, 2 per ogni coppia di un oggetto, 3 per ogni set di piuma, inchiostro e pergamena. Conta tutto ciò che è in vista, negli angoli e al centro delle carte, anche sulla carta Iniziale.
rules-objectives-3 = Disposizioni: tre carte dei regni giusti esattamente in queste posizioni fra loro, né ruotate né specchiate. Non importa quale sta sopra, né quale lato mostra. La carta Iniziale non conta mai. Una diagonale porta 2 punti, una disposizione a gomito 3.
rules-objectives-4 = Per uno stesso obiettivo ogni simbolo e ogni carta conta una sola volta; per un altro obiettivo può contare di nuovo.
rules-objectives-5 = Dove le stesse carte si possono raggruppare in più modi, si prende il modo con più disposizioni complete.

rules-winner = Chi vince
rules-winner-1 = Si sommano i punti del tracciato Segnapunti e quelli degli obiettivi. Vince la somma più alta.
rules-winner-2 = A parità di somma decidono più punti dagli obiettivi. Se anche questi sono pari, i giocatori condividono la vittoria.

rules-rulings = Le regole applicate qui
rules-rulings-1 = Le edizioni stampate delle regole differiscono in alcuni punti, e a volte tacciono tutte. Ecco come decide questo sito; due punti si scelgono quando si crea un tavolo.
rules-rulings-2 = Un mazzo vuoto non riempie il mercato: lo spazio resta vuoto, se il tavolo non dice altrimenti.
rules-rulings-3 = Un giocatore senza posizioni libere salta il turno: nessuna carta giocata, nessuna pescata. Resta in partita e conta i suoi punti alla fine. Se nessuno può giocare una carta, la partita finisce subito. Nella modalità solitario Tybor continua.
rules-rulings-4 = Nell’ultimo round nessuno pesca. Alcune edizioni lo lasciano decidere ai giocatori.
rules-rulings-5 = Il tracciato Segnapunti non ha un ultimo numero. Oltre 29 il segnalino resta in fondo e mostra la somma.
rules-rulings-6 = La fine per mazzi vuoti si controlla dopo una pescata e la sostituzione che segue.

rules-solo = In solitario contro Tybor
rules-solo-1 = Tybor Kwelein, un monaco, è il tuo avversario. Non gioca carte: le raccoglie. Tu giochi con le regole solite e inizi; dopo ogni tuo turno lui ne ha uno.
rules-solo-2 = All’inizio, preparato il mercato, la prima carta Risorsa di ogni regno si prende dal mazzo e si dà a lui, coperta. Ognuna è una risorsa del suo regno. Non ha carta Iniziale né obiettivo segreto.
rules-solo-3 = Nel suo turno si occupa prima della colonna sinistra del mercato, sostituzione compresa, poi della destra. In ogni colonna fa la prima di queste cose che è possibile.
rules-solo-4 = Prima: se ha le risorse necessarie per la carta Oro, la scarta e segna il numero stampato, 1, 2, 3 o 5, qualunque cosa ci sia accanto. Non si spende nulla.
rules-solo-5 = Seconda: se la carta Oro vale 5, o si adatta a un obiettivo comune, la prende coperta come un’altra risorsa del suo regno. Si adatta a un obiettivo con oggetti se ne mostra uno in un angolo, e a ogni altro se ha il colore dominante di quell’obiettivo; in una disposizione a gomito è il colore delle sue due carte uguali.
rules-solo-6 = Terza: altrimenti prende la carta Risorsa della colonna, coperta.
rules-solo-7 = Se manca la carta Oro passa alla terza; se lì manca la carta Risorsa, prende la carta Oro coperta; da una colonna vuota non prende nulla.
rules-solo-8 = Tybor causa la fine con 20 punti come un giocatore al secondo posto. Non conta obiettivi. Vinci solo con più punti di lui: la parità è sua.
rules-solo-9 = Tre livelli: facile, in cui parte con due carte Risorsa di regni diversi; normale, con tutte e quattro; difficile, con quattro e 4 punti di vantaggio.

rules-options = Che cosa può scegliere un tavolo
rules-option = Opzione
rules-option-usual = Solita
rules-option-other = Altra
rules-option-tie = Somme uguali
rules-option-tie-points = Vince chi ha più punti dagli obiettivi.
rules-option-tie-cards = Vince chi ha più carte Obiettivo completate almeno una volta.
rules-option-refill = Mercato con un mazzo vuoto
rules-option-refill-same = Lo spazio resta vuoto.
rules-option-refill-other = Si riempie dall’altro mazzo. Non nella modalità solitario.

rules-figure-resource = Carta Risorsa, vale 1. Il suo angolo in basso a destra è nascosto.
rules-figure-gold = Carta Oro: 3 punti, e 3 vegetali come costo.
rules-figure-back = Retro di una carta Oro
rules-figure-starter = Carta Iniziale, fronte
rules-figure-starter-back = Carta Iniziale, retro: tre simboli che restano, due angoli nascosti
rules-figure-one = 1 punto
rules-figure-plain = 3 punti
rules-figure-object = 1 punto per ogni piuma in vista
rules-figure-corner = 2 punti per ogni angolo coperto
rules-figure-laying = A: permesso, copre 2 angoli. B: vietato, uno dei due angoli sotto è nascosto. C: permesso, copre un vegetale, che si perde.
rules-figure-slope = Sei carte Fungo su una diagonale: completato due volte, 4 punti. Una di esse è coperta.
rules-figure-column = Due carte Animale in colonna e una carta Fungo in alto a destra di quella superiore. Il vegetale tra loro non conta.
rules-figure-symbols = Obiettivi che chiedono simboli

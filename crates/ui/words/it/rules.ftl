### The rules of the games, in our own words. An empty line begins a new paragraph.

## The Magic Labyrinth
rules-magic-labyrinth-1-title = Di che si tratta
rules-magic-labyrinth-1 =
    Da due a quattro maghi girano per un giardino di 36 caselle e cercano tutti lo stesso simbolo. Sotto il giardino ci sono muri che nessuno vede.

    Chi arriva prima al simbolo vince il suo gettone. Con cinque gettoni si vince la partita. Ricorda quindi ogni muro: quelli che hai trovato tu e quelli contro cui hanno sbattuto gli altri.
rules-magic-labyrinth-2-title = Il giardino
rules-magic-labyrinth-2 =
    Il giardino ha sei file di sei caselle, e 24 portano un simbolo. Ogni mago parte da un angolo tutto suo: è la sua casa.

    Tra due caselle vicine può esserci un muro nascosto. Con 19 muri il labirinto è facile, con 24 è difficile. Da ogni casella si può raggiungere qualsiasi altra, e nessun angolo è molto più lontano dai simboli di un altro.
rules-magic-labyrinth-3-title = Il tuo turno
rules-magic-labyrinth-3 =
    Tira il dado: esce 1, 2, 3 o 4. Fai poi al massimo altrettanti passi, ognuno su una casella vicina: in su, in giù, a sinistra o a destra, mai in diagonale.

    Puoi girare come vuoi e fermarti prima. Non si può tastare se c’è un muro: un passo fatto è fatto.
rules-magic-labyrinth-4-title = Plonc!
rules-magic-labyrinth-4 =
    Se sulla tua strada c’è un muro, la biglia sotto il tuo mago si stacca. Il mago torna nel suo angolo e il tuo turno finisce.

    Il muro brilla per un attimo e tutti lo vedono. Poi è di nuovo nascosto.
rules-magic-labyrinth-5-title = Simboli e gettoni
rules-magic-labyrinth-5 =
    Un gettone mostra quale simbolo si cerca. Quando arrivi sulla sua casella, il gettone è tuo e il tuo turno finisce; non serve arrivarci con l’ultimo passo.

    Poi si pesca il gettone successivo. Se un mago sta già sul suo simbolo, lo riceve in regalo e se ne pesca un altro.
rules-magic-labyrinth-6-title = Quando c’è qualcuno in mezzo
rules-magic-labyrinth-6 =
    Puoi passare sulle caselle dove c’è qualcuno, ma non fermarti lì. Per questo puoi fare un passo su una casella occupata solo se poi potresti ancora arrivare a una libera.

    C’è un’eccezione: se qualcuno è nel tuo angolo quando devi tornare a casa, lo dividete finché uno dei due non se ne va.
rules-magic-labyrinth-7-title = La fine
rules-magic-labyrinth-7 =
    Chi ha cinque gettoni vince subito. Allora i muri vengono alla luce, e si vede contro che cosa si è sbattuto.

    In solitaria giochi contro i turni: quanti te ne bastano per cinque gettoni?
rules-magic-labyrinth-8-title = Per piccoli e grandi
rules-magic-labyrinth-8 =
    Con i bambini piccoli, lasciate visibili i muri contro cui qualcuno ha sbattuto e segnate i passaggi già percorsi. Con tre gettoni la partita è breve.

    Se la volete più difficile: nascondete 24 muri, mescolate i simboli o costruite un labirinto a mano. Viene girato prima di cominciare, così nemmeno chi l’ha costruito sa com’è messo.

## Magic Maze
rules-magic-maze-1-title = Di che si tratta
rules-magic-maze-1 =
    Quattro eroi si intrufolano in un centro commerciale. Vogliono una spada, una pozione, un arco e un’ascia, e vogliono essere fuori prima che la sabbia finisca.

    Si gioca tutti insieme, nello stesso momento e senza turni. Si vince insieme o si perde insieme. E per quasi tutto il tempo nessuno può dire una parola.
rules-magic-maze-2-title = Che cosa puoi fare
rules-magic-maze-2 =
    Nessun eroe è di qualcuno: tutti possono muoverli tutti e quattro. Ma la tua tessera azione dice come. C’è chi può muovere solo in su, chi solo a sinistra e chi può esplorare.

    Perciò c’è sempre bisogno degli altri. Guarda che cosa serve agli eroi, e fai la tua parte al momento giusto.
rules-magic-maze-3-title = Come si muovono gli eroi
rules-magic-maze-3 =
    Un eroe va dritto, fin dove vuoi, ma non attraverso muri, porte chiuse o altri eroi. Su una casella non c’è mai più di un eroe.

    Una scala mobile porta un eroe da un capo all’altro. Un vortice si raggiunge da ovunque: chi ha il vortice sulla tessera può mandare un eroe su un vortice libero del suo colore.
rules-magic-maze-4-title = Esplorare
rules-magic-maze-4 =
    All’inizio c’è solo la prima tessera del centro commerciale. Alle sue porte ci sono caselle di esplorazione, ognuna del colore di un eroe.

    Quando un eroe è su una del suo colore, chi può esplorare mette la tessera successiva dietro quella porta. Da allora ci possono passare tutti, nei due sensi.
rules-magic-maze-5-title = La sabbia
rules-magic-maze-5 =
    La clessidra contiene tre minuti di sabbia. Parte con la prima azione e non si ferma mai. Quando la sabbia è finita, avete perso.

    Un eroe che entra in una casella clessidra la gira. La sabbia già scesa diventa il vostro tempo: più aspettate, più ne guadagnate. Ma se aspettate troppo, è finita. Ognuna di queste caselle vale una volta sola.
rules-magic-maze-6-title = Ssst!
rules-magic-maze-6 =
    Prima della prima azione potete parlare quanto volete. Dopo, solo quando la clessidra è stata appena girata, e fino all’azione seguente. La sabbia non vi aspetta.

    Guardare qualcuno è sempre permesso. E c’è la pedina: mettila davanti a chi dovrebbe fare qualcosa. Che cosa, non lo dice. Nel primo scenario si parla liberamente dall’inizio alla fine.
rules-magic-maze-7-title = Il furto e la fuga
rules-magic-maze-7 =
    Quando i quattro eroi sono nello stesso momento sugli oggetti del loro colore, li prendono. Esserci passati prima non conta.

    Allora scatta l’allarme. Nessun vortice funziona più, e ogni eroe deve arrivare a un’uscita. Quando esce l’ultimo, avete vinto.
rules-magic-maze-8-title = Gli scenari
rules-magic-maze-8 =
    Cominciate dal primo. I numeri da 2 a 7 portano ognuno una novità, che poi resta. I numeri da 8 a 17 sono sfide: nell’ordine che volete e con tante tessere quante ne osate.

    Il centro commerciale è ogni volta diverso, perché le tessere vengono mescolate.
rules-magic-maze-9-title = In solitaria
rules-magic-maze-9 =
    In solitaria hai una pila di sette tessere azione, una per ogni cosa che si può fare. Scopri la prossima quando vuoi: quella in cima è ciò che puoi fare, con qualsiasi eroe e quante volte vuoi.

    Quando arrivi in fondo, la pila ricomincia nello stesso ordine. Quando la clessidra viene girata, si mescola. In solitaria si possono giocare tutti gli scenari tranne il nono.

## Labyrinth, the card game
rules-labyrinth-cards-1-title = Di che si tratta
rules-labyrinth-cards-1 =
    Da due a sei persone mettono carte con sentieri e tesori, una accanto all’altra. Chi unisce con un sentiero due carte con lo stesso tesoro può prenderne una.

    Così il labirinto cresce e si restringe di continuo. Alla fine vince chi ha più carte.
rules-labyrinth-cards-2-title = Le carte
rules-labyrinth-cards-2 =
    Ci sono 50 carte quadrate. Ognuna mostra un sentiero che porta a due, tre o tutti e quattro i lati, e due tesori su questo sentiero.

    Ci sono 25 tesori, ognuno su quattro carte diverse. Non ci sono due carte con gli stessi due tesori.
rules-labyrinth-cards-3-title = All’inizio
rules-labyrinth-cards-3 =
    Ognuno ha due carte che gli altri non vedono. Quattro carte formano un quadrato al centro; i loro sentieri non devono per forza unirsi. Le altre sono il mazzo.
rules-labyrinth-cards-4-title = Mettere una carta
rules-labyrinth-cards-4 =
    Nel tuo turno metti una delle tue due carte in un posto libero accanto a una carta già messa. Puoi girarla come vuoi.

    Almeno uno dei suoi sentieri deve incontrare quello di una vicina. Sugli altri lati un sentiero può anche finire contro un bordo. Le carte si toccano bordo a bordo, mai sfalsate.

    Se nessuna carta messa porta a un posto libero, puoi mettere la tua contro qualsiasi lato. Capita di rado.
rules-labyrinth-cards-5-title = Trovare tesori
rules-labyrinth-cards-5 =
    Ora segui i sentieri dalla tua nuova carta. Se uno porta a una carta con uno dei suoi due tesori, le due sono unite. Non importa quanto è lungo il sentiero e che altro c’è sopra.
rules-labyrinth-cards-6-title = Prendere carte
rules-labyrinth-cards-6 =
    Puoi prendere tutte le carte unite così: ognuna vale un punto. La carta che hai appena messo resta.

    Si prende una carta alla volta, e quelle che restano devono sempre stare unite per i lati. Perciò alcune si possono prendere solo dopo altre, e alcune per niente. Un sentiero che passava per una carta appena presa vale ancora.

    Nessuno ti obbliga a prendere. Chi ama le cose difficili toglie l’aiuto: allora le carte le trovi tu, e uno sbaglio chiude il tuo turno.
rules-labyrinth-cards-7-title = Pescare
rules-labyrinth-cards-7 =
    Alla fine del turno peschi, per avere di nuovo due carte. Quando il mazzo è finito, continui con quello che hai.
rules-labyrinth-cards-8-title = La fine
rules-labyrinth-cards-8 =
    Quando tutte le carte sono state giocate, la partita è finita. Vince chi ha preso più carte; in caso di parità la vittoria si divide.

    Una partita breve ha metà delle carte. Ogni tesoro è allora su due di esse.

## Mago Magino
rules-mago-magino-1-title = Di che si tratta
rules-mago-magino-1 =
    Da due a cinque persone hanno due bambini ciascuna. Corrono nel bosco buio fino a un nascondiglio pieno di cristalli e li portano a casa per il lungo prato. Vince chi porta a casa tre cristalli prima degli altri.

    Ma la strega trasforma i bambini in rane, e le rane sono tutte uguali. Chi sa ancora qual è la sua?
rules-mago-magino-2-title = L’anello
rules-mago-magino-2 =
    La strada è un anello: la casa del mago, tre spazi di bosco, il nascondiglio con i cristalli, poi nove spazi di prato fino alla casa.

    Tutti i bambini e il mago partono dalla casa. Su uno spazio si può stare in quanti si vuole.
rules-mago-magino-3-title = Il tuo turno
rules-mago-magino-3 =
    Tira il dado. Con un numero muovi uno dei tuoi bambini o il mago di altrettanti spazi. Oppure fai saltare una rana, una qualsiasi, di uno spazio.

    Con la strega prima gira la freccia. Poi muovi di uno spazio uno dei tuoi bambini, il mago o una rana qualsiasi.

    Ci si muove in una sola direzione e si usano tutti i punti. Solo alla casa, e un bambino al nascondiglio, ci si può fermare prima. Non si può passare: il mago può sempre muoversi.
rules-mago-magino-4-title = Chi va dove
rules-mago-magino-4 =
    Nel bosco si va in una sola direzione, dalla casa al nascondiglio. Nel prato si va in tutte e due.

    Un bambino con un cristallo non può entrare nel bosco. Il mago resta nel prato e nella casa. Una rana salta di uno spazio, qualunque cosa sia uscita; quella che ha saltato nel turno prima non può tornare subito indietro.
rules-mago-magino-5-title = I cristalli
rules-mago-magino-5 =
    Un bambino che finisce la mossa nel nascondiglio può prendere un cristallo, uno solo alla volta. Un cristallo perso per strada si raccoglie dove un bambino comincia o finisce la mossa, ma non di passaggio.

    Un bambino che arriva alla casa con un cristallo lo consegna: è tuo per sempre, e il bambino può ripartire.
rules-mago-magino-6-title = La strega
rules-mago-magino-6 =
    Quando la freccia indica uno spazio, ogni bambino che è lì diventa una rana e lascia cadere il suo cristallo. Se indica il bosco, vale per tutto il bosco.

    Nella casa nessuno viene stregato. E dove c’è il mago nessuno corre pericolo.
rules-mago-magino-7-title = Le rane
rules-mago-magino-7 =
    Quando un bambino viene stregato, si vede una volta sola quale rana è diventato. Da allora una rana è una rana, e nessuno può guardare di chi è. Non perdere d’occhio le tue!

    Una rana torna bambino quando arriva alla casa, quando salta dove c’è il mago o quando il mago finisce la mossa dove si trova lei. Allora tutti vedono chi era.
rules-mago-magino-8-title = Ancora una volta
rules-mago-magino-8 =
    Se la tua mossa ha liberato almeno un bambino, puoi tirare ancora, di chiunque sia. Può succedere più volte di fila. Puoi anche finire il turno.
rules-mago-magino-9-title = La fine
rules-mago-magino-9 =
    Chi consegna il terzo cristallo vince subito. In una partita breve ne bastano due.

    Se la volete più difficile, fate mescolare le rane: quelle che si incontrano su uno spazio si confondono, e anche chi guarda bene ne perde le tracce.

## The scenarios of Magic Maze
scenario-1-title = La prima visita
scenario-1 = Conoscete il centro commerciale con nove tessere: i quattro eroi escono dall’uscita viola. Potete parlare quanto volete.
scenario-2-title = Quattro uscite
scenario-2 = Ora ogni eroe ha un’uscita del suo colore, e tre sono su tessere nuove. Si parla solo quando la clessidra è stata appena girata.
scenario-3-title = Passala
scenario-3 = Ogni volta che la clessidra viene girata, ogni tessera azione passa a sinistra. Guarda subito che cosa puoi fare adesso.
scenario-4-title = Buchi piccoli, voci forti
scenario-4 = Solo il nano passa dai piccoli buchi nei muri. E quando esplora l’elfo, gli altoparlanti vi lasciano parlare.
scenario-5-title = La sfera di cristallo
scenario-5 = Se il mago è su una sfera di cristallo, chi può esplorare mette fino a due tessere a porte aperte, per quanto lontane siano. Sulla prima tessera non ci sono più vortici.
scenario-6-title = Telecamere
scenario-6 = Finché funzionano due o più telecamere, nessun eroe può entrare in una casella clessidra. Il barbaro spegne una telecamera entrandoci.
scenario-7-title = Occhi dappertutto
scenario-7 = Ora tra le tessere ci sono tutte e quattro le telecamere. Il centro commerciale è più grande che mai, e il barbaro ha molto da fare.
scenario-8-title = Il mazzo scoperto
scenario-8 = Le tessere sono scoperte e tutti vedono quale viene dopo. Pensate dietro quale porta conviene metterla.
scenario-9-title = Qualcuno guida
scenario-9 = Una persona non ha la tessera azione, ma è la sola che può mettere la pedina davanti alle altre. Quando le tessere passano, passa anche la guida; da tre a nove persone.
scenario-10-title = Scambiati
scenario-10 = Per ingannare le guardie, ogni eroe prende un oggetto che non è il suo. Poi ognuno esce da un’uscita di un altro colore, e ogni uscita vale per uno solo.
scenario-11-title = Il centro che si restringe
scenario-11 = Prima del furto, ogni volta che la clessidra viene girata, dovete togliere due tessere, e il resto deve restare unito. Se non si può, avete perso.
scenario-12-title = Solo con le mani
scenario-12 = Anche quando si può parlare, non ci sono parole. Potete indicare e fare segni.
scenario-13-title = Due centri commerciali
scenario-13 = Due eroi partono in un centro commerciale e due in un altro, e solo i vortici portano dall’uno all’altro. Non sono mai tutti e quattro nello stesso.
scenario-14-title = Neanche una parola
scenario-14 = Dalla prima azione in poi non si parla più, nemmeno quando la clessidra viene girata. Vi restano la pedina e gli occhi.
scenario-15-title = Solo con gli occhi
scenario-15 = Niente parole e nemmeno la pedina. Resta solo uno sguardo.
scenario-16-title = Niente scorciatoie
scenario-16 = Nessun vortice funziona. Ogni strada va fatta a piedi.
scenario-17-title = Niente ressa
scenario-17 = Due eroi non sono mai sulla stessa tessera, tranne la prima. Chi raggiunge un’uscita resta lì, e nessun altro può entrare in quella tessera.

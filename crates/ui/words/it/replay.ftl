### Looking back on a finished game.

## Looking back
replay = Rivedi la partita
replay-of = La partita rivista: { $game }
replay-table = Al tavolo
replay-beside = Ciò che era nascosto
replay-reel = Passi della partita
replay-place = Passo { $nth } di { $count }, { $time } dall’inizio
replay-slider = Quale momento
replay-first = All’inizio
replay-before = Un passo indietro
replay-play = Riproduci
replay-after = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-share = Condividi questo momento
replay-copy = Copia il link a questo momento
replay-moves = Mossa per mossa
replay-earlier = Mosse precedenti
replay-later = Mosse successive

## The dice
dice-title = Controlla i dadi
dice-sound = È tutto in ordine.
dice-fits = Il numero segreto che il tavolo ha promesso prima dell’inizio è quello che ha mostrato alla fine.
dice-outcomes =
    { $count ->
        [one] L’unico caso deriva da esso.
       *[other] Tutti i { $count } casi derivano da esso.
    }
dice-inputs =
    { $count ->
        [one] L’unica mossa rispetta le regole.
       *[other] Tutte le { $count } mosse rispettano le regole.
    }
dice-seals =
    { $count ->
        [one] L’unico sigillo è integro: nulla è stato cambiato o tolto dopo.
       *[other] Tutti i { $count } sigilli sono integri: nulla è stato cambiato o tolto dopo.
    }
dice-flawed = Questa registrazione non regge. Ciò che sta alla riga { $line }, nella voce { $append }, non può essere:
dice-how = Come funziona e come controllare da te
dice-promise = Prima che qualcuno si sedesse, il tavolo ha estratto un numero segreto e ne ha mostrato un’impronta: la promessa. Poi il dispositivo di ogni persona ha aggiunto cifre a caso. Ogni caso è calcolato da entrambi, così nessuno poteva sceglierlo da solo. Alla fine il numero viene mostrato e chiunque può ricalcolare tutto.
dice-commitment = La promessa
dice-seed = Il numero segreto
dice-salt = Ciò che impediva di indovinare la promessa
dice-yourself = Scarica la registrazione e controllala con il programma:
dice-python = Oppure con il solo Python, con un secondo programma che non condivide nulla con il primo:

## The games, laid bare
ml-bare-wall =
    { $known ->
        [yes] muro ({ $side }), noto
       *[no] muro ({ $side }), ignoto
    }
ml-bare-bumped = { $count } muri su { $of }: qualcuno ci aveva già sbattuto
ml-bare-unknown =
    { $count ->
        [one] { $count } muro che nessuno conosceva ancora
       *[other] { $count } muri che nessuno conosceva ancora
    }
ml-bare-walked = { $count } passaggi su { $of }: qualcuno c’era già passato
ml-bare-memory = Questo sapeva in questo momento chi non dimentica nulla.
lc-bare-deck =
    { $count ->
        [one] Ancora da pescare: una carta
       *[other] Ancora da pescare: { $count } carte
    }
lc-bare-none = nessuna carta
mm-bare-frog =
    { $known ->
        [yes] { $frog } è { $who } { $nth }. Si poteva sapere.
       *[no] { $frog } è { $who } { $nth }. Nessuno poteva più esserne sicuro.
    }
mm-bare-none = In questo momento nessuno era una rana.

### The Magic Labyrinth.

ml-board = Il tabellone: sei file di sei caselle
ml-plonk = bum!
ml-roll = Tira il dado
ml-stop = Fermati qui
ml-step-north = Vai in su
ml-step-east = Vai a destra
ml-step-south = Vai in giù
ml-step-west = Vai a sinistra
ml-left =
    { $left ->
        [0] nessun passo rimasto
        [one] ancora un passo su { $rolled }
       *[other] ancora { $left } passi su { $rolled }
    }
ml-chips = { $count } su { $of }
ml-look = Si cerca: { $symbol }, in { $square }
ml-mage-at = { $who }, in { $square }
ml-square = { $square }: { $what }
ml-now-roll =
    { $you ->
        [yes] Tocca a te: tira il dado e va’ verso { $symbol }.
       *[no] Tocca a { $who } tirare. Tutti cercano { $symbol }.
    }
ml-now-move =
    { $you ->
        [yes] { $left ->
            [0] Non puoi andare oltre: fermati qui.
            [one] Va’ verso { $symbol }: ancora un passo.
           *[other] Va’ verso { $symbol }: ancora { $left } passi.
        }
       *[no] { $who } cammina. Ricorda dove sono i muri!
    }
ml-now-over =
    { $you ->
        [yes] Hai vinto. Ora i muri si vedono.
       *[no] Ha vinto { $who }. Ora i muri si vedono.
    }
ml-told-maze = La scatola gira sotto il tabellone. Dove sono adesso i muri?
ml-told-symbols = I simboli vengono mescolati.
ml-told-chip = Adesso si cerca { $symbol }.
ml-told-roll =
    { $you ->
        [yes] Tiri e fai { $steps }.
       *[no] { $who } tira e fa { $steps }.
    }
ml-told-step =
    { $you ->
        [yes] Vai { $side }.
       *[no] { $who } va { $side }.
    }
ml-told-bump =
    { $you ->
        [yes] Plonc! Sbatti contro un muro e torni a casa.
       *[no] Plonc! { $who } sbatte contro un muro e torna a casa.
    }
ml-told-win =
    { $you ->
        [yes] Hai trovato { $symbol }!
       *[no] { $who } ha trovato { $symbol }.
    }
ml-told-gift =
    { $you ->
        [yes] Ricevi { $symbol } in regalo.
       *[no] { $who } riceve { $symbol } in regalo.
    }
ml-ending =
    { $turns ->
        [one] C’è voluto un turno.
       *[other] Ci sono voluti { $turns } turni.
    }
ml-symbol-acorn = la ghianda
ml-symbol-bell = la campana
ml-symbol-candle = la candela
ml-symbol-cat = il gatto
ml-symbol-comet = la cometa
ml-symbol-crown = la corona
ml-symbol-feather = la piuma
ml-symbol-fish = il pesce
ml-symbol-flask = l’ampolla
ml-symbol-harp = l’arpa
ml-symbol-key = la chiave
ml-symbol-kite = l’aquilone
ml-symbol-lantern = la lanterna
ml-symbol-leaf = la foglia
ml-symbol-mirror = lo specchio
ml-symbol-moon = la luna
ml-symbol-moth = la falena
ml-symbol-owl = il gufo
ml-symbol-ring = l’anello
ml-symbol-shell = la conchiglia
ml-symbol-snail = la lumaca
ml-symbol-star = la stella
ml-symbol-sun = il sole
ml-symbol-tower = la torre

## Settings
set-magic-labyrinth-seats-says = Quante persone giocano; in solitaria si gioca contro il numero di turni.
set-magic-labyrinth-walls = Muri
set-magic-labyrinth-walls-says = Quanti sono nascosti: 19 è facile, 24 è difficile.
set-magic-labyrinth-maze = Un labirinto tuo
set-magic-labyrinth-maze-says = Costruito a mano, invece di uno a caso.
set-magic-labyrinth-turned = Scatola girata
set-magic-labyrinth-turned-says = Un labirinto costruito a mano viene girato, così nessuno sa com’è messo.
set-magic-labyrinth-fair = Labirinti equi
set-magic-labyrinth-fair-says = Da ogni angolo la strada verso i simboli è più o meno la stessa.
set-magic-labyrinth-symbols = Simboli
set-magic-labyrinth-symbols-says = Se stanno al solito posto o vengono mescolati.
set-magic-labyrinth-magicians = Maghi
set-magic-labyrinth-magicians-says = Quale mago muove ciascuno, nell’ordine dei posti.
set-magic-labyrinth-chips = Gettoni per vincere
set-magic-labyrinth-chips-says = Con tre la partita è breve.
set-magic-labyrinth-shared-squares = Caselle condivise
set-magic-labyrinth-shared-squares-says = Più maghi possono fermarsi sulla stessa casella.
set-magic-labyrinth-keep-found-walls = I muri restano visibili
set-magic-labyrinth-keep-found-walls-says = Dopo che qualcuno ci ha sbattuto contro. Va bene per i più piccoli.
set-magic-labyrinth-trail = I passaggi restano visibili
set-magic-labyrinth-trail-says = Si segnano i punti da cui qualcuno è passato.
word-magic-labyrinth-symbols-fixed = al solito posto
word-magic-labyrinth-symbols-shuffled = mescolati
word-magic-labyrinth-magicians-red = rosso
word-magic-labyrinth-magicians-blue = blu
word-magic-labyrinth-magicians-yellow = giallo
word-magic-labyrinth-magicians-green = verde
word-magic-labyrinth-first-random = a caso

ml-builder-says = Tocca dove deve stare un muro. La scatola viene girata prima dell’inizio, così nemmeno tu sai com’è messa; se resta vuota, il labirinto è tirato a sorte.
ml-builder-count = Muri:
ml-builder-many = { $count } muri sono troppi: nella scatola ce ne stanno { $most }.
ml-builder-closed = La casella { $square } è chiusa: lascia aperto uno dei lati.
ml-builder-cut = Nessuna via porta alla casella { $square }: togli un muro.
ml-builder-east = Muro a destra di { $square }
ml-builder-south = Muro sotto { $square }
preset-magic-labyrinth-children = Bambini
preset-magic-labyrinth-children-says = I muri trovati restano visibili
preset-magic-labyrinth-classic = Classico
preset-magic-labyrinth-classic-says = 19 muri, 5 gettoni per vincere
preset-magic-labyrinth-hard = Difficile
preset-magic-labyrinth-hard-says = 24 muri
preset-magic-labyrinth-short = Breve
preset-magic-labyrinth-short-says = 3 gettoni per vincere

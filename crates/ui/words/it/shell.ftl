### The pages around the games.

## Every page
skip = Vai al contenuto
nav = Lingua, suono e luce
sound = Suono
theme = Chiaro o scuro
line-lost = La connessione è caduta. Nuovo tentativo…
line-lost-post = Non è arrivato. È caduta la connessione? Riprova.
stage-skipped = Mosse saltate: { $count }
about = Che cos’è Clew
foot-names = I nomi dei giochi sono dei loro proprietari; Clew non è loro.
home = Inizio
and = { $others } e { $last }
labelled = { $label }: { $name }

## Home
home-title = Labirinti da giocare insieme
home-lead = Quattro labirinti magici: con gli amici, con i bot o in solitaria. Nessun account: apri un tavolo, manda il link e gioca.
home-open = Gioca
row-waiting =
    { $free ->
        [0] i { $seats } posti sono occupati
        [one] un posto libero su { $seats }
       *[other] { $free } posti liberi su { $seats }
    }
facts-players =
    { $fewest ->
        [one] in solitaria o fino a { $most }
       *[other] da { $fewest } a { $most } persone
    }
facts-minutes = { $least }–{ $most } min
game-magic-labyrinth = Il labirinto magico
game-magic-maze = Magic Maze
game-labyrinth-cards = Labirinto, il gioco di carte
game-mago-magino = Mago Magino
lead-magic-labyrinth = Muri che nessuno vede. Ricorda dove si sbatte e arriva al simbolo prima degli altri.
lead-magic-maze = Tutti contro la sabbia, in tempo reale e quasi senza parlare.
lead-labyrinth-cards = Traccia sentieri, unisci tesori uguali e prendi le carte.
lead-mago-magino = Un mago per tutti, una strega con la sua freccia e rane sotto cui nessuno può guardare.

## A new table
your-name = Il tuo nome
access = Chi può trovare questo tavolo
access-private = Solo chi ha il link
access-public = Tutti
open-table = Apri il tavolo
settings = Impostazioni
settings-more = Altre impostazioni
settings-save = Salva le impostazioni
settings-usual = Come al solito.
switch-on = sì
switch-off = no

## Before the start
seat-free = Libero
seat-name = Posto { $seat }
bot-plays = { $level }: { $plays }
bot-remove = Togli
level-random = A caso
level-forgetful = Facile
level-attentive = Medio
level-cunning = Difficile
level-runner = Medio
level-patient = Tranquillo
level-teammate = Costante
level-quick = Veloce
level-beginner = Facile
level-collector = Medio
level-distracted = Abbastanza difficile
level-planner = Difficile
plays-random = fa mosse a caso
plays-magic-labyrinth-forgetful = dopo un po’ dimentica i muri
plays-magic-labyrinth-attentive = ricorda ogni muro
plays-magic-labyrinth-cunning = deduce dove sono i muri
plays-labyrinth-cards-beginner = prova qualche posto
plays-labyrinth-cards-collector = prende tutto il possibile
plays-labyrinth-cards-planner = ti lascia poco
plays-mago-magino-beginner = spesso gioca d’istinto
plays-mago-magino-runner = prende la via più breve
plays-mago-magino-distracted = pianifica, ma perde di vista qualche rana
plays-mago-magino-planner = pianifica e non perde nulla di vista
plays-magic-maze-patient = si prende tempo
plays-magic-maze-teammate = tiene il tuo passo
plays-magic-maze-quick = agisce in fretta
is-you = tu
is-host = gestisce il tavolo
is-bot = bot
is-away = assente
is-covered = continua un bot
ready = Ci sono!
leave = Alzati
invite = Chi gioca?
invite-qr = Codice QR con il link di questo tavolo
invite-private = Chi ha il link può giocare o guardare.
invite-public = Questo tavolo lo vedono tutti.
copy-link = Copia il link
copied = Copiato
start = Si comincia
start-now = Ci sono tutti.
sit-down = Siediti
close = Chiudi il tavolo
close-sure = Chiudere questo tavolo? La partita finisce per tutti.
close-yes = Sì, chiudi
learn = Come si gioca
lobby-yours = Il tuo tavolo
lobby-invites = { $who } ti invita
lobby-nobody = Vieni a giocare
invite-short = Invita
invite-code = Inquadra o scrivi il codice
share = Condividi
chairs-count = Numero di posti
chairs-fewer = Un posto in meno
chairs-more = Un posto in più
chairs-taken = { $taken } posti occupati su { $seats }
chair-who = Chi gioca qui?
chair-invite = invita
chair-invite-bot = invita o bot
chair-invite-says = Condividi il link o di’ { $code }
bot = Bot
bot-says = Tocca quanto è bravo
device = Su questo dispositivo
device-says = Ve lo passate
device-name = Il nome
device-add = Aggiungi
chair-away = Togli questo posto
shut = Chiudi
name-save = Salva
colour-yours = Il tuo colore
make-host = Cedi il tavolo
make-host-says = { $who } potrà cambiare le impostazioni e iniziare.
remove = Togli dal tavolo
remove-sure = Togliere { $who }? Potrà rientrare dopo un minuto.
remove-yes = Sì, togli
is-device = questo dispositivo
is-here = c’è
settings-live = Tutti vedono subito le modifiche
settings-by = Sceglie { $who }
customise = Personalizza
start-free =
    { $count ->
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
start-away = { $who } non c’è
start-by = { $who } dà il via
fill-bots = Riempi con bot
join-there =
    { $count ->
        [0] Comincia tu!
        [one] C’è già 1 giocatore.
       *[other] Ci sono già { $count } giocatori.
    }
join-you = Tu
join-full =
    { $seats ->
        [one] L’unico posto è occupato
       *[other] Tutti i { $seats } posti sono occupati
    }
join-full-says = Puoi guardare questa partita o aprire un tavolo tuo.
watch = Guarda
watch-just = Guarda soltanto
own-table = Apri un tavolo tuo
watching = La partita è iniziata. Stai guardando.
code-title = Entra con un codice
code-label = Le 5 lettere del tavolo
builder-use = Usa questo labirinto
builder-set = Il tuo labirinto è pronto. Lo conosce solo il server.
builder-random = Di nuovo a caso
notify = Avvisami al mio turno
notify-on = Ti avviseremo al tuo turno
turn-yours = Tocca a te

## Playing
now-chance = Un attimo…
players = Chi gioca
hand = Che cosa puoi fare
log = Che cosa è successo
log-empty = Ancora niente.
chat = Chiacchiere
chat-say = Di’ qualcosa
chat-silence = Niente parole ora: il gioco chiede silenzio.
chat-send = Invia
chat-on = Permetti di scrivere
chat-off = Non permettere di scrivere
numbers-on = Mostrami i numeri delle rane
numbers-off = Nascondi i numeri delle rane
more = Altro
pause = Chiedi una pausa
paused = La partita è in pausa.
pausing = Pausa chiesta da { $who }: comincia quando l’hanno chiesta tutti.
resume = Riprendi
late = { $who } non gioca da un po’.
cover = Fai continuare un bot
gone = { $who } non c’è più.
hand-on = Cedi il posto
move-seat = Sposta il mio posto su un altro dispositivo
leave-running = Vai via: un bot continua per te
covered-you = Un bot gioca al tuo posto.
come-back = Torna a giocare
told-first =
    { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $who }.
    }
told-victory =
    { $you ->
        [yes] Hai vinto!
       *[no] Ha vinto { $who }.
    }
side-north = in su
side-east = a destra
side-south = in giù
side-west = a sinistra

## The end
end-won =
    { $you ->
        [yes] { $count ->
            [one] Hai vinto!
           *[other] Avete vinto insieme: { $who }
        }
       *[no] { $count ->
            [one] Ha vinto { $who }
           *[other] Hanno vinto { $who }
        }
    }
end-lost = Stavolta è andata male
closed-abandoned = Non è più venuto nessuno.
closed-ended = Chi gestisce il tavolo lo ha chiuso.
closed-fault = Qualcosa è andato storto nel gioco stesso. Ci dispiace: quello che avete giocato resta salvato.
closed-limit = Questo tavolo è diventato troppo grande ed è stato chiuso. Aprine un altro per continuare a giocare.
closed-operator = Chi gestisce questo sito ha chiuso questo tavolo.
again = Ancora
again-go = Alla prossima partita
record = Il resoconto della partita
chance-differs = Attenzione: il resoconto non contiene i numeri casuali inviati da questo browser. Forse i dadi sono stati truccati.

## A seat on another device
link-title = Un link per questo posto
link-says = Inquadra il codice con l’altro dispositivo, oppure apri lì il link. Vale una volta sola, per 10 minuti.
link-back = Torna al tavolo
offer-title = Prendi questo posto
offer-says = Continua a giocare su questo dispositivo. L’altro potrà solo guardare.
offer-name = Il tuo nome, se deve cambiare
offer-take = Prendi il posto

## When something cannot be
error-title = Non ha funzionato

## About
about-1 = Con Clew si gioca insieme ai labirinti, nel browser. In inglese «clew» è il gomitolo di filo che aiuta a uscire dal labirinto.
about-names = I nomi dei giochi sono dei loro proprietari. Clew non è loro, e loro non c’entrano niente.
about-own = Testi, disegni, tessere e carte qui sono nostri.
about-dice = I dadi si possono controllare: prima di cominciare ogni tavolo si impegna su un numero segreto, ognuno ci aggiunge qualcosa di suo, e alla fine chiunque può ricalcolare ogni lancio.
about-secrets = A nessuno viene mandato quello che non deve sapere. Quello che scrivete non resta da nessuna parte, una volta finita la partita.
friendly-names = Ada, Bice, Ciro, Dede, Elio, Fede, Gigi, Iris, Jo, Kim, Luce, Mimì, Nico, Olmo, Pippo, Rina, Sole, Teo, Ugo, Vale, Zoe

campaign = Gli scenari di Magic Maze
campaign-short = Scenari
campaign-lead = Dalla prima visita alla sfida più grande: ogni scenario aggiunge qualcosa. Ecco i tuoi progressi.
campaign-together = Dalla prima visita alla sfida più grande: ogni scenario aggiunge qualcosa. Ecco i vostri progressi. Chi invita sceglie il prossimo.
campaign-tried =
    { $games ->
        [0] Ancora da provare
        [one] Provato una volta, { $won ->
            [0] ancora da vincere
           *[other] e vinto
        }
       *[other] Provato { $games } volte, { $won ->
            [0] ancora da vincere
            [one] vinto una volta
           *[other] vinto { $won } volte
        }
    }
campaign-best =
    Il meglio: clessidra { $timers ->
        [0] mai girata
        [one] girata una volta
       *[other] girata { $timers } volte
    }
campaign-best-left =
    Il meglio: clessidra { $timers ->
        [0] mai girata
        [one] girata una volta
       *[other] girata { $timers } volte
    }, restavano { $left }
scenario-numbered = { $number }. { $title }

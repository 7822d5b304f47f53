### Magic Maze.

mz-board = Il tabellone
mz-mall = Il centro commerciale
mz-heroes = Gli eroi
mz-tile = Tessera { $tile }
mz-tile-holds = Tessera { $tile }: { $what }
mz-mark-at = { $mark } in { $column },{ $row }
mz-hero-barbarian = Barbaro
mz-hero-mage = Mago
mz-hero-elf = Elfo
mz-hero-dwarf = Nano
mz-hero-at = { $hero }, tessera { $tile }, in { $column },{ $row }
mz-hero-on = { $hero }, tessera { $tile }, in { $column },{ $row }: { $mark }

## What can be done
mz-do-north = in su
mz-do-east = a destra
mz-do-south = in giù
mz-do-west = a sinistra
mz-do-vortex = vortice
mz-do-explore = esplorare
mz-do-escalator = scala mobile
mz-nothing = niente
mz-act-move = { $hero }: { $way }, { $count }
mz-act-move-onto = { $hero }: { $way }, { $count } ({ $mark })
mz-act-vortex = { $hero }: vortice, tessera { $tile }
mz-act-escalator = { $hero }: scala mobile
mz-act-explore = { $hero }: esplorare
mz-gaze = Guarda nella sfera di cristallo
mz-place = Mettila accanto alla tessera { $tile }: { $side }
mz-turn-up = Scopri una tessera azione
mz-discard = Togli la tessera { $tile }
mz-do-something = Fai qualcosa, { $who }!
mz-give-up = Arrenditi
mz-play-on = Anzi, si continua
mz-shorter = Fermati prima
mz-hero-left = Via: questo eroe è uscito.
mz-hero-stays = Questo eroe resta all’uscita.
mz-hero-discard = Prima si devono togliere due tessere.
mz-hero-nothing = Adesso non puoi fare niente con questo eroe.
mz-hero-others = Puoi muovere: { $heroes }.
mz-holds = Puoi: { $what }
mz-holds-nothing = Non hai una tessera azione.
mz-holds-now = Adesso puoi: { $what }
mz-point = Indica una casella
mz-point-tile = Indica una tessera
mz-look-at = Guarda { $who }
mz-leads = Guida con la pedina
mz-has-pawn = La pedina dice: fai qualcosa!
mz-had-pawn = La pedina è qui. Da allora ha già fatto qualcosa.
mz-is-giving-up = Vuole arrendersi
mz-pawn-you = Fai qualcosa!
mz-zoom-in = Più vicino
mz-zoom-out = Più lontano
mz-zoom-fit = Tutto il centro commerciale

## What is on the squares
mz-mark-solid = pieno
mz-mark-entry = ingresso
mz-mark-timer = casella clessidra
mz-mark-ball = sfera di cristallo
mz-mark-camera = telecamera
mz-explore-barbarian = porta da esplorare del barbaro
mz-explore-mage = porta da esplorare del mago
mz-explore-elf = porta da esplorare dell’elfo
mz-explore-dwarf = porta da esplorare del nano
mz-vortex-barbarian = vortice del barbaro
mz-vortex-mage = vortice del mago
mz-vortex-elf = vortice dell’elfo
mz-vortex-dwarf = vortice del nano
mz-item-barbarian = spada del barbaro
mz-item-mage = pozione del mago
mz-item-elf = arco dell’elfo
mz-item-dwarf = ascia del nano
mz-exit-barbarian = uscita del barbaro
mz-exit-mage = uscita del mago
mz-exit-elf = uscita dell’elfo
mz-exit-dwarf = uscita del nano
mz-goal-on-item = è al posto giusto
mz-goal-item-found = oggetto trovato
mz-goal-item-hidden = oggetto ancora da trovare
mz-goal-exit-found = uscita trovata
mz-goal-exit-hidden = uscita ancora da trovare
mz-goal-left = è fuori

## The glass and the deck
mz-glass-left = Tempo rimasto
mz-glass-after = se girata
mz-glass-still = ancora ferma
mz-deck =
    { $count ->
        [one] Rimane 1 tessera
       *[other] Rimangono { $count } tessere
    }
mz-watched = Due telecamere sorvegliano: non si entra in nessuna casella clessidra.
mz-deck-next = Prossima tessera: { $tile }
mz-deck-under = sotto: { $tiles }

## Signs over the board
mz-sign-before = Parlate liberamente fino alla prima azione.
mz-sign-talk = Parlate adesso, finché qualcuno non fa qualcosa!
mz-sign-gestures = Indicate adesso, senza una parola!

## Now
mz-now-explore =
    { $hidden ->
        [one] Esplorate: un oggetto è ancora nascosto. Portate già gli altri eroi vicino ai loro.
        [4] Esplorate: nessuno dei quattro oggetti è stato ancora trovato.
       *[other] Esplorate: { $hidden } dei quattro oggetti sono ancora nascosti.
    }
mz-now-steal = I quattro eroi sugli oggetti del loro colore, nello stesso momento!
mz-now-steal-foreign = I quattro eroi su oggetti, nessuno sul suo, nello stesso momento!
mz-now-leave-purple = Colpo riuscito! Adesso via: tutti dall’uscita del mago.
mz-now-leave-own = Colpo riuscito! Adesso via: ognuno dall’uscita del suo colore.
mz-now-leave-foreign = Colpo riuscito! Adesso via: ognuno da un’uscita diversa, nessuno dalla sua.
mz-now-discard =
    { $count ->
        [one] Un’altra tessera va tolta: sceglietela.
       *[other] Vanno tolte due tessere: scegliete la prima.
    }
mz-now-place = Scegli la porta a cui mettere la tessera { $tile }.
mz-now-placing = Sta per essere messa la tessera { $tile }.
mz-now-turn-up = Scopri una tessera azione: dice che cosa puoi fare.
mz-now-won = Tutti fuori. Ce l’avete fatta!
mz-now-lost = Stavolta le guardie vi hanno presi.

## What is told
mz-told-deal =
    { $you ->
        [yes] Puoi: { $what }.
       *[no] { $who } può: { $what }.
    }
mz-told-move =
    { $you ->
        [yes] Muovi: { $hero } { $way }.
       *[no] { $who } muove: { $hero } { $way }.
    }
mz-told-vortex =
    { $you ->
        [yes] Mandi nel vortice: { $hero }, alla tessera { $tile }.
       *[no] { $who } manda nel vortice: { $hero }, alla tessera { $tile }.
    }
mz-told-escalator =
    { $you ->
        [yes] Mandi sulla scala mobile: { $hero }.
       *[no] { $who } manda sulla scala mobile: { $hero }.
    }
mz-told-explore =
    { $you ->
        [yes] Esplori con: { $hero }.
       *[no] { $who } esplora con: { $hero }.
    }
mz-told-lay = Si aggiunge la tessera { $tile }.
mz-told-gaze =
    { $you ->
        [yes] Guardi nella sfera di cristallo.
       *[no] { $who } guarda nella sfera di cristallo.
    }
mz-told-shown = Poi viene la tessera { $tile }.
mz-told-place =
    { $you ->
        [yes] Scegli dove metterla.
       *[no] { $who } sceglie dove metterla.
    }
mz-told-put-back = Non c’è posto: la tessera torna nel mazzo.
mz-told-ball-used = La sfera di cristallo si è spenta.
mz-told-camera-off = Una telecamera è spenta.
mz-told-glass = La clessidra viene girata: restano { $left }.
mz-told-timer = Una casella clessidra è consumata.
mz-told-passed = Tutte le tessere azione passano a sinistra.
mz-told-shuffled = Le tessere azione vengono mescolate.
mz-told-pile-turned = La pila di tessere azione ricomincia.
mz-told-turn-up = Adesso puoi: { $what }.
mz-told-talk = Si può parlare finché qualcuno non fa qualcosa.
mz-told-discard =
    { $you ->
        [yes] Togli la tessera { $tile }.
       *[no] { $who } toglie la tessera { $tile }.
    }
mz-told-pawn =
    { $you-are ->
        [yes] { $who } ti chiede: fai qualcosa!
       *[no] { $you ->
            [yes] Chiedi a { $to }: fai qualcosa!
           *[no] { $who } chiede a { $to }: fai qualcosa!
        }
    }
mz-told-theft = Colpo riuscito! Suona l’allarme: alle uscite!
mz-told-leave = Fuori dal centro commerciale: { $hero }.
mz-told-gives-up =
    { $you ->
        [yes] Vuoi arrenderti.
       *[no] { $who } vuole arrendersi.
    }
mz-told-plays-on =
    { $you ->
        [yes] Vuoi continuare a giocare.
       *[no] { $who } vuole continuare a giocare.
    }
mz-told-won = Tutti e quattro sono fuori: avete vinto insieme!
mz-told-lost = Perso: le guardie sono state più svelte.

## Without words
talk-points =
    { $you ->
        [yes] Indichi qualcosa.
       *[no] { $who } indica qualcosa.
    }
talk-eyes =
    { $you ->
        [yes] Guardi { $at }.
       *[no] { $who } guarda { $at }.
    }
react-yes = Sì
react-no = No
react-idea = Un’idea
react-careful = Attenzione
react-bravo = Ben fatto

## The end
mz-ending-left = Nella clessidra restavano { $left }.
mz-ending-timers =
    { $timers ->
        [0] La clessidra non è mai stata girata.
        [one] La clessidra è stata girata una volta.
       *[other] La clessidra è stata girata { $timers } volte.
    }
mz-ending-tiles =
    { $tiles ->
        [one] Il centro commerciale aveva una tessera.
       *[other] Il centro commerciale è arrivato a { $tiles } tessere.
    }

## Settings
set-magic-maze-seats-says = In solitaria si gioca con una pila di tessere azione; in nove serve chi guida.
set-magic-maze-scenario = Scenario
set-magic-maze-scenario-says = Da 1 a 7 le regole arrivano una alla volta; da 8 a 17 sono sfide.
set-magic-maze-deck = Ultima tessera
set-magic-maze-deck-says = Più tessere, più difficile.
set-magic-maze-side = Prima tessera
set-magic-maze-side-says = Il lato A ha vortici, il lato B no.
set-magic-maze-sand = Secondi nella clessidra
set-magic-maze-sand-says = Da 5 a 600, o 0 per giocare senza sabbia.
set-magic-maze-exits = Uscite
set-magic-maze-exits-says = Chi esce da dove.
set-magic-maze-talk = Parlare
set-magic-maze-talk-says = Quando potete parlare, e come.
set-magic-maze-tile-15-first = Prima la sfera di cristallo
set-magic-maze-tile-15-first-says = La tessera 15, con una sfera di cristallo, esce per prima.
set-magic-maze-pass = Passare le tessere
set-magic-maze-pass-says = Quando la clessidra viene girata, le tessere azione cambiano mano.
set-magic-maze-dwarf-passages = Passaggi del nano
set-magic-maze-dwarf-passages-says = Il nano passa dai buchi nei muri.
set-magic-maze-loudspeakers = Altoparlanti
set-magic-maze-loudspeakers-says = Quando esplora l’elfo, tutti possono parlare.
set-magic-maze-crystal-balls = Sfere di cristallo
set-magic-maze-crystal-balls-says = Il mago esplora da lontano.
set-magic-maze-cameras = Telecamere
set-magic-maze-cameras-says = Se ne funzionano due, non si entra nelle caselle clessidra.
set-magic-maze-face-up = Mazzo scoperto
set-magic-maze-face-up-says = Si vede sempre la prossima tessera.
set-magic-maze-leader = Qualcuno guida
set-magic-maze-leader-says = Una persona ha la pedina e nient’altro.
set-magic-maze-reconfigure = Un centro che si restringe
set-magic-maze-reconfigure-says = Girare la clessidra toglie due tessere.
set-magic-maze-dimensions = Due dimensioni
set-magic-maze-dimensions-says = Due centri commerciali, uniti solo dai vortici.
set-magic-maze-vortices = Vortici
set-magic-maze-vortices-says = Gli eroi possono usarli fino al furto.
set-magic-maze-crowds = Ressa
set-magic-maze-crowds-says = Più eroi possono stare su una tessera.
set-magic-maze-tiles = Tessere tue
set-magic-maze-tiles-says = Un file di tessere, disegnate con il testo.
word-magic-maze-deck-as-scenario = come nello scenario
word-magic-maze-side-as-scenario = come nello scenario
word-magic-maze-exits-as-scenario = come nello scenario
word-magic-maze-exits-purple = tutti da quella del mago
word-magic-maze-exits-own = ognuno dalla sua
word-magic-maze-exits-foreign = ognuno da quella di un altro
word-magic-maze-talk-as-scenario = come nello scenario
word-magic-maze-talk-free = sempre
word-magic-maze-talk-phases = solo quando è il momento
word-magic-maze-talk-gestures = solo quando è il momento, e senza parole
word-magic-maze-talk-pawn = mai, ma c’è la pedina
word-magic-maze-talk-eyes = mai, nemmeno la pedina
word-magic-maze-tile-15-first-as-scenario = come nello scenario
word-magic-maze-tile-15-first-on = sì
word-magic-maze-tile-15-first-off = no
word-magic-maze-pass-as-scenario = come nello scenario
word-magic-maze-pass-on = sì
word-magic-maze-pass-off = no
word-magic-maze-dwarf-passages-as-scenario = come nello scenario
word-magic-maze-dwarf-passages-on = sì
word-magic-maze-dwarf-passages-off = no
word-magic-maze-loudspeakers-as-scenario = come nello scenario
word-magic-maze-loudspeakers-on = sì
word-magic-maze-loudspeakers-off = no
word-magic-maze-crystal-balls-as-scenario = come nello scenario
word-magic-maze-crystal-balls-on = sì
word-magic-maze-crystal-balls-off = no
word-magic-maze-cameras-as-scenario = come nello scenario
word-magic-maze-cameras-on = sì
word-magic-maze-cameras-off = no
word-magic-maze-face-up-as-scenario = come nello scenario
word-magic-maze-face-up-on = sì
word-magic-maze-face-up-off = no
word-magic-maze-leader-as-scenario = come nello scenario
word-magic-maze-leader-on = sì
word-magic-maze-leader-off = no
word-magic-maze-reconfigure-as-scenario = come nello scenario
word-magic-maze-reconfigure-on = sì
word-magic-maze-reconfigure-off = no
word-magic-maze-dimensions-as-scenario = come nello scenario
word-magic-maze-dimensions-on = sì
word-magic-maze-dimensions-off = no
word-magic-maze-vortices-as-scenario = come nello scenario
word-magic-maze-vortices-on = sì
word-magic-maze-vortices-off = no
word-magic-maze-crowds-as-scenario = come nello scenario
word-magic-maze-crowds-on = sì
word-magic-maze-crowds-off = no
preset-magic-maze-first = Prima visita
preset-magic-maze-first-says = Scenario 1 di 17
preset-magic-maze-mall = Tutte le regole
preset-magic-maze-mall-says = Scenario 7 di 17
preset-magic-maze-challenge = Sfida
preset-magic-maze-challenge-says = Scenario 10 di 17
preset-magic-maze-calm = Senza fretta
preset-magic-maze-calm-says = Senza clessidra

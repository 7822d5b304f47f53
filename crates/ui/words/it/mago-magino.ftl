### Mago Magino.

mm-board = L’anello: la casa, il bosco, il nascondiglio e il prato
mm-house = Casa
mm-hideout = Nascondiglio
mm-forest = Bosco { $nth }
mm-meadow = Prato { $nth }
mm-space = { $space }: { $what }
mm-child = Bambino { $nth }
mm-child-of = Bambino { $nth } di { $who }
mm-child-carrying = Bambino { $nth } di { $who } con un cristallo
mm-frog = Rana
mm-frog-numbered = Rana { $frog }
mm-frog-on = Rana ({ $space })
mm-frogs =
    { $count ->
        [one] una rana
       *[other] { $count } rane
    }
mm-magician = Mago
mm-lying =
    { $count ->
        [0] nessun cristallo
        [one] un cristallo
       *[other] { $count } cristalli
    }
mm-delivered = Cristalli: { $count } su { $of }
mm-roll = Tira il dado
mm-end = Finisci il turno
mm-list = Tutte le mosse in un elenco
mm-act-child = Bambino { $nth }: vai sullo spazio { $space }
mm-act-child-first = Bambino { $nth }: prendi un cristallo e vai sullo spazio { $space }
mm-act-child-last = Bambino { $nth }: vai sullo spazio { $space } e prendi lì un cristallo
mm-act-magician = Mago: vai sullo spazio { $space }
mm-act-frog = { $frog }: salta sullo spazio { $space }
mm-now-roll =
    { $you ->
        [yes] Tocca a te: tira il dado.
       *[no] Tocca a { $who } tirare.
    }
mm-now-move =
    { $you ->
        [yes] { $points ->
            [one] Scegli un bambino, il mago o una rana: uno spazio.
           *[other] Scegli un bambino o il mago: { $points } spazi. Oppure una rana: uno spazio.
        }
       *[no] { $who } ha fatto { $points } e ora muove.
    }
mm-now-witch =
    { $you ->
        [yes] La strega! Scegli un bambino, il mago o una rana: uno spazio.
       *[no] La strega! { $who } muove qualcosa di uno spazio.
    }
mm-now-again =
    { $you ->
        [yes] Ben liberato! Tira ancora o finisci il turno.
       *[no] { $who } ha liberato qualcuno e può tirare ancora.
    }
mm-now-over =
    { $you ->
        [yes] Hai vinto. Ora si vede chi sono le rane.
       *[no] Ha vinto { $who }. Ora si vede chi sono le rane.
    }
mm-told-roll =
    { $you ->
        [yes] Tiri e fai { $points }.
       *[no] { $who } tira e fa { $points }.
    }
mm-witch = la strega
mm-told-witch =
    { $you ->
        [yes] Ti esce { $witch }!
       *[no] A { $who } esce { $witch }!
    }
mm-told-arrow = La freccia indica lo spazio { $space }.
mm-told-arrow-forest = La freccia indica il bosco, tutto il bosco.
mm-told-bewitched =
    { $you ->
        [yes] Puff! Il tuo bambino { $nth } è stregato.
       *[no] Puff! Il bambino { $nth } di { $who } è stregato.
    }
mm-told-drop =
    { $you ->
        [yes] Il tuo bambino { $nth } lascia cadere il cristallo.
       *[no] Il bambino { $nth } di { $who } lascia cadere il cristallo.
    }
mm-told-frog =
    { $you ->
        [yes] Puff! Il tuo bambino { $nth } adesso è la rana { $frog }.
       *[no] Puff! Il bambino { $nth } di { $who } adesso è la rana { $frog }.
    }
mm-told-frog-plain =
    { $you ->
        [yes] Puff! Il tuo bambino { $nth } adesso è una rana.
       *[no] Puff! Il bambino { $nth } di { $who } adesso è una rana.
    }
mm-told-mixed = { $space }: qui le rane si mescolano.
mm-told-named = { $space }: qui adesso ci sono le rane { $frog }. Chi è chi?
mm-told-walk =
    { $you ->
        [yes] Il tuo bambino { $nth } va sullo spazio { $space }.
       *[no] Il bambino { $nth } di { $who } va sullo spazio { $space }.
    }
mm-told-load =
    { $you ->
        [yes] Il tuo bambino { $nth } prende un cristallo.
       *[no] Il bambino { $nth } di { $who } prende un cristallo.
    }
mm-told-deliver =
    { $you ->
        [yes] Hai portato a casa un cristallo: siamo a { $count }.
       *[no] { $who } ha portato a casa un cristallo: siamo a { $count }.
    }
mm-told-magician =
    { $you ->
        [yes] Porti il mago sullo spazio { $space }.
       *[no] { $who } porta il mago sullo spazio { $space }.
    }
mm-told-hop =
    { $you ->
        [yes] Fai saltare la rana { $frog } sullo spazio { $space }.
       *[no] { $who } fa saltare la rana { $frog } sullo spazio { $space }.
    }
mm-told-hop-plain =
    { $you ->
        [yes] Fai saltare una rana sullo spazio { $space }.
       *[no] { $who } fa saltare una rana sullo spazio { $space }.
    }
mm-told-freed =
    { $you ->
        [yes] La rana { $frog } era il tuo bambino { $nth }: è libero.
       *[no] La rana { $frog } era il bambino { $nth } di { $who }: è libero.
    }
mm-told-freed-plain =
    { $you ->
        [yes] La rana era il tuo bambino { $nth }: è libero.
       *[no] La rana era il bambino { $nth } di { $who }: è libero.
    }
mm-ending =
    { $turns ->
        [one] C’è voluto un turno.
       *[other] Ci sono voluti { $turns } turni.
    }
mm-ending-frogs =
    { $count ->
        [one] Un bambino era ancora una rana.
       *[other] { $count } bambini erano ancora rane.
    }

## Settings
set-mago-magino-forest = Bosco
set-mago-magino-forest-says = Quanti spazi ha il bosco: sempre tre.
set-mago-magino-meadow = Prato
set-mago-magino-meadow-says = Quanti spazi ha la strada di casa.
set-mago-magino-die = Un dado tuo
set-mago-magino-die-says = Sei facce separate da spazi, ognuna «witch» (strega) o da 1 a 4: di solito witch witch 2 3 3 4.
set-mago-magino-colours = Colori
set-mago-magino-colours-says = Che colore ha ciascuno, nell’ordine dei posti.
set-mago-magino-crystals = Cristalli per vincere
set-mago-magino-crystals-says = Con due la partita è breve.
set-mago-magino-shuffled-frogs = Rane mescolate
set-mago-magino-shuffled-frogs-says = Le rane che si incontrano si mescolano: anche chi guarda bene ne perde le tracce.
set-mago-magino-numbered-frogs = Rane numerate
set-mago-magino-numbered-frogs-says = Ogni rana mostra il suo numero, che viene detto quando un bambino è stregato. È più facile, e utile a chi gioca a orecchio.
word-mago-magino-colours-red = rosso
word-mago-magino-colours-blue = blu
word-mago-magino-colours-yellow = giallo
word-mago-magino-colours-green = verde
word-mago-magino-colours-violet = viola
word-mago-magino-first-random = a caso
preset-mago-magino-children = Bambini
preset-mago-magino-children-says = Rane con il numero
preset-mago-magino-classic = Classico
preset-mago-magino-classic-says = Vincono 3 cristalli
preset-mago-magino-tricky = Insidioso
preset-mago-magino-tricky-says = Le rane si mescolano
preset-mago-magino-short = Breve
preset-mago-magino-short-says = Vincono 2 cristalli

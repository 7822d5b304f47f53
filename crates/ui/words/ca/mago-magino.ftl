### Mago Magino.

mm-board = L’anella: la casa, el bosc, l’amagatall i el prat
mm-house = Casa
mm-hideout = Amagatall
mm-forest = Bosc { $nth }
mm-meadow = Prat { $nth }
mm-space = { $space }: { $what }
mm-child = Nen { $nth }
mm-child-of = Nen { $nth } ({ $who })
mm-child-carrying = Nen { $nth } ({ $who }) amb un cristall
mm-frog = Granota
mm-frog-numbered = Granota { $frog }
mm-frog-on = Granota ({ $space })
mm-frogs =
    { $count ->
        [one] una granota
       *[other] { $count } granotes
    }
mm-magician = Mag
mm-lying =
    { $count ->
        [0] cap cristall
        [one] un cristall
       *[other] { $count } cristalls
    }
mm-delivered = { $count } de { $of } cristalls
mm-roll = Tira el dau
mm-end = Acaba el meu torn
mm-list = Tots els moviments en una llista
mm-act-child = Nen { $nth }: ves a la casella { $space }
mm-act-child-first = Nen { $nth }: agafa un cristall i ves a la casella { $space }
mm-act-child-last = Nen { $nth }: ves a la casella { $space } i agafa-hi un cristall
mm-act-magician = Mag: ves a la casella { $space }
mm-act-frog = { $frog }: salta a la casella { $space }
mm-now-roll =
    { $you ->
        [yes] Et toca: tira el dau.
       *[no] Ara tira { $who }.
    }
mm-now-move =
    { $you ->
        [yes] { $points ->
            [one] Tria un nen, el mag o una granota: una casella.
           *[other] Tria un nen o el mag: { $points } caselles. O una granota: una casella.
        }
       *[no] { $who } ha tret un { $points } i ara mou.
    }
mm-now-witch =
    { $you ->
        [yes] La bruixa! Tria un nen, el mag o una granota: una casella.
       *[no] La bruixa! { $who } mou alguna cosa una casella.
    }
mm-now-again =
    { $you ->
        [yes] Ben alliberat! Torna a tirar o acaba el teu torn.
       *[no] { $who } ha alliberat algú i pot tornar a tirar.
    }
mm-now-over =
    { $you ->
        [yes] Has guanyat. Ara es veu qui són les granotes.
       *[no] Ha guanyat { $who }. Ara es veu qui són les granotes.
    }
mm-told-roll =
    { $you ->
        [yes] Treus un { $points }.
       *[no] { $who } treu un { $points }.
    }
mm-witch = la bruixa
mm-told-witch =
    { $you ->
        [yes] Et surt { $witch }!
       *[no] A { $who } li surt { $witch }!
    }
mm-told-arrow = La fletxa assenyala la casella { $space }.
mm-told-arrow-forest = La fletxa assenyala el bosc, tot el bosc.
mm-told-bewitched =
    { $you ->
        [yes] Puf! El teu nen { $nth } està encantat.
       *[no] Puf! { $who }: el nen { $nth } està encantat.
    }
mm-told-drop =
    { $you ->
        [yes] El teu nen { $nth } deixa anar el seu cristall.
       *[no] { $who }: el nen { $nth } deixa anar el seu cristall.
    }
mm-told-frog =
    { $you ->
        [yes] Puf! El teu nen { $nth } ara és la granota { $frog }.
       *[no] Puf! { $who }: el nen { $nth } ara és la granota { $frog }.
    }
mm-told-frog-plain =
    { $you ->
        [yes] Puf! El teu nen { $nth } ara és una granota.
       *[no] Puf! { $who }: el nen { $nth } ara és una granota.
    }
mm-told-mixed = { $space }: aquí es barregen les granotes.
mm-told-named = { $space }: ara hi ha les granotes { $frog }. Qui és qui?
mm-told-walk =
    { $you ->
        [yes] El teu nen { $nth } va a la casella { $space }.
       *[no] { $who }: el nen { $nth } va a la casella { $space }.
    }
mm-told-load =
    { $you ->
        [yes] El teu nen { $nth } agafa un cristall.
       *[no] { $who }: el nen { $nth } agafa un cristall.
    }
mm-told-deliver =
    { $you ->
        [yes] Has portat un cristall a casa: ja en són { $count }.
       *[no] { $who } ha portat un cristall a casa: ja en són { $count }.
    }
mm-told-magician =
    { $you ->
        [yes] Portes el mag a la casella { $space }.
       *[no] { $who } porta el mag a la casella { $space }.
    }
mm-told-hop =
    { $you ->
        [yes] Fas saltar la granota { $frog } a la casella { $space }.
       *[no] { $who } fa saltar la granota { $frog } a la casella { $space }.
    }
mm-told-hop-plain =
    { $you ->
        [yes] Fas saltar una granota a la casella { $space }.
       *[no] { $who } fa saltar una granota a la casella { $space }.
    }
mm-told-freed =
    { $you ->
        [yes] La granota { $frog } era el teu nen { $nth }: ja és lliure.
       *[no] { $who }: la granota { $frog } era el nen { $nth }, i ja és lliure.
    }
mm-told-freed-plain =
    { $you ->
        [yes] La granota era el teu nen { $nth }: ja és lliure.
       *[no] { $who }: la granota era el nen { $nth }, i ja és lliure.
    }
mm-ending =
    { $turns ->
        [one] Ha calgut un torn.
       *[other] Han calgut { $turns } torns.
    }
mm-ending-frogs =
    { $count ->
        [one] Un nen encara era una granota.
       *[other] { $count } nens encara eren granotes.
    }

## Settings
set-mago-magino-forest = Bosc
set-mago-magino-forest-says = Quantes caselles té el bosc: sempre tres.
set-mago-magino-meadow = Prat
set-mago-magino-meadow-says = Quantes caselles té el camí cap a casa.
set-mago-magino-die = Un dau propi
set-mago-magino-die-says = Sis cares separades per espais, cadascuna «witch» (bruixa) o d’1 a 4: normalment witch witch 2 3 3 4.
set-mago-magino-colours = Colors
set-mago-magino-colours-says = Quin color té cadascú, en l’ordre dels llocs.
set-mago-magino-crystals = Cristalls per guanyar
set-mago-magino-crystals-says = Amb dos, la partida és curta.
set-mago-magino-shuffled-frogs = Granotes barrejades
set-mago-magino-shuffled-frogs-says = Les granotes que es troben es barregen: fins i tot qui mira amb atenció en perd la pista.
set-mago-magino-numbered-frogs = Granotes numerades
set-mago-magino-numbered-frogs-says = Cada granota mostra el seu número, i es diu quan un nen és encantat. És més fàcil, i va bé per jugar d’oïda.
word-mago-magino-colours-red = vermell
word-mago-magino-colours-blue = blau
word-mago-magino-colours-yellow = groc
word-mago-magino-colours-green = verd
word-mago-magino-colours-violet = violeta
word-mago-magino-first-random = a l’atzar
preset-mago-magino-children = Infantil
preset-mago-magino-children-says = Granotes amb número
preset-mago-magino-classic = Clàssic
preset-mago-magino-classic-says = Guanyen 3 cristalls
preset-mago-magino-tricky = Enrevessat
preset-mago-magino-tricky-says = Les granotes es barregen
preset-mago-magino-short = Curta
preset-mago-magino-short-says = Guanyen 2 cristalls

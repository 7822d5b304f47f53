### Mago Magino.

mm-board = El anillo: la casa, el bosque, el escondite y el prado
mm-house = Casa
mm-hideout = Escondite
mm-forest = Bosque { $nth }
mm-meadow = Prado { $nth }
mm-space = { $space }: { $what }
mm-child = Niño { $nth }
mm-child-of = Niño { $nth } de { $who }
mm-child-carrying = Niño { $nth } de { $who } con un cristal
mm-frog = Rana
mm-frog-numbered = Rana { $frog }
mm-frog-on = Rana ({ $space })
mm-frogs =
    { $count ->
        [one] una rana
       *[other] { $count } ranas
    }
mm-magician = Mago
mm-lying =
    { $count ->
        [0] ningún cristal
        [one] un cristal
       *[other] { $count } cristales
    }
mm-delivered = { $count } de { $of } cristales
mm-roll = Tirar el dado
mm-end = Acabar mi turno
mm-list = Todos los movimientos en una lista
mm-act-child = Niño { $nth }: ir a la casilla { $space }
mm-act-child-first = Niño { $nth }: coger un cristal e ir a la casilla { $space }
mm-act-child-last = Niño { $nth }: ir a la casilla { $space } y coger allí un cristal
mm-act-magician = Mago: ir a la casilla { $space }
mm-act-frog = { $frog }: saltar a la casilla { $space }
mm-now-roll =
    { $you ->
        [yes] Te toca: tira el dado.
       *[no] Le toca tirar a { $who }.
    }
mm-now-move =
    { $you ->
        [yes] { $points ->
            [one] Elige un niño, el mago o una rana: una casilla.
           *[other] Elige un niño o el mago: { $points } casillas. O una rana: una casilla.
        }
       *[no] { $who } ha sacado un { $points } y va a mover.
    }
mm-now-witch =
    { $you ->
        [yes] ¡La bruja! Elige un niño, el mago o una rana: una casilla.
       *[no] ¡La bruja! { $who } mueve algo una casilla.
    }
mm-now-again =
    { $you ->
        [yes] ¡Bien liberado! Tira otra vez o acaba tu turno.
       *[no] { $who } ha liberado a alguien y puede tirar otra vez.
    }
mm-now-over =
    { $you ->
        [yes] Has ganado. Ahora se ve quiénes son las ranas.
       *[no] Ha ganado { $who }. Ahora se ve quiénes son las ranas.
    }
mm-told-roll =
    { $you ->
        [yes] Sacas un { $points }.
       *[no] { $who } saca un { $points }.
    }
mm-witch = la bruja
mm-told-witch =
    { $you ->
        [yes] ¡Te sale { $witch }!
       *[no] ¡A { $who } le sale { $witch }!
    }
mm-told-arrow = La flecha señala la casilla { $space }.
mm-told-arrow-forest = La flecha señala el bosque, todo el bosque.
mm-told-bewitched =
    { $you ->
        [yes] ¡Puf! Tu niño { $nth } está hechizado.
       *[no] ¡Puf! El niño { $nth } de { $who } está hechizado.
    }
mm-told-drop =
    { $you ->
        [yes] Tu niño { $nth } suelta su cristal.
       *[no] El niño { $nth } de { $who } suelta su cristal.
    }
mm-told-frog =
    { $you ->
        [yes] ¡Puf! Tu niño { $nth } es ahora la rana { $frog }.
       *[no] ¡Puf! El niño { $nth } de { $who } es ahora la rana { $frog }.
    }
mm-told-frog-plain =
    { $you ->
        [yes] ¡Puf! Tu niño { $nth } es ahora una rana.
       *[no] ¡Puf! El niño { $nth } de { $who } es ahora una rana.
    }
mm-told-mixed = { $space }: aquí se mezclan las ranas.
mm-told-named = { $space }: aquí están ahora las ranas { $frog }. ¿Quién es quién?
mm-told-walk =
    { $you ->
        [yes] Tu niño { $nth } va a la casilla { $space }.
       *[no] El niño { $nth } de { $who } va a la casilla { $space }.
    }
mm-told-load =
    { $you ->
        [yes] Tu niño { $nth } coge un cristal.
       *[no] El niño { $nth } de { $who } coge un cristal.
    }
mm-told-deliver =
    { $you ->
        [yes] Has llevado un cristal a casa: ya van { $count }.
       *[no] { $who } ha llevado un cristal a casa: ya van { $count }.
    }
mm-told-magician =
    { $you ->
        [yes] Llevas al mago a la casilla { $space }.
       *[no] { $who } lleva al mago a la casilla { $space }.
    }
mm-told-hop =
    { $you ->
        [yes] Haces saltar a la rana { $frog } a la casilla { $space }.
       *[no] { $who } hace saltar a la rana { $frog } a la casilla { $space }.
    }
mm-told-hop-plain =
    { $you ->
        [yes] Haces saltar a una rana a la casilla { $space }.
       *[no] { $who } hace saltar a una rana a la casilla { $space }.
    }
mm-told-freed =
    { $you ->
        [yes] La rana { $frog } era tu niño { $nth }: ya está libre.
       *[no] La rana { $frog } era el niño { $nth } de { $who }: ya está libre.
    }
mm-told-freed-plain =
    { $you ->
        [yes] La rana era tu niño { $nth }: ya está libre.
       *[no] La rana era el niño { $nth } de { $who }: ya está libre.
    }
mm-ending =
    { $turns ->
        [one] Ha hecho falta un turno.
       *[other] Han hecho falta { $turns } turnos.
    }
mm-ending-frogs =
    { $count ->
        [one] Un niño era todavía una rana.
       *[other] { $count } niños eran todavía ranas.
    }

## Settings
set-mago-magino-forest = Bosque
set-mago-magino-forest-says = Cuántas casillas tiene el bosque: siempre tres.
set-mago-magino-meadow = Prado
set-mago-magino-meadow-says = Cuántas casillas tiene el camino a casa.
set-mago-magino-die = Un dado propio
set-mago-magino-die-says = Seis caras separadas por espacios, cada una «witch» (bruja) o de 1 a 4: lo normal es witch witch 2 3 3 4.
set-mago-magino-colours = Colores
set-mago-magino-colours-says = Qué color tiene cada cual, en el orden de los sitios.
set-mago-magino-crystals = Cristales para ganar
set-mago-magino-crystals-says = Con dos la partida es corta.
set-mago-magino-shuffled-frogs = Ranas mezcladas
set-mago-magino-shuffled-frogs-says = Las ranas que se encuentran se mezclan: hasta quien mira con atención les pierde la pista.
set-mago-magino-numbered-frogs = Ranas con número
set-mago-magino-numbered-frogs-says = Cada rana muestra su número, y se dice cuando un niño queda hechizado. Es más fácil, y ayuda a jugar de oído.
word-mago-magino-colours-red = rojo
word-mago-magino-colours-blue = azul
word-mago-magino-colours-yellow = amarillo
word-mago-magino-colours-green = verde
word-mago-magino-colours-violet = violeta
word-mago-magino-first-random = al azar
preset-mago-magino-children = Infantil
preset-mago-magino-children-says = Ranas con número
preset-mago-magino-classic = Clásico
preset-mago-magino-classic-says = Ganan 3 cristales
preset-mago-magino-tricky = Enredado
preset-mago-magino-tricky-says = Las ranas se mezclan
preset-mago-magino-short = Corta
preset-mago-magino-short-says = Ganan 2 cristales

### Magic Maze.

mz-board = El tablero
mz-mall = El centro comercial
mz-heroes = Los héroes
mz-tile = Loseta { $tile }
mz-tile-holds = Loseta { $tile }: { $what }
mz-mark-at = { $mark } en { $column },{ $row }
mz-hero-barbarian = Bárbaro
mz-hero-mage = Mago
mz-hero-elf = Elfo
mz-hero-dwarf = Enano
mz-hero-at = { $hero }, loseta { $tile }, en { $column },{ $row }
mz-hero-on = { $hero }, loseta { $tile }, en { $column },{ $row }: { $mark }

## What can be done
mz-do-north = hacia arriba
mz-do-east = a la derecha
mz-do-south = hacia abajo
mz-do-west = a la izquierda
mz-do-vortex = vórtice
mz-do-explore = explorar
mz-do-escalator = escalera mecánica
mz-nothing = nada
mz-act-move = { $hero }: { $way }, { $count }
mz-act-move-onto = { $hero }: { $way }, { $count } ({ $mark })
mz-act-vortex = { $hero }: vórtice, loseta { $tile }
mz-act-escalator = { $hero }: escalera mecánica
mz-act-explore = { $hero }: explorar
mz-gaze = Mirar en la bola de cristal
mz-place = Ponerla junto a la loseta { $tile }: { $side }
mz-turn-up = Destapar una loseta de acción
mz-discard = Quitar la loseta { $tile }
mz-do-something = ¡Haz algo, { $who }!
mz-give-up = Rendirse
mz-play-on = Mejor seguir jugando
mz-shorter = Parar antes
mz-hero-left = Ya está fuera: este héroe ha salido.
mz-hero-stays = Este héroe se queda en la salida.
mz-hero-discard = Antes hay que quitar dos losetas.
mz-hero-nothing = Ahora no puedes hacer nada con este héroe.
mz-hero-others = Puedes mover: { $heroes }.
mz-holds = Puedes: { $what }
mz-holds-nothing = No tienes loseta de acción.
mz-holds-now = Ahora puedes: { $what }
mz-point = Señalar una casilla
mz-point-tile = Señalar una loseta
mz-look-at = Mirar a { $who }
mz-leads = Dirige con el peón
mz-has-pawn = El peón dice: ¡haz algo!
mz-had-pawn = El peón está aquí. Desde entonces ya ha hecho algo.
mz-is-giving-up = Quiere rendirse
mz-pawn-you = ¡Haz algo!
mz-zoom-in = Más cerca
mz-zoom-out = Más lejos
mz-zoom-fit = Todo el centro comercial

## What is on the squares
mz-mark-solid = macizo
mz-mark-entry = entrada
mz-mark-timer = casilla de reloj de arena
mz-mark-ball = bola de cristal
mz-mark-camera = cámara
mz-explore-barbarian = puerta por explorar del bárbaro
mz-explore-mage = puerta por explorar del mago
mz-explore-elf = puerta por explorar del elfo
mz-explore-dwarf = puerta por explorar del enano
mz-vortex-barbarian = vórtice del bárbaro
mz-vortex-mage = vórtice del mago
mz-vortex-elf = vórtice del elfo
mz-vortex-dwarf = vórtice del enano
mz-item-barbarian = espada del bárbaro
mz-item-mage = poción del mago
mz-item-elf = arco del elfo
mz-item-dwarf = hacha del enano
mz-exit-barbarian = salida del bárbaro
mz-exit-mage = salida del mago
mz-exit-elf = salida del elfo
mz-exit-dwarf = salida del enano
mz-goal-on-item = está en su lugar
mz-goal-item-found = objeto encontrado
mz-goal-item-hidden = objeto aún sin encontrar
mz-goal-exit-found = salida encontrada
mz-goal-exit-hidden = salida aún sin encontrar
mz-goal-left = ha salido

## The glass and the deck
mz-glass-left = Tiempo que queda
mz-glass-after = al girarlo
mz-glass-still = aún parado
mz-deck =
    { $count ->
        [one] Queda 1 loseta
       *[other] Quedan { $count } losetas
    }
mz-watched = Dos cámaras vigilan: no se puede entrar en ninguna casilla de reloj de arena.
mz-deck-next = Loseta siguiente: { $tile }
mz-deck-under = debajo: { $tiles }

## Signs over the board
mz-sign-before = Hablad con libertad hasta la primera acción.
mz-sign-talk = ¡Hablad ahora, hasta que alguien haga algo!
mz-sign-gestures = ¡Señalad ahora, sin una palabra!

## Now
mz-now-explore =
    { $hidden ->
        [one] Explorad: aún hay un objeto escondido. Acercad ya a los otros héroes a los suyos.
        [4] Explorad: aún no habéis encontrado ninguno de los cuatro objetos.
       *[other] Explorad: aún hay { $hidden } de los cuatro objetos escondidos.
    }
mz-now-steal = ¡Los cuatro héroes sobre los objetos de su color, a la vez!
mz-now-steal-foreign = ¡Los cuatro héroes sobre objetos, ninguno sobre el suyo, a la vez!
mz-now-leave-purple = ¡Botín conseguido! Ahora a correr: todos por la salida del mago.
mz-now-leave-own = ¡Botín conseguido! Ahora a correr: cada uno por la salida de su color.
mz-now-leave-foreign = ¡Botín conseguido! Ahora a correr: cada uno por una salida distinta, ninguno por la suya.
mz-now-discard =
    { $count ->
        [one] Hay que quitar una loseta más: elegidla.
       *[other] Hay que quitar dos losetas: elegid la primera.
    }
mz-now-place = Elige la puerta donde va la loseta { $tile }.
mz-now-placing = La loseta { $tile } está a punto de ponerse.
mz-now-turn-up = Destapa una loseta de acción: dice qué puedes hacer.
mz-now-won = Ya están fuera los cuatro. ¡Lo habéis logrado!
mz-now-lost = Esta vez os han pillado los guardias.

## What is told
mz-told-deal =
    { $you ->
        [yes] Puedes: { $what }.
       *[no] { $who } puede: { $what }.
    }
mz-told-move =
    { $you ->
        [yes] Mueves: { $hero } { $way }.
       *[no] { $who } mueve: { $hero } { $way }.
    }
mz-told-vortex =
    { $you ->
        [yes] Envías por el vórtice: { $hero }, a la loseta { $tile }.
       *[no] { $who } envía por el vórtice: { $hero }, a la loseta { $tile }.
    }
mz-told-escalator =
    { $you ->
        [yes] Envías por la escalera mecánica: { $hero }.
       *[no] { $who } envía por la escalera mecánica: { $hero }.
    }
mz-told-explore =
    { $you ->
        [yes] Exploras con: { $hero }.
       *[no] { $who } explora con: { $hero }.
    }
mz-told-lay = Se añade la loseta { $tile }.
mz-told-gaze =
    { $you ->
        [yes] Miras en la bola de cristal.
       *[no] { $who } mira en la bola de cristal.
    }
mz-told-shown = Después viene la loseta { $tile }.
mz-told-place =
    { $you ->
        [yes] Eliges dónde ponerla.
       *[no] { $who } elige dónde ponerla.
    }
mz-told-put-back = No hay sitio: la loseta vuelve al mazo.
mz-told-ball-used = La bola de cristal se ha apagado.
mz-told-camera-off = Una cámara está apagada.
mz-told-glass = El reloj de arena se da la vuelta: quedan { $left }.
mz-told-timer = Una casilla de reloj de arena está gastada.
mz-told-passed = Todas las losetas de acción pasan a la izquierda.
mz-told-shuffled = Se mezclan las losetas de acción.
mz-told-pile-turned = El montón de losetas de acción empieza de nuevo.
mz-told-turn-up = Ahora puedes: { $what }.
mz-told-talk = Se puede hablar hasta que alguien haga algo.
mz-told-discard =
    { $you ->
        [yes] Quitas la loseta { $tile }.
       *[no] { $who } quita la loseta { $tile }.
    }
mz-told-pawn =
    { $you-are ->
        [yes] { $who } te pide: ¡haz algo!
       *[no] { $you ->
            [yes] Le pides a { $to }: ¡haz algo!
           *[no] { $who } le pide a { $to }: ¡haz algo!
        }
    }
mz-told-theft = ¡Botín conseguido! Suena la alarma: ¡a las salidas!
mz-told-leave = Fuera del centro comercial: { $hero }.
mz-told-gives-up =
    { $you ->
        [yes] Quieres rendirte.
       *[no] { $who } quiere rendirse.
    }
mz-told-plays-on =
    { $you ->
        [yes] Quieres seguir jugando.
       *[no] { $who } quiere seguir jugando.
    }
mz-told-won = Los cuatro están fuera: ¡habéis ganado en equipo!
mz-told-lost = Perdido: los guardias han sido más rápidos.

## Without words
talk-points =
    { $you ->
        [yes] Señalas algo.
       *[no] { $who } señala algo.
    }
talk-eyes =
    { $you ->
        [yes] Miras a { $at }.
       *[no] { $who } mira a { $at }.
    }
react-yes = Sí
react-no = No
react-idea = Una idea
react-careful = Cuidado
react-bravo = Muy bien

## The end
mz-ending-left = Quedaban { $left } en el reloj de arena.
mz-ending-timers =
    { $timers ->
        [0] No se dio la vuelta al reloj ni una vez.
        [one] Se dio la vuelta al reloj una vez.
       *[other] Se dio la vuelta al reloj { $timers } veces.
    }
mz-ending-tiles =
    { $tiles ->
        [one] El centro comercial tenía una loseta.
       *[other] El centro comercial llegó a tener { $tiles } losetas.
    }

## Settings
set-magic-maze-seats-says = A solas se juega con un montón de losetas de acción; con nueve personas hace falta quien dirija.
set-magic-maze-scenario = Escenario
set-magic-maze-scenario-says = Del 1 al 7 las reglas llegan poco a poco; del 8 al 17 son retos.
set-magic-maze-deck = Última loseta
set-magic-maze-deck-says = Cuantas más losetas, más difícil.
set-magic-maze-side = Primera loseta
set-magic-maze-side-says = La cara A tiene vórtices, la cara B no.
set-magic-maze-sand = Segundos en el reloj
set-magic-maze-sand-says = De 5 a 600, o 0 para jugar sin arena.
set-magic-maze-exits = Salidas
set-magic-maze-exits-says = Quién sale por dónde.
set-magic-maze-talk = Hablar
set-magic-maze-talk-says = Cuándo podéis hablar, y cómo.
set-magic-maze-tile-15-first = Primero la bola de cristal
set-magic-maze-tile-15-first-says = La loseta 15, con una bola de cristal, sale primero.
set-magic-maze-pass = Pasar losetas
set-magic-maze-pass-says = Al dar la vuelta al reloj, las losetas de acción cambian de manos.
set-magic-maze-dwarf-passages = Pasos del enano
set-magic-maze-dwarf-passages-says = El enano cabe por los huecos de las paredes.
set-magic-maze-loudspeakers = Altavoces
set-magic-maze-loudspeakers-says = Cuando explora el elfo, se puede hablar.
set-magic-maze-crystal-balls = Bolas de cristal
set-magic-maze-crystal-balls-says = El mago explora desde lejos.
set-magic-maze-cameras = Cámaras
set-magic-maze-cameras-says = Si funcionan dos, no se entra en las casillas de reloj de arena.
set-magic-maze-face-up = Mazo abierto
set-magic-maze-face-up-says = Siempre se ve la loseta siguiente.
set-magic-maze-leader = Alguien dirige
set-magic-maze-leader-says = Una persona tiene el peón y nada más.
set-magic-maze-reconfigure = Un centro que encoge
set-magic-maze-reconfigure-says = Dar la vuelta al reloj quita dos losetas.
set-magic-maze-dimensions = Dos dimensiones
set-magic-maze-dimensions-says = Dos centros comerciales, unidos solo por vórtices.
set-magic-maze-vortices = Vórtices
set-magic-maze-vortices-says = Los héroes pueden usarlos hasta el robo.
set-magic-maze-crowds = Apreturas
set-magic-maze-crowds-says = Puede haber varios héroes en una loseta.
set-magic-maze-tiles = Losetas propias
set-magic-maze-tiles-says = Un archivo de losetas, dibujadas con texto.
word-magic-maze-deck-as-scenario = como en el escenario
word-magic-maze-side-as-scenario = como en el escenario
word-magic-maze-exits-as-scenario = como en el escenario
word-magic-maze-exits-purple = todos por la del mago
word-magic-maze-exits-own = cada uno por la suya
word-magic-maze-exits-foreign = cada uno por la de otro
word-magic-maze-talk-as-scenario = como en el escenario
word-magic-maze-talk-free = siempre
word-magic-maze-talk-phases = solo en los ratos de hablar
word-magic-maze-talk-gestures = solo en los ratos de hablar, y sin palabras
word-magic-maze-talk-pawn = nunca, pero hay peón
word-magic-maze-talk-eyes = nunca, ni siquiera el peón
word-magic-maze-tile-15-first-as-scenario = como en el escenario
word-magic-maze-tile-15-first-on = sí
word-magic-maze-tile-15-first-off = no
word-magic-maze-pass-as-scenario = como en el escenario
word-magic-maze-pass-on = sí
word-magic-maze-pass-off = no
word-magic-maze-dwarf-passages-as-scenario = como en el escenario
word-magic-maze-dwarf-passages-on = sí
word-magic-maze-dwarf-passages-off = no
word-magic-maze-loudspeakers-as-scenario = como en el escenario
word-magic-maze-loudspeakers-on = sí
word-magic-maze-loudspeakers-off = no
word-magic-maze-crystal-balls-as-scenario = como en el escenario
word-magic-maze-crystal-balls-on = sí
word-magic-maze-crystal-balls-off = no
word-magic-maze-cameras-as-scenario = como en el escenario
word-magic-maze-cameras-on = sí
word-magic-maze-cameras-off = no
word-magic-maze-face-up-as-scenario = como en el escenario
word-magic-maze-face-up-on = sí
word-magic-maze-face-up-off = no
word-magic-maze-leader-as-scenario = como en el escenario
word-magic-maze-leader-on = sí
word-magic-maze-leader-off = no
word-magic-maze-reconfigure-as-scenario = como en el escenario
word-magic-maze-reconfigure-on = sí
word-magic-maze-reconfigure-off = no
word-magic-maze-dimensions-as-scenario = como en el escenario
word-magic-maze-dimensions-on = sí
word-magic-maze-dimensions-off = no
word-magic-maze-vortices-as-scenario = como en el escenario
word-magic-maze-vortices-on = sí
word-magic-maze-vortices-off = no
word-magic-maze-crowds-as-scenario = como en el escenario
word-magic-maze-crowds-on = sí
word-magic-maze-crowds-off = no
preset-magic-maze-first = Primera visita
preset-magic-maze-first-says = Escenario 1 de 17
preset-magic-maze-mall = Todas las reglas
preset-magic-maze-mall-says = Escenario 7 de 17
preset-magic-maze-challenge = Desafío
preset-magic-maze-challenge-says = Escenario 10 de 17
preset-magic-maze-calm = Sin prisa
preset-magic-maze-calm-says = Sin reloj de arena

### The Magic Labyrinth.

ml-board = El tablero: seis filas de seis casillas
ml-plonk = ¡pumba!
ml-roll = Tirar el dado
ml-stop = Parar aquí
ml-step-north = Ir hacia arriba
ml-step-east = Ir a la derecha
ml-step-south = Ir hacia abajo
ml-step-west = Ir a la izquierda
ml-left =
    { $left ->
        [0] no queda ningún paso
        [one] queda un paso de { $rolled }
       *[other] quedan { $left } pasos de { $rolled }
    }
ml-chips = { $count } de { $of }
ml-look = Se busca: { $symbol }, en { $square }
ml-mage-at = { $who }, en { $square }
ml-square = { $square }: { $what }
ml-now-roll =
    { $you ->
        [yes] Te toca: tira el dado y ve hacia { $symbol }.
       *[no] Le toca tirar a { $who }. Hay que encontrar { $symbol }.
    }
ml-now-move =
    { $you ->
        [yes] { $left ->
            [0] No puedes seguir: para aquí.
            [one] Ve hacia { $symbol }: te queda un paso.
           *[other] Ve hacia { $symbol }: te quedan { $left } pasos.
        }
       *[no] { $who } está andando. ¡Recuerda dónde están las paredes!
    }
ml-now-over =
    { $you ->
        [yes] Has ganado. Ahora se ven las paredes.
       *[no] Ha ganado { $who }. Ahora se ven las paredes.
    }
ml-told-maze = La caja gira bajo el tablero. ¿Dónde están ahora las paredes?
ml-told-symbols = Los símbolos se mezclan.
ml-told-chip = Ahora se busca { $symbol }.
ml-told-roll =
    { $you ->
        [yes] Sacas un { $steps }.
       *[no] { $who } saca un { $steps }.
    }
ml-told-step =
    { $you ->
        [yes] Vas { $side }.
       *[no] { $who } va { $side }.
    }
ml-told-bump =
    { $you ->
        [yes] ¡Plonc! Chocas con una pared y vuelves a casa.
       *[no] ¡Plonc! { $who } choca con una pared y vuelve a casa.
    }
ml-told-win =
    { $you ->
        [yes] ¡Has encontrado { $symbol }!
       *[no] { $who } ha encontrado { $symbol }.
    }
ml-told-gift =
    { $you ->
        [yes] Recibes { $symbol } de regalo.
       *[no] { $who } recibe { $symbol } de regalo.
    }
ml-ending =
    { $turns ->
        [one] Ha hecho falta un turno.
       *[other] Han hecho falta { $turns } turnos.
    }
ml-symbol-acorn = la bellota
ml-symbol-bell = la campana
ml-symbol-candle = la vela
ml-symbol-cat = el gato
ml-symbol-comet = el cometa
ml-symbol-crown = la corona
ml-symbol-feather = la pluma
ml-symbol-fish = el pez
ml-symbol-flask = el frasco
ml-symbol-harp = el arpa
ml-symbol-key = la llave
ml-symbol-kite = la cometa
ml-symbol-lantern = el farol
ml-symbol-leaf = la hoja
ml-symbol-mirror = el espejo
ml-symbol-moon = la luna
ml-symbol-moth = la polilla
ml-symbol-owl = el búho
ml-symbol-ring = el anillo
ml-symbol-shell = la concha
ml-symbol-snail = el caracol
ml-symbol-star = la estrella
ml-symbol-sun = el sol
ml-symbol-tower = la torre

## Settings
set-magic-labyrinth-seats-says = Cuántas personas juegan; a solas se juega contra el número de turnos.
set-magic-labyrinth-walls = Paredes
set-magic-labyrinth-walls-says = Cuántas hay escondidas: 19 es fácil, 24 es difícil.
set-magic-labyrinth-maze = Un laberinto propio
set-magic-labyrinth-maze-says = Construido a mano, en lugar de uno al azar.
set-magic-labyrinth-turned = Caja girada
set-magic-labyrinth-turned-says = Un laberinto construido a mano se gira, para que nadie sepa cómo ha quedado.
set-magic-labyrinth-fair = Laberintos justos
set-magic-labyrinth-fair-says = Desde cada esquina hay más o menos el mismo camino hasta los símbolos.
set-magic-labyrinth-symbols = Símbolos
set-magic-labyrinth-symbols-says = Si están como siempre o mezclados.
set-magic-labyrinth-magicians = Magos
set-magic-labyrinth-magicians-says = Qué mago mueve cada cual, en el orden de los sitios.
set-magic-labyrinth-chips = Fichas para ganar
set-magic-labyrinth-chips-says = Con tres la partida es corta.
set-magic-labyrinth-shared-squares = Casillas compartidas
set-magic-labyrinth-shared-squares-says = Varios magos pueden parar en la misma casilla.
set-magic-labyrinth-keep-found-walls = Las paredes quedan a la vista
set-magic-labyrinth-keep-found-walls-says = En cuanto alguien choca con ellas. Bueno para los más pequeños.
set-magic-labyrinth-trail = Los caminos quedan a la vista
set-magic-labyrinth-trail-says = Se marcan los pasos por los que alguien ha pasado.
word-magic-labyrinth-symbols-fixed = como siempre
word-magic-labyrinth-symbols-shuffled = mezclados
word-magic-labyrinth-magicians-red = rojo
word-magic-labyrinth-magicians-blue = azul
word-magic-labyrinth-magicians-yellow = amarillo
word-magic-labyrinth-magicians-green = verde
word-magic-labyrinth-first-random = al azar

ml-builder-says = Toca donde deba haber un muro. La caja se gira antes de empezar, para que tampoco tú sepas cómo queda; si se queda vacía, se sortea un laberinto.
ml-builder-count = Muros:
ml-builder-many = { $count } muros son demasiados: en la caja caben { $most }.
ml-builder-closed = La casilla { $square } está encerrada: deja abierto uno de sus lados.
ml-builder-cut = No hay camino a la casilla { $square }: quita un muro.
ml-builder-east = Muro a la derecha de { $square }
ml-builder-south = Muro debajo de { $square }
preset-magic-labyrinth-children = Infantil
preset-magic-labyrinth-children-says = Los muros hallados se quedan a la vista
preset-magic-labyrinth-classic = Clásico
preset-magic-labyrinth-classic-says = 19 muros, 5 fichas para ganar
preset-magic-labyrinth-hard = Difícil
preset-magic-labyrinth-hard-says = 24 muros
preset-magic-labyrinth-short = Corta
preset-magic-labyrinth-short-says = 3 fichas para ganar

### Looking back on a finished game.

## Looking back
replay = Ver la partida
replay-of = La partida otra vez: { $game }
replay-table = A la mesa
replay-beside = Lo que estaba oculto
replay-reel = Pasos de la partida
replay-place = Paso { $nth } de { $count }, { $time } desde el principio
replay-slider = Qué momento
replay-first = Al principio
replay-before = Un paso atrás
replay-play = Reproducir
replay-after = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-share = Compartir este momento
replay-copy = Copiar el enlace a este momento
replay-moves = Jugada a jugada
replay-earlier = Jugadas anteriores
replay-later = Jugadas siguientes

## The dice
dice-title = Comprobar los dados
dice-sound = Todo está en orden.
dice-fits = El número secreto que la mesa prometió antes de empezar es el que mostró al final.
dice-outcomes =
    { $count ->
        [one] El único azar se deduce de él.
       *[other] Los { $count } azares se deducen de él.
    }
dice-inputs =
    { $count ->
        [one] La única jugada cumple las reglas.
       *[other] Las { $count } jugadas cumplen las reglas.
    }
dice-seals =
    { $count ->
        [one] El único sello está entero: nada se cambió ni se quitó después.
       *[other] Los { $count } sellos están enteros: nada se cambió ni se quitó después.
    }
dice-flawed = Este registro no se sostiene. Lo que dice la línea { $line }, en la entrada { $append }, no puede ser:
dice-how = Cómo funciona y cómo comprobarlo tú
dice-promise = Antes de que nadie se sentara, la mesa sacó un número secreto y mostró una huella de él: la promesa. Después el aparato de cada persona añadió cifras al azar. Todo azar se calcula a partir de ambos, así que nadie podía elegirlo por su cuenta. Al final se muestra el número y cualquiera puede volver a calcularlo todo.
dice-commitment = La promesa
dice-seed = El número secreto
dice-salt = Lo que impedía adivinar la promesa
dice-yourself = Descarga el registro y compruébalo con el programa:
dice-python = O solo con Python, con un segundo programa que no comparte nada con el primero:

## The games, laid bare
ml-bare-wall =
    { $known ->
        [yes] muro ({ $side }), conocido
       *[no] muro ({ $side }), desconocido
    }
ml-bare-bumped = { $count } de { $of } muros: alguien ya había chocado con ellos
ml-bare-unknown =
    { $count ->
        [one] { $count } muro que nadie conocía aún
       *[other] { $count } muros que nadie conocía aún
    }
ml-bare-walked = { $count } de { $of } pasos: alguien ya había pasado
ml-bare-memory = Esto sabía en este momento quien no olvida nada.
lc-bare-deck =
    { $count ->
        [one] Por robar: una carta
       *[other] Por robar: { $count } cartas
    }
lc-bare-none = ninguna carta
mm-bare-frog =
    { $known ->
        [yes] { $frog } es { $who } { $nth }. Se podía saber.
       *[no] { $frog } es { $who } { $nth }. Ya nadie podía estar seguro.
    }
mm-bare-none = En este momento nadie era una rana.

### Labyrinth, the card game.

lc-board = La mesa con las cartas puestas
lc-deck =
    { $left ->
        [0] El mazo está vacío
        [one] Una carta en el mazo
       *[other] { $left } cartas en el mazo
    }
lc-zoom-in = Más cerca
lc-zoom-out = Más lejos
lc-zoom-fit = Todas las cartas
lc-gains = Cartas ganadas: { $points }; en la mano: { $cards }
lc-how = Elige una carta. Tócala otra vez para girarla (o pulsa R). Luego toca un lugar.
lc-misfit = Así no cabe en ningún lugar: gírala.
lc-claims = Todas las cartas en una lista
lc-open = Abierta: { $open }
lc-finish = Terminar
lc-card = { $one } + { $other }
lc-card-at = { $card } en { $place }, abierta: { $open }
lc-act-place = Poner «{ $card }» en { $place }, abierta { $open }
lc-act-take = Coger «{ $card }»
lc-stays = «{ $card }» tiene que quedarse. Sin ella se soltaría: { $falling }.
lc-now-place =
    { $you ->
        [yes] Te toca: elige una carta, gírala y ponla donde encaje.
       *[no] Le toca poner una carta a { $who }.
    }
lc-now-take =
    { $you ->
        [yes] ¡Unidas! Coge las cartas que brillan, o termina.
       *[no] { $who } puede coger las cartas que brillan.
    }
lc-now-held =
    { $you ->
        [yes] Lo que está unido tiene que quedarse, o el laberinto se deshace: termina.
       *[no] { $who } ya no puede coger nada.
    }
lc-now-none =
    { $you ->
        [yes] No hay nada que coger: termina.
       *[no] { $who } no puede coger nada.
    }
lc-now-find =
    { $you ->
        [yes] ¿Qué cartas están unidas a la tuya? Coge una, o termina. Si te equivocas, se acaba.
       *[no] { $who } busca cartas unidas.
    }
lc-now-over = Se han jugado todas las cartas.
lc-told-half = Es una partida corta, con { $count } cartas.
lc-told-draw =
    { $you ->
        [yes] Robas { $card }.
       *[no] { $who } roba { $card }.
    }
lc-told-place =
    { $you ->
        [yes] Pones { $card }.
       *[no] { $who } pone { $card }.
    }
lc-told-take =
    { $you ->
        [yes] Coges { $card }.
       *[no] { $who } coge { $card }.
    }
lc-told-miss =
    { $you ->
        [yes] No vale: { $card } no se puede coger.
       *[no] { $who } se equivoca: { $card } no se puede coger.
    }
lc-told-tie = La victoria se comparte.
lc-score = { $who } { $points }
lc-ending = Resultado final: { $scores }
lc-ending-largest = En su mejor momento, el laberinto tuvo { $largest } cartas.
lc-treasure-amber = ámbar
lc-treasure-anchor = ancla
lc-treasure-banner = estandarte
lc-treasure-barrel = barril
lc-treasure-comb = peine
lc-treasure-compass = brújula
lc-treasure-drum = tambor
lc-treasure-fan = abanico
lc-treasure-flute = flauta
lc-treasure-globe = globo terráqueo
lc-treasure-hourglass = reloj de arena
lc-treasure-kettle = hervidor
lc-treasure-lute = laúd
lc-treasure-mask = máscara
lc-treasure-pearl = perla
lc-treasure-plume = penacho
lc-treasure-quill = pluma de escribir
lc-treasure-saddle = silla de montar
lc-treasure-scales = balanza
lc-treasure-spindle = huso
lc-treasure-teapot = tetera
lc-treasure-thimble = dedal
lc-treasure-urn = ánfora
lc-treasure-whistle = silbato
lc-treasure-zither = cítara

## Settings
set-labyrinth-cards-short = Partida corta
set-labyrinth-cards-short-says = La mitad de las cartas: cada tesoro está en dos de ellas.
set-labyrinth-cards-links-anew = Uniones de nuevo
set-labyrinth-cards-links-anew-says = Tras cada carta cogida, una unión solo cuenta si su camino sigue existiendo.
set-labyrinth-cards-find-it-yourself = Encuéntralo tú
set-labyrinth-cards-find-it-yourself-says = No se muestra lo que se puede coger, y si te equivocas ya no coges más.
word-labyrinth-cards-first-random = al azar
preset-labyrinth-cards-classic = Clásico
preset-labyrinth-cards-classic-says = Todas las cartas
preset-labyrinth-cards-short = Corta
preset-labyrinth-cards-short-says = La mitad de las cartas
preset-labyrinth-cards-eyes = Buen ojo
preset-labyrinth-cards-eyes-says = Busca tú las uniones
preset-labyrinth-cards-strict = Estricto
preset-labyrinth-cards-strict-says = Los caminos deben seguir

### Labyrinth, the card game.

lc-board = Il tavolo con le carte messe
lc-deck =
    { $left ->
        [0] Il mazzo è vuoto
        [one] Una carta nel mazzo
       *[other] { $left } carte nel mazzo
    }
lc-zoom-in = Più vicino
lc-zoom-out = Più lontano
lc-zoom-fit = Tutte le carte
lc-gains = Carte vinte: { $points }; in mano: { $cards }
lc-how = Scegli una carta. Toccala ancora per girarla (o premi R). Poi tocca un posto.
lc-misfit = Così non va da nessuna parte: girala.
lc-claims = Tutte le carte in un elenco
lc-open = Aperta: { $open }
lc-finish = Fine
lc-card = { $one } + { $other }
lc-card-at = { $card } in { $place }, aperta: { $open }
lc-act-place = Metti «{ $card }» in { $place }, aperta { $open }
lc-act-take = Prendi «{ $card }»
lc-stays = «{ $card }» deve restare. Senza si staccherebbe: { $falling }.
lc-now-place =
    { $you ->
        [yes] Tocca a te: scegli una carta, girala e mettila dove va bene.
       *[no] Tocca a { $who } mettere una carta.
    }
lc-now-take =
    { $you ->
        [yes] Unite! Prendi le carte che brillano, oppure chiudi.
       *[no] { $who } può prendere le carte che brillano.
    }
lc-now-held =
    { $you ->
        [yes] Quello che è unito deve restare, o il labirinto si sfascia: chiudi.
       *[no] { $who } non può prendere altro.
    }
lc-now-none =
    { $you ->
        [yes] Non c’è niente da prendere: chiudi.
       *[no] { $who } non può prendere niente.
    }
lc-now-find =
    { $you ->
        [yes] Quali carte sono unite alla tua? Prendine una, oppure chiudi. Uno sbaglio, ed è finita.
       *[no] { $who } cerca carte unite.
    }
lc-now-over = Tutte le carte sono state giocate.
lc-told-half = È una partita breve, con { $count } carte.
lc-told-draw =
    { $you ->
        [yes] Peschi { $card }.
       *[no] { $who } pesca { $card }.
    }
lc-told-place =
    { $you ->
        [yes] Metti { $card }.
       *[no] { $who } mette { $card }.
    }
lc-told-take =
    { $you ->
        [yes] Prendi { $card }.
       *[no] { $who } prende { $card }.
    }
lc-told-miss =
    { $you ->
        [yes] No: { $card } non si può prendere.
       *[no] { $who } sbaglia: { $card } non si può prendere.
    }
lc-told-tie = La vittoria si divide.
lc-score = { $who } { $points }
lc-ending = Punteggio finale: { $scores }
lc-ending-largest = Al massimo, il labirinto aveva { $largest } carte.
lc-treasure-amber = ambra
lc-treasure-anchor = ancora
lc-treasure-banner = stendardo
lc-treasure-barrel = botte
lc-treasure-comb = pettine
lc-treasure-compass = bussola
lc-treasure-drum = tamburo
lc-treasure-fan = ventaglio
lc-treasure-flute = flauto
lc-treasure-globe = mappamondo
lc-treasure-hourglass = clessidra
lc-treasure-kettle = bollitore
lc-treasure-lute = liuto
lc-treasure-mask = maschera
lc-treasure-pearl = perla
lc-treasure-plume = pennacchio
lc-treasure-quill = penna d’oca
lc-treasure-saddle = sella
lc-treasure-scales = bilancia
lc-treasure-spindle = fuso
lc-treasure-teapot = teiera
lc-treasure-thimble = ditale
lc-treasure-urn = anfora
lc-treasure-whistle = fischietto
lc-treasure-zither = cetra

## Settings
set-labyrinth-cards-short = Partita breve
set-labyrinth-cards-short-says = Metà delle carte: ogni tesoro è su due di esse.
set-labyrinth-cards-links-anew = Unioni da capo
set-labyrinth-cards-links-anew-says = Dopo ogni carta presa, un’unione conta solo se il suo sentiero c’è ancora.
set-labyrinth-cards-find-it-yourself = Trovale tu
set-labyrinth-cards-find-it-yourself-says = Non si mostra che cosa si può prendere, e dopo uno sbaglio non si prende più niente.
word-labyrinth-cards-first-random = a caso
preset-labyrinth-cards-classic = Classico
preset-labyrinth-cards-classic-says = Tutte le carte
preset-labyrinth-cards-short = Breve
preset-labyrinth-cards-short-says = Metà delle carte
preset-labyrinth-cards-eyes = Occhio fino
preset-labyrinth-cards-eyes-says = Trova da te i collegamenti
preset-labyrinth-cards-strict = Severo
preset-labyrinth-cards-strict-says = I sentieri devono reggere

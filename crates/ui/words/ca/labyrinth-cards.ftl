### Labyrinth, the card game.

lc-board = La taula amb les cartes posades
lc-deck =
    { $left ->
        [0] El munt és buit
        [one] Una carta al munt
       *[other] { $left } cartes al munt
    }
lc-zoom-in = Més a prop
lc-zoom-out = Més lluny
lc-zoom-fit = Totes les cartes
lc-gains = Cartes guanyades: { $points }; a la mà: { $cards }
lc-how = Tria una carta. Toca-la una altra vegada per girar-la (o prem R). Després toca un lloc.
lc-misfit = Així no va bé enlloc: gira-la.
lc-claims = Totes les cartes en una llista
lc-open = Oberta: { $open }
lc-finish = Acaba
lc-card = { $one } + { $other }
lc-card-at = { $card } a { $place }, oberta: { $open }
lc-act-place = Posa «{ $card }» a { $place }, oberta { $open }
lc-act-take = Agafa «{ $card }»
lc-stays = «{ $card }» s’ha de quedar. Sense ella es desprendria: { $falling }.
lc-now-place =
    { $you ->
        [yes] Et toca: tria una carta, gira-la i posa-la on vagi bé.
       *[no] Ara posa una carta { $who }.
    }
lc-now-take =
    { $you ->
        [yes] Unides! Agafa les cartes que brillen, o acaba.
       *[no] { $who } pot agafar les cartes que brillen.
    }
lc-now-held =
    { $you ->
        [yes] El que està unit s’ha de quedar, o el laberint es desfà: acaba.
       *[no] { $who } ja no pot agafar res més.
    }
lc-now-none =
    { $you ->
        [yes] No hi ha res per agafar: acaba.
       *[no] { $who } no pot agafar res.
    }
lc-now-find =
    { $you ->
        [yes] Quines cartes estan unides a la teva? Agafa’n una, o acaba. Si t’equivoques, s’ha acabat.
       *[no] { $who } busca cartes unides.
    }
lc-now-over = S’han jugat totes les cartes.
lc-told-half = És una partida curta, amb { $count } cartes.
lc-told-draw =
    { $you ->
        [yes] Robes { $card }.
       *[no] { $who } roba { $card }.
    }
lc-told-place =
    { $you ->
        [yes] Poses { $card }.
       *[no] { $who } posa { $card }.
    }
lc-told-take =
    { $you ->
        [yes] Agafes { $card }.
       *[no] { $who } agafa { $card }.
    }
lc-told-miss =
    { $you ->
        [yes] No s’hi val: { $card } no es pot agafar.
       *[no] { $who } s’equivoca: { $card } no es pot agafar.
    }
lc-told-tie = La victòria es comparteix.
lc-score = { $who } { $points }
lc-ending = Resultat final: { $scores }
lc-ending-largest = En el seu moment més gran, el laberint tenia { $largest } cartes.
lc-treasure-amber = ambre
lc-treasure-anchor = àncora
lc-treasure-banner = estendard
lc-treasure-barrel = bota
lc-treasure-comb = pinta
lc-treasure-compass = brúixola
lc-treasure-drum = tambor
lc-treasure-fan = ventall
lc-treasure-flute = flauta
lc-treasure-globe = globus terraqüi
lc-treasure-hourglass = rellotge de sorra
lc-treasure-kettle = bullidor
lc-treasure-lute = llaüt
lc-treasure-mask = màscara
lc-treasure-pearl = perla
lc-treasure-plume = plomall
lc-treasure-quill = ploma d’escriure
lc-treasure-saddle = sella
lc-treasure-scales = balança
lc-treasure-spindle = fus
lc-treasure-teapot = tetera
lc-treasure-thimble = didal
lc-treasure-urn = àmfora
lc-treasure-whistle = xiulet
lc-treasure-zither = cítara

## Settings
set-labyrinth-cards-short = Partida curta
set-labyrinth-cards-short-says = La meitat de les cartes: cada tresor és en dues.
set-labyrinth-cards-links-anew = Unions de nou
set-labyrinth-cards-links-anew-says = Després de cada carta agafada, una unió només compta si el seu camí encara hi és.
set-labyrinth-cards-find-it-yourself = Troba-ho tu
set-labyrinth-cards-find-it-yourself-says = No es mostra què es pot agafar, i si t’equivoques ja no agafes res més.
word-labyrinth-cards-first-random = a l’atzar
preset-labyrinth-cards-classic = Clàssic
preset-labyrinth-cards-classic-says = Totes les cartes
preset-labyrinth-cards-short = Curta
preset-labyrinth-cards-short-says = La meitat de les cartes
preset-labyrinth-cards-eyes = Bon ull
preset-labyrinth-cards-eyes-says = Troba tu les unions
preset-labyrinth-cards-strict = Estricte
preset-labyrinth-cards-strict-says = Els camins han d’aguantar

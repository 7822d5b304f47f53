### The Magic Labyrinth.

ml-board = El tauler: sis files de sis caselles
ml-plonk = patapam!
ml-roll = Tira el dau
ml-stop = Para aquí
ml-step-north = Ves cap amunt
ml-step-east = Ves a la dreta
ml-step-south = Ves cap avall
ml-step-west = Ves a l’esquerra
ml-left =
    { $left ->
        [0] no queda cap pas
        [one] queda un pas de { $rolled }
       *[other] queden { $left } passos de { $rolled }
    }
ml-chips = { $count } de { $of }
ml-look = Es busca: { $symbol }, a { $square }
ml-mage-at = { $who }, a { $square }
ml-square = { $square }: { $what }
ml-now-roll =
    { $you ->
        [yes] Et toca: tira el dau i busca { $symbol }.
       *[no] Ara tira { $who }. Tothom busca { $symbol }.
    }
ml-now-move =
    { $you ->
        [yes] { $left ->
            [0] No pots anar més enllà: para aquí.
            [one] Busca { $symbol }: et queda un pas.
           *[other] Busca { $symbol }: et queden { $left } passos.
        }
       *[no] { $who } camina. Recorda on són les parets!
    }
ml-now-over =
    { $you ->
        [yes] Has guanyat. Ara es veuen les parets.
       *[no] Ha guanyat { $who }. Ara es veuen les parets.
    }
ml-told-maze = La caixa gira sota el tauler. On són ara les parets?
ml-told-symbols = Els símbols es barregen.
ml-told-chip = Ara es busca { $symbol }.
ml-told-roll =
    { $you ->
        [yes] Treus un { $steps }.
       *[no] { $who } treu un { $steps }.
    }
ml-told-step =
    { $you ->
        [yes] Vas { $side }.
       *[no] { $who } va { $side }.
    }
ml-told-bump =
    { $you ->
        [yes] Plonc! Topes amb una paret i tornes a casa.
       *[no] Plonc! { $who } topa amb una paret i torna a casa.
    }
ml-told-win =
    { $you ->
        [yes] Has trobat { $symbol }!
       *[no] { $who } ha trobat { $symbol }.
    }
ml-told-gift =
    { $you ->
        [yes] Et regalen { $symbol }.
       *[no] { $who } rep { $symbol } de regal.
    }
ml-ending =
    { $turns ->
        [one] Ha calgut un torn.
       *[other] Han calgut { $turns } torns.
    }
ml-symbol-acorn = la gla
ml-symbol-bell = la campana
ml-symbol-candle = l’espelma
ml-symbol-cat = el gat
ml-symbol-comet = el cometa
ml-symbol-crown = la corona
ml-symbol-feather = la ploma
ml-symbol-fish = el peix
ml-symbol-flask = el flascó
ml-symbol-harp = l’arpa
ml-symbol-key = la clau
ml-symbol-kite = l’estel de fil
ml-symbol-lantern = el fanal
ml-symbol-leaf = la fulla
ml-symbol-mirror = el mirall
ml-symbol-moon = la lluna
ml-symbol-moth = l’arna
ml-symbol-owl = el mussol
ml-symbol-ring = l’anell
ml-symbol-shell = la petxina
ml-symbol-snail = el cargol
ml-symbol-star = l’estrella
ml-symbol-sun = el sol
ml-symbol-tower = la torre

## Settings
set-magic-labyrinth-seats-says = Quantes persones juguen; en solitari es juga contra el nombre de torns.
set-magic-labyrinth-walls = Parets
set-magic-labyrinth-walls-says = Quantes n’hi ha d’amagades: 19 és fàcil, 24 és difícil.
set-magic-labyrinth-maze = Un laberint propi
set-magic-labyrinth-maze-says = Construït a mà, en lloc d’un d’atzar.
set-magic-labyrinth-turned = Caixa girada
set-magic-labyrinth-turned-says = Un laberint construït a mà es gira, perquè ningú no sàpiga com ha quedat.
set-magic-labyrinth-fair = Laberints justos
set-magic-labyrinth-fair-says = De cada cantonada hi ha més o menys el mateix camí fins als símbols.
set-magic-labyrinth-symbols = Símbols
set-magic-labyrinth-symbols-says = Si són com sempre o barrejats.
set-magic-labyrinth-magicians = Mags
set-magic-labyrinth-magicians-says = Quin mag mou cadascú, en l’ordre dels llocs.
set-magic-labyrinth-chips = Fitxes per guanyar
set-magic-labyrinth-chips-says = Amb tres, la partida és curta.
set-magic-labyrinth-shared-squares = Caselles compartides
set-magic-labyrinth-shared-squares-says = Més d’un mag pot parar a la mateixa casella.
set-magic-labyrinth-keep-found-walls = Les parets queden a la vista
set-magic-labyrinth-keep-found-walls-says = Quan algú hi ha topat. Va bé per als més petits.
set-magic-labyrinth-trail = Els camins queden a la vista
set-magic-labyrinth-trail-says = Es marquen els passos per on algú ha passat.
word-magic-labyrinth-symbols-fixed = com sempre
word-magic-labyrinth-symbols-shuffled = barrejats
word-magic-labyrinth-magicians-red = vermell
word-magic-labyrinth-magicians-blue = blau
word-magic-labyrinth-magicians-yellow = groc
word-magic-labyrinth-magicians-green = verd
word-magic-labyrinth-first-random = a l’atzar

ml-builder-says = Toca on hi hagi d’haver un mur. La caixa es gira abans de començar, perquè tampoc tu sàpigues com queda; si es queda buida, se sorteja un laberint.
ml-builder-count = Murs:
ml-builder-many = { $count } murs són massa: a la caixa n’hi caben { $most }.
ml-builder-closed = La casella { $square } està tancada: deixa obert un dels costats.
ml-builder-cut = No hi ha camí a la casella { $square }: treu un mur.
ml-builder-east = Mur a la dreta de { $square }
ml-builder-south = Mur a sota de { $square }
preset-magic-labyrinth-children = Infantil
preset-magic-labyrinth-children-says = Els murs trobats es queden a la vista
preset-magic-labyrinth-classic = Clàssic
preset-magic-labyrinth-classic-says = 19 murs, 5 fitxes per guanyar
preset-magic-labyrinth-hard = Difícil
preset-magic-labyrinth-hard-says = 24 murs
preset-magic-labyrinth-short = Curta
preset-magic-labyrinth-short-says = 3 fitxes per guanyar

### Magic Maze.

mz-board = El tauler
mz-mall = El centre comercial
mz-heroes = Els herois
mz-tile = Peça { $tile }
mz-tile-holds = Peça { $tile }: { $what }
mz-mark-at = { $mark } a { $column },{ $row }
mz-hero-barbarian = Bàrbar
mz-hero-mage = Mag
mz-hero-elf = Elf
mz-hero-dwarf = Nan
mz-hero-at = { $hero }, peça { $tile }, a { $column },{ $row }
mz-hero-on = { $hero }, peça { $tile }, a { $column },{ $row }: { $mark }

## What can be done
mz-do-north = cap amunt
mz-do-east = a la dreta
mz-do-south = cap avall
mz-do-west = a l’esquerra
mz-do-vortex = vòrtex
mz-do-explore = explorar
mz-do-escalator = escala mecànica
mz-nothing = res
mz-act-move = { $hero }: { $way }, { $count }
mz-act-move-onto = { $hero }: { $way }, { $count } ({ $mark })
mz-act-vortex = { $hero }: vòrtex, peça { $tile }
mz-act-escalator = { $hero }: escala mecànica
mz-act-explore = { $hero }: explorar
mz-gaze = Mira a la bola de cristall
mz-place = Posa-la al costat de la peça { $tile }: { $side }
mz-turn-up = Destapa una peça d’acció
mz-discard = Treu la peça { $tile }
mz-do-something = Fes alguna cosa, { $who }!
mz-give-up = Rendeix-te
mz-play-on = Millor continuar jugant
mz-shorter = Para abans
mz-hero-left = Ja és fora: aquest heroi ha sortit.
mz-hero-stays = Aquest heroi es queda a la sortida.
mz-hero-discard = Primer s’han de treure dues peces.
mz-hero-nothing = Ara no pots fer res amb aquest heroi.
mz-hero-others = Pots moure: { $heroes }.
mz-holds = Pots: { $what }
mz-holds-nothing = No tens cap peça d’acció.
mz-holds-now = Ara pots: { $what }
mz-point = Assenyala una casella
mz-point-tile = Assenyala una peça
mz-look-at = Mira { $who }
mz-leads = Mana amb el peó
mz-has-pawn = El peó diu: fes alguna cosa!
mz-had-pawn = El peó és aquí. Des d’aleshores ja ha fet alguna cosa.
mz-is-giving-up = Vol rendir-se
mz-pawn-you = Fes alguna cosa!
mz-zoom-in = Més a prop
mz-zoom-out = Més lluny
mz-zoom-fit = Tot el centre comercial

## What is on the squares
mz-mark-solid = massís
mz-mark-entry = entrada
mz-mark-timer = casella de rellotge de sorra
mz-mark-ball = bola de cristall
mz-mark-camera = càmera
mz-explore-barbarian = porta per explorar del bàrbar
mz-explore-mage = porta per explorar del mag
mz-explore-elf = porta per explorar de l’elf
mz-explore-dwarf = porta per explorar del nan
mz-vortex-barbarian = vòrtex del bàrbar
mz-vortex-mage = vòrtex del mag
mz-vortex-elf = vòrtex de l’elf
mz-vortex-dwarf = vòrtex del nan
mz-item-barbarian = espasa del bàrbar
mz-item-mage = poció del mag
mz-item-elf = arc de l’elf
mz-item-dwarf = destral del nan
mz-exit-barbarian = sortida del bàrbar
mz-exit-mage = sortida del mag
mz-exit-elf = sortida de l’elf
mz-exit-dwarf = sortida del nan
mz-goal-on-item = és al seu lloc
mz-goal-item-found = objecte trobat
mz-goal-item-hidden = objecte encara per trobar
mz-goal-exit-found = sortida trobada
mz-goal-exit-hidden = sortida encara per trobar
mz-goal-left = ha sortit

## The glass and the deck
mz-glass-left = Temps que queda
mz-glass-after = si es gira
mz-glass-still = encara parat
mz-deck =
    { $count ->
        [one] Queda 1 peça
       *[other] Queden { $count } peces
    }
mz-watched = Dues càmeres vigilen: no es pot entrar en cap casella de rellotge de sorra.
mz-deck-next = Peça següent: { $tile }
mz-deck-under = a sota: { $tiles }

## Signs over the board
mz-sign-before = Parleu amb llibertat fins a la primera acció.
mz-sign-talk = Parleu ara, fins que algú faci alguna cosa!
mz-sign-gestures = Assenyaleu ara, sense dir res!

## Now
mz-now-explore =
    { $hidden ->
        [one] Exploreu: encara hi ha un objecte amagat. Acosteu ja els altres herois als seus.
        [4] Exploreu: encara no heu trobat cap dels quatre objectes.
       *[other] Exploreu: encara hi ha { $hidden } dels quatre objectes amagats.
    }
mz-now-steal = Els quatre herois sobre els objectes del seu color, alhora!
mz-now-steal-foreign = Els quatre herois sobre objectes, cap sobre el seu, alhora!
mz-now-leave-purple = Ja teniu el botí! Ara correu: tots per la sortida del mag.
mz-now-leave-own = Ja teniu el botí! Ara correu: cadascun per la sortida del seu color.
mz-now-leave-foreign = Ja teniu el botí! Ara correu: cadascun per una sortida diferent, cap per la seva.
mz-now-discard =
    { $count ->
        [one] Encara s’ha de treure una peça: trieu-la.
       *[other] S’han de treure dues peces: trieu la primera.
    }
mz-now-place = Tria la porta on va la peça { $tile }.
mz-now-placing = La peça { $tile } és a punt de posar-se.
mz-now-turn-up = Destapa una peça d’acció: diu què pots fer.
mz-now-won = Ja són fora tots quatre. Ho heu aconseguit!
mz-now-lost = Aquesta vegada us han enxampat els guardes.

## What is told
mz-told-deal =
    { $you ->
        [yes] Pots: { $what }.
       *[no] { $who } pot: { $what }.
    }
mz-told-move =
    { $you ->
        [yes] Mous: { $hero } { $way }.
       *[no] { $who } mou: { $hero } { $way }.
    }
mz-told-vortex =
    { $you ->
        [yes] Envies pel vòrtex: { $hero }, a la peça { $tile }.
       *[no] { $who } envia pel vòrtex: { $hero }, a la peça { $tile }.
    }
mz-told-escalator =
    { $you ->
        [yes] Envies per l’escala mecànica: { $hero }.
       *[no] { $who } envia per l’escala mecànica: { $hero }.
    }
mz-told-explore =
    { $you ->
        [yes] Explores amb: { $hero }.
       *[no] { $who } explora amb: { $hero }.
    }
mz-told-lay = S’hi afegeix la peça { $tile }.
mz-told-gaze =
    { $you ->
        [yes] Mires a la bola de cristall.
       *[no] { $who } mira a la bola de cristall.
    }
mz-told-shown = Després ve la peça { $tile }.
mz-told-place =
    { $you ->
        [yes] Tries on posar-la.
       *[no] { $who } tria on posar-la.
    }
mz-told-put-back = No hi ha lloc: la peça torna a la pila.
mz-told-ball-used = La bola de cristall s’ha apagat.
mz-told-camera-off = Una càmera està apagada.
mz-told-glass = El rellotge de sorra es gira: queden { $left }.
mz-told-timer = Una casella de rellotge de sorra s’ha gastat.
mz-told-passed = Totes les peces d’acció passen a l’esquerra.
mz-told-shuffled = Es barregen les peces d’acció.
mz-told-pile-turned = La pila de peces d’acció torna a començar.
mz-told-turn-up = Ara pots: { $what }.
mz-told-talk = Es pot parlar fins que algú faci alguna cosa.
mz-told-discard =
    { $you ->
        [yes] Treus la peça { $tile }.
       *[no] { $who } treu la peça { $tile }.
    }
mz-told-pawn =
    { $you-are ->
        [yes] { $who } et demana: fes alguna cosa!
       *[no] { $you ->
            [yes] Demanes a { $to }: fes alguna cosa!
           *[no] { $who } demana a { $to }: fes alguna cosa!
        }
    }
mz-told-theft = Ja teniu el botí! Sona l’alarma: cap a les sortides!
mz-told-leave = Fora del centre comercial: { $hero }.
mz-told-gives-up =
    { $you ->
        [yes] Vols rendir-te.
       *[no] { $who } vol rendir-se.
    }
mz-told-plays-on =
    { $you ->
        [yes] Vols continuar jugant.
       *[no] { $who } vol continuar jugant.
    }
mz-told-won = Tots quatre són fora: heu guanyat en equip!
mz-told-lost = Perdut: els guardes han estat més ràpids.

## Without words
talk-points =
    { $you ->
        [yes] Assenyales alguna cosa.
       *[no] { $who } assenyala alguna cosa.
    }
talk-eyes =
    { $you ->
        [yes] Mires { $at }.
       *[no] { $who } mira { $at }.
    }
react-yes = Sí
react-no = No
react-idea = Una idea
react-careful = Compte
react-bravo = Molt bé

## The end
mz-ending-left = Quedaven { $left } al rellotge de sorra.
mz-ending-timers =
    { $timers ->
        [0] El rellotge no es va girar ni una vegada.
        [one] El rellotge es va girar una vegada.
       *[other] El rellotge es va girar { $timers } vegades.
    }
mz-ending-tiles =
    { $tiles ->
        [one] El centre comercial tenia una peça.
       *[other] El centre comercial va arribar a tenir { $tiles } peces.
    }

## Settings
set-magic-maze-seats-says = En solitari es juga amb una pila de peces d’acció; si sou nou, algú ha de manar.
set-magic-maze-scenario = Escenari
set-magic-maze-scenario-says = De l’1 al 7 les regles arriben a poc a poc; del 8 al 17 són reptes.
set-magic-maze-deck = Última peça
set-magic-maze-deck-says = Com més peces, més difícil.
set-magic-maze-side = Primera peça
set-magic-maze-side-says = La cara A té vòrtexs, la cara B no.
set-magic-maze-sand = Segons al rellotge
set-magic-maze-sand-says = De 5 a 600, o 0 per jugar sense sorra.
set-magic-maze-exits = Sortides
set-magic-maze-exits-says = Qui surt per on.
set-magic-maze-talk = Parlar
set-magic-maze-talk-says = Quan podeu parlar, i com.
set-magic-maze-tile-15-first = Primer la bola de cristall
set-magic-maze-tile-15-first-says = La peça 15, amb una bola de cristall, surt primer.
set-magic-maze-pass = Passar peces
set-magic-maze-pass-says = Quan es gira el rellotge, les peces d’acció canvien de mans.
set-magic-maze-dwarf-passages = Passos del nan
set-magic-maze-dwarf-passages-says = El nan passa pels forats de les parets.
set-magic-maze-loudspeakers = Altaveus
set-magic-maze-loudspeakers-says = Quan explora l’elf, tothom pot parlar.
set-magic-maze-crystal-balls = Boles de cristall
set-magic-maze-crystal-balls-says = El mag explora de lluny.
set-magic-maze-cameras = Càmeres
set-magic-maze-cameras-says = Si en funcionen dues, no s’entra a les caselles de rellotge de sorra.
set-magic-maze-face-up = Pila oberta
set-magic-maze-face-up-says = Sempre es veu la peça següent.
set-magic-maze-leader = Algú mana
set-magic-maze-leader-says = Una persona té el peó i res més.
set-magic-maze-reconfigure = Un centre que s’encongeix
set-magic-maze-reconfigure-says = Girar el rellotge treu dues peces.
set-magic-maze-dimensions = Dues dimensions
set-magic-maze-dimensions-says = Dos centres comercials, units només per vòrtexs.
set-magic-maze-vortices = Vòrtexs
set-magic-maze-vortices-says = Els herois els poden fer servir fins al robatori.
set-magic-maze-crowds = Empentes
set-magic-maze-crowds-says = Hi pot haver més d’un heroi en una peça.
set-magic-maze-tiles = Peces pròpies
set-magic-maze-tiles-says = Un fitxer de peces, dibuixades amb text.
word-magic-maze-deck-as-scenario = com a l’escenari
word-magic-maze-side-as-scenario = com a l’escenari
word-magic-maze-exits-as-scenario = com a l’escenari
word-magic-maze-exits-purple = tots per la del mag
word-magic-maze-exits-own = cadascun per la seva
word-magic-maze-exits-foreign = cadascun per la d’un altre
word-magic-maze-talk-as-scenario = com a l’escenari
word-magic-maze-talk-free = sempre
word-magic-maze-talk-phases = només a les estones de parlar
word-magic-maze-talk-gestures = només a les estones de parlar, i sense paraules
word-magic-maze-talk-pawn = mai, però hi ha el peó
word-magic-maze-talk-eyes = mai, ni tan sols el peó
word-magic-maze-tile-15-first-as-scenario = com a l’escenari
word-magic-maze-tile-15-first-on = sí
word-magic-maze-tile-15-first-off = no
word-magic-maze-pass-as-scenario = com a l’escenari
word-magic-maze-pass-on = sí
word-magic-maze-pass-off = no
word-magic-maze-dwarf-passages-as-scenario = com a l’escenari
word-magic-maze-dwarf-passages-on = sí
word-magic-maze-dwarf-passages-off = no
word-magic-maze-loudspeakers-as-scenario = com a l’escenari
word-magic-maze-loudspeakers-on = sí
word-magic-maze-loudspeakers-off = no
word-magic-maze-crystal-balls-as-scenario = com a l’escenari
word-magic-maze-crystal-balls-on = sí
word-magic-maze-crystal-balls-off = no
word-magic-maze-cameras-as-scenario = com a l’escenari
word-magic-maze-cameras-on = sí
word-magic-maze-cameras-off = no
word-magic-maze-face-up-as-scenario = com a l’escenari
word-magic-maze-face-up-on = sí
word-magic-maze-face-up-off = no
word-magic-maze-leader-as-scenario = com a l’escenari
word-magic-maze-leader-on = sí
word-magic-maze-leader-off = no
word-magic-maze-reconfigure-as-scenario = com a l’escenari
word-magic-maze-reconfigure-on = sí
word-magic-maze-reconfigure-off = no
word-magic-maze-dimensions-as-scenario = com a l’escenari
word-magic-maze-dimensions-on = sí
word-magic-maze-dimensions-off = no
word-magic-maze-vortices-as-scenario = com a l’escenari
word-magic-maze-vortices-on = sí
word-magic-maze-vortices-off = no
word-magic-maze-crowds-as-scenario = com a l’escenari
word-magic-maze-crowds-on = sí
word-magic-maze-crowds-off = no
preset-magic-maze-first = Primera visita
preset-magic-maze-first-says = Escenari 1 de 17
preset-magic-maze-mall = Totes les regles
preset-magic-maze-mall-says = Escenari 7 de 17
preset-magic-maze-challenge = Repte
preset-magic-maze-challenge-says = Escenari 10 de 17
preset-magic-maze-calm = Sense pressa
preset-magic-maze-calm-says = Sense rellotge de sorra

### Looking back on a finished game.

## Looking back
replay = Mirar la partida
replay-of = La partida de nou: { $game }
replay-table = A la taula
replay-beside = El que estava amagat
replay-reel = Passos de la partida
replay-place = Pas { $nth } de { $count }, { $time } des del començament
replay-slider = Quin moment
replay-first = Al començament
replay-before = Un pas enrere
replay-play = Reproduir
replay-after = Un pas endavant
replay-last = Al final
replay-speed = Velocitat
replay-share = Comparteix aquest moment
replay-copy = Copia l’enllaç a aquest moment
replay-moves = Jugada a jugada
replay-earlier = Jugades anteriors
replay-later = Jugades següents

## The dice
dice-title = Comprovar els daus
dice-sound = Tot està en ordre.
dice-fits = El nombre secret que la taula va prometre abans de començar és el que ha mostrat al final.
dice-outcomes =
    { $count ->
        [one] L’únic atzar en surt.
       *[other] Els { $count } atzars en surten tots.
    }
dice-inputs =
    { $count ->
        [one] L’única jugada compleix les regles.
       *[other] Les { $count } jugades compleixen les regles.
    }
dice-seals =
    { $count ->
        [one] L’únic segell és sencer: no s’ha canviat ni tret res després.
       *[other] Els { $count } segells són sencers: no s’ha canviat ni tret res després.
    }
dice-flawed = Aquest registre no se sosté. El que diu la línia { $line }, a l’entrada { $append }, no pot ser:
dice-how = Com funciona i com comprovar-ho tu
dice-promise = Abans que ningú s’assegués, la taula va treure un nombre secret i en va mostrar una empremta: la promesa. Després l’aparell de cada persona hi va afegir xifres a l’atzar. Tot atzar es calcula a partir de tots dos, de manera que ningú no el podia triar tot sol. Al final es mostra el nombre i tothom pot tornar-ho a calcular tot.
dice-commitment = La promesa
dice-seed = El nombre secret
dice-salt = El que impedia endevinar la promesa
dice-yourself = Baixa el registre i comprova’l amb el programa:
dice-python = O només amb Python, amb un segon programa que no comparteix res amb el primer:

## The games, laid bare
ml-bare-wall =
    { $known ->
        [yes] mur ({ $side }), conegut
       *[no] mur ({ $side }), desconegut
    }
ml-bare-bumped = { $count } de { $of } murs: algú ja hi havia topat
ml-bare-unknown =
    { $count ->
        [one] { $count } mur que ningú no coneixia encara
       *[other] { $count } murs que ningú no coneixia encara
    }
ml-bare-walked = { $count } de { $of } passos: algú ja hi havia passat
ml-bare-memory = Això sabia en aquest moment qui no oblida res.
lc-bare-deck =
    { $count ->
        [one] Per robar: una carta
       *[other] Per robar: { $count } cartes
    }
lc-bare-none = cap carta
mm-bare-frog =
    { $known ->
        [yes] { $frog } és { $who } { $nth }. Es podia saber.
       *[no] { $frog } és { $who } { $nth }. Ja ningú no en podia estar segur.
    }
mm-bare-none = En aquest moment ningú no era una granota.

### Magic Maze.

mz-board = O tabuleiro
mz-mall = O centro comercial
mz-heroes = Os heróis
mz-tile = Peça { $tile }
mz-tile-holds = Peça { $tile }: { $what }
mz-mark-at = { $mark } em { $column },{ $row }
mz-hero-barbarian = Bárbaro
mz-hero-mage = Mago
mz-hero-elf = Elfo
mz-hero-dwarf = Anão
mz-hero-at = { $hero }, peça { $tile }, em { $column },{ $row }
mz-hero-on = { $hero }, peça { $tile }, em { $column },{ $row }: { $mark }

## What can be done
mz-do-north = para cima
mz-do-east = para a direita
mz-do-south = para baixo
mz-do-west = para a esquerda
mz-do-vortex = vórtice
mz-do-explore = explorar
mz-do-escalator = escada rolante
mz-nothing = nada
mz-act-move = { $hero }: { $way }, { $count }
mz-act-move-onto = { $hero }: { $way }, { $count } ({ $mark })
mz-act-vortex = { $hero }: vórtice, peça { $tile }
mz-act-escalator = { $hero }: escada rolante
mz-act-explore = { $hero }: explorar
mz-gaze = Olhar para a bola de cristal
mz-place = Pô-la junto à peça { $tile }: { $side }
mz-turn-up = Virar uma peça de ação
mz-discard = Tirar a peça { $tile }
mz-do-something = Faz alguma coisa, { $who }!
mz-give-up = Desistir
mz-play-on = Afinal continuar
mz-shorter = Parar antes
mz-hero-left = Já lá vai: este herói saiu.
mz-hero-stays = Este herói fica na saída.
mz-hero-discard = Primeiro têm de sair duas peças.
mz-hero-nothing = Agora não podes fazer nada com este herói.
mz-hero-others = Podes mover: { $heroes }.
mz-holds = Podes: { $what }
mz-holds-nothing = Não tens peça de ação.
mz-holds-now = Agora podes: { $what }
mz-point = Apontar para uma casa
mz-point-tile = Apontar uma peça
mz-look-at = Olhar para { $who }
mz-leads = Lidera com o peão
mz-has-pawn = O peão diz: faz alguma coisa!
mz-had-pawn = O peão está aqui. Desde então já fez alguma coisa.
mz-is-giving-up = Quer desistir
mz-pawn-you = Faz alguma coisa!
mz-zoom-in = Mais perto
mz-zoom-out = Mais longe
mz-zoom-fit = Todo o centro comercial

## What is on the squares
mz-mark-solid = maciço
mz-mark-entry = entrada
mz-mark-timer = casa de ampulheta
mz-mark-ball = bola de cristal
mz-mark-camera = câmara
mz-explore-barbarian = porta a explorar do bárbaro
mz-explore-mage = porta a explorar do mago
mz-explore-elf = porta a explorar do elfo
mz-explore-dwarf = porta a explorar do anão
mz-vortex-barbarian = vórtice do bárbaro
mz-vortex-mage = vórtice do mago
mz-vortex-elf = vórtice do elfo
mz-vortex-dwarf = vórtice do anão
mz-item-barbarian = espada do bárbaro
mz-item-mage = poção do mago
mz-item-elf = arco do elfo
mz-item-dwarf = machado do anão
mz-exit-barbarian = saída do bárbaro
mz-exit-mage = saída do mago
mz-exit-elf = saída do elfo
mz-exit-dwarf = saída do anão
mz-goal-on-item = está no sítio certo
mz-goal-item-found = objeto encontrado
mz-goal-item-hidden = objeto ainda por encontrar
mz-goal-exit-found = saída encontrada
mz-goal-exit-hidden = saída ainda por encontrar
mz-goal-left = já saiu

## The glass and the deck
mz-glass-left = Tempo que resta
mz-glass-after = ao virar
mz-glass-still = ainda parada
mz-deck =
    { $count ->
        [one] Resta 1 peça
       *[other] Restam { $count } peças
    }
mz-watched = Duas câmaras vigiam: não se pode entrar em nenhuma casa de ampulheta.
mz-deck-next = Peça seguinte: { $tile }
mz-deck-under = por baixo: { $tiles }

## Signs over the board
mz-sign-before = Falem à vontade até à primeira ação.
mz-sign-talk = Falem agora, até alguém fazer alguma coisa!
mz-sign-gestures = Apontem agora, sem uma palavra!

## Now
mz-now-explore =
    { $hidden ->
        [one] Explorem: ainda há um objeto escondido. Aproximem já os outros heróis dos seus.
        [4] Explorem: ainda não encontraram nenhum dos quatro objetos.
       *[other] Explorem: ainda há { $hidden } dos quatro objetos escondidos.
    }
mz-now-steal = Os quatro heróis nos objetos da sua cor, ao mesmo tempo!
mz-now-steal-foreign = Os quatro heróis em objetos, nenhum no seu, ao mesmo tempo!
mz-now-leave-purple = Golpe dado! Agora corram: todos pela saída do mago.
mz-now-leave-own = Golpe dado! Agora corram: cada um pela saída da sua cor.
mz-now-leave-foreign = Golpe dado! Agora corram: cada um por uma saída diferente, nenhum pela sua.
mz-now-discard =
    { $count ->
        [one] Tem de sair mais uma peça: escolham-na.
       *[other] Têm de sair duas peças: escolham a primeira.
    }
mz-now-place = Escolhe a porta onde fica a peça { $tile }.
mz-now-placing = A peça { $tile } está quase a ser colocada.
mz-now-turn-up = Vira uma peça de ação: diz o que podes fazer.
mz-now-won = Já saíram os quatro. Conseguiram!
mz-now-lost = Desta vez os guardas apanharam-vos.

## What is told
mz-told-deal =
    { $you ->
        [yes] Podes: { $what }.
       *[no] { $who } pode: { $what }.
    }
mz-told-move =
    { $you ->
        [yes] Moves: { $hero } { $way }.
       *[no] { $who } move: { $hero } { $way }.
    }
mz-told-vortex =
    { $you ->
        [yes] Envias pelo vórtice: { $hero }, para a peça { $tile }.
       *[no] { $who } envia pelo vórtice: { $hero }, para a peça { $tile }.
    }
mz-told-escalator =
    { $you ->
        [yes] Envias pela escada rolante: { $hero }.
       *[no] { $who } envia pela escada rolante: { $hero }.
    }
mz-told-explore =
    { $you ->
        [yes] Exploras com: { $hero }.
       *[no] { $who } explora com: { $hero }.
    }
mz-told-lay = Junta-se a peça { $tile }.
mz-told-gaze =
    { $you ->
        [yes] Olhas para a bola de cristal.
       *[no] { $who } olha para a bola de cristal.
    }
mz-told-shown = A seguir vem a peça { $tile }.
mz-told-place =
    { $you ->
        [yes] Escolhes onde pô-la.
       *[no] { $who } escolhe onde pô-la.
    }
mz-told-put-back = Não há lugar: a peça volta para o monte.
mz-told-ball-used = A bola de cristal apagou-se.
mz-told-camera-off = Uma câmara está desligada.
mz-told-glass = A ampulheta é virada: restam { $left }.
mz-told-timer = Uma casa de ampulheta está gasta.
mz-told-passed = Todas as peças de ação passam para a esquerda.
mz-told-shuffled = As peças de ação são baralhadas.
mz-told-pile-turned = O monte de peças de ação recomeça.
mz-told-turn-up = Agora podes: { $what }.
mz-told-talk = Pode-se falar até alguém fazer alguma coisa.
mz-told-discard =
    { $you ->
        [yes] Tiras a peça { $tile }.
       *[no] { $who } tira a peça { $tile }.
    }
mz-told-pawn =
    { $you-are ->
        [yes] { $who } pede-te: faz alguma coisa!
       *[no] { $you ->
            [yes] Pedes a { $to }: faz alguma coisa!
           *[no] { $who } pede a { $to }: faz alguma coisa!
        }
    }
mz-told-theft = Golpe dado! O alarme toca: para as saídas!
mz-told-leave = Fora do centro comercial: { $hero }.
mz-told-gives-up =
    { $you ->
        [yes] Queres desistir.
       *[no] { $who } quer desistir.
    }
mz-told-plays-on =
    { $you ->
        [yes] Queres continuar a jogar.
       *[no] { $who } quer continuar a jogar.
    }
mz-told-won = Os quatro estão cá fora: ganharam em conjunto!
mz-told-lost = Perdido: os guardas foram mais rápidos.

## Without words
talk-points =
    { $you ->
        [yes] Apontas para alguma coisa.
       *[no] { $who } aponta para alguma coisa.
    }
talk-eyes =
    { $you ->
        [yes] Olhas para { $at }.
       *[no] { $who } olha para { $at }.
    }
react-yes = Sim
react-no = Não
react-idea = Uma ideia
react-careful = Cuidado
react-bravo = Muito bem

## The end
mz-ending-left = Restavam { $left } na ampulheta.
mz-ending-timers =
    { $timers ->
        [0] A ampulheta nunca foi virada.
        [one] A ampulheta foi virada uma vez.
       *[other] A ampulheta foi virada { $timers } vezes.
    }
mz-ending-tiles =
    { $tiles ->
        [one] O centro comercial tinha { $tiles } peça.
       *[other] O centro comercial chegou a ter { $tiles } peças.
    }

## Settings
set-magic-maze-seats-says = A solo joga-se com um monte de peças de ação; com nove pessoas, alguém tem de liderar.
set-magic-maze-scenario = Cenário
set-magic-maze-scenario-says = De 1 a 7 as regras chegam uma a uma; de 8 a 17 são desafios.
set-magic-maze-deck = Última peça
set-magic-maze-deck-says = Quanto mais peças, mais difícil.
set-magic-maze-side = Primeira peça
set-magic-maze-side-says = O lado A tem vórtices, o lado B não.
set-magic-maze-sand = Segundos na ampulheta
set-magic-maze-sand-says = De 5 a 600, ou 0 para jogar sem areia.
set-magic-maze-exits = Saídas
set-magic-maze-exits-says = Quem sai por onde.
set-magic-maze-talk = Conversa
set-magic-maze-talk-says = Quando podem falar, e como.
set-magic-maze-tile-15-first = Primeiro a bola de cristal
set-magic-maze-tile-15-first-says = A peça 15, com uma bola de cristal, sai primeiro.
set-magic-maze-pass = Passar peças
set-magic-maze-pass-says = Quando a ampulheta é virada, as peças de ação mudam de mãos.
set-magic-maze-dwarf-passages = Passagens do anão
set-magic-maze-dwarf-passages-says = O anão cabe nos buracos das paredes.
set-magic-maze-loudspeakers = Altifalantes
set-magic-maze-loudspeakers-says = Quando o elfo explora, toda a gente pode falar.
set-magic-maze-crystal-balls = Bolas de cristal
set-magic-maze-crystal-balls-says = O mago explora de longe.
set-magic-maze-cameras = Câmaras
set-magic-maze-cameras-says = Se funcionarem duas, não se entra nas casas de ampulheta.
set-magic-maze-face-up = Monte aberto
set-magic-maze-face-up-says = Vê-se sempre a peça seguinte.
set-magic-maze-leader = Alguém lidera
set-magic-maze-leader-says = Uma pessoa tem o peão e mais nada.
set-magic-maze-reconfigure = Um centro que encolhe
set-magic-maze-reconfigure-says = Virar a ampulheta tira duas peças.
set-magic-maze-dimensions = Duas dimensões
set-magic-maze-dimensions-says = Dois centros comerciais, ligados só por vórtices.
set-magic-maze-vortices = Vórtices
set-magic-maze-vortices-says = Os heróis podem usá-los até ao roubo.
set-magic-maze-crowds = Apertos
set-magic-maze-crowds-says = Pode haver vários heróis numa peça.
set-magic-maze-tiles = Peças tuas
set-magic-maze-tiles-says = Um ficheiro de peças, desenhadas em texto.
word-magic-maze-deck-as-scenario = como no cenário
word-magic-maze-side-as-scenario = como no cenário
word-magic-maze-exits-as-scenario = como no cenário
word-magic-maze-exits-purple = todos pela do mago
word-magic-maze-exits-own = cada um pela sua
word-magic-maze-exits-foreign = cada um pela de outro
word-magic-maze-talk-as-scenario = como no cenário
word-magic-maze-talk-free = sempre
word-magic-maze-talk-phases = só nas pausas para falar
word-magic-maze-talk-gestures = só nas pausas para falar, e sem palavras
word-magic-maze-talk-pawn = nunca, mas há o peão
word-magic-maze-talk-eyes = nunca, nem sequer o peão
word-magic-maze-tile-15-first-as-scenario = como no cenário
word-magic-maze-tile-15-first-on = sim
word-magic-maze-tile-15-first-off = não
word-magic-maze-pass-as-scenario = como no cenário
word-magic-maze-pass-on = sim
word-magic-maze-pass-off = não
word-magic-maze-dwarf-passages-as-scenario = como no cenário
word-magic-maze-dwarf-passages-on = sim
word-magic-maze-dwarf-passages-off = não
word-magic-maze-loudspeakers-as-scenario = como no cenário
word-magic-maze-loudspeakers-on = sim
word-magic-maze-loudspeakers-off = não
word-magic-maze-crystal-balls-as-scenario = como no cenário
word-magic-maze-crystal-balls-on = sim
word-magic-maze-crystal-balls-off = não
word-magic-maze-cameras-as-scenario = como no cenário
word-magic-maze-cameras-on = sim
word-magic-maze-cameras-off = não
word-magic-maze-face-up-as-scenario = como no cenário
word-magic-maze-face-up-on = sim
word-magic-maze-face-up-off = não
word-magic-maze-leader-as-scenario = como no cenário
word-magic-maze-leader-on = sim
word-magic-maze-leader-off = não
word-magic-maze-reconfigure-as-scenario = como no cenário
word-magic-maze-reconfigure-on = sim
word-magic-maze-reconfigure-off = não
word-magic-maze-dimensions-as-scenario = como no cenário
word-magic-maze-dimensions-on = sim
word-magic-maze-dimensions-off = não
word-magic-maze-vortices-as-scenario = como no cenário
word-magic-maze-vortices-on = sim
word-magic-maze-vortices-off = não
word-magic-maze-crowds-as-scenario = como no cenário
word-magic-maze-crowds-on = sim
word-magic-maze-crowds-off = não
preset-magic-maze-first = Primeira visita
preset-magic-maze-first-says = Cenário 1 de 17
preset-magic-maze-mall = Todas as regras
preset-magic-maze-mall-says = Cenário 7 de 17
preset-magic-maze-challenge = Desafio
preset-magic-maze-challenge-says = Cenário 10 de 17
preset-magic-maze-calm = Sem pressa
preset-magic-maze-calm-says = Sem ampulheta

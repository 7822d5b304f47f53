### The Magic Labyrinth.

ml-board = O tabuleiro: seis filas de seis casas
ml-plonk = pumba!
ml-roll = Lançar o dado
ml-stop = Parar aqui
ml-step-north = Ir para cima
ml-step-east = Ir para a direita
ml-step-south = Ir para baixo
ml-step-west = Ir para a esquerda
ml-left =
    { $left ->
        [0] já não há passos
        [one] falta um passo de { $rolled }
       *[other] faltam { $left } passos de { $rolled }
    }
ml-chips = { $count } de { $of }
ml-look = Procura-se: { $symbol }, em { $square }
ml-mage-at = { $who }, em { $square }
ml-square = { $square }: { $what }
ml-now-roll =
    { $you ->
        [yes] É a tua vez: lança o dado e procura { $symbol }.
       *[no] { $who } vai lançar o dado. Toda a gente procura { $symbol }.
    }
ml-now-move =
    { $you ->
        [yes] { $left ->
            [0] Não podes ir mais longe: para aqui.
            [one] Procura { $symbol }: falta um passo.
           *[other] Procura { $symbol }: faltam { $left } passos.
        }
       *[no] { $who } está a andar. Decora onde estão as paredes!
    }
ml-now-over =
    { $you ->
        [yes] Ganhaste. Agora já se veem as paredes.
       *[no] { $who } ganhou. Agora já se veem as paredes.
    }
ml-told-maze = A caixa roda por baixo do tabuleiro. Onde estão agora as paredes?
ml-told-symbols = Os símbolos são baralhados.
ml-told-chip = Agora procura-se { $symbol }.
ml-told-roll =
    { $you ->
        [yes] Sai-te um { $steps }.
       *[no] Sai um { $steps } a { $who }.
    }
ml-told-step =
    { $you ->
        [yes] Vais { $side }.
       *[no] { $who } vai { $side }.
    }
ml-told-bump =
    { $you ->
        [yes] Plonc! Bates numa parede e voltas para casa.
       *[no] Plonc! { $who } bate numa parede e volta para casa.
    }
ml-told-win =
    { $you ->
        [yes] Encontraste { $symbol }!
       *[no] { $who } encontrou { $symbol }.
    }
ml-told-gift =
    { $you ->
        [yes] Recebes { $symbol } de presente.
       *[no] { $who } recebe { $symbol } de presente.
    }
ml-ending =
    { $turns ->
        [one] Demorou { $turns } jogada.
       *[other] Demorou { $turns } jogadas.
    }
ml-symbol-acorn = a bolota
ml-symbol-bell = o sino
ml-symbol-candle = a vela
ml-symbol-cat = o gato
ml-symbol-comet = o cometa
ml-symbol-crown = a coroa
ml-symbol-feather = a pena
ml-symbol-fish = o peixe
ml-symbol-flask = o frasco
ml-symbol-harp = a harpa
ml-symbol-key = a chave
ml-symbol-kite = o papagaio de papel
ml-symbol-lantern = o lampião
ml-symbol-leaf = a folha
ml-symbol-mirror = o espelho
ml-symbol-moon = a lua
ml-symbol-moth = a traça
ml-symbol-owl = a coruja
ml-symbol-ring = o anel
ml-symbol-shell = a concha
ml-symbol-snail = o caracol
ml-symbol-star = a estrela
ml-symbol-sun = o sol
ml-symbol-tower = a torre

## Settings
set-magic-labyrinth-seats-says = Quantas pessoas jogam; a solo joga-se contra o número de jogadas.
set-magic-labyrinth-walls = Paredes
set-magic-labyrinth-walls-says = Quantas estão escondidas: 19 é fácil, 24 é difícil.
set-magic-labyrinth-maze = Um labirinto teu
set-magic-labyrinth-maze-says = Construído à mão, em vez de um ao acaso.
set-magic-labyrinth-turned = Caixa rodada
set-magic-labyrinth-turned-says = Um labirinto construído à mão é rodado, para que ninguém saiba como ficou.
set-magic-labyrinth-fair = Labirintos justos
set-magic-labyrinth-fair-says = De cada canto, o caminho até aos símbolos é mais ou menos igual.
set-magic-labyrinth-symbols = Símbolos
set-magic-labyrinth-symbols-says = Se estão como de costume ou baralhados.
set-magic-labyrinth-magicians = Magos
set-magic-labyrinth-magicians-says = Que mago move cada pessoa, pela ordem dos lugares.
set-magic-labyrinth-chips = Fichas para ganhar
set-magic-labyrinth-chips-says = Com três, o jogo é curto.
set-magic-labyrinth-shared-squares = Casas partilhadas
set-magic-labyrinth-shared-squares-says = Vários magos podem parar na mesma casa.
set-magic-labyrinth-keep-found-walls = As paredes ficam à vista
set-magic-labyrinth-keep-found-walls-says = Assim que alguém bate nelas. Bom para os mais pequenos.
set-magic-labyrinth-trail = Os caminhos ficam à vista
set-magic-labyrinth-trail-says = Ficam marcadas as passagens por onde alguém andou.
word-magic-labyrinth-symbols-fixed = como de costume
word-magic-labyrinth-symbols-shuffled = baralhados
word-magic-labyrinth-magicians-red = vermelho
word-magic-labyrinth-magicians-blue = azul
word-magic-labyrinth-magicians-yellow = amarelo
word-magic-labyrinth-magicians-green = verde
word-magic-labyrinth-first-random = ao acaso

ml-builder-says = Toca onde deve haver uma parede. A caixa é rodada antes do início, para que nem tu saibas como fica; se ficar vazia, sorteia-se um labirinto.
ml-builder-count = Paredes:
ml-builder-many = { $count } paredes são demasiadas: na caixa cabem { $most }.
ml-builder-closed = A casa { $square } está fechada: deixa um dos lados aberto.
ml-builder-cut = Nenhum caminho leva à casa { $square }: tira uma parede.
ml-builder-east = Parede à direita de { $square }
ml-builder-south = Parede por baixo de { $square }
preset-magic-labyrinth-children = Crianças
preset-magic-labyrinth-children-says = As paredes achadas ficam à vista
preset-magic-labyrinth-classic = Clássico
preset-magic-labyrinth-classic-says = 19 paredes, 5 fichas para ganhar
preset-magic-labyrinth-hard = Difícil
preset-magic-labyrinth-hard-says = 24 paredes
preset-magic-labyrinth-short = Curto
preset-magic-labyrinth-short-says = 3 fichas para ganhar

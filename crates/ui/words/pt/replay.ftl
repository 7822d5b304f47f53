### Looking back on a finished game.

## Looking back
replay = Rever a partida
replay-of = A partida outra vez: { $game }
replay-table = Para a mesa
replay-beside = O que estava escondido
replay-reel = Passos da partida
replay-place = Passo { $nth } de { $count }, { $time } desde o início
replay-slider = Que momento
replay-first = Para o início
replay-before = Um passo atrás
replay-play = Reproduzir
replay-after = Um passo em frente
replay-last = Para o fim
replay-speed = Velocidade
replay-share = Partilhar este momento
replay-copy = Copiar o link para este momento
replay-moves = Jogada a jogada
replay-earlier = Jogadas anteriores
replay-later = Jogadas seguintes

## The dice
dice-title = Verificar os dados
dice-sound = Está tudo em ordem.
dice-fits = O número secreto que a mesa prometeu antes do início é o que mostrou no fim.
dice-outcomes =
    { $count ->
        [one] O único acaso resulta dele.
       *[other] Os { $count } acasos resultam todos dele.
    }
dice-inputs =
    { $count ->
        [one] A única jogada cumpre as regras.
       *[other] As { $count } jogadas cumprem as regras.
    }
dice-seals =
    { $count ->
        [one] O único selo está inteiro: nada foi mudado nem retirado depois.
       *[other] Os { $count } selos estão inteiros: nada foi mudado nem retirado depois.
    }
dice-flawed = Este registo não se sustenta. O que está na linha { $line }, na entrada { $append }, não pode ser:
dice-how = Como funciona e como verificar por ti
dice-promise = Antes de alguém se sentar, a mesa tirou um número secreto e mostrou uma impressão dele: a promessa. Depois o aparelho de cada pessoa juntou algarismos ao acaso. Todo o acaso é calculado a partir dos dois, por isso ninguém o podia escolher sozinho. No fim o número é mostrado e qualquer um pode calcular tudo outra vez.
dice-commitment = A promessa
dice-seed = O número secreto
dice-salt = O que impedia adivinhar a promessa
dice-yourself = Descarrega o registo e verifica-o com o programa:
dice-python = Ou só com Python, com um segundo programa que nada partilha com o primeiro:

## The games, laid bare
ml-bare-wall =
    { $known ->
        [yes] muro ({ $side }), conhecido
       *[no] muro ({ $side }), desconhecido
    }
ml-bare-bumped = { $count } de { $of } muros: alguém já tinha batido neles
ml-bare-unknown =
    { $count ->
        [one] { $count } muro que ninguém conhecia ainda
       *[other] { $count } muros que ninguém conhecia ainda
    }
ml-bare-walked = { $count } de { $of } passagens: alguém já lá tinha passado
ml-bare-memory = Isto sabia neste momento quem não esquece nada.
lc-bare-deck =
    { $count ->
        [one] Por tirar: uma carta
       *[other] Por tirar: { $count } cartas
    }
lc-bare-none = nenhuma carta
mm-bare-frog =
    { $known ->
        [yes] { $frog } é { $who } { $nth }. Podia saber-se.
       *[no] { $frog } é { $who } { $nth }. Já ninguém podia ter a certeza.
    }
mm-bare-none = Neste momento ninguém era uma rã.

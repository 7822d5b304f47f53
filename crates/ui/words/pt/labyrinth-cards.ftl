### Labyrinth, the card game.

lc-board = A mesa com as cartas postas
lc-deck =
    { $left ->
        [0] O baralho está vazio
        [one] Uma carta no baralho
       *[other] { $left } cartas no baralho
    }
lc-zoom-in = Mais perto
lc-zoom-out = Mais longe
lc-zoom-fit = Todas as cartas
lc-gains = Cartas ganhas: { $points }; na mão: { $cards }
lc-how = Escolhe uma carta. Toca-lhe outra vez para a rodar (ou carrega em R). Depois toca num lugar.
lc-misfit = Assim não encaixa em lado nenhum: roda-a.
lc-claims = Todas as cartas em lista
lc-open = Aberta: { $open }
lc-finish = Terminar
lc-card = { $one } + { $other }
lc-card-at = { $card } em { $place }, aberta: { $open }
lc-act-place = Pôr «{ $card }» em { $place }, aberta { $open }
lc-act-take = Tirar «{ $card }»
lc-stays = «{ $card }» tem de ficar. Sem ela soltava-se: { $falling }.
lc-now-place =
    { $you ->
        [yes] É a tua vez: escolhe uma carta, roda-a e põe-na onde encaixar.
       *[no] { $who } vai pôr uma carta.
    }
lc-now-take =
    { $you ->
        [yes] Ligadas! Tira as cartas que brilham, ou termina.
       *[no] { $who } pode tirar as cartas que brilham.
    }
lc-now-held =
    { $you ->
        [yes] O que está ligado tem de ficar, senão o labirinto desfaz-se: termina.
       *[no] { $who } já não pode tirar mais nada.
    }
lc-now-none =
    { $you ->
        [yes] Não há nada para tirar: termina.
       *[no] { $who } não pode tirar nada.
    }
lc-now-find =
    { $you ->
        [yes] Que cartas estão ligadas à tua? Tira uma, ou termina. Se te enganares, acabou.
       *[no] { $who } procura cartas ligadas.
    }
lc-now-over = As cartas foram todas jogadas.
lc-told-half = É um jogo curto, com { $count } cartas.
lc-told-draw =
    { $you ->
        [yes] Sai-te { $card } do baralho.
       *[no] { $who } tira { $card } do baralho.
    }
lc-told-place =
    { $you ->
        [yes] Pões { $card }.
       *[no] { $who } põe { $card }.
    }
lc-told-take =
    { $you ->
        [yes] Tiras { $card }.
       *[no] { $who } tira { $card }.
    }
lc-told-miss =
    { $you ->
        [yes] Não dá: { $card } não se pode tirar.
       *[no] { $who } enganou-se: { $card } não se pode tirar.
    }
lc-told-tie = A vitória é partilhada.
lc-score = { $who } { $points }
lc-ending = Resultado final: { $scores }
lc-ending-largest = No seu maior tamanho, o labirinto teve { $largest } cartas.
lc-treasure-amber = âmbar
lc-treasure-anchor = âncora
lc-treasure-banner = estandarte
lc-treasure-barrel = barril
lc-treasure-comb = pente
lc-treasure-compass = bússola
lc-treasure-drum = tambor
lc-treasure-fan = leque
lc-treasure-flute = flauta
lc-treasure-globe = globo terrestre
lc-treasure-hourglass = ampulheta
lc-treasure-kettle = chaleira
lc-treasure-lute = alaúde
lc-treasure-mask = máscara
lc-treasure-pearl = pérola
lc-treasure-plume = penacho
lc-treasure-quill = pena de escrever
lc-treasure-saddle = sela
lc-treasure-scales = balança
lc-treasure-spindle = fuso
lc-treasure-teapot = bule
lc-treasure-thimble = dedal
lc-treasure-urn = ânfora
lc-treasure-whistle = apito
lc-treasure-zither = cítara

## Settings
set-labyrinth-cards-short = Jogo curto
set-labyrinth-cards-short-says = Metade das cartas: cada tesouro está em duas delas.
set-labyrinth-cards-links-anew = Ligações de novo
set-labyrinth-cards-links-anew-says = Depois de cada carta tirada, uma ligação só conta se o seu caminho ainda existir.
set-labyrinth-cards-find-it-yourself = Encontra por ti
set-labyrinth-cards-find-it-yourself-says = Não se mostra o que se pode tirar, e depois de um engano já não se tira mais nada.
word-labyrinth-cards-first-random = ao acaso
preset-labyrinth-cards-classic = Clássico
preset-labyrinth-cards-classic-says = Todas as cartas
preset-labyrinth-cards-short = Curto
preset-labyrinth-cards-short-says = Metade das cartas
preset-labyrinth-cards-eyes = Olho vivo
preset-labyrinth-cards-eyes-says = Encontra tu as ligações
preset-labyrinth-cards-strict = Rigoroso
preset-labyrinth-cards-strict-says = Os caminhos têm de durar

### The pages around the games.

## Every page
skip = Ir para o conteúdo
nav = Língua, som e luz
sound = Som
theme = Claro ou escuro
line-lost = A ligação caiu. A tentar outra vez…
line-lost-post = Isso não chegou. A ligação caiu? Tenta outra vez.
about = Sobre o Clew
foot-names = Os nomes dos jogos são dos seus donos; o Clew não é deles.
home = Início
and = { $others } e { $last }
labelled = { $label }: { $name }

## Home
home-title = Labirintos para jogar em conjunto
home-lead = Quatro labirintos mágicos: com amigos, com bots ou a solo. Sem conta: abre uma mesa, envia o link e joga.
home-open = Jogar
home-learn = Como se joga
home-settings = Com opções…
home-yours = Continuar
home-waiting = Aqui falta gente
home-watch = Assistir
row-waiting =
    { $free ->
        [0] os { $seats } lugares estão ocupados
        [one] um lugar livre de { $seats }
       *[other] { $free } lugares livres de { $seats }
    }
row-running =
    { $seats ->
        [one] uma pessoa, a decorrer
       *[other] { $seats } pessoas, a decorrer
    }
facts-players =
    { $fewest ->
        [one] a solo ou até { $most }
       *[other] de { $fewest } a { $most } pessoas
    }
facts-minutes = { $least } a { $most } min
game-magic-labyrinth = O Labirinto Mágico
game-magic-maze = Magic Maze
game-labyrinth-cards = Labirinto, o jogo de cartas
game-mago-magino = Mago Magino
lead-magic-labyrinth = Paredes que ninguém vê. Decora onde bateste e chega ao símbolo antes dos outros.
lead-magic-maze = Todos contra a areia, em tempo real e quase sem uma palavra.
lead-labyrinth-cards = Traça caminhos, liga tesouros iguais e fica com as cartas.
lead-mago-magino = Um mago para todos, uma bruxa com a sua seta e rãs que ninguém pode espreitar por baixo.

## A new table
your-name = O teu nome
access = Quem pode encontrar esta mesa
access-private = Só quem tiver o link
access-public = Toda a gente
open-table = Abrir a mesa
settings = Opções
settings-more = Mais opções
settings-save = Guardar estas opções
settings-usual = Como de costume.
switch-on = sim
switch-off = não

## Before the start
chairs = Lugares
seat-free = Livre
seat-name = Lugar { $seat }
bot-level = Nível do bot
bot-plays = { $level }: { $plays }
bot-add = Juntar um bot
bot-remove = Tirar
level-random = Ao acaso
level-forgetful = Fácil
level-attentive = Médio
level-cunning = Difícil
level-runner = Médio
level-patient = Tranquilo
level-teammate = Regular
level-quick = Rápido
level-beginner = Fácil
level-collector = Médio
level-distracted = Bastante difícil
level-planner = Difícil
plays-random = faz jogadas ao acaso
plays-magic-labyrinth-forgetful = esquece as paredes ao fim de algum tempo
plays-magic-labyrinth-attentive = lembra-se de todas as paredes
plays-magic-labyrinth-cunning = deduz onde há paredes
plays-labyrinth-cards-beginner = experimenta alguns lugares
plays-labyrinth-cards-collector = leva tudo o que pode
plays-labyrinth-cards-planner = deixa-te pouca coisa
plays-mago-magino-beginner = joga muitas vezes por capricho
plays-mago-magino-runner = vai pelo caminho mais curto
plays-mago-magino-distracted = planeia, mas perde rãs de vista
plays-mago-magino-planner = planeia e nada lhe escapa
plays-magic-maze-patient = leva o seu tempo
plays-magic-maze-teammate = joga ao teu ritmo
plays-magic-maze-quick = age depressa
is-you = tu
is-host = gere a mesa
is-bot = bot
is-away = ausente
is-not-ready = ainda se prepara
is-covered = um bot continua
seat-empty = Libertar este lugar
ready = Já cá estou!
leave = Levantar-se
invite = Quem joga?
invite-qr = Código QR com o link desta mesa
invite-private = Quem tiver o link pode jogar ou assistir.
invite-public = Esta mesa está à vista de toda a gente.
copy-link = Copiar o link
copied = Copiado
start = Começar
start-now = Já cá está toda a gente.
start-fill = Preenche primeiro os lugares livres: com amigos, com bots, ou põe menos lugares.
start-ready = Ainda falta alguém.
start-wait = Quem gere a mesa começa o jogo.
join-another = Mais alguém neste aparelho
sit-down = Sentar-se
close = Fechar a mesa
close-sure = Fechar esta mesa? O jogo acaba para todos.
close-yes = Sim, fechar
learn = Como se joga

## Playing
now-chance = Um momento…
players = Quem joga
hand = O que podes fazer
log = O que aconteceu
log-empty = Ainda nada.
chat = Conversa
chat-say = Diz alguma coisa
chat-silence = Agora sem palavras: o jogo pede silêncio.
chat-send = Enviar
chat-on = Deixar escrever
chat-off = Não deixar escrever
numbers-on = Mostrar-me os números das rãs
numbers-off = Esconder os números das rãs
more = Mais
pause = Pedir uma pausa
paused = O jogo está em pausa.
pausing = Pausa pedida por { $who }: começa quando toda a gente a tiver pedido.
resume = Continuar
late = { $who } não joga há algum tempo.
cover = Deixar um bot continuar
gone = { $who } já cá não está.
hand-on = Ceder o lugar
move-seat = Levar o meu lugar para outro aparelho
leave-running = Sair: um bot continua por mim
covered-you = Um bot joga no teu lugar.
come-back = Voltar ao jogo
told-first =
    { $you ->
        [yes] Começas tu.
       *[no] { $who } começa.
    }
told-victory =
    { $you ->
        [yes] Ganhaste!
       *[no] { $who } ganhou.
    }
side-north = para cima
side-east = para a direita
side-south = para baixo
side-west = para a esquerda

## The end
end-won =
    { $you ->
        [yes] { $count ->
            [one] Ganhaste!
           *[other] Ganharam em conjunto: { $who }
        }
       *[no] { $count ->
            [one] { $who } ganhou
           *[other] { $who } ganharam
        }
    }
end-lost = Desta vez não deu
closed-abandoned = Já não veio ninguém.
closed-ended = Quem gere a mesa fechou-a.
closed-fault = Alguma coisa falhou no próprio jogo. Pedimos desculpa: o que se jogou fica guardado.
again = Outra vez
again-go = Para o próximo jogo
record = O registo do jogo
chance-differs = Atenção: o registo não contém os números aleatórios enviados por este navegador. Os dados podem ter sido viciados.

## A seat on another device
link-title = Um link para este lugar
link-says = Serve uma só vez, durante dez minutos. Abre-o onde queres continuar.
link-back = Voltar à mesa
offer-title = Ficar com este lugar
offer-says = Alguém te cede o seu lugar.
offer-name = O teu nome, se for para mudar
offer-take = Ficar com o lugar

## When something cannot be
error-title = Não resultou

## About
about-1 = Com o Clew jogam-se jogos de labirintos em conjunto, no navegador. Em inglês, «clew» é o novelo de fio que ajuda a sair do labirinto.
about-names = Os nomes dos jogos são dos seus donos. O Clew não é deles, e eles nada têm a ver com isto.
about-own = Os textos, as imagens, as peças e as cartas são aqui nossos.
about-dice = Os dados podem ser conferidos: antes de começar, cada mesa compromete-se com um número secreto, cada pessoa junta-lhe algo seu, e no fim qualquer um pode voltar a calcular cada lançamento.
about-secrets = A ninguém é enviado o que não deve saber. O que se escreve não fica guardado em lado nenhum depois do jogo.
friendly-names = Ada, Beto, Carol, Duda, Eva, Fred, Gabi, Hugo, Inês, Joca, Kika, Luz, Mel, Nico, Olga, Pipa, Quim, Rui, Sol, Teo, Uma, Vasco, Xana, Zeca

campaign = Os cenários de Magic Maze
campaign-short = Cenários
campaign-lead = Da primeira visita ao maior desafio: cada cenário acrescenta algo. Até aqui já chegaste.
campaign-together = Da primeira visita ao maior desafio: cada cenário acrescenta algo. Até aqui já chegaram em grupo. Quem convida escolhe o seguinte.
campaign-tried =
    { $games ->
        [0] Ainda por experimentar
        [1] Experimentado uma vez, { $won ->
            [0] ainda por vencer
           *[other] e vencido
        }
       *[other] Experimentado { $games } vezes, { $won ->
            [0] ainda por vencer
            [1] vencido uma vez
           *[other] vencido { $won } vezes
        }
    }
campaign-best =
    O melhor: ampulheta { $timers ->
        [0] nunca virada
        [1] virada uma vez
       *[other] virada { $timers } vezes
    }
campaign-best-left =
    O melhor: ampulheta { $timers ->
        [0] nunca virada
        [1] virada uma vez
       *[other] virada { $timers } vezes
    }, sobraram { $left }
scenario-numbered = { $number }. { $title }

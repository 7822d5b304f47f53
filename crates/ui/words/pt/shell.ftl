### The pages around the games.

## Every page
skip = Ir para o conteúdo
nav = Língua, som e luz
sound = Som
theme = Claro ou escuro
line-lost = A ligação caiu. A tentar outra vez…
line-lost-post = Isso não chegou. A ligação caiu? Tenta outra vez.
stage-skipped = Jogadas saltadas: { $count }
about = Sobre o Clew
foot-names = Os nomes dos jogos são dos seus donos; o Clew não é deles.
home = Início
and = { $others } e { $last }
labelled = { $label }: { $name }

## Home
home-title = Labirintos para jogar em conjunto
home-lead = Quatro labirintos mágicos: com amigos, com bots ou a solo. Sem conta: abre uma mesa, envia o link e joga.
home-open = Jogar
row-waiting =
    { $free ->
        [0] os { $seats } lugares estão ocupados
        [one] um lugar livre de { $seats }
       *[other] { $free } lugares livres de { $seats }
    }
facts-players =
    { $fewest ->
        [one] a solo ou até { $most }
       *[other] de { $fewest } a { $most } pessoas
    }
facts-minutes = { $least }–{ $most } min
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
seat-free = Livre
seat-name = Lugar { $seat }
bot-plays = { $level }: { $plays }
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
is-covered = um bot continua
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
sit-down = Sentar-se
close = Fechar a mesa
close-sure = Fechar esta mesa? O jogo acaba para todos.
close-yes = Sim, fechar
learn = Como se joga
lobby-yours = A tua mesa
lobby-invites = { $who } convida-te
lobby-nobody = Vem jogar
invite-short = Convidar
invite-code = Lê o QR ou escreve o código
share = Partilhar
chairs-count = Número de lugares
chairs-fewer = Menos um lugar
chairs-more = Mais um lugar
chairs-taken = { $taken } de { $seats } lugares ocupados
chair-who = Quem joga aqui?
chair-invite = convidar
chair-invite-bot = convidar ou bot
chair-invite-says = Partilha o link ou diz { $code }
bot = Bot
bot-says = Toca no nível
device = Neste dispositivo
device-says = Passam-no entre vocês
device-name = O nome
device-add = Juntar
chair-away = Tirar este lugar
shut = Fechar
name-save = Guardar
colour-yours = A tua cor
make-host = Passar a mesa
make-host-says = { $who } poderá então mudar as definições e começar.
remove = Tirar da mesa
remove-sure = Tirar { $who }? Pode voltar a entrar daqui a um minuto.
remove-yes = Sim, tirar
is-device = este dispositivo
is-here = presente
settings-live = Todos veem logo as mudanças
settings-by = { $who } escolhe
customise = Personalizar
start-free =
    { $count ->
        [one] 1 lugar livre
       *[other] { $count } lugares livres
    }
start-away = { $who } não está
start-by = { $who } começa
fill-bots = Encher com bots
join-there =
    { $count ->
        [0] Sê o primeiro!
        [one] Já está 1 jogador.
       *[other] Já estão { $count } jogadores.
    }
join-you = Tu
join-full =
    { $seats ->
        [one] O único lugar está ocupado
       *[other] Os { $seats } lugares estão ocupados
    }
join-full-says = Podes assistir a este jogo ou abrir a tua própria mesa.
watch = Assistir
watch-just = Só assistir
own-table = Abrir a minha mesa
watching = O jogo já começou. Estás a assistir.
code-title = Entrar com um código
code-label = As 5 letras da mesa
builder-use = Usar este labirinto
builder-set = O teu labirinto está pronto. Só o servidor o conhece.
builder-random = De novo ao acaso
notify = Avisa-me na minha vez
notify-on = Avisamos-te na tua vez
turn-yours = É a tua vez

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
closed-limit = Esta mesa ficou grande demais e foi fechada. Abre outra para continuar a jogar.
closed-operator = Quem gere este sítio fechou esta mesa.
again = Outra vez
again-go = Para o próximo jogo
record = O registo do jogo
chance-differs = Atenção: o registo não contém os números aleatórios enviados por este navegador. Os dados podem ter sido viciados.

## A seat on another device
link-title = Um link para este lugar
link-says = Lê o código com o outro dispositivo ou abre lá o link. Serve uma só vez, durante 10 minutos.
link-back = Voltar à mesa
offer-title = Ficar com este lugar
offer-says = Continua a jogar neste dispositivo. O outro só vai poder assistir.
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

### The rules of the games, in our own words. An empty line begins a new paragraph.

## The Magic Labyrinth
rules-magic-labyrinth-1-title = De que se trata
rules-magic-labyrinth-1 =
    De dois a quatro magos passeiam por um jardim de 36 casas e procuram todos o mesmo símbolo. Por baixo do jardim há paredes que ninguém vê.

    Quem chega primeiro ao símbolo ganha a sua ficha. Com cinco fichas ganha-se o jogo. Por isso, decora cada parede: as que encontraste e aquelas em que os outros bateram.
rules-magic-labyrinth-2-title = O jardim
rules-magic-labyrinth-2 =
    O jardim tem seis filas de seis casas, e 24 delas têm um símbolo. Cada mago começa num canto só seu: é a sua casa.

    Entre duas casas vizinhas pode haver uma parede escondida. Com 19 paredes o labirinto é fácil; com 24, difícil. De qualquer casa se chega a todas as outras, e nenhum canto fica muito mais longe dos símbolos do que outro.
rules-magic-labyrinth-3-title = A tua vez
rules-magic-labyrinth-3 =
    Lança o dado: sai 1, 2, 3 ou 4. Dá então até esse número de passos, cada um para uma casa vizinha: para cima, para baixo, para a esquerda ou para a direita, nunca na diagonal.

    Podes virar como quiseres e parar antes. Não vale apalpar primeiro se há parede: um passo dado está dado.
rules-magic-labyrinth-4-title = Plonc!
rules-magic-labyrinth-4 =
    Se houver uma parede no teu caminho, solta-se a bola que o teu mago traz por baixo. O mago volta para o seu canto e a tua vez acaba.

    A parede brilha um instante e toda a gente a vê. Depois fica outra vez escondida.
rules-magic-labyrinth-5-title = Símbolos e fichas
rules-magic-labyrinth-5 =
    Uma ficha mostra que símbolo se procura. Quando chegas à casa dele, a ficha é tua e a tua vez acaba; não é preciso que seja com o último passo.

    Tira-se então a ficha seguinte. Se já estiver um mago no símbolo dela, recebe-a de presente e tira-se outra.
rules-magic-labyrinth-6-title = Quando há alguém no caminho
rules-magic-labyrinth-6 =
    Podes passar por casas onde estejam outros magos, mas não parar nelas. Por isso só podes dar um passo para uma casa ocupada se depois ainda pudesses chegar a uma livre.

    Há uma exceção: se alguém estiver no teu canto quando tens de voltar para casa, partilham-no até que um dos dois saia.
rules-magic-labyrinth-7-title = O fim
rules-magic-labyrinth-7 =
    Quem tem cinco fichas ganha logo. Então as paredes aparecem, e toda a gente vê em que é que bateu.

    A solo jogas contra o número de jogadas: quantas te bastam para cinco fichas?
rules-magic-labyrinth-8-title = Para pequenos e grandes
rules-magic-labyrinth-8 =
    Com crianças pequenas, deixem à vista as paredes em que alguém já bateu e marquem as passagens por onde já se andou. Com três fichas o jogo é curto.

    Se quiserem mais difícil: escondam 24 paredes, baralhem os símbolos ou construam um labirinto à mão. É rodado antes de começar, para que nem quem o construiu saiba como ficou.

## Magic Maze
rules-magic-maze-1-title = De que se trata
rules-magic-maze-1 =
    Quatro heróis esgueiram-se para dentro de um centro comercial. Querem uma espada, uma poção, um arco e um machado, e querem estar cá fora antes que a areia acabe.

    Jogam em equipa, ao mesmo tempo e sem vez marcada. Ganham ou perdem em conjunto. E quase todo o tempo ninguém pode dizer uma palavra.
rules-magic-maze-2-title = O que podes fazer
rules-magic-maze-2 =
    Nenhum herói é de ninguém: toda a gente pode mover os quatro. Mas a tua peça de ação diz como. Uma pessoa só pode mover para cima, outra só para a esquerda, outra pode explorar.

    Por isso precisam sempre uns dos outros. Vê o que faz falta aos heróis e faz a tua parte na altura certa.
rules-magic-maze-3-title = Como andam os heróis
rules-magic-maze-3 =
    Um herói anda em linha reta, até onde quiseres, mas não através de paredes, portas fechadas ou outros heróis. Nunca há mais de um herói numa casa.

    Uma escada rolante leva um herói de uma ponta à outra. A um vórtice chega-se de qualquer lado: quem tem o vórtice na sua peça pode enviar um herói para um vórtice livre da sua cor.
rules-magic-maze-4-title = Explorar
rules-magic-maze-4 =
    No início só existe a primeira peça do centro comercial. Nas suas portas há casas de exploração, cada uma da cor de um herói.

    Quando um herói está numa da sua cor, quem pode explorar põe a peça seguinte atrás dessa porta. A partir daí todos podem passar, nos dois sentidos.
rules-magic-maze-5-title = A areia
rules-magic-maze-5 =
    A ampulheta tem areia para três minutos. Começa com a primeira ação e nunca para. Quando a areia acaba, perderam.

    Um herói que entra numa casa de ampulheta vira-a. O que já tinha caído é agora o vosso tempo: quanto mais esperam, mais ganham. Mas se esperarem demais, acabou-se. Cada uma destas casas serve uma só vez.
rules-magic-maze-6-title = Chiu!
rules-magic-maze-6 =
    Antes da primeira ação podem falar à vontade. Depois, só quando a ampulheta acabou de ser virada, e até à ação seguinte. A areia não espera por ninguém.

    Olhar para alguém é sempre permitido. E há o peão: põe-no à frente de quem devia fazer alguma coisa. O quê, ele não diz. No primeiro cenário fala-se à vontade do princípio ao fim.
rules-magic-maze-7-title = O roubo e a fuga
rules-magic-maze-7 =
    Quando os quatro heróis estão ao mesmo tempo nos objetos da sua cor, levam-nos. Ter lá estado antes não conta.

    Então dispara o alarme. Já nenhum vórtice funciona, e cada herói tem de chegar a uma saída. Quando sai o último, ganharam.
rules-magic-maze-8-title = Cenários
rules-magic-maze-8 =
    Comecem pelo primeiro. Os números 2 a 7 trazem cada um uma novidade, que depois fica. Os números 8 a 17 são desafios: pela ordem que quiserem e com tantas peças quantas se atreverem.

    O centro comercial é diferente de cada vez, porque as peças são baralhadas.
rules-magic-maze-9-title = A solo
rules-magic-maze-9 =
    A solo tens um monte de sete peças de ação, uma para cada coisa que se pode fazer. Vira a seguinte quando quiseres: a de cima é o que podes fazer, com qualquer herói e as vezes que quiseres.

    Quando chegas ao fim, o monte recomeça pela mesma ordem. Quando a ampulheta é virada, é baralhado. A solo podem jogar-se todos os cenários menos o nono.

## Labyrinth, the card game
rules-labyrinth-cards-1-title = De que se trata
rules-labyrinth-cards-1 =
    De duas a seis pessoas põem cartas com caminhos e tesouros, lado a lado. Quem ligar por um caminho duas cartas com o mesmo tesouro pode ficar com uma delas.

    Assim o labirinto cresce e encolhe sem parar. No fim ganha quem tiver mais cartas.
rules-labyrinth-cards-2-title = As cartas
rules-labyrinth-cards-2 =
    Há 50 cartas quadradas. Cada uma mostra um caminho que leva a dois, três ou aos quatro lados, e dois tesouros nesse caminho.

    Há 25 tesouros, cada um em quatro cartas diferentes. Não há duas cartas com os mesmos dois tesouros.
rules-labyrinth-cards-3-title = No início
rules-labyrinth-cards-3 =
    Cada pessoa tem duas cartas que as outras não veem. Quatro cartas formam um quadrado no meio; os seus caminhos não precisam de se ligar. As outras são o baralho.
rules-labyrinth-cards-4-title = Pôr uma carta
rules-labyrinth-cards-4 =
    Na tua vez pões uma das tuas duas cartas num lugar livre ao lado de uma carta já posta. Podes rodá-la como quiseres.

    Pelo menos um dos seus caminhos tem de se ligar ao de uma vizinha. Nos outros lados, um caminho pode acabar numa borda. As cartas ficam borda com borda, nunca desencontradas.

    Se nenhuma carta posta levar a um lugar livre, podes pôr a tua encostada a qualquer lado. Acontece poucas vezes.
rules-labyrinth-cards-5-title = Encontrar tesouros
rules-labyrinth-cards-5 =
    Segue agora os caminhos a partir da tua nova carta. Se um deles levar a uma carta com um dos seus dois tesouros, as duas estão ligadas. Não importa o comprimento do caminho nem o que mais lá houver.
rules-labyrinth-cards-6-title = Ficar com cartas
rules-labyrinth-cards-6 =
    Podes ficar com todas as cartas assim ligadas: cada uma vale um ponto. A carta que acabaste de pôr fica na mesa.

    Tira-se uma carta de cada vez, e as que ficam têm de continuar sempre ligadas pelos lados. Por isso algumas só saem depois de outras, e algumas não saem. Um caminho que passava por uma carta acabada de tirar ainda conta.

    Não tens de tirar nada. Quem gosta de dificuldade desliga a ajuda: então encontras tu as cartas, e um engano acaba a tua vez.
rules-labyrinth-cards-7-title = Tirar do baralho
rules-labyrinth-cards-7 =
    No fim da tua vez tiras do baralho, para voltares a ter duas cartas. Quando o baralho acaba, continuas com o que tens.
rules-labyrinth-cards-8-title = O fim
rules-labyrinth-cards-8 =
    Quando todas as cartas foram jogadas, o jogo acaba. Ganha quem tiver mais cartas; em caso de empate, a vitória é partilhada.

    Um jogo curto tem metade das cartas. Cada tesouro está então em duas delas.

## Mago Magino
rules-mago-magino-1-title = De que se trata
rules-mago-magino-1 =
    De duas a cinco pessoas têm duas crianças cada uma. Elas correm pela floresta escura até um esconderijo cheio de cristais e trazem-nos para casa pelo longo prado. Ganha quem trouxer primeiro três cristais para casa.

    Mas a bruxa transforma crianças em rãs, e todas as rãs são iguais. Quem ainda sabe qual é a sua?
rules-mago-magino-2-title = A roda
rules-mago-magino-2 =
    O caminho é uma roda: a casa do mago, três espaços de floresta, o esconderijo dos cristais e nove espaços de prado até à casa.

    Todas as crianças e o mago começam na casa. Num espaço cabem tantos quantos quiserem.
rules-mago-magino-3-title = A tua vez
rules-mago-magino-3 =
    Lança o dado. Com um número, moves uma das tuas crianças ou o mago esse número de espaços. Ou fazes saltar uma rã, qualquer uma, um espaço.

    Com a bruxa, primeiro roda a seta. Depois moves um espaço uma das tuas crianças, o mago ou qualquer rã.

    Anda-se numa só direção e gastam-se todos os pontos. Só na casa, e uma criança no esconderijo, se pode parar antes. Não se pode passar: o mago pode sempre mover-se.
rules-mago-magino-4-title = Quem vai para onde
rules-mago-magino-4 =
    Pela floresta só se vai numa direção, da casa para o esconderijo. No prado vai-se nas duas.

    Uma criança com um cristal não pode entrar na floresta. O mago fica no prado e na casa. Uma rã salta um espaço, saia o que sair no dado; a que saltou na jogada anterior não pode voltar logo para trás.
rules-mago-magino-5-title = Os cristais
rules-mago-magino-5 =
    Uma criança que acaba o seu movimento no esconderijo pode apanhar um cristal, só um de cada vez. Um cristal perdido pelo caminho apanha-se onde uma criança começa ou acaba o seu movimento, mas não de passagem.

    Uma criança que chega à casa com um cristal entrega-o: é teu para sempre, e a criança pode partir outra vez.
rules-mago-magino-6-title = A bruxa
rules-mago-magino-6 =
    Quando a seta aponta para um espaço, cada criança que lá está vira rã e larga o seu cristal. Se aponta para a floresta, é a floresta toda.

    Na casa ninguém é enfeitiçado. E onde está o mago, ninguém corre perigo.
rules-mago-magino-7-title = As rãs
rules-mago-magino-7 =
    Quando uma criança é enfeitiçada, vê-se uma única vez em que rã se transformou. A partir daí uma rã é uma rã, e ninguém pode ver de quem é. Não percas as tuas de vista!

    Uma rã volta a ser criança quando chega à casa, quando salta para onde está o mago ou quando o mago acaba o seu movimento onde ela está. Então toda a gente vê quem era.
rules-mago-magino-8-title = Mais uma vez
rules-mago-magino-8 =
    Se o teu movimento libertou pelo menos uma criança, podes lançar outra vez, seja ela de quem for. Pode acontecer várias vezes seguidas. Também podes acabar a tua vez.
rules-mago-magino-9-title = O fim
rules-mago-magino-9 =
    Quem entrega o terceiro cristal ganha logo. Num jogo curto bastam dois.

    Se quiserem mais difícil, façam baralhar as rãs: as que se encontram num espaço confundem-se, e até quem olha com atenção lhes perde o rasto.

## The scenarios of Magic Maze
scenario-1-title = A primeira visita
scenario-1 = Conheçam o centro comercial com nove peças: os quatro heróis saem pela saída roxa. Podem falar à vontade.
scenario-2-title = Quatro saídas
scenario-2 = Agora cada herói tem uma saída da sua cor, e três delas estão em peças novas. Só se fala quando a ampulheta acabou de ser virada.
scenario-3-title = Passa a peça
scenario-3 = Sempre que a ampulheta é virada, cada peça de ação passa para a esquerda. Vê logo o que podes fazer agora.
scenario-4-title = Buracos pequenos, vozes altas
scenario-4 = Só o anão cabe nos buracos pequenos das paredes. E quando o elfo explora, os altifalantes deixam-vos falar.
scenario-5-title = A bola de cristal
scenario-5 = Se o mago estiver numa bola de cristal, quem pode explorar põe até duas peças em portas abertas, por mais longe que fiquem. Na primeira peça já não há vórtices.
scenario-6-title = Câmaras
scenario-6 = Enquanto funcionarem duas câmaras ou mais, nenhum herói pode entrar numa casa de ampulheta. O bárbaro desliga uma câmara ao entrar nela.
scenario-7-title = Olhos por todo o lado
scenario-7 = Agora as quatro câmaras estão entre as peças. O centro comercial é maior do que nunca, e o bárbaro tem muito que fazer.
scenario-8-title = O monte aberto
scenario-8 = As peças estão viradas para cima e todos veem qual é a seguinte. Pensem atrás de que porta convém pô-la.
scenario-9-title = Alguém lidera
scenario-9 = Uma pessoa não tem peça de ação, mas é a única que pode pôr o peão à frente das outras. Quando as peças passam, a liderança também passa; de três a nove pessoas.
scenario-10-title = Trocados
scenario-10 = Para enganar os guardas, cada herói leva um objeto que não é o seu. Depois cada um sai por uma saída de outra cor, e cada saída serve só para um.
scenario-11-title = O centro que encolhe
scenario-11 = Antes do roubo, sempre que a ampulheta é virada, têm de tirar duas peças, e o resto tem de continuar ligado. Se não for possível, perderam.
scenario-12-title = Só com as mãos
scenario-12 = Mesmo quando se pode falar, não há palavras. Podem apontar e fazer sinais.
scenario-13-title = Dois centros comerciais
scenario-13 = Dois heróis começam num centro comercial e dois noutro, e só os vórtices levam de um ao outro. Nunca estão os quatro no mesmo.
scenario-14-title = Nem uma palavra
scenario-14 = A partir da primeira ação já não se fala, nem quando a ampulheta é virada. Restam-vos o peão e os olhos.
scenario-15-title = Só com os olhos
scenario-15 = Nem conversa nem peão. Só resta o olhar.
scenario-16-title = Sem atalhos
scenario-16 = Nenhum vórtice funciona. Todos os caminhos têm de ser andados.
scenario-17-title = Sem apertos
scenario-17 = Nunca há dois heróis na mesma peça, a não ser na primeira. Quem chega a uma saída fica lá, e mais ninguém pode entrar nessa peça.

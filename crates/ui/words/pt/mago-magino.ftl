### Mago Magino.

mm-board = A roda: a casa, a floresta, o esconderijo e o prado
mm-house = Casa
mm-hideout = Esconderijo
mm-forest = Floresta { $nth }
mm-meadow = Prado { $nth }
mm-space = { $space }: { $what }
mm-child = Criança { $nth }
mm-child-of = Criança { $nth } ({ $who })
mm-child-carrying = Criança { $nth } ({ $who }) com um cristal
mm-frog = Rã
mm-frog-numbered = Rã { $frog }
mm-frog-on = Rã ({ $space })
mm-frogs =
    { $count ->
        [one] uma rã
       *[other] { $count } rãs
    }
mm-magician = Mago
mm-lying =
    { $count ->
        [0] nenhum cristal
        [one] um cristal
       *[other] { $count } cristais
    }
mm-delivered = { $count } de { $of } cristais
mm-roll = Lançar o dado
mm-end = Acabar a minha vez
mm-list = Todos os movimentos em lista
mm-act-child = Criança { $nth }: ir para o espaço { $space }
mm-act-child-first = Criança { $nth }: apanhar um cristal e ir para o espaço { $space }
mm-act-child-last = Criança { $nth }: ir para o espaço { $space } e apanhar lá um cristal
mm-act-magician = Mago: ir para o espaço { $space }
mm-act-frog = { $frog }: saltar para o espaço { $space }
mm-now-roll =
    { $you ->
        [yes] É a tua vez: lança o dado.
       *[no] { $who } vai lançar o dado.
    }
mm-now-move =
    { $you ->
        [yes] { $points ->
            [one] Escolhe uma criança, o mago ou uma rã: um espaço.
           *[other] Escolhe uma criança ou o mago: { $points } espaços. Ou uma rã: um espaço.
        }
       *[no] Saiu um { $points } a { $who }, que vai mover.
    }
mm-now-witch =
    { $you ->
        [yes] A bruxa! Escolhe uma criança, o mago ou uma rã: um espaço.
       *[no] A bruxa! { $who } move alguma coisa um espaço.
    }
mm-now-again =
    { $you ->
        [yes] Boa libertação! Lança outra vez ou acaba a tua vez.
       *[no] { $who } libertou alguém e pode lançar outra vez.
    }
mm-now-over =
    { $you ->
        [yes] Ganhaste. Agora vê-se quem são as rãs.
       *[no] { $who } ganhou. Agora vê-se quem são as rãs.
    }
mm-told-roll =
    { $you ->
        [yes] Sai-te um { $points }.
       *[no] Sai um { $points } a { $who }.
    }
mm-witch = a bruxa
mm-told-witch =
    { $you ->
        [yes] Sai-te { $witch }!
       *[no] Sai { $witch } a { $who }!
    }
mm-told-arrow = A seta aponta para o espaço { $space }.
mm-told-arrow-forest = A seta aponta para a floresta, para a floresta toda.
mm-told-bewitched =
    { $you ->
        [yes] Puf! A tua criança { $nth } foi enfeitiçada.
       *[no] Puf! { $who }: a criança { $nth } foi enfeitiçada.
    }
mm-told-drop =
    { $you ->
        [yes] A tua criança { $nth } larga o seu cristal.
       *[no] { $who }: a criança { $nth } larga o seu cristal.
    }
mm-told-frog =
    { $you ->
        [yes] Puf! A tua criança { $nth } é agora a rã { $frog }.
       *[no] Puf! { $who }: a criança { $nth } é agora a rã { $frog }.
    }
mm-told-frog-plain =
    { $you ->
        [yes] Puf! A tua criança { $nth } é agora uma rã.
       *[no] Puf! { $who }: a criança { $nth } é agora uma rã.
    }
mm-told-mixed = { $space }: aqui as rãs são baralhadas.
mm-told-named = { $space }: aqui estão agora as rãs { $frog }. Quem é quem?
mm-told-walk =
    { $you ->
        [yes] A tua criança { $nth } vai para o espaço { $space }.
       *[no] { $who }: a criança { $nth } vai para o espaço { $space }.
    }
mm-told-load =
    { $you ->
        [yes] A tua criança { $nth } apanha um cristal.
       *[no] { $who }: a criança { $nth } apanha um cristal.
    }
mm-told-deliver =
    { $you ->
        [yes] Trouxeste um cristal para casa: já são { $count }.
       *[no] { $who } trouxe um cristal para casa: já são { $count }.
    }
mm-told-magician =
    { $you ->
        [yes] Levas o mago para o espaço { $space }.
       *[no] { $who } leva o mago para o espaço { $space }.
    }
mm-told-hop =
    { $you ->
        [yes] Fazes saltar a rã { $frog } para o espaço { $space }.
       *[no] { $who } faz saltar a rã { $frog } para o espaço { $space }.
    }
mm-told-hop-plain =
    { $you ->
        [yes] Fazes saltar uma rã para o espaço { $space }.
       *[no] { $who } faz saltar uma rã para o espaço { $space }.
    }
mm-told-freed =
    { $you ->
        [yes] A rã { $frog } era a tua criança { $nth }: está livre.
       *[no] { $who }: a rã { $frog } era a criança { $nth }, e está livre.
    }
mm-told-freed-plain =
    { $you ->
        [yes] A rã era a tua criança { $nth }: está livre.
       *[no] { $who }: a rã era a criança { $nth }, e está livre.
    }
mm-ending =
    { $turns ->
        [one] Demorou { $turns } jogada.
       *[other] Demorou { $turns } jogadas.
    }
mm-ending-frogs =
    { $count ->
        [one] { $count } criança ainda era uma rã.
       *[other] { $count } crianças ainda eram rãs.
    }

## Settings
set-mago-magino-forest = Floresta
set-mago-magino-forest-says = Quantos espaços tem a floresta: sempre três.
set-mago-magino-meadow = Prado
set-mago-magino-meadow-says = Quantos espaços tem o caminho para casa.
set-mago-magino-die = Um dado teu
set-mago-magino-die-says = Seis faces separadas por espaços, cada uma «witch» (bruxa) ou de 1 a 4: o costume é witch witch 2 3 3 4.
set-mago-magino-colours = Cores
set-mago-magino-colours-says = Que cor tem cada pessoa, pela ordem dos lugares.
set-mago-magino-crystals = Cristais para ganhar
set-mago-magino-crystals-says = Com dois, o jogo é curto.
set-mago-magino-shuffled-frogs = Rãs baralhadas
set-mago-magino-shuffled-frogs-says = As rãs que se encontram são baralhadas: até quem olha com atenção lhes perde o rasto.
set-mago-magino-numbered-frogs = Rãs com número
set-mago-magino-numbered-frogs-says = Cada rã mostra o seu número, que é dito quando uma criança é enfeitiçada. É mais fácil, e ajuda quem joga de ouvido.
word-mago-magino-colours-red = vermelho
word-mago-magino-colours-blue = azul
word-mago-magino-colours-yellow = amarelo
word-mago-magino-colours-green = verde
word-mago-magino-colours-violet = violeta
word-mago-magino-first-random = ao acaso
preset-mago-magino-children = Crianças
preset-mago-magino-children-says = Rãs com número
preset-mago-magino-classic = Clássico
preset-mago-magino-classic-says = 3 cristais ganham
preset-mago-magino-tricky = Matreiro
preset-mago-magino-tricky-says = As rãs misturam-se
preset-mago-magino-short = Curto
preset-mago-magino-short-says = 2 cristais ganham

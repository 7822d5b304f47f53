### The pages around the games.

## Every page
skip = Ves al contingut
nav = Llengua, so i llum
sound = So
theme = Clar o fosc
line-lost = S’ha tallat la connexió. Tornant-ho a provar…
line-lost-post = Això no ha arribat. S’ha tallat la connexió? Torna-ho a provar.
stage-skipped = Jugades saltades: { $count }
about = Sobre Clew
foot-names = Els noms dels jocs són dels seus propietaris; Clew no és seu.
home = Inici
and = { $others } i { $last }
labelled = { $label }: { $name }

## Home
home-title = Laberints per jugar plegats
home-lead = Quatre laberints màgics: amb amics, amb bots o en solitari. Sense compte: obre una taula, envia l’enllaç i a jugar.
home-open = Juga
row-waiting =
    { $free ->
        [0] els { $seats } llocs són ocupats
        [one] un lloc lliure de { $seats }
       *[other] { $free } llocs lliures de { $seats }
    }
facts-players =
    { $fewest ->
        [one] en solitari o fins a { $most }
       *[other] de { $fewest } a { $most } persones
    }
facts-minutes = { $least }–{ $most } min
game-magic-labyrinth = El laberint màgic
game-magic-maze = Magic Maze
game-labyrinth-cards = Laberint, el joc de cartes
game-mago-magino = Mago Magino
lead-magic-labyrinth = Parets que ningú no veu. Recorda on has topat i arriba al símbol abans que ningú.
lead-magic-maze = Tothom contra la sorra, en temps real i gairebé sense dir res.
lead-labyrinth-cards = Traça camins, uneix tresors iguals i endú-te les cartes.
lead-mago-magino = Un mag per a tothom, una bruixa amb la seva fletxa i granotes que ningú no pot mirar per sota.

## A new table
your-name = El teu nom
access = Qui pot trobar aquesta taula
access-private = Només qui tingui l’enllaç
access-public = Tothom
open-table = Obre la taula
settings = Opcions
settings-more = Més opcions
settings-save = Desa aquestes opcions
settings-usual = Com sempre.
switch-on = sí
switch-off = no

## Before the start
seat-free = Lliure
seat-name = Lloc { $seat }
bot-plays = { $level }: { $plays }
bot-remove = Treu-lo
level-random = A l’atzar
level-forgetful = Fàcil
level-attentive = Mitjà
level-cunning = Difícil
level-runner = Mitjà
level-patient = Tranquil
level-teammate = Constant
level-quick = Ràpid
level-beginner = Fàcil
level-collector = Mitjà
level-distracted = Força difícil
level-planner = Difícil
plays-random = fa jugades a l’atzar
plays-magic-labyrinth-forgetful = oblida les parets al cap d’una estona
plays-magic-labyrinth-attentive = recorda totes les parets
plays-magic-labyrinth-cunning = dedueix on hi ha parets
plays-labyrinth-cards-beginner = prova uns quants llocs
plays-labyrinth-cards-collector = s’emporta tot el que pot
plays-labyrinth-cards-planner = et deixa ben poca cosa
plays-mago-magino-beginner = sovint juga per caprici
plays-mago-magino-runner = va pel camí més curt
plays-mago-magino-distracted = planifica, però perd granotes de vista
plays-mago-magino-planner = planifica i no se li escapa res
plays-magic-maze-patient = s’ho pren amb calma
plays-magic-maze-teammate = va al teu ritme
plays-magic-maze-quick = actua de pressa
is-you = tu
is-host = porta la taula
is-bot = bot
is-away = no hi és
is-covered = continua un bot
ready = Ja hi soc!
leave = Aixeca’t
invite = Qui hi juga?
invite-qr = Codi QR amb l’enllaç d’aquesta taula
invite-private = Qui tingui l’enllaç pot jugar o mirar.
invite-public = Aquesta taula la pot veure tothom.
copy-link = Copia l’enllaç
copied = Copiat
start = Comença
start-now = Ja hi és tothom.
sit-down = Seu a taula
close = Tanca la taula
close-sure = Vols tancar aquesta taula? La partida s’acaba per a tothom.
close-yes = Sí, tanca-la
learn = Com s’hi juga
lobby-yours = La teva taula
lobby-invites = { $who } et convida
lobby-nobody = Vine a jugar
invite-short = Convidar
invite-code = Escaneja o escriu el codi
share = Comparteix
chairs-count = Nombre de llocs
chairs-fewer = Un lloc menys
chairs-more = Un lloc més
chairs-taken = { $taken } de { $seats } llocs ocupats
chair-who = Qui juga aquí?
chair-invite = convidar
chair-invite-bot = convidar o bot
chair-invite-says = Comparteix l’enllaç o digues { $code }
bot = Bot
bot-says = Toca com de bé juga
device = En aquest dispositiu
device-says = Us l’aneu passant
device-name = El nom
device-add = Afegeix
chair-away = Treure aquest lloc
shut = Tanca
name-save = Desa
colour-yours = El teu color
make-host = Cedir la taula
make-host-says = { $who } podrà canviar els ajustos i començar.
remove = Treure de la taula
remove-sure = Vols treure { $who }? D’aquí a un minut podrà tornar-hi.
remove-yes = Sí, treure
is-device = aquest dispositiu
is-here = aquí
settings-live = Tothom veu els canvis a l’instant
settings-by = Tria { $who }
customise = Personalitza
start-free =
    { $count ->
        [one] 1 lloc lliure
       *[other] { $count } llocs lliures
    }
start-away = { $who } no hi és
start-by = Comença { $who }
fill-bots = Omplir amb bots
join-there =
    { $count ->
        [0] Comença tu!
        [one] Ja hi ha 1 jugador.
       *[other] Ja hi ha { $count } jugadors.
    }
join-you = Tu
join-full =
    { $seats ->
        [one] L’únic lloc està ocupat
       *[other] Els { $seats } llocs estan ocupats
    }
join-full-says = Pots mirar aquesta partida o obrir la teva taula.
watch = Mirar
watch-just = Només mirar
own-table = Obrir la meva taula
watching = La partida ja ha començat. Estàs mirant.
code-title = Entrar amb un codi
code-label = Les 5 lletres de la taula
builder-use = Fer servir aquest
builder-set = El teu laberint és a punt. Només el servidor el coneix.
builder-random = Un altre cop a l’atzar
notify = Avisa’m quan em toqui
notify-on = T’avisarem quan et toqui
turn-yours = Et toca

## Playing
now-chance = Un moment…
players = Qui juga
hand = Què pots fer
log = Què ha passat
log-empty = Encara res.
chat = Xerrem
chat-say = Digues alguna cosa
chat-silence = Ara sense paraules: el joc demana silenci.
chat-send = Envia
chat-on = Permet escriure
chat-off = No permetis escriure
numbers-on = Mostra’m els números de les granotes
numbers-off = Amaga els números de les granotes
more = Més
pause = Demana una pausa
paused = La partida està en pausa.
pausing = Pausa demanada per { $who }: comença quan tothom l’hagi demanada.
resume = Continua
late = Fa estona que { $who } no juga.
cover = Que continuï un bot
gone = { $who } ja no hi és.
hand-on = Cedeix el lloc
move-seat = Porta el meu lloc a un altre dispositiu
leave-running = Me’n vaig: un bot continua per mi
covered-you = Un bot juga al teu lloc.
come-back = Torna a jugar
told-first =
    { $you ->
        [yes] Comences tu.
       *[no] Comença { $who }.
    }
told-victory =
    { $you ->
        [yes] Has guanyat!
       *[no] Ha guanyat { $who }.
    }
side-north = cap amunt
side-east = a la dreta
side-south = cap avall
side-west = a l’esquerra

## The end
end-won =
    { $you ->
        [yes] { $count ->
            [one] Has guanyat!
           *[other] Heu guanyat en equip: { $who }
        }
       *[no] { $count ->
            [one] Ha guanyat { $who }
           *[other] Han guanyat { $who }
        }
    }
end-lost = Aquesta vegada heu perdut
closed-abandoned = Ja no va venir ningú més.
closed-ended = Qui porta la taula l’ha tancada.
closed-fault = Alguna cosa ha fallat en el joc mateix. Ho sentim: el que s’ha jugat queda desat.
closed-limit = Aquesta taula s’ha fet massa gran i s’ha tancat. Obre’n una altra per continuar jugant.
closed-operator = Qui gestiona aquest lloc ha tancat aquesta taula.
again = Una altra
again-go = A la partida següent
record = El registre de la partida
chance-differs = Atenció: el registre no conté els nombres a l’atzar que va enviar aquest navegador. Potser s’han trucat els daus.

## A seat on another device
link-title = Un enllaç per a aquest lloc
link-says = Escaneja el codi amb l’altre dispositiu o obre-hi l’enllaç. Serveix una sola vegada, durant 10 minuts.
link-back = Torna a la taula
offer-title = Queda’t aquest lloc
offer-says = Continua jugant en aquest dispositiu. L’altre només podrà mirar.
offer-name = El teu nom, si ha de canviar
offer-take = Queda’t el lloc

## When something cannot be
error-title = No ha funcionat

## About
about-1 = Amb Clew es juga plegats a jocs de laberints al navegador. En anglès, «clew» és el cabdell de fil que ajuda a sortir del laberint.
about-names = Els noms dels jocs són dels seus propietaris. Clew no és seu, i ells no hi tenen res a veure.
about-own = Els textos, els dibuixos, les peces i les cartes d’aquí són nostres.
about-dice = Els daus es poden comprovar: abans de començar, cada taula es compromet amb un número secret, tothom hi afegeix alguna cosa seva, i al final qualsevol pot tornar a calcular cada tirada.
about-secrets = A ningú no se li envia el que no ha de saber. El que escriviu no es desa enlloc quan s’acaba la partida.
friendly-names = Aina, Biel, Cesc, Duna, Elna, Fermí, Gal·la, Hug, Iris, Jan, Kim, Laia, Mar, Nil, Ona, Pol, Quim, Roc, Sira, Teo, Unai, Vera, Xènia, Zoe

campaign = Els escenaris de Magic Maze
campaign-short = Escenaris
campaign-lead = De la primera visita al repte més gran: cada escenari hi afegeix alguna cosa. Fins aquí has arribat.
campaign-together = De la primera visita al repte més gran: cada escenari hi afegeix alguna cosa. Fins aquí heu arribat en grup. Qui convida tria el següent.
campaign-tried =
    { $games ->
        [0] Encara sense provar
        [one] Provat una vegada, { $won ->
            [0] encara sense guanyar
           *[other] i guanyat
        }
       *[other] Provat { $games } vegades, { $won ->
            [0] encara sense guanyar
            [one] guanyat una vegada
           *[other] guanyat { $won } vegades
        }
    }
campaign-best =
    El millor: rellotge de sorra { $timers ->
        [0] sense girar
        [one] girat una vegada
       *[other] girat { $timers } vegades
    }
campaign-best-left =
    El millor: rellotge de sorra { $timers ->
        [0] sense girar
        [one] girat una vegada
       *[other] girat { $timers } vegades
    }, quedaven { $left }
scenario-numbered = { $number }. { $title }

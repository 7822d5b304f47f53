### The pages around the games.

## Every page
skip = Ir al contenido
nav = Idioma, sonido y luz
sound = Sonido
theme = Claro u oscuro
line-lost = Se ha cortado la conexión. Probando otra vez…
line-lost-post = Eso no ha llegado. ¿Se ha cortado la conexión? Prueba otra vez.
stage-skipped = Jugadas saltadas: { $count }
about = Sobre Clew
foot-names = Los nombres de los juegos son de sus propietarios; Clew no es suyo.
home = Inicio
and = { $others } y { $last }
labelled = { $label }: { $name }

## Home
home-title = Laberintos para jugar en compañía
home-lead = Cuatro laberintos mágicos: con amigos, con bots o a solas. Sin cuenta: abre una mesa, envía el enlace y a jugar.
home-open = Jugar
row-waiting =
    { $free ->
        [0] los { $seats } sitios están ocupados
        [one] un sitio libre de { $seats }
       *[other] { $free } sitios libres de { $seats }
    }
facts-players =
    { $fewest ->
        [one] a solas o hasta { $most }
       *[other] de { $fewest } a { $most } personas
    }
facts-minutes = { $least }–{ $most } min
game-magic-labyrinth = El laberinto mágico
game-magic-maze = Magic Maze
game-labyrinth-cards = Laberinto, el juego de cartas
game-mago-magino = Mago Magino
lead-magic-labyrinth = Paredes que nadie ve. Recuerda dónde has chocado y llega al símbolo antes que nadie.
lead-magic-maze = Todos contra la arena, en tiempo real y casi sin hablar.
lead-labyrinth-cards = Traza caminos, une tesoros iguales y llévate las cartas.
lead-mago-magino = Un mago para todos, una bruja con su flecha y ranas bajo las que nadie puede mirar.

## A new table
your-name = Tu nombre
access = Quién puede encontrar esta mesa
access-private = Solo quien tenga el enlace
access-public = Todo el mundo
open-table = Abrir la mesa
settings = Ajustes
settings-more = Más ajustes
settings-save = Guardar estos ajustes
settings-usual = Como siempre.
switch-on = sí
switch-off = no

## Before the start
seat-free = Libre
seat-name = Sitio { $seat }
bot-plays = { $level }: { $plays }
bot-remove = Quitar
level-random = Al azar
level-forgetful = Fácil
level-attentive = Medio
level-cunning = Difícil
level-runner = Medio
level-patient = Tranquilo
level-teammate = Constante
level-quick = Rápido
level-beginner = Fácil
level-collector = Medio
level-distracted = Bastante difícil
level-planner = Difícil
plays-random = hace jugadas al azar
plays-magic-labyrinth-forgetful = olvida las paredes al cabo de un rato
plays-magic-labyrinth-attentive = recuerda todas las paredes
plays-magic-labyrinth-cunning = deduce dónde hay paredes
plays-labyrinth-cards-beginner = prueba unos pocos sitios
plays-labyrinth-cards-collector = se lleva todo lo que puede
plays-labyrinth-cards-planner = te deja poco
plays-mago-magino-beginner = a menudo juega por capricho
plays-mago-magino-runner = va por el camino más corto
plays-mago-magino-distracted = planea, pero se le escapan ranas
plays-mago-magino-planner = planea y no se le escapa nada
plays-magic-maze-patient = se toma su tiempo
plays-magic-maze-teammate = va a tu ritmo
plays-magic-maze-quick = actúa deprisa
is-you = tú
is-host = lleva la mesa
is-bot = bot
is-away = ausente
is-covered = sigue un bot
ready = ¡Ya estoy!
leave = Levantarse
invite = ¿Quién juega?
invite-qr = Código QR con el enlace de esta mesa
invite-private = Quien tenga el enlace puede jugar o mirar.
invite-public = Esta mesa la puede ver todo el mundo.
copy-link = Copiar el enlace
copied = Copiado
start = Empezar
start-now = Ya está todo el mundo.
sit-down = Sentarse
close = Cerrar la mesa
close-sure = ¿Cerrar esta mesa? La partida termina para todos.
close-yes = Sí, cerrarla
learn = Cómo se juega
lobby-yours = Tu mesa
lobby-invites = { $who } te invita
lobby-nobody = Ven a jugar
invite-short = Invitar
invite-code = Escanea o escribe el código
share = Compartir
chairs-count = Número de sitios
chairs-fewer = Un sitio menos
chairs-more = Un sitio más
chairs-taken = { $taken } de { $seats } sitios ocupados
chair-who = ¿Quién juega aquí?
chair-invite = invitar
chair-invite-bot = invitar o bot
chair-invite-says = Comparte el enlace o di { $code }
bot = Bot
bot-says = Toca cómo de bien juega
device = En este dispositivo
device-says = Os lo vais pasando
device-name = Su nombre
device-add = Añadir
chair-away = Quitar este sitio
shut = Cerrar
name-save = Guardar
colour-yours = Tu color
make-host = Ceder la mesa
make-host-says = { $who } podrá cambiar los ajustes y empezar.
remove = Quitar de la mesa
remove-sure = ¿Quitar a { $who }? Podrá volver a unirse en un minuto.
remove-yes = Sí, quitar
is-device = este dispositivo
is-here = aquí
settings-live = Todos ven los cambios al momento
settings-by = Elige { $who }
customise = Personalizar
start-free =
    { $count ->
        [one] 1 sitio libre
       *[other] { $count } sitios libres
    }
start-away = { $who } no está
start-by = Empieza { $who }
fill-bots = Llenar con bots
join-there =
    { $count ->
        [0] ¡Empieza tú!
        [one] Ya hay 1 jugador.
       *[other] Ya hay { $count } jugadores.
    }
join-you = Tú
join-full =
    { $seats ->
        [one] El único sitio está ocupado
       *[other] Los { $seats } sitios están ocupados
    }
join-full-says = Puedes mirar esta partida o abrir tu propia mesa.
watch = Mirar
watch-just = Solo mirar
own-table = Abrir mi propia mesa
watching = La partida ya ha empezado. Estás mirando.
code-title = Unirse con un código
code-label = Las 5 letras de la mesa
builder-use = Usar este laberinto
builder-set = Tu laberinto está listo. Solo el servidor lo conoce.
builder-random = Otra vez al azar
notify = Avísame cuando me toque
notify-on = Te avisaremos en tu turno
turn-yours = Te toca

## Playing
now-chance = Un momento…
players = Quién juega
hand = Lo que puedes hacer
log = Lo que ha pasado
log-empty = Todavía nada.
chat = Charla
chat-say = Di algo
chat-silence = Ahora sin palabras: el juego pide silencio.
chat-send = Enviar
chat-on = Permitir escribir
chat-off = No permitir escribir
numbers-on = Mostrarme los números de las ranas
numbers-off = Ocultar los números de las ranas
more = Más
pause = Pedir una pausa
paused = La partida está en pausa.
pausing = Pausa pedida por { $who }: empieza cuando la haya pedido todo el mundo.
resume = Seguir
late = { $who } lleva un rato sin jugar.
cover = Que siga un bot en su lugar
gone = { $who } se ha ido.
hand-on = Ceder el sitio
move-seat = Llevar mi sitio a otro dispositivo
leave-running = Irme: un bot sigue por mí
covered-you = Un bot juega en tu lugar.
come-back = Volver a jugar
told-first =
    { $you ->
        [yes] Empiezas tú.
       *[no] Empieza { $who }.
    }
told-victory =
    { $you ->
        [yes] ¡Has ganado!
       *[no] Ha ganado { $who }.
    }
side-north = hacia arriba
side-east = a la derecha
side-south = hacia abajo
side-west = a la izquierda

## The end
end-won =
    { $you ->
        [yes] { $count ->
            [one] ¡Has ganado!
           *[other] Habéis ganado en equipo: { $who }
        }
       *[no] { $count ->
            [one] Ha ganado { $who }
           *[other] Han ganado { $who }
        }
    }
end-lost = Esta vez no ha podido ser
closed-abandoned = Ya no vino nadie.
closed-ended = Quien lleva la mesa la ha cerrado.
closed-fault = Algo ha fallado en el propio juego. Lo sentimos: lo jugado queda guardado.
closed-limit = Esta mesa se ha hecho demasiado grande y se ha cerrado. Abre otra para seguir jugando.
closed-operator = Quien gestiona este sitio ha cerrado esta mesa.
again = Otra vez
again-go = A la próxima partida
record = El registro de la partida
chance-differs = Atención: el registro no contiene los números al azar que envió este navegador. Puede que se hayan trucado los dados.

## A seat on another device
link-title = Un enlace para este sitio
link-says = Escanea el código con el otro dispositivo o abre allí el enlace. Sirve una sola vez, durante 10 minutos.
link-back = Volver a la mesa
offer-title = Quedarse con este sitio
offer-says = Sigue jugando en este dispositivo. El otro solo podrá mirar.
offer-name = Tu nombre, si tiene que cambiar
offer-take = Quedarse con el sitio

## When something cannot be
error-title = No ha funcionado

## About
about-1 = Con Clew se juega en compañía a juegos de laberintos en el navegador. En inglés, «clew» es el ovillo de hilo que ayuda a salir del laberinto.
about-names = Los nombres de los juegos son de sus propietarios. Clew no es suyo ni tiene nada que ver con ellos.
about-own = Los textos, los dibujos, las losetas y las cartas son aquí nuestros.
about-dice = Los dados se pueden comprobar: antes de empezar, cada mesa se compromete con un número secreto, cada persona añade algo suyo, y al final cualquiera puede volver a calcular cada tirada.
about-secrets = A nadie se le envía lo que no debe saber. Lo que escribís no se guarda en ningún sitio cuando acaba la partida.
friendly-names = Ada, Berta, Cleo, Dani, Elio, Fran, Gala, Hugo, Leo, Jan, Kai, Lola, Manu, Nico, Olmo, Pepa, Quim, Rita, Sol, Teo, Uma, Vera, Yago, Zoe

campaign = Los escenarios de Magic Maze
campaign-short = Escenarios
campaign-lead = De la primera visita al mayor reto: cada escenario añade algo. Hasta aquí has llegado.
campaign-together = De la primera visita al mayor reto: cada escenario añade algo. Hasta aquí habéis llegado en grupo. Quien invita elige lo siguiente.
campaign-tried =
    { $games ->
        [0] Aún sin probar
        [one] Probado una vez, { $won ->
            [0] aún sin ganar
           *[other] y ganado
        }
       *[other] Probado { $games } veces, { $won ->
            [0] aún sin ganar
            [one] ganado una vez
           *[other] ganado { $won } veces
        }
    }
campaign-best =
    Lo mejor: reloj de arena { $timers ->
        [0] sin girar
        [one] girado una vez
       *[other] girado { $timers } veces
    }
campaign-best-left =
    Lo mejor: reloj de arena { $timers ->
        [0] sin girar
        [one] girado una vez
       *[other] girado { $timers } veces
    }, quedaban { $left }
scenario-numbered = { $number }. { $title }

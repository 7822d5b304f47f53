### The rules of the games, in our own words. An empty line begins a new paragraph.

## The Magic Labyrinth
rules-magic-labyrinth-1-title = De qué va
rules-magic-labyrinth-1 =
    De dos a cuatro magos pasean por un jardín de 36 casillas y buscan todos el mismo símbolo. Debajo del jardín hay paredes que nadie ve.

    Quien llega antes al símbolo gana su ficha. Con cinco fichas se gana la partida. Así que recuerda cada pared: las que has encontrado tú y aquellas con las que han chocado los demás.
rules-magic-labyrinth-2-title = El jardín
rules-magic-labyrinth-2 =
    El jardín tiene seis filas de seis casillas, y 24 de ellas llevan un símbolo. Cada mago empieza en una esquina propia: es su casa.

    Entre dos casillas vecinas puede haber una pared escondida. Con 19 paredes el laberinto es fácil; con 24, difícil. Desde cualquier casilla se llega a todas las demás, y ninguna esquina está mucho más lejos de los símbolos que otra.
rules-magic-labyrinth-3-title = Tu turno
rules-magic-labyrinth-3 =
    Tira el dado: sale 1, 2, 3 o 4. Da entonces hasta tantos pasos, cada uno a una casilla vecina: arriba, abajo, a la izquierda o a la derecha, nunca en diagonal.

    Puedes girar como quieras y parar antes. No vale tantear primero si hay pared: un paso dado, dado está.
rules-magic-labyrinth-4-title = ¡Plonc!
rules-magic-labyrinth-4 =
    Si hay una pared en tu camino, se suelta la bola que lleva tu mago debajo. El mago vuelve a su esquina y se acaba tu turno.

    La pared brilla un momento y todo el mundo la ve. Después queda escondida otra vez.
rules-magic-labyrinth-5-title = Símbolos y fichas
rules-magic-labyrinth-5 =
    Una ficha muestra qué símbolo se busca. Cuando llegas a su casilla, la ficha es tuya y termina tu turno; no hace falta que sea con el último paso.

    Entonces se saca la ficha siguiente. Si ya hay un mago sobre su símbolo, se la lleva de regalo y se saca otra.
rules-magic-labyrinth-6-title = Cuando hay alguien en medio
rules-magic-labyrinth-6 =
    Puedes pasar por casillas donde haya otros magos, pero no parar en ellas. Por eso solo puedes dar un paso a una casilla ocupada si después aún podrías llegar a una libre.

    Hay una excepción: si alguien está en tu esquina cuando te toca volver a casa, la compartís hasta que uno de los dos se vaya.
rules-magic-labyrinth-7-title = El final
rules-magic-labyrinth-7 =
    Quien tiene cinco fichas gana al momento. Entonces salen a la luz las paredes, y se ve con qué ha chocado cada cual.

    A solas juegas contra los turnos: ¿cuántos te bastan para cinco fichas?
rules-magic-labyrinth-8-title = Para pequeños y mayores
rules-magic-labyrinth-8 =
    Con niños pequeños, dejad a la vista las paredes con las que alguien ha chocado y marcad los pasos por los que ya se ha andado. Con tres fichas la partida es corta.

    Si lo queréis más difícil: esconded 24 paredes, mezclad los símbolos o construid un laberinto a mano. Se gira antes de empezar, para que ni quien lo ha construido sepa cómo ha quedado.

## Magic Maze
rules-magic-maze-1-title = De qué va
rules-magic-maze-1 =
    Cuatro héroes se cuelan en un centro comercial. Van a por una espada, una poción, un arco y un hacha, y quieren estar fuera antes de que se acabe la arena.

    Jugáis en equipo, a la vez y sin turnos. Ganáis o perdéis en equipo. Y casi todo el tiempo nadie puede decir ni una palabra.
rules-magic-maze-2-title = Qué puedes hacer
rules-magic-maze-2 =
    Ningún héroe es de nadie: cualquiera puede mover a los cuatro. Pero tu loseta de acción dice cómo. Hay quien solo puede mover hacia arriba, quien solo hacia la izquierda y quien puede explorar.

    Por eso siempre os necesitáis. Fíjate en lo que les hace falta a los héroes y haz tu parte cuando toque.
rules-magic-maze-3-title = Cómo se mueven los héroes
rules-magic-maze-3 =
    Un héroe va en línea recta, tan lejos como quieras, pero no a través de paredes, puertas cerradas ni otros héroes. Nunca hay más de un héroe en una casilla.

    Una escalera mecánica lleva a un héroe de una punta a la otra. A un vórtice se llega desde cualquier sitio: quien tiene el vórtice en su loseta puede enviar a un héroe a un vórtice libre de su color.
rules-magic-maze-4-title = Explorar
rules-magic-maze-4 =
    Al principio solo está la primera loseta del centro comercial. En sus puertas hay casillas de exploración, cada una del color de un héroe.

    Cuando un héroe está en una de su color, quien puede explorar pone la loseta siguiente tras esa puerta. Desde entonces se puede pasar por ahí en los dos sentidos.
rules-magic-maze-5-title = La arena
rules-magic-maze-5 =
    El reloj tiene arena para tres minutos. Empieza con la primera acción y no se detiene nunca. Cuando se acaba la arena, habéis perdido.

    Un héroe que entra en una casilla de reloj de arena le da la vuelta. Lo que ya había caído es ahora vuestro tiempo: cuanto más esperáis, más ganáis. Pero si esperáis demasiado, se acabó. Cada una de esas casillas sirve una sola vez.
rules-magic-maze-6-title = ¡Chis!
rules-magic-maze-6 =
    Antes de la primera acción podéis hablar cuanto queráis. Después, solo cuando se acaba de dar la vuelta al reloj, y hasta la próxima acción. La arena no espera.

    Siempre se puede mirar a alguien. Y está el peón: ponlo delante de quien debería hacer algo. Qué, no lo dice. En el primer escenario se habla con libertad de principio a fin.
rules-magic-maze-7-title = El robo y la huida
rules-magic-maze-7 =
    Cuando los cuatro héroes están a la vez sobre los objetos de su color, se los llevan. Haber estado antes no cuenta.

    Entonces salta la alarma. Ya no funciona ningún vórtice, y cada héroe tiene que llegar a una salida. Cuando sale el último, habéis ganado.
rules-magic-maze-8-title = Escenarios
rules-magic-maze-8 =
    Empezad por el primero. Los números 2 a 7 traen cada uno algo nuevo, que ya se queda. Los números 8 a 17 son retos: en el orden que queráis y con tantas losetas como os atreváis.

    El centro comercial es distinto cada vez, porque las losetas se mezclan.
rules-magic-maze-9-title = A solas
rules-magic-maze-9 =
    A solas tienes un montón de siete losetas de acción, una para cada cosa que se puede hacer. Destapa la siguiente cuando quieras: la de arriba es lo que puedes hacer, con cualquier héroe y tantas veces como quieras.

    Cuando llegas al final, el montón empieza de nuevo en el mismo orden. Cuando se da la vuelta al reloj, se mezcla. A solas se pueden jugar todos los escenarios menos el noveno.

## Labyrinth, the card game
rules-labyrinth-cards-1-title = De qué va
rules-labyrinth-cards-1 =
    De dos a seis personas ponen cartas con caminos y tesoros, una junto a otra. Quien une con un camino dos cartas que tienen el mismo tesoro puede llevarse una.

    Así el laberinto crece y encoge sin parar. Al final gana quien tiene más cartas.
rules-labyrinth-cards-2-title = Las cartas
rules-labyrinth-cards-2 =
    Hay 50 cartas cuadradas. Cada una tiene un camino que lleva a dos, tres o los cuatro lados, y dos tesoros en ese camino.

    Hay 25 tesoros, cada uno en cuatro cartas distintas. No hay dos cartas con los mismos dos tesoros.
rules-labyrinth-cards-3-title = Al principio
rules-labyrinth-cards-3 =
    Cada persona tiene dos cartas que las demás no ven. Cuatro cartas forman un cuadrado en el centro; sus caminos no tienen por qué unirse. Las otras son el mazo.
rules-labyrinth-cards-4-title = Poner una carta
rules-labyrinth-cards-4 =
    En tu turno pones una de tus dos cartas en un lugar libre junto a una carta que ya esté puesta. Puedes girarla como quieras.

    Al menos uno de sus caminos tiene que unirse con el de una vecina. En los otros lados, un camino puede acabar contra un borde. Las cartas se ponen borde con borde, nunca desplazadas.

    Si ninguna carta puesta lleva a un lugar libre, puedes poner la tuya contra cualquier lado. Pasa pocas veces.
rules-labyrinth-cards-5-title = Encontrar tesoros
rules-labyrinth-cards-5 =
    Sigue ahora los caminos desde tu nueva carta. Si uno lleva a una carta con alguno de sus dos tesoros, las dos están unidas. Da igual lo largo que sea el camino y qué más haya en él.
rules-labyrinth-cards-6-title = Llevarse cartas
rules-labyrinth-cards-6 =
    Puedes llevarte todas las cartas que estén unidas así: cada una es un punto. La carta que acabas de poner se queda.

    Las cartas se cogen una a una, y las que quedan tienen que seguir siempre unidas por los lados. Por eso algunas cartas solo se pueden coger después de otras, y algunas no se pueden coger. Un camino que pasaba por una carta recién cogida todavía vale.

    No tienes que coger nada. Si os gusta lo difícil, quitad la ayuda: entonces encuentras las cartas por tu cuenta, y si te equivocas se acaba tu turno.
rules-labyrinth-cards-7-title = Robar
rules-labyrinth-cards-7 =
    Al final de tu turno robas, para volver a tener dos cartas. Cuando el mazo se acaba, sigues con lo que tengas.
rules-labyrinth-cards-8-title = El final
rules-labyrinth-cards-8 =
    Cuando se han jugado todas las cartas, termina la partida. Gana quien se ha llevado más cartas; si hay empate, se comparte la victoria.

    Una partida corta tiene la mitad de cartas. Cada tesoro está entonces en dos de ellas.

## Mago Magino
rules-mago-magino-1-title = De qué va
rules-mago-magino-1 =
    De dos a cinco personas tienen dos niños cada una. Corren por el bosque oscuro hasta un escondite lleno de cristales y los llevan a casa por el largo prado. Gana quien lleva antes tres cristales a casa.

    Pero la bruja convierte a los niños en ranas, y todas las ranas son iguales. ¿Quién sabe todavía cuál es la suya?
rules-mago-magino-2-title = El anillo
rules-mago-magino-2 =
    El camino es un anillo: la casa del mago, tres casillas de bosque, el escondite de los cristales y nueve casillas de prado hasta la casa.

    Todos los niños y el mago empiezan en la casa. En una casilla caben tantos como quieran.
rules-mago-magino-3-title = Tu turno
rules-mago-magino-3 =
    Tira el dado. Con un número, mueve a uno de tus niños o al mago tantas casillas. O haz saltar a una rana, la que sea, una casilla.

    Con la bruja, primero gira la flecha. Después mueves una casilla a uno de tus niños, al mago o a cualquier rana.

    Se mueve en una sola dirección y se gastan todos los puntos. Solo en la casa, y un niño en el escondite, se puede parar antes. No se puede pasar: el mago siempre puede moverse.
rules-mago-magino-4-title = Quién va adónde
rules-mago-magino-4 =
    Por el bosque solo se va en una dirección, de la casa al escondite. Por el prado se va en las dos.

    Un niño con un cristal no puede entrar en el bosque. El mago se queda en el prado y en la casa. Una rana salta una casilla, salga lo que salga; la que saltó en el turno anterior no puede volver enseguida atrás.
rules-mago-magino-5-title = Los cristales
rules-mago-magino-5 =
    Un niño que acaba su movimiento en el escondite puede coger un cristal, solo uno cada vez. Un cristal perdido por el camino se recoge donde un niño empieza o acaba su movimiento, pero no al pasar.

    Un niño que llega a la casa con un cristal lo entrega: es tuyo para siempre, y el niño puede salir otra vez.
rules-mago-magino-6-title = La bruja
rules-mago-magino-6 =
    Cuando la flecha señala una casilla, todos los niños que hay en ella se convierten en ranas y sueltan su cristal. Si señala el bosque, es todo el bosque.

    En la casa no se hechiza a nadie. Y donde está el mago, nadie corre peligro.
rules-mago-magino-7-title = Las ranas
rules-mago-magino-7 =
    Cuando un niño es hechizado, se ve una sola vez en qué rana se ha convertido. Desde entonces una rana es una rana, y nadie puede mirar de quién es. ¡No pierdas de vista las tuyas!

    Una rana vuelve a ser niño cuando llega a la casa, cuando salta a donde está el mago o cuando el mago acaba su movimiento donde está ella. Entonces se ve quién era.
rules-mago-magino-8-title = Otra vez
rules-mago-magino-8 =
    Si tu movimiento ha liberado al menos a un niño, puedes tirar otra vez, sea de quien sea. Puede pasar varias veces seguidas. También puedes acabar tu turno.
rules-mago-magino-9-title = El final
rules-mago-magino-9 =
    Quien entrega su tercer cristal gana al momento. En una partida corta bastan dos.

    Si lo queréis más difícil, haced que las ranas se mezclen: las que se encuentran en una casilla se confunden, y hasta quien mira con atención les pierde la pista.

## The scenarios of Magic Maze
scenario-1-title = La primera visita
scenario-1 = Conoced el centro comercial con nueve losetas: los cuatro héroes salen por la salida morada. Podéis hablar cuanto queráis.
scenario-2-title = Cuatro salidas
scenario-2 = Ahora cada héroe tiene una salida de su color, y tres de ellas están en losetas nuevas. Solo se habla cuando se acaba de dar la vuelta al reloj.
scenario-3-title = Pásala
scenario-3 = Cada vez que se da la vuelta al reloj, cada loseta de acción pasa a la izquierda. Mira enseguida qué puedes hacer ahora.
scenario-4-title = Huecos pequeños, voces altas
scenario-4 = Solo el enano cabe por los huecos pequeños de las paredes. Y cuando explora el elfo, los altavoces os dejan hablar.
scenario-5-title = La bola de cristal
scenario-5 = Si el mago está en una bola de cristal, quien puede explorar pone hasta dos losetas en puertas abiertas, por lejos que estén. En la primera loseta ya no hay vórtices.
scenario-6-title = Cámaras
scenario-6 = Mientras funcionen dos cámaras o más, ningún héroe puede entrar en una casilla de reloj de arena. El bárbaro apaga una cámara al entrar en ella.
scenario-7-title = Ojos por todas partes
scenario-7 = Ahora las cuatro cámaras están entre las losetas. El centro comercial es más grande que nunca, y el bárbaro tiene mucho que hacer.
scenario-8-title = El mazo abierto
scenario-8 = Las losetas están boca arriba y se ve cuál es la siguiente. Pensad detrás de qué puerta conviene ponerla.
scenario-9-title = Alguien dirige
scenario-9 = Una persona no tiene loseta de acción, pero es la única que puede poner el peón delante de las demás. Cuando pasan las losetas, también pasa el mando; de tres a nueve personas.
scenario-10-title = Cambiados
scenario-10 = Para engañar a los guardias, cada héroe se lleva un objeto que no es el suyo. Luego cada uno sale por una salida de otro color, y cada salida sirve para uno solo.
scenario-11-title = El centro que encoge
scenario-11 = Antes del robo, cada vez que se da la vuelta al reloj tenéis que quitar dos losetas, y el resto debe seguir unido. Si no se puede, habéis perdido.
scenario-12-title = Solo con las manos
scenario-12 = Aunque se pueda hablar, no hay palabras. Podéis señalar y hacer gestos.
scenario-13-title = Dos centros comerciales
scenario-13 = Dos héroes empiezan en un centro comercial y dos en otro, y solo los vórtices llevan de uno a otro. Nunca están los cuatro en el mismo.
scenario-14-title = Ni una palabra
scenario-14 = Desde la primera acción ya no se habla, ni siquiera al dar la vuelta al reloj. Os quedan el peón y los ojos.
scenario-15-title = Solo con los ojos
scenario-15 = Ni hablar ni peón. Solo queda la mirada.
scenario-16-title = Sin atajos
scenario-16 = No funciona ningún vórtice. Todo hay que andarlo.
scenario-17-title = Sin apreturas
scenario-17 = Nunca hay dos héroes en la misma loseta, salvo en la primera. Quien llega a una salida se queda en ella, y nadie más puede entrar en esa loseta.

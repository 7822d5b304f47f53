### The rules of the games, in our own words. An empty line begins a new paragraph.

## The Magic Labyrinth
rules-magic-labyrinth-1-title = De què va
rules-magic-labyrinth-1 =
    De dos a quatre mags passegen per un jardí de 36 caselles i busquen tots el mateix símbol. Sota el jardí hi ha parets que ningú no veu.

    Qui arriba abans al símbol en guanya la fitxa. Amb cinc fitxes es guanya la partida. Recorda, doncs, cada paret: les que has trobat tu i aquelles amb què han topat els altres.
rules-magic-labyrinth-2-title = El jardí
rules-magic-labyrinth-2 =
    El jardí té sis files de sis caselles, i 24 porten un símbol. Cada mag comença en una cantonada pròpia: és casa seva.

    Entre dues caselles veïnes hi pot haver una paret amagada. Amb 19 parets el laberint és fàcil; amb 24, difícil. Des de qualsevol casella s’arriba a totes les altres, i cap cantonada no és gaire més lluny dels símbols que una altra.
rules-magic-labyrinth-3-title = El teu torn
rules-magic-labyrinth-3 =
    Tira el dau: surt 1, 2, 3 o 4. Fes llavors fins a tants passos, cadascun a una casella veïna: amunt, avall, a l’esquerra o a la dreta, mai en diagonal.

    Pots girar com vulguis i parar abans. No s’hi val a palpar primer si hi ha paret: un pas fet, fet està.
rules-magic-labyrinth-4-title = Plonc!
rules-magic-labyrinth-4 =
    Si hi ha una paret en el teu camí, es desprèn la bola que el teu mag porta a sota. El mag torna a la seva cantonada i s’acaba el teu torn.

    La paret brilla un moment i tothom la veu. Després torna a quedar amagada.
rules-magic-labyrinth-5-title = Símbols i fitxes
rules-magic-labyrinth-5 =
    Una fitxa mostra quin símbol es busca. Quan arribes a la seva casella, la fitxa és teva i s’acaba el teu torn; no cal que sigui amb l’últim pas.

    Llavors es treu la fitxa següent. Si ja hi ha un mag sobre el seu símbol, se l’endú de regal i se’n treu una altra.
rules-magic-labyrinth-6-title = Quan hi ha algú pel mig
rules-magic-labyrinth-6 =
    Pots passar per caselles on hi hagi altres mags, però no parar-hi. Per això només pots fer un pas a una casella ocupada si després encara podries arribar a una de lliure.

    Hi ha una excepció: si hi ha algú a la teva cantonada quan has de tornar a casa, la compartiu fins que un dels dos se’n vagi.
rules-magic-labyrinth-7-title = El final
rules-magic-labyrinth-7 =
    Qui té cinc fitxes guanya de seguida. Llavors les parets surten a la llum, i tothom veu amb què ha topat.

    En solitari jugues contra els torns: quants te’n calen per aconseguir cinc fitxes?
rules-magic-labyrinth-8-title = Per a petits i grans
rules-magic-labyrinth-8 =
    Amb nens petits, deixeu a la vista les parets amb què algú ha topat i marqueu els passos per on ja s’ha caminat. Amb tres fitxes la partida és curta.

    Si ho voleu més difícil: amagueu 24 parets, barregeu els símbols o construïu un laberint a mà. Es gira abans de començar, perquè ni qui l’ha construït sàpiga com ha quedat.

## Magic Maze
rules-magic-maze-1-title = De què va
rules-magic-maze-1 =
    Quatre herois s’esmunyen dins un centre comercial. Volen una espasa, una poció, un arc i una destral, i volen ser fora abans que s’acabi la sorra.

    Jugueu en equip, alhora i sense torns. Guanyeu o perdeu en equip. I gairebé tota l’estona ningú no pot dir ni una paraula.
rules-magic-maze-2-title = Què pots fer
rules-magic-maze-2 =
    Cap heroi no és de ningú: tothom pot moure tots quatre. Però la teva peça d’acció diu com. Hi ha qui només pot moure cap amunt, qui només cap a l’esquerra i qui pot explorar.

    Per això sempre us necessiteu. Mira què els cal als herois i fes la teva part quan toqui.
rules-magic-maze-3-title = Com es mouen els herois
rules-magic-maze-3 =
    Un heroi va en línia recta, tan lluny com vulguis, però no a través de parets, portes tancades ni altres herois. Mai no hi ha més d’un heroi en una casella.

    Una escala mecànica porta un heroi d’una punta a l’altra. A un vòrtex s’hi arriba des de tot arreu: qui té el vòrtex a la seva peça pot enviar un heroi a un vòrtex lliure del seu color.
rules-magic-maze-4-title = Explorar
rules-magic-maze-4 =
    Al principi només hi ha la primera peça del centre comercial. A les seves portes hi ha caselles d’exploració, cadascuna del color d’un heroi.

    Quan un heroi és en una del seu color, qui pot explorar posa la peça següent darrere d’aquella porta. Des d’aleshores tothom hi pot passar, en els dos sentits.
rules-magic-maze-5-title = La sorra
rules-magic-maze-5 =
    El rellotge té sorra per a tres minuts. Comença amb la primera acció i no s’atura mai. Quan s’acaba la sorra, heu perdut.

    Un heroi que entra en una casella de rellotge de sorra el gira. El que ja havia caigut és ara el vostre temps: com més espereu, més guanyeu. Però si espereu massa, s’ha acabat. Cadascuna d’aquestes caselles serveix una sola vegada.
rules-magic-maze-6-title = Xst!
rules-magic-maze-6 =
    Abans de la primera acció podeu parlar tant com vulgueu. Després, només quan s’acaba de girar el rellotge, i fins a la pròxima acció. La sorra no s’espera.

    Sempre es pot mirar algú. I hi ha el peó: posa’l davant de qui hauria de fer alguna cosa. Quina, no ho diu. En el primer escenari es parla amb llibertat de cap a cap.
rules-magic-maze-7-title = El robatori i la fugida
rules-magic-maze-7 =
    Quan els quatre herois són alhora sobre els objectes del seu color, se’ls emporten. Haver-hi estat abans no compta.

    Llavors salta l’alarma. Ja no funciona cap vòrtex, i cada heroi ha d’arribar a una sortida. Quan surt l’últim, heu guanyat.
rules-magic-maze-8-title = Escenaris
rules-magic-maze-8 =
    Comenceu pel primer. Els números 2 a 7 porten cadascun alguna novetat, que ja s’hi queda. Els números 8 a 17 són reptes: en l’ordre que vulgueu i amb tantes peces com goseu.

    El centre comercial és diferent cada vegada, perquè les peces es barregen.
rules-magic-maze-9-title = En solitari
rules-magic-maze-9 =
    En solitari tens una pila de set peces d’acció, una per a cada cosa que es pot fer. Destapa la següent quan vulguis: la de dalt és el que pots fer, amb qualsevol heroi i tantes vegades com vulguis.

    Quan arribes al final, la pila torna a començar en el mateix ordre. Quan es gira el rellotge, es barreja. En solitari es poden jugar tots els escenaris menys el novè.

## Labyrinth, the card game
rules-labyrinth-cards-1-title = De què va
rules-labyrinth-cards-1 =
    De dues a sis persones posen cartes amb camins i tresors, l’una al costat de l’altra. Qui uneix amb un camí dues cartes que tenen el mateix tresor se’n pot endur una.

    Així el laberint creix i s’encongeix sense parar. Al final guanya qui té més cartes.
rules-labyrinth-cards-2-title = Les cartes
rules-labyrinth-cards-2 =
    Hi ha 50 cartes quadrades. Cadascuna té un camí que porta a dos, tres o tots quatre costats, i dos tresors en aquest camí.

    Hi ha 25 tresors, cadascun en quatre cartes diferents. No hi ha dues cartes amb els mateixos dos tresors.
rules-labyrinth-cards-3-title = Al principi
rules-labyrinth-cards-3 =
    Cada persona té dues cartes que les altres no veuen. Quatre cartes formen un quadrat al mig; els seus camins no cal que s’uneixin. Les altres són el munt.
rules-labyrinth-cards-4-title = Posar una carta
rules-labyrinth-cards-4 =
    En el teu torn poses una de les teves dues cartes en un lloc lliure al costat d’una carta que ja hi sigui. La pots girar com vulguis.

    Almenys un dels seus camins s’ha d’unir amb el d’una veïna. Als altres costats, un camí pot acabar contra una vora. Les cartes es posen vora amb vora, mai desplaçades.

    Si cap carta posada no porta a un lloc lliure, pots posar la teva contra qualsevol costat. Passa poques vegades.
rules-labyrinth-cards-5-title = Trobar tresors
rules-labyrinth-cards-5 =
    Segueix ara els camins des de la teva carta nova. Si n’hi ha un que porta a una carta amb algun dels seus dos tresors, totes dues estan unides. Tant és com de llarg sigui el camí i què més hi hagi.
rules-labyrinth-cards-6-title = Endur-se cartes
rules-labyrinth-cards-6 =
    Et pots endur totes les cartes unides així: cadascuna és un punt. La carta que acabes de posar es queda.

    Les cartes s’agafen d’una en una, i les que queden han de continuar sempre unides pels costats. Per això algunes només es poden agafar després d’altres, i algunes no es poden agafar. Un camí que passava per una carta acabada d’agafar encara val.

    No has d’agafar res per força. Si us agrada difícil, traieu l’ajuda: llavors trobes les cartes pel teu compte, i si t’equivoques s’acaba el teu torn.
rules-labyrinth-cards-7-title = Robar
rules-labyrinth-cards-7 =
    Al final del teu torn robes, per tornar a tenir dues cartes. Quan el munt s’acaba, continues amb el que tens.
rules-labyrinth-cards-8-title = El final
rules-labyrinth-cards-8 =
    Quan s’han jugat totes les cartes, s’acaba la partida. Guanya qui s’ha endut més cartes; si hi ha empat, es comparteix la victòria.

    Una partida curta té la meitat de cartes. Cada tresor és llavors en dues.

## Mago Magino
rules-mago-magino-1-title = De què va
rules-mago-magino-1 =
    De dues a cinc persones tenen dos nens cadascuna. Corren pel bosc fosc fins a un amagatall ple de cristalls i els porten a casa pel prat llarg. Guanya qui porta abans tres cristalls a casa.

    Però la bruixa converteix els nens en granotes, i totes les granotes són iguals. Qui sap encara quina és la seva?
rules-mago-magino-2-title = L’anella
rules-mago-magino-2 =
    El camí és una anella: la casa del mag, tres caselles de bosc, l’amagatall dels cristalls i nou caselles de prat fins a la casa.

    Tots els nens i el mag comencen a la casa. En una casella n’hi caben tants com vulguin.
rules-mago-magino-3-title = El teu torn
rules-mago-magino-3 =
    Tira el dau. Amb un número, mou un dels teus nens o el mag tantes caselles. O fes saltar una granota, la que sigui, una casella.

    Amb la bruixa, primer gira la fletxa. Després mous una casella un dels teus nens, el mag o qualsevol granota.

    Es mou en una sola direcció i es gasten tots els punts. Només a la casa, i un nen a l’amagatall, es pot parar abans. No es pot passar: el mag sempre es pot moure.
rules-mago-magino-4-title = Qui va on
rules-mago-magino-4 =
    Pel bosc només es va en una direcció, de la casa a l’amagatall. Pel prat es va en totes dues.

    Un nen amb un cristall no pot entrar al bosc. El mag es queda al prat i a la casa. Una granota salta una casella, surti el que surti; la que ha saltat en el torn anterior no pot tornar de seguida enrere.
rules-mago-magino-5-title = Els cristalls
rules-mago-magino-5 =
    Un nen que acaba el seu moviment a l’amagatall pot agafar un cristall, només un cada vegada. Un cristall perdut pel camí es recull on un nen comença o acaba el seu moviment, però no de passada.

    Un nen que arriba a la casa amb un cristall el lliura: és teu per sempre, i el nen pot tornar a sortir.
rules-mago-magino-6-title = La bruixa
rules-mago-magino-6 =
    Quan la fletxa assenyala una casella, tots els nens que hi ha es converteixen en granotes i deixen anar el seu cristall. Si assenyala el bosc, és tot el bosc.

    A la casa no s’encanta ningú. I on hi ha el mag, ningú no corre perill.
rules-mago-magino-7-title = Les granotes
rules-mago-magino-7 =
    Quan un nen és encantat, es veu una sola vegada en quina granota s’ha convertit. Des d’aleshores una granota és una granota, i ningú no pot mirar de qui és. No perdis de vista les teves!

    Una granota torna a ser nen quan arriba a la casa, quan salta on hi ha el mag o quan el mag acaba el seu moviment on és ella. Llavors tothom veu qui era.
rules-mago-magino-8-title = Una altra vegada
rules-mago-magino-8 =
    Si el teu moviment ha alliberat almenys un nen, pots tornar a tirar, sigui de qui sigui. Pot passar més d’una vegada seguida. També pots acabar el teu torn.
rules-mago-magino-9-title = El final
rules-mago-magino-9 =
    Qui lliura el seu tercer cristall guanya de seguida. En una partida curta n’hi ha prou amb dos.

    Si ho voleu més difícil, feu que les granotes es barregin: les que es troben en una casella es confonen, i fins i tot qui mira amb atenció en perd la pista.

## The scenarios of Magic Maze
scenario-1-title = La primera visita
scenario-1 = Coneixeu el centre comercial amb nou peces: els quatre herois surten per la sortida lila. Podeu parlar tant com vulgueu.
scenario-2-title = Quatre sortides
scenario-2 = Ara cada heroi té una sortida del seu color, i tres són en peces noves. Només es parla quan s’acaba de girar el rellotge.
scenario-3-title = Passa-la
scenario-3 = Cada vegada que es gira el rellotge, cada peça d’acció passa a l’esquerra. Mira de seguida què pots fer ara.
scenario-4-title = Forats petits, veus altes
scenario-4 = Només el nan passa pels forats petits de les parets. I quan explora l’elf, els altaveus us deixen parlar.
scenario-5-title = La bola de cristall
scenario-5 = Si el mag és en una bola de cristall, qui pot explorar posa fins a dues peces en portes obertes, per lluny que siguin. A la primera peça ja no hi ha vòrtexs.
scenario-6-title = Càmeres
scenario-6 = Mentre funcionin dues càmeres o més, cap heroi no pot entrar en una casella de rellotge de sorra. El bàrbar apaga una càmera quan hi entra.
scenario-7-title = Ulls pertot arreu
scenario-7 = Ara les quatre càmeres són entre les peces. El centre comercial és més gran que mai, i el bàrbar té molta feina.
scenario-8-title = La pila oberta
scenario-8 = Les peces són de cara amunt i tothom veu quina ve després. Penseu darrere de quina porta convé posar-la.
scenario-9-title = Algú mana
scenario-9 = Una persona no té peça d’acció, però és l’única que pot posar el peó davant de les altres. Quan les peces passen, també passa el comandament; de tres a nou persones.
scenario-10-title = Canviats
scenario-10 = Per enganyar els guardes, cada heroi s’endú un objecte que no és el seu. Després cadascun surt per una sortida d’un altre color, i cada sortida serveix per a un de sol.
scenario-11-title = El centre que s’encongeix
scenario-11 = Abans del robatori, cada vegada que es gira el rellotge heu de treure dues peces, i la resta ha de continuar unida. Si no es pot, heu perdut.
scenario-12-title = Només amb les mans
scenario-12 = Encara que es pugui parlar, no hi ha paraules. Podeu assenyalar i fer gestos.
scenario-13-title = Dos centres comercials
scenario-13 = Dos herois comencen en un centre comercial i dos en un altre, i només els vòrtexs porten de l’un a l’altre. Mai no són tots quatre al mateix.
scenario-14-title = Ni una paraula
scenario-14 = Des de la primera acció ja no es parla, ni quan es gira el rellotge. Us queden el peó i els ulls.
scenario-15-title = Només amb els ulls
scenario-15 = Ni parlar ni peó. Només queda la mirada.
scenario-16-title = Sense dreceres
scenario-16 = No funciona cap vòrtex. Tot s’ha de caminar.
scenario-17-title = Sense empentes
scenario-17 = Mai no hi ha dos herois a la mateixa peça, tret de la primera. Qui arriba a una sortida s’hi queda, i ningú més no pot entrar en aquella peça.

### The rules of the games, in our own words. An empty line begins a new paragraph.

## The Magic Labyrinth
rules-magic-labyrinth-1-title = Waar het om gaat
rules-magic-labyrinth-1 =
    Twee tot vier magiërs lopen door een tuin van 36 vakjes en zoeken allemaal hetzelfde symbool. Onder de tuin staan muren die niemand ziet.

    Wie het eerst bij het symbool is, wint het fiche. Met vijf fiches win je het spel. Onthoud dus elke muur: die je zelf gevonden hebt, en die waar anderen tegenaan liepen.
rules-magic-labyrinth-2-title = De tuin
rules-magic-labyrinth-2 =
    De tuin heeft zes rijen van zes vakjes, en op 24 daarvan staat een symbool. Elke magiër begint in een eigen hoek: daar is hij thuis.

    Tussen twee vakjes naast elkaar kan een verborgen muur staan. Met 19 muren is de doolhof makkelijk, met 24 moeilijk. Van elk vakje kun je bij elk ander komen, en geen hoek ligt veel verder van de symbolen dan een andere.
rules-magic-labyrinth-3-title = Jouw beurt
rules-magic-labyrinth-3 =
    Gooi de dobbelsteen: je gooit 1, 2, 3 of 4. Zet dan hoogstens zoveel stappen, elk naar een vakje ernaast: omhoog, omlaag, naar links of naar rechts, nooit schuin.

    Je mag afslaan zoals je wilt en eerder stoppen. Vooraf voelen of er een muur is, kan niet: een stap is een stap.
rules-magic-labyrinth-4-title = Plonk!
rules-magic-labyrinth-4 =
    Staat er een muur in de weg, dan valt de kogel onder je magiër eraf. Je magiër gaat terug naar zijn hoek en je beurt is voorbij.

    De muur licht even op en iedereen ziet hem. Daarna is hij weer verborgen.
rules-magic-labyrinth-5-title = Symbolen en fiches
rules-magic-labyrinth-5 =
    Een fiche laat zien welk symbool iedereen zoekt. Kom je op dat vakje, dan is het fiche van jou en eindigt je beurt; het hoeft niet met je laatste stap te zijn.

    Dan wordt het volgende fiche getrokken. Staat er al een magiër op dat symbool, dan krijgt die het cadeau en wordt er nog een getrokken.
rules-magic-labyrinth-6-title = Als anderen in de weg staan
rules-magic-labyrinth-6 =
    Over vakjes waar anderen staan mag je lopen, maar je mag er niet stoppen. Een stap naar een bezet vakje mag daarom alleen als je daarna nog bij een vrij vakje zou kunnen komen.

    Er is één uitzondering: staat er iemand in jouw hoek als je naar huis moet, dan delen jullie die tot een van jullie weggaat.
rules-magic-labyrinth-7-title = Het einde
rules-magic-labyrinth-7 =
    Wie vijf fiches heeft, wint meteen. Dan komen de muren tevoorschijn en ziet iedereen waar de klappen vielen.

    Alleen speel je tegen de beurten: hoe weinig heb je er nodig voor vijf fiches?
rules-magic-labyrinth-8-title = Voor klein en groot
rules-magic-labyrinth-8 =
    Met kleine kinderen laat je de muren zichtbaar waar iemand tegenaan liep, en laat je de wegen staan die al gelopen zijn. Drie fiches maken een kort spel.

    Moet het moeilijker: verstop 24 muren, schud de symbolen of bouw zelf een doolhof. Die wordt voor het spel gedraaid, zodat zelfs de bouwer niet weet hoe hij ligt.

## Magic Maze
rules-magic-maze-1-title = Waar het om gaat
rules-magic-maze-1 =
    Vier helden sluipen een winkelcentrum binnen. Ze willen een zwaard, een toverdrank, een boog en een bijl, en ze willen weer buiten zijn voordat het zand op is.

    Jullie spelen allemaal samen, tegelijk en zonder beurten. Jullie winnen samen of verliezen samen. En meestal mag niemand een woord zeggen.
rules-magic-maze-2-title = Wat je mag doen
rules-magic-maze-2 =
    Geen enkele held is van iemand alleen: iedereen mag ze alle vier verzetten. Maar je actietegel zegt hoe. De een mag helden alleen omhoog verzetten, de ander alleen naar links, en een derde mag verkennen.

    Je hebt de anderen dus altijd nodig. Kijk wat de helden nodig hebben, en doe jouw deel als het zover is.
rules-magic-maze-3-title = Hoe helden lopen
rules-magic-maze-3 =
    Een held loopt rechtuit, zo ver je wilt, maar niet door muren, dichte deuren of andere helden. Op een vakje staat nooit meer dan één held.

    Een roltrap brengt een held van het ene eind naar het andere. Een draaikolk is overal vandaan te bereiken: wie de draaikolk op zijn tegel heeft, mag een held naar een vrije draaikolk van zijn kleur sturen.
rules-magic-maze-4-title = Verkennen
rules-magic-maze-4 =
    In het begin ligt alleen de eerste tegel van het winkelcentrum er. Bij de deuren zijn verkenningsvakjes, elk in de kleur van een held.

    Staat een held op een vakje van zijn eigen kleur, dan legt wie mag verkennen de volgende tegel achter die deur. Vanaf dan mag iedereen erdoor, beide kanten op.
rules-magic-maze-5-title = Het zand
rules-magic-maze-5 =
    In de zandloper zit zand voor drie minuten. Hij begint te lopen bij de eerste actie en stopt nooit. Is het zand op, dan hebben jullie verloren.

    Een held die op een zandlopervakje komt, draait de zandloper om. Wat al doorgelopen was, is nu jullie tijd: hoe langer je wacht, hoe meer je wint. Wacht je te lang, dan is het voorbij. Elk van die vakjes werkt maar één keer.
rules-magic-maze-6-title = Sst!
rules-magic-maze-6 =
    Voor de eerste actie praten jullie zoveel je wilt. Daarna alleen nog als de zandloper net is omgedraaid, tot iemand de volgende actie doet. Het zand wacht niet op jullie.

    Naar iemand kijken mag altijd. En er is de pion: zet hem bij iemand die iets zou moeten doen. Wat, dat zegt hij niet. In het eerste scenario mag je van begin tot eind praten.
rules-magic-maze-7-title = De diefstal en de vlucht
rules-magic-maze-7 =
    Staan alle vier de helden tegelijk op de voorwerpen van hun eigen kleur, dan nemen ze die mee. Er eerder geweest zijn telt niet.

    Dan gaat het alarm af. Geen draaikolk werkt nog, en elke held moet naar een uitgang. Is de laatste buiten, dan hebben jullie gewonnen.
rules-magic-maze-8-title = Scenario’s
rules-magic-maze-8 =
    Begin met het eerste. Nummer 2 tot en met 7 brengen elk iets nieuws, en dat blijft daarna gelden. Nummer 8 tot en met 17 zijn uitdagingen: in elke volgorde, met zoveel tegels als jullie durven.

    Het winkelcentrum is elke keer anders, want de tegels worden geschud.
rules-magic-maze-9-title = Alleen
rules-magic-maze-9 =
    Alleen heb je zeven actietegels op een stapel, één voor elk ding dat je kunt doen. Draai de volgende om wanneer je wilt: de bovenste is wat je kunt doen, met elke held en zo vaak je wilt.

    Ben je erdoorheen, dan begint de stapel opnieuw in dezelfde volgorde. Wordt de zandloper omgedraaid, dan wordt hij geschud. Alleen kun je elk scenario spelen, behalve het negende.

## Labyrinth, the card game
rules-labyrinth-cards-1-title = Waar het om gaat
rules-labyrinth-cards-1 =
    Twee tot zes spelers leggen kaarten met wegen en schatten tegen elkaar aan. Wie twee kaarten met dezelfde schat door een weg verbindt, mag er een pakken.

    Zo groeit en krimpt de doolhof de hele tijd. Wie aan het eind de meeste kaarten heeft, wint.
rules-labyrinth-cards-2-title = De kaarten
rules-labyrinth-cards-2 =
    Er zijn 50 vierkante kaarten. Op elke kaart staat een weg die naar twee, drie of alle vier de kanten loopt, met twee schatten erop.

    Er zijn 25 schatten, elk op vier verschillende kaarten. Geen twee kaarten hebben dezelfde twee schatten.
rules-labyrinth-cards-3-title = In het begin
rules-labyrinth-cards-3 =
    Iedereen heeft twee kaarten, die de anderen niet zien. Vier kaarten liggen als een vierkant in het midden; hun wegen hoeven niet op elkaar aan te sluiten. De rest is de stapel.
rules-labyrinth-cards-4-title = Een kaart leggen
rules-labyrinth-cards-4 =
    In je beurt leg je een van je twee kaarten op een vrije plek naast een kaart die er al ligt. Je mag hem draaien zoals je wilt.

    Minstens één van zijn wegen moet aansluiten op een weg ernaast. Aan de andere kanten mag een weg gerust tegen een rand doodlopen. Kaarten liggen rand aan rand, nooit verschoven.

    Loopt geen van de gelegde kaarten naar een vrije plek, dan mag je de jouwe tegen elke kant leggen. Dat komt zelden voor.
rules-labyrinth-cards-5-title = Schatten vinden
rules-labyrinth-cards-5 =
    Volg nu de wegen vanaf je nieuwe kaart. Loopt er een naar een kaart met een van zijn twee schatten, dan zijn die twee verbonden. Hoe lang de weg is en wat er verder op ligt, maakt niet uit.
rules-labyrinth-cards-6-title = Kaarten pakken
rules-labyrinth-cards-6 =
    Elke kaart die zo verbonden is, mag je pakken: elke kaart is een punt. De kaart die je net gelegd hebt, blijft liggen.

    Je pakt de kaarten een voor een, en wat blijft liggen moet altijd met de zijkanten aan elkaar zitten. Sommige kaarten kunnen dus pas na andere, en sommige helemaal niet. Een weg die door een net gepakte kaart liep, telt nog steeds.

    Je hoeft niets te pakken. Wie het moeilijk wil, zet de hulp uit: dan zoek je de kaarten zelf, en na een foute is je beurt voorbij.
rules-labyrinth-cards-7-title = Trekken
rules-labyrinth-cards-7 =
    Aan het eind van je beurt trek je bij, zodat je weer twee kaarten hebt. Is de stapel leeg, dan speel je verder met wat je hebt.
rules-labyrinth-cards-8-title = Het einde
rules-labyrinth-cards-8 =
    Zijn alle kaarten gespeeld, dan is het spel afgelopen. Wie de meeste kaarten heeft gepakt, wint; bij gelijke stand delen jullie de overwinning.

    Een kort spel heeft half zoveel kaarten. Elke schat staat dan op twee daarvan.

## Mago Magino
rules-mago-magino-1-title = Waar het om gaat
rules-mago-magino-1 =
    Twee tot vijf spelers hebben elk twee kinderen. Die rennen door het donkere bos naar een schuilplaats vol kristallen en brengen ze over de lange weide naar huis. Wie het eerst drie kristallen thuisbrengt, wint.

    Maar de heks verandert kinderen in kikkers, en alle kikkers zien er hetzelfde uit. Weet jij nog welke van jou is?
rules-mago-magino-2-title = De ring
rules-mago-magino-2 =
    De weg is een ring: het huis van de magiër, drie vakken bos, de schuilplaats met de kristallen, en dan negen vakken weide terug naar het huis.

    Alle kinderen en de magiër beginnen in het huis. Op een vak mogen er zoveel staan als er willen.
rules-mago-magino-3-title = Jouw beurt
rules-mago-magino-3 =
    Gooi de dobbelsteen. Bij een getal verzet je een van je kinderen of de magiër zoveel vakken. Of je laat een kikker springen, het geeft niet welke, één vak ver.

    Bij de heks draait eerst de pijl. Dan verzet je een van je kinderen, de magiër of een kikker één vak.

    Je loopt in één richting en gebruikt alle punten. Alleen bij het huis, en met een kind bij de schuilplaats, mag je eerder stoppen. Overslaan kan niet: de magiër kan altijd lopen.
rules-mago-magino-4-title = Wie waarheen mag
rules-mago-magino-4 =
    Door het bos gaat het maar één kant op, van het huis naar de schuilplaats. Op de weide mag je beide kanten op.

    Een kind met een kristal mag het bos niet in. De magiër blijft op de weide en in het huis. Een kikker springt één vak, wat er ook gegooid is; wie in de vorige beurt sprong, mag niet meteen terug.
rules-mago-magino-5-title = Kristallen
rules-mago-magino-5 =
    Een kind dat in de schuilplaats eindigt, mag een kristal pakken, steeds maar één. Een kristal dat onderweg verloren is, mag een kind oprapen waar zijn zet begint of eindigt, maar niet in het voorbijgaan.

    Een kind dat met een kristal bij het huis komt, levert het af: het is voorgoed van jou, en het kind mag weer op pad.
rules-mago-magino-6-title = De heks
rules-mago-magino-6 =
    Wijst de pijl naar een vak, dan wordt elk kind daar een kikker en laat het zijn kristal vallen. Wijst hij naar het bos, dan geldt het voor het hele bos.

    In het huis wordt niemand betoverd. En waar de magiër staat, is iedereen veilig.
rules-mago-magino-7-title = Kikkers
rules-mago-magino-7 =
    Als een kind betoverd wordt, zie je één keer welke kikker het geworden is. Daarna is een kikker een kikker, en niemand mag kijken van wie hij is. Houd de jouwe dus in het oog!

    Een kikker wordt weer een kind als hij bij het huis komt, als hij naar de magiër springt, of als de magiër bij hem stopt. Dan ziet iedereen wie het was.
rules-mago-magino-8-title = Nog een keer
rules-mago-magino-8 =
    Heeft je zet minstens één kind bevrijd, dan mag je nog eens gooien, van wie het ook is. Dat kan vaker achter elkaar gebeuren. Je mag je beurt ook beëindigen.
rules-mago-magino-9-title = Het einde
rules-mago-magino-9 =
    Wie het derde kristal aflevert, wint meteen. In een kort spel zijn twee genoeg.

    Moet het moeilijker, laat de kikkers dan husselen: die elkaar op een vak ontmoeten, raken door elkaar, en zelfs wie goed oplet raakt de draad kwijt.

## The scenarios of Magic Maze
scenario-1-title = Het eerste bezoek
scenario-1 = Leer het winkelcentrum kennen met negen tegels: alle vier de helden gaan door de paarse uitgang naar buiten. Je mag praten zoveel je wilt.
scenario-2-title = Vier uitgangen
scenario-2 = Nu heeft elke held een uitgang in zijn eigen kleur, en drie daarvan liggen op nieuwe tegels. Praten mag alleen als de zandloper net is omgedraaid.
scenario-3-title = Geef door
scenario-3 = Telkens als de zandloper wordt omgedraaid, gaat elke actietegel naar links. Kijk meteen wat je nu kunt doen.
scenario-4-title = Kleine gaten, luide stemmen
scenario-4 = Alleen de dwerg past door de kleine gaten in de muren. En als de elf verkent, mag je dankzij de luidsprekers praten.
scenario-5-title = De kristallen bol
scenario-5 = Staat de magiër op een kristallen bol, dan legt wie mag verkennen tot twee tegels bij open deuren, hoe ver weg ook. Op de eerste tegel zijn geen draaikolken meer.
scenario-6-title = Camera’s
scenario-6 = Zolang twee of meer camera’s werken, mag geen held op een zandlopervakje komen. De barbaar zet een camera uit door erop te lopen.
scenario-7-title = Overal ogen
scenario-7 = Nu zitten alle vier de camera’s tussen de tegels. Het winkelcentrum is groter dan ooit, en de barbaar heeft het druk.
scenario-8-title = De open stapel
scenario-8 = De tegels liggen open, zodat iedereen ziet wat er komt. Bedenk achter welke deur die het best past.
scenario-9-title = Wie leidt?
scenario-9 = Een van jullie heeft geen actietegel, maar mag als enige de pion bij anderen zetten. Gaan de tegels door, dan gaat de leiding mee; voor drie tot negen spelers.
scenario-10-title = Verwisseld
scenario-10 = Om de bewakers te foppen pakt elke held een voorwerp dat niet van hem is. Daarna gaat elk door een uitgang van een andere kleur, en elke uitgang is voor één held.
scenario-11-title = Het krimpende winkelcentrum
scenario-11 = Tot de diefstal moeten jullie bij elke keer omdraaien twee tegels weghalen, en de rest moet aan elkaar blijven. Lukt dat niet, dan hebben jullie verloren.
scenario-12-title = Alleen met je handen
scenario-12 = Ook als je mag praten, zijn er geen woorden. Je mag wijzen en gebaren maken.
scenario-13-title = Twee winkelcentra
scenario-13 = Twee helden beginnen in het ene winkelcentrum en twee in het andere, en alleen draaikolken leiden naar de overkant. Nooit zijn ze alle vier in hetzelfde.
scenario-14-title = Geen woord
scenario-14 = Vanaf de eerste actie wordt er helemaal niet meer gepraat, ook niet als de zandloper is omgedraaid. Jullie hebben de pion en jullie ogen.
scenario-15-title = Alleen met je ogen
scenario-15 = Niet praten en ook geen pion. Er blijft alleen een blik over.
scenario-16-title = Geen sluipwegen
scenario-16 = Geen draaikolk werkt. Elke weg moet gelopen worden.
scenario-17-title = Geen gedrang
scenario-17 = Twee helden zijn nooit op dezelfde tegel, behalve op de eerste. Wie bij een uitgang komt, blijft daar, en niemand anders mag nog op die tegel.

### Magic Maze.

mz-board = Het bord
mz-mall = Het winkelcentrum
mz-heroes = De helden
mz-tile = Tegel { $tile }
mz-tile-holds = Tegel { $tile }: { $what }
mz-mark-at = { $mark } op { $column },{ $row }
mz-hero-barbarian = Barbaar
mz-hero-mage = Magiër
mz-hero-elf = Elf
mz-hero-dwarf = Dwerg
mz-hero-at = { $hero }, tegel { $tile }, op { $column },{ $row }
mz-hero-on = { $hero }, tegel { $tile }, op { $column },{ $row }: { $mark }

## What can be done
mz-do-north = omhoog
mz-do-east = naar rechts
mz-do-south = omlaag
mz-do-west = naar links
mz-do-vortex = draaikolk
mz-do-explore = verkennen
mz-do-escalator = roltrap
mz-nothing = niets
mz-act-move = { $hero }: { $way }, { $count }
mz-act-move-onto = { $hero }: { $way }, { $count } ({ $mark })
mz-act-vortex = { $hero }: draaikolk, tegel { $tile }
mz-act-escalator = { $hero }: roltrap
mz-act-explore = { $hero }: verkennen
mz-gaze = Kijk in de kristallen bol
mz-place = Leg hem bij tegel { $tile }: { $side }
mz-turn-up = Draai een actietegel om
mz-discard = Tegel { $tile } weghalen
mz-do-something = Doe iets, { $who }!
mz-give-up = Opgeven
mz-play-on = Toch verder spelen
mz-shorter = Eerder stoppen
mz-hero-left = Weg is weg: deze held is buiten.
mz-hero-stays = Deze held blijft bij de uitgang.
mz-hero-discard = Eerst moeten er twee tegels weg.
mz-hero-nothing = Met deze held kun je nu niets doen.
mz-hero-others = Je kunt verplaatsen: { $heroes }.
mz-holds = Je kunt: { $what }
mz-holds-nothing = Je hebt geen actietegel.
mz-holds-now = Nu kun je: { $what }
mz-point = Wijs een vakje aan
mz-point-tile = Wijs een tegel aan
mz-look-at = Kijk naar { $who }
mz-leads = Leidt met de pion
mz-has-pawn = De pion zegt: doe iets!
mz-had-pawn = De pion staat hier. Sindsdien is er iets gedaan.
mz-is-giving-up = Wil opgeven
mz-pawn-you = Doe iets!
mz-zoom-in = Dichterbij
mz-zoom-out = Verder weg
mz-zoom-fit = Het hele winkelcentrum

## What is on the squares
mz-mark-solid = dicht
mz-mark-entry = ingang
mz-mark-timer = zandlopervakje
mz-mark-ball = kristallen bol
mz-mark-camera = camera
mz-explore-barbarian = verkenningsdeur van de barbaar
mz-explore-mage = verkenningsdeur van de magiër
mz-explore-elf = verkenningsdeur van de elf
mz-explore-dwarf = verkenningsdeur van de dwerg
mz-vortex-barbarian = draaikolk van de barbaar
mz-vortex-mage = draaikolk van de magiër
mz-vortex-elf = draaikolk van de elf
mz-vortex-dwarf = draaikolk van de dwerg
mz-item-barbarian = zwaard van de barbaar
mz-item-mage = toverdrank van de magiër
mz-item-elf = boog van de elf
mz-item-dwarf = bijl van de dwerg
mz-exit-barbarian = uitgang van de barbaar
mz-exit-mage = uitgang van de magiër
mz-exit-elf = uitgang van de elf
mz-exit-dwarf = uitgang van de dwerg
mz-goal-on-item = staat goed
mz-goal-item-found = voorwerp gevonden
mz-goal-item-hidden = voorwerp nog niet gevonden
mz-goal-exit-found = uitgang gevonden
mz-goal-exit-hidden = uitgang nog niet gevonden
mz-goal-left = is buiten

## The glass and the deck
mz-glass-left = Tijd over
mz-glass-after = omgedraaid
mz-glass-still = staat nog stil
mz-deck =
    { $count ->
        [one] Nog 1 tegel
       *[other] Nog { $count } tegels
    }
mz-watched = Twee camera’s kijken mee: geen zandlopervakje mag betreden worden.
mz-deck-next = Volgende tegel: { $tile }
mz-deck-under = onderop: { $tiles }

## Signs over the board
mz-sign-before = Praat zoveel je wilt tot de eerste actie.
mz-sign-talk = Praat nu, tot iemand iets doet!
mz-sign-gestures = Wijs nu, zonder een woord!

## Now
mz-now-explore =
    { $hidden ->
        [one] Verken: één voorwerp is nog verborgen. Breng de andere helden alvast bij de hunne.
        [4] Verken: geen van de vier voorwerpen is al gevonden.
       *[other] Verken: { $hidden } van de vier voorwerpen zijn nog verborgen.
    }
mz-now-steal = Alle vier de helden tegelijk op de voorwerpen van hun kleur!
mz-now-steal-foreign = Alle vier de helden tegelijk op een voorwerp, maar niet op hun eigen!
mz-now-leave-purple = De buit is binnen! Nu rennen: allemaal door de uitgang van de magiër.
mz-now-leave-own = De buit is binnen! Nu rennen: elk door de uitgang van de eigen kleur.
mz-now-leave-foreign = De buit is binnen! Nu rennen: elk door een andere uitgang, geen door de eigen.
mz-now-discard =
    { $count ->
        [one] Er moet nog één tegel weg: kies hem.
       *[other] Er moeten twee tegels weg: kies de eerste.
    }
mz-now-place = Kies de deur waar tegel { $tile } komt.
mz-now-placing = Tegel { $tile } wordt zo gelegd.
mz-now-turn-up = Draai een actietegel om: die zegt wat je kunt doen.
mz-now-won = Iedereen is buiten. Het is gelukt!
mz-now-lost = Deze keer hebben de bewakers jullie te pakken.

## What is told
mz-told-deal =
    { $you ->
        [yes] Je kunt: { $what }.
       *[no] { $who } kan: { $what }.
    }
mz-told-move =
    { $you ->
        [yes] Je verzet: { $hero } { $way }.
       *[no] { $who } verzet: { $hero } { $way }.
    }
mz-told-vortex =
    { $you ->
        [yes] Je stuurt door de draaikolk: { $hero }, naar tegel { $tile }.
       *[no] { $who } stuurt door de draaikolk: { $hero }, naar tegel { $tile }.
    }
mz-told-escalator =
    { $you ->
        [yes] Je stuurt over de roltrap: { $hero }.
       *[no] { $who } stuurt over de roltrap: { $hero }.
    }
mz-told-explore =
    { $you ->
        [yes] Je verkent met: { $hero }.
       *[no] { $who } verkent met: { $hero }.
    }
mz-told-lay = Tegel { $tile } komt erbij.
mz-told-gaze =
    { $you ->
        [yes] Je kijkt in de kristallen bol.
       *[no] { $who } kijkt in de kristallen bol.
    }
mz-told-shown = Hierna komt tegel { $tile }.
mz-told-place =
    { $you ->
        [yes] Je kiest waar hij komt.
       *[no] { $who } kiest waar hij komt.
    }
mz-told-put-back = Er is geen plaats: de tegel gaat terug.
mz-told-ball-used = De kristallen bol is gedoofd.
mz-told-camera-off = Er is een camera uit.
mz-told-glass = De zandloper is omgedraaid: nog { $left }.
mz-told-timer = Een zandlopervakje is opgebruikt.
mz-told-passed = Alle actietegels gaan naar links.
mz-told-shuffled = De actietegels worden geschud.
mz-told-pile-turned = De stapel actietegels begint opnieuw.
mz-told-turn-up = Nu kun je: { $what }.
mz-told-talk = Er mag gepraat worden tot iemand iets doet.
mz-told-discard =
    { $you ->
        [yes] Je haalt tegel { $tile } weg.
       *[no] { $who } haalt tegel { $tile } weg.
    }
mz-told-pawn =
    { $you-are ->
        [yes] { $who } vraagt je: doe iets!
       *[no] { $you ->
            [yes] Je vraagt { $to }: doe iets!
           *[no] { $who } vraagt { $to }: doe iets!
        }
    }
mz-told-theft = De buit is binnen! Het alarm gaat af: naar de uitgangen!
mz-told-leave = Het winkelcentrum uit: { $hero }.
mz-told-gives-up =
    { $you ->
        [yes] Je wilt opgeven.
       *[no] { $who } wil opgeven.
    }
mz-told-plays-on =
    { $you ->
        [yes] Je wilt verder spelen.
       *[no] { $who } wil verder spelen.
    }
mz-told-won = Alle vier zijn buiten: jullie hebben samen gewonnen!
mz-told-lost = Verloren: de bewakers waren sneller.

## Without words
talk-points =
    { $you ->
        [yes] Je wijst iets aan.
       *[no] { $who } wijst iets aan.
    }
talk-eyes =
    { $you ->
        [yes] Je kijkt naar { $at }.
       *[no] { $who } kijkt naar { $at }.
    }
react-yes = Ja
react-no = Nee
react-idea = Een idee
react-careful = Voorzichtig
react-bravo = Goed gedaan

## The end
mz-ending-left = Er zat nog { $left } in de zandloper.
mz-ending-timers =
    { $timers ->
        [0] De zandloper is nooit omgedraaid.
        [one] De zandloper is één keer omgedraaid.
       *[other] De zandloper is { $timers } keer omgedraaid.
    }
mz-ending-tiles =
    { $tiles ->
        [one] Het winkelcentrum had één tegel.
       *[other] Het winkelcentrum was gegroeid tot { $tiles } tegels.
    }

## Settings
set-magic-maze-seats-says = Wie alleen speelt, heeft een stapel actietegels; met negen is een leider nodig.
set-magic-maze-scenario = Scenario
set-magic-maze-scenario-says = Met 1 tot 7 komen de regels een voor een, 8 tot 17 zijn uitdagingen.
set-magic-maze-deck = Laatste tegel
set-magic-maze-deck-says = Hoe meer tegels, hoe moeilijker.
set-magic-maze-side = Eerste tegel
set-magic-maze-side-says = Kant A heeft draaikolken, kant B niet.
set-magic-maze-sand = Seconden in de zandloper
set-magic-maze-sand-says = 5 tot 600, of 0 voor helemaal geen zand.
set-magic-maze-exits = Uitgangen
set-magic-maze-exits-says = Wie waar naar buiten gaat.
set-magic-maze-talk = Praten
set-magic-maze-talk-says = Wanneer jullie mogen praten, en hoe.
set-magic-maze-tile-15-first = Eerst de kristallen bol
set-magic-maze-tile-15-first-says = Tegel 15, met een kristallen bol, komt het eerst.
set-magic-maze-pass = Doorgeven
set-magic-maze-pass-says = Als de zandloper wordt omgedraaid, gaan de actietegels een plaats verder.
set-magic-maze-dwarf-passages = Dwergengangen
set-magic-maze-dwarf-passages-says = De dwerg past door gaten in de muren.
set-magic-maze-loudspeakers = Luidsprekers
set-magic-maze-loudspeakers-says = Als de elf verkent, mag iedereen praten.
set-magic-maze-crystal-balls = Kristallen bollen
set-magic-maze-crystal-balls-says = De magiër verkent van veraf.
set-magic-maze-cameras = Camera’s
set-magic-maze-cameras-says = Als er twee werken, zijn de zandlopervakjes verboden.
set-magic-maze-face-up = Open stapel
set-magic-maze-face-up-says = De volgende tegel is altijd te zien.
set-magic-maze-leader = Een leider
set-magic-maze-leader-says = Eén speler heeft de pion en verder niets.
set-magic-maze-reconfigure = Een winkelcentrum dat krimpt
set-magic-maze-reconfigure-says = De zandloper omdraaien kost twee tegels.
set-magic-maze-dimensions = Twee dimensies
set-magic-maze-dimensions-says = Twee winkelcentra, alleen verbonden door draaikolken.
set-magic-maze-vortices = Draaikolken
set-magic-maze-vortices-says = De helden kunnen ze gebruiken tot de diefstal.
set-magic-maze-crowds = Gedrang
set-magic-maze-crowds-says = Er mogen meer helden op één tegel zijn.
set-magic-maze-tiles = Eigen tegels
set-magic-maze-tiles-says = Een bestand met tegels, getekend in tekst.
word-magic-maze-deck-as-scenario = zoals in het scenario
word-magic-maze-side-as-scenario = zoals in het scenario
word-magic-maze-exits-as-scenario = zoals in het scenario
word-magic-maze-exits-purple = allemaal door die van de magiër
word-magic-maze-exits-own = elk door de eigen
word-magic-maze-exits-foreign = elk door die van een ander
word-magic-maze-talk-as-scenario = zoals in het scenario
word-magic-maze-talk-free = altijd
word-magic-maze-talk-phases = in praatpauzes
word-magic-maze-talk-gestures = in praatpauzes, zonder woorden
word-magic-maze-talk-pawn = nooit, maar er is de pion
word-magic-maze-talk-eyes = nooit, zelfs geen pion
word-magic-maze-tile-15-first-as-scenario = zoals in het scenario
word-magic-maze-tile-15-first-on = ja
word-magic-maze-tile-15-first-off = nee
word-magic-maze-pass-as-scenario = zoals in het scenario
word-magic-maze-pass-on = ja
word-magic-maze-pass-off = nee
word-magic-maze-dwarf-passages-as-scenario = zoals in het scenario
word-magic-maze-dwarf-passages-on = ja
word-magic-maze-dwarf-passages-off = nee
word-magic-maze-loudspeakers-as-scenario = zoals in het scenario
word-magic-maze-loudspeakers-on = ja
word-magic-maze-loudspeakers-off = nee
word-magic-maze-crystal-balls-as-scenario = zoals in het scenario
word-magic-maze-crystal-balls-on = ja
word-magic-maze-crystal-balls-off = nee
word-magic-maze-cameras-as-scenario = zoals in het scenario
word-magic-maze-cameras-on = ja
word-magic-maze-cameras-off = nee
word-magic-maze-face-up-as-scenario = zoals in het scenario
word-magic-maze-face-up-on = ja
word-magic-maze-face-up-off = nee
word-magic-maze-leader-as-scenario = zoals in het scenario
word-magic-maze-leader-on = ja
word-magic-maze-leader-off = nee
word-magic-maze-reconfigure-as-scenario = zoals in het scenario
word-magic-maze-reconfigure-on = ja
word-magic-maze-reconfigure-off = nee
word-magic-maze-dimensions-as-scenario = zoals in het scenario
word-magic-maze-dimensions-on = ja
word-magic-maze-dimensions-off = nee
word-magic-maze-vortices-as-scenario = zoals in het scenario
word-magic-maze-vortices-on = ja
word-magic-maze-vortices-off = nee
word-magic-maze-crowds-as-scenario = zoals in het scenario
word-magic-maze-crowds-on = ja
word-magic-maze-crowds-off = nee
preset-magic-maze-first = Eerste bezoek
preset-magic-maze-first-says = Scenario 1 van 17
preset-magic-maze-mall = Alle regels
preset-magic-maze-mall-says = Scenario 7 van 17
preset-magic-maze-challenge = Uitdaging
preset-magic-maze-challenge-says = Scenario 10 van 17
preset-magic-maze-calm = Geen haast
preset-magic-maze-calm-says = Zonder zandloper

### The Magic Labyrinth.

ml-board = Het bord: zes rijen van zes vakjes
ml-plonk = plonk!
ml-roll = Gooi de dobbelsteen
ml-stop = Stop hier
ml-step-north = Ga omhoog
ml-step-east = Ga naar rechts
ml-step-south = Ga omlaag
ml-step-west = Ga naar links
ml-left =
    { $left ->
        [0] geen stap meer over
        [one] nog één stap van { $rolled }
       *[other] nog { $left } stappen van { $rolled }
    }
ml-chips = { $count } van { $of }
ml-look = Gezocht: { $symbol }, op { $square }
ml-mage-at = { $who }, op { $square }
ml-square = { $square }: { $what }
ml-now-roll =
    { $you ->
        [yes] Jij bent aan de beurt: gooi de dobbelsteen en ga naar { $symbol }.
       *[no] { $who } gaat gooien. Iedereen zoekt { $symbol }.
    }
ml-now-move =
    { $you ->
        [yes] { $left ->
            [0] Verder kun je niet: stop hier.
            [one] Ga naar { $symbol }: nog één stap.
           *[other] Ga naar { $symbol }: nog { $left } stappen.
        }
       *[no] { $who } loopt. Onthoud waar de muren zijn!
    }
ml-now-over =
    { $you ->
        [yes] Je hebt gewonnen. Nu zijn de muren te zien.
       *[no] { $who } heeft gewonnen. Nu zijn de muren te zien.
    }
ml-told-maze = De bak draait onder het bord. Waar zijn de muren nu?
ml-told-symbols = De symbolen worden geschud.
ml-told-chip = Nu zoekt iedereen { $symbol }.
ml-told-roll =
    { $you ->
        [yes] Je gooit { $steps }.
       *[no] { $who } gooit { $steps }.
    }
ml-told-step =
    { $you ->
        [yes] Je gaat { $side }.
       *[no] { $who } gaat { $side }.
    }
ml-told-bump =
    { $you ->
        [yes] Plonk! Je loopt tegen een muur en gaat naar huis.
       *[no] Plonk! { $who } loopt tegen een muur en gaat naar huis.
    }
ml-told-win =
    { $you ->
        [yes] Je hebt { $symbol } gevonden!
       *[no] { $who } heeft { $symbol } gevonden.
    }
ml-told-gift =
    { $you ->
        [yes] Je krijgt { $symbol } cadeau.
       *[no] { $who } krijgt { $symbol } cadeau.
    }
ml-ending =
    { $turns ->
        [one] Het duurde één beurt.
       *[other] Het duurde { $turns } beurten.
    }
ml-symbol-acorn = de eikel
ml-symbol-bell = de bel
ml-symbol-candle = de kaars
ml-symbol-cat = de kat
ml-symbol-comet = de komeet
ml-symbol-crown = de kroon
ml-symbol-feather = de veer
ml-symbol-fish = de vis
ml-symbol-flask = het flesje
ml-symbol-harp = de harp
ml-symbol-key = de sleutel
ml-symbol-kite = de vlieger
ml-symbol-lantern = de lantaarn
ml-symbol-leaf = het blad
ml-symbol-mirror = de spiegel
ml-symbol-moon = de maan
ml-symbol-moth = de nachtvlinder
ml-symbol-owl = de uil
ml-symbol-ring = de ring
ml-symbol-shell = de schelp
ml-symbol-snail = de slak
ml-symbol-star = de ster
ml-symbol-sun = de zon
ml-symbol-tower = de toren

## Settings
set-magic-labyrinth-seats-says = Hoeveel er meedoen; wie alleen speelt, speelt tegen het aantal beurten.
set-magic-labyrinth-walls = Muren
set-magic-labyrinth-walls-says = Hoeveel er verstopt zijn: 19 is makkelijk, 24 is moeilijk.
set-magic-labyrinth-maze = Een eigen doolhof
set-magic-labyrinth-maze-says = Zelf gebouwd, in plaats van een willekeurige.
set-magic-labyrinth-turned = Gedraaide bak
set-magic-labyrinth-turned-says = Een zelfgebouwde doolhof wordt gedraaid, zodat niemand weet hoe hij ligt.
set-magic-labyrinth-fair = Eerlijke doolhoven
set-magic-labyrinth-fair-says = Vanuit elke hoek is het ongeveer even ver naar de symbolen.
set-magic-labyrinth-symbols = Symbolen
set-magic-labyrinth-symbols-says = Of ze liggen zoals altijd of geschud worden.
set-magic-labyrinth-magicians = Magiërs
set-magic-labyrinth-magicians-says = Wie welke magiër verzet, in de volgorde van de plaatsen.
set-magic-labyrinth-chips = Fiches om te winnen
set-magic-labyrinth-chips-says = Met drie wordt het een kort spel.
set-magic-labyrinth-shared-squares = Gedeelde vakjes
set-magic-labyrinth-shared-squares-says = Meer magiërs mogen op één vakje stoppen.
set-magic-labyrinth-keep-found-walls = Muren blijven zichtbaar
set-magic-labyrinth-keep-found-walls-says = Zodra iemand ertegenaan gelopen is. Fijn voor kleine kinderen.
set-magic-labyrinth-trail = Wegen blijven zichtbaar
set-magic-labyrinth-trail-says = Waar iemand door kon lopen, blijft een spoor.
word-magic-labyrinth-symbols-fixed = zoals altijd
word-magic-labyrinth-symbols-shuffled = geschud
word-magic-labyrinth-magicians-red = rood
word-magic-labyrinth-magicians-blue = blauw
word-magic-labyrinth-magicians-yellow = geel
word-magic-labyrinth-magicians-green = groen
word-magic-labyrinth-first-random = het lot

ml-builder-says = Tik aan waar een muur moet staan. De doos wordt voor de start gedraaid, zodat ook jij niet weet hoe ze ligt; blijft ze leeg, dan wordt er een doolhof geloot.
ml-builder-count = Muren:
ml-builder-many = { $count } muren zijn te veel: in de doos passen er { $most }.
ml-builder-closed = Het vak { $square } is ingesloten: laat één kant open.
ml-builder-cut = Er loopt geen weg naar het vak { $square }: haal een muur weg.
ml-builder-east = Muur rechts van { $square }
ml-builder-south = Muur onder { $square }
preset-magic-labyrinth-children = Kinderen
preset-magic-labyrinth-children-says = Gevonden muren blijven zichtbaar
preset-magic-labyrinth-classic = Klassiek
preset-magic-labyrinth-classic-says = 19 muren, 5 fiches winnen
preset-magic-labyrinth-hard = Moeilijk
preset-magic-labyrinth-hard-says = 24 muren
preset-magic-labyrinth-short = Kort
preset-magic-labyrinth-short-says = 3 fiches winnen

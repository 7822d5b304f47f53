### The Magic Labyrinth.

ml-board = Das Spielfeld: sechs Reihen mit je sechs Feldern
ml-plonk = plonk!
ml-roll = Würfeln
ml-stop = Hier anhalten
ml-step-north = Nach oben gehen
ml-step-east = Nach rechts gehen
ml-step-south = Nach unten gehen
ml-step-west = Nach links gehen
ml-left =
    { $left ->
        [0] kein Schritt mehr übrig
        [one] noch ein Schritt von { $rolled }
       *[other] noch { $left } Schritte von { $rolled }
    }
ml-chips = { $count } von { $of }
ml-look = Gesucht: { $symbol }, auf { $square }
ml-mage-at = { $who }, auf { $square }
ml-square = { $square }: { $what }
ml-now-roll =
    { $you ->
        [yes] Du bist dran: Würfle! Gesucht: { $symbol }.
       *[no] { $who } würfelt gleich. Alle suchen: { $symbol }.
    }
ml-now-move =
    { $you ->
        [yes] { $left ->
            [0] Hier geht es nicht weiter: Halte an.
            [one] Gesucht: { $symbol }. Noch ein Schritt.
           *[other] Gesucht: { $symbol }. Noch { $left } Schritte.
        }
       *[no] { $who } ist unterwegs. Merk dir, wo die Mauern sind!
    }
ml-now-over =
    { $you ->
        [yes] Du hast gewonnen. Jetzt sind die Mauern zu sehen.
       *[no] { $who } hat gewonnen. Jetzt sind die Mauern zu sehen.
    }
ml-told-maze = Unter dem Spielfeld dreht sich der Kasten. Wo sind die Mauern jetzt?
ml-told-symbols = Die Symbole werden gemischt.
ml-told-chip = Jetzt gesucht: { $symbol }.
ml-told-roll =
    { $you ->
        [yes] Du würfelst eine { $steps }.
       *[no] { $who } würfelt eine { $steps }.
    }
ml-told-step =
    { $you ->
        [yes] Du gehst { $side }.
       *[no] { $who } geht { $side }.
    }
ml-told-bump =
    { $you ->
        [yes] Plonk! Du läufst gegen eine Mauer und musst nach Hause.
       *[no] Plonk! { $who } läuft gegen eine Mauer und muss nach Hause.
    }
ml-told-win =
    { $you ->
        [yes] { $symbol } gefunden: Der Chip gehört dir!
       *[no] { $symbol } gefunden: Der Chip geht an { $who }.
    }
ml-told-gift =
    { $you ->
        [yes] { $symbol }: Diesen Chip bekommst du geschenkt.
       *[no] { $symbol }: Diesen Chip bekommt { $who } geschenkt.
    }
ml-ending =
    { $turns ->
        [one] Es hat einen Zug gedauert.
       *[other] Es hat { $turns } Züge gedauert.
    }
ml-symbol-acorn = Eichel
ml-symbol-bell = Glocke
ml-symbol-candle = Kerze
ml-symbol-cat = Katze
ml-symbol-comet = Komet
ml-symbol-crown = Krone
ml-symbol-feather = Feder
ml-symbol-fish = Fisch
ml-symbol-flask = Fläschchen
ml-symbol-harp = Harfe
ml-symbol-key = Schlüssel
ml-symbol-kite = Drachen
ml-symbol-lantern = Laterne
ml-symbol-leaf = Blatt
ml-symbol-mirror = Spiegel
ml-symbol-moon = Mond
ml-symbol-moth = Nachtfalter
ml-symbol-owl = Eule
ml-symbol-ring = Ring
ml-symbol-shell = Muschel
ml-symbol-snail = Schnecke
ml-symbol-star = Stern
ml-symbol-sun = Sonne
ml-symbol-tower = Turm

## Settings
set-magic-labyrinth-seats-says = Wie viele mitspielen; wer allein spielt, spielt gegen die Zahl der Züge.
set-magic-labyrinth-walls = Mauern
set-magic-labyrinth-walls-says = Wie viele versteckt sind: 19 ist leicht, 24 ist schwer.
set-magic-labyrinth-maze = Eigenes Labyrinth
set-magic-labyrinth-maze-says = Von Hand gebaut statt zufällig.
set-magic-labyrinth-turned = Gedrehter Kasten
set-magic-labyrinth-turned-says = Ein selbst gebautes Labyrinth wird gedreht, damit niemand weiß, wie es liegt.
set-magic-labyrinth-fair = Faire Labyrinthe
set-magic-labyrinth-fair-says = Von jeder Ecke ist es etwa gleich weit zu den Symbolen.
set-magic-labyrinth-symbols = Symbole
set-magic-labyrinth-symbols-says = Ob sie wie üblich liegen oder gemischt werden.
set-magic-labyrinth-magicians = Magier
set-magic-labyrinth-magicians-says = Wer welchen Magier zieht, in der Reihenfolge der Plätze.
set-magic-labyrinth-chips = Chips zum Sieg
set-magic-labyrinth-chips-says = Mit drei wird es ein kurzes Spiel.
set-magic-labyrinth-shared-squares = Geteilte Felder
set-magic-labyrinth-shared-squares-says = Mehrere Magier dürfen auf einem Feld anhalten.
set-magic-labyrinth-keep-found-walls = Mauern bleiben sichtbar
set-magic-labyrinth-keep-found-walls-says = Sobald jemand dagegengelaufen ist. Gut für kleine Kinder.
set-magic-labyrinth-trail = Wege bleiben sichtbar
set-magic-labyrinth-trail-says = Wo jemand durchgekommen ist, bleibt eine Spur.
word-magic-labyrinth-symbols-fixed = wie üblich
word-magic-labyrinth-symbols-shuffled = gemischt
word-magic-labyrinth-magicians-red = rot
word-magic-labyrinth-magicians-blue = blau
word-magic-labyrinth-magicians-yellow = gelb
word-magic-labyrinth-magicians-green = grün
word-magic-labyrinth-first-random = nach Zufall

ml-builder-says = Tippe an, wo eine Wand stehen soll. Der Kasten wird vor dem Start gedreht, damit auch du nicht weißt, wie er liegt; bleibt er leer, wird ein Labyrinth ausgelost.
ml-builder-count = Wände:
ml-builder-many = { $count } Wände sind zu viele: In den Kasten passen { $most }.
ml-builder-closed = Das Feld { $square } ist eingeschlossen: Lass eine Seite offen.
ml-builder-cut = Zum Feld { $square } führt kein Weg: Nimm eine Wand weg.
ml-builder-east = Wand rechts von { $square }
ml-builder-south = Wand unter { $square }
preset-magic-labyrinth-children = Kinder
preset-magic-labyrinth-children-says = Entdeckte Mauern bleiben sichtbar
preset-magic-labyrinth-classic = Klassisch
preset-magic-labyrinth-classic-says = 19 Mauern, 5 Chips gewinnen
preset-magic-labyrinth-hard = Schwer
preset-magic-labyrinth-hard-says = 24 Mauern
preset-magic-labyrinth-short = Kurz
preset-magic-labyrinth-short-says = 3 Chips gewinnen

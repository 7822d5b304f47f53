### Labyrinth, the card game.

lc-board = Der Tisch mit den ausgelegten Karten
lc-deck =
    { $left ->
        [0] Der Stapel ist leer
        [one] Eine Karte im Stapel
       *[other] { $left } Karten im Stapel
    }
lc-zoom-in = Näher
lc-zoom-out = Weiter weg
lc-zoom-fit = Alle Karten
lc-gains = Gewonnene Karten: { $points }; auf der Hand: { $cards }
lc-how = Wähl eine Karte. Tipp sie noch einmal an, um sie zu drehen (oder drück R). Dann tipp auf eine Stelle.
lc-misfit = So passt sie nirgends: Dreh sie.
lc-claims = Alle Karten als Liste
lc-open = Offen: { $open }
lc-finish = Fertig
lc-card = { $one } + { $other }
lc-card-at = { $card } auf { $place }, offen: { $open }
lc-act-place = „{ $card }“ auf { $place } legen, offen { $open }
lc-act-take = „{ $card }“ nehmen
lc-stays = „{ $card }“ muss liegen bleiben. Sonst fiele ab: { $falling }.
lc-now-place =
    { $you ->
        [yes] Du bist dran: Wähl eine Karte, dreh sie und leg sie, wo sie passt.
       *[no] { $who } legt eine Karte.
    }
lc-now-take =
    { $you ->
        [yes] Verbunden! Nimm die leuchtenden Karten oder mach Schluss.
       *[no] { $who } darf die leuchtenden Karten nehmen.
    }
lc-now-held =
    { $you ->
        [yes] Was verbunden ist, muss bleiben, sonst fällt das Labyrinth auseinander: Mach Schluss.
       *[no] { $who } kann nichts mehr nehmen.
    }
lc-now-none =
    { $you ->
        [yes] Es gibt nichts zu nehmen: Mach Schluss.
       *[no] { $who } kann nichts nehmen.
    }
lc-now-find =
    { $you ->
        [yes] Welche Karten sind mit deiner verbunden? Nimm eine oder mach Schluss. Nach einer falschen ist es vorbei.
       *[no] { $who } sucht verbundene Karten.
    }
lc-now-over = Alle Karten sind gespielt.
lc-told-half = Das ist ein kurzes Spiel mit { $count } Karten.
lc-told-draw =
    { $you ->
        [yes] Du ziehst { $card }.
       *[no] { $who } zieht { $card }.
    }
lc-told-place =
    { $you ->
        [yes] Du legst { $card }.
       *[no] { $who } legt { $card }.
    }
lc-told-take =
    { $you ->
        [yes] Du nimmst { $card }.
       *[no] { $who } nimmt { $card }.
    }
lc-told-miss =
    { $you ->
        [yes] Falsch: { $card } kannst du nicht nehmen.
       *[no] { $who } liegt falsch: { $card } geht nicht.
    }
lc-told-tie = Ihr teilt euch den Sieg.
lc-score = { $who } { $points }
lc-ending = Endstand: { $scores }
lc-ending-largest = Am größten war das Labyrinth mit { $largest } Karten.
lc-treasure-amber = Bernstein
lc-treasure-anchor = Anker
lc-treasure-banner = Banner
lc-treasure-barrel = Fass
lc-treasure-comb = Kamm
lc-treasure-compass = Kompass
lc-treasure-drum = Trommel
lc-treasure-fan = Fächer
lc-treasure-flute = Flöte
lc-treasure-globe = Globus
lc-treasure-hourglass = Sanduhr
lc-treasure-kettle = Wasserkessel
lc-treasure-lute = Laute
lc-treasure-mask = Maske
lc-treasure-pearl = Perle
lc-treasure-plume = Schmuckfeder
lc-treasure-quill = Schreibfeder
lc-treasure-saddle = Sattel
lc-treasure-scales = Waage
lc-treasure-spindle = Spindel
lc-treasure-teapot = Teekanne
lc-treasure-thimble = Fingerhut
lc-treasure-urn = Amphore
lc-treasure-whistle = Trillerpfeife
lc-treasure-zither = Zither

## Settings
set-labyrinth-cards-short = Kurzes Spiel
set-labyrinth-cards-short-says = Mit der Hälfte der Karten: Jeder Schatz ist auf zweien davon.
set-labyrinth-cards-links-anew = Verbindungen neu prüfen
set-labyrinth-cards-links-anew-says = Nach jeder genommenen Karte zählt eine Verbindung nur, solange ihr Weg noch besteht.
set-labyrinth-cards-find-it-yourself = Selbst finden
set-labyrinth-cards-find-it-yourself-says = Niemandem wird gezeigt, was sich nehmen lässt, und eine falsche Karte beendet das Nehmen.
word-labyrinth-cards-first-random = nach Zufall
preset-labyrinth-cards-classic = Klassisch
preset-labyrinth-cards-classic-says = Alle Karten
preset-labyrinth-cards-short = Kurz
preset-labyrinth-cards-short-says = Die Hälfte der Karten
preset-labyrinth-cards-eyes = Adleraugen
preset-labyrinth-cards-eyes-says = Verbindungen selbst finden
preset-labyrinth-cards-strict = Streng
preset-labyrinth-cards-strict-says = Wege müssen noch halten

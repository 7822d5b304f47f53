### Labyrinth, the card game.

lc-board = De tafel met de gelegde kaarten
lc-deck =
    { $left ->
        [0] De stapel is leeg
        [one] Eén kaart op de stapel
       *[other] { $left } kaarten op de stapel
    }
lc-zoom-in = Dichterbij
lc-zoom-out = Verder weg
lc-zoom-fit = Alle kaarten
lc-gains = Gewonnen kaarten: { $points }; in de hand: { $cards }
lc-how = Kies een kaart. Tik er nog eens op om hem te draaien (of druk op R). Tik dan op een plek.
lc-misfit = Zo past hij nergens: draai hem.
lc-claims = Alle kaarten als lijst
lc-open = Open: { $open }
lc-finish = Klaar
lc-card = { $one } + { $other }
lc-card-at = { $card } op { $place }, open: { $open }
lc-act-place = Leg ‘{ $card }’ op { $place }, open { $open }
lc-act-take = Pak ‘{ $card }’
lc-stays = ‘{ $card }’ moet blijven. Anders valt eraf: { $falling }.
lc-now-place =
    { $you ->
        [yes] Jij bent aan de beurt: kies een kaart, draai hem en leg hem waar hij past.
       *[no] { $who } gaat een kaart leggen.
    }
lc-now-take =
    { $you ->
        [yes] Verbonden! Pak de kaarten die stralen, of stop.
       *[no] { $who } mag de kaarten pakken die stralen.
    }
lc-now-held =
    { $you ->
        [yes] Wat verbonden is moet blijven, anders valt de doolhof uit elkaar: stop.
       *[no] { $who } kan niets meer pakken.
    }
lc-now-none =
    { $you ->
        [yes] Er is niets te pakken: stop.
       *[no] { $who } kan niets pakken.
    }
lc-now-find =
    { $you ->
        [yes] Welke kaarten zijn met de jouwe verbonden? Pak er een, of stop. Na een foute is het voorbij.
       *[no] { $who } zoekt verbonden kaarten.
    }
lc-now-over = Alle kaarten zijn gespeeld.
lc-told-half = Dit is een kort spel, met { $count } kaarten.
lc-told-draw =
    { $you ->
        [yes] Je trekt { $card }.
       *[no] { $who } trekt { $card }.
    }
lc-told-place =
    { $you ->
        [yes] Je legt { $card }.
       *[no] { $who } legt { $card }.
    }
lc-told-take =
    { $you ->
        [yes] Je pakt { $card }.
       *[no] { $who } pakt { $card }.
    }
lc-told-miss =
    { $you ->
        [yes] Mis: { $card } kun je niet pakken.
       *[no] { $who } heeft het mis: { $card } kan niet.
    }
lc-told-tie = Jullie delen de overwinning.
lc-score = { $who } { $points }
lc-ending = Eindstand: { $scores }
lc-ending-largest = Op zijn grootst telde de doolhof { $largest } kaarten.
lc-treasure-amber = barnsteen
lc-treasure-anchor = anker
lc-treasure-banner = vaandel
lc-treasure-barrel = vat
lc-treasure-comb = kam
lc-treasure-compass = kompas
lc-treasure-drum = trommel
lc-treasure-fan = waaier
lc-treasure-flute = fluit
lc-treasure-globe = wereldbol
lc-treasure-hourglass = zandloper
lc-treasure-kettle = ketel
lc-treasure-lute = luit
lc-treasure-mask = masker
lc-treasure-pearl = parel
lc-treasure-plume = pluim
lc-treasure-quill = ganzenveer
lc-treasure-saddle = zadel
lc-treasure-scales = weegschaal
lc-treasure-spindle = spoel
lc-treasure-teapot = theepot
lc-treasure-thimble = vingerhoed
lc-treasure-urn = kruik
lc-treasure-whistle = fluitje
lc-treasure-zither = citer

## Settings
set-labyrinth-cards-short = Kort spel
set-labyrinth-cards-short-says = De helft van de kaarten: elke schat staat op twee daarvan.
set-labyrinth-cards-links-anew = Verbindingen opnieuw
set-labyrinth-cards-links-anew-says = Na elke gepakte kaart telt een verbinding alleen zolang haar weg er nog is.
set-labyrinth-cards-find-it-yourself = Zelf zoeken
set-labyrinth-cards-find-it-yourself-says = Er wordt niet getoond wat je kunt pakken, en na een foute kaart is het pakken voorbij.
word-labyrinth-cards-first-random = het lot
preset-labyrinth-cards-classic = Klassiek
preset-labyrinth-cards-classic-says = Alle kaarten
preset-labyrinth-cards-short = Kort
preset-labyrinth-cards-short-says = De helft van de kaarten
preset-labyrinth-cards-eyes = Arendsogen
preset-labyrinth-cards-eyes-says = Zoek zelf de verbindingen
preset-labyrinth-cards-strict = Streng
preset-labyrinth-cards-strict-says = Paden moeten nog kloppen

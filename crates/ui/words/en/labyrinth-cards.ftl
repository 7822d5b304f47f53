### Labyrinth, the card game.

lc-board = The cards on the table
lc-deck =
    { $left ->
        [0] The deck is empty
        [one] 1 card in the deck
       *[other] { $left } cards in the deck
    }
lc-zoom-in = Zoom in
lc-zoom-out = Zoom out
lc-zoom-fit = Show all
lc-gains =
    { $points ->
        [one] 1 card taken, { $cards } in hand
       *[other] { $points } cards taken, { $cards } in hand
    }
lc-how = Choose a card. Tap it again to rotate it (or press R). Then tap a free place.
lc-misfit = It doesn’t fit anywhere like this. Rotate it.
lc-claims = All cards as a list
lc-open = Open: { $open }
lc-finish = End turn
lc-card = { $one } + { $other }
lc-card-at = { $card } at { $place }, open { $open }
lc-act-place = Play { $card } at { $place }, open { $open }
lc-act-take = Take { $card }
lc-stays = { $card } must stay. Without it, these would come loose: { $falling }.
lc-now-place =
    { $you ->
        [yes] Your turn: choose a card, rotate it and play it where it fits.
       *[no] { $who }’s turn
    }
lc-now-take =
    { $you ->
        [yes] Connected! Take the glowing cards, or end your turn.
       *[no] { $who } can take the glowing cards.
    }
lc-now-held =
    { $you ->
        [yes] The connected cards must stay, or the labyrinth falls apart. End your turn.
       *[no] { $who } can’t take any more.
    }
lc-now-none =
    { $you ->
        [yes] Nothing to take this time. End your turn.
       *[no] { $who } can’t take anything.
    }
lc-now-find =
    { $you ->
        [yes] Which cards are connected to yours? Take one, or end your turn. A wrong one ends your turn.
       *[no] { $who } is looking for connected cards.
    }
lc-now-over = All cards have been played.
lc-told-half = A short game, with { $count } cards.
lc-told-draw =
    { $you ->
        [yes] You drew { $card }.
       *[no] { $who } drew { $card }.
    }
lc-told-place =
    { $you ->
        [yes] You played { $card }.
       *[no] { $who } played { $card }.
    }
lc-told-take =
    { $you ->
        [yes] You took { $card }.
       *[no] { $who } took { $card }.
    }
lc-told-miss =
    { $you ->
        [yes] Wrong card! { $card } can’t be taken.
       *[no] Wrong card! { $who } can’t take { $card }.
    }
lc-told-tie = It’s a tie. The win is shared.
lc-score = { $who } { $points }
lc-ending = Final score: { $scores }
lc-ending-largest = At its biggest, the labyrinth had { $largest } cards.
lc-treasure-amber = amber
lc-treasure-anchor = anchor
lc-treasure-banner = banner
lc-treasure-barrel = barrel
lc-treasure-comb = comb
lc-treasure-compass = compass
lc-treasure-drum = drum
lc-treasure-fan = fan
lc-treasure-flute = flute
lc-treasure-globe = globe
lc-treasure-hourglass = hourglass
lc-treasure-kettle = kettle
lc-treasure-lute = lute
lc-treasure-mask = mask
lc-treasure-pearl = pearl
lc-treasure-plume = plume
lc-treasure-quill = quill
lc-treasure-saddle = saddle
lc-treasure-scales = scales
lc-treasure-spindle = spindle
lc-treasure-teapot = teapot
lc-treasure-thimble = thimble
lc-treasure-urn = urn
lc-treasure-whistle = whistle
lc-treasure-zither = zither

## Settings
set-labyrinth-cards-short = Short game
set-labyrinth-cards-short-says = Half the cards: each treasure is on 2 of them.
set-labyrinth-cards-links-anew = Check paths again
set-labyrinth-cards-links-anew-says = After each card you take, the others count only if a path still leads to them.
set-labyrinth-cards-find-it-yourself = Find it yourself
set-labyrinth-cards-find-it-yourself-says = No hints: you find the connected cards yourself, and a wrong one ends your turn.
word-labyrinth-cards-first-random = Random
preset-labyrinth-cards-classic = Classic
preset-labyrinth-cards-classic-says = All the cards
preset-labyrinth-cards-short = Short
preset-labyrinth-cards-short-says = Half of the cards
preset-labyrinth-cards-eyes = Sharp eyes
preset-labyrinth-cards-eyes-says = Find the links yourself
preset-labyrinth-cards-strict = Strict
preset-labyrinth-cards-strict-says = Paths must still hold

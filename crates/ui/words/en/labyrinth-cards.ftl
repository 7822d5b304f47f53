### Labyrinth, the card game.

lc-board = The table with the cards that lie
lc-deck =
    { $left ->
        [0] The deck is empty
        [one] One card in the deck
       *[other] { $left } cards in the deck
    }
lc-zoom-in = Closer
lc-zoom-out = Farther
lc-zoom-fit = All cards
lc-gains = { $points } cards won, { $cards } in the hand
lc-how = Choose a card. Tap it again to turn it (or press R). Then tap a place.
lc-misfit = It fits nowhere like this: turn it.
lc-claims = All cards as a list
lc-open = Open: { $open }
lc-finish = Finish
lc-act-place = Lay { $card } on { $place }, open { $open }
lc-act-take = Take { $card }
lc-stays = { $card } must stay. Without it these would fall off: { $falling }.
lc-now-place =
    { $you ->
        [yes] Your turn: choose a card, turn it, and lay it where it fits.
       *[no] { $who } is to lay a card.
    }
lc-now-take =
    { $you ->
        [yes] Linked! Take the cards that shine, or finish.
       *[no] { $who } may take the cards that shine.
    }
lc-now-held =
    { $you ->
        [yes] What is linked must stay, or the maze falls apart: finish.
       *[no] { $who } can take nothing more.
    }
lc-now-none =
    { $you ->
        [yes] Nothing can be taken: finish.
       *[no] { $who } can take nothing.
    }
lc-now-find =
    { $you ->
        [yes] Which cards are linked to yours? Take one, or finish. A wrong one ends it.
       *[no] { $who } looks for linked cards.
    }
lc-now-over = All cards are played.
lc-told-half = This is a short game, with { $count } cards.
lc-told-draw =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $who } draws { $card }.
    }
lc-told-place =
    { $you ->
        [yes] You lay { $card }.
       *[no] { $who } lays { $card }.
    }
lc-told-take =
    { $you ->
        [yes] You take { $card }.
       *[no] { $who } takes { $card }.
    }
lc-told-miss =
    { $you ->
        [yes] Wrong: { $card } cannot be taken.
       *[no] { $who } is wrong: { $card } cannot be taken.
    }
lc-told-tie = The victory is shared.
lc-ending = { $won } cards were won; at most { $largest } lay at once.
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
set-labyrinth-cards-seats = Players
set-labyrinth-cards-seats-says = How many play.
set-labyrinth-cards-first = Who begins
set-labyrinth-cards-first-says = A seat, or by chance.
set-labyrinth-cards-short = Short game
set-labyrinth-cards-short-says = Half of the cards: every treasure is on two of them.
set-labyrinth-cards-links-anew = Links count anew
set-labyrinth-cards-links-anew-says = After each card taken, a link counts only while its way still runs.
set-labyrinth-cards-find-it-yourself = Find it yourself
set-labyrinth-cards-find-it-yourself-says = Nobody is shown what can be taken, and a wrong claim ends the taking.
word-labyrinth-cards-first-random = by chance

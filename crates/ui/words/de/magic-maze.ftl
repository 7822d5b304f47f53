### Magic Maze.

mz-board = Das Spielfeld
mz-mall = Das Einkaufszentrum
mz-heroes = Die Helden
mz-tile = Plättchen { $tile }
mz-tile-holds = Plättchen { $tile }: { $what }
mz-mark-at = { $mark } auf { $column },{ $row }
mz-hero-barbarian = Barbar
mz-hero-mage = Magier
mz-hero-elf = Elf
mz-hero-dwarf = Zwerg
mz-hero-at = { $hero }, Plättchen { $tile }, auf { $column },{ $row }
mz-hero-on = { $hero }, Plättchen { $tile }, auf { $column },{ $row }: { $mark }

## What can be done
mz-do-north = nach oben
mz-do-east = nach rechts
mz-do-south = nach unten
mz-do-west = nach links
mz-do-vortex = Wirbel
mz-do-explore = erkunden
mz-do-escalator = Rolltreppe
mz-nothing = nichts
mz-act-move = { $hero }: { $way }, { $count }
mz-act-move-onto = { $hero }: { $way }, { $count } ({ $mark })
mz-act-vortex = { $hero }: Wirbel, Plättchen { $tile }
mz-act-escalator = { $hero }: Rolltreppe
mz-act-explore = { $hero }: erkunden
mz-gaze = In die Kristallkugel schauen
mz-place = An Plättchen { $tile } legen: { $side }
mz-turn-up = Aktionsplättchen aufdecken
mz-discard = Plättchen { $tile } wegnehmen
mz-do-something = Tu was, { $who }!
mz-give-up = Aufgeben
mz-play-on = Doch weiterspielen
mz-shorter = Früher anhalten
mz-hero-left = Auf und davon: schon draußen.
mz-hero-stays = Bleibt hier am Ausgang.
mz-hero-discard = Erst müssen zwei Plättchen weg.
mz-hero-nothing = Mit dieser Figur kannst du gerade nichts tun.
mz-hero-others = Du kannst bewegen: { $heroes }.
mz-holds = Du kannst: { $what }
mz-holds-nothing = Du hast kein Aktionsplättchen.
mz-holds-now = Jetzt kannst du: { $what }
mz-point = Auf ein Feld zeigen
mz-point-tile = Plättchen zeigen
mz-look-at = { $who } ansehen
mz-leads = Führt mit der Figur
mz-has-pawn = Die Figur sagt: Tu was!
mz-had-pawn = Die Figur steht hier. Seitdem ist etwas passiert.
mz-is-giving-up = Ist fürs Aufgeben
mz-pawn-you = Tu was!
mz-zoom-in = Näher heran
mz-zoom-out = Mehr sehen
mz-zoom-fit = Das ganze Einkaufszentrum

## What is on the squares
mz-mark-solid = fest
mz-mark-entry = Eingang
mz-mark-timer = Sanduhrfeld
mz-mark-ball = Kristallkugel
mz-mark-camera = Kamera
mz-explore-barbarian = Erkundungstür des Barbaren
mz-explore-mage = Erkundungstür des Magiers
mz-explore-elf = Erkundungstür des Elfen
mz-explore-dwarf = Erkundungstür des Zwergs
mz-vortex-barbarian = Wirbel des Barbaren
mz-vortex-mage = Wirbel des Magiers
mz-vortex-elf = Wirbel des Elfen
mz-vortex-dwarf = Wirbel des Zwergs
mz-item-barbarian = Schwert des Barbaren
mz-item-mage = Zaubertrank des Magiers
mz-item-elf = Bogen des Elfen
mz-item-dwarf = Axt des Zwergs
mz-exit-barbarian = Ausgang des Barbaren
mz-exit-mage = Ausgang des Magiers
mz-exit-elf = Ausgang des Elfen
mz-exit-dwarf = Ausgang des Zwergs
mz-goal-on-item = steht richtig
mz-goal-item-found = Gegenstand gefunden
mz-goal-item-hidden = Gegenstand noch nicht gefunden
mz-goal-exit-found = Ausgang gefunden
mz-goal-exit-hidden = Ausgang noch nicht gefunden
mz-goal-left = ist draußen

## The glass and the deck
mz-glass-left = Zeit übrig
mz-glass-after = umgedreht
mz-glass-still = steht noch
mz-deck =
    { $count ->
        [one] 1 Plättchen übrig
       *[other] { $count } Plättchen übrig
    }
mz-watched = Zwei Kameras passen auf: Kein Sanduhrfeld darf betreten werden.
mz-deck-next = Nächstes Plättchen: { $tile }
mz-deck-under = darunter: { $tiles }

## Signs over the board
mz-sign-before = Redet, so viel ihr wollt, bis zur ersten Aktion.
mz-sign-talk = Jetzt reden, bis jemand etwas tut!
mz-sign-gestures = Jetzt zeigen, ohne ein Wort!

## Now
mz-now-explore =
    { $hidden ->
        [one] Erkundet: Ein Gegenstand ist noch verborgen. Bringt die anderen Helden schon zu ihren.
        [4] Erkundet: Noch ist keiner der vier Gegenstände gefunden.
       *[other] Erkundet: { $hidden } der vier Gegenstände sind noch verborgen.
    }
mz-now-steal = Alle vier Helden gleichzeitig auf die Gegenstände ihrer Farbe!
mz-now-steal-foreign = Alle vier Helden gleichzeitig auf Gegenstände, keiner auf seinen eigenen!
mz-now-leave-purple = Beute gemacht! Jetzt lauft: Alle gehen durch den Ausgang des Magiers.
mz-now-leave-own = Beute gemacht! Jetzt lauft: Jeder geht durch den Ausgang seiner Farbe.
mz-now-leave-foreign = Beute gemacht! Jetzt lauft: jeder zu einem anderen Ausgang, keiner zu seinem eigenen.
mz-now-discard =
    { $count ->
        [one] Noch ein Plättchen muss weg: Wählt es aus.
       *[other] Zwei Plättchen müssen weg: Wählt das erste aus.
    }
mz-now-place = Wähl die Tür, an die Plättchen { $tile } kommt.
mz-now-placing = Plättchen { $tile } wird gleich gelegt.
mz-now-turn-up = Deck ein Aktionsplättchen auf: Es sagt, was du tun kannst.
mz-now-won = Alle sind draußen. Geschafft!
mz-now-lost = Diesmal haben euch die Wachen erwischt.

## What is told
mz-told-deal =
    { $you ->
        [yes] Du kannst: { $what }.
       *[no] { $who } kann: { $what }.
    }
mz-told-move =
    { $you ->
        [yes] Du ziehst: { $hero } { $way }.
       *[no] { $who } zieht: { $hero } { $way }.
    }
mz-told-vortex =
    { $you ->
        [yes] Du schickst durch den Wirbel: { $hero }, zu Plättchen { $tile }.
       *[no] { $who } schickt durch den Wirbel: { $hero }, zu Plättchen { $tile }.
    }
mz-told-escalator =
    { $you ->
        [yes] Du schickst über die Rolltreppe: { $hero }.
       *[no] { $who } schickt über die Rolltreppe: { $hero }.
    }
mz-told-explore =
    { $you ->
        [yes] Du erkundest. Wer vorangeht: { $hero }.
       *[no] { $who } erkundet. Wer vorangeht: { $hero }.
    }
mz-told-lay = Plättchen { $tile } kommt dazu.
mz-told-gaze =
    { $you ->
        [yes] Du schaust in die Kristallkugel.
       *[no] { $who } schaut in die Kristallkugel.
    }
mz-told-shown = Als Nächstes kommt Plättchen { $tile }.
mz-told-place =
    { $you ->
        [yes] Du wählst, wohin es kommt.
       *[no] { $who } wählt, wohin es kommt.
    }
mz-told-put-back = Es ist kein Platz: Das Plättchen kommt zurück.
mz-told-ball-used = Die Kristallkugel ist erloschen.
mz-told-camera-off = Eine Kamera ist aus.
mz-told-glass = Die Sanduhr ist umgedreht: noch { $left }.
mz-told-timer = Ein Sanduhrfeld ist verbraucht.
mz-told-passed = Alle Aktionsplättchen wandern nach links weiter.
mz-told-shuffled = Die Aktionsplättchen werden gemischt.
mz-told-pile-turned = Der Stapel der Aktionsplättchen beginnt von vorn.
mz-told-turn-up = Jetzt kannst du: { $what }.
mz-told-talk = Ihr dürft reden, bis jemand etwas tut.
mz-told-discard =
    { $you ->
        [yes] Du nimmst Plättchen { $tile } weg.
       *[no] { $who } nimmt Plättchen { $tile } weg.
    }
mz-told-pawn =
    { $you-are ->
        [yes] { $who } bittet dich: Tu was!
       *[no] { $you ->
            [yes] Du bittest { $to }: Tu was!
           *[no] { $who } bittet { $to }: Tu was!
        }
    }
mz-told-theft = Beute gemacht! Der Alarm geht los: zu den Ausgängen!
mz-told-leave = Draußen: { $hero }.
mz-told-gives-up =
    { $you ->
        [yes] Du bist fürs Aufgeben.
       *[no] { $who } ist fürs Aufgeben.
    }
mz-told-plays-on =
    { $you ->
        [yes] Du willst weiterspielen.
       *[no] { $who } will weiterspielen.
    }
mz-told-won = Alle vier sind draußen: Ihr habt gemeinsam gewonnen!
mz-told-lost = Verloren: Die Wachen waren schneller.

## Without words
talk-points =
    { $you ->
        [yes] Du zeigst auf etwas.
       *[no] { $who } zeigt auf etwas.
    }
talk-eyes =
    { $you ->
        [yes] Du siehst { $at } an.
       *[no] { $who } sieht { $at } an.
    }
react-yes = Ja
react-no = Nein
react-idea = Eine Idee
react-careful = Vorsicht
react-bravo = Gut gemacht

## The end
mz-ending-left = In der Sanduhr waren noch { $left }.
mz-ending-timers =
    { $timers ->
        [0] Die Sanduhr wurde nie umgedreht.
        [one] Die Sanduhr wurde einmal umgedreht.
       *[other] Die Sanduhr wurde { $timers }-mal umgedreht.
    }
mz-ending-tiles =
    { $tiles ->
        [one] Das Einkaufszentrum hatte ein Plättchen.
       *[other] Das Einkaufszentrum war auf { $tiles } Plättchen gewachsen.
    }

## Settings
set-magic-maze-seats-says = Wer allein spielt, hat einen Stapel Aktionsplättchen; zu neunt muss jemand anführen.
set-magic-maze-scenario = Szenario
set-magic-maze-scenario-says = 1 bis 7 führen die Regeln nach und nach ein, 8 bis 17 sind Herausforderungen.
set-magic-maze-deck = Letztes Plättchen
set-magic-maze-deck-says = Je mehr Plättchen, desto schwerer.
set-magic-maze-side = Erstes Plättchen
set-magic-maze-side-says = Seite A hat Wirbel, Seite B hat keine.
set-magic-maze-sand = Sekunden in der Sanduhr
set-magic-maze-sand-says = 5 bis 600, oder 0 ganz ohne Sand.
set-magic-maze-exits = Ausgänge
set-magic-maze-exits-says = Wer wo hinausgeht.
set-magic-maze-talk = Reden
set-magic-maze-talk-says = Wann ihr miteinander reden dürft und wie.
set-magic-maze-tile-15-first = Erst die Kristallkugel
set-magic-maze-tile-15-first-says = Plättchen 15 mit einer Kristallkugel kommt zuerst.
set-magic-maze-pass = Weitergeben
set-magic-maze-pass-says = Wird die Sanduhr umgedreht, wandern die Aktionsplättchen weiter.
set-magic-maze-dwarf-passages = Zwergengänge
set-magic-maze-dwarf-passages-says = Der Zwerg passt durch Lücken in den Wänden.
set-magic-maze-loudspeakers = Lautsprecher
set-magic-maze-loudspeakers-says = Erkundet der Elf, dürfen alle reden.
set-magic-maze-crystal-balls = Kristallkugeln
set-magic-maze-crystal-balls-says = Der Magier erkundet aus der Ferne.
set-magic-maze-cameras = Kameras
set-magic-maze-cameras-says = Laufen zwei davon, sind die Sanduhrfelder gesperrt.
set-magic-maze-face-up = Offener Stapel
set-magic-maze-face-up-says = Das nächste Plättchen ist immer zu sehen.
set-magic-maze-leader = Jemand führt an
set-magic-maze-leader-says = Eine Person hat nur die Figur und sonst nichts.
set-magic-maze-reconfigure = Schrumpfendes Haus
set-magic-maze-reconfigure-says = Jedes Umdrehen der Sanduhr kostet zwei Plättchen.
set-magic-maze-dimensions = Zwei Dimensionen
set-magic-maze-dimensions-says = Zwei Einkaufszentren, nur durch Wirbel verbunden.
set-magic-maze-vortices = Wirbel
set-magic-maze-vortices-says = Die Helden können sie bis zum Diebstahl benutzen.
set-magic-maze-crowds = Gedränge
set-magic-maze-crowds-says = Mehrere Helden dürfen auf einem Plättchen sein.
set-magic-maze-tiles = Eigene Plättchen
set-magic-maze-tiles-says = Eine Datei mit Plättchen, in Text gezeichnet.
word-magic-maze-deck-as-scenario = wie im Szenario
word-magic-maze-side-as-scenario = wie im Szenario
word-magic-maze-exits-as-scenario = wie im Szenario
word-magic-maze-exits-purple = alle durch den des Magiers
word-magic-maze-exits-own = jeder durch den eigenen
word-magic-maze-exits-foreign = jeder durch einen fremden
word-magic-maze-talk-as-scenario = wie im Szenario
word-magic-maze-talk-free = immer
word-magic-maze-talk-phases = in Redephasen
word-magic-maze-talk-gestures = in Redephasen, ohne Worte
word-magic-maze-talk-pawn = nie, aber es gibt die Figur
word-magic-maze-talk-eyes = nie, nicht einmal die Figur
word-magic-maze-tile-15-first-as-scenario = wie im Szenario
word-magic-maze-tile-15-first-on = ja
word-magic-maze-tile-15-first-off = nein
word-magic-maze-pass-as-scenario = wie im Szenario
word-magic-maze-pass-on = ja
word-magic-maze-pass-off = nein
word-magic-maze-dwarf-passages-as-scenario = wie im Szenario
word-magic-maze-dwarf-passages-on = ja
word-magic-maze-dwarf-passages-off = nein
word-magic-maze-loudspeakers-as-scenario = wie im Szenario
word-magic-maze-loudspeakers-on = ja
word-magic-maze-loudspeakers-off = nein
word-magic-maze-crystal-balls-as-scenario = wie im Szenario
word-magic-maze-crystal-balls-on = ja
word-magic-maze-crystal-balls-off = nein
word-magic-maze-cameras-as-scenario = wie im Szenario
word-magic-maze-cameras-on = ja
word-magic-maze-cameras-off = nein
word-magic-maze-face-up-as-scenario = wie im Szenario
word-magic-maze-face-up-on = ja
word-magic-maze-face-up-off = nein
word-magic-maze-leader-as-scenario = wie im Szenario
word-magic-maze-leader-on = ja
word-magic-maze-leader-off = nein
word-magic-maze-reconfigure-as-scenario = wie im Szenario
word-magic-maze-reconfigure-on = ja
word-magic-maze-reconfigure-off = nein
word-magic-maze-dimensions-as-scenario = wie im Szenario
word-magic-maze-dimensions-on = ja
word-magic-maze-dimensions-off = nein
word-magic-maze-vortices-as-scenario = wie im Szenario
word-magic-maze-vortices-on = ja
word-magic-maze-vortices-off = nein
word-magic-maze-crowds-as-scenario = wie im Szenario
word-magic-maze-crowds-on = ja
word-magic-maze-crowds-off = nein
preset-magic-maze-first = Erster Besuch
preset-magic-maze-first-says = Szenario 1 von 17
preset-magic-maze-mall = Alle Regeln
preset-magic-maze-mall-says = Szenario 7 von 17
preset-magic-maze-challenge = Härtetest
preset-magic-maze-challenge-says = Szenario 10 von 17
preset-magic-maze-calm = Ohne Eile
preset-magic-maze-calm-says = Ohne Sanduhr

### Mago Magino.

mm-board = Der Ring: das Haus, der Wald, das Versteck und die Wiese
mm-house = Haus
mm-hideout = Versteck
mm-forest = Wald { $nth }
mm-meadow = Wiese { $nth }
mm-space = { $space }: { $what }
mm-child = Kind { $nth }
mm-child-of = Kind { $nth } von { $who }
mm-child-carrying = Kind { $nth } von { $who } mit einem Kristall
mm-frog = Frosch
mm-frog-numbered = Frosch { $frog }
mm-frog-on = Frosch auf { $space }
mm-frogs =
    { $count ->
        [one] ein Frosch
       *[other] { $count } Frösche
    }
mm-magician = Magier
mm-lying =
    { $count ->
        [0] keine Kristalle
        [one] ein Kristall
       *[other] { $count } Kristalle
    }
mm-delivered = { $count } von { $of } Kristallen
mm-roll = Würfeln
mm-end = Zug beenden
mm-list = Alle Züge als Liste
mm-act-child = Kind { $nth }: bis { $space } gehen
mm-act-child-first = Kind { $nth }: einen Kristall nehmen und bis { $space } gehen
mm-act-child-last = Kind { $nth }: bis { $space } gehen und dort einen Kristall nehmen
mm-act-magician = Magier: bis { $space } gehen
mm-act-frog = { $frog }: bis { $space } hüpfen
mm-now-roll =
    { $you ->
        [yes] Du bist dran: Würfle!
       *[no] { $who } würfelt gleich.
    }
mm-now-move =
    { $you ->
        [yes] { $points ->
            [one] Wähl ein Kind, den Magier oder einen Frosch: ein Feld.
           *[other] Wähl ein Kind oder den Magier: { $points } Felder. Oder einen Frosch: ein Feld.
        }
       *[no] { $who } hat { $points } gewürfelt und zieht.
    }
mm-now-witch =
    { $you ->
        [yes] Die Hexe! Wähl ein Kind, den Magier oder einen Frosch: ein Feld.
       *[no] Die Hexe! { $who } zieht etwas um ein Feld.
    }
mm-now-again =
    { $you ->
        [yes] Gut befreit! Würfle noch einmal oder beende deinen Zug.
       *[no] { $who } hat jemanden befreit und darf noch einmal würfeln.
    }
mm-now-over =
    { $you ->
        [yes] Du hast gewonnen. Jetzt sieht man, wer die Frösche sind.
       *[no] { $who } hat gewonnen. Jetzt sieht man, wer die Frösche sind.
    }
mm-told-roll =
    { $you ->
        [yes] Du würfelst eine { $points }.
       *[no] { $who } würfelt eine { $points }.
    }
mm-witch = die Hexe
mm-told-witch =
    { $you ->
        [yes] Du würfelst { $witch }!
       *[no] { $who } würfelt { $witch }!
    }
mm-told-arrow = Der Pfeil zeigt auf: { $space }.
mm-told-arrow-forest = Der Pfeil zeigt auf den Wald, auf den ganzen Wald.
mm-told-bewitched =
    { $you ->
        [yes] Puff! Dein Kind { $nth } ist verhext.
       *[no] Puff! Kind { $nth } von { $who } ist verhext.
    }
mm-told-drop =
    { $you ->
        [yes] Dein Kind { $nth } verliert seinen Kristall.
       *[no] Kind { $nth } von { $who } verliert seinen Kristall.
    }
mm-told-frog =
    { $you ->
        [yes] Puff! Dein Kind { $nth } ist jetzt Frosch { $frog }.
       *[no] Puff! Kind { $nth } von { $who } ist jetzt Frosch { $frog }.
    }
mm-told-frog-plain =
    { $you ->
        [yes] Puff! Dein Kind { $nth } ist jetzt ein Frosch.
       *[no] Puff! Kind { $nth } von { $who } ist jetzt ein Frosch.
    }
mm-told-mixed = { $space }: Hier werden die Frösche vertauscht.
mm-told-named = { $space }: Hier sind jetzt die Frösche { $frog }. Wer ist wer?
mm-told-walk =
    { $you ->
        [yes] Dein Kind { $nth } geht bis { $space }.
       *[no] Kind { $nth } von { $who } geht bis { $space }.
    }
mm-told-load =
    { $you ->
        [yes] Dein Kind { $nth } nimmt einen Kristall.
       *[no] Kind { $nth } von { $who } nimmt einen Kristall.
    }
mm-told-deliver =
    { $you ->
        [yes] Du hast einen Kristall nach Hause gebracht: jetzt { $count }.
       *[no] { $who } hat einen Kristall nach Hause gebracht: jetzt { $count }.
    }
mm-told-magician =
    { $you ->
        [yes] Du führst den Magier bis { $space }.
       *[no] { $who } führt den Magier bis { $space }.
    }
mm-told-hop =
    { $you ->
        [yes] Du lässt Frosch { $frog } bis { $space } hüpfen.
       *[no] { $who } lässt Frosch { $frog } bis { $space } hüpfen.
    }
mm-told-hop-plain =
    { $you ->
        [yes] Du lässt einen Frosch bis { $space } hüpfen.
       *[no] { $who } lässt einen Frosch bis { $space } hüpfen.
    }
mm-told-freed =
    { $you ->
        [yes] Frosch { $frog } war dein Kind { $nth }: Es ist frei.
       *[no] Frosch { $frog } war Kind { $nth } von { $who }: Es ist frei.
    }
mm-told-freed-plain =
    { $you ->
        [yes] Der Frosch war dein Kind { $nth }: Es ist frei.
       *[no] Der Frosch war Kind { $nth } von { $who }: Es ist frei.
    }
mm-ending =
    { $turns ->
        [one] Es hat einen Zug gedauert.
       *[other] Es hat { $turns } Züge gedauert.
    }
mm-ending-frogs =
    { $count ->
        [one] Ein Kind war noch ein Frosch.
       *[other] { $count } Kinder waren noch Frösche.
    }

## Settings
set-mago-magino-forest = Wald
set-mago-magino-forest-says = Wie viele Felder der Wald hat: immer drei.
set-mago-magino-meadow = Wiese
set-mago-magino-meadow-says = Wie viele Felder der Heimweg hat.
set-mago-magino-die = Ein eigener Würfel
set-mago-magino-die-says = Sechs Seiten mit Leerzeichen dazwischen, jede „witch“ (Hexe) oder 1 bis 4: üblich ist witch witch 2 3 3 4.
set-mago-magino-colours = Farben
set-mago-magino-colours-says = Wer welche Farbe hat, in der Reihenfolge der Plätze.
set-mago-magino-crystals = Kristalle zum Sieg
set-mago-magino-crystals-says = Mit zwei wird es ein kurzes Spiel.
set-mago-magino-shuffled-frogs = Vertauschte Frösche
set-mago-magino-shuffled-frogs-says = Frösche, die sich treffen, werden vertauscht: Selbst wer gut aufpasst, verliert sie aus den Augen.
set-mago-magino-numbered-frogs = Frösche mit Nummern
set-mago-magino-numbered-frogs-says = Jeder Frosch zeigt seine Nummer, und beim Verhexen wird sie gesagt. Das ist leichter und hilft allen, die nach Gehör spielen.
word-mago-magino-colours-red = rot
word-mago-magino-colours-blue = blau
word-mago-magino-colours-yellow = gelb
word-mago-magino-colours-green = grün
word-mago-magino-colours-violet = violett
word-mago-magino-first-random = nach Zufall
preset-mago-magino-children = Kinder
preset-mago-magino-children-says = Frösche mit Nummern
preset-mago-magino-classic = Klassisch
preset-mago-magino-classic-says = 3 Kristalle gewinnen
preset-mago-magino-tricky = Knifflig
preset-mago-magino-tricky-says = Frösche vermischen sich
preset-mago-magino-short = Kurz
preset-mago-magino-short-says = 2 Kristalle gewinnen

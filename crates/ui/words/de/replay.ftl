### Looking back on a finished game.

## Looking back
replay = Zurückschauen
replay-of = Rückschau: { $game }
replay-table = Zum Tisch
replay-beside = Was verborgen war
replay-reel = Schritte des Spiels
replay-place = Schritt { $nth } von { $count }, { $time } nach dem Anfang
replay-slider = Welcher Augenblick
replay-first = Zum Anfang
replay-before = Einen Schritt zurück
replay-play = Von selbst abspielen
replay-after = Einen Schritt weiter
replay-last = Zum Ende
replay-speed = Wie schnell
replay-share = Diesen Augenblick teilen
replay-copy = Link zu diesem Augenblick kopieren
replay-moves = Zug um Zug
replay-earlier = Frühere Züge
replay-later = Spätere Züge

## The dice
dice-title = Die Würfel prüfen
dice-sound = Alles ist, wie es sein soll.
dice-fits = Die geheime Zahl, die der Tisch vor dem Anfang versprochen hat, ist die, die er am Ende gezeigt hat.
dice-outcomes =
    { $count ->
        [one] Der eine Zufall folgt aus ihr.
       *[other] Alle { $count } Zufälle folgen aus ihr.
    }
dice-inputs =
    { $count ->
        [one] Der eine Zug hält die Regeln ein.
       *[other] Alle { $count } Züge halten die Regeln ein.
    }
dice-seals =
    { $count ->
        [one] Das eine Siegel ist heil: Nichts wurde später geändert oder weggelassen.
       *[other] Alle { $count } Siegel sind heil: Nichts wurde später geändert oder weggelassen.
    }
dice-flawed = Diese Aufzeichnung hält nicht stand. Was in Zeile { $line } steht, in Eintrag { $append }, kann nicht sein:
dice-how = Wie das geht, und wie du es selbst prüfst
dice-promise = Bevor sich jemand setzte, zog der Tisch eine geheime Zahl und zeigte einen Fingerabdruck davon: das Versprechen. Dann gab das Gerät jeder Person eigene zufällige Ziffern dazu. Jeder Zufall wird aus beidem berechnet, sodass niemand allein ihn wählen konnte. Am Ende wird die Zahl gezeigt, und alle können alles nachrechnen.
dice-commitment = Das Versprechen
dice-seed = Die geheime Zahl
dice-salt = Was das Versprechen davor bewahrte, erraten zu werden
dice-yourself = Lade die Aufzeichnung herunter und prüfe sie mit dem Programm:
dice-python = Oder mit reinem Python, durch ein zweites Programm, das mit dem ersten nichts teilt:

## The games, laid bare
ml-bare-wall =
    { $known ->
        [yes] Wand ({ $side }), bekannt
       *[no] Wand ({ $side }), unbekannt
    }
ml-bare-bumped = { $count } von { $of } Wänden: Jemand war schon dagegengelaufen
ml-bare-unknown =
    { $count ->
        [one] { $count } Wand, die noch niemand kannte
       *[other] { $count } Wände, die noch niemand kannte
    }
ml-bare-walked = { $count } von { $of } Durchgängen: Jemand war schon hindurchgegangen
ml-bare-memory = So viel wusste in diesem Augenblick, wer nichts vergisst.
lc-bare-deck =
    { $count ->
        [one] Noch zu ziehen: eine Karte
       *[other] Noch zu ziehen: { $count } Karten
    }
lc-bare-none = keine Karten
mm-bare-frog =
    { $known ->
        [yes] { $frog } ist { $who } { $nth }. Man konnte es wissen.
       *[no] { $frog } ist { $who } { $nth }. Sicher wusste es niemand mehr.
    }
mm-bare-none = In diesem Augenblick war niemand ein Frosch.

### The home page, and how a game is started.

## Home
home-hero = Labyrinthspiele, gemeinsam
home-hero-lead = Mit Freunden, mit Bots oder allein. Ohne Konto: Link teilen und losspielen.
home-yours = Deine Spiele
home-yours-empty = Hier stehen deine Spiele. Ohne Konto: Dieses Gerät merkt sie sich.
home-public = Offene Tische
home-public-empty = Gerade wartet niemand auf Mitspieler. Mach den Anfang!

## A code
home-code = Hast du einen Code?
code-button = Mit Code mitspielen
code-join = Mitspielen
code-hint = Fünf Buchstaben, zum Beispiel MUBEL

## A game
facts-age = ab { $age }

## A table in a list
row-your-turn = Du bist dran
row-turn = { $who } ist dran
row-go = Los
row-open = Öffnen
row-again = Noch einmal
row-replay = Ansehen
row-playing = Läuft gerade
row-finished = Beendet
row-host = Tisch von { $who }
row-watch = Zuschauen

## For those who are new
how-title = So beginnt ein Spieleabend
how-1 = Such ein Spiel aus und eröffne einen Tisch.
how-2 = Zeig den Code: Die anderen spielen am eigenen Handy mit.
how-3 = Zu wenige Leute? Bots nehmen die freien Plätze.
install = Clew installieren

## Starting a game
sheet-close = Schließen
play-bots = Gegen Bots
play-bots-team = Mit Bots
play-bots-says = Mit { $who }. Geht sofort los
play-now = Jetzt spielen
play-friends = Mit Freunden
play-friends-says = Tisch eröffnen, Link oder Code teilen
play-learn = Lernen
play-learn-says = Die Regeln in zwei Minuten, mit Bildern

## About
about-font = Die Titel stehen in Clew Display, einem Teil der Vollkorn: ihre Lizenz

## Links and no connection
share-invite = { $who } lädt dich ein: { $game }
offline-title = Keine Verbindung
offline-says = Clew ist gerade nicht zu erreichen. Deine Spiele sind sicher.
offline-again = Noch einmal versuchen
bot-level = Wie gut der Bot spielt

### The home page, and how a game is started.

## Home
home-hero = Doolhofspellen, samen
home-hero-lead = Met vrienden, met bots of alleen. Zonder account: deel een link en speel.
home-yours = Jouw spellen
home-yours-empty = Hier komen jouw spellen. Zonder account: dit apparaat onthoudt ze.
home-public = Open tafels
home-public-empty = Niemand wacht nu op spelers. Begin jij?

## A code
home-code = Heb je een code?
code-button = Meedoen met een code
code-join = Meedoen
code-hint = Vijf letters, bijvoorbeeld MUBEL

## A game
facts-age = vanaf { $age }

## A table in a list
row-your-turn = Jij bent aan de beurt
row-turn = { $who } is aan de beurt
row-go = Verder
row-open = Openen
row-again = Nog een keer
row-replay = Terugkijken
row-playing = Bezig
row-finished = Afgelopen
row-host = Tafel van { $who }
row-watch = Kijken

## For those who are new
how-title = Zo begint een spelavond
how-1 = Kies een spel en open een tafel.
how-2 = Laat de code zien: iedereen speelt op zijn eigen telefoon.
how-3 = Te weinig mensen? Bots nemen de vrije plaatsen.
install = Clew installeren

## Starting a game
sheet-close = Sluiten
play-bots = Tegen bots
play-bots-team = Met bots
play-bots-says = Met { $who }. Begint meteen
play-now = Nu spelen
play-friends = Met vrienden
play-friends-says = Open een tafel, deel een link of een code
play-learn = Leren
play-learn-says = De regels in twee minuten, met plaatjes

## About
about-font = De titels staan in Clew Display, een deel van Vollkorn: de licentie

## Links and no connection
share-invite = { $who } nodigt je uit: { $game }
offline-title = Geen verbinding
offline-says = Clew is nu niet bereikbaar. Jouw spellen zijn veilig.
offline-again = Nog eens proberen
bot-level = Hoe goed de bot speelt

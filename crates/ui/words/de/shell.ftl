### The pages around the games.

## Every page
skip = Zum Hauptteil
nav = Sprache, Ton und Licht
sound = Ton
theme = Hell oder dunkel
line-lost = Die Verbindung ist weg. Neuer Versuch …
line-lost-post = Das kam nicht an. Ist die Verbindung weg? Versuch es noch einmal.
stage-skipped = Übersprungene Züge: { $count }
about = Über Clew
foot-names = Die Namen der Spiele gehören ihren Eigentümern; Clew hat mit ihnen nichts zu tun.
home = Startseite
and = { $others } und { $last }
labelled = { $label }: { $name }

## Home
home-title = Labyrinthspiele, gemeinsam
home-lead = Vier magische Labyrinthe: mit Freunden, mit Bots oder allein. Ohne Konto: Tisch eröffnen, Link schicken, losspielen.
home-open = Spielen
row-waiting =
    { $free ->
        [0] alle { $seats } Plätze besetzt
        [one] ein Platz frei von { $seats }
       *[other] { $free } Plätze frei von { $seats }
    }
facts-players =
    { $fewest ->
        [one] allein oder bis zu { $most }
       *[other] { $fewest } bis { $most } Personen
    }
facts-minutes = { $least }–{ $most } Min.
game-magic-labyrinth = Das magische Labyrinth
game-magic-maze = Magic Maze
game-labyrinth-cards = Labyrinth, das Kartenspiel
game-mago-magino = Mago Magino
lead-magic-labyrinth = Mauern, die niemand sieht. Merk dir, wo es geknallt hat, und sei zuerst beim Symbol.
lead-magic-maze = Alle gegen den Sand, in Echtzeit und fast ohne Worte.
lead-labyrinth-cards = Wege legen, gleiche Schätze verbinden, Karten einsammeln.
lead-mago-magino = Ein Magier für alle, eine Hexe mit Pfeil und Frösche, unter die niemand schauen darf.

## A new table
your-name = Dein Name
access = Wer diesen Tisch finden kann
access-private = Nur wer den Link hat
access-public = Alle
open-table = Tisch eröffnen
settings = Einstellungen
settings-more = Weitere Einstellungen
settings-save = Einstellungen übernehmen
settings-usual = Wie üblich.
switch-on = ja
switch-off = nein

## Before the start
seat-free = Frei
seat-name = Platz { $seat }
bot-plays = { $level }: { $plays }
bot-remove = Entfernen
level-random = Zufall
level-forgetful = Leicht
level-attentive = Mittel
level-cunning = Schwer
level-runner = Mittel
level-patient = Gemütlich
level-teammate = Gleichmäßig
level-quick = Schnell
level-beginner = Leicht
level-collector = Mittel
level-distracted = Ziemlich schwer
level-planner = Schwer
plays-random = zieht aufs Geratewohl
plays-magic-labyrinth-forgetful = vergisst Mauern nach einer Weile
plays-magic-labyrinth-attentive = merkt sich jede Mauer
plays-magic-labyrinth-cunning = errät, wo Mauern sein müssen
plays-labyrinth-cards-beginner = probiert ein paar Plätze aus
plays-labyrinth-cards-collector = nimmt, was zu holen ist
plays-labyrinth-cards-planner = lässt dir wenig übrig
plays-mago-magino-beginner = zieht oft nach Lust und Laune
plays-mago-magino-runner = nimmt den kürzesten Weg
plays-mago-magino-distracted = plant voraus, übersieht Frösche
plays-mago-magino-planner = plant voraus, übersieht nichts
plays-magic-maze-patient = lässt sich viel Zeit
plays-magic-maze-teammate = hält mit dir Schritt
plays-magic-maze-quick = handelt schnell
is-you = du
is-host = leitet den Tisch
is-bot = Bot
is-away = nicht da
is-covered = ein Bot spielt weiter
ready = Bereit
leave = Aufstehen
invite = Wer spielt mit?
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-private = Wer den Link hat, kann mitspielen oder zuschauen.
invite-public = Dieser Tisch ist für alle zu sehen.
copy-link = Link kopieren
copied = Kopiert
start = Los geht’s
start-now = Alle sind da.
sit-down = Hinsetzen
close = Tisch schließen
close-sure = Diesen Tisch schließen? Das Spiel endet für alle.
close-yes = Ja, schließen
learn = So geht’s
lobby-yours = Dein Tisch
lobby-invites = { $who } lädt dich ein
lobby-nobody = Komm, spiel mit
invite-short = Einladen
invite-code = Scannen oder Code eintippen
share = Teilen
chairs-count = Anzahl der Plätze
chairs-fewer = Ein Platz weniger
chairs-more = Ein Platz mehr
chairs-taken = { $taken } von { $seats } Plätzen besetzt
chair-who = Wer spielt hier?
chair-invite = einladen
chair-invite-bot = einladen oder Bot
chair-invite-says = Teil den Link oder sag { $code }
bot = Bot
bot-says = Tipp an, wie gut er spielt
device = An diesem Gerät
device-says = Ihr reicht es herum
device-name = Name
device-add = Dazu
chair-away = Diesen Platz wegnehmen
shut = Schließen
name-save = Speichern
colour-yours = Deine Farbe
make-host = Tisch übergeben
make-host-says = { $who } kann dann einstellen und starten.
remove = Vom Tisch entfernen
remove-sure = { $who } entfernen? Nach einer Minute kann { $who } wieder mitspielen.
remove-yes = Ja, entfernen
is-device = an diesem Gerät
is-here = dabei
settings-live = Alle sehen Änderungen sofort
settings-by = { $who } wählt aus
customise = Anpassen
start-free =
    { $count ->
        [one] 1 Platz ist frei
       *[other] { $count } Plätze sind frei
    }
start-away = { $who } ist nicht da
start-by = { $who } startet
fill-bots = Mit Bots auffüllen
join-there =
    { $count ->
        [0] Mach den Anfang!
        [one] 1 Person ist schon da.
       *[other] { $count } sind schon da.
    }
join-you = Du
join-full =
    { $seats ->
        [one] Der einzige Platz ist besetzt
       *[other] Alle { $seats } Plätze sind besetzt
    }
join-full-says = Du kannst zuschauen oder einen eigenen Tisch eröffnen.
watch = Zuschauen
watch-just = Nur zuschauen
own-table = Eigenen Tisch eröffnen
watching = Das Spiel läuft schon. Du schaust zu.
code-title = Mit einem Code mitspielen
code-label = Die 5 Buchstaben des Tisches
builder-use = Dieses Labyrinth nehmen
builder-set = Dein eigenes Labyrinth steht. Nur der Server kennt es.
builder-random = Wieder zufällig
notify = Sag mir, wenn ich dran bin
notify-on = Du erfährst, wenn du dran bist
turn-yours = Du bist dran

## Playing
now-chance = Einen Moment …
players = Wer mitspielt
hand = Was du tun kannst
log = Was geschehen ist
log-empty = Noch nichts.
chat = Plaudern
chat-say = Sag etwas
chat-silence = Jetzt ohne Worte: Das Spiel verlangt Stille.
chat-send = Senden
chat-on = Schreiben erlauben
chat-off = Schreiben abschalten
numbers-on = Mir die Nummern der Frösche zeigen
numbers-off = Nummern der Frösche verbergen
more = Mehr
pause = Um eine Pause bitten
paused = Das Spiel steht still.
pausing = Pause gewünscht von { $who }: Sie beginnt, wenn alle darum gebeten haben.
resume = Weiter
late = { $who } hat schon länger nicht gespielt.
cover = Einen Bot einspringen lassen
gone = { $who } ist weg.
hand-on = Platz weitergeben
move-seat = Mit meinem Platz auf ein anderes Gerät
leave-running = Gehen: Ein Bot spielt für mich weiter
covered-you = Ein Bot spielt auf deinem Platz.
come-back = Wieder mitspielen
told-first =
    { $you ->
        [yes] Du fängst an.
       *[no] { $who } fängt an.
    }
told-victory =
    { $you ->
        [yes] Du hast gewonnen!
       *[no] { $who } hat gewonnen.
    }
side-north = nach oben
side-east = nach rechts
side-south = nach unten
side-west = nach links

## The end
end-won =
    { $you ->
        [yes] { $count ->
            [one] Du hast gewonnen!
           *[other] Ihr habt gemeinsam gewonnen: { $who }
        }
       *[no] { $count ->
            [one] { $who } hat gewonnen
           *[other] { $who } haben gewonnen
        }
    }
end-lost = Diesmal verloren
closed-abandoned = Es kam niemand mehr.
closed-ended = Dieser Tisch wurde aufgelöst.
closed-fault = Im Spiel selbst ist etwas schiefgegangen. Das tut uns leid: Der Spielverlauf bleibt erhalten.
closed-limit = Dieser Tisch ist zu groß geworden und wurde geschlossen. Eröffne einen neuen, um weiterzuspielen.
closed-operator = Wer diese Seite betreibt, hat diesen Tisch geschlossen.
again = Noch einmal
again-go = Zum nächsten Spiel
record = Spielverlauf
chance-differs = Achtung: Im Spielverlauf stehen nicht die Zufallszahlen, die dieser Browser geschickt hat. Vielleicht wurde beim Würfeln getrickst.

## A seat on another device
link-title = Ein Link für diesen Platz
link-says = Scanne den Code mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal und 10 Minuten lang.
link-back = Zurück zum Tisch
offer-title = Diesen Platz übernehmen
offer-says = Spiel auf diesem Gerät weiter. Das andere Gerät kann dann nur noch zuschauen.
offer-name = Dein Name, falls er nicht gleich bleiben soll
offer-take = Platz übernehmen

## When something cannot be
error-title = Das hat nicht geklappt

## About
about-1 = Mit Clew spielt ihr gemeinsam Labyrinthspiele im Browser. „Clew“ ist ein altes englisches Wort für das Fadenknäuel, das aus dem Labyrinth hinausführt.
about-names = Die Namen der Spiele gehören ihren Eigentümern. Clew ist nicht von ihnen, und sie haben nichts damit zu tun.
about-own = Texte, Bilder, Plättchen und Karten sind hier unsere eigenen.
about-dice = Die Würfel lassen sich nachprüfen: Jeder Tisch legt sich vor dem Start auf eine geheime Zahl fest, alle geben etwas Eigenes dazu, und am Ende kann jeder Wurf nachgerechnet werden.
about-secrets = Was geheim bleiben muss, wird niemandem geschickt. Was ihr schreibt, wird nach dem Spiel nirgends aufbewahrt.
friendly-names = Anni, Bela, Caro, Dari, Enno, Fee, Gitti, Hanno, Ida, Jona, Kim, Lou, Mika, Nele, Ole, Pepe, Romi, Sami, Toni, Uli, Vicky, Wim, Yara, Zoe

campaign = Die Szenarien von Magic Maze
campaign-short = Szenarien
campaign-lead = Vom ersten Besuch bis zur schwersten Aufgabe: Jedes Szenario bringt etwas Neues. So weit bist du schon gekommen.
campaign-together = Vom ersten Besuch bis zur schwersten Aufgabe: Jedes Szenario bringt etwas Neues. So weit seid ihr zusammen gekommen. Wer eingeladen hat, wählt das nächste aus.
campaign-tried =
    { $games ->
        [0] Noch nicht versucht
        [one] Einmal versucht, { $won ->
            [0] noch nicht gewonnen
           *[other] und gewonnen
        }
       *[other] { $games }-mal versucht, { $won ->
            [0] noch nicht gewonnen
            [one] einmal gewonnen
           *[other] { $won }-mal gewonnen
        }
    }
campaign-best =
    Am besten: Sanduhr { $timers ->
        [0] nie gedreht
        [one] einmal gedreht
       *[other] { $timers }-mal gedreht
    }
campaign-best-left =
    Am besten: Sanduhr { $timers ->
        [0] nie gedreht
        [one] einmal gedreht
       *[other] { $timers }-mal gedreht
    }, { $left } übrig
scenario-numbered = { $number }. { $title }

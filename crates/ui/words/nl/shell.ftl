### The pages around the games.

## Every page
skip = Naar de inhoud
nav = Taal, geluid en licht
sound = Geluid
theme = Licht of donker
line-lost = De verbinding is weg. Nog een poging …
line-lost-post = Dat kwam niet aan. Is de verbinding weg? Probeer het nog eens.
stage-skipped = Overgeslagen zetten: { $count }
about = Over Clew
foot-names = De namen van de spellen zijn van hun eigenaars; Clew is niet van hen.
home = Begin
and = { $others } en { $last }
labelled = { $label }: { $name }

## Home
home-title = Doolhofspellen, samen
home-lead = Vier magische doolhoven: met vrienden, met bots of alleen. Zonder account: open een tafel, stuur de link en speel.
home-open = Spelen
row-waiting =
    { $free ->
        [0] alle { $seats } plaatsen bezet
        [one] één plaats vrij van { $seats }
       *[other] { $free } plaatsen vrij van { $seats }
    }
facts-players =
    { $fewest ->
        [one] alleen of tot { $most } spelers
       *[other] { $fewest } tot { $most } spelers
    }
facts-minutes = { $least }–{ $most } min
game-magic-labyrinth = Het magische labyrint
game-magic-maze = Magic Maze
game-labyrinth-cards = Doolhof, het kaartspel
game-mago-magino = Mago Magino
lead-magic-labyrinth = Muren die niemand ziet. Onthoud waar het botst en wees als eerste bij het symbool.
lead-magic-maze = Allemaal tegen het zand, zonder beurten en bijna zonder woorden.
lead-labyrinth-cards = Leg wegen, verbind dezelfde schatten en pak de kaarten.
lead-mago-magino = Eén magiër voor iedereen, een heks met een pijl, en kikkers waar niemand onder mag kijken.

## A new table
your-name = Je naam
access = Wie deze tafel kan vinden
access-private = Alleen wie de link heeft
access-public = Iedereen
open-table = Tafel openen
settings = Instellingen
settings-more = Meer instellingen
settings-save = Instellingen bewaren
settings-usual = Zoals gewoonlijk.
switch-on = ja
switch-off = nee

## Before the start
seat-free = Vrij
seat-name = Plaats { $seat }
bot-plays = { $level }: { $plays }
bot-remove = Weghalen
level-random = Willekeurig
level-forgetful = Makkelijk
level-attentive = Gemiddeld
level-cunning = Moeilijk
level-runner = Gemiddeld
level-patient = Rustig
level-teammate = Gelijkmatig
level-quick = Snel
level-beginner = Makkelijk
level-collector = Gemiddeld
level-distracted = Best moeilijk
level-planner = Moeilijk
plays-random = doet zomaar een zet
plays-magic-labyrinth-forgetful = vergeet muren na een tijdje
plays-magic-labyrinth-attentive = onthoudt elke muur
plays-magic-labyrinth-cunning = leidt af waar muren staan
plays-labyrinth-cards-beginner = probeert een paar plekken
plays-labyrinth-cards-collector = pakt alles wat kan
plays-labyrinth-cards-planner = laat weinig voor je over
plays-mago-magino-beginner = doet vaak maar wat
plays-mago-magino-runner = neemt de kortste weg
plays-mago-magino-distracted = plant vooruit, mist soms een kikker
plays-mago-magino-planner = plant vooruit, mist niets
plays-magic-maze-patient = neemt ruim de tijd
plays-magic-maze-teammate = houdt jouw tempo aan
plays-magic-maze-quick = handelt snel
is-you = jij
is-host = spelleider
is-bot = bot
is-away = even weg
is-covered = een bot speelt verder
ready = Klaar
leave = Opstaan
invite = Wie doet er mee?
invite-qr = QR-code met de link naar deze tafel
invite-private = Wie de link heeft, kan meespelen of kijken.
invite-public = Iedereen kan deze tafel zien.
copy-link = Link kopiëren
copied = Gekopieerd
start = Beginnen
start-now = Iedereen is er.
sit-down = Aanschuiven
close = Tafel sluiten
close-sure = Deze tafel sluiten? Het spel stopt voor iedereen.
close-yes = Ja, sluiten
learn = Zo werkt het
lobby-yours = Jouw tafel
lobby-invites = { $who } nodigt je uit
lobby-nobody = Kom je meespelen?
invite-short = Uitnodigen
invite-code = Scan, of typ de code
share = Delen
chairs-count = Aantal plaatsen
chairs-fewer = Eén plaats minder
chairs-more = Eén plaats meer
chairs-taken = { $taken } van { $seats } plaatsen bezet
chair-who = Wie speelt hier?
chair-invite = uitnodigen
chair-invite-bot = uitnodigen of bot
chair-invite-says = Deel de link, of zeg { $code }
bot = Bot
bot-says = Tik hoe goed hij speelt
device = Op dit apparaat
device-says = Geef het door
device-name = Naam
device-add = Erbij
chair-away = Deze plaats weghalen
shut = Sluiten
name-save = Bewaren
colour-yours = Jouw kleur
make-host = Spelleider maken
make-host-says = { $who } kan dan instellen en starten.
remove = Van de tafel halen
remove-sure = { $who } weghalen? Na een minuut kan { $who } weer meedoen.
remove-yes = Ja, weghalen
is-device = dit apparaat
is-here = erbij
settings-live = Iedereen ziet wijzigingen meteen
settings-by = { $who } kiest
customise = Aanpassen
start-free =
    { $count ->
        [one] 1 plaats is vrij
       *[other] { $count } plaatsen zijn vrij
    }
start-away = { $who } is er niet
start-by = { $who } start
fill-bots = Aanvullen met bots
join-there =
    { $count ->
        [0] Wees de eerste!
        [one] 1 speler is er al.
       *[other] { $count } spelers zijn er al.
    }
join-you = Jij
join-full =
    { $seats ->
        [one] De enige plaats is bezet
       *[other] Alle { $seats } plaatsen zijn bezet
    }
join-full-says = Je kunt kijken, of zelf een tafel openen.
watch = Kijken
watch-just = Alleen kijken
own-table = Zelf een tafel openen
watching = Dit spel is al begonnen. Je kijkt mee.
code-title = Meedoen met een code
code-label = De 5 letters van de tafel
builder-use = Dit doolhof gebruiken
builder-set = Jouw eigen doolhof staat klaar. Alleen de server kent het.
builder-random = Weer willekeurig
notify = Zeg het als ik aan de beurt ben
notify-on = Je hoort het als je aan de beurt bent
turn-yours = Jij bent aan de beurt

## Playing
now-chance = Een ogenblik …
players = Wie er meedoet
hand = Wat je kunt doen
log = Wat er gebeurd is
log-empty = Nog niets.
chat = Praten
chat-say = Zeg iets
chat-silence = Nu even geen woorden: het spel vraagt om stilte.
chat-send = Versturen
chat-on = Schrijven toestaan
chat-off = Schrijven uitzetten
numbers-on = Toon mij de nummers van de kikkers
numbers-off = Verberg de nummers van de kikkers
more = Meer
pause = Om een pauze vragen
paused = Het spel staat stil.
pausing = Pauze gevraagd door { $who }: die begint als iedereen erom gevraagd heeft.
resume = Verder
late = { $who } heeft al een tijdje niet gespeeld.
cover = Een bot laten invallen
gone = { $who } is weg.
hand-on = Plaats doorgeven
move-seat = Mijn plaats naar een ander apparaat
leave-running = Weggaan: een bot speelt voor mij verder
covered-you = Een bot speelt op jouw plaats.
come-back = Terugkomen
told-first =
    { $you ->
        [yes] Jij begint.
       *[no] { $who } begint.
    }
told-victory =
    { $you ->
        [yes] Je hebt gewonnen!
       *[no] { $who } heeft gewonnen.
    }
side-north = omhoog
side-east = naar rechts
side-south = omlaag
side-west = naar links

## The end
end-won =
    { $you ->
        [yes] { $count ->
            [one] Je hebt gewonnen!
           *[other] Jullie hebben samen gewonnen: { $who }
        }
       *[no] { $count ->
            [one] { $who } heeft gewonnen
           *[other] { $who } hebben gewonnen
        }
    }
end-lost = Deze keer verloren
closed-abandoned = Er kwam niemand meer.
closed-ended = De spelleider heeft deze tafel gesloten.
closed-fault = Er ging iets mis in het spel zelf. Dat spijt ons: wat er gespeeld is, blijft bewaard.
closed-limit = Deze tafel is te groot geworden en is gesloten. Open een nieuwe om verder te spelen.
closed-operator = De beheerder van deze site heeft deze tafel gesloten.
again = Nog een keer
again-go = Naar het volgende spel
record = Het verslag
chance-differs = Let op: in het verslag staan niet de willekeurige getallen die deze browser heeft gestuurd. Misschien is er met de dobbelstenen geknoeid.

## A seat on another device
link-title = Een link voor deze plaats
link-says = Scan de code met het andere apparaat, of open de link daar. Hij werkt één keer, 10 minuten lang.
link-back = Terug naar de tafel
offer-title = Deze plaats overnemen
offer-says = Speel verder op dit apparaat. Het andere apparaat kan dan alleen nog kijken.
offer-name = Je naam, als die niet hetzelfde moet blijven
offer-take = Plaats overnemen

## When something cannot be
error-title = Dat lukte niet

## About
about-1 = Met Clew speel je samen doolhofspellen in de browser. Een ‘clew’ is een oud Engels woord voor de kluwen draad die je uit een doolhof leidt.
about-names = De namen van de spellen zijn van hun eigenaars. Clew is niet van hen, en zij hebben er niets mee te maken.
about-own = De woorden, plaatjes, tegels en kaarten zijn hier van onszelf.
about-dice = De dobbelstenen zijn na te rekenen: elke tafel legt zich voor het begin vast op een geheim getal, iedereen voegt er iets aan toe, en na afloop kan iedereen elke worp narekenen.
about-secrets = Niemand krijgt iets toegestuurd wat geheim moet blijven. Wat jullie schrijven, wordt na het spel nergens bewaard.
friendly-names = Anouk, Bo, Cas, Daan, Evi, Fien, Guus, Hein, Isa, Jip, Kiki, Lou, Mees, Noor, Olle, Pim, Roos, Saar, Teun, Uma, Vera, Wies, Xem, Yara, Zoë

campaign = De scenario’s van Magic Maze
campaign-short = Scenario’s
campaign-lead = Van het eerste bezoek tot de zwaarste uitdaging: elk scenario voegt iets toe. Zo ver ben je al gekomen.
campaign-together = Van het eerste bezoek tot de zwaarste uitdaging: elk scenario voegt iets toe. Zo ver zijn jullie samen gekomen. Wie uitnodigt, kiest wat er nu komt.
campaign-tried =
    { $games ->
        [0] Nog niet geprobeerd
        [one] Eén keer geprobeerd, { $won ->
            [0] nog niet gewonnen
           *[other] en gewonnen
        }
       *[other] { $games } keer geprobeerd, { $won ->
            [0] nog niet gewonnen
            [one] één keer gewonnen
           *[other] { $won } keer gewonnen
        }
    }
campaign-best =
    Beste: zandloper { $timers ->
        [0] nooit gedraaid
        [one] één keer gedraaid
       *[other] { $timers } keer gedraaid
    }
campaign-best-left =
    Beste: zandloper { $timers ->
        [0] nooit gedraaid
        [one] één keer gedraaid
       *[other] { $timers } keer gedraaid
    }, { $left } over
scenario-numbered = { $number }. { $title }

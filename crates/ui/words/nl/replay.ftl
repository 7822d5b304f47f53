### Looking back on a finished game.

## Looking back
replay = Terugkijken
replay-of = Teruggekeken: { $game }
replay-table = Naar de tafel
replay-beside = Wat verborgen was
replay-reel = Stappen van het spel
replay-place = Stap { $nth } van { $count }, { $time } na het begin
replay-slider = Welk moment
replay-first = Naar het begin
replay-before = Een stap terug
replay-play = Vanzelf afspelen
replay-after = Een stap verder
replay-last = Naar het einde
replay-speed = Hoe snel
replay-share = Dit moment delen
replay-copy = Link naar dit moment kopiëren
replay-moves = Zet voor zet
replay-earlier = Eerdere zetten
replay-later = Latere zetten

## The dice
dice-title = De dobbelstenen controleren
dice-sound = Alles is zoals het hoort.
dice-fits = Het geheime getal dat de tafel voor het begin beloofde, is het getal dat ze aan het einde liet zien.
dice-outcomes =
    { $count ->
        [one] Het enige toeval volgt eruit.
       *[other] Alle { $count } toevalligheden volgen eruit.
    }
dice-inputs =
    { $count ->
        [one] De enige zet volgt de regels.
       *[other] Alle { $count } zetten volgen de regels.
    }
dice-seals =
    { $count ->
        [one] Het enige zegel is heel: later is er niets veranderd of weggelaten.
       *[other] Alle { $count } zegels zijn heel: later is er niets veranderd of weggelaten.
    }
dice-flawed = Dit verslag klopt niet. Wat op regel { $line } staat, in notitie { $append }, kan niet:
dice-how = Hoe dit werkt, en hoe je het zelf controleert
dice-promise = Voordat iemand ging zitten, trok de tafel een geheim getal en liet er een vingerafdruk van zien: de belofte. Daarna voegde het apparaat van elke speler eigen willekeurige cijfers toe. Elk toeval wordt uit beide berekend, zodat niemand het alleen kon kiezen. Aan het einde wordt het getal getoond, en iedereen kan alles narekenen.
dice-commitment = De belofte
dice-seed = Het geheime getal
dice-salt = Wat voorkwam dat de belofte te raden was
dice-yourself = Download het verslag en controleer het met het programma:
dice-python = Of met gewoon Python, met een tweede programma dat niets met het eerste deelt:

## The games, laid bare
ml-bare-wall =
    { $known ->
        [yes] muur ({ $side }), bekend
       *[no] muur ({ $side }), onbekend
    }
ml-bare-bumped = { $count } van { $of } muren: iemand was er al tegenaan gelopen
ml-bare-unknown =
    { $count ->
        [one] { $count } muur die nog niemand kende
       *[other] { $count } muren die nog niemand kende
    }
ml-bare-walked = { $count } van { $of } doorgangen: iemand was er al doorheen gegaan
ml-bare-memory = Zoveel wist op dit moment wie niets vergeet.
lc-bare-deck =
    { $count ->
        [one] Nog te trekken: één kaart
       *[other] Nog te trekken: { $count } kaarten
    }
lc-bare-none = geen kaarten
mm-bare-frog =
    { $known ->
        [yes] { $frog } is { $who } { $nth }. Je kon het weten.
       *[no] { $frog } is { $who } { $nth }. Niemand wist het nog zeker.
    }
mm-bare-none = Op dit moment was niemand een kikker.

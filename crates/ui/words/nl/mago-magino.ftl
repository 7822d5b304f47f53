### Mago Magino.

mm-board = De ring: het huis, het bos, de schuilplaats en de weide
mm-house = Huis
mm-hideout = Schuilplaats
mm-forest = Bos { $nth }
mm-meadow = Weide { $nth }
mm-space = { $space }: { $what }
mm-child = Kind { $nth }
mm-child-of = Kind { $nth } van { $who }
mm-child-carrying = Kind { $nth } van { $who } met een kristal
mm-frog = Kikker
mm-frog-numbered = Kikker { $frog }
mm-frog-on = Kikker op { $space }
mm-frogs =
    { $count ->
        [one] een kikker
       *[other] { $count } kikkers
    }
mm-magician = Magiër
mm-lying =
    { $count ->
        [0] geen kristallen
        [one] één kristal
       *[other] { $count } kristallen
    }
mm-delivered = { $count } van { $of } kristallen
mm-roll = Gooi de dobbelsteen
mm-end = Mijn beurt beëindigen
mm-list = Alle zetten als lijst
mm-act-child = Kind { $nth }: ga naar vak { $space }
mm-act-child-first = Kind { $nth }: pak een kristal en ga naar vak { $space }
mm-act-child-last = Kind { $nth }: ga naar vak { $space } en pak daar een kristal
mm-act-magician = Magiër: ga naar vak { $space }
mm-act-frog = { $frog }: spring naar vak { $space }
mm-now-roll =
    { $you ->
        [yes] Jij bent aan de beurt: gooi de dobbelsteen.
       *[no] { $who } gaat gooien.
    }
mm-now-move =
    { $you ->
        [yes] { $points ->
            [one] Kies een kind, de magiër of een kikker: één vak.
           *[other] Kies een kind of de magiër: { $points } vakken. Of een kikker: één vak.
        }
       *[no] { $who } heeft { $points } gegooid en gaat lopen.
    }
mm-now-witch =
    { $you ->
        [yes] De heks! Kies een kind, de magiër of een kikker: één vak.
       *[no] De heks! { $who } verzet iets één vak.
    }
mm-now-again =
    { $you ->
        [yes] Goed bevrijd! Gooi nog eens, of beëindig je beurt.
       *[no] { $who } heeft iemand bevrijd en mag nog eens gooien.
    }
mm-now-over =
    { $you ->
        [yes] Je hebt gewonnen. Nu is te zien wie de kikkers zijn.
       *[no] { $who } heeft gewonnen. Nu is te zien wie de kikkers zijn.
    }
mm-told-roll =
    { $you ->
        [yes] Je gooit { $points }.
       *[no] { $who } gooit { $points }.
    }
mm-witch = de heks
mm-told-witch =
    { $you ->
        [yes] Je gooit { $witch }!
       *[no] { $who } gooit { $witch }!
    }
mm-told-arrow = De pijl wijst naar vak { $space }.
mm-told-arrow-forest = De pijl wijst naar het bos, het hele bos.
mm-told-bewitched =
    { $you ->
        [yes] Poef! Jouw kind { $nth } is betoverd.
       *[no] Poef! Kind { $nth } van { $who } is betoverd.
    }
mm-told-drop =
    { $you ->
        [yes] Jouw kind { $nth } laat zijn kristal vallen.
       *[no] Kind { $nth } van { $who } laat zijn kristal vallen.
    }
mm-told-frog =
    { $you ->
        [yes] Poef! Jouw kind { $nth } is nu kikker { $frog }.
       *[no] Poef! Kind { $nth } van { $who } is nu kikker { $frog }.
    }
mm-told-frog-plain =
    { $you ->
        [yes] Poef! Jouw kind { $nth } is nu een kikker.
       *[no] Poef! Kind { $nth } van { $who } is nu een kikker.
    }
mm-told-mixed = { $space }: hier raken de kikkers door elkaar.
mm-told-named = { $space }: hier zitten nu de kikkers { $frog }. Wie is wie?
mm-told-walk =
    { $you ->
        [yes] Jouw kind { $nth } gaat naar vak { $space }.
       *[no] Kind { $nth } van { $who } gaat naar vak { $space }.
    }
mm-told-load =
    { $you ->
        [yes] Jouw kind { $nth } pakt een kristal.
       *[no] Kind { $nth } van { $who } pakt een kristal.
    }
mm-told-deliver =
    { $you ->
        [yes] Je hebt een kristal thuisgebracht: nu { $count }.
       *[no] { $who } heeft een kristal thuisgebracht: nu { $count }.
    }
mm-told-magician =
    { $you ->
        [yes] Je brengt de magiër naar vak { $space }.
       *[no] { $who } brengt de magiër naar vak { $space }.
    }
mm-told-hop =
    { $you ->
        [yes] Je laat kikker { $frog } naar vak { $space } springen.
       *[no] { $who } laat kikker { $frog } naar vak { $space } springen.
    }
mm-told-hop-plain =
    { $you ->
        [yes] Je laat een kikker naar vak { $space } springen.
       *[no] { $who } laat een kikker naar vak { $space } springen.
    }
mm-told-freed =
    { $you ->
        [yes] Kikker { $frog } was jouw kind { $nth }: het is vrij.
       *[no] Kikker { $frog } was kind { $nth } van { $who }: het is vrij.
    }
mm-told-freed-plain =
    { $you ->
        [yes] De kikker was jouw kind { $nth }: het is vrij.
       *[no] De kikker was kind { $nth } van { $who }: het is vrij.
    }
mm-ending =
    { $turns ->
        [one] Het duurde één beurt.
       *[other] Het duurde { $turns } beurten.
    }
mm-ending-frogs =
    { $count ->
        [one] Eén kind was nog een kikker.
       *[other] { $count } kinderen waren nog kikkers.
    }

## Settings
set-mago-magino-forest = Bos
set-mago-magino-forest-says = Hoeveel vakken het bos heeft: altijd drie.
set-mago-magino-meadow = Weide
set-mago-magino-meadow-says = Hoeveel vakken de weg naar huis heeft.
set-mago-magino-die = Een eigen dobbelsteen
set-mago-magino-die-says = Zes kanten met spaties ertussen, elk ‘witch’ (heks) of 1 tot 4: gewoonlijk witch witch 2 3 3 4.
set-mago-magino-colours = Kleuren
set-mago-magino-colours-says = Wie welke kleur heeft, in de volgorde van de plaatsen.
set-mago-magino-crystals = Kristallen om te winnen
set-mago-magino-crystals-says = Met twee wordt het een kort spel.
set-mago-magino-shuffled-frogs = Gehusselde kikkers
set-mago-magino-shuffled-frogs-says = Kikkers die elkaar ontmoeten raken door elkaar: zelfs wie goed oplet raakt de draad kwijt.
set-mago-magino-numbered-frogs = Kikkers met nummers
set-mago-magino-numbered-frogs-says = Elke kikker toont zijn nummer, en het wordt gezegd als een kind betoverd wordt. Dat is makkelijker, en handig als je op gehoor speelt.
word-mago-magino-colours-red = rood
word-mago-magino-colours-blue = blauw
word-mago-magino-colours-yellow = geel
word-mago-magino-colours-green = groen
word-mago-magino-colours-violet = paars
word-mago-magino-first-random = het lot
preset-mago-magino-children = Kinderen
preset-mago-magino-children-says = Kikkers met nummers
preset-mago-magino-classic = Klassiek
preset-mago-magino-classic-says = 3 kristallen winnen
preset-mago-magino-tricky = Lastig
preset-mago-magino-tricky-says = Kikkers raken door elkaar
preset-mago-magino-short = Kort
preset-mago-magino-short-says = 2 kristallen winnen

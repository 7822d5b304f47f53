### The rules of the games, in our own words. An empty line begins a new paragraph.

## The Magic Labyrinth
rules-magic-labyrinth-1-title = Worum es geht
rules-magic-labyrinth-1 =
    Zwei bis vier Magier laufen durch einen Garten mit 36 Feldern und suchen immer dasselbe Symbol. Unter dem Garten stehen Mauern, die niemand sieht.

    Wer zuerst beim Symbol ist, gewinnt seinen Chip. Fünf Chips gewinnen das Spiel. Merk dir also jede Mauer: die du selbst gefunden hast und die, gegen die andere gelaufen sind.
rules-magic-labyrinth-2-title = Der Garten
rules-magic-labyrinth-2 =
    Der Garten hat sechs Reihen mit je sechs Feldern, und auf 24 davon ist ein Symbol. Jeder Magier beginnt in einer eigenen Ecke: Dort ist er zu Hause.

    Zwischen zwei Nachbarfeldern kann eine versteckte Mauer stehen. Mit 19 Mauern ist das Labyrinth leicht, mit 24 schwer. Jedes Feld ist von jedem anderen aus erreichbar, und keine Ecke hat es viel weiter zu den Symbolen als eine andere.
rules-magic-labyrinth-3-title = Wenn du dran bist
rules-magic-labyrinth-3 =
    Würfle: Der Würfel zeigt 1, 2, 3 oder 4. Dann geh bis zu so viele Schritte, jeden auf ein Nachbarfeld: nach oben, unten, links oder rechts, nie schräg.

    Du darfst abbiegen, wie du willst, und früher anhalten. Vorher nach einer Mauer tasten geht nicht: Ein Schritt ist ein Schritt.
rules-magic-labyrinth-4-title = Plonk!
rules-magic-labyrinth-4 =
    Steht dir eine Mauer im Weg, fällt die Kugel unter deinem Magier ab. Dein Magier muss zurück in seine Ecke, und dein Zug ist vorbei.

    Die Mauer blitzt kurz auf, und alle sehen sie. Dann ist sie wieder verborgen.
rules-magic-labyrinth-5-title = Symbole und Chips
rules-magic-labyrinth-5 =
    Ein Chip zeigt, welches Symbol alle suchen. Kommst du auf sein Feld, gehört der Chip dir und dein Zug endet; es muss nicht der letzte Schritt sein.

    Dann wird der nächste Chip gezogen. Steht schon ein Magier auf seinem Symbol, gibt es den Chip geschenkt, und ein weiterer wird gezogen.
rules-magic-labyrinth-6-title = Wenn andere im Weg stehen
rules-magic-labyrinth-6 =
    Über Felder, auf denen andere stehen, darfst du laufen, aber dort nicht anhalten. Ein Schritt auf ein besetztes Feld geht deshalb nur, wenn du danach noch ein freies erreichen könntest.

    Eine Ausnahme gibt es: Steht jemand in deiner Ecke, wenn du nach Hause musst, teilt ihr sie, bis einer von euch geht.
rules-magic-labyrinth-7-title = Das Ende
rules-magic-labyrinth-7 =
    Wer fünf Chips hat, gewinnt sofort. Dann kommen die Mauern ans Licht, und alle sehen, wogegen sie gelaufen sind.

    Allein spielst du gegen die Züge: Wie wenige brauchst du für fünf Chips?
rules-magic-labyrinth-8-title = Für Kleine und Große
rules-magic-labyrinth-8 =
    Mit kleinen Kindern lasst ihr die Mauern sichtbar, sobald jemand dagegengelaufen ist, und markiert die Wege, die schon gegangen wurden. Drei Chips reichen für ein kurzes Spiel.

    Wer es schwerer will, versteckt 24 Mauern, mischt die Symbole oder baut ein Labyrinth von Hand. Es wird vor dem Spiel gedreht: So weiß nicht einmal, wer es gebaut hat, wie es liegt.

## Magic Maze
rules-magic-maze-1-title = Worum es geht
rules-magic-maze-1 =
    Vier Helden schleichen sich in ein Einkaufszentrum. Sie haben es auf ein Schwert, einen Zaubertrank, einen Bogen und eine Axt abgesehen und wollen wieder draußen sein, bevor der Sand durchgelaufen ist.

    Ihr spielt alle zusammen, gleichzeitig und ohne Reihenfolge. Ihr gewinnt gemeinsam oder verliert gemeinsam. Und die meiste Zeit darf niemand ein Wort sagen.
rules-magic-maze-2-title = Was du tun darfst
rules-magic-maze-2 =
    Kein Held gehört einem allein: Alle dürfen alle vier bewegen. Aber dein Aktionsplättchen sagt, wie. Eine Person darf Helden nur nach oben ziehen, eine andere nur nach links, eine dritte darf erkunden.

    Ihr braucht einander also immer. Schau, was die Helden brauchen, und tu deinen Teil, wenn es so weit ist.
rules-magic-maze-3-title = Wie Helden sich bewegen
rules-magic-maze-3 =
    Ein Held läuft geradeaus, so weit du willst, aber nicht durch Wände, geschlossene Türen oder andere Helden. Auf einem Feld ist nie mehr als ein Held.

    Eine Rolltreppe bringt einen Helden von einem Ende zum anderen. Ein Wirbel ist von überall zu erreichen: Wer den Wirbel auf dem Plättchen hat, darf einen Helden zu einem freien Wirbel seiner Farbe schicken.
rules-magic-maze-4-title = Erkunden
rules-magic-maze-4 =
    Am Anfang liegt nur das erste Plättchen des Einkaufszentrums da. An seinen Türen sind Erkundungsfelder, jedes in der Farbe eines Helden.

    Steht ein Held auf einem Feld seiner Farbe, legt, wer erkunden darf, hinter dieser Tür das nächste Plättchen an. Von da an dürfen alle hindurch, in beide Richtungen.
rules-magic-maze-5-title = Der Sand
rules-magic-maze-5 =
    In der Sanduhr ist Sand für drei Minuten. Sie läuft mit der ersten Aktion los und hält nie an. Ist der Sand durch, habt ihr verloren.

    Ein Held, der ein Sanduhrfeld betritt, dreht die Uhr um. Was schon durchgelaufen war, ist nun eure Zeit: Je länger ihr wartet, desto mehr gewinnt ihr. Wartet ihr zu lange, ist es aus. Jedes dieser Felder wirkt nur einmal.
rules-magic-maze-6-title = Psst!
rules-magic-maze-6 =
    Vor der ersten Aktion redet ihr, so viel ihr wollt. Danach nur noch, wenn die Sanduhr umgedreht wurde, und nur bis zur nächsten Aktion. Der Sand wartet nicht auf euch.

    Jemanden ansehen darfst du immer. Und es gibt die Figur: Stell sie vor jemanden, der etwas tun sollte. Was, das sagt sie nicht. Im ersten Szenario dürft ihr von Anfang bis Ende reden.
rules-magic-maze-7-title = Der Diebstahl und die Flucht
rules-magic-maze-7 =
    Stehen alle vier Helden gleichzeitig auf den Gegenständen ihrer Farbe, nehmen sie sie mit. Schon einmal dort gewesen zu sein, zählt nicht.

    Dann geht der Alarm los. Kein Wirbel wirkt mehr, und jeder Held muss zu einem Ausgang. Ist der letzte draußen, habt ihr gewonnen.
rules-magic-maze-8-title = Szenarien
rules-magic-maze-8 =
    Fangt mit dem ersten an. Die Nummern 2 bis 7 bringen jeweils etwas Neues, und das bleibt dann dabei. Die Nummern 8 bis 17 sind Herausforderungen: in beliebiger Reihenfolge und mit so vielen Plättchen, wie ihr euch traut.

    Das Einkaufszentrum sieht jedes Mal anders aus, denn die Plättchen werden gemischt.
rules-magic-maze-9-title = Allein
rules-magic-maze-9 =
    Allein hast du sieben Aktionsplättchen auf einem Stapel, eines für jede Möglichkeit. Deck jederzeit das nächste auf: Was oben liegt, kannst du tun, mit jedem Helden und so oft du willst.

    Bist du durch, beginnt der Stapel in derselben Reihenfolge von vorn. Wird die Sanduhr umgedreht, wird er gemischt. Allein kannst du jedes Szenario spielen außer dem neunten.

## Labyrinth, the card game
rules-labyrinth-cards-1-title = Worum es geht
rules-labyrinth-cards-1 =
    Zwei bis sechs Personen legen Karten mit Wegen und Schätzen aneinander. Wer zwei Karten mit dem gleichen Schatz durch einen Weg verbindet, darf eine davon nehmen.

    So wächst und schrumpft das Labyrinth die ganze Zeit. Wer am Ende die meisten Karten hat, gewinnt.
rules-labyrinth-cards-2-title = Die Karten
rules-labyrinth-cards-2 =
    Es gibt 50 quadratische Karten. Jede zeigt einen Weg, der zu zwei, drei oder allen vier Seiten führt, und auf diesem Weg zwei Schätze.

    Es gibt 25 Schätze, jeden auf vier verschiedenen Karten. Keine zwei Karten zeigen dieselben beiden Schätze.
rules-labyrinth-cards-3-title = Am Anfang
rules-labyrinth-cards-3 =
    Alle haben zwei Karten, die die anderen nicht sehen. Vier Karten liegen als Quadrat in der Mitte; ihre Wege müssen nicht zusammenpassen. Die übrigen sind der Stapel.
rules-labyrinth-cards-4-title = Karte legen
rules-labyrinth-cards-4 =
    Wenn du dran bist, legst du eine deiner beiden Karten auf eine freie Stelle neben eine Karte, die schon liegt. Du darfst sie drehen, wie du willst.

    Mindestens einer ihrer Wege muss auf einen Weg nebenan treffen. An den anderen Seiten darf ein Weg ruhig an einer Kante enden. Karten liegen Kante an Kante, nie versetzt.

    Führt keine der liegenden Karten auf eine freie Stelle, darfst du deine an jede Seite legen. Das kommt selten vor.
rules-labyrinth-cards-5-title = Schätze finden
rules-labyrinth-cards-5 =
    Nun folge den Wegen von deiner neuen Karte aus. Führt einer zu einer Karte mit einem ihrer beiden Schätze, sind die zwei verbunden. Wie lang der Weg ist und was sonst noch auf ihm liegt, ist egal.
rules-labyrinth-cards-6-title = Karten nehmen
rules-labyrinth-cards-6 =
    Jede Karte, die so verbunden ist, darfst du nehmen: Jede ist ein Punkt. Die eben gelegte Karte bleibt liegen.

    Du nimmst eine Karte nach der anderen, und der Rest muss immer an den Seiten zusammenhängen. Manche Karten gehen also erst nach anderen und manche gar nicht. Ein Weg, der durch eine eben genommene Karte lief, zählt trotzdem.

    Du musst nichts nehmen. Wer es schwer mag, schaltet die Hilfe aus: Dann findest du die Karten selbst, und eine falsche beendet deinen Zug.
rules-labyrinth-cards-7-title = Nachziehen
rules-labyrinth-cards-7 =
    Am Ende deines Zuges ziehst du nach, sodass du wieder zwei Karten hast. Ist der Stapel leer, spielst du mit dem weiter, was du hast.
rules-labyrinth-cards-8-title = Das Ende
rules-labyrinth-cards-8 =
    Sind alle Karten gespielt, ist das Spiel aus. Wer die meisten Karten genommen hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.

    Ein kurzes Spiel hat halb so viele Karten. Jeder Schatz ist dann auf zweien davon.

## Mago Magino
rules-mago-magino-1-title = Worum es geht
rules-mago-magino-1 =
    Zwei bis fünf Personen haben je zwei Kinder. Die laufen durch den dunklen Wald zu einem Versteck voller Kristalle und bringen sie über die lange Wiese nach Hause. Wer zuerst drei Kristalle heimbringt, gewinnt.

    Aber die Hexe verwandelt Kinder in Frösche, und alle Frösche sehen gleich aus. Wer weiß noch, welcher der eigene ist?
rules-mago-magino-2-title = Der Rundweg
rules-mago-magino-2 =
    Der Weg ist ein Ring: das Haus des Magiers, drei Felder Wald, das Versteck mit den Kristallen, dann neun Felder Wiese zurück zum Haus.

    Alle Kinder und der Magier beginnen im Haus. Auf einem Feld dürfen beliebig viele stehen.
rules-mago-magino-3-title = Wenn du dran bist
rules-mago-magino-3 =
    Würfle. Bei einer Zahl ziehst du eines deiner Kinder oder den Magier so viele Felder weit. Oder du lässt einen Frosch hüpfen, irgendeinen, um ein Feld.

    Bei der Hexe dreht sich erst der Pfeil. Dann ziehst du eines deiner Kinder, den Magier oder irgendeinen Frosch ein Feld weit.

    Ein Zug geht in eine Richtung und verbraucht alle Punkte. Nur beim Haus, und für ein Kind beim Versteck, darf er früher enden. Aussetzen geht nicht: Der Magier kann immer ziehen.
rules-mago-magino-4-title = Wer wohin darf
rules-mago-magino-4 =
    Durch den Wald geht es nur in eine Richtung, vom Haus zum Versteck. Auf der Wiese darfst du hin und her.

    Ein Kind mit Kristall darf nicht in den Wald. Der Magier bleibt auf der Wiese und im Haus. Ein Frosch hüpft ein Feld, egal was gewürfelt wurde; wer im Zug davor gehüpft ist, darf nicht gleich zurück.
rules-mago-magino-5-title = Kristalle
rules-mago-magino-5 =
    Ein Kind, das seinen Zug im Versteck beendet, darf einen Kristall nehmen, immer nur einen. Einen Kristall, der unterwegs verloren ging, darf ein Kind aufheben, wo sein Zug beginnt oder endet, aber nicht im Vorbeigehen.

    Ein Kind, das einen Kristall zum Haus bringt, liefert ihn ab: Er gehört dir für immer, und das Kind darf wieder los.
rules-mago-magino-6-title = Die Hexe
rules-mago-magino-6 =
    Zeigt der Pfeil auf ein Feld, wird jedes Kind dort zum Frosch und verliert seinen Kristall. Zeigt er auf den Wald, ist der ganze Wald gemeint.

    Im Haus wird niemand verhext. Und wo der Magier steht, sind alle sicher.
rules-mago-magino-7-title = Frösche
rules-mago-magino-7 =
    Wird ein Kind verhext, seht ihr einmal, welcher Frosch es geworden ist. Von da an ist ein Frosch ein Frosch, und niemand darf nachsehen, wem er gehört. Behalt deine also im Auge!

    Ein Frosch verwandelt sich zurück, wenn er zum Haus kommt, wenn er zum Magier hüpft oder wenn der Magier seinen Zug bei ihm beendet. Dann sehen alle, wer es war.
rules-mago-magino-8-title = Noch einmal
rules-mago-magino-8 =
    Hat dein Zug mindestens ein Kind befreit, darfst du noch einmal würfeln, egal wem es gehört. Das kann mehrmals hintereinander geschehen. Du darfst deinen Zug auch beenden.
rules-mago-magino-9-title = Das Ende
rules-mago-magino-9 =
    Wer den dritten Kristall abliefert, gewinnt sofort. In einem kurzen Spiel reichen zwei.

    Wer es schwerer will, lässt die Frösche mischen: Die sich auf einem Feld treffen, werden vertauscht, und selbst wer gut aufpasst, verliert sie aus den Augen.

## The scenarios of Magic Maze
scenario-1-title = Der erste Besuch
scenario-1 = Lernt das Einkaufszentrum mit neun Plättchen kennen: Alle vier Helden gehen durch den lila Ausgang hinaus. Reden dürft ihr, so viel ihr wollt.
scenario-2-title = Vier Ausgänge
scenario-2 = Jetzt hat jeder Held einen Ausgang in seiner Farbe, und drei davon sind auf neuen Plättchen. Geredet wird nur noch, wenn die Sanduhr umgedreht wurde.
scenario-3-title = Gib weiter
scenario-3 = Immer wenn die Sanduhr umgedreht wird, wandert jedes Aktionsplättchen nach links weiter. Sieh gleich nach, was du jetzt tun kannst.
scenario-4-title = Schmale Lücken, laute Stimmen
scenario-4 = Nur der Zwerg passt durch die schmalen Lücken in den Wänden. Und wenn der Elf erkundet, dürft ihr dank der Lautsprecher reden.
scenario-5-title = Die Kristallkugel
scenario-5 = Steht der Magier auf einer Kristallkugel, legt, wer erkunden darf, bis zu zwei Plättchen an offenen Türen an, so weit weg sie auch sind. Auf dem ersten Plättchen gibt es keine Wirbel mehr.
scenario-6-title = Kameras
scenario-6 = Solange zwei oder mehr Kameras laufen, darf kein Held ein Sanduhrfeld betreten. Der Barbar schaltet eine Kamera aus, indem er zu ihr geht.
scenario-7-title = Überall Augen
scenario-7 = Jetzt stecken alle vier Kameras zwischen den Plättchen. Das Einkaufszentrum ist größer denn je, und der Barbar hat viel zu tun.
scenario-8-title = Der offene Stapel
scenario-8 = Die Plättchen liegen offen, sodass alle sehen, was als Nächstes kommt. Überlegt, hinter welche Tür es soll.
scenario-9-title = Wer führt an?
scenario-9 = Eine Person hat kein Aktionsplättchen, darf aber als einzige die Figur vor andere stellen. Wandern die Plättchen weiter, wechselt auch die Führung; für drei bis neun Personen.
scenario-10-title = Vertauscht
scenario-10 = Um die Wachen zu täuschen, nimmt jeder Held einen Gegenstand, der nicht seiner ist. Dann geht jeder durch einen Ausgang in fremder Farbe, und jeder Ausgang ist nur für einen.
scenario-11-title = Das schrumpfende Haus
scenario-11 = Bis zum Diebstahl müsst ihr bei jedem Umdrehen der Sanduhr zwei Plättchen wegnehmen, und der Rest muss zusammenhängen. Geht das nicht, habt ihr verloren.
scenario-12-title = Nur mit den Händen
scenario-12 = Auch wenn geredet werden darf, gibt es keine Worte. Ihr dürft zeigen und Zeichen geben.
scenario-13-title = Zwei Häuser
scenario-13 = Zwei Helden beginnen in einem Einkaufszentrum und zwei in einem anderen, und nur Wirbel führen hinüber. Alle vier sind nie im selben.
scenario-14-title = Kein Wort
scenario-14 = Von der ersten Aktion an wird gar nicht mehr geredet, auch nicht, wenn die Sanduhr umgedreht wurde. Euch bleiben die Figur und eure Blicke.
scenario-15-title = Nur mit den Augen
scenario-15 = Kein Reden und auch keine Figur. Es bleibt nur ein Blick.
scenario-16-title = Keine Abkürzung
scenario-16 = Kein Wirbel wirkt. Jeder Weg muss gelaufen werden.
scenario-17-title = Kein Gedränge
scenario-17 = Zwei Helden sind nie auf demselben Plättchen, außer auf dem ersten. Wer einen Ausgang erreicht, bleibt dort, und niemand sonst darf mehr auf dieses Plättchen.

# Wie Eight-Minute Empire: Legends gespielt wird, Abschnitt für Abschnitt mit den Regeln, auf denen er beruht, und die Worte
# der ersten Partie mit Anleitung.

rules-1-title = Ziel des Spiels
rules-1 =
    Du führst ein Volk der Sagen und verteilst deine Armeen auf eine Welt voller Inseln. In jedem Zug nimmst du eine Karte: ein Wesen oder einen Ort, der sich dir anschließt, mit einer Fähigkeit für den Rest der Partie und einer Aktion für sofort.

    Wenn alle ihre Züge gespielt haben, bekommst du Punkte für die Regionen und Inseln, die du beherrschst, für deine Karten und für die meisten Elixiere. Wer die meisten Punkte hat, gewinnt. Münzen sind knapp und müssen reichen: zu zweit hat man 12, zu dritt 11, zu viert 9.
    .ids = EL-END-1 EL-SCO-3 EL-SCO-4 EL-SCO-5 EL-SCO-6 EL-SCO-8 EL-SET-11

rules-2-title = Der Plan
rules-2 =
    Der Plan besteht aus vier Teilen mit je zwei Seiten. Einer liegt in der Mitte, die anderen drei liegen an verschiedenen Kanten davon.

    Grenzen teilen das Land in Regionen. Regionen, die über Land zusammenhängen, bilden eine Insel. Gepunktete Linien führen über See: Manche verbinden Inseln desselben Teils, und wo die Linien zweier Teile sich treffen, sind diese Teile verbunden. Beim T ist nur der mittlere Teil mit den anderen verbunden. Linien, die am Rand des Plans enden, führen nirgendwohin.

    Zwei Seiten sind besonders. Liegt die Wüste aus, muss die Startregion dort sein. Die Höhen sind bei der Wertung drei Inseln, aber die Brücken zwischen ihnen gelten als Land.
    .ids = EL-SET-2 EL-SET-3 EL-SET-4 EL-SEG-1 EL-SEG-2 EL-MOVE-2

rules-3-title = Der Aufbau
rules-3 =
    Eine Person baut die Partie auf, oder der Zufall tut es. Sie legt die Teile, beliebig gedreht und mit beliebiger Seite nach oben, und wählt die Startregion: auf dem mittleren Teil und mit einem anderen verbunden.

    Alle haben 18 Armeen und 3 Städte und stellen 4 Armeen in die Startregion. Dann kommt von allen eine fünfte Armee in eine andere Region, alle zusammen in dieselbe. Sie muss auf einem Teil liegen, der weder die Startregion enthält noch in der Mitte liegt.

    Zu zweit gibt es neutrale Armeen. Ihr setzt abwechselnd je eine ein, zehn insgesamt, in beliebigen Regionen. Sie gehören niemandem und bewegen sich nie, zählen aber mit, wenn es darum geht, wer eine Region beherrscht.

    Die Karten werden gemischt, und sechs liegen offen in einer Reihe. Zu zweit spielt man mit 27 Karten, zu dritt mit 32, zu viert mit allen 34.
    .ids = EL-SET-1 EL-SET-5 EL-SET-6 EL-SET-7 EL-SET-8 EL-SET-9 EL-SET-10 EL-SET-12 EL-SET-13

rules-4-title = Bieten um den Anfang
rules-4 =
    Vor dem ersten Zug bieten alle verdeckt einen Teil ihrer Münzen oder nichts. Alle Gebote werden gleichzeitig gezeigt. Wer am meisten geboten hat, zahlt und bestimmt, wer beginnt; das kann auch jemand anders sein. Die anderen behalten ihre Münzen.

    Haben mehrere am meisten geboten, bestimmt und zahlt, wer von ihnen am jüngsten ist. Hat niemand etwas geboten, bestimmt gratis, wer am Tisch am jüngsten ist. Weiter geboten wird nicht: Von da an geht es im Uhrzeigersinn reihum.
    .ids = EL-BID-1 EL-BID-2 EL-BID-3 EL-BID-4 EL-BID-5 EL-BID-6

rules-5-title = Dein Zug
rules-5 =
    Nimm eine Karte aus der Reihe und bezahle sie. Die erste von links ist gratis, die nächsten zwei kosten je 1 Münze, die zwei danach je 2 und die letzte 3. Du musst eine Karte nehmen, und zwar eine, die du bezahlen kannst.

    Die Karte liegt offen vor dir. Ihre Fähigkeit hilft dir sofort, auch bei der Aktion derselben Karte, und bis zum Ende der Partie. Die Fähigkeiten mehrerer Karten zählen zusammen.

    Dann darfst du ihre Aktion ausführen, ganz, teilweise oder gar nicht. Bei „oder“ wählst du eine von zwei Aktionen. Bei „dann“ darfst du beide ausführen, aber nur in der angegebenen Reihenfolge; die erste kannst du weglassen.

    Am Ende deines Zuges rückt die Reihe nach links, und rechts kommt eine neue Karte dazu. Was niemand nimmt, wird also billiger. Ist der Stapel leer, wird die Reihe kürzer. Zu zweit haben alle 11 Züge, zu dritt 10, zu viert 8.
    .ids = EL-TURN-1 EL-TURN-2 EL-TURN-3 EL-TURN-4 EL-TURN-5 EL-TURN-6 EL-TURN-7 EL-TURN-8 EL-END-1

rules-6-title = Armeen einsetzen
rules-6 =
    Neue Armeen kommen aus deinem Vorrat, bis zu so vielen, wie die Karte angibt. Jede deiner Karten, die dir eine Armee mehr gibt, fügt bei jedem Einsetzen 1 hinzu.

    Sie dürfen nur an zweierlei Orte: in die Startregion und in Regionen mit einer eigenen Stadt. Du darfst sie darauf beliebig verteilen und auch weniger einsetzen. Sind alle deine 18 Armeen auf dem Plan, kannst du keine weiteren einsetzen.
    .ids = EL-PLACE-1 EL-PLACE-2 EL-PLACE-3 EL-PLACE-4 EL-ABI-1

rules-7-title = Armeen bewegen
rules-7 =
    Eine Karte gibt dir Bewegungspunkte, und manche deiner Karten fügen bei jedem Bewegen weitere hinzu. Nutze sie für beliebige deiner Armeen: für eine weit oder für mehrere ein Stück.

    Ein Schritt über Land in eine Nachbarregion kostet 1 Punkt. Ein Schritt über See, entlang einer gepunkteten Linie, kostet 3. Jede deiner fliegenden Karten macht den Schritt über See um 1 billiger, aber er kostet immer mindestens 1. Mitten auf See kann keine Armee bleiben, und nicht genutzte Punkte verfallen.

    Du bewegst nur eigene Armeen. Fremde stehen dir nie im Weg.
    .ids = EL-MOVE-1 EL-MOVE-2 EL-MOVE-3 EL-MOVE-4 EL-MOVE-5 EL-MOVE-6 EL-ABI-1

rules-8-title = Städte, und Armeen zerstören
rules-8 =
    Eine Stadt baust du in einer Region, in der du mindestens eine Armee hast. Sie zählt wie eine Armee, wenn es darum geht, wer dort herrscht, und du darfst bei ihr neue Armeen einsetzen. Du hast drei Städte. Sie werden nie bewegt oder entfernt, und in einer Region dürfen beliebig viele stehen.

    Zum Zerstören wählst du eine Region, in der du eine Armee hast; eine Stadt allein genügt nicht. Entferne dort eine Armee, ganz gleich wessen, oder eine neutrale. Sie kehrt in den Vorrat zurück, aus dem sie kam; eine neutrale verlässt das Spiel. Wer den „Grausigen Riesen“ hat, kann so keine Armeen verlieren.
    .ids = EL-CITY-1 EL-CITY-2 EL-CITY-3 EL-CITY-4 EL-KILL-1 EL-KILL-2 EL-KILL-3 EL-KILL-4 EL-KILL-5

rules-9-title = Was Karten bringen
rules-9 =
    Manche Fähigkeiten stärken deine Aktionen: eine Armee mehr, ein Bewegungspunkt mehr, Fliegen. Eine schützt alle deine Armeen davor, zerstört zu werden. Manche Karten haben Elixiere, und eine bringt 2 Münzen, sobald du sie nimmst.

    Andere bringen am Ende Punkte. Viele Karten haben im Namen ein Wort, das sie zu einer Familie macht: Es gibt uralte, arkane, verfluchte, grausige und edle Karten sowie Wald-, Berg- und Nachtkarten. Bestimmte Karten geben dir 1 Punkt für jede deiner Karten einer Familie und zählen sich selbst mit, wenn sie dazugehören. Die zwei Bergkarten zusammen bringen 3 Punkte, die drei edlen 4: nur vollständig, und nur wenn du die Karte hast, auf der das steht.

    „Verfluchter Turm“ bringt 1 Punkt für jede deiner fliegenden Karten, „Grausiger Oger“ 1 Punkt für je 3 Münzen, die dir bleiben.
    .ids = EL-ABI-1 EL-ABI-2 EL-ABI-3 EL-ABI-4 EL-ABI-5 EL-ABI-6 EL-ABI-7

rules-10-title = Die Wertung
rules-10 =
    Wenn alle Züge gespielt sind, wird die Partie gewertet. Du beherrschst eine Region, wenn du dort mehr Armeen und Städte hast als alle anderen. Bei Gleichstand beherrscht sie niemand. Neutrale Armeen zählen, als spielte noch jemand mit: Sind sie die meisten oder liegen sie mit vorn, bekommt niemand die Region.

    Du beherrschst eine Insel, wenn du mehr ihrer Regionen beherrschst als alle anderen; bei Gleichstand bekommt sie niemand. Jede Region bringt 1 Punkt, jede Insel ebenso. Eine Insel mit nur einer Region ist also 2 wert.

    Wer die meisten Elixiere hat, bekommt 2 Punkte. Haben mehrere gleich viele, bekommen sie je 1; ganz ohne Elixiere bekommt niemand etwas. Dazu kommen die Punkte deiner Karten und die von Plättchen und Anführern, wenn ihr damit spielt.
    .ids = EL-SCO-1 EL-SCO-2 EL-SCO-3 EL-SCO-4 EL-SCO-5 EL-SCO-6 EL-SCO-7

rules-11-title = Wer gewinnt, und das volle Spiel
rules-11 =
    Die meisten Punkte gewinnen. Haben mehrere gleich viele, entscheiden unter ihnen die meisten Münzen, dann die meisten Armeen auf dem Plan, dann die meisten beherrschten Regionen. Ist auch das alles gleich, teilen sie sich den Sieg.

    Ein volles Spiel hat drei Partien. Jede wird neu aufgebaut, jedes Mal von der nächsten Person reihum, mit neuen Geboten, neuen Karten und der vollen Zahl an Münzen. Die Punkte aller drei werden zusammengezählt, und die höchste Summe gewinnt. Gleiche Summen teilen sich den Sieg.
    .ids = EL-SCO-8 EL-TIE-1 EL-TIE-2 EL-FULL-1 EL-FULL-2 EL-FULL-3

rules-12-title = Entdeckungen und Zitadellen
rules-12 =
    Wenn ihr wollt, liegen Plättchen auf dem Plan, in jeder Region höchstens eines und in der Startregion keines. Alle Arten lassen sich kombinieren.

    Fünf Entdeckungen liegen offen. Wer in einer solchen Region die erste Stadt baut, nimmt das Plättchen, und es wirkt sofort. Die Magische Quelle ist 2 Elixiere wert. Die Hütte gibt dir bei jedem Einsetzen eine Armee mehr, der Stall bei jedem Bewegen einen Bewegungspunkt mehr. Der Verborgene Schatz ist 1 Münze. Das Zauberbuch ist 1 Punkt wert, und wer es hat, gewinnt jeden Gleichstand um den Sieg.

    Drei Zitadellen bleiben, wo sie sind. Wer am Ende die Region einer Zitadelle beherrscht, bekommt 1 Punkt mehr.
    .ids = EL-TOKEN-1 EL-TOKEN-2 EL-TOKEN-3 EL-TOKEN-4 EL-DISC-1 EL-DISC-2 EL-DISC-3 EL-DISC-SPRING EL-DISC-COTTAGE EL-DISC-TREASURE EL-DISC-BOOK EL-DISC-STABLE EL-CIT-1

rules-13-title = Begegnungen
rules-13 =
    Ihr könnt mit dem Drachen, den zwei Portalen und der Räuberbande spielen, mit allen oder mit einigen davon. Wer aufbaut, darf auch davon noch etwas weglassen, aber die Portale kommen nur beide oder gar nicht.

    Den Drachen erlegt, wer die siebte Armee in seine Region bringt, ganz gleich, wem die Armeen gehören; Städte zählen nicht. Dafür gibt es das Plättchen und am Ende 2 Punkte.

    Die Regionen der beiden Portale sind über Land benachbart: Ein Schritt von einer in die andere kostet 1 Bewegungspunkt.

    Die Räuberbande verlangt eine Münze für jede Armee, die du in ihrer Region einsetzt oder dorthin bewegst, auch wenn sie nur hindurchzieht. Ohne Münze kommt sie nicht hinein. Verlassen ist gratis, Bauen auch.

    Armeen, die von Anfang an in diesen Regionen stehen, erlegen keinen Drachen und zahlen nichts.
    .ids = EL-ENC-1 EL-ENC-DRAGON-1 EL-ENC-DRAGON-2 EL-ENC-PORTAL-1 EL-ENC-ROGUES-1 EL-ENC-ROGUES-2

rules-14-title = Der Giftsumpf
rules-14 =
    Zu den Entdeckungen kommt der Giftsumpf, und alle sechs Plättchen liegen verdeckt; niemand weiß, welches welches ist. Wer in einer solchen Region die erste Stadt baut, muss das Plättchen nehmen und dreht es um. Der Giftsumpf kostet am Ende 1 Punkt.

    Man kann es vorher herausfinden: Am Ende deines Zuges siehst du die verdeckten Plättchen aller Regionen, die du in diesem Moment beherrschst. Nur du siehst sie, also lass dir nichts anmerken.
    .ids = EL-SWAMP-1 EL-SWAMP-2 EL-SWAMP-3 EL-SWAMP-4

rules-15-title = Anführer
rules-15 =
    Mit Anführern bekommen alle zufällig einen von vieren. Er wirkt die ganze Partie lang.

    Feenkönigin: Nach dem allerletzten Zug darf sie noch eine Karte aus der Reihe nehmen und bezahlt sie wie üblich. Deren Aktion entfällt, alles andere an ihr zählt. Mit mindestens drei Waldkarten bekommt sie 1 Punkt.

    Räuberkönig: Er darf Armeen auch bei fremden Städten einsetzen und zahlt dafür je Armee 1 Münze an die Person, der die Stadt gehört. Jedes Mal, wenn er eine gegnerische Armee zerstört, darf er der Gegenseite 1 Münze abnehmen.

    Rote Zauberin: Sie beginnt mit einer Armee mehr in der Startregion. Gegnerische Armeen, die sie zerstört, behält sie und bekommt für je drei davon 1 Punkt.

    Weißer Ritter: Jedes Mal, wenn er eine Stadt baut, darf er dort sofort eine Armee hinstellen. Am Ende bekommt er 1 Punkt mehr für jede Insel mit mindestens drei Regionen, die er beherrscht.
    .ids = EL-LEAD-1 EL-LEAD-FQ-1 EL-LEAD-FQ-2 EL-LEAD-BK-1 EL-LEAD-BK-2 EL-LEAD-RS-1 EL-LEAD-RS-2 EL-LEAD-WK-1 EL-LEAD-WK-2

rules-16-title = Der Plan als Reihe und andere Lesarten
rules-16 =
    Statt als T können die vier Teile nebeneinander in einer Reihe liegen, alle hochkant oder alle quer. Nachbarn sind verbunden, und der letzte Teil ist mit dem ersten verbunden, sodass man einmal um die Welt reisen kann. Die Startregion ist dann auf einem der beiden inneren Teile, und auch die Wüste muss dort liegen, wenn sie mitspielt. Die fünften Armeen kommen auf irgendeinen Teil ohne die Startregion.

    Die Spielregel lässt manches offen, und der Tisch darf es anders festlegen. Über gleiche Gebote kann statt des Alters der Würfel entscheiden, und zahlen können alle, die am meisten geboten haben. Beliebige vier Seiten lassen sich kombinieren, auf welchem Teil sie auch gedruckt sind. Mit der Wüste kann die Startregion überall auf ihr sein. Alle drei Höhen können verbunden sein. Ein verdecktes Plättchen kann man liegen lassen. Und der Räuberkönig kann der aus der ersten englischen Auflage sein: Statt fremde Städte zu nutzen, bekommt er 1 Punkt, wenn alle seine 18 Armeen auf dem Plan sind.
    .ids = EL-ROW-1 EL-ROW-2 EL-ROW-3 EL-ROW-4 EL-BID-7 EL-BID-3 EL-SEG-1 EL-SEG-2 EL-SWAMP-2 EL-LEAD-BK-3

# -- die erste Partie mit Anleitung --------------------------------------------------

lesson-welcome = Willkommen auf den Inseln! Du bist Alba und spielst gegen Ronan und Nela. Alle haben zehn Züge und nehmen in jedem eine Karte. Dann wird die Partie gewertet, und wer die meisten Punkte hat, gewinnt.
lesson-islands = Der Plan hat Regionen und Inseln. Torburg und Hochwall liegen auf einer Insel, Leuchtfels ist eine Insel für sich. Wer in einer Region die meisten Armeen hat, beherrscht sie: 1 Punkt. Wer die meisten Regionen einer Insel beherrscht, bekommt noch 1 Punkt für die Insel.
lesson-armies = Lerchenfeld ist die Startregion: Dort stehen von allen vier Armeen. Je eine weitere ist nach Farnmoor gezogen. In deinem Vorrat sind noch 13 Armeen.
lesson-row = In der Reihe liegen sechs Karten. Die erste ist gratis, dann kosten sie 1, 1, 2, 2 und 3 Münzen. Du hast 11 Münzen für die ganze Partie, also gib sie nicht zu schnell aus.
lesson-bid = Zuerst bieten alle verdeckt. Wer am meisten bietet, zahlt und bestimmt, wer beginnt; die anderen behalten ihre Münzen. Biete 2 Münzen.
lesson-starter = Ronan hat 1 Münze geboten, Nela nichts. Du zahlst 2 und bestimmst dafür, wer beginnt. Bestimme dich selbst: Du willst als Erstes unter den Karten wählen.
lesson-card = Nimm für 1 Münze die zweite Karte, „Waldelf“. Von nun an darfst du bei jedem Einsetzen eine Armee mehr einsetzen. Solche Fähigkeiten gelten bis zum Ende der Partie.
lesson-either = Jetzt kommt die Aktion der Karte. Der Elf hat zwei mit „oder“ dazwischen, also wähle eine: 3 Armeen einsetzen oder mit 2 Bewegungspunkten bewegen. Wähle das Einsetzen.
lesson-place = Der Elf hilft schon: Statt drei darfst du vier Armeen einsetzen. Neue kommen nur in die Startregion und dorthin, wo du eine Stadt hast. Noch hast du keine, also setze eine in Lerchenfeld ein; die anderen drei folgen.
lesson-elixirs = Die Karten sind nach links gerückt, und eine neue ist gekommen. Ronan nimmt „Uralter Baumgeist“ mit drei Elixieren und setzt vier Armeen ein. Die meisten Elixiere sind am Ende 2 Punkte wert.
lesson-both = Nela nimmt „Nachtzauberer“. Mit „dann“ dazwischen darf man beides, in dieser Reihenfolge: drei Armeen einsetzen, dann eine zerstören. Nela hat Armeen in Lerchenfeld, also darf sie dort zuschlagen.
lesson-flying = Sie hat eine deiner Armeen zerstört; die ist zurück im Vorrat. In Lerchenfeld ist es eng, also auf übers Meer! Nimm „Uralter Phönix“: 5 Bewegungspunkte, und er fliegt.
lesson-sea = Ein Schritt über See, entlang einer gepunkteten Linie, kostet 3 Punkte. Mit deiner fliegenden Karte nur 2, mit einer zweiten wäre es 1. Bewege eine Armee aus Lerchenfeld nach Hochwall; eine weitere folgt.
lesson-land = Ein Punkt ist übrig, gerade genug für einen Schritt über Land. Bewege eine Armee aus Hochwall nach Torburg.
lesson-rule = Zwei Regionen und die ganze Insel gehören dir: 3 Punkte. Hier siehst du, was alle bekämen, wenn die Partie jetzt endete, und wofür. Punkte gibt es erst am Ende.
lesson-city = Ronan nimmt „Waldstadt in den Wipfeln“ und baut eine Stadt in Farnmoor, wo er eine Armee hat. Eine Stadt zählt wie eine Armee. Mit beiden führt er dort: Du und Nela habt nur je eine Armee.
lesson-rival = Jetzt fliegt auch Nela. „Verfluchte Gargoyles“ bringt eine ihrer Armeen über See und weiter nach Torburg, und mit den übrigen Punkten schickt sie zwei nach Mohnberg.
lesson-tie = In Torburg steht es eins gegen eins. Bei Gleichstand herrscht niemand. Die Insel gehört noch dir, denn du beherrschst Hochwall und Nela dort nichts. Mohnberg gehört ihr.
lesson-cheaper = Als „Uralte Wälder“ in die Reihe kam, kostete die Karte 3 Münzen. Sie ist weitergerückt und kostet nur noch 1: Warten kann sich lohnen. Nimm sie, für eine Stadt und danach Armeen.
lesson-build = Eine solche Karte geht von links nach rechts, also kommt zuerst die Stadt. Du baust, wo du eine Armee hast. Baue in Hochwall; Städte gehen nie verloren.
lesson-sum = Fähigkeiten zählen zusammen: 1 Armee von der Karte, 1 mehr vom Elf und 1 mehr von den Wäldern selbst. Das macht drei. Deine Stadt öffnet ihnen einen zweiten Ort: Setze eine in Hochwall ein. Die anderen zwei kommen nach Lerchenfeld.
lesson-free = Ronan spart: Er nimmt die erste Karte der Reihe gratis und setzt zwei Armeen ein. Eine Karte ist immer gratis, also fällt nie ein Zug aus.
lesson-family = Nela zahlt 3 Münzen für „Nachtdorf“ und baut in Farnmoor, neben Ronan. Jetzt steht es dort zwei gegen zwei. „Nachtzauberer“ bringt ihr 1 Punkt für jede Nachtkarte, und sie hat zwei.
lesson-giant = Auch „Grausiger Riese“ ist teuer, aber er lohnt sich: Niemand kann deine Armeen mehr zerstören. Und er setzt drei ein und zerstört dann eine. Nimm ihn. Dir bleiben 3 Münzen.
lesson-five = Mit deinen zwei Helfern setzt er fünf Armeen ein. In Lerchenfeld führt Ronan mit zehn gegen deine sieben. Setze dort eine ein; die anderen vier folgen, und du hast zwölf.
lesson-destroy = Nun zerstöre. Das geht nur, wo du eine eigene Armee hast. Nimm die von Nela in Torburg, und die Region gehört wieder dir.
lesson-forecast = Wenn die Partie jetzt endete, hättest du 4 Punkte: drei Regionen und eine Insel. Nela hätte 3, Ronan 2 für die Elixiere. Auf der Insel mit Lerchenfeld beherrschst du eine Region und Nela eine, also bekommt sie niemand.
lesson-win = Alle haben noch sechs Züge, und du hast dafür 3 Münzen: Jetzt müssen die billigen Karten reichen. Regionen, Inseln, Elixiere und Punkte auf Karten, das ist alles. Jetzt weißt du genug: Eröffne einen Tisch und spiel!

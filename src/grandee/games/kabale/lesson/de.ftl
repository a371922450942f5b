# Wie Kabale & Hiebe gespielt wird, Abschnitt für Abschnitt mit den Regeln, auf denen er beruht, und die Texte der geführten ersten Partie.

rules-1-title = Ziel des Spiels
rules-1 =
    In jeder Runde liegen so viele Ziele aus, wie Personen mitspielen. Du legst deine Leute verdeckt darunter und versuchst, in den Spalten vorn zu sein, die sich lohnen.

    Das Spiel dauert sechs Runden. Gewonnene Ziele bringen Punkte; der höchste Punktestand gewinnt, bei gleichem Stand wird der Sieg geteilt. Ein Ziel aus jeder Disziplin kann deine Punkte verdoppeln.
    .ids = KH-RND-1 KH-FIN-1 KH-FIN-2 KH-FIN-3 KH-FIN-6

rules-2-title = Karten und Vorbereitung
rules-2 =
    Es spielen 2 bis 6 Personen. Alle haben die gleichen 25 Einflusskarten, jeweils in einer eigenen Farbe; die Farbe ist auch auf der Rückseite zu sehen. Du mischst deine Karten und ziehst drei. Deine Hand sieht sonst niemand.

    Ein Ziel hat eine Disziplin (Alchemie, Fechten, Ackerbau, Handel, Religion oder Musik) und einen Wert von 1 bis 5. Der Wert sagt, wie viele Karten darunter liegen müssen und wie viele Punkte das Ziel bringt. Zu Beginn einer Runde werden die Ziele von links nach rechts in eine Reihe gelegt. Jedes steht über einer Spalte.
    .ids = KH-SET-1 KH-SET-2 KH-SET-3 KH-SET-4 KH-RND-2 KH-INFO-1 KH-INFO-3 KH-INFO-7

rules-3-title = Dein Zug
rules-3 =
    Lege eine Handkarte verdeckt ans Ende einer Spalte, die nicht gesperrt ist. Passen ist nicht erlaubt. Ziehe dann eine Karte nach, so dass du wieder drei hast. Ist dein Stapel leer, wird dein Ablagestapel zu einem neuen gemischt.

    Liegt die Karte direkt über deiner verdeckt, wird sie aufgedeckt, wem auch immer sie gehört. Manche Karten wirken in diesem Moment: siehe „Karten, die beim Aufdecken wirken“. Alle anderen liegen einfach offen da und zählen in der Wertung.

    Bei verdeckten Karten sehen alle die Farbe, die Vorderseite kennst du aber nur bei deinen eigenen. Gespielt wird im Uhrzeigersinn.
    .ids = KH-TURN-1 KH-TURN-2 KH-TURN-3 KH-TURN-4 KH-TURN-5 KH-TURN-6 KH-TURN-7 KH-DRAW-1 KH-DRAW-2 KH-SET-5 KH-INFO-3

rules-4-title = Erfüllte Ziele und Rundenende
rules-4 =
    Ein Ziel ist erfüllt, wenn mindestens so viele Karten darunter liegen, wie sein Wert angibt. Auch verdeckte zählen, und es ist gleich, wem sie gehören. Unter ein erfülltes Ziel darf weiter gelegt werden. Verlassen Karten die Spalte, kann es wieder unerfüllt werden.

    Sobald alle Ziele gleichzeitig erfüllt sind, ist dies der letzte Zug der Runde. Die letzte Karte deckt noch die über ihr auf, und diese wirkt auch noch; die Runde endet auf jeden Fall. Dann werden alle Karten umgedreht. Was erst jetzt offen wird, wirkt nicht mehr wie beim Aufdecken.

    Jede Spalte wird für sich gewertet. Danach kommen alle Karten auf die Ablagestapel ihrer Besitzer; die Handkarten bleiben. Die nächste Runde beginnt, wer links von der Person sitzt, deren Zug die Runde beendet hat.
    .ids = KH-FILL-1 KH-FILL-2 KH-FILL-3 KH-FILL-4 KH-END-1 KH-END-2 KH-END-3 KH-END-4 KH-END-5 KH-END-6 KH-END-7 KH-RND-3 KH-RND-4 KH-DRAW-5

rules-5-title = Karten, die beim Aufdecken wirken
rules-5 =
    Sie wirken nur, wenn eine andere Karte sie während der Runde aufdeckt, und nur in ihrer eigenen Spalte. In der Wertung zählt ihre Zahl wie die jeder anderen Karte.

    Entdecker (13): zieht verdeckt ans Ende der nächsten offenen Spalte rechts, von der letzten zur ersten. Liegt die Karte über ihm dort verdeckt, wird sie aufgedeckt und wirkt. Der Entdecker reist nach jedem Aufdecken, aber nicht zweimal im selben Zug.

    Meuchler (9½): Die Karte, die ihn aufgedeckt hat, kommt sofort auf den Ablagestapel.

    Sturm (9): Die Spalte ist bis zum Ende der Runde gesperrt. Dort wird nichts mehr gelegt, Entdecker überspringen sie, und ihr Ziel gilt als erfüllt.

    Tarnkappe (0): Gehört sie dir, darfst du eine Handkarte verdeckt darunterlegen und ziehst dafür eine nach. Die versteckte Karte zählt als Karte der Spalte und wird erst am Ende der Runde umgedreht.

    Verräter (10): Gehört er dir, darfst du das Ziel seiner Spalte mit dem einer beliebigen anderen vertauschen. Die Karten bleiben liegen. Sind dann alle Ziele erfüllt, endet die Runde.
    .ids = KH-IMM-1 KH-IMM-2 KH-IMM-3 KH-IMM-4 KH-EXP-1 KH-EXP-2 KH-EXP-4 KH-EXP-5 KH-EXP-7 KH-ASS-1 KH-ASS-2 KH-ASS-3 KH-STO-1 KH-STO-2 KH-STO-3 KH-DIS-1 KH-DIS-2 KH-DIS-4 KH-DIS-5 KH-DIS-6 KH-TRA-1 KH-TRA-2 KH-TRA-3

rules-6-title = Zahlen und Fachleute
rules-6 =
    Die meisten Karten bringen einfach ihre Zahl: der König 20, die Königin 16, Julia 14.

    Die sechs Fachleute zählen 12 unter einem Ziel ihrer eigenen Disziplin und sonst 8: Alchemist (Alchemie), Fechtmeister (Fechten), Gutsherr (Ackerbau), Händler (Handel), Kardinal (Religion) und Minnesänger (Musik). Es kommt auf das Ziel an, das in der Wertung dort liegt.
    .ids = KH-NUM-1 KH-SPEC-1 KH-SPEC-2 KH-TRA-4 KH-WIN-1

rules-7-title = Eine Spalte werten: die Reihenfolge
rules-7 =
    In jeder Spalte folgen diese Schritte aufeinander. Karten, die unter einer Tarnkappe lagen, nehmen daran teil. Eine entfernte Karte ist fort und zählt für nichts mehr.

    1. Musketiere (11): Liegen sie in der Spalte, hat dort keine andere Karte eine Fähigkeit. Nur die gedruckten Zahlen gelten, die höchste Summe gewinnt, und die Schritte 2 bis 5 entfallen. Fachleute behalten ihre 12, ein Doppelgänger hat keine Zahl.

    2. Zauberer (7): entfernt alle Karten mit 10 oder mehr, auch die eigenen.

    3. Hexe (1): entfernt alle anderen Karten mit 9 oder weniger.

    Zwei Zauberer in einer Spalte heben einander auf, zwei Hexen ebenso. Der Meuchler mit seinen 9½ übersteht beides.

    4. Prinz (14) und Knappe (2): Wer beide in der Spalte hat, gewinnt das Ziel sofort. Haben mehrere dieses Paar, entscheidet, wessen nähere Karte davon am nächsten beim Ziel liegt.

    5. Die Zahlen werden bestimmt, wie der nächste Abschnitt sagt. 6. Die Summen entscheiden.
    .ids = KH-COL-1 KH-COL-2 KH-COL-3 KH-COL-4 KH-MUS-1 KH-MUS-2 KH-MUS-3 KH-MUS-4 KH-MAG-1 KH-MAG-3 KH-MAG-5 KH-WIT-1 KH-WIT-3 KH-WIT-4 KH-PRI-1 KH-PRI-2

rules-8-title = Karten, die Zahlen ändern
rules-8 =
    Eremit: 12, für jede andere Karte der Spalte 1 weniger. Kleiner Riese: 2, für jede andere Karte 3 mehr. Romeo: 5, aber 15, wenn auch deine Julia in derselben Spalte liegt.

    Doppelgänger: hat die Zahl der Karte darunter, aber nicht deren Fähigkeit. Über einem Eremiten sind das 12, über einem Kleinen Riesen 2, über Romeo 5. Liegt keine Karte darunter, hat er keine Zahl.

    Drache (11): senkt jede Karte der anderen in seiner Spalte um 2. Mehrere Drachen wirken zusammen. Keine Zahl fällt unter 0.
    .ids = KH-NUM-2 KH-NUM-3 KH-HER-1 KH-GIA-1 KH-ROM-1 KH-DOP-1 KH-DOP-2 KH-DOP-3 KH-DOP-4 KH-DRA-1 KH-DRA-2

rules-9-title = Wer das Ziel gewinnt
rules-9 =
    Für jede Farbe werden die Zahlen ihrer Karten in der Spalte zusammengezählt. Die höchste Summe gewinnt das Ziel. Bei Gleichstand gewinnt, wessen Karte am nächsten beim Ziel liegt.

    Bettler (4): Liegt ein Bettler in der Spalte, gewinnt stattdessen die niedrigste Summe. Bei Gleichstand gewinnt, wessen Karte am weitesten vom Ziel liegt. Es nimmt nur teil, wer eine Karte in der Spalte hat; eine Tarnkappe allein mit ihrer 0 genügt.

    Karten ohne Zahl genügen nicht. Nimmt niemand teil, bekommt niemand das Ziel. Gewonnene Ziele liegen verdeckt vor denen, die sie gewonnen haben.
    .ids = KH-WIN-1 KH-WIN-2 KH-WIN-3 KH-WIN-4 KH-WIN-5 KH-BEG-1 KH-BEG-2 KH-BEG-3 KH-BEG-4 KH-AWD-1 KH-INFO-6

rules-10-title = Schlusswertung und Optionen
rules-10 =
    Nach sechs Runden gibt es zwei Arten zu zählen, und es gilt die, die für dich besser ist. Einfache Wertung: die Werte aller deiner Ziele. Sonderwertung, nur mit mindestens einem Ziel aus jeder der sechs Disziplinen: Das beste aus jeder zählt doppelt, und jedes weitere Ziel kostet 1 Punkt.

    Niedrige Ziele sind also viel wert, wenn sie die sechs vollmachen. Ein Tisch lässt sich auch mit anderen Lesarten von Regeln einrichten, die die Spielregel offenlässt: wann eine Runde endet, die Karte unter einer Tarnkappe, was ein Doppelgänger übernimmt, Zahlen unter 0 und die Kopie einer Hexe.
    .ids = KH-FIN-1 KH-FIN-2 KH-FIN-3 KH-FIN-4 KH-FIN-5 KH-FIN-6 KH-END-1 KH-DIS-8 KH-DOP-5 KH-NUM-3 KH-WIT-5

# -- die geführte erste Partie ---------------------------------------------------------

lesson-welcome = Willkommen am Hof! Du bist Alba und spielst gegen Olivares und Mencía. Drei Ziele liegen aus, jedes über einer Spalte. Wer unter einem Ziel am stärksten ist, gewinnt es.
lesson-goals = Jedes Ziel hat eine Disziplin und einen Wert. Religion 3 in Spalte 1 braucht drei Karten und bringt 3 Punkte. Handel braucht zwei, Fechten nur eine. Sind alle erfüllt, endet die Runde.
lesson-hand = Alle haben die gleichen 25 Karten, und drei davon hast du auf der Hand: den Entdecker mit 13, die Tarnkappe mit 0 und den Prinzen mit 14. Die Zahlen zählen am Ende der Runde. Manche Karten wirken auch beim Aufdecken.
lesson-first = In deinem Zug legst du eine Karte verdeckt unter ein Ziel. Beginne mit dem Entdecker in Spalte 1. Er reist gern, wie du gleich siehst.
lesson-draw = Du hast den Kardinal gezogen und wieder drei Karten auf der Hand. Dein Entdecker liegt verdeckt: Die anderen sehen, dass er dir gehört, aber nicht, wer es ist.
lesson-back = Jetzt legt Olivares eine Karte in Spalte 2. Du siehst nur die Rückseite. Es kann alles sein, vom König mit 20 bis zur Tarnkappe mit 0.
lesson-under = Mencía legt ihre Karte in Spalte 1 unter deine. Eine gelegte Karte deckt die über ihr auf. Sieh zu, was dein Entdecker tut.
lesson-chain = Der Entdecker wurde aufgedeckt und wirkte sofort: Er zog verdeckt in die nächste Spalte rechts. Dort deckte er die Karte über sich auf, den König von Olivares. Der König hat nur seine Zahl, also endete die Kette.
lesson-filled = In Spalte 2 liegen nun zwei Karten, so viele, wie Handel 2 braucht: Das Ziel ist erfüllt. Man darf dort trotzdem weiter legen. Die Runde dauert, bis alle drei Ziele erfüllt sind.
lesson-specialist = Du hast den Kardinal, den Fachmann für Religion: Unter einem Ziel dieser Disziplin zählt er 12, sonst 8. Lege ihn in Spalte 1.
lesson-quiet = Dein Kardinal hat Mencías Knappen aufgedeckt. Nichts geschah: Solche Karten wirken erst in der Wertung. Der Knappe zählt nur 2, aber zusammen mit einem Prinzen derselben Farbe würde er das Ziel gewinnen.
lesson-last-column = Olivares wendet sich Spalte 3 zu. Fechten 1 braucht nur eine Karte und ist damit gleich erfüllt. Mencía legt dort eine zweite dazu.
lesson-third = Mencía hat damit den Fechtmeister von Olivares aufgedeckt, der unter Fechten 12 zählt. Jetzt fehlt nur noch in Spalte 1 eine Karte. Wer sie legt, beendet die Runde, also nutze diesen Zug gut.
lesson-mage = Du hast den Zauberer gezogen. In der Wertung entfernt er alle Karten mit 10 oder mehr, und in Spalte 2 liegt der König. Lege ihn dorthin. Er deckt deinen Entdecker auf, der weiterzieht und so entkommt.
lesson-assassin = Was für eine Kette! Dein Entdecker zog in Spalte 3 und deckte Mencías Karte auf: einen Meuchler. Wer ihn aufdeckt, kommt auf den Ablagestapel, also ist dein Entdecker fort. Er kehrt zurück, wenn dein Stapel neu gemischt wird.
lesson-end = Olivares legt die dritte Karte in Spalte 1. Nun sind alle Ziele erfüllt. Die Karte deckt noch deinen Kardinal auf, dann endet die Runde.
lesson-reveal = Am Ende werden alle Karten umgedreht. Was erst jetzt offen wird, wirkt nicht mehr wie beim Aufdecken, aber die Zahlen und die Fähigkeiten für die Wertung gelten. Jede Spalte wird für sich gewertet.
lesson-tie = Spalte 1: Dein Kardinal hat 12, der Kardinal von Olivares auch, Mencías Knappe 2. Bei Gleichstand entscheidet die Karte, die am nächsten beim Ziel liegt. Deine lag weiter oben, also gehört Religion 3 dir.
lesson-removed = Spalte 2: Der König hatte 20, aber dein Zauberer hat ihn entfernt. Übrig ist nur der Zauberer mit seiner 7, und du gewinnst Handel 2. Die Hexe macht es umgekehrt: Sie entfernt die niedrigen Karten.
lesson-third-goal = Spalte 3: Der Fechtmeister mit 12 schlägt den Meuchler mit 9½, und Olivares gewinnt Fechten 1. Du hast zwei Ziele mit zusammen 5 Punkten. Das ist ein guter Anfang.
lesson-steps = Die Reihenfolge in jeder Spalte: Musketiere, Zauberer, Hexe, dann das Paar Prinz und Knappe, dann Karten, die Zahlen ändern, zuletzt die Summen. Die Karten vom Tisch liegen jetzt auf den Ablagestapeln; die Handkarten bleiben.
lesson-round = Runde 2 bringt drei neue Ziele. Olivares hat Runde 1 beendet, also beginnt Mencía, die links davon sitzt. Sie setzt auf Handel 5, das wertvollste Ziel.
lesson-king = Du hast deinen König gezogen, die höchste Zahl von allen. Lege ihn auch in Spalte 2. So deckst du Mencías Karte auf und siehst, womit du es zu tun hast.
lesson-sets = Eine Königin mit 16: Dein König liegt vorn, doch ein Zauberer kann noch kommen. Denk daran: Nach sechs Runden zählen die Werte deiner Ziele. Mit einem Ziel aus jeder Disziplin zählt das beste aus jeder doppelt, jedes weitere kostet einen Punkt.
lesson-win = Gewinnen kann man also mit hohen Werten oder mit vielen Disziplinen. Was eine Karte tut, liest du jederzeit nach, indem du sie wählst. Jetzt weißt du genug: Eröffne einen Tisch und spiel!

# Wie El Grande gespielt wird, Abschnitt für Abschnitt mit den Regeln, auf denen er beruht, und die Texte der geführten ersten Partie.

rules-1-title = Ziel des Spiels
rules-1 =
    Du führst ein Adelshaus in Spanien und schickst deine Caballeros in die neun Regionen des Landes. Wo immer ein Gebiet gewertet wird, bekommt Punkte, wer dort die meisten Caballeros hat.

    Das Spiel dauert neun Runden. Nach Runde 3, 6 und 9 wird der ganze Plan gewertet. Am Ende gewinnt der höchste Punktestand; bei gleichem Stand wird der Sieg geteilt.
    .ids = EG-ROUND-1 EG-WIN-1 EG-WIN-2 EG-WIN-4

rules-2-title = Plan und Figuren
rules-2 =
    Jede Region zeigt drei Zahlen: die Punkte für den ersten, zweiten und dritten Platz. Am meisten bringt Toledo (7/4/2), am wenigsten Galicien (4/2/0). Das Castillo ist ein Turm neben den Regionen und hat eigene Punkte (5/3/1).

    Zu jeder Farbe gehören 30 Caballeros. Sie sind in der Provinz (dem Vorrat), am Hof (bereit zum Einsetzen), in einer Region oder im Castillo. Dazu kommt je ein Grande. Er zeigt die Heimatregion an und zählt nicht als Caballero.

    Zu Beginn stehen der König und alle Granden in verschiedenen, ausgelosten Regionen. Neben jedem Granden stehen 2 Caballeros; 7 weitere warten am Hof und 21 in der Provinz.
    .ids = EG-MAP-1 EG-MAP-3 EG-MAP-9 EG-COMP-3 EG-COMP-7 EG-COMP-8 EG-SETUP-7 EG-SETUP-8 EG-SETUP-10 EG-GRANDE-3 EG-GRANDE-4

rules-3-title = Eine Runde
rules-3 =
    Zuerst werden die Aktionskarten aufgedeckt: je eine von den Stapeln 1 bis 4 und dazu die Königskarte, die in jeder Runde ausliegt. Dann spielen alle eine Machtkarte. Dann haben alle einen Zug, in der Reihenfolge der Machtkarten.

    Aktionskarten, die niemand genommen hat, scheiden aus; nur die Königskarte kommt wieder. Nach Runde 3, 6 und 9 folgt eine Hauptwertung.
    .ids = EG-ROUND-1 EG-ROUND-3 EG-REVEAL-1 EG-REVEAL-2 EG-END-2 EG-END-3

rules-4-title = Machtkarten und Zugfolge
rules-4 =
    Du hast die Machtkarten 1 bis 13 auf der Hand. Wer beginnt, spielt eine davon offen aus, dann folgen die anderen im Uhrzeigersinn. Ein Wert, der in dieser Runde schon ausliegt, darf nicht noch einmal gespielt werden, und passen darf niemand.

    Der höchste Wert ist zuerst am Zug, der niedrigste zuletzt. Wer den niedrigsten Wert gespielt hat, spielt in der nächsten Runde die erste Machtkarte.

    Jede Machtkarte wird nur einmal gebraucht; von den dreizehn reichen neun für das ganze Spiel. Nur die Aktionskarte „Machtkarte zurück“ bringt eine wieder auf die Hand. Die Handkarten sind geheim.
    .ids = EG-POWER-1 EG-POWER-2 EG-POWER-3 EG-POWER-4 EG-POWER-5 EG-POWER-7 EG-PCARD-2 EG-PCARD-3 EG-INFO-2 EG-INFO-7

rules-5-title = Caballeros rufen
rules-5 =
    Dein Zug beginnt mit dem Ruf: Die Machtkarte holt Caballeros aus der Provinz an deinen Hof. Je niedriger die Karte, desto mehr kommen: Die 1 ruft 6; 2 und 3 rufen 5; 4 und 5 rufen 4; 6 und 7 rufen 3; 8 und 9 rufen 2; 10 und 11 rufen 1; 12 und 13 rufen niemanden. Wer früh am Zug sein will, bezahlt das also mit Truppen.

    Du nimmst immer die volle Zahl. Ist die Provinz leer, darfst du die fehlenden aus Regionen zurückrufen, aber nicht aus der Königsregion und nicht aus dem Castillo.
    .ids = EG-PCARD-1 EG-CALL-1 EG-CALL-3 EG-CALL-5 EG-CALL-6 EG-CALL-9 EG-CALL-10

rules-6-title = Eine Aktionskarte wählen
rules-6 =
    Nun nimmst du eine der Aktionskarten, die noch ausliegen. Jede hat zwei Teile: eine Anzahl Caballeros zum Einsetzen (so viele wie die Nummer ihres Stapels, 1 bis 5) und eine Sonderaktion. Zu starken Sonderaktionen gehören wenige Caballeros.

    Welcher Teil zuerst kommt, entscheidest du, aber du beendest den einen, bevor du den anderen beginnst. Das Einsetzen ist Pflicht, die Sonderaktion freiwillig. Manchmal lohnt es sich, eine Karte nur zu nehmen, damit niemand sonst sie bekommt.
    .ids = EG-PICK-1 EG-PICK-3 EG-TURN-1 EG-TURN-3 EG-TURN-4 EG-TURN-5 EG-TURN-7 EG-TURN-9

rules-7-title = Einsetzen neben dem König
rules-7 =
    Eingesetzt wird vom Hof, nie direkt aus der Provinz. Du setzt so viele Caballeros ein, wie die Karte angibt; stehen am Hof weniger, dann alle.

    Sie kommen in Regionen, die an die Königsregion grenzen, oder ins Castillo, und du verteilst sie, wie du willst. In die Königsregion selbst wird nie eingesetzt.
    .ids = EG-PLACE-1 EG-PLACE-3 EG-PLACE-4 EG-PLACE-5 EG-KING-7

rules-8-title = Das Castillo
rules-8 =
    Immer wenn du Caballeros einsetzt oder versetzt, darfst du beliebige davon stattdessen ins Castillo werfen. Das geht stets, wo auch immer der König steht. Was du hineinwirfst, wird angesagt; danach sieht niemand mehr hinein. Es lohnt sich also, mitzuzählen.

    Heraus kommen Caballeros nur in einer Hauptwertung. Manche Karten werten das Castillo schon früher; dann kommen alle wieder hinein. Granden und der König betreten es nie.
    .ids = EG-CAST-1 EG-CAST-2 EG-CAST-3 EG-CAST-4 EG-CAST-5 EG-CAST-6 EG-CAST-9 EG-MAP-8 EG-INFO-4 EG-INFO-5

rules-9-title = Sonderaktionen
rules-9 =
    Stapel 1 versetzt Caballeros oder setzt zwei zusätzliche beliebig ein. Versetzt wird aus einer Region in irgendeine andere oder ins Castillo; die Regionen müssen nicht benachbart sein. Du darfst weniger versetzen, als die Karte erlaubt. „Fremd“ sind die Caballeros der Gegner.

    Stapel 2 schickt Caballeros der Gegner in die Provinz zurück oder gibt dir ein Veto. Wo die Gegner selbst wählen, tun sie es nacheinander, links von dir beginnend.

    Stapel 3 und einige Karten aus Stapel 2 werten Regionen sofort, genau wie in einer Hauptwertung. Ein „Fünfer“ ist eine Region, die im Moment 5 Punkte für den ersten Platz bringt.

    Stapel 4 hat alles Übrige: den Granden versetzen, eine Machtkarte zurücknehmen, zwei Caballeros an den Hof holen, den König einen Schritt versetzen, Gegner aus einer Region vertreiben, geheim werten oder eine Wertungstafel legen. Es gibt zwei Tafeln, 8/4/0 und 4/0/0. Eine Tafel ersetzt die gedruckten Punkte einer Region oder des Castillos; an jedem Ort ist Platz für eine.

    Stapel 5 ist die Königskarte: Sie versetzt den König in eine beliebige andere Region.

    Einige Karten brauchen die Geheimscheiben: Alle Betroffenen stellen gleichzeitig eine Region ein, dann werden die Scheiben gezeigt. Eine Sonderaktion ohne jede Wirkung steht nicht zur Wahl.
    .ids = EG-SPEC-1 EG-SPEC-3 EG-SPEC-4 EG-SPEC-5 EG-SPEC-6 EG-SPEC-7 EG-MOVE-1 EG-MOVE-3 EG-MOVE-5 EG-PROV-1 EG-PROV-3 EG-PROV-6 EG-DISK-2 EG-SSC-1 EG-SSC-2 EG-SSC-5 EG-ALT-1 EG-ALT-2 EG-ALT-4 EG-GRANDE-1

rules-10-title = Der König und sein Tabu
rules-10 =
    Die Königsregion ist tabu. Kein Caballero, kein Grande und keine Wertungstafel kommt hinein oder hinaus, durch keine Karte und durch keine Scheibe. Wer dort steht, wenn der König kommt, bleibt.

    Nur der König selbst kommt und geht. Sobald er fort ist, ist die Region wieder offen, auch noch im selben Zug. Seine Region wird gewertet wie jede andere, und wer dort allein vorn liegt, erhält einen Bonus.

    Versetzt ihn niemand, bleibt er, wo er ist. Ein Zug des Königs endet immer in einer anderen Region.
    .ids = EG-KING-1 EG-KING-2 EG-KING-3 EG-KING-4 EG-KING-5 EG-KING-6 EG-KING-8 EG-KING-12 EG-KING-13 EG-ALT-5 EG-GRANDE-2

rules-11-title = Das Veto
rules-11 =
    Wer eine Vetokarte nimmt, legt sie vor sich ab. Einmal, in dieser oder in der nächsten Runde, hält sie die Sonderaktion eines Gegners auf. Gegen das Rufen, das Einsetzen und die Hauptwertung hilft sie nicht.

    Über das Veto wird bei der Ankündigung der Aktion entschieden und dann vor jedem ihrer Schritte. Was schon geschehen ist, gilt; der Rest entfällt. Die Vetokarte ist damit verbraucht. Ungenutzt verfällt sie am Ende der nächsten Runde.
    .ids = EG-VETO-1 EG-VETO-2 EG-VETO-3 EG-VETO-5 EG-VETO-6 EG-VETO-7 EG-VETO-8 EG-VETO-9 EG-VETO-10

rules-12-title = Ein Gebiet werten
rules-12 =
    Gezählt werden die Caballeros jeder Farbe. Die meisten bringen die Punkte für den ersten Platz, die zweitmeisten die für den zweiten, die drittmeisten die für den dritten. Wer dort keinen Caballero hat, bekommt nichts.

    Gleichstand: Alle, die gleichauf liegen, bekommen die Punkte des nächstniedrigeren Platzes. Liegen zwei gemeinsam vorn, bekommen beide den zweiten Platz, und wer folgt, ist auf Platz 3. Liegen drei gemeinsam vorn, bekommen alle drei den zweiten Platz, und wer folgt, ist auf Platz 4 und geht leer aus.

    Einen Bonus gibt es nur allein auf dem ersten Platz: 2 Punkte, wenn der König dort steht, und 2 Punkte, wenn der eigene Grande dort steht. Beides zugleich ist möglich.

    Zu dritt zählen nur der erste und der zweite Platz. Zu zweit zählt nur der erste, ein Gleichstand bringt dann nichts.
    .ids = EG-SCORE-1 EG-SCORE-2 EG-SCORE-3 EG-SCORE-5 EG-SCORE-6 EG-SCORE-7 EG-SCORE-9 EG-SCORE-10 EG-SCORE-11 EG-SCORE-12 EG-SCORE-15 EG-3P-5 EG-2P-19

rules-13-title = Hauptwertung
rules-13 =
    Zuerst stellen alle, die Caballeros im Castillo haben, geheim eine Region auf ihrer Scheibe ein. Dann wird das Castillo geöffnet und gewertet.

    Danach werden die Scheiben gezeigt. Alle deine Caballeros aus dem Castillo ziehen gemeinsam in deine Region, auch wenn sie weit vom König liegt. Ist es die Königsregion, kommen sie stattdessen an deinen Hof.

    Zuletzt werden alle neun Regionen gewertet, mit den Neuankömmlingen. Die Caballeros bleiben auf dem Plan, und das Spiel geht mit leerem Castillo weiter.
    .ids = EG-GEN-1 EG-GEN-2 EG-GEN-3 EG-GEN-4 EG-GEN-5 EG-GEN-6 EG-GEN-7 EG-GEN-8 EG-GEN-12

rules-14-title = Spielende und Optionen
rules-14 =
    Das Spiel endet nach der dritten Hauptwertung. Es gewinnt, wer die meisten Punkte hat.

    Ein Tisch lässt sich auch anders einrichten. Ein kurzes Spiel lässt Runde 1, 4 und 7 aus oder endet nach Runde 6. Weitere Optionen: Rufen und Einsetzen als Recht statt als Pflicht, Veto nur bei der Ankündigung, ein Gleichstand von drei oder mehr, der nur zwei Plätze verbraucht, eine härtere „Verbannung“ und ein milderer Verlust am Hof.
    .ids = EG-WIN-1 EG-WIN-2 EG-WIN-4 EG-SHORT-2 EG-SHORT-3 EG-SHORT-4 EG-SCORE-6 EG-CARD-BANISH-2 EG-CARD-CRISIS-2

# -- die geführte erste Partie ---------------------------------------------------------

lesson-welcome = Willkommen in Spanien! Du bist Alba und spielst gegen Olivares und Mencía. Wer am Ende die meisten Punkte hat, gewinnt. Dies ist das kurze Spiel: Es beginnt mit Runde 2, und nach Runde 3 wird zum ersten Mal alles gewertet.
lesson-points = Sieh dir Toledo an: 7 Punkte für die meisten Caballeros, 4 für die zweitmeisten. Der dritte Platz zählt erst ab vier Personen. Kastilien bringt 6 und 4, Aragonien 5 und 4. Reiche Regionen locken, aber nicht nur dich.
lesson-pieces = In Aragonien siehst du deine Farbe mit einer 2: Dort stehen zwei deiner Caballeros. Die Krone über der Zahl ist dein Grande. Sieben weitere Caballeros warten am Hof: Die kannst du einsetzen. Die übrigen 21 sind in der Provinz und müssen erst gerufen werden.
lesson-king = Der König steht in Toledo. Eingesetzt wird nur in Regionen, die an seine grenzen: Kastilien, Aragonien, Valencia, Granada und Sevilla. In Toledo selbst bewegt sich nichts, solange er dort ist.
lesson-power = Du beginnst mit einer Machtkarte. Hohe Karten sind früher am Zug, niedrige rufen mehr Caballeros an den Hof. Die 7 liegt dazwischen und ruft drei. Spiele sie.
lesson-order = Olivares hat die 10, du die 7, Mencía die 4. Also ist Olivares zuerst dran, dann du, zuletzt Mencía. Dafür ruft sie vier Caballeros und spielt in der nächsten Runde die erste Machtkarte.
lesson-first-turn = Olivares nimmt eine Aktionskarte: ein Caballero neben den König und zwei weitere beliebig, nur nicht zum König. Achte auf Navarra, wo noch niemand steht.
lesson-card = Du bist am Zug. Drei Caballeros sind an deinen Hof gekommen, also hast du zehn. Nimm „Der König“: Die Karte setzt fünf Caballeros ein, und mit ihrer Sonderaktion versetzt du den König.
lesson-parts = Eine Karte hat zwei Teile, das Einsetzen und die Sonderaktion. Die Reihenfolge wählst du, aber beende den einen vor dem anderen. Ginge der König zuerst, würden andere Regionen an seine grenzen. Also setze zuerst ein.
lesson-place = Aragonien ist deine Heimat und grenzt an Toledo. Setze dort einen Caballero ein. Ein zweiter folgt, dann sind es vier.
lesson-place-valencia = Setze einen nach Valencia, in Mencías Heimat. Sie wird dort stärker sein, aber auch der zweite Platz bringt 3 Punkte.
lesson-castillo = Wirf nun einen ins Castillo; der fünfte folgt. Alle wissen, was hineinfällt, aber niemand sieht hinein. In der Hauptwertung kommen sie wieder heraus, in eine Region deiner Wahl.
lesson-special = Alle fünf sind eingesetzt. Jetzt die Sonderaktion: Der König zieht weiter. Beginne sie.
lesson-taboo = Versetze ihn nach Aragonien. Seine Region ist tabu: Kein Caballero, kein Grande und keine Wertungstafel kommt nun hinein oder hinaus. Deine vier sind dort sicher, und wer allein vorn liegt, erhält einen Bonus für den König.
lesson-scoring-card = Mencía nimmt „Fünfer werten“: Alle Regionen mit 5 Punkten für den ersten Platz werden sofort gewertet. Das sind Navarra, Aragonien und Valencia. Vorher setzt sie drei Caballeros ein.
lesson-tie = In Navarra haben Olivares und Mencía je zwei. Bei Gleichstand bekommen alle, die gleichauf liegen, die Punkte des nächsten Platzes: je 3. Die 5 bekommt niemand.
lesson-bonus = In Aragonien liegst du allein vorn: 5 Punkte, 2 mehr für den König und 2 mehr für deinen eigenen Granden. Das macht 9. Bei Gleichstand auf dem ersten Platz gibt es keinen Bonus.
lesson-second = In Valencia führt Mencía drei zu eins: 5 Punkte und 2 für ihren Granden. Du bekommst für den zweiten Platz 3. Jetzt hast du 12 Punkte, Mencía 10 und Olivares 3.
lesson-round = Runde 3. Mencía hatte die niedrigste Karte und spielt darum zuerst: eine 6. Neue Aktionskarten liegen aus, und du willst als Erstes wählen. Spiele die 13. Sie ruft niemanden, aber an deinem Hof stehen noch fünf.
lesson-move-card = Du bist zuerst am Zug. Nimm „4 beliebige versetzen“: Du setzt nur einen Caballero ein, darfst aber bis zu vier auf dem Plan versetzen, eigene oder fremde.
lesson-more-valencia = Der König ist jetzt in Aragonien, also setze daneben ein: noch einmal in Valencia. Dann stehen dort zwei von dir gegen drei von Mencía.
lesson-move = Die Sonderaktion hat gerade begonnen. Nimm einen Caballero von Mencía aus Valencia und wirf ihn ins Castillo. Die Entfernung ist egal, nur aus der Königsregion und in sie hinein geht es nicht.
lesson-move-two = Noch einer von ihr geht aus Valencia nach Katalonien. Jetzt führst du in Valencia zwei zu eins. Du musst nicht alles nutzen, was die Karte erlaubt; hier hören wir auf.
lesson-olivares = Olivares setzt vier ein und holt den König einen Schritt weit nach Hause, nach Kastilien. Nun ist Kastilien tabu und Aragonien wieder offen. Danach wertet Mencía Navarra, und Runde 3 ist vorbei.
lesson-disk = Hauptwertung! Bevor sich das Castillo öffnet, stellst du geheim eine Region ein. Deine beiden Caballeros ziehen dorthin. Granada ist leer und bringt 6. Bei Kastilien, wo der König steht, kämen sie an den Hof.
lesson-open-castillo = Zuerst wurde das Castillo gewertet: deine zwei gegen einen von Mencía, 5 Punkte zu 3. Dann wurden die Scheiben gezeigt: Du ziehst nach Granada, Mencía nach Valencia.
lesson-regions = Dann zählten alle Regionen. Granada bringt dir 6, Aragonien 5 und 2 für deinen Granden; der König ist fort. In Valencia steht es nun zwei zu zwei: Du und Mencía bekommt je 3, ohne Bonus.
lesson-win = Du führst mit 33 Punkten vor Mencía mit 32 und Olivares mit 28. Alle Caballeros bleiben auf dem Plan. Zwei solche Wertungen folgen noch, dann gewinnt, wer die meisten Punkte hat. Jetzt weißt du genug: Eröffne einen Tisch und spiel!

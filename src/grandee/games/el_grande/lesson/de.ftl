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
    .in-2023-1 = Zuerst werden die Aktionskarten aufgedeckt: je eine von den Stapeln 1 bis 4 und dazu „Eure Majestät“, die in jeder Runde ausliegt. Dann spielen alle eine Machtkarte. Dann haben alle einen Zug, in der Reihenfolge der Machtkarten.
    .in-2023-2 = Gebrauchte Aktionskarten und die, die niemand genommen hat, kommen offen auf einen gemeinsamen Stapel; nur „Eure Majestät“ kommt wieder. Nach Runde 3, 6 und 9 folgt eine Hauptwertung.

rules-4-title = Machtkarten und Zugfolge
rules-4 =
    Du hast die Machtkarten 1 bis 13 auf der Hand. Wer beginnt, spielt eine davon offen aus, dann folgen die anderen im Uhrzeigersinn. Ein Wert, der in dieser Runde schon ausliegt, darf nicht noch einmal gespielt werden, und passen darf niemand.

    Der höchste Wert ist zuerst am Zug, der niedrigste zuletzt. Wer den niedrigsten Wert gespielt hat, spielt in der nächsten Runde die erste Machtkarte.

    Jede Machtkarte wird nur einmal gebraucht; von den dreizehn reichen neun für das ganze Spiel. Nur die Aktionskarte „Machtkarte zurück“ bringt eine wieder auf die Hand. Die Handkarten sind geheim.
    .ids = EG-POWER-1 EG-POWER-2 EG-POWER-3 EG-POWER-4 EG-POWER-5 EG-POWER-7 EG-PCARD-2 EG-PCARD-3 EG-INFO-2 EG-INFO-7
    .in-2023-2 = Der höchste Wert ist zuerst am Zug, der niedrigste zuletzt. Wer den niedrigsten Wert gespielt hat, nimmt die Startspielerfigur und spielt in der nächsten Runde die erste Machtkarte.
    .in-2023-3 = Jede Machtkarte wird nur einmal gebraucht und am Ende der Runde verdeckt abgelegt; von den dreizehn reichen neun für das ganze Spiel. Nur „Vollmacht“ bringt eine wieder auf die Hand. Die Handkarten sind geheim.

rules-5-title = Caballeros rufen
rules-5 =
    Dein Zug beginnt mit dem Ruf: Die Machtkarte holt Caballeros aus der Provinz an deinen Hof. Je niedriger die Karte, desto mehr kommen: Die 1 ruft 6; 2 und 3 rufen 5; 4 und 5 rufen 4; 6 und 7 rufen 3; 8 und 9 rufen 2; 10 und 11 rufen 1; 12 und 13 rufen niemanden. Wer früh am Zug sein will, bezahlt das also mit Truppen.

    Du nimmst immer die volle Zahl. Ist die Provinz leer, darfst du die fehlenden aus Regionen zurückrufen, aber nicht aus der Königsregion und nicht aus dem Castillo.
    .ids = EG-PCARD-1 EG-CALL-1 EG-CALL-3 EG-CALL-5 EG-CALL-6 EG-CALL-9 EG-CALL-10
    .in-2023-2 = Du darfst weniger nehmen, auch niemanden. Ist die Provinz leer, darfst du die Fehlenden aus Regionen zurückholen, aber nicht aus der Königsregion und nicht aus dem Castillo.

rules-6-title = Eine Aktionskarte wählen
rules-6 =
    Nun nimmst du eine der Aktionskarten, die noch ausliegen. Jede hat zwei Teile: eine Anzahl Caballeros zum Einsetzen (so viele wie die Nummer ihres Stapels, 1 bis 5) und eine Sonderaktion. Zu starken Sonderaktionen gehören wenige Caballeros.

    Welcher Teil zuerst kommt, entscheidest du, aber du beendest den einen, bevor du den anderen beginnst. Das Einsetzen ist Pflicht, die Sonderaktion freiwillig. Manchmal lohnt es sich, eine Karte nur zu nehmen, damit niemand sonst sie bekommt.
    .ids = EG-PICK-1 EG-PICK-3 EG-TURN-1 EG-TURN-3 EG-TURN-4 EG-TURN-5 EG-TURN-7 EG-TURN-9
    .in-2023-2 = Welcher Teil zuerst kommt, entscheidest du, aber du beendest den einen, bevor du den anderen beginnst. Beide sind freiwillig. Eine begonnene Sonderaktion wird ganz ausgeführt, außer die Karte sagt „bis zu“. Manchmal lohnt es sich, eine Karte nur zu nehmen, damit sie sonst niemand bekommt.

rules-7-title = Einsetzen neben dem König
rules-7 =
    Eingesetzt wird vom Hof, nie direkt aus der Provinz. Du setzt so viele Caballeros ein, wie die Karte angibt; stehen am Hof weniger, dann alle.

    Sie kommen in Regionen, die an die Königsregion grenzen, oder ins Castillo, und du verteilst sie, wie du willst. In die Königsregion selbst wird nie eingesetzt.
    .ids = EG-PLACE-1 EG-PLACE-3 EG-PLACE-4 EG-PLACE-5 EG-KING-7
    .in-2023-1 = Caballeros werden vom Hof eingesetzt, nie direkt aus der Provinz. Setze so viele ein, wie du willst, höchstens so viele, wie die Karte sagt.

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
    .in-2023-1 = Stapel 1 versetzt Caballeros oder setzt zwei zusätzliche in Regionen ein („Miliz“). Versetzt wird aus einer Region in irgendeine andere oder ins Castillo; die Regionen müssen nicht benachbart sein. „Fremd“ sind die Caballeros der Gegner.
    .in-2023-2 = Stapel 2 schickt Caballeros der Gegner in die Provinz zurück oder wertet eine Region deiner Wahl. Wo die Gegner selbst wählen, tun sie es nacheinander, links von dir beginnend.
    .in-2023-4 = Stapel 4 hat alles Übrige: eine Wertungstafel legen („Erlass“), eine Machtkarte zurücknehmen („Vollmacht“), den Granden versetzen („Neue Heimat“), Gegner aus einer Region vertreiben („Putsch“), Caballeros an den Hof holen, den König einen Schritt versetzen. Es gibt zwei Tafeln, 8/4/0 und 4/0/0. Eine Tafel ersetzt die gedruckten Punkte; an jedem Ort ist Platz für eine, und nichts nimmt sie weg.
    .in-2023-5 = Stapel 5 ist „Eure Majestät“: Sie versetzt den König in eine beliebige andere Region.

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
    .in-2023-1 = Ein Veto ist nur mit Veteranenkarten im Spiel. Wer eines nimmt, legt es vor sich ab. Einmal, in dieser oder in der nächsten Runde, hält es die Sonderaktion eines Gegners auf. Gegen das Rufen, das Einsetzen, graue Karten und die Hauptwertung hilft es nicht.
    .in-2023-2 = Gefragt wird nur einmal, gleich nach der Ankündigung, und dann entfällt die ganze Aktion. Die Vetokarte ist verbraucht. Eine unbenutzte verfällt am Ende der nächsten Runde.

rules-12-title = Ein Gebiet werten
rules-12 =
    Gezählt werden die Caballeros jeder Farbe. Die meisten bringen die Punkte für den ersten Platz, die zweitmeisten die für den zweiten, die drittmeisten die für den dritten. Wer dort keinen Caballero hat, bekommt nichts.

    Gleichstand: Alle, die gleichauf liegen, bekommen die Punkte des nächstniedrigeren Platzes. Liegen zwei gemeinsam vorn, bekommen beide den zweiten Platz, und wer folgt, ist auf Platz 3. Liegen drei gemeinsam vorn, bekommen alle drei den zweiten Platz, und wer folgt, ist auf Platz 4 und geht leer aus.

    Einen Bonus gibt es nur allein auf dem ersten Platz: 2 Punkte, wenn der König dort steht, und 2 Punkte, wenn der eigene Grande dort steht. Beides zugleich ist möglich.

    Zu dritt zählen nur der erste und der zweite Platz. Zu zweit zählt nur der erste, ein Gleichstand bringt dann nichts.
    .ids = EG-SCORE-1 EG-SCORE-2 EG-SCORE-3 EG-SCORE-5 EG-SCORE-6 EG-SCORE-7 EG-SCORE-9 EG-SCORE-10 EG-SCORE-11 EG-SCORE-12 EG-SCORE-15 EG-3P-5 EG-2P-19
    .in-2023-2 = Gleichstand: Alle mit derselben Zahl bekommen die Punkte des nächstniedrigeren Platzes. Liegen zwei oder mehr gleichauf vorn, bekommen alle den zweiten Platz, und der Nächste ist Dritter. Bei Gleichstand auf dem zweiten bekommen alle den dritten.
    .in-2023-4 = Zu zweit und zu dritt zählen nur der erste und der zweite Platz. Zu zweit nimmt auch der virtuelle Mitspieler Plätze.

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
    .in-2023-2 = Der Tisch lässt sich anders einrichten. Ein kurzes Spiel lässt Runde 1, 4 und 7 aus. Neue Regentschaft, Veteranenkarten und Machtverschiebung sind Module, die beliebig zusammengehen. Und was 2023 geändert hat, lässt sich wie 1995 spielen: Rufen und Einsetzen als Pflicht, ein Veto bei jedem Schritt, Gleichstände, die so viele Plätze verbrauchen, wie beteiligt sind.

rules-15-title = Was 2023 anders ist
rules-15 =
    Die Ausgabe von 2023 spielt sich wie die von 1995, lässt dir aber mehr Wahl. Du darfst weniger Caballeros rufen, als die Machtkarte sagt, und weniger einsetzen, als die Aktionskarte sagt, auch keinen. Eine Sonderaktion ist freiwillig; einmal begonnen, wird sie ganz ausgeführt, außer die Karte sagt „bis zu“. Ist die Provinz leer, dürfen die Fehlenden aus Regionen kommen, auch bei Karten, die Caballeros an den Hof bringen.

    Liegen drei oder mehr gleichauf vorn, bekommen alle den zweiten Platz, und der Nächste ist Dritter. Eine Karte, die eine Region nach Wahl wertet, wertet nicht das Castillo. Niemand darf ins Castillo sehen, auch nicht nach den eigenen Caballeros.

    Die niedrigste Machtkarte nimmt die Startspielerfigur. Machtkarten werden am Ende der Runde verdeckt abgelegt; gebrauchte Aktionskarten liegen offen auf einem Stapel. Miliz setzt nur in Regionen ein, und wen ein Putsch vertreibt, der geht nie in die Königsregion. Eine unklare Scheibe schickt die Caballeros des Castillos an den Hof. Gleiche Punkte teilen den Rang. Ohne Veteranenkarten gibt es kein Veto. Das kurze Spiel lässt Runde 1, 4 und 7 aus.
    .ids = EG-CALL-2 EG-CALL-4 EG-CALL-7 EG-PLACE-2 EG-SPEC-2 EG-SCORE-6 EG-SSC-4 EG-INFO-3 EG-INFO-6 EG-INFO-9 EG-END-1 EG-POWER-6 EG-SETUP-12 EG-CARD-MILITIA-1 EG-CARD-COUP-1 EG-GEN-5 EG-VETO-4 EG-WIN-3 EG-SHORT-1
    .edition = 2023
    .first = yes

rules-16-title = Zu zweit und zu dritt (2023)
rules-16 =
    Zu zweit kommt eine dritte Farbe hinzu: der virtuelle Mitspieler. Zu Beginn jeder Runde werden zwei Regionskarten aufgedeckt, und je zwei seiner Caballeros kommen in diese Regionen, nur nicht zum König. Dann wird seine oberste Machtkarte aufgedeckt; diesen Wert darf niemand spielen. In seinem Zug nimmt er die Karte, die am meisten einsetzt, und nichts geschieht damit.

    Der virtuelle Mitspieler entscheidet nichts und bekommt keine Punkte, aber er belegt Plätze. Seine Caballeros gelten als fremd; die im Castillo bleiben in einer Hauptwertung dort. Stapel 2 und 3 sind einer, und nur die ersten zwei Plätze zählen. Nach einer Hauptwertung werden die Regionskarten neu gemischt.

    Zu dritt gibt es keinen virtuellen Mitspieler. Nur die ersten zwei Plätze zählen, und Stapel 2 und 3 dürfen als einer gespielt werden.
    .ids = EG-2P-1 EG-2P-2 EG-2P-3 EG-2P-5 EG-2P-7 EG-2P-8 EG-2P-9 EG-2P-11 EG-2P-13 EG-2P-14 EG-2P-16 EG-2P-17 EG-3P-1 EG-3P-2 EG-3P-3 EG-3P-4
    .edition = 2023

rules-17-title = Neue Regentschaft (2023)
rules-17 =
    Zehn Regentschaftskarten treten an die Stelle von Eure Majestät und bilden Stapel 5. Jede Runde wird eine aufgedeckt; sie kommt nie zurück. Alle setzen fünf Caballeros ein.

    Exil schickt den König nach Frankreich oder Portugal. Solange er dort ist, ist keine Region tabu, niemand bekommt den Königsbonus, und eingesetzt wird in den Regionen, die an dieses Land grenzen. Revolte stellt ihn neben das Castillo: Es wird zur Königsregion, niemand kommt hinein oder heraus, und eingesetzt werden darf in allen neun Regionen. In einer Hauptwertung bleiben die Caballeros darin.

    Mit Eskorte gehen zwei Caballeros seiner Region mit dem König. Vizekönig tauscht ihn mit einem Granden. Sommerresidenz schickt ihn dorthin, wo die wenigsten Caballeros stehen. Infiltration erlaubt dem, der sie nimmt, in der Königsregion einzusetzen. Turnier wirft alle Granden, die nicht beim König sind, ins Castillo; dort bringen sie ihren Bonus, und in der nächsten Hauptwertung stellen ihre Besitzer ein, wohin sie gehen.
    .ids = EG-REG-1 EG-REG-2 EG-REG-3 EG-KING-9 EG-KING-10 EG-KING-14 EG-KING-15 EG-GEN-9 EG-GEN-10 EG-GEN-11 EG-CARD-EXILE-1 EG-CARD-ESCORT-1 EG-CARD-TOURN-1 EG-CARD-TOURN-2 EG-CARD-SUMMER-1 EG-CARD-REVOLT-1 EG-CARD-INFIL-1 EG-CARD-VICEROY-1
    .edition = 2023

rules-18-title = Veteranenkarten (2023)
rules-18 =
    Jede der vier Veteranenkarten darf mitspielen. Für jede wird eine zufällige Karte ihres Stapels ungesehen entfernt, und bis zum Schluss weiß niemand, welche. Dann wird der Stapel gemischt.

    Zwei davon sind Vetos. Wer eines nimmt, legt es vor sich ab und darf damit in dieser oder der nächsten Runde die Sonderaktion eines Gegners aufhalten. Entschieden wird gleich nach der Ankündigung, und die ganze Sonderaktion entfällt; später ist es zu spät. Einsetzen und Rufen lassen sich nicht aufhalten.

    „2 einsetzen oder versetzen“ lässt dir die Wahl zwischen zwei Aktionen. Bei „Geheime Wertung“ stellen alle eine Region auf der Scheibe ein, und gewertet werden die, die nur auf einer Scheibe stehen.
    .ids = EG-VTRN-1 EG-VTRN-2 EG-VTRN-3 EG-VETO-1 EG-VETO-4 EG-VETO-6 EG-VETO-7 EG-VETO-10 EG-VETO-13 EG-VETO-14
    .edition = 2023

rules-19-title = Machtverschiebung (2023)
rules-19 =
    Vor der ersten Runde bekommen alle drei graue Karten. Eine davon gibt jeder verdeckt dem linken Nachbarn, alle zugleich. Deine drei grauen Karten hast du das ganze Spiel über auf der Hand.

    Zu deiner Machtkarte darfst du eine graue spielen. Die Summe entscheidet die Reihenfolge, und nur die Summen müssen verschieden sein; wie viele du rufst, sagt allein die farbige Karte. Die niedrigste Summe nimmt die Startspielerfigur.

    In deinem Zug, nach dem Rufen und bevor du eine Aktionskarte nimmst, darfst du den Effekt deiner grauen Karte einmal nutzen. Ein Veto hält ihn nicht auf. Dann werden beide Karten abgelegt. Vollmacht darf die graue Karte der Runde zurückholen oder, wenn so vereinbart, jede gebrauchte.
    .ids = EG-SHIFT-1 EG-SHIFT-2 EG-SHIFT-3 EG-SHIFT-4 EG-SHIFT-5 EG-SHIFT-6 EG-SHIFT-7 EG-SHIFT-8 EG-SHIFT-9 EG-SHIFT-10 EG-SHIFT-16
    .edition = 2023

rules-20-title = Heimvorteil (1995)
rules-20 =
    Ein Grande zählt in seiner Region als ein Caballero, wann immer sie gewertet wird, auch für die Boni. Sogar ein Grande allein gehört zur Rangfolge. Wo Caballeros zusammengezählt werden, wie bei „die meisten“ und „die wenigsten“, zählt er nicht, und niemand versetzt ihn oder schickt ihn weg.

    Gehen alle Caballeros, die deine Karte einsetzen lässt, in deine Heimatregion, darfst du dort vom Hof noch einen einsetzen. Sie muss offen sein, also neben der Königsregion liegen. Caballeros durch eine Sonderaktion zählen dafür nicht. Die Varianten von 1995 lassen sich beliebig verbinden.
    .ids = EG-MIX-1 EG-HOME-1 EG-HOME-2 EG-HOME-3 EG-HOME-4 EG-HOME-5 EG-HOME-6 EG-HOME-7 EG-HOME-8
    .edition = 1995

rules-21-title = Begrenzte Wege (1995)
rules-21 =
    Eine Sonderaktion, die Caballeros von Region zu Region versetzt, versetzt ihre volle Zahl nur, solange jeder in eine Nachbarregion oder ins Castillo geht. Sobald einer weiter geht, darf die ganze Aktion zwei weniger versetzen. Von vier Zügen bleiben also zwei und von zweien keiner: Dann sind weite Wege gar nicht möglich.

    Einsetzen, Vertreiben, der Weg aus dem Castillo, die Rückkehr in die Provinz und die Züge von König und Grande sind nicht begrenzt.
    .ids = EG-LIMIT-1 EG-LIMIT-2 EG-LIMIT-3 EG-LIMIT-4 EG-LIMIT-5 EG-LIMIT-6 EG-LIMIT-7
    .edition = 1995

rules-22-title = Frankreich (1995)
rules-22 =
    Frankreich ist eine zehnte Region neben Aragonien und Katalonien und zahlt 3/1/0. Es hat drei Plätze, also stehen dort höchstens drei Caballeros; König und Granden nie. Wer einen Caballero hineinbringt, wählt ihm einen freien Platz.

    Wird Frankreich gewertet, bringt der Platz des Botschafters 2 Punkte und der des Gesandten 1, wie auch immer die Rangfolge ist. Der dritte Platz bringt nichts. Wer geht, macht seinen Platz frei; die anderen bleiben, wo sie sind.

    Frankreich ist nicht auf den Scheiben. Aus dem Castillo kommt also niemand dorthin, aber Züge, Wertungstafeln und Karten, die eine Region werten, erreichen es wie jede andere.
    .ids = EG-FRANCE-1 EG-FRANCE-2 EG-FRANCE-3 EG-FRANCE-4 EG-FRANCE-5 EG-FRANCE-6 EG-FRANCE-7 EG-FRANCE-8 EG-FRANCE-9 EG-FRANCE-10 EG-FRANCE-11 EG-FRANCE-12 EG-FRANCE-13
    .edition = 1995

rules-23-title = Granada (1995)
rules-23 =
    Granada beginnt als maurisches Königreich. Bis es erobert ist, wird es nie gewertet, König und Granden bleiben draußen, und niemand setzt vom Hof dort ein. Caballeros kommen durch Züge auf der Karte hinein, wenn sie aus einer Region vertrieben werden oder aus dem Castillo in einer Hauptwertung.

    Stehen am Ende eines Zuges zwölf Caballeros oder mehr dort, von allen zusammen, ist Granada erobert. Es wird sofort gewertet, mit doppelten Punkten auf allen Plätzen, und ist von da an eine Region wie die anderen. Kein Veto hält das auf.
    .ids = EG-GRAN-1 EG-GRAN-2 EG-GRAN-3 EG-GRAN-4 EG-GRAN-5 EG-GRAN-6 EG-GRAN-7 EG-GRAN-8 EG-GRAN-9 EG-GRAN-10 EG-GRAN-11
    .edition = 1995

rules-24-title = Die Kirche (1995)
rules-24 =
    Vier schwarze Caballeros beginnen in zwei Regionen, je zwei. Sie zählen in jeder Rangfolge für den, der den Kirchenmarker hat; solange ihn niemand hat, für niemanden.

    Die Kirchenkarte ist eine sechste Aktionskarte und liegt in jeder Runde aus. Sie setzt drei Caballeros ein. Ihre Sonderaktion bringt dir den Marker, und du darfst bis zu zwei schwarze Caballeros versetzen. Du behältst den Marker, bis ihn jemand anderes nimmt.

    In jedem Zug darf der Inhaber einen mehr rufen oder einen mehr einsetzen, nicht beides. Schwarze Caballeros gehen nie in die Königsregion, ins Castillo, in die Provinz oder an einen Hof, auch nicht nach Frankreich oder ins unbesiegte Granada. Für den Inhaber sind sie eigene, für alle anderen fremd.
    .ids = EG-CHURCH-1 EG-CHURCH-2 EG-CHURCH-3 EG-CHURCH-4 EG-CHURCH-5 EG-CHURCH-6 EG-CHURCH-7 EG-CHURCH-8 EG-CHURCH-9 EG-CHURCH-10 EG-CHURCH-11 EG-CHURCH-12 EG-CHURCH-15 EG-CHURCH-17 EG-CHURCH-18 EG-CHURCH-19
    .edition = 1995

rules-25-title = König & Intrigant: die Karten (1995)
rules-25 =
    Alle haben die gleichen 18 Aktionskarten mit den Werten 10 bis 180 anstelle der Machtkarten, und keine Aktionskarten liegen aus. Eine Karte hat ihren Wert, eine Zahl von Caballeros, die sie ruft, und eine Sonderaktion. Was die meisten tun und rufen, ist ein Platzhalter, weil keine Spielregel vorlag; ein eigenes Deck ersetzt es.

    Zu Beginn stellen alle zugleich eine Scheibe ein und setzen einen weiteren Caballero aus der Provinz dorthin oder an den Hof, wenn in der Region der König steht. Dann legen alle geheim fünf der 18 Karten weg: Sie sind aus dem Spiel, und niemand sonst sieht sie. Mit den anderen 13 wird gespielt.
    .ids = KI-1 KI-2 KI-3 KI-4 KI-5 KI-7 KI-8 KI-9 KI-26 KI-27
    .edition = 1995

rules-26-title = König & Intrigant: eine Runde (1995)
rules-26 =
    Der Reihe nach spielen alle eine Karte offen aus, aber keinen Wert, der schon liegt. In der ersten Runde beginnt, wer als Erstes dran ist, später, wer den niedrigsten Wert hatte. Der höchste Wert bekommt die Königskarte und die größte Caballerokarte, der niedrigste die kleinste und die Intrigantenkarte. Die Züge gehen vom höchsten Wert zum niedrigsten.

    In deinem Zug rufst du so viele Caballeros, wie deine Karte sagt. Dann setzt du so viele ein, wie deine Caballerokarte sagt, und nutzt deine Sonderaktion, in beliebiger Reihenfolge. Mit der Königskarte versetzt du den König in eine andere Region. Mit der Intrigantenkarte bewegst du aus einer Region einen gegnerischen Caballero oder beliebig viele eigene. Zu zweit und zu dritt darfst du stattdessen die Aktion deiner eigenen Karte wählen; eine Option gibt diese Wahl bei jeder Zahl von Mitspielenden.

    Eine gespielte Karte ist aus dem Spiel; nur die 180 bringt eine zurück. Das Veto bleibt vor seiner Person liegen und hält auch König und Intrigant auf. Frankreich, die Kirche und Karten, die nicht im Spiel sind, lassen sich mit dieser Erweiterung nicht verbinden.
    .ids = KI-6 KI-10 KI-11 KI-12 KI-13 KI-14 KI-15 KI-16 KI-17 KI-18 KI-19 KI-20 KI-21 KI-22 KI-23 KI-24 KI-25 KI-MIX-1
    .edition = 1995

rules-27-title = Großinquisitor & Kolonien: die neuen Gebiete (1995)
rules-27 =
    Vier Gebiete kommen hinzu: Frankreich, ein Schiff, Amerika und das Mittelmeer. Sie werden wie Regionen gewertet, nach denen Spaniens. Frankreich bringt 3/1/0 und hat drei Plätze, von denen zwei 2 Punkte und 1 Punkt mehr bringen. Das Schiff bringt seinem Kapitän 3 Punkte und sonst nichts. Amerika bringt 4/0/0 und seinem Vizekönig 5. Das Mittelmeer bringt 4/2/1. Kapitän und Vizekönig zählen nicht für die Plätze.

    Aufs Schiff setzt man ein, solange der König an einer Küste oder in Frankreich ist, nach Frankreich, solange er in Aragonien oder Katalonien ist. Von den vieren betritt er nur Frankreich. Karten, die Caballeros oder Wertungstafeln versetzen, erreichen alle. Wer nach Frankreich kommt, wählt einen freien Platz; wer nach Amerika kommt, oder aufs Schiff anders als über See, darf sofort ein freies Amt nehmen, später nicht. Keines der vier ist auf den Scheiben, und aus dem Castillo kommt niemand dorthin.
    .ids = GI-BASE-1 GI-SET-2 GI-REG-1 GI-REG-2 GI-REG-3 GI-REG-5 GI-REG-6 GI-BASE-9 GI-FRA-1 GI-FRA-2 GI-FRA-3 GI-FRA-4 GI-FRA-5 GI-SHIP-2 GI-SHIP-4 GI-SHIP-5 GI-SHIP-8 GI-AME-1 GI-AME-2 GI-AME-3 GI-AME-6 GI-MED-1 GI-MED-2 GI-MOVE-1 GI-SCO-1 GI-SCO-5
    .edition = 1995

rules-28-title = Großinquisitor & Kolonien: Seefahrt, Gold und Waren (1995)
rules-28 =
    Deine Caballeros, die zu Beginn deines Zuges auf See sind, dürfen darin je einmal fahren, zwischen beliebigen Teilen: vom Schiff nach Amerika, ins Mittelmeer oder an eine Küste, wo der König nicht ist, und von drüben aufs Schiff. In einem Zug bewegt sich ein Caballero nur einmal, durch eine Karte oder über See; Einsetzen ist keine Bewegung.

    In Amerika gibt es Gold, im Mittelmeer Waren, und die meisten Karten von Stapel 7 bringen mehr davon. Dein Caballero darf bei der Ankunft auf ein freies Plättchen treten, oder später in deinem Zug, wenn er sich noch nicht bewegt hat; auf das, was du in diesem Zug bringst, auch dann. Von da an trägt er es. In einer Region Spaniens liefert er es sofort ab: 6 Punkte für Gold, 4 für Waren, wer auch immer ihn bewegt hat. Träger zählen in Wertungen, haben auf See kein Amt und gehen nie ins Castillo. Auf dem Weg in die Provinz oder an den Hof geht die Last verloren. Optionen ändern einiges davon.
    .ids = GI-TURN-1 GI-TURN-2 GI-TURN-3 GI-TURN-5 GI-SEA-1 GI-SEA-2 GI-SEA-3 GI-SEA-4 GI-SEA-5 GI-SEA-6 GI-SET-13 GI-TURN-4 GI-TOK-2 GI-TOK-3 GI-TOK-4 GI-TOK-5 GI-TOK-6 GI-TOK-8 GI-TOK-9 GI-TOK-11 GI-TOK-12 GI-CAR-1 GI-CAR-2 GI-CAR-3 GI-CAR-5 GI-SHIP-7 GI-AME-7
    .edition = 1995

rules-29-title = Großinquisitor & Kolonien: der Inquisitor und die Begrenzungstafel (1995)
rules-29 =
    Vier schwarze Caballeros beginnen in zwei Regionen. Wer den Inquisitor hat, zählt sie als eigene; solange ihn niemand hat, belegen sie in Wertungen einen Platz und bekommen nichts. Die Karte von Stapel 6 liegt in jeder Runde aus. Sie setzt bis zu drei ein, bringt dir den Inquisitor, und du darfst bis zu zwei schwarze Caballeros versetzen. Einmal je Runde hat der Inhaber im eigenen Zug einen Bonus: einen Caballero mehr an den Hof oder einen mehr beim Einsetzen.

    Die Begrenzungstafel liegt in einer Region und hat sechs Plätze zu zweit und zu dritt, sonst zehn. Wer die Region betritt, tritt auf einen freien Platz, und in einer Wertung zählen nur die auf der Tafel. Werden Plätze frei, wählt der Inhaber des Inquisitors, wer darauf tritt; ohne Inhaber bleiben sie frei. Nur die Karte „Begrenzungstafel“ versetzt die Tafel, und wer sie spielt, wählt, wer auf ihr steht.
    .ids = GI-SET-3 GI-SET-4 GI-INQ-1 GI-INQ-2 GI-INQ-3 GI-INQ-4 GI-BON-1 GI-BON-2 GI-BON-4 GI-BON-5 GI-BLK-1 GI-BLK-2 GI-BLK-6 GI-P6-1 GI-P6-2 GI-P6-3 GI-P6-4 GI-LIM-1 GI-LIM-2 GI-LIM-5 GI-LIM-7 GI-LIM-8 GI-LIM-9
    .edition = 1995

rules-30-title = Großinquisitor & Kolonien: die Karten von Stapel 7 (1995)
rules-30 =
    Stapel 7 hat elf Karten. Wie bei der Karte von Stapel 6 setzt du bis zu so viele ein, wie die Karte zeigt. Die meisten Zahlen und die Anzahl der Karten sind rekonstruiert, weil die Spielregel sie nicht nennt; ein eigenes Deck ersetzt sie. Was niemand nimmt, wird abgelegt, und sein Gold und seine Waren kommen nicht ins Spiel.

    Drei Karten versetzen die Begrenzungstafel. Die anderen sperren alle Granden der Gegner bis zur nächsten Hauptwertung ins Castillo; versetzen bis zu drei eigene mit ihrer Last; nehmen den Inquisitor und werten, wo schwarze Caballeros stehen; werten die vier neuen Gebiete; oder liegen auf einem Gebiet, das nach der nächsten Runde gewertet wird. Drei behält man: „Doppelschlag“ wiederholt die Sonderaktion eines Gegners gleich danach, „Karte umdrehen“ nimmt eine Karte aus der Runde, „Nach dem Castillo“ versetzt in einer Hauptwertung zwei eigene, bevor die Regionen gewertet werden.
    .ids = GI-RND-1 GI-RND-2 GI-BASE-3 GI-P7-1 GI-P7-2 GI-P7-LIM-1 GI-P7-CON-1 GI-P7-CON-2 GI-P7-TRA-1 GI-P7-SIN-1 GI-P7-SNE-1 GI-P7-SLA-1 GI-P7-SLA-2 GI-P7-DOU-1 GI-P7-DOU-2 GI-P7-DOU-5 GI-P7-TUR-1 GI-P7-TUR-2 GI-P7-AFT-1 GI-P7-AFT-2 GI-SCO-8
    .edition = 1995

rules-31-title = Großinquisitor & Kolonien: zusammen mit anderem (1995)
rules-31 =
    Heimvorteil, begrenzte Wege, Granada, die kurzen Spiele und alle anderen Lesarten von 1995 gehen mit dieser Erweiterung zusammen. Frankreich und die Kirche für sich nicht: Sie sind Teile davon.

    Mit König & Intrigant gibt es weder die Stapel 1 bis 5 noch Machtkarten. In deinem Zug nutzt du die Aktion deiner gespielten Karte, oder den König oder den Intriganten, der zu ihr gehört, oder du nimmst die Karte von Stapel 6 oder 7 und setzt bis zu so viele ein, wie sie zeigt. Doppelschlag wiederholt jede dieser Aktionen, der Intrigant erreicht die neuen Gebiete, und „Karte umdrehen“ darf eine Aktion auch aufhalten wie ein Veto. Zu Beginn bringt eine zweite Scheibe noch einen Caballero.
    .ids = GI-MIX-1 GI-MIX-2 GI-KI-1 GI-KI-2 GI-KI-3 GI-KI-4 GI-KI-5 GI-KI-6 GI-KI-8 GI-KI-9 GI-KI-10 GI-KI-11
    .edition = 1995

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

# König & Intrigant (1995): die Worte einer kurzen Lektion.

lesson-king-intrigue-welcome = In König & Intrigant gibt es keine Machtkarten, und keine Aktionskarten liegen aus. Alle haben die gleichen 18 Karten. Zu Beginn legst du fünf davon geheim weg; mit den anderen 13 spielst du neun Runden. Du bist in Runde 4.
lesson-king-intrigue-cards = Jede Karte hat einen Wert, eine Zahl von Caballeros, die sie an deinen Hof ruft, und eine Sonderaktion. Niedrige rufen viele, hohe keine, sind aber früher dran. Was die meisten tun, ist unser Platzhalter: Eine Spielregel lag nicht vor.
lesson-king-intrigue-played = Alle spielen eine Karte offen aus. Olivares hat die 90 gespielt, Mencía die 50.
lesson-king-intrigue-play = Diese beiden Werte sind in dieser Runde vergeben: Deine 90 und deine 50 kannst du nicht spielen. Du willst den höchsten Wert. Spiele die 130.
lesson-king-intrigue-handed = 130, 90, 50: Das ist die Zugfolge. Du bist am höchsten, hast also die Königskarte und setzt fünf Caballeros ein. Olivares setzt vier ein. Mencía ist am niedrigsten: Sie hat die Intrigantenkarte, setzt drei ein und beginnt die nächste Runde.
lesson-king-intrigue-choose = Wer die Königskarte hat, versetzt den König, statt die Aktion der eigenen Karte zu nutzen. Zu zweit und zu dritt darfst du zwischen beiden wählen. Nimm die Königsaktion.
lesson-king-intrigue-parts = Deine 130 hat einen Caballero gerufen, am Hof stehen drei. Einsetzen und Sonderaktion kommen in beliebiger Reihenfolge, jedes am Stück. Setze zuerst ein, solange Kastilien noch offen ist.
lesson-king-intrigue-place = In Kastilien führt Mencía drei zu zwei. Setze einen dorthin. Ein zweiter folgt, und der dritte geht nach Valencia.
lesson-king-intrigue-king = Nun der König: Bring ihn nach Kastilien. Damit ist die Region geschlossen, und würde sie gewertet, brächte dir der König zwei Punkte mehr.
lesson-king-intrigue-olivares = Olivares hat weder König noch Intrigant, also nutzte er seine eigene Karte: Gewertet wird, wo am wenigsten stehen. Das ist Sevilla, dort steht er allein mit seinem Grande: 4 Punkte und 2. Dann setzte er vier ein.
lesson-king-intrigue-intrigue = Mencía nimmt den Intriganten: Aus einer Region bewegt sie entweder einen gegnerischen Caballero oder beliebig viele eigene. Kastilien ist jetzt für sie geschlossen.
lesson-king-intrigue-foreign = Sie schickt einen von deinen aus Aragonien nach Granada, und damit ist die Aktion vorbei. Nach einem eigenen könnten weitere eigene folgen.
lesson-king-intrigue-lead = Runde 5. Die Caballerokarten sind zurück, und was gespielt wurde, liegt verdeckt und ist aus dem Spiel. Mencía hatte den niedrigsten Wert und beginnt, diesmal mit einer 10.
lesson-king-intrigue-end = Nur die 180 bringt eine gespielte Karte auf die Hand zurück. Behalte ein paar hohe Karten für die Runden mit Wertung, ein paar niedrige für einen vollen Hof, und achte darauf, was andere gespielt haben. Viel Spaß beim Intrigieren!

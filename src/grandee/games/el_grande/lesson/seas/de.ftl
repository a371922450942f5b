# Großinquisitor & Kolonien: die Worte der Lektion über die Meere.

lesson-seas-welcome = Großinquisitor & Kolonien fügt dem Spiel von 1995 vier Gebiete hinzu: ein Schiff, Amerika, das Mittelmeer und Frankreich. Sie werden wie Regionen gewertet, aber nur wenige Wege führen dorthin. Du beginnst in Runde 4, mit zwei Caballeros auf dem Schiff.
lesson-seas-pays = Amerika bringt 4 für den ersten Platz und 5 für seinen Vizekönig. Das Mittelmeer bringt 4 und 2. Das Schiff hat keine Rangfolge, nur einen Kapitän, der 3 bekommt. Frankreich bringt 3 und 1, dem Botschafter 2 mehr und dem Gesandten 1.
lesson-seas-power = Olivares hat 8 gespielt, Mencía 6. Du willst zuerst an die Reihe: Spiele die 11.
lesson-seas-sail = Wer zu Beginn deines Zuges auf See ist, darf darin einmal fahren, zwischen beliebigen Teilen: vom Schiff nach Amerika, ins Mittelmeer oder an eine Küste Spaniens; von drüben nur zurück aufs Schiff. Schick einen nach Amerika.
lesson-seas-viceroy = Bei der Ankunft darf ein Caballero ein freies Amt nehmen; später ist es zu spät. Mach ihn zum Vizekönig: 5 Punkte, wann immer Amerika gewertet wird.
lesson-seas-land = Der andere fährt heim. Alle Küsten sind offen, nur Valencia nicht, wo der König steht. Lande in Katalonien.
lesson-seas-choose = Jetzt eine Aktionskarte. Zwei Stapel sind neu: 6 und 7. Nimm erst einmal den König: fünf Caballeros, und der König zieht.
lesson-seas-ship = Valencia liegt an der Küste. Solange der König an einer Küste steht, darfst du auch aufs Schiff einsetzen. Setze einen dorthin.
lesson-seas-captain = Der Platz des Kapitäns ist frei. Nimm ihn: 3 Punkte, wann immer das Schiff gewertet wird. Der nächste bleibt an Deck, um in deinem nächsten Zug zu fahren; die übrigen bleiben in Spanien.
lesson-seas-king = Von den neuen Gebieten betritt der König nur Frankreich. Bring ihn nach Aragonien: Der Weg aufs Schiff ist damit zu und der nach Frankreich offen.
lesson-seas-france = Solange der König in Aragonien oder Katalonien steht, darf man in Frankreich einsetzen, wenn einer der drei Plätze frei ist. Olivares ist Botschafter und nun auch Gesandter.
lesson-seas-scored = Mencía wertet die neuen Gebiete. Du bekommst 3 als Kapitän und 5 als Vizekönig. Sie ist Erste in Amerika und im Mittelmeer: je 4. Olivares ist Erster in Frankreich und hat beide Ämter: 6.
lesson-seas-end = In einer Hauptwertung kommen die neuen Gebiete gleich nach Spanien. Kapitän und Vizekönig zählen nicht für die Plätze, Botschafter und Gesandter schon. Und der an Deck? Vielleicht wartet drüben Gold. Guten Wind!

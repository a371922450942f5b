# Heimvorteil und begrenzte Wege (1995): die Worte einer kurzen Lektion.

lesson-home-and-limits-welcome = Zwei Varianten von 1995 zugleich. Heimvorteil: Dein Grande zählt in seiner Region als ein Caballero. Er steht in Aragonien mit einem Caballero. Du hast dort also zwei, so viele wie Olivares.
lesson-home-and-limits-card = Nimm „4 beliebige versetzen“. Zuerst setzen wir einen Caballero ein.
lesson-home-and-limits-place = Der König ist in Kastilien, also ist Aragonien offen. Setze den Caballero dorthin, nach Hause.
lesson-home-and-limits-extra = Alle Eingesetzten gingen nach Hause: Darum darfst du vom Hof noch einen dazusetzen. Tu es.
lesson-home-and-limits-limits = Jetzt die begrenzten Wege. Die Karte versetzt vier Caballeros, aber nur in Nachbarregionen oder ins Castillo. Sobald einer weiter geht, versetzt die ganze Aktion zwei weniger. Beginne die Sonderaktion.
lesson-home-and-limits-near = Schicke einen Caballero von Olivares aus Aragonien nach Katalonien. Sie sind Nachbarn, also geht nichts verloren.
lesson-home-and-limits-far = Jetzt weit: ein Caballero von Olivares aus Valencia nach Galicien. Das kostet zwei Züge der Karte.
lesson-home-and-limits-stopped = Mit einem weiten Weg sind nur zwei von vier möglich, und zwei hast du gemacht. Also ist die Aktion zu Ende. Bei einer Karte für drei bliebe mit einem weiten Weg nur einer.
lesson-home-and-limits-scored = Olivares hat die Fünfer gewertet. In Aragonien hast du drei Caballeros und den Granden: vier gegen einen. 5 Punkte und 2 für deinen Granden. Sogar ein Grande allein würde mitzählen.
lesson-home-and-limits-end = Wo Caballeros zusammengezählt werden, zählt der Grande nicht, und niemand schickt ihn weg. Beide Varianten gehen mit jeder anderen von 1995 zusammen. Gut eingesetzt!

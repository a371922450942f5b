# Granada (1995): die Worte einer kurzen Lektion.

lesson-granada-welcome = Mit dieser Variante von 1995 ist Granada noch ein maurisches Königreich. Niemand wertet es, und König und Granden bleiben draußen, bis zwölf Caballeros aller zusammen dort sind. Jetzt sind es zehn.
lesson-granada-closed = Obwohl der König nebenan in Toledo ist, darf niemand vom Hof dorthin einsetzen. Caballeros kommen nur durch Züge auf der Karte hinein oder in einer Hauptwertung aus dem Castillo.
lesson-granada-card = Olivares führt dort vier zu drei zu drei. Nimm „4 beliebige versetzen“ und ändere das.
lesson-granada-special = Die Züge sind ihre Sonderaktion. Beginne mit ihr.
lesson-granada-move = Versetze einen von dir aus Sevilla nach Granada. Das sind elf, und du ziehst gleich.
lesson-granada-twelve = Und den anderen: zwölf. Jetzt führst du mit fünf.
lesson-granada-done = Gezählt wird am Ende eines Zuges, du könntest also noch etwas ändern. Lass es so: Beende die Züge.
lesson-granada-place = Die Karte setzt noch einen Caballero ein. Setze ihn nach Valencia, und dein Zug endet.
lesson-granada-conquered = Granada ist erobert! Es wird sofort mit doppelten Punkten gewertet: 12 für dich, 6 für Olivares. Zu dritt zählen nur zwei Plätze.
lesson-granada-end = Von jetzt an ist es eine Region wie jede andere: Der König darf hin, und gewertet wird wie sonst. Kein Veto hätte die Eroberung aufhalten können. Gut gemacht!

# Die Kirche (1995): die Worte einer kurzen Lektion.

lesson-church-welcome = Mit dieser Variante von 1995 stehen vier schwarze Caballeros der Kirche auf der Karte: zwei in Navarra und zwei in Valencia. Sie zählen für den, der den Kirchenmarker hat. Anfangs ist das niemand.
lesson-church-card = In jeder Runde liegt eine sechste Aktionskarte aus: „Die Kirche“. Sie setzt drei Caballeros ein. Nimm sie.
lesson-church-marker = Ihre Sonderaktion bringt den Marker an deinen Hof und lässt dich bis zu zwei schwarze Caballeros versetzen. Beginne sie.
lesson-church-move = Der Marker gehört dir. In Kastilien hast du zwei gegen drei von Olivares. Versetze einen schwarzen aus Navarra dorthin.
lesson-church-again = Und den zweiten. Jetzt führst du vier zu drei. Schwarze gehen nie zum König, ins Castillo oder an einen Hof.
lesson-church-place = Jetzt setze ein. Einen nach Kastilien; zwei gehen nach Valencia, wo die anderen schwarzen stehen.
lesson-church-extra = In jedem Zug darf der Inhaber des Markers einen mehr rufen oder einen mehr einsetzen. Du hast ihn vor dem Einsetzen genommen, also gilt es schon. Setze noch einen nach Kastilien.
lesson-church-scored = Olivares hat die Sechser und Siebener gewertet. In Kastilien hast du vier und zwei schwarze: sechs gegen drei. 6 Punkte und 2 für deinen Granden. Olivares bekommt 4.
lesson-church-call = In deinem nächsten Zug wirst du vor dem Rufen gefragt: jetzt einen Caballero mehr, oder es fürs Einsetzen aufheben?
lesson-church-end = Du behältst den Marker, bis ihn jemand in einer späteren Runde mit der Kirchenkarte nimmt. Für die anderen sind schwarze fremd. Jetzt ist die Kirche mit dir!

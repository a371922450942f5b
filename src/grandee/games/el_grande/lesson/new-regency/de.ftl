# Neue Regentschaft: die Worte einer kurzen Lektion.

lesson-new-regency-welcome = Neue Regentschaft: Zehn Regentschaftskarten treten an die Stelle von „Eure Majestät“. Sie sind Stapel 5. Jede Runde wird eine aufgedeckt, und jede führt den König auf ihre Weise.
lesson-new-regency-choose = In dieser Runde liegt „Revolte“ aus. Nimm sie.
lesson-new-regency-revolt = Beginne mit der Sonderaktion, damit der König vor dem Einsetzen zieht.
lesson-new-regency-beside = Jetzt steht der König neben dem Castillo, nicht darin. Das Castillo ist tabu: Niemand kommt hinein, niemand heraus. Und alle neun Regionen gelten als seine Nachbarn.
lesson-new-regency-far = Also darfst du überall einsetzen. Setze einen nach Galicien; zwei weitere folgen, und du führst dort drei zu zwei.
lesson-new-regency-toledo = Toledo, wo der König war, ist wieder offen. Setze einen dorthin; der fünfte folgt. Du hast dort jetzt den zweiten Platz.
lesson-new-regency-next = Die anderen waren am Zug. In der nächsten Runde liegt eine andere Karte auf Stapel 5: „Exil“. Regentschaftskarten kommen nie zurück. Du willst sie, also spiele die 12.
lesson-new-regency-exile = Du bist zuerst am Zug. Nimm „Exil“; wir gehen gleich zur Sonderaktion.
lesson-new-regency-france = Der König verlässt Spanien, nach Frankreich oder Portugal. Schicke ihn nach Frankreich.
lesson-new-regency-abroad = Solange er im Ausland ist, ist keine Region tabu, und niemand bekommt den Königsbonus. Eingesetzt wird in Regionen, die an sein Land grenzen: bei Frankreich Navarra, Aragonien und Katalonien. Das Castillo ist wieder offen.
lesson-new-regency-others = Andere Karten: Mit „Eskorte“ gehen zwei Caballeros mit dem König, „Vizekönig“ tauscht ihn mit einem Granden, „Sommerresidenz“ schickt ihn dorthin, wo die wenigsten stehen, und „Infiltration“ lässt dich bei ihm einsetzen.
lesson-new-regency-end = „Turnier“ wirft alle Granden, die nicht beim König sind, ins Castillo. Dort bringen sie ihren Bonus, wenn es gewertet wird, und in der Hauptwertung kommen sie heraus. Das ist die Neue Regentschaft!

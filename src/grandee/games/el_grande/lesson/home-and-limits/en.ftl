# Home region and movement limits (1995): the words of a short lesson.

lesson-home-and-limits-welcome = Two variants of 1995 together. Home-region advantage: your grande counts as one caballero in its region. Yours is in Aragón, with one caballero. So you have two there, as many as Olivares.
lesson-home-and-limits-card = Take “Move any 4”. We place first: one caballero.
lesson-home-and-limits-place = The king is in Castilla, so Aragón is open. Put the caballero there, at home.
lesson-home-and-limits-extra = All that you placed went home: so you may place one more there, from your court. Do it.
lesson-home-and-limits-limits = Now movement limits. The card moves four caballeros, but only to neighbouring regions or into the castillo. As soon as one goes further, the whole action moves two fewer. Begin the special action.
lesson-home-and-limits-near = Send one of Olivares' caballeros from Aragón to Cataluña. They are neighbours, so nothing is lost.
lesson-home-and-limits-far = Now a far one: Olivares' caballero from Valencia to Galicia. That costs two moves of the card.
lesson-home-and-limits-stopped = With one far move only two of four are possible, and you have made two. So the action is over. With a card for three, one far move would leave just one.
lesson-home-and-limits-scored = Olivares scored the fives. In Aragón you have three caballeros and the grande: four against one. 5 points and 2 for your grande there. Even a grande alone would take part.
lesson-home-and-limits-end = The grande does not count where caballeros are added up, and it is never sent away. Both variants may be played with any other of 1995. Well placed!

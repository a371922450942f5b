# France (1995): the words of a short lesson.

lesson-france-welcome = With this variant of 1995 France is a tenth region. It borders on Aragón and Cataluña, pays 3/1/0, and has room for three caballeros only. King and grandes never go there.
lesson-france-places = Each stands on a place of its own: the ambassador's brings 2 points more when France is scored, the envoy's 1, the third nothing. These are paid whatever the ranking is. Olivares is the envoy.
lesson-france-card = The king is in Aragón, so France can be reached. Take “Score any region”: two caballeros to place, and a region to score.
lesson-france-enter = Place the first one in France.
lesson-france-ambassador = Two places are free, and you choose. Take the ambassador's.
lesson-france-second = The second one too: only one place is left, so nobody asks. Now France is full.
lesson-france-special = Now the special action: score a region. Begin it.
lesson-france-score = France may be chosen like any region. Choose it.
lesson-france-paid = You lead two to one: 3 points, and 2 for the ambassador. Olivares is second: 1 point, and 1 for the envoy. You gained 5 together, he 2.
lesson-france-end = France is not on the disks, so nobody comes there from the castillo. A card may move caballeros in and out as usual; whoever leaves frees the place. Bon voyage!

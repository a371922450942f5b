# Granada (1995): the words of a short lesson.

lesson-granada-welcome = With this variant of 1995 Granada is still a Muslim kingdom. Nobody scores it, and king and grandes keep out, until twelve caballeros of all players together are there. Now there are ten.
lesson-granada-closed = Although the king is next to it in Toledo, nobody may place there from a court. Caballeros get in only by moves on the map, or out of the castillo in a general scoring.
lesson-granada-card = Olivares leads there four to three to three. Take “Move any 4” and change that.
lesson-granada-special = Moves are its special action. Begin with it.
lesson-granada-move = Move one of yours from Sevilla to Granada. That makes eleven, and you draw level.
lesson-granada-twelve = And the other one: twelve. Now you lead with five.
lesson-granada-done = It is counted at the end of a turn, so you could still change things. Leave it so: end the moves.
lesson-granada-place = The card still places one caballero. Put it into Valencia, and your turn ends.
lesson-granada-conquered = Granada is conquered! It is scored at once with doubled points: 12 for you, 6 for Olivares. With three players only two places are paid.
lesson-granada-end = From now on it is a region like all others: the king may go there, and it is scored as usual. No veto could have stopped the conquest. A fine day for your house!

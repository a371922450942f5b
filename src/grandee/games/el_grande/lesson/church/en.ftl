# The church (1995): the words of a short lesson.

lesson-church-welcome = With this variant of 1995 four black caballeros of the church stand on the map: two in Navarra and two in Valencia. They count for whoever holds the church marker. At first that is nobody.
lesson-church-card = A sixth action card lies on offer in every round: “The church”. It places three caballeros. Take it.
lesson-church-marker = Its special action brings the marker to your court and lets you move up to two black caballeros. Begin it.
lesson-church-move = The marker is yours. In Castilla you have two against three of Olivares. Move a black one there from Navarra.
lesson-church-again = And the second one. Now you lead four to three. Black ones never go to the king, into the castillo or to a court.
lesson-church-place = Now place. Put one into Castilla; two go to Valencia, where the other black ones are.
lesson-church-extra = In every turn the holder of the marker may call one more or place one more. You took it before placing, so it counts already. Put one more into Castilla.
lesson-church-scored = Olivares scored the sixes and sevens. In Castilla you have four and two black ones: six against three. 6 points, and 2 for your grande there. Olivares gets 4.
lesson-church-call = In your next turn you are asked before the call: one caballero more now, or keep it for the placement?
lesson-church-end = You keep the marker until somebody else takes it with the church card in a later round. For the others black caballeros are foreign. Now the church is with you!

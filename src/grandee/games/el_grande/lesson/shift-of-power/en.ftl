# Shift of Power: the words of a short lesson.

lesson-shift-of-power-welcome = Shift of Power: before the first round everybody gets three grey power cards, in secret. A grey card is played together with a power card and adds its value.
lesson-shift-of-power-cards = Most have an effect as well. You hold a 1 that places one caballero, a 3 that throws one into the castillo, and a 4 without effect.
lesson-shift-of-power-pass = One of the three goes to your left neighbour. All choose at the same time, and nobody else sees it. Pass the 4.
lesson-shift-of-power-passed = Mencía gave you a 2 that calls one caballero. Your three grey cards last for the whole game: each is used once, at most one in a round.
lesson-shift-of-power-sum = Olivares played 9, Mencía 10. You want to be first and still call caballeros: play the 8 with the grey 3. That makes 11. Only the sums must differ.
lesson-shift-of-power-order = Your 11 is the highest sum, so you begin. The call comes from the coloured card alone: an 8 calls up to two.
lesson-shift-of-power-call = Call both: you will need them.
lesson-shift-of-power-effect = After the call and before you take an action card, you may use the effect of your grey card, once. No veto can stop it. Use it.
lesson-shift-of-power-throw = One caballero goes from your court into the castillo. Throw it in.
lesson-shift-of-power-then = Now your turn goes on as usual: you take an action card, place, and act. At the end of the round both cards are put away.
lesson-shift-of-power-end = “Empowerment” may take the grey card of this round back instead of a power card. Others see how many cards you hold, coloured and grey together. That is Shift of Power!

# Two players (2023): the words of a short lesson.

lesson-two-players-welcome = Two players of 2023 share Spain with a third colour: the virtual player. At the start of each round two region cards are turned up, and two of its caballeros go into each of these regions. Here that was Navarra and Sevilla.
lesson-two-players-piles = Piles 2 and 3 are one pile, so four action cards lie on offer. And the virtual player has turned up a power card: a 6. Nobody may play that value.
lesson-two-players-power = You come first this time. Play the 5: many caballeros, but after the virtual player.
lesson-two-players-order = Olivares played 9. So he is first, then the virtual player with 6, then you. The lower card of you two takes the first-player figure: that is you.
lesson-two-players-virtual = Olivares had his turn. The virtual player took the card that places the most: “Your Majesty”. It does nothing with it, but the card is gone for this round.
lesson-two-players-call = Now you. Call all four.
lesson-two-players-card = Two cards are left. Take “Fiesta”: it scores the regions that pay 5, among them Aragón and Navarra.
lesson-two-players-place = Put one into Aragón, beside the king; two more follow. Then the special action comes by itself.
lesson-two-players-scored = Aragón brought you 5. In Navarra Olivares and the virtual player had two each: a tie for first, so Olivares got only second place, 3. The virtual player takes places, but never points. Only the first two places are paid.
lesson-two-players-end = Its caballeros may be moved and sent away like any foreign ones. It decides nothing, so cards that ask for a decision pass it by. After a general scoring all region cards are shuffled again. Now you can play it as two!

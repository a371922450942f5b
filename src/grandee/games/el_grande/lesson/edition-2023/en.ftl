# The 2023 edition: the words of a short lesson.

lesson-edition-2023-welcome = The edition of 2023 is the same game with some other rules. We are in the middle of round 5, with four players. One turn shows you what differs.
lesson-edition-2023-power = Power cards are played as you know it. Play the 9: it calls up to two caballeros.
lesson-edition-2023-figure = Olivares played the lowest card, a 4, and takes the first-player figure: he begins the next round. Used power cards go face down onto their owner's pile at the end of the round.
lesson-edition-2023-call = Your turn. In 2023 you may call fewer than the card says, even nobody. Caballeros at court can be lost to cards, so call one only.
lesson-edition-2023-card = Action cards of 2023 have names and other numbers. Take “Fiesta”: up to three caballeros, and all regions that pay 5 are scored.
lesson-edition-2023-place = Placing is a choice too. Put one into Navarra, beside the king.
lesson-edition-2023-fewer = You could place two more. In 1995 you would have to; here you stop and keep them for later. End the placement.
lesson-edition-2023-special = Now the special action. It is a choice, but once begun it is carried out in full, unless the card says “up to”. Begin it.
lesson-edition-2023-ties = In Aragón three players have three caballeros each: all get second place, 4 points. You have two and come third: 1 point. In 1995 you would be fourth and get nothing. Ties of three use up only two places now.
lesson-edition-2023-rest = In Navarra you tie with Guzmán for second place: 1 point each. Valencia goes to Mencía. A card that lets you choose a region never means the castillo here, unless it says so.
lesson-edition-2023-end = Used action cards lie face up on one pile: anybody may look through them. There is no veto, unless you play with veteran cards. That is the edition of 2023. Its modules have lessons of their own.

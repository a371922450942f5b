# New Regency: the words of a short lesson.

lesson-new-regency-welcome = New Regency: ten regency cards take the place of “Your Majesty”. They are pile 5. Each round one is turned up, and each moves the king in a way of its own.
lesson-new-regency-choose = In this round “Revolt” lies there. Take it.
lesson-new-regency-revolt = Begin with the special action, so that the king moves before you place.
lesson-new-regency-beside = Now the king stands beside the castillo, not inside. The castillo is taboo: nobody is thrown in, nobody comes out. And all nine regions count as his neighbours.
lesson-new-regency-far = So you may place everywhere. Put one into Galicia; two more follow, and you lead there three to two.
lesson-new-regency-toledo = Toledo, where the king was, is open again. Put one there; the fifth follows. You are second there now.
lesson-new-regency-next = The others have had their turns. In the next round another card lies on pile 5: “Exile”. Regency cards never come back. You want it, so play the 12.
lesson-new-regency-exile = You are first. Take “Exile”; we go straight to its special action.
lesson-new-regency-france = The king leaves Spain, for France or for Portugal. Send him to France.
lesson-new-regency-abroad = While he is abroad, no region is taboo and nobody gets the king's bonus. You place in the regions that border on his country: from France that is Navarra, Aragón and Cataluña. The castillo is open again.
lesson-new-regency-others = Other cards: with “Escort” two caballeros go with the king, “Viceroy” swaps him with a grande, “Summer residence” sends him where fewest stand, and “Infiltration” lets you place in his own region.
lesson-new-regency-end = “Tournament” throws all grandes that are not with the king into the castillo. There they bring their bonus when it is scored, and in the general scoring they come out again. That is New Regency!

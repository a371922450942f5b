# Veteran cards and the veto: the words of a short lesson.

lesson-veteran-cards-welcome = Veteran cards are four sharper cards for the edition of 2023. You choose which are used. Each takes the place of a card of its pile, which goes away unseen. Here all four are in the game.
lesson-veteran-cards-choose = The best known one is “Veto”; there are two of it. Take it.
lesson-veteran-cards-take = Its special action: you lay it down in front of you. Begin it.
lesson-veteran-cards-place = The card also places two caballeros. Put one into Castilla; the second one follows.
lesson-veteran-cards-threat = Olivares takes “Score sixes and sevens” and announces it. He leads Toledo and is alone in Granada.
lesson-veteran-cards-veto = You are asked at once, before anything happens. In 2023 a veto stops the whole special action, and later it is too late. Use it.
lesson-veteran-cards-stopped = Nothing was scored. The card is used all the same; Olivares may still place his three caballeros. Your veto is gone. Had you kept it, it would have lasted until the end of the next round.
lesson-veteran-cards-either = “Place 2 or move own” of pile 1: either two more caballeros from your court into regions, or your own out of one region to others.
lesson-veteran-cards-secret = “Secret scoring” of pile 4: everybody sets a region on the disk. Regions that stand on one disk only are scored.
lesson-veteran-cards-end = Which cards were taken out for them, nobody knows until the end. Now you know the veterans!

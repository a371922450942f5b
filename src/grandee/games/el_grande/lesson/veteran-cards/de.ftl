# Veteranenkarten und das Veto: die Worte einer kurzen Lektion.

lesson-veteran-cards-welcome = Veteranenkarten sind vier schärfere Karten für die Ausgabe von 2023. Ihr wählt, welche mitspielen. Jede ersetzt eine Karte ihres Stapels, die niemand sieht. Hier sind alle vier im Spiel.
lesson-veteran-cards-choose = Die bekannteste ist „Veto“; es gibt sie zweimal. Nimm sie.
lesson-veteran-cards-take = Ihre Sonderaktion: Du legst sie vor dir ab. Beginne sie.
lesson-veteran-cards-place = Die Karte setzt auch zwei Caballeros ein. Setze einen nach Kastilien; der zweite folgt.
lesson-veteran-cards-threat = Olivares nimmt „Sechser/Siebener werten“ und kündigt es an. Er führt in Toledo und ist in Granada allein.
lesson-veteran-cards-veto = Du wirst sofort gefragt, bevor etwas geschieht. 2023 hält ein Veto die ganze Sonderaktion auf, und später ist es zu spät. Setze es ein.
lesson-veteran-cards-stopped = Nichts wurde gewertet. Die Karte ist trotzdem verbraucht; Olivares darf noch seine drei Caballeros einsetzen. Dein Veto ist weg. Unbenutzt hätte es bis zum Ende der nächsten Runde gegolten.
lesson-veteran-cards-either = „2 einsetzen oder versetzen“ aus Stapel 1: entweder zwei weitere Caballeros vom Hof in Regionen oder die eigenen aus einer Region anderswohin.
lesson-veteran-cards-secret = „Geheime Wertung“ aus Stapel 4: Alle stellen eine Region auf der Scheibe ein. Gewertet werden die, die nur auf einer Scheibe stehen.
lesson-veteran-cards-end = Welche Karten dafür weggefallen sind, weiß bis zum Schluss niemand. Jetzt kennst du die Veteranen!

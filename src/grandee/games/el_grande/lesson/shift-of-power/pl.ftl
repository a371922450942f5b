# Zmiana sił: teksty krótkiej lekcji.

lesson-shift-of-power-welcome = Zmiana sił: przed pierwszą rundą każdy dostaje potajemnie trzy szare karty siły. Szarą kartę zagrywa się razem z kartą siły; dodaje swoją wartość.
lesson-shift-of-power-cards = Większość ma też efekt. Masz 1, która umieszcza jednego caballero, 3, która wrzuca jednego do castillo, i 4 bez efektu.
lesson-shift-of-power-pass = Jedną z trzech dostaje sąsiad po lewej. Wszyscy wybierają naraz i nikt inny tego nie widzi. Przekaż 4.
lesson-shift-of-power-passed = Mencía dała ci 2, która wzywa jednego caballero. Trzy szare karty wystarczają na całą grę: każdej używa się raz, najwyżej jednej w rundzie.
lesson-shift-of-power-sum = Olivares zagrał 9, Mencía 10. Chcesz zaczynać, a jednak wzywać: zagraj 8 z szarą 3. To razem 11. Różnić muszą się tylko sumy.
lesson-shift-of-power-order = Twoje 11 to najwyższa suma, więc zaczynasz. Wzywa tylko karta kolorowa: 8 wzywa do dwóch.
lesson-shift-of-power-call = Wezwij obu: przydadzą się.
lesson-shift-of-power-effect = Po wezwaniu, a zanim weźmiesz kartę akcji, możesz raz użyć efektu szarej karty. Żadne weto go nie zatrzyma. Użyj go.
lesson-shift-of-power-throw = Jeden caballero idzie z dworu do castillo. Wrzuć go.
lesson-shift-of-power-then = Teraz tura toczy się zwykle: bierzesz kartę akcji, umieszczasz i działasz. Na koniec rundy odkładasz obie karty.
lesson-shift-of-power-end = „Pełnomocnictwo” może zamiast karty siły zwrócić szarą kartę tej rundy. Inni widzą, ile masz kart, kolorowych i szarych razem. To Zmiana sił!

# Wielki inkwizytor i kolonie: słowa lekcji o złocie i towarach.

lesson-colonies-welcome = W Ameryce jest złoto, na Morzu Śródziemnym towary. Caballero, który wejdzie na wolny żeton, niesie go i nikt mu go nie odbierze. Przywiezione do Hiszpanii złoto jest warte 6 punktów, a towary 4.
lesson-colonies-carried = Masz złoto na statku, towary na Morzu Śródziemnym, a w Ameryce caballero bez ładunku.
lesson-colonies-power = Olivares zagrał 7, Mencía 5. Zagraj 10, żeby zacząć.
lesson-colonies-deliver = Cała trójka może teraz popłynąć. Wyładuj złoto w Sewilli.
lesson-colonies-way = Dostarczone: od razu 6 punktów. Caballero zostaje w Sewilli, złoto wraca do zasobów. Zwykle trwa to cztery tury: na statek, za morze, z powrotem na statek, do domu. Towary mogłyby teraz wejść na statek, ale jest szybszy sposób. Graj dalej.
lesson-colonies-transport = Nowe złoto i towary przynoszą karty ze stosu 7, gdy tylko ktoś je weźmie. „Transport” daje jedno złoto i dwa towary. Weź go.
lesson-colonies-step = Co wprowadzasz do gry, możesz od razu wykorzystać. Postaw caballero w Ameryce na złocie; to jego ruch w tej turze.
lesson-colonies-faster = Akcja specjalna „Transportu” przesuwa do trzech własnych z ładunkiem, dokąd chcesz i bez statku. Przesuń towary z Morza Śródziemnego do Walencji.
lesson-colonies-from-spain = Dostarczone: 4 punkty. Caballero rusza się w turze tylko raz, kartą albo rejsem, więc weź innego: z Kastylii na Morze Śródziemne.
lesson-colonies-onto = Po przybyciu może wejść na wolny żeton. Weź towary.
lesson-colonies-place = Wystarczy. Karta umieszcza też jednego: daj go do Kastylii, skąd przed chwilą jeden odszedł.
lesson-colonies-counts = Kto coś niesie, liczy się w punktacji jak inni, ale nie może być kapitanem ani wicekrólem i nigdy nie idzie do castillo. Jeśli odeślesz go na prowincję albo odwołasz na dwór, ładunek przepada.
lesson-colonies-end = Przeciwnicy mogą przesuwać twoich tragarzy kartami, ale punkty są twoje, gdziekolwiek w Hiszpanii staną. Jeszcze dwie tury i złoto z towarami są w domu. Udanego handlu!

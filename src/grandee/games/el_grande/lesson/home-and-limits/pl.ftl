# Region rodzinny i ograniczone przesunięcia (1995): teksty krótkiej lekcji.

lesson-home-and-limits-welcome = Dwa warianty z 1995 naraz. Przewaga regionu rodzinnego: twój grand liczy się w swoim regionie jako jeden caballero. Stoi w Aragonii z jednym caballero. Masz tam więc dwóch, tylu co Olivares.
lesson-home-and-limits-card = Weź „Przesuń 4 dowolnych”. Najpierw umieścimy jednego caballero.
lesson-home-and-limits-place = Król jest w Kastylii, więc Aragonia jest otwarta. Daj caballero tam, do domu.
lesson-home-and-limits-extra = Wszyscy umieszczeni poszli do domu: możesz więc dodać tam jeszcze jednego z dworu. Zrób to.
lesson-home-and-limits-limits = Teraz ograniczone przesunięcia. Karta przesuwa czterech caballeros, ale tylko do regionów sąsiednich lub do castillo. Gdy tylko jeden idzie dalej, cała akcja przesuwa o dwóch mniej. Zacznij akcję specjalną.
lesson-home-and-limits-near = Wyślij jednego caballero Olivaresa z Aragonii do Katalonii. Sąsiadują, więc nic nie tracisz.
lesson-home-and-limits-far = Teraz daleko: caballero Olivaresa z Walencji do Galicji. To kosztuje dwa ruchy karty.
lesson-home-and-limits-stopped = Z jednym dalekim ruchem możliwe są tylko dwa z czterech, a dwa już są. Akcja się kończy. Przy karcie na trzech zostałby przy dalekim ruchu tylko jeden.
lesson-home-and-limits-scored = Olivares spunktował piątki. W Aragonii masz trzech caballeros i granda: czterech na jednego. 5 punktów i 2 za granda. Nawet sam grand brałby udział.
lesson-home-and-limits-end = Grand nie liczy się tam, gdzie sumuje się caballeros, i nikt go nie odsyła. Oba warianty można łączyć z każdym innym z 1995. Dobrze umieszczone!

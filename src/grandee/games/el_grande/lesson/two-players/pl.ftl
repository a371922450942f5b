# Dwoje graczy (2023): teksty krótkiej lekcji.

lesson-two-players-welcome = We dwoje w wydaniu z 2023 dzielicie Hiszpanię z trzecim kolorem: graczem wirtualnym. Na początku rundy odkrywa się dwie karty regionów i do każdego trafia dwóch jego caballeros. Tu Nawarra i Sewilla.
lesson-two-players-piles = Stosy 2 i 3 to jeden stos, więc do wyboru są cztery karty akcji. A gracz wirtualny odkrył kartę siły: 6. Tej wartości nikt nie może zagrać.
lesson-two-players-power = Tym razem zaczynasz. Zagraj 5: dużo caballeros, ale po graczu wirtualnym.
lesson-two-players-order = Olivares zagrał 9. Pierwszy jest więc on, potem gracz wirtualny z 6, potem ty. Figurkę pierwszego gracza bierze niższa karta z was dwojga: ty.
lesson-two-players-virtual = Olivares zagrał. Gracz wirtualny wziął kartę, która umieszcza najwięcej: „Wasza Królewska Mość”. Nic z nią nie robi, ale w tej rundzie jej nie ma.
lesson-two-players-call = Teraz ty. Wezwij wszystkich czterech.
lesson-two-players-card = Zostały dwie karty. Weź „Fiestę”: punktuje regiony za 5, wśród nich Aragonię i Nawarrę.
lesson-two-players-place = Daj jednego do Aragonii, obok króla; przyjdą jeszcze dwaj. Potem akcja specjalna przychodzi sama.
lesson-two-players-scored = Aragonia dała ci 5. W Nawarze Olivares i gracz wirtualny mieli po dwóch: remis o pierwsze miejsce, więc Olivares dostał drugie, 3 punkty. Gracz wirtualny zajmuje miejsca, lecz nie ma punktów. Liczą się tylko dwa pierwsze miejsca.
lesson-two-players-end = Jego caballeros można przesuwać i odsyłać jak innych obcych. O niczym nie decyduje, więc karty wymagające decyzji go pomijają. Po głównej punktacji karty regionów tasuje się na nowo. Teraz możecie grać we dwoje!

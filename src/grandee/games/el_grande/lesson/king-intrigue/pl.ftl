# Król i intrygant (1995): słowa krótkiej lekcji.

lesson-king-intrigue-welcome = W Królu i intrygancie nie ma kart siły ani kart akcji do wyboru. Wszyscy mają te same 18 kart. Na początku potajemnie odkładasz pięć z nich; pozostałymi 13 grasz przez dziewięć rund. Trwa runda 4.
lesson-king-intrigue-cards = Każda karta ma wartość, liczbę caballeros wzywanych na dwór i akcję specjalną. Niskie wzywają wielu, wysokie nikogo, ale grają pierwsze. To, co robi większość z nich, jest tekstem zastępczym: nie mieliśmy instrukcji.
lesson-king-intrigue-played = Każdy zagrywa odkrytą kartę. Olivares zagrał 90, Mencía 50.
lesson-king-intrigue-play = Te dwie wartości są w tej rundzie zajęte: swojej 90 ani 50 nie możesz zagrać. Chcesz mieć najwyższą wartość. Zagraj 130.
lesson-king-intrigue-handed = 130, 90, 50: taka jest kolejność. Masz najwyższą, więc należy do ciebie karta króla i umieszczasz pięciu caballeros. Olivares umieszcza czterech. Mencía ma najniższą: dostaje kartę intryganta, umieszcza trzech i zaczyna następną rundę.
lesson-king-intrigue-choose = Kto ma kartę króla, przesuwa króla zamiast użyć akcji własnej karty. W dwie lub trzy osoby możesz wybrać jedną z nich. Wybierz akcję króla.
lesson-king-intrigue-parts = Twoja 130 wezwała jednego caballero, na dworze masz trzech. Umieszczanie i akcja specjalna następują w dowolnej kolejności, każde w całości. Najpierw umieszczaj, póki Kastylia jest otwarta.
lesson-king-intrigue-place = W Kastylii Mencía prowadzi trzy do dwóch. Umieść tam jednego. Drugi pójdzie za nim, a trzeci do Walencji.
lesson-king-intrigue-king = Teraz król: zaprowadź go do Kastylii. To zamyka region, a gdyby był punktowany, król dałby ci dwa punkty więcej.
lesson-king-intrigue-olivares = Olivares nie ma króla ani intryganta, więc użył własnej karty: „Najmniej liczne”. Najmniej jest ich w Sewilli, gdzie stoi sam ze swoim grandem: 4 punkty i 2. Potem umieścił czterech.
lesson-king-intrigue-intrigue = Mencía wybiera intryganta: z jednego regionu przesuwa albo jednego caballero przeciwnika, albo dowolną liczbę własnych. Kastylia jest teraz dla niej zamknięta.
lesson-king-intrigue-foreign = Wysyła jednego z twoich z Aragonii do Grenady i na tym akcja się kończy. Po własnym mogliby pójść kolejni własni.
lesson-king-intrigue-lead = Runda 5. Karty caballeros wróciły, a zagrane karty leżą zakryte poza grą. Mencía miała najniższą wartość, więc zaczyna, tym razem dziesiątką.
lesson-king-intrigue-end = Tylko 180 przywraca zagraną kartę na rękę. Zachowaj kilka wysokich kart na rundy z punktowaniem, kilka niskich dla pełnego dworu i patrz, co zagrali inni. Udanych intryg!

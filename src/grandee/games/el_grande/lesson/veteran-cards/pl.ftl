# Karty weteranów i weto: teksty krótkiej lekcji.

lesson-veteran-cards-welcome = Karty weteranów to cztery ostrzejsze karty do wydania z 2023. Wybieracie, które są w grze. Każda zastępuje kartę swojego stosu, której nikt nie zobaczy. Tu grają wszystkie cztery.
lesson-veteran-cards-choose = Najbardziej znane jest „Weto”; są dwa. Weź je.
lesson-veteran-cards-take = Jego akcja specjalna: kładziesz je przed sobą. Zacznij ją.
lesson-veteran-cards-place = Karta umieszcza też dwóch caballeros. Daj jednego do Kastylii; drugi pójdzie za nim.
lesson-veteran-cards-threat = Olivares bierze „Punktuj szóstki i siódemki” i to zapowiada. Prowadzi w Toledo i jest sam w Grenadzie.
lesson-veteran-cards-veto = Pytanie pada od razu, zanim cokolwiek się stanie. W 2023 weto zatrzymuje całą akcję specjalną, a później jest za późno. Użyj go.
lesson-veteran-cards-stopped = Nic nie zostało spunktowane. Karta jest mimo to zużyta; Olivares może jeszcze umieścić trzech caballeros. Twoje weto przepadło. Nieużyte trwałoby do końca następnej rundy.
lesson-veteran-cards-either = „Umieść 2 lub przesuń” ze stosu 1: albo dwóch dodatkowych caballeros z dworu do regionów, albo własnych z jednego regionu gdzie indziej.
lesson-veteran-cards-secret = „Tajna punktacja” ze stosu 4: każdy wskazuje na dysku region. Punktuje się te, które stoją tylko na jednym dysku.
lesson-veteran-cards-end = Które karty za nie wypadły, nie wie nikt aż do końca. Teraz znasz weteranów!

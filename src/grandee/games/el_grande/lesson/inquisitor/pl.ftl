# Wielki inkwizytor i kolonie: słowa lekcji o inkwizytorze.

lesson-inquisitor-welcome = W Galicji i Sewilli stoi czterech czarnych caballeros. Liczą się temu, kto ma inkwizytora. Dopóki nie ma go nikt, zajmują w kolejności własne miejsce i nic nie dostają.
lesson-inquisitor-choose = Jego karta to stos 6 i jest do wyboru w każdej rundzie. Umieszcza do trzech caballeros. Weź ją.
lesson-inquisitor-take = Najpierw akcja specjalna: sprowadza inkwizytora na twój dwór. Zostaje tam, dopóki nie weźmie go ktoś inny. Zacznij ją.
lesson-inquisitor-black = Teraz możesz przesunąć do dwóch czarnych caballeros, którzy są odtąd twoimi własnymi. W Aragonii Olivares prowadzi trzy do jednego. Przesuń tam jednego z Galicji.
lesson-inquisitor-limit = W Sewilli leży tablica ograniczająca z sześcioma miejscami. Gdy Sewilla jest punktowana, liczą się tylko stojący na niej, a jest pełna: dwóch czarnych, dwóch Olivaresa, jeden twój i jeden Mencíi. Obok czeka trzech, po jednym każdego.
lesson-inquisitor-second = Zdejmij z tablicy jednego czarnego: przesuń go z Sewilli do Aragonii. To zwalnia miejsce.
lesson-inquisitor-fill = Gdy zwalnia się miejsce, posiadacz inkwizytora mówi, kto na nie wejdzie. Teraz decyzja należy do ciebie, więc wybierz swojego.
lesson-inquisitor-bonus = Raz na rundę inkwizytor daje premię: o jednego caballero więcej z prowincji na dwór albo o jednego więcej przy umieszczaniu. Na dworze masz pięciu, graj więc dalej i zachowaj premię na umieszczanie.
lesson-inquisitor-extra = Trzech już stoi: w Aragonii, w Kastylii i w castillo. Teraz premia: jeszcze jeden, do Walencji.
lesson-inquisitor-scored = Mencía punktuje wszystkie piątki. W Aragonii masz dwóch i dwóch czarnych, czterech na trzech: 5 punktów. W Walencji dzielisz pierwsze miejsce z Olivaresem, oboje dostajecie po 3.
lesson-inquisitor-pile-7 = Stos 7 kryje niespodzianki. „Podwójnym uderzeniem” ktoś może powtórzyć akcję specjalną użytą przed chwilą przez ciebie i zabrać ci inkwizytora. „Spisek” zamyka wszystkich grandów przeciwników w castillo. „Tablica ograniczająca” przenosi tablicę.
lesson-inquisitor-end = Niewykorzystana premia przepada z końcem rundy. Im więcej czarnych stoi tam, gdzie są punkty, tym więcej wart jest inkwizytor, więc patrz, kto weźmie go następny. Powodzenia!

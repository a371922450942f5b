# Kościół (1995): teksty krótkiej lekcji.

lesson-church-welcome = W tym wariancie z 1995 na mapie stoi czterech czarnych caballeros Kościoła: dwóch w Nawarze i dwóch w Walencji. Liczą się temu, kto ma znacznik Kościoła. Na początku nikomu.
lesson-church-card = W każdej rundzie do wyboru jest szósta karta akcji: „Kościół”. Umieszcza trzech caballeros. Weź ją.
lesson-church-marker = Jej akcja specjalna przynosi znacznik na twój dwór i pozwala przesunąć do dwóch czarnych caballeros. Zacznij ją.
lesson-church-move = Znacznik jest twój. W Kastylii masz dwóch na trzech Olivaresa. Przesuń tam czarnego z Nawarry.
lesson-church-again = I drugiego. Teraz prowadzisz cztery do trzech. Czarni nigdy nie idą do króla, do castillo ani na dwór.
lesson-church-place = Teraz umieszczaj. Daj jednego do Kastylii; dwóch pójdzie do Walencji, gdzie są pozostali czarni.
lesson-church-extra = W każdej turze posiadacz znacznika może wezwać o jednego więcej albo umieścić o jednego więcej. Masz go przed umieszczaniem, więc już działa. Daj do Kastylii jeszcze jednego.
lesson-church-scored = Olivares spunktował szóstki i siódemki. W Kastylii masz czterech i dwóch czarnych: sześciu na trzech. 6 punktów i 2 za granda. Olivares dostaje 4.
lesson-church-call = W następnej turze padnie pytanie przed wezwaniem: o jednego caballero więcej teraz czy zostawić to na umieszczanie?
lesson-church-end = Znacznik masz, dopóki ktoś inny nie weźmie go kartą Kościoła w późniejszej rundzie. Dla innych czarni są obcy. Teraz Kościół jest z tobą!

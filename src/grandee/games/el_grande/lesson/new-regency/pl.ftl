# Nowa regencja: teksty krótkiej lekcji.

lesson-new-regency-welcome = Nowa regencja: dziesięć kart regencji zastępuje kartę „Wasza Królewska Mość”. Tworzą stos 5. W każdej rundzie odkrywa się jedną, a każda prowadzi króla inaczej.
lesson-new-regency-choose = W tej rundzie leży „Rewolta”. Weź ją.
lesson-new-regency-revolt = Zacznij od akcji specjalnej, aby król ruszył, zanim będziesz umieszczać.
lesson-new-regency-beside = Król stoi teraz obok castillo, nie w środku. Castillo jest tabu: nikt nie wchodzi i nikt nie wychodzi. A wszystkie dziewięć regionów liczy się jako sąsiednie.
lesson-new-regency-far = Możesz więc umieszczać wszędzie. Daj jednego do Galicji; przyjdą jeszcze dwaj i prowadzisz tam trzy do dwóch.
lesson-new-regency-toledo = Toledo, gdzie był król, jest znów otwarte. Daj tam jednego; piąty pójdzie za nim. Masz tam teraz drugie miejsce.
lesson-new-regency-next = Pozostali zagrali. W następnej rundzie na stosie 5 leży inna karta: „Król na wygnaniu”. Karty regencji nie wracają. Chcesz ją, więc zagraj 12.
lesson-new-regency-exile = Zaczynasz. Weź „Króla na wygnaniu”; przejdziemy od razu do akcji specjalnej.
lesson-new-regency-france = Król opuszcza Hiszpanię i idzie do Francji albo Portugalii. Wyślij go do Francji.
lesson-new-regency-abroad = Dopóki jest za granicą, żaden region nie jest tabu i nikt nie ma premii za króla. Umieszczasz w regionach graniczących z tym krajem: przy Francji to Nawarra, Aragonia i Katalonia. Castillo jest znów otwarte.
lesson-new-regency-others = Inne karty: z „Eskortą” idzie z królem dwóch caballeros, „Wicekról” zamienia go z grandem, „Letnia rezydencja” posyła go tam, gdzie stoi najmniej, a „Infiltracja” pozwala umieszczać w jego regionie.
lesson-new-regency-end = „Turniej” wrzuca do castillo wszystkich grandów, którzy nie są przy królu. Tam dają premię, gdy jest punktowane, a w głównej punktacji wychodzą. To Nowa regencja!

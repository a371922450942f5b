# Karty veteránů a veto: texty krátké lekce.

lesson-veteran-cards-welcome = Karty veteránů jsou čtyři ostřejší karty k vydání 2023. Které se použijí, si volíte. Každá nahradí jednu kartu svého balíčku, kterou nikdo neuvidí. Tady jsou ve hře všechny čtyři.
lesson-veteran-cards-choose = Nejznámější je „Veto“; je tu dvakrát. Vezmi si ho.
lesson-veteran-cards-take = Jeho zvláštní akce: položíš si ho před sebe. Začni ji.
lesson-veteran-cards-place = Karta také umísťuje dva caballeros. Dej jednoho do Kastilie; druhý přijde za ním.
lesson-veteran-cards-threat = Olivares si bere „Vyhodnoť šestky a sedmičky“ a ohlašuje to. Vede v Toledu a v Granadě je sám.
lesson-veteran-cards-veto = Ptají se tě hned, než se cokoli stane. Ve vydání 2023 veto zastaví celou zvláštní akci a později už je pozdě. Použij ho.
lesson-veteran-cards-stopped = Nic se nevyhodnotilo. Karta je přesto použitá; Olivares ještě smí umístit své tři caballeros. Tvoje veto je pryč. Nepoužité by vydrželo do konce příštího kola.
lesson-veteran-cards-either = „2 do regionů nebo přesun“ z balíčku 1: buď další dva caballeros od dvora do regionů, nebo vlastní z jednoho regionu jinam.
lesson-veteran-cards-secret = „Tajné vyhodnocení“ z balíčku 4: každý nastaví na kotouči region. Vyhodnotí se ty, které stojí jen na jednom kotouči.
lesson-veteran-cards-end = Které karty kvůli nim vypadly, neví do konce nikdo. Teď veterány znáš!

# Církev (1995): texty krátké lekce.

lesson-church-welcome = V této variantě z roku 1995 stojí na mapě čtyři černí caballeros církve: dva v Navarře a dva ve Valencii. Počítají se tomu, kdo drží značku církve. Zpočátku nikomu.
lesson-church-card = V každém kole je v nabídce šestá akční karta: „Církev“. Umísťuje tři caballeros. Vezmi si ji.
lesson-church-marker = Její zvláštní akce přinese značku k tvému dvoru a dovolí přesunout až dva černé caballeros. Začni ji.
lesson-church-move = Značka je tvoje. V Kastilii máš dva proti třem Olivaresovým. Přesuň tam černého z Navarry.
lesson-church-again = A druhého také. Teď vedeš čtyři ku třem. Černí nikdy nejdou ke králi, do castilla ani ke dvoru.
lesson-church-place = Teď umísťuj. Jednoho dej do Kastilie; dva půjdou do Valencie, kde jsou druzí dva černí.
lesson-church-extra = V každém tahu smí držitel značky povolat o jednoho víc, nebo umístit o jednoho víc. Máš ji už před umísťováním, takže platí. Dej do Kastilie ještě jednoho.
lesson-church-scored = Olivares vyhodnotil šestky a sedmičky. V Kastilii máš čtyři a dva černé: šest proti třem. 6 bodů a 2 za granda. Olivares má 4.
lesson-church-call = V příštím tahu se tě zeptají před povoláním: o caballera víc hned, nebo si to necháš na umísťování?
lesson-church-end = Značku máš, dokud si ji v některém dalším kole nevezme kartou církve někdo jiný. Pro ostatní jsou černí cizí. Církev je teď s tebou!

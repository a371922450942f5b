# Nové regentství: texty krátké lekce.

lesson-new-regency-welcome = Nové regentství: deset karet regentství nahrazuje kartu „Vaše Veličenstvo“. Tvoří balíček 5. Každé kolo se jedna odkryje a každá vede krále jinak.
lesson-new-regency-choose = V tomto kole leží na stole „Revolta“. Vezmi si ji.
lesson-new-regency-revolt = Začni zvláštní akcí, aby se král přesunul dřív, než budeš umísťovat.
lesson-new-regency-beside = Král teď stojí vedle castilla, ne uvnitř. Castillo je tabu: nikdo dovnitř, nikdo ven. A všech devět regionů s ním sousedí.
lesson-new-regency-far = Umísťovat tedy smíš všude. Dej jednoho do Galicie; další dva přijdou za ním a vedeš tam tři ku dvěma.
lesson-new-regency-toledo = Toledo, kde král byl, je zase otevřené. Dej tam jednoho; pátý ho následuje. Máš tam teď druhé místo.
lesson-new-regency-next = Ostatní odehráli. V dalším kole leží na balíčku 5 jiná karta: „Exil“. Karty regentství se nevracejí. Chceš ji, a tak vynes 12.
lesson-new-regency-exile = Tah máš jako první. Vezmi si „Exil“; přejdeme rovnou ke zvláštní akci.
lesson-new-regency-france = Král opouští Španělsko, jde do Francie nebo do Portugalska. Pošli ho do Francie.
lesson-new-regency-abroad = Dokud je v cizině, žádný region není tabu a nikdo nemá body za krále. Umísťuje se do regionů, které s tou zemí sousedí: u Francie to jsou Navarra, Aragonie a Katalánsko. Castillo je zase otevřené.
lesson-new-regency-others = Další karty: s „Doprovodem“ jdou s králem dva caballeros, „Vicekrál“ ho vymění s grandem, „Letní sídlo“ ho pošle tam, kde je nejméně caballeros, a „Infiltrace“ dovolí umísťovat přímo k němu.
lesson-new-regency-end = „Klání“ vhodí do castilla všechny grandy, kteří nejsou u krále. Tam přinášejí své body, když se vyhodnocuje, a při hlavním vyhodnocení zase vyjdou. To je Nové regentství!

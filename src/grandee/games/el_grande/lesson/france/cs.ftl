# Francie (1995): texty krátké lekce.

lesson-france-welcome = V této variantě z roku 1995 je Francie desátý region. Sousedí s Aragonií a Katalánskem, vynáší 3/1/0 a vejdou se tam jen tři caballeros. Král ani grandové tam nechodí.
lesson-france-places = Každý stojí na vlastním místě: místo velvyslance přináší při vyhodnocení Francie 2 body navíc, vyslance 1, třetí nic. Platí se bez ohledu na pořadí. Vyslancem je Olivares.
lesson-france-card = Král je v Aragonii, do Francie se tedy dá. Vezmi si „Vyhodnoť dle výběru“: umístíš dva caballeros a vyhodnotíš jeden region.
lesson-france-enter = Prvního umísti do Francie.
lesson-france-ambassador = Volná jsou dvě místa a volíš ty. Vezmi místo velvyslance.
lesson-france-second = Druhý také: zbývá jediné místo, nikdo se neptá. Teď je Francie plná.
lesson-france-special = Teď zvláštní akce: vyhodnoť region. Začni ji.
lesson-france-score = Francii lze zvolit jako kterýkoli region. Zvol ji.
lesson-france-paid = Vedeš dva ku jedné: 3 body a 2 za velvyslance. Olivares je druhý: 1 bod a 1 za vyslance. Získáváš celkem 5, on 2.
lesson-france-end = Francie není na kotoučích, z castilla tam tedy nikdo nepřijde. Karty přesouvají caballeros dovnitř i ven jako jinde; kdo odejde, uvolní místo. Šťastnou cestu!

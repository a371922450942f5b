# Eight-Minute Empire: Legends auf Deutsch. Regionen haben mit Präposition die Formen .to, .from und .in; Wörter für Karten
# haben .acc (jede …) und .gen (alle …), Plättchen und Inseln .acc mit Artikel. Kartennamen stehen in Anführungszeichen.

game-title = Eight-Minute Empire: Legends
game-summary = Nimm Karten von Wesen und Orten, verteile deine Armeen auf die Inseln und beherrsche mehr davon als alle anderen. Für 2 bis 4 Personen, etwa 20 Minuten.
game-how-to =
    In deinem Zug nimmst du eine Karte aus der Reihe. Die erste ist gratis, weiter rechts kosten sie bis zu 3 Münzen, und
    die Münzen müssen für die ganze Partie reichen. Die Fähigkeit der Karte gilt von da an immer, ihre Aktion führst du
    sofort aus: Armeen einsetzen, Armeen bewegen, eine Stadt bauen oder eine Armee zerstören. Neue Armeen kommen nur in
    die Startregion und dorthin, wo du eine Stadt hast. Ein Schritt über Land kostet 1 Bewegungspunkt, über See 3, mit
    fliegenden Karten weniger. Eine Region beherrscht, wer dort die meisten Armeen und Städte hat, eine Insel, wer auf
    ihr die meisten Regionen beherrscht: je 1 Punkt, bei Gleichstand nichts. Die meisten Elixiere bringen 2 Punkte, und
    viele Karten bringen weitere. Vor dem ersten Zug bieten alle verdeckt; wer am meisten bietet, zahlt und bestimmt, wer
    beginnt.
    Auf dem Brett: A3 drei Armeen von A, ^ eine Stadt, N neutrale Armeen, ! die Startregion, (?) ein verdecktes
    Plättchen, – über Land, ~ über See.

# -- der Plan ----------------------------------------------------------------------

side-volcano = Vulkan
side-fern = Farne
side-meadow = Wiese
side-citadel = Zitadelle
side-horseshoe = Hufeisen
side-desert = Wüste
side-ice = Eis
side-tall = Höhen
own-side = { $name }

region-volcano_1 = Aschmünde
    .to = nach Aschmünde
    .from = aus Aschmünde
    .in = in Aschmünde
region-volcano_2 = Schlackenfurt
    .to = nach Schlackenfurt
    .from = aus Schlackenfurt
    .in = in Schlackenfurt
region-volcano_3 = Kraterburg
    .to = nach Kraterburg
    .from = aus Kraterburg
    .in = in Kraterburg
region-volcano_4 = Glutheim
    .to = nach Glutheim
    .from = aus Glutheim
    .in = in Glutheim
region-volcano_5 = Rauchhafen
    .to = nach Rauchhafen
    .from = aus Rauchhafen
    .in = in Rauchhafen
region-volcano_6 = Lavagrund
    .to = nach Lavagrund
    .from = aus Lavagrund
    .in = in Lavagrund
region-volcano_7 = Rußbrunn
    .to = nach Rußbrunn
    .from = aus Rußbrunn
    .in = in Rußbrunn
region-fern_1 = Farnmoor
    .to = nach Farnmoor
    .from = aus Farnmoor
    .in = in Farnmoor
region-fern_2 = Moostal
    .to = nach Moostal
    .from = aus Moostal
    .in = in Moostal
region-fern_3 = Taugrund
    .to = nach Taugrund
    .from = aus Taugrund
    .in = in Taugrund
region-meadow_1 = Kleeau
    .to = nach Kleeau
    .from = aus Kleeau
    .in = in Kleeau
region-meadow_2 = Lerchenfeld
    .to = nach Lerchenfeld
    .from = aus Lerchenfeld
    .in = in Lerchenfeld
region-meadow_3 = Mohnberg
    .to = nach Mohnberg
    .from = aus Mohnberg
    .in = in Mohnberg
region-meadow_4 = Heuhofen
    .to = nach Heuhofen
    .from = aus Heuhofen
    .in = in Heuhofen
region-meadow_5 = Weidenbach
    .to = nach Weidenbach
    .from = aus Weidenbach
    .in = in Weidenbach
region-citadel_1 = Torburg
    .to = nach Torburg
    .from = aus Torburg
    .in = in Torburg
region-citadel_2 = Hochwall
    .to = nach Hochwall
    .from = aus Hochwall
    .in = in Hochwall
region-citadel_3 = Leuchtfels
    .to = nach Leuchtfels
    .from = aus Leuchtfels
    .in = in Leuchtfels
region-horseshoe_1 = Möwenstein
    .to = nach Möwenstein
    .from = aus Möwenstein
    .in = in Möwenstein
region-horseshoe_2 = Salzhausen
    .to = nach Salzhausen
    .from = aus Salzhausen
    .in = in Salzhausen
region-horseshoe_3 = Hammerfels
    .to = nach Hammerfels
    .from = aus Hammerfels
    .in = in Hammerfels
region-horseshoe_4 = Stillwasser
    .to = nach Stillwasser
    .from = aus Stillwasser
    .in = in Stillwasser
region-horseshoe_5 = Muschelsand
    .to = nach Muschelsand
    .from = aus Muschelsand
    .in = in Muschelsand
region-desert_1 = Sonnfeld
    .to = nach Sonnfeld
    .from = aus Sonnfeld
    .in = in Sonnfeld
region-desert_2 = Dünenburg
    .to = nach Dünenburg
    .from = aus Dünenburg
    .in = in Dünenburg
region-desert_3 = Palmbrunn
    .to = nach Palmbrunn
    .from = aus Palmbrunn
    .in = in Palmbrunn
region-desert_4 = Skorpionstein
    .to = nach Skorpionstein
    .from = aus Skorpionstein
    .in = in Skorpionstein
region-desert_5 = Trugheim
    .to = nach Trugheim
    .from = aus Trugheim
    .in = in Trugheim
region-desert_6 = Knochenfeld
    .to = nach Knochenfeld
    .from = aus Knochenfeld
    .in = in Knochenfeld
region-desert_7 = Kamelrast
    .to = nach Kamelrast
    .from = aus Kamelrast
    .in = in Kamelrast
region-ice_1 = Frostheim
    .to = nach Frostheim
    .from = aus Frostheim
    .in = in Frostheim
region-ice_2 = Eishafen
    .to = nach Eishafen
    .from = aus Eishafen
    .in = in Eishafen
region-ice_3 = Robbenfels
    .to = nach Robbenfels
    .from = aus Robbenfels
    .in = in Robbenfels
region-ice_4 = Schneewinkel
    .to = nach Schneewinkel
    .from = aus Schneewinkel
    .in = in Schneewinkel
region-ice_5 = Nordglanz
    .to = nach Nordglanz
    .from = aus Nordglanz
    .in = in Nordglanz
region-tall_1 = Adlerhorst
    .to = nach Adlerhorst
    .from = aus Adlerhorst
    .in = in Adlerhorst
region-tall_2 = Wolkenstein
    .to = nach Wolkenstein
    .from = aus Wolkenstein
    .in = in Wolkenstein
region-tall_3 = Windegg
    .to = nach Windegg
    .from = aus Windegg
    .in = in Windegg

# Für eine Region eines eigenen Plans, die keine Formen hat.
own-region = { $name }
    .to = nach { $name }
    .from = aus { $name }
    .in = in { $name }

island-volcano_a = Ascheninsel
    .acc = die Ascheninsel
island-volcano_b = Feuerinsel
    .acc = die Feuerinsel
island-fern_a = Farninsel
    .acc = die Farninsel
island-meadow_a = Wieseninsel
    .acc = die Wieseninsel
island-citadel_a = Burginsel
    .acc = die Burginsel
island-citadel_b = Leuchtturminsel
    .acc = die Leuchtturminsel
island-horseshoe_a = Hufeiseninsel
    .acc = die Hufeiseninsel
island-desert_a = Wüsteninsel
    .acc = die Wüsteninsel
island-ice_a = Frostinsel
    .acc = die Frostinsel
island-ice_b = Robbeninsel
    .acc = die Robbeninsel
island-ice_c = Schneeinsel
    .acc = die Schneeinsel
island-tall_a = Adlerinsel
    .acc = die Adlerinsel
island-tall_b = Wolkeninsel
    .acc = die Wolkeninsel
island-tall_c = Windinsel
    .acc = die Windinsel
own-island = { $name }

place-centre = Mitte
place-north = Norden
place-east = Osten
place-south = Süden
place-west = Westen
place-1 = 1. von links
place-2 = 2. von links
place-3 = 3. von links
place-4 = 4. von links

# -- Karten ------------------------------------------------------------------------

card-ancient_phoenix = Uralter Phönix
card-ancient_sage = Uralter Weiser
card-ancient_tree_spirit = Uralter Baumgeist
card-ancient_woods = Uralte Wälder
card-arcane_manticore = Arkaner Mantikor
card-arcane_sphinx = Arkane Sphinx
card-arcane_temple = Arkaner Tempel
card-castle_or = Burg
card-castle_and = Burg
card-cursed_banshee = Verfluchte Banshee
card-cursed_gargoyles = Verfluchte Gargoyles
card-cursed_king = Verfluchter König
card-cursed_mausoleum = Verfluchtes Mausoleum
card-cursed_tower = Verfluchter Turm
card-dire_dragon = Grausiger Drache
card-dire_eye = Grausiges Auge
card-dire_giant = Grausiger Riese
card-dire_goblin = Grausiger Goblin
card-dire_ogre = Grausiger Oger
card-forest_elf = Waldelf
card-forest_gnome = Waldgnom
card-forest_pixie = Waldfee
card-forest_tree_town = Waldstadt in den Wipfeln
card-graveyard = Friedhof
card-lake = See
card-mountain_dwarf = Bergzwerg
card-mountain_treasury = Bergschatzkammer
card-night_hydra = Nachthydra
card-night_village = Nachtdorf
card-night_wizard = Nachtzauberer
card-noble_hills = Edle Hügel
card-noble_knight = Edler Ritter
card-noble_unicorn = Edles Einhorn
card-stronghold = Festung
own-card = { $name }

adjective-ancient = uralt
    .acc = uralte Karte
    .gen = uralten Karten
adjective-arcane = arkan
    .acc = arkane Karte
    .gen = arkanen Karten
adjective-cursed = verflucht
    .acc = verfluchte Karte
    .gen = verfluchten Karten
adjective-dire = grausig
    .acc = grausige Karte
    .gen = grausigen Karten
adjective-forest = Wald
    .acc = Waldkarte
    .gen = Waldkarten
adjective-mountain = Berg
    .acc = Bergkarte
    .gen = Bergkarten
adjective-night = Nacht
    .acc = Nachtkarte
    .gen = Nachtkarten
adjective-noble = edel
    .acc = edle Karte
    .gen = edlen Karten
own-adjective = { $word }
    .acc = Karte „{ $word }“
    .gen = Karten „{ $word }“

# Was eine Karte kann; entsteht aus ihrer Zeile im Kartensatz.
text-moves_more = { $number ->
    [one] Immer wenn du Armeen bewegst, hast du { $number } Bewegungspunkt mehr.
   *[other] Immer wenn du Armeen bewegst, hast du { $number } Bewegungspunkte mehr.
}
text-armies_more = { $number ->
    [one] Immer wenn du Armeen einsetzt, darfst du { $number } mehr einsetzen.
   *[other] Immer wenn du Armeen einsetzt, darfst du { $number } mehr einsetzen.
}
text-flies = Fliegt: Ein Schritt über See kostet dich 1 Bewegungspunkt weniger.
text-elixirs = { $number ->
    [one] { $number } Elixier.
   *[other] { $number } Elixiere.
}
text-coins = { $number ->
    [one] Nimm sofort { $number } Münze.
   *[other] Nimm sofort { $number } Münzen.
}
text-immune = Deine Armeen können nicht zerstört werden.
text-points_per_adjective = Am Ende 1 Punkt für jede { WORD($adjective, case: "acc") }.
text-points_for_set = Am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für alle { WORD($adjective, case: "gen") } zusammen (insgesamt { $number }).
text-points_per_coins = { $number ->
    [one] Am Ende 1 Punkt für jede Münze, die dir bleibt.
   *[other] Am Ende 1 Punkt für je { $number } Münzen, die dir bleiben.
}
text-points_per_flying = Am Ende 1 Punkt für jede deiner Karten, die fliegt.
text-place = { $number ->
    [one] Setze { $number } Armee ein.
   *[other] Setze { $number } Armeen ein.
}
text-move = { $number ->
    [one] Bewege Armeen mit { $number } Bewegungspunkt.
   *[other] Bewege Armeen mit { $number } Bewegungspunkten.
}
text-city = Baue eine Stadt.
text-destroy = Zerstöre eine Armee.
text-either = Entweder: { $one } Oder: { $other }
text-then = { $one } Danach: { $other }

# -- Anführer und Plättchen ----------------------------------------------------------

leader-fairy_queen = Feenkönigin
    .acc = die Feenkönigin
leader-bandit_king = Räuberkönig
    .acc = den Räuberkönig
leader-red_sorceress = Rote Zauberin
    .acc = die Rote Zauberin
leader-white_knight = Weißer Ritter
    .acc = den Weißen Ritter

token-magic_spring = Magische Quelle
    .acc = die Magische Quelle
token-cottage = Hütte
    .acc = die Hütte
token-hidden_treasure = Verborgener Schatz
    .acc = den Verborgenen Schatz
token-magic_book = Zauberbuch
    .acc = das Zauberbuch
token-stable = Stall
    .acc = den Stall
token-poison_swamp = Giftsumpf
    .acc = den Giftsumpf
token-citadel_1 = Zitadelle
    .acc = eine Zitadelle
token-citadel_2 = Zitadelle
    .acc = eine Zitadelle
token-citadel_3 = Zitadelle
    .acc = eine Zitadelle
token-dragon = Drache
    .acc = den Drachen
token-portal_1 = Portal
    .acc = ein Portal
token-portal_2 = Portal
    .acc = ein Portal
token-rogues = Räuberbande
    .acc = die Räuberbande
token-unknown = verdecktes Plättchen
    .acc = ein verdecktes Plättchen

# -- Wörter für Sätze ------------------------------------------------------------------

neutral-army = neutrale Armee
part-first = die erste Aktion
part-second = die zweite Aktion
taking-take = das Plättchen nehmen
army-place_army = eine Armee einsetzen
coin-take_coin = eine Münze nehmen
tie-youngest = Es gewinnt, wer von ihnen am jüngsten ist
tie-die = Der Würfel entscheidet

reason-magic_book = das Zauberbuch
reason-coins = mehr Münzen
reason-armies = mehr Armeen auf dem Plan
reason-regions = mehr Regionen

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb

# -- Entscheidungen ----------------------------------------------------------------------

decision-lay_segment = Lege einen Teil des Plans
prompt-lay_segment = { $left ->
    [one] Lege den letzten Teil des Plans
   *[other] Lege einen Teil des Plans (noch { $left })
}
decision-start_region = Wähle die Startregion
decision-lay_token = Lege ein Plättchen auf den Plan
prompt-lay_token = Lege { WORD($token, case: "acc") } auf den Plan
prompt-lay_token-face-down = Lege ein verdecktes Plättchen auf den Plan
decision-fifth_army = Schicke von allen je eine weitere Armee in eine Region
decision-neutral_army = Setze eine neutrale Armee ein
prompt-neutral_army = Setze eine neutrale Armee ein (noch { $left })
decision-bid = Biete um das Recht zu bestimmen, wer beginnt
decision-choose_starter = Bestimme, wer beginnt
decision-take_card = Nimm eine Karte aus der Reihe
decision-choose_part = Wähle eine der beiden Aktionen der Karte
prompt-choose_part = Wähle eine der beiden Aktionen von „{ WORD($card) }“
decision-place_one = Setze eine Armee ein
prompt-place_one = Setze eine Armee ein (noch { $left })
decision-payee = Wähle, wessen Stadt du nutzt
prompt-payee = Wähle, wessen Stadt { WORD($region, case: "in") } du für 1 Münze nutzt
decision-move_one = Bewege eine Armee
prompt-move_one = { $left ->
    [one] Bewege eine Armee (noch { $left } Bewegungspunkt)
   *[other] Bewege eine Armee (noch { $left } Bewegungspunkte)
}
decision-build_city = Baue eine Stadt
decision-take_token = Nimm das verdeckte Plättchen oder lass es liegen
prompt-take_token = Nimm das verdeckte Plättchen { WORD($region, case: "in") } oder lass es liegen
decision-knight_army = Der Weiße Ritter darf bei der neuen Stadt eine Armee einsetzen
prompt-knight_army = Der Weiße Ritter darf bei der neuen Stadt { WORD($region, case: "in") } eine Armee einsetzen
decision-destroy_one = Zerstöre eine Armee
decision-take_coin = Der Räuberkönig darf für die zerstörte Armee eine Münze nehmen
prompt-take_coin = Der Räuberkönig darf { $seat } eine Münze abnehmen
decision-extra_card = Die Feenkönigin darf noch eine Karte nehmen; deren Aktion entfällt

choice-lay_segment = { WORD($side) } ({ WORD($place) }{ $turn ->
    [0] {""}
    [1] , um 90° gedreht
    [2] , um 180° gedreht
   *[other] , um 270° gedreht
})
choice-start_region = { WORD($region) }
choice-lay_token = { WORD($region, case: "in") }
choice-lay_token-skip = weglassen
choice-fifth_army = { WORD($region, case: "to") }
choice-neutral_army = { WORD($region, case: "in") }
choice-bid = { $coins ->
    [0] nichts bieten
    [one] { $coins } Münze bieten
   *[other] { $coins } Münzen bieten
}
choice-choose_starter = { $seat }
choice-take_card = { $position }. { WORD($card) } ({ $price ->
    [0] gratis
    [one] { $price } Münze
   *[other] { $price } Münzen
})
choice-choose_part = { $what }
choice-choose_part-skip = keine
choice-place_one = { $coins ->
    [0] { WORD($region, case: "in") }
    [one] { WORD($region, case: "in") } ({ $coins } Münze)
   *[other] { WORD($region, case: "in") } ({ $coins } Münzen)
}
choice-place_one-done = keine mehr
choice-payee = die Stadt von { $seat }
choice-move_one = { $coins ->
    [0] { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost })
    [one] { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost }, { $coins } Münze)
   *[other] { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost }, { $coins } Münzen)
}
choice-move_one-done = keine mehr
choice-build_city = { WORD($region, case: "in") }
choice-build_city-skip = keine
choice-take_token = { WORD($taking) }
choice-take_token-skip = liegen lassen
choice-knight_army = { $coins ->
    [0] { WORD($army) }
    [one] { WORD($army) } ({ $coins } Münze)
   *[other] { WORD($army) } ({ $coins } Münzen)
}
choice-knight_army-skip = keine
choice-destroy_one = { $colour ->
    [neutral-army] neutral
   *[other] { $colour }
} { WORD($region, case: "in") }
choice-destroy_one-skip = keine
choice-take_coin = { WORD($coin) }
choice-take_coin-skip = keine nehmen
choice-extra_card = { $position }. { WORD($card) } ({ $price ->
    [0] gratis
    [one] { $price } Münze
   *[other] { $price } Münzen
})
choice-extra_card-skip = keine Karte

# -- was geschehen ist -------------------------------------------------------------------------

event-leg-started = Partie { $number } beginnt; { $seat } baut sie auf.
event-leader-dealt = { $seat } bekommt als Anführer { WORD($leader, case: "acc") }.
event-segment-laid = { $seat } legt einen Teil des Plans: { WORD($side) } ({ WORD($place) }{ $turn ->
    [0] {""}
    [1] , um 90° gedreht
    [2] , um 180° gedreht
   *[other] , um 270° gedreht
}).
event-start-placed = { $seat } wählt die Startregion: { WORD($region) }.
event-card-turned = Neue Karte in der Reihe: { WORD($card) }.
event-token-laid = { $seat } platziert { WORD($token, case: "acc") } { WORD($region, case: "in") }.
event-token-left-out = { $seat } lässt ein Plättchen weg: { WORD($token) }.
event-token-hidden = { $seat } platziert ein verdecktes Plättchen { WORD($region, case: "in") }.
event-armies-set = { $seat } beginnt { WORD($region, case: "in") } mit { $count ->
    [one] { $count } Armee
   *[other] { $count } Armeen
}.
event-armies-sent = { $seat } schickt von allen je eine weitere Armee { WORD($region, case: "to") }.
event-neutral-placed = { $seat } setzt { WORD($region, case: "in") } eine neutrale Armee ein.
event-coins-dealt = { $seat } beginnt mit { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}.
event-bid-opened = { $seat } hat { $count ->
    [0] nichts
    [one] { $count } Münze
   *[other] { $count } Münzen
} geboten.
event-bid-tied = Gleichstand beim höchsten Gebot: { WORD($by) }.
event-bid-paid = { $seat } zahlt für das Gebot { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}.
event-starter-named = { $seat } bestimmt, wer beginnt: { $starter }.
event-card-taken = { $seat } nimmt „{ WORD($card) }“ { $price ->
    [0] gratis
    [one] für { $price } Münze
   *[other] für { $price } Münzen
}.
event-coins-received = { $seat } bekommt { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}.
event-action-skipped = { $seat } verzichtet auf die Aktion von „{ WORD($card) }“.
event-part-chosen = { $seat } wählt { WORD($part) } von „{ WORD($card) }“.
event-army-placed = { $seat } setzt { WORD($region, case: "in") } eine Armee ein.
event-army-moved = { $seat } bewegt eine Armee { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost ->
    [one] { $cost } Bewegungspunkt
   *[other] { $cost } Bewegungspunkte
}).
event-city-built = { $seat } baut { WORD($region, case: "in") } eine Stadt.
event-army-destroyed = { $seat } zerstört { WORD($region, case: "in") } { $colour ->
    [neutral-army] eine neutrale Armee
   *[other] eine Armee von { $colour }
}.
event-army-captured = { $seat } behält die zerstörte Armee von { $owner } für die Rote Zauberin.
event-coin-taken = { $seat } nimmt { $owner } eine Münze ab.
event-owner-paid = { $seat } zahlt { $owner } eine Münze für die Nutzung einer Stadt.
event-toll-paid = { $seat } zahlt der Räuberbande { WORD($region, case: "in") } eine Münze.
event-token-taken = { $token ->
    [token-dragon] { $seat } erlegt { WORD($region, case: "in") } den Drachen.
   *[other] { $seat } nimmt { WORD($token, case: "acc") } { WORD($region, case: "from") }.
}
event-token-left = { $seat } lässt das verdeckte Plättchen { WORD($region, case: "in") } liegen.
event-token-seen = { $token ->
    [token-unknown] { $seat } sieht sich das verdeckte Plättchen { WORD($region, case: "in") } an.
   *[other] { $seat } sieht sich das verdeckte Plättchen { WORD($region, case: "in") } an: { WORD($token) }.
}
event-leg-ended = Alle Züge sind gespielt; Partie { $number } wird gewertet.
event-region-scored = { $seat } beherrscht { WORD($region) }: 1 Punkt.
event-citadel-scored = { $seat } beherrscht die Zitadelle { WORD($region, case: "in") }: 1 Punkt.
event-island-scored = { $seat } beherrscht { WORD($island, case: "acc") }: 1 Punkt.
event-elixirs-scored = { $seat } hat die meisten Elixiere ({ $elixirs }): { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
event-card-scored = { $seat } bekommt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} für „{ WORD($card) }“.
event-token-scored = { $count ->
    [-1] { $seat } verliert 1 Punkt für { WORD($token, case: "acc") }.
    [one] { $seat } bekommt { $count } Punkt für { WORD($token, case: "acc") }.
   *[other] { $seat } bekommt { $count } Punkte für { WORD($token, case: "acc") }.
}
event-leader-scored = { $seat } bekommt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} für { WORD($leader, case: "acc") }.
event-leg-score = { $seat } kommt auf { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
event-final-score = { $seat } hat aus allen drei Partien { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.

# Eine Partie in Kürze.
story-leg = Partie { $number }
story-scoring = Wertung
story-leaders = Anführer: { $leaders }
story-leader = { $seat } { WORD($leader) }
story-map = Plan: { $segments }
story-segment = { WORD($side) } ({ WORD($place) })
story-cards = Neu in der Reihe: { $cards }
story-card = { WORD($card) }
story-start-by-lot = Ausgelost ist die Startregion: { WORD($region) }.
story-start-given = Die Startregion nach der fertigen Anordnung: { WORD($region) }.
story-tokens = { $seat } legt: { $tokens }
story-tokens-by-lot = Ausgelost: { $tokens }
story-token = { WORD($token) } { WORD($region, case: "in") }
story-token-hidden = ein verdecktes Plättchen { WORD($region, case: "in") }
story-set = Armeen { WORD($region, case: "in") }: { $armies }
story-sent-by-lot = Das Los schickt von allen je eine weitere Armee { WORD($region, case: "to") }.
story-neutral = Neutrale Armeen: { $armies }
story-neutral-count = { $count } { WORD($region, case: "in") }
story-region-count = { $count } { WORD($region, case: "in") }
story-region-paid = { $count } { WORD($region, case: "in") } (je { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
})
story-seat-count = { $seat } { $count }
story-bids = Gebote: { $bids }
story-placed = { $seat } setzt ein: { $armies }
story-moved = { $seat } bewegt: { $moves }
story-move = { $count } { WORD($region) } → { WORD($to) }
story-move-paid = { $count } { WORD($region) } → { WORD($to) } (je { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
})
story-destroyed = { $seat } zerstört { WORD($region, case: "in") } eine Armee von { $owner }.
story-destroyed-neutral = { $seat } zerstört { WORD($region, case: "in") } eine neutrale Armee.
story-score = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
story-score-regions = Regionen { $points }: { $regions }
story-score-islands = Inseln { $points }: { $islands }
story-score-citadels = Zitadellen { $points }: { $regions }
story-score-elixirs = Meiste Elixiere ({ $elixirs }): { $points }
story-score-cards = Karten { $points }: { $cards }
story-score-card = { WORD($card) } { $points }
story-score-token = { WORD($token) }: { $points }
story-score-leader = { WORD($leader) }: { $points }
story-region = { WORD($region) }
story-island = { WORD($island) }
story-totals = Alle drei Partien: { $scores }

# -- Ablehnungen --------------------------------------------------------------------------------

refused-not-this-segment = Diese Seite kann jetzt nicht gelegt werden; ein anderer Teil ist an der Reihe.
refused-place-taken = Dort liegt schon ein Teil des Plans.
refused-other-layout = Dieser Platz gehört nicht zur Anordnung dieser Partie.
refused-not-this-turn = In der Reihe liegen entweder alle Teile hochkant oder alle quer.
refused-start-must-be-inside = Auf dieser Seite muss die Startregion sein; lege sie auf einen der beiden inneren Plätze.
refused-centre-is-empty = Die Mitte darf nicht leer bleiben; der letzte Teil gehört dorthin.
refused-no-such-region = Diese Region liegt nicht auf dem Plan dieser Partie.
refused-not-on-this-segment = Die Startregion muss auf dem mittleren Teil liegen, in der Reihe auf einem der beiden inneren.
refused-not-linked = Die Startregion muss mit einem anderen Teil verbunden sein.
refused-start-elsewhere = Die Startregion muss auf dieser Seite liegen: { WORD($side) }.
refused-token-there = Dort liegt schon ein Plättchen.
refused-token-needed = Dieses Plättchen darf nicht fehlen.
refused-start-segment = Auf diesem Teil liegt die Startregion; wähle einen anderen.
refused-central-segment = Das ist der mittlere Teil; wähle einen anderen.
refused-too-few-coins = So viele Münzen hast du nicht.
refused-no-such-player = Dort sitzt niemand.
refused-no-such-card = Dort liegt keine Karte.
refused-card-too-dear = Diese Karte kannst du nicht bezahlen.
refused-part-without-effect = Diese Aktion hätte jetzt keine Wirkung.
refused-no-own-city = Armeen werden nur in der Startregion und bei eigenen Städten eingesetzt.
refused-no-city = Armeen werden nur in der Startregion und bei Städten eingesetzt, bei eigenen oder für eine Münze bei fremden.
refused-no-coin-for-rogues = Die Räuberbande verlangt eine Münze, und du hast keine.
refused-no-coin-for-owner = Du hast keine Münze für die fremde Stadt.
refused-no-coin-for-both = Dort brauchst du zwei Münzen: eine für die fremde Stadt und eine für die Räuberbande.
refused-no-city-of-this-player = Dort steht keine Stadt dieser Farbe.
refused-no-army-there = Dort hast du keine Armee.
refused-not-neighbours = Diese Regionen sind nicht benachbart.
refused-too-few-points = Für diesen Schritt hast du zu wenige Bewegungspunkte.
refused-no-army-to-build = Eine Stadt kannst du nur bauen, wo du eine Armee hast.
refused-no-army-to-destroy-with = Zerstören kannst du nur, wo du eine eigene Armee hast.
refused-none-to-destroy = Dort steht keine Armee dieser Farbe.
refused-is-immune = Armeen dieser Farbe können nicht zerstört werden.

# -- Optionen -----------------------------------------------------------------------------------

option-players = Spielerzahl
    .about = Wie viele am Tisch sitzen.
option-setup = Aufbau
    .about = Ob jemand Plan und Plättchen legt oder der Zufall.
    .is-by_player = von Hand
    .is-random = zufällig
option-setup_player = Wer aufbaut
    .about = Wer das Spiel oder die erste Partie aufbaut.
    .is-A = A
    .is-B = B
    .is-C = C
    .is-D = D
option-layout = Anordnung
    .about = Ob die Teile ein T bilden oder eine Reihe, die zum Ring geschlossen ist.
    .is-t = T
    .is-row = Reihe
option-matches = Partien
    .about = Eine Partie oder ein volles Spiel aus drei Partien, deren Punkte zusammengezählt werden.
    .is-1 = eine
    .is-3 = drei
option-discoveries = Entdeckungen
    .about = Fünf Plättchen, jedes für die erste Stadt in seiner Region.
option-citadels = Zitadellen
    .about = Drei Regionen, die einen Punkt mehr bringen.
option-encounters = Begegnungen
    .about = Ein Drache zum Erlegen, Portale zum Durchschreiten, Räuber zum Bezahlen.
    .is-dragon = Drache
    .is-portals = Portale
    .is-rogues = Räuberbande
option-leaders = Anführer
    .about = Alle ziehen einen Anführer mit besonderen Kräften.
option-poison_swamp = Giftsumpf
    .about = Die Entdeckungen liegen verdeckt, und eine davon kostet einen Punkt.
option-bid_tie = Gleiche Gebote
    .about = Wer gewinnt, wenn mehrere am meisten geboten haben.
    .is-youngest = wer am jüngsten ist
    .is-die = der Würfel entscheidet
option-age_order = Alter
    .about = Die Plätze von jung nach alt; leer für die Sitzordnung.
option-colours = Farben
    .about = Eine Farbe für jeden Platz, der Reihe nach; leer für die üblichen.
option-deck = Kartensatz
    .about = Eine Datei mit einem eigenen Kartensatz; leer für die erschienenen Karten.
option-map = Plan
    .about = Eine Datei mit einem eigenen Plan; leer für die erschienenen Teile.
option-segments = Fertige Anordnung
    .about = Eine Datei, die sagt, welche Seiten wo liegen und wie sie gedreht sind; leer, um die Teile zu legen oder zu ziehen.
option-side_pairing = Seiten der Teile
    .about = Ob jeder Teil zwei feste Seiten hat oder beliebige vier Seiten zusammenkommen.
    .is-table = fest
    .is-any_four_sides = beliebige vier
option-desert_start = Start in der Wüste
    .about = Wo die Startregion sein darf, wenn die Wüste im Spiel ist.
    .is-linked_port = wo sie verbunden ist
    .is-any_region = überall darauf
option-tall_bridges = Brücken der Höhen
    .about = Ob alle drei Höhen verbunden sind oder nur die mit gezeichneter Brücke.
    .is-drawn = wie gezeichnet
    .is-all_pairs = alle drei
option-bandit_king = Räuberkönig
    .about = Ob er fremde Städte nutzen darf oder einen Punkt hat, wenn alle seine Armeen auf dem Plan sind.
    .is-seed = nutzt fremde Städte
    .is-english_first_printing = ein Punkt für alle Armeen
option-bid_tie_pays = Zahlen bei gleichen Geboten
    .about = Wer zahlt, wenn mehrere am meisten geboten haben.
    .is-winner = nur wer gewinnt
    .is-all_tied = alle davon
option-swamp_taking = Verdeckte Plättchen
    .about = Ob man das Plättchen nehmen muss, wenn man dort die erste Stadt baut.
    .is-mandatory = muss
    .is-optional = darf
preset-rulebook = Nach dem Wortlaut der Spielregel
preset-quick = Schnellstart: Plan und Plättchen zufällig
preset-everything = Mit allen Extras
preset-full-game = Volles Spiel aus drei Partien
preset-other-readings = Die anderen Lesarten der unklaren Regeln

# -- Fehler in Kartensätzen, Plänen und Stellungen ---------------------------------------------------

bad-id = { $given } ist keine id; eine id beginnt mit einem kleinen Buchstaben, hat nur kleine Buchstaben, Ziffern und Unterstriche, höchstens { $most } Zeichen, und heißt nicht skip, done, rest, none oder constructor
bad-too-few-cards = Karten, die zu { $players } gebraucht werden: { $needed }; vorhanden: { $given }
bad-action = eine Karte braucht entweder action oder either, nicht beides
bad-empty-island = eine Insel braucht eine Region
bad-line-to-itself = { $given } kann nicht mit sich selbst verbunden sein
bad-island-in-pieces = ihre Regionen hängen nicht über Land zusammen
bad-islands-joined = { $given } ist eine Grenze zwischen zwei Inseln; mach eine Insel daraus oder aus der Linie eine Brücke oder eine Linie über das Meer
bad-side-in-pieces = zu { $given } führt keine Linie
bad-too-few-regions = Regionen auf den vier kleinsten Seiten: { $given }; für alle Plättchen nötig: { $needed }
bad-segment = ein Teil hat zwei Seiten, nicht { $given }
bad-same-segment = { $given } und { $other } sind die beiden Seiten eines Teils; zusammen liegen sie nur, wenn side_pairing = any_four_sides ist
bad-laid = { $given } kann so nicht liegen: { $reason } ({ $rule })
bad-start-region = { $given } kann hier nicht die Startregion sein; erlaubt ist { $allowed }
bad-position = die Stellung ist nicht möglich: { $given }
bad-layout = { $given } ist kein Ort mit Drehung; schreibe sie wie in „north 1“, jeden Ort nur einmal und alle aus einer Anordnung
bad-start = { $given } kann auf diesem Plan nicht die Startregion sein
bad-not-on-map = { $given } liegt nicht auf dem Plan dieser Stellung
bad-armies = { $given } Armeen einer Farbe sind zu viele; es gibt 18
bad-no-choice = { $given } lässt keine Wahl zwischen zwei Aktionen
bad-nothing-to-do = hier ist nichts mehr zu entscheiden
bad-agenda = { $given } ist weder als Ablaufplan (agenda) noch als Zeile davon möglich

# -- das Textbrett ---------------------------------------------------------------------------------

board-side = { WORD($side) } ({ WORD($place) }{ $turn ->
    [0] {""}
    [1] , um 90° gedreht
    [2] , um 180° gedreht
   *[other] , um 270° gedreht
})
board-card = { $position }. { WORD($card) } ({ $price ->
    [0] gratis
    [one] { $price } Münze
   *[other] { $price } Münzen
})
board-player = Punkte { $points }, Münzen { $coins }, Armeen im Vorrat { $armies }, Elixiere { $elixirs }, Karten { $cards }

# -- the picture of the map --------------------------------------------------------

picture-sides = Alle Seiten der Karte
picture-layout = Die ausgelegte Karte
picture-land = Grenze: ein Schritt über Land
picture-sea = über das Meer
picture-bridge = Brücke: ein Schritt über Land
picture-port = Linie zum Rand
picture-link = Verbindung zweier Kartenteile
picture-start = Startregion

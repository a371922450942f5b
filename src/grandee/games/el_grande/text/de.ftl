# El Grande auf Deutsch. Gebiete haben mit Präposition die Formen .to, .from und .in; wo ein Artikel nötig ist, auch .acc.
# Kartennamen werden nicht gebeugt: In Sätzen stehen sie in Anführungszeichen, so passen auch eigene Karten.

game-title = El Grande
game-summary = Schicke deine Caballeros in die Regionen Spaniens, komm dem König nicht in die Quere und sei dort am stärksten, wo es Punkte gibt. Für 2 bis 5 Personen, etwa 100 Minuten (kurzes Spiel: etwa 60).
game-how-to =
    In jeder Runde spielen alle eine Machtkarte, kein Wert doppelt. Die höchste ist zuerst am Zug, die niedrigste beginnt
    die nächste Runde; niedrige Karten rufen mehr Caballeros aus der Provinz an den Hof. In deinem Zug nimmst du eine der
    offenen Aktionskarten: Du setzt vom Hof so viele Caballeros ein, wie sie angibt, und führst, wenn du willst, ihre
    Sonderaktion aus, in beliebiger Reihenfolge. Eingesetzt wird in Regionen neben dem König oder im Castillo. Die
    Königsregion ist tabu: Keine Figur kommt hinein oder hinaus, gewertet wird sie aber. Was im Castillo ist, bleibt
    verborgen, bis es gewertet wird. Nach Runde 3, 6 und 9 wird erst das Castillo gewertet und geleert: Alle Caballeros
    einer Farbe ziehen in die Region auf der Geheimscheibe (an den Hof, wenn der König dort steht). Dann zählen alle
    Regionen. Punkte gibt es für drei Plätze, zu dritt für zwei, zu zweit für einen (Ausgabe 2023: zwei); bei
    Gleichstand gilt der nächste Platz. Wer allein Erster ist, erhält 2 mehr für den König und 2 für den eigenen
    Granden dort. Es gewinnt, wer die meisten Punkte hat.

# -- Gebiete -------------------------------------------------------------------

area-galicia = Galicien
    .to = nach Galicien
    .from = aus Galicien
    .in = in Galicien
area-navarra = Navarra
    .to = nach Navarra
    .from = aus Navarra
    .in = in Navarra
area-aragon = Aragonien
    .to = nach Aragonien
    .from = aus Aragonien
    .in = in Aragonien
area-cataluna = Katalonien
    .to = nach Katalonien
    .from = aus Katalonien
    .in = in Katalonien
area-castilla = Kastilien
    .to = nach Kastilien
    .from = aus Kastilien
    .in = in Kastilien
area-toledo = Toledo
    .to = nach Toledo
    .from = aus Toledo
    .in = in Toledo
area-sevilla = Sevilla
    .to = nach Sevilla
    .from = aus Sevilla
    .in = in Sevilla
area-granada = Granada
    .to = nach Granada
    .from = aus Granada
    .in = in Granada
area-valencia = Valencia
    .to = nach Valencia
    .from = aus Valencia
    .in = in Valencia
area-france = Frankreich
    .to = nach Frankreich
    .from = aus Frankreich
    .in = in Frankreich
area-portugal = Portugal
    .to = nach Portugal
    .from = aus Portugal
    .in = in Portugal
area-castillo = Castillo
    .acc = das Castillo
    .to = ins Castillo
    .from = aus dem Castillo
    .in = im Castillo
area-court = Hof
    .acc = den Hof
    .to = an den Hof
    .from = vom Hof
    .in = am Hof
area-province = Provinz
    .acc = die Provinz
    .to = in die Provinz
    .from = aus der Provinz
    .in = in der Provinz
area-aside = zur Seite gelegt
    .nom = Zur Seite gelegt
    .acc = was zur Seite liegt
    .to = zur Seite
    .from = von neben dem Plan
    .in = neben dem Plan
area-off = neben dem Plan
    .nom = Neben dem Plan
    .to = neben den Plan
    .from = vom Rand des Plans
    .in = neben dem Plan
area-beside_castillo = neben dem Castillo
    .nom = Neben dem Castillo
    .to = neben das Castillo
    .from = vom Platz neben dem Castillo
    .in = neben dem Castillo

# Für eine Region eines eigenen Plans, die keine Formen hat.
own-area = { $name }
    .to = nach { $name }
    .from = aus { $name }
    .in = in { $name }
own-card = { $name }
own-mode = { $word }

board-name-board_8 = 8er-Tafel (8/4/0)
    .acc = die 8er-Tafel (8/4/0)
board-name-board_4 = 4er-Tafel (4/0/0)
    .acc = die 4er-Tafel (4/0/0)

# -- Wörter für Sätze --------------------------------------------------------------

mode-place_two = Caballeros beliebig einsetzen
mode-move_all = eigene Caballeros aus einer Region versetzen

part-place = Caballeros einsetzen
part-special = Sonderaktion
part-end_turn = Zug beenden

veto-use = Veto einlegen
veto-pass = geschehen lassen

extra_call-extra = einen Caballero mehr rufen
extra_call-no_extra = nicht mehr rufen, als die Karte angibt
use-use = ihren Effekt nutzen
use-skip = auf ihren Effekt verzichten
extra-home = einer mehr zu Hause
extra-church = einer mehr durch die Kirche
extra-inquisitor = Bonus des Inquisitors

france_place-ambassador = Platz des Botschafters
    .acc = den Platz des Botschafters
france_place-envoy = Platz des Gesandten
    .acc = den Platz des Gesandten
france_place-third = dritter Platz
    .acc = den dritten Platz

reason-king = für die Königsregion
reason-grande = für den eigenen Granden dort
reason-ambassador = für den Platz des Botschafters
reason-envoy = für den Platz des Gesandten

virtual-player = Virtueller Mitspieler

unknown-power = ?
power-1 = 1
power-2 = 2
power-3 = 3
power-4 = 4
power-5 = 5
power-6 = 6
power-7 = 7
power-8 = 8
power-9 = 9
power-10 = 10
power-11 = 11
power-12 = 12
power-13 = 13

# Graue Machtkarten haben keine Namen: Sie heißen nach dem, was sie sind (im Akkusativ).
grey-name = die graue Karte { $value } ({ $effect })
grey-unknown = eine graue Karte
taken-power = die Machtkarte { WORD($power) }
taken-unknown = eine Machtkarte

# -- Karten: höchstens 26 Zeichen ----------------------------------------------------

card-eg95_move_all_own_one_region = Eigene aus einer Region
card-eg95_place_two_anywhere = 2 beliebig einsetzen
card-eg95_place_two_or_move_all = 2 einsetzen oder versetzen
card-eg95_move_five_from_one_region = 5 aus einer Region
card-eg95_move_three_foreign = 3 fremde versetzen
card-eg95_move_three_any = 3 beliebige versetzen
card-eg95_move_two_own_two_foreign = 2 eigene + 2 fremde
card-eg95_move_four_own = 4 eigene versetzen
card-eg95_move_four_any = 4 beliebige versetzen
card-eg95_veto = Veto
card-eg95_court_crisis = Höfe leeren
card-eg95_court_crisis_three = Höfe verlieren 3
card-eg95_kings_return = Gegner geben 3 zurück
card-eg95_banish_one_foreign = Verbannung
card-eg95_secret_withdraw_two = Geheimer Rückzug: 2
card-eg95_secret_withdraw_all = Geheimer Rückzug: alle
card-eg95_score_any_p2 = Region nach Wahl werten
card-eg95_score_fours = Vierer werten
card-eg95_score_fives = Fünfer werten
card-eg95_score_sixes_sevens = Sechser/Siebener werten
card-eg95_score_castillo = Castillo werten
card-eg95_score_any_p3 = Region nach Wahl werten
card-eg95_score_most = Größte Ansammlung werten
card-eg95_score_fewest = Kleinste Ansammlung werten
card-eg95_score_first_places = Erste Plätze werten
card-eg95_mobile_scoreboard = Wertungstafel verlegen
card-eg95_royal_adviser = König einen Schritt
card-eg95_eviction = Vertreibung
card-eg95_move_grande = Granden versetzen
card-eg95_retrieve_power = Machtkarte zurück
card-eg95_court_reinforce = 2 an den Hof
card-eg95_secret_scoring = Geheime Wertung
card-eg95_king = Der König
card-eg95_church = Die Kirche
card-eg23_intrigue = Intrige
card-eg23_militia = Miliz
card-eg23_move_four_own = 4 eigene versetzen
card-eg23_move_all_own_one_region = Eigene aus einer Region
card-eg23_move_five_from_one_region = 5 aus einer Region
card-eg23_move_three_foreign = 3 fremde versetzen
card-eg23_move_three_any = 3 beliebige versetzen
card-eg23_move_four_any = 4 beliebige versetzen
card-eg23_withdrawal = Rückzug
card-eg23_civil_war = Bürgerkrieg
card-eg23_secret_withdraw_two = Geheimer Rückzug: 2
card-eg23_court_crisis_all = Höfe leeren
card-eg23_court_crisis_three = Höfe verlieren 3
card-eg23_banish_one_each = Verbannung
card-eg23_score_any = Region nach Wahl werten
card-eg23_bases = Stützpunkte
card-eg23_fiesta = Fiesta
card-eg23_score_sixes_sevens = Sechser/Siebener werten
card-eg23_reveal = Enthüllung
card-eg23_score_most = Größte Ansammlung werten
card-eg23_score_fewest = Kleinste Ansammlung werten
card-eg23_score_first_places = Erste Plätze werten
card-eg23_decree = Erlass
card-eg23_empowerment = Vollmacht
card-eg23_new_home = Neue Heimat
card-eg23_coup = Putsch
card-eg23_court_reinforce = 2 an den Hof
card-eg23_royal_adviser = König einen Schritt
card-eg23_your_majesty = Eure Majestät
card-eg23_exile = Exil
card-eg23_escort = Eskorte
card-eg23_tournament = Turnier
card-eg23_summer_residence = Sommerresidenz
card-eg23_revolt = Revolte
card-eg23_infiltration = Infiltration
card-eg23_viceroy = Vizekönig
card-eg23_regency_adjacent = Regentschaft: ein Schritt
card-eg23_regency_most = Regentschaft: zur Menge
card-eg23_regency_any = Regentschaft: beliebig
card-eg23_veto = Veto
card-eg23_place_two_or_move_all = 2 einsetzen oder versetzen
card-eg23_secret_scoring = Geheime Wertung
card-unknown = eine Karte

# Was eine Karte kann; entsteht aus ihrer Zeile im Kartensatz.
text-place = { $number ->
    [one] Setze { $number } Caballero vom Hof ein.
   *[other] Setze { $number } Caballeros vom Hof ein.
}
text-none = Keine Sonderaktion.
text-move-own = { $number ->
    [one] Versetze bis zu { $number } eigenen Caballero aus einer Region in eine andere oder ins Castillo.
   *[other] Versetze bis zu { $number } eigene Caballeros aus Regionen in andere Regionen oder ins Castillo.
}
text-move-foreign = { $number ->
    [one] Versetze bis zu { $number } fremden Caballero aus einer Region in eine andere oder ins Castillo.
   *[other] Versetze bis zu { $number } fremde Caballeros aus Regionen in andere Regionen oder ins Castillo.
}
text-move-any = { $number ->
    [one] Versetze bis zu { $number } beliebigen Caballero aus einer Region in eine andere oder ins Castillo.
   *[other] Versetze bis zu { $number } beliebige Caballeros aus Regionen in andere Regionen oder ins Castillo.
}
text-move-own-foreign = Versetze Caballeros aus Regionen in andere Regionen oder ins Castillo: eigene höchstens { $own }, fremde höchstens { $foreign }.
text-move-all-own-one-region = Wähle eine Region und versetze beliebig viele eigene Caballeros von dort in andere Regionen oder ins Castillo.
text-move-own-one-region = { $number ->
    [one] Wähle eine Region und versetze bis zu { $number } eigenen Caballero von dort in eine andere oder ins Castillo.
   *[other] Wähle eine Region und versetze bis zu { $number } eigene Caballeros von dort in andere Regionen oder ins Castillo.
}
text-move-foreign-one-region = { $number ->
    [one] Wähle eine Region und versetze bis zu { $number } fremden Caballero von dort in eine andere oder ins Castillo.
   *[other] Wähle eine Region und versetze bis zu { $number } fremde Caballeros von dort in andere Regionen oder ins Castillo.
}
text-move-any-one-region = { $number ->
    [one] Wähle eine Region und versetze bis zu { $number } beliebigen Caballero von dort in eine andere oder ins Castillo.
   *[other] Wähle eine Region und versetze bis zu { $number } beliebige Caballeros von dort in andere Regionen oder ins Castillo.
}
text-move-own-foreign-one-region = Wähle eine Region und versetze von dort Caballeros in andere Regionen oder ins Castillo: eigene höchstens { $own }, fremde höchstens { $foreign }.
text-place_anywhere = { $number ->
    [one] Setze bis zu { $number } weiteren Caballero vom Hof in eine beliebige Region außer der Königsregion oder ins Castillo.
   *[other] Setze bis zu { $number } weitere Caballeros vom Hof in beliebige Regionen außer der Königsregion oder ins Castillo.
}
text-place_anywhere-regions = { $number ->
    [one] Setze bis zu { $number } weiteren Caballero vom Hof in eine beliebige Region außer der Königsregion, aber nicht ins Castillo.
   *[other] Setze bis zu { $number } weitere Caballeros vom Hof in beliebige Regionen außer der Königsregion, aber nicht ins Castillo.
}
text-place_anywhere-castillo = { $number ->
    [one] Wirf bis zu { $number } Caballero vom Hof ins Castillo.
   *[other] Wirf bis zu { $number } Caballeros vom Hof ins Castillo.
}
text-either = Entweder: { $one } Oder: { $other }
text-take_veto = Behalte die Karte vor dir: Bis zum Ende der nächsten Runde darfst du einmal die Sonderaktion eines Gegners aufhalten.
text-empty_courts-all = Jeder Gegner gibt alle Caballeros von seinem Hof in die Provinz zurück.
text-empty_courts = { $number ->
    [one] Jeder Gegner gibt { $number } Caballero von seinem Hof in die Provinz zurück.
   *[other] Jeder Gegner gibt { $number } Caballeros von seinem Hof in die Provinz zurück.
}
text-each_returns = { $number ->
    [one] Jeder Gegner gibt { $number } eigenen Caballero aus einer Region oder vom Hof in die Provinz zurück.
   *[other] Jeder Gegner gibt { $number } eigene Caballeros aus Regionen oder vom Hof in die Provinz zurück.
}
text-banish-one = Schicke einen Caballero eines Gegners aus einer Region in die Provinz.
text-banish-each = Schicke von jedem Gegner einen Caballero aus einer Region in die Provinz.
text-secret_withdraw = { $number ->
    [one] Jeder Gegner stellt geheim eine Region ein und gibt von dort { $number } eigenen Caballero in die Provinz zurück.
   *[other] Jeder Gegner stellt geheim eine Region ein und gibt von dort { $number } eigene Caballeros in die Provinz zurück.
}
text-secret_withdraw-all = Jeder Gegner stellt geheim eine Region ein und gibt von dort alle eigenen Caballeros in die Provinz zurück.
text-evict = Wähle eine Region: Jeder Gegner, der dort steht, stellt geheim eine andere ein und zieht mit allen Caballeros dorthin um.
text-evict-never = Wähle eine Region: Jeder Gegner, der dort steht, stellt geheim eine andere ein, nur nicht die Königsregion, und zieht mit allen Caballeros dorthin um.
text-score_chosen = Werte eine Region deiner Wahl.
text-score_chosen-castillo = Werte eine Region deiner Wahl oder das Castillo.
text-score_class = Werte alle Regionen mit { $values } Punkten für den ersten Platz.
text-and = { $one } und { $other }
text-score_most = Werte die Region mit den meisten Caballeros; sind es mehrere, dann alle.
text-score_fewest = Werte die Region mit den wenigsten Caballeros, mindestens einem; sind es mehrere, dann alle.
text-score_first_places = Werte alle Regionen, aber nur den ersten Platz; bei Gleichstand gibt es nichts.
text-score_castillo = Werte das Castillo; die Caballeros kommen danach wieder hinein.
text-score_secretly = Alle stellen geheim eine Region ein; gewertet wird jede Region, die genau einmal eingestellt ist.
text-move_board = Lege eine der beiden Wertungstafeln in eine Region oder ans Castillo; dort gelten ihre Punkte statt der gedruckten.
text-move_king-anywhere = Versetze den König in eine beliebige andere Region.
text-move_king-adjacent = Versetze den König in eine Nachbarregion.
text-move_king-abroad = Versetze den König nach Frankreich oder Portugal. Solange er dort ist, ist keine Region verschlossen, und nirgends gibt es Punkte für ihn.
text-move_king-fewest = Versetze den König in die Region mit den wenigsten Caballeros, mindestens einem; sind es mehrere, in eine davon.
text-move_king-most = Versetze den König in die Region mit den meisten Caballeros; sind es mehrere, in eine davon.
text-move_king-castillo = Stelle den König neben das Castillo: Es ist dann seine Region und verschlossen, und alle Regionen liegen neben ihm.
text-escort = { $number ->
    [one] Versetze den König in eine beliebige andere Region. { $number } beliebiger Caballero aus seiner bisherigen Region muss mit, wenn dort einer steht.
   *[other] Versetze den König in eine beliebige andere Region. { $number } beliebige Caballeros aus seiner bisherigen Region müssen mit, oder so viele, wie dort stehen.
}
text-tournament = Stelle den König in eine beliebige Region oder lass ihn in seiner. Dann kommen die Granden aller Spieler, die nicht bei ihm stehen, ins Castillo.
text-infiltrate = Mit dieser Karte darfst du Caballeros auch in der Königsregion einsetzen.
text-swap_grande = Der König und ein Grande eines beliebigen Spielers in einer anderen Region tauschen die Plätze.
text-take_church = { $moves ->
    [one] Nimm den Kirchenmarker und versetze dann bis zu { $moves } schwarzen Caballero aus einer Region in eine andere, aber nicht aus der Königsregion oder in sie.
   *[other] Nimm den Kirchenmarker und versetze dann bis zu { $moves } schwarze Caballeros aus Regionen in andere, aber nicht aus der Königsregion oder in sie.
}
text-move_grande = Versetze deinen Granden in eine andere Region, aber nicht aus der Königsregion oder in sie.
text-retrieve_power = Nimm eine deiner gespielten Machtkarten auf die Hand zurück.
text-reinforce_court = { $number ->
    [one] Nimm bis zu { $number } Caballero aus der Provinz an deinen Hof.
   *[other] Nimm bis zu { $number } Caballeros aus der Provinz an deinen Hof.
}
text-reinforce_court-recall = { $number ->
    [one] Nimm bis zu { $number } Caballero aus der Provinz an deinen Hof; ist dort keiner, darf er aus einer Region kommen.
   *[other] Nimm bis zu { $number } Caballeros aus der Provinz an deinen Hof; sind dort zu wenige, darf der Rest aus Regionen kommen.
}
text-grey = Zählt { $value } zu der Machtkarte hinzu, mit der sie gespielt wird.

# Dasselbe in wenigen Wörtern, für graue Machtkarten.
short-none = ohne Effekt
short-move-own = { $number ->
    [one] { $number } eigenen versetzen
   *[other] { $number } eigene versetzen
}
short-move-foreign = { $number ->
    [one] { $number } fremden versetzen
   *[other] { $number } fremde versetzen
}
short-move-any = { $number ->
    [one] { $number } beliebigen versetzen
   *[other] { $number } beliebige versetzen
}
short-move-own-foreign = { $own } eigene und { $foreign } fremde versetzen
short-place_anywhere = { $number } beliebig einsetzen
short-place_anywhere-regions = { $number } in beliebige Regionen
short-place_anywhere-castillo = { $number } ins Castillo
short-reinforce_court = { $number } an den Hof

# -- Entscheidungen ------------------------------------------------------------

decision-play_power = Spiele eine Machtkarte
decision-call = Wähle, wie viele Caballeros du an den Hof rufst
decision-call_extra = Rufe durch die Kirche einen Caballero mehr oder spare dir das Recht fürs Einsetzen auf
decision-recall_one = Rufe einen Caballero vom Plan an den Hof zurück
prompt-recall_one = Rufe einen Caballero vom Plan an den Hof zurück (noch { $left })
decision-grey_effect = Nutze den Effekt deiner grauen Karte oder verzichte darauf
prompt-grey_effect = Nutze den Effekt deiner grauen Karte oder verzichte darauf: { $text }
decision-pass_grey = Wähle eine graue Karte, die du nach links weitergibst
decision-choose_card = Nimm eine Aktionskarte
decision-next_part = Wähle, was du als Nächstes mit deiner Aktionskarte tust
prompt-next_part = Wähle, was du als Nächstes mit „{ WORD($card) }“ tust (setzt { $number } ein)
decision-place_one = Setze einen Caballero ein
prompt-place_one = Setze einen Caballero ein (noch { $left })
decision-place_extra = Setze, wenn du willst, einen Caballero mehr ein
decision-veto = Lege dein Veto ein oder lass die Sonderaktion geschehen
prompt-veto-shown = { $shown } Lege dein Veto gegen die Sonderaktion „{ WORD($card) }“ von { $seat } ein oder lass sie weitergehen
prompt-veto = Lege dein Veto gegen die Sonderaktion „{ WORD($card) }“ von { $seat } ein oder lass sie geschehen
decision-move_one = Versetze einen Caballero
prompt-move_one-own = Versetze einen eigenen Caballero (noch { $own })
prompt-move_one-foreign = Versetze einen fremden Caballero (noch { $foreign })
prompt-move_one-any = Versetze einen beliebigen Caballero (noch { $any })
prompt-move_one-both = Versetze einen Caballero (eigene: noch { $own }, fremde: noch { $foreign })
prompt-move_one-own-from = Versetze einen eigenen Caballero { WORD($area, case: "from") } (noch { $own })
prompt-move_one-foreign-from = Versetze einen fremden Caballero { WORD($area, case: "from") } (noch { $foreign })
prompt-move_one-any-from = Versetze einen beliebigen Caballero { WORD($area, case: "from") } (noch { $any })
prompt-move_one-both-from = Versetze einen Caballero { WORD($area, case: "from") } (eigene: noch { $own }, fremde: noch { $foreign })
prompt-move_one-black = Versetze einen schwarzen Caballero (noch { $left })
decision-choose_region = Wähle eine Region
prompt-choose_region-move = Wähle die Region, aus der du Caballeros versetzt
prompt-choose_region-evict = Wähle die Region, die deine Gegner verlassen müssen
prompt-choose_region-score = Wähle, was gewertet wird
decision-choose_mode = Wähle eine der beiden Aktionen der Karte
decision-place_anywhere_one = Setze einen Caballero an beliebiger Stelle außerhalb der Königsregion ein
prompt-place_anywhere_one = Setze einen Caballero an beliebiger Stelle außerhalb der Königsregion ein (noch { $left })
prompt-place_anywhere_one-regions = Setze einen Caballero in eine beliebige Region außer der Königsregion (noch { $left })
prompt-place_anywhere_one-castillo = Wirf einen Caballero ins Castillo (noch { $left })
decision-return_one = Gib einen eigenen Caballero in die Provinz zurück
prompt-return_one = Gib einen eigenen Caballero in die Provinz zurück (noch { $left })
decision-banish_one = Schicke einen fremden Caballero in die Provinz
decision-disk = Stelle eine Region auf deiner Geheimscheibe ein
prompt-disk-withdraw = { $number ->
    [one] Stelle die Region ein, aus der { $number } deiner Caballeros in die Provinz zurückgeht
   *[other] Stelle die Region ein, aus der { $number } deiner Caballeros in die Provinz zurückgehen
}
prompt-disk-withdraw-all = Stelle die Region ein, aus der alle deine Caballeros in die Provinz zurückgehen
prompt-disk-evict = Stelle die Region ein, in die deine Caballeros { WORD($area, case: "from") } ziehen
prompt-disk-score = Stelle eine Region ein; sie wird gewertet, wenn niemand sonst sie einstellt
decision-board = Verlege eine Wertungstafel
decision-king_to = Versetze den König
prompt-king_to-abroad = Schicke den König nach Frankreich oder Portugal
prompt-king_to-fewest = Versetze den König in eine Region mit den wenigsten Caballeros
prompt-king_to-most = Versetze den König in eine Region mit den meisten Caballeros
prompt-king_to-escort = Versetze den König; Caballeros aus seiner bisherigen Region gehen mit
prompt-king_to-tournament = Wähle die Region des Königs; Granden, die dort nicht stehen, kommen ins Castillo
decision-escort_one = Wähle einen Caballero, der mit dem König geht
prompt-escort_one = Wähle einen Caballero, der mit dem König geht (noch { $left })
decision-swap_grande = Wähle den Granden, der mit dem König den Platz tauscht
decision-france_place = Wähle einen Platz in Frankreich
prompt-france_place-enter = Wähle den Platz des Caballeros ({ $owner }) in Frankreich
prompt-france_place-leave = Wähle den Platz in Frankreich, den der Caballero ({ $owner }) verlässt
decision-grande_to = Versetze deinen Granden
decision-retrieve = Nimm eine gespielte Machtkarte zurück
decision-court_n = Wähle, wie viele Caballeros du aus der Provinz an den Hof nimmst
decision-castillo_disk = Stelle die Region ein, in die deine Caballeros aus dem Castillo ziehen
prompt-castillo_disk-grandes = Stelle die Region ein, in die deine Caballeros aus dem Castillo ziehen, und dein Grande, wenn er dort ist

choice-play_power = { WORD($power) } (ruft { $call })
choice-play_power-grey = { WORD($power) } und { $grey } = { $sum } (ruft { $call })
choice-call = { $number ->
    [0] keinen
    [one] { $number } Caballero
   *[other] { $number } Caballeros
}
choice-call_extra = { WORD($extra_call) }
choice-recall_one = { WORD($region, case: "from") }
choice-recall_one-done = keinen mehr
choice-grey_effect = { WORD($use) }
choice-pass_grey = { $grey_card }
choice-choose_card = { WORD($card) } (setzt { $number } ein{ $idle ->
    [yes] ; Sonderaktion jetzt nicht möglich
   *[no] {""}
})
choice-next_part = { WORD($part) }
choice-place_one = { WORD($area, case: "in") }
choice-place_one-done = keinen mehr
choice-place_extra = { WORD($area, case: "in") } ({ WORD($extra) })
choice-place_extra-done = keinen mehr
choice-veto = { WORD($veto) }
choice-move_one = { $colour } { WORD($region, case: "from") } { WORD($area, case: "to") }
choice-move_one-done = keinen mehr
choice-choose_region = { WORD($area) }
choice-choose_mode = { WORD($mode) }
choice-place_anywhere_one = { WORD($area, case: "in") }
choice-place_anywhere_one-done = keinen mehr
choice-return_one = { WORD($source, case: "from") }
choice-banish_one = { $colour } { WORD($region, case: "from") }
choice-disk = { WORD($region) }{ $to_court ->
    [yes] {" "}(dort steht der König: an deinen Hof)
   *[no] {""}
}
choice-board = { WORD($board) } { $area ->
    [area-castillo] ans Castillo
   *[other] { WORD($area, case: "to") }
}
choice-king_to = { WORD($king_place, case: "to") }
choice-escort_one = { $colour }
choice-swap_grande = den Granden von { $colour }
choice-france_place = { WORD($france_place) }
choice-grande_to = { WORD($region, case: "to") }
choice-retrieve = { $taken }
choice-court_n = { $number ->
    [0] keinen
    [one] { $number } Caballero
   *[other] { $number } Caballeros
}
choice-castillo_disk = { WORD($castillo_home, case: "to") }{ $to_court ->
    [yes] {" "}(dort steht der König: an deinen Hof)
   *[no] {""}
}

# -- was geschehen ist ---------------------------------------------------------

event-king-starts = Der König beginnt { WORD($area, case: "in") }.
event-home-drawn = Heimatregion von { $seat }: { WORD($area) }.
event-black-starts = Zwei schwarze Caballeros beginnen { WORD($area, case: "in") }.
event-veteran-mixed = Die Veteranenkarte „{ WORD($card) }“ ersetzt eine Karte ihres Stapels, die niemand sieht.
event-greys-dealt = Alle erhalten { $count ->
    [one] { $count } graue Karte
   *[other] { $count } graue Karten
}.
event-grey-passed = { $seat } gibt { $grey } an { $receiver } weiter.
event-grey-received = { $seat } erhält { $grey } von { $giver }.
event-virtual-placed = Regionskarte { WORD($area) }: Der virtuelle Mitspieler setzt dort { $count ->
    [one] { $count } Caballero
   *[other] { $count } Caballeros
} ein.
event-virtual-kept-out = Regionskarte { WORD($area) }: Dort steht der König, daher setzt der virtuelle Mitspieler niemanden ein.
event-virtual-power = Die Machtkarte des virtuellen Mitspielers ist { WORD($power) }.
event-virtual-took = Der virtuelle Mitspieler nimmt „{ WORD($card) }“, die Karte, die am meisten einsetzt. Sonst geschieht nichts.
event-round-started = Runde { $round } beginnt; { $seat } spielt die erste Machtkarte.
event-card-turned = Aufgedeckte Aktionskarte: { WORD($card) }.
event-power-played = { $seat } spielt die Machtkarte { WORD($power) }.
event-grey-played = { $seat } spielt dazu { $grey }: zusammen { $sum }.
event-turn-started = { $seat } ist am Zug (Machtkarte { WORD($power) }).
event-called = { $seat } ruft { $count ->
    [0] keinen Caballero
    [one] { $count } Caballero
   *[other] { $count } Caballeros
} an den Hof.
event-extra-call = Durch die Kirche darf { $seat } einen Caballero mehr rufen.
event-recalled = { $seat } ruft einen Caballero { WORD($from, case: "from") } an den Hof zurück.
event-grey-used = { $seat } nutzt { $grey }.
event-card-chosen = { $seat } nimmt die Aktionskarte „{ WORD($card) }“.
event-placed = { $seat } setzt { WORD($area, case: "in") } einen Caballero ein.
event-thrown = { $seat } wirft einen Caballero ins Castillo.
event-thrown-total = { $seat } hat diesmal insgesamt { $count ->
    [one] { $count } Caballero
   *[other] { $count } Caballeros
} ins Castillo geworfen.
event-extra-placed = { $seat } setzt einen Caballero mehr ein, { $extra ->
    [extra-home] weil alle nach Hause gingen.
    [extra-inquisitor] durch den Inquisitor.
   *[other] durch die Kirche.
}
event-france-left = Ein Caballero ({ $owner }) verlässt { WORD($place, case: "acc") } in Frankreich.
event-placed-in-france = { $seat } setzt { WORD($area, case: "in") } einen Caballero ein, auf { WORD($place, case: "acc") }.
event-moved-to-france = { $seat } versetzt einen Caballero ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") }, auf { WORD($place, case: "acc") }.
event-shows-france = { $seat } wählt { WORD($place, case: "acc") } in Frankreich.
event-announced = { $seat } kündigt die Sonderaktion von „{ WORD($card) }“ an.
event-mode-chosen = { $seat } wählt: { WORD($mode) }.
event-region-chosen = { $seat } wählt { WORD($area, case: "acc") }.
event-shows-move = { $seat } will einen Caballero ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") } versetzen.
event-shows-place = { $seat } will { WORD($area, case: "in") } einen Caballero einsetzen.
event-shows-king = { $seat } will den König { WORD($to, case: "to") } versetzen.
event-shows-escort = { $seat } will einen Caballero ({ $owner }) { WORD($from, case: "from") } mit dem König schicken.
event-shows-swap = { $seat } will, dass der König mit dem Granden von { $owner } { WORD($from, case: "in") } den Platz tauscht.
event-shows-grande-in = Der Grande von { $seat } soll { WORD($from, case: "from") } ins Castillo.
event-shows-grande = { $seat } will den eigenen Granden { WORD($to, case: "to") } versetzen.
event-shows-board = { $seat } will { WORD($board, case: "acc") } { $to ->
    [area-castillo] ans Castillo
   *[other] { WORD($to, case: "to") }
} verlegen.
event-shows-banish = { $seat } will einen Caballero ({ $owner }) { WORD($from, case: "from") } in die Provinz schicken.
event-shows-scoring = Gewertet werden soll: { WORD($area) }.
event-shows-return = { $seat } soll { $count ->
    [one] { $count } Caballero
   *[other] { $count } Caballeros
} { WORD($from, case: "from") } in die Provinz zurückgeben.
event-shows-eviction = { $seat } soll { $count ->
    [0] die schwarzen Caballeros
    [one] { $count } Caballero
   *[other] { $count } Caballeros
} { WORD($from, case: "from") } { WORD($to, case: "to") } versetzen.
event-shows-court = { $seat } will { $count ->
    [one] { $count } Caballero
   *[other] { $count } Caballeros
} aus der Provinz an den Hof nehmen.
event-shows-recall = { $seat } will einen Caballero { WORD($from, case: "from") } an den Hof zurückrufen.
event-veto-passed = { $seat } verzichtet auf das Veto.
event-veto-used = { $seat } stoppt die Sonderaktion von { $against } mit einem Veto.
event-veto-taken = { $seat } behält eine Vetokarte; sie gilt bis zum Ende der nächsten Runde.
event-veto-expired = Die ungenutzte Vetokarte von { $seat } verfällt.
event-moved = { $seat } versetzt einen Caballero ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-returned = { $seat } gibt { $count ->
    [one] { $count } Caballero
   *[other] { $count } Caballeros
} { WORD($from, case: "from") } in die Provinz zurück.
event-evicted = { $seat } versetzt { $count ->
    [one] { $count } Caballero
   *[other] { $count } Caballeros
} { WORD($from, case: "from") } { WORD($to, case: "to") }{ $to ->
    [area-court] , denn in der Region auf der Scheibe steht der König.
   *[other] .
}
event-black-evicted = Mit ihnen { $count ->
    [one] geht { $count } schwarzer Caballero
   *[other] gehen { $count } schwarze Caballeros
} { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-marker-taken = { $seat } nimmt den Kirchenmarker.
event-king-moved = { $seat } versetzt den König { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-escorted = Ein Caballero ({ $owner }) geht mit dem König { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-grande-shut-in = Der Grande von { $seat } kommt { WORD($from, case: "from") } ins Castillo.
event-king-and-grande = { $seat } tauscht den König und den Granden von { $owner }: Der König geht { WORD($to, case: "to") }, der Grande { WORD($from, case: "to") }.
event-grande-moved = { $seat } versetzt den eigenen Granden { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-board-moved = { $seat } verlegt { WORD($board, case: "acc") } { $from ->
    [area-castillo] vom Castillo
   *[other] { WORD($from, case: "from") }
} { $to ->
    [area-castillo] ans Castillo
   *[other] { WORD($to, case: "to") }
}.
event-retrieved = { $seat } nimmt { $power } auf die Hand zurück.
event-retrieved-openly = { $seat } nimmt die Machtkarte { WORD($power) } vom Tisch auf die Hand zurück.
event-grey-retrieved-openly = { $seat } nimmt { $grey } vom Tisch auf die Hand zurück.
event-reinforced = { $seat } nimmt { $count ->
    [0] keinen Caballero
    [one] { $count } Caballero
   *[other] { $count } Caballeros
} aus der Provinz an den Hof.
event-disk-shown = Die Scheibe von { $seat } zeigt { WORD($area, case: "acc") }.
event-scoring = Wertung { WORD($area, case: "in") }: { $first }/{ $second }/{ $third } Punkte.
event-scoring-doubled = Wertung { WORD($area, case: "in") } mit doppelten Punkten: { $first }/{ $second }/{ $third }.
event-paid = { $seat } hat { WORD($area, case: "in") } { $count ->
    [one] { $count } Caballero
   *[other] { $count } Caballeros
}, { $tied ->
    [1] allein auf Platz { $place }
   *[other] Gleichstand zwischen { $tied } auf { $place ->
        [1] Platz 1, also gilt Platz 2
        [2] Platz 2, also gilt Platz 3
        [3] Platz 3, also gilt Platz 4
       *[other] Platz 4, also gilt Platz 5
    }
}: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-virtual-ranked = Der virtuelle Mitspieler hat { WORD($area, case: "in") } { $count ->
    [one] { $count } Caballero
   *[other] { $count } Caballeros
}, { $tied ->
    [1] allein auf Platz { $place }
   *[other] Gleichstand zwischen { $tied } auf Platz { $place }
}: Seine Punkte verfallen.
event-bonus = { $seat } erhält { WORD($area, case: "in") } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} zusätzlich { WORD($reason) }.
event-general-scoring = Hauptwertung nach Runde { $number }: zuerst das Castillo, dann alle Regionen.
event-left-castillo = { $seat } versetzt { $count ->
    [one] { $count } Caballero
   *[other] { $count } Caballeros
} aus dem Castillo { WORD($to, case: "to") }{ $to ->
    [area-court] , denn die Scheibe zeigt keine Region, die ihnen offen steht.
   *[other] .
}
event-virtual-stayed = { $count ->
    [one] { $count } Caballero des virtuellen Mitspielers bleibt
   *[other] { $count } Caballeros des virtuellen Mitspielers bleiben
} im Castillo.
event-castillo-closed = Der König steht neben dem Castillo, daher kommt niemand heraus.
event-grande-left = { $seat } versetzt den eigenen Granden aus dem Castillo { WORD($to, case: "to") }.
event-grande-stayed = Der Grande von { $seat } bleibt im Castillo, denn die Scheibe zeigt keine Region, die ihm offen steht.
event-granada-conquered = { WORD($area, case: "nom") } ist erobert: { $count } Caballeros stehen dort. Es wird sofort mit doppelten Punkten gewertet und ist von nun an eine Region wie alle anderen.
event-round-ended = Runde { $round } endet.
event-final-score = { $seat } hat am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-special-skipped = { $seat } verzichtet auf die Sonderaktion von „{ WORD($card) }“.
event-special-idle = Die Sonderaktion von „{ WORD($card) }“ hat jetzt keine Wirkung, daher lässt { $seat } sie aus.
event-not-scored = { WORD($area, case: "nom") } steht auf mehr als einer Scheibe und wird nicht gewertet.
event-score-now = { $seat } erhält in dieser Wertung { $gained } und hat nun { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-banished = { $seat } schickt einen Caballero ({ $owner }) { WORD($from, case: "from") } in die Provinz.

# Eine Runde in Kürze.
story-scoring = { WORD($area, case: "nom") } ({ $pays })
story-scoring-doubled = { WORD($area, case: "nom") }, doppelt ({ $pays })
story-paid = { $seat } { $count } (Platz { $place }, { $points ->
    [0] 0
   *[other] +{ $points }
})
story-tied = { $seat } { $count } (Platz { $place }, Gleichstand zwischen { $tied }, { $points ->
    [0] 0
   *[other] +{ $points }
})
story-virtual = virtueller Mitspieler { $count } (Platz { $place })
story-virtual-tied = virtueller Mitspieler { $count } (Platz { $place }, Gleichstand zwischen { $tied })
story-bonus-king = +{ $points } König
story-bonus-grande = +{ $points } Grande
story-bonus-ambassador = +{ $points } Botschafter
story-bonus-envoy = +{ $points } Gesandter
story-nobody = keine Caballeros
story-totals = Punktestand: { $scores }
story-score = { $seat } +{ $gained } = { $points }
story-placed = { $seat } setzt ein: { $areas }
story-moved = { $seat } versetzt: { $moves }
story-revealed = Aktionskarten: { $cards }
story-power = Machtkarten: { $plays }
story-area-count = { WORD($area) } { $count }
story-in-france = { WORD($area) } ({ WORD($place) })
story-round = Runde { $round }
story-general = Hauptwertung nach Runde { $round }
story-disks = Scheiben: { $disks }
story-homes = Heimatregionen: { $homes }
story-black = Schwarze Caballeros: { $areas }
story-regions = Regionskarten: { $regions }
story-region-placed = { WORD($area) } (+{ $count })
story-region-blocked = { WORD($area) } (König dort: niemand)
story-scored = { $scoring }: { $paid }
story-card = { WORD($card) }
story-play = { $seat } { $power }
story-play-grey = { $seat } { $power } + { $value } = { $sum }
story-play-virtual = virtueller Mitspieler { $power }
story-move = { $owner } { WORD($from) } → { WORD($to) }
story-move-france = { $owner } { WORD($from) } → { WORD($to) } ({ WORD($place) })
story-region = { $seat } { WORD($area) }

# -- Ablehnungen ---------------------------------------------------------------

refused-not-in-hand = Diese Machtkarte hast du nicht auf der Hand.
refused-value-lies = Dieser Wert liegt in dieser Runde schon aus; wähle einen anderen.
refused-too-many = Das sind mehr, als du nehmen darfst.
refused-none-in-court = Am Hof hast du keine weiteren Caballeros.
refused-none-there = Dort steht kein Caballero dieser Farbe.
refused-taboo = Dort steht der König: Keine Figur darf in seine Region oder aus ihr heraus.
refused-not-face-up = Diese Aktionskarte liegt nicht mehr aus.
refused-part-is-done = Diesen Teil der Karte hast du schon ausgeführt.
refused-court-empty = Dein Hof ist leer.
refused-no-effect = Die Sonderaktion hätte jetzt keine Wirkung.
refused-must-place = Bevor dein Zug endet, musst du noch Caballeros einsetzen.
refused-not-beside-king = Diese Region grenzt nicht an die des Königs; wähle eine Nachbarregion oder das Castillo.
refused-all-must-be-placed = Du musst so viele Caballeros einsetzen, wie die Karte angibt.
refused-same-place = Der Caballero ist schon dort; wähle einen anderen Ort.
refused-no-own-left = Du darfst keine eigenen Caballeros mehr versetzen.
refused-no-foreign-left = Du darfst keine fremden Caballeros mehr versetzen.
refused-other-source = Versetzt wird nur aus der gewählten Region.
refused-no-castillo = Das Castillo kann hier nicht gewählt werden.
refused-no-opponent-there = Dort hat kein Gegner einen Caballero.
refused-not-this-mode = Diese Aktion hätte jetzt keine Wirkung; wähle die andere.
refused-not-on-card = Das steht nicht auf dieser Karte; wähle eine ihrer beiden Aktionen.
refused-own-colour = Nur Caballeros von Gegnern können fortgeschickt werden.
refused-not-this-opponent = Jetzt verliert ein anderer Gegner einen Caballero.
refused-fewer-than-two = Dort hast du weniger Caballeros, als du zurückgeben musst; wähle eine Region mit genug.
refused-evicted-region = Deine Caballeros müssen diese Region verlassen; wähle eine andere.
refused-board-stays = Die Tafel liegt schon dort; wähle einen anderen Ort.
refused-other-board = Dort liegt die andere Tafel; wähle einen anderen Ort.
refused-king-stays = Der König steht schon dort; wähle eine andere Region.
refused-not-adjacent = Der König geht hier nur einen Schritt; wähle eine Nachbarregion.
refused-grande-stays = Dein Grande steht schon dort; wähle eine andere Region.
refused-not-used = Diese Machtkarte hast du noch nicht gespielt.
refused-no-such-colour = Mit dieser Farbe spielt niemand.
refused-sum-lies = Diese Summe liegt in dieser Runde schon aus; wähle andere Karten.
refused-grey-not-in-hand = Diese graue Karte hast du nicht auf der Hand.
refused-grey-not-dealt = Diese graue Karte hast du nicht erhalten; wähle eine deiner drei.
refused-grey-not-back = Diese graue Karte hast du noch nicht gespielt oder nicht in dieser Runde; wähle eine andere Karte.
refused-grey-has-no-effect = Der Effekt deiner grauen Karte würde jetzt nichts ändern.
refused-no-such-extra = Aus diesem Grund darfst du keinen mehr einsetzen.
refused-only-home = Dieser darf nur in deine Heimatregion.
refused-regions-only = Hier können nur Regionen gewählt werden, nicht das Castillo.
refused-castillo-only = Hier kann nur das Castillo gewählt werden.
refused-too-far = Diese Region ist nicht benachbart, und für einen so weiten Weg bleiben zu wenige Versetzungen; wähle eine Nachbarregion oder das Castillo.
refused-only-black = Mit dieser Karte versetzt du nur schwarze Caballeros.
refused-closed-to-black = Dorthin können schwarze Caballeros nicht; wähle eine andere Region.
refused-france-is-full = Alle drei Plätze in Frankreich sind besetzt; wähle eine andere Region.
refused-not-in-france = In Frankreich kann weder der König noch ein Grande stehen; wähle eine andere Region.
refused-not-on-disk = Die Scheibe zeigt Frankreich nicht; wähle eine andere Region.
refused-court-not-on-disk = Der Hof kann nur eingestellt werden, solange der König in Frankreich oder Portugal ist; wähle eine Region.
refused-place-is-taken = Auf diesem Platz steht schon ein Caballero; wähle einen freien.
refused-not-there = Auf diesem Platz steht kein solcher Caballero; wähle einen anderen.
refused-not-from-a-court = Solange Granada nicht erobert ist, kommt niemand vom Hof dorthin; wähle eine andere Region.
refused-not-with-muslims = Solange Granada nicht erobert ist, kann dort weder der König noch ein Grande stehen; wähle eine andere Region.
refused-not-scored-now = Solange Granada nicht erobert ist, wird es nicht gewertet; wähle eine andere Region.
refused-not-for-the-king = Mit dieser Karte kann der König nicht dorthin.
refused-not-abroad = Mit dieser Karte geht der König nach Frankreich oder Portugal.
refused-not-the-fewest = Dort stehen nicht die wenigsten Caballeros; wähle eine Region mit den wenigsten.
refused-not-the-most = Dort stehen nicht die meisten Caballeros; wähle eine Region mit den meisten.
refused-grande-in-castillo = Dieser Grande ist im Castillo und kann nicht versetzt werden.
refused-grande-not-in-another-region = König und Grande müssen in zwei verschiedenen Regionen stehen; wähle einen anderen Granden.

# -- Optionen ------------------------------------------------------------------

option-edition = Ausgabe
    .about = Nach welcher Ausgabe Regeln und Karten sind.
    .is-1995 = 1995
    .is-2023 = 2023
option-players = Spielerzahl
    .about = Wie viele am Tisch sitzen.
option-start_seat = Wer beginnt
    .about = Wer die erste Machtkarte der Partie spielt.
    .is-random = wird ausgelost
    .is-A = A
    .is-B = B
    .is-C = C
    .is-D = D
    .is-E = E
option-short_game = Spieldauer
    .about = Ob manche Runden ausfallen.
    .is-none = alle neun Runden
    .is-two_per_period = ohne Runde 1, 4 und 7
    .is-six_rounds = nur Runde 1 bis 6
option-tie_rule = Gleichstand
    .about = Wie viele Plätze vergeben sind, wenn drei oder mehr gleichauf liegen.
    .is-positional = so viele, wie gleichauf liegen
    .is-sliding = immer zwei
option-placement_mandatory = Einsetzen ist Pflicht
    .about = Ob man so viele Caballeros einsetzen muss, wie Aktionskarte und Hof erlauben.
option-call_mandatory = Rufen ist Pflicht
    .about = Ob man so viele Caballeros an den Hof rufen muss, wie die Machtkarte angibt.
option-veto_partial = Veto bei jedem Schritt
    .about = Ob ein Veto eine Sonderaktion vor jedem ihrer Schritte aufhalten kann oder nur bei der Ankündigung.
option-merge_piles_2_3 = Stapel 2 und 3 als einer
    .about = Ob die Stapel 2 und 3 zusammengemischt werden, so dass in einer Runde vier Karten ausliegen. Zu zweit ist das immer so.
option-new_regency = Neue Regentschaft
    .about = Ob zehn Regentschaftskarten an die Stelle von Eure Majestät treten: Der König geht ins Ausland, neben das Castillo oder tauscht mit einem Granden den Platz.
option-veteran_cards = Veteranenkarten
    .about = Welche Veteranenkarten im Spiel sind. Jede ersetzt eine Karte ihres Stapels, die niemand sieht.
    .is-eg23_veto-1 = Veto
    .is-eg23_veto-2 = zweites Veto
    .is-eg23_place_two_or_move_all = 2 einsetzen oder versetzen
    .is-eg23_secret_scoring = Geheime Wertung
option-shift_of_power = Machtverschiebung
    .about = Ob alle drei graue Karten erhalten, die zu Machtkarten hinzuzählen und Effekte haben.
option-retrieve_grey = Graue Karten zurück
    .about = Welche gespielten grauen Karten statt einer Machtkarte zurückgenommen werden können.
    .is-current = nur die dieser Runde
    .is-any = jede
option-home_region_advantage = Heimvorteil
    .about = Ob ein Grande in seiner Region als ein Caballero zählt und dort einer mehr eingesetzt werden darf, wenn alle dorthin kommen.
option-movement_limits = Begrenzte Wege
    .about = Ob eine Aktion zwei Caballeros weniger versetzt, sobald einer weiter als in eine Nachbarregion geht.
option-france = Frankreich
    .about = Ob Frankreich eine zehnte Region mit Plätzen für drei Caballeros ist: Der Botschafter erhält 2 Punkte mehr, der Gesandte 1.
option-granada = Granada
    .about = Ob Granada nicht gewertet wird, bis dort zwölf Caballeros stehen; dann sofort, mit doppelten Punkten.
option-church = Kirche
    .about = Ob vier schwarze Caballeros für den zählen, der den Kirchenmarker hat; ihn bringt eine sechste Aktionskarte.
option-eg95_banish_scope = Verbannung
    .about = Ob die Karte insgesamt einen Caballero fortschickt oder von jedem Gegner einen.
    .is-one = insgesamt einen
    .is-each = von jedem Gegner einen
option-eg95_court_crisis_split = Milderer Verlust am Hof
    .about = Ob eine der beiden Karten, die die Höfe leeren, jedem nur drei Caballeros nimmt.
option-deck = Kartensatz
    .about = Eine Datei mit einem eigenen Kartensatz; leer für die Karten der Spielregel.
option-map = Spielplan
    .about = Eine Datei mit einem eigenen Plan; leer für den Plan der Spielregel.
preset-first-game = Erstes Spiel
    .about = 2023, sechs Runden, ohne Module
preset-rulebook = Klassisch 1995
    .about = die Spielregel von 1995, neun Runden
preset-1995-every-variant = 1995 mit allen Varianten
    .about = Heimvorteil, begrenzte Wege, Frankreich, Granada, Kirche
preset-france = Frankreich allein
    .about = 1995, ohne den Rest der Erweiterung
preset-2023 = Klassisch 2023
    .about = die Regeln von 2023, neun Runden
preset-2023-every-module = 2023 mit allen Modulen
    .about = Neue Regentschaft, Veteranenkarten, Machtverschiebung
preset-short = Kurzes Spiel ohne Runde 1, 4 und 7
    .about = 1995, sechs Runden
preset-six-rounds = Kurzes Spiel mit Runde 1 bis 6
    .about = 1995, zwei Hauptwertungen
preset-other-readings = Die anderen Lesarten der unklaren Regeln
    .about = 1995, neun Runden



chapter-edition-2023 = Die Ausgabe von 2023
chapter-new-regency = Neue Regentschaft
chapter-veteran-cards = Veteranenkarten und das Veto
chapter-shift-of-power = Machtverschiebung
chapter-two-players = Zu zweit (2023)
chapter-home-and-limits = Heimvorteil und begrenzte Wege (1995)
chapter-france = Frankreich (1995)
chapter-granada = Granada (1995)
chapter-church = Die Kirche (1995)

unprinted-call = wie viele Caballeros die Machtkarten rufen
unprinted-copies = wie viele es von jeder Karte gibt
unprinted-place = wie viele Caballeros die Aktionskarten einsetzen
unprinted-points = Punkte: { WORD($area, case: "nom") }
unprinted-borders = welche Regionen benachbart sind

# -- Fehler in Kartensätzen, Plänen und Stellungen ----------------------------------

bad-card-id = { $given } ist keine id; eine id beginnt mit einem kleinen Buchstaben und hat nur kleine Buchstaben, Ziffern und Unterstriche
bad-reserved-id = { $given } hat in Zügen und Stellungen eine andere Bedeutung; wähle eine andere id
bad-pile-size = im Stapel ist kein Platz für { $given } Karten; möglich sind höchstens { $most }
bad-many-cards = in den gemischten Stapeln ist zusammen kein Platz für { $given } Karten; möglich sind höchstens { $most }
bad-card-copies = { $given } liegt öfter offen oder ist öfter in Gebrauch, als dieser Kartensatz sie hat
bad-standing-pile = Stapel 5 braucht genau eine Karte
bad-no-regency = hier ist keine Regentschaftskarte; mit der Option new_regency braucht der Stapel mindestens eine
bad-church-pile = mit der Option church braucht der Stapel genau eine Karte
bad-church-card = Stapel 6 gehört der Kirche; eine Karte dort braucht only = "church"
bad-only-unless = { $given } brächte die Karte ins Spiel und nähme sie heraus; nenne es nur einmal
bad-effect-needs = { $given } ist nur mit der Option { $switch } möglich; die Karte braucht only = "{ $switch }"
bad-veteran-pile = eine Veteranenkarte ersetzt eine Karte der Stapel 1 bis 4, nicht des Stapels { $given }
bad-veteran-merged = Veteranenkarten können nicht in Stapel 3 sein, solange er mit Stapel 2 zusammenliegt
bad-veteran-missing = { $given } steht in der Option veteran_cards, aber keine Karte dieses Kartensatzes hat es
bad-few-to-replace = Karten, die Veteranenkarten ersetzen können: { $given }; nötig: { $needed }
bad-grey-effect = { $given } kann so nicht auf einer grauen Karte stehen; möglich sind move, place_anywhere und reinforce_court, ohne from_one_region und recall
bad-too-few-greys = graue Karten: { $given }; nötig: { $needed }, für jeden drei
bad-map-needs = die Option { $switch } braucht { $key } auf diesem Plan
bad-too-few-offered = offene Aktionskarten: { $given }; für die Züge, die noch kommen, nötig: { $needed }
bad-few-powers = für die Runden, die noch kommen, sind es zu wenige Machtkarten; nötig sind mindestens { $needed }
bad-leftover = { $given } gehört zu einer Entscheidung, die in dieser Stellung nicht ansteht
bad-many-modes = in diesem Kartensatz gibt es mehr als { $most } verschiedene Aktionsvarianten
bad-mode = { $given } ist ein Recht beim Einsetzen und nichts, was man wählt; eine Karte hat es allein
no-parameters = er hat keine Parameter
given-modes = zwei Aktionsvarianten, jede mit einem Effekt
bad-too-few-cards = Aktionskarten, die jede Runde ausliegen: { $given }; nötig: { $needed }, für jeden eine
bad-caballeros = Caballeros einer Farbe auf dem Plan, am Hof und in der Provinz zusammen: { $given }; es müssen { $needed } sein
bad-boards-together = beide Wertungstafeln liegen am selben Ort; nur eine kann dort liegen
bad-power-twice = die Machtkarte { $given } ist von zwei Spielern ausgespielt
bad-border = { $given } ist keine Grenze; eine Grenze braucht zwei verschiedene Regionen
bad-agenda = { $given } ist weder als Ablaufplan (agenda) noch als Zeile davon möglich
bad-nothing-to-do = die Entscheidung dieser Stellung braucht hier andere Karten
bad-hand = die Machtkarte { $given } ist zugleich auf der Hand und ausgespielt
bad-taken-back = die Machtkarten auf der Hand, die gespielten und die zurückgenommenen passen nicht zusammen
bad-king-place = mit diesen Optionen kann der König nicht am Ort { $given } stehen
bad-grande-place = mit diesen Optionen kann ein Grande nicht am Ort { $given } stehen
bad-black = schwarze Caballeros auf dem Plan: { $given }; es müssen 4 sein
bad-black-place = hier können keine schwarzen Caballeros stehen: { $given }
bad-no-variant = { $given } gehört zu einer Variante, die hier nicht gespielt wird
bad-france-places = auf den Plätzen in Frankreich stehen nicht die, die dort sind: { $given }
bad-grey-twice = die graue Karte { $given } ist an zwei Orten
bad-grey-hand = graue Karten bei einem Spieler: { $given }; möglich sind höchstens 3
bad-region-cards = { $given } sind nicht die Regionskarten, die noch kommen
bad-virtual-powers = { $given } sind nicht die Machtkarten des virtuellen Mitspielers, die noch kommen

# -- Spielplan -----------------------------------------------------------------

board-round = Runde { $round } von { $rounds }
board-scoring = Hauptwertung nach Runde { $round }
board-scoring-now = Hauptwertung am Ende dieser Runde
board-over = Das Spiel ist zu Ende
board-king = König
board-grande = Grande
board-castillo = Castillo
board-thrown = Einwürfe: im Verlauf
board-note-borders = Was sich berührt, ist benachbart.
board-note-caballeros = Caballeros von { $seat }
board-note-grande = Grande von { $seat }
board-note-board = Wertungstafel
board-neighbours = Nachbarn
board-offer = Aktionskarten
board-powers = Machtkarten
board-order = Zugfolge
board-card = Gewählte Karte
board-open = offen: { $parts }
board-part-place = { $number } einsetzen
board-part-special = Sonderaktion
board-disks = Scheiben
board-returning = Gehen zurück
board-points = Punkte
board-court = Hof
board-province = Provinz
board-veto = Veto bis Runde
board-turn = am Zug
board-decides = entscheidet
board-your-hand = Deine Machtkarten
board-hand-of = Hand von { $seat }
board-calls = rufen Caballeros
board-king-away = König { WORD($area, case: "in") }
board-virtual = virtueller Mitspieler
board-black = schwarze Caballeros
board-church = Kirchenmarker
board-granada = { $count } von { $needed }
board-conquered = erobert
board-note-granada = Eroberung
board-ambassador = Botschafter
board-envoy = Gesandter
board-third = dritter
board-free = frei
board-your-greys = Deine grauen Karten
board-greys-of = Graue Karten von { $seat }
board-region-cards = Regionskarten
board-to-come = noch { $count }

colour-brown = Braun
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-red = Rot
colour-black = Schwarz

# -- König & Intrigant: Kartennamen haben höchstens 26 Zeichen ------------------

card-ki_10 = 10 Eigene aus Region
card-ki_20 = 20 2 zum Hof
card-ki_30 = 30 2 überall
card-ki_40 = 40 Veto
card-ki_50 = 50 4 eigene ziehen
card-ki_60 = 60 Geheim 2 zurück
card-ki_70 = 70 2 eigene + 2 fremde
card-ki_80 = 80 Höfe verlieren 3
card-ki_90 = 90 Wenigste werten
card-ki_100 = 100 Beliebige werten
card-ki_110 = 110 Grande versetzen
card-ki_120 = 120 Wertungstafel
card-ki_130 = 130 Gegner geben 3
card-ki_140 = 140 Erste Plätze
card-ki_150 = 150 5 aus einer Region
card-ki_160 = 160 Vertreibung
card-ki_170 = 170 Castillo werten
card-ki_180 = 180 Karte zurück
card-ki_king = Königskarte
card-ki_intrigue = Intrigantenkarte

taken-intrigue = die Karte „{ WORD($card) }“
text-call = { $number ->
    [0] Ruft keine Caballeros.
    [one] Ruft { $number } Caballero.
   *[other] Ruft { $number } Caballeros.
}
text-intrigue = Wähle eine Region und ziehe von dort entweder einen Caballero eines Gegners oder beliebig viele eigene in andere Regionen oder ins Castillo.
prompt-play_power-intrigue = Spiele eine Karte
prompt-retrieve-intrigue = Nimm eine Karte aus einer früheren Runde zurück
event-round-started-intrigue = Runde { $round } beginnt; { $seat } spielt die erste Karte.
event-power-played-intrigue = { $seat } spielt „{ WORD($power) }“.
event-turn-started-intrigue = { $seat } ist am Zug („{ WORD($power) }“).
story-power-intrigue = Gespielte Karten: { $plays }
story-laid-aside = { $seat } legt weg: { $cards }
refused-card-not-in-hand = Diese Karte hast du nicht auf der Hand.
text-take_card_back = Nimm eine deiner Karten aus einer früheren Runde auf die Hand zurück.
board-played = Gespielt
board-your-cards = Deine Karten
decision-setup_disk = Stelle die Region ein, in der dein nächster Caballero beginnt
prompt-setup_disk = { $number ->
    [one] Stelle die Region ein, in der ein weiterer Caballero beginnt
   *[other] Stelle die Region ein, in der { $number } weitere Caballeros beginnen
}
decision-lay_aside_one = Lege eine Karte beiseite, aus dem Spiel
prompt-lay_aside_one = Lege eine Karte beiseite, aus dem Spiel (noch { $left })
prompt-choose_card-intrigue = Wähle die Sonderaktion dieses Zuges
prompt-choose_card-both = Nimm eine Aktionskarte, oder wähle, wessen Sonderaktion du hast
choice-setup_disk = { WORD($region) }{ $to_court ->
    [yes] {" "}(dort steht der König: an deinen Hof)
   *[no] {""}
}
choice-lay_aside_one = { WORD($ki_card) } (ruft { $call })
event-setup-placed = { $seat } beginnt mit weiteren Caballeros { WORD($to, case: "in") }: { $count }.
event-laid-aside = { $seat } legt „{ WORD($card) }“ beiseite.
event-strength-handed = { $seat } bekommt die Caballero-Karte { $count }.
event-king-card = { $seat } bekommt die Königskarte.
event-intrigue-card = { $seat } bekommt die Intrigantenkarte.
event-action-chosen = { $seat } hat die Aktion von „{ WORD($card) }“.
story-setup = Weitere Caballeros: { $homes }
story-strength = Caballero-Karten: { $plays }
refused-other-action = Diese Aktion hast du in diesem Zug nicht.
refused-not-on-setup-disk = Solange Granada nicht erobert ist, beginnt dort niemand; wähle eine andere Region.
refused-laid-aside-already = Diese Karte liegt schon beiseite.
refused-not-of-an-earlier-round = Nur eine Karte, die seit einer früheren Runde auf deinem Stapel liegt, kann zurückkommen.
option-king_intrigue = König & Intrigant
    .about = Ob alle 13 von 18 eigenen Aktionskarten wählen, statt Macht- und Aktionskarten; das meiste, was sie tun, ist ein Platzhalter.
option-ki_free_choice = Freie Wahl der Aktion
    .about = Ob, wer die Königs- oder die Intrigantenkarte hat, stattdessen die Aktion der eigenen Karte nutzen darf.
preset-king-intrigue = König & Intrigant
    .about = das ganze Spiel, neun Runden
preset-king-intrigue-short = Kurz
    .about = ohne Runde 1, 4 und 7
preset-king-intrigue-every-variant = Mit Varianten von 1995
    .about = Heimvorteil, begrenzte Wege, Granada
box-king-intrigue = König & Intrigant
box-king-intrigue-summary = Achtzehn eigene Aktionskarten statt Macht- und Aktionskarten: Fünf legst du weg, jede Runde spielst du eine und holst dir mit dem höchsten Wert den König oder mit dem niedrigsten den Intriganten. Für 2 bis 5 Personen, etwa 90 Minuten.
chapter-king-intrigue = König & Intrigant (1995)
unprinted-strength = welche Caballero-Karten im Spiel sind
bad-many-vetoes = nur eine Karte darf vor ihrem Spieler liegen bleiben; dies ist eine zweite
bad-played = von jedem der Werte 10, 20 und so weiter bis 180 muss es eine Karte geben, es gibt aber: { $given }
bad-common = es muss eine Karte für den höchsten und dann eine für den niedrigsten Wert geben, es gibt aber: { $given }
bad-strength = { $given } werden nicht von Karte zu Karte kleiner
bad-no-strength = für { $players } Spieler sind keine Caballero-Karten genannt
bad-strength-card = { $given } ist nicht die Caballero-Karte, die zu diesen Werten gehört
bad-other-action = { $given } ist keine Aktion, die der Spieler am Zug hat
bad-laid-aside = eine beiseitegelegte Karte ist auch auf der Hand oder gespielt
board-strength = Caballero-Karten

# -- Grand Inquisitor & Colonies ---------------------------------------------------

area-ship = Schiff
    .nom = Schiff
    .acc = das Schiff
    .to = aufs Schiff
    .from = vom Schiff
    .in = auf dem Schiff
area-america = Amerika
    .nom = Amerika
    .acc = Amerika
    .to = nach Amerika
    .from = aus Amerika
    .in = in Amerika
area-mediterranean = Mittelmeer
    .nom = Mittelmeer
    .acc = das Mittelmeer
    .to = ins Mittelmeer
    .from = aus dem Mittelmeer
    .in = im Mittelmeer
from_place-ambassador = der Platz des Botschafters
from_place-envoy = der Platz des Gesandten
from_place-third = der dritte Platz
from_place-captain = Kapitän
from_place-viceroy = Vizekönig
from_place-gold = Gold
from_place-goods = Waren
from_place-ordinary = gewöhnlicher Platz
to_place-ambassador = der Platz des Botschafters
to_place-envoy = der Platz des Gesandten
to_place-third = der dritte Platz
to_place-captain = Kapitän
to_place-viceroy = Vizekönig
to_place-gold = Gold
to_place-goods = Waren
to_place-ordinary = gewöhnlicher Platz
from_place-beside = neben der Tafel
from_place-gold_beside = Gold, neben der Tafel
from_place-goods_beside = Waren, neben der Tafel
decision-from_place = Wähle, welcher Caballero es ist
decision-to_place = Wähle, wo der Caballero steht
prompt-from_place = Wähle, welcher Caballero ({ $owner }) { WORD($area, case: "in") } es ist
prompt-to_place = Wähle, wo der Caballero ({ $owner }) { WORD($area, case: "in") } steht
choice-from_place = { WORD($from_place) }
choice-to_place = { WORD($to_place) }
event-took-place = Ein Caballero ({ $owner }) steht { WORD($area, case: "in") }: { WORD($place) }.
event-left-place = Ein Caballero ({ $owner }) { WORD($area, case: "in") } gibt auf: { WORD($place) }.
event-shows-stands = { $seat } hat gewählt: { WORD($from) } → { WORD($to) }.
reason-captain = als Kapitän
reason-viceroy = als Vizekönig
story-bonus-captain = +{ $points } Kapitän
story-bonus-viceroy = +{ $points } Vizekönig
story-scoring-offices = { WORD($area, case: "nom") }
story-office = { $seat } { $bonuses }
option-grand_inquisitor = Großinquisitor & Kolonien
    .about = Ob auch mit Frankreich, Schiff, Amerika und Mittelmeer gespielt wird, mit Gold und Waren, dem Großinquisitor und zwei weiteren Kartenstapeln.
option-gi_token_pickup_present = Plättchen für Anwesende
    .about = Ob ein Caballero, der schon in Amerika oder im Mittelmeer ist, auf ein freies Plättchen treten darf.
option-gi_once_per_turn_includes_sea = Eine Bewegung im Zug
    .about = Ob ein Caballero im Zug eine Bewegung hat, durch eine Karte oder über See, oder von jeder eine.
option-gi_token_any_turn = Plättchen in jedem Zug
    .about = Ob, wer im Zug eines anderen einen eigenen Caballero versetzt, ihn gleich auf ein Plättchen stellen darf.
option-gi_after_castillo_keep = „Nach dem Castillo“ behalten
    .about = Ob man die Karte für eine spätere Hauptwertung behalten darf, wenn sie in der nächsten nicht genutzt wird.
preset-grand-inquisitor = Großinquisitor & Kolonien
    .about = das ganze Spiel, neun Runden
preset-grand-inquisitor-short = Kurz
    .about = ohne Runde 1, 4 und 7
preset-grand-inquisitor-every-variant = Mit Varianten von 1995
    .about = Heimvorteil, begrenzte Wege, Granada
preset-grand-inquisitor-king-intrigue = Mit König & Intrigant
    .about = beide Erweiterungen in einem Spiel
box-grand-inquisitor = Großinquisitor & Kolonien
box-grand-inquisitor-summary = Segle nach Amerika und ins Mittelmeer, bring Gold und Waren heim und hol dir den Großinquisitor mit seinen schwarzen Caballeros. Die große Erweiterung von 1997 für 2 bis 5 Personen, etwa zwei Stunden.
chapter-seas = Großinquisitor & Kolonien: die Meere
chapter-colonies = Großinquisitor & Kolonien: Gold und Waren
chapter-inquisitor = Großinquisitor & Kolonien: der Inquisitor
bad-office = wer ein Amt hat, muss dort einen Caballero haben; dieser Spieler hat keinen: { $given }
bad-seas = eine Karte mit Seegebieten hat ship, america und mediterranean in dieser Reihenfolge, es gibt aber: { $given }
board-offices = Ämter
board-captain = Kapitän
board-viceroy = Vizekönig
refused-nobody-stands-so = So steht dort kein Caballero dieser Farbe; wähle einen anderen.
refused-not-free-there = Dieser Platz kann jetzt nicht besetzt werden; wähle einen anderen.
refused-nothing-to-keep = Eine Wiederholung dreht eine ausliegende Karte um; zu behalten gibt es nichts.

# -- Großinquisitor & Kolonien: Seewege, Plättchen, Begrenzungstafel -----------------

token-gold = Gold
token-goods = Waren
decision-sea_move = Fahre über See, tritt auf ein Plättchen oder mach weiter
prompt-sea_move-turn = Fahre über See, tritt auf ein Plättchen, nutze deine behaltene Karte oder mach weiter
prompt-sea_move-bonus = Fahre über See, tritt auf ein Plättchen, nutze den Bonus des Inquisitors oder mach weiter
prompt-sea_move-turnbonus = Fahre über See, tritt auf ein Plättchen, nutze deine behaltene Karte oder den Bonus des Inquisitors oder mach weiter
choice-sea_move = { $steps ->
    [yes] { $colour } auf { WORD($token) } { WORD($area, case: "in") }
   *[no] { $colour } fährt { WORD($sea, case: "from") } { WORD($area, case: "to") }
}
choice-sea_move-done = weiter
decision-fill_board = Wähle, wessen Caballero auf die Begrenzungstafel tritt
prompt-fill_board = Wähle, wessen Caballero { WORD($area, case: "in") } auf die Begrenzungstafel tritt ({ $spaces ->
    [one] { $spaces } freier Platz
   *[other] { $spaces } freie Plätze
})
choice-fill_board = { $colour }
event-tokens-brought = { $seat } bringt Plättchen ins Spiel: { $count } × { WORD($token) }.
event-sailed = { $seat } fährt mit einem Caballero ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-stepped-on = Ein Caballero ({ $owner }) nimmt { WORD($area, case: "in") } auf: { WORD($token) }.
event-carried = Der Caballero ({ $owner }) trägt { WORD($token) }.
event-delivered = Der Caballero ({ $owner }) liefert { WORD($area, case: "in") } ab: { WORD($token) }, { $points ->
    [0] niemand bekommt Punkte dafür
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-token-lost = Der Caballero ({ $owner }) verliert, was er trägt; aus dem Spiel ist: { WORD($token) }.
event-limit-starts = Die Begrenzungstafel beginnt { WORD($area, case: "in") }.
event-limit-moved = { $seat } versetzt die Begrenzungstafel { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-moved-within = { $seat } versetzt einen Caballero ({ $owner }) { WORD($area, case: "in") } { $onto ->
    [1] auf die Begrenzungstafel
   *[0] von der Begrenzungstafel herunter
}.
event-stood-on = { $count ->
    [one] { $count } Caballero ({ $owner }) tritt
   *[other] { $count } Caballeros ({ $owner }) treten
} { WORD($area, case: "in") } auf die Begrenzungstafel.
event-stood-beside = Ein Caballero ({ $owner }) steht { WORD($area, case: "in") } neben der Begrenzungstafel.
refused-not-own-at-sea = Nur mit eigenen Caballeros kannst du über See fahren und auf Plättchen treten.
refused-nobody-sails = Von dort kann in diesem Zug kein Caballero fahren: Er muss schon zu Beginn des Zuges auf See gewesen sein und darf sich seither nicht bewegt haben.
refused-no-sea-way = Dorthin führt kein Seeweg; vom Schiff geht es nach Amerika, ins Mittelmeer oder an eine Küste, von dort zurück aufs Schiff.
refused-no-token-to-france = Mit Gold oder Waren fährt niemand nach Frankreich.
refused-no-step-on-token = Niemand kann dort jetzt auf ein freies Plättchen treten.
refused-no-kept-turn = Du hast keine Karte aus einer früheren Runde, die eine andere umdreht.
refused-no-bonus-now = Du kannst den Bonus des Inquisitors jetzt nicht nutzen.
refused-none-beside = Neben der Begrenzungstafel steht kein Caballero dieser Farbe.
refused-no-newcomer = Nur wer gerade angekommen ist, darf auf die Begrenzungstafel treten.
refused-moved-already = Alle Caballeros dieser Farbe dort haben sich in diesem Zug schon bewegt.
refused-carrier-stays-out = Mit Gold oder Waren kommt niemand ins Castillo.
refused-limit-not-to-france = Die Begrenzungstafel kommt nie nach Frankreich.
refused-limit-stays = Dort liegt die Begrenzungstafel schon; wähle eine andere Region.
refused-nobody-moves = Dort kann in diesem Zug niemand mehr versetzt werden; wähle eine andere Region.
refused-not-by-this-card = Aufs Schiff und nach Frankreich geht es vom Hof nur, wenn dort jetzt eingesetzt werden darf, nach Amerika und ins Mittelmeer nie.
refused-only-spain-on-disk = Die Scheibe zeigt nur die Regionen Spaniens; wähle eine davon.
refused-not-sent-away = Weder den Vizekönig noch wer Gold oder Waren trägt, schicken andere fort; wähle einen anderen Caballero.
refused-no-landing-with-muslims = Solange Granada nicht erobert ist, führt kein Seeweg dorthin; wähle eine andere Region.
refused-cards-are-needed = Es liegen nicht mehr Karten da, als Spieler noch brauchen; jetzt lässt sich keine umdrehen.
card-k7_limit = Begrenzungstafel
text-move_limit = Versetze die Begrenzungstafel ohne die Caballeros darauf in eine andere Region Spaniens oder auf See und wähle, wer dort auf ihr steht.
prompt-choose_region-limit = Wähle, wohin die Begrenzungstafel kommt
board-tokens = Plättchen
board-tokens-free = frei: { $tokens }
board-tokens-brought = neu in diesem Zug: { $tokens }
board-tokens-supply = nicht im Spiel: { $tokens }
board-limit = Begrenzungstafel
board-limit-at = { WORD($area, case: "in") }, { $free ->
    [0] voll
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}
board-beside = daneben: { $who }
board-carriers = Ladung
bad-carriers = so viele Träger sind dort nicht
bad-tokens = von dieser Art gibt es { $most } Plättchen, nicht { $given }
bad-beside = auf der Begrenzungstafel ist Platz für { $most }, nicht für { $given }
bad-beside-none = niemand trägt dort: { $given }
bad-ledger = mehr Caballeros haben sich bewegt oder dürfen fahren, als dort sind: { $most }

# -- Grand Inquisitor & Colonies: its cards ----------------------------------------

card-k7_conspiracy = Verschwörung
card-k7_transport = Transport
card-k7_double = Doppelschlag
card-k7_turn = Karte umdrehen
card-k7_score_new = Kolonien werten
card-k7_score_later = Später werten
card-k7_after_castillo = Nach dem Castillo
text-place-up-to = { $number ->
    [one] Setze bis zu { $number } Caballero vom Hof ein.
   *[other] Setze bis zu { $number } Caballeros vom Hof ein.
}
text-shut_in_grandes = Die Granden aller Gegner kommen ins Castillo, außer denen, die beim König stehen.
text-score_areas = Werte diese Gebiete: { $areas }.
text-score_later = Lege diese Karte in eine beliebige Region oder ans Castillo; am Ende der nächsten Runde wird dort gewertet.
text-move_after_castillo = { $number ->
    [one] Behalte diese Karte. In einer Hauptwertung darfst du, wenn das Castillo leer ist, bis zu { $number } eigenen Caballero versetzen.
   *[other] Behalte diese Karte. In einer Hauptwertung darfst du, wenn das Castillo leer ist, bis zu { $number } eigene Caballeros versetzen.
}
text-turn_card = Drehe eine Aktionskarte um, die noch ausliegt, so dass sie in dieser Runde niemand nutzt; oder behalte diese Karte für eine spätere Runde.
text-turn_card-veto = Du darfst sie auch einmal als Veto gegen die Sonderaktion eines Gegners nutzen; dann ist sie verbraucht.
text-repeat_later = Behalte diese Karte. Einmal darfst du, gleich nachdem ein Gegner eine Sonderaktion beendet hat, dieselbe Sonderaktion nach eigener Wahl ausführen.
prompt-choose_region-later = Wähle, was am Ende der nächsten Runde gewertet wird
decision-turn_card = Wähle die Karte, die du umdrehst, oder behalte diese
choice-turn_card = Umdrehen: { WORD($card) }
choice-turn_card-skip = Diese Karte behalten
prompt-turn_card-again = Wähle die Karte, die du umdrehst
decision-double = Wiederhole die Sonderaktion, oder behalte die Karte
prompt-double = { $seat } hat „{ WORD($card) }“ ausgeführt: Wiederhole die Sonderaktion jetzt, oder behalte deinen Doppelschlag
choice-double = { WORD($double) }
double-repeat = jetzt wiederholen
double-skip = Doppelschlag behalten
decision-after_castillo = Nutze die Karte, die du behalten hast, oder behalte sie für eine spätere Wertung
prompt-after_castillo = Nutze jetzt „{ WORD($card) }“ oder behalte die Karte für eine spätere Wertung
choice-after_castillo = { WORD($use_kept) }
use_kept-use = jetzt nutzen
use_kept-skip = behalten
event-card-kept = { $seat } behält die Karte „{ WORD($card) }“.
event-card-used = { $seat } nutzt die behaltene Karte „{ WORD($card) }“.
event-card-turned-over = { $seat } dreht die Karte „{ WORD($card) }“ um; in dieser Runde kann sie niemand nutzen.
event-shows-turn = { $seat } will die Karte „{ WORD($card) }“ umdrehen.
event-repeats = { $seat } wiederholt die Sonderaktion von „{ WORD($card) }“.
event-laid-later = { $seat } legt die Karte: Am Ende der nächsten Runde wird { WORD($area, case: "nom") } gewertet.
event-scored-later = Jetzt gewertet, weil dort eine Karte lag: { WORD($area, case: "nom") }.
kept-after_castillo = nach dem Castillo
kept-double = Doppelschlag
kept-turn_next = Karte umdrehen, ab der nächsten Runde
kept-turn = Karte umdrehen
board-kept = Behaltene Karten
board-repeats = Wiederholt von
board-later = Nach der nächsten Runde gewertet
board-due = Nach dieser Runde gewertet
bad-colony-card = Stapel 7 gehört den Kolonien; eine Karte dort braucht only = "grand_inquisitor"
bad-no-such-pile = König & Intrigant hat keine Stapel mit Aktionskarten außer 6 und 7, und die bringt only = "grand_inquisitor"
bad-colony-key = das hat nur eine Karte mit only = "grand_inquisitor"
bad-many-kept = { $given } lässt die Karte auf dem Tisch; { $other } hat es schon, und eine zweite darf es nicht haben
bad-kept-standing = { $given } lässt die Karte auf dem Tisch, aber die der Stapel 5 und 6 kommt jede Runde wieder; gib ihr einen anderen Stapel
bad-mode-kept = { $given } lässt die Karte auf dem Tisch; eine Karte hat es allein
bad-inquisitor-pile = mit der Option grand_inquisitor braucht der Stapel eine Karte oder keine
bad-kept = auf dem Tisch liegen mehr dieser Karten, als der Kartensatz hat: { $given }
bad-kept-early = Karten aus { $pile } auf dem Tisch: { $given }; bis zu dieser Runde aufgedeckt: { $most }
bad-acting = { $given } ist nicht die Karte, die gerade genutzt oder wiederholt wird
given-areas = eine Liste mit einigen von france, ship, america und mediterranean, jedes höchstens einmal
card-k6_inquisitor = Großinquisitor
card-k7_score_inq = Wertung mit Inquisitor
text-take_inquisitor = { $moves ->
    [one] Nimm den Inquisitor an deinen Hof und versetze dann bis zu { $moves } schwarzen Caballero in beliebige Regionen oder ins Castillo, auch einen zur Seite gelegten, aber nicht aus der Königsregion oder in sie.
   *[other] Nimm den Inquisitor an deinen Hof und versetze dann bis zu { $moves } schwarze Caballeros in beliebige Regionen oder ins Castillo, auch zur Seite gelegte, aber nicht aus der Königsregion oder in sie.
}
text-score_black = Nimm den Inquisitor an deinen Hof und werte dann jede Region mit einem schwarzen Caballero.
decision-bonus = Nutze jetzt den Bonus des Inquisitors für diese Runde oder verzichte darauf
choice-bonus = { WORD($bonus_way) }
choice-bonus-skip = darauf verzichten
bonus_way-bonus_province = einen Caballero mehr aus der Provinz an den Hof
bonus_way-bonus_place = jetzt einen Caballero mehr einsetzen
event-inquisitor-taken = { $seat } nimmt den Inquisitor.
event-bonus-used = Durch den Inquisitor bringt { $seat } einen Caballero mehr aus der Provinz an den Hof.
event-black-aside = { $seat } lässt { WORD($from, case: "from") } einen schwarzen Caballero zur Seite legen.
event-black-left-castillo = { $count ->
    [one] { $count } schwarzer Caballero geht
   *[other] { $count } schwarze Caballeros gehen
} aus dem Castillo { WORD($to, case: "to") }.
event-black-stayed = { $count ->
    [one] { $count } schwarzer Caballero bleibt
   *[other] { $count } schwarze Caballeros bleiben
} im Castillo.
event-fictitious-ranked = { $count ->
    [one] { $count } schwarzer Caballero, der niemandem gehört,
   *[other] { $count } schwarze Caballeros, die niemandem gehören,
} { WORD($area, case: "in") }: { $tied ->
    [1] allein auf Platz { $place }
   *[other] Gleichstand zwischen { $tied } auf Platz { $place }
}; die Punkte verfallen.
story-fictitious = Schwarz { $count } (Platz { $place })
story-fictitious-tied = Schwarz { $count } (Platz { $place }, Gleichstand zwischen { $tied })
refused-bonus-is-placed = Du hast gewählt, den Caballero des Bonus einzusetzen; wähle, wo.
refused-province-empty = Deine Provinz ist leer.
refused-none-aside = Nur die Karte des Inquisitors bringt einen schwarzen Caballero zurück, und nur einen, der zur Seite gelegt ist.
board-inquisitor = Inquisitor
board-bonus-used = Bonus genutzt
board-aside = { $count } zur Seite gelegt
bad-gained = nur wer den Inquisitor hat, kann ihn gewonnen haben: { $given }

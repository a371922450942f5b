# Prohlížení partie tah po tahu, záznamy a obrázky.

replay-title = Prohlédnout si partii
replay-controls = Průběh partie
replay-scale = Místo v partii
replay-round = { $number }. kolo
replay-scoring = Hlavní vyhodnocení po { $number }. kole
replay-move = Tah { $at } z { $end }
replay-move-so-far = Tah { $at } z dosavadních { $end }
replay-beginning = Začátek.
replay-no-words = Rozhoduje { $name }.
replay-first = Na začátek
replay-back = O tah zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-forward = O tah dál
replay-last = Na konec
replay-speed = Rychlost

replay-eyes = Čí pohled
replay-eyes-seat = Jak to bylo vidět z místa: { $name }
replay-eyes-spectator = Jako z publika
replay-eyes-open = Vše odkryté
replay-open-note = Všechny karty jsou odkryté. Takhle partii nikdo neviděl.
replay-closed-note = Vidíš, co bylo odsud v tu chvíli vidět.
replay-running-note = Partie ještě běží. Tohle je tvůj dosavadní pohled.

replay-share = Sdílet tuto pozici
replay-copied = Odkaz zkopírován
replay-link = Odkaz na tuto pozici
replay-menu = Uložit a otevřít
replay-save-picture = Uložit obrázek
replay-save-picture-about = Stůl, jak je teď vidět, se jmény a body.
replay-picture-failed = Tento prohlížeč obrázek nedokázal vykreslit.
replay-save-record = Uložit záznam
replay-save-record-about = Všechny tahy v souboru. Otevřeš ho tady nebo v programu.
replay-to-table = Ke stolu

replay-open-file = Otevřít záznam
replay-open-about = Otevři záznam partie, nebo jeho soubor přetáhni kamkoli na tuto stránku.
replay-open-private = Záznam se jen prohlíží. Nic z něj se neukládá.
replay-drop-here = Pusť záznam a prohlédni si ho
replay-file-bad = Tento soubor nelze zobrazit jako partii.
replay-file-large = Tento soubor je na záznam příliš velký.
replay-file-unread = Tento soubor se nepodařilo přečíst.

picture-credit = Grandee

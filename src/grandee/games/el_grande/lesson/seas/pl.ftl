# Wielki inkwizytor i kolonie: słowa lekcji o morzach.

lesson-seas-welcome = Wielki inkwizytor i kolonie dodaje do gry z 1995 cztery obszary: statek, Amerykę, Morze Śródziemne i Francję. Punktuje się je jak regiony, ale niewiele dróg tam prowadzi. Zaczynasz w rundzie 4, z dwoma caballeros na statku.
lesson-seas-pays = Ameryka daje za pierwsze miejsce 4 punkty, a swojemu wicekrólowi 5. Morze Śródziemne daje 4 i 2. Statek nie ma kolejności, tylko kapitana, który dostaje 3. Francja daje 3 i 1, ambasadorowi 2 więcej, a posłowi 1.
lesson-seas-power = Olivares zagrał 8, Mencía 6. Zagraj 11, żeby zacząć.
lesson-seas-sail = Kto na początku twojej tury jest na morzu, może w niej raz popłynąć, między jej częściami: ze statku do Ameryki, na Morze Śródziemne albo na wybrzeże Hiszpanii; stamtąd tylko z powrotem na statek. Wyślij jednego do Ameryki.
lesson-seas-viceroy = Po przybyciu caballero może objąć wolny urząd; później już nie. Niech zostanie wicekrólem: 5 punktów przy każdej punktacji Ameryki.
lesson-seas-land = Drugi płynie do domu. Otwarte jest całe wybrzeże oprócz Walencji, gdzie stoi król. Wysadź go w Katalonii.
lesson-seas-choose = Teraz karta akcji. Dwa stosy są nowe: 6 i 7. Na razie weź króla: pięciu caballeros i ruch króla.
lesson-seas-ship = Walencja leży na wybrzeżu. Dopóki król stoi na wybrzeżu, możesz umieszczać także na statku. Daj tam jednego.
lesson-seas-captain = Miejsce kapitana jest wolne. Zajmij je: 3 punkty przy każdej punktacji statku. Następny zostanie na pokładzie, żeby popłynąć w twojej kolejnej turze, pozostali zostają w Hiszpanii.
lesson-seas-king = Z nowych obszarów król wchodzi tylko do Francji. Zaprowadź go do Aragonii: droga na statek się zamyka, a do Francji otwiera.
lesson-seas-france = Dopóki król jest w Aragonii lub Katalonii, można umieszczać we Francji, o ile któreś z jej trzech miejsc jest wolne. Olivares jest ambasadorem, a teraz i posłem.
lesson-seas-scored = Mencía punktuje nowe obszary. Masz 3 za kapitana i 5 za wicekróla. Mencía jest pierwsza w Ameryce i na Morzu Śródziemnym: po 4. Olivares jest pierwszy we Francji i ma oba urzędy: 6.
lesson-seas-end = W głównej punktacji nowe obszary są zaraz po Hiszpanii. Kapitan i wicekról nie liczą się do kolejności, ambasador i poseł tak. A ten na pokładzie? Za morzem może czekać złoto. Pomyślnych wiatrów!

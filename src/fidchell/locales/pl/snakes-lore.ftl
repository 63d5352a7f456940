### Banish the Snakes po polsku: do czego służą zasady i karty, naszymi słowami.

## Zasady

snakes-rule-goal-title = Jak wygrać
snakes-rule-goal = Wygrywacie i przegrywacie razem. Gdy wszystkie ludy Irlandii staną się wiernymi, od razu odnosicie całkowite zwycięstwo. W przeciwnym razie gra kończy się, gdy pogaństwo zaleje Brytanię, gdy zaczyna się tura, a nie ma już kart, albo gdy umrze akolita; wtedy decydują punkty.
snakes-rule-turn-title = Twoja tura
snakes-rule-turn = Dobierz kartę i wykonaj jej wydarzenie, a potem wydaj punkty akcji w dowolnej kolejności: przygotuj się, nawracaj, idź, buduj, twórz relikwie, oddawaj lub bierz karty. Możesz skończyć wcześniej. Potem turę ma następny święty.
snakes-rule-event-title = Wydarzenia
snakes-rule-event = To, co stoi pod tytułem, dzieje się zawsze. Potem następuje jedno z kolorowych wydarzeń: to w kolorze strzałki karty kluczowej. Wtedy sama karta staje się kartą kluczową, a jej strzałka wybiera następne wydarzenie.
snakes-rule-key-card-title = Karta kluczowa
snakes-rule-key-card = Poprzednia karta, której strzałka wskazuje kolor następnego wydarzenia. Czerwony jest najgorszy, ostatni kolor najłagodniejszy. Karty, które się zachowuje, nie mają strzałki i nie zmieniają karty kluczowej.
snakes-rule-risk-title = Co może nadejść
snakes-rule-risk = Każdy może liczyć karty, które jeszcze nadejdą: ile z nich przy kolorze następnego wydarzenia kosztuje gorliwość, przesuwa pogaństwo i tak dalej.
snakes-rule-deck-title = Talia
snakes-rule-deck = Talii nigdy nie tasuje się od nowa; gdy upada region Brytanii, wtasowuje się do niej jego karty. Jeśli zaczyna się tura, a nie ma już kart, gra się kończy.
snakes-rule-saint-title = Święci
snakes-rule-saint = Każde miejsce gra jednym świętym, który ma własną zdolność. Święci zachowani jako karty nie mają zdolności, dopóki nie zastąpią zmarłego świętego (wyjątkiem jest karta Kolumby z talii).
snakes-rule-zeal-title = Gorliwość
snakes-rule-zeal = Każde pole toru pokazuje punkty akcji na turę. Nieudane próby i wydarzenia przesuwają cię w prawo. Na ostatnim polu możesz podjąć ostatni wysiłek; jeszcze jedna strata oznacza śmierć.
snakes-rule-points-title = Punkty akcji
snakes-rule-points = Punkty akcji daje ci twoje pole na torze gorliwości, gdy zaczynasz akcje, a każda akcja kosztuje jeden. Utrata gorliwości w środku tury nie odbiera punktów tej tury. Punktów się nie odkłada.
snakes-rule-convert-title = Nawracanie
snakes-rule-convert = Wybierz cel w swojej krainie: lud, wodza lub druida; króla z dowolnej krainy jego prowincji; Wysokiego Króla tylko w Tarze. Dodaj do siebie cel i wszystko, co na niego wpływa. Suwak wskazuje dla sumy ściankę kości: wyrzuć więcej, a próba się uda; tyle samo, a nic się nie stanie; mniej, a próba się nie uda i tracisz 1 punkt gorliwości.
snakes-rule-influence-title = Co wpływa na próbę
snakes-rule-influence = Lud słucha wodza, wódz króla, a król Wysokiego Króla. Spotkany druid odejmuje swoją liczbę od każdej innej próby w krainie, kościół dodaje swój poziom. Grób dodaje 1, relikwia swoją liczbę, każdy dolmen odejmuje 1. Przy królu liczą się wszystkie krainy prowincji: najgorszy druid, a jeśli go nie ma, największy kościół, oraz wszystkie groby, relikwie i dolmeny. Druid nie słucha żadnego władcy.
snakes-rule-prepare-title = Przygotowanie
snakes-rule-prepare = Wydaj punkt, by dodać +1 do próby, która nastąpi w tej samej krainie. Premia zużywa się przy próbie i przepada, gdy odejdziesz, a na samą próbę musi ci zostać punkt.
snakes-rule-odds-title = Szanse
snakes-rule-odds = Każda próba pokazuje szanse, zanim się na nią zdecydujesz: wszystkie składniki sumy, co przynosi każda ścianka kości i co dałoby dalsze przygotowanie.
snakes-rule-people-title = Ludy
snakes-rule-people = W każdej krainie mieszkają ludy, z początku pogańskie; liczba mówi, jak trudno je nawrócić. Nawrócone to wierni. Wydarzenia usuwają najpierw wiernych najdalej z prawej, a gdy ich nie ma, najłatwiejszych pogan, i stawiają na ich miejscu nowych pogan.
snakes-rule-flock-title = Wierni
snakes-rule-flock = Nawrócone ludy. Kraina pełna wiernych jest warta 2 punkty, wypełniona co najmniej w połowie 1 punkt. Nowy wódz jest chrześcijaninem tam, gdzie wierni stanowią więcej niż połowę.
snakes-rule-chief-title = Wodzowie
snakes-rule-chief = Władca krainy. Odejmuje swoją liczbę od prób nawrócenia ludu, a gdy jest chrześcijaninem, dodaje ją. Jego chrześcijańska strona jest nieznana, dopóki się nie nawróci.
snakes-rule-king-title = Królowie
snakes-rule-king = Władca prowincji; jego liczba wpływa na próby nawrócenia jego wodzów. Można go nawracać z dowolnej krainy prowincji, gdy nie ma w niej zakrytych druidów. Chrześcijański król jest wart pół punktu.
snakes-rule-high-king-title = Wysoki Król
snakes-rule-high-king = Zasiada w Tarze i tylko tam można go nawracać; jego liczba wpływa na próby nawrócenia królów. Na niego samego wpływa tylko to, co jest w tej krainie. Jako chrześcijanin jest wart 1 punkt.
snakes-rule-leaders-title = Jak władcy upadają i się wznoszą
snakes-rule-leaders = Gdy władcy upadają, najpierw losuje się nowych wodzów: chrześcijan tam, gdzie więcej niż połowa ludów to wierni, gdzie indziej pogan. Kość wynosi wodza na króla, a króla na Wysokiego Króla; zachowują oni swoją wiarę. Luki wypełnia się tak samo.
snakes-rule-druid-title = Druidzi
snakes-rule-druid = Druid leży zakryty, dopóki ktoś nie spróbuje go nawrócić. Do tego czasu nie można nawracać niczego innego w krainie ani króla prowincji. Najpierw się decydujesz, a dopiero potem widzisz jego liczbę. Udana próba go usuwa; nieudana budzi też dolmen. Każdy druid, który zostanie, kosztuje 1 punkt.
snakes-rule-church-title = Kościoły
snakes-rule-church = Zbuduj kościół tam, gdzie nie ma już druida, i rozbudowuj go od poziomu 0 do 3: o jeden stopień na krainę i turę. Jego poziom dodaje się do wszystkich prób w tej krainie. Jest osiem kościołów poziomu 0, sześć poziomu 1, cztery poziomu 2 i jeden poziomu 3.
snakes-rule-cathedral-title = Katedra
snakes-rule-cathedral = Jedyny kościół poziomu 3. Jest wart 1 punkt.
snakes-rule-dolmen-title = Dolmeny
snakes-rule-dolmen = Każdy przebudzony dolmen odejmuje 1 od każdej próby w swojej krainie i 1 punkt na końcu gry. Dolmeny budzą się, gdy nie uda się próba nawrócenia druida. Kto w próbie wyrzuci tam szóstkę, może jeden uśpić.
snakes-rule-grave-title = Groby
snakes-rule-grave = Gdzie umiera święty, tam powstaje grób. Dodaje 1 do wszystkich prób w tej krainie, dopóki ktoś nie utworzy z niego relikwii.
snakes-rule-relic-title = Relikwie
snakes-rule-relic = Za punkt otwiera się grób: relikwia w nim jest warta od 0 do 3 i dodaje tyle do wszystkich prób tam, gdzie leży. Każdy święty może ją bez kosztu zabrać, gdy idzie dalej.
snakes-rule-final-effort-title = Ostatni wysiłek
snakes-rule-final-effort = Na ostatnim polu gorliwości: wydaj punkt, by dodać +2 do próby, która musi nastąpić. Cokolwiek ona przyniesie, święty potem umiera.
snakes-rule-death-title = Gdy umiera święty
snakes-rule-death = Święty, który na torze dociera do krzyża, umiera i zostawia grób. Jeśli dzieje się to podczas twoich akcji, tura się kończy. Zastępuje go z pełną gorliwością święty, którego masz wśród zachowanych kart; jeśli żadnego nie masz, grasz dalej jako akolita. Niektóre dary przepadają.
snakes-rule-acolyte-title = Akolici
snakes-rule-acolyte = Akolita zostaje, gdy święty umarł, a żadnego nie zachowano: nie ma zdolności, a jego tor jest krótszy. Następny święty, którego zdobędziesz, od razu go zastępuje; jeśli bierzesz go od innego gracza, kończy to twoją turę. Gdy umiera akolita, gra się kończy.
snakes-rule-move-title = Podróż
snakes-rule-move = Za punkt przejdź do sąsiedniej krainy. Niektórzy święci docierają dalej.
snakes-rule-give-title = Oddawanie i branie kart
snakes-rule-give = Za punkt oddaj zachowaną kartę świętemu w twojej krainie albo weź kartę, jeśli jej właściciel się zgodzi. Kto nie ma miejsca, musi odrzucić. Świętych warto oddawać tym, którym grozi śmierć.
snakes-rule-keep-title = Karty, które się zachowuje
snakes-rule-keep = Świętych, dary Ducha i karty, które tak mówią, zachowuje się, zamiast odczytywać je jako wydarzenia: po trzy na świętego, gdy świętych jest do trzech, a po dwie, gdy jest ich więcej. Kto ma za dużo, jedną odrzuca.
snakes-rule-gift-title = Dary Ducha
snakes-rule-gift = Dary Ducha leżą odkryte. Wydarzenia i karty pozwalają wziąć wybrany dar; liczy się on jako zachowana karta, a niektóre przepadają, gdy święty umiera. Zużyty dar opuszcza grę.
snakes-rule-britain-title = Pogaństwo w Brytanii
snakes-rule-britain = Wydarzenia przesuwają pogaństwo przez Brytanię. Gdy upada region, jego groźne karty wtasowuje się do talii, tylko raz. Gdy pogaństwo dotrze do końca, gra od razu się kończy.
snakes-rule-score-title = Punktacja
snakes-rule-score = 2 za każdą krainę pełną wiernych, 1 za każdą inną wypełnioną co najmniej w połowie, 1 za chrześcijańskiego Wysokiego Króla, pół za każdego chrześcijańskiego króla, 1 za katedrę; minus 1 za każdy przebudzony dolmen i za każdego druida.
snakes-rule-results-title = Zwycięstwo i porażka
snakes-rule-results = Poniżej 7 punktów całkowita porażka, poniżej 13 częściowa porażka, poniżej 19 częściowe zwycięstwo, od 19 całkowite zwycięstwo. Cała Irlandia jako jedna owczarnia to całkowite zwycięstwo bez względu na punkty.
snakes-rule-levels-title = Poziomy gry
snakes-rule-levels = Początkujący grają bez druidów o najwyższej liczbie, bez dolmenów, bez większości pustych relikwii i bez najgorszej inwazji. Zaawansowani tracą najlepszą relikwię i trzy dary, a Szkocja jest już stracona.
snakes-rule-together-title = Wspólna gra
snakes-rule-together = Wszystko jest jawne i możecie rozmawiać o wszystkim. Jedna osoba może grać kilkoma świętymi albo jednym, samotnie.
snakes-rule-values-title = Skąd te wartości
snakes-rule-values = Zasady pochodzą z instrukcji. Liczby i teksty na mapie, klockach i kartach przygotował Fidchell, nie wydawca: oryginalne nie są publiczne.

## Co dają możliwości

snakes-about-prepare = +1 do próby, która tu nastąpi
snakes-about-final-effort = +2 do próby, która musi nastąpić; potem czeka cię śmierć
snakes-about-build = zbuduj tu kościół albo podnieś go o jeden poziom
snakes-about-make-relic = otwórz tu grób: relikwia warta od 0 do 3 zamiast +1 za grób
snakes-about-look = obejrzyj w tajemnicy tutejszego druida; nic to nie kosztuje
snakes-about-roll = rzuć teraz kością
snakes-about-agree = oddaj kartę
snakes-about-refuse = zatrzymaj kartę
snakes-about-clear-dolmen = o jeden dolmen mniej w tej krainie
snakes-about-leave-dolmen = nie zasypia
snakes-about-heal = odzyskuje 1 punkt gorliwości
snakes-about-done = poprzestań na tym i graj dalej
snakes-about-pass = niech tak będzie
snakes-about-done-actions = zakończ turę; zostanie dobrane następne wydarzenie
snakes-about-done-begin-turn = dobierz wydarzenie

## Składniki sumy próby, każdy przed swoją liczbą

snakes-part-target = cel
snakes-part-superior = zwierzchnik
snakes-part-saint = święty
snakes-part-druid = druid
snakes-part-church = kościół
snakes-part-graves = groby
snakes-part-relics = relikwie
snakes-part-dolmens = dolmeny
snakes-part-company = towarzystwo
snakes-part-gifts = dary
snakes-part-event = wydarzenie
snakes-part-prepared = przygotowanie
snakes-part-final-effort = ostatni wysiłek
snakes-part-cards = karty

## Co mogą zrobić karty, które nadejdą: jako nagłówek liczby i jednym słowem

snakes-trouble-zeal = karty, które kosztują gorliwość
snakes-trouble-zeal-short = gorliwość
snakes-trouble-paganism = karty, które przesuwają pogaństwo
snakes-trouble-paganism-short = pogaństwo
snakes-trouble-people = karty, które wymieniają ludy
snakes-trouble-people-short = ludy
snakes-trouble-leaders = karty, które obalają władców
snakes-trouble-leaders-short = władcy
snakes-trouble-churches = karty, które obniżają kościoły
snakes-trouble-churches-short = kościoły
snakes-trouble-dolmens = karty, które budzą dolmeny
snakes-trouble-dolmens-short = dolmeny
snakes-trouble-druids = karty, które przywracają druidów
snakes-trouble-druids-short = druidzi
snakes-trouble-points = karty, które kosztują punkty akcji
snakes-trouble-points-short = punkty
snakes-trouble-harmless = karty nieszkodliwe
snakes-trouble-harmless-short = nieszkodliwe
snakes-trouble-saints = karty świętych
snakes-trouble-saints-short = święci
snakes-trouble-keepers = karty, które się zachowuje
snakes-trouble-keepers-short = zachowywane

## Jak skończyła się gra

snakes-ending-text-all-flock = Wszystkie ludy Irlandii są jedną owczarnią.
snakes-ending-text-britain = Pogaństwo zalało Brytanię.
snakes-ending-text-deck = Zabrakło kart wydarzeń do dobrania.
snakes-ending-text-acolyte = Umarł akolita i nie został nikt, kto poszedłby dalej.

## Co znaczy wynik

snakes-result-text-total-defeat = Misja się nie powiodła. Kaplice stoją puste, nikt na wyspie już nie pisze, a z waszej nauki wkrótce zostanie tylko pogłoska.
snakes-result-text-partial-defeat = W odległych zakątkach trwa kilka wspólnot. Mogą ustrzec trochę ksiąg, ale nie mają sił, by nauczać kogokolwiek innego.
snakes-result-text-partial-victory = Nowa wiara w końcu zwycięży, choć powoli. Zanim irlandzcy nauczyciele wypłyną w świat, kontynent znajdzie własną drogę i nie będzie na nich czekał.
snakes-result-text-total-victory = Irlandia czyta, pisze i śpiewa. Jej szkoły się zapełniają, a wkrótce jej nauczyciele zaniosą to, co przechowali, z powrotem do Brytanii i dalej.

### Banish the Snakes w przeglądarce po polsku: podpisy, zdania i nagłówki planszy i paneli.
###
### Nazwy krain, kart i świętych to gotowe nazwy w mianowniku; $name to gracz albo „ty”. Liczby ze znakiem ($value, $bonus) są tekstem.

## Nazwy tam, gdzie jest mało miejsca

page-snakes-short-northern-ui-neill = Płn. Ui Neill
page-snakes-short-southern-ui-neill = Płd. Ui Neill

## Górny pasek

page-snakes-turn = Tura { $turn }
page-snakes-score = Wynik
page-snakes-score-told = Wynik { $score }: { $result }. Częściowa porażka od 7, częściowe zwycięstwo od 13, całkowite zwycięstwo od 19.
page-snakes-standing-total-defeat = na razie całkowita porażka
page-snakes-standing-partial-defeat = na razie częściowa porażka
page-snakes-standing-partial-victory = na razie częściowe zwycięstwo
page-snakes-standing-total-victory = na razie całkowite zwycięstwo
page-snakes-deck = Talia
page-snakes-flock = Wierni
page-snakes-of = z { $of }
page-snakes-level-beginner = Dla początkujących
page-snakes-level-standard = Zwykły
page-snakes-level-advanced = Zaawansowany
page-snakes-supply = Zasoby
page-snakes-supply-churches = Kościoły poziomu 0, 1, 2 i 3
page-snakes-supply-dolmens = Dolmeny
page-snakes-supply-graves = Groby
page-snakes-supply-druids = Druidzi w rezerwie
page-snakes-supply-leaders = Władcy w kubku
page-snakes-supply-people = Ludy w rezerwie
page-snakes-supply-unmet = Druidzi, których nikt nie spotkał
page-snakes-supply-relics = Nieotwarte relikwie
page-snakes-supply-gifts = Dary Ducha
page-snakes-times = { $value } × { $count }
page-snakes-none = brak

## Mapa

page-snakes-you = ty
page-snakes-acolyte = Akolita
page-snakes-area-told = { $area }, { $province }: { $standing }.
page-snakes-area-target = { $area }, { $province }: { $standing }. Możesz wybrać: { $options }.
page-snakes-flock-told = wierni to { $flock } z { $of } ludów
page-snakes-chief-told =
    { $faith ->
        [christian] Chrześcijański wódz { $value }
       *[pagan] Pogański wódz { $value }
    }
page-snakes-king-told =
    { $faith ->
        [christian] Chrześcijański król { $value }
       *[pagan] Pogański król { $value }
    }
page-snakes-high-king-told =
    { $faith ->
        [christian] Chrześcijański Wysoki Król { $value }
       *[pagan] Pogański Wysoki Król { $value }
    }
page-snakes-king-of-told = { $king }, { $province }
page-snakes-king-of-target = { $king }, { $province }. Możesz go wybrać.
page-snakes-druid-met = druid { $value }
page-snakes-druid-seen = zakryty druid, tobie znany: { $value }
page-snakes-druid-hidden = zakryty druid
page-snakes-church-told = kościół poziomu { $level }
page-snakes-dolmens-told =
    { $count ->
        [one] { $count } dolmen
        [few] { $count } dolmeny
        [many] { $count } dolmenów
       *[other] { $count } dolmenu
    }
page-snakes-graves-told =
    { $count ->
        [one] { $count } grób
        [few] { $count } groby
        [many] { $count } grobów
       *[other] { $count } grobu
    }
page-snakes-relics-told =
    { $count ->
        [one] relikwia { $values }
        [few] { $count } relikwie: { $values }
        [many] { $count } relikwii: { $values }
       *[other] { $count } relikwii: { $values }
    }
page-snakes-here-told = tutaj: { $names }
page-snakes-britain-told = Pogaństwo stoi na polu { $box } z { $end }. { $next }
page-snakes-britain-next = { $region } upada przy polu { $box }.
page-snakes-britain-last = Przy polu { $end } upada cała Brytania.
page-snakes-britain-pill = Pogaństwo { $box } z { $end } · następny upadek: { $next }
page-snakes-region-pagan = poganie
page-snakes-region-christian = chrześcijanie
page-snakes-zoom-in = Bliżej
page-snakes-zoom-out = Dalej
page-snakes-fit = Cała mapa
page-snakes-other-areas = Krainy, których nie ma na tej mapie

## Próba

page-snakes-attempt = Nawróć
page-snakes-attempt-people = Nawróć lud ({ $value })
page-snakes-attempt-chief = Nawróć wodza
page-snakes-attempt-king = Nawróć króla
page-snakes-attempt-high-king = Nawróć Wysokiego Króla
page-snakes-attempt-druid = Nawróć druida
page-snakes-attempt-lead = { $saint } · { $area }
page-snakes-targets = Kogo nawrócić
page-snakes-target-people = Lud ({ $value })
page-snakes-target-chief = Wódz
page-snakes-target-king = Król
page-snakes-target-high-king = Wysoki Król
page-snakes-target-druid = Druid
page-snakes-part-target-people = Lud
page-snakes-part-target-chief = Wódz ({ $area })
page-snakes-part-target-king = Król ({ $province })
page-snakes-part-target-high-king = Wysoki Król
page-snakes-part-target-druid = Druid ({ $area })
page-snakes-part-superior-people = Wódz ({ $area })
page-snakes-part-superior-chief = Król ({ $province })
page-snakes-part-superior-king = Wysoki Król
page-snakes-part-unknown = Zakryty druid
page-snakes-total = Suma
page-snakes-total-unknown = nieznana
page-snakes-fate-fail = −1 gorliwości
page-snakes-fate-nothing = nic
page-snakes-fate-succeed = nawrócenie
page-snakes-odds-told = { $succeed } na nawrócenie, { $nothing } na to, że nic się nie stanie, { $fail } na niepowodzenie i utratę gorliwości
page-snakes-odds-succeed = { $share } na nawrócenie
page-snakes-unknown-druid = Nie znasz jeszcze tego druida. Szanse uwzględniają wszystkich druidów, których nikt jeszcze nie spotkał; liczbę zobaczysz dopiero po swojej decyzji.
page-snakes-unmet = Kto to może być:
page-snakes-commit = Rzuć kością
page-snakes-thrown = Wynik rzutu ({ $name }): { $thrown }; potrzeba więcej niż { $needed }.
page-snakes-needed = potrzeba więcej niż { $needed }
page-snakes-keeps = { $name }: zachowane karty
page-snakes-back-to-attempt = Do próby
page-snakes-at-most = ≤ { $value }
page-snakes-at-least = ≥ { $value }

## Karta krainy

page-snakes-where-coast = { $province } · nad morzem
page-snakes-where-inland = { $province } · w głębi lądu
page-snakes-where-tara = { $province } · Tara
page-snakes-sheet-chief = Wódz
page-snakes-sheet-king = Król
page-snakes-sheet-high-king = Wysoki Król
page-snakes-sheet-druid = Druid
page-snakes-sheet-church =
    { $level ->
        [0] cela
        [1] oratorium
        [2] kościół
       *[other] katedra
    }
page-snakes-sheet-dolmen =
    { $count ->
        [one] Dolmen
        [few] { $count } dolmeny
        [many] { $count } dolmenów
       *[other] { $count } dolmenu
    }
page-snakes-sheet-grave =
    { $count ->
        [one] Grób
        [few] { $count } groby
        [many] { $count } grobów
       *[other] { $count } grobu
    }
page-snakes-sheet-relic = Relikwia
page-snakes-other-side-christian = Jako chrześcijanin ma { $value }.
page-snakes-other-side-pagan = Jako poganin ma { $value }.
page-snakes-other-side-unknown = Nikt nie wie, co jest na jego drugiej stronie.
page-snakes-druid-seen-by = Zakryty; zna go: { $names }
page-snakes-druid-blocks = Dopóki ktoś nie spróbuje nawrócić tego druida, nie można tu nawracać nikogo innego ani króla prowincji { $province }.
page-snakes-near = W sąsiedztwie:
page-snakes-chief-die = Zostaje królem przy { $faces }
page-snakes-king-die = Zostaje Wysokim Królem przy { $faces }
page-snakes-saints-here = Święci tutaj:
page-snakes-built-here = W tej turze zbudowano tu kościół.
page-snakes-province = Krainy tej prowincji

## Karty i wydarzenia

page-snakes-kind-event = Wydarzenie
page-snakes-kind-saint = Święty
page-snakes-kind-keeper = Karta do zachowania
page-snakes-kind-gift = Dar Ducha
page-snakes-always = Zawsze
page-snakes-any-colour = przy każdym kolorze
page-snakes-key-card = Karta kluczowa
page-snakes-current-card = Bieżąca karta
page-snakes-no-key = Jeszcze bez karty kluczowej
page-snakes-read-at = kolor { $colour }
page-snakes-arrow-next = Jej strzałka: następne wydarzenie ma kolor { $colour }
page-snakes-key-arrow = Karta kluczowa „{ $card }” wskazuje kolor { $colour }: działa ten wiersz
page-snakes-no-arrow = Nie ma strzałki; karta kluczowa się nie zmienia.
page-snakes-risk = Następne wydarzenie, kolor { $colour }
page-snakes-risk-of =
    { $count ->
        [one] z { $count } karty, która jeszcze nadejdzie; karta może robić kilka rzeczy
        [few] z { $count } kart, które jeszcze nadejdą; karta może robić kilka rzeczy
        [many] z { $count } kart, które jeszcze nadejdą; karta może robić kilka rzeczy
       *[other] z { $count } karty, która jeszcze nadejdzie; karta może robić kilka rzeczy
    }
page-snakes-risk-none = Nie ma już kart: gra skończy się, gdy zacznie się następna tura.
page-snakes-cards = Talia
page-snakes-to-come =
    { $count ->
        [one] Nadejdzie jeszcze { $count } karta
        [few] Nadejdą jeszcze { $count } karty, w nieznanej kolejności
        [many] Nadejdzie jeszcze { $count } kart, w nieznanej kolejności
       *[other] Nadejdzie jeszcze { $count } karty, w nieznanej kolejności
    }
page-snakes-on-top = Wiesz, co leży na wierzchu
page-snakes-unknown-card = nieznana karta
page-snakes-discarded = Odrzucone ({ $count })
page-snakes-piles = Czekają w Brytanii ({ $count })
page-snakes-look-at = Obejrzyj: { $card }
page-snakes-use = Użyj
page-snakes-kept-by = Właściciel: { $name }

## Święci

page-snakes-saints = Święci
page-snakes-seat-told = { $saint }, { $seat }: { $name }
page-snakes-zeal-told =
    { $points ->
        [one] Pole { $space } z { $of } na torze gorliwości: { $points } akcja na turę
        [few] Pole { $space } z { $of } na torze gorliwości: { $points } akcje na turę
        [many] Pole { $space } z { $of } na torze gorliwości: { $points } akcji na turę
       *[other] Pole { $space } z { $of } na torze gorliwości: { $points } akcji na turę
    }
page-snakes-effort-told = może podjąć ostatni wysiłek
page-snakes-keeps-told =
    { $count ->
        [0] nie ma zachowanych kart (najwyżej { $limit })
       *[other] zachowane karty: { $count } z { $limit }
    }
page-snakes-not-placed = jeszcze nie na mapie
page-snakes-turn-now = ma turę
page-snakes-away = poza stołem

## Wiersz nad pytaniem i nagłówki przebiegu gry

page-snakes-line-actions =
    { $count ->
        [0] { $saint } · nie ma już akcji
        [one] { $saint } · została { $count } akcja
        [few] { $saint } · zostały { $count } akcje
        [many] { $saint } · zostało { $count } akcji
       *[other] { $saint } · zostało { $count } akcji
    }
page-snakes-line-event = { $saint } · wydarzenie
page-snakes-line-setup = Przed pierwszą turą
page-snakes-heading-turn = Tura { $number }
page-snakes-heading-setup = Przed pierwszą turą

## Co można zrobić

page-snakes-actions = Akcje
page-snakes-points-told = Pozostałe akcje: { $count } z { $of }
page-snakes-points = akcje
page-snakes-prepared = Przygotowanie: { $bonus }
page-snakes-final-effort = Ostatni wysiłek: po tej próbie { $saint } umiera
page-snakes-helps = { $helped }: { $bonus }
page-snakes-deed-move = Idź
page-snakes-deed-end = Zakończ turę
page-snakes-deed-draw = Dobierz wydarzenie
page-snakes-wait = Decyduje { $name }. Tymczasem możesz wszystko obejrzeć i pokazać swój zamiar.
page-snakes-watching = Oglądasz grę.

## Plany

page-snakes-plans = Plany
page-snakes-plans-why = Pokaż swój zamiar, zanim inni ci coś podpowiedzą. Znaczniki widzą na mapie wszyscy; znikają, gdy tura przechodzi dalej.
page-snakes-plan-kind = Co
page-snakes-plan-to = Gdzie
page-snakes-plan-nowhere = bez miejsca
page-snakes-plan-note = Kilka słów
page-snakes-plan-add = Dodaj znacznik
page-snakes-plan-remove = Usuń: { $mark }
page-snakes-plan-clear = Wyczyść mój plan
page-snakes-plan-sealed = Zapieczętowany
page-snakes-plan-sealed-why = Zapieczętowanych planów nikt nie widzi, dopóki każdy nie ułoży swojego; potem wszystkie otwierają się razem.
page-snakes-plan-is-sealed = zapieczętowany
page-snakes-plan-all-open = Wszystkie plany są jawne.
page-snakes-plan-waiting =
    { $count ->
        [one] Jeden plan jest zapieczętowany.
        [few] { $count } plany są zapieczętowane.
        [many] { $count } planów jest zapieczętowanych.
       *[other] { $count } planu jest zapieczętowane.
    }
page-snakes-unseal = Otwórz plany
page-snakes-mark-go = podróż
page-snakes-mark-convert = nawracanie
page-snakes-mark-build = budowa
page-snakes-mark-guard = straż na miejscu
page-snakes-mark-give = oddanie karty
page-snakes-mark-note = uwaga
page-snakes-mark-told = { $kind }: { $place }
page-snakes-mark-told-text = { $kind }: { $place }, „{ $text }”
page-snakes-mark-text = { $kind }: „{ $text }”

## Koniec

page-snakes-ending = Koniec
page-snakes-points-total = Punkty
page-snakes-points-full = Krainy pełne wiernych
page-snakes-points-half = Krainy wypełnione co najmniej w połowie
page-snakes-points-high-king = Chrześcijański Wysoki Król
page-snakes-points-kings = Chrześcijańscy królowie
page-snakes-points-cathedral = Katedra
page-snakes-points-dolmens = Przebudzone dolmeny
page-snakes-points-druids = Druidzi
page-snakes-lasted =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
page-snakes-deaths =
    { $count ->
        [0] nikt nie umarł
        [one] { $count } śmierć
        [few] { $count } śmierci
        [many] { $count } śmierci
       *[other] { $count } śmierci
    }

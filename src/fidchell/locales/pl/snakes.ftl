### Banish the Snakes po polsku: co się stało, co można zrobić, o co gra pyta i jak się wszystko nazywa.
###
### Przypadki nazw: .gen dopełniacz, .dat celownik, .acc biernik; .loc, .to i .from mają już przyimek
### („w Ulaid”, „do Ulaid”, „z Ulaid”). Tytuły kart się nie odmieniają: stoją w cudzysłowie.

## Co się stało

snakes-card-drawn = { $seat } dobiera kartę „{ $card }”
snakes-event-read = { $colour_neut } wydarzenie karty „{ $card }”
snakes-paganism-moved = pogaństwo w Brytanii przesuwa się { $way } na pole { $number }
snakes-region-fell = { $region } popada w pogaństwo; karty tego regionu trafiają do talii
snakes-held-back = pogaństwo zostaje powstrzymane o jedno pole
snakes-people-removed-flock = { $area_loc } znikają wierni ({ $value })
snakes-people-removed-pagan = { $area_loc } znika lud pogański ({ $value })
snakes-people-came = { $area_to } przybywa lud pogański ({ $value })
snakes-leader-fell-chief = upada wódz { $area_gen }
snakes-leader-fell-king = upada król { $province_gen }
snakes-leader-fell-high-king = upada Wysoki Król
snakes-leader-came-christian = { $area_loc } władzę obejmuje chrześcijański wódz ({ $value })
snakes-leader-came-pagan = { $area_loc } władzę obejmuje pogański wódz ({ $value })
snakes-leader-rose-chief-king = wódz { $area_gen } zostaje królem { $province_gen }
snakes-leader-rose-king-high-king = król { $province_gen } zostaje Wysokim Królem
snakes-church-built = { $area_loc } stoi kościół poziomu { $level }
snakes-church-lowered = kościół { $area_loc } spada do poziomu { $level }
snakes-church-lowered-away = kościół { $area_loc } przestaje istnieć
snakes-dolmen-raised = { $area_loc } budzi się dolmen
snakes-dolmen-cleared = dolmen { $area_loc } znów zasypia
snakes-druid-came = { $area_to } przybywa druid
snakes-druid-met = druid { $area_from } ujawnia wartość { $value }
snakes-druid-gone = druid { $area_from } daje się nawrócić
snakes-druid-seen = druid { $area_from } ma wartość { $value }
snakes-druid-looked-at = { $seat } podgląda druida { $area_from }
snakes-converted-people = lud ({ $value }) { $area_from } dołącza do wiernych
snakes-converted-leader-chief = wódz { $area_gen } przyjmuje chrzest i ujawnia wartość { $value }
snakes-converted-leader-king = król { $province_gen } przyjmuje chrzest i ujawnia wartość { $value }
snakes-converted-leader-high-king = Wysoki Król przyjmuje chrzest i ujawnia wartość { $value }
snakes-attempted = { $seat } próbuje nawrócić { $target_acc }
snakes-attempted-people = { $seat } próbuje nawrócić lud ({ $value })
snakes-rolled = { $seat } wyrzuca { $number }; potrzeba więcej niż { $needed }
snakes-rerolled = { $seat } zmienia wynik rzutu na { $number }
snakes-thrown = na kości wypada { $number }
snakes-nothing-happened = nic z tego nie wynika
snakes-failed = próba się nie udaje
snakes-zeal-lost =
    { $number ->
        [one] { $seat } traci { $number } punkt gorliwości
        [few] { $seat } traci { $number } punkty gorliwości
        [many] { $seat } traci { $number } punktów gorliwości
       *[other] { $seat } traci { $number } punktu gorliwości
    }
snakes-zeal-regained =
    { $number ->
        [one] { $seat } odzyskuje { $number } punkt gorliwości
        [few] { $seat } odzyskuje { $number } punkty gorliwości
        [many] { $seat } odzyskuje { $number } punktów gorliwości
       *[other] { $seat } odzyskuje { $number } punktu gorliwości
    }
snakes-loss-cancelled = { $seat } unika utraty gorliwości
snakes-saint-died = { $saint } ({ $seat }) umiera { $place_loc }
snakes-saint-died-acolyte = akolita { $seat_gen } umiera { $place_loc }
snakes-grave-dug = { $area_loc } powstaje grób
snakes-succeeded = { $seat } gra dalej jako { $saint }
snakes-acolyte-came = { $seat } gra dalej jako akolita
snakes-moved = { $seat } przechodzi { $area_from } { $place_to }
snakes-relic-made = grób { $area_loc } kryje relikwię o wartości { $value }
snakes-relic-moved = { $seat } przenosi relikwię o wartości { $value } { $place_to }
snakes-kept = { $seat } zachowuje kartę „{ $card }”
snakes-dropped = { $seat } odrzuca kartę „{ $card }”
snakes-used = { $seat } używa karty „{ $card }”
snakes-gave = { $seat } przekazuje { $other_dat } kartę „{ $card }”
snakes-asked-for = { $seat } prosi { $other_acc } o kartę „{ $card }”
snakes-refused = { $seat } nie oddaje karty „{ $card }”
snakes-gift-taken = { $seat } otrzymuje dar „{ $card }”
snakes-gift-lost = dar { $seat_gen } „{ $card }” przepada wraz ze świętym
snakes-gift-removed = dar „{ $card }” opuszcza grę
snakes-prepared = { $seat } przygotowuje się: +{ $gain }
snakes-effort-made = { $seat } podejmuje ostatni wysiłek
snakes-turn-began = tura { $number }: { $seat }
snakes-top-seen = { $seat } widzi na wierzchu talii kartę „{ $card }”
snakes-top-looked-at = { $seat } podgląda kartę z wierzchu talii
snakes-top-set = { $seat } odkłada karty na wierzch talii
snakes-action-points-more =
    { $number ->
        [one] { $seat } ma w tej turze o { $number } punkt akcji więcej niż zwykle
        [few] { $seat } ma w tej turze o { $number } punkty akcji więcej niż zwykle
        [many] { $seat } ma w tej turze o { $number } punktów akcji więcej niż zwykle
       *[other] { $seat } ma w tej turze o { $number } punktu akcji więcej niż zwykle
    }
snakes-action-points-fewer =
    { $number ->
        [one] { $seat } ma w tej turze o { $number } punkt akcji mniej niż zwykle
        [few] { $seat } ma w tej turze o { $number } punkty akcji mniej niż zwykle
        [many] { $seat } ma w tej turze o { $number } punktów akcji mniej niż zwykle
       *[other] { $seat } ma w tej turze o { $number } punktu akcji mniej niż zwykle
    }
snakes-saint-chosen = { $seat } zaczyna jako { $saint }
snakes-deck-saint-chosen = { $saint } trafia do talii
snakes-started = { $seat } zaczyna { $area_loc }
snakes-helped = { $helped } w tej turze: { $value }
snakes-deck-shuffled = talia zostaje przetasowana
snakes-game-over =
    { $score ->
        [one] koniec gry: { $ending }, { $score } punkt, { $result }
        [few] koniec gry: { $ending }, { $score } punkty, { $result }
        [many] koniec gry: { $ending }, { $score } punktów, { $result }
       *[other] koniec gry: { $ending }, { $score } punktu, { $result }
    }

## Co można zrobić

snakes-do-done = Gotowe
snakes-do-pass = Spasuj
snakes-do-prepare = Przygotuj się
snakes-do-final-effort = Ostatni wysiłek
snakes-do-build = Buduj
snakes-do-make-relic = Utwórz relikwię
snakes-do-look = Podejrzyj
snakes-do-roll = Rzuć
snakes-do-agree = Zgódź się
snakes-do-refuse = Odmów
snakes-do-clear-dolmen = Uśpij dolmen
snakes-do-leave-dolmen = Zostaw dolmen
snakes-do-convert-people = Nawróć lud ({ $value })
snakes-do-convert-chief = Nawróć wodza
snakes-do-convert-king = Nawróć króla
snakes-do-convert-high-king = Nawróć Wysokiego Króla
snakes-do-convert-druid = Nawróć druida
snakes-do-move = Idź { $area_to }
snakes-do-at = { $area }
snakes-do-king-of = Król { $province_gen }
snakes-do-name = Wskaż { $seat_acc }
snakes-do-heal = Uzdrów { $seat_acc }
snakes-do-bring-relic = Weź relikwię ({ $value })
snakes-do-saint = { $saint }
snakes-do-play = Zagraj kartę „{ $card }”
snakes-do-discard = Odrzuć kartę „{ $card }”
snakes-do-give = Oddaj kartę „{ $card }”
snakes-do-take = Weź kartę „{ $card }”
snakes-do-choose = Wybierz kartę „{ $card }”

## O co gra pyta

snakes-ask-choose-saint = Wybierz świętego, którym zaczniesz
snakes-ask-choose-deck-saint = Wybierz świętego, który będzie czekał w talii
snakes-ask-drop-gift = W grze zaawansowanej nie ma kilku darów: wybierz ten, który opuści grę
snakes-ask-choose-start = Wybierz krainę, w której zaczniesz
snakes-ask-begin-turn = Przed wydarzeniem: użyj karty albo zakończ i dobierz
snakes-ask-order-deck = Wybierz następną kartę talii; pozostałe pójdą za nią
snakes-ask-take-gift = Weź dar Ducha
snakes-ask-discard-card = Masz zbyt wiele zachowanych kart, ostatnia to „{ $card }”: odrzuć jedną
snakes-ask-choose-area = Kilka krain ma najwięcej wiernych: wybierz, w którą uderzy wydarzenie
snakes-ask-choose-king = Wybierz chrześcijańskiego króla, który upadnie
snakes-ask-choose-other-saint = Wybierz innego świętego, którego dotknie wydarzenie
snakes-ask-actions = Wybierz akcję
snakes-ask-bring-relics = Wybierz relikwię, którą zabierzesz, albo zakończ
snakes-ask-give-to = Wybierz, kto dostanie kartę „{ $card }”
snakes-ask-agree-to-give = { $player } prosi o kartę „{ $card }”: oddaj ją albo odmów
snakes-ask-help-attempt = Próba nawrócenia { $target_gen }: zagraj kartę, która pomoże, albo rzuć kością
snakes-ask-change-roll = { $player } próbuje nawrócić { $target_acc } i wyrzuca { $thrown }, a potrzeba więcej niż { $needed }: zmień wynik albo go zostaw
snakes-ask-prevent-loss =
    { $zeal ->
        [one] { $player } ma stracić { $zeal } punkt gorliwości: zapobiegnij temu albo spasuj
        [few] { $player } ma stracić { $zeal } punkty gorliwości: zapobiegnij temu albo spasuj
        [many] { $player } ma stracić { $zeal } punktów gorliwości: zapobiegnij temu albo spasuj
       *[other] { $player } ma stracić { $zeal } punktu gorliwości: zapobiegnij temu albo spasuj
    }
snakes-ask-choose-next-saint = Wybierz świętego, który przejmie misję
snakes-ask-clear-dolmen = Wypadła szóstka: uśpij tutejszy dolmen albo go zostaw

## Cele prób i to, w czym pomaga wydarzenie

snakes-target-people = lud
    .gen = ludu
    .acc = lud
snakes-target-chief = wódz
    .gen = wodza
    .acc = wodza
snakes-target-king = król
    .gen = króla
    .acc = króla
snakes-target-high-king = Wysoki Król
    .gen = Wysokiego Króla
    .acc = Wysokiego Króla
snakes-target-druid = druid
    .gen = druida
    .acc = druida
snakes-helped-people = próby nawrócenia ludów
snakes-helped-chief = próby nawrócenia wodzów
snakes-helped-king = próby nawrócenia królów
snakes-helped-high-king = próby nawrócenia Wysokiego Króla
snakes-helped-druid = próby nawrócenia druidów
snakes-helped-all-attempts = wszystkie próby
snakes-helped-leaders = próby nawrócenia władców

## Kierunki, zakończenia i wyniki

snakes-way-back = do tyłu
snakes-way-forward = do przodu
snakes-ending-all-flock = cała Irlandia to jedna owczarnia
snakes-ending-britain = Brytania upadła
snakes-ending-deck = skończyły się karty
snakes-ending-acolyte = umarł akolita
snakes-result-total-defeat = całkowita porażka
snakes-result-partial-defeat = częściowa porażka
snakes-result-partial-victory = częściowe zwycięstwo
snakes-result-total-victory = całkowite zwycięstwo

## Nazwy domyślnej treści: krainy, prowincje, regiony Brytanii, kolory

snakes-area-northern-ui-neill = Północne Ui Neill
    .gen = Północnego Ui Neill
    .loc = w Północnym Ui Neill
    .to = do Północnego Ui Neill
    .from = z Północnego Ui Neill
snakes-area-airgialla = Airgialla
    .gen = Airgialla
    .loc = w Airgialla
    .to = do Airgialla
    .from = z Airgialla
snakes-area-ulaid = Ulaid
    .gen = Ulaid
    .loc = w Ulaid
    .to = do Ulaid
    .from = z Ulaid
snakes-area-connachta = Connachta
    .gen = Connachta
    .loc = w Connachta
    .to = do Connachta
    .from = z Connachta
snakes-area-ui-maine = Ui Maine
    .gen = Ui Maine
    .loc = w Ui Maine
    .to = do Ui Maine
    .from = z Ui Maine
snakes-area-southern-ui-neill = Południowe Ui Neill
    .gen = Południowego Ui Neill
    .loc = w Południowym Ui Neill
    .to = do Południowego Ui Neill
    .from = z Południowego Ui Neill
snakes-area-laigin = Laigin
    .gen = Laigin
    .loc = w Laigin
    .to = do Laigin
    .from = z Laigin
snakes-area-eoganacht = Eoganacht
    .gen = Eoganacht
    .loc = w Eoganacht
    .to = do Eoganacht
    .from = z Eoganacht
snakes-area-osraige = Osraige
    .gen = Osraige
    .loc = w Osraige
    .to = do Osraige
    .from = z Osraige
snakes-province-ulster = Ulster
    .gen = Ulsteru
snakes-province-connacht = Connacht
    .gen = Connachtu
snakes-province-leinster = Leinster
    .gen = Leinsteru
snakes-province-munster = Munster
    .gen = Munsteru
snakes-region-scotland = Szkocja
snakes-region-strathclyde = Strathclyde
snakes-region-england = Anglia
snakes-colour-red = czerwony
    .neut = czerwone
snakes-colour-gold = złoty
    .neut = złote
snakes-colour-blue = niebieski
    .neut = niebieskie

## Święci

snakes-saint-patrick = Patryk
snakes-saint-palladius = Palladiusz
snakes-saint-ciaran = Ciaran
snakes-saint-auxilius = Auksyliusz
snakes-saint-iserninus = Iserninus
snakes-saint-secundinus = Sekundyn
snakes-saint-brigid = Brygida
snakes-saint-finnian = Finian
snakes-saint-ibar = Ibar
snakes-saint-ita = Ita
snakes-saint-brendan = Brendan
snakes-saint-columba = Kolumba

## Karty wydarzeń

snakes-card-saint-patrick = Święty Patryk
snakes-card-saint-palladius = Święty Palladiusz
snakes-card-saint-ciaran = Święty Ciaran
snakes-card-saint-auxilius = Święty Auksyliusz
snakes-card-saint-iserninus = Święty Iserninus
snakes-card-saint-secundinus = Święty Sekundyn
snakes-card-saint-brigid = Święta Brygida
snakes-card-saint-finnian = Święty Finian
snakes-card-saint-ibar = Święty Ibar
snakes-card-saint-ita = Święta Ita
snakes-card-saint-brendan = Święty Brendan
snakes-card-saint-columba = Święty Kolumba
snakes-card-legions-leave-britain = Legiony opuszczają Brytanię
snakes-card-vortigern-hires-the-saxons = Vortigern najmuje Sasów
snakes-card-picts-cross-the-wall = Piktowie przekraczają mur
snakes-card-groans-of-the-britons = Jęki Brytów
snakes-card-angles-on-the-east-coast = Anglowie na wschodnim wybrzeżu
snakes-card-pelagian-teaching-spreads = Szerzy się nauka Pelagiusza
snakes-card-rome-is-sacked = Złupienie Rzymu
snakes-card-neil-of-the-nine-hostages = Niall od Dziewięciu Zakładników
snakes-card-war-for-tara = Wojna o Tarę
snakes-card-cattle-raid-into-ulster = Wyprawa po bydło do Ulsteru
snakes-card-cattle-raid-into-connacht = Wyprawa po bydło do Connachtu
snakes-card-kin-strife-in-munster = Waśń rodowa w Munsterze
snakes-card-tribute-war-in-leinster = Wojna o daninę w Leinsterze
snakes-card-disputed-succession = Spór o sukcesję
snakes-card-fosterage = Oddanie na wychowanie
snakes-card-exchange-of-hostages = Wymiana zakładników
snakes-card-brehon-judgement = Wyrok brehona
snakes-card-great-feast-at-tara = Wielka uczta w Tarze
snakes-card-blood-feud = Krwawa zemsta
snakes-card-samhain-fires = Ognie Samhain
snakes-card-beltane-gathering = Wiec na Beltane
snakes-card-druids-curse = Klątwa druida
snakes-card-satire-of-the-bards = Satyra bardów
snakes-card-old-ways-return = Powrót dawnych obyczajów
snakes-card-a-druid-convert = Nawrócony druid
snakes-card-plague = Zaraza
snakes-card-famine = Głód
snakes-card-hard-winter = Sroga zima
snakes-card-raid-from-scotland = Najazd ze Szkocji
snakes-card-settlers-from-scotland = Osadnicy ze Szkocji
snakes-card-druids-from-scotland = Druidzi ze Szkocji
snakes-card-invasion-from-scotland = Inwazja ze Szkocji
snakes-card-coroticus-slavers-from-strathclyde = Coroticus: łowcy niewolników ze Strathclyde
snakes-card-exiles-from-strathclyde = Wygnańcy ze Strathclyde
snakes-card-raid-from-strathclyde = Najazd ze Strathclyde
snakes-card-invasion-from-strathclyde = Inwazja ze Strathclyde
snakes-card-raid-from-england = Najazd z Anglii
snakes-card-saxon-pirates-from-england = Sascy piraci z Anglii
snakes-card-refugees-from-england = Uchodźcy z Anglii
snakes-card-minor-invasion-from-england = Mała inwazja z Anglii
snakes-card-major-invasion-from-england = Wielka inwazja z Anglii
snakes-card-arthur-king-of-the-britons = Artur, król Brytów
snakes-card-easter-fire-on-slane = Wielkanocny ogień na Slane
snakes-card-pilgrims-and-penitents = Pielgrzymi i pokutnicy
snakes-card-school-of-letters = Szkoła pisma
snakes-card-holy-wells = Święte źródła
snakes-card-benignus-of-armagh = Benignus z Armagh
snakes-card-patricks-breastplate = Pancerz Patryka
snakes-card-shamrock = Koniczyna
snakes-card-letters-from-gaul = Listy z Galii
snakes-card-royal-patron = Królewski protektor
snakes-card-bell-and-staff = Dzwon i laska

## Dary

snakes-card-wisdom = Mądrość
snakes-card-knowledge = Wiedza
snakes-card-faith = Wiara
snakes-card-healing = Uzdrawianie
snakes-card-miracles = Cuda
snakes-card-prophecy = Proroctwo
snakes-card-discerning-of-spirits = Rozeznawanie duchów
snakes-card-tongues = Języki
snakes-card-interpretation-of-tongues = Tłumaczenie języków

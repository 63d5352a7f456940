### Inis na stronie po polsku: plansza, ręka, panele.
###
### $name to gracz albo „ty”; $territory, $card, $lands, $cards to gotowe nazwy w mianowniku lub ich listy.
### $whose to `yours`, gdy gra pyta czytającego, a w innym razie `other`.

## Plansza

page-inis-zoom-in = Przybliż
page-inis-zoom-out = Oddal
page-inis-fit = Pokaż całą wyspę
page-inis-you = ty
page-inis-seats = Karty na ręce
page-inis-short-gates = Bramy
page-inis-clans = { $name }: { $count }
page-inis-clans-chieftain = { $name }: { $count }, wódz
page-inis-built-capital = stolica
page-inis-built-citadels =
    { $count ->
        [one] cytadela
        [few] { $count } cytadele
        [many] { $count } cytadel
       *[other] { $count } cytadeli
    }
page-inis-built-sanctuaries =
    { $count ->
        [one] miejsce kultu
        [few] { $count } miejsca kultu
        [many] { $count } miejsc kultu
       *[other] { $count } miejsca kultu
    }
page-inis-built-festival = święto
page-inis-nothing-there = nic tu nie stoi
page-inis-more = +{ $count }
page-inis-land-told = { $territory } – { $standing }.
page-inis-land-target = { $territory } – { $standing }. Możesz wybrać: { $options }.
page-inis-site-told = Miejsce { $number }, obok: { $touches }. Możesz je wybrać.
page-inis-pretend =
    { $count ->
        [one] Pretendent do korony: { $names }. Rozstrzygnie zgromadzenie
        [few] Pretendenci do korony: { $names }. Rozstrzygnie zgromadzenie
        [many] Pretendenci do korony: { $names }. Rozstrzygnie zgromadzenie
       *[other] Pretendenci do korony: { $names }. Rozstrzygnie zgromadzenie
    }
page-inis-you-pretend = Pretendujesz do korony. Rozstrzygnie zgromadzenie

## Górny pasek

page-inis-crows = Wrony: { $way }
page-inis-season = Pora roku { $number }
page-inis-founding = Początki
page-inis-brenn = Bran: { $name }
page-inis-passes = Pasy z rzędu: { $count } z { $of }
page-inis-aside = Jedna karta odłożona na bok
page-inis-aside-none = Bez karty odłożonej na bok
page-inis-lands-left = Pozostałe tereny: { $count }
page-inis-deeds-left = Pozostałe wyczyny: { $count }

## Gracze

page-inis-reserve =
    { $count ->
        [one] 1 klan w rezerwie
        [few] { $count } klany w rezerwie
        [many] { $count } klanów w rezerwie
       *[other] { $count } klanu w rezerwie
    }
page-inis-bot = { $level } bot
page-inis-at-turn = ma turę
page-inis-decides = decyduje
page-inis-away = poza stołem
page-inis-late = bez czasu
page-inis-holds = Karty akcji: { $actions }. Karty przewagi: { $advantages }. Karty eposu: { $tales }.
page-inis-is-brenn = Bran
page-inis-deeds =
    { $count ->
        [one] 1 wyczyn
        [few] { $count } wyczyny
        [many] { $count } wyczynów
       *[other] { $count } wyczynu
    }
page-inis-deeds-short = Wyczyny
page-inis-pretender = Pretendent do korony
page-inis-goals-of = { $name }: poddani { $subjects } z 6, tereny { $territories } z 6, miejsca kultu { $sanctuaries } z 6. Pokaż gdzie.
page-inis-goal-subjects = Wódz nad klanami przeciwników
page-inis-goal-territories = Tereny z własnymi klanami
page-inis-goal-sanctuaries = Miejsca kultu przy własnych klanach
page-inis-counts = { $territory } { $count }
page-inis-nowhere = jeszcze nigdzie
page-inis-goal-subjects-told =
    { $deeds ->
        [0] Poddani: { $count } z 6. Gdzie: { $lands }.
        [one] Poddani: { $count } z 6, a 1 wyczyn liczy się jako jeszcze jeden. Gdzie: { $lands }.
        [few] Poddani: { $count } z 6, a { $deeds } wyczyny liczą się jako kolejni. Gdzie: { $lands }.
        [many] Poddani: { $count } z 6, a { $deeds } wyczynów liczy się jako kolejni. Gdzie: { $lands }.
       *[other] Poddani: { $count } z 6, a { $deeds } wyczynu liczy się jako kolejni. Gdzie: { $lands }.
    }
page-inis-goal-territories-told =
    { $deeds ->
        [0] Tereny z własnymi klanami: { $count } z 6. Gdzie: { $lands }.
        [one] Tereny z własnymi klanami: { $count } z 6, a 1 wyczyn liczy się jako jeszcze jeden. Gdzie: { $lands }.
        [few] Tereny z własnymi klanami: { $count } z 6, a { $deeds } wyczyny liczą się jako kolejne. Gdzie: { $lands }.
        [many] Tereny z własnymi klanami: { $count } z 6, a { $deeds } wyczynów liczy się jako kolejne. Gdzie: { $lands }.
       *[other] Tereny z własnymi klanami: { $count } z 6, a { $deeds } wyczynu liczy się jako kolejne. Gdzie: { $lands }.
    }
page-inis-goal-sanctuaries-told =
    { $deeds ->
        [0] Miejsca kultu przy własnych klanach: { $count } z 6. Gdzie: { $lands }.
        [one] Miejsca kultu przy własnych klanach: { $count } z 6, a 1 wyczyn liczy się jako jeszcze jedno. Gdzie: { $lands }.
        [few] Miejsca kultu przy własnych klanach: { $count } z 6, a { $deeds } wyczyny liczą się jako kolejne. Gdzie: { $lands }.
        [many] Miejsca kultu przy własnych klanach: { $count } z 6, a { $deeds } wyczynów liczy się jako kolejne. Gdzie: { $lands }.
       *[other] Miejsca kultu przy własnych klanach: { $count } z 6, a { $deeds } wyczynu liczy się jako kolejne. Gdzie: { $lands }.
    }

## Karty

page-inis-kind-action = Akcja
page-inis-kind-advantage = Przewaga
page-inis-kind-epic = Epos
page-inis-timing-season = karta pory roku
page-inis-timing-triskel = karta z triskelionem
page-inis-half = { $when }: { $effect }
page-inis-card-told = { $card }. { $text } { $note }
page-inis-card-playable = { $card }. { $text } { $note } Możesz ją wybrać.
page-inis-choose-from = Wybierz jedną z tych kart
page-inis-hand-empty = Nie masz kart na ręce.
page-inis-open-cards = zagrane jawnie
page-inis-pile-actions = odrzucone: { $count }
page-inis-pile-tales = talia: { $count }
page-inis-pile-discarded = odrzucone: { $count }
page-inis-discarded-tales = Odrzucone karty eposu

## Draft

page-inis-draft-keep = Zachowujesz
page-inis-draft-kept = { $count } z { $most }
page-inis-draft-slot = wybierz kartę
page-inis-draft-pass = Dostaje { $name }
page-inis-draft-tap = naciśnij kartę, by ją zachować
page-inis-draft-sealed = zapieczętowane, dopóki nie wybiorą wszyscy
page-inis-draft-new = nowa
page-inis-draft-step = Przekazanie { $at } z { $of }
page-inis-draft-way = Wrony lecą { $way }; karty dostaje { $name }.
page-inis-draft-waiting = Twój wybór jest zapieczętowany. Pozostali wybierają w tajemnicy.
page-inis-draft-confirm =
    { $count ->
        [one] Zachowaj tę kartę
        [few] Zachowaj te { $count } karty
        [many] Zachowaj te { $count } kart
       *[other] Zachowaj te { $count } karty
    }
page-inis-draft-locked = Niedostępne, z pierwszego draftu: { $cards }.
page-inis-draft-passed = Przekazane dalej: { $cards }.
page-inis-draft-others = Poza tym na ręce: { $cards }.

## Obok planszy

page-inis-look-away = Zamknij
page-inis-nobody-there = Nikogo tu nie ma.
page-inis-no-chieftain = Remis: nie ma wodza.
page-inis-neighbours = Sąsiednie tereny: { $lands }
page-inis-advantage = Karta przewagi: { $card }
page-inis-advantage-held = na ręce: { $name }.
page-inis-advantage-face-up = leży odkryta do następnego zgromadzenia.
page-inis-advantage-open = zagrana jawnie.
page-inis-advantage-played = zagrana w tej porze roku albo jeszcze niczyja.
page-inis-can = Możesz wybrać: { $options }.
page-inis-no-target = Tego terenu nie można teraz wybrać.
page-inis-declared = Co zostało ogłoszone
page-inis-declares = { $name } zagrywa kartę { $card }
page-inis-you-declare = Zagrywasz kartę { $card }
page-inis-declared-where = Gdzie: { $territory }
page-inis-declared-whom = Wskazany gracz: { $name }
page-inis-declared-number = Ile: { $count }
page-inis-declared-plan = Plan: { $lands }
page-inis-memory = Co możesz pamiętać
page-inis-memory-discard = Odrzucone karty akcji
page-inis-memory-aside = Odłożone na bok
page-inis-memory-known = Znane: { $cards }
page-inis-memory-maybe = Możliwe: { $cards }
page-inis-memory-tiles = Znane ci kafle: { $lands }

## Konflikty

page-inis-clash = Konflikt: { $territory }
page-inis-step-citadels = Cytadele
page-inis-step-resolution = Rozstrzygnięcie
page-inis-step-end = Koniec
page-inis-instigator = prowokator
page-inis-exposed = poza cytadelą: { $count }
page-inis-sheltered = w cytadeli: { $count }
page-inis-action-cards = karty akcji: { $count }
page-inis-manoeuvres = wykonuje następny manewr
page-inis-peace = pokój
page-inis-no-peace = bez pokoju
page-inis-stance-told = widzą to wszyscy; gdy wszyscy są gotowi, konflikt się kończy
page-inis-attack-told =
    { $cards ->
        [0] traci klan (nieufortyfikowane: { $clans }), bo nie ma karty do odrzucenia
       *[other] oddaje klan (nieufortyfikowane: { $clans }) albo kartę (na ręce: { $cards })
    }
page-inis-lose-told = twoje klany tutaj: { $count }
page-inis-peace-told = muszą się zgodzić wszyscy z nieufortyfikowanymi klanami: { $count }
page-inis-speared = Włócznia Luga: w tym konflikcie bez kart z triskelionem.
page-inis-cauldron = Kocioł Dagdy ({ $name }), klany w środku: { $count }.
page-inis-pending = Następne konflikty: { $lands }

## Koniec

page-inis-won = { $name } zostaje Wysokim Królem
page-inis-you-won = Zostajesz Wysokim Królem
page-inis-nobody-won = Nie wyłoniono Wysokiego Króla
page-inis-final = Wynik końcowy
page-inis-player = Gracz

## Wiersze i nagłówki

page-inis-heading-season = Pora roku { $number }
page-inis-heading-assembly = Zgromadzenie po porze roku { $number }
page-inis-heading-founding = Początki
page-inis-line-turn =
    { $whose ->
        [yours] Twoja tura · Pora roku { $number }
       *[other] Tura: { $name } · Pora roku { $number }
    }
page-inis-line-react =
    { $whose ->
        [yours] Twoja odpowiedź · Pora roku { $number }
       *[other] Można odpowiedzieć · Pora roku { $number }
    }
page-inis-line-clash-react =
    { $whose ->
        [yours] Konflikt · twoja odpowiedź
       *[other] Konflikt · można odpowiedzieć
    }
page-inis-line-manoeuvre =
    { $whose ->
        [yours] Konflikt · twój manewr
       *[other] Konflikt · manewr
    }
page-inis-line-clash =
    { $whose ->
        [yours] Konflikt · decydujesz
       *[other] Konflikt
    }
page-inis-line-draft = Zgromadzenie · draft
page-inis-line-assembly = Zgromadzenie
page-inis-line-founding =
    { $whose ->
        [yours] Początki · decydujesz
       *[other] Początki
    }

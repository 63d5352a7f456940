### Strona po polsku: wszystko wokół gier.
###
### Nazwy graczy i miejsc stoją tu zawsze w mianowniku: strona ich nie odmienia.

## Wszędzie

page-loading = Chwileczkę…
page-trouble = Coś stoi na przeszkodzie
page-mistake = Na tej stronie coś poszło nie tak.
page-no-server = serwer nie odpowiada; sprawdź połączenie z siecią i spróbuj ponownie
page-server-trouble = serwer zgłosił błąd { $status }
page-again = Spróbuj ponownie
page-to-lobby = Do lobby
page-close = Zamknij
page-cancel = Inny wybór
page-menu = Menu
page-help = Klawisze i pomoc
page-theme = Jasno lub ciemno
page-sounds = Dźwięki
page-language = Język
page-settings = Ustawienia
page-rules = Zasady i karty
page-read-rules = Wszystkie zasady
page-rule-of = Zasada: { $title }
page-title-inis = Inis
page-title-snakes = Banish the Snakes
page-guest = Gość
page-bot = Bot ({ $level })
page-bot-account = { $name }, bot (właściciel: { $owner })
page-level = Siła bota

## Stół

page-tab = { $title } – Fidchell
page-tab-awaited = ● { $title }
page-side = To, co oglądasz
page-board = Plansza
page-rail = Gracze i przebieg gry
page-hand = Twoje karty
page-parts = Części stołu
page-tab-board = Plansza
page-tab-players = Gracze
page-tab-log = Przebieg
page-tab-side = Szczegóły
page-prompt = O co gra pyta
page-options = Co możesz zrobić
page-your-move = Twoja decyzja: { $what }
page-waiting-for = Decyduje: { $name }
page-waiting-all = Wszyscy decydują w tajemnicy
page-answered = Twoja odpowiedź: { $what }. Możesz ją zmieniać, dopóki nie odpowiedzą wszyscy.
page-disconnected = Połączenie zerwane; trwa ponowna próba…
page-undo-free = Cofnij
page-undo-plea = Poproś o cofnięcie
page-past = Przeszłość
page-past-at = Tak było w kroku { $at }.
page-back-to-now = Wróć do gry
page-show-moment = Pokaż ten moment
page-over = Koniec gry
page-stopped = Stół został zamknięty
page-replay = Odtwórz grę
page-rematch = Zagraj jeszcze raz
page-go-rematch = Do rewanżu
page-end-table = Zamknij stół
page-end-sure = Zakończyć tę grę na dobre?
page-copy-link = Skopiuj link
page-link-copied = Skopiowano
page-commitment = Zapieczętowany los
page-commitment-why = Tasowania i rzuty pochodzą z klucza, którego skrót SHA-256 tu widać; klucz jest w zapisie po końcu gry.
page-log = Co się stało
page-log-empty = Jeszcze nic się nie stało.
page-about-me = O mnie
page-seat = Miejsce
page-clocks = Pozostały czas
page-days-hours = { $days } d { $hours } h
page-hours-minutes = { $hours } h { $minutes } min
page-plea = { $name } prosi o cofnięcie decyzji
page-plea-waiting = Twoja prośba o cofnięcie decyzji czeka na odpowiedź.
page-agree = Zgódź się
page-refuse = Odmów
page-stance-on = Gotowość na pokój
page-stance-off = Jednak bez pokoju
page-late = Twój czas minął. Inni mogą na ciebie poczekać albo grać dalej bez ciebie.
page-away = Nie było cię, więc ktoś inny może decydować za ciebie.
page-i-am-here = Już jestem
page-left = Od stołu odchodzi: { $names }. Co dalej z grą?
page-vote-wait = Czekaj
page-vote-bot = Niech zagra bot
page-vote-replace = Oddaj miejsce botowi na stałe
page-vote-end = Zamknij stół
page-chat = Czat
page-say = Powiedz coś
page-send = Wyślij
page-mute = Wycisz: { $name }

## Stałe polecenia i obietnice

page-orders =
    { $count ->
        [0] Stałe polecenia
       *[other] Stałe polecenia: { $count }
    }
page-orders-about = Gdy gra pyta o reakcję, odpowiadają za ciebie; nikt inny ich nie widzi.
page-order-pass-until-my-turn = Pasuj do mojej tury
page-order-pass-when-nothing-fits = Pasuj, gdy nie mam czym zareagować
page-order-pass-at = Pasuj zawsze w takim momencie
page-order-peace = Zgadzaj się na pokój, dopóki zostaje mi tyle klanów
page-promises =
    { $count ->
        [0] Obietnice
       *[other] Obietnice: { $count }
    }
page-promise = Złóż obietnicę
page-promise-say = Obiecaj
page-fate-open = (w mocy)
page-fate-kept = (dotrzymana)
page-fate-broken = (złamana)
page-blank-territory = teren
page-blank-other = gracz

## Przed grą i jedno urządzenie dla kilku osób

page-gathering = { $title }: stół czeka
page-seats-free =
    { $count ->
        [0] Wszystkie miejsca są zajęte.
        [one] Jedno miejsce jest wolne.
        [few] { $count } miejsca są wolne.
        [many] { $count } miejsc jest wolnych.
       *[other] { $count } miejsca jest wolne.
    }
page-your-name = Twoja nazwa gracza
page-seat-open = wolne
page-sit = Usiądź
page-free-seat = Zwolnij to miejsce
page-stand = Wstań
page-invite = Kto ma ten link, może usiąść do stołu
page-hand-over = Przekaż urządzenie: { $seat }
page-hand-over-why = Nikt inny nie powinien teraz patrzeć.
page-hand-over-here = { $seat } to ja: pokaż karty
page-hand-over-first = Najpierw { $seat }

## Od ostatniej wizyty

page-recap = Od twojej ostatniej wizyty
page-recap-count =
    { $count ->
        [one] Od twojej ostatniej wizyty wydarzyła się jedna rzecz.
        [few] Od twojej ostatniej wizyty wydarzyły się { $count } rzeczy.
        [many] Od twojej ostatniej wizyty wydarzyło się { $count } rzeczy.
       *[other] Od twojej ostatniej wizyty wydarzyło się { $count } rzeczy.
    }
page-recap-at = { $at } z { $of }
page-recap-before = Wstecz
page-recap-show = Pokaż
page-recap-next = Dalej
page-recap-done = Do gry
page-recap-since = Od twojej ostatniej tury
page-happens = Teraz
page-skip = Pokaż resztę
page-skip-next = Następna scena
page-cue-passed-on =
    { $count ->
        [one] Przekazano jedną kartę
        [few] Przekazano { $count } karty
        [many] Przekazano { $count } kart
       *[other] Przekazano { $count } karty
    }

## Podpowiedzi

page-hints = Podpowiedzi
page-hint = Poproś o podpowiedź
page-hint-thinking = Bot myśli…
page-hint-chance = Szansa na wygraną

## Klawisze i wiersz poleceń

page-keys = Klawisze
page-key-tab = do następnego elementu
page-key-board = na planszę, do pierwszego miejsca do wyboru
page-key-arrows = do sąsiedniego miejsca na planszy
page-key-enter = wybierz to, co zaznaczone
page-key-numbers = karta lub możliwość o tym numerze
page-key-confirm = potwierdź; główny przycisk
page-key-pass = spasuj albo zakończ
page-key-undo = cofnij albo poproś o cofnięcie
page-key-stance = gotowość na pokój lub jej brak
page-key-hint = poproś o podpowiedź
page-key-log = przebieg gry
page-key-zoom = bliżej, dalej, cała plansza
page-key-skip = pokaż resztę wydarzeń; w tempie „krok po kroku” następną scenę
page-key-command = wiersz poleceń
page-key-escape = porzuć wybór; wróć do gry
page-key-help = ta lista
page-command = Wiersz poleceń
page-command-hint = Wpisz, co robisz, np. „spasuj”; Tab uzupełnia
page-command-not-asked = Gra o nic cię teraz nie pyta.
page-command-several = „{ $typed }” może znaczyć: { $options }
page-command-rule = Zasada: { $rule }
page-command-none = „{ $typed }” nie jest teraz możliwe. Możesz: { $options }

## Lobby

page-lobby = Fidchell: dwie celtyckie gry dla przyjaciół i botów
page-quick = Zagraj od razu
page-play-game = Zagraj w { $title }
page-about-inis = 2–4 graczy; zaczynasz od razu z dwoma botami
page-about-snakes = 1–6 świętych gra razem; zaczynasz od razu z dwoma botami
page-players-begin = Gracze: { $players }. Zaczynasz od razu z botami.
page-new-table = Własny stół
page-game = Gra
page-players = Gracze
page-seat-mine = ja
page-seat-for-others = ktoś inny
page-pace = Tempo
page-window = Najkrótszy czas na reakcję
page-window-about = Każde pytanie o reakcję pozostaje otwarte co najmniej tak długo, żeby szybka odpowiedź nie zdradziła, co kto ma na ręce.
page-seconds =
    { $count ->
        [one] jedna sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
page-listed = Każdy może dołączyć
page-allow-hints = Podpowiedzi bota
page-allow-chat = Czat
page-variants = Zasady i warianty
page-set-table = Przygotuj stół
page-begin = Rozpocznij
page-my-tables = Twoje stoły
page-no-tables = Jeszcze żadnego. Dwa kliknięcia i już jest.
page-open-tables = Otwarte stoły
page-watch-tables = Stoły do oglądania
page-past-tables = Zakończone gry
page-awaited = twoja kolej
page-phase-gathering = wolne miejsca
page-phase-playing = gra trwa
page-phase-over = koniec gry
page-phase-stopped = zamknięty
page-join = Dołącz
page-go = Wejdź
page-watch = Oglądaj
page-learn = Nauka
page-learn-about = Pierwsza gra z przewodnikiem, krok po kroku, oraz wszystkie zasady i karty do przeczytania.
page-gallery = Wszystkie rysunki
page-import = Obejrzyj zapis
page-import-about = Zapis gry, z tej strony albo z terminala, można odtworzyć i grać z niego dalej.
page-import-file = Zapis
page-account = Ty
page-signed-in = Twoje konto: { $name }.
page-guest-as = Grasz jako gość: { $name }. Z hasłem możesz tu wrócić z dowolnego urządzenia.
page-sign-in-name = Nazwa gracza
page-password = Hasło
page-rename = Zmień nazwę
page-sign-in = Zaloguj się
page-register = Załóż konto
page-other-device = Na inne urządzenie
page-device-link = Otwórz ten link na drugim urządzeniu; działa raz
page-sign-out = Wyloguj się
page-sign-out-everywhere = Wyloguj na innych urządzeniach
page-change-password = Zmień hasło
page-new-password = Nowe hasło
page-credit = Autorem gry Inis jest Christian Martinez, a gry Banish the Snakes – Kevin McPartland i Jerry Shiles. Wszystkie teksty i rysunki są tu naszym własnym dziełem.

## Ustawienia

page-theme-auto = jak na urządzeniu
page-theme-vellum = pergamin (jasno)
page-theme-peat = torf (ciemno)
page-text-size = Wielkość tekstu
page-confirm = Wybory na planszy
page-confirm-auto = potwierdzane na ekranach dotykowych
page-confirm-always = zawsze potwierdzane
page-confirm-never = wykonywane od razu
page-tempo = Tempo wydarzeń
page-tempo-step = krok po kroku, spacją
page-tempo-slow = wolne
page-tempo-normal = zwykłe
page-tempo-fast = szybkie
page-tempo-off = bez zwłoki: wszystko naraz
page-want-sounds = Dźwięki
page-want-memory = Pomoc dla pamięci: karty, które znam
page-want-motion = Ruch
page-want-chat = Czat
page-want-plainheadings = Zwykłe nagłówki zamiast uncjały
page-tokens = Tokeny dla programów
page-tokens-about = Token pozwala twojemu programowi działać w twoim imieniu. Nie dawaj go nikomu innemu; odwołaj go, gdy nie jest już potrzebny.
page-token-name = Nazwa programu
page-token-make = Utwórz token
page-token-made = Skopiuj go teraz; nie zostanie pokazany ponownie
page-token-until = do { $date }
page-token-end = Odwołaj { $name }
page-scope-read = Odczyt: oglądać stoły i widzieć moje miejsca
page-scope-play = Gra: zakładać stoły i działać na moich miejscach
page-scope-account = Konto: zmieniać moją nazwę i ustawienia
page-muted = Kogo nie słyszysz
page-hear = Nie wyciszaj: { $name }
page-back = Wstecz

## Odtwarzanie

page-replay-step = Krok { $at } z { $last }
page-replay-quiet = Nic, co byłoby widoczne.
page-replay-controls = Sterowanie odtwarzaniem
page-replay-first = Na początek
page-replay-back = Krok wstecz
page-replay-play = Odtwarzaj
page-replay-pause = Wstrzymaj
page-replay-on = Krok dalej
page-replay-last = Na koniec
page-replay-slider = Krok
page-replay-speed = Szybkość
page-replay-view = Kto patrzy
page-public = wszyscy
page-record = Pobierz zapis
page-to-table = Do stołu
page-continue = Graj dalej stąd
page-continue-about = Nowy stół zaczyna od tej pozycji. Co zakryte i jeszcze niedobrane, zostanie wymieszane na nowo.

## Gra, której nikt jeszcze nie narysował

page-generic-you = ty
page-generic-away = poza stołem
page-generic-decides = decyduje
page-generic-yes = tak
page-generic-no = nie
page-generic-none = brak
page-generic-about = Nikt jeszcze nie narysował tej gry: oto wszystko, co możesz wiedzieć, tak jak podaje to gra.

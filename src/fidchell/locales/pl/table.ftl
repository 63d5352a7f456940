### Stół po polsku: to, co wspólne dla wszystkich gier.

## Tekst bez własnego komunikatu

plain = { $text }

## Miejsca przy stole: kolory graczy

seat-green = zielony
    .gen = zielonego
    .dat = zielonemu
    .acc = zielonego
seat-blue = niebieski
    .gen = niebieskiego
    .dat = niebieskiemu
    .acc = niebieskiego
seat-orange = pomarańczowy
    .gen = pomarańczowego
    .dat = pomarańczowemu
    .acc = pomarańczowego
seat-white = biały
    .gen = białego
    .dat = białemu
    .acc = białego
seat-purple = fioletowy
    .gen = fioletowego
    .dat = fioletowemu
    .acc = fioletowego
seat-yellow = żółty
    .gen = żółtego
    .dat = żółtemu
    .acc = żółtego

## Wokół gry: gracze przychodzą, odchodzą i umawiają się

table-sat = { $name } siada do stołu jako { $seat }
table-stood = miejsce { $seat_gen } znów jest wolne
table-begun = gra się rozpoczyna
table-said = { $text }
table-left = { $seat } odchodzi od stołu
table-late = { $seat_dat } skończył się czas
table-back = { $seat } wraca do stołu
table-lent =
    { $level ->
        [beginner] za { $seat_acc } gra tymczasowo początkujący bot
        [casual] za { $seat_acc } gra tymczasowo niedzielny bot
        [skilled] za { $seat_acc } gra tymczasowo wprawny bot
        [expert] za { $seat_acc } gra tymczasowo mistrzowski bot
        [merciless] za { $seat_acc } gra tymczasowo bezlitosny bot
       *[other] za { $seat_acc } gra tymczasowo bot ({ $level })
    }
table-voted-out =
    { $level ->
        [beginner] za { $seat_acc } gra już na stałe początkujący bot
        [casual] za { $seat_acc } gra już na stałe niedzielny bot
        [skilled] za { $seat_acc } gra już na stałe wprawny bot
        [expert] za { $seat_acc } gra już na stałe mistrzowski bot
        [merciless] za { $seat_acc } gra już na stałe bezlitosny bot
       *[other] za { $seat_acc } gra już na stałe bot ({ $level })
    }
table-voted =
    { $choice ->
        [wait] { $seat } woli poczekać
        [bot] { $seat } woli, żeby zagrał bot
        [replace] { $seat } woli oddać miejsce botowi na stałe
       *[end] { $seat } woli zamknąć stół
    }
table-plea = { $seat } prosi o cofnięcie decyzji
table-plea-granted = { $seat } się zgadza
table-plea-refused = { $seat } się nie zgadza
table-taken-back = { $seat } cofa decyzję
table-rules-corrected = zasady zostały poprawione; gra toczy się dalej od ostatniej decyzji, na którą pozwalają
table-ready-for-peace = { $seat } jest gotów na pokój
table-not-ready-for-peace = { $seat } nie jest już gotów na pokój
table-stopped = stół został zamknięty
table-rematch = stół do rewanżu czeka

## Odmowy: dlaczego czegoś nie zrobiono

refused-bad-clock = nie ma takiego zegara
refused-bad-id = wiadomość musi mieć identyfikator o długości do { $most } znaków
refused-bad-link = ten link został już użyty albo stracił ważność; utwórz nowy
refused-bad-name = nazwa gracza ma od 1 do { $most } widocznych znaków
refused-bad-order = polecenie wskazuje kartę, moment albo liczbę od 0 do 99
refused-bad-password = hasło ma od { $least } do { $most } znaków
refused-bad-phrase = tej obietnicy nie można złożyć w ten sposób
refused-bad-saying = wypowiedź ma od 1 do { $most } znaków
refused-bad-scope = nie ma takiego uprawnienia; są: { $known }
refused-bad-seat = miejsce jest twoje, wolne albo zajęte przez bota
refused-bad-token = ten token jest nieznany, odwołany albo stracił ważność
refused-bad-vote = zagłosuj na jedną z możliwości: { $known }
refused-bad-window = okno na reakcję nie może trwać tak długo
refused-begun = gra już się rozpoczęła
refused-bot-away = { $bot } nie jest teraz połączony
refused-bot-busy = { $bot } gra już przy tylu stołach: { $most }
refused-bots-alone = żeby boty grały same ze sobą, trzeba mieć konto
refused-bots-only-play = bot gra tam, gdzie go posadzono, i nie robi nic innego
refused-busy = inni byli szybsi; spróbuj ponownie
refused-chat-off = przy tym stole czat jest wyłączony; nadal można składać obietnice
refused-foreign-origin = to żądanie wysłała strona innej witryny
refused-full = ten stół ogląda już tyle osób, ile może
refused-has-account = masz już konto
refused-http =
    { $kind ->
        [missing] nic tu nie ma
        [large] to jest za duże
        [often] za dużo naraz; poczekaj chwilę i spróbuj ponownie
       *[other] serwer tego nie przyjmuje ({ $status })
    }
refused-id-used = ten identyfikator był już użyty dla innej wiadomości
refused-illegal = { $seat } nie może teraz tego zrobić; możliwości: { $options }
refused-malformed = ta wiadomość jest niezgodna z protokołem
refused-mistake = serwer popełnił błąd; nic się nie zmieniło
refused-name-taken = ktoś już używa tej nazwy; wybierz inną
refused-no-bot = nie ma takiego bota albo nie możesz go posadzić
refused-no-clash = nie bierzesz teraz udziału w żadnym konflikcie
refused-no-account = goście nie mają hasła; najpierw załóż konto
refused-no-hints = przy tym stole podpowiedzi są wyłączone
refused-no-page = strona nie jest zbudowana; buduje ją `make page`
refused-no-place = nie ma takiego miejsca na planszy
refused-no-plea = nikt nie czeka na tę odpowiedź
refused-no-scope = ten token na to nie pozwala; utwórz token z uprawnieniem „{ $scope }”
refused-no-sealed-plans = w tej grze wszyscy widzą każdy plan
refused-no-schema = nie ma takiego schematu; są: { $known }
refused-no-seat = nie ma takiego miejsca przy stole
refused-no-decision = liczba decyzji w tej grze: { $most }
refused-no-table = nie ma takiego stołu
refused-no-token = nie ma takiego tokena; być może został już odwołany
refused-no-token-here = żaden token na to nie pozwala; zaloguj się i zrób to osobiście
refused-no-undo = nie ma jeszcze czego cofać
refused-no-vote = nikt nie odszedł, więc nie ma nad czym głosować
refused-not-asked = { $seat } nie może teraz działać; decyduje: { $asked }
refused-not-at-table = to zapis symulacji; oglądać można tylko gry rozegrane przy stole
refused-not-away = ten gracz już gra sam
refused-not-begun = gra rozpocznie się, gdy wszystkie miejsca będą zajęte
refused-not-invited = do tego stołu siada się z zaproszeniem; poproś o link
refused-not-over = będzie to możliwe po zakończeniu gry
refused-not-overdue = miejsce można oddać botowi na stałe dopiero chwilę po tym, jak skończy się jego czas
refused-not-seated = mogą to zrobić tylko ci, którzy siedzą przy stole
refused-not-signed-in = najpierw się przedstaw
refused-not-your-turn = plany może otworzyć tylko { $seat }, bo to jego tura
refused-not-yours = to nie należy do ciebie
refused-old-rules = przy tym stole grano według starszych zasad; może go naprawić osoba, która prowadzi serwer
refused-other = tego nie można zrobić
refused-over = gra jest zakończona
refused-own-bot = przy stole z innymi ludźmi może siedzieć tylko jedno z nich: ktoś albo jeden z jego botów
refused-plea-open = ktoś już o to poprosił; najpierw musi dostać odpowiedź
refused-seat-held = miejsce jest trzymane przez { $most } minut; potem możesz je zwolnić
refused-seat-taken = ktoś już tam siedzi
refused-stale = gra tymczasem poszła dalej
refused-stopped = stół został zamknięty
refused-store-down = baza danych nie może teraz zapisywać; spróbuj ponownie
refused-time-up = twój czas minął; wracasz, wykonując ruch
refused-too-fast = za dużo wiadomości; poczekaj chwilę
refused-too-long = to za długie; najwyżej { $most }
refused-too-many-bots = goście mogą mieć { $most } stoły z botami; zamknij jeden albo załóż konto
refused-too-many-connections =
    { $most ->
        [one] masz już { $most } połączenie; zamknij je
        [few] masz już { $most } połączenia; zamknij jedno
        [many] masz już { $most } połączeń; zamknij jedno
       *[other] masz już { $most } połączenia; zamknij jedno
    }
refused-too-many-marks = plan może mieć do { $most } znaczników
refused-too-many-orders =
    { $most ->
        [one] jedno miejsce może mieć { $most } polecenie
        [few] jedno miejsce może mieć { $most } polecenia
        [many] jedno miejsce może mieć { $most } poleceń
       *[other] jedno miejsce może mieć { $most } polecenia
    }
refused-too-many-own-bots = masz już tyle botów: { $most }
refused-too-many-streams = nasłuchujesz już tyle razy: { $most }; zamknij jedno połączenie
refused-too-many-today = dziennie można zakładać najwyżej { $most } stołów; wróć jutro
refused-too-much-stored = twoje stoły zajmują całe dostępne ci miejsce; poczekaj, aż stare zostaną usunięte, albo użyj konta
refused-log-full = przy tym stole zdarzyło się już za dużo; można tylko dograć do końca
refused-too-many-tables =
    { $most ->
        [one] masz już { $most } stół; najpierw go zamknij
        [few] masz już { $most } stoły; najpierw zamknij któryś
        [many] masz już { $most } stołów; najpierw zamknij któryś
       *[other] masz już { $most } stołu; najpierw zamknij któryś
    }
refused-too-many-tokens = masz już { $most } tokenów; najpierw odwołaj jeden
refused-unknown-mark = nie ma takiego znacznika; są: { $known }
refused-unknown-order = nie ma takiego polecenia; są: { $known }
refused-unknown-phrase = nie ma takiej obietnicy; są: { $known }
refused-unknown-protocol = ten serwer zna inne wersje protokołu: { $known }
refused-wrong-password = nie ma konta o takiej nazwie i takim haśle
refused-wrong-seats = miejsc musi być tyle, ilu jest graczy

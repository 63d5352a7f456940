### Strona stylu po polsku: wszystko, z czego zbudowana i namalowana jest strona, na jednym arkuszu.

gallery-title = Wszystkie rysunki
gallery-about = Każdy kolor, rozmiar, znak, element i obrazek tej strony. Światło w górnym pasku zmienia motyw.
gallery-colours = Kolory
gallery-type = Kroje i rozmiary pisma
gallery-sample = Dziewięć fal od brzegu
gallery-sample-name = Aoife
gallery-controls = Przyciski i pola
gallery-button = Wybór
gallery-button-main = Główny wybór
gallery-button-stop = Wybór, który kończy
gallery-button-off = Nie teraz
gallery-chip = Przełącznik
gallery-field = Pole
gallery-panel = Panel, zwyczajny, żeby zdobienia kart mogły przemówić.
gallery-icons = Znaki
gallery-knots = Sploty i triskeliony
gallery-pictures = Obrazki

## Inis

gallery-lands = Szesnaście terenów w obu ustawieniach
gallery-lands-busy = Tereny w środku gry
gallery-pieces = Elementy, odznaki i znaczniki
gallery-citadel = Cytadela
gallery-capital = Stolica
gallery-sanctuary = Trzy miejsca kultu
gallery-festival = Święto
gallery-deed = Wyczyn
gallery-pretender = Pretendent
gallery-brenn = Bran
gallery-crows = Wrony lecą ze słońcem
gallery-crows-against = Wrony lecą pod słońce
gallery-pass = W tę stronę przekazuje się karty
gallery-cards = Karty Inis
gallery-size = Rozmiar kart
gallery-size-mini = Małe
gallery-size-mid = Średnie
gallery-size-full = Duże
gallery-backs = Rewersy i znaki

## Banish the Snakes

gallery-map = Mapa
gallery-blocks = Klocki i budowle
gallery-people = Lud
gallery-flock = Wierni
gallery-chief = Pogański wódz
gallery-chief-christian = Chrześcijański wódz
gallery-king = Pogański król
gallery-king-christian = Chrześcijański król
gallery-high-king = Pogański Wysoki Król
gallery-high-king-christian = Chrześcijański Wysoki Król
gallery-druid = Druid
gallery-druid-unmet = Niespotkany druid
gallery-dolmen = Dolmen
gallery-dolmens = Trzy dolmeny
gallery-grave = Grób
gallery-relic = Relikwia
gallery-church = Kościół poziomu { $level }
gallery-saints = Święci i akolici
gallery-saints-together = Razem: { $count }
gallery-tracks = Kości i tory
gallery-zeal = Gorliwość
gallery-slider = Suwak próby
gallery-fails = porażka
gallery-nothing = nic
gallery-succeeds = sukces

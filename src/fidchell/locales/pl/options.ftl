### Co wybiera się przed grą, po polsku: opcje gier i ich wartości, zegary, poziomy botów.
###
###   GAME-option-NAME          co się wybiera, jako nagłówek
###   GAME-option-NAME-about    co to znaczy, jako zdanie
###   GAME-option-NAME-VALUE    jedna z wartości

## Inis: gra

inis-option-players = Gracze
inis-option-players-about = Ile jest miejsc przy stole.
inis-option-island = Pierwsze kafle
inis-option-island-about = Od których kafli zaczyna się wyspa, a które przychodzą na końcu.
inis-option-island-random = losowo
inis-option-island-introductory = jak na pierwszą grę
inis-option-seasons = Najwięcej pór roku
inis-option-seasons-about = Po tylu porach roku bez Wysokiego Króla gra kończy się remisem.
inis-option-buildings = Budynki
inis-option-buildings-about = Ile jest cytadel i miejsc kultu; instrukcje się różnią.
inis-option-buildings-8-9 = 8 cytadel i 9 miejsc kultu oprócz stolicy
inis-option-buildings-10-10 = po 10, ze stolicą wśród cytadel
inis-option-deeds = Wyczyny
inis-option-deeds-about = Ile jest wyczynów; instrukcje podają 8 albo 10.
inis-option-deeds-unlimited = tyle, ile ktoś zdobędzie

## Inis: kwestie, w których instrukcje się różnią

inis-option-chieftain-ties = Remis o wodza
inis-option-chieftain-ties-about = Kto jest wodzem tam, gdzie kilku graczy ma najwięcej klanów.
inis-option-chieftain-ties-none = nikt
inis-option-chieftain-ties-brenn = Bran, jeśli jest wśród nich
inis-option-highlands = Pogórza
inis-option-highlands-about = Kiedy zagrywa się kartę przewagi Pogórzy.
inis-option-highlands-resolution = gdy zaczyna się rozstrzygnięcie: wskazuje, kto wykona pierwszy manewr
inis-option-highlands-clash = gdy wybucha konflikt: wskazuje prowokatora
inis-option-eriu = Karta Eriu
inis-option-eriu-about = Czy klany z karty Eriu trzeba rozdzielić.
inis-option-eriu-one-each = po jednym klanie na teren
inis-option-eriu-anywhere = mogą trafić na ten sam teren
inis-option-cuchulain = Opowieść o Cúchulainnie
inis-option-cuchulain-about = Ile klanów usuwa Cúchulainn.
inis-option-cuchulain-two = dwa, w tym twój, jeśli nie ma innego
inis-option-cuchulain-up-to-two = jeden lub dwa
inis-option-plains = Równiny
inis-option-plains-about = Skąd przemieszcza klany karta przewagi Równin.
inis-option-plains-from-plains = z Równin
inis-option-plains-from-anywhere = z jednego dowolnego terenu
inis-option-emissaries = Posłańcy
inis-option-emissaries-about = Ile klanów przemieszczają Posłańcy.
inis-option-emissaries-one = dokładnie jeden
inis-option-emissaries-any = dowolną liczbę
inis-option-new-alliance = Nowy sojusz
inis-option-new-alliance-about = Gdzie przeciwnik musi mieć dwa klany.
inis-option-new-alliance-there = na tym samym terenie
inis-option-new-alliance-anywhere = gdziekolwiek na wyspie
inis-option-manannan = Konie Manannana
inis-option-manannan-about = Czy Konie wywołują konflikt tam, gdzie przybywają.
inis-option-manannan-clash = tak, jak inne ruchy
inis-option-manannan-peace = nie, przybywają w pokoju
inis-option-dagda = Dagda
inis-option-dagda-about = Co się tasuje, gdy Dagda zostaje odrzucony.
inis-option-dagda-tales = karty eposu
inis-option-dagda-own-deck = talię anulowanej karty
inis-option-printed-sanctuaries = Nadrukowane miejsca kultu
inis-option-printed-sanctuaries-about = Czy Bramy i Kamienny krąg mają na początku miejsce kultu.
inis-option-printed-sanctuaries-yes = tak
inis-option-printed-sanctuaries-no = nie
inis-option-lug-after-cancel = Lug Wszechstronny
inis-option-lug-after-cancel-about = Czy Lug może wziąć anulowaną kartę.
inis-option-lug-after-cancel-yes = może
inis-option-lug-after-cancel-no = tylko taką, która zadziałała
inis-option-after-warlord = Po Watażce
inis-option-after-warlord-about = Kto następuje po manewrze, który dał Watażka.
inis-option-after-warlord-from-chosen = kolejka biegnie dalej od wskazanego gracza
inis-option-after-warlord-resume = kolejka wraca tam, gdzie ją przerwano
inis-option-after-oengus = Po Angusie
inis-option-after-oengus-about = Kto następuje po turze zdobytej dzięki Angusowi.
inis-option-after-oengus-from-player = tury biegną dalej od tego gracza
inis-option-after-oengus-resume = tury wracają tam, gdzie je przerwano
inis-option-after-hills = Po Wzgórzach
inis-option-after-hills-about = Czy po ataku udaremnionym przez Wzgórza można zagrać Determinację Strenga i Napaść.
inis-option-after-hills-yes = można
inis-option-after-hills-no = nie można
inis-option-empty-clashes = Konflikty bez jednej ze stron
inis-option-empty-clashes-about = Co się dzieje z oczekującym konfliktem, który stracił jedną ze stron.
inis-option-empty-clashes-skip = pomija się go
inis-option-empty-clashes-hold = i tak się odbywa
inis-option-festival-payer = Kto płaci podczas święta
inis-option-festival-payer-about = Kto traci klan, gdy konflikt wybucha tam, gdzie trwa święto.
inis-option-festival-payer-initiator = ten, kto wywołał konflikt
inis-option-festival-payer-instigator = prowokator
inis-option-swamp-capital = Stolica na Bagnach
inis-option-swamp-capital-about = Czy stolica może stać na Bagnach.
inis-option-swamp-capital-no = nie może
inis-option-swamp-capital-yes = może
inis-option-peace = Pokój
inis-option-peace-about = Kiedy można za zgodą wszystkich zakończyć konflikt.
inis-option-peace-before = przed manewrem
inis-option-peace-before-and-after = przed manewrem i po nim
inis-option-tailtu-returns = Ziemia Tailtiu
inis-option-tailtu-returns-about = Dokąd trafiają kafle, których Ziemia Tailtiu nie wykorzystała.
inis-option-tailtu-returns-far = przyjdą jako ostatnie
inis-option-tailtu-returns-near = przyjdą jako następne
inis-option-first-tiles = Układ pierwszych kafli
inis-option-first-tiles-about = Z iloma innymi styka się każdy z pierwszych kafli.
inis-option-first-tiles-two-or-more = z dwoma lub więcej
inis-option-first-tiles-exactly-two = dokładnie z dwoma

## Banish the Snakes

snakes-option-players = Święci
snakes-option-players-about = Ilu jest świętych; jedna osoba może grać kilkoma.
snakes-option-level = Poziom
snakes-option-level-about = Jak trudna jest gra.
snakes-option-level-standard = zwykły
snakes-option-level-beginner = dla początkujących
snakes-option-level-advanced = zaawansowany
snakes-option-saints = Kto zaczyna
snakes-option-saints-about = Z którymi świętymi zaczyna się gra.
snakes-option-saints-historical = wybrani spośród tych, którzy przybyli z Patrykiem
snakes-option-saints-chosen = wybrani spośród wszystkich
snakes-option-saints-random = wylosowani
snakes-option-deck-saints = Święci w talii
snakes-option-deck-saints-about = Którzy święci czekają w talii.
snakes-option-deck-saints-historical = zgodnie z historią
snakes-option-deck-saints-chosen = wybrani wspólnie
snakes-option-deck-saints-random = wylosowani
snakes-option-content = Mapa i karty
snakes-option-content-about = Czyją mapą, klockami i kartami się gra.
snakes-option-content-default = własna treść Fidchell

## Zegary: nazwa i ile jest czasu

clock-none = bez zegara
clock-none-about = Każdy myśli tak długo, jak chce.
clock-quick = szybki
clock-quick-about = 10 minut na każde miejsce i 10 sekund więcej z każdą turą.
clock-live = na jedno posiedzenie
clock-live-about = 25 minut na każde miejsce i 20 sekund więcej z każdą turą.
clock-relaxed = spokojny
clock-relaxed-about = 60 minut na każde miejsce i 60 sekund więcej z każdą turą.
clock-day = doba
clock-day-about = 24 godziny na każde miejsce i 4 godziny więcej z każdą turą.
clock-days = kilka dni
clock-days-about = 72 godziny na każde miejsce i 12 godzin więcej z każdą turą.
clock-slow = powolny
clock-slow-about = 72 godziny na każde miejsce i 36 godzin więcej z każdą turą.

## Poziomy botów, od najsłabszego do najsilniejszego

level-beginner = początkujący
level-casual = niedzielny
level-skilled = wprawny
level-expert = mistrzowski
level-merciless = bezlitosny

### Inis po polsku: co się stało, co można zrobić, o co gra pyta i jak się wszystko nazywa.
###
### Przypadki nazw: .gen dopełniacz, .dat celownik, .acc biernik; .loc, .to i .from mają już przyimek
### („na Równinach”, „na Równiny”, „z Równin”).

## Co się stało

inis-played = { $seat } zagrywa { $card_acc }
inis-cancelled = działanie { $card_gen } zostaje anulowane
inis-passed = { $seat } pasuje
inis-claimed = { $seat } zostaje pretendentem
inis-placed = { $seat } umieszcza klan { $territory_loc }
inis-moved =
    { $count ->
        [one] { $seat } przemieszcza klan { $territory_from } { $destination_to }
        [few] { $seat } przemieszcza { $count } klany { $territory_from } { $destination_to }
        [many] { $seat } przemieszcza { $count } klanów { $territory_from } { $destination_to }
       *[other] { $seat } przemieszcza { $count } klanu { $territory_from } { $destination_to }
    }
inis-removed = { $seat } traci klan { $territory_loc }
inis-replaced = klan { $seat_gen } zastępuje klan { $other_gen } { $territory_loc }
inis-citadel-built = { $territory_loc } powstaje cytadela
inis-sanctuary-built = { $territory_loc } powstaje miejsce kultu
inis-festival-set = { $territory_loc } rozpoczyna się święto
inis-festival-over = święto { $territory_loc } dobiega końca
inis-tile-placed = wyspa powiększa się o { $territory_acc }
inis-capital-set = { $seat } zakłada stolicę { $territory_loc }
inis-crows-flew = wrony lecą { $way }
inis-brenn-named = { $seat } zostaje Branem
inis-deed-gained = { $seat } zyskuje wyczyn
inis-deed-lost = { $seat } oddaje wyczyn
inis-advantage-taken = { $seat } bierze kartę przewagi { $territory_gen }
inis-kept = { $seat } zachowuje jedną z dobranych kart eposu
inis-discarded = { $seat } odrzuca { $card_acc }
inis-discarded-an-action = { $seat } odrzuca kartę akcji
inis-clash-began = { $territory_loc } wybucha konflikt; prowokator: { $seat }
inis-clash-ended = konflikt { $territory_loc } dobiega końca
inis-sheltered = { $seat } chroni klan w cytadeli
inis-attacked = { $seat } atakuje { $other_acc }
inis-peace-offered = { $seat } proponuje pokój
inis-peace-refused = { $seat } odrzuca pokój
inis-season-began = zaczyna się pora roku { $number }; pierwszy gra { $seat }
inis-season-ended = kończy się pora roku { $number }
inis-won = { $seat } zostaje Wysokim Królem
inis-drawn = mijają lata, a wyspa nie ma Wysokiego Króla
inis-shuffled = odrzucone karty eposu zostają wtasowane do talii
inis-saved = klan jest ocalony
inis-voided = atak nie przynosi skutku
inis-returned =
    { $count ->
        [one] { $seat } przywraca klan z Kotła { $territory_to }
        [few] { $seat } przywraca { $count } klany z Kotła { $territory_to }
        [many] { $seat } przywraca { $count } klanów z Kotła { $territory_to }
       *[other] { $seat } przywraca { $count } klanu z Kotła { $territory_to }
    }
inis-turn-taken = następną turę rozgrywa { $seat }
inis-revealed = { $seat } ujawnia { $card_acc }
inis-no-winner = Wysoki Król nie zostaje wybrany
inis-emerged = wszystkie klany opuszczają cytadele
inis-took = { $seat } bierze { $card_acc }
inis-took-an-action = { $seat } bierze kartę akcji
inis-drew = { $seat } dobiera { $card_acc }
inis-drew-a-tale = { $seat } dobiera kartę eposu
inis-gave = { $seat } daje { $other_dat } { $card_acc }
inis-gave-a-card = { $seat } daje { $other_dat } kartę
inis-stole = { $seat } zabiera { $other_dat } { $card_acc }
inis-stole-a-card = { $seat } zabiera { $other_dat } kartę
inis-saw-hand = { $seat } podgląda karty na ręce { $other_gen }
inis-put-aside = { $seat } odkłada na bok { $card_acc }
inis-put-a-card-aside = { $seat } odkłada na bok kartę
inis-chose = { $seat } wybiera { $card_acc }

## Co można zrobić

inis-do-pass = Spasuj
inis-do-claim = Zostań pretendentem
inis-do-done = Gotowe
inis-do-peace = Zaproponuj pokój
inis-do-agree = Zgódź się
inis-do-refuse = Odmów
inis-do-shelter = Schroń klan
inis-do-lose-clan = Strać klan
inis-do-flip = Zawróć wrony
inis-do-leave = Nie zawracaj wron
inis-do-withdraw = Wycofaj się
inis-do-demand-clan = Zażądaj klanu
inis-do-demand-card = Zażądaj karty
inis-do-number = { $number }
inis-do-site = Miejsce { $site }
inis-do-attack = Zaatakuj { $seat_acc }
inis-do-name = Wskaż { $seat_acc }
inis-do-place = Umieść { $territory_loc }
inis-do-at = { $territory }
inis-do-origin = Wyrusz { $territory_from }
inis-do-tile = Kafel: { $territory }
inis-do-clan = Klan { $seat_gen } { $territory_loc }
inis-do-to =
    { $count ->
        [one] 1 klan { $territory_to }
        [few] { $count } klany { $territory_to }
        [many] { $count } klanów { $territory_to }
       *[other] { $count } klanu { $territory_to }
    }
inis-do-from =
    { $count ->
        [one] 1 klan { $territory_from }
        [few] { $count } klany { $territory_from }
        [many] { $count } klanów { $territory_from }
       *[other] { $count } klanu { $territory_from }
    }
inis-do-play = Zagraj { $card_acc }
inis-do-discard = Odrzuć { $card_acc }
inis-do-keep = Zachowaj { $card_acc }
inis-do-take = Weź { $card_acc }
inis-do-give = Daj { $card_acc }
inis-do-set-aside = Odłóż na bok { $card_acc }

## O co gra pyta

inis-ask-turn = Zagraj kartę pory roku, zostań pretendentem, jeśli możesz, albo spasuj
inis-ask-draft =
    { $passing ->
        [one] Wybieraj w tajemnicy; dalej przekazujesz 1 kartę
        [few] Wybieraj w tajemnicy; dalej przekazujesz { $passing } karty
        [many] Wybieraj w tajemnicy; dalej przekazujesz { $passing } kart
       *[other] Wybieraj w tajemnicy; dalej przekazujesz { $passing } karty
    }
inis-ask-choose-the-capital = Wybierz teren stolicy; stanie tam też miejsce kultu
inis-ask-settle-a-clan = Osiedl klan na dowolnym terenie
inis-ask-name-a-territory = { $card }: wskaż teren
inis-ask-name-the-territory-to-leave = { $card }: wskaż teren, który opuszczą twoje klany
inis-ask-name-a-player = { $card }: wskaż gracza
inis-ask-name-a-clan = { $card }: wskaż klan
inis-ask-name-where-to-place-a-clan = { $card }: wskaż teren dla następnego klanu
inis-ask-name-where-clans-go = Zdecyduj, ile klanów dokąd pójdzie
inis-ask-name-where-clans-come-from = Zdecyduj, ile klanów skąd przyjdzie
inis-ask-name-the-new-alliance = Umieść swój klan albo zastąp nim klan przeciwnika
inis-ask-name-what-a-sanctuary-does = Następne miejsce kultu: umieść klan, usuń klan albo zakończ
inis-ask-flip-the-crows-or-leave-them = Zawróć wrony albo pozwól im lecieć dalej
inis-ask-demand-a-clan-or-a-card = Zdecyduj, co ma oddać zaatakowany
inis-ask-say-how-many-come-out-of-citadels = Zdecyduj, ile twoich klanów wyjdzie z cytadel
inis-ask-keep-one-tale = Zachowaj jedną kartę eposu; pozostałe zostaną jawnie odrzucone
inis-ask-choose-a-site-for-the-new-tile = Wybierz miejsce dla nowego kafla
inis-ask-choose-a-tile = Wybierz jeden z obejrzanych kafli
inis-ask-move-a-clan-onto-the-new-tile = Przemieść klan na nowy kafel albo zakończ
inis-ask-take-a-discarded-action-card = Weź odrzuconą kartę akcji
inis-ask-take-a-revealed-tale = Weź ujawnioną kartę eposu
inis-ask-choose-the-card-to-set-aside = Wybierz w tajemnicy kartę akcji, która zostanie odłożona na bok
inis-ask-set-an-action-card-aside = Odłóż na bok jedną ze swoich kart akcji
inis-ask-give-an-action-card = Daj { $to_dat } kartę akcji
inis-ask-discard-a-card = Odrzuć kartę dowolnego rodzaju
inis-ask-discard-action-cards = Odrzucaj karty akcji jedną po drugiej, a potem zakończ
inis-ask-remove-a-clan-of-your-own = Usuń jeden ze swoich klanów
inis-ask-choose-the-next-clash = Wybierz następny konflikt
inis-ask-shelter-a-clan = Schroń klan w cytadeli albo spasuj
inis-ask-make-a-manoeuvre = Zaproponuj pokój albo wykonaj manewr
inis-ask-agree-to-peace = { $proposer } proponuje pokój: zgódź się albo odmów
inis-ask-take-the-hit = Jesteś celem ataku: odrzuć kartę akcji albo strać klan
inis-ask-pay-the-toll-of-the-mountains = Twoje klany weszły w Góry: odrzuć kartę akcji albo strać jeden z nich
inis-ask-move-clans-after-scouting = Możesz przemieścić klany: wskaż teren, który opuszczą, albo zakończ
inis-ask-return-clans-from-the-cauldron = Zdecyduj, ile klanów wróci z Kotła
inis-ask-propose-peace = Zaproponuj pokój albo graj dalej

## O co gra pyta, gdy można zareagować

inis-ask-react-a-card-is-declared = { $player } zagrywa { $card_acc }: odpowiedz albo spasuj
inis-ask-react-a-card-is-resolved = Karta { $player_gen } ({ $card }) jest rozpatrzona: zareaguj albo spasuj
inis-ask-react-a-turn-ends = Tura się kończy: zareaguj albo spasuj
inis-ask-react-the-assembly-begins = Zaczyna się zgromadzenie: zareaguj albo spasuj
inis-ask-react-the-advantage-cards-are-taken = Karty przewagi są rozdzielone: zareaguj albo spasuj
inis-ask-react-a-tale-is-drawn = { $player } dobiera kartę eposu: zareaguj albo spasuj
inis-ask-react-a-clash-begins = Wybucha konflikt: zareaguj albo spasuj
inis-ask-react-the-citadels-are-taken = Cytadele są zajęte: zareaguj albo spasuj
inis-ask-react-the-resolution-begins = Zaczyna się rozstrzygnięcie: zareaguj albo spasuj
inis-ask-react-an-attack-is-made = { $player } jest celem ataku: zareaguj albo spasuj
inis-ask-react-a-manoeuvre-is-made = Manewr { $player_gen } jest wykonany: zareaguj albo spasuj
inis-ask-react-a-clan-would-be-removed = { $player } ma stracić klan { $territory_loc }: zareaguj albo spasuj
inis-ask-react-a-clan-is-removed = { $player } traci klan { $territory_loc }: zareaguj albo spasuj
inis-ask-react-clans-move-into-the-mountains = { $player } wprowadza klany w Góry: zareaguj albo spasuj
inis-ask-react-any-time = Zareaguj albo spasuj

## Tereny

inis-territory-cove = Zatoka
    .gen = Zatoki
    .acc = Zatokę
    .loc = w Zatoce
    .to = do Zatoki
    .from = z Zatoki
inis-territory-forest = Las
    .gen = Lasu
    .acc = Las
    .loc = w Lesie
    .to = do Lasu
    .from = z Lasu
inis-territory-gates = Bramy Tír na nÓg
    .gen = Bram Tír na nÓg
    .acc = Bramy Tír na nÓg
    .loc = u Bram Tír na nÓg
    .to = pod Bramy Tír na nÓg
    .from = spod Bram Tír na nÓg
inis-territory-highlands = Pogórza
    .gen = Pogórzy
    .acc = Pogórza
    .loc = na Pogórzach
    .to = na Pogórza
    .from = z Pogórzy
inis-territory-hills = Wzgórza
    .gen = Wzgórz
    .acc = Wzgórza
    .loc = na Wzgórzach
    .to = na Wzgórza
    .from = ze Wzgórz
inis-territory-iron-mine = Kopalnia żelaza
    .gen = Kopalni żelaza
    .acc = Kopalnię żelaza
    .loc = w Kopalni żelaza
    .to = do Kopalni żelaza
    .from = z Kopalni żelaza
inis-territory-lost-vale = Zaginiona dolina
    .gen = Zaginionej doliny
    .acc = Zaginioną dolinę
    .loc = w Zaginionej dolinie
    .to = do Zaginionej doliny
    .from = z Zaginionej doliny
inis-territory-meadows = Błonia
    .gen = Błoń
    .acc = Błonia
    .loc = na Błoniach
    .to = na Błonia
    .from = z Błoń
inis-territory-misty-lands = Mgliste krainy
    .gen = Mglistych krain
    .acc = Mgliste krainy
    .loc = w Mglistych krainach
    .to = do Mglistych krain
    .from = z Mglistych krain
inis-territory-moor = Wrzosowisko
    .gen = Wrzosowiska
    .acc = Wrzosowisko
    .loc = na Wrzosowisku
    .to = na Wrzosowisko
    .from = z Wrzosowiska
inis-territory-mountains = Góry
    .gen = Gór
    .acc = Góry
    .loc = w Górach
    .to = w Góry
    .from = z Gór
inis-territory-plains = Równiny
    .gen = Równin
    .acc = Równiny
    .loc = na Równinach
    .to = na Równiny
    .from = z Równin
inis-territory-salt-mine = Kopalnia soli
    .gen = Kopalni soli
    .acc = Kopalnię soli
    .loc = w Kopalni soli
    .to = do Kopalni soli
    .from = z Kopalni soli
inis-territory-stone-circle = Kamienny krąg
    .gen = Kamiennego kręgu
    .acc = Kamienny krąg
    .loc = w Kamiennym kręgu
    .to = do Kamiennego kręgu
    .from = z Kamiennego kręgu
inis-territory-swamp = Bagna
    .gen = Bagien
    .acc = Bagna
    .loc = na Bagnach
    .to = na Bagna
    .from = z Bagien
inis-territory-valley = Dolina
    .gen = Doliny
    .acc = Dolinę
    .loc = w Dolinie
    .to = do Doliny
    .from = z Doliny

## Karty akcji

inis-card-bard = Bard
    .gen = Barda
    .acc = Barda
inis-card-citadel = Cytadela
    .gen = Cytadeli
    .acc = Cytadelę
inis-card-conquest = Podbój
    .gen = Podboju
    .acc = Podbój
inis-card-craftsmen-and-peasants = Rzemieślnicy i chłopi
    .gen = Rzemieślników i chłopów
    .acc = Rzemieślników i chłopów
inis-card-druid = Druid
    .gen = Druida
    .acc = Druida
inis-card-emissaries = Posłańcy
    .gen = Posłańców
    .acc = Posłańców
inis-card-exploration = Eksploracja
    .gen = Eksploracji
    .acc = Eksplorację
inis-card-festival = Święto
    .gen = Święta
    .acc = Święto
inis-card-geis = Geis
    .gen = Geis
    .acc = Geis
inis-card-master-craftsman = Mistrz rzemiosła
    .gen = Mistrza rzemiosła
    .acc = Mistrza rzemiosła
inis-card-migration = Migracja
    .gen = Migracji
    .acc = Migrację
inis-card-new-alliance = Nowy sojusz
    .gen = Nowego sojuszu
    .acc = Nowy sojusz
inis-card-new-clans = Nowe klany
    .gen = Nowych klanów
    .acc = Nowe klany
inis-card-raid = Napaść
    .gen = Napaści
    .acc = Napaść
inis-card-sanctuary = Miejsce kultu
    .gen = Miejsca kultu
    .acc = Miejsce kultu
inis-card-scouts-and-spies = Zwiadowcy i szpiedzy
    .gen = Zwiadowców i szpiegów
    .acc = Zwiadowców i szpiegów
inis-card-warlord = Watażka
    .gen = Watażki
    .acc = Watażkę

## Karty przewagi, nazwane jak ich tereny

inis-card-cove = Zatoka
    .gen = Zatoki
    .acc = Zatokę
inis-card-forest = Las
    .gen = Lasu
    .acc = Las
inis-card-gates = Bramy Tír na nÓg
    .gen = Bram Tír na nÓg
    .acc = Bramy Tír na nÓg
inis-card-highlands = Pogórza
    .gen = Pogórzy
    .acc = Pogórza
inis-card-hills = Wzgórza
    .gen = Wzgórz
    .acc = Wzgórza
inis-card-iron-mine = Kopalnia żelaza
    .gen = Kopalni żelaza
    .acc = Kopalnię żelaza
inis-card-lost-vale = Zaginiona dolina
    .gen = Zaginionej doliny
    .acc = Zaginioną dolinę
inis-card-meadows = Błonia
    .gen = Błoń
    .acc = Błonia
inis-card-misty-lands = Mgliste krainy
    .gen = Mglistych krain
    .acc = Mgliste krainy
inis-card-moor = Wrzosowisko
    .gen = Wrzosowiska
    .acc = Wrzosowisko
inis-card-mountains = Góry
    .gen = Gór
    .acc = Góry
inis-card-plains = Równiny
    .gen = Równin
    .acc = Równiny
inis-card-salt-mine = Kopalnia soli
    .gen = Kopalni soli
    .acc = Kopalnię soli
inis-card-stone-circle = Kamienny krąg
    .gen = Kamiennego kręgu
    .acc = Kamienny krąg
inis-card-swamp = Bagna
    .gen = Bagien
    .acc = Bagna
inis-card-valley = Dolina
    .gen = Doliny
    .acc = Dolinę

## Karty eposu

inis-card-balors-eye = Oko Balora
    .gen = Oka Balora
    .acc = Oko Balora
inis-card-battle-frenzy = Bitewny szał
    .gen = Bitewnego szału
    .acc = Bitewny szał
inis-card-battle-of-moytura = Bitwa na Mag Tured
    .gen = Bitwy na Mag Tured
    .acc = Bitwę na Mag Tured
inis-card-breas-tyranny = Tyrania Bresa
    .gen = Tyranii Bresa
    .acc = Tyranię Bresa
inis-card-cathbads-word = Przestroga Cathbada
    .gen = Przestrogi Cathbada
    .acc = Przestrogę Cathbada
inis-card-champions-share = Przydział czempiona
    .gen = Przydziału czempiona
    .acc = Przydział czempiona
inis-card-children-of-dana = Dzieci bogini Danu
    .gen = Dzieci bogini Danu
    .acc = Dzieci bogini Danu
inis-card-dagda = Dagda
    .gen = Dagdy
    .acc = Dagdę
inis-card-dagdas-cauldron = Kocioł Dagdy
    .gen = Kotła Dagdy
    .acc = Kocioł Dagdy
inis-card-dagdas-club = Maczuga Dagdy
    .gen = Maczugi Dagdy
    .acc = Maczugę Dagdy
inis-card-dagdas-harp = Harfa Dagdy
    .gen = Harfy Dagdy
    .acc = Harfę Dagdy
inis-card-deirdres-beauty = Uroda Deirdre
    .gen = Urody Deirdre
    .acc = Urodę Deirdre
inis-card-diarmuid-and-grainne = Diarmuid i Gráinne
    .gen = Diarmuida i Gráinne
    .acc = Diarmuida i Gráinne
inis-card-eriu = Eriu
    .gen = Eriu
    .acc = Eriu
inis-card-fianna = Fianna
    .gen = Fianny
    .acc = Fiannę
inis-card-kernunos-sanctuary = Przybytek Cernunnosa
    .gen = Przybytku Cernunnosa
    .acc = Przybytek Cernunnosa
inis-card-lug-samildanach = Lug Wszechstronny
    .gen = Luga Wszechstronnego
    .acc = Luga Wszechstronnego
inis-card-lugs-spear = Włócznia Luga
    .gen = Włóczni Luga
    .acc = Włócznię Luga
inis-card-maeves-wealth = Bogactwo Maeve
    .gen = Bogactwa Maeve
    .acc = Bogactwo Maeve
inis-card-manannans-horses = Konie Manannana
    .gen = Koni Manannana
    .acc = Konie Manannana
inis-card-morrigan = Morrigan
    .gen = Morrigan
    .acc = Morrigan
inis-card-nuada-silverhand = Nuada Srebrnoręki
    .gen = Nuady Srebrnorękiego
    .acc = Nuadę Srebrnorękiego
inis-card-oenguss-ploy = Podstęp Angusa
    .gen = Podstępu Angusa
    .acc = Podstęp Angusa
inis-card-ogmas-eloquence = Elokwencja Ogmy
    .gen = Elokwencji Ogmy
    .acc = Elokwencję Ogmy
inis-card-other-world = Zaświaty
    .gen = Zaświatów
    .acc = Zaświaty
inis-card-stone-of-fal = Kamień Fal
    .gen = Kamienia Fal
    .acc = Kamień Fal
inis-card-strengs-resolve = Determinacja Strenga
    .gen = Determinacji Strenga
    .acc = Determinację Strenga
inis-card-tailtus-land = Ziemia Tailtiu
    .gen = Ziemi Tailtiu
    .acc = Ziemię Tailtiu
inis-card-tale-of-cuchulain = Opowieść o Cúchulainnie
    .gen = Opowieści o Cúchulainnie
    .acc = Opowieść o Cúchulainnie
inis-card-tuans-memory = Pamięć Tuana
    .gen = Pamięci Tuana
    .acc = Pamięć Tuana

## Jak lecą wrony

inis-way-clockwise = zgodnie z ruchem wskazówek zegara
inis-way-counter-clockwise = przeciwnie do ruchu wskazówek zegara

# Obietnice: co gracz ({ $proposer }) proponuje pozostałym.
inis-promise-withdraw = { $proposer }: Wycofam się { $territory_to }, jeśli to zakończycie.
inis-promise-peace = { $proposer }: Zawrę pokój, jeśli zrobią to wszyscy.
inis-promise-spare = { $proposer }: Nie zaatakuję { $other_gen } w tym konflikcie.
inis-promise-truce = { $proposer }: Nie zaatakuję { $other_gen } w tej porze roku.

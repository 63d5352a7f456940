### Banish the Snakes po polsku: co robią karty wydarzeń, święci, dary Ducha i inne zachowane karty.
###
### Tekst karty składa się z tych komunikatów: każdy to jedna rzecz, pozycja listy albo człon po średniku.
### „Aktywny święty” to ten, którego tura trwa. { $bonus } to liczba ze znakiem.

## Wydarzenia

snakes-effect-none = bez efektu
snakes-effect-paganism-forward =
    { $count ->
        [one] przesuń pogaństwo o { $count } pole do przodu
        [few] przesuń pogaństwo o { $count } pola do przodu
        [many] przesuń pogaństwo o { $count } pól do przodu
       *[other] przesuń pogaństwo o { $count } pola do przodu
    }
snakes-effect-paganism-back =
    { $count ->
        [one] przesuń pogaństwo o { $count } pole do tyłu
        [few] przesuń pogaństwo o { $count } pola do tyłu
        [many] przesuń pogaństwo o { $count } pól do tyłu
       *[other] przesuń pogaństwo o { $count } pola do tyłu
    }
snakes-effect-zeal-lost-active =
    { $count ->
        [one] aktywny święty traci { $count } punkt gorliwości
        [few] aktywny święty traci { $count } punkty gorliwości
        [many] aktywny święty traci { $count } punktów gorliwości
       *[other] aktywny święty traci { $count } punktu gorliwości
    }
snakes-effect-zeal-regained-active =
    { $count ->
        [one] aktywny święty odzyskuje { $count } punkt gorliwości
        [few] aktywny święty odzyskuje { $count } punkty gorliwości
        [many] aktywny święty odzyskuje { $count } punktów gorliwości
       *[other] aktywny święty odzyskuje { $count } punktu gorliwości
    }
snakes-effect-zeal-lost-all =
    { $count ->
        [one] każdy święty traci { $count } punkt gorliwości
        [few] każdy święty traci { $count } punkty gorliwości
        [many] każdy święty traci { $count } punktów gorliwości
       *[other] każdy święty traci { $count } punktu gorliwości
    }
snakes-effect-zeal-regained-all =
    { $count ->
        [one] każdy święty odzyskuje { $count } punkt gorliwości
        [few] każdy święty odzyskuje { $count } punkty gorliwości
        [many] każdy święty odzyskuje { $count } punktów gorliwości
       *[other] każdy święty odzyskuje { $count } punktu gorliwości
    }
snakes-effect-zeal-lost-with-druid =
    { $count ->
        [one] każdy święty w krainie z druidem traci { $count } punkt gorliwości
        [few] każdy święty w krainie z druidem traci { $count } punkty gorliwości
        [many] każdy święty w krainie z druidem traci { $count } punktów gorliwości
       *[other] każdy święty w krainie z druidem traci { $count } punktu gorliwości
    }
snakes-effect-zeal-regained-with-druid =
    { $count ->
        [one] każdy święty w krainie z druidem odzyskuje { $count } punkt gorliwości
        [few] każdy święty w krainie z druidem odzyskuje { $count } punkty gorliwości
        [many] każdy święty w krainie z druidem odzyskuje { $count } punktów gorliwości
       *[other] każdy święty w krainie z druidem odzyskuje { $count } punktu gorliwości
    }
snakes-effect-zeal-lost-coast =
    { $count ->
        [one] każdy święty w krainie nadmorskiej traci { $count } punkt gorliwości
        [few] każdy święty w krainie nadmorskiej traci { $count } punkty gorliwości
        [many] każdy święty w krainie nadmorskiej traci { $count } punktów gorliwości
       *[other] każdy święty w krainie nadmorskiej traci { $count } punktu gorliwości
    }
snakes-effect-zeal-regained-coast =
    { $count ->
        [one] każdy święty w krainie nadmorskiej odzyskuje { $count } punkt gorliwości
        [few] każdy święty w krainie nadmorskiej odzyskuje { $count } punkty gorliwości
        [many] każdy święty w krainie nadmorskiej odzyskuje { $count } punktów gorliwości
       *[other] każdy święty w krainie nadmorskiej odzyskuje { $count } punktu gorliwości
    }
snakes-effect-zeal-lost-pair =
    { $count ->
        [one] aktywny święty i drugi, wybrany przez aktywnego gracza, tracą po { $count } punkcie gorliwości
        [few] aktywny święty i drugi, wybrany przez aktywnego gracza, tracą po { $count } punkty gorliwości
        [many] aktywny święty i drugi, wybrany przez aktywnego gracza, tracą po { $count } punktów gorliwości
       *[other] aktywny święty i drugi, wybrany przez aktywnego gracza, tracą po { $count } punktu gorliwości
    }
snakes-effect-zeal-regained-pair =
    { $count ->
        [one] aktywny święty i drugi, wybrany przez aktywnego gracza, odzyskują po { $count } punkcie gorliwości
        [few] aktywny święty i drugi, wybrany przez aktywnego gracza, odzyskują po { $count } punkty gorliwości
        [many] aktywny święty i drugi, wybrany przez aktywnego gracza, odzyskują po { $count } punktów gorliwości
       *[other] aktywny święty i drugi, wybrany przez aktywnego gracza, odzyskują po { $count } punktu gorliwości
    }
snakes-effect-people-area =
    { $count ->
        [one] usuń i zastąp { $count } lud { $area_loc }
        [few] usuń i zastąp { $count } ludy { $area_loc }
        [many] usuń i zastąp { $count } ludów { $area_loc }
       *[other] usuń i zastąp { $count } ludu { $area_loc }
    }
snakes-effect-people-active =
    { $count ->
        [one] usuń i zastąp { $count } lud w krainie aktywnego świętego
        [few] usuń i zastąp { $count } ludy w krainie aktywnego świętego
        [many] usuń i zastąp { $count } ludów w krainie aktywnego świętego
       *[other] usuń i zastąp { $count } ludu w krainie aktywnego świętego
    }
snakes-effect-people-most-flock =
    { $count ->
        [one] usuń i zastąp { $count } lud w krainie z największą liczbą wiernych (remis rozstrzyga aktywny gracz)
        [few] usuń i zastąp { $count } ludy w krainie z największą liczbą wiernych (remis rozstrzyga aktywny gracz)
        [many] usuń i zastąp { $count } ludów w krainie z największą liczbą wiernych (remis rozstrzyga aktywny gracz)
       *[other] usuń i zastąp { $count } ludu w krainie z największą liczbą wiernych (remis rozstrzyga aktywny gracz)
    }
snakes-effect-people-province =
    { $count ->
        [one] usuń i zastąp { $count } lud w każdej krainie { $province_gen }
        [few] usuń i zastąp { $count } ludy w każdej krainie { $province_gen }
        [many] usuń i zastąp { $count } ludów w każdej krainie { $province_gen }
       *[other] usuń i zastąp { $count } ludu w każdej krainie { $province_gen }
    }
snakes-effect-chief-area = usuń i zastąp wodza { $area_gen }
snakes-effect-chief-active = usuń i zastąp wodza krainy aktywnego świętego
snakes-effect-chief-most-flock = usuń i zastąp wodza krainy z największą liczbą wiernych (remis rozstrzyga aktywny gracz)
snakes-effect-chief-province = usuń i zastąp wodza każdej krainy { $province_gen }
snakes-effect-king = usuń i zastąp króla { $province_gen }
snakes-effect-king-christian = usuń i zastąp chrześcijańskiego króla (wybiera aktywny gracz; jeśli takiego nie ma, króla prowincji aktywnego świętego)
snakes-effect-high-king = usuń i zastąp Wysokiego Króla
snakes-effect-church-raised-area = zbuduj lub rozbuduj za darmo kościół { $area_loc }
snakes-effect-church-raised-active = zbuduj lub rozbuduj za darmo kościół w krainie aktywnego świętego
snakes-effect-church-raised-most-flock = zbuduj lub rozbuduj za darmo kościół w krainie z największą liczbą wiernych (remis rozstrzyga aktywny gracz)
snakes-effect-church-raised-province = zbuduj lub rozbuduj za darmo kościół w każdej krainie { $province_gen }
snakes-effect-church-lowered-area = obniż kościół { $area_loc } o jeden poziom (z poziomu 0 znika)
snakes-effect-church-lowered-active = obniż kościół w krainie aktywnego świętego o jeden poziom (z poziomu 0 znika)
snakes-effect-church-lowered-most-flock = obniż kościół w krainie z największą liczbą wiernych (remis rozstrzyga aktywny gracz) o jeden poziom (z poziomu 0 znika)
snakes-effect-church-lowered-province = obniż kościół w każdej krainie { $province_gen } o jeden poziom (z poziomu 0 znika)
snakes-effect-dolmen-woken-area =
    { $count ->
        [one] dodaj { $count } dolmen { $area_loc }
        [few] dodaj { $count } dolmeny { $area_loc }
        [many] dodaj { $count } dolmenów { $area_loc }
       *[other] dodaj { $count } dolmenu { $area_loc }
    }
snakes-effect-dolmen-woken-active =
    { $count ->
        [one] dodaj { $count } dolmen w krainie aktywnego świętego
        [few] dodaj { $count } dolmeny w krainie aktywnego świętego
        [many] dodaj { $count } dolmenów w krainie aktywnego świętego
       *[other] dodaj { $count } dolmenu w krainie aktywnego świętego
    }
snakes-effect-dolmen-woken-most-flock =
    { $count ->
        [one] dodaj { $count } dolmen w krainie z największą liczbą wiernych (remis rozstrzyga aktywny gracz)
        [few] dodaj { $count } dolmeny w krainie z największą liczbą wiernych (remis rozstrzyga aktywny gracz)
        [many] dodaj { $count } dolmenów w krainie z największą liczbą wiernych (remis rozstrzyga aktywny gracz)
       *[other] dodaj { $count } dolmenu w krainie z największą liczbą wiernych (remis rozstrzyga aktywny gracz)
    }
snakes-effect-dolmen-woken-province =
    { $count ->
        [one] dodaj { $count } dolmen w każdej krainie { $province_gen }
        [few] dodaj { $count } dolmeny w każdej krainie { $province_gen }
        [many] dodaj { $count } dolmenów w każdej krainie { $province_gen }
       *[other] dodaj { $count } dolmenu w każdej krainie { $province_gen }
    }
snakes-effect-dolmen-cleared-area =
    { $count ->
        [one] usuń { $count } dolmen { $area_loc }
        [few] usuń { $count } dolmeny { $area_loc }
        [many] usuń { $count } dolmenów { $area_loc }
       *[other] usuń { $count } dolmenu { $area_loc }
    }
snakes-effect-dolmen-cleared-active =
    { $count ->
        [one] usuń { $count } dolmen w krainie aktywnego świętego
        [few] usuń { $count } dolmeny w krainie aktywnego świętego
        [many] usuń { $count } dolmenów w krainie aktywnego świętego
       *[other] usuń { $count } dolmenu w krainie aktywnego świętego
    }
snakes-effect-dolmen-cleared-most-flock =
    { $count ->
        [one] usuń { $count } dolmen w krainie z największą liczbą wiernych (remis rozstrzyga aktywny gracz)
        [few] usuń { $count } dolmeny w krainie z największą liczbą wiernych (remis rozstrzyga aktywny gracz)
        [many] usuń { $count } dolmenów w krainie z największą liczbą wiernych (remis rozstrzyga aktywny gracz)
       *[other] usuń { $count } dolmenu w krainie z największą liczbą wiernych (remis rozstrzyga aktywny gracz)
    }
snakes-effect-dolmen-cleared-province =
    { $count ->
        [one] usuń { $count } dolmen w każdej krainie { $province_gen }
        [few] usuń { $count } dolmeny w każdej krainie { $province_gen }
        [many] usuń { $count } dolmenów w każdej krainie { $province_gen }
       *[other] usuń { $count } dolmenu w każdej krainie { $province_gen }
    }
snakes-effect-druid-area = jeśli pole druida i kościoła { $area_loc } jest puste, połóż tam zakrytego druida; jeśli stoi tam kościół, obniż go o jeden poziom
snakes-effect-druid-active = jeśli pole druida i kościoła w krainie aktywnego świętego jest puste, połóż tam zakrytego druida; jeśli stoi tam kościół, obniż go o jeden poziom
snakes-effect-druid-most-flock = jeśli pole druida i kościoła w krainie z największą liczbą wiernych (remis rozstrzyga aktywny gracz) jest puste, połóż tam zakrytego druida; jeśli stoi tam kościół, obniż go o jeden poziom
snakes-effect-druid-province = w każdej krainie { $province_gen }: jeśli pole druida i kościoła jest puste, połóż tam zakrytego druida; jeśli stoi tam kościół, obniż go o jeden poziom
snakes-effect-gift = aktywny gracz bierze wybrany dar Ducha
snakes-effect-points-more =
    { $count ->
        [one] aktywny święty ma w tej turze +{ $count } punkt akcji (minimum 0)
        [few] aktywny święty ma w tej turze +{ $count } punkty akcji (minimum 0)
        [many] aktywny święty ma w tej turze +{ $count } punktów akcji (minimum 0)
       *[other] aktywny święty ma w tej turze +{ $count } punktu akcji (minimum 0)
    }
snakes-effect-points-fewer =
    { $count ->
        [one] aktywny święty ma w tej turze −{ $count } punkt akcji (minimum 0)
        [few] aktywny święty ma w tej turze −{ $count } punkty akcji (minimum 0)
        [many] aktywny święty ma w tej turze −{ $count } punktów akcji (minimum 0)
       *[other] aktywny święty ma w tej turze −{ $count } punktu akcji (minimum 0)
    }
snakes-effect-bonus-all = { $bonus } w tej turze do prób nawrócenia, które podejmuje aktywny święty
snakes-effect-bonus-people = { $bonus } w tej turze do prób nawrócenia ludów, które podejmuje aktywny święty
snakes-effect-bonus-chief = { $bonus } w tej turze do prób nawrócenia wodzów, które podejmuje aktywny święty
snakes-effect-bonus-king = { $bonus } w tej turze do prób nawrócenia królów, które podejmuje aktywny święty
snakes-effect-bonus-high-king = { $bonus } w tej turze do prób nawrócenia Wysokiego Króla, które podejmuje aktywny święty
snakes-effect-bonus-leaders = { $bonus } w tej turze do prób nawrócenia władców, które podejmuje aktywny święty
snakes-effect-bonus-druid = { $bonus } w tej turze do prób nawrócenia druidów, które podejmuje aktywny święty

## Co potrafią święci

snakes-bonus-all = { $bonus } do każdej próby nawrócenia
snakes-bonus-people = { $bonus } do prób nawrócenia ludów
snakes-bonus-chief = { $bonus } do prób nawrócenia wodzów
snakes-bonus-king = { $bonus } do prób nawrócenia królów
snakes-bonus-high-king = { $bonus } do prób nawrócenia Wysokiego Króla
snakes-bonus-leaders = { $bonus } do prób nawrócenia władców (wódz, król, Wysoki Król)
snakes-bonus-druid = { $bonus } do prób nawrócenia druidów
snakes-ability-no-druid = tylko w krainie bez druida
snakes-ability-company = inni święci w tej samej krainie mają { $bonus } do każdej próby nawrócenia (ten święty nie)
snakes-ability-points-more =
    { $count ->
        [one] w każdej turze o { $count } punkt akcji więcej, niż pokazuje pole gorliwości
        [few] w każdej turze o { $count } punkty akcji więcej, niż pokazuje pole gorliwości
        [many] w każdej turze o { $count } punktów akcji więcej, niż pokazuje pole gorliwości
       *[other] w każdej turze o { $count } punktu akcji więcej, niż pokazuje pole gorliwości
    }
snakes-ability-points-fewer =
    { $count ->
        [one] w każdej turze o { $count } punkt akcji mniej, niż pokazuje pole gorliwości
        [few] w każdej turze o { $count } punkty akcji mniej, niż pokazuje pole gorliwości
        [many] w każdej turze o { $count } punktów akcji mniej, niż pokazuje pole gorliwości
       *[other] w każdej turze o { $count } punktu akcji mniej, niż pokazuje pole gorliwości
    }
snakes-ability-build = pierwsza budowa lub rozbudowa w turze nie kosztuje akcji (nadal raz na krainę i turę)
snakes-ability-cards = oddawanie i branie kart nie kosztuje akcji i może sięgać świętego w sąsiedniej krainie
snakes-ability-shield = raz na turę, gdy próba nawrócenia się nie uda, nie traci gorliwości (dolmen i tak się budzi)
snakes-ability-sail = może przejść z dowolnej krainy nadmorskiej do dowolnej innej nadmorskiej
snakes-ability-delay = za każdym razem, gdy pogaństwo ma iść naprzód, rzuć kością: przy 6 pomiń jedno pole; działa nawet wtedy, gdy ten święty jest tylko zachowaną kartą

## Co potrafią dary i inne zachowane karty

snakes-power-bonus-once-all = { $bonus } do jednej próby nawrócenia w każdej turze
snakes-power-bonus-once-people = { $bonus } do jednej próby nawrócenia ludu w każdej turze
snakes-power-bonus-once-chief = { $bonus } do jednej próby nawrócenia wodza w każdej turze
snakes-power-bonus-once-king = { $bonus } do jednej próby nawrócenia króla w każdej turze
snakes-power-bonus-once-high-king = { $bonus } do jednej próby nawrócenia Wysokiego Króla w każdej turze
snakes-power-bonus-once-leaders = { $bonus } do jednej próby nawrócenia władcy w każdej turze
snakes-power-bonus-once-druid = { $bonus } do jednej próby nawrócenia druida w każdej turze
snakes-power-bonus-discard-all = odrzuć przed próbą nawrócenia: { $bonus }
snakes-power-bonus-discard-people = odrzuć przed próbą nawrócenia ludu: { $bonus }
snakes-power-bonus-discard-chief = odrzuć przed próbą nawrócenia wodza: { $bonus }
snakes-power-bonus-discard-king = odrzuć przed próbą nawrócenia króla: { $bonus }
snakes-power-bonus-discard-high-king = odrzuć przed próbą nawrócenia Wysokiego Króla: { $bonus }
snakes-power-bonus-discard-leaders = odrzuć przed próbą nawrócenia władcy: { $bonus }
snakes-power-bonus-discard-druid = odrzuć przed próbą nawrócenia druida: { $bonus }
snakes-power-look = zanim się zdecydujesz, obejrzyj zakrytego druida w swojej krainie (według zasad pozostaje zakryty)
snakes-power-prepare = pierwsze przygotowanie w twojej turze daje { $bonus } zamiast +1
snakes-power-heal =
    { $count ->
        [one] raz na turę wydaj 1 akcję: święty w twojej krainie (także twój) odzyskuje { $count } punkt gorliwości
        [few] raz na turę wydaj 1 akcję: święty w twojej krainie (także twój) odzyskuje { $count } punkty gorliwości
        [many] raz na turę wydaj 1 akcję: święty w twojej krainie (także twój) odzyskuje { $count } punktów gorliwości
       *[other] raz na turę wydaj 1 akcję: święty w twojej krainie (także twój) odzyskuje { $count } punktu gorliwości
    }
snakes-power-face = odrzuć po rzucie w próbie nawrócenia: uznaj, że na kości wypadło { $face }
snakes-power-foresee =
    { $count ->
        [one] na początku swojej tury obejrzyj wierzchnią kartę talii
        [few] na początku swojej tury obejrzyj { $count } wierzchnie karty talii i odłóż je w dowolnej kolejności
        [many] na początku swojej tury obejrzyj { $count } wierzchnich kart talii i odłóż je w dowolnej kolejności
       *[other] na początku swojej tury obejrzyj { $count } wierzchniej karty talii i odłóż je w dowolnej kolejności
    }
snakes-power-roll-again = odrzuć: powtórz jeden rzut dowolnego świętego
snakes-power-no-loss = odrzuć, gdy dowolny święty lub akolita ma z jednej przyczyny stracić gorliwość: cała ta strata przepada
snakes-power-gift = odrzuć na początku swojej tury: weź dar Ducha
snakes-power-build = odrzuć w krainie, której wódz jest chrześcijaninem: zbuduj lub rozbuduj tam kościół bez wydawania akcji
snakes-power-dolmen = odrzuć: usuń jeden przebudzony dolmen ze swojej krainy

## Co dzieje się z zachowaną kartą

snakes-fate-lost = przepada, gdy święty umiera
snakes-fate-stays = zostaje, gdy święty umiera
snakes-fate-discarded = po użyciu opuszcza grę

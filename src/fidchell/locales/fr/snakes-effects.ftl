### Banish the Snakes en français : ce que font les cartes Événement, les Saints, les Dons de l’Esprit et les autres cartes
### que l’on garde. « Le Saint actif » est celui dont c’est le tour.

## Événements

snakes-effect-none = aucun effet
snakes-effect-paganism-forward = avancez le Paganisme de { $count }
snakes-effect-paganism-back = reculez le Paganisme de { $count }
snakes-effect-zeal-lost-active = le Saint actif perd { $count } de Zèle
snakes-effect-zeal-regained-active = le Saint actif regagne { $count } de Zèle
snakes-effect-zeal-lost-all = chaque Saint perd { $count } de Zèle
snakes-effect-zeal-regained-all = chaque Saint regagne { $count } de Zèle
snakes-effect-zeal-lost-with-druid = chaque Saint dans la même Contrée qu’un Druide perd { $count } de Zèle
snakes-effect-zeal-regained-with-druid = chaque Saint dans la même Contrée qu’un Druide regagne { $count } de Zèle
snakes-effect-zeal-lost-coast = chaque Saint dans une Contrée côtière perd { $count } de Zèle
snakes-effect-zeal-regained-coast = chaque Saint dans une Contrée côtière regagne { $count } de Zèle
snakes-effect-zeal-lost-pair = le Saint actif et un autre au choix du joueur actif perdent chacun { $count } de Zèle
snakes-effect-zeal-regained-pair = le Saint actif et un autre au choix du joueur actif regagnent chacun { $count } de Zèle
snakes-effect-people-area =
    { $count ->
        [one] retirez et remplacez { $count } Peuple en { $area }
       *[other] retirez et remplacez { $count } Peuples en { $area }
    }
snakes-effect-people-active =
    { $count ->
        [one] retirez et remplacez { $count } Peuple dans la Contrée du Saint actif
       *[other] retirez et remplacez { $count } Peuples dans la Contrée du Saint actif
    }
snakes-effect-people-most-flock =
    { $count ->
        [one] retirez et remplacez { $count } Peuple dans la Contrée qui a le plus de Troupeaux (le joueur actif tranche les égalités)
       *[other] retirez et remplacez { $count } Peuples dans la Contrée qui a le plus de Troupeaux (le joueur actif tranche les égalités)
    }
snakes-effect-people-province =
    { $count ->
        [one] retirez et remplacez { $count } Peuple dans chaque Contrée { $province_of }
       *[other] retirez et remplacez { $count } Peuples dans chaque Contrée { $province_of }
    }
snakes-effect-chief-area = retirez et remplacez le Chef { $area_of }
snakes-effect-chief-active = retirez et remplacez le Chef de la Contrée du Saint actif
snakes-effect-chief-most-flock = retirez et remplacez le Chef de la Contrée qui a le plus de Troupeaux (le joueur actif tranche les égalités)
snakes-effect-chief-province = retirez et remplacez le Chef de chaque Contrée { $province_of }
snakes-effect-king = retirez et remplacez le Roi { $province_of }
snakes-effect-king-christian = retirez et remplacez un Roi chrétien (au choix du joueur actif ; à défaut, le Roi de la Province du Saint actif)
snakes-effect-high-king = retirez et remplacez le Haut-Roi
snakes-effect-church-raised-area = bâtissez ou agrandissez gratuitement l’Église { $area_of }
snakes-effect-church-raised-active = bâtissez ou agrandissez gratuitement l’Église de la Contrée du Saint actif
snakes-effect-church-raised-most-flock = bâtissez ou agrandissez gratuitement l’Église de la Contrée qui a le plus de Troupeaux (le joueur actif tranche les égalités)
snakes-effect-church-raised-province = bâtissez ou agrandissez gratuitement l’Église de chaque Contrée { $province_of }
snakes-effect-church-lowered-area = abaissez d’un niveau l’Église { $area_of } (au niveau 0, elle est retirée)
snakes-effect-church-lowered-active = abaissez d’un niveau l’Église de la Contrée du Saint actif (au niveau 0, elle est retirée)
snakes-effect-church-lowered-most-flock = abaissez d’un niveau l’Église de la Contrée qui a le plus de Troupeaux (le joueur actif tranche les égalités) (au niveau 0, elle est retirée)
snakes-effect-church-lowered-province = abaissez d’un niveau l’Église de chaque Contrée { $province_of } (au niveau 0, elle est retirée)
snakes-effect-dolmen-woken-area =
    { $count ->
        [one] ajoutez { $count } Dolmen en { $area }
       *[other] ajoutez { $count } Dolmens en { $area }
    }
snakes-effect-dolmen-woken-active =
    { $count ->
        [one] ajoutez { $count } Dolmen dans la Contrée du Saint actif
       *[other] ajoutez { $count } Dolmens dans la Contrée du Saint actif
    }
snakes-effect-dolmen-woken-most-flock =
    { $count ->
        [one] ajoutez { $count } Dolmen dans la Contrée qui a le plus de Troupeaux (le joueur actif tranche les égalités)
       *[other] ajoutez { $count } Dolmens dans la Contrée qui a le plus de Troupeaux (le joueur actif tranche les égalités)
    }
snakes-effect-dolmen-woken-province =
    { $count ->
        [one] ajoutez { $count } Dolmen dans chaque Contrée { $province_of }
       *[other] ajoutez { $count } Dolmens dans chaque Contrée { $province_of }
    }
snakes-effect-dolmen-cleared-area =
    { $count ->
        [one] retirez { $count } Dolmen en { $area }
       *[other] retirez { $count } Dolmens en { $area }
    }
snakes-effect-dolmen-cleared-active =
    { $count ->
        [one] retirez { $count } Dolmen dans la Contrée du Saint actif
       *[other] retirez { $count } Dolmens dans la Contrée du Saint actif
    }
snakes-effect-dolmen-cleared-most-flock =
    { $count ->
        [one] retirez { $count } Dolmen dans la Contrée qui a le plus de Troupeaux (le joueur actif tranche les égalités)
       *[other] retirez { $count } Dolmens dans la Contrée qui a le plus de Troupeaux (le joueur actif tranche les égalités)
    }
snakes-effect-dolmen-cleared-province =
    { $count ->
        [one] retirez { $count } Dolmen dans chaque Contrée { $province_of }
       *[other] retirez { $count } Dolmens dans chaque Contrée { $province_of }
    }
snakes-effect-druid-area = si la case Druide/Église { $area_of } est vide, placez-y un Druide face cachée ; si elle contient une Église, abaissez-la d’un niveau
snakes-effect-druid-active = si la case Druide/Église de la Contrée du Saint actif est vide, placez-y un Druide face cachée ; si elle contient une Église, abaissez-la d’un niveau
snakes-effect-druid-most-flock = si la case Druide/Église de la Contrée qui a le plus de Troupeaux (le joueur actif tranche les égalités) est vide, placez-y un Druide face cachée ; si elle contient une Église, abaissez-la d’un niveau
snakes-effect-druid-province = si la case Druide/Église de chaque Contrée { $province_of } est vide, placez-y un Druide face cachée ; si elle contient une Église, abaissez-la d’un niveau
snakes-effect-gift = le joueur actif prend un Don de l’Esprit de son choix
snakes-effect-points-more =
    { $count ->
        [one] le Saint actif a +{ $count } Point d’Action ce tour-ci (minimum 0)
       *[other] le Saint actif a +{ $count } Points d’Action ce tour-ci (minimum 0)
    }
snakes-effect-points-fewer =
    { $count ->
        [one] le Saint actif a −{ $count } Point d’Action ce tour-ci (minimum 0)
       *[other] le Saint actif a −{ $count } Points d’Action ce tour-ci (minimum 0)
    }
snakes-effect-bonus-all = ce tour-ci, { $bonus } aux tentatives de conversion par le Saint actif
snakes-effect-bonus-people = ce tour-ci, { $bonus } aux tentatives de conversion d’un Peuple par le Saint actif
snakes-effect-bonus-chief = ce tour-ci, { $bonus } aux tentatives de conversion d’un Chef par le Saint actif
snakes-effect-bonus-king = ce tour-ci, { $bonus } aux tentatives de conversion d’un Roi par le Saint actif
snakes-effect-bonus-high-king = ce tour-ci, { $bonus } aux tentatives de conversion du Haut-Roi par le Saint actif
snakes-effect-bonus-leaders = ce tour-ci, { $bonus } aux tentatives de conversion d’un Dirigeant par le Saint actif
snakes-effect-bonus-druid = ce tour-ci, { $bonus } aux tentatives de conversion d’un Druide par le Saint actif

## Ce que peuvent les Saints

snakes-bonus-all = { $bonus } à toute tentative de conversion
snakes-bonus-people = { $bonus } à toute tentative de conversion d’un Peuple
snakes-bonus-chief = { $bonus } à toute tentative de conversion d’un Chef
snakes-bonus-king = { $bonus } à toute tentative de conversion d’un Roi
snakes-bonus-high-king = { $bonus } à toute tentative de conversion du Haut-Roi
snakes-bonus-leaders = { $bonus } à toute tentative de conversion d’un Dirigeant (Chef, Roi, Haut-Roi)
snakes-bonus-druid = { $bonus } à toute tentative de conversion d’un Druide
snakes-ability-no-druid = seulement dans une Contrée sans Druide
snakes-ability-company = les autres Saints dans la même Contrée ont { $bonus } à toute tentative de conversion (ce Saint lui-même n’en profite pas)
snakes-ability-points-more =
    { $count ->
        [one] { $count } Point d’Action de plus par tour que n’en indique la case de Zèle
       *[other] { $count } Points d’Action de plus par tour que n’en indique la case de Zèle
    }
snakes-ability-points-fewer =
    { $count ->
        [one] { $count } Point d’Action de moins par tour que n’en indique la case de Zèle
       *[other] { $count } Points d’Action de moins par tour que n’en indique la case de Zèle
    }
snakes-ability-build = bâtir ou agrandir une Église pour la première fois du tour ne coûte pas d’Action (toujours une fois par Contrée et par tour)
snakes-ability-cards = donner et prendre des cartes ne coûte pas d’Action et peut atteindre un Saint dans une Contrée voisine
snakes-ability-shield = une fois par tour, quand une tentative de conversion échoue, aucun Zèle n’est perdu (le Dolmen est tout de même placé)
snakes-ability-sail = un déplacement peut mener de toute Contrée côtière à toute autre Contrée côtière
snakes-ability-delay = chaque fois que le Paganisme devrait avancer, lancez le dé : sur 6, ignorez une case ; cela vaut même quand ce Saint n’est encore qu’une carte gardée

## Ce que peuvent les Dons et les autres cartes que l’on garde

snakes-power-bonus-once-all = { $bonus } à une tentative de conversion à chaque tour
snakes-power-bonus-once-people = { $bonus } à une tentative de conversion d’un Peuple à chaque tour
snakes-power-bonus-once-chief = { $bonus } à une tentative de conversion d’un Chef à chaque tour
snakes-power-bonus-once-king = { $bonus } à une tentative de conversion d’un Roi à chaque tour
snakes-power-bonus-once-high-king = { $bonus } à une tentative de conversion du Haut-Roi à chaque tour
snakes-power-bonus-once-leaders = { $bonus } à une tentative de conversion d’un Dirigeant à chaque tour
snakes-power-bonus-once-druid = { $bonus } à une tentative de conversion d’un Druide à chaque tour
snakes-power-bonus-discard-all = défaussez-la avant une tentative de conversion : { $bonus }
snakes-power-bonus-discard-people = défaussez-la avant une tentative de conversion d’un Peuple : { $bonus }
snakes-power-bonus-discard-chief = défaussez-la avant une tentative de conversion d’un Chef : { $bonus }
snakes-power-bonus-discard-king = défaussez-la avant une tentative de conversion d’un Roi : { $bonus }
snakes-power-bonus-discard-high-king = défaussez-la avant une tentative de conversion du Haut-Roi : { $bonus }
snakes-power-bonus-discard-leaders = défaussez-la avant une tentative de conversion d’un Dirigeant : { $bonus }
snakes-power-bonus-discard-druid = défaussez-la avant une tentative de conversion d’un Druide : { $bonus }
snakes-power-look = avant de vous engager, regardez un Druide face cachée dans votre Contrée (pour les règles, il reste face cachée)
snakes-power-prepare = votre première préparation du tour donne { $bonus } au lieu de +1
snakes-power-heal = une fois par tour, dépensez 1 Action : un Saint de votre Contrée (ou le vôtre) regagne { $count } de Zèle
snakes-power-face = défaussez-la après le lancer d’une tentative de conversion : le dé compte comme un { $face }
snakes-power-foresee =
    { $count ->
        [one] au début de votre tour, regardez la première carte de la pioche
       *[other] au début de votre tour, regardez les { $count } premières cartes de la pioche et reposez-les dans l’ordre de votre choix
    }
snakes-power-roll-again = défaussez-la : relancez un dé lancé par n’importe quel Saint
snakes-power-no-loss = défaussez-la quand un Saint ou un Acolyte va perdre du Zèle d’une même cause : toute cette perte est ignorée
snakes-power-gift = défaussez-la au début de votre tour : prenez un Don de l’Esprit
snakes-power-build = défaussez-la dans une Contrée dont le Chef est chrétien : bâtissez-y ou agrandissez-y l’Église sans dépenser d’Action
snakes-power-dolmen = défaussez-la : retirez un Dolmen éveillé dans votre Contrée

## Ce que devient une carte gardée

snakes-fate-lost = perdue à la mort du Saint
snakes-fate-stays = reste à la mort du Saint
snakes-fate-discarded = part une fois utilisée

### Banish the Snakes en français : ce qui s’est passé, ce que l’on peut faire, ce qui est demandé, et le nom de
### chaque chose.
###
### Les Contrées et les Provinces ont la forme .of (« d’Ulaid », « du Munster »), les régions la forme .the (« l’Écosse »),
### les sens de déplacement la forme .verb (« avance »).

## Ce qui s’est passé

snakes-card-drawn = { $seat } pioche { $card }
snakes-event-read = { $card } : événement { $colour }
snakes-paganism-moved = en Grande-Bretagne, le Paganisme { $way_verb } jusqu’à la case { $number }
snakes-region-fell = { $region_the } tombe aux mains des païens ; ses cartes rejoignent la pioche
snakes-held-back = le Paganisme est retenu d’une case
snakes-people-removed-flock = un Troupeau { $value } quitte { $area }
snakes-people-removed-pagan = un Peuple païen { $value } quitte { $area }
snakes-people-came = un Peuple païen { $value } arrive en { $area }
snakes-leader-fell-chief = le Chef { $area_of } tombe
snakes-leader-fell-king = le Roi { $province_of } tombe
snakes-leader-fell-high-king = le Haut-Roi tombe
snakes-leader-came-christian = un Chef chrétien { $value } gouverne { $area }
snakes-leader-came-pagan = un Chef païen { $value } gouverne { $area }
snakes-leader-rose-chief-king = le Chef { $area_of } devient Roi { $province_of }
snakes-leader-rose-king-high-king = le Roi { $province_of } devient Haut-Roi
snakes-church-built = une Église de niveau { $level } se dresse en { $area }
snakes-church-lowered = l’Église { $area_of } tombe au niveau { $level }
snakes-church-lowered-away = l’Église { $area_of } disparaît
snakes-dolmen-raised = un Dolmen s’éveille en { $area }
snakes-dolmen-cleared = un Dolmen se rendort en { $area }
snakes-druid-came = un Druide arrive en { $area }
snakes-druid-met = le Druide { $area_of } montre { $value }
snakes-druid-gone = le Druide { $area_of } se convertit
snakes-druid-seen = le Druide { $area_of } vaut { $value }
snakes-druid-looked-at = { $seat } regarde le Druide { $area_of }
snakes-converted-people = le Peuple { $value } { $area_of } devient un Troupeau
snakes-converted-leader-chief = le Chef { $area_of } devient chrétien et montre { $value }
snakes-converted-leader-king = le Roi { $province_of } devient chrétien et montre { $value }
snakes-converted-leader-high-king = le Haut-Roi devient chrétien et montre { $value }
snakes-attempted = { $seat } tente de convertir { $target }
snakes-attempted-people = { $seat } tente de convertir le Peuple { $value }
snakes-rolled = { $seat } obtient { $number } ; il faut plus de { $needed }
snakes-rerolled = { $seat } change le résultat en { $number }
snakes-thrown = le dé montre { $number }
snakes-nothing-happened = il n’en résulte rien
snakes-failed = la tentative échoue
snakes-zeal-lost = { $seat } perd { $number } de Zèle
snakes-zeal-regained = { $seat } regagne { $number } de Zèle
snakes-loss-cancelled = { $seat } évite la perte de Zèle
snakes-saint-died = { $saint } ({ $seat }) meurt en { $place }
snakes-saint-died-acolyte = l’Acolyte { $seat_of } meurt en { $place }
snakes-grave-dug = une Tombe est creusée en { $area }
snakes-succeeded = { $seat } continue avec { $saint }
snakes-acolyte-came = { $seat } continue avec un Acolyte
snakes-moved = { $seat } quitte { $area } pour { $place }
snakes-relic-made = la Tombe { $area_of } renferme une Relique de valeur { $value }
snakes-relic-moved = { $seat } emporte une Relique de valeur { $value } en { $place }
snakes-kept = { $seat } garde { $card }
snakes-dropped = { $seat } défausse { $card }
snakes-used = { $seat } utilise { $card }
snakes-gave = { $seat } remet { $card } à { $other }
snakes-asked-for = { $seat } demande { $card } à { $other }
snakes-refused = { $seat } refuse de céder { $card }
snakes-gift-taken = { $seat } reçoit { $card }
snakes-gift-lost = le Don { $card } disparaît avec le Saint { $seat_of }
snakes-gift-removed = { $card } quitte la partie
snakes-prepared = { $seat } se prépare : bonus de { $gain }
snakes-effort-made = { $seat } fait un Ultime Effort
snakes-turn-began = tour { $number } : { $seat }
snakes-top-seen = { $seat } voit { $card } sur la pioche
snakes-top-looked-at = { $seat } regarde une carte de la pioche
snakes-top-set = { $seat } repose les cartes du dessus
snakes-action-points-more =
    { $number ->
        [one] { $seat } a { $number } Point d’Action de plus que d’habitude ce tour-ci
       *[other] { $seat } a { $number } Points d’Action de plus que d’habitude ce tour-ci
    }
snakes-action-points-fewer =
    { $number ->
        [one] { $seat } a { $number } Point d’Action de moins que d’habitude ce tour-ci
       *[other] { $seat } a { $number } Points d’Action de moins que d’habitude ce tour-ci
    }
snakes-saint-chosen = { $seat } commence avec { $saint }
snakes-deck-saint-chosen = { $saint } rejoint la pioche
snakes-started = { $seat } commence en { $area }
snakes-helped = { $helped } ce tour-ci : { $value }
snakes-deck-shuffled = la pioche est mélangée
snakes-game-over =
    { $score ->
        [one] la partie est finie : { $ending }, { $score } point, { $result }
       *[other] la partie est finie : { $ending }, { $score } points, { $result }
    }

## Ce que l’on peut faire

snakes-do-done = Terminer
snakes-do-pass = Passer
snakes-do-prepare = Se préparer
snakes-do-final-effort = Faire un Ultime Effort
snakes-do-build = Bâtir
snakes-do-make-relic = Créer une Relique
snakes-do-look = Regarder
snakes-do-roll = Lancer le dé
snakes-do-agree = Accepter
snakes-do-refuse = Refuser
snakes-do-clear-dolmen = Endormir un Dolmen
snakes-do-leave-dolmen = Laisser le Dolmen
snakes-do-convert-people = Convertir le Peuple { $value }
snakes-do-convert-chief = Convertir le Chef
snakes-do-convert-king = Convertir le Roi
snakes-do-convert-high-king = Convertir le Haut-Roi
snakes-do-convert-druid = Convertir le Druide
snakes-do-move = Aller en { $area }
snakes-do-at = { $area }
snakes-do-king-of = Le Roi { $province_of }
snakes-do-name = Désigner { $seat }
snakes-do-heal = Guérir { $seat }
snakes-do-bring-relic = Emporter une Relique de valeur { $value }
snakes-do-saint = { $saint }
snakes-do-play = Jouer { $card }
snakes-do-discard = Défausser { $card }
snakes-do-give = Donner { $card }
snakes-do-take = Prendre { $card }
snakes-do-choose = Choisir { $card }

## Ce qui est demandé

snakes-ask-choose-saint = Choisissez votre Saint de départ
snakes-ask-choose-deck-saint = Choisissez un Saint qui attend dans la pioche
snakes-ask-drop-gift = Le jeu avancé se passe de certains Dons : choisissez-en un à retirer
snakes-ask-choose-start = Choisissez votre Contrée de départ
snakes-ask-begin-turn = Avant l’événement : utilisez une carte, ou terminez et piochez
snakes-ask-order-deck = Choisissez la prochaine carte de la pioche ; les autres suivent
snakes-ask-take-gift = Prenez un Don de l’Esprit
snakes-ask-discard-card = Trop de cartes gardées (la dernière : { $card }) : défaussez-en une
snakes-ask-choose-area = Plusieurs Contrées ont le plus de Troupeaux : choisissez où frappe l’événement
snakes-ask-choose-king = Choisissez le Roi chrétien qui tombe
snakes-ask-choose-other-saint = Choisissez l’autre Saint que l’événement touche
snakes-ask-actions = Choisissez une action
snakes-ask-bring-relics = Choisissez une Relique à emporter, ou terminez
snakes-ask-give-to = Choisissez qui reçoit { $card }
snakes-ask-agree-to-give = { $player } demande { $card } : cédez la carte, ou refusez
snakes-ask-help-attempt = Tentative visant { $target } : jouez une carte qui aide, ou lancez le dé
snakes-ask-change-roll = Tentative visant { $target } : { $player } obtient { $thrown }, et il faut plus de { $needed } ; changez le résultat, ou laissez-le
snakes-ask-prevent-loss = { $player } va perdre { $zeal } de Zèle : évitez cette perte, ou passez
snakes-ask-choose-next-saint = Choisissez le Saint qui prend la relève
snakes-ask-clear-dolmen = Vous obtenez 6 : endormez un Dolmen ici, ou laissez-le

## Ce que visent les tentatives, et ce qu’un événement aide

snakes-target-people = le Peuple
snakes-target-chief = le Chef
snakes-target-king = le Roi
snakes-target-high-king = le Haut-Roi
snakes-target-druid = le Druide
snakes-helped-people = tentatives sur un Peuple
snakes-helped-chief = tentatives sur un Chef
snakes-helped-king = tentatives sur un Roi
snakes-helped-high-king = tentatives sur le Haut-Roi
snakes-helped-druid = tentatives sur un Druide
snakes-helped-all-attempts = toutes les tentatives
snakes-helped-leaders = tentatives sur un Dirigeant

## Sens, fins et résultats

snakes-way-back = en arrière
    .verb = recule
snakes-way-forward = en avant
    .verb = avance
snakes-ending-all-flock = toute l’Irlande n’est qu’un troupeau
snakes-ending-britain = la Grande-Bretagne est tombée
snakes-ending-deck = il ne reste aucune carte
snakes-ending-acolyte = un Acolyte est mort
snakes-result-total-defeat = défaite totale
snakes-result-partial-defeat = défaite partielle
snakes-result-partial-victory = victoire partielle
snakes-result-total-victory = victoire totale

## Noms du contenu par défaut : Contrées, Provinces, régions de Grande-Bretagne, couleurs

snakes-area-northern-ui-neill = Ui Neill du Nord
    .of = d’Ui Neill du Nord
snakes-area-airgialla = Airgialla
    .of = d’Airgialla
snakes-area-ulaid = Ulaid
    .of = d’Ulaid
snakes-area-connachta = Connachta
    .of = de Connachta
snakes-area-ui-maine = Ui Maine
    .of = d’Ui Maine
snakes-area-southern-ui-neill = Ui Neill du Sud
    .of = d’Ui Neill du Sud
snakes-area-laigin = Laigin
    .of = de Laigin
snakes-area-eoganacht = Eoganacht
    .of = d’Eoganacht
snakes-area-osraige = Osraige
    .of = d’Osraige
snakes-province-ulster = Ulster
    .of = d’Ulster
snakes-province-connacht = Connacht
    .of = du Connacht
snakes-province-leinster = Leinster
    .of = du Leinster
snakes-province-munster = Munster
    .of = du Munster
snakes-region-scotland = Écosse
    .the = l’Écosse
snakes-region-strathclyde = Strathclyde
    .the = le Strathclyde
snakes-region-england = Angleterre
    .the = l’Angleterre
snakes-colour-red = rouge
snakes-colour-gold = doré
snakes-colour-blue = bleu

## Saints

snakes-saint-patrick = Patrick
snakes-saint-palladius = Palladius
snakes-saint-ciaran = Ciaran
snakes-saint-auxilius = Auxilius
snakes-saint-iserninus = Iserninus
snakes-saint-secundinus = Secundinus
snakes-saint-brigid = Brigide
snakes-saint-finnian = Finnian
snakes-saint-ibar = Ibar
snakes-saint-ita = Ita
snakes-saint-brendan = Brendan
snakes-saint-columba = Colomba

## Cartes Événement

snakes-card-saint-patrick = Saint Patrick
snakes-card-saint-palladius = Saint Palladius
snakes-card-saint-ciaran = Saint Ciaran
snakes-card-saint-auxilius = Saint Auxilius
snakes-card-saint-iserninus = Saint Iserninus
snakes-card-saint-secundinus = Saint Secundinus
snakes-card-saint-brigid = Sainte Brigide
snakes-card-saint-finnian = Saint Finnian
snakes-card-saint-ibar = Saint Ibar
snakes-card-saint-ita = Sainte Ita
snakes-card-saint-brendan = Saint Brendan
snakes-card-saint-columba = Saint Colomba
snakes-card-legions-leave-britain = Le départ des légions
snakes-card-vortigern-hires-the-saxons = Vortigern engage les Saxons
snakes-card-picts-cross-the-wall = Les Pictes passent le Mur
snakes-card-groans-of-the-britons = Les gémissements des Bretons
snakes-card-angles-on-the-east-coast = Les Angles sur la côte est
snakes-card-pelagian-teaching-spreads = La doctrine de Pélage se répand
snakes-card-rome-is-sacked = Le sac de Rome
snakes-card-neil-of-the-nine-hostages = Niall aux Neuf Otages
snakes-card-war-for-tara = La guerre pour Tara
snakes-card-cattle-raid-into-ulster = Razzia de bétail en Ulster
snakes-card-cattle-raid-into-connacht = Razzia de bétail au Connacht
snakes-card-kin-strife-in-munster = Luttes fratricides au Munster
snakes-card-tribute-war-in-leinster = Guerre du tribut au Leinster
snakes-card-disputed-succession = Succession disputée
snakes-card-fosterage = Parents nourriciers
snakes-card-exchange-of-hostages = Échange d’otages
snakes-card-brehon-judgement = Jugement des brehons
snakes-card-great-feast-at-tara = Grand festin à Tara
snakes-card-blood-feud = Vengeance du sang
snakes-card-samhain-fires = Les feux de Samain
snakes-card-beltane-gathering = L’assemblée de Beltaine
snakes-card-druids-curse = La malédiction du druide
snakes-card-satire-of-the-bards = La satire des bardes
snakes-card-old-ways-return = Le retour des anciens rites
snakes-card-a-druid-convert = Un druide converti
snakes-card-plague = Peste
snakes-card-famine = Famine
snakes-card-hard-winter = Rude hiver
snakes-card-raid-from-scotland = Raid venu d’Écosse
snakes-card-settlers-from-scotland = Colons venus d’Écosse
snakes-card-druids-from-scotland = Druides venus d’Écosse
snakes-card-invasion-from-scotland = Invasion venue d’Écosse
snakes-card-coroticus-slavers-from-strathclyde = Coroticus : esclavagistes venus du Strathclyde
snakes-card-exiles-from-strathclyde = Exilés venus du Strathclyde
snakes-card-raid-from-strathclyde = Raid venu du Strathclyde
snakes-card-invasion-from-strathclyde = Invasion venue du Strathclyde
snakes-card-raid-from-england = Raid venu d’Angleterre
snakes-card-saxon-pirates-from-england = Pirates saxons venus d’Angleterre
snakes-card-refugees-from-england = Réfugiés venus d’Angleterre
snakes-card-minor-invasion-from-england = Petite invasion venue d’Angleterre
snakes-card-major-invasion-from-england = Grande invasion venue d’Angleterre
snakes-card-arthur-king-of-the-britons = Arthur, roi des Bretons
snakes-card-easter-fire-on-slane = Le feu pascal de Slane
snakes-card-pilgrims-and-penitents = Pèlerins et pénitents
snakes-card-school-of-letters = L’école des lettres
snakes-card-holy-wells = Les sources saintes
snakes-card-benignus-of-armagh = Bénigne d’Armagh
snakes-card-patricks-breastplate = La cuirasse de Patrick
snakes-card-shamrock = Le trèfle
snakes-card-letters-from-gaul = Lettres de Gaule
snakes-card-royal-patron = Protecteur royal
snakes-card-bell-and-staff = La cloche et la crosse

## Dons

snakes-card-wisdom = Sagesse
snakes-card-knowledge = Connaissance
snakes-card-faith = Foi
snakes-card-healing = Guérison
snakes-card-miracles = Miracles
snakes-card-prophecy = Prophétie
snakes-card-discerning-of-spirits = Discernement des esprits
snakes-card-tongues = Langues
snakes-card-interpretation-of-tongues = Interprétation des langues

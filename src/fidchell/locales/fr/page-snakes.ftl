### Banish the Snakes sur la page en français : étiquettes, phrases et titres du plateau et des panneaux.
###
### Les noms viennent de snakes.ftl, déjà traduits et sans article. Les nombres signés ($value, $bonus) sont du texte.

## Noms là où la place manque

page-snakes-short-northern-ui-neill = Ui Neill N.
page-snakes-short-southern-ui-neill = Ui Neill S.

## Faits de la barre du haut

page-snakes-turn = Tour { $turn }
page-snakes-score = Points
page-snakes-score-told = Points : { $score } – { $result }. Défaite partielle à partir de 7, victoire partielle à partir de 13, victoire totale à partir de 19.
page-snakes-standing-total-defeat = défaite totale pour l’instant
page-snakes-standing-partial-defeat = défaite partielle pour l’instant
page-snakes-standing-partial-victory = victoire partielle pour l’instant
page-snakes-standing-total-victory = victoire totale pour l’instant
page-snakes-deck = Pioche
page-snakes-flock = Troupeaux
page-snakes-of = sur { $of }
page-snakes-level-beginner = Débutant
page-snakes-level-standard = Normal
page-snakes-level-advanced = Avancé
page-snakes-supply = Réserves
page-snakes-supply-churches = Églises de niveau 0, 1, 2 et 3
page-snakes-supply-dolmens = Dolmens
page-snakes-supply-graves = Tombes
page-snakes-supply-druids = Druides en réserve
page-snakes-supply-leaders = Dirigeants dans le gobelet
page-snakes-supply-people = Peuples en réserve
page-snakes-supply-unmet = Druides jamais rencontrés
page-snakes-supply-relics = Reliques pas encore ouvertes
page-snakes-supply-gifts = Dons de l’Esprit
page-snakes-times = { $value } × { $count }
page-snakes-none = aucun

## Le plateau

page-snakes-you = vous
page-snakes-acolyte = Acolyte
page-snakes-area-told = { $area } ({ $province }) : { $standing }.
page-snakes-area-target = { $area } ({ $province }) : { $standing }. Vous pouvez choisir : { $options }.
page-snakes-flock-told = Troupeaux : { $flock } Peuples sur { $of }
page-snakes-chief-told =
    { $faith ->
        [christian] Chef chrétien { $value }
       *[pagan] Chef païen { $value }
    }
page-snakes-king-told =
    { $faith ->
        [christian] Roi chrétien { $value }
       *[pagan] Roi païen { $value }
    }
page-snakes-high-king-told =
    { $faith ->
        [christian] Haut-Roi chrétien { $value }
       *[pagan] Haut-Roi païen { $value }
    }
page-snakes-king-of-told = { $king } ({ $province })
page-snakes-king-of-target = { $king } ({ $province }). Vous pouvez le choisir.
page-snakes-druid-met = Druide { $value }
page-snakes-druid-seen = Druide { $value }, face cachée, que vous avez regardé
page-snakes-druid-hidden = un Druide face cachée
page-snakes-church-told = Église de niveau { $level }
page-snakes-dolmens-told =
    { $count ->
        [one] { $count } Dolmen
       *[other] { $count } Dolmens
    }
page-snakes-graves-told =
    { $count ->
        [one] { $count } Tombe
       *[other] { $count } Tombes
    }
page-snakes-relics-told =
    { $count ->
        [one] une Relique de valeur { $values }
       *[other] { $count } Reliques de valeur { $values }
    }
page-snakes-here-told = ici : { $names }
page-snakes-britain-told = Le Paganisme est à la case { $box } sur { $end }. { $next }
page-snakes-britain-next = Prochaine chute : { $region }, à la case { $box }.
page-snakes-britain-last = La Grande-Bretagne est submergée à la case { $end }.
page-snakes-britain-pill = Paganisme { $box } sur { $end } · prochaine chute à { $next }
page-snakes-region-pagan = Aux païens
page-snakes-region-christian = Aux chrétiens
page-snakes-zoom-in = Plus près
page-snakes-zoom-out = Plus loin
page-snakes-fit = Tout le plateau
page-snakes-other-areas = Contrées absentes de ce plateau

## La tentative

page-snakes-attempt = Convertir
page-snakes-attempt-people = Convertir le Peuple { $value }
page-snakes-attempt-chief = Convertir le Chef
page-snakes-attempt-king = Convertir le Roi
page-snakes-attempt-high-king = Convertir le Haut-Roi
page-snakes-attempt-druid = Affronter le Druide
page-snakes-attempt-lead = { $saint } en { $area }
page-snakes-targets = Qui convertir
page-snakes-target-people = Peuple { $value }
page-snakes-target-chief = Chef
page-snakes-target-king = Roi
page-snakes-target-high-king = Haut-Roi
page-snakes-target-druid = Druide
page-snakes-part-target-people = le Peuple
page-snakes-part-target-chief = le Chef ({ $area })
page-snakes-part-target-king = le Roi ({ $province })
page-snakes-part-target-high-king = le Haut-Roi
page-snakes-part-target-druid = le Druide ({ $area })
page-snakes-part-superior-people = le Chef ({ $area })
page-snakes-part-superior-chief = le Roi ({ $province })
page-snakes-part-superior-king = le Haut-Roi
page-snakes-part-unknown = le Druide, face cachée
page-snakes-total = Total
page-snakes-total-unknown = inconnu
page-snakes-fate-fail = −1 de Zèle
page-snakes-fate-nothing = rien
page-snakes-fate-succeed = converti
page-snakes-odds-told = { $succeed } de chances de convertir, { $nothing } que rien ne se passe, { $fail } d’échouer et de perdre du Zèle
page-snakes-odds-succeed = { $share } de réussite
page-snakes-unknown-druid = Vous n’avez pas vu ce Druide. Ces chances comptent tous les Druides jamais rencontrés ; vous ne verrez sa valeur qu’une fois votre décision prise.
page-snakes-unmet = Ce qu’il peut être :
page-snakes-commit = Lancer le dé
page-snakes-thrown = Lancer ({ $name }) : { $thrown } ; il faut plus de { $needed }.
page-snakes-needed = il faut plus de { $needed }
page-snakes-keeps = { $name } garde
page-snakes-back-to-attempt = À la tentative
page-snakes-at-most = ≤ { $value }
page-snakes-at-least = ≥ { $value }

## La fiche d’une Contrée

page-snakes-where-coast = { $province } · côtière
page-snakes-where-inland = { $province } · sans côte
page-snakes-where-tara = { $province } · Tara
page-snakes-sheet-chief = Chef
page-snakes-sheet-king = Roi
page-snakes-sheet-high-king = Haut-Roi
page-snakes-sheet-druid = Druide
page-snakes-sheet-church =
    { $level ->
        [0] cellule
        [1] oratoire
        [2] église
       *[other] cathédrale
    }
page-snakes-sheet-dolmen =
    { $count ->
        [one] Dolmen
       *[other] { $count } Dolmens
    }
page-snakes-sheet-grave =
    { $count ->
        [one] Tombe
       *[other] { $count } Tombes
    }
page-snakes-sheet-relic = Relique
page-snakes-other-side-christian = Chrétien, il montre { $value }.
page-snakes-other-side-pagan = Païen, il montre { $value }.
page-snakes-other-side-unknown = Personne ne sait ce que montre son autre face.
page-snakes-druid-seen-by = Face cachée ; l’ont regardé : { $names }
page-snakes-druid-blocks = Tant que personne n’a affronté ce Druide, aucune autre tentative n’est possible ici, ni sur le Roi ({ $province }).
page-snakes-near = À côté :
page-snakes-chief-die = Devient Roi avec { $faces }
page-snakes-king-die = Devient Haut-Roi avec { $faces }
page-snakes-saints-here = Saints ici :
page-snakes-built-here = Une Église a été bâtie ou agrandie ici ce tour-ci.
page-snakes-province = Contrées de la Province

## Cartes et événements

page-snakes-kind-event = Événement
page-snakes-kind-saint = Saint
page-snakes-kind-keeper = Carte à garder
page-snakes-kind-gift = Don de l’Esprit
page-snakes-always = Toujours
page-snakes-any-colour = à toute couleur
page-snakes-key-card = Carte-clé
page-snakes-current-card = Carte actuelle
page-snakes-no-key = Pas encore de Carte-clé
page-snakes-read-at = lu en { $colour }
page-snakes-arrow-next = Sa flèche : le prochain événement se lit en { $colour }
page-snakes-key-arrow = La Carte-clé ({ $card }) indique { $colour } : c’est cette ligne qui est lue
page-snakes-no-arrow = Elle n’a pas de flèche ; la Carte-clé reste en place.
page-snakes-risk = Prochain événement, lu en { $colour }
page-snakes-risk-of =
    { $count ->
        [one] sur { $count } carte à venir ; une carte peut faire plusieurs choses
       *[other] sur { $count } cartes à venir ; une carte peut faire plusieurs choses
    }
page-snakes-risk-none = Il ne reste aucune carte : la partie finit au début du prochain tour.
page-snakes-cards = La pioche
page-snakes-to-come =
    { $count ->
        [one] À venir : { $count } carte, dans un ordre inconnu
       *[other] À venir : { $count } cartes, dans un ordre inconnu
    }
page-snakes-on-top = Vous savez ce qu’il y a sur la pioche
page-snakes-unknown-card = une carte inconnue
page-snakes-discarded = Défausse ({ $count })
page-snakes-piles = En attente en Grande-Bretagne ({ $count })
page-snakes-look-at = Regarder { $card }
page-snakes-use = Utiliser
page-snakes-kept-by = Gardée par { $name }

## Saints

page-snakes-saints = Saints
page-snakes-seat-told = { $saint }, { $seat } : { $name }
page-snakes-zeal-told =
    { $points ->
        [one] Case { $space } sur { $of } de la piste de Zèle : { $points } action par tour
       *[other] Case { $space } sur { $of } de la piste de Zèle : { $points } actions par tour
    }
page-snakes-effort-told = peut faire un Ultime Effort
page-snakes-keeps-told =
    { $count ->
        [0] ne garde aucune carte sur { $limit }
       *[other] cartes gardées : { $count } sur { $limit }
    }
page-snakes-not-placed = pas encore sur le plateau
page-snakes-turn-now = son tour
page-snakes-away = pas là

## La ligne au-dessus de la question, et les titres du journal

page-snakes-line-actions =
    { $count ->
        [0] { $saint } · plus aucune action
        [one] { $saint } · { $count } action restante
       *[other] { $saint } · { $count } actions restantes
    }
page-snakes-line-event = { $saint } · l’événement
page-snakes-line-setup = Avant le premier tour
page-snakes-heading-turn = Tour { $number }
page-snakes-heading-setup = Avant le premier tour

## Ce que l’on peut faire

page-snakes-actions = Actions
page-snakes-points-told =
    { $count ->
        [one] { $count } action restante sur { $of }
       *[other] { $count } actions restantes sur { $of }
    }
page-snakes-points = actions
page-snakes-prepared = Préparation : { $bonus }
page-snakes-final-effort = Ultime Effort : { $saint } meurt après cette tentative
page-snakes-helps = { $helped } : { $bonus }
page-snakes-deed-move = Se déplacer
page-snakes-deed-end = Finir le tour
page-snakes-deed-draw = Piocher l’événement
page-snakes-wait = Décision en attente : { $name }. Entre-temps, vous pouvez tout regarder et montrer ce que vous feriez.
page-snakes-watching = Vous regardez la partie.

## Plans

page-snakes-plans = Plans
page-snakes-plans-why = Montrez ce que vous feriez avant que d’autres vous le disent. Les marques apparaissent à tous sur le plateau ; elles restent jusqu’à la fin du tour.
page-snakes-plan-kind = Quoi
page-snakes-plan-to = Où
page-snakes-plan-nowhere = nulle part en particulier
page-snakes-plan-note = Quelques mots
page-snakes-plan-add = Ajouter la marque
page-snakes-plan-remove = Retirer : { $mark }
page-snakes-plan-clear = Effacer mon plan
page-snakes-plan-sealed = Scellé
page-snakes-plan-sealed-why = Personne ne voit les plans scellés avant que tous en aient fait un ; alors tous s’ouvrent ensemble.
page-snakes-plan-is-sealed = scellé
page-snakes-plan-all-open = Tous les plans sont ouverts.
page-snakes-plan-waiting =
    { $count ->
        [one] Un plan est scellé.
       *[other] { $count } plans sont scellés.
    }
page-snakes-unseal = Ouvrir les plans
page-snakes-mark-go = aller
page-snakes-mark-convert = convertir
page-snakes-mark-build = bâtir
page-snakes-mark-guard = rester et veiller
page-snakes-mark-give = donner une carte
page-snakes-mark-note = remarque
page-snakes-mark-told = { $kind } : { $place }
page-snakes-mark-told-text = { $kind } : { $place }, « { $text } »
page-snakes-mark-text = { $kind } : « { $text } »

## La fin

page-snakes-ending = La fin
page-snakes-points-total = Points
page-snakes-points-full = Contrées pleines de Troupeaux
page-snakes-points-half = Contrées au moins à moitié pleines
page-snakes-points-high-king = Haut-Roi chrétien
page-snakes-points-kings = Rois chrétiens
page-snakes-points-cathedral = Cathédrale
page-snakes-points-dolmens = Dolmens éveillés
page-snakes-points-druids = Druides
page-snakes-lasted =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
page-snakes-deaths =
    { $count ->
        [0] aucun mort
        [one] { $count } mort
       *[other] { $count } morts
    }

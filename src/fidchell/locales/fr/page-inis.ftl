### Inis sur la page en français : le plateau, la main, les panneaux.
###
### $name est le nom d’une personne ou d’un bot ; $territory, $card, $lands, $cards sont des noms déjà traduits, sans
### article : les phrases les placent donc après deux points ou un tiret. $whose vaut `yours` quand c’est au lecteur.

## Le plateau

page-inis-zoom-in = Zoom avant
page-inis-zoom-out = Zoom arrière
page-inis-fit = Voir toute l’île
page-inis-you = vous
page-inis-seats = Cartes en main
page-inis-short-gates = Les Portes
page-inis-clans = { $name } : { $count }
page-inis-clans-chieftain = { $name } : { $count }, chef
page-inis-built-capital = la capitale
page-inis-built-citadels =
    { $count ->
        [one] une citadelle
       *[other] { $count } citadelles
    }
page-inis-built-sanctuaries =
    { $count ->
        [one] un sanctuaire
       *[other] { $count } sanctuaires
    }
page-inis-built-festival = les festivités
page-inis-more = +{ $count }
page-inis-nothing-there = il n’y a rien ici
page-inis-land-told = { $territory } – { $standing }.
page-inis-land-target = { $territory } – { $standing }. Vous pouvez choisir ce territoire : { $options }.
page-inis-site-told = Emplacement { $number }, à côté de : { $touches }. Vous pouvez le choisir.
page-inis-pretend =
    { $count ->
        [one] Prétendant : { $names } – verdict à la prochaine assemblée
       *[other] Prétendants : { $names } – verdict à la prochaine assemblée
    }
page-inis-you-pretend = Vous êtes Prétendant : verdict à la prochaine assemblée

## La barre du haut

page-inis-crows = Corbeaux : { $way }
page-inis-season = Saison { $number }
page-inis-founding = Fondation
page-inis-brenn = Brenn : { $name }
page-inis-passes = Ont passé de suite : { $count } sur { $of }
page-inis-aside = Une carte écartée
page-inis-aside-none = Aucune carte écartée
page-inis-lands-left = Tuiles restantes : { $count }
page-inis-deeds-left = Exploits restants : { $count }

## Joueurs

page-inis-reserve =
    { $count ->
        [one] { $count } clan en réserve
       *[other] { $count } clans en réserve
    }
page-inis-bot = bot { $level }
page-inis-at-turn = son tour
page-inis-decides = décide
page-inis-away = pas là
page-inis-late = hors délai
page-inis-holds = Cartes Action : { $actions }. Cartes Avantage : { $advantages }. Récits épiques : { $tales }.
page-inis-is-brenn = Brenn
page-inis-deeds =
    { $count ->
        [one] { $count } exploit
       *[other] { $count } exploits
    }
page-inis-deeds-short = Exploits
page-inis-pretender = Prétendant au trône
page-inis-goals-of = Où en est { $name } : sujets { $subjects }, territoires { $territories }, sanctuaires { $sanctuaries }, sur 6 chaque fois. Dire où.
page-inis-goal-subjects = Clans adverses là où l’on est chef
page-inis-goal-territories = Territoires où l’on a un clan
page-inis-goal-sanctuaries = Sanctuaires là où l’on a un clan
page-inis-counts = { $territory } { $count }
page-inis-nowhere = nulle part encore
page-inis-goal-subjects-told =
    { $deeds ->
        [0] Sujets : { $count } sur 6 ({ $lands }).
        [one] Sujets : { $count } sur 6, et 1 exploit compte comme un de plus ({ $lands }).
       *[other] Sujets : { $count } sur 6, et { $deeds } exploits comptent comme autant de plus ({ $lands }).
    }
page-inis-goal-territories-told =
    { $deeds ->
        [0] Territoires : { $count } sur 6 ({ $lands }).
        [one] Territoires : { $count } sur 6, et 1 exploit compte comme un de plus ({ $lands }).
       *[other] Territoires : { $count } sur 6, et { $deeds } exploits comptent comme autant de plus ({ $lands }).
    }
page-inis-goal-sanctuaries-told =
    { $deeds ->
        [0] Sanctuaires : { $count } sur 6 ({ $lands }).
        [one] Sanctuaires : { $count } sur 6, et 1 exploit compte comme un de plus ({ $lands }).
       *[other] Sanctuaires : { $count } sur 6, et { $deeds } exploits comptent comme autant de plus ({ $lands }).
    }

## Cartes

page-inis-kind-action = Action
page-inis-kind-advantage = Avantage
page-inis-kind-epic = Récit épique
page-inis-timing-season = carte Saison
page-inis-timing-triskel = carte Triskel
page-inis-half = { $when } : { $effect }
page-inis-card-told = { $card }. { $text } { $note }
page-inis-card-playable = { $card }. { $text } { $note } Vous pouvez la choisir.
page-inis-choose-from = Choisissez parmi celles-ci
page-inis-hand-empty = Vous n’avez aucune carte.
page-inis-open-cards = jouées à découvert
page-inis-pile-actions = défausse : { $count }
page-inis-pile-tales = pioche : { $count }
page-inis-pile-discarded = défausse : { $count }
page-inis-discarded-tales = Récits épiques défaussés

## La sélection

page-inis-draft-keep = Vous gardez
page-inis-draft-kept = { $count } sur { $most }
page-inis-draft-slot = choisissez une carte
page-inis-draft-pass = Pour { $name }
page-inis-draft-tap = appuyez sur une carte pour la garder
page-inis-draft-sealed = scellé jusqu’à ce que tous aient choisi
page-inis-draft-new = nouvelle
page-inis-draft-step = Transmission { $at } sur { $of }
page-inis-draft-way = Les corbeaux volent dans le { $way }, vers { $name }.
page-inis-draft-waiting = Votre choix est scellé. Les autres choisissent en secret.
page-inis-draft-confirm =
    { $count ->
        [one] Garder cette carte
       *[other] Garder ces { $count } cartes
    }
page-inis-draft-locked = Gardées de la première sélection, hors d’atteinte : { $cards }.
page-inis-draft-passed = Vous avez transmis : { $cards }.
page-inis-draft-others = Vous avez aussi : { $cards }.

## À côté du plateau

page-inis-look-away = Fermer
page-inis-nobody-there = Il n’y a personne ici.
page-inis-no-chieftain = Égalité : il n’y a pas de chef.
page-inis-neighbours = Voisins : { $lands }
page-inis-advantage = Carte Avantage : { $card }
page-inis-advantage-held = détenue par { $name }.
page-inis-advantage-face-up = face visible jusqu’à la prochaine assemblée.
page-inis-advantage-open = jouée à découvert.
page-inis-advantage-played = jouée cette saison, ou encore à personne.
page-inis-can = Vous pouvez choisir ce territoire : { $options }.
page-inis-no-target = Ce territoire ne peut pas être choisi maintenant.
page-inis-declared = Ce qui est annoncé
page-inis-declares = { $name } joue { $card }
page-inis-you-declare = Vous jouez { $card }
page-inis-declared-where = Où : { $territory }
page-inis-declared-whom = Qui : { $name }
page-inis-declared-number = Combien : { $count }
page-inis-declared-plan = Prévu : { $lands }
page-inis-memory = Aide-mémoire
page-inis-memory-discard = Cartes Action défaussées
page-inis-memory-aside = Carte écartée
page-inis-memory-known = Connu : { $cards }
page-inis-memory-maybe = Possible : { $cards }
page-inis-memory-tiles = Tuiles que vous avez vues : { $lands }

## Conflits

page-inis-clash = Conflit : { $territory }
page-inis-step-citadels = Citadelles
page-inis-step-resolution = Résolution
page-inis-step-end = Fin
page-inis-instigator = envahisseur
page-inis-exposed = engagés : { $count }
page-inis-sheltered = réfugiés : { $count }
page-inis-action-cards = cartes Action : { $count }
page-inis-manoeuvres = fait la prochaine manœuvre
page-inis-peace = paix
page-inis-no-peace = pas de paix
page-inis-stance-told = tous le voient ; quand tous sont pour, le conflit prend fin
page-inis-attack-told =
    { $cards ->
        [0] perd un clan (engagés : { $clans }), faute de carte à défausser
       *[other] perd un clan (engagés : { $clans }) ou une carte (en main : { $cards })
    }
page-inis-lose-told = vos clans ici : { $count }
page-inis-peace-told = accord nécessaire de tous ceux qui ont des clans engagés ({ $count })
page-inis-speared = La lance de Lug : aucune carte Triskel dans ce conflit.
page-inis-cauldron =
    { $count ->
        [one] Le chaudron du Dagda ({ $name }) contient { $count } clan.
       *[other] Le chaudron du Dagda ({ $name }) contient { $count } clans.
    }
page-inis-pending = Conflits à venir : { $lands }

## La fin

page-inis-won = { $name } devient Haut-Roi
page-inis-you-won = Vous devenez Haut-Roi
page-inis-nobody-won = Aucun Haut-Roi n’a été élu
page-inis-final = Situation finale
page-inis-player = Joueur

## Lignes et titres

page-inis-heading-season = Saison { $number }
page-inis-heading-assembly = Assemblée après la saison { $number }
page-inis-heading-founding = Fondation
page-inis-line-turn =
    { $whose ->
        [yours] Votre tour · Saison { $number }
       *[other] Au tour de : { $name } · Saison { $number }
    }
page-inis-line-react =
    { $whose ->
        [yours] Votre réponse · Saison { $number }
       *[other] Une réponse est possible · Saison { $number }
    }
page-inis-line-clash-react =
    { $whose ->
        [yours] Conflit · votre réponse
       *[other] Conflit · une réponse est possible
    }
page-inis-line-manoeuvre =
    { $whose ->
        [yours] Conflit · votre manœuvre
       *[other] Conflit · manœuvre
    }
page-inis-line-clash =
    { $whose ->
        [yours] Conflit · à vous de décider
       *[other] Conflit
    }
page-inis-line-draft = Assemblée · sélection
page-inis-line-assembly = Assemblée
page-inis-line-founding =
    { $whose ->
        [yours] Fondation · à vous de décider
       *[other] Fondation
    }

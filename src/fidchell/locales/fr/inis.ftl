### Inis en français : ce qui s’est passé, ce que l’on peut faire, ce qui est demandé, et le nom de chaque chose.
###
### Les territoires ont trois formes : .the (« la Forêt »), .in (« dans la Forêt »), .of (« de la Forêt »).

## Ce qui s’est passé

inis-played = { $seat } joue { $card }
inis-cancelled = la carte { $card } est annulée
inis-passed = { $seat } passe
inis-claimed = { $seat } se déclare Prétendant
inis-placed = { $seat } place un clan { $territory_in }
inis-moved =
    { $count ->
        [one] { $seat } déplace un clan { $territory_of } vers { $destination_the }
       *[other] { $seat } déplace { $count } clans { $territory_of } vers { $destination_the }
    }
inis-removed = { $seat } perd un clan { $territory_in }
inis-replaced = un clan { $seat_adj } remplace un clan { $other_adj } { $territory_in }
inis-citadel-built = une citadelle s’élève { $territory_in }
inis-sanctuary-built = un sanctuaire s’élève { $territory_in }
inis-festival-set = les festivités commencent { $territory_in }
inis-festival-over = les festivités s’achèvent { $territory_in }
inis-tile-placed = l’île s’agrandit : { $territory }
inis-capital-set = { $seat } établit la capitale { $territory_in }
inis-crows-flew = les corbeaux volent dans le { $way }
inis-brenn-named = { $seat } devient Brenn
inis-deed-gained = { $seat } gagne un exploit
inis-deed-lost = { $seat } renonce à un exploit
inis-advantage-taken = { $seat } prend la carte Avantage { $territory_of }
inis-kept = { $seat } garde l’un des récits piochés
inis-discarded = { $seat } défausse { $card }
inis-discarded-an-action = { $seat } défausse une carte Action
inis-clash-began = un conflit éclate { $territory_in } ; envahisseur : { $seat }
inis-clash-ended = le conflit prend fin { $territory_in }
inis-sheltered = { $seat } réfugie un clan dans une citadelle
inis-attacked = { $seat } attaque { $other }
inis-peace-offered = { $seat } propose la paix
inis-peace-refused = { $seat } refuse la paix
inis-season-began = la saison { $number } commence avec { $seat }
inis-season-ended = la saison { $number } prend fin
inis-won = { $seat } devient Haut-Roi
inis-drawn = les années passent sans Haut-Roi
inis-shuffled = les récits défaussés sont mélangés à la pioche
inis-saved = le clan est sauvé
inis-voided = l’attaque est sans effet
inis-returned =
    { $count ->
        [one] { $seat } ramène un clan du Chaudron { $territory_in }
       *[other] { $seat } ramène { $count } clans du Chaudron { $territory_in }
    }
inis-turn-taken = { $seat } joue le prochain tour
inis-revealed = { $seat } révèle { $card }
inis-no-winner = aucun Haut-Roi n’est élu
inis-emerged = tous les clans sortent des citadelles
inis-took = { $seat } prend { $card }
inis-took-an-action = { $seat } prend une carte Action
inis-drew = { $seat } pioche { $card }
inis-drew-a-tale = { $seat } pioche un récit
inis-gave = { $seat } donne { $card } à { $other }
inis-gave-a-card = { $seat } donne une carte à { $other }
inis-stole = { $seat } prend { $card } à { $other }
inis-stole-a-card = { $seat } prend une carte à { $other }
inis-saw-hand = { $seat } regarde la main { $other_of }
inis-put-aside = { $seat } écarte { $card }
inis-put-a-card-aside = { $seat } écarte une carte
inis-chose = { $seat } choisit { $card }

## Ce que l’on peut faire

inis-do-pass = Passer
inis-do-claim = Se déclarer Prétendant
inis-do-done = Terminer
inis-do-peace = Proposer la paix
inis-do-agree = Accepter
inis-do-refuse = Refuser
inis-do-shelter = Réfugier un clan
inis-do-lose-clan = Perdre un clan
inis-do-flip = Inverser le vol des corbeaux
inis-do-leave = Laisser le vol tel quel
inis-do-withdraw = Quitter le territoire
inis-do-demand-clan = Exiger un clan
inis-do-demand-card = Exiger une carte
inis-do-number = { $number }
inis-do-site = Emplacement { $site }
inis-do-attack = Attaquer { $seat }
inis-do-name = Désigner { $seat }
inis-do-place = Placer { $territory_in }
inis-do-at = { $territory }
inis-do-origin = Depuis { $territory_the }
inis-do-tile = Tuile : { $territory }
inis-do-clan = Clan { $seat_adj } { $territory_in }
inis-do-to =
    { $count ->
        [one] 1 clan vers { $territory_the }
       *[other] { $count } clans vers { $territory_the }
    }
inis-do-from =
    { $count ->
        [one] 1 clan depuis { $territory_the }
       *[other] { $count } clans depuis { $territory_the }
    }
inis-do-play = Jouer { $card }
inis-do-discard = Défausser { $card }
inis-do-keep = Garder { $card }
inis-do-take = Prendre { $card }
inis-do-give = Donner { $card }
inis-do-set-aside = Écarter { $card }

## Ce qui est demandé

inis-ask-turn = Jouez une carte Saison, déclarez-vous Prétendant si possible, ou passez
inis-ask-draft =
    { $passing ->
        [one] Choisissez en secret ; 1 carte sera transmise
       *[other] Choisissez en secret ; { $passing } cartes seront transmises
    }
inis-ask-choose-the-capital = Choisissez le territoire de la capitale ; elle apporte un sanctuaire
inis-ask-settle-a-clan = Installez un clan dans un territoire au choix
inis-ask-name-a-territory = { $card } : désignez un territoire
inis-ask-name-the-territory-to-leave = { $card } : désignez le territoire que vos clans quittent
inis-ask-name-a-player = { $card } : désignez un joueur
inis-ask-name-a-clan = { $card } : désignez un clan
inis-ask-name-where-to-place-a-clan = { $card } : indiquez où placer le prochain clan
inis-ask-name-where-clans-go = Indiquez où vont vos clans, et combien
inis-ask-name-where-clans-come-from = Indiquez d’où viennent vos clans, et combien
inis-ask-name-the-new-alliance = Placez l’un de vos clans, ou remplacez un clan adverse
inis-ask-name-what-a-sanctuary-does = Pour le sanctuaire suivant : placez un clan, retirez-en un, ou terminez
inis-ask-flip-the-crows-or-leave-them = Inversez le vol des corbeaux, ou laissez-le tel quel
inis-ask-demand-a-clan-or-a-card = Dites ce que votre cible doit perdre
inis-ask-say-how-many-come-out-of-citadels = Dites combien de vos clans sortent des citadelles
inis-ask-keep-one-tale = Gardez un récit ; les autres sont défaussés à la vue de tous
inis-ask-choose-a-site-for-the-new-tile = Choisissez l’emplacement de la nouvelle tuile
inis-ask-choose-a-tile = Choisissez l’une des tuiles regardées
inis-ask-move-a-clan-onto-the-new-tile = Déplacez un clan sur la nouvelle tuile, ou terminez
inis-ask-take-a-discarded-action-card = Prenez une carte Action défaussée
inis-ask-take-a-revealed-tale = Prenez un récit révélé
inis-ask-choose-the-card-to-set-aside = Choisissez en secret la carte Action à écarter
inis-ask-set-an-action-card-aside = Écartez l’une de vos cartes Action
inis-ask-give-an-action-card = Donnez une carte Action à { $to }
inis-ask-discard-a-card = Défaussez une carte de n’importe quel type
inis-ask-discard-action-cards = Défaussez des cartes Action une à une, puis terminez
inis-ask-remove-a-clan-of-your-own = Retirez l’un de vos clans
inis-ask-choose-the-next-clash = Choisissez le prochain conflit
inis-ask-shelter-a-clan = Réfugiez un clan dans une citadelle, ou passez
inis-ask-make-a-manoeuvre = Proposez la paix, ou faites votre manœuvre
inis-ask-agree-to-peace = { $proposer } propose la paix : acceptez, ou refusez
inis-ask-take-the-hit = On vous attaque : défaussez une carte Action, ou perdez un clan
inis-ask-pay-the-toll-of-the-mountains = Vos clans arrivent dans les Montagnes : défaussez une carte Action, ou perdez l’un d’eux
inis-ask-move-clans-after-scouting = Déplacement possible : désignez le territoire que vos clans quittent, ou terminez
inis-ask-return-clans-from-the-cauldron = Dites combien de clans reviennent du Chaudron
inis-ask-propose-peace = Proposez la paix, ou continuez

## Ce qui est demandé quand une réaction est possible

inis-ask-react-a-card-is-declared = { $player } joue { $card } : répondez, ou passez
inis-ask-react-a-card-is-resolved = { $player } a joué { $card }, et l’effet est résolu : enchaînez, ou passez
inis-ask-react-a-turn-ends = Un tour s’achève : réagissez, ou passez
inis-ask-react-the-assembly-begins = L’assemblée commence : réagissez, ou passez
inis-ask-react-the-advantage-cards-are-taken = Les cartes Avantage sont prises : réagissez, ou passez
inis-ask-react-a-tale-is-drawn = { $player } pioche un récit : réagissez, ou passez
inis-ask-react-a-clash-begins = Un conflit commence : réagissez, ou passez
inis-ask-react-the-citadels-are-taken = Les citadelles sont occupées : réagissez, ou passez
inis-ask-react-the-resolution-begins = La résolution commence : réagissez, ou passez
inis-ask-react-an-attack-is-made = On attaque { $player } : réagissez, ou passez
inis-ask-react-a-manoeuvre-is-made = { $player } a fait une manœuvre : réagissez, ou passez
inis-ask-react-a-clan-would-be-removed = { $player } va perdre un clan { $territory_in } : réagissez, ou passez
inis-ask-react-a-clan-is-removed = { $player } a perdu un clan { $territory_in } : réagissez, ou passez
inis-ask-react-clans-move-into-the-mountains = { $player } a déplacé des clans dans les Montagnes : réagissez, ou passez
inis-ask-react-any-time = Réagissez, ou passez

## Territoires

inis-territory-cove = Anse
    .the = l’Anse
    .in = dans l’Anse
    .of = de l’Anse
inis-territory-forest = Forêt
    .the = la Forêt
    .in = dans la Forêt
    .of = de la Forêt
inis-territory-gates = Portes de Tir Na Nog
    .the = les Portes de Tir Na Nog
    .in = aux Portes de Tir Na Nog
    .of = des Portes de Tir Na Nog
inis-territory-highlands = Plateau
    .the = le Plateau
    .in = sur le Plateau
    .of = du Plateau
inis-territory-hills = Collines
    .the = les Collines
    .in = dans les Collines
    .of = des Collines
inis-territory-iron-mine = Mine de fer
    .the = la Mine de fer
    .in = à la Mine de fer
    .of = de la Mine de fer
inis-territory-lost-vale = Val perdu
    .the = le Val perdu
    .in = dans le Val perdu
    .of = du Val perdu
inis-territory-meadows = Prairie
    .the = la Prairie
    .in = dans la Prairie
    .of = de la Prairie
inis-territory-misty-lands = Terre des Brumes
    .the = la Terre des Brumes
    .in = dans la Terre des Brumes
    .of = de la Terre des Brumes
inis-territory-moor = Lande
    .the = la Lande
    .in = dans la Lande
    .of = de la Lande
inis-territory-mountains = Montagnes
    .the = les Montagnes
    .in = dans les Montagnes
    .of = des Montagnes
inis-territory-plains = Plaine
    .the = la Plaine
    .in = dans la Plaine
    .of = de la Plaine
inis-territory-salt-mine = Mine de sel
    .the = la Mine de sel
    .in = à la Mine de sel
    .of = de la Mine de sel
inis-territory-stone-circle = Cromlech
    .the = le Cromlech
    .in = au Cromlech
    .of = du Cromlech
inis-territory-swamp = Marais
    .the = le Marais
    .in = dans le Marais
    .of = du Marais
inis-territory-valley = Vallée
    .the = la Vallée
    .in = dans la Vallée
    .of = de la Vallée

## Cartes Action

inis-card-bard = Barde
inis-card-citadel = Citadelle
inis-card-conquest = Conquête
inis-card-craftsmen-and-peasants = Artisans et paysans
inis-card-druid = Druide
inis-card-emissaries = Émissaires
inis-card-exploration = Exploration
inis-card-festival = Festivités
inis-card-geis = Geis
inis-card-master-craftsman = Maître artisan
inis-card-migration = Migration
inis-card-new-alliance = Nouvelle alliance
inis-card-new-clans = Nouveaux clans
inis-card-raid = Razzia
inis-card-sanctuary = Sanctuaire
inis-card-scouts-and-spies = Espions et éclaireurs
inis-card-warlord = Chef de guerre

## Cartes Avantage, qui portent le nom de leur territoire

inis-card-cove = Anse
inis-card-forest = Forêt
inis-card-gates = Portes de Tir Na Nog
inis-card-highlands = Plateau
inis-card-hills = Collines
inis-card-iron-mine = Mine de fer
inis-card-lost-vale = Val perdu
inis-card-meadows = Prairie
inis-card-misty-lands = Terre des Brumes
inis-card-moor = Lande
inis-card-mountains = Montagnes
inis-card-plains = Plaine
inis-card-salt-mine = Mine de sel
inis-card-stone-circle = Cromlech
inis-card-swamp = Marais
inis-card-valley = Vallée

## Récits épiques

inis-card-balors-eye = L’œil de Balor
inis-card-battle-frenzy = Furie guerrière
inis-card-battle-of-moytura = La bataille de Moytura
inis-card-breas-tyranny = La tyrannie de Breas
inis-card-cathbads-word = La parole de Cathbad
inis-card-champions-share = La part du champion
inis-card-children-of-dana = Les enfants de Dana
inis-card-dagda = Le Dagda
inis-card-dagdas-cauldron = Le chaudron du Dagda
inis-card-dagdas-club = La massue du Dagda
inis-card-dagdas-harp = La harpe du Dagda
inis-card-deirdres-beauty = La beauté de Deirdre
inis-card-diarmuid-and-grainne = Diarmuid et Grainne
inis-card-eriu = Eriu
inis-card-fianna = Les Fianna
inis-card-kernunos-sanctuary = Le sanctuaire de Kernunos
inis-card-lug-samildanach = Lug Samildanach
inis-card-lugs-spear = La lance de Lug
inis-card-maeves-wealth = Les richesses de Maeve
inis-card-manannans-horses = Les chevaux de Manannan
inis-card-morrigan = La Morrigan
inis-card-nuada-silverhand = Nuada main d’argent
inis-card-oenguss-ploy = La ruse d’Oengus
inis-card-ogmas-eloquence = La voix d’Ogma
inis-card-other-world = L’autre monde
inis-card-stone-of-fal = La pierre de Fal
inis-card-strengs-resolve = La volonté de Sreng
inis-card-tailtus-land = La terre de Tailtu
inis-card-tale-of-cuchulain = La geste de Cuchulain
inis-card-tuans-memory = La mémoire de Tuan

## Le vol des corbeaux

inis-way-clockwise = sens horaire
inis-way-counter-clockwise = sens antihoraire

# Promesses : ce qu’une place ({ $proposer }) offre aux autres.
inis-promise-withdraw = { $proposer } : je me replie vers { $territory_the } si le conflit s’arrête là.
inis-promise-peace = { $proposer } : je fais la paix si tous la font.
inis-promise-spare = { $proposer } : je n’attaque pas { $other } dans ce conflit.
inis-promise-truce = { $proposer } : je n’attaque pas { $other } cette saison.

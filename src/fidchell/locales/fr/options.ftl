### Ce qui se choisit avant une partie, en français : options des jeux et leurs valeurs, pendules, niveaux des bots.

## Inis : la partie

inis-option-players = Joueurs
inis-option-players-about = Combien il y a de places.
inis-option-island = Premières tuiles
inis-option-island-about = Avec quelles tuiles l’île commence, et lesquelles viennent en dernier.
inis-option-island-random = au hasard
inis-option-island-introductory = celles conseillées pour une première partie
inis-option-seasons = Nombre maximal de saisons
inis-option-seasons-about = Après autant de saisons sans Haut-Roi, la partie est nulle.
inis-option-buildings = Bâtiments
inis-option-buildings-about = Combien il y a de citadelles et de sanctuaires ; les livrets de règles divergent.
inis-option-buildings-8-9 = 8 citadelles et 9 sanctuaires, en plus de la capitale
inis-option-buildings-10-10 = 10 de chaque, la capitale comptant comme citadelle
inis-option-deeds = Exploits
inis-option-deeds-about = Combien il y a d’exploits ; les livrets de règles disent 8 ou 10.
inis-option-deeds-unlimited = autant qu’on en gagne

## Inis : lectures sur lesquelles les livrets de règles divergent

inis-option-chieftain-ties = Égalité entre chefs
inis-option-chieftain-ties-about = Qui est chef là où plusieurs joueurs ont le plus de clans.
inis-option-chieftain-ties-none = personne
inis-option-chieftain-ties-brenn = le Brenn, s’il est parmi eux
inis-option-highlands = Plateau
inis-option-highlands-about = Quand se joue la carte Avantage du Plateau.
inis-option-highlands-resolution = au début de la résolution : elle désigne qui fait la première manœuvre
inis-option-highlands-clash = au début du conflit : elle désigne l’envahisseur
inis-option-eriu = Eriu
inis-option-eriu-about = Si les clans d’Eriu doivent être répartis.
inis-option-eriu-one-each = un clan dans chaque territoire
inis-option-eriu-anywhere = ils peuvent aller ensemble
inis-option-cuchulain = La geste de Cuchulain
inis-option-cuchulain-about = Combien de clans Cuchulain retire.
inis-option-cuchulain-two = deux, dont l’un des vôtres s’il n’y en a pas d’autre
inis-option-cuchulain-up-to-two = un ou deux
inis-option-plains = Plaine
inis-option-plains-about = D’où la carte Avantage de la Plaine déplace des clans.
inis-option-plains-from-plains = de la Plaine
inis-option-plains-from-anywhere = d’un territoire au choix
inis-option-emissaries = Émissaires
inis-option-emissaries-about = Combien de clans les Émissaires déplacent.
inis-option-emissaries-one = exactement un
inis-option-emissaries-any = autant qu’on veut
inis-option-new-alliance = Nouvelle alliance
inis-option-new-alliance-about = Où l’adversaire doit avoir deux clans.
inis-option-new-alliance-there = dans ce territoire
inis-option-new-alliance-anywhere = n’importe où sur l’île
inis-option-manannan = Les chevaux de Manannan
inis-option-manannan-about = Si les chevaux déclenchent un conflit là où ils arrivent.
inis-option-manannan-clash = oui, comme tout déplacement
inis-option-manannan-peace = non, ils viennent en paix
inis-option-dagda = Le Dagda
inis-option-dagda-about = Ce qui est mélangé quand le Dagda est défaussé.
inis-option-dagda-tales = les récits épiques
inis-option-dagda-own-deck = la pioche de la carte annulée
inis-option-printed-sanctuaries = Sanctuaires imprimés
inis-option-printed-sanctuaries-about = Si les Portes et le Cromlech arrivent avec un sanctuaire.
inis-option-printed-sanctuaries-yes = avec un sanctuaire
inis-option-printed-sanctuaries-no = sans sanctuaire
inis-option-lug-after-cancel = Lug Samildanach
inis-option-lug-after-cancel-about = Si Lug peut prendre une carte annulée.
inis-option-lug-after-cancel-yes = oui
inis-option-lug-after-cancel-no = non, seulement une carte qui a eu son effet
inis-option-after-warlord = Après le Chef de guerre
inis-option-after-warlord-about = Qui vient après la manœuvre accordée par le Chef de guerre.
inis-option-after-warlord-from-chosen = l’ordre continue à partir du joueur désigné
inis-option-after-warlord-resume = l’ordre reprend là où il a été interrompu
inis-option-after-oengus = Après Oengus
inis-option-after-oengus-about = Qui vient après le tour pris par Oengus.
inis-option-after-oengus-from-player = les tours continuent à partir de là
inis-option-after-oengus-resume = les tours reprennent là où ils ont été interrompus
inis-option-after-hills = Après les Collines
inis-option-after-hills-about = Si La volonté de Sreng et la Razzia peuvent suivre une attaque rendue sans effet par les Collines.
inis-option-after-hills-yes = oui
inis-option-after-hills-no = non
inis-option-empty-clashes = Conflits sans opposants
inis-option-empty-clashes-about = Ce que devient un conflit à venir qui a perdu l’un de ses camps.
inis-option-empty-clashes-skip = il n’a pas lieu
inis-option-empty-clashes-hold = il a lieu quand même
inis-option-festival-payer = Qui paie aux festivités
inis-option-festival-payer-about = Qui perd un clan quand un conflit se déclenche là où se tiennent les festivités.
inis-option-festival-payer-initiator = qui a déclenché le conflit
inis-option-festival-payer-instigator = l’envahisseur
inis-option-swamp-capital = Capitale dans le Marais
inis-option-swamp-capital-about = Si la capitale peut se trouver dans le Marais.
inis-option-swamp-capital-no = non
inis-option-swamp-capital-yes = oui
inis-option-peace = Paix
inis-option-peace-about = Quand un conflit peut prendre fin d’un commun accord.
inis-option-peace-before = avant une manœuvre
inis-option-peace-before-and-after = avant et après une manœuvre
inis-option-tailtu-returns = La terre de Tailtu
inis-option-tailtu-returns-about = Où vont les tuiles que La terre de Tailtu n’a pas utilisées.
inis-option-tailtu-returns-far = elles viendront en dernier
inis-option-tailtu-returns-near = elles viendront en premier
inis-option-first-tiles = Disposition des premières tuiles
inis-option-first-tiles-about = Combien d’autres tuiles chacune des premières touche.
inis-option-first-tiles-two-or-more = deux ou plus
inis-option-first-tiles-exactly-two = exactement deux

## Banish the Snakes

snakes-option-players = Nombre de Saints
snakes-option-players-about = Combien il y a de Saints ; une personne peut en jouer plusieurs.
snakes-option-level = Niveau
snakes-option-level-about = La difficulté de la partie.
snakes-option-level-standard = normal
snakes-option-level-beginner = débutant
snakes-option-level-advanced = avancé
snakes-option-saints = Saints de départ
snakes-option-saints-about = Avec quels Saints la partie commence.
snakes-option-saints-historical = choisis parmi ceux venus avec Patrick
snakes-option-saints-chosen = choisis parmi tous
snakes-option-saints-random = tirés au hasard
snakes-option-deck-saints = Saints dans la pioche
snakes-option-deck-saints-about = Quels Saints attendent dans la pioche.
snakes-option-deck-saints-historical = ceux de l’histoire
snakes-option-deck-saints-chosen = choisis ensemble
snakes-option-deck-saints-random = tirés au hasard
snakes-option-content = Plateau et cartes
snakes-option-content-about = De qui sont le plateau, les blocs et les cartes de la partie.
snakes-option-content-default = ceux de Fidchell

## Pendules : le nom, et le temps dont on dispose

clock-none = sans pendule
clock-none-about = Chacun prend le temps qu’il faut.
clock-quick = rapide
clock-quick-about = 10 minutes par place, et 10 secondes de plus à chaque tour.
clock-live = en une séance
clock-live-about = 25 minutes par place, et 20 secondes de plus à chaque tour.
clock-relaxed = tranquille
clock-relaxed-about = 60 minutes par place, et 60 secondes de plus à chaque tour.
clock-day = une journée
clock-day-about = 24 heures par place, et 4 heures de plus à chaque tour.
clock-days = quelques jours
clock-days-about = 72 heures par place, et 12 heures de plus à chaque tour.
clock-slow = lente
clock-slow-about = 72 heures par place, et 36 heures de plus à chaque tour.

## Niveaux des bots, du plus faible au plus fort

level-beginner = débutant
level-casual = amateur
level-skilled = confirmé
level-expert = expert
level-merciless = impitoyable

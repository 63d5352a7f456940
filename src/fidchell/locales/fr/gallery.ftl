### La page de style en français : tout ce dont la page est faite et peinte, sur une seule feuille.

gallery-title = Tous les dessins
gallery-about = Toutes les couleurs, tailles, signes, pièces et images de cette page. La lumière dans la barre du haut change le thème.
gallery-colours = Couleurs
gallery-type = Caractères et tailles
gallery-sample = Neuf vagues au-delà du rivage
gallery-sample-name = Aoife
gallery-controls = Boutons et champs
gallery-button = Un choix
gallery-button-main = Le choix principal
gallery-button-stop = Un choix qui met fin
gallery-button-off = Pas maintenant
gallery-chip = Un interrupteur
gallery-field = Un champ
gallery-panel = Un panneau, sobre, pour laisser parler l’ornement des cartes.
gallery-icons = Signes
gallery-knots = Entrelacs et triskels
gallery-pictures = Images

## Inis

gallery-lands = Les seize territoires, dans les deux orientations
gallery-lands-busy = Des territoires en pleine partie
gallery-pieces = Pièces, insignes et marques
gallery-citadel = Citadelle
gallery-capital = Capitale
gallery-sanctuary = Trois sanctuaires
gallery-festival = Festivités
gallery-deed = Exploit
gallery-pretender = Prétendant
gallery-brenn = Brenn
gallery-crows = Corbeaux dans le sens du soleil
gallery-crows-against = Corbeaux à rebours du soleil
gallery-pass = Les cartes passent par ici
gallery-cards = Les cartes d’Inis
gallery-size = Taille des cartes
gallery-size-mini = Petite
gallery-size-mid = Moyenne
gallery-size-full = Grande
gallery-backs = Dos et marques

## Banish the Snakes

gallery-map = Le plateau
gallery-blocks = Blocs et bâtiments
gallery-people = Peuple
gallery-flock = Troupeau
gallery-chief = Chef païen
gallery-chief-christian = Chef chrétien
gallery-king = Roi païen
gallery-king-christian = Roi chrétien
gallery-high-king = Haut-Roi païen
gallery-high-king-christian = Haut-Roi chrétien
gallery-druid = Druide
gallery-druid-unmet = Druide jamais rencontré
gallery-dolmen = Dolmen
gallery-dolmens = Trois Dolmens
gallery-grave = Tombe
gallery-relic = Relique
gallery-church = Église de niveau { $level }
gallery-saints = Saints et Acolytes
gallery-saints-together = { $count } ensemble
gallery-tracks = Dés et pistes
gallery-zeal = Zèle
gallery-slider = Le curseur d’une tentative
gallery-fails = échec
gallery-nothing = rien
gallery-succeeds = réussite

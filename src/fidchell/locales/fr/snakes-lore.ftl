### Banish the Snakes en français : à quoi servent les règles et les cartes, avec nos propres mots.

## Les règles

snakes-rule-goal-title = Comment gagner
snakes-rule-goal = Vous gagnez ou perdez ensemble. Si tous les Peuples d’Irlande deviennent des Troupeaux, c’est aussitôt la victoire totale. Sinon, la partie finit quand le Paganisme a submergé la Grande-Bretagne, quand un tour commence et qu’il ne reste aucune carte, ou quand un Acolyte meurt ; vos points décident alors.
snakes-rule-turn-title = Votre tour
snakes-rule-turn = Piochez une carte et appliquez son événement, puis dépensez vos Points d’Action dans l’ordre de votre choix : se préparer, convertir, aller ailleurs, bâtir, créer des Reliques, donner ou prendre des cartes. Vous pouvez vous arrêter plus tôt. C’est ensuite le tour du Saint suivant.
snakes-rule-event-title = Les événements
snakes-rule-event = Ce qui figure sous le titre s’applique toujours. Puis l’un des événements colorés a lieu : celui de la couleur qu’indique la flèche de la Carte-clé. La carte devient ensuite elle-même la Carte-clé, et sa flèche désigne l’événement suivant.
snakes-rule-key-card-title = La Carte-clé
snakes-rule-key-card = La carte précédente, dont la flèche indique la couleur du prochain événement. Le rouge est le pire, la dernière couleur la plus clémente. Les cartes que l’on garde n’ont pas de flèche et laissent la Carte-clé en place.
snakes-rule-risk-title = Ce qui peut arriver
snakes-rule-risk = Chacun peut compter les cartes à venir : combien d’entre elles coûtent du Zèle, déplacent le Paganisme et ainsi de suite, à la couleur du prochain événement.
snakes-rule-deck-title = La pioche
snakes-rule-deck = La pioche n’est jamais reformée ; quand une région de Grande-Bretagne tombe, ses cartes y sont mélangées. Si un tour commence et qu’il ne reste aucune carte, la partie est finie.
snakes-rule-saint-title = Les Saints
snakes-rule-saint = Chaque place joue un Saint doté de sa propre capacité. Un Saint gardé comme carte n’a pas de capacité tant qu’il n’a pas succédé à un Saint mort (sauf Colomba, pour sa carte de la pioche).
snakes-rule-zeal-title = Le Zèle
snakes-rule-zeal = Chaque case de la piste indique les Points d’Action d’un tour. Les tentatives ratées et les événements vous poussent vers la droite. Sur la dernière case, vous pouvez faire un Ultime Effort ; une perte de plus, et c’est la mort.
snakes-rule-points-title = Les Points d’Action
snakes-rule-points = Votre case de Zèle donne vos Points d’Action au début de vos actions, et chaque action en coûte un. Perdre du Zèle en cours de tour ne retire pas de points à ce tour. Les points ne se conservent pas.
snakes-rule-convert-title = Convertir
snakes-rule-convert = Choisissez une cible dans votre Contrée : un Peuple, le Chef, le Druide ; le Roi, depuis n’importe quelle Contrée de sa Province ; le Haut-Roi, à Tara seulement. Additionnez la cible et tout ce qui l’influence. Le curseur indique une face du dé pour ce total : au-dessus, c’est réussi ; à égalité, rien ne se passe ; au-dessous, c’est raté et vous perdez 1 de Zèle.
snakes-rule-influence-title = Ce qui influence une tentative
snakes-rule-influence = Les Peuples écoutent leur Chef, les Chefs leur Roi, les Rois le Haut-Roi. Un Druide déjà rencontré retire sa valeur à toute autre tentative dans la Contrée, une Église y ajoute son niveau. Une Tombe ajoute 1, une Relique sa valeur, un Dolmen retire 1. Pour un Roi, toutes les Contrées de la Province comptent : le pire Druide ou, à défaut, la plus grande Église, et l’ensemble des Tombes, Reliques et Dolmens. Les Druides n’écoutent aucun Dirigeant.
snakes-rule-prepare-title = Se préparer
snakes-rule-prepare = Dépensez un point pour un bonus de +1 à la tentative qui suit dans la même Contrée. La tentative épuise ce bonus, un déplacement le fait perdre, et il faut garder un point pour la tentative elle-même.
snakes-rule-odds-title = Les chances
snakes-rule-odds = Chaque tentative montre ses chances avant que vous vous engagiez : chaque élément du total, ce que donne chaque face du dé, et ce qu’apporterait plus de préparation.
snakes-rule-people-title = Les Peuples
snakes-rule-people = Chaque Contrée compte plusieurs Peuples, d’abord païens ; leur valeur dit s’ils sont difficiles à convertir. Un Peuple converti est un Troupeau. Les événements retirent d’abord le Troupeau le plus à droite ou, à défaut, les païens les plus faciles, et mettent de nouveaux païens à leur place.
snakes-rule-flock-title = Les Troupeaux
snakes-rule-flock = Des Peuples convertis. Une Contrée pleine de Troupeaux vaut 2 points, une Contrée au moins à moitié pleine 1 point. Un nouveau Chef arrive chrétien là où plus de la moitié des Peuples sont des Troupeaux.
snakes-rule-chief-title = Les Chefs
snakes-rule-chief = Le Dirigeant d’une Contrée. Il retire sa valeur aux tentatives sur les Peuples, ou l’ajoute une fois chrétien. Sa face chrétienne reste inconnue jusqu’à sa conversion.
snakes-rule-king-title = Les Rois
snakes-rule-king = Le Dirigeant d’une Province ; sa valeur compte pour les tentatives sur ses Chefs. On peut tenter de le convertir depuis n’importe quelle Contrée de la Province, dès qu’aucun Druide n’y est face cachée. Un Roi chrétien vaut un demi-point.
snakes-rule-high-king-title = Le Haut-Roi
snakes-rule-high-king = Il siège à Tara et on ne peut tenter de le convertir que là ; sa valeur compte pour les tentatives sur les Rois. Seul ce qui se trouve dans cette Contrée l’influence. Chrétien, il vaut 1 point.
snakes-rule-leaders-title = Chute et ascension des Dirigeants
snakes-rule-leaders = Quand des Dirigeants tombent, on tire d’abord de nouveaux Chefs : chrétiens là où plus de la moitié des Peuples sont des Troupeaux, sinon païens. Un dé élève un Chef au rang de Roi et un Roi au rang de Haut-Roi ; ils gardent leur foi. Les sièges vacants se comblent de la même façon.
snakes-rule-druid-title = Les Druides
snakes-rule-druid = Un Druide est face cachée jusqu’à ce que quelqu’un tente de le convertir. D’ici là, aucune autre tentative n’est possible dans la Contrée, ni sur le Roi de la Province. Vous vous engagez d’abord, puis découvrez sa valeur. Une réussite l’élimine ; un échec éveille en plus un Dolmen. Chaque Druide restant coûte 1 point.
snakes-rule-church-title = Les Églises
snakes-rule-church = Bâtissez-en une là où il n’y a plus de Druide, et agrandissez-la du niveau 0 au niveau 3 : un niveau par Contrée et par tour. Son niveau s’ajoute à toutes les tentatives dans la Contrée. Il y a en tout huit Églises de niveau 0, six de niveau 1, quatre de niveau 2 et une de niveau 3.
snakes-rule-cathedral-title = La cathédrale
snakes-rule-cathedral = La seule Église de niveau 3. Elle vaut 1 point.
snakes-rule-dolmen-title = Les Dolmens
snakes-rule-dolmen = Chaque Dolmen éveillé retire 1 à toute tentative dans sa Contrée, et 1 point à la fin. Un Dolmen s’éveille quand une tentative sur un Druide échoue. Qui obtient 6 lors d’une tentative dans la Contrée peut en endormir un.
snakes-rule-grave-title = Les Tombes
snakes-rule-grave = Là où meurt un Saint se trouve une Tombe. Elle ajoute 1 à toutes les tentatives dans la Contrée, jusqu’à ce que quelqu’un en fasse une Relique.
snakes-rule-relic-title = Les Reliques
snakes-rule-relic = Pour un point, on ouvre une Tombe : la Relique qu’elle renferme vaut de 0 à 3, et ajoute cette valeur à toutes les tentatives là où elle se trouve. Tout Saint peut l’emporter en se déplaçant, sans rien payer.
snakes-rule-final-effort-title = L’Ultime Effort
snakes-rule-final-effort = Sur la dernière case de Zèle : dépensez un point pour un bonus de +2 à la tentative qui doit suivre. Quel que soit le résultat, le Saint meurt ensuite.
snakes-rule-death-title = La mort d’un Saint
snakes-rule-death = Un Saint arrivé à la croix meurt et laisse une Tombe. Pendant vos propres actions, cela met fin au tour. Un Saint que vous gardez prend la relève avec tout son Zèle ; sinon, vous continuez avec un Acolyte. Certains Dons sont perdus.
snakes-rule-acolyte-title = Les Acolytes
snakes-rule-acolyte = Celui qui reste quand un Saint meurt et qu’aucun autre n’est gardé : pas de capacité, et une piste plus courte. Le prochain Saint obtenu prend aussitôt la relève ; le prendre à un autre joueur met fin à votre tour. Quand un Acolyte meurt, la partie est finie.
snakes-rule-move-title = Se déplacer
snakes-rule-move = Pour un point, allez dans une Contrée voisine. Certains Saints vont plus loin.
snakes-rule-give-title = Donner et prendre des cartes
snakes-rule-give = Pour un point, donnez une carte gardée à un Saint de votre Contrée, ou prenez-en une si son propriétaire est d’accord. Qui n’a plus de place doit défausser. Les Saints méritent d’être remis à qui va bientôt mourir.
snakes-rule-keep-title = Les cartes que l’on garde
snakes-rule-keep = Les Saints, les Dons de l’Esprit et les cartes qui le précisent se gardent au lieu d’être lus comme événements : trois par Saint jusqu’à trois Saints, deux s’ils sont plus nombreux. Qui en a trop en défausse une.
snakes-rule-gift-title = Les Dons de l’Esprit
snakes-rule-gift = Les Dons de l’Esprit sont à la vue de tous. Des événements et des cartes permettent d’en prendre un au choix ; il compte comme une carte gardée, et certains sont perdus à la mort du Saint. Un Don utilisé quitte la partie.
snakes-rule-britain-title = Le Paganisme en Grande-Bretagne
snakes-rule-britain = Les événements font avancer le Paganisme en Grande-Bretagne. Quand une région tombe, ses cartes redoutables sont mélangées à la pioche, une seule fois. Quand le Paganisme arrive au bout, la partie finit aussitôt.
snakes-rule-score-title = Les points
snakes-rule-score = 2 par Contrée pleine de Troupeaux, 1 par autre Contrée au moins à moitié pleine, 1 pour un Haut-Roi chrétien, un demi par Roi chrétien, 1 pour une cathédrale ; 1 de moins par Dolmen éveillé et par Druide.
snakes-rule-results-title = Victoire et défaite
snakes-rule-results = Moins de 7 points : défaite totale ; moins de 13 : défaite partielle ; moins de 19 : victoire partielle ; à partir de 19 : victoire totale. Si toute l’Irlande n’est qu’un Troupeau, la victoire est totale quels que soient les points.
snakes-rule-levels-title = Les niveaux de jeu
snakes-rule-levels = Le niveau débutant se joue sans les Druides de plus forte valeur, sans Dolmens, sans la plupart des Reliques vides et sans la pire invasion. Au niveau avancé, la meilleure Relique et trois Dons manquent, et l’Écosse est déjà tombée.
snakes-rule-together-title = Jouer ensemble
snakes-rule-together = Toutes les informations sont partagées et vous pouvez parler de tout. Une personne peut jouer plusieurs Saints, ou un seul Saint en solitaire.
snakes-rule-values-title = À qui sont ces valeurs
snakes-rule-values = Les règles sont celles du livret. Les valeurs et les textes du plateau, des blocs et des cartes sont ceux de Fidchell et non de l’éditeur : les siens ne sont pas publics.

## Ce que font les options

snakes-about-prepare = +1 à la tentative qui suit ici
snakes-about-final-effort = +2 à la tentative qui doit suivre ; puis c’est la mort
snakes-about-build = bâtir une Église ici, ou l’agrandir d’un niveau
snakes-about-make-relic = ouvrir une Tombe ici : une Relique qui vaut de 0 à 3 au lieu du +1 de la Tombe
snakes-about-look = regarder en secret le Druide d’ici ; ne coûte rien
snakes-about-roll = lancer le dé maintenant
snakes-about-agree = remettre la carte
snakes-about-refuse = garder la carte
snakes-about-clear-dolmen = un Dolmen de moins ici
snakes-about-leave-dolmen = il reste éveillé
snakes-about-heal = regagne 1 de Zèle
snakes-about-done = continuer sans rien de plus
snakes-about-pass = laisser faire
snakes-about-done-actions = finir votre tour ; le prochain événement est pioché
snakes-about-done-begin-turn = piocher l’événement

## Les éléments du total d’une tentative, chacun devant sa valeur

snakes-part-target = la cible
snakes-part-superior = le Dirigeant au-dessus
snakes-part-saint = le Saint
snakes-part-druid = Druide
snakes-part-church = Église
snakes-part-graves = Tombes
snakes-part-relics = Reliques
snakes-part-dolmens = Dolmens
snakes-part-company = compagnie
snakes-part-gifts = Dons
snakes-part-event = événement
snakes-part-prepared = préparation
snakes-part-final-effort = Ultime Effort
snakes-part-cards = cartes

## Ce que les cartes à venir peuvent faire : en tête d’un compte, et en un mot

snakes-trouble-zeal = cartes qui coûtent du Zèle
snakes-trouble-zeal-short = Zèle
snakes-trouble-paganism = cartes qui déplacent le Paganisme
snakes-trouble-paganism-short = Paganisme
snakes-trouble-people = cartes qui remplacent des Peuples
snakes-trouble-people-short = Peuples
snakes-trouble-leaders = cartes qui renversent des Dirigeants
snakes-trouble-leaders-short = Dirigeants
snakes-trouble-churches = cartes qui abaissent des Églises
snakes-trouble-churches-short = Églises
snakes-trouble-dolmens = cartes qui éveillent des Dolmens
snakes-trouble-dolmens-short = Dolmens
snakes-trouble-druids = cartes qui ramènent des Druides
snakes-trouble-druids-short = Druides
snakes-trouble-points = cartes qui coûtent des Points d’Action
snakes-trouble-points-short = points
snakes-trouble-harmless = cartes sans danger
snakes-trouble-harmless-short = sans danger
snakes-trouble-saints = cartes de Saints
snakes-trouble-saints-short = Saints
snakes-trouble-keepers = cartes que l’on garde
snakes-trouble-keepers-short = gardées

## Comment une partie a fini

snakes-ending-text-all-flock = Tous les Peuples d’Irlande ne forment qu’un Troupeau.
snakes-ending-text-britain = Le Paganisme a submergé la Grande-Bretagne.
snakes-ending-text-deck = Il ne restait aucune carte Événement à piocher.
snakes-ending-text-acolyte = Un Acolyte est mort, et il ne restait personne pour continuer.

## Ce que veut dire un résultat

snakes-result-text-total-defeat = La mission a échoué. Ses chapelles sont vides, plus personne n’écrit sur l’île, et votre enseignement n’est bientôt plus qu’une rumeur.
snakes-result-text-partial-defeat = Quelques communautés tiennent bon dans des coins reculés. Elles peuvent veiller sur quelques livres, mais n’ont pas la force d’instruire qui que ce soit.
snakes-result-text-partial-victory = La foi nouvelle finira par l’emporter, lentement. Quand les maîtres irlandais prendront la mer, le continent aura trouvé sa propre voie et ne les attendra plus.
snakes-result-text-total-victory = L’Irlande lit, écrit et chante. Ses écoles se remplissent, et bientôt ses maîtres rapportent en Grande-Bretagne et au-delà ce qu’ils ont su garder.

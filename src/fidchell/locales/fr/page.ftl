### La page en français : tout ce qui entoure les jeux.

## Partout

page-loading = Un instant…
page-trouble = Quelque chose bloque
page-mistake = Quelque chose a mal tourné sur cette page.
page-no-server = le serveur ne répond pas ; vérifiez la connexion et réessayez
page-server-trouble = le serveur a répondu par l’erreur { $status }
page-again = Réessayer
page-to-lobby = Vers l’accueil
page-close = Fermer
page-cancel = Autre choix
page-menu = Menu
page-help = Touches et aide
page-theme = Clair ou sombre
page-sounds = Sons
page-language = Langue
page-settings = Réglages
page-rules = Règles et cartes
page-read-rules = Lire toutes les règles
page-rule-of = La règle : { $title }
page-title-inis = Inis
page-title-snakes = Banish the Snakes
page-guest = Invité
page-bot = Bot { $level }
page-bot-account = { $name }, bot de { $owner }
page-level = La force du bot

## La table

page-tab = { $title } – Fidchell
page-tab-awaited = ● { $title }
page-side = Ce que vous regardez
page-board = Le plateau
page-rail = Joueurs et journal
page-hand = Votre main
page-parts = Parties de la table
page-tab-board = Plateau
page-tab-players = Joueurs
page-tab-log = Journal
page-tab-side = Détails
page-prompt = Ce qui est demandé
page-options = Ce que vous pouvez faire
page-your-move = À vous de décider : { $what }
page-waiting-for = On attend { $name }
page-waiting-all = Tout le monde décide en secret
page-answered = Votre réponse : { $what }. Vous pouvez la changer tant que tous n’ont pas répondu.
page-disconnected = La connexion est perdue ; nouvel essai…
page-undo-free = Annuler
page-undo-plea = Demander à revenir
page-past = Le passé
page-past-at = Voici où en était la partie à l’étape { $at }.
page-back-to-now = Retour au présent
page-show-moment = Montrer ce moment
page-over = La partie est finie
page-stopped = La table a été fermée
page-replay = Revoir la partie
page-rematch = Rejouer
page-go-rematch = Vers la revanche
page-end-table = Fermer cette table
page-end-sure = Mettre fin à cette partie pour de bon ?
page-copy-link = Copier le lien
page-link-copied = Copié
page-commitment = Hasard scellé
page-commitment-why = Mélanges et dés viennent d’une clé dont voici l’empreinte SHA-256 ; la clé figure dans l’enregistrement une fois la partie finie.
page-log = Ce qui s’est passé
page-log-empty = Il ne s’est encore rien passé.
page-about-me = Me concernant
page-seat = Place
page-clocks = Temps restant
page-days-hours = { $days } j { $hours } h
page-hours-minutes = { $hours } h { $minutes } min
page-plea = { $name } demande à revenir sur une décision
page-plea-waiting = Vous avez demandé à revenir sur une décision.
page-agree = Accepter
page-refuse = Refuser
page-stance-on = Pour la paix
page-stance-off = Plus pour la paix
page-late = Votre temps est écoulé. Les autres peuvent vous attendre ou continuer sans vous.
page-away = Vous n’étiez pas là : quelqu’un d’autre peut décider à votre place.
page-i-am-here = Me revoilà
page-left = Départ de : { $names }. Que devient la partie ?
page-vote-wait = Attendre
page-vote-bot = Laisser jouer un bot
page-vote-replace = Donner la place à un bot pour de bon
page-vote-end = Fermer la table
page-chat = Discussion
page-say = Dire quelque chose
page-send = Envoyer
page-mute = Ne plus lire { $name }

## Consignes et promesses

page-orders =
    { $count ->
        [0] Consignes
        [one] Consignes : une
       *[other] Consignes : { $count }
    }
page-orders-about = Elles répondent à votre place quand on vous demande si vous réagissez ; personne d’autre ne les voit.
page-order-pass-until-my-turn = Passer jusqu’à mon tour
page-order-pass-when-nothing-fits = Passer quand aucune de mes cartes ne convient
page-order-pass-at = Passer chaque fois que ce moment revient
page-order-peace = Accepter la paix tant que je garde ce nombre de clans
page-promises =
    { $count ->
        [0] Promesses
        [one] Promesses : une
       *[other] Promesses : { $count }
    }
page-promise = Faire une promesse
page-promise-say = Promettre
page-fate-open = (en cours)
page-fate-kept = (tenue)
page-fate-broken = (rompue)
page-blank-territory = territoire
page-blank-other = joueur

## Avant la partie, et un appareil pour plusieurs

page-gathering = { $title } : la table est prête
page-seats-free =
    { $count ->
        [0] Toutes les places sont prises.
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
page-your-name = Votre nom
page-seat-open = libre
page-sit = S’asseoir
page-free-seat = Libérer cette place
page-stand = Se lever
page-invite = Toute personne qui a ce lien peut s’asseoir
page-hand-over = Passez l’appareil à { $seat }
page-hand-over-why = Personne d’autre ne devrait regarder maintenant.
page-hand-over-here = Je suis { $seat } : mes cartes
page-hand-over-first = { $seat } d’abord

## Depuis votre passage

page-recap = Depuis votre passage
page-recap-count =
    { $count ->
        [one] Il s’est passé une chose depuis votre passage.
       *[other] Il s’est passé { $count } choses depuis votre passage.
    }
page-recap-at = { $at } sur { $of }
page-recap-before = Précédent
page-recap-show = Montrer
page-recap-next = Suivant
page-recap-done = Vers la partie
page-recap-since = Depuis votre dernier tour
page-happens = En ce moment
page-skip = Montrer le reste
page-skip-next = Suite
page-cue-passed-on =
    { $count ->
        [one] Une carte est transmise
        [many] { $count } de cartes sont transmises
       *[other] { $count } cartes sont transmises
    }

## Conseils

page-hints = Conseils
page-hint = Demander un conseil
page-hint-thinking = Réflexion…
page-hint-chance = Chances de gagner

## Touches et ligne de commande

page-keys = Touches
page-key-tab = vers l’élément suivant
page-key-board = vers le plateau, au premier lieu que vous pouvez choisir
page-key-arrows = vers le lieu voisin sur le plateau
page-key-enter = prendre ce qui est marqué
page-key-numbers = la carte ou l’option qui porte ce numéro
page-key-confirm = confirmer ; le bouton principal
page-key-pass = passer, ou terminer
page-key-undo = annuler, ou demander à revenir sur une décision
page-key-stance = pour la paix ou non
page-key-hint = demander un conseil
page-key-log = le journal
page-key-zoom = plus près, plus loin, tout le plateau
page-key-skip = montrer le reste de ce qui se passe ; au rythme « pas à pas », la scène suivante
page-key-command = la ligne de commande
page-key-escape = reposer ce qui est choisi ; revenir au présent
page-key-help = cette liste
page-command = Ligne de commande
page-command-hint = Tapez une option, par exemple « passer » ; Tab complète
page-command-not-asked = On ne vous demande rien pour l’instant.
page-command-several = « { $typed } » peut être : { $options }
page-command-rule = La règle : { $rule }
page-command-none = « { $typed } » n’est pas possible maintenant. Vous pouvez : { $options }

## L’accueil

page-lobby = Fidchell : deux jeux celtiques entre amis et avec des bots
page-quick = Jouer tout de suite
page-play-game = Jouer à { $title }
page-about-inis = De 2 à 4 joueurs ; vous commencez aussitôt avec deux bots
page-about-snakes = De 1 à 6 Saints, tous ensemble ; vous commencez aussitôt avec deux bots
page-players-begin = Joueurs : { $players }. Vous commencez aussitôt avec des bots.
page-new-table = Votre propre table
page-game = Jeu
page-players = Joueurs
page-seat-mine = moi
page-seat-for-others = quelqu’un d’autre
page-pace = Rythme
page-window = Délai de réaction minimal
page-window-about = Chaque fois qu’une réaction est possible, la question reste ouverte au moins ce temps-là ; ainsi, une réponse rapide n’apprend à personne ce que les autres ont en main.
page-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
page-listed = Ouverte à tous
page-allow-hints = Conseils d’un bot
page-allow-chat = Discussion
page-variants = Règles et variantes
page-set-table = Dresser la table
page-begin = Commencer
page-my-tables = Vos tables
page-no-tables = Aucune pour l’instant. Deux clics suffisent.
page-open-tables = Tables ouvertes
page-watch-tables = Tables à regarder
page-past-tables = Parties finies
page-awaited = à vous de jouer
page-phase-gathering = places libres
page-phase-playing = en cours
page-phase-over = finie
page-phase-stopped = fermée
page-join = Rejoindre
page-go = Y aller
page-watch = Regarder
page-learn = Apprendre
page-learn-about = Une première partie guidée, une idée à la fois ; et toutes les règles et les cartes à lire.
page-gallery = Tous les dessins
page-import = Voir un enregistrement
page-import-about = L’enregistrement d’une partie, tel que l’écrivent cette page ou le terminal, peut être revu et continué.
page-import-file = Enregistrement
page-account = Vous
page-signed-in = Compte connecté : { $name }.
page-guest-as = Vous jouez sans compte, sous le nom { $name }. Avec un mot de passe, vous pourrez revenir de n’importe où.
page-sign-in-name = Nom
page-password = Mot de passe
page-rename = Changer de nom
page-sign-in = Se connecter
page-register = Créer un compte
page-other-device = Autre appareil
page-device-link = Ouvrez ce lien là-bas, une seule fois
page-sign-out = Se déconnecter
page-sign-out-everywhere = Déconnecter les autres appareils
page-change-password = Changer de mot de passe
page-new-password = Nouveau mot de passe
page-credit = Inis est de Christian Martinez, Banish the Snakes de Kevin McPartland et Jerry Shiles. Tous les textes et les dessins de cette page sont les nôtres.

## Réglages

page-theme-auto = comme l’appareil
page-theme-vellum = vélin (clair)
page-theme-peat = tourbe (sombre)
page-text-size = Taille du texte
page-confirm = Choix sur le plateau
page-confirm-auto = à confirmer sur écran tactile
page-confirm-always = toujours à confirmer
page-confirm-never = faits aussitôt
page-tempo = Rythme des événements
page-tempo-step = pas à pas, avec Espace
page-tempo-slow = lent
page-tempo-normal = habituel
page-tempo-fast = rapide
page-tempo-off = aucun : tout d’un coup
page-want-sounds = Sons
page-want-memory = Aide-mémoire : les cartes que j’ai vues
page-want-motion = Animations
page-want-chat = Discussion
page-want-plainheadings = Titres simples au lieu des lettres onciales
page-tokens = Jetons pour programmes
page-tokens-about = Un jeton permet à un de vos programmes d’agir en votre nom. Ne le donnez à personne d’autre ; révoquez-le quand vous n’en avez plus besoin.
page-token-name = Nom du programme
page-token-make = Créer un jeton
page-token-made = Copiez-le maintenant ; il ne sera plus affiché
page-token-until = jusqu’au { $date }
page-token-end = Révoquer { $name }
page-scope-read = Lire : regarder les tables et voir mes places
page-scope-play = Jouer : préparer des tables et agir à mes places
page-scope-account = Compte : changer mon nom et mes réglages
page-muted = Personnes que vous ne lisez plus
page-hear = Lire à nouveau { $name }
page-back = Retour

## Revoir une partie

page-replay-step = Étape { $at } sur { $last }
page-replay-quiet = Rien que vous ayez pu voir.
page-replay-controls = Commandes de lecture
page-replay-first = Au début
page-replay-back = Une étape en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-on = Une étape en avant
page-replay-last = À la fin
page-replay-slider = Étape
page-replay-speed = Vitesse
page-replay-view = Vu par
page-public = tout le monde
page-record = Télécharger
page-to-table = Vers la table
page-continue = Continuer d’ici
page-continue-about = Une nouvelle table repart de cette position. Ce qui était caché et pas encore pioché est mélangé de nouveau.

## Un jeu que personne n’a encore dessiné

page-generic-you = vous
page-generic-away = pas là
page-generic-decides = décide
page-generic-yes = oui
page-generic-no = non
page-generic-none = rien
page-generic-about = Personne n’a encore dessiné ce jeu : voici tout ce que vous pouvez savoir, tel que le jeu le dit.

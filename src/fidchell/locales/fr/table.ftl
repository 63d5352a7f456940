### La table en français : ce que tous les jeux ont en commun.
###
### Chaque place a une couleur, dont le nom sert de nom de joueur (« Vert joue Geis »). Ses formes :
### .of (« de Vert »), .adj (« un clan vert »), .place (« la place verte »).

## Un texte qui n’a pas de message à lui

plain = { $text }

## Places

seat-green = Vert
    .of = de Vert
    .adj = vert
    .place = la place verte
seat-blue = Bleu
    .of = de Bleu
    .adj = bleu
    .place = la place bleue
seat-orange = Orange
    .of = d’Orange
    .adj = orange
    .place = la place orange
seat-white = Blanc
    .of = de Blanc
    .adj = blanc
    .place = la place blanche
seat-purple = Violet
    .of = de Violet
    .adj = violet
    .place = la place violette
seat-yellow = Jaune
    .of = de Jaune
    .adj = jaune
    .place = la place jaune

## Autour du jeu : on arrive, on part, on s’accorde

table-sat = { $name } prend { $seat_place }
table-stood = { $seat_place } est de nouveau libre
table-begun = la partie commence
table-said = { $text }
table-left = { $seat } a quitté la table
table-late = { $seat } n’a plus de temps
table-back = { $seat } est de retour
table-lent =
    { $level ->
        [beginner] un bot débutant joue pour { $seat } en attendant
        [casual] un bot amateur joue pour { $seat } en attendant
        [skilled] un bot confirmé joue pour { $seat } en attendant
        [expert] un bot expert joue pour { $seat } en attendant
        [merciless] un bot impitoyable joue pour { $seat } en attendant
       *[other] un bot ({ $level }) joue pour { $seat } en attendant
    }
table-voted-out =
    { $level ->
        [beginner] un bot débutant joue pour { $seat } jusqu’à la fin
        [casual] un bot amateur joue pour { $seat } jusqu’à la fin
        [skilled] un bot confirmé joue pour { $seat } jusqu’à la fin
        [expert] un bot expert joue pour { $seat } jusqu’à la fin
        [merciless] un bot impitoyable joue pour { $seat } jusqu’à la fin
       *[other] un bot ({ $level }) joue pour { $seat } jusqu’à la fin
    }
table-voted =
    { $choice ->
        [wait] { $seat } préfère attendre
        [bot] { $seat } préfère laisser jouer un bot
        [replace] { $seat } préfère donner la place à un bot pour de bon
       *[end] { $seat } préfère fermer la table
    }
table-plea = { $seat } demande à revenir sur une décision
table-plea-granted = { $seat } est d’accord
table-plea-refused = { $seat } n’est pas d’accord
table-taken-back = { $seat } revient sur une décision
table-rules-corrected = les règles ont été corrigées ; la partie reprend à la dernière décision qu’elles permettent
table-ready-for-peace = { $seat } est pour la paix
table-not-ready-for-peace = { $seat } n’est plus pour la paix
table-stopped = la table a été fermée
table-rematch = une table est prête pour la revanche

## Refus : pourquoi quelque chose n’a pas été fait

refused-bad-clock = cette pendule n’existe pas
refused-bad-id = un message doit avoir un identifiant de { $most } caractères au plus
refused-bad-link = ce lien a déjà servi ou est trop ancien ; créez-en un nouveau
refused-bad-name = un nom compte de 1 à { $most } caractères visibles
refused-bad-order = une consigne indique une carte, un moment ou un nombre de 0 à 99
refused-bad-password = un mot de passe compte de { $least } à { $most } caractères
refused-bad-phrase = cette promesse ne peut pas être faite ainsi
refused-bad-saying = un message de discussion compte de 1 à { $most } caractères
refused-bad-scope = ce droit n’existe pas ; il y a : { $known }
refused-bad-seat = une place est à vous, libre, ou confiée à un bot
refused-bad-token = ce jeton est inconnu, révoqué ou périmé
refused-bad-vote = votez pour l’un de ces choix : { $known }
refused-bad-window = un délai de réaction ne peut pas durer si longtemps
refused-begun = la partie a commencé
refused-bot-away = { $bot } n’est pas connecté en ce moment
refused-bot-busy = { $bot } joue déjà à { $most } tables
refused-bots-alone = il faut un compte pour laisser des bots jouer entre eux
refused-bots-only-play = un bot joue là où on l’assied, et ne fait rien d’autre
refused-busy = d’autres ont été plus rapides ; réessayez
refused-chat-off = cette table se joue sans discussion ; les promesses restent possibles
refused-foreign-origin = cette demande vient de la page d’un autre site
refused-full = cette table a déjà autant de spectateurs que possible
refused-has-account = vous avez déjà un compte
refused-http =
    { $kind ->
        [missing] il n’y a rien ici
        [large] c’est trop volumineux
        [often] trop de demandes à la fois ; patientez un peu
       *[other] le serveur refuse cela ({ $status })
    }
refused-id-used = cet identifiant a déjà servi pour un autre message
refused-illegal = { $seat } ne peut pas faire cela maintenant ; options : { $options }
refused-malformed = ce message ne suit pas le protocole
refused-mistake = le serveur a fait une erreur ; rien n’a changé
refused-name-taken = ce nom est déjà pris ; choisissez-en un autre
refused-no-bot = ce bot n’existe pas, ou vous ne pouvez pas l’asseoir
refused-no-clash = vous n’êtes dans aucun conflit en ce moment
refused-no-account = les invités n’ont pas de mot de passe ; créez d’abord un compte
refused-no-hints = cette table se joue sans conseils
refused-no-place = ce lieu n’existe pas sur le plateau
refused-no-plea = personne n’attend cette réponse
refused-no-scope = ce jeton ne le permet pas ; créez-en un avec le droit « { $scope } »
refused-no-sealed-plans = dans ce jeu, chacun voit tous les plans
refused-no-schema = ce schéma n’existe pas ; il y a : { $known }
refused-no-seat = cette place n’existe pas
refused-no-decision = la partie compte { $most } décisions
refused-no-page = la page n’est pas construite ; `make page` la construit
refused-no-table = cette table n’existe pas
refused-no-token = ce jeton n’existe pas ; il a peut-être déjà été révoqué
refused-no-token-here = aucun jeton ne le permet ; connectez-vous et faites-le vous-même
refused-no-undo = il n’y a encore aucune décision sur laquelle revenir
refused-no-vote = personne n’est parti ; il n’y a donc rien à voter
refused-not-asked = { $seat } ne peut pas agir maintenant ; réponse attendue de : { $asked }
refused-not-at-table = cet enregistrement est celui d’une simulation ; seules les parties jouées à une table peuvent être revues
refused-not-away = cette place joue déjà pour elle-même
refused-not-begun = la partie commence quand toutes les places sont prises
refused-not-invited = cette table est sur invitation ; demandez-en le lien
refused-not-over = ce sera possible une fois la partie finie
refused-not-overdue = une place ne peut être donnée à un bot pour de bon que quelque temps après la fin de son temps
refused-not-seated = seules les personnes assises à la table peuvent faire cela
refused-not-signed-in = dites d’abord qui vous êtes
refused-not-your-turn = seul { $seat }, dont c’est le tour, peut ouvrir les plans
refused-not-yours = ceci n’est pas à vous
refused-old-rules = cette table a été jouée selon d’anciennes règles ; qui gère le serveur peut la réparer
refused-other = c’est impossible
refused-over = la partie est finie
refused-own-bot = à une table avec d’autres personnes, seul l’un d’entre eux peut s’asseoir : une personne ou l’un de ses bots
refused-plea-open = une demande est déjà en cours ; attendez d’abord la réponse
refused-seat-held = la place est gardée { $most } minutes ; ensuite vous pourrez la libérer
refused-seat-taken = cette place est déjà prise
refused-stale = entre-temps, la partie a avancé
refused-stopped = la table a été fermée
refused-store-down = la base de données ne peut rien écrire pour l’instant ; réessayez
refused-time-up = votre temps est écoulé ; vous revenez en jouant votre coup
refused-too-fast = trop de messages ; attendez un peu
refused-too-long = c’est trop long ; le maximum est { $most }
refused-too-many-bots = les invités peuvent avoir { $most } tables avec des bots ; fermez-en une ou créez un compte
refused-too-many-connections = vous avez déjà { $most } connexions ; fermez-en une
refused-too-many-marks = un plan compte { $most } marques au plus
refused-too-many-orders = une place peut avoir { $most } consignes
refused-too-many-own-bots = vous avez déjà { $most } bots
refused-too-many-streams = vous écoutez déjà { $most } fois ; fermez une connexion
refused-too-many-today = vous pouvez créer { $most } tables par jour ; revenez demain
refused-too-much-stored = vos tables occupent toute la place dont vous disposez ; attendez que les anciennes soient effacées, ou utilisez un compte
refused-log-full = il s’est passé trop de choses à cette table ; on ne peut plus que jouer jusqu’à la fin
refused-too-many-tables = vous avez déjà { $most } tables ; fermez-en d’abord une
refused-too-many-tokens = vous avez déjà { $most } jetons ; révoquez-en un d’abord
refused-unknown-mark = cette marque n’existe pas ; il y a : { $known }
refused-unknown-order = cette consigne n’existe pas ; il y a : { $known }
refused-unknown-phrase = cette promesse n’existe pas ; il y a : { $known }
refused-unknown-protocol = ce serveur parle d’autres versions du protocole : { $known }
refused-wrong-password = aucun compte n’a ce nom et ce mot de passe
refused-wrong-seats = il faut autant de places que de joueurs

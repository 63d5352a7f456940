### Inis en español: lo que ha pasado, lo que se puede hacer, lo que se pregunta y los nombres de todo.
###
### Los territorios tienen .the («el Bosque»), .of («del Bosque») y .to («al Bosque»); los asientos también (table.ftl).

## Lo que ha pasado

inis-played = { $seat_the } juega «{ $card }»
inis-cancelled = se anula «{ $card }»
inis-passed = { $seat_the } pasa
inis-claimed = { $seat_the } reclama la corona
inis-placed = { $seat_the } coloca un clan en { $territory_the }
inis-moved =
    { $count ->
        [one] { $seat_the } mueve un clan { $territory_of } { $destination_to }
       *[other] { $seat_the } mueve { $count } clanes { $territory_of } { $destination_to }
    }
inis-removed = { $seat_the } pierde un clan en { $territory_the }
inis-replaced = un clan { $seat_of } sustituye a uno { $other_of } en { $territory_the }
inis-citadel-built = se alza una ciudadela en { $territory_the }
inis-sanctuary-built = se alza un santuario en { $territory_the }
inis-festival-set = se celebra un festival en { $territory_the }
inis-festival-over = termina el festival en { $territory_the }
inis-tile-placed = la isla crece con { $territory_the }
inis-capital-set = { $seat_the } establece la capital en { $territory_the }
inis-crows-flew = los cuervos vuelan { $way }
inis-brenn-named = { $seat_the } se convierte en Brenn
inis-deed-gained = { $seat_the } gana un logro
inis-deed-lost = { $seat_the } renuncia a un logro
inis-advantage-taken = { $seat_the } toma la carta de ventaja { $territory_of }
inis-kept = { $seat_the } conserva una de las proezas robadas
inis-discarded = { $seat_the } descarta «{ $card }»
inis-discarded-an-action = { $seat_the } descarta una carta de acción
inis-clash-began = empieza un combate en { $territory_the }; instigador: { $seat_the }
inis-clash-ended = termina el combate en { $territory_the }
inis-sheltered = { $seat_the } refugia un clan en una ciudadela
inis-attacked = { $seat_the } ataca { $other_to }
inis-peace-offered = { $seat_the } ofrece la paz
inis-peace-refused = { $seat_the } rechaza la paz
inis-season-began = la estación { $number } empieza con { $seat_the }
inis-season-ended = termina la estación { $number }
inis-won = { $seat_the } es Gran Rey
inis-drawn = pasan los años sin un Gran Rey
inis-shuffled = las proezas descartadas se barajan con el mazo
inis-saved = el clan se salva
inis-voided = el ataque no surte efecto
inis-returned =
    { $count ->
        [one] { $seat_the } devuelve un clan del Caldero { $territory_to }
       *[other] { $seat_the } devuelve { $count } clanes del Caldero { $territory_to }
    }
inis-turn-taken = { $seat_the } juega el siguiente turno
inis-revealed = { $seat_the } revela «{ $card }»
inis-no-winner = no se elige a ningún Gran Rey
inis-emerged = todos los clanes salen de las ciudadelas
inis-took = { $seat_the } toma «{ $card }»
inis-took-an-action = { $seat_the } toma una carta de acción
inis-drew = { $seat_the } roba «{ $card }»
inis-drew-a-tale = { $seat_the } roba una proeza
inis-gave = { $seat_the } da «{ $card }» { $other_to }
inis-gave-a-card = { $seat_the } da una carta { $other_to }
inis-stole = { $seat_the } le quita «{ $card }» { $other_to }
inis-stole-a-card = { $seat_the } le quita una carta { $other_to }
inis-saw-hand = { $seat_the } mira la mano { $other_of }
inis-put-aside = { $seat_the } aparta «{ $card }»
inis-put-a-card-aside = { $seat_the } aparta una carta
inis-chose = { $seat_the } elige «{ $card }»

## Lo que se puede hacer

inis-do-pass = Pasar
inis-do-claim = Reclamar la corona
inis-do-done = Terminar
inis-do-peace = Ofrecer la paz
inis-do-agree = Aceptar
inis-do-refuse = Rechazar
inis-do-shelter = Refugiar un clan
inis-do-lose-clan = Perder un clan
inis-do-flip = Dar la vuelta a los cuervos
inis-do-leave = Dejar los cuervos como vuelan
inis-do-withdraw = Retirarse
inis-do-demand-clan = Exigir un clan
inis-do-demand-card = Exigir una carta
inis-do-number = { $number }
inis-do-site = Lugar { $site }
inis-do-attack = Atacar { $seat_to }
inis-do-name = Elegir { $seat_to }
inis-do-place = Colocar en { $territory_the }
inis-do-at = { $territory }
inis-do-origin = Desde { $territory_the }
inis-do-tile = Loseta: { $territory }
inis-do-clan = Clan { $seat_of } en { $territory_the }
inis-do-to =
    { $count ->
        [one] 1 clan { $territory_to }
       *[other] { $count } clanes { $territory_to }
    }
inis-do-from =
    { $count ->
        [one] 1 clan desde { $territory_the }
       *[other] { $count } clanes desde { $territory_the }
    }
inis-do-play = Jugar «{ $card }»
inis-do-discard = Descartar «{ $card }»
inis-do-keep = Conservar «{ $card }»
inis-do-take = Tomar «{ $card }»
inis-do-give = Dar «{ $card }»
inis-do-set-aside = Apartar «{ $card }»

## Lo que se pregunta

inis-ask-turn = Juega una carta de estación, reclama la corona si puedes o pasa
inis-ask-draft =
    { $passing ->
        [one] Elige tus cartas en secreto; pasas 1 carta
       *[other] Elige tus cartas en secreto; pasas { $passing } cartas
    }
inis-ask-choose-the-capital = Elige el territorio de la capital; con ella llega un santuario
inis-ask-settle-a-clan = Asienta un clan en cualquier territorio
inis-ask-name-a-territory = { $card }: elige un territorio
inis-ask-name-the-territory-to-leave = { $card }: elige el territorio del que salen tus clanes
inis-ask-name-a-player = { $card }: elige a un jugador
inis-ask-name-a-clan = { $card }: elige un clan
inis-ask-name-where-to-place-a-clan = { $card }: elige dónde va el siguiente clan
inis-ask-name-where-clans-go = Indica cuántos clanes van y adónde
inis-ask-name-where-clans-come-from = Indica cuántos clanes vienen y de dónde
inis-ask-name-the-new-alliance = Coloca un clan tuyo o sustituye uno rival
inis-ask-name-what-a-sanctuary-does = Por el siguiente santuario: coloca un clan, elimina uno o termina
inis-ask-flip-the-crows-or-leave-them = Da la vuelta a los cuervos o déjalos como vuelan
inis-ask-demand-a-clan-or-a-card = Di a qué debe renunciar tu objetivo
inis-ask-say-how-many-come-out-of-citadels = Indica cuántos de tus clanes salen de las ciudadelas
inis-ask-keep-one-tale = Conserva una proeza; las demás se descartan a la vista de todos
inis-ask-choose-a-site-for-the-new-tile = Elige un lugar para la nueva loseta
inis-ask-choose-a-tile = Elige una de las losetas que has mirado
inis-ask-move-a-clan-onto-the-new-tile = Mueve un clan a la nueva loseta o termina
inis-ask-take-a-discarded-action-card = Toma una carta de acción descartada
inis-ask-take-a-revealed-tale = Toma una proeza revelada
inis-ask-choose-the-card-to-set-aside = Elige en secreto qué carta de acción se aparta
inis-ask-set-an-action-card-aside = Aparta una de tus cartas de acción
inis-ask-give-an-action-card = Da una carta de acción { $to_to }
inis-ask-discard-a-card = Descarta una carta de cualquier tipo
inis-ask-discard-action-cards = Descarta cartas de acción una a una y luego termina
inis-ask-remove-a-clan-of-your-own = Elimina un clan tuyo
inis-ask-choose-the-next-clash = Elige el siguiente combate
inis-ask-shelter-a-clan = Refugia un clan en una ciudadela o pasa
inis-ask-make-a-manoeuvre = Ofrece la paz o haz tu maniobra
inis-ask-agree-to-peace = { $proposer_the } ofrece la paz: acepta o rechaza
inis-ask-take-the-hit = Te atacan: descarta una carta de acción o pierde un clan
inis-ask-pay-the-toll-of-the-mountains = Tus clanes han llegado a las Montañas: descarta una carta de acción o pierde uno de ellos
inis-ask-move-clans-after-scouting = Puedes mover clanes: elige el territorio del que salen o termina
inis-ask-return-clans-from-the-cauldron = Indica cuántos clanes vuelven del Caldero
inis-ask-propose-peace = Ofrece la paz o sigue adelante

## Lo que se pregunta cuando se puede reaccionar

inis-ask-react-a-card-is-declared = { $player_the } juega «{ $card }»: responde o pasa
inis-ask-react-a-card-is-resolved = { $player_the } ha jugado «{ $card }», ya resuelta: reacciona o pasa
inis-ask-react-a-turn-ends = Acaba un turno: reacciona o pasa
inis-ask-react-the-assembly-begins = Empieza la asamblea: reacciona o pasa
inis-ask-react-the-advantage-cards-are-taken = Ya se han tomado las cartas de ventaja: reacciona o pasa
inis-ask-react-a-tale-is-drawn = { $player_the } roba una proeza: reacciona o pasa
inis-ask-react-a-clash-begins = Empieza un combate: reacciona o pasa
inis-ask-react-the-citadels-are-taken = Ya se han ocupado las ciudadelas: reacciona o pasa
inis-ask-react-the-resolution-begins = Empieza la resolución: reacciona o pasa
inis-ask-react-an-attack-is-made = Atacan { $player_to }: reacciona o pasa
inis-ask-react-a-manoeuvre-is-made = { $player_the } ha hecho una maniobra: reacciona o pasa
inis-ask-react-a-clan-would-be-removed = { $player_the } va a perder un clan en { $territory_the }: reacciona o pasa
inis-ask-react-a-clan-is-removed = { $player_the } ha perdido un clan en { $territory_the }: reacciona o pasa
inis-ask-react-clans-move-into-the-mountains = { $player_the } ha movido clanes a las Montañas: reacciona o pasa
inis-ask-react-any-time = Reacciona o pasa

## Territorios

inis-territory-cove = Ensenada
    .the = la Ensenada
    .of = de la Ensenada
    .to = a la Ensenada
inis-territory-forest = Bosque
    .the = el Bosque
    .of = del Bosque
    .to = al Bosque
inis-territory-gates = Puertas de Tír na nÓg
    .the = las Puertas de Tír na nÓg
    .of = de las Puertas de Tír na nÓg
    .to = a las Puertas de Tír na nÓg
inis-territory-highlands = Tierras Altas
    .the = las Tierras Altas
    .of = de las Tierras Altas
    .to = a las Tierras Altas
inis-territory-hills = Colinas
    .the = las Colinas
    .of = de las Colinas
    .to = a las Colinas
inis-territory-iron-mine = Mina de Hierro
    .the = la Mina de Hierro
    .of = de la Mina de Hierro
    .to = a la Mina de Hierro
inis-territory-lost-vale = Valle Perdido
    .the = el Valle Perdido
    .of = del Valle Perdido
    .to = al Valle Perdido
inis-territory-meadows = Praderas
    .the = las Praderas
    .of = de las Praderas
    .to = a las Praderas
inis-territory-misty-lands = Tierras Brumosas
    .the = las Tierras Brumosas
    .of = de las Tierras Brumosas
    .to = a las Tierras Brumosas
inis-territory-moor = Páramo
    .the = el Páramo
    .of = del Páramo
    .to = al Páramo
inis-territory-mountains = Montañas
    .the = las Montañas
    .of = de las Montañas
    .to = a las Montañas
inis-territory-plains = Llanura
    .the = la Llanura
    .of = de la Llanura
    .to = a la Llanura
inis-territory-salt-mine = Mina de Sal
    .the = la Mina de Sal
    .of = de la Mina de Sal
    .to = a la Mina de Sal
inis-territory-stone-circle = Círculo de Piedras
    .the = el Círculo de Piedras
    .of = del Círculo de Piedras
    .to = al Círculo de Piedras
inis-territory-swamp = Pantano
    .the = el Pantano
    .of = del Pantano
    .to = al Pantano
inis-territory-valley = Valle
    .the = el Valle
    .of = del Valle
    .to = al Valle

## Cartas de acción

inis-card-bard = Bardo
inis-card-citadel = Ciudadela
inis-card-conquest = Conquista
inis-card-craftsmen-and-peasants = Artesanos y Campesinos
inis-card-druid = Druida
inis-card-emissaries = Emisarios
inis-card-exploration = Exploración
inis-card-festival = Festival
inis-card-geis = Geis
inis-card-master-craftsman = Maestro Artesano
inis-card-migration = Migración
inis-card-new-alliance = Nueva Alianza
inis-card-new-clans = Nuevos Clanes
inis-card-raid = Incursión
inis-card-sanctuary = Santuario
inis-card-scouts-and-spies = Exploradores y Espías
inis-card-warlord = Señor de la Guerra

## Cartas de ventaja, llamadas como sus territorios

inis-card-cove = Ensenada
inis-card-forest = Bosque
inis-card-gates = Puertas de Tír na nÓg
inis-card-highlands = Tierras Altas
inis-card-hills = Colinas
inis-card-iron-mine = Mina de Hierro
inis-card-lost-vale = Valle Perdido
inis-card-meadows = Praderas
inis-card-misty-lands = Tierras Brumosas
inis-card-moor = Páramo
inis-card-mountains = Montañas
inis-card-plains = Llanura
inis-card-salt-mine = Mina de Sal
inis-card-stone-circle = Círculo de Piedras
inis-card-swamp = Pantano
inis-card-valley = Valle

## Cartas de proeza

inis-card-balors-eye = Ojo de Balor
inis-card-battle-frenzy = Frenesí de Batalla
inis-card-battle-of-moytura = La Batalla de Moytura
inis-card-breas-tyranny = La Tiranía de Breas
inis-card-cathbads-word = Palabra de Cathbad
inis-card-champions-share = La Parte del Campeón
inis-card-children-of-dana = Hijos de Dana
inis-card-dagda = El Dagda
inis-card-dagdas-cauldron = El Caldero de Dagda
inis-card-dagdas-club = Maza de Dagda
inis-card-dagdas-harp = Arpa de Dagda
inis-card-deirdres-beauty = La Belleza de Deirdre
inis-card-diarmuid-and-grainne = Diarmuid y Gráinne
inis-card-eriu = Eriu
inis-card-fianna = Los Fianna
inis-card-kernunos-sanctuary = Santuario de Kernunos
inis-card-lug-samildanach = Lug Samildanach
inis-card-lugs-spear = Lanza de Lug
inis-card-maeves-wealth = Riqueza de Maeve
inis-card-manannans-horses = Caballos de Manannan
inis-card-morrigan = Morrigan
inis-card-nuada-silverhand = Nuada Mano de Plata
inis-card-oenguss-ploy = La Estratagema de Oengus
inis-card-ogmas-eloquence = La Elocuencia de Ogma
inis-card-other-world = El Otro Mundo
inis-card-stone-of-fal = La Piedra de Fal
inis-card-strengs-resolve = La Osadía de Streng
inis-card-tailtus-land = Tierras de Tailtu
inis-card-tale-of-cuchulain = Leyenda de Cuchulain
inis-card-tuans-memory = La Memoria de Tuan

## Cómo vuelan los cuervos

inis-way-clockwise = en sentido horario
inis-way-counter-clockwise = en sentido antihorario

# Promesas: lo que un asiento ({ $proposer }) ofrece a los demás.
inis-promise-withdraw = { $proposer }: «Me retiro { $territory_to } si esto acaba aquí».
inis-promise-peace = { $proposer }: «Hago la paz si todos la hacen».
inis-promise-spare = { $proposer }: «No ataco { $other_to } en este combate».
inis-promise-truce = { $proposer }: «No ataco { $other_to } en esta estación».

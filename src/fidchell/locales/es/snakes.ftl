### Banish the Snakes en español: lo que ha pasado, lo que se puede hacer, lo que se pregunta y los nombres de todo.
###
### Las Áreas y Provincias son nombres propios sin artículo: no necesitan atributos. Los asientos tienen .the, .of y .to
### (table.ftl); los objetivos, .to («al Jefe»); el sentido del Paganismo, .verb («avanza»).

## Lo que ha pasado

snakes-card-drawn = { $seat_the } roba «{ $card }»
snakes-event-read = evento { $colour } de «{ $card }»
snakes-paganism-moved = el Paganismo { $way_verb } en Gran Bretaña hasta la casilla { $number }
snakes-region-fell = { $region } se vuelve pagana; sus cartas se añaden al mazo
snakes-held-back = el Paganismo se frena una casilla
snakes-people-removed-flock = se elimina un Rebaño { $value } de { $area }
snakes-people-removed-pagan = se eliminan Pobladores paganos { $value } de { $area }
snakes-people-came = llegan Pobladores paganos { $value } a { $area }
snakes-leader-fell-chief = cae el Jefe de { $area }
snakes-leader-fell-king = cae el Rey de { $province }
snakes-leader-fell-high-king = cae el Gran Rey
snakes-leader-came-christian = un Jefe cristiano { $value } gobierna { $area }
snakes-leader-came-pagan = un Jefe pagano { $value } gobierna { $area }
snakes-leader-rose-chief-king = el Jefe de { $area } pasa a ser Rey de { $province }
snakes-leader-rose-king-high-king = el Rey de { $province } pasa a ser Gran Rey
snakes-church-built = se alza una Iglesia de nivel { $level } en { $area }
snakes-church-lowered = la Iglesia de { $area } baja al nivel { $level }
snakes-church-lowered-away = la Iglesia de { $area } desaparece
snakes-dolmen-raised = un Dolmen despierta en { $area }
snakes-dolmen-cleared = un Dolmen de { $area } vuelve a dormir
snakes-druid-came = llega un Druida a { $area }
snakes-druid-met = el Druida de { $area } muestra { $value }
snakes-druid-gone = el Druida de { $area } queda convertido
snakes-druid-seen = el Druida de { $area } vale { $value }
snakes-druid-looked-at = { $seat_the } mira el Druida de { $area }
snakes-converted-people = los Pobladores { $value } de { $area } se convierten en Rebaño
snakes-converted-leader-chief = el Jefe de { $area } se hace cristiano y muestra { $value }
snakes-converted-leader-king = el Rey de { $province } se hace cristiano y muestra { $value }
snakes-converted-leader-high-king = el Gran Rey se hace cristiano y muestra { $value }
snakes-attempted = { $seat_the } intenta convertir { $target_to }
snakes-attempted-people = { $seat_the } intenta convertir a los Pobladores { $value }
snakes-rolled = { $seat_the } saca un { $number }; necesita más de { $needed }
snakes-rerolled = { $seat_the } cambia la tirada por un { $number }
snakes-thrown = el dado muestra un { $number }
snakes-nothing-happened = no tiene ningún efecto
snakes-failed = el intento fracasa
snakes-zeal-lost = { $seat_the } pierde { $number } de Celo
snakes-zeal-regained = { $seat_the } recupera { $number } de Celo
snakes-loss-cancelled = { $seat_the } evita la pérdida de Celo
snakes-saint-died = { $saint } ({ $seat }) muere en { $place }
snakes-saint-died-acolyte = el Acólito { $seat_of } muere en { $place }
snakes-grave-dug = queda una Tumba en { $area }
snakes-succeeded = { $seat_the } sigue como { $saint }
snakes-acolyte-came = { $seat_the } sigue como Acólito
snakes-moved = { $seat_the } se mueve de { $area } a { $place }
snakes-relic-made = la Tumba de { $area } guarda una Reliquia de { $value }
snakes-relic-moved = { $seat_the } lleva una Reliquia de { $value } a { $place }
snakes-kept = { $seat_the } guarda «{ $card }»
snakes-dropped = { $seat_the } descarta «{ $card }»
snakes-used = { $seat_the } usa «{ $card }»
snakes-gave = { $seat_the } entrega «{ $card }» { $other_to }
snakes-asked-for = { $seat_the } pide «{ $card }» { $other_to }
snakes-refused = { $seat_the } no entrega «{ $card }»
snakes-gift-taken = { $seat_the } recibe «{ $card }»
snakes-gift-lost = «{ $card }» se pierde con el Santo { $seat_of }
snakes-gift-removed = «{ $card }» sale de la partida
snakes-prepared = { $seat_the } se prepara y suma { $gain }
snakes-effort-made = { $seat_the } hace un Esfuerzo Final
snakes-turn-began = turno { $number }: { $seat }
snakes-top-seen = { $seat_the } ve «{ $card }» en lo alto del mazo
snakes-top-looked-at = { $seat_the } mira una carta en lo alto del mazo
snakes-top-set = { $seat_the } devuelve las cartas a lo alto del mazo
snakes-action-points-more =
    { $number ->
        [one] { $seat_the } tiene este turno 1 Punto de Acción más de lo habitual
       *[other] { $seat_the } tiene este turno { $number } Puntos de Acción más de lo habitual
    }
snakes-action-points-fewer =
    { $number ->
        [one] { $seat_the } tiene este turno 1 Punto de Acción menos de lo habitual
       *[other] { $seat_the } tiene este turno { $number } Puntos de Acción menos de lo habitual
    }
snakes-saint-chosen = { $seat_the } empieza como { $saint }
snakes-deck-saint-chosen = { $saint } entra en el mazo
snakes-started = { $seat_the } empieza en { $area }
snakes-helped = { $helped } este turno: { $value }
snakes-deck-shuffled = se baraja el mazo
snakes-game-over =
    { $score ->
        [one] la partida ha terminado: { $ending }, { $score } punto, { $result }
       *[other] la partida ha terminado: { $ending }, { $score } puntos, { $result }
    }

## Lo que se puede hacer

snakes-do-done = Terminar
snakes-do-pass = Pasar
snakes-do-prepare = Preparar
snakes-do-final-effort = Hacer un Esfuerzo Final
snakes-do-build = Construir
snakes-do-make-relic = Crear una Reliquia
snakes-do-look = Mirar
snakes-do-roll = Tirar el dado
snakes-do-agree = Aceptar
snakes-do-refuse = Rechazar
snakes-do-clear-dolmen = Eliminar un Dolmen
snakes-do-leave-dolmen = Dejar el Dolmen
snakes-do-convert-people = Convertir a los Pobladores { $value }
snakes-do-convert-chief = Convertir al Jefe
snakes-do-convert-king = Convertir al Rey
snakes-do-convert-high-king = Convertir al Gran Rey
snakes-do-convert-druid = Convertir al Druida
snakes-do-move = Mover a { $area }
snakes-do-at = { $area }
snakes-do-king-of = El Rey de { $province }
snakes-do-name = Elegir { $seat_to }
snakes-do-heal = Curar { $seat_to }
snakes-do-bring-relic = Llevar una Reliquia de { $value }
snakes-do-saint = { $saint }
snakes-do-play = Jugar «{ $card }»
snakes-do-discard = Descartar «{ $card }»
snakes-do-give = Dar «{ $card }»
snakes-do-take = Tomar «{ $card }»
snakes-do-choose = Elegir «{ $card }»

## Lo que se pregunta

snakes-ask-choose-saint = Elige el Santo con el que empiezas
snakes-ask-choose-deck-saint = Elige un Santo que aguarde en el mazo
snakes-ask-drop-gift = El nivel avanzado prescinde de algunos Dones: elige uno que salga de la partida
snakes-ask-choose-start = Elige el Área donde empiezas
snakes-ask-begin-turn = Antes del evento: usa una carta, o termina y roba
snakes-ask-order-deck = Elige qué carta queda encima del mazo; las demás van detrás
snakes-ask-take-gift = Toma un Don del Espíritu
snakes-ask-discard-card = Guardas demasiadas cartas; la última es «{ $card }»: descarta una
snakes-ask-choose-area = Varias Áreas empatan a más Rebaños: elige dónde golpea el evento
snakes-ask-choose-king = Elige el Rey cristiano que cae
snakes-ask-choose-other-saint = Elige el otro Santo al que afecta el evento
snakes-ask-actions = Elige una acción
snakes-ask-bring-relics = Elige una Reliquia que llevar contigo o termina
snakes-ask-give-to = Elige quién recibe «{ $card }»
snakes-ask-agree-to-give = { $player_the } pide «{ $card }»: entrega la carta o niégate
snakes-ask-help-attempt = Intento de convertir { $target_to }: juega una carta que ayude o tira el dado
snakes-ask-change-roll = { $player_the } ha sacado un { $thrown } al intentar convertir { $target_to } y necesita más de { $needed }: cambia la tirada o déjala como está
snakes-ask-prevent-loss = { $player_the } va a perder { $zeal } de Celo: evítalo o pasa
snakes-ask-choose-next-saint = Elige el Santo que toma el relevo
snakes-ask-clear-dolmen = Has sacado un 6: elimina un Dolmen de aquí o déjalo

## A quién se intenta convertir y a qué ayuda un evento

snakes-target-people = Pobladores
    .to = a los Pobladores
snakes-target-chief = el Jefe
    .to = al Jefe
snakes-target-king = el Rey
    .to = al Rey
snakes-target-high-king = el Gran Rey
    .to = al Gran Rey
snakes-target-druid = el Druida
    .to = al Druida
snakes-helped-people = intentos de convertir Pobladores
snakes-helped-chief = intentos de convertir Jefes
snakes-helped-king = intentos de convertir Reyes
snakes-helped-high-king = intentos de convertir al Gran Rey
snakes-helped-druid = intentos de convertir Druidas
snakes-helped-all-attempts = todos los intentos
snakes-helped-leaders = intentos de convertir Líderes

## Sentidos, finales y resultados

snakes-way-back = atrás
    .verb = retrocede
snakes-way-forward = adelante
    .verb = avanza
snakes-ending-all-flock = toda Irlanda es un solo rebaño
snakes-ending-britain = Gran Bretaña ha caído
snakes-ending-deck = no quedan cartas
snakes-ending-acolyte = ha muerto un Acólito
snakes-result-total-defeat = derrota total
snakes-result-partial-defeat = derrota parcial
snakes-result-partial-victory = victoria parcial
snakes-result-total-victory = victoria total

## Nombres del contenido propio: Áreas, Provincias, regiones de Gran Bretaña, colores

snakes-area-northern-ui-neill = Ui Neill del Norte
snakes-area-airgialla = Airgialla
snakes-area-ulaid = Ulaid
snakes-area-connachta = Connachta
snakes-area-ui-maine = Ui Maine
snakes-area-southern-ui-neill = Ui Neill del Sur
snakes-area-laigin = Laigin
snakes-area-eoganacht = Eoganacht
snakes-area-osraige = Osraige
snakes-province-ulster = Úlster
snakes-province-connacht = Connacht
snakes-province-leinster = Leinster
snakes-province-munster = Munster
snakes-region-scotland = Escocia
snakes-region-strathclyde = Strathclyde
snakes-region-england = Inglaterra
snakes-colour-red = rojo
snakes-colour-gold = dorado
snakes-colour-blue = azul

## Santos

snakes-saint-patrick = Patricio
snakes-saint-palladius = Palladius
snakes-saint-ciaran = Ciarán
snakes-saint-auxilius = Auxilius
snakes-saint-iserninus = Iserninus
snakes-saint-secundinus = Secundinus
snakes-saint-brigid = Brígida
snakes-saint-finnian = Finnian
snakes-saint-ibar = Ibar
snakes-saint-ita = Ita
snakes-saint-brendan = Brandán
snakes-saint-columba = Columba

## Cartas de evento

snakes-card-saint-patrick = San Patricio
snakes-card-saint-palladius = San Palladius
snakes-card-saint-ciaran = San Ciarán
snakes-card-saint-auxilius = San Auxilius
snakes-card-saint-iserninus = San Iserninus
snakes-card-saint-secundinus = San Secundinus
snakes-card-saint-brigid = Santa Brígida
snakes-card-saint-finnian = San Finnian
snakes-card-saint-ibar = San Ibar
snakes-card-saint-ita = Santa Ita
snakes-card-saint-brendan = San Brandán
snakes-card-saint-columba = San Columba
snakes-card-legions-leave-britain = Las legiones abandonan Britania
snakes-card-vortigern-hires-the-saxons = Vortigern contrata a los sajones
snakes-card-picts-cross-the-wall = Los pictos cruzan el Muro
snakes-card-groans-of-the-britons = Los gemidos de los britanos
snakes-card-angles-on-the-east-coast = Anglos en la costa este
snakes-card-pelagian-teaching-spreads = Se extiende la doctrina pelagiana
snakes-card-rome-is-sacked = El saqueo de Roma
snakes-card-neil-of-the-nine-hostages = Niall de los Nueve Rehenes
snakes-card-war-for-tara = Guerra por Tara
snakes-card-cattle-raid-into-ulster = Robo de ganado en Úlster
snakes-card-cattle-raid-into-connacht = Robo de ganado en Connacht
snakes-card-kin-strife-in-munster = Guerra entre parientes en Munster
snakes-card-tribute-war-in-leinster = Guerra del tributo en Leinster
snakes-card-disputed-succession = Sucesión disputada
snakes-card-fosterage = Crianza en casa ajena
snakes-card-exchange-of-hostages = Intercambio de rehenes
snakes-card-brehon-judgement = El fallo del brehon
snakes-card-great-feast-at-tara = Gran banquete en Tara
snakes-card-blood-feud = Venganza de sangre
snakes-card-samhain-fires = Hogueras de Samhain
snakes-card-beltane-gathering = Reunión de Beltane
snakes-card-druids-curse = La maldición del druida
snakes-card-satire-of-the-bards = La sátira de los bardos
snakes-card-old-ways-return = Vuelven las viejas costumbres
snakes-card-a-druid-convert = Un druida converso
snakes-card-plague = Peste
snakes-card-famine = Hambruna
snakes-card-hard-winter = Crudo invierno
snakes-card-raid-from-scotland = Incursión desde Escocia
snakes-card-settlers-from-scotland = Colonos de Escocia
snakes-card-druids-from-scotland = Druidas de Escocia
snakes-card-invasion-from-scotland = Invasión desde Escocia
snakes-card-coroticus-slavers-from-strathclyde = Corótico: esclavistas de Strathclyde
snakes-card-exiles-from-strathclyde = Exiliados de Strathclyde
snakes-card-raid-from-strathclyde = Incursión desde Strathclyde
snakes-card-invasion-from-strathclyde = Invasión desde Strathclyde
snakes-card-raid-from-england = Incursión desde Inglaterra
snakes-card-saxon-pirates-from-england = Piratas sajones de Inglaterra
snakes-card-refugees-from-england = Refugiados de Inglaterra
snakes-card-minor-invasion-from-england = Invasión menor desde Inglaterra
snakes-card-major-invasion-from-england = Gran invasión desde Inglaterra
snakes-card-arthur-king-of-the-britons = Arturo, rey de los britanos
snakes-card-easter-fire-on-slane = Fuego pascual en Slane
snakes-card-pilgrims-and-penitents = Peregrinos y penitentes
snakes-card-school-of-letters = Escuela de letras
snakes-card-holy-wells = Pozos sagrados
snakes-card-benignus-of-armagh = Benignus de Armagh
snakes-card-patricks-breastplate = La coraza de Patricio
snakes-card-shamrock = El trébol
snakes-card-letters-from-gaul = Cartas de la Galia
snakes-card-royal-patron = Protector real
snakes-card-bell-and-staff = Campana y báculo

## Dones

snakes-card-wisdom = Sabiduría
snakes-card-knowledge = Conocimiento
snakes-card-faith = Fe
snakes-card-healing = Curación
snakes-card-miracles = Milagros
snakes-card-prophecy = Profecía
snakes-card-discerning-of-spirits = Discernimiento de espíritus
snakes-card-tongues = Lenguas
snakes-card-interpretation-of-tongues = Interpretación de lenguas

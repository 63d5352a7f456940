### Banish the Snakes en español: para qué sirven las reglas y las cartas, con nuestras propias palabras.

## Las reglas

snakes-rule-goal-title = Cómo se gana
snakes-rule-goal = Se gana o se pierde en equipo. Si todos los Pobladores de Irlanda pasan a ser Rebaños, la victoria total es inmediata. Si no, la partida acaba cuando el Paganismo se ha adueñado de Gran Bretaña, cuando empieza un turno y no quedan cartas o cuando muere un Acólito; entonces deciden los puntos.
snakes-rule-turn-title = Tu turno
snakes-rule-turn = Roba una carta y resuelve su evento; luego gasta tus Puntos de Acción en el orden que quieras: preparar, convertir, mover, construir, crear reliquias, dar o tomar cartas. Puedes parar antes. Después le toca al siguiente Santo.
snakes-rule-event-title = Eventos
snakes-rule-event = Lo que pone bajo el título ocurre siempre. Después ocurre uno de los eventos de color: el del color de la flecha de la Carta Principal. Luego la propia carta pasa a ser la Carta Principal, y su flecha señala el siguiente evento.
snakes-rule-key-card-title = La Carta Principal
snakes-rule-key-card = La carta anterior, cuya flecha indica el color del siguiente evento. El rojo es el peor; el último color, el más suave. Las cartas que se guardan no tienen flecha y dejan la Carta Principal donde está.
snakes-rule-risk-title = Lo que puede venir
snakes-rule-risk = Cualquiera puede contar las cartas que faltan por salir: cuántas cuestan Celo, cuántas mueven el Paganismo y demás, con el color del siguiente evento.
snakes-rule-deck-title = El mazo
snakes-rule-deck = El mazo nunca se rehace; cuando cae una región de Gran Bretaña, sus cartas se barajan en él. Si empieza un turno y no quedan cartas, la partida termina.
snakes-rule-saint-title = Santos
snakes-rule-saint = Cada asiento juega con un Santo que tiene su propia habilidad. Los Santos que guardas como cartas no tienen habilidad hasta que suceden a un Santo muerto (la excepción es la carta de Columba del mazo).
snakes-rule-zeal-title = Celo
snakes-rule-zeal = Cada casilla del medidor muestra los Puntos de Acción de un turno. Los intentos fallidos y los eventos te mueven a la derecha. En la última casilla puedes hacer un Esfuerzo Final; una pérdida más y mueres.
snakes-rule-points-title = Puntos de Acción
snakes-rule-points = Tu casilla del medidor de Celo te da los Puntos de Acción al empezar tus acciones, y cada acción cuesta uno. Perder Celo a mitad de turno no te quita puntos de ese turno. Los puntos no se ahorran.
snakes-rule-convert-title = Convertir
snakes-rule-convert = Elige un objetivo de tu Área: Pobladores, el Jefe o el Druida; el Rey, desde cualquier Área de su Provincia; el Gran Rey, solo en Tara. Suma el objetivo y todo lo que influye en él. El control de intentos asigna al total una cara del dado: si sacas más, lo consigues; si sacas lo mismo, no pasa nada; si sacas menos, fracasas y pierdes 1 de Celo.
snakes-rule-influence-title = Lo que influye en un intento
snakes-rule-influence = Los Pobladores atienden a su Jefe; los Jefes, a su Rey; los Reyes, al Gran Rey. Un Druida descubierto resta su número a todos los demás intentos en el Área; una Iglesia suma su nivel. Las Tumbas suman 1; las Reliquias, su número; cada Dolmen resta 1. Para un Rey cuentan todas las Áreas de la Provincia: el peor Druida o, si no hay, la mayor Iglesia, y todas las Tumbas, Reliquias y Dólmenes. Los Druidas no atienden a ningún Líder.
snakes-rule-prepare-title = Preparar
snakes-rule-prepare = Gasta un punto para sumar +1 al intento que hagas después en la misma Área. El intento lo consume, se pierde al moverte y debes reservar un punto para el intento mismo.
snakes-rule-odds-title = Las probabilidades
snakes-rule-odds = Cada intento muestra sus probabilidades antes de que te decidas: cada parte del total, qué trae cada cara del dado y qué aportaría preparar más.
snakes-rule-people-title = Pobladores
snakes-rule-people = Cada Área tiene algunos Pobladores, que empiezan siendo paganos; el número dice cuánto cuesta convertirlos. Una vez convertidos son un Rebaño. Los eventos eliminan primero el Rebaño de más a la derecha o, si no hay, los paganos más fáciles, y ponen nuevos paganos en su lugar.
snakes-rule-flock-title = Rebaños
snakes-rule-flock = Pobladores convertidos. Un Área llena de Rebaños vale 2 puntos; una con al menos la mitad, 1. Un nuevo Jefe llega como cristiano donde más de la mitad son Rebaños.
snakes-rule-chief-title = Jefes
snakes-rule-chief = El Líder de un Área. Resta su número a los intentos de convertir a los Pobladores, o lo suma cuando es cristiano. Su cara cristiana no se conoce hasta que se convierte.
snakes-rule-king-title = Reyes
snakes-rule-king = El Líder de una Provincia; su número cuenta en los intentos de convertir a sus Jefes. Se puede intentar con él desde cualquier Área de la Provincia, cuando ya no haya en ella ningún Druida boca abajo. Un Rey cristiano vale medio punto.
snakes-rule-high-king-title = El Gran Rey
snakes-rule-high-king = Reside en Tara y solo allí se puede intentar convertirlo; su número cuenta en los intentos de convertir a los Reyes. Solo influye en él lo que hay en esa Área. Cristiano, vale 1 punto.
snakes-rule-leaders-title = Cómo caen y ascienden los Líderes
snakes-rule-leaders = Cuando caen Líderes, primero se roban nuevos Jefes: cristianos donde más de la mitad de los Pobladores son Rebaños; si no, paganos. El dado asciende a un Jefe a Rey y a un Rey a Gran Rey, y ambos mantienen su fe. Los huecos se llenan del mismo modo.
snakes-rule-druid-title = Druidas
snakes-rule-druid = Un Druida está boca abajo hasta que alguien intenta convertirlo. Hasta entonces no se puede intentar nada más en el Área, ni convertir al Rey de la Provincia. Primero te decides y luego ves su número. El éxito lo retira; el fracaso, además, despierta un Dolmen. Cada Druida que quede cuesta 1 punto.
snakes-rule-church-title = Iglesias
snakes-rule-church = Construye una donde ya no haya Druida y mejórala del nivel 0 al 3: un paso por Área y turno. Su nivel se suma a todos los intentos allí. Solo hay ocho Iglesias de nivel 0, seis de nivel 1, cuatro de nivel 2 y una de nivel 3.
snakes-rule-cathedral-title = La catedral
snakes-rule-cathedral = La única Iglesia de nivel 3. Vale 1 punto.
snakes-rule-dolmen-title = Dólmenes
snakes-rule-dolmen = Cada Dolmen despierto resta 1 a todos los intentos en su Área y 1 punto al final. Despiertan cuando fracasa un intento de convertir a un Druida. Quien saca un 6 en un intento allí puede eliminar uno.
snakes-rule-grave-title = Tumbas
snakes-rule-grave = Donde muere un Santo queda una Tumba. Suma 1 a todos los intentos allí, hasta que alguien saca de ella una Reliquia.
snakes-rule-relic-title = Reliquias
snakes-rule-relic = Por un punto se abre una Tumba: la Reliquia que guarda vale de 0 a 3 y suma ese valor a todos los intentos donde esté. Cualquier Santo puede llevarla consigo al moverse, sin coste.
snakes-rule-final-effort-title = El Esfuerzo Final
snakes-rule-final-effort = En la última casilla de Celo: gasta un punto para sumar +2 al intento que debe seguir. Pase lo que pase, después el Santo muere.
snakes-rule-death-title = Cuando muere un Santo
snakes-rule-death = Un Santo que llega a la cruz muere y deja una Tumba. Si ocurre durante tus acciones, acaba tu turno. Un Santo que guardes toma el relevo con todo su Celo; si no tienes ninguno, sigues como Acólito. Algunos Dones se pierden.
snakes-rule-acolyte-title = Acólitos
snakes-rule-acolyte = Quien queda cuando muere un Santo y no hay otro guardado: sin habilidad y con un medidor más corto. El siguiente Santo que consigas toma el relevo de inmediato; si lo tomas de otro jugador, acaba tu turno. Cuando muere un Acólito, la partida termina.
snakes-rule-move-title = Mover
snakes-rule-move = Por un punto vas a un Área adyacente. Algunos Santos llegan más lejos.
snakes-rule-give-title = Dar y tomar cartas
snakes-rule-give = Por un punto das una carta guardada a un Santo de tu Área, o tomas una si su dueño está de acuerdo. Quien no tiene sitio debe descartar. Conviene dar Santos a quienes están a punto de morir.
snakes-rule-keep-title = Cartas que se guardan
snakes-rule-keep = Los Santos, los Dones del Espíritu y las cartas que lo indican se guardan en vez de leerse como eventos: tres cada uno si hay hasta tres Santos, dos si hay más. Quien tiene demasiadas descarta una.
snakes-rule-gift-title = Dones del Espíritu
snakes-rule-gift = Los Dones del Espíritu están a la vista. Hay eventos y cartas que te dejan tomar uno a tu elección; cuenta como carta guardada, y algunos se pierden cuando muere el Santo. El que se usa sale de la partida.
snakes-rule-britain-title = El Paganismo en Gran Bretaña
snakes-rule-britain = Los eventos hacen avanzar el Paganismo por Gran Bretaña. Cuando cae una región, sus duras cartas se barajan en el mazo, una sola vez. Cuando el Paganismo llega al final, la partida acaba de inmediato.
snakes-rule-score-title = La puntuación
snakes-rule-score = 2 por cada Área llena de Rebaños, 1 por cada otra con al menos la mitad, 1 por un Gran Rey cristiano, medio por cada Rey cristiano, 1 por una catedral; se resta 1 por cada Dolmen despierto y por cada Druida.
snakes-rule-results-title = Victoria y derrota
snakes-rule-results = Por debajo de 7 puntos, derrota total; por debajo de 13, derrota parcial; por debajo de 19, victoria parcial; desde 19, victoria total. Si toda Irlanda es un solo Rebaño, la victoria es total sean cuales sean los puntos.
snakes-rule-levels-title = Niveles de juego
snakes-rule-levels = Los principiantes juegan sin los Druidas de número más alto, sin Dólmenes, sin la mayoría de las Reliquias vacías y sin la peor invasión. Los jugadores avanzados pierden la mejor Reliquia y tres Dones, y Escocia ya ha caído.
snakes-rule-together-title = Jugar juntos
snakes-rule-together = Toda la información es común y se puede hablar de todo. Una persona puede llevar varios Santos, o jugar sola con uno.
snakes-rule-values-title = De quién son estos valores
snakes-rule-values = Las reglas son las del reglamento. Los números y textos del mapa, los bloques y las cartas son de Fidchell, no de la editorial: los suyos no son públicos.

## Qué hacen las opciones

snakes-about-prepare = +1 al intento que hagas después aquí
snakes-about-final-effort = +2 al intento que debe seguir; después mueres
snakes-about-build = construye aquí una Iglesia o súbela un nivel
snakes-about-make-relic = abre aquí una Tumba: una Reliquia de 0 a 3 en vez del +1 de la Tumba
snakes-about-look = mira en secreto el Druida de aquí; no cuesta nada
snakes-about-roll = tira ya el dado
snakes-about-agree = entrega la carta
snakes-about-refuse = quédate con la carta
snakes-about-clear-dolmen = un Dolmen menos aquí
snakes-about-leave-dolmen = sigue despierto
snakes-about-heal = recupera 1 de Celo
snakes-about-done = sigue sin hacer nada más
snakes-about-pass = déjalo estar
snakes-about-done-actions = termina tu turno; se roba el siguiente evento
snakes-about-done-begin-turn = roba el evento

## Las partes del total de un intento, cada una delante de su número

snakes-part-target = el objetivo
snakes-part-superior = el Líder superior
snakes-part-saint = el Santo
snakes-part-druid = Druida
snakes-part-church = Iglesia
snakes-part-graves = Tumbas
snakes-part-relics = Reliquias
snakes-part-dolmens = Dólmenes
snakes-part-company = compañía
snakes-part-gifts = Dones
snakes-part-event = evento
snakes-part-prepared = preparación
snakes-part-final-effort = Esfuerzo Final
snakes-part-cards = cartas

## Lo que pueden hacer las cartas por venir: como título de un recuento y en una palabra

snakes-trouble-zeal = cartas que cuestan Celo
snakes-trouble-zeal-short = Celo
snakes-trouble-paganism = cartas que mueven el Paganismo
snakes-trouble-paganism-short = Paganismo
snakes-trouble-people = cartas que reemplazan Pobladores
snakes-trouble-people-short = Pobladores
snakes-trouble-leaders = cartas que derriban Líderes
snakes-trouble-leaders-short = Líderes
snakes-trouble-churches = cartas que rebajan Iglesias
snakes-trouble-churches-short = Iglesias
snakes-trouble-dolmens = cartas que despiertan Dólmenes
snakes-trouble-dolmens-short = Dólmenes
snakes-trouble-druids = cartas que traen de vuelta Druidas
snakes-trouble-druids-short = Druidas
snakes-trouble-points = cartas que cuestan Puntos de Acción
snakes-trouble-points-short = puntos
snakes-trouble-harmless = cartas que no hacen daño
snakes-trouble-harmless-short = inofensivas
snakes-trouble-saints = cartas de Santos
snakes-trouble-saints-short = Santos
snakes-trouble-keepers = cartas que se guardan
snakes-trouble-keepers-short = guardadas

## Cómo acabó una partida

snakes-ending-text-all-flock = Todos los Pobladores de Irlanda son un solo Rebaño.
snakes-ending-text-britain = El Paganismo se ha adueñado de Gran Bretaña.
snakes-ending-text-deck = No quedaban cartas de evento que robar.
snakes-ending-text-acolyte = Ha muerto un Acólito y no quedaba nadie para continuar.

## Qué significa un resultado

snakes-result-text-total-defeat = La misión ha fracasado. Sus capillas están vacías, en la isla ya nadie escribe y lo que se enseñó pronto será un rumor.
snakes-result-text-partial-defeat = Unas pocas comunidades resisten en rincones apartados. Pueden custodiar algunos libros, pero no tienen fuerzas para enseñar a nadie más.
snakes-result-text-partial-victory = La nueva fe acabará venciendo, poco a poco. Cuando los maestros irlandeses se hagan a la mar, el continente ya habrá encontrado su propio camino y no los esperará.
snakes-result-text-total-victory = Irlanda lee, escribe y canta. Sus escuelas se llenan, y pronto sus maestros llevarán de vuelta a Gran Bretaña y más allá lo que han conservado.

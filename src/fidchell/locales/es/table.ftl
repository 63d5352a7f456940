### La mesa en español: lo que comparten todos los juegos.

## Un texto que no tiene mensaje propio

plain = { $text }

## Asientos: cada jugador es su color («el verde»)

seat-green = verde
    .the = el verde
    .of = del verde
    .to = al verde
seat-blue = azul
    .the = el azul
    .of = del azul
    .to = al azul
seat-orange = naranja
    .the = el naranja
    .of = del naranja
    .to = al naranja
seat-white = blanco
    .the = el blanco
    .of = del blanco
    .to = al blanco
seat-purple = morado
    .the = el morado
    .of = del morado
    .to = al morado
seat-yellow = amarillo
    .the = el amarillo
    .of = del amarillo
    .to = al amarillo

## En torno al juego: la gente llega, se va y se pone de acuerdo

table-sat = { $name } ocupa el asiento { $seat }
table-stood = el asiento { $seat } vuelve a estar libre
table-begun = empieza la partida
table-said = { $text }
table-left = { $seat_the } se ha ido
table-late = { $seat_to } se le ha acabado el tiempo
table-back = { $seat_the } ha vuelto
table-lent =
    { $level ->
        [beginner] de momento, un bot principiante juega por { $seat_the }
        [casual] de momento, un bot aficionado juega por { $seat_the }
        [skilled] de momento, un bot hábil juega por { $seat_the }
        [expert] de momento, un bot experto juega por { $seat_the }
        [merciless] de momento, un bot despiadado juega por { $seat_the }
       *[other] de momento, un bot ({ $level }) juega por { $seat_the }
    }
table-voted-out =
    { $level ->
        [beginner] hasta el final, un bot principiante juega por { $seat_the }
        [casual] hasta el final, un bot aficionado juega por { $seat_the }
        [skilled] hasta el final, un bot hábil juega por { $seat_the }
        [expert] hasta el final, un bot experto juega por { $seat_the }
        [merciless] hasta el final, un bot despiadado juega por { $seat_the }
       *[other] hasta el final, un bot ({ $level }) juega por { $seat_the }
    }
table-voted =
    { $choice ->
        [wait] { $seat_the } prefiere esperar
        [bot] { $seat_the } prefiere que juegue un bot
        [replace] { $seat_the } prefiere dar el asiento a un bot para siempre
       *[end] { $seat_the } prefiere cerrar la mesa
    }
table-plea = { $seat_the } pide deshacer una decisión
table-plea-granted = { $seat_the } está de acuerdo
table-plea-refused = { $seat_the } no está de acuerdo
table-taken-back = { $seat_the } deshace una decisión
table-rules-corrected = se han corregido las reglas; la partida sigue desde la última decisión que permiten
table-ready-for-peace = { $seat_the } aceptaría la paz
table-not-ready-for-peace = { $seat_the } ya no aceptaría la paz
table-stopped = se ha cerrado la mesa
table-rematch = hay una mesa lista para la revancha

## Negativas: por qué no se ha hecho algo

refused-bad-clock = no existe ese reloj
refused-bad-id = un mensaje necesita un identificador de { $most } caracteres como máximo
refused-bad-link = este enlace ya se ha usado o es demasiado antiguo; crea otro
refused-bad-name = un nombre tiene de 1 a { $most } caracteres visibles
refused-bad-order = una orden indica una carta, un momento o un número del 0 al 99
refused-bad-password = una contraseña tiene de { $least } a { $most } caracteres
refused-bad-phrase = esta promesa no se puede hacer así
refused-bad-saying = lo que digas debe tener de 1 a { $most } caracteres
refused-bad-scope = no existe ese permiso; los que hay son: { $known }
refused-bad-seat = un asiento es tuyo, está libre o es de un bot
refused-bad-token = este token es desconocido, fue revocado o ha caducado
refused-bad-vote = vota una de estas opciones: { $known }
refused-bad-window = un plazo de reacción no puede durar tanto
refused-begun = la partida ya ha empezado
refused-bot-away = { $bot } no está conectado ahora
refused-bot-busy = { $bot } ya juega en { $most } mesas
refused-bots-alone = para que los bots jueguen solos hace falta una cuenta
refused-bots-only-play = un bot juega donde lo sientan y no hace nada más
refused-busy = otros se han adelantado; inténtalo de nuevo
refused-chat-off = esta mesa se creó sin chat; aun así se pueden hacer promesas
refused-foreign-origin = esta petición viene de la página de otro sitio
refused-full = ya no caben más espectadores en esta mesa
refused-has-account = ya tienes una cuenta
refused-http =
    { $kind ->
        [missing] aquí no hay nada
        [large] es demasiado grande
        [often] demasiadas peticiones a la vez; espera un poco y vuelve a intentarlo
       *[other] el servidor lo rechaza ({ $status })
    }
refused-id-used = este identificador ya se usó para otro mensaje
refused-illegal = { $seat_the } no puede hacer eso ahora; opciones: { $options }
refused-malformed = esto no es un mensaje del protocolo
refused-mistake = el servidor ha cometido un error; no ha cambiado nada
refused-name-taken = alguien ya tiene ese nombre; elige otro
refused-no-bot = no existe ese bot, o no puedes sentarlo
refused-no-clash = ahora no estás en ningún combate
refused-no-account = los invitados no tienen contraseña; crea antes una cuenta
refused-no-hints = esta mesa se creó sin pistas
refused-no-page = la página no está construida; `make page` la construye
refused-no-place = ese lugar no existe en el tablero
refused-no-plea = nadie espera esta respuesta
refused-no-scope = este token no lo permite; crea uno con el permiso «{ $scope }»
refused-no-sealed-plans = en este juego todos ven todos los planes
refused-no-schema = no existe ese esquema; los que hay son: { $known }
refused-no-seat = no existe ese asiento
refused-no-decision = la partida tiene { $most } decisiones
refused-no-table = no existe esa mesa
refused-no-token = no existe ese token; quizá ya fue revocado
refused-no-token-here = ningún token puede hacer esto; inicia sesión y hazlo en persona
refused-no-undo = todavía no hay nada que deshacer
refused-no-vote = nadie se ha ido, así que no hay nada que votar
refused-not-asked = { $seat_the } no puede actuar ahora; le toca a: { $asked }
refused-not-at-table = este registro es de una simulación; solo se pueden ver las partidas jugadas en una mesa
refused-not-away = este asiento ya juega por su cuenta
refused-not-begun = la partida empieza cuando todos los asientos están ocupados
refused-not-invited = a esta mesa se entra por invitación; pide el enlace
refused-not-over = eso se puede hacer cuando acabe la partida
refused-not-overdue = un asiento solo se puede dar a un bot para siempre un rato después de que se le acabe el tiempo
refused-not-seated = eso solo puede hacerlo quien está sentado a la mesa
refused-not-signed-in = primero di quién eres
refused-not-your-turn = solo { $seat_the }, que tiene el turno, puede abrir los planes
refused-not-yours = esto no es tuyo
refused-old-rules = esta mesa se jugó con reglas anteriores; quien lleva el servidor puede repararla
refused-other = eso no se puede hacer
refused-over = la partida ha terminado
refused-own-bot = a una mesa con otras personas solo puede sentarse una persona o uno de sus bots
refused-plea-open = alguien ya lo ha pedido; primero hay que responderle
refused-seat-held = el sitio se guarda { $most } minutos; después puedes liberarlo
refused-seat-taken = ahí ya se sienta alguien
refused-stale = la partida ha avanzado entretanto
refused-stopped = se ha cerrado la mesa
refused-store-down = la base de datos no puede guardar ahora; inténtalo de nuevo
refused-time-up = se te ha acabado el tiempo; vuelves haciendo tu jugada
refused-too-fast = demasiados mensajes; espera un poco
refused-too-long = es demasiado largo; como máximo { $most }
refused-too-many-bots = los invitados pueden tener { $most } mesas con bots; cierra una o crea una cuenta
refused-too-many-connections = ya tienes { $most } conexiones; cierra una
refused-too-many-marks = un plan puede tener { $most } marcas como máximo
refused-too-many-orders = un asiento puede tener { $most } órdenes como máximo
refused-too-many-own-bots = ya tienes { $most } bots
refused-too-many-streams = ya escuchas { $most } veces; cierra una conexión
refused-too-many-today = puedes crear { $most } mesas al día; vuelve mañana
refused-too-much-stored = tus mesas ocupan todo el espacio que tienes; espera a que se borren las antiguas o usa una cuenta
refused-log-full = en esta mesa ya ha pasado demasiado; solo podéis jugar hasta el final
refused-too-many-tables = ya tienes { $most } mesas; cierra una antes
refused-too-many-tokens = ya tienes { $most } tokens; revoca uno primero
refused-unknown-mark = no existe esa marca; las que hay son: { $known }
refused-unknown-order = no existe esa orden; las que hay son: { $known }
refused-unknown-phrase = no existe esa promesa; las que hay son: { $known }
refused-unknown-protocol = este servidor habla otras versiones del protocolo: { $known }
refused-wrong-password = ninguna cuenta tiene ese nombre y esa contraseña
refused-wrong-seats = debe haber tantos asientos como jugadores

### La página en español: todo lo que rodea a los juegos.

## En todas partes

page-loading = Un momento…
page-trouble = Algo lo impide
page-mistake = Algo ha fallado en esta página.
page-no-server = el servidor no responde; comprueba la conexión e inténtalo de nuevo
page-server-trouble = el servidor ha respondido con el error { $status }
page-again = Reintentar
page-to-lobby = Al inicio
page-close = Cerrar
page-cancel = Otra opción
page-menu = Menú
page-help = Teclas y ayuda
page-theme = Claro u oscuro
page-sounds = Sonidos
page-language = Idioma
page-settings = Ajustes
page-rules = Reglas y cartas
page-read-rules = Leer todas las reglas
page-rule-of = La regla: { $title }
page-title-inis = Inis
page-title-snakes = Banish the Snakes
page-guest = Invitado
page-bot = Bot { $level }
page-bot-account = { $name }, bot de { $owner }
page-level = Cómo de fuerte es el bot

## La mesa

page-tab = { $title } – Fidchell
page-tab-awaited = ● { $title }
page-side = Lo que miras
page-board = El tablero
page-rail = Jugadores e historial
page-hand = Tu mano
page-parts = Partes de la mesa
page-tab-board = Tablero
page-tab-players = Jugadores
page-tab-log = Historial
page-tab-side = Detalles
page-prompt = Lo que se pregunta
page-options = Lo que puedes hacer
page-your-move = Decides tú: { $what }
page-waiting-for = Esperando a { $name }
page-waiting-all = Todos deciden en secreto
page-answered = Tu respuesta: { $what }. Puedes cambiarla hasta que todos hayan respondido.
page-disconnected = Se ha perdido la conexión; reintentando…
page-undo-free = Deshacer
page-undo-plea = Pedir deshacer
page-past = El pasado
page-past-at = Así estaba la partida en el paso { $at }.
page-back-to-now = Volver al presente
page-show-moment = Mostrar este momento
page-over = La partida ha terminado
page-stopped = Se ha cerrado la mesa
page-replay = Repetición
page-rematch = Jugar otra vez
page-go-rematch = A la revancha
page-end-table = Cerrar esta mesa
page-end-sure = ¿Acabar esta partida para siempre?
page-copy-link = Copiar el enlace
page-link-copied = Copiado
page-commitment = Azar sellado
page-commitment-why = Las mezclas y los dados salen de una clave cuya huella SHA-256 es esta; la clave está en el registro cuando acaba la partida.
page-log = Lo que ha pasado
page-log-empty = Aún no ha pasado nada.
page-about-me = Sobre mí
page-seat = Asiento
page-clocks = Tiempo restante
page-days-hours = { $days } d { $hours } h
page-hours-minutes = { $hours } h { $minutes } min
page-plea = { $name } pide deshacer una decisión
page-plea-waiting = Has pedido deshacer una decisión.
page-agree = Aceptar
page-refuse = Rechazar
page-stance-on = A favor de la paz
page-stance-off = Ya no quiero paz
page-late = Se te ha acabado el tiempo. Los demás pueden esperarte o seguir sin ti.
page-away = No estabas, y alguien puede decidir por ti.
page-i-am-here = Aquí estoy
page-left = Se ha ido alguien: { $names }. ¿Qué hacemos con la partida?
page-vote-wait = Esperar
page-vote-bot = Que juegue un bot
page-vote-replace = Dar el asiento a un bot para siempre
page-vote-end = Cerrar la mesa
page-chat = Chat
page-say = Di algo
page-send = Enviar
page-mute = Dejar de leer a { $name }

## Órdenes y promesas

page-orders =
    { $count ->
        [0] Órdenes
        [one] Órdenes: una
       *[other] Órdenes: { $count }
    }
page-orders-about = Responden por ti cuando se te pregunta si reaccionas; nadie más las ve.
page-order-pass-until-my-turn = Pasar hasta mi turno
page-order-pass-when-nothing-fits = Pasar cuando ninguna carta mía sirva
page-order-pass-at = Pasar siempre que llegue este momento
page-order-peace = Aceptar la paz mientras conserve este número de clanes
page-promises =
    { $count ->
        [0] Promesas
        [one] Promesas: una
       *[other] Promesas: { $count }
    }
page-promise = Prometer algo
page-promise-say = Prometer
page-fate-open = (pendiente)
page-fate-kept = (cumplida)
page-fate-broken = (rota)
page-blank-territory = territorio
page-blank-other = jugador

## Antes de la partida, y un dispositivo para varios

page-gathering = { $title }: la mesa está puesta
page-seats-free =
    { $count ->
        [0] Todos los asientos están ocupados.
        [one] Hay un asiento libre.
       *[other] Hay { $count } asientos libres.
    }
page-your-name = Tu nombre
page-seat-open = libre
page-sit = Sentarse
page-free-seat = Liberar este sitio
page-stand = Levantarse
page-invite = Quien tenga este enlace puede sentarse
page-hand-over = Pasa el dispositivo a { $seat }
page-hand-over-why = Ahora no debería mirar nadie más.
page-hand-over-here = Soy { $seat }: mis cartas
page-hand-over-first = Antes, { $seat }

## Desde tu última visita

page-recap = Desde tu última visita
page-recap-count =
    { $count ->
        [one] Ha pasado una cosa desde tu última visita.
       *[other] Han pasado { $count } cosas desde tu última visita.
    }
page-recap-at = { $at } de { $of }
page-recap-before = Anterior
page-recap-show = Mostrar
page-recap-next = Siguiente
page-recap-done = A la partida
page-recap-since = Desde tu último turno
page-happens = Ahora
page-skip = Mostrar el resto
page-skip-next = Siguiente escena
page-cue-passed-on =
    { $count ->
        [one] Se pasa una carta
        [many] Se pasan { $count } de cartas
       *[other] Se pasan { $count } cartas
    }

## Pistas

page-hints = Pistas
page-hint = Pedir una pista
page-hint-thinking = Pensando…
page-hint-chance = Probabilidad de ganar

## Teclas y línea de comandos

page-keys = Teclas
page-key-tab = al siguiente elemento
page-key-board = al tablero, al primer lugar que puedes elegir
page-key-arrows = al lugar vecino del tablero
page-key-enter = elegir lo marcado
page-key-numbers = la carta u opción con este número
page-key-confirm = confirmar; el botón principal
page-key-pass = pasar o terminar
page-key-undo = deshacer o pedir deshacer
page-key-stance = a favor de la paz o no
page-key-hint = pedir una pista
page-key-log = el historial
page-key-zoom = más cerca, más lejos, todo el tablero
page-key-skip = mostrar el resto de lo ocurrido; al ritmo «paso a paso», la escena siguiente
page-key-command = la línea de comandos
page-key-escape = soltar lo elegido; volver al presente
page-key-help = esta lista
page-command = Línea de comandos
page-command-hint = Escribe una opción, como «pasar»; Tab la completa
page-command-not-asked = Ahora no se te pregunta nada.
page-command-several = «{ $typed }» podría ser: { $options }
page-command-rule = La regla: { $rule }
page-command-none = «{ $typed }» no se puede hacer ahora. Puedes: { $options }

## El inicio

page-lobby = Fidchell: dos juegos celtas para jugar con amigos y bots
page-quick = Jugar ya
page-play-game = Jugar a { $title }
page-about-inis = De 2 a 4 jugadores; empiezas enseguida con dos bots
page-about-snakes = De 1 a 6 Santos en equipo; empiezas enseguida con dos bots
page-players-begin = Jugadores: { $players }. Empiezas enseguida con bots.
page-new-table = Tu propia mesa
page-game = Juego
page-players = Jugadores
page-seat-mine = yo
page-seat-for-others = otra persona
page-pace = Ritmo
page-window = Plazo de reacción mínimo
page-window-about = Cada vez que alguien puede reaccionar, la pregunta sigue abierta al menos ese tiempo; así nadie deduce de una respuesta rápida lo que otros tienen en la mano.
page-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
page-listed = Abierta a cualquiera
page-allow-hints = Pistas de un bot
page-allow-chat = Chat
page-variants = Reglas y variantes
page-set-table = Poner la mesa
page-begin = Empezar
page-my-tables = Tus mesas
page-no-tables = Todavía ninguna. Dos clics, y ya hay una.
page-open-tables = Mesas abiertas
page-watch-tables = Mesas que ver
page-past-tables = Partidas terminadas
page-awaited = te toca
page-phase-gathering = asientos libres
page-phase-playing = en juego
page-phase-over = terminada
page-phase-stopped = cerrada
page-join = Unirse
page-go = Ir
page-watch = Ver
page-learn = Aprender
page-learn-about = Una primera partida guiada, idea por idea; y todas las reglas y cartas para leer.
page-gallery = Todos los dibujos
page-import = Ver un registro
page-import-about = El registro de una partida, tal como lo escriben esta página o la terminal, se puede volver a ver y continuar.
page-import-file = Registro
page-account = Tú
page-signed-in = Tu cuenta: { $name }.
page-guest-as = Juegas sin cuenta, con el nombre { $name }. Con una contraseña puedes volver desde cualquier lugar.
page-sign-in-name = Nombre
page-password = Contraseña
page-rename = Cambiar el nombre
page-sign-in = Entrar
page-register = Crear una cuenta
page-other-device = Otro dispositivo
page-device-link = Abre este enlace allí, una sola vez
page-sign-out = Salir
page-sign-out-everywhere = Cerrar sesión en los demás dispositivos
page-change-password = Cambiar la contraseña
page-new-password = Contraseña nueva
page-credit = Inis es de Christian Martinez; Banish the Snakes, de Kevin McPartland y Jerry Shiles. Todos los textos y dibujos de esta página son nuestros.

## Ajustes

page-theme-auto = como el dispositivo
page-theme-vellum = vitela (claro)
page-theme-peat = turba (oscuro)
page-text-size = Tamaño del texto
page-confirm = Elecciones en el tablero
page-confirm-auto = se confirman en pantallas táctiles
page-confirm-always = se confirman siempre
page-confirm-never = se hacen al momento
page-tempo = Ritmo de lo que ocurre
page-tempo-step = paso a paso, con Espacio
page-tempo-slow = lento
page-tempo-normal = habitual
page-tempo-fast = rápido
page-tempo-off = ninguno: todo a la vez
page-want-sounds = Sonidos
page-want-memory = Recordatorio: las cartas que he visto
page-want-motion = Animaciones
page-want-chat = Chat
page-want-plainheadings = Títulos sencillos en vez de letras unciales
page-tokens = Tokens para programas
page-tokens-about = Un token permite que un programa tuyo actúe en tu nombre. No se lo des a nadie más; revócalo cuando ya no lo necesites.
page-token-name = Nombre del programa
page-token-make = Crear un token
page-token-made = Cópialo ahora; no se volverá a mostrar
page-token-until = hasta el { $date }
page-token-end = Revocar { $name }
page-scope-read = Leer: mirar mesas y ver mis asientos
page-scope-play = Jugar: preparar mesas y actuar en mis asientos
page-scope-account = Cuenta: cambiar mi nombre y mis ajustes
page-muted = A quién no lees
page-hear = Volver a leer a { $name }
page-back = Volver

## Repetición

page-replay-step = Paso { $at } de { $last }
page-replay-quiet = Nada que pudieras ver.
page-replay-controls = Controles de la repetición
page-replay-first = Al principio
page-replay-back = Un paso atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-on = Un paso adelante
page-replay-last = Al final
page-replay-slider = Paso
page-replay-speed = Velocidad
page-replay-view = Lo que ve
page-public = todo el mundo
page-record = Guardar el registro
page-to-table = A la mesa
page-continue = Continuar desde aquí
page-continue-about = Una nueva mesa sigue desde esta posición. Lo que estaba oculto y aún no se había robado se vuelve a barajar.

## Un juego que nadie ha dibujado

page-generic-you = tú
page-generic-away = ausente
page-generic-decides = decide
page-generic-yes = sí
page-generic-no = no
page-generic-none = nada
page-generic-about = Nadie ha dibujado aún este juego: esto es todo lo que puedes saber, tal como lo cuenta el juego.

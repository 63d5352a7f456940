### La página de estilo en español: todo aquello con lo que se construye y se pinta la página, en una sola hoja.

gallery-title = Todos los dibujos
gallery-about = Todos los colores, tamaños, signos, piezas e imágenes de esta página. La luz de la barra superior cambia el tema.
gallery-colours = Colores
gallery-type = Letras y tamaños
gallery-sample = Nueve olas más allá de la orilla
gallery-sample-name = Aoife
gallery-controls = Botones y campos
gallery-button = Una elección
gallery-button-main = La elección principal
gallery-button-stop = Una que acaba algo
gallery-button-off = Ahora no
gallery-chip = Un interruptor
gallery-field = Un campo
gallery-panel = Un panel, sobrio, para que hable el adorno de las cartas.
gallery-icons = Signos
gallery-knots = Nudos y trisqueles
gallery-pictures = Imágenes

## Inis

gallery-lands = Los dieciséis territorios, en ambas orientaciones
gallery-lands-busy = Territorios en plena partida
gallery-pieces = Piezas, insignias y marcas
gallery-citadel = Ciudadela
gallery-capital = La capital
gallery-sanctuary = Tres santuarios
gallery-festival = El festival
gallery-deed = Logro
gallery-pretender = Pretendiente
gallery-brenn = Brenn
gallery-crows = Los cuervos vuelan con el sol
gallery-crows-against = Los cuervos vuelan contra el sol
gallery-pass = Las cartas pasan hacia aquí
gallery-cards = Las cartas de Inis
gallery-size = Tamaño de las cartas
gallery-size-mini = Pequeño
gallery-size-mid = Mediano
gallery-size-full = Grande
gallery-backs = Dorsos y marcas

## Banish the Snakes

gallery-map = El mapa
gallery-blocks = Bloques y edificios
gallery-people = Pobladores
gallery-flock = Rebaño
gallery-chief = Jefe pagano
gallery-chief-christian = Jefe cristiano
gallery-king = Rey pagano
gallery-king-christian = Rey cristiano
gallery-high-king = Gran Rey pagano
gallery-high-king-christian = Gran Rey cristiano
gallery-druid = Druida
gallery-druid-unmet = Druida sin descubrir
gallery-dolmen = Dolmen
gallery-dolmens = Tres Dólmenes
gallery-grave = Tumba
gallery-relic = Reliquia
gallery-church = Iglesia de nivel { $level }
gallery-saints = Santos y Acólitos
gallery-saints-together = { $count } juntos
gallery-tracks = Dados y medidores
gallery-zeal = Celo
gallery-slider = El control de intentos
gallery-fails = fracaso
gallery-nothing = nada
gallery-succeeds = éxito

### Lo que se elige antes de una partida, en español: opciones de los juegos y sus valores, relojes, niveles de los bots.

## Inis: la partida

inis-option-players = Jugadores
inis-option-players-about = Cuántos asientos hay.
inis-option-island = Primeras losetas
inis-option-island-about = Con qué losetas empieza la isla y cuáles salen al final.
inis-option-island-random = al azar
inis-option-island-introductory = las recomendadas para la primera partida
inis-option-seasons = Máximo de estaciones
inis-option-seasons-about = Tras ese número de estaciones sin un Gran Rey, la partida acaba en empate.
inis-option-buildings = Edificios
inis-option-buildings-about = Cuántas ciudadelas y santuarios hay; los reglamentos no coinciden.
inis-option-buildings-8-9 = 8 ciudadelas y 9 santuarios, además de la capital
inis-option-buildings-10-10 = 10 de cada, con la capital como una ciudadela más
inis-option-deeds = Logros
inis-option-deeds-about = Cuántos logros hay; según el reglamento, 8 o 10.
inis-option-deeds-unlimited = tantos como se ganen

## Inis: lecturas en las que los reglamentos no coinciden

inis-option-chieftain-ties = Empates por la jefatura
inis-option-chieftain-ties-about = Quién es jefe donde varios empatan a más clanes.
inis-option-chieftain-ties-none = nadie
inis-option-chieftain-ties-brenn = el Brenn, si está entre ellos
inis-option-highlands = Tierras Altas
inis-option-highlands-about = Cuándo se juega la carta de ventaja de las Tierras Altas.
inis-option-highlands-resolution = al empezar la resolución: decide quién hace la primera maniobra
inis-option-highlands-clash = al empezar el combate: decide quién es el instigador
inis-option-eriu = Eriu
inis-option-eriu-about = Si los clanes de Eriu deben repartirse.
inis-option-eriu-one-each = un clan en cada territorio
inis-option-eriu-anywhere = pueden ir juntos
inis-option-cuchulain = Leyenda de Cuchulain
inis-option-cuchulain-about = Cuántos clanes elimina Cuchulain.
inis-option-cuchulain-two = dos; el tuyo, si no hay otro
inis-option-cuchulain-up-to-two = uno o dos
inis-option-plains = Llanura
inis-option-plains-about = Desde dónde mueve clanes la carta de ventaja de la Llanura.
inis-option-plains-from-plains = desde la Llanura
inis-option-plains-from-anywhere = desde un territorio cualquiera
inis-option-emissaries = Emisarios
inis-option-emissaries-about = Cuántos clanes mueven los Emisarios.
inis-option-emissaries-one = exactamente uno
inis-option-emissaries-any = cuantos se quiera
inis-option-new-alliance = Nueva Alianza
inis-option-new-alliance-about = Dónde debe tener el rival dos clanes.
inis-option-new-alliance-there = en ese territorio
inis-option-new-alliance-anywhere = en cualquier lugar de la isla
inis-option-manannan = Caballos de Manannan
inis-option-manannan-about = Si los Caballos inician un combate al llegar.
inis-option-manannan-clash = sí, como cualquier movimiento
inis-option-manannan-peace = no, llegan en paz
inis-option-dagda = El Dagda
inis-option-dagda-about = Qué se baraja cuando se descarta El Dagda.
inis-option-dagda-tales = las proezas
inis-option-dagda-own-deck = el mazo de la carta anulada
inis-option-printed-sanctuaries = Santuarios impresos
inis-option-printed-sanctuaries-about = Si las Puertas y el Círculo de Piedras llegan con un santuario.
inis-option-printed-sanctuaries-yes = con santuario
inis-option-printed-sanctuaries-no = sin santuario
inis-option-lug-after-cancel = Lug Samildanach
inis-option-lug-after-cancel-about = Si Lug puede tomar una carta que se ha anulado.
inis-option-lug-after-cancel-yes = sí puede
inis-option-lug-after-cancel-no = solo una que tuvo efecto
inis-option-after-warlord = Tras el Señor de la Guerra
inis-option-after-warlord-about = Quién sigue a la maniobra que concedió el Señor de la Guerra.
inis-option-after-warlord-from-chosen = el orden sigue desde el jugador elegido
inis-option-after-warlord-resume = el orden sigue donde se interrumpió
inis-option-after-oengus = Tras Oengus
inis-option-after-oengus-about = Quién sigue al turno que tomó Oengus.
inis-option-after-oengus-from-player = los turnos siguen desde ahí
inis-option-after-oengus-resume = los turnos siguen donde se interrumpieron
inis-option-after-hills = Tras las Colinas
inis-option-after-hills-about = Si «La Osadía de Streng» e «Incursión» pueden seguir a un ataque que las Colinas dejaron sin efecto.
inis-option-after-hills-yes = sí pueden
inis-option-after-hills-no = no pueden
inis-option-empty-clashes = Combates sin uno de los bandos
inis-option-empty-clashes-about = Qué pasa con un combate pendiente que ha perdido uno de sus bandos.
inis-option-empty-clashes-skip = se omite
inis-option-empty-clashes-hold = se celebra igualmente
inis-option-festival-payer = Quién paga en el festival
inis-option-festival-payer-about = Quién pierde un clan cuando empieza un combate donde se celebra el festival.
inis-option-festival-payer-initiator = quien inició el combate
inis-option-festival-payer-instigator = el instigador
inis-option-swamp-capital = Capital en el Pantano
inis-option-swamp-capital-about = Si la capital puede estar en el Pantano.
inis-option-swamp-capital-no = no puede
inis-option-swamp-capital-yes = sí puede
inis-option-peace = Paz
inis-option-peace-about = Cuándo se puede acabar un combate de mutuo acuerdo.
inis-option-peace-before = antes de una maniobra
inis-option-peace-before-and-after = antes y después de una maniobra
inis-option-tailtu-returns = Tierras de Tailtu
inis-option-tailtu-returns-about = Adónde van las losetas que no se usan con «Tierras de Tailtu».
inis-option-tailtu-returns-far = salen las últimas
inis-option-tailtu-returns-near = salen las siguientes
inis-option-first-tiles = Cómo se disponen las primeras losetas
inis-option-first-tiles-about = Cuántas otras toca cada una de las primeras losetas.
inis-option-first-tiles-two-or-more = dos o más
inis-option-first-tiles-exactly-two = exactamente dos

## Banish the Snakes

snakes-option-players = Santos
snakes-option-players-about = Cuántos Santos hay; una persona puede llevar varios.
snakes-option-level = Nivel
snakes-option-level-about = Qué dificultad tiene la partida.
snakes-option-level-standard = estándar
snakes-option-level-beginner = para principiantes
snakes-option-level-advanced = avanzado
snakes-option-saints = Quién empieza
snakes-option-saints-about = Con qué Santos empieza la partida.
snakes-option-saints-historical = elegidos entre los que llegaron con Patricio
snakes-option-saints-chosen = elegidos entre todos
snakes-option-saints-random = repartidos al azar
snakes-option-deck-saints = Santos del mazo
snakes-option-deck-saints-about = Qué Santos aguardan en el mazo.
snakes-option-deck-saints-historical = los históricos
snakes-option-deck-saints-chosen = elegidos en común
snakes-option-deck-saints-random = repartidos al azar
snakes-option-content = Mapa y cartas
snakes-option-content-about = De quién son el mapa, los bloques y las cartas con que se juega.
snakes-option-content-default = los propios de Fidchell

## Relojes: el nombre y cuánto tiempo dan

clock-none = sin reloj
clock-none-about = Cada cual se toma el tiempo que necesite.
clock-quick = rápido
clock-quick-about = 10 minutos por asiento y 10 segundos más con cada turno.
clock-live = de una sentada
clock-live-about = 25 minutos por asiento y 20 segundos más con cada turno.
clock-relaxed = tranquilo
clock-relaxed-about = 60 minutos por asiento y 60 segundos más con cada turno.
clock-day = un día
clock-day-about = 24 horas por asiento y 4 horas más con cada turno.
clock-days = varios días
clock-days-about = 72 horas por asiento y 12 horas más con cada turno.
clock-slow = lento
clock-slow-about = 72 horas por asiento y 36 horas más con cada turno.

## Niveles de los bots, del más débil al más fuerte

level-beginner = principiante
level-casual = aficionado
level-skilled = hábil
level-expert = experto
level-merciless = despiadado

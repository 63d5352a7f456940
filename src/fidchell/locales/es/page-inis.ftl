### Inis en la página, en español: el tablero, la mano, los paneles.
###
### $name es el nombre de una persona o de un bot; $territory, $card, $lands, $cards son nombres ya traducidos, sin
### artículo: por eso las frases los ponen tras dos puntos o un guion. $whose es `yours` cuando le toca a quien lee.

## El tablero

page-inis-zoom-in = Acercar
page-inis-zoom-out = Alejar
page-inis-fit = Ver toda la isla
page-inis-you = tú
page-inis-seats = Cartas en la mano
page-inis-short-gates = Las Puertas
page-inis-clans = { $name }: { $count }
page-inis-clans-chieftain = { $name }: { $count }, jefe
page-inis-built-capital = la capital
page-inis-built-citadels =
    { $count ->
        [one] una ciudadela
       *[other] { $count } ciudadelas
    }
page-inis-built-sanctuaries =
    { $count ->
        [one] un santuario
       *[other] { $count } santuarios
    }
page-inis-built-festival = el festival
page-inis-more = +{ $count }
page-inis-nothing-there = aquí no hay nada
page-inis-land-told = { $territory } – { $standing }.
page-inis-land-target = { $territory } – { $standing }. Puedes elegir este territorio: { $options }.
page-inis-site-told = Lugar { $number }, junto a: { $touches }. Puedes elegirlo.
page-inis-pretend =
    { $count ->
        [one] Pretendiente: { $names } – se decide en la próxima asamblea
       *[other] Pretendientes: { $names } – se decide en la próxima asamblea
    }
page-inis-you-pretend = Reclamas la corona: se decide en la próxima asamblea

## La barra superior

page-inis-crows = Cuervos { $way }
page-inis-season = Estación { $number }
page-inis-founding = Fundación
page-inis-brenn = Brenn: { $name }
page-inis-passes = Pases seguidos: { $count } de { $of }
page-inis-aside = Una carta apartada
page-inis-aside-none = Ninguna carta apartada
page-inis-lands-left = Losetas restantes: { $count }
page-inis-deeds-left = Logros restantes: { $count }

## Jugadores

page-inis-reserve =
    { $count ->
        [one] { $count } clan en la reserva
       *[other] { $count } clanes en la reserva
    }
page-inis-bot = bot { $level }
page-inis-at-turn = su turno
page-inis-decides = decide
page-inis-away = ausente
page-inis-late = sin tiempo
page-inis-holds = Cartas de acción: { $actions }. Cartas de ventaja: { $advantages }. Proezas: { $tales }.
page-inis-is-brenn = Brenn
page-inis-deeds =
    { $count ->
        [one] { $count } logro
       *[other] { $count } logros
    }
page-inis-deeds-short = Logros
page-inis-pretender = Pretendiente a la corona
page-inis-goals-of = Cuánto lleva { $name }: súbditos { $subjects }, territorios { $territories }, santuarios { $sanctuaries }, de 6 en cada caso. Decir dónde.
page-inis-goal-subjects = Clanes rivales donde se es jefe
page-inis-goal-territories = Territorios donde se está presente
page-inis-goal-sanctuaries = Santuarios donde se está presente
page-inis-counts = { $territory } { $count }
page-inis-nowhere = todavía en ninguna parte
page-inis-goal-subjects-told =
    { $deeds ->
        [0] Jefe sobre { $count } de 6 clanes rivales: { $lands }.
        [one] Jefe sobre { $count } de 6 clanes rivales, y 1 logro cuenta como uno más: { $lands }.
       *[other] Jefe sobre { $count } de 6 clanes rivales, y { $deeds } logros cuentan como otros tantos: { $lands }.
    }
page-inis-goal-territories-told =
    { $deeds ->
        [0] Presente en { $count } de 6 territorios: { $lands }.
        [one] Presente en { $count } de 6 territorios, y 1 logro cuenta como uno más: { $lands }.
       *[other] Presente en { $count } de 6 territorios, y { $deeds } logros cuentan como otros tantos: { $lands }.
    }
page-inis-goal-sanctuaries-told =
    { $deeds ->
        [0] Presente junto a { $count } de 6 santuarios: { $lands }.
        [one] Presente junto a { $count } de 6 santuarios, y 1 logro cuenta como uno más: { $lands }.
       *[other] Presente junto a { $count } de 6 santuarios, y { $deeds } logros cuentan como otros tantos: { $lands }.
    }

## Cartas

page-inis-kind-action = Acción
page-inis-kind-advantage = Ventaja
page-inis-kind-epic = Proeza
page-inis-timing-season = carta de estación
page-inis-timing-triskel = carta de trisquel
page-inis-half = { $when }: { $effect }
page-inis-card-told = { $card }. { $text } { $note }
page-inis-card-playable = { $card }. { $text } { $note } Puedes elegirla.
page-inis-choose-from = Elige una de estas
page-inis-hand-empty = No tienes cartas.
page-inis-open-cards = jugadas a la vista
page-inis-pile-actions = descartadas: { $count }
page-inis-pile-tales = mazo: { $count }
page-inis-pile-discarded = descartadas: { $count }
page-inis-discarded-tales = Proezas descartadas

## La selección de cartas

page-inis-draft-keep = Conservas
page-inis-draft-kept = { $count } de { $most }
page-inis-draft-slot = elige una carta
page-inis-draft-pass = Para { $name }
page-inis-draft-tap = pulsa una carta para conservarla
page-inis-draft-sealed = sellado hasta que todos hayan elegido
page-inis-draft-new = nueva
page-inis-draft-step = Pase { $at } de { $of }
page-inis-draft-way = Los cuervos vuelan { $way }, hacia { $name }.
page-inis-draft-waiting = Tu elección está sellada. Los demás eligen en secreto.
page-inis-draft-confirm =
    { $count ->
        [one] Conservar esta
       *[other] Conservar estas { $count }
    }
page-inis-draft-locked = De la primera selección, ya fuera de alcance: { $cards }.
page-inis-draft-passed = Has pasado: { $cards }.
page-inis-draft-others = También tienes: { $cards }.

## Junto al tablero

page-inis-look-away = Cerrar
page-inis-nobody-there = Aquí no hay nadie.
page-inis-no-chieftain = Empate: no hay jefe.
page-inis-neighbours = Vecinos: { $lands }
page-inis-advantage = Carta de ventaja: { $card }
page-inis-advantage-held = poseedor: { $name }.
page-inis-advantage-face-up = boca arriba hasta la próxima asamblea.
page-inis-advantage-open = jugada a la vista.
page-inis-advantage-played = jugada en esta estación, o todavía de nadie.
page-inis-can = Puedes elegir este territorio: { $options }.
page-inis-no-target = Este territorio no se puede elegir ahora.
page-inis-declared = Lo que se declara
page-inis-declares = { $name } juega «{ $card }»
page-inis-you-declare = Juegas «{ $card }»
page-inis-declared-where = Dónde: { $territory }
page-inis-declared-whom = Quién: { $name }
page-inis-declared-number = Cuántos: { $count }
page-inis-declared-plan = Previsto: { $lands }
page-inis-memory = Recordatorio
page-inis-memory-discard = Cartas de acción descartadas
page-inis-memory-aside = Carta apartada
page-inis-memory-known = Conocidas: { $cards }
page-inis-memory-maybe = Posibles: { $cards }
page-inis-memory-tiles = Losetas que has visto: { $lands }

## Combates

page-inis-clash = Combate: { $territory }
page-inis-step-citadels = Ciudadelas
page-inis-step-resolution = Resolución
page-inis-step-end = Final
page-inis-instigator = instigador
page-inis-exposed = expuestos: { $count }
page-inis-sheltered = refugiados: { $count }
page-inis-action-cards = cartas de acción: { $count }
page-inis-manoeuvres = hace la siguiente maniobra
page-inis-peace = paz
page-inis-no-peace = sin paz
page-inis-stance-told = todos lo ven; cuando todos estén a favor, acaba el combate
page-inis-attack-told =
    { $cards ->
        [0] pierde un clan (expuestos: { $clans }), pues no tiene carta que descartar
       *[other] pierde un clan (expuestos: { $clans }) o una carta (en la mano: { $cards })
    }
page-inis-lose-told = clanes tuyos aquí: { $count }
page-inis-peace-told = deben aceptar todos los que tienen clanes expuestos ({ $count })
page-inis-speared = Lanza de Lug: en este combate no hay cartas de trisquel.
page-inis-cauldron =
    { $count ->
        [one] El Caldero de Dagda ({ $name }) guarda 1 clan.
       *[other] El Caldero de Dagda ({ $name }) guarda { $count } clanes.
    }
page-inis-pending = Combates pendientes: { $lands }

## El final

page-inis-won = { $name } es Gran Rey
page-inis-you-won = Eres Gran Rey
page-inis-nobody-won = No hay ningún Gran Rey
page-inis-final = Situación final
page-inis-player = Jugador

## Líneas y títulos

page-inis-heading-season = Estación { $number }
page-inis-heading-assembly = Asamblea tras la estación { $number }
page-inis-heading-founding = Fundación
page-inis-line-turn =
    { $whose ->
        [yours] Tu turno · Estación { $number }
       *[other] Turno de { $name } · Estación { $number }
    }
page-inis-line-react =
    { $whose ->
        [yours] Tu respuesta · Estación { $number }
       *[other] Se puede responder · Estación { $number }
    }
page-inis-line-clash-react =
    { $whose ->
        [yours] Combate · tu respuesta
       *[other] Combate · se puede responder
    }
page-inis-line-manoeuvre =
    { $whose ->
        [yours] Combate · tu maniobra
       *[other] Combate · maniobra
    }
page-inis-line-clash =
    { $whose ->
        [yours] Combate · decides tú
       *[other] Combate
    }
page-inis-line-draft = Asamblea · selección de cartas
page-inis-line-assembly = Asamblea
page-inis-line-founding =
    { $whose ->
        [yours] Fundación · decides tú
       *[other] Fundación
    }

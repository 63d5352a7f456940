### Banish the Snakes en la página, en español: rótulos, frases y títulos del mapa y los paneles.
###
### Los nombres vienen de snakes.ftl, ya traducidos. Los números con signo ($value, $bonus) llegan como texto.

## Nombres donde hay poco sitio

page-snakes-short-northern-ui-neill = Ui Neill N.
page-snakes-short-southern-ui-neill = Ui Neill S.

## Datos de la barra superior

page-snakes-turn = Turno { $turn }
page-snakes-score = Puntos
page-snakes-score-told = Puntos: { $score } – { $result }. Derrota parcial desde 7, victoria parcial desde 13, victoria total desde 19.
page-snakes-standing-total-defeat = derrota total por ahora
page-snakes-standing-partial-defeat = derrota parcial por ahora
page-snakes-standing-partial-victory = victoria parcial por ahora
page-snakes-standing-total-victory = victoria total por ahora
page-snakes-deck = Mazo
page-snakes-flock = Rebaños
page-snakes-of = de { $of }
page-snakes-level-beginner = Principiante
page-snakes-level-standard = Estándar
page-snakes-level-advanced = Avanzado
page-snakes-supply = Reservas
page-snakes-supply-churches = Iglesias de nivel 0, 1, 2 y 3
page-snakes-supply-dolmens = Dólmenes
page-snakes-supply-graves = Tumbas
page-snakes-supply-druids = Druidas en la reserva
page-snakes-supply-leaders = Líderes en el recipiente
page-snakes-supply-people = Pobladores en la reserva
page-snakes-supply-unmet = Druidas que nadie ha descubierto
page-snakes-supply-relics = Reliquias aún sin abrir
page-snakes-supply-gifts = Dones del Espíritu
page-snakes-times = { $value } × { $count }
page-snakes-none = ninguno

## El mapa

page-snakes-you = tú
page-snakes-acolyte = Acólito
page-snakes-area-told = { $area }, en { $province }: { $standing }.
page-snakes-area-target = { $area }, en { $province }: { $standing }. Puedes elegir: { $options }.
page-snakes-flock-told = Rebaños: { $flock } de { $of } Pobladores
page-snakes-chief-told =
    { $faith ->
        [christian] Jefe cristiano { $value }
       *[pagan] Jefe pagano { $value }
    }
page-snakes-king-told =
    { $faith ->
        [christian] Rey cristiano { $value }
       *[pagan] Rey pagano { $value }
    }
page-snakes-high-king-told =
    { $faith ->
        [christian] Gran Rey cristiano { $value }
       *[pagan] Gran Rey pagano { $value }
    }
page-snakes-king-of-told = { $king } de { $province }
page-snakes-king-of-target = { $king } de { $province }. Puedes elegirlo.
page-snakes-druid-met = Druida { $value }
page-snakes-druid-seen = Druida { $value }, boca abajo, que has mirado
page-snakes-druid-hidden = un Druida boca abajo
page-snakes-church-told = Iglesia de nivel { $level }
page-snakes-dolmens-told =
    { $count ->
        [one] { $count } Dolmen
       *[other] { $count } Dólmenes
    }
page-snakes-graves-told =
    { $count ->
        [one] { $count } Tumba
       *[other] { $count } Tumbas
    }
page-snakes-relics-told =
    { $count ->
        [one] una Reliquia de { $values }
       *[other] { $count } Reliquias de { $values }
    }
page-snakes-here-told = aquí: { $names }
page-snakes-britain-told = El Paganismo está en la casilla { $box } de { $end }. { $next }
page-snakes-britain-next = { $region } cae en la { $box }.
page-snakes-britain-last = El Paganismo se adueña de Gran Bretaña en la { $end }.
page-snakes-britain-pill = Paganismo { $box } de { $end } · próxima caída en { $next }
page-snakes-region-pagan = Pagana
page-snakes-region-christian = Cristiana
page-snakes-zoom-in = Acercar
page-snakes-zoom-out = Alejar
page-snakes-fit = Todo el mapa
page-snakes-other-areas = Áreas que no están en este mapa

## El intento

page-snakes-attempt = Convertir
page-snakes-attempt-people = Convertir a los Pobladores { $value }
page-snakes-attempt-chief = Convertir al Jefe
page-snakes-attempt-king = Convertir al Rey
page-snakes-attempt-high-king = Convertir al Gran Rey
page-snakes-attempt-druid = Enfrentarse al Druida
page-snakes-attempt-lead = { $saint } en { $area }
page-snakes-targets = A quién convertir
page-snakes-target-people = Pobladores { $value }
page-snakes-target-chief = Jefe
page-snakes-target-king = Rey
page-snakes-target-high-king = Gran Rey
page-snakes-target-druid = Druida
page-snakes-part-target-people = Pobladores
page-snakes-part-target-chief = el Jefe de { $area }
page-snakes-part-target-king = el Rey de { $province }
page-snakes-part-target-high-king = el Gran Rey
page-snakes-part-target-druid = el Druida de { $area }
page-snakes-part-superior-people = el Jefe de { $area }
page-snakes-part-superior-chief = el Rey de { $province }
page-snakes-part-superior-king = el Gran Rey
page-snakes-part-unknown = el Druida, boca abajo
page-snakes-total = Total
page-snakes-total-unknown = desconocido
page-snakes-fate-fail = −1 de Celo
page-snakes-fate-nothing = nada
page-snakes-fate-succeed = convertido
page-snakes-odds-told = { $succeed } de convertir, { $nothing } de que no pase nada, { $fail } de fracasar y perder Celo
page-snakes-odds-succeed = { $share } de éxito
page-snakes-unknown-druid = No has visto este Druida. Estas probabilidades cuentan todos los Druidas que nadie ha descubierto; solo verás su número cuando te hayas decidido.
page-snakes-unmet = Lo que puede ser:
page-snakes-commit = Tirar el dado
page-snakes-thrown = Tirada ({ $name }): { $thrown }; hace falta más de { $needed }.
page-snakes-needed = hace falta más de { $needed }
page-snakes-keeps = { $name } guarda
page-snakes-back-to-attempt = Al intento
page-snakes-at-most = ≤ { $value }
page-snakes-at-least = ≥ { $value }

## La ficha de un Área

page-snakes-where-coast = { $province } · costera
page-snakes-where-inland = { $province } · interior
page-snakes-where-tara = { $province } · Tara
page-snakes-sheet-chief = Jefe
page-snakes-sheet-king = Rey
page-snakes-sheet-high-king = Gran Rey
page-snakes-sheet-druid = Druida
page-snakes-sheet-church =
    { $level ->
        [0] celda
        [1] oratorio
        [2] iglesia
       *[other] catedral
    }
page-snakes-sheet-dolmen =
    { $count ->
        [one] Dolmen
       *[other] { $count } Dólmenes
    }
page-snakes-sheet-grave =
    { $count ->
        [one] Tumba
       *[other] { $count } Tumbas
    }
page-snakes-sheet-relic = Reliquia
page-snakes-other-side-christian = Como cristiano muestra { $value }.
page-snakes-other-side-pagan = Como pagano muestra { $value }.
page-snakes-other-side-unknown = Nadie sabe qué muestra su otra cara.
page-snakes-druid-seen-by = Boca abajo; lo han mirado: { $names }
page-snakes-druid-blocks = Hasta que alguien se enfrente a este Druida, aquí no se puede intentar nada más, ni convertir al Rey de { $province }.
page-snakes-near = Junto a:
page-snakes-chief-die = Asciende a Rey con { $faces }
page-snakes-king-die = Asciende a Gran Rey con { $faces }
page-snakes-saints-here = Santos aquí:
page-snakes-built-here = Este turno se ha construido o mejorado aquí una Iglesia.
page-snakes-province = Áreas de la Provincia

## Cartas y eventos

page-snakes-kind-event = Evento
page-snakes-kind-saint = Santo
page-snakes-kind-keeper = Carta que se guarda
page-snakes-kind-gift = Don del Espíritu
page-snakes-always = Siempre
page-snakes-any-colour = con cualquier color
page-snakes-key-card = Carta Principal
page-snakes-current-card = Carta actual
page-snakes-no-key = Aún no hay Carta Principal
page-snakes-read-at = se lee en { $colour }
page-snakes-arrow-next = Su flecha: el siguiente evento se lee en { $colour }
page-snakes-key-arrow = La Carta Principal «{ $card }» señala { $colour }: se lee esta línea
page-snakes-no-arrow = No tiene flecha; la Carta Principal no cambia.
page-snakes-risk = Siguiente evento, en { $colour }
page-snakes-risk-of =
    { $count ->
        [one] de { $count } carta por salir; una carta puede hacer varias cosas
       *[other] de { $count } cartas por salir; una carta puede hacer varias cosas
    }
page-snakes-risk-none = No quedan cartas: la partida acaba cuando empiece el siguiente turno.
page-snakes-cards = El mazo
page-snakes-to-come =
    { $count ->
        [one] Por salir: { $count } carta, en orden desconocido
       *[other] Por salir: { $count } cartas, en orden desconocido
    }
page-snakes-on-top = Sabes qué hay en lo alto del mazo
page-snakes-unknown-card = una carta desconocida
page-snakes-discarded = Descartadas ({ $count })
page-snakes-piles = A la espera en Gran Bretaña ({ $count })
page-snakes-look-at = Mirar «{ $card }»
page-snakes-use = Usarla
page-snakes-kept-by = La guarda { $name }

## Santos

page-snakes-saints = Santos
page-snakes-seat-told = { $saint }, { $seat }: { $name }
page-snakes-zeal-told =
    { $points ->
        [one] Casilla { $space } de { $of } del medidor de Celo: { $points } acción por turno
       *[other] Casilla { $space } de { $of } del medidor de Celo: { $points } acciones por turno
    }
page-snakes-effort-told = puede hacer un Esfuerzo Final
page-snakes-keeps-told =
    { $count ->
        [0] no guarda ninguna carta de { $limit }
       *[other] guarda { $count } de { $limit }
    }
page-snakes-not-placed = aún fuera del mapa
page-snakes-turn-now = tiene el turno
page-snakes-away = ausente

## La línea sobre la pregunta y los títulos del historial

page-snakes-line-actions =
    { $count ->
        [0] { $saint } · no quedan acciones
        [one] { $saint } · queda { $count } acción
       *[other] { $saint } · quedan { $count } acciones
    }
page-snakes-line-event = { $saint } · el evento
page-snakes-line-setup = Antes del primer turno
page-snakes-heading-turn = Turno { $number }
page-snakes-heading-setup = Antes del primer turno

## Lo que se puede hacer

page-snakes-actions = Acciones
page-snakes-points-told =
    { $count ->
        [one] queda { $count } de { $of } acciones
       *[other] quedan { $count } de { $of } acciones
    }
page-snakes-points = acciones
page-snakes-prepared = Preparación: { $bonus }
page-snakes-final-effort = Esfuerzo Final: { $saint } muere tras este intento
page-snakes-helps = { $helped }: { $bonus }
page-snakes-deed-move = Mover
page-snakes-deed-end = Acabar el turno
page-snakes-deed-draw = Robar el evento
page-snakes-wait = Falta la decisión de { $name }. Mientras tanto puedes mirarlo todo y mostrar lo que harías.
page-snakes-watching = Estás viendo la partida.

## Planes

page-snakes-plans = Planes
page-snakes-plans-why = Muestra lo que harías antes de que otros te lo digan. Todos ven las marcas en el mapa; duran hasta que pasa el turno.
page-snakes-plan-kind = Qué
page-snakes-plan-to = Dónde
page-snakes-plan-nowhere = en ningún lugar concreto
page-snakes-plan-note = Unas palabras
page-snakes-plan-add = Añadir la marca
page-snakes-plan-remove = Quitar: { $mark }
page-snakes-plan-clear = Borrar mi plan
page-snakes-plan-sealed = Sellado
page-snakes-plan-sealed-why = Nadie ve los planes sellados hasta que todos hayan hecho uno; entonces se abren todos a la vez.
page-snakes-plan-is-sealed = sellado
page-snakes-plan-all-open = Todos los planes están a la vista.
page-snakes-plan-waiting =
    { $count ->
        [one] Hay un plan sellado.
       *[other] Hay { $count } planes sellados.
    }
page-snakes-unseal = Abrir los planes
page-snakes-mark-go = ir
page-snakes-mark-convert = convertir
page-snakes-mark-build = construir
page-snakes-mark-guard = quedarse y vigilar
page-snakes-mark-give = dar una carta
page-snakes-mark-note = nota
page-snakes-mark-told = { $kind }: { $place }
page-snakes-mark-told-text = { $kind }: { $place }, «{ $text }»
page-snakes-mark-text = { $kind }: «{ $text }»

## El final

page-snakes-ending = El final
page-snakes-points-total = Puntos
page-snakes-points-full = Áreas llenas de Rebaños
page-snakes-points-half = Áreas con al menos la mitad
page-snakes-points-high-king = Gran Rey cristiano
page-snakes-points-kings = Reyes cristianos
page-snakes-points-cathedral = Catedral
page-snakes-points-dolmens = Dólmenes despiertos
page-snakes-points-druids = Druidas
page-snakes-lasted =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
page-snakes-deaths =
    { $count ->
        [0] nadie ha muerto
        [one] { $count } muerte
       *[other] { $count } muertes
    }

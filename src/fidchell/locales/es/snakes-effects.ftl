### Banish the Snakes en español: qué hacen las cartas de evento, los Santos, los Dones del Espíritu y otras cartas guardadas.
###
### El texto de una carta se compone de estos mensajes, como elementos de una lista o separados por punto y coma.
### «El Santo activo» es aquel a quien le toca. $bonus es un número con su signo.

## Eventos

snakes-effect-none = sin efecto
snakes-effect-paganism-forward =
    { $count ->
        [one] el Paganismo avanza { $count } casilla
       *[other] el Paganismo avanza { $count } casillas
    }
snakes-effect-paganism-back =
    { $count ->
        [one] el Paganismo retrocede { $count } casilla
       *[other] el Paganismo retrocede { $count } casillas
    }
snakes-effect-zeal-lost-active = el Santo activo pierde { $count } de Celo
snakes-effect-zeal-regained-active = el Santo activo recupera { $count } de Celo
snakes-effect-zeal-lost-all = cada Santo pierde { $count } de Celo
snakes-effect-zeal-regained-all = cada Santo recupera { $count } de Celo
snakes-effect-zeal-lost-with-druid = cada Santo en un Área con Druida pierde { $count } de Celo
snakes-effect-zeal-regained-with-druid = cada Santo en un Área con Druida recupera { $count } de Celo
snakes-effect-zeal-lost-coast = cada Santo en un Área costera pierde { $count } de Celo
snakes-effect-zeal-regained-coast = cada Santo en un Área costera recupera { $count } de Celo
snakes-effect-zeal-lost-pair = el Santo activo y otro a elección del jugador activo pierden { $count } de Celo cada uno
snakes-effect-zeal-regained-pair = el Santo activo y otro a elección del jugador activo recuperan { $count } de Celo cada uno
snakes-effect-people-area =
    { $count ->
        [one] elimina y reemplaza { $count } ficha de Pobladores en { $area }
       *[other] elimina y reemplaza { $count } fichas de Pobladores en { $area }
    }
snakes-effect-people-active =
    { $count ->
        [one] elimina y reemplaza { $count } ficha de Pobladores en el Área del Santo activo
       *[other] elimina y reemplaza { $count } fichas de Pobladores en el Área del Santo activo
    }
snakes-effect-people-most-flock =
    { $count ->
        [one] elimina y reemplaza { $count } ficha de Pobladores en el Área con más Rebaños (el jugador activo deshace los empates)
       *[other] elimina y reemplaza { $count } fichas de Pobladores en el Área con más Rebaños (el jugador activo deshace los empates)
    }
snakes-effect-people-province =
    { $count ->
        [one] elimina y reemplaza { $count } ficha de Pobladores en cada Área de { $province }
       *[other] elimina y reemplaza { $count } fichas de Pobladores en cada Área de { $province }
    }
snakes-effect-chief-area = elimina y reemplaza al Jefe de { $area }
snakes-effect-chief-active = elimina y reemplaza al Jefe del Área del Santo activo
snakes-effect-chief-most-flock = elimina y reemplaza al Jefe del Área con más Rebaños (el jugador activo deshace los empates)
snakes-effect-chief-province = elimina y reemplaza al Jefe de cada Área de { $province }
snakes-effect-king = elimina y reemplaza al Rey de { $province }
snakes-effect-king-christian = elimina y reemplaza a un Rey cristiano (elige el jugador activo; si no hay ninguno, el Rey de la Provincia del Santo activo)
snakes-effect-high-king = elimina y reemplaza al Gran Rey
snakes-effect-church-raised-area = construye o mejora gratis la Iglesia de { $area }
snakes-effect-church-raised-active = construye o mejora gratis la Iglesia del Área del Santo activo
snakes-effect-church-raised-most-flock = construye o mejora gratis la Iglesia del Área con más Rebaños (el jugador activo deshace los empates)
snakes-effect-church-raised-province = construye o mejora gratis la Iglesia de cada Área de { $province }
snakes-effect-church-lowered-area = la Iglesia de { $area } baja un nivel (la de nivel 0 se retira)
snakes-effect-church-lowered-active = la Iglesia del Área del Santo activo baja un nivel (la de nivel 0 se retira)
snakes-effect-church-lowered-most-flock = la Iglesia del Área con más Rebaños (el jugador activo deshace los empates) baja un nivel (la de nivel 0 se retira)
snakes-effect-church-lowered-province = la Iglesia de cada Área de { $province } baja un nivel (la de nivel 0 se retira)
snakes-effect-dolmen-woken-area =
    { $count ->
        [one] añade { $count } Dolmen en { $area }
       *[other] añade { $count } Dólmenes en { $area }
    }
snakes-effect-dolmen-woken-active =
    { $count ->
        [one] añade { $count } Dolmen en el Área del Santo activo
       *[other] añade { $count } Dólmenes en el Área del Santo activo
    }
snakes-effect-dolmen-woken-most-flock =
    { $count ->
        [one] añade { $count } Dolmen en el Área con más Rebaños (el jugador activo deshace los empates)
       *[other] añade { $count } Dólmenes en el Área con más Rebaños (el jugador activo deshace los empates)
    }
snakes-effect-dolmen-woken-province =
    { $count ->
        [one] añade { $count } Dolmen en cada Área de { $province }
       *[other] añade { $count } Dólmenes en cada Área de { $province }
    }
snakes-effect-dolmen-cleared-area =
    { $count ->
        [one] elimina { $count } Dolmen en { $area }
       *[other] elimina { $count } Dólmenes en { $area }
    }
snakes-effect-dolmen-cleared-active =
    { $count ->
        [one] elimina { $count } Dolmen en el Área del Santo activo
       *[other] elimina { $count } Dólmenes en el Área del Santo activo
    }
snakes-effect-dolmen-cleared-most-flock =
    { $count ->
        [one] elimina { $count } Dolmen en el Área con más Rebaños (el jugador activo deshace los empates)
       *[other] elimina { $count } Dólmenes en el Área con más Rebaños (el jugador activo deshace los empates)
    }
snakes-effect-dolmen-cleared-province =
    { $count ->
        [one] elimina { $count } Dolmen en cada Área de { $province }
       *[other] elimina { $count } Dólmenes en cada Área de { $province }
    }
snakes-effect-druid-area = en { $area }: si la casilla de Druida/Iglesia está vacía, coloca un Druida boca abajo; si hay una Iglesia, bájala un nivel
snakes-effect-druid-active = en el Área del Santo activo: si la casilla de Druida/Iglesia está vacía, coloca un Druida boca abajo; si hay una Iglesia, bájala un nivel
snakes-effect-druid-most-flock = en el Área con más Rebaños (el jugador activo deshace los empates): si la casilla de Druida/Iglesia está vacía, coloca un Druida boca abajo; si hay una Iglesia, bájala un nivel
snakes-effect-druid-province = en cada Área de { $province }: si la casilla de Druida/Iglesia está vacía, coloca un Druida boca abajo; si hay una Iglesia, bájala un nivel
snakes-effect-gift = el jugador activo toma un Don del Espíritu a su elección
snakes-effect-points-more =
    { $count ->
        [one] el Santo activo tiene +{ $count } Punto de Acción este turno (mínimo 0)
       *[other] el Santo activo tiene +{ $count } Puntos de Acción este turno (mínimo 0)
    }
snakes-effect-points-fewer =
    { $count ->
        [one] el Santo activo tiene −{ $count } Punto de Acción este turno (mínimo 0)
       *[other] el Santo activo tiene −{ $count } Puntos de Acción este turno (mínimo 0)
    }
snakes-effect-bonus-all = este turno, el Santo activo suma { $bonus } a sus intentos de conversión
snakes-effect-bonus-people = este turno, el Santo activo suma { $bonus } a sus intentos de convertir Pobladores
snakes-effect-bonus-chief = este turno, el Santo activo suma { $bonus } a sus intentos de convertir Jefes
snakes-effect-bonus-king = este turno, el Santo activo suma { $bonus } a sus intentos de convertir Reyes
snakes-effect-bonus-high-king = este turno, el Santo activo suma { $bonus } a sus intentos de convertir al Gran Rey
snakes-effect-bonus-leaders = este turno, el Santo activo suma { $bonus } a sus intentos de convertir Líderes
snakes-effect-bonus-druid = este turno, el Santo activo suma { $bonus } a sus intentos de convertir Druidas

## Lo que saben hacer los Santos

snakes-bonus-all = { $bonus } a todos los intentos de conversión
snakes-bonus-people = { $bonus } a los intentos de convertir Pobladores
snakes-bonus-chief = { $bonus } a los intentos de convertir Jefes
snakes-bonus-king = { $bonus } a los intentos de convertir Reyes
snakes-bonus-high-king = { $bonus } a los intentos de convertir al Gran Rey
snakes-bonus-leaders = { $bonus } a los intentos de convertir Líderes (Jefe, Rey, Gran Rey)
snakes-bonus-druid = { $bonus } a los intentos de convertir Druidas
snakes-ability-no-druid = solo en un Área sin Druida
snakes-ability-company = los demás Santos de la misma Área suman { $bonus } a todos sus intentos de conversión (este Santo no suma nada)
snakes-ability-points-more =
    { $count ->
        [one] { $count } Punto de Acción más por turno de los que muestra la casilla de Celo
       *[other] { $count } Puntos de Acción más por turno de los que muestra la casilla de Celo
    }
snakes-ability-points-fewer =
    { $count ->
        [one] { $count } Punto de Acción menos por turno de los que muestra la casilla de Celo
       *[other] { $count } Puntos de Acción menos por turno de los que muestra la casilla de Celo
    }
snakes-ability-build = la primera vez que construye o mejora en su turno no le cuesta ninguna Acción (sigue siendo una vez por Área y turno)
snakes-ability-cards = dar y tomar cartas no le cuesta ninguna Acción y puede hacerlo con un Santo de un Área adyacente
snakes-ability-shield = una vez por turno, cuando fracasa un intento de conversión, no pierde Celo (el Dolmen se coloca igualmente)
snakes-ability-sail = al mover puede ir de un Área costera a cualquier otra Área costera
snakes-ability-delay = cada vez que el Paganismo vaya a avanzar, tira el dado: con un 6, se ignora una casilla; la versión del mazo también lo hace mientras está guardada como carta

## Lo que saben hacer los Dones y otras cartas guardadas

snakes-power-bonus-once-all = { $bonus } a un intento de conversión cada turno
snakes-power-bonus-once-people = { $bonus } a un intento de convertir Pobladores cada turno
snakes-power-bonus-once-chief = { $bonus } a un intento de convertir a un Jefe cada turno
snakes-power-bonus-once-king = { $bonus } a un intento de convertir a un Rey cada turno
snakes-power-bonus-once-high-king = { $bonus } a un intento de convertir al Gran Rey cada turno
snakes-power-bonus-once-leaders = { $bonus } a un intento de convertir a un Líder cada turno
snakes-power-bonus-once-druid = { $bonus } a un intento de convertir a un Druida cada turno
snakes-power-bonus-discard-all = descártala antes de un intento de conversión: { $bonus }
snakes-power-bonus-discard-people = descártala antes de un intento de convertir Pobladores: { $bonus }
snakes-power-bonus-discard-chief = descártala antes de un intento de convertir a un Jefe: { $bonus }
snakes-power-bonus-discard-king = descártala antes de un intento de convertir a un Rey: { $bonus }
snakes-power-bonus-discard-high-king = descártala antes de un intento de convertir al Gran Rey: { $bonus }
snakes-power-bonus-discard-leaders = descártala antes de un intento de convertir a un Líder: { $bonus }
snakes-power-bonus-discard-druid = descártala antes de un intento de convertir a un Druida: { $bonus }
snakes-power-look = antes de decidirte, mira un Druida boca abajo de tu Área (a efectos de las reglas sigue boca abajo)
snakes-power-prepare = la primera vez que preparas en tu turno suma { $bonus } en vez de +1
snakes-power-heal = una vez por turno, gasta 1 Acción: un Santo de tu Área (o tú) recupera { $count } de Celo
snakes-power-face = descártala tras la tirada de un intento de conversión: el dado cuenta como un { $face }
snakes-power-foresee =
    { $count ->
        [one] al empezar tu turno, mira la carta superior del mazo
       *[other] al empezar tu turno, mira las { $count } cartas superiores del mazo y devuélvelas en cualquier orden
    }
snakes-power-roll-again = descártala: repite la tirada de un dado de cualquier Santo
snakes-power-no-loss = descártala cuando un Santo o Acólito vaya a perder Celo por una causa: se ignora toda esa pérdida
snakes-power-gift = descártala al empezar tu turno: toma un Don del Espíritu
snakes-power-build = descártala en un Área cuyo Jefe sea cristiano: construye o mejora allí la Iglesia sin gastar ninguna Acción
snakes-power-dolmen = descártala: elimina un Dolmen activo de tu Área

## Qué pasa con una carta guardada

snakes-fate-lost = se pierde cuando muere el Santo
snakes-fate-stays = se conserva cuando muere el Santo
snakes-fate-discarded = sale de la partida al usarla

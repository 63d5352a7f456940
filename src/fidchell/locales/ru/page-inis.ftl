### «Иниш» на странице по-русски: поле, рука, панели.
###
### $name — как зовут человека или бота, всегда в именительном падеже; $territory, $card, $lands, $cards — готовые
### названия или их списки. $whose — `yours`, если решает читающий, иначе `other`.

## Поле

page-inis-zoom-in = Ближе
page-inis-zoom-out = Дальше
page-inis-fit = Показать весь остров
page-inis-you = вы
page-inis-seats = Карты на руках
page-inis-short-gates = Врата
page-inis-clans = { $name }: { $count }
page-inis-clans-chieftain = { $name }: { $count }, вождь
page-inis-built-capital = столица
page-inis-built-citadels =
    { $count ->
        [1] цитадель
        [one] { $count } цитадель
        [few] { $count } цитадели
        [many] { $count } цитаделей
       *[other] { $count } цитадели
    }
page-inis-built-sanctuaries =
    { $count ->
        [1] святилище
        [one] { $count } святилище
        [few] { $count } святилища
        [many] { $count } святилищ
       *[other] { $count } святилища
    }
page-inis-built-festival = праздник
page-inis-nothing-there = здесь ничего нет
page-inis-more = +{ $count }
page-inis-land-told = { $territory } — { $standing }.
page-inis-land-target = { $territory } — { $standing }. Можно выбрать: { $options }.
page-inis-site-told = Место { $number }, рядом: { $touches }. Можно выбрать.
page-inis-pretend =
    { $count ->
        [one] { $names } — претендент на трон: рассудит следующее собрание
        [few] { $names } — претенденты на трон: рассудит следующее собрание
        [many] { $names } — претенденты на трон: рассудит следующее собрание
       *[other] { $names } — претенденты на трон: рассудит следующее собрание
    }
page-inis-you-pretend = Вы претендуете на трон: рассудит следующее собрание

## Верхняя строка

page-inis-crows = Вороны летят { $way }
page-inis-season = Сезон { $number }
page-inis-founding = Заселение острова
page-inis-brenn = Бренн: { $name }
page-inis-passes = Пасов подряд: { $count } из { $of }
page-inis-aside = Одна карта отложена
page-inis-aside-none = Отложенной карты нет
page-inis-lands-left = Территорий в запасе: { $count }
page-inis-deeds-left = Подвигов в запасе: { $count }

## Игроки

page-inis-reserve =
    { $count ->
        [one] { $count } клан в запасе
        [few] { $count } клана в запасе
        [many] { $count } кланов в запасе
       *[other] { $count } клана в запасе
    }
page-inis-bot = бот, { $level }
page-inis-at-turn = ходит
page-inis-decides = решает
page-inis-away = не за столом
page-inis-late = время вышло
page-inis-holds = Карты действий: { $actions }. Карты преимуществ: { $advantages }. Эпосы: { $tales }.
page-inis-is-brenn = Бренн
page-inis-deeds =
    { $count ->
        [one] { $count } подвиг
        [few] { $count } подвига
        [many] { $count } подвигов
       *[other] { $count } подвига
    }
page-inis-deeds-short = Подвиги
page-inis-pretender = Претендент на трон
page-inis-goals-of = Путь к трону, { $name }: подданные { $subjects }, территории { $territories }, святилища { $sanctuaries }, везде из 6. Показать где.
page-inis-goal-subjects = Вождь над чужими кланами
page-inis-goal-territories = Присутствие на территориях
page-inis-goal-sanctuaries = Присутствие у святилищ
page-inis-counts = { $territory } ({ $count })
page-inis-nowhere = пока нигде
page-inis-goal-subjects-told =
    { $deeds ->
        [0] Подданных: { $count } из 6. Где: { $lands }.
        [1] Подданных: { $count } из 6 и ещё 1 за подвиг. Где: { $lands }.
       *[other] Подданных: { $count } из 6 и ещё { $deeds } за подвиги. Где: { $lands }.
    }
page-inis-goal-territories-told =
    { $deeds ->
        [0] Присутствие на территориях: { $count } из 6. Где: { $lands }.
        [1] Присутствие на территориях: { $count } из 6 и ещё 1 за подвиг. Где: { $lands }.
       *[other] Присутствие на территориях: { $count } из 6 и ещё { $deeds } за подвиги. Где: { $lands }.
    }
page-inis-goal-sanctuaries-told =
    { $deeds ->
        [0] Присутствие у святилищ: { $count } из 6. Где: { $lands }.
        [1] Присутствие у святилищ: { $count } из 6 и ещё 1 за подвиг. Где: { $lands }.
       *[other] Присутствие у святилищ: { $count } из 6 и ещё { $deeds } за подвиги. Где: { $lands }.
    }

## Карты

page-inis-kind-action = Действие
page-inis-kind-advantage = Преимущество
page-inis-kind-epic = Эпос
page-inis-timing-season = карта сезона
page-inis-timing-triskel = карта трискеля
page-inis-half = { $when }: { $effect }
page-inis-card-told = { $card }. { $text } { $note }
page-inis-card-playable = { $card }. { $text } { $note } Можно выбрать.
page-inis-choose-from = Выберите из этих
page-inis-hand-empty = У вас нет карт.
page-inis-open-cards = разыграны в открытую
page-inis-pile-actions = в сбросе: { $count }
page-inis-pile-tales = колода: { $count }
page-inis-pile-discarded = в сбросе: { $count }
page-inis-discarded-tales = Сброшенные эпосы

## Выбор карт

page-inis-draft-keep = Вы оставляете
page-inis-draft-kept = { $count } из { $most }
page-inis-draft-slot = выберите карту
page-inis-draft-pass = Получит { $name }
page-inis-draft-tap = нажмите на карту, чтобы оставить её
page-inis-draft-sealed = скрыто, пока не выберут все
page-inis-draft-new = новая
page-inis-draft-step = Передача { $at } из { $of }
page-inis-draft-way = Вороны летят { $way }, следующий — { $name }.
page-inis-draft-waiting = Ваш выбор сделан. Остальные выбирают втайне.
page-inis-draft-confirm =
    { $count ->
        [1] Оставить эту карту
        [one] Оставить эту { $count }
        [few] Оставить эти { $count }
        [many] Оставить эти { $count }
       *[other] Оставить эти { $count }
    }
page-inis-draft-locked = Карты первого выбора, менять их уже нельзя: { $cards }.
page-inis-draft-passed = Вы передали: { $cards }.
page-inis-draft-others = Ещё у вас на руке: { $cards }.

## Рядом с полем

page-inis-look-away = Закрыть
page-inis-nobody-there = Здесь никого нет.
page-inis-no-chieftain = Равенство: вождя нет.
page-inis-neighbours = Соседи: { $lands }
page-inis-advantage = Карта преимущества «{ $card }»
page-inis-advantage-held = — владелец: { $name }.
page-inis-advantage-face-up = лежит открытой до следующего собрания.
page-inis-advantage-open = разыграна в открытую.
page-inis-advantage-played = уже разыграна в этом сезоне или ещё никому не досталась.
page-inis-can = Можно выбрать: { $options }.
page-inis-no-target = Эту территорию сейчас выбрать нельзя.
page-inis-declared = Что объявлено
page-inis-declares = { $name } разыгрывает карту «{ $card }»
page-inis-you-declare = Вы разыгрываете карту «{ $card }»
page-inis-declared-where = Где: { $territory }
page-inis-declared-whom = Игрок: { $name }
page-inis-declared-number = Сколько: { $count }
page-inis-declared-plan = Задумано: { $lands }
page-inis-memory = Что вы можете помнить
page-inis-memory-discard = Сброшенные карты действий
page-inis-memory-aside = Отложено
page-inis-memory-known = Точно: { $cards }
page-inis-memory-maybe = Возможно: { $cards }
page-inis-memory-tiles = Территории, которые вы видели: { $lands }

## Сражения

page-inis-clash = Сражение: { $territory }
page-inis-step-citadels = Цитадели
page-inis-step-resolution = Разрешение
page-inis-step-end = Конец
page-inis-instigator = нападающий
page-inis-exposed = незащищено: { $count }
page-inis-sheltered = укрыто: { $count }
page-inis-action-cards = карты действий: { $count }
page-inis-manoeuvres = выполняет следующий манёвр
page-inis-peace = за мир
page-inis-no-peace = не за мир
page-inis-stance-told = это видят все; когда за мир все, сражение кончается
page-inis-attack-told =
    { $cards ->
        [0] потеряет незащищённый клан (есть { $clans }): карт для сброса нет
       *[other] отдаст незащищённый клан (есть { $clans }) или карту (есть { $cards })
    }
page-inis-lose-told = ваших кланов здесь: { $count }
page-inis-peace-told = должны согласиться все, у кого есть незащищённые кланы ({ $count })
page-inis-speared = «Копьё Луга»: карты трискеля в этом сражении не играют.
page-inis-cauldron = «Котёл Дагды» ({ $name }): кланов — { $count }.
page-inis-pending = Ещё предстоят сражения: { $lands }

## Конец

page-inis-won = { $name } — верховный король
page-inis-you-won = Вы — верховный король
page-inis-nobody-won = Верховного короля нет
page-inis-final = Итоговое положение
page-inis-player = Игрок

## Строки и заголовки

page-inis-heading-season = Сезон { $number }
page-inis-heading-assembly = Собрание после сезона { $number }
page-inis-heading-founding = Заселение острова
page-inis-line-turn =
    { $whose ->
        [yours] Ваш ход · Сезон { $number }
       *[other] Ходит { $name } · Сезон { $number }
    }
page-inis-line-react =
    { $whose ->
        [yours] Ваш ответ · Сезон { $number }
       *[other] Можно ответить · Сезон { $number }
    }
page-inis-line-clash-react =
    { $whose ->
        [yours] Сражение · ваш ответ
       *[other] Сражение · можно ответить
    }
page-inis-line-manoeuvre =
    { $whose ->
        [yours] Сражение · ваш манёвр
       *[other] Сражение · манёвр
    }
page-inis-line-clash =
    { $whose ->
        [yours] Сражение · решаете вы
       *[other] Сражение
    }
page-inis-line-draft = Собрание · выбор карт
page-inis-line-assembly = Собрание
page-inis-line-founding =
    { $whose ->
        [yours] Заселение острова · решаете вы
       *[other] Заселение острова
    }

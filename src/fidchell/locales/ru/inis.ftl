### «Иниш» по-русски: что произошло, что можно сделать, о чём спрашивают, и все названия.
###
### Падежи: территории — .loc «в Лесу», .to «в Лес», .from «из Леса»; карты — .acc «Битву»; места — .gen .dat .acc.
### Названия карт стоят в кавычках.

## Что произошло

inis-played = { $seat } разыгрывает «{ $card_acc }»
inis-cancelled = карта «{ $card }» отменена
inis-passed = { $seat } пасует
inis-claimed = { $seat } становится претендентом на трон
inis-placed = { $seat } добавляет клан { $territory_to }
inis-moved =
    { $count ->
        [one] { $seat } передвигает { $count } клан { $territory_from } { $destination_to }
        [few] { $seat } передвигает { $count } клана { $territory_from } { $destination_to }
        [many] { $seat } передвигает { $count } кланов { $territory_from } { $destination_to }
       *[other] { $seat } передвигает { $count } клана { $territory_from } { $destination_to }
    }
inis-removed = { $seat } теряет клан { $territory_loc }
inis-replaced = клан { $seat_gen } занимает место клана { $other_gen } { $territory_loc }
inis-citadel-built = { $territory_loc } вырастает цитадель
inis-sanctuary-built = { $territory_loc } вырастает святилище
inis-festival-set = { $territory_loc } начинается праздник
inis-festival-over = праздник { $territory_loc } окончен
inis-tile-placed = остров растёт, новая территория — { $territory }
inis-capital-set = { $seat } основывает столицу { $territory_loc }
inis-crows-flew = вороны летят { $way }
inis-brenn-named = { $seat } становится бренном
inis-deed-gained = { $seat } совершает подвиг
inis-deed-lost = { $seat } отдаёт подвиг
inis-advantage-taken = { $seat } берёт карту преимущества «{ $territory }»
inis-kept = { $seat } оставляет себе один из взятых эпосов
inis-discarded = { $seat } сбрасывает «{ $card_acc }»
inis-discarded-an-action = { $seat } сбрасывает карту действия
inis-clash-began = { $territory_loc } начинается сражение; нападающий — { $seat }
inis-clash-ended = сражение { $territory_loc } окончено
inis-sheltered = { $seat } укрывает клан в цитадели
inis-attacked = { $seat } нападает на { $other_acc }
inis-peace-offered = { $seat } предлагает мир
inis-peace-refused = { $seat } отвергает мир
inis-season-began = начинается сезон { $number }; первым ходит { $seat }
inis-season-ended = сезон { $number } окончен
inis-won = { $seat } — верховный король
inis-drawn = годы проходят, а верховного короля всё нет
inis-shuffled = сброшенные эпосы замешаны в колоду
inis-saved = клан спасён
inis-voided = нападение ни к чему не приводит
inis-returned =
    { $count ->
        [one] { $seat } возвращает { $count } клан из Котла { $territory_to }
        [few] { $seat } возвращает { $count } клана из Котла { $territory_to }
        [many] { $seat } возвращает { $count } кланов из Котла { $territory_to }
       *[other] { $seat } возвращает { $count } клана из Котла { $territory_to }
    }
inis-turn-taken = следующим ходит { $seat }
inis-revealed = { $seat } открывает «{ $card_acc }»
inis-no-winner = верховный король не избран
inis-emerged = все кланы выходят из цитаделей
inis-took = { $seat } берёт «{ $card_acc }»
inis-took-an-action = { $seat } берёт карту действия
inis-drew = { $seat } вытягивает «{ $card_acc }»
inis-drew-a-tale = { $seat } вытягивает эпос
inis-gave = { $seat } отдаёт { $other_dat } «{ $card_acc }»
inis-gave-a-card = { $seat } отдаёт { $other_dat } карту
inis-stole = { $seat } забирает у { $other_gen } «{ $card_acc }»
inis-stole-a-card = { $seat } забирает у { $other_gen } карту
inis-saw-hand = { $seat } смотрит карты { $other_gen }
inis-put-aside = { $seat } откладывает «{ $card_acc }»
inis-put-a-card-aside = { $seat } откладывает карту
inis-chose = { $seat } выбирает «{ $card_acc }»

## Что можно сделать

inis-do-pass = Спасовать
inis-do-claim = Стать претендентом
inis-do-done = Готово
inis-do-peace = Предложить мир
inis-do-agree = Согласиться
inis-do-refuse = Отказаться
inis-do-shelter = Укрыть клан
inis-do-lose-clan = Потерять клан
inis-do-flip = Развернуть воронов
inis-do-leave = Оставить воронов
inis-do-withdraw = Отступить
inis-do-demand-clan = Потребовать клан
inis-do-demand-card = Потребовать карту
inis-do-number = { $number }
inis-do-site = Место { $site }
inis-do-attack = Напасть на { $seat_acc }
inis-do-name = Выбрать { $seat_acc }
inis-do-place = Добавить клан { $territory_to }
inis-do-at = { $territory }
inis-do-origin = Выйти { $territory_from }
inis-do-tile = Территория: { $territory }
inis-do-clan = Клан { $seat_gen } { $territory_loc }
inis-do-to =
    { $count ->
        [one] { $count } клан { $territory_to }
        [few] { $count } клана { $territory_to }
        [many] { $count } кланов { $territory_to }
       *[other] { $count } клана { $territory_to }
    }
inis-do-from =
    { $count ->
        [one] { $count } клан { $territory_from }
        [few] { $count } клана { $territory_from }
        [many] { $count } кланов { $territory_from }
       *[other] { $count } клана { $territory_from }
    }
inis-do-play = Разыграть «{ $card_acc }»
inis-do-discard = Сбросить «{ $card_acc }»
inis-do-keep = Оставить «{ $card_acc }»
inis-do-take = Взять «{ $card_acc }»
inis-do-give = Отдать «{ $card_acc }»
inis-do-set-aside = Отложить «{ $card_acc }»

## О чём спрашивают

inis-ask-turn = Разыграйте карту сезона, станьте претендентом, если вправе, или спасуйте
inis-ask-draft =
    { $passing ->
        [one] Втайне выберите карты; дальше уйдёт { $passing } карта
        [few] Втайне выберите карты; дальше уйдут { $passing } карты
        [many] Втайне выберите карты; дальше уйдут { $passing } карт
       *[other] Втайне выберите карты; дальше уйдут { $passing } карты
    }
inis-ask-choose-the-capital = Выберите территорию для столицы; там же появится святилище
inis-ask-settle-a-clan = Поселите клан на любой территории
inis-ask-name-a-territory = «{ $card }»: выберите территорию
inis-ask-name-the-territory-to-leave = «{ $card }»: выберите территорию, с которой уйдут ваши кланы
inis-ask-name-a-player = «{ $card }»: выберите игрока
inis-ask-name-a-clan = «{ $card }»: выберите клан
inis-ask-name-where-to-place-a-clan = «{ $card }»: выберите, куда добавить следующий клан
inis-ask-name-where-clans-go = Решите, сколько кланов и куда пойдут
inis-ask-name-where-clans-come-from = Решите, сколько кланов и откуда придут
inis-ask-name-the-new-alliance = Добавьте свой клан или замените чужой
inis-ask-name-what-a-sanctuary-does = За следующее святилище добавьте клан, удалите чужой или закончите
inis-ask-flip-the-crows-or-leave-them = Разверните воронов или оставьте всё как есть
inis-ask-demand-a-clan-or-a-card = Решите, чем поплатится жертва нападения
inis-ask-say-how-many-come-out-of-citadels = Решите, сколько ваших кланов выйдет из цитаделей
inis-ask-keep-one-tale = Оставьте один эпос; остальные сбрасываются в открытую
inis-ask-choose-a-site-for-the-new-tile = Выберите место для новой территории
inis-ask-choose-a-tile = Выберите одну из просмотренных территорий
inis-ask-move-a-clan-onto-the-new-tile = Передвиньте клан на новую территорию или закончите
inis-ask-take-a-discarded-action-card = Возьмите карту действия из сброса
inis-ask-take-a-revealed-tale = Возьмите один из открытых эпосов
inis-ask-choose-the-card-to-set-aside = Втайне выберите, какая карта действия будет отложена
inis-ask-set-an-action-card-aside = Отложите одну из своих карт действий
inis-ask-give-an-action-card = Отдайте { $to_dat } карту действия
inis-ask-discard-a-card = Сбросьте любую карту
inis-ask-discard-action-cards = Сбрасывайте карты действий по одной, затем закончите
inis-ask-remove-a-clan-of-your-own = Удалите один из своих кланов
inis-ask-choose-the-next-clash = Выберите следующее сражение
inis-ask-shelter-a-clan = Укройте клан в цитадели или спасуйте
inis-ask-make-a-manoeuvre = Предложите мир или выполните манёвр
inis-ask-agree-to-peace = { $proposer } предлагает мир: согласитесь или откажитесь
inis-ask-take-the-hit = На вас напали: сбросьте карту действия или потеряйте клан
inis-ask-pay-the-toll-of-the-mountains = Ваши кланы пришли в Горы: сбросьте карту действия или потеряйте один из них
inis-ask-move-clans-after-scouting = Можно передвинуть кланы: выберите, откуда они уйдут, или закончите
inis-ask-return-clans-from-the-cauldron = Решите, сколько кланов вернётся из Котла
inis-ask-propose-peace = Предложите мир или продолжайте

## О чём спрашивают, когда можно ответить картой

inis-ask-react-a-card-is-declared = { $player } разыгрывает «{ $card_acc }»: ответьте или спасуйте
inis-ask-react-a-card-is-resolved = { $player } разыгрывает «{ $card_acc }», эффект уже выполнен: ответьте или спасуйте
inis-ask-react-a-turn-ends = Ход заканчивается: ответьте или спасуйте
inis-ask-react-the-assembly-begins = Собрание начинается: ответьте или спасуйте
inis-ask-react-the-advantage-cards-are-taken = Карты преимуществ розданы: ответьте или спасуйте
inis-ask-react-a-tale-is-drawn = { $player } вытягивает эпос: ответьте или спасуйте
inis-ask-react-a-clash-begins = Сражение начинается: ответьте или спасуйте
inis-ask-react-the-citadels-are-taken = Кланы укрылись в цитаделях: ответьте или спасуйте
inis-ask-react-the-resolution-begins = Начинается разрешение сражения: ответьте или спасуйте
inis-ask-react-an-attack-is-made = Нападение на { $player_acc }: ответьте или спасуйте
inis-ask-react-a-manoeuvre-is-made = { $player } завершает манёвр: ответьте или спасуйте
inis-ask-react-a-clan-would-be-removed = { $player } вот-вот потеряет клан { $territory_loc }: ответьте или спасуйте
inis-ask-react-a-clan-is-removed = { $player } теряет клан { $territory_loc }: ответьте или спасуйте
inis-ask-react-clans-move-into-the-mountains = { $player } вводит кланы в Горы: ответьте или спасуйте
inis-ask-react-any-time = Ответьте или спасуйте

## Территории

inis-territory-cove = Бухта
    .loc = в Бухте
    .to = в Бухту
    .from = из Бухты
inis-territory-forest = Лес
    .loc = в Лесу
    .to = в Лес
    .from = из Леса
inis-territory-gates = Врата в Тир-на-н’Ог
    .loc = у Врат в Тир-на-н’Ог
    .to = к Вратам в Тир-на-н’Ог
    .from = от Врат в Тир-на-н’Ог
inis-territory-highlands = Плоскогорье
    .loc = на Плоскогорье
    .to = на Плоскогорье
    .from = с Плоскогорья
inis-territory-hills = Холмы
    .loc = на Холмах
    .to = на Холмы
    .from = с Холмов
inis-territory-iron-mine = Железный рудник
    .loc = на Железном руднике
    .to = на Железный рудник
    .from = с Железного рудника
inis-territory-lost-vale = Забытая лощина
    .loc = в Забытой лощине
    .to = в Забытую лощину
    .from = из Забытой лощины
inis-territory-meadows = Поляна
    .loc = на Поляне
    .to = на Поляну
    .from = с Поляны
inis-territory-misty-lands = Туманные земли
    .loc = в Туманных землях
    .to = в Туманные земли
    .from = из Туманных земель
inis-territory-moor = Пустошь
    .loc = на Пустоши
    .to = на Пустошь
    .from = с Пустоши
inis-territory-mountains = Горы
    .loc = в Горах
    .to = в Горы
    .from = с Гор
inis-territory-plains = Равнины
    .loc = на Равнинах
    .to = на Равнины
    .from = с Равнин
inis-territory-salt-mine = Соляные копи
    .loc = в Соляных копях
    .to = в Соляные копи
    .from = из Соляных копей
inis-territory-stone-circle = Каменный круг
    .loc = в Каменном круге
    .to = в Каменный круг
    .from = из Каменного круга
inis-territory-swamp = Болото
    .loc = на Болоте
    .to = на Болото
    .from = с Болота
inis-territory-valley = Долина
    .loc = в Долине
    .to = в Долину
    .from = из Долины

## Карты действий

inis-card-bard = Бард
    .acc = Барда
inis-card-citadel = Цитадель
    .acc = Цитадель
inis-card-conquest = Завоевание
    .acc = Завоевание
inis-card-craftsmen-and-peasants = Ремесленники и крестьяне
    .acc = Ремесленников и крестьян
inis-card-druid = Друид
    .acc = Друида
inis-card-emissaries = Посланники
    .acc = Посланников
inis-card-exploration = Исследование
    .acc = Исследование
inis-card-festival = Праздник
    .acc = Праздник
inis-card-geis = Гейс
    .acc = Гейс
inis-card-master-craftsman = Ремесленник
    .acc = Ремесленника
inis-card-migration = Переселение
    .acc = Переселение
inis-card-new-alliance = Новый союз
    .acc = Новый союз
inis-card-new-clans = Новые кланы
    .acc = Новые кланы
inis-card-raid = Набег
    .acc = Набег
inis-card-sanctuary = Святилище
    .acc = Святилище
inis-card-scouts-and-spies = Разведчики и шпионы
    .acc = Разведчиков и шпионов
inis-card-warlord = Военачальник
    .acc = Военачальника

## Карты преимуществ: называются как их территории

inis-card-cove = Бухта
    .acc = Бухту
inis-card-forest = Лес
    .acc = Лес
inis-card-gates = Врата в Тир-на-н’Ог
    .acc = Врата в Тир-на-н’Ог
inis-card-highlands = Плоскогорье
    .acc = Плоскогорье
inis-card-hills = Холмы
    .acc = Холмы
inis-card-iron-mine = Железный рудник
    .acc = Железный рудник
inis-card-lost-vale = Забытая лощина
    .acc = Забытую лощину
inis-card-meadows = Поляна
    .acc = Поляну
inis-card-misty-lands = Туманные земли
    .acc = Туманные земли
inis-card-moor = Пустошь
    .acc = Пустошь
inis-card-mountains = Горы
    .acc = Горы
inis-card-plains = Равнины
    .acc = Равнины
inis-card-salt-mine = Соляные копи
    .acc = Соляные копи
inis-card-stone-circle = Каменный круг
    .acc = Каменный круг
inis-card-swamp = Болото
    .acc = Болото
inis-card-valley = Долина
    .acc = Долину

## Карты эпосов

inis-card-balors-eye = Око Балора
    .acc = Око Балора
inis-card-battle-frenzy = Боевой раж
    .acc = Боевой раж
inis-card-battle-of-moytura = Битва при Маг Туиред
    .acc = Битву при Маг Туиред
inis-card-breas-tyranny = Тирания Бреса
    .acc = Тиранию Бреса
inis-card-cathbads-word = Пророчество Катбада
    .acc = Пророчество Катбада
inis-card-champions-share = Доля героя
    .acc = Долю героя
inis-card-children-of-dana = Дети Дану
    .acc = Детей Дану
inis-card-dagda = Дагда
    .acc = Дагду
inis-card-dagdas-cauldron = Котёл Дагды
    .acc = Котёл Дагды
inis-card-dagdas-club = Палица Дагды
    .acc = Палицу Дагды
inis-card-dagdas-harp = Арфа Дагды
    .acc = Арфу Дагды
inis-card-deirdres-beauty = Красота Дейрдре
    .acc = Красоту Дейрдре
inis-card-diarmuid-and-grainne = Диармайд и Грайне
    .acc = Диармайда и Грайне
inis-card-eriu = Эриу
    .acc = Эриу
inis-card-fianna = Фиана
    .acc = Фиану
inis-card-kernunos-sanctuary = Святыни Кернунна
    .acc = Святыни Кернунна
inis-card-lug-samildanach = Луг Самилданах
    .acc = Луга Самилданаха
inis-card-lugs-spear = Копьё Луга
    .acc = Копьё Луга
inis-card-maeves-wealth = Богатства Медб
    .acc = Богатства Медб
inis-card-manannans-horses = Кони Мананнана
    .acc = Коней Мананнана
inis-card-morrigan = Морриган
    .acc = Морриган
inis-card-nuada-silverhand = Нуаду Аргетлам
    .acc = Нуаду Аргетлама
inis-card-oenguss-ploy = Уловка Оэнгуса
    .acc = Уловку Оэнгуса
inis-card-ogmas-eloquence = Красноречие Огмы
    .acc = Красноречие Огмы
inis-card-other-world = Иной мир
    .acc = Иной мир
inis-card-stone-of-fal = Камень Фаль
    .acc = Камень Фаль
inis-card-strengs-resolve = Решимость Сренга
    .acc = Решимость Сренга
inis-card-tailtus-land = Земли Тальтиу
    .acc = Земли Тальтиу
inis-card-tale-of-cuchulain = Легенда о Кухулине
    .acc = Легенду о Кухулине
inis-card-tuans-memory = Память Туана
    .acc = Память Туана

## Как летят вороны

inis-way-clockwise = по часовой стрелке
inis-way-counter-clockwise = против часовой стрелки

# Обещания: что место ({ $proposer }) предлагает остальным.
inis-promise-withdraw = { $proposer }: отступлю { $territory_to }, если вы на этом остановитесь.
inis-promise-peace = { $proposer }: заключу мир, если согласны все.
inis-promise-spare = { $proposer }: не нападу на { $other_acc } в этом сражении.
inis-promise-truce = { $proposer }: не нападу на { $other_acc } в этом сезоне.

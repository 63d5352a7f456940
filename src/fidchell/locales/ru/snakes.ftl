### Banish the Snakes по-русски: что произошло, что можно сделать, о чём спрашивают, и все названия.
###
### Падежи: области — .gen «Улада», .loc «в Уладе», .to «в Улад», .from «из Улада»; провинции — .gen; святые, карты
### и цели — .acc; цвета — .neut «красное»; места — .gen .dat .acc. Названия карт стоят в кавычках.

## Что произошло

snakes-card-drawn = { $seat } вытягивает «{ $card_acc }»
snakes-event-read = { $colour_neut } событие карты «{ $card }»
snakes-paganism-moved = язычество в Британии сдвигается { $way }, на деление { $number }
snakes-region-fell = { $region } возвращается к язычеству; карты этого края входят в колоду
snakes-held-back = язычество задержано на одно деление
snakes-people-removed-flock = { $area_loc } исчезает паства { $value }
snakes-people-removed-pagan = { $area_loc } исчезает языческая община { $value }
snakes-people-came = { $area_to } приходит языческая община { $value }
snakes-leader-fell-chief = вождь { $area_gen } пал
snakes-leader-fell-king = король { $province_gen } пал
snakes-leader-fell-high-king = верховный король пал
snakes-leader-came-christian = { $area_loc } правит вождь-христианин { $value }
snakes-leader-came-pagan = { $area_loc } правит вождь-язычник { $value }
snakes-leader-rose-chief-king = вождь { $area_gen } становится королём { $province_gen }
snakes-leader-rose-king-high-king = король { $province_gen } становится верховным королём
snakes-church-built = { $area_loc } поднимается церковь уровня { $level }
snakes-church-lowered = церковь { $area_loc } опускается до уровня { $level }
snakes-church-lowered-away = церковь { $area_loc } разрушена
snakes-dolmen-raised = { $area_loc } пробуждается дольмен
snakes-dolmen-cleared = дольмен { $area_loc } снова засыпает
snakes-druid-came = { $area_to } приходит друид
snakes-druid-met = друид { $area_gen } открыт: { $value }
snakes-druid-gone = друид { $area_gen } обращён
snakes-druid-seen = друид { $area_gen }: { $value }
snakes-druid-looked-at = { $seat } смотрит на друида { $area_gen }
snakes-converted-people = община { $value } { $area_loc } становится паствой
snakes-converted-leader-chief = вождь { $area_gen } становится христианином: { $value }
snakes-converted-leader-king = король { $province_gen } становится христианином: { $value }
snakes-converted-leader-high-king = верховный король становится христианином: { $value }
snakes-attempted = { $seat } пытается обратить { $target_acc }
snakes-attempted-people = { $seat } пытается обратить общину { $value }
snakes-rolled = { $seat } бросает кость: { $number }; нужно больше { $needed }
snakes-rerolled = { $seat } меняет бросок на { $number }
snakes-thrown = на кости выпадает { $number }
snakes-nothing-happened = попытка ничего не меняет
snakes-failed = попытка не удаётся
snakes-zeal-lost = рвение { $seat_gen } падает на { $number }
snakes-zeal-regained = рвение { $seat_gen } растёт на { $number }
snakes-loss-cancelled = { $seat } избегает потери рвения
snakes-saint-died = { $saint } ({ $seat }) умирает { $place_loc }
snakes-saint-died-acolyte = послушник { $seat_gen } умирает { $place_loc }
snakes-grave-dug = { $area_loc } появляется могила
snakes-succeeded = { $seat } продолжает игру за { $saint_acc }
snakes-acolyte-came = { $seat } продолжает игру за послушника
snakes-moved = { $seat } идёт { $area_from } { $place_to }
snakes-relic-made = могила { $area_loc } хранит реликвию { $value }
snakes-relic-moved = { $seat } приносит реликвию { $value } { $place_to }
snakes-kept = { $seat } оставляет себе «{ $card_acc }»
snakes-dropped = { $seat } сбрасывает «{ $card_acc }»
snakes-used = { $seat } применяет «{ $card_acc }»
snakes-gave = { $seat } передаёт { $other_dat } «{ $card_acc }»
snakes-asked-for = { $seat } просит у { $other_gen } «{ $card_acc }»
snakes-refused = { $seat } не отдаёт «{ $card_acc }»
snakes-gift-taken = { $seat } получает дар «{ $card }»
snakes-gift-lost = дар «{ $card }» потерян вместе со святым { $seat_gen }
snakes-gift-removed = дар «{ $card }» выходит из игры
snakes-prepared = { $seat } готовится: +{ $gain }
snakes-effort-made = { $seat } решается на последнее усилие
snakes-turn-began = ход { $number }: { $seat }
snakes-top-seen = { $seat } видит наверху колоды «{ $card_acc }»
snakes-top-looked-at = { $seat } смотрит карту наверху колоды
snakes-top-set = { $seat } кладёт верхние карты обратно
snakes-action-points-more =
    { $number ->
        [one] у { $seat_gen } в этот ход на { $number } очко действий больше обычного
        [few] у { $seat_gen } в этот ход на { $number } очка действий больше обычного
        [many] у { $seat_gen } в этот ход на { $number } очков действий больше обычного
       *[other] у { $seat_gen } в этот ход на { $number } очка действий больше обычного
    }
snakes-action-points-fewer =
    { $number ->
        [one] у { $seat_gen } в этот ход на { $number } очко действий меньше обычного
        [few] у { $seat_gen } в этот ход на { $number } очка действий меньше обычного
        [many] у { $seat_gen } в этот ход на { $number } очков действий меньше обычного
       *[other] у { $seat_gen } в этот ход на { $number } очка действий меньше обычного
    }
snakes-saint-chosen = { $seat } начинает игру за { $saint_acc }
snakes-deck-saint-chosen = { $saint } отправляется в колоду
snakes-started = { $seat } начинает { $area_loc }
snakes-helped = { $helped } в этот ход: { $value }
snakes-deck-shuffled = колода перетасована
snakes-game-over =
    { $score ->
        [one] игра окончена: { $ending }, { $score } очко, { $result }
        [few] игра окончена: { $ending }, { $score } очка, { $result }
        [many] игра окончена: { $ending }, { $score } очков, { $result }
       *[other] игра окончена: { $ending }, { $score } очка, { $result }
    }

## Что можно сделать

snakes-do-done = Готово
snakes-do-pass = Спасовать
snakes-do-prepare = Подготовиться
snakes-do-final-effort = Последнее усилие
snakes-do-build = Строить
snakes-do-make-relic = Извлечь реликвию
snakes-do-look = Взглянуть
snakes-do-roll = Бросить кость
snakes-do-agree = Согласиться
snakes-do-refuse = Отказать
snakes-do-clear-dolmen = Усыпить дольмен
snakes-do-leave-dolmen = Не трогать дольмен
snakes-do-convert-people = Обратить общину { $value }
snakes-do-convert-chief = Обратить вождя
snakes-do-convert-king = Обратить короля
snakes-do-convert-high-king = Обратить верховного короля
snakes-do-convert-druid = Обратить друида
snakes-do-move = Идти { $area_to }
snakes-do-at = { $area }
snakes-do-king-of = Король { $province_gen }
snakes-do-name = Выбрать { $seat_acc }
snakes-do-heal = Исцелить { $seat_acc }
snakes-do-bring-relic = Взять с собой реликвию { $value }
snakes-do-saint = { $saint }
snakes-do-play = Разыграть «{ $card_acc }»
snakes-do-discard = Сбросить «{ $card_acc }»
snakes-do-give = Отдать «{ $card_acc }»
snakes-do-take = Взять «{ $card_acc }»
snakes-do-choose = Выбрать «{ $card_acc }»

## О чём спрашивают

snakes-ask-choose-saint = Выберите святого, с которым начнёте
snakes-ask-choose-deck-saint = Выберите святого, который будет ждать в колоде
snakes-ask-drop-gift = Опытные играют без некоторых Даров: выберите, какой убрать
snakes-ask-choose-start = Выберите область, где начнёте
snakes-ask-begin-turn = До события: примените карту или закончите и тяните событие
snakes-ask-order-deck = Выберите, какая карта будет в колоде первой; остальные лягут под неё
snakes-ask-take-gift = Возьмите Дар Духа
snakes-ask-discard-card = У вас слишком много карт, последняя — «{ $card }»: сбросьте одну
snakes-ask-choose-area = Больше всего паствы сразу в нескольких областях: выберите, где случится событие
snakes-ask-choose-king = Выберите, какой король-христианин падёт
snakes-ask-choose-other-saint = Выберите второго святого, которого настигнет событие
snakes-ask-actions = Выберите действие
snakes-ask-bring-relics = Выберите, какую реликвию взять с собой, или закончите
snakes-ask-give-to = Выберите, кому достанется «{ $card }»
snakes-ask-agree-to-give = { $player } просит «{ $card_acc }»: отдайте или откажите
snakes-ask-help-attempt = Попытка обратить { $target_acc }: разыграйте карту в помощь или бросьте кость
snakes-ask-change-roll = { $player } пытается обратить { $target_acc }: выпало { $thrown }, нужно больше { $needed }; измените бросок или оставьте как есть
snakes-ask-prevent-loss = Рвение { $player_gen } вот-вот упадёт на { $zeal }: предотвратите потерю или спасуйте
snakes-ask-choose-next-saint = Выберите святого, который продолжит дело
snakes-ask-clear-dolmen = Выпало 6: усыпите здешний дольмен или не трогайте его

## Кого пытаются обратить и чему помогает событие

snakes-target-people = община
    .acc = общину
snakes-target-chief = вождь
    .acc = вождя
snakes-target-king = король
    .acc = короля
snakes-target-high-king = верховный король
    .acc = верховного короля
snakes-target-druid = друид
    .acc = друида
snakes-helped-people = попытки обратить общины
snakes-helped-chief = попытки обратить вождей
snakes-helped-king = попытки обратить королей
snakes-helped-high-king = попытки обратить верховного короля
snakes-helped-druid = попытки обратить друидов
snakes-helped-all-attempts = все попытки
snakes-helped-leaders = попытки обратить правителей

## Направления, концовки и итоги

snakes-way-back = назад
snakes-way-forward = вперёд
snakes-ending-all-flock = вся Ирландия — одна паства
snakes-ending-britain = Британия пала
snakes-ending-deck = карт не осталось
snakes-ending-acolyte = послушник умер
snakes-result-total-defeat = полное поражение
snakes-result-partial-defeat = частичное поражение
snakes-result-partial-victory = частичная победа
snakes-result-total-victory = полная победа

## Названия: области, провинции, края Британии, цвета

snakes-area-northern-ui-neill = Северные Уи Нейлл
    .gen = Северных Уи Нейлл
    .loc = у Северных Уи Нейлл
    .to = к Северным Уи Нейлл
    .from = от Северных Уи Нейлл
snakes-area-airgialla = Айргиалла
    .gen = Айргиаллы
    .loc = в Айргиалле
    .to = в Айргиаллу
    .from = из Айргиаллы
snakes-area-ulaid = Улад
    .gen = Улада
    .loc = в Уладе
    .to = в Улад
    .from = из Улада
snakes-area-connachta = Коннахты
    .gen = Коннахтов
    .loc = у Коннахтов
    .to = к Коннахтам
    .from = от Коннахтов
snakes-area-ui-maine = Уи Майне
    .gen = Уи Майне
    .loc = в Уи Майне
    .to = в Уи Майне
    .from = из Уи Майне
snakes-area-southern-ui-neill = Южные Уи Нейлл
    .gen = Южных Уи Нейлл
    .loc = у Южных Уи Нейлл
    .to = к Южным Уи Нейлл
    .from = от Южных Уи Нейлл
snakes-area-laigin = Лагин
    .gen = Лагина
    .loc = в Лагине
    .to = в Лагин
    .from = из Лагина
snakes-area-eoganacht = Эоганахты
    .gen = Эоганахтов
    .loc = у Эоганахтов
    .to = к Эоганахтам
    .from = от Эоганахтов
snakes-area-osraige = Осрайге
    .gen = Осрайге
    .loc = в Осрайге
    .to = в Осрайге
    .from = из Осрайге
snakes-province-ulster = Ольстер
    .gen = Ольстера
snakes-province-connacht = Коннахт
    .gen = Коннахта
snakes-province-leinster = Лейнстер
    .gen = Лейнстера
snakes-province-munster = Манстер
    .gen = Манстера
snakes-region-scotland = Шотландия
snakes-region-strathclyde = Стратклайд
snakes-region-england = Англия
snakes-colour-red = красный
    .neut = красное
snakes-colour-gold = золотой
    .neut = золотое
snakes-colour-blue = синий
    .neut = синее

## Святые

snakes-saint-patrick = Патрик
    .acc = Патрика
snakes-saint-palladius = Палладий
    .acc = Палладия
snakes-saint-ciaran = Киаран
    .acc = Киарана
snakes-saint-auxilius = Авксилий
    .acc = Авксилия
snakes-saint-iserninus = Изернин
    .acc = Изернина
snakes-saint-secundinus = Секундин
    .acc = Секундина
snakes-saint-brigid = Бригита
    .acc = Бригиту
snakes-saint-finnian = Финниан
    .acc = Финниана
snakes-saint-ibar = Ибар
    .acc = Ибара
snakes-saint-ita = Ита
    .acc = Иту
snakes-saint-brendan = Брендан
    .acc = Брендана
snakes-saint-columba = Колумба
    .acc = Колумбу

## Карты событий

snakes-card-saint-patrick = Святой Патрик
    .acc = Святого Патрика
snakes-card-saint-palladius = Святой Палладий
    .acc = Святого Палладия
snakes-card-saint-ciaran = Святой Киаран
    .acc = Святого Киарана
snakes-card-saint-auxilius = Святой Авксилий
    .acc = Святого Авксилия
snakes-card-saint-iserninus = Святой Изернин
    .acc = Святого Изернина
snakes-card-saint-secundinus = Святой Секундин
    .acc = Святого Секундина
snakes-card-saint-brigid = Святая Бригита
    .acc = Святую Бригиту
snakes-card-saint-finnian = Святой Финниан
    .acc = Святого Финниана
snakes-card-saint-ibar = Святой Ибар
    .acc = Святого Ибара
snakes-card-saint-ita = Святая Ита
    .acc = Святую Иту
snakes-card-saint-brendan = Святой Брендан
    .acc = Святого Брендана
snakes-card-saint-columba = Святой Колумба
    .acc = Святого Колумбу
snakes-card-legions-leave-britain = Легионы покидают Британию
    .acc = Легионы покидают Британию
snakes-card-vortigern-hires-the-saxons = Вортигерн нанимает саксов
    .acc = Вортигерн нанимает саксов
snakes-card-picts-cross-the-wall = Пикты переходят Вал
    .acc = Пикты переходят Вал
snakes-card-groans-of-the-britons = Стенания бриттов
    .acc = Стенания бриттов
snakes-card-angles-on-the-east-coast = Англы на восточном берегу
    .acc = Англов на восточном берегу
snakes-card-pelagian-teaching-spreads = Учение Пелагия ширится
    .acc = Учение Пелагия ширится
snakes-card-rome-is-sacked = Разграбление Рима
    .acc = Разграбление Рима
snakes-card-neil-of-the-nine-hostages = Ниалл Девяти Заложников
    .acc = Ниалла Девяти Заложников
snakes-card-war-for-tara = Война за Тару
    .acc = Войну за Тару
snakes-card-cattle-raid-into-ulster = Угон скота в Ольстере
    .acc = Угон скота в Ольстере
snakes-card-cattle-raid-into-connacht = Угон скота в Коннахте
    .acc = Угон скота в Коннахте
snakes-card-kin-strife-in-munster = Усобица в Манстере
    .acc = Усобицу в Манстере
snakes-card-tribute-war-in-leinster = Война за дань в Лейнстере
    .acc = Войну за дань в Лейнстере
snakes-card-disputed-succession = Спор о престоле
    .acc = Спор о престоле
snakes-card-fosterage = Приёмные сыновья
    .acc = Приёмных сыновей
snakes-card-exchange-of-hostages = Обмен заложниками
    .acc = Обмен заложниками
snakes-card-brehon-judgement = Суд брегонов
    .acc = Суд брегонов
snakes-card-great-feast-at-tara = Великий пир в Таре
    .acc = Великий пир в Таре
snakes-card-blood-feud = Кровная месть
    .acc = Кровную месть
snakes-card-samhain-fires = Огни Самайна
    .acc = Огни Самайна
snakes-card-beltane-gathering = Сход на Белтейн
    .acc = Сход на Белтейн
snakes-card-druids-curse = Проклятие друида
    .acc = Проклятие друида
snakes-card-satire-of-the-bards = Сатира бардов
    .acc = Сатиру бардов
snakes-card-old-ways-return = Возвращение старых обычаев
    .acc = Возвращение старых обычаев
snakes-card-a-druid-convert = Обращённый друид
    .acc = Обращённого друида
snakes-card-plague = Мор
    .acc = Мор
snakes-card-famine = Голод
    .acc = Голод
snakes-card-hard-winter = Суровая зима
    .acc = Суровую зиму
snakes-card-raid-from-scotland = Набег из Шотландии
    .acc = Набег из Шотландии
snakes-card-settlers-from-scotland = Поселенцы из Шотландии
    .acc = Поселенцев из Шотландии
snakes-card-druids-from-scotland = Друиды из Шотландии
    .acc = Друидов из Шотландии
snakes-card-invasion-from-scotland = Вторжение из Шотландии
    .acc = Вторжение из Шотландии
snakes-card-coroticus-slavers-from-strathclyde = Работорговцы Коротика из Стратклайда
    .acc = Работорговцев Коротика из Стратклайда
snakes-card-exiles-from-strathclyde = Изгнанники из Стратклайда
    .acc = Изгнанников из Стратклайда
snakes-card-raid-from-strathclyde = Набег из Стратклайда
    .acc = Набег из Стратклайда
snakes-card-invasion-from-strathclyde = Вторжение из Стратклайда
    .acc = Вторжение из Стратклайда
snakes-card-raid-from-england = Набег из Англии
    .acc = Набег из Англии
snakes-card-saxon-pirates-from-england = Саксонские пираты из Англии
    .acc = Саксонских пиратов из Англии
snakes-card-refugees-from-england = Беженцы из Англии
    .acc = Беженцев из Англии
snakes-card-minor-invasion-from-england = Малое вторжение из Англии
    .acc = Малое вторжение из Англии
snakes-card-major-invasion-from-england = Большое вторжение из Англии
    .acc = Большое вторжение из Англии
snakes-card-arthur-king-of-the-britons = Артур, король бриттов
    .acc = Артура, короля бриттов
snakes-card-easter-fire-on-slane = Пасхальный огонь на холме Слейн
    .acc = Пасхальный огонь на холме Слейн
snakes-card-pilgrims-and-penitents = Паломники и кающиеся
    .acc = Паломников и кающихся
snakes-card-school-of-letters = Школа грамоты
    .acc = Школу грамоты
snakes-card-holy-wells = Святые источники
    .acc = Святые источники
snakes-card-benignus-of-armagh = Бенигн Армахский
    .acc = Бенигна Армахского
snakes-card-patricks-breastplate = Броня Патрика
    .acc = Броню Патрика
snakes-card-shamrock = Трилистник
    .acc = Трилистник
snakes-card-letters-from-gaul = Письма из Галлии
    .acc = Письма из Галлии
snakes-card-royal-patron = Королевский покровитель
    .acc = Королевского покровителя
snakes-card-bell-and-staff = Колокол и посох
    .acc = Колокол и посох

## Дары Духа

snakes-card-wisdom = Мудрость
    .acc = Мудрость
snakes-card-knowledge = Знание
    .acc = Знание
snakes-card-faith = Вера
    .acc = Веру
snakes-card-healing = Исцеление
    .acc = Исцеление
snakes-card-miracles = Чудеса
    .acc = Чудеса
snakes-card-prophecy = Пророчество
    .acc = Пророчество
snakes-card-discerning-of-spirits = Различение духов
    .acc = Различение духов
snakes-card-tongues = Языки
    .acc = Языки
snakes-card-interpretation-of-tongues = Истолкование языков
    .acc = Истолкование языков

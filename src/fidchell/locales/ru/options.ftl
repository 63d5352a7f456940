### Что выбирают перед игрой: настройки игр и их значения, часы, уровни ботов.

## «Иниш»: игра

inis-option-players = Игроки
inis-option-players-about = Сколько мест за столом.
inis-option-island = Первые территории
inis-option-island-about = С каких территорий начинается остров и какие придут последними.
inis-option-island-random = как выпадет
inis-option-island-introductory = как советуют для первой игры
inis-option-seasons = Предел сезонов
inis-option-seasons-about = Если за столько сезонов верховного короля нет, игра кончается вничью.
inis-option-buildings = Здания
inis-option-buildings-about = Сколько всего цитаделей и святилищ; книги правил расходятся.
inis-option-buildings-8-9 = 8 цитаделей и 9 святилищ, не считая столицы
inis-option-buildings-10-10 = по 10, столица считается цитаделью
inis-option-deeds = Подвиги
inis-option-deeds-about = Сколько всего подвигов; в книгах правил 8 или 10.
inis-option-deeds-unlimited = сколько заслужат

## «Иниш»: где книги правил расходятся

inis-option-chieftain-ties = Равенство вождей
inis-option-chieftain-ties-about = Кто вождь там, где больше всего кланов у нескольких игроков.
inis-option-chieftain-ties-none = никто
inis-option-chieftain-ties-brenn = бренн, если он среди них
inis-option-highlands = Плоскогорье
inis-option-highlands-about = Когда разыгрывают карту преимущества «Плоскогорье».
inis-option-highlands-resolution = в начале разрешения сражения: она называет, кто выполнит первый манёвр
inis-option-highlands-clash = в начале сражения: она называет нападающего
inis-option-eriu = Эриу
inis-option-eriu-about = Нужно ли ставить кланы «Эриу» порознь.
inis-option-eriu-one-each = по одному на территорию
inis-option-eriu-anywhere = можно и вместе
inis-option-cuchulain = Легенда о Кухулине
inis-option-cuchulain-about = Сколько кланов удаляет Кухулин.
inis-option-cuchulain-two = два; если чужих не хватает, то и ваш
inis-option-cuchulain-up-to-two = один или два
inis-option-plains = Равнины
inis-option-plains-about = Откуда передвигает кланы карта преимущества «Равнины».
inis-option-plains-from-plains = с Равнин
inis-option-plains-from-anywhere = с любой одной территории
inis-option-emissaries = Посланники
inis-option-emissaries-about = Сколько кланов передвигают «Посланники».
inis-option-emissaries-one = ровно один
inis-option-emissaries-any = сколько угодно
inis-option-new-alliance = Новый союз
inis-option-new-alliance-about = Где у соперника должно быть два клана.
inis-option-new-alliance-there = на этой же территории
inis-option-new-alliance-anywhere = где угодно на острове
inis-option-manannan = Кони Мананнана
inis-option-manannan-about = Начинают ли «Кони» сражение там, куда пришли.
inis-option-manannan-clash = да, как любое передвижение
inis-option-manannan-peace = нет, они приходят с миром
inis-option-dagda = Дагда
inis-option-dagda-about = Что тасуют, когда сброшен «Дагда».
inis-option-dagda-tales = эпосы
inis-option-dagda-own-deck = колоду отменённой карты
inis-option-printed-sanctuaries = Святилища на территориях
inis-option-printed-sanctuaries-about = Входят ли Врата и Каменный круг в игру со святилищем.
inis-option-printed-sanctuaries-yes = со святилищем
inis-option-printed-sanctuaries-no = без него
inis-option-lug-after-cancel = Луг Самилданах
inis-option-lug-after-cancel-about = Может ли Луг взять отменённую карту.
inis-option-lug-after-cancel-yes = может
inis-option-lug-after-cancel-no = только ту, что подействовала
inis-option-after-warlord = После «Военачальника»
inis-option-after-warlord-about = Чей манёвр идёт за тем, который назначил «Военачальник».
inis-option-after-warlord-from-chosen = дальше по порядку от названного игрока
inis-option-after-warlord-resume = порядок продолжается с того места, где прервался
inis-option-after-oengus = После «Уловки Оэнгуса»
inis-option-after-oengus-about = Кто ходит после хода, взятого «Уловкой Оэнгуса».
inis-option-after-oengus-from-player = дальше по порядку от этого игрока
inis-option-after-oengus-resume = порядок продолжается с того места, где прервался
inis-option-after-hills = После «Холмов»
inis-option-after-hills-about = Можно ли сыграть «Решимость Сренга» и «Набег» после нападения, которое отменили «Холмы».
inis-option-after-hills-yes = можно
inis-option-after-hills-no = нельзя
inis-option-empty-clashes = Сражения без одной из сторон
inis-option-empty-clashes-about = Что делать с ещё не начатым сражением, в котором не осталось одной из сторон.
inis-option-empty-clashes-skip = пропустить
inis-option-empty-clashes-hold = всё равно провести
inis-option-festival-payer = Кто платит на празднике
inis-option-festival-payer-about = Кто теряет клан, когда начинается сражение там, где идёт праздник.
inis-option-festival-payer-initiator = тот, кто начал сражение
inis-option-festival-payer-instigator = нападающий
inis-option-swamp-capital = Столица на Болоте
inis-option-swamp-capital-about = Может ли столица стоять на Болоте.
inis-option-swamp-capital-no = не может
inis-option-swamp-capital-yes = может
inis-option-peace = Мир
inis-option-peace-about = Когда сражение можно закончить по согласию.
inis-option-peace-before = перед манёвром
inis-option-peace-before-and-after = перед манёвром и после него
inis-option-tailtu-returns = Земли Тальтиу
inis-option-tailtu-returns-about = Куда уходят территории, не выбранные по «Землям Тальтиу».
inis-option-tailtu-returns-far = придут последними
inis-option-tailtu-returns-near = придут следующими
inis-option-first-tiles = Как лежат первые территории
inis-option-first-tiles-about = Скольких других касается каждая из первых территорий.
inis-option-first-tiles-two-or-more = двух или больше
inis-option-first-tiles-exactly-two = ровно двух

## Banish the Snakes

snakes-option-players = Святые
snakes-option-players-about = Сколько святых в игре; один человек может играть за нескольких.
snakes-option-level = Уровень
snakes-option-level-about = Насколько трудна игра.
snakes-option-level-standard = обычный
snakes-option-level-beginner = для новичков
snakes-option-level-advanced = для опытных
snakes-option-saints = Кто начинает
snakes-option-saints-about = С какими святыми начинают игру.
snakes-option-saints-historical = на выбор из пришедших с Патриком
snakes-option-saints-chosen = на выбор из всех
snakes-option-saints-random = кто кому выпадет
snakes-option-deck-saints = Святые в колоде
snakes-option-deck-saints-about = Какие святые ждут в колоде.
snakes-option-deck-saints-historical = как было в истории
snakes-option-deck-saints-chosen = выбирают вместе
snakes-option-deck-saints-random = кто выпадет
snakes-option-content = Поле и карты
snakes-option-content-about = Чьи поле, блоки и карты в этой игре.
snakes-option-content-default = собственные, от Fidchell

## Часы: название и сколько времени

clock-none = без часов
clock-none-about = Каждый думает сколько нужно.
clock-quick = быстро
clock-quick-about = 10 минут на место и ещё 10 секунд за каждый ход.
clock-live = за один присест
clock-live-about = 25 минут на место и ещё 20 секунд за каждый ход.
clock-relaxed = не спеша
clock-relaxed-about = 60 минут на место и ещё 60 секунд за каждый ход.
clock-day = сутки
clock-day-about = 24 часа на место и ещё 4 часа за каждый ход.
clock-days = несколько дней
clock-days-about = 72 часа на место и ещё 12 часов за каждый ход.
clock-slow = медленно
clock-slow-about = 72 часа на место и ещё 36 часов за каждый ход.

## Уровни ботов, от слабого к сильному

level-beginner = новичок
level-casual = любитель
level-skilled = умелый
level-expert = знаток
level-merciless = беспощадный

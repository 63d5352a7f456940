### Страница рисунков по-русски: всё, из чего построена и нарисована страница, на одном листе.

gallery-title = Все рисунки
gallery-about = Все цвета, размеры, знаки, фигуры и картины этой страницы. Знак света в верхней строке меняет тему.
gallery-colours = Цвета
gallery-type = Шрифты и размеры
gallery-sample = За девятью волнами от берега
gallery-sample-name = Ифа
gallery-controls = Кнопки и поля
gallery-button = Выбор
gallery-button-main = Главный выбор
gallery-button-stop = Закончить что-то
gallery-button-off = Не сейчас
gallery-chip = Переключатель
gallery-field = Поле
gallery-panel = Панель — простая, чтобы говорили узоры на картах.
gallery-icons = Знаки
gallery-knots = Узлы и трискели
gallery-pictures = Картины

## «Иниш»

gallery-lands = Шестнадцать территорий, повёрнутых в обе стороны
gallery-lands-busy = Территории в разгар игры
gallery-pieces = Фигуры, значки и метки
gallery-citadel = Цитадель
gallery-capital = Столица
gallery-sanctuary = Три святилища
gallery-festival = Праздник
gallery-deed = Подвиг
gallery-pretender = Претендент
gallery-brenn = Бренн
gallery-crows = Вороны летят по солнцу
gallery-crows-against = Вороны летят против солнца
gallery-pass = Карты передают в эту сторону
gallery-cards = Карты «Иниша»
gallery-size = Размер карт
gallery-size-mini = Маленькие
gallery-size-mid = Средние
gallery-size-full = Большие
gallery-backs = Рубашки и метки

## Banish the Snakes

gallery-map = Игровое поле
gallery-blocks = Блоки и постройки
gallery-people = Община
gallery-flock = Паства
gallery-chief = Вождь-язычник
gallery-chief-christian = Вождь-христианин
gallery-king = Король-язычник
gallery-king-christian = Король-христианин
gallery-high-king = Верховный король — язычник
gallery-high-king-christian = Верховный король — христианин
gallery-druid = Друид
gallery-druid-unmet = Закрытый друид
gallery-dolmen = Дольмен
gallery-dolmens = Три дольмена
gallery-grave = Могила
gallery-relic = Реликвия
gallery-church = Церковь уровня { $level }
gallery-saints = Святые и послушники
gallery-saints-together = Вместе: { $count }
gallery-tracks = Кости и шкалы
gallery-zeal = Рвение
gallery-slider = Шкала попытки
gallery-fails = неудача
gallery-nothing = ничего
gallery-succeeds = успех

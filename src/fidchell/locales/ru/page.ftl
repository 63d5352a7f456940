### Страница по-русски: всё вокруг игр.

## Везде

page-loading = Минуту…
page-trouble = Что-то мешает
page-mistake = На этой странице что-то пошло не так.
page-no-server = сервер не отвечает; проверьте связь и попробуйте ещё раз
page-server-trouble = сервер сообщает об ошибке { $status }
page-again = Ещё раз
page-to-lobby = В лобби
page-close = Закрыть
page-cancel = Выбрать другое
page-menu = Меню
page-help = Клавиши и справка
page-theme = Светлая/тёмная тема
page-sounds = Звуки
page-language = Язык
page-settings = Настройки
page-rules = Правила и карты
page-read-rules = Прочитать все правила
page-rule-of = Правило: { $title }
page-title-inis = Иниш
page-title-snakes = Banish the Snakes
page-guest = Гость
page-bot = Бот, { $level }
page-bot-account = { $name }, бот (владелец: { $owner })
page-level = Насколько силён бот

## За столом

page-tab = { $title } — Fidchell
page-tab-awaited = ● { $title }
page-side = На что вы смотрите
page-board = Поле
page-rail = Игроки и журнал
page-hand = Ваша рука
page-parts = Части стола
page-tab-board = Поле
page-tab-players = Игроки
page-tab-log = Журнал
page-tab-side = Подробно
page-prompt = О чём спрашивают
page-options = Что вы можете сделать
page-your-move = Решение за вами: { $what }
page-waiting-for = Ждём ответа: { $name }
page-waiting-all = Все решают втайне
page-answered = Ваш ответ: { $what }. Его можно изменить, пока не ответят все.
page-disconnected = Связь потеряна; восстанавливаем…
page-undo-free = Вернуть ход
page-undo-plea = Просить вернуть ход
page-past = Прошлое
page-past-at = Так было на шаге { $at }.
page-back-to-now = К текущему ходу
page-show-moment = Показать этот момент
page-over = Игра окончена
page-stopped = Стол закрыт
page-replay = Просмотр партии
page-rematch = Сыграть ещё раз
page-go-rematch = К реваншу
page-end-table = Закрыть стол
page-end-sure = Закончить эту игру насовсем?
page-copy-link = Скопировать ссылку
page-link-copied = Скопировано
page-commitment = Запечатанный случай
page-commitment-why = Карты и кости зависят от ключа, хеш SHA-256 которого показан здесь; сам ключ будет в записи после конца партии.
page-log = Что произошло
page-log-empty = Пока ничего не произошло.
page-about-me = Про меня
page-seat = Место
page-clocks = Осталось времени
page-days-hours = { $days } д { $hours } ч
page-hours-minutes = { $hours } ч { $minutes } мин
page-plea = { $name } просит разрешения вернуть ход
page-plea-waiting = Вы попросили разрешения вернуть ход.
page-agree = Согласиться
page-refuse = Отказать
page-stance-on = Я за мир
page-stance-off = Я больше не за мир
page-late = Ваше время вышло. Остальные могут подождать вас или продолжить без вас.
page-away = Вас не было, и за вас может решать кто-то другой.
page-i-am-here = Я здесь
page-left = Из-за стола ушли: { $names }. Что делать с игрой?
page-vote-wait = Подождать
page-vote-bot = Посадить бота
page-vote-replace = Отдать место боту насовсем
page-vote-end = Закрыть стол
page-chat = Чат
page-say = Скажите что-нибудь
page-send = Отправить
page-mute = Больше не слышать: { $name }

## Распоряжения и обещания

page-orders =
    { $count ->
        [0] Распоряжения
       *[other] Распоряжения: { $count }
    }
page-orders-about = По ним за вас отвечают, когда спрашивают, ответите ли вы картой; никто другой их не видит.
page-order-pass-until-my-turn = Пасовать до моего хода
page-order-pass-when-nothing-fits = Пасовать, когда ни одна моя карта не подходит
page-order-pass-at = Всегда пасовать в такой момент
page-order-peace = Соглашаться на мир, пока моих кланов не меньше
page-promises =
    { $count ->
        [0] Обещания
       *[other] Обещания: { $count }
    }
page-promise = Дать обещание
page-promise-say = Пообещать
page-fate-open = (в силе)
page-fate-kept = (сдержано)
page-fate-broken = (нарушено)
page-blank-territory = территория
page-blank-other = игрок

## До игры, и одно устройство на всех

page-gathering = { $title }: стол готов
page-seats-free =
    { $count ->
        [0] Все места заняты.
        [one] Свободно { $count } место.
        [few] Свободны { $count } места.
        [many] Свободно { $count } мест.
       *[other] Свободно { $count } места.
    }
page-your-name = Ваше имя
page-seat-open = свободно
page-sit = Сесть
page-free-seat = Освободить место
page-stand = Встать
page-invite = Сесть может каждый, у кого есть эта ссылка
page-hand-over = Теперь устройство берёт { $seat }
page-hand-over-why = Остальным сейчас смотреть нельзя.
page-hand-over-here = Я — { $seat }: показать мои карты
page-hand-over-first = Сначала { $seat }

## Пока вас не было

page-recap = Пока вас не было
page-recap-count =
    { $count ->
        [one] Пока вас не было, произошло { $count } событие.
        [few] Пока вас не было, произошли { $count } события.
        [many] Пока вас не было, произошло { $count } событий.
       *[other] Пока вас не было, произошло { $count } события.
    }
page-recap-at = { $at } из { $of }
page-recap-before = Назад
page-recap-show = Показать
page-recap-next = Дальше
page-recap-done = К игре
page-recap-since = С вашего прошлого хода
page-happens = Сейчас
page-skip = Показать всё
page-skip-next = Дальше
page-cue-passed-on =
    { $count ->
        [one] Передана { $count } карта
        [few] Переданы { $count } карты
        [many] Передано { $count } карт
       *[other] Передано { $count } карты
    }

## Подсказки

page-hints = Подсказки
page-hint = Попросить подсказку
page-hint-thinking = Бот думает…
page-hint-chance = Шансы на победу

## Клавиши и командная строка

page-keys = Клавиши
page-key-tab = к следующему элементу
page-key-board = к полю, к первому месту, которое можно выбрать
page-key-arrows = к соседнему месту на поле
page-key-enter = выбрать отмеченное
page-key-numbers = карта или действие с этим номером
page-key-confirm = подтвердить; главная кнопка
page-key-pass = спасовать или закончить
page-key-undo = вернуть ход или попросить об этом
page-key-stance = за мир или нет
page-key-hint = попросить подсказку
page-key-log = журнал
page-key-zoom = ближе, дальше, всё поле
page-key-skip = показать сразу всё, что произошло; в темпе «по шагам» — следующую сцену
page-key-command = командная строка
page-key-escape = отменить выбор; вернуться к текущему ходу
page-key-help = этот список
page-command = Командная строка
page-command-hint = Введите действие, например «pass»; Tab дополняет
page-command-not-asked = Сейчас решаете не вы.
page-command-several = «{ $typed }» может значить: { $options }
page-command-rule = Правило: { $rule }
page-command-none = «{ $typed }» сейчас сделать нельзя. Можно: { $options }

## Лобби

page-lobby = Fidchell: две кельтские игры для друзей и ботов
page-quick = Сыграть сразу
page-play-game = Играть в «{ $title }»
page-about-inis = 2–4 игрока; вы и два бота начинаете сразу
page-about-snakes = 1–6 святых вместе; вы и два бота начинаете сразу
page-players-begin = Игроки: { $players }. Вы сразу начинаете с ботами.
page-new-table = Свой стол
page-game = Игра
page-players = Игроки
page-seat-mine = я
page-seat-for-others = кто-то другой
page-pace = Темп
page-window = Время на ответ, не меньше
page-window-about = Когда спрашивают, ответит ли кто-нибудь картой, вопрос не закрывается раньше этого срока: так быстрый ответ никому не выдаст, что у других на руке.
page-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
page-listed = Сесть может кто угодно
page-allow-hints = Подсказки бота
page-allow-chat = Чат
page-variants = Правила и варианты
page-set-table = Создать стол
page-begin = Начать
page-my-tables = Ваши столы
page-no-tables = Пока ни одного. Два щелчка — и стол готов.
page-open-tables = Открытые столы
page-watch-tables = Где можно посмотреть
page-past-tables = Сыгранные партии
page-awaited = ваш ход
page-phase-gathering = есть места
page-phase-playing = идёт игра
page-phase-over = игра окончена
page-phase-stopped = стол закрыт
page-join = Сесть за стол
page-go = К столу
page-watch = Смотреть
page-learn = Научиться играть
page-learn-about = Первая игра с объяснениями, по одной мысли за раз; и все правила и карты, чтобы почитать.
page-gallery = Все рисунки
page-import = Посмотреть запись
page-import-about = Запись партии, сохранённую этой страницей или терминалом, можно просмотреть и продолжить.
page-import-file = Запись
page-account = Вы
page-signed-in = Вы вошли под именем { $name }.
page-guest-as = Вы гость под именем { $name }. С паролем можно вернуться откуда угодно.
page-sign-in-name = Имя
page-password = Пароль
page-rename = Сменить имя
page-sign-in = Войти
page-register = Зарегистрироваться
page-other-device = Другое устройство
page-device-link = Откройте эту ссылку на другом устройстве; она сработает один раз
page-sign-out = Выйти
page-sign-out-everywhere = Выйти на других устройствах
page-change-password = Сменить пароль
page-new-password = Новый пароль
page-credit = Автор «Иниша» — Кристиан Мартинес, авторы Banish the Snakes — Кевин Макпартленд и Джерри Шайлс. Все слова и рисунки здесь — наши собственные.

## Настройки

page-theme-auto = как на устройстве
page-theme-vellum = пергамент (светлая)
page-theme-peat = торф (тёмная)
page-text-size = Размер текста
page-confirm = Выбор на поле
page-confirm-auto = подтверждать на сенсорных экранах
page-confirm-always = всегда подтверждать
page-confirm-never = выполнять сразу
page-tempo = Темп событий
page-tempo-step = по шагам, пробелом
page-tempo-slow = медленный
page-tempo-normal = обычный
page-tempo-fast = быстрый
page-tempo-off = без задержки: всё сразу
page-want-sounds = Звуки
page-want-memory = Памятка: какие карты мне уже попадались
page-want-motion = Движение
page-want-chat = Чат
page-want-plainheadings = Простые заголовки вместо унциальных букв
page-tokens = Токены для программ
page-tokens-about = Токен позволяет вашей программе действовать от вашего имени. Не давайте его никому другому; отзовите его, когда он больше не нужен.
page-token-name = Название программы
page-token-make = Создать токен
page-token-made = Скопируйте его сейчас; больше он не будет показан
page-token-until = до { $date }
page-token-end = Отозвать { $name }
page-scope-read = Чтение: смотреть столы и видеть мои места
page-scope-play = Игра: создавать столы и действовать на моих местах
page-scope-account = Учётная запись: менять моё имя и настройки
page-muted = Кого вы не слышите
page-hear = Снова слышать: { $name }
page-back = Назад

## Просмотр партии

page-replay-step = Шаг { $at } из { $last }
page-replay-quiet = Ничего, что вы могли бы увидеть.
page-replay-controls = Управление просмотром
page-replay-first = В начало
page-replay-back = Шаг назад
page-replay-play = Пуск
page-replay-pause = Пауза
page-replay-on = Шаг вперёд
page-replay-last = В конец
page-replay-slider = Шаг
page-replay-speed = Скорость
page-replay-view = Кто смотрит
page-public = все
page-record = Сохранить запись
page-to-table = К столу
page-continue = Продолжить отсюда
page-continue-about = Новый стол продолжит игру с этой позиции. Всё скрытое и ещё не вытянутое перемешивается заново.

## Игра, которую ещё никто не нарисовал

page-generic-you = вы
page-generic-away = не за столом
page-generic-decides = решает
page-generic-yes = да
page-generic-no = нет
page-generic-none = пусто
page-generic-about = Эту игру ещё никто не нарисовал: вот всё, что вам можно знать, как об этом говорит сама игра.

### Стол по-русски: общее для всех игр.
###
### Места названы цветами, как игроки: «зелёный» ходит, за «зелёного» играет бот.

## Текст без собственного сообщения

plain = { $text }

## Места

seat-green = зелёный
    .gen = зелёного
    .dat = зелёному
    .acc = зелёного
seat-blue = синий
    .gen = синего
    .dat = синему
    .acc = синего
seat-orange = оранжевый
    .gen = оранжевого
    .dat = оранжевому
    .acc = оранжевого
seat-white = белый
    .gen = белого
    .dat = белому
    .acc = белого
seat-purple = фиолетовый
    .gen = фиолетового
    .dat = фиолетовому
    .acc = фиолетового
seat-yellow = жёлтый
    .gen = жёлтого
    .dat = жёлтому
    .acc = жёлтого

## Вокруг игры: люди приходят, уходят и договариваются

table-sat = { $name } садится играть за { $seat_acc }
table-stood = место { $seat_gen } снова свободно
table-begun = игра начинается
table-said = { $text }
table-left = { $seat } уходит из-за стола
table-late = у { $seat_gen } вышло время
table-back = { $seat } снова за столом
table-lent =
    { $level ->
        [beginner] за { $seat_acc } пока играет бот-новичок
        [casual] за { $seat_acc } пока играет бот-любитель
        [skilled] за { $seat_acc } пока играет умелый бот
        [expert] за { $seat_acc } пока играет бот-знаток
        [merciless] за { $seat_acc } пока играет беспощадный бот
       *[other] за { $seat_acc } пока играет бот ({ $level })
    }
table-voted-out =
    { $level ->
        [beginner] за { $seat_acc } до конца играет бот-новичок
        [casual] за { $seat_acc } до конца играет бот-любитель
        [skilled] за { $seat_acc } до конца играет умелый бот
        [expert] за { $seat_acc } до конца играет бот-знаток
        [merciless] за { $seat_acc } до конца играет беспощадный бот
       *[other] за { $seat_acc } до конца играет бот ({ $level })
    }
table-voted =
    { $choice ->
        [wait] { $seat } готов подождать
        [bot] { $seat } предлагает посадить бота
        [replace] { $seat } предлагает отдать место боту насовсем
       *[end] { $seat } предлагает закрыть стол
    }
table-plea = { $seat } просит разрешения вернуть ход
table-plea-granted = { $seat } согласен
table-plea-refused = { $seat } не согласен
table-taken-back = { $seat } возвращает ход
table-rules-corrected = правила исправлены; игра продолжается с последнего решения, которое они допускают
table-ready-for-peace = { $seat } готов к миру
table-not-ready-for-peace = { $seat } больше не готов к миру
table-stopped = стол закрыт
table-rematch = стол для реванша готов

## Отказы: почему что-то не сделано

refused-bad-clock = таких часов нет
refused-bad-id = сообщению нужен идентификатор не длиннее { $most } знаков
refused-bad-link = эта ссылка уже использована или устарела; создайте новую
refused-bad-name = в имени должно быть от 1 до { $most } видимых знаков
refused-bad-order = в распоряжении указывают карту, момент или число от 0 до 99
refused-bad-password = в пароле должно быть от { $least } до { $most } знаков
refused-bad-phrase = так это обещание дать нельзя
refused-bad-saying = в реплике должно быть от 1 до { $most } знаков
refused-bad-scope = такого права нет; есть { $known }
refused-bad-seat = место может быть вашим, свободным или занятым ботом
refused-bad-token = этот токен неизвестен, отозван или просрочен
refused-bad-vote = голосовать можно так: { $known }
refused-bad-window = столько времени на ответ дать нельзя
refused-begun = игра уже началась
refused-bot-away = { $bot } сейчас не на связи
refused-bot-busy = { $bot } уже играет за столами: { $most }
refused-bots-alone = чтобы боты играли сами с собой, нужна учётная запись
refused-bots-only-play = бот играет там, куда его посадили, и больше ничего не делает
refused-busy = другие успели раньше; попробуйте ещё раз
refused-chat-off = за этим столом нет чата, но обещания давать можно
refused-foreign-origin = этот запрос пришёл со страницы другого сайта
refused-full = зрителей за этим столом больше не принимают
refused-has-account = у вас уже есть учётная запись
refused-http =
    { $kind ->
        [missing] здесь ничего нет
        [large] это слишком большое
        [often] слишком много запросов сразу; подождите немного и попробуйте снова
       *[other] сервер это не принимает ({ $status })
    }
refused-id-used = этот идентификатор уже занят другим сообщением
refused-illegal = { $seat } сейчас не может этого сделать; возможные действия: { $options }
refused-malformed = это сообщение не соответствует протоколу
refused-mistake = сервер ошибся; ничего не изменилось
refused-name-taken = это имя уже занято; выберите другое
refused-no-bot = такого бота нет, или вы не можете его посадить
refused-no-clash = вы сейчас не участвуете в сражении
refused-no-account = у гостей нет пароля; сначала заведите учётную запись
refused-no-hints = за этим столом играют без подсказок
refused-no-place = такого места на поле нет
refused-no-plea = этого ответа никто не ждёт
refused-no-scope = этот токен этого не разрешает; создайте токен с правом «{ $scope }»
refused-no-sealed-plans = в этой игре все видят все планы
refused-no-schema = такой схемы нет; есть { $known }
refused-no-seat = такого места нет
refused-no-decision = число решений в этой партии: { $most }
refused-no-page = страница не собрана; её соберёт `make page`
refused-no-table = такого стола нет
refused-no-token = такого токена нет; возможно, он уже отозван
refused-no-token-here = ни один токен этого не разрешает; войдите и сделайте это лично
refused-no-undo = возвращать пока нечего
refused-no-vote = никто не ушёл, голосовать не о чем
refused-not-asked = { $seat } сейчас не может действовать; решение за другими: { $asked }
refused-not-at-table = это запись симуляции; смотреть можно только партии, сыгранные за столом
refused-not-away = хозяин этого места и так играет сам
refused-not-begun = игра начнётся, когда все места будут заняты
refused-not-invited = за этот стол садятся по приглашению; попросите ссылку
refused-not-over = это можно сделать, когда игра закончится
refused-not-overdue = место можно отдать боту насовсем, только когда его время вышло и прошло ещё немного
refused-not-seated = это могут делать только те, кто сидит за столом
refused-not-signed-in = сначала скажите, кто вы
refused-not-your-turn = открыть планы может только { $seat }: сейчас его ход
refused-not-yours = это не ваше
refused-old-rules = за этим столом играли по старым правилам; исправить его может тот, кто держит сервер
refused-other = этого сделать нельзя
refused-over = игра окончена
refused-own-bot = за столом с другими людьми может сидеть либо человек, либо один из его ботов
refused-plea-open = просьба уже есть; сначала нужен ответ на неё
refused-seat-held = место держат { $most } минут; потом его можно освободить
refused-seat-taken = это место уже занято
refused-stale = игра тем временем ушла вперёд
refused-stopped = стол закрыт
refused-store-down = база данных сейчас не принимает записей; попробуйте ещё раз
refused-time-up = ваше время вышло; чтобы вернуться, сделайте ход
refused-too-fast = слишком много сообщений; подождите немного
refused-too-long = слишком длинно; предел — { $most }
refused-too-many-bots = у гостей может быть { $most } стола с ботами; закройте один или заведите учётную запись
refused-too-many-connections = подключений у вас уже { $most }; закройте одно
refused-too-many-marks = пометок в плане может быть не больше { $most }
refused-too-many-orders = распоряжений у одного места может быть не больше { $most }
refused-too-many-own-bots = у вас уже ботов: { $most }
refused-too-many-streams = вы уже слушаете столько раз: { $most }; закройте одно соединение
refused-too-many-today = столов в день можно создать { $most }; возвращайтесь завтра
refused-too-much-stored = ваши столы занимают всё отведённое вам место; подождите, пока старые удалятся, или войдите в учётную запись
refused-log-full = за этим столом произошло слишком многое; можно только доиграть до конца
refused-too-many-tables = столов у вас уже { $most }; сначала закройте один
refused-too-many-tokens = у вас уже { $most } токенов; сначала отзовите один
refused-unknown-mark = такой пометки нет; есть { $known }
refused-unknown-order = такого распоряжения нет; есть { $known }
refused-unknown-phrase = такого обещания нет; есть { $known }
refused-unknown-protocol = этот сервер знает другие версии протокола: { $known }
refused-wrong-password = учётной записи с таким именем и паролем нет
refused-wrong-seats = мест должно быть столько же, сколько игроков

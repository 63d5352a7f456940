### Banish the Snakes на странице по-русски: надписи, предложения и заголовки поля и панелей.
###
### Названия областей, карт и святых приходят в именительном падеже. Числа со знаком ($value, $bonus) — текст.

## Названия, где мало места

page-snakes-short-northern-ui-neill = Сев. Уи Нейлл
page-snakes-short-southern-ui-neill = Юж. Уи Нейлл

## Верхняя строка

page-snakes-turn = Ход { $turn }
page-snakes-score = Очки
page-snakes-score-told = Очки: { $score } — { $result }. Частичное поражение — от 7, частичная победа — от 13, полная победа — от 19.
page-snakes-standing-total-defeat = пока полное поражение
page-snakes-standing-partial-defeat = пока частичное поражение
page-snakes-standing-partial-victory = пока частичная победа
page-snakes-standing-total-victory = пока полная победа
page-snakes-deck = Колода
page-snakes-flock = Паства
page-snakes-of = из { $of }
page-snakes-level-beginner = Для новичков
page-snakes-level-standard = Обычный уровень
page-snakes-level-advanced = Для опытных
page-snakes-supply = Запасы
page-snakes-supply-churches = Церкви уровней 0, 1, 2 и 3
page-snakes-supply-dolmens = Дольмены
page-snakes-supply-graves = Могилы
page-snakes-supply-druids = Друиды в запасе
page-snakes-supply-leaders = Правители в чаше
page-snakes-supply-people = Общины в запасе
page-snakes-supply-unmet = Ещё не открытые друиды
page-snakes-supply-relics = Ещё не извлечённые реликвии
page-snakes-supply-gifts = Дары Духа
page-snakes-times = { $value } × { $count }
page-snakes-none = нет

## Поле

page-snakes-you = вы
page-snakes-acolyte = Послушник
page-snakes-area-told = { $area }, провинция { $province }: { $standing }.
page-snakes-area-target = { $area }, провинция { $province }: { $standing }. Можно выбрать: { $options }.
page-snakes-flock-told = паства — { $flock } из { $of } общин
page-snakes-chief-told =
    { $faith ->
        [christian] Вождь-христианин { $value }
       *[pagan] Вождь-язычник { $value }
    }
page-snakes-king-told =
    { $faith ->
        [christian] Король-христианин { $value }
       *[pagan] Король-язычник { $value }
    }
page-snakes-high-king-told =
    { $faith ->
        [christian] Верховный король — христианин { $value }
       *[pagan] Верховный король — язычник { $value }
    }
page-snakes-king-of-told = { $king }, { $province }
page-snakes-king-of-target = { $king }, { $province }. Его можно выбрать.
page-snakes-druid-met = друид { $value }
page-snakes-druid-seen = закрытый друид { $value }, вы его видели
page-snakes-druid-hidden = закрытый друид
page-snakes-church-told = церковь уровня { $level }
page-snakes-dolmens-told =
    { $count ->
        [one] { $count } дольмен
        [few] { $count } дольмена
        [many] { $count } дольменов
       *[other] { $count } дольмена
    }
page-snakes-graves-told =
    { $count ->
        [one] { $count } могила
        [few] { $count } могилы
        [many] { $count } могил
       *[other] { $count } могилы
    }
page-snakes-relics-told =
    { $count ->
        [1] реликвия { $values }
        [one] { $count } реликвия: { $values }
        [few] { $count } реликвии: { $values }
        [many] { $count } реликвий: { $values }
       *[other] { $count } реликвии: { $values }
    }
page-snakes-here-told = здесь: { $names }
page-snakes-britain-told = Язычество — на делении { $box } из { $end }. { $next }
page-snakes-britain-next = { $region } падёт на делении { $box }.
page-snakes-britain-last = На делении { $end } язычество захлестнёт Британию.
page-snakes-britain-pill = Язычество { $box } из { $end } · край падёт на { $next }
page-snakes-region-pagan = Язычники
page-snakes-region-christian = Христиане
page-snakes-zoom-in = Ближе
page-snakes-zoom-out = Дальше
page-snakes-fit = Всё поле
page-snakes-other-areas = Области, которых нет на этом поле

## Попытка

page-snakes-attempt = Обращение
page-snakes-attempt-people = Обратить общину { $value }
page-snakes-attempt-chief = Обратить вождя
page-snakes-attempt-king = Обратить короля
page-snakes-attempt-high-king = Обратить верховного короля
page-snakes-attempt-druid = Обратить друида
page-snakes-attempt-lead = { $saint } · { $area }
page-snakes-targets = Кого обращать
page-snakes-target-people = Община { $value }
page-snakes-target-chief = Вождь
page-snakes-target-king = Король
page-snakes-target-high-king = Верховный король
page-snakes-target-druid = Друид
page-snakes-part-target-people = община
page-snakes-part-target-chief = вождь ({ $area })
page-snakes-part-target-king = король ({ $province })
page-snakes-part-target-high-king = верховный король
page-snakes-part-target-druid = друид ({ $area })
page-snakes-part-superior-people = вождь ({ $area })
page-snakes-part-superior-chief = король ({ $province })
page-snakes-part-superior-king = верховный король
page-snakes-part-unknown = закрытый друид
page-snakes-total = Сумма
page-snakes-total-unknown = неизвестно
page-snakes-fate-fail = рвение −1
page-snakes-fate-nothing = ничего
page-snakes-fate-succeed = успех
page-snakes-odds-told = успех — { $succeed }, ничего не произойдёт — { $nothing }, неудача с потерей рвения — { $fail }
page-snakes-odds-succeed = успех { $share }
page-snakes-unknown-druid = Этого друида вы не видели. Шансы посчитаны по всем ещё не открытым друидам; само число видно, только когда вы решитесь на попытку.
page-snakes-unmet = Кто это может быть:
page-snakes-commit = Бросить кость
page-snakes-thrown = { $name }: на кости { $thrown }, нужно больше { $needed }.
page-snakes-needed = нужно больше { $needed }
page-snakes-keeps = { $name }: хранимые карты
page-snakes-back-to-attempt = К попытке
page-snakes-at-most = ≤ { $value }
page-snakes-at-least = ≥ { $value }

## Лист области

page-snakes-where-coast = { $province } · на побережье
page-snakes-where-inland = { $province } · вдали от моря
page-snakes-where-tara = { $province } · Тара
page-snakes-sheet-chief = Вождь
page-snakes-sheet-king = Король
page-snakes-sheet-high-king = Верховный король
page-snakes-sheet-druid = Друид
page-snakes-sheet-church =
    { $level ->
        [0] Келья
        [1] Часовня
        [2] Церковь
       *[other] Собор
    }
page-snakes-sheet-dolmen =
    { $count ->
        [1] Дольмен
        [one] { $count } дольмен
        [few] { $count } дольмена
        [many] { $count } дольменов
       *[other] { $count } дольмена
    }
page-snakes-sheet-grave =
    { $count ->
        [1] Могила
        [one] { $count } могила
        [few] { $count } могилы
        [many] { $count } могил
       *[other] { $count } могилы
    }
page-snakes-sheet-relic = Реликвия
page-snakes-other-side-christian = На христианской стороне — { $value }.
page-snakes-other-side-pagan = На языческой стороне — { $value }.
page-snakes-other-side-unknown = Что на другой стороне, никто не знает.
page-snakes-druid-seen-by = Закрыт; на него смотрели: { $names }
page-snakes-druid-blocks = Пока этого друида не попытаются обратить, больше никого здесь обращать нельзя, как и короля (провинция { $province }).
page-snakes-near = Соседи:
page-snakes-chief-die = Королём станет при { $faces }
page-snakes-king-die = Верховным королём станет при { $faces }
page-snakes-saints-here = Святые здесь:
page-snakes-built-here = В этот ход здесь уже строили церковь.
page-snakes-province = Области провинции

## Карты и события

page-snakes-kind-event = Событие
page-snakes-kind-saint = Святой
page-snakes-kind-keeper = Хранимая карта
page-snakes-kind-gift = Дар Духа
page-snakes-always = Всегда
page-snakes-any-colour = при любом цвете
page-snakes-key-card = Ключевая карта
page-snakes-current-card = Текущая карта
page-snakes-no-key = Ключевой карты ещё нет
page-snakes-read-at = цвет: { $colour }
page-snakes-arrow-next = Её стрелка: цвет следующего события — { $colour }
page-snakes-key-arrow = Стрелка ключевой карты «{ $card }» — { $colour }: происходит это
page-snakes-no-arrow = Стрелки нет; ключевая карта остаётся прежней.
page-snakes-risk = Следующее событие, цвет — { $colour }
page-snakes-risk-of =
    { $count ->
        [one] из { $count } оставшейся карты; у одной карты бывает несколько последствий
        [few] из { $count } оставшихся карт; у одной карты бывает несколько последствий
        [many] из { $count } оставшихся карт; у одной карты бывает несколько последствий
       *[other] из { $count } оставшихся карт; у одной карты бывает несколько последствий
    }
page-snakes-risk-none = Карт не осталось: игра кончится, когда начнётся следующий ход.
page-snakes-cards = Колода
page-snakes-to-come =
    { $count ->
        [one] Впереди { $count } карта, порядок неизвестен
        [few] Впереди { $count } карты, порядок неизвестен
        [many] Впереди { $count } карт, порядок неизвестен
       *[other] Впереди { $count } карты, порядок неизвестен
    }
page-snakes-on-top = Вы знаете, что лежит наверху
page-snakes-unknown-card = неизвестная карта
page-snakes-discarded = Сброшено ({ $count })
page-snakes-piles = Ждут в Британии ({ $count })
page-snakes-look-at = Посмотреть карту «{ $card }»
page-snakes-use = Применить
page-snakes-kept-by = Хранит { $name }

## Святые

page-snakes-saints = Святые
page-snakes-seat-told = { $saint }, { $seat }: { $name }
page-snakes-zeal-told =
    { $points ->
        [one] Деление { $space } из { $of } на шкале рвения: { $points } действие за ход
        [few] Деление { $space } из { $of } на шкале рвения: { $points } действия за ход
        [many] Деление { $space } из { $of } на шкале рвения: { $points } действий за ход
       *[other] Деление { $space } из { $of } на шкале рвения: { $points } действия за ход
    }
page-snakes-effort-told = доступно последнее усилие
page-snakes-keeps-told =
    { $count ->
        [0] Карт не хранит (предел — { $limit })
       *[other] Хранит карт: { $count } из { $limit }
    }
page-snakes-not-placed = ещё не на поле
page-snakes-turn-now = ходит
page-snakes-away = не за столом

## Строка над вопросом и заголовки журнала

page-snakes-line-actions =
    { $count ->
        [0] { $saint } · действий не осталось
        [one] { $saint } · осталось { $count } действие
        [few] { $saint } · осталось { $count } действия
        [many] { $saint } · осталось { $count } действий
       *[other] { $saint } · осталось { $count } действия
    }
page-snakes-line-event = { $saint } · событие
page-snakes-line-setup = Перед первым ходом
page-snakes-heading-turn = Ход { $number }
page-snakes-heading-setup = Перед первым ходом

## Что можно сделать

page-snakes-actions = Действия
page-snakes-points-told = Осталось действий: { $count } из { $of }
page-snakes-points = действия
page-snakes-prepared = Подготовка: { $bonus }
page-snakes-final-effort = Последнее усилие: после этой попытки { $saint } умирает
page-snakes-helps = { $helped } в этот ход: { $bonus }
page-snakes-deed-move = Идти
page-snakes-deed-end = Закончить ход
page-snakes-deed-draw = Вытянуть событие
page-snakes-wait = Ждём решения: { $name }. Тем временем можно всё посмотреть и показать, что сделали бы вы.
page-snakes-watching = Вы зритель.

## Планы

page-snakes-plans = Планы
page-snakes-plans-why = Покажите, что сделали бы вы, прежде чем вам это скажут другие. Пометки на поле видят все; они держатся, пока ход не перейдёт дальше.
page-snakes-plan-kind = Что
page-snakes-plan-to = Где
page-snakes-plan-nowhere = всё равно где
page-snakes-plan-note = Пара слов
page-snakes-plan-add = Добавить пометку
page-snakes-plan-remove = Убрать: { $mark }
page-snakes-plan-clear = Стереть мой план
page-snakes-plan-sealed = Закрытый
page-snakes-plan-sealed-why = Закрытых планов никто не видит, пока свой не составят все; тогда они открываются одновременно.
page-snakes-plan-is-sealed = закрыт
page-snakes-plan-all-open = Все планы открыты.
page-snakes-plan-waiting =
    { $count ->
        [one] Закрыт { $count } план.
        [few] Закрыты { $count } плана.
        [many] Закрыто { $count } планов.
       *[other] Закрыто { $count } плана.
    }
page-snakes-unseal = Открыть все планы
page-snakes-mark-go = идти
page-snakes-mark-convert = обращать
page-snakes-mark-build = строить
page-snakes-mark-guard = остаться и стеречь
page-snakes-mark-give = отдать карту
page-snakes-mark-note = заметка
page-snakes-mark-told = { $kind }: { $place }
page-snakes-mark-told-text = { $kind }: { $place }, «{ $text }»
page-snakes-mark-text = { $kind }: «{ $text }»

## Конец

page-snakes-ending = Конец
page-snakes-points-total = Очки
page-snakes-points-full = Области, где все — паства
page-snakes-points-half = Области, где паства — хотя бы половина
page-snakes-points-high-king = Верховный король — христианин
page-snakes-points-kings = Короли-христиане
page-snakes-points-cathedral = Собор
page-snakes-points-dolmens = Пробуждённые дольмены
page-snakes-points-druids = Друиды
page-snakes-lasted =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }
page-snakes-deaths =
    { $count ->
        [0] никто не умер
        [one] { $count } смерть
        [few] { $count } смерти
        [many] { $count } смертей
       *[other] { $count } смерти
    }

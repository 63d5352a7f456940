### Banish the Snakes in the browser, in English: labels, sentences and headings of its board and panels.
###
### Names of areas, cards and saints come from snakes.ftl; what cards do from snakes-effects.ftl; rules from
### snakes-lore.ftl. Numbers with a sign ($value, $bonus) come as text.

## Names where there is little room

page-snakes-short-northern-ui-neill = N. Ui Neill
page-snakes-short-southern-ui-neill = S. Ui Neill

## Facts in the bar at the top

page-snakes-turn = Turn { $turn }
page-snakes-score = Score
page-snakes-score-told = Score { $score }: { $result }. From 7 a partial defeat, from 13 a partial victory, from 19 a total victory.
page-snakes-standing-total-defeat = total defeat so far
page-snakes-standing-partial-defeat = partial defeat so far
page-snakes-standing-partial-victory = partial victory so far
page-snakes-standing-total-victory = total victory so far
page-snakes-deck = Deck
page-snakes-flock = Flock
page-snakes-of = of { $of }
page-snakes-level-beginner = Beginner
page-snakes-level-standard = Standard
page-snakes-level-advanced = Advanced
page-snakes-supply = Supplies
page-snakes-supply-churches = Churches of level 0, 1, 2 and 3
page-snakes-supply-dolmens = Dolmens
page-snakes-supply-graves = Graves
page-snakes-supply-druids = Druids in reserve
page-snakes-supply-leaders = Leaders in the cup
page-snakes-supply-people = People in reserve
page-snakes-supply-unmet = Druids nobody has met
page-snakes-supply-relics = Relics not yet opened
page-snakes-supply-gifts = Gifts of the Spirit
page-snakes-times = { $value } × { $count }
page-snakes-none = none

## The map

page-snakes-you = you
page-snakes-acolyte = Acolyte
page-snakes-area-told = { $area } in { $province }: { $standing }.
page-snakes-area-target = { $area } in { $province }: { $standing }. You can choose: { $options }.
page-snakes-flock-told = { $flock } of { $of } People are Flocks
page-snakes-chief-told =
    { $faith ->
        [christian] Christian Chief { $value }
       *[pagan] Pagan Chief { $value }
    }
page-snakes-king-told =
    { $faith ->
        [christian] Christian King { $value }
       *[pagan] Pagan King { $value }
    }
page-snakes-high-king-told =
    { $faith ->
        [christian] Christian High King { $value }
       *[pagan] Pagan High King { $value }
    }
page-snakes-king-of-told = { $king } of { $province }
page-snakes-king-of-target = { $king } of { $province }. You can choose him.
page-snakes-druid-met = Druid { $value }
page-snakes-druid-seen = Druid { $value }, face down, seen by you
page-snakes-druid-hidden = a Druid face down
page-snakes-church-told = Church of level { $level }
page-snakes-dolmens-told =
    { $count ->
        [one] { $count } Dolmen
       *[other] { $count } Dolmens
    }
page-snakes-graves-told =
    { $count ->
        [one] { $count } Grave
       *[other] { $count } Graves
    }
page-snakes-relics-told =
    { $count ->
        [one] a Relic worth { $values }
       *[other] { $count } Relics worth { $values }
    }
page-snakes-here-told = here: { $names }
page-snakes-britain-told = Paganism stands at box { $box } of { $end }. { $next }
page-snakes-britain-next = { $region } falls at { $box }.
page-snakes-britain-last = Britain is overrun at { $end }.
page-snakes-britain-pill = Paganism { $box } of { $end } · next fall at { $next }
page-snakes-region-pagan = Pagan
page-snakes-region-christian = Christian
page-snakes-zoom-in = Zoom in
page-snakes-zoom-out = Zoom out
page-snakes-fit = Show the whole map
page-snakes-other-areas = Areas not on this map

## The attempt

page-snakes-attempt = Convert
page-snakes-attempt-people = Convert People { $value }
page-snakes-attempt-chief = Convert the Chief
page-snakes-attempt-king = Convert the King
page-snakes-attempt-high-king = Convert the High King
page-snakes-attempt-druid = Face the Druid
page-snakes-attempt-lead = { $saint } in { $area }
page-snakes-targets = Whom to convert
page-snakes-target-people = People { $value }
page-snakes-target-chief = Chief
page-snakes-target-king = King
page-snakes-target-high-king = High King
page-snakes-target-druid = Druid
page-snakes-part-target-people = People
page-snakes-part-target-chief = the Chief of { $area }
page-snakes-part-target-king = the King of { $province }
page-snakes-part-target-high-king = the High King
page-snakes-part-target-druid = the Druid of { $area }
page-snakes-part-superior-people = the Chief of { $area }
page-snakes-part-superior-chief = the King of { $province }
page-snakes-part-superior-king = the High King
page-snakes-part-unknown = the Druid, face down
page-snakes-total = Total
page-snakes-total-unknown = unknown
page-snakes-fate-fail = lose 1 Zeal
page-snakes-fate-nothing = nothing
page-snakes-fate-succeed = convert
page-snakes-odds-told = { $succeed } to convert, { $nothing } for nothing to happen, { $fail } to fail and lose Zeal
page-snakes-odds-succeed = { $share } convert
page-snakes-unknown-druid = You have not seen this Druid. These chances count all Druids nobody has met; you see the number only after you commit.
page-snakes-unmet = It could be:
page-snakes-commit = Roll the die
page-snakes-thrown = { $name } rolled { $thrown }; more than { $needed } is needed.
page-snakes-needed = more than { $needed } is needed
page-snakes-keeps = Cards kept by { $name }
page-snakes-back-to-attempt = Back to the attempt
page-snakes-at-most = ≤ { $value }
page-snakes-at-least = ≥ { $value }

## The area sheet

page-snakes-where-coast = { $province } · coastal
page-snakes-where-inland = { $province } · inland
page-snakes-where-tara = { $province } · Tara
page-snakes-sheet-chief = Chief
page-snakes-sheet-king = King
page-snakes-sheet-high-king = High King
page-snakes-sheet-druid = Druid
page-snakes-sheet-church =
    { $level ->
        [0] cell
        [1] oratory
        [2] church
       *[other] cathedral
    }
page-snakes-sheet-dolmen =
    { $count ->
        [one] Dolmen
       *[other] { $count } Dolmens
    }
page-snakes-sheet-grave =
    { $count ->
        [one] Grave
       *[other] { $count } Graves
    }
page-snakes-sheet-relic = Relic
page-snakes-other-side-christian = As a Christian he shows { $value }.
page-snakes-other-side-pagan = As a Pagan he shows { $value }.
page-snakes-other-side-unknown = Nobody knows what his other side shows.
page-snakes-druid-seen-by = Face down; looked at by { $names }
page-snakes-druid-blocks = Until someone faces this Druid, nothing else here can be tried, nor can the King of { $province }.
page-snakes-near = Next to:
page-snakes-chief-die = Becomes King on a roll of { $faces }
page-snakes-king-die = Becomes High King on a roll of { $faces }
page-snakes-saints-here = Saints here:
page-snakes-built-here = A Church was built here this turn.
page-snakes-province = Areas of the province

## Cards and events

page-snakes-kind-event = Event
page-snakes-kind-saint = Saint
page-snakes-kind-keeper = Card to keep
page-snakes-kind-gift = Gift of the Spirit
page-snakes-always = Always
page-snakes-any-colour = any colour
page-snakes-key-card = Key card
page-snakes-current-card = Current card
page-snakes-no-key = No Key card yet
page-snakes-read-at = the { $colour } line applies
page-snakes-arrow-next = Its arrow: the next event is { $colour }
page-snakes-key-arrow = The Key card { $card } points to { $colour }: this line applies
page-snakes-no-arrow = It has no arrow; the Key card stays.
page-snakes-risk = Next event ({ $colour })
page-snakes-risk-of =
    { $count ->
        [one] of { $count } card to come; a card may do several things
       *[other] of { $count } cards to come; a card may do several things
    }
page-snakes-risk-none = No card is left: the game ends at the start of the next turn.
page-snakes-cards = The deck
page-snakes-to-come =
    { $count ->
        [one] To come: { $count } card
       *[other] To come: { $count } cards, in unknown order
    }
page-snakes-on-top = You know what is on top
page-snakes-unknown-card = an unknown card
page-snakes-discarded = Discarded ({ $count })
page-snakes-piles = Waiting in Britain ({ $count })
page-snakes-look-at = Look at { $card }
page-snakes-use = Use it
page-snakes-kept-by = Kept by { $name }

## Saints

page-snakes-saints = Saints
page-snakes-seat-told = { $saint }, { $seat }: { $name }
page-snakes-zeal-told =
    { $points ->
        [one] Space { $space } of { $of } on the Zeal track: { $points } action a turn
       *[other] Space { $space } of { $of } on the Zeal track: { $points } actions a turn
    }
page-snakes-effort-told = may make a Final Effort
page-snakes-keeps-told =
    { $count ->
        [0] keeps no cards, at most { $limit }
        [one] keeps { $count } card, at most { $limit }
       *[other] keeps { $count } cards, at most { $limit }
    }
page-snakes-not-placed = not on the map yet
page-snakes-turn-now = taking a turn
page-snakes-away = away

## The line above the prompt, and headings of the log

page-snakes-line-actions =
    { $count ->
        [0] { $saint } · no action left
        [one] { $saint } · { $count } action left
       *[other] { $saint } · { $count } actions left
    }
page-snakes-line-event = { $saint } · the event
page-snakes-line-setup = Before the first turn
page-snakes-heading-turn = Turn { $number }
page-snakes-heading-setup = Before the first turn

## What can be done

page-snakes-actions = Actions
page-snakes-points-told = Actions left: { $count } of { $of }
page-snakes-points = actions
page-snakes-prepared = Prepared: { $bonus }
page-snakes-final-effort = Final Effort: { $saint } dies after this attempt
page-snakes-helps = { $helped }: { $bonus }
page-snakes-deed-move = Move
page-snakes-deed-end = End the turn
page-snakes-deed-draw = Draw the event
page-snakes-wait = { $name } is deciding. Meanwhile you can look at everything and show what you would do.
page-snakes-watching = You are watching.

## Plans

page-snakes-plans = Plans
page-snakes-plans-why = Show what you would do before the others tell you. Everyone sees the marks on the map; they last until the turn passes.
page-snakes-plan-kind = What
page-snakes-plan-to = Where
page-snakes-plan-nowhere = nowhere in particular
page-snakes-plan-note = A few words
page-snakes-plan-add = Add the mark
page-snakes-plan-remove = Remove: { $mark }
page-snakes-plan-clear = Clear my plan
page-snakes-plan-sealed = Sealed
page-snakes-plan-sealed-why = Nobody sees sealed plans until everybody has made one; then all open together.
page-snakes-plan-is-sealed = sealed
page-snakes-plan-all-open = All plans are open.
page-snakes-plan-waiting =
    { $count ->
        [one] One plan is sealed.
       *[other] { $count } plans are sealed.
    }
page-snakes-unseal = Open all plans
page-snakes-mark-go = go
page-snakes-mark-convert = convert
page-snakes-mark-build = build
page-snakes-mark-guard = stay and guard
page-snakes-mark-give = give a card
page-snakes-mark-note = note
page-snakes-mark-told = { $kind }: { $place }
page-snakes-mark-told-text = { $kind }: { $place }, “{ $text }”
page-snakes-mark-text = { $kind }: “{ $text }”

## The end

page-snakes-ending = The end
page-snakes-points-total = Points
page-snakes-points-full = Areas full of Flocks
page-snakes-points-half = Areas at least half full
page-snakes-points-high-king = Christian High King
page-snakes-points-kings = Christian Kings
page-snakes-points-cathedral = Cathedral
page-snakes-points-dolmens = Awake Dolmens
page-snakes-points-druids = Druids
page-snakes-lasted =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
page-snakes-deaths =
    { $count ->
        [0] nobody died
        [one] { $count } death
       *[other] { $count } deaths
    }

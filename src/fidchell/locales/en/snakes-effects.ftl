### Banish the Snakes in English: what event cards, Saints, Gifts of the Spirit and other kept cards do.
###
### A card's text is put together from these: each message is one thing that it does, shown as an item of a list or
### after a semicolon. games/snakes/content/sayings.py says which. "The active Saint" is the one whose turn it is.
###
###   $area, $province    names, found as snakes.ftl says
###   $count, $face       numbers
###   $bonus              a number with its sign, such as +2 or −1; not to be selected on

## Events

snakes-effect-none = no effect
snakes-effect-paganism-forward = move Paganism forward { $count }
snakes-effect-paganism-back = move Paganism back { $count }
snakes-effect-zeal-lost-active = the active Saint loses { $count } Zeal
snakes-effect-zeal-regained-active = the active Saint regains { $count } Zeal
snakes-effect-zeal-lost-all = every Saint loses { $count } Zeal
snakes-effect-zeal-regained-all = every Saint regains { $count } Zeal
snakes-effect-zeal-lost-with-druid = every Saint sharing an Area with a Druid loses { $count } Zeal
snakes-effect-zeal-regained-with-druid = every Saint sharing an Area with a Druid regains { $count } Zeal
snakes-effect-zeal-lost-coast = every Saint in a coastal Area loses { $count } Zeal
snakes-effect-zeal-regained-coast = every Saint in a coastal Area regains { $count } Zeal
snakes-effect-zeal-lost-pair = the active Saint and another of the active player's choice each lose { $count } Zeal
snakes-effect-zeal-regained-pair = the active Saint and another of the active player's choice each regain { $count } Zeal
snakes-effect-people-area = remove and replace { $count } People in { $area }
snakes-effect-people-active = remove and replace { $count } People in the active Saint's Area
snakes-effect-people-most-flock = remove and replace { $count } People in the Area with most Flocks (active player breaks ties)
snakes-effect-people-province = remove and replace { $count } People in each Area of { $province }
snakes-effect-chief-area = remove and replace the Chief of { $area }
snakes-effect-chief-active = remove and replace the Chief of the active Saint's Area
snakes-effect-chief-most-flock = remove and replace the Chief of the Area with most Flocks (active player breaks ties)
snakes-effect-chief-province = remove and replace the Chief of each Area of { $province }
snakes-effect-king = remove and replace the King of { $province }
snakes-effect-king-christian = remove and replace a Christian King (active player picks; if none, the King of the active Saint's Province)
snakes-effect-high-king = remove and replace the High King
snakes-effect-church-raised-area = Build or Upgrade the Church in { $area } free
snakes-effect-church-raised-active = Build or Upgrade the Church in the active Saint's Area free
snakes-effect-church-raised-most-flock = Build or Upgrade the Church in the Area with most Flocks (active player breaks ties) free
snakes-effect-church-raised-province = Build or Upgrade the Church in each Area of { $province } free
snakes-effect-church-lowered-area = lower the Church in { $area } one level (level 0 is removed)
snakes-effect-church-lowered-active = lower the Church in the active Saint's Area one level (level 0 is removed)
snakes-effect-church-lowered-most-flock = lower the Church in the Area with most Flocks (active player breaks ties) one level (level 0 is removed)
snakes-effect-church-lowered-province = lower the Church in each Area of { $province } one level (level 0 is removed)
snakes-effect-dolmen-woken-area =
    { $count ->
        [one] add { $count } Dolmen in { $area }
       *[other] add { $count } Dolmens in { $area }
    }
snakes-effect-dolmen-woken-active =
    { $count ->
        [one] add { $count } Dolmen in the active Saint's Area
       *[other] add { $count } Dolmens in the active Saint's Area
    }
snakes-effect-dolmen-woken-most-flock =
    { $count ->
        [one] add { $count } Dolmen in the Area with most Flocks (active player breaks ties)
       *[other] add { $count } Dolmens in the Area with most Flocks (active player breaks ties)
    }
snakes-effect-dolmen-woken-province =
    { $count ->
        [one] add { $count } Dolmen in each Area of { $province }
       *[other] add { $count } Dolmens in each Area of { $province }
    }
snakes-effect-dolmen-cleared-area =
    { $count ->
        [one] remove { $count } Dolmen in { $area }
       *[other] remove { $count } Dolmens in { $area }
    }
snakes-effect-dolmen-cleared-active =
    { $count ->
        [one] remove { $count } Dolmen in the active Saint's Area
       *[other] remove { $count } Dolmens in the active Saint's Area
    }
snakes-effect-dolmen-cleared-most-flock =
    { $count ->
        [one] remove { $count } Dolmen in the Area with most Flocks (active player breaks ties)
       *[other] remove { $count } Dolmens in the Area with most Flocks (active player breaks ties)
    }
snakes-effect-dolmen-cleared-province =
    { $count ->
        [one] remove { $count } Dolmen in each Area of { $province }
       *[other] remove { $count } Dolmens in each Area of { $province }
    }
snakes-effect-druid-area = if the Druid/Church box of { $area } is empty place a face-down Druid there; if it holds a Church lower it one level
snakes-effect-druid-active = if the Druid/Church box of the active Saint's Area is empty place a face-down Druid there; if it holds a Church lower it one level
snakes-effect-druid-most-flock = if the Druid/Church box of the Area with most Flocks (active player breaks ties) is empty place a face-down Druid there; if it holds a Church lower it one level
snakes-effect-druid-province = if the Druid/Church box of each Area of { $province } is empty place a face-down Druid there; if it holds a Church lower it one level
snakes-effect-gift = the active player takes a Gift of the Spirit of choice
snakes-effect-points-more =
    { $count ->
        [one] the active Saint has +{ $count } Action Point this turn (minimum 0)
       *[other] the active Saint has +{ $count } Action Points this turn (minimum 0)
    }
snakes-effect-points-fewer =
    { $count ->
        [one] the active Saint has −{ $count } Action Point this turn (minimum 0)
       *[other] the active Saint has −{ $count } Action Points this turn (minimum 0)
    }
snakes-effect-bonus-all = { $bonus } to the active Saint's Convert attempts this turn
snakes-effect-bonus-people = { $bonus } to the active Saint's Convert attempts on People this turn
snakes-effect-bonus-chief = { $bonus } to the active Saint's Convert attempts on Chiefs this turn
snakes-effect-bonus-king = { $bonus } to the active Saint's Convert attempts on Kings this turn
snakes-effect-bonus-high-king = { $bonus } to the active Saint's Convert attempts on the High King this turn
snakes-effect-bonus-leaders = { $bonus } to the active Saint's Convert attempts on Leaders this turn
snakes-effect-bonus-druid = { $bonus } to the active Saint's Convert attempts on Druids this turn

## What Saints can do

snakes-bonus-all = { $bonus } to every Convert attempt
snakes-bonus-people = { $bonus } to Convert attempts on People
snakes-bonus-chief = { $bonus } to Convert attempts on Chiefs
snakes-bonus-king = { $bonus } to Convert attempts on Kings
snakes-bonus-high-king = { $bonus } to Convert attempts on the High King
snakes-bonus-leaders = { $bonus } to Convert attempts on Leaders (Chief, King, High King)
snakes-bonus-druid = { $bonus } to Convert attempts on Druids
snakes-ability-no-druid = only in an Area with no Druid
snakes-ability-company = other Saints in the same Area get { $bonus } to every Convert attempt (this Saint gets none)
snakes-ability-points-more =
    { $count ->
        [one] { $count } more Action Point each turn than the Zeal space shows
       *[other] { $count } more Action Points each turn than the Zeal space shows
    }
snakes-ability-points-fewer =
    { $count ->
        [one] { $count } fewer Action Point each turn than the Zeal space shows
       *[other] { $count } fewer Action Points each turn than the Zeal space shows
    }
snakes-ability-build = the first Build or Upgrade of the turn costs no Action (still once per Area per turn)
snakes-ability-cards = giving and taking cards costs no Action and may reach a Saint in an adjacent Area
snakes-ability-shield = once a turn, when a Convert attempt fails, no Zeal is lost (the Dolmen is still placed)
snakes-ability-sail = a Move may go from any coastal Area to any other coastal Area
snakes-ability-delay = each time Paganism would advance, roll the die: on a 6, ignore one box; it works even while this Saint is only a kept card

## What Gifts and other kept cards can do

snakes-power-bonus-once-all = { $bonus } to one Convert attempt each turn
snakes-power-bonus-once-people = { $bonus } to one Convert attempt on People each turn
snakes-power-bonus-once-chief = { $bonus } to one Convert attempt on a Chief each turn
snakes-power-bonus-once-king = { $bonus } to one Convert attempt on a King each turn
snakes-power-bonus-once-high-king = { $bonus } to one Convert attempt on the High King each turn
snakes-power-bonus-once-leaders = { $bonus } to one Convert attempt on a Leader each turn
snakes-power-bonus-once-druid = { $bonus } to one Convert attempt on a Druid each turn
snakes-power-bonus-discard-all = discard before a Convert attempt: { $bonus }
snakes-power-bonus-discard-people = discard before a Convert attempt on People: { $bonus }
snakes-power-bonus-discard-chief = discard before a Convert attempt on a Chief: { $bonus }
snakes-power-bonus-discard-king = discard before a Convert attempt on a King: { $bonus }
snakes-power-bonus-discard-high-king = discard before a Convert attempt on the High King: { $bonus }
snakes-power-bonus-discard-leaders = discard before a Convert attempt on a Leader: { $bonus }
snakes-power-bonus-discard-druid = discard before a Convert attempt on a Druid: { $bonus }
snakes-power-look = before committing, look at a face-down Druid in your Area (it stays face down for rules purposes)
snakes-power-prepare = the first Prepare of your turn gives { $bonus } instead of +1
snakes-power-heal = once a turn, spend 1 Action: a Saint in your Area (or you) regains { $count } Zeal
snakes-power-face = discard after rolling a Convert attempt: treat the die as a { $face }
snakes-power-foresee =
    { $count ->
        [one] at the start of your turn look at the top card of the deck
       *[other] at the start of your turn look at the top { $count } cards of the deck and return them in any order
    }
snakes-power-roll-again = discard: re-roll one die rolled by any Saint
snakes-power-no-loss = discard when any Saint or Acolyte would lose Zeal from one cause: that whole loss is ignored
snakes-power-gift = discard at the start of your turn: take a Gift of the Spirit
snakes-power-build = discard in an Area whose Chief is Christian: Build or Upgrade the Church there without spending an Action
snakes-power-dolmen = discard: remove one active Dolmen in your Area

## What becomes of a kept card

snakes-fate-lost = lost when the Saint dies
snakes-fate-stays = stays when the Saint dies
snakes-fate-discarded = leaves once it is used

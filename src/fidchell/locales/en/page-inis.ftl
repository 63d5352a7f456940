### Inis on the page in English: the board, the hand, the panels.
###
### $name is what a person or a bot is called; $territory, $card, $lands, $cards are names or lists of names that were
### looked up already. $whose is `yours` where the reader is asked, else `other`.

## The board

page-inis-zoom-in = Zoom in
page-inis-zoom-out = Zoom out
page-inis-fit = Show the whole island
page-inis-you = you
page-inis-seats = Cards in hand
page-inis-short-gates = The Gates
page-inis-clans = { $name }: { $count }
page-inis-clans-chieftain = { $name }: { $count }, chieftain
page-inis-built-capital = the capital
page-inis-built-citadels =
    { $count ->
        [one] a citadel
       *[other] { $count } citadels
    }
page-inis-built-sanctuaries =
    { $count ->
        [one] a sanctuary
       *[other] { $count } sanctuaries
    }
page-inis-built-festival = the festival
page-inis-nothing-there = nothing here
page-inis-more = +{ $count }
page-inis-land-told = { $territory } – { $standing }.
page-inis-land-target = { $territory } – { $standing }. You can choose it: { $options }.
page-inis-site-told = Site { $number }, beside { $touches }. You can choose it.
page-inis-pretend =
    { $count ->
        [one] { $names } claims the crown; the next assembly decides
       *[other] { $names } claim the crown; the next assembly decides
    }
page-inis-you-pretend = You claim the crown; the next assembly decides

## The top bar

page-inis-crows = Crows fly { $way }
page-inis-season = Season { $number }
page-inis-founding = Founding
page-inis-brenn = Brenn: { $name }
page-inis-passes = Passes in a row: { $count } of { $of }
page-inis-aside = One card set aside
page-inis-aside-none = No card set aside
page-inis-lands-left = Tiles left: { $count }
page-inis-deeds-left = Deeds left: { $count }

## Players

page-inis-reserve =
    { $count ->
        [one] 1 clan left
       *[other] { $count } clans left
    }
page-inis-bot = bot, { $level }
page-inis-at-turn = to play
page-inis-decides = deciding
page-inis-away = away
page-inis-late = out of time
page-inis-holds = Action cards: { $actions }. Advantage cards: { $advantages }. Epic tales: { $tales }.
page-inis-is-brenn = Brenn
page-inis-deeds =
    { $count ->
        [one] 1 deed
       *[other] { $count } deeds
    }
page-inis-deeds-short = Deeds
page-inis-pretender = Pretender to the crown
page-inis-goals-of = Progress of { $name }: subjects { $subjects }, territories { $territories }, sanctuaries { $sanctuaries }, of 6 each. Show where.
page-inis-goal-subjects = Chieftain over opposing clans
page-inis-goal-territories = Present in territories
page-inis-goal-sanctuaries = Sanctuaries where present
page-inis-counts = { $territory } { $count }
page-inis-nowhere = nowhere yet
page-inis-goal-subjects-told =
    { $deeds ->
        [0] Chieftain over { $count } of 6 opposing clans: { $lands }.
        [one] Chieftain over { $count } of 6 opposing clans, and 1 deed counts as one more: { $lands }.
       *[other] Chieftain over { $count } of 6 opposing clans, and { $deeds } deeds count as { $deeds } more: { $lands }.
    }
page-inis-goal-territories-told =
    { $deeds ->
        [0] Present in { $count } of 6 territories: { $lands }.
        [one] Present in { $count } of 6 territories, and 1 deed counts as one more: { $lands }.
       *[other] Present in { $count } of 6 territories, and { $deeds } deeds count as { $deeds } more: { $lands }.
    }
page-inis-goal-sanctuaries-told =
    { $deeds ->
        [0] Present at { $count } of 6 sanctuaries: { $lands }.
        [one] Present at { $count } of 6 sanctuaries, and 1 deed counts as one more: { $lands }.
       *[other] Present at { $count } of 6 sanctuaries, and { $deeds } deeds count as { $deeds } more: { $lands }.
    }

## Cards

page-inis-kind-action = Action
page-inis-kind-advantage = Advantage
page-inis-kind-epic = Epic tale
page-inis-timing-season = season card
page-inis-timing-triskel = triskel card
page-inis-half = { $when }: { $effect }
page-inis-card-told = { $card }. { $text } { $note }
page-inis-card-playable = { $card }. { $text } { $note } You can choose it.
page-inis-choose-from = Choose from these
page-inis-hand-empty = You hold no cards.
page-inis-open-cards = played face up
page-inis-pile-actions = discarded: { $count }
page-inis-pile-tales = deck: { $count }
page-inis-pile-discarded = discarded: { $count }
page-inis-discarded-tales = Discarded epic tales


## The draft

page-inis-draft-keep = You keep
page-inis-draft-kept = { $count } of { $most }
page-inis-draft-slot = choose a card
page-inis-draft-pass = To { $name }
page-inis-draft-tap = choose a card to keep it
page-inis-draft-sealed = sealed until all have chosen
page-inis-draft-new = new
page-inis-draft-step = Pass { $at } of { $of }
page-inis-draft-way = The crows fly { $way }, to { $name }.
page-inis-draft-waiting = Your choice is sealed. The others choose in secret.
page-inis-draft-confirm =
    { $count ->
        [one] Keep this card
       *[other] Keep these { $count }
    }
page-inis-draft-locked = Kept from the first draft: { $cards }.
page-inis-draft-passed = You passed on: { $cards }.
page-inis-draft-others = You also hold: { $cards }.

## Beside the board

page-inis-look-away = Close
page-inis-nobody-there = Nobody is here.
page-inis-no-chieftain = A tie: there is no chieftain.
page-inis-neighbours = Neighbours: { $lands }
page-inis-advantage = Advantage card: { $card }
page-inis-advantage-held = held by { $name }.
page-inis-advantage-face-up = lies face up until the next assembly.
page-inis-advantage-open = was played face up.
page-inis-advantage-played = was played this season, or nobody holds it yet.
page-inis-can = You can choose it: { $options }.
page-inis-no-target = This territory cannot be chosen now.
page-inis-declared = What has been declared
page-inis-declares = { $name } plays { $card }
page-inis-you-declare = You play { $card }
page-inis-declared-where = Where: { $territory }
page-inis-declared-whom = Whom: { $name }
page-inis-declared-number = How many: { $count }
page-inis-declared-plan = Planned: { $lands }
page-inis-memory = What you can remember
page-inis-memory-discard = Discarded action cards
page-inis-memory-aside = Set aside
page-inis-memory-known = Known: { $cards }
page-inis-memory-maybe = Possible: { $cards }
page-inis-memory-tiles = Tiles you have seen: { $lands }

## Clashes

page-inis-clash = Clash: { $territory }
page-inis-step-citadels = Citadels
page-inis-step-resolution = Resolution
page-inis-step-end = End
page-inis-instigator = instigator
page-inis-exposed = { $count } exposed
page-inis-sheltered = { $count } sheltered
page-inis-action-cards =
    { $count ->
        [one] 1 action card
       *[other] { $count } action cards
    }
page-inis-manoeuvres = makes the next manoeuvre
page-inis-peace = peace
page-inis-no-peace = no peace
page-inis-stance-told = everyone sees it; when all are ready, the clash ends
page-inis-attack-told =
    { $cards ->
        [0] loses one of { $clans } exposed: no card to discard
        [one] loses one of { $clans } exposed or the only card
       *[other] loses one of { $clans } exposed or one of { $cards } cards
    }
page-inis-lose-told =
    { $count ->
        [one] it is your only clan here
       *[other] you have { $count } clans here
    }
page-inis-peace-told = all { $count } players with exposed clans must agree
page-inis-speared = Lug's Spear: no triskel cards in this clash.
page-inis-cauldron =
    { $count ->
        [one] Dagda's Cauldron holds 1 clan of { $name }.
       *[other] Dagda's Cauldron holds { $count } clans of { $name }.
    }
page-inis-pending = Pending clashes: { $lands }

## The end

page-inis-won = { $name } is High King
page-inis-you-won = You are High King
page-inis-nobody-won = Nobody became High King
page-inis-final = Final standings
page-inis-player = Player

## Lines and headings

page-inis-heading-season = Season { $number }
page-inis-heading-assembly = Assembly after season { $number }
page-inis-heading-founding = Founding
page-inis-line-turn =
    { $whose ->
        [yours] Your turn · Season { $number }
       *[other] To play: { $name } · Season { $number }
    }
page-inis-line-react =
    { $whose ->
        [yours] You may react · Season { $number }
       *[other] Reactions possible · Season { $number }
    }
page-inis-line-clash-react =
    { $whose ->
        [yours] Clash · you may react
       *[other] Clash · reactions possible
    }
page-inis-line-manoeuvre =
    { $whose ->
        [yours] Clash · your manoeuvre
       *[other] Clash · manoeuvre
    }
page-inis-line-clash =
    { $whose ->
        [yours] Clash · you decide
       *[other] Clash
    }
page-inis-line-draft = Assembly · draft
page-inis-line-assembly = Assembly
page-inis-line-founding =
    { $whose ->
        [yours] Founding · you decide
       *[other] Founding
    }

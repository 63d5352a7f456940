### Banish the Snakes in English: what happened, what can be done, what is asked, and the names of everything.
###
### The arguments of a message are names of the notation (`plague`, `ulaid`, `green`) or numbers. A reader looks each
### name up first and puts what it finds in its place, so that messages only say { $card }. Where a name is found
### depends on the argument (`Game.names` says it to programs):
###
###   $card, $saint, $province, $region, $colour     snakes-card-NAME, snakes-saint-NAME, and so on
###   $area, $place                                  snakes-area-NAME
###   $target, $helped, $way, $ending, $result       snakes-target-NAME, snakes-helped-NAME, and so on
###   $seat, $other, $player                         seat-NAME, in table.ftl
###
### A space in a name is a hyphen in the id. A name that has no message is put in as it is: so are the names of a
### content that somebody else has written.

## What happened

snakes-card-drawn = { $seat } draws { $card }
snakes-event-read = the { $colour } event of { $card }
snakes-paganism-moved = Paganism in Britain moves { $way } to box { $number }
snakes-region-fell = { $region } turns Pagan; its cards join the deck
snakes-held-back = Paganism is held back by one box
snakes-people-removed-flock = a Flock { $value } in { $area } is removed
snakes-people-removed-pagan = Pagan People { $value } in { $area } are removed
snakes-people-came = Pagan People { $value } come to { $area }
snakes-leader-fell-chief = the Chief of { $area } falls
snakes-leader-fell-king = the King of { $province } falls
snakes-leader-fell-high-king = the High King falls
snakes-leader-came-christian = a Christian Chief { $value } rules { $area }
snakes-leader-came-pagan = a Pagan Chief { $value } rules { $area }
snakes-leader-rose-chief-king = the Chief of { $area } becomes the King of { $province }
snakes-leader-rose-king-high-king = the King of { $province } becomes the High King
snakes-church-built = a Church of level { $level } stands in { $area }
snakes-church-lowered = the Church in { $area } falls to level { $level }
snakes-church-lowered-away = the Church in { $area } is gone
snakes-dolmen-raised = a Dolmen wakes in { $area }
snakes-dolmen-cleared = a Dolmen in { $area } sleeps again
snakes-druid-came = a Druid comes to { $area }
snakes-druid-met = the Druid of { $area } shows { $value }
snakes-druid-gone = the Druid of { $area } is won over
snakes-druid-seen = the Druid of { $area } is { $value }
snakes-druid-looked-at = { $seat } looks at the Druid of { $area }
snakes-converted-people = People { $value } in { $area } become a Flock
snakes-converted-leader-chief = the Chief of { $area } becomes Christian and shows { $value }
snakes-converted-leader-king = the King of { $province } becomes Christian and shows { $value }
snakes-converted-leader-high-king = the High King becomes Christian and shows { $value }
snakes-attempted = { $seat } tries to convert { $target }
snakes-attempted-people = { $seat } tries to convert People { $value }
snakes-rolled = { $seat } rolls { $number }; more than { $needed } is needed
snakes-rerolled = { $seat } changes the roll to { $number }
snakes-thrown = the die shows { $number }
snakes-nothing-happened = nothing comes of it
snakes-failed = the attempt fails
snakes-zeal-lost = { $seat } loses { $number } Zeal
snakes-zeal-regained = { $seat } regains { $number } Zeal
snakes-loss-cancelled = { $seat } is spared the loss of Zeal
snakes-saint-died = { $seat }'s { $saint } dies in { $place }
snakes-saint-died-acolyte = { $seat }'s Acolyte dies in { $place }
snakes-grave-dug = a Grave is dug in { $area }
snakes-succeeded = { $seat } goes on as { $saint }
snakes-acolyte-came = { $seat } goes on as an Acolyte
snakes-moved = { $seat } moves from { $area } to { $place }
snakes-relic-made = the Grave in { $area } holds a Relic worth { $value }
snakes-relic-moved = { $seat } brings a Relic worth { $value } to { $place }
snakes-kept = { $seat } keeps { $card }
snakes-dropped = { $seat } discards { $card }
snakes-used = { $seat } uses { $card }
snakes-gave = { $seat } hands { $card } to { $other }
snakes-asked-for = { $seat } asks { $other } for { $card }
snakes-refused = { $seat } refuses to hand over { $card }
snakes-gift-taken = { $seat } receives { $card }
snakes-gift-lost = { $card } is lost with { $seat }'s Saint
snakes-gift-removed = { $card } leaves the game
snakes-prepared = { $seat } prepares, which adds { $gain }
snakes-effort-made = { $seat } makes a Final Effort
snakes-turn-began = turn { $number }: { $seat }
snakes-top-seen = { $seat } sees { $card } on top of the deck
snakes-top-looked-at = { $seat } looks at a card on top of the deck
snakes-top-set = { $seat } puts the top cards back
snakes-action-points-more =
    { $number ->
        [one] { $seat } has 1 more Action Point than usual this turn
       *[other] { $seat } has { $number } more Action Points than usual this turn
    }
snakes-action-points-fewer =
    { $number ->
        [one] { $seat } has 1 fewer Action Point than usual this turn
       *[other] { $seat } has { $number } fewer Action Points than usual this turn
    }
snakes-saint-chosen = { $seat } begins as { $saint }
snakes-deck-saint-chosen = { $saint } goes into the deck
snakes-started = { $seat } starts in { $area }
snakes-helped = { $helped } this turn: { $value }
snakes-deck-shuffled = the deck is shuffled
snakes-game-over =
    { $score ->
        [one] the game is over: { $ending }, { $score } point, { $result }
       *[other] the game is over: { $ending }, { $score } points, { $result }
    }

## What can be done

snakes-do-done = Done
snakes-do-pass = Pass
snakes-do-prepare = Prepare
snakes-do-final-effort = Make a Final Effort
snakes-do-build = Build
snakes-do-make-relic = Make a Relic
snakes-do-look = Look
snakes-do-roll = Roll
snakes-do-agree = Agree
snakes-do-refuse = Refuse
snakes-do-clear-dolmen = Clear a Dolmen
snakes-do-leave-dolmen = Leave the Dolmen
snakes-do-convert-people = Convert People { $value }
snakes-do-convert-chief = Convert the Chief
snakes-do-convert-king = Convert the King
snakes-do-convert-high-king = Convert the High King
snakes-do-convert-druid = Convert the Druid
snakes-do-move = Move to { $area }
snakes-do-at = { $area }
snakes-do-king-of = The King of { $province }
snakes-do-name = Choose { $seat }
snakes-do-heal = Heal { $seat }
snakes-do-bring-relic = Bring a Relic worth { $value }
snakes-do-saint = { $saint }
snakes-do-play = Play { $card }
snakes-do-discard = Discard { $card }
snakes-do-give = Give { $card }
snakes-do-take = Take { $card }
snakes-do-choose = Choose { $card }

## What is asked

snakes-ask-choose-saint = Choose the Saint you begin with
snakes-ask-choose-deck-saint = Choose a Saint who waits in the deck
snakes-ask-drop-gift = The advanced game leaves out some Gifts: choose one to remove
snakes-ask-choose-start = Choose the Area where you start
snakes-ask-begin-turn = Before the event: use a card, or draw
snakes-ask-order-deck = Choose which card comes next on the deck; the others follow
snakes-ask-take-gift = Take a Gift of the Spirit
snakes-ask-discard-card = With { $card } you have too many cards: discard one
snakes-ask-choose-area = Several Areas tie for the most Flocks: choose where the event strikes
snakes-ask-choose-king = Choose the Christian King who falls
snakes-ask-choose-other-saint = Choose the other Saint the event affects
snakes-ask-actions = Choose an action
snakes-ask-bring-relics = Choose a Relic to bring along, or stop
snakes-ask-give-to = Choose who gets { $card }
snakes-ask-agree-to-give = { $player } asks for { $card }: hand it over, or refuse
snakes-ask-help-attempt = The attempt on { $target }: play a card that helps, or roll the die
snakes-ask-change-roll = { $player } rolled { $thrown } for { $target }, and more than { $needed } is needed: change it, or let it stand
snakes-ask-prevent-loss = { $player } would lose { $zeal } Zeal: prevent it, or pass
snakes-ask-choose-next-saint = Choose the Saint who takes over
snakes-ask-clear-dolmen = You rolled a 6: put a Dolmen here to sleep, or leave it

## What attempts are made on, and what an event helps

snakes-target-people = People
snakes-target-chief = the Chief
snakes-target-king = the King
snakes-target-high-king = the High King
snakes-target-druid = the Druid
snakes-helped-people = attempts on People
snakes-helped-chief = attempts on Chiefs
snakes-helped-king = attempts on Kings
snakes-helped-high-king = attempts on the High King
snakes-helped-druid = attempts on Druids
snakes-helped-all-attempts = all attempts
snakes-helped-leaders = attempts on Leaders

## Ways, ends and results

snakes-way-back = back
snakes-way-forward = forward
snakes-ending-all-flock = all Ireland is one flock
snakes-ending-britain = Britain has fallen
snakes-ending-deck = no card is left
snakes-ending-acolyte = an Acolyte has died
snakes-result-total-defeat = total defeat
snakes-result-partial-defeat = partial defeat
snakes-result-partial-victory = partial victory
snakes-result-total-victory = total victory

## Names of the default content: Areas, Provinces, regions of Britain, colours

snakes-area-northern-ui-neill = Northern Ui Neill
snakes-area-airgialla = Airgialla
snakes-area-ulaid = Ulaid
snakes-area-connachta = Connachta
snakes-area-ui-maine = Ui Maine
snakes-area-southern-ui-neill = Southern Ui Neill
snakes-area-laigin = Laigin
snakes-area-eoganacht = Eoganacht
snakes-area-osraige = Osraige
snakes-province-ulster = Ulster
snakes-province-connacht = Connacht
snakes-province-leinster = Leinster
snakes-province-munster = Munster
snakes-region-scotland = Scotland
snakes-region-strathclyde = Strathclyde
snakes-region-england = England
snakes-colour-red = red
snakes-colour-gold = gold
snakes-colour-blue = blue

## Saints

snakes-saint-patrick = Patrick
snakes-saint-palladius = Palladius
snakes-saint-ciaran = Ciaran
snakes-saint-auxilius = Auxilius
snakes-saint-iserninus = Iserninus
snakes-saint-secundinus = Secundinus
snakes-saint-brigid = Brigid
snakes-saint-finnian = Finnian
snakes-saint-ibar = Ibar
snakes-saint-ita = Ita
snakes-saint-brendan = Brendan
snakes-saint-columba = Columba

## Event cards

snakes-card-saint-patrick = Saint Patrick
snakes-card-saint-palladius = Saint Palladius
snakes-card-saint-ciaran = Saint Ciaran
snakes-card-saint-auxilius = Saint Auxilius
snakes-card-saint-iserninus = Saint Iserninus
snakes-card-saint-secundinus = Saint Secundinus
snakes-card-saint-brigid = Saint Brigid
snakes-card-saint-finnian = Saint Finnian
snakes-card-saint-ibar = Saint Ibar
snakes-card-saint-ita = Saint Ita
snakes-card-saint-brendan = Saint Brendan
snakes-card-saint-columba = Saint Columba
snakes-card-legions-leave-britain = Legions Leave Britain
snakes-card-vortigern-hires-the-saxons = Vortigern Hires the Saxons
snakes-card-picts-cross-the-wall = Picts Cross the Wall
snakes-card-groans-of-the-britons = Groans of the Britons
snakes-card-angles-on-the-east-coast = Angles on the East Coast
snakes-card-pelagian-teaching-spreads = Pelagian Teaching Spreads
snakes-card-rome-is-sacked = Rome Is Sacked
snakes-card-neil-of-the-nine-hostages = Neil of the Nine Hostages
snakes-card-war-for-tara = War for Tara
snakes-card-cattle-raid-into-ulster = Cattle Raid into Ulster
snakes-card-cattle-raid-into-connacht = Cattle Raid into Connacht
snakes-card-kin-strife-in-munster = Kin-strife in Munster
snakes-card-tribute-war-in-leinster = Tribute War in Leinster
snakes-card-disputed-succession = Disputed Succession
snakes-card-fosterage = Fosterage
snakes-card-exchange-of-hostages = Exchange of Hostages
snakes-card-brehon-judgement = Brehon Judgement
snakes-card-great-feast-at-tara = Great Feast at Tara
snakes-card-blood-feud = Blood Feud
snakes-card-samhain-fires = Samhain Fires
snakes-card-beltane-gathering = Beltane Gathering
snakes-card-druids-curse = Druid's Curse
snakes-card-satire-of-the-bards = Satire of the Bards
snakes-card-old-ways-return = The Old Ways Return
snakes-card-a-druid-convert = A Druid Convert
snakes-card-plague = Plague
snakes-card-famine = Famine
snakes-card-hard-winter = Hard Winter
snakes-card-raid-from-scotland = Raid from Scotland
snakes-card-settlers-from-scotland = Settlers from Scotland
snakes-card-druids-from-scotland = Druids from Scotland
snakes-card-invasion-from-scotland = Invasion from Scotland
snakes-card-coroticus-slavers-from-strathclyde = Coroticus: Slavers from Strathclyde
snakes-card-exiles-from-strathclyde = Exiles from Strathclyde
snakes-card-raid-from-strathclyde = Raid from Strathclyde
snakes-card-invasion-from-strathclyde = Invasion from Strathclyde
snakes-card-raid-from-england = Raid from England
snakes-card-saxon-pirates-from-england = Saxon Pirates from England
snakes-card-refugees-from-england = Refugees from England
snakes-card-minor-invasion-from-england = Minor Invasion from England
snakes-card-major-invasion-from-england = Major Invasion from England
snakes-card-arthur-king-of-the-britons = Arthur, King of the Britons
snakes-card-easter-fire-on-slane = Easter Fire on Slane
snakes-card-pilgrims-and-penitents = Pilgrims and Penitents
snakes-card-school-of-letters = School of Letters
snakes-card-holy-wells = Holy Wells
snakes-card-benignus-of-armagh = Benignus of Armagh
snakes-card-patricks-breastplate = Patrick's Breastplate
snakes-card-shamrock = The Shamrock
snakes-card-letters-from-gaul = Letters from Gaul
snakes-card-royal-patron = Royal Patron
snakes-card-bell-and-staff = Bell and Staff

## Gifts

snakes-card-wisdom = Wisdom
snakes-card-knowledge = Knowledge
snakes-card-faith = Faith
snakes-card-healing = Healing
snakes-card-miracles = Miracles
snakes-card-prophecy = Prophecy
snakes-card-discerning-of-spirits = Discerning of Spirits
snakes-card-tongues = Tongues
snakes-card-interpretation-of-tongues = Interpretation of Tongues

### Banish the Snakes in English: what the rules and the cards are for, in our own words.
###
### This file is made: tools/write_lore.py writes it from lore.py and primer.py in games/snakes/view. To change a text,
### change it there and run the tool again. Translations are written by hand; these messages have no arguments.

## The rules

snakes-rule-goal-title = How to win
snakes-rule-goal = You win or lose together. Turn all the People of Ireland into Flocks, and you win a total victory at once. Otherwise the game ends when Paganism has overrun Britain, when a turn begins and no card is left, or when an Acolyte dies; then your points decide.
snakes-rule-turn-title = Your turn
snakes-rule-turn = Draw a card and resolve its event, then spend your Action Points in any order: prepare, convert, move, build, make relics, give or take cards. You may stop early. Then the next Saint takes a turn.
snakes-rule-event-title = Events
snakes-rule-event = What stands under the title always happens. Then one of the coloured events happens: the one in the colour of the Key card's arrow. Then the card itself becomes the Key card, and its arrow picks the next event.
snakes-rule-key-card-title = The Key card
snakes-rule-key-card = The previous event card, whose arrow picks the colour of the next event. Red is the worst, the last colour the mildest. Cards that are kept have no arrow and leave the Key card where it is.
snakes-rule-risk-title = What may come next
snakes-rule-risk = Everyone may count the cards to come: how many of them cost Zeal, move Paganism and so on in the colour of the next event.
snakes-rule-deck-title = The deck
snakes-rule-deck = The deck is never reshuffled as you play; when a region of Britain falls, its cards are shuffled into it. If a turn begins and no card is left, the game is over.
snakes-rule-saint-title = Saints
snakes-rule-saint = Each seat plays one Saint with a special ability. Saints you keep as cards have no ability until they take over from a Saint who died (Columba's card in the deck is the exception).
snakes-rule-zeal-title = Zeal
snakes-rule-zeal = Each space on the track shows your Action Points for a turn. Failed attempts and events move you to the right. On the last space you may make a Final Effort; one more loss and you die.
snakes-rule-points-title = Action Points
snakes-rule-points = Your space on the Zeal track gives you Action Points at the start of your actions, and every action costs one. Losing Zeal during your turn does not cost you points this turn. Points cannot be saved.
snakes-rule-convert-title = Converting
snakes-rule-convert = Choose a target in your Area: People, the Chief, the Druid; the King from any Area of his Province; the High King at Tara only. Add up the target and everything that influences it. The slider shows a face for the total: roll higher and you succeed, the same and nothing happens, lower and you fail and lose 1 Zeal.
snakes-rule-influence-title = What influences an attempt
snakes-rule-influence = People heed their Chief, Chiefs their King, Kings the High King. The number of a Druid who has been met is subtracted from every other attempt in the Area; a Church adds its level. Each Grave adds 1, each Relic its number, and each Dolmen subtracts 1. For a King, all Areas of the Province count: the worst Druid, or else the largest Church, and all Graves, Relics and Dolmens. Druids heed no Leader.
snakes-rule-prepare-title = Preparing
snakes-rule-prepare = Spend a point for +1 to the attempt that follows in the same Area. The bonus is used up by the attempt or lost when you move, and you must keep a point for the attempt itself.
snakes-rule-odds-title = The odds
snakes-rule-odds = Every attempt shows its odds before you commit to it: every part of the total, what each face of the die brings, and what more preparation would bring.
snakes-rule-people-title = People
snakes-rule-people = Each Area has some People, who start Pagan; the number says how hard they are to convert. Once converted, they are a Flock. Events remove the rightmost Flock first, or else the easiest Pagans, and put new Pagans there.
snakes-rule-flock-title = Flocks
snakes-rule-flock = Converted People. An Area full of Flocks is worth 2 points, one at least half full 1. A new Chief is Christian where more than half of the People are Flocks.
snakes-rule-chief-title = Chiefs
snakes-rule-chief = The Leader of an Area. His number is subtracted from attempts on the People, or added once he is Christian. His Christian side is unknown until he converts.
snakes-rule-king-title = Kings
snakes-rule-king = The Leader of a Province; his number counts for attempts on his Chiefs. You can try to convert him from any Area of the Province, once no Druid there lies face down. A Christian King is worth half a point.
snakes-rule-high-king-title = The High King
snakes-rule-high-king = He sits at Tara, and only there can you try to convert him; his number counts for attempts on the Kings. Only what lies in that Area influences him. A Christian High King is worth 1 point.
snakes-rule-leaders-title = How Leaders fall and rise
snakes-rule-leaders = When Leaders fall, new Chiefs are drawn first: Christian where more than half of the People are Flocks, otherwise Pagan. A roll of the die raises a Chief to King and a King to High King; they keep their faith. Gaps are filled the same way.
snakes-rule-druid-title = Druids
snakes-rule-druid = A Druid lies face down until someone makes an attempt on it. Until then nobody else in the Area can be converted, nor can the King of the Province. You commit first, and only then see the number. Success removes the Druid; failure also wakes a Dolmen. Every Druid left at the end costs 1 point.
snakes-rule-church-title = Churches
snakes-rule-church = Build one where the Druid is gone, and upgrade it from level 0 to 3: one step per Area each turn. Its level is added to all attempts there. There are eight Churches of level 0, six of level 1, four of level 2 and one of level 3.
snakes-rule-cathedral-title = The cathedral
snakes-rule-cathedral = The only Church of level 3. It is worth 1 point.
snakes-rule-dolmen-title = Dolmens
snakes-rule-dolmen = Each awake Dolmen subtracts 1 from every attempt in its Area and costs 1 point at the end. One wakes when an attempt on a Druid fails. Whoever rolls a 6 in an attempt there may put one to sleep.
snakes-rule-grave-title = Graves
snakes-rule-grave = A Saint who dies leaves a Grave. It adds 1 to all attempts there, until someone makes a Relic of it.
snakes-rule-relic-title = Relics
snakes-rule-relic = Spend a point to open a Grave: the Relic in it is worth 0 to 3, and adds that to all attempts where it lies. Any Saint may bring it along when moving, at no cost.
snakes-rule-final-effort-title = The Final Effort
snakes-rule-final-effort = On the last space of Zeal, spend a point for +2 to the attempt that must follow. Whatever comes of it, the Saint then dies.
snakes-rule-death-title = When a Saint dies
snakes-rule-death = A Saint who reaches the cross dies and leaves a Grave. During your own actions, that ends the turn. A Saint you keep takes over with full Zeal; without one, you go on as an Acolyte. Some Gifts are lost.
snakes-rule-acolyte-title = Acolytes
snakes-rule-acolyte = You go on as an Acolyte when your Saint dies and you keep no other: no ability, and a shorter track. The next Saint you get takes over at once; taking one from another player ends your turn. When an Acolyte dies, the game is over.
snakes-rule-move-title = Moving
snakes-rule-move = Spend a point to go to a neighbouring Area. Some Saints can go further.
snakes-rule-give-title = Giving and taking cards
snakes-rule-give = Spend a point to give a kept card to a Saint in your Area, or to take one if its owner agrees. Anyone without room must discard. It pays to hand a Saint to someone who is about to die.
snakes-rule-keep-title = Cards that are kept
snakes-rule-keep = Saints, Gifts of the Spirit and cards that say so are kept instead of read as events: up to three each with one to three Saints, two each with more. If you have too many, discard one.
snakes-rule-gift-title = Gifts of the Spirit
snakes-rule-gift = Gifts of the Spirit lie face up. Events and cards let you take one of your choice; it counts as a kept card, and some are lost when the Saint dies. One that is used up leaves the game.
snakes-rule-britain-title = Paganism in Britain
snakes-rule-britain = Events move Paganism through Britain. When a region falls, its hard cards are shuffled into the deck, once only. When Paganism reaches the end, the game is over at once.
snakes-rule-score-title = The score
snakes-rule-score = 2 for each Area full of Flocks, 1 for each other at least half full, 1 for a Christian High King, half for each Christian King, 1 for a cathedral; 1 off for each awake Dolmen and each Druid.
snakes-rule-results-title = Victory and defeat
snakes-rule-results = Below 7 points is a total defeat, below 13 a partial defeat, below 19 a partial victory, and 19 or more a total victory. All Ireland in one Flock is a total victory, whatever the points.
snakes-rule-levels-title = Levels of play
snakes-rule-levels = Beginners play without the Druids of the highest number, without Dolmens, without most empty Relics and without the worst invasion. In the advanced game the best Relic and three Gifts are gone, and Scotland has already fallen.
snakes-rule-together-title = Playing together
snakes-rule-together = All information is shared, and you may talk about everything. One person may play several Saints, or one Saint alone.
snakes-rule-values-title = Whose values these are
snakes-rule-values = The rules are those of the rulebook. The numbers and texts on the map, the blocks and the cards are Fidchell's own, not the publisher's: those are not public.

## What options do

snakes-about-prepare = +1 to the attempt that follows here
snakes-about-final-effort = +2 to the attempt that must follow; then you die
snakes-about-build = build a Church here, or raise it by one level
snakes-about-make-relic = open a Grave here: a Relic worth 0 to 3 instead of the Grave's +1
snakes-about-look = look at the Druid here in secret; costs nothing
snakes-about-roll = roll the die now
snakes-about-agree = hand the card over
snakes-about-refuse = keep the card
snakes-about-clear-dolmen = one Dolmen fewer here
snakes-about-leave-dolmen = it stays awake
snakes-about-heal = regains 1 Zeal
snakes-about-done = stop here
snakes-about-pass = do nothing
snakes-about-done-actions = end your turn; the next event is drawn
snakes-about-done-begin-turn = draw the event

## The parts of an attempt's total, each before its number

snakes-part-target = the target
snakes-part-superior = the Leader above
snakes-part-saint = the Saint
snakes-part-druid = Druid
snakes-part-church = Church
snakes-part-graves = Graves
snakes-part-relics = Relics
snakes-part-dolmens = Dolmens
snakes-part-company = company
snakes-part-gifts = Gifts
snakes-part-event = event
snakes-part-prepared = prepared
snakes-part-final-effort = Final Effort
snakes-part-cards = cards

## What the cards to come may do: as the head of a count, and in a word

snakes-trouble-zeal = cards that cost Zeal
snakes-trouble-zeal-short = Zeal
snakes-trouble-paganism = cards that move Paganism
snakes-trouble-paganism-short = Paganism
snakes-trouble-people = cards that replace People
snakes-trouble-people-short = People
snakes-trouble-leaders = cards that topple Leaders
snakes-trouble-leaders-short = Leaders
snakes-trouble-churches = cards that lower Churches
snakes-trouble-churches-short = Churches
snakes-trouble-dolmens = cards that wake Dolmens
snakes-trouble-dolmens-short = Dolmens
snakes-trouble-druids = cards that bring Druids back
snakes-trouble-druids-short = Druids
snakes-trouble-points = cards that cost Action Points
snakes-trouble-points-short = points
snakes-trouble-harmless = cards that do no harm
snakes-trouble-harmless-short = harmless
snakes-trouble-saints = cards that are Saints
snakes-trouble-saints-short = Saints
snakes-trouble-keepers = cards that are kept
snakes-trouble-keepers-short = kept

## How a game ended

snakes-ending-text-all-flock = All the People of Ireland are one Flock.
snakes-ending-text-britain = Paganism has overrun Britain.
snakes-ending-text-deck = No event card was left to draw.
snakes-ending-text-acolyte = An Acolyte died, and nobody was left to go on.

## What a result means

snakes-result-text-total-defeat = The mission has failed. Its chapels stand empty, nobody on the island writes any more, and what you taught is soon a rumour.
snakes-result-text-partial-defeat = A few communities hold out in far corners. They can guard some books, but they have no strength to teach anybody else.
snakes-result-text-partial-victory = The new faith will win in the end, slowly. By the time Irish teachers sail abroad, the continent has found its own way and does not wait for them.
snakes-result-text-total-victory = Ireland reads, writes and sings. Its schools fill, and soon its teachers carry what they have kept back to Britain and beyond.

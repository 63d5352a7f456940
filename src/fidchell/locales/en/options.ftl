### What is chosen before a game, in English: options of the games and their values, clocks, levels of bots.
###
###   GAME-option-NAME          what is chosen, as a heading
###   GAME-option-NAME-about    what it means, as a sentence
###   GAME-option-NAME-VALUE    one of its values; every sign but letters and digits is a hyphen in the id (8+9 is 8-9)
###
### Values that are plain numbers have no message. Of a content the id has the name without its digest.

## Inis: the game

inis-option-players = Players
inis-option-players-about = How many seats there are.
inis-option-island = First tiles
inis-option-island-about = Which tiles the island begins with, and which come last.
inis-option-island-random = left to chance
inis-option-island-introductory = as suggested for a first game
inis-option-seasons = Most seasons
inis-option-seasons-about = After so many seasons without a High King the game is a draw.
inis-option-buildings = Buildings
inis-option-buildings-about = How many citadels and sanctuaries there are; the rulebooks differ.
inis-option-buildings-8-9 = 8 citadels and 9 sanctuaries besides the capital
inis-option-buildings-10-10 = 10 of each, the capital counted as a citadel
inis-option-deeds = Deeds
inis-option-deeds-about = How many deeds there are; the rulebooks print 8 or 10.
inis-option-deeds-unlimited = as many as are gained

## Inis: readings on which the rulebooks differ

inis-option-chieftain-ties = Ties for chieftain
inis-option-chieftain-ties-about = Who is chieftain where several have the most clans.
inis-option-chieftain-ties-none = nobody
inis-option-chieftain-ties-brenn = the Brenn, if among them
inis-option-highlands = Highlands
inis-option-highlands-about = When the advantage card of the Highlands is played.
inis-option-highlands-resolution = when the resolution begins: it names who makes the first manoeuvre
inis-option-highlands-clash = when the clash begins: it names the instigator
inis-option-eriu = Eriu
inis-option-eriu-about = Whether the clans of Eriu must be spread.
inis-option-eriu-one-each = one clan in each territory
inis-option-eriu-anywhere = they may come together
inis-option-cuchulain = Tale of Cuchulain
inis-option-cuchulain-about = How many clans Cuchulain removes.
inis-option-cuchulain-two = two, your own if there is no other
inis-option-cuchulain-up-to-two = one or two
inis-option-plains = Plains
inis-option-plains-about = Where the advantage card of the Plains moves clans from.
inis-option-plains-from-plains = from the Plains
inis-option-plains-from-anywhere = from any one territory
inis-option-emissaries = Emissaries
inis-option-emissaries-about = How many clans the Emissaries move.
inis-option-emissaries-one = exactly one
inis-option-emissaries-any = any number
inis-option-new-alliance = New Alliance
inis-option-new-alliance-about = Where the opponent must have two clans.
inis-option-new-alliance-there = in that territory
inis-option-new-alliance-anywhere = anywhere on the island
inis-option-manannan = Manannan's Horses
inis-option-manannan-about = Whether the Horses start a clash where they arrive.
inis-option-manannan-clash = they do, like other moves
inis-option-manannan-peace = they come in peace
inis-option-dagda = The Dagda
inis-option-dagda-about = What is shuffled when the Dagda is discarded.
inis-option-dagda-tales = the epic tales
inis-option-dagda-own-deck = the deck of the cancelled card
inis-option-printed-sanctuaries = Printed sanctuaries
inis-option-printed-sanctuaries-about = Whether the Gates and the Stone Circle come with a sanctuary.
inis-option-printed-sanctuaries-yes = with one
inis-option-printed-sanctuaries-no = without
inis-option-lug-after-cancel = Lug Samildanach
inis-option-lug-after-cancel-about = Whether Lug may take a card that was cancelled.
inis-option-lug-after-cancel-yes = he may
inis-option-lug-after-cancel-no = only one that took effect
inis-option-after-warlord = After the Warlord
inis-option-after-warlord-about = Who follows the manoeuvre that the Warlord gave.
inis-option-after-warlord-from-chosen = the order goes on from the player named
inis-option-after-warlord-resume = the order goes on where it was broken off
inis-option-after-oengus = After Oengus
inis-option-after-oengus-about = Who follows the turn that Oengus took.
inis-option-after-oengus-from-player = the turns go on from there
inis-option-after-oengus-resume = the turns go on where they were broken off
inis-option-after-hills = After the Hills
inis-option-after-hills-about = Whether Streng's Resolve and Raid may follow an attack that the Hills made void.
inis-option-after-hills-yes = they may
inis-option-after-hills-no = they may not
inis-option-empty-clashes = Clashes without a side
inis-option-empty-clashes-about = What becomes of a clash to come that has lost one of its sides.
inis-option-empty-clashes-skip = it is skipped
inis-option-empty-clashes-hold = it is held all the same
inis-option-festival-payer = Who pays at the festival
inis-option-festival-payer-about = Who loses a clan when a clash starts where the festival is held.
inis-option-festival-payer-initiator = whoever started the clash
inis-option-festival-payer-instigator = the instigator
inis-option-swamp-capital = Capital in the Swamp
inis-option-swamp-capital-about = Whether the capital may stand in the Swamp.
inis-option-swamp-capital-no = it may not
inis-option-swamp-capital-yes = it may
inis-option-peace = Peace
inis-option-peace-about = When a clash may be ended by agreement.
inis-option-peace-before = before a manoeuvre
inis-option-peace-before-and-after = before a manoeuvre and after it
inis-option-tailtu-returns = Tailtu's Land
inis-option-tailtu-returns-about = Where the tiles go that Tailtu's Land did not use.
inis-option-tailtu-returns-far = they come last
inis-option-tailtu-returns-near = they come next
inis-option-first-tiles = How the first tiles lie
inis-option-first-tiles-about = How many others each of the first tiles touches.
inis-option-first-tiles-two-or-more = two or more
inis-option-first-tiles-exactly-two = exactly two

## Banish the Snakes

snakes-option-players = Saints
snakes-option-players-about = How many Saints there are; one person may play several.
snakes-option-level = Level
snakes-option-level-about = How hard the game is.
snakes-option-level-standard = standard
snakes-option-level-beginner = for beginners
snakes-option-level-advanced = advanced
snakes-option-saints = Who begins
snakes-option-saints-about = With which Saints the game begins.
snakes-option-saints-historical = chosen among those who came with Patrick
snakes-option-saints-chosen = chosen among all
snakes-option-saints-random = dealt at random
snakes-option-deck-saints = Saints in the deck
snakes-option-deck-saints-about = Which Saints wait in the deck.
snakes-option-deck-saints-historical = those of history
snakes-option-deck-saints-chosen = chosen together
snakes-option-deck-saints-random = dealt at random
snakes-option-content = Map and cards
snakes-option-content-about = Whose map, blocks and cards the game is played with.
snakes-option-content-default = Fidchell's own

## Clocks: the name, and how much time there is

clock-none = no clock
clock-none-about = Everybody takes as long as it takes.
clock-quick = quick
clock-quick-about = 10 minutes for each seat, and 10 seconds more with each turn.
clock-live = in one sitting
clock-live-about = 25 minutes for each seat, and 20 seconds more with each turn.
clock-relaxed = relaxed
clock-relaxed-about = 60 minutes for each seat, and 60 seconds more with each turn.
clock-day = a day
clock-day-about = 24 hours for each seat, and 4 hours more with each turn.
clock-days = some days
clock-days-about = 72 hours for each seat, and 12 hours more with each turn.
clock-slow = slow
clock-slow-about = 72 hours for each seat, and 36 hours more with each turn.

## Levels of bots, from the weakest to the strongest

level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-expert = expert
level-merciless = merciless

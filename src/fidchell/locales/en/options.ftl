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
inis-option-island-random = random
inis-option-island-introductory = as suggested for a first game
inis-option-seasons = Season limit
inis-option-seasons-about = After this many seasons without a High King, the game is a draw.
inis-option-buildings = Buildings
inis-option-buildings-about = How many citadels and sanctuaries there are; the rulebooks differ.
inis-option-buildings-8-9 = 8 citadels and 9 sanctuaries besides the capital
inis-option-buildings-10-10 = 10 of each, counting the capital as a citadel
inis-option-deeds = Deeds
inis-option-deeds-about = How many deeds there are; the rulebooks print 8 or 10.
inis-option-deeds-unlimited = no limit

## Inis: readings on which the rulebooks differ

inis-option-chieftain-ties = Ties for chieftain
inis-option-chieftain-ties-about = Who is chieftain where several players tie for the most clans.
inis-option-chieftain-ties-none = nobody
inis-option-chieftain-ties-brenn = the Brenn, if among them
inis-option-highlands = Highlands
inis-option-highlands-about = When the advantage card of the Highlands is played.
inis-option-highlands-resolution = when the resolution begins: it decides who makes the first manoeuvre
inis-option-highlands-clash = when the clash begins: it decides who is the instigator
inis-option-eriu = Eriu
inis-option-eriu-about = Whether the clans placed by Eriu must be spread out.
inis-option-eriu-one-each = one clan in each territory
inis-option-eriu-anywhere = they may be placed together
inis-option-cuchulain = Tale of Cuchulain
inis-option-cuchulain-about = How many clans Cuchulain removes.
inis-option-cuchulain-two = two, one of your own if need be
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
inis-option-manannan-clash = they do, like any other move
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
inis-option-after-warlord-about = Who comes after the manoeuvre given by the Warlord.
inis-option-after-warlord-from-chosen = the order continues from the chosen player
inis-option-after-warlord-resume = the order continues where it left off
inis-option-after-oengus = After Oengus
inis-option-after-oengus-about = Who comes after the turn taken with Oengus's Ploy.
inis-option-after-oengus-from-player = turns continue from there
inis-option-after-oengus-resume = turns continue where they left off
inis-option-after-hills = After the Hills
inis-option-after-hills-about = Whether Streng's Resolve and Raid may follow an attack that the Hills stopped.
inis-option-after-hills-yes = they may
inis-option-after-hills-no = they may not
inis-option-empty-clashes = One-sided clashes
inis-option-empty-clashes-about = What happens to a pending clash that has lost one of its sides.
inis-option-empty-clashes-skip = it is skipped
inis-option-empty-clashes-hold = it takes place anyway
inis-option-festival-payer = Who pays for a clash at the festival
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
inis-option-peace-before-and-after = before and after a manoeuvre
inis-option-tailtu-returns = Tailtu's Land
inis-option-tailtu-returns-about = Where the unused tiles of Tailtu's Land go.
inis-option-tailtu-returns-far = to the bottom of the pile
inis-option-tailtu-returns-near = to the top of the pile
inis-option-first-tiles = Layout of the first tiles
inis-option-first-tiles-about = How many others each of the first tiles touches.
inis-option-first-tiles-two-or-more = two or more
inis-option-first-tiles-exactly-two = exactly two

## Banish the Snakes

snakes-option-players = Saints
snakes-option-players-about = How many Saints there are; one person can play several.
snakes-option-level = Level
snakes-option-level-about = How hard the game is.
snakes-option-level-standard = standard
snakes-option-level-beginner = for beginners
snakes-option-level-advanced = advanced
snakes-option-saints = Starting Saints
snakes-option-saints-about = Which Saints the game begins with.
snakes-option-saints-historical = chosen from those who came with Patrick
snakes-option-saints-chosen = chosen from all of them
snakes-option-saints-random = dealt at random
snakes-option-deck-saints = Saints in the deck
snakes-option-deck-saints-about = Which Saints wait in the deck.
snakes-option-deck-saints-historical = the historical ones
snakes-option-deck-saints-chosen = chosen together
snakes-option-deck-saints-random = dealt at random
snakes-option-content = Map and cards
snakes-option-content-about = Which map, blocks and cards you play with.
snakes-option-content-default = Fidchell's own

## Clocks: the name, and how much time there is

clock-none = no clock
clock-none-about = Take all the time you like.
clock-quick = quick
clock-quick-about = 10 minutes per seat, plus 10 seconds per turn.
clock-live = in one sitting
clock-live-about = 25 minutes per seat, plus 20 seconds per turn.
clock-relaxed = relaxed
clock-relaxed-about = 60 minutes per seat, plus 60 seconds per turn.
clock-day = one day
clock-day-about = 24 hours per seat, plus 4 hours per turn.
clock-days = several days
clock-days-about = 72 hours per seat, plus 12 hours per turn.
clock-slow = slow
clock-slow-about = 72 hours per seat, plus 36 hours per turn.

## Levels of bots, from the weakest to the strongest

level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-expert = expert
level-merciless = merciless

### Inis in English: what happened, what can be done, what is asked, and the names of everything.
###
### The arguments of a message are names of the notation (`geis`, `plains`, `green`) or numbers. A reader looks each
### name up first and puts what it finds in its place, so that messages only say { $card }. Where a name is found
### depends on the argument (`Game.names` says it to programs):
###
###   $card                                 inis-card-NAME
###   $territory, $destination              inis-territory-NAME
###   $way                                  inis-way-NAME
###   $seat, $other, $player, $proposer, $to   seat-NAME, in table.ftl
###
### A space in a name is a hyphen in the id. A name that has no message is put in as it is.

## What happened

inis-played = { $seat } plays { $card }
inis-cancelled = { $card } is cancelled
inis-passed = { $seat } passes
inis-claimed = { $seat } claims the crown
inis-placed = { $seat } places a clan in the { $territory }
inis-moved =
    { $count ->
        [one] { $seat } moves a clan from the { $territory } to the { $destination }
       *[other] { $seat } moves { $count } clans from the { $territory } to the { $destination }
    }
inis-removed = { $seat } loses a clan in the { $territory }
inis-replaced = { $seat } replaces one of { $other }'s clans in the { $territory }
inis-citadel-built = a citadel rises in the { $territory }
inis-sanctuary-built = a sanctuary rises in the { $territory }
inis-festival-set = a festival is held in the { $territory }
inis-festival-over = the festival in the { $territory } is over
inis-tile-placed = a new territory joins the island: the { $territory }
inis-capital-set = { $seat } makes the { $territory } the capital
inis-crows-flew = the crows fly { $way }
inis-brenn-named = { $seat } becomes Brenn
inis-deed-gained = { $seat } gains a deed
inis-deed-lost = { $seat } gives up a deed
inis-advantage-taken = { $seat } takes the advantage card of the { $territory }
inis-kept = { $seat } keeps one of the tales drawn
inis-discarded = { $seat } discards { $card }
inis-discarded-an-action = { $seat } discards an action card
inis-clash-began = a clash begins in the { $territory } with { $seat } as instigator
inis-clash-ended = the clash in the { $territory } is over
inis-sheltered = { $seat } shelters a clan in a citadel
inis-attacked = { $seat } attacks { $other }
inis-peace-offered = { $seat } offers peace
inis-peace-refused = { $seat } refuses peace
inis-season-began = season { $number } begins with { $seat }
inis-season-ended = season { $number } ends
inis-won = { $seat } is High King
inis-drawn = the years pass without a High King
inis-shuffled = the discarded tales are shuffled into the deck
inis-saved = the clan is saved
inis-voided = the attack has no effect
inis-returned =
    { $count ->
        [one] { $seat } brings a clan back from the Cauldron to the { $territory }
       *[other] { $seat } brings { $count } clans back from the Cauldron to the { $territory }
    }
inis-turn-taken = { $seat } takes the next turn
inis-revealed = { $seat } reveals { $card }
inis-no-winner = no High King is chosen
inis-emerged = all clans leave the citadels
inis-took = { $seat } takes { $card }
inis-took-an-action = { $seat } takes an action card
inis-drew = { $seat } draws { $card }
inis-drew-a-tale = { $seat } draws a tale
inis-gave = { $seat } gives { $card } to { $other }
inis-gave-a-card = { $seat } gives a card to { $other }
inis-stole = { $seat } takes { $card } from { $other }
inis-stole-a-card = { $seat } takes a card from { $other }
inis-saw-hand = { $seat } looks at { $other }'s hand
inis-put-aside = { $seat } sets { $card } aside
inis-put-a-card-aside = { $seat } sets a card aside
inis-chose = { $seat } chooses { $card }

## What can be done

inis-do-pass = Pass
inis-do-claim = Claim the crown
inis-do-done = Done
inis-do-peace = Offer peace
inis-do-agree = Agree
inis-do-refuse = Refuse
inis-do-shelter = Shelter a clan
inis-do-lose-clan = Lose a clan
inis-do-flip = Turn the crows round
inis-do-leave = Leave the crows as they are
inis-do-withdraw = Withdraw
inis-do-demand-clan = Demand a clan
inis-do-demand-card = Demand a card
inis-do-number = { $number }
inis-do-site = Site { $site }
inis-do-attack = Attack { $seat }
inis-do-name = Choose { $seat }
inis-do-place = Place in the { $territory }
inis-do-at = The { $territory }
inis-do-origin = From the { $territory }
inis-do-tile = Tile: { $territory }
inis-do-clan = Clan of { $seat } in the { $territory }
inis-do-to =
    { $count ->
        [one] 1 clan to the { $territory }
       *[other] { $count } clans to the { $territory }
    }
inis-do-from =
    { $count ->
        [one] 1 clan from the { $territory }
       *[other] { $count } clans from the { $territory }
    }
inis-do-play = Play { $card }
inis-do-discard = Discard { $card }
inis-do-keep = Keep { $card }
inis-do-take = Take { $card }
inis-do-give = Give { $card }
inis-do-set-aside = Set { $card } aside

## What is asked

inis-ask-turn = Play a season card, claim the crown if you can, or pass
inis-ask-draft =
    { $passing ->
        [one] Draft in secret; you pass on 1 card
       *[other] Draft in secret; you pass on { $passing } cards
    }
inis-ask-choose-the-capital = Choose where the capital stands; a sanctuary comes with it
inis-ask-settle-a-clan = Settle a clan in any territory
inis-ask-name-a-territory = { $card }: choose a territory
inis-ask-name-the-territory-to-leave = { $card }: choose the territory your clans leave
inis-ask-name-a-player = { $card }: choose a player
inis-ask-name-a-clan = { $card }: choose a clan
inis-ask-name-where-to-place-a-clan = { $card }: choose where the next clan goes
inis-ask-name-where-clans-go = Choose how many clans go where
inis-ask-name-where-clans-come-from = Choose how many clans come from where
inis-ask-name-the-new-alliance = Place a clan, or replace one of an opponent's
inis-ask-name-what-a-sanctuary-does = For the next sanctuary: place a clan, remove one, or stop
inis-ask-flip-the-crows-or-leave-them = Turn the crows round, or leave them as they are
inis-ask-demand-a-clan-or-a-card = Choose what your target must give up
inis-ask-say-how-many-come-out-of-citadels = Choose how many of your clans come out of the citadels
inis-ask-keep-one-tale = Keep one tale; the others are discarded face up
inis-ask-choose-a-site-for-the-new-tile = Choose a site for the new tile
inis-ask-choose-a-tile = Choose one of the tiles you looked at
inis-ask-move-a-clan-onto-the-new-tile = Move a clan onto the new tile, or stop
inis-ask-take-a-discarded-action-card = Take a discarded action card
inis-ask-take-a-revealed-tale = Take a revealed tale
inis-ask-choose-the-card-to-set-aside = Choose in secret which action card to set aside
inis-ask-set-an-action-card-aside = Set one of your action cards aside
inis-ask-give-an-action-card = Give { $to } an action card
inis-ask-discard-a-card = Discard a card of any kind
inis-ask-discard-action-cards = Discard action cards one by one, then finish
inis-ask-remove-a-clan-of-your-own = Remove one of your own clans
inis-ask-choose-the-next-clash = Choose the next clash
inis-ask-shelter-a-clan = Shelter a clan in a citadel, or pass
inis-ask-make-a-manoeuvre = Offer peace, or make your manoeuvre
inis-ask-agree-to-peace = { $proposer } offers peace: agree, or refuse
inis-ask-take-the-hit = You are attacked: discard an action card, or lose a clan
inis-ask-pay-the-toll-of-the-mountains = Your clans entered the Mountains: discard an action card, or lose one of them
inis-ask-move-clans-after-scouting = You may move clans: choose the territory they leave, or stop
inis-ask-return-clans-from-the-cauldron = Choose how many clans come back from the Cauldron
inis-ask-propose-peace = Offer peace, or go on

## What is asked where a reaction is possible

inis-ask-react-a-card-is-declared = { $player } plays { $card }: react, or pass
inis-ask-react-a-card-is-resolved = { $player } played { $card }, and it has been resolved: react, or pass
inis-ask-react-a-turn-ends = A turn ends: react, or pass
inis-ask-react-the-assembly-begins = The assembly begins: react, or pass
inis-ask-react-the-advantage-cards-are-taken = The advantage cards have been taken: react, or pass
inis-ask-react-a-tale-is-drawn = { $player } draws a tale: react, or pass
inis-ask-react-a-clash-begins = A clash begins: react, or pass
inis-ask-react-the-citadels-are-taken = The citadels have been taken: react, or pass
inis-ask-react-the-resolution-begins = The resolution begins: react, or pass
inis-ask-react-an-attack-is-made = { $player } is attacked: react, or pass
inis-ask-react-a-manoeuvre-is-made = { $player } made a manoeuvre: react, or pass
inis-ask-react-a-clan-would-be-removed = { $player } would lose a clan in the { $territory }: react, or pass
inis-ask-react-a-clan-is-removed = { $player } lost a clan in the { $territory }: react, or pass
inis-ask-react-clans-move-into-the-mountains = { $player } moved clans into the Mountains: react, or pass
inis-ask-react-any-time = React, or pass

## Territories

inis-territory-cove = Cove
inis-territory-forest = Forest
inis-territory-gates = Gates of Tír na nÓg
inis-territory-highlands = Highlands
inis-territory-hills = Hills
inis-territory-iron-mine = Iron Mine
inis-territory-lost-vale = Lost Vale
inis-territory-meadows = Meadows
inis-territory-misty-lands = Misty Lands
inis-territory-moor = Moor
inis-territory-mountains = Mountains
inis-territory-plains = Plains
inis-territory-salt-mine = Salt Mine
inis-territory-stone-circle = Stone Circle
inis-territory-swamp = Swamp
inis-territory-valley = Valley

## Action cards

inis-card-bard = Bard
inis-card-citadel = Citadel
inis-card-conquest = Conquest
inis-card-craftsmen-and-peasants = Craftsmen & Peasants
inis-card-druid = Druid
inis-card-emissaries = Emissaries
inis-card-exploration = Exploration
inis-card-festival = Festival
inis-card-geis = Geis
inis-card-master-craftsman = Master Craftsman
inis-card-migration = Migration
inis-card-new-alliance = New Alliance
inis-card-new-clans = New Clans
inis-card-raid = Raid
inis-card-sanctuary = Sanctuary
inis-card-scouts-and-spies = Scouts & Spies
inis-card-warlord = Warlord

## Advantage cards, called like their territories

inis-card-cove = Cove
inis-card-forest = Forest
inis-card-gates = Gates of Tír na nÓg
inis-card-highlands = Highlands
inis-card-hills = Hills
inis-card-iron-mine = Iron Mine
inis-card-lost-vale = Lost Vale
inis-card-meadows = Meadows
inis-card-misty-lands = Misty Lands
inis-card-moor = Moor
inis-card-mountains = Mountains
inis-card-plains = Plains
inis-card-salt-mine = Salt Mine
inis-card-stone-circle = Stone Circle
inis-card-swamp = Swamp
inis-card-valley = Valley

## Epic tales

inis-card-balors-eye = Balor's Eye
inis-card-battle-frenzy = Battle Frenzy
inis-card-battle-of-moytura = The Battle of Moytura
inis-card-breas-tyranny = Breas' Tyranny
inis-card-cathbads-word = Cathbad's Word
inis-card-champions-share = The Champion's Share
inis-card-children-of-dana = Children of Dana
inis-card-dagda = The Dagda
inis-card-dagdas-cauldron = Dagda's Cauldron
inis-card-dagdas-club = The Dagda's Club
inis-card-dagdas-harp = Dagda's Harp
inis-card-deirdres-beauty = Deirdre's Beauty
inis-card-diarmuid-and-grainne = Diarmuid and Gráinne
inis-card-eriu = Eriu
inis-card-fianna = The Fianna
inis-card-kernunos-sanctuary = Kernuno's Sanctuary
inis-card-lug-samildanach = Lug Samildanach
inis-card-lugs-spear = Lug's Spear
inis-card-maeves-wealth = Maeve's Wealth
inis-card-manannans-horses = Manannan's Horses
inis-card-morrigan = The Morrigan
inis-card-nuada-silverhand = Nuada Silverhand
inis-card-oenguss-ploy = Oengus's Ploy
inis-card-ogmas-eloquence = Ogma's Eloquence
inis-card-other-world = The Other World
inis-card-stone-of-fal = The Stone of Fal
inis-card-strengs-resolve = Streng's Resolve
inis-card-tailtus-land = Tailtu's Land
inis-card-tale-of-cuchulain = Tale of Cuchulain
inis-card-tuans-memory = Tuan's Memory

## How the crows fly

inis-way-clockwise = clockwise
inis-way-counter-clockwise = counter-clockwise

# Promises: what a seat ({ $proposer }) offers the others.
inis-promise-withdraw = { $proposer }: I will withdraw to the { $territory } if you end this.
inis-promise-peace = { $proposer }: I will make peace if everyone does.
inis-promise-spare = { $proposer }: I will not attack { $other } in this clash.
inis-promise-truce = { $proposer }: I will not attack { $other } this season.

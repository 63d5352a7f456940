"""Named numbers: sizes, cards and territories (`cards/deck.py`), frames, moments, actions, events; C constants when
compiled.
"""

from fidchell.games.inis.cards.deck import *

SEATS = 4
CLANS = 12  # per seat, on the island or in reserve
GOAL = 6
UNDECIDED = 8  # the winner's number while the game is running
DRAWN = 9  # the winner's number when nobody won
UNLIMITED = 99  # deeds, by the default rule

LATE_TILES = (
    1 << FOREST | 1 << GATES | 1 << HIGHLANDS | 1 << MEADOWS | 1 << MISTY_LANDS | 1 << MOUNTAINS
)  # the tiles that come last in the introductory scenario

RETREAT = CARDS  # takes the place of a card when clans withdraw from a clash

# Where a card can be, besides the hands 0 to 3.
DISCARD = 4  # the face-down pile of action cards
ASIDE = 5
DECK = 6  # of epic tales; for the other seats, tales that a seat is choosing from count as deck
SPOTS = 7
PUBLIC_EYE = 4  # the viewer who sees only what everyone sees
EYES = 5
ALL_EYES = (1 << EYES) - 1
MENDINGS = 40  # at most this many passes until the first determinization fits the draft
LAPS = 6  # exchanges of every card when resampling; with four the true state still came up too often

# Where an advantage card is when no seat holds it.
LIES_FACE_UP = 4
LIES_OPEN = 5
WAS_PLAYED = 6

# Frames that ask.
TURN = 1
REACT = 2
DRAFT = 3
CHOOSE_CAPITAL = 4
SETTLE_CLAN = 5
NAME_PLACE = 6
NAME_ORIGIN = 7
NAME_SEAT = 8
NAME_CLAN = 9
NAME_PLACINGS = 10
NAME_TARGETS = 11
NAME_SOURCES = 12
NAME_ALLIANCE = 13
NAME_FATES = 14
NAME_FLIP = 15
NAME_STRIKE = 16
NAME_SHELTERED = 17
KEEP_TALE = 18
CHOOSE_SITE = 19
CHOOSE_TILE = 20
FOLLOW = 21
TAKE_DISCARDED = 22
TAKE_REVEALED = 23
CHOOSE_ASIDE = 24
SET_ASIDE = 25
GIVE_CARD = 26
DROP_CARD = 27
DROP_ACTIONS = 28
SACRIFICE = 29
CHOOSE_CLASH = 30
SHELTER_CLAN = 31
MANOEUVRE = 32
CONSENT = 33
TAKE_HIT = 34
PAY_TOLL = 35
SCOUT_MOVE = 36
RETURN_CLANS = 37
PROPOSE = 38
# Frames that happen by themselves.
WINDOW = 128
TAKE_EFFECT = 129
SETTLE_CARD = 130
FINISH_CARD = 131
NEXT_TURN = 132
START_TURN = 133
END_SEASON = 134
ASSEMBLY = 135
APPOINT = 136
CROWN = 137
TAKE_ADVANTAGES = 138
TOSS_CROWS = 139
DEAL = 140
PASS_ON = 141
LOCK_DRAFT = 142
FULFIL_CATHBAD = 143
OPEN_SEASON = 144
REMOVE = 145
TAKE_OFF = 146
JOIN_CAULDRON = 147
DRAW_TALES = 148
DEAL_TALES = 149
ARRIVE = 150
CLASHES = 151
CITADELS = 152
MANOEUVRES = 153
STRIKE = 154
GO = 155
END_CLASH = 156
TOLL = 158
SETUP_TOSS = 159
THANK = 160
RALLY = 162

# Moments at which triskel cards may be played.
SEASON_HALF = 0  # not a moment: the card is played as a season card
CANCEL = 1
AFTER_CARD = 2
TURN_END = 3
ASSEMBLY_START = 4
COUNCIL = 5
DRAWING = 6
CLASH_START = 7
CITADELS_END = 8
RESOLUTION = 9
ATTACKED = 10
AFTER_MANOEUVRE = 11
LOSING = 12
LOST = 13
MOVED_IN = 14
MANOEUVRING = 15
ANY_TIME = 16

LED_AWAY = 64  # added to the place of a loss after Diarmuid has been played
DEEPEST_PLAY = 12  # the most frames that one play can need

# Where pending clashes come from.
JUST_MOVED = 0
BY_EFFECT = 1
LATER_ON = 2

# What is known of a card that has been resolved: its player in the lowest bits, and
PLAYER = 3
AS_SEASON_CARD = 4
WAS_CANCELLED = 8
BARS_LUG = 16

# Why a clan is removed.
BY_CARD = 0
BY_MANOEUVRE = 1
AS_COST = 2
BY_RAID = 3

# What an attack has become.
BOTH = 1
CLAN_ONLY = 2
CARD_ONLY = 4
VOID = 8

# Game options that choose between two readings of a rule; the default is always 0.
TIE_TO_BRENN = 1
HIGHLANDS_AT_START = 2
ERIU_ANYWHERE = 4
CUCHULAIN_UP_TO_TWO = 8
PLAINS_ANYWHERE = 16
EMISSARIES_MANY = 32
ALLIANCE_ANYWHERE = 64
HORSES_IN_PEACE = 128
DAGDA_OWN_DECK = 256
BARE_STONES = 512
NO_LUG_AFTER_CANCEL = 1024
WARLORD_RESUMES = 2048
OENGUS_RESUMES = 4096
HILLS_SILENCE = 8192
HOLD_EMPTY_CLASHES = 16384
INSTIGATOR_PAYS = 32768
CAPITAL_IN_SWAMP = 65536
PEACE_AFTER = 131072
INTRODUCTORY = 262144
TAILTU_NEAR = 524288
EXACTLY_TWO = 1048576

# Actions.
PASS = 0
CLAIM = 1
DONE = 2
PEACE = 3
AGREE = 4
REFUSE = 5
SHELTER = 6
LOSE_CLAN = 7
FLIP = 8
LEAVE = 9
WITHDRAW = 10
HIT_CLAN = 11
HIT_CARD = 12
NUMBER = 13  # + 0 to CLANS
ATTACK = NUMBER + CLANS + 1  # + seat
NAME = ATTACK + SEATS  # + seat
PLACE = NAME + SEATS  # + place
AT = PLACE + PLACES  # + place
ORIGIN = AT + PLACES  # + place
TILE = ORIGIN + PLACES  # + place
PLAY = TILE + PLACES  # + card
DISCARD_CARD = PLAY + CARDS  # + card
KEEP = DISCARD_CARD + CARDS  # + card
TAKE = KEEP + CARDS  # + card
GIVE = TAKE + CARDS  # + action card
PUT_ASIDE = GIVE + ACTION_BITS  # + action card
CLAN = PUT_ASIDE + ACTION_BITS  # + place * SEATS + seat
TO = CLAN + PLACES * SEATS  # + place * CLANS + clans - 1
FROM = TO + PLACES * CLANS  # + place * CLANS + clans - 1
SITE = FROM + PLACES * CLANS  # + number of the site
SITES = 96
ACTIONS = SITE + SITES

# Events: what happened.
PLAYED = 1
CANCELLED = 2
PASSED = 3
CLAIMED = 4
PLACED = 5
MOVED = 6
REMOVED = 7
REPLACED = 8
BUILT_CITADEL = 9
BUILT_SANCTUARY = 10
FESTIVAL_SET = 11
FESTIVAL_OVER = 12
TILE_PLACED = 13
CAPITAL_SET = 14
CROWS_FLEW = 15
BRENN_NAMED = 16
DEED_GAINED = 17
DEED_LOST = 18
ADVANTAGE_TAKEN = 19
DREW = 20
KEPT = 21
DISCARDED = 22
SPENT = 23
GAVE = 24
STOLE = 25
TOOK = 26
SAW = 27
PUT_BY = 28
CLASH_BEGAN = 29
CLASH_ENDED = 30
SHELTERED = 31
ATTACK_MADE = 32
PEACE_OFFERED = 33
PEACE_REFUSED = 34
SEASON_BEGAN = 35
SEASON_ENDED = 36
GAME_WON = 37
GAME_DRAWN = 38
SHUFFLED = 39
SAVED = 40
VOIDED = 41
RETURNED = 42
TURN_TAKEN = 44
REVEALED = 45
NO_WINNER = 46
DRAFTED = 47
EMERGED = 48

# Geometry of the three-hex tiles, see map.py. A pattern has a bit for each difference of rows (-3 to 3)
# and columns (-4 to 4): does a tile there touch (or cover a cell of) a tile at the origin?
# The first letter is the way that tile points, up or down; the second is the way the tile at the origin points.
TOUCH_UU = 0x382422120E000
TOUCH_UD = 0x3C22120A060
TOUCH_DU = 0x302824221E00000
TOUCH_DD = 0x382422120E000
COVER_UU = 0x181C0C00000
COVER_UD = 0x1C0C04000
COVER_DU = 0x10181C0000000
COVER_DD = 0x181C0C00000
MIDDLE = 32  # row and column of the first tile, so that no island can leave the lattice of 64 by 64

# The features of the fitted evaluation, see measure.py.
STEPS = 9  # of progress towards a condition
LANDS_STEP = 0
SHRINES_STEP = LANDS_STEP + STEPS
SUBJECTS_STEP = SHRINES_STEP + STEPS
W_MET = SUBJECTS_STEP + STEPS  # + how many conditions are fulfilled
W_CLAIM = W_MET + 4  # a pretender who fulfils a condition
W_VAIN = W_CLAIM + 1  # a pretender who fulfils none
W_RIPE = W_VAIN + 1  # fulfils one and could claim
W_CHAMPION = W_RIPE + 1  # would win now
W_CLOSING = W_CHAMPION + 1  # for each consecutive pass when it would win now
W_DEEDS = W_CLOSING + 1
W_CLANS = W_DEEDS + 1
W_CAPITAL = W_CLANS + 1
W_BRENN = W_CAPITAL + 1
W_TURN = W_BRENN + 1
W_LED = W_TURN + 1  # a territory as chieftain
W_LEAD = W_LED + 1  # for each clan ahead there, at most three
W_FIRM = W_LEAD + 1  # a territory with more than one clan
W_FORTS = W_FIRM + 1  # a citadel where the seat is present
W_HAND = W_FORTS + 1  # an action card
W_CARD = W_HAND + 1  # + card in hand
FEATURES = W_CARD + CARDS
PROBE = 3  # the row of weights used to extract features
MEASURES = 4  # for two, three and four seats, and the probe

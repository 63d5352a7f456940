"""Named numbers: sizes, powers, effects, frames, actions, events; C constants when compiled.

Sizes are upper bounds for content files; the actual numbers of a game come from its content.
"""

SEATS = 6
AREAS = 12
PROVINCES = 6
BOXES = 6  # People of one Area
KINDS = 12  # different values of People, or of Druids
LEADERS = 40
MOST_BLOCKS = 120  # of one type
RELICS = 6  # different values of Relics
LEVELS = 4  # of Churches
FACES = 12  # of the die
NEEDED = 40  # spaces of the slider
SPACES = 12  # of a Zeal track, without the cross
REGIONS = 6  # of Britain
SAINTS = 16
CARDS = 64  # event cards
GIFTS = 12
ITEMS = 76  # cards a Saint may keep: event cards, then Gifts
POWERS = 2  # that one item can have
COLOURS = 6
SLOTS = 7  # the events of a card by colour, and what is under its title
TITLE = 6  # the slot of what is under the title
OPS = 1024  # effects of all cards together
TOPS = 4  # cards on top of the deck that seats can have looked at

SIX = 6  # the face that may clear a Dolmen
EFFORT_WORTH = 2  # the bonus of a Final Effort
BOUND = 60  # the most that events can add to attempts or Action Points, and the most points a seat can have
ROUNDS = 4  # how often each Leader with the Christian side up is redrawn when resampling
TRIES = 64  # to find a Leader that leaves enough blocks for the others

LORDS = 19  # seats of Leaders: Chiefs by Area, Kings by Province, the High King
KING = 12
HIGH_KING = 18

# What is in a Druid box: Druids are numbered by what is known about them.
HIDDEN = 1  # a Druid nobody has met; its value is drawn when a seat looks at it
MET = 2  # MET + kind
FACE_UP = 255  # the set of seats that know a face-up Druid

# Targets of a Convert attempt.
PEOPLE = 0
CHIEF = 1
KINGS = 2
HIGH = 3
DRUID = 4
TARGETS = 5

# Parts of an attempt's total, in the order in which they are named.
TARGET_PART = 0
SUPERIOR_PART = 1
DRUID_PART = 2
CHURCH_PART = 3
GRAVE_PART = 4
RELIC_PART = 5
DOLMEN_PART = 6
SAINT_PART = 7
AURA_PART = 8
GIFT_PART = 9
EVENT_PART = 10
PREPARED_PART = 11
EFFORT_PART = 12
BOOST_PART = 13
PARTS = 14

# Abilities of Saints.
FREE_BUILD = 1  # the first Build or Upgrade of the turn costs no Action
FREE_CARDS = 2  # giving and taking costs no Action and reaches adjacent Areas
SHIELD = 4  # once a turn a failed attempt costs no Zeal
SAIL = 8  # may Move from coast to coast
DELAY = 16  # rolling a 6 holds Paganism back by one box
DRUIDLESS = 32  # the bonus needs an Area without a Druid

# Powers of cards that are kept.
NO_POWER = 0
MODIFY = 1  # a bonus to attempts on some targets
PEEK_DRUID = 2
FIRST_PREPARE = 3
HEAL = 4
SET_DIE = 5
PEEK_DECK = 6
REROLL = 7
CANCEL_LOSS = 8
TAKE_GIFT = 9
BUILD_FREE = 10
RAZE_DOLMEN = 11
# How a power is used.
DISCARDED = 1
ONCE_A_TURN = 2

# Kinds of event cards.
EVENT_CARD = 0
SAINT_CARD = 1
KEEPER_CARD = 2

# Effects.
NO_EFFECT = 0
PAGANISM = 1
ZEAL = 2
REPLACE_PEOPLE = 3
TOPPLE_CHIEF = 4
TOPPLE_KING = 5
TOPPLE_HIGH_KING = 6
CHURCH = 7
DOLMEN = 8
DRUID_RETURNS = 9
GIFT = 10
AP = 11
MOD = 12
# Where an effect happens: an Area, or one of these.
AT_ACTIVE = 20
AT_MOST_FLOCK = 21
IN_PROVINCE = 32  # and the number of the Province
# Whom it applies to.
WHO_ACTIVE = 0
WHO_ALL = 1
WHO_WITH_DRUID = 2
WHO_COAST = 3
WHO_PAIR = 4
# Which King falls: that of a Province, or a Christian one of choice.
CHRISTIAN_FIRST = 40
# Attempts that an event helps: a target, or one of these.
MOD_ALL = 5
MOD_LEADERS = 6
NEGATIVE = 1024  # added to numbers in frames and events that may be negative

BEGINNER = 0
STANDARD = 1
ADVANCED = 2
GRADES = 3

# Ways to choose Saints.
HISTORICAL = 0
CHOSEN = 1
DRAWN = 2

# What costs Zeal.
BY_EVENT = 0
BY_FAILURE = 1

# Parts of a turn.
EVENT_PHASE = 0
ACTION_PHASE = 1

# How the game ends.
GOING_ON = 0
ALL_FLOCK = 1
BRITAIN_FELL = 2
DECK_EMPTY = 3
ACOLYTE_DIED = 4

# Results.
TOTAL_DEFEAT = 1
PARTIAL_DEFEAT = 2
PARTIAL_VICTORY = 3
TOTAL_VICTORY = 4

# Frames that ask.
CHOOSE_SAINT = 1
CHOOSE_DECK_SAINT = 2
DROP_GIFT = 3
CHOOSE_START = 4
BEGIN_TURN = 5
ORDER_DECK = 6
CHOOSE_GIFT = 7
DROP_ITEM = 8
CHOOSE_AREA = 9
CHOOSE_KING = 10
CHOOSE_OTHER = 11
ACTIONS = 12
CARRY = 13
GIVE_TO = 14
CONSENT = 15
BOOST = 16
AFTER_ROLL = 17
SPARE = 18
SUCCEED = 19
CLEAR_DOLMEN = 20

# Frames that happen by themselves.
SET_OUT = 128
START_TURN = 129
DRAW_CARD = 130
READ_EVENT = 131
EFFECT = 132
SETTLE_CARD = 133
ACT = 134
END_TURN = 135
ATTEMPT = 136
RESOLVE = 137
LOSE_ZEAL = 138
FALL = 139
DEATH = 140
PICK_DECK = 142
WAKE = 143

# Actions.
DONE = 0
PASS = 1
PREPARE = 2
FINAL_EFFORT = 3
BUILD = 4
MAKE_RELIC = 5
LOOK = 6
ROLL = 7
AGREE = 8
REFUSE = 9
CLEAR = 10
LEAVE = 11
CONVERT_CHIEF = 12
CONVERT_KING = 13
CONVERT_HIGH_KING = 14
CONVERT_DRUID = 15
CONVERT_PEOPLE = 16  # and the kind
MOVE = CONVERT_PEOPLE + KINDS  # and the Area
AT = MOVE + AREAS  # and the Area
KING_OF = AT + AREAS  # and the Province
NAME = KING_OF + PROVINCES  # and the seat
HEAL_SEAT = NAME + SEATS  # and the seat
BRING = HEAL_SEAT + SEATS  # and the kind of Relic
SAINT = BRING + RELICS  # and the Saint
PLAY = SAINT + SAINTS  # and the item
DROP = PLAY + ITEMS  # and the item
GIVE = DROP + ITEMS  # and the item
TAKE = GIVE + ITEMS  # and the item
CHOOSE = TAKE + ITEMS  # and the item
ACTION_COUNT = CHOOSE + ITEMS

# Events.
CARD_DRAWN = 1  # item
EVENT_READ = 2  # card, colour
PAGANISM_MOVED = 4  # box, forward or back
REGION_FELL = 5  # region
HELD_BACK = 6
PEOPLE_REMOVED = 7  # Area, kind, whether a Flock
PEOPLE_CAME = 8  # Area, kind
LEADER_FELL = 9  # lord
LEADER_CAME = 10  # lord, the number it shows + NEGATIVE, Christian or not
LEADER_ROSE = 11  # lord from, lord to
CHURCH_BUILT = 12  # Area, level
CHURCH_LOWERED = 13  # Area, level left + 1
DOLMEN_RAISED = 14  # Area
DOLMEN_CLEARED = 15  # Area
DRUID_CAME = 16  # Area
DRUID_MET = 17  # Area, kind
DRUID_SEEN = 18  # Area, kind; for one seat
DRUID_GONE = 19  # Area
CONVERTED_PEOPLE = 20  # Area, kind
CONVERTED_LEADER = 21  # lord, block
ROLLED = 22  # face, needed, target
NOTHING_HAPPENED = 23
FAILED = 24
ZEAL_LOST = 25  # how much
ZEAL_REGAINED = 26  # how much
LOSS_CANCELLED = 27
SAINT_DIED = 28  # Saint + 1, Area
GRAVE_DUG = 29  # Area
SUCCEEDED = 30  # Saint
ACOLYTE_CAME = 31
MOVED = 32  # from, to
RELIC_MADE = 33  # Area, kind
RELIC_MOVED = 34  # from, to, kind
KEPT = 35  # item
DROPPED = 36  # item
USED = 37  # item
GAVE = 38  # item, seat
ASKED_FOR = 39  # item, seat
REFUSED = 40  # item
GIFT_TAKEN = 41  # item
PREPARED = 42
EFFORT_MADE = 43
TURN_BEGAN = 44  # turn
TOP_SEEN = 45  # item; for one seat
TOP_SET = 46
ACTION_POINTS = 47  # how many
ATTEMPTED = 48  # target, detail
SAINT_CHOSEN = 49  # Saint
DECK_SAINT_CHOSEN = 50  # Saint
GIFT_REMOVED = 51  # item
STARTED = 52  # Area
GAME_OVER = 53  # ending, result, half points + NEGATIVE
REROLLED = 54  # face
HELPED = 55  # target or MOD_..., amount + NEGATIVE
DECK_SHUFFLED = 56
GIFT_LOST = 57  # item
THROWN = 58  # face
LEADER_DRAWN = 59  # lord, block, Christian or not; for no seat, since no player sees both sides of the block

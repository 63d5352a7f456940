"""Sizes shared by all games; compiled code sees these as C constants."""

STACK = 38  # frames that may wait at once
WIDTH = 224  # two more than the options of a decision where games are played side by side: seven cache lines
EVENTS = 512  # events that one decision may tell
TABLE = 8  # seats that one game may have
STEP = 128  # frame kinds from here on happen by themselves; smaller kinds ask
NOTHING = 255  # a step that has been annulled
EVERYONE = 255  # the audience of what happens openly
EVERY_SEAT = 255  # the caller of a batch plays all seats
NOBODY = 0  # the audience of what only chance knows
THINGS = 64  # that one matching may give away
NAMES = 1024  # numbers that actions may have
MAX_ACTIONS = NAMES  # options that one decision may have: each action once
NODES = 131072  # of one search tree
DEEP = 256  # decisions from the root of a tree to its leaves
GLANCE = 4  # simulations between two looks at the clock
FAIR_START = 16  # visits at most that every option at the root gets before any is dropped
SURELY = 1000  # more than any option can promise
AIMS = 4  # ways to win that a search tells apart
BY_HAND = 0  # the measure of positions that somebody thought out
FITTED = 1  # the measure that was fitted to many games
RANDOM_STEP = 0x9E3779B97F4A7C15
RANDOM_FACTOR = 0xBF58476D1CE4E5B9
RANDOM_FINISH = 0x94D049BB133111EB
BITS64 = 0xFFFFFFFFFFFFFFFF

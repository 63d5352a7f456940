"""Sizes shared by all games; compiled code sees these as C constants."""

STACK = 38  # frames on the stack at once
WIDTH = 224  # two more than the options of one decision in a batch: seven cache lines
EVENTS = 512  # events that one decision may emit
TABLE = 8  # seats that one game may have
STEP = 128  # frame kinds from here on are steps that run by themselves; smaller kinds ask a seat
NOTHING = 255  # a cancelled step
EVERYONE = 255  # the audience of what happens openly
EVERY_SEAT = 255  # the caller of a batch plays all seats
NOBODY = 0  # the audience of what only chance knows
THINGS = 64  # things that one matching may assign
NAMES = 1024  # action numbers that a game may have
MAX_ACTIONS = NAMES  # options that one decision may have: each action once
NODES = 131072  # nodes of one search tree
DEEP = 256  # maximum depth of a search tree, in decisions
GLANCE = 4  # simulations between two readings of the clock
FAIR_START = 16  # visits, at most, that every option at the root gets before any is dropped
SURELY = 1000  # higher than the score of any option
AIMS = 4  # ways to win that a search distinguishes
BY_HAND = 0  # the hand-written value function
FITTED = 1  # the value function fitted to many games
RANDOM_STEP = 0x9E3779B97F4A7C15
RANDOM_FACTOR = 0xBF58476D1CE4E5B9
RANDOM_FINISH = 0x94D049BB133111EB
BITS64 = 0xFFFFFFFFFFFFFFFF

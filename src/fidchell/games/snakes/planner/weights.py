"""What the planner thinks things are worth, in hundredths of an Action Point unless it says otherwise.

Numbers with names only: C constants when compiled.
"""

SPANS = 48  # totals in the table of costs
LEAST_TOTAL = 36  # the lowest of them, below zero
TENTHS = 10  # steps between two totals
POINTS = 10  # Action Points that a plan may count with

POINTS_A_TURN = 340  # what a turn brings on the average
LOST_ZEAL = 120  # the price of a failure in the table of costs
HOPELESS = 4000  # what cannot be won at all
LASTING = 90  # in hundred: how much of what is gained for good is still there when it is needed
FIRST_STONE = 55  # in hundred: what a Church of level 0 is worth of the level that follows
A_PLACE = 30  # in hundred: what the next turn's work here counts at the end of this one
CARD_PRICE = 150  # a kept card that is given up for one attempt

TRAITS = 83  # of a position, that the net of `value_net.py` reads
SPARKS = 32  # between traits and outcomes in that net
OUTCOMES = 4  # results of a game, the total victory first
ALONE = 3  # more turns that a search looks ahead for a single Saint
IN_PAIRS = 1  # the same for two Saints
SECOND_BEST = 5  # in hundred: what each step from total defeat to partial victory counts in a search

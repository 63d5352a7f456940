"""Values for the planner, in hundredths of an Action Point unless noted otherwise.

Only named numbers: C constants when compiled.
"""

SPANS = 48  # totals in the table of costs
LEAST_TOTAL = 36  # minus the lowest of them
TENTHS = 10  # steps between two totals
POINTS = 10  # the most Action Points in a plan, + 1

POINTS_A_TURN = 340  # the mean points of a turn
LOST_ZEAL = 120  # the price of a failure in the table of costs
HOPELESS = 4000  # the cost of what cannot be won at all
LASTING = 90  # percent of a lasting gain that is still there when needed
FIRST_STONE = 55  # the value of a Church of level 0, in percent of the next level
A_PLACE = 30  # the weight of the next turn's work here at the end of this one, in percent
CARD_PRICE = 150  # a kept card that is given up for one attempt

FEATURES = 83  # of a position: the inputs of the net in `value_net.py`
HIDDEN_UNITS = 32  # the size of its hidden layer
OUTCOMES = 4  # results of a game, the total victory first
ALONE = 3  # additional turns of lookahead in a search for a single Saint
IN_PAIRS = 1  # the same for two Saints
SECOND_BEST = 5  # the value of each step from total defeat to partial victory in a search, in percent

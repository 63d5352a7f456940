"""Pairs of worlds that a viewer cannot tell apart, played in parallel at real tables; what the viewer gets is compared.

A *world* is a table with the service around it: the same `Tables`, `Inbox` and `Connection` that serve people, with
rows kept in memory, the test's own clock, and scheduled work that runs when the test says so.

There are two kinds of pairs. In a pair of *guesses* the second world is determinized for the viewer: other hands, other
piles, the same view. The others choose freely in secret in each world, while public choices are the same
in both; the pair ends when something is revealed that really differs. In a pair of *twins* all cards are the same,
and the others make the same secret choices, but in other ways: in another order, after taking some back, at other
times, with other standing orders. So nothing may ever differ, whatever is revealed.

Every pair is watched by the public, and most also by a seat.

A sealed decision ends at the same moment in both worlds: how long people think is not a leak. Neither are two things
that people choose to give away: if windows have no minimum time, no order is given that depends on the hand
("pass when nothing fits", "ask for a card"), and a pair ends if, after the minimum time of a window, only such an
order would still answer.
"""

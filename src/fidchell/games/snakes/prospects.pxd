from fidchell.games.snakes.ids cimport AREAS, TARGETS
from fidchell.games.snakes.weights cimport POINTS, SPANS, TENTHS

cdef class Draft:
    cdef double cost[SPANS * TENTHS]
    cdef int aid[TARGETS]
    cdef int outlook[AREAS]
    cdef double harm[AREAS]
    cdef double stay[AREAS]
    cdef double best[AREAS * POINTS]
    cdef double again[AREAS * POINTS]
    cdef double tail[AREAS * POINTS]
    cdef double ahead[AREAS * POINTS]
    cdef int first[POINTS]
    cdef int seat
    cdef int points
    cdef int curse
    cdef double left
    cdef double pace
    cdef double score
    cdef double zeal
    cdef double death

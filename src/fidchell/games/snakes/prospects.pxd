from fidchell.games.snakes.ids cimport AREAS, TARGETS
from fidchell.games.snakes.weights cimport OUTCOMES, POINTS, SPANS, SPARKS, TENTHS, TRAITS

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
    cdef double work[AREAS]
    cdef double trait[TRAITS]
    cdef double spark[SPARKS]
    cdef double chance[OUTCOMES]
    cdef int traits
    cdef int seat
    cdef int points
    cdef int curse
    cdef double left
    cdef double pace
    cdef double score
    cdef double zeal
    cdef double death

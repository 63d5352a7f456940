from libc.stdint cimport int8_t
from fidchell.games.snakes.weights cimport OUTCOMES, SPARKS, TRAITS

cdef class Augury:
    cdef double inner[TRAITS * SPARKS]
    cdef double inner_bias[SPARKS]
    cdef double outer[SPARKS * OUTCOMES]
    cdef double outer_bias[OUTCOMES]
    cdef readonly int8_t learnt

cdef Augury AUGURY

from libc.stdint cimport int8_t, int16_t, int32_t
from fidchell.core.limits cimport AIMS, DEEP, NAMES, NODES, TABLE

cdef class Tree:
    cdef int16_t action[NODES]
    cdef int8_t whose[NODES]
    cdef int32_t child[NODES]
    cdef int32_t sibling[NODES]
    cdef int32_t visits[NODES]
    cdef int32_t chances[NODES]
    cdef double squares[NODES]
    cdef double totals[NODES * TABLE]
    cdef double aims[NAMES * AIMS]
    cdef int32_t path[DEEP]
    cdef int32_t found[NAMES]
    cdef int32_t stamp[NAMES]
    cdef double worth[TABLE]
    cdef int owner
    cdef readonly int nodes
    cdef int looks
    cdef int length
    cdef int curtain
    cdef int cut
    cdef double curiosity
    cdef int wander
    cdef double unknown
    cdef bint telling
    cdef int patience
    cdef int least
    cdef int horizon

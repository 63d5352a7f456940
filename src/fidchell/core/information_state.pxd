from fidchell.core.state cimport State

cdef class InformationState:
    cdef State known
    cdef readonly int seat
    cdef readonly int num_players
    cdef readonly list options
    cdef readonly str home

from fidchell.core.state cimport State

cdef class Seen:
    cdef State known
    cdef readonly int seat
    cdef readonly int sitting
    cdef readonly list options
    cdef readonly str home

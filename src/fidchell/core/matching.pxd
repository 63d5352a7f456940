from libc.stdint cimport int8_t, uint64_t
from fidchell.core.limits cimport THINGS

cdef class Matching:
    cdef uint64_t wanted[THINGS]
    cdef int8_t holder[THINGS]
    cdef int places
    cdef uint64_t tried

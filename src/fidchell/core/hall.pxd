from libc.stdint cimport int16_t, int64_t, uint8_t
from fidchell.core.state cimport State

cdef class Hall:
    cdef State root
    cdef list kept
    cdef readonly int64_t games
    cdef int64_t size
    cdef int64_t octets
    cdef int64_t width
    cdef uint8_t* block
    cdef int16_t* private
    cdef uint8_t* seats
    cdef uint8_t* own
    cdef uint8_t* ends
    cdef uint8_t* masks
    cdef uint8_t* marks
    cdef int16_t* counts
    cdef int16_t* options
    cdef int64_t* actions
    cdef int64_t* seeds
    cdef float* rewards

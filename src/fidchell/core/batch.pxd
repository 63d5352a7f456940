from libc.stdint cimport int16_t, int64_t, uint8_t
from fidchell.core.state cimport State

cdef class Batch:
    cdef State root
    cdef State guest
    cdef list kept
    cdef readonly int64_t games
    cdef readonly int spilled
    cdef int64_t octets
    cdef int64_t width
    cdef uint8_t* block
    cdef int16_t* private
    cdef uint8_t* seats
    cdef uint8_t* own
    cdef uint8_t* terminated
    cdef uint8_t* masks
    cdef uint8_t* marks
    cdef uint8_t* finals
    cdef int16_t* counts
    cdef int16_t* options
    cdef int64_t* actions
    cdef int64_t* seeds
    cdef float* rewards

cdef extern from *:
    """
    #define fidchell_visit(work, batch, room, first, last) do { \\
        long long stride = FIDCHELL_STRIDE((PyObject*)(batch)->root); \\
        for (long long at = (first); at < (last); at++) work(batch, room, (void*)((batch)->block + at * stride), at); \\
    } while (0)
    """
    void visit "fidchell_visit"(
        void (*work)(Batch, Room, State, int64_t) noexcept nogil, Batch batch, Room room, int64_t first, int64_t last
    ) noexcept nogil

from libc.stdint cimport int16_t, int64_t, uint8_t, uint64_t
from fidchell.core.state cimport State
from fidchell.games.snakes.prospects cimport Draft
from fidchell.games.snakes.state cimport Snakes

cdef class SnakesGame(Snakes):
    cdef Draft sheet

    cdef uint64_t asked(self) noexcept nogil
    cdef int first_asked(self) noexcept nogil
    cdef int options_into(self, int seat, int16_t* out) noexcept nogil
    cdef void apply(self, int seat, int action) noexcept nogil
    cdef void happen(self, int64_t frame) noexcept nogil
    cdef bint moot(self, int64_t frame) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef void observe(self, int seat, uint8_t* out, int64_t at) noexcept nogil
    cdef int breadth(self) noexcept nogil
    cdef int sitting(self) noexcept nogil
    cdef double returns(self, int seat) noexcept nogil
    cdef int horizon_after(self, int turns) noexcept nogil
    cdef double value(self, int seat) noexcept nogil
    cdef void appraise(self, double* worth) noexcept nogil
    cdef double aim(self, int seat, int which) noexcept nogil
    cdef int hunch(self, int seat, int16_t* out, int n) noexcept nogil
    cdef bint is_routine(self) noexcept nogil
    cdef void get_ready(self) except *
    cdef void forget(self, int seat) except *
    cdef void imagine(self, int seat) noexcept nogil
    cdef void copy_into(self, State other) noexcept nogil
    cdef State blank(self)

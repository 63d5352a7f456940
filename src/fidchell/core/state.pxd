from libc.stdint cimport uint8_t, int8_t, int16_t, int64_t, uint64_t
from fidchell.core.limits cimport EVENTS, MAX_ACTIONS, STACK

cdef class State:
    cdef int64_t stack[STACK]
    cdef readonly int depth
    cdef readonly int16_t horizon
    cdef readonly int8_t keyed
    cdef readonly uint64_t rng
    cdef readonly int barriers
    cdef readonly int8_t at_table
    cdef readonly int8_t judge
    cdef readonly int8_t listening
    cdef readonly int8_t spilled

    cdef uint64_t asked(self) noexcept nogil
    cdef int first_asked(self) noexcept nogil
    cdef int options_into(self, int seat, int16_t* out) noexcept nogil
    cdef void apply(self, int seat, int action) noexcept nogil
    cdef void happen(self, int64_t frame) noexcept nogil
    cdef bint moot(self, int64_t frame) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef void observe(self, int seat, uint8_t* out, int64_t at) noexcept nogil
    cdef int observation_size(self) noexcept nogil
    cdef int num_players(self) noexcept nogil
    cdef double returns(self, int seat) noexcept nogil
    cdef double value(self, int seat) noexcept nogil
    cdef void evaluate(self, double* worth) noexcept nogil
    cdef double aim(self, int seat, int which) noexcept nogil
    cdef int horizon_after(self, int turns) noexcept nogil
    cdef int secret(self) noexcept nogil
    cdef int prior(self, int seat, int16_t* out, int n) noexcept nogil
    cdef bint is_routine(self) noexcept nogil
    cdef void get_ready(self) except *
    cdef void forget(self, int seat) except *
    cdef void resample(self, int seat) noexcept nogil
    cdef void resample_step(self, int seat) noexcept nogil
    cdef void copy_into(self, State other) noexcept nogil
    cdef State blank(self)
    cdef int settle(self, int16_t* out) noexcept nogil
    cdef void tell(self, int64_t event) noexcept nogil
    cdef uint64_t draw(self) noexcept nogil

cdef class Room:
    cdef int16_t actions[MAX_ACTIONS]
    cdef State owner
    cdef int count

cdef class EventBuffer:
    cdef int64_t events[EVENTS]
    cdef int count

cdef Room SCRATCH
cdef Room SORTED
cdef list NUMBERS
cdef EventBuffer EVENT_BUFFER
cdef KeyStream KEY_STREAM

from libc.stdint cimport int8_t, int16_t, uint16_t, uint32_t, uint64_t
from fidchell.core.state cimport State
from fidchell.games.inis.ids cimport EYES, PLACES, SEATS, SPOTS

cdef class Inis(State):
    cdef int8_t clans[PLACES * SEATS]
    cdef int8_t reserve[SEATS]
    cdef int8_t deeds[SEATS]
    cdef int8_t citadels[PLACES]
    cdef int8_t sanctuaries[PLACES]
    cdef int16_t spot[PLACES]
    cdef uint16_t near[PLACES]
    cdef int8_t pile[PLACES]
    cdef int8_t pile_eyes[PLACES]
    cdef int8_t plan[PLACES]
    cdef int8_t sheltered[SEATS]
    cdef int8_t lost[SEATS]
    cdef uint64_t hands[SEATS]
    cdef uint64_t passed[SEATS]
    cdef uint64_t maybe[EYES * SPOTS]
    cdef readonly uint64_t inplay
    cdef readonly uint64_t drawn
    cdef readonly uint64_t deck
    cdef readonly uint64_t tales
    cdef readonly uint64_t discard
    cdef readonly uint64_t faceup
    cdef readonly uint32_t sealed
    cdef readonly uint32_t locked
    cdef readonly int rules
    cdef readonly int8_t pile_size
    cdef readonly int8_t players
    cdef readonly int8_t brenn
    cdef readonly int8_t crows
    cdef readonly int8_t capital
    cdef readonly int8_t festival
    cdef readonly int8_t turn
    cdef readonly int8_t passes
    cdef readonly int8_t opening
    cdef readonly int8_t winner
    cdef readonly int8_t season
    cdef readonly int8_t seasons
    cdef readonly int8_t pretenders
    cdef readonly int8_t citadels_left
    cdef readonly int8_t sanctuaries_left
    cdef readonly int8_t deeds_left
    cdef readonly int8_t aside
    cdef readonly int8_t cathbad
    cdef readonly int8_t ploy
    cdef readonly int8_t resume
    cdef readonly int8_t clash
    cdef readonly int8_t instigator
    cdef readonly int8_t striker
    cdef readonly int8_t next_up
    cdef readonly int8_t speared
    cdef readonly int8_t felled
    cdef readonly int8_t blow
    cdef readonly int8_t cauldron
    cdef readonly int8_t brew
    cdef readonly int clashes

    cdef void copy_fields(self, Inis other) noexcept nogil

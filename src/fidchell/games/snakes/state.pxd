from libc.stdint cimport int8_t, int16_t, int64_t, uint8_t, uint16_t, uint64_t
from fidchell.core.state cimport State
from fidchell.games.snakes.content cimport Content
from fidchell.games.snakes.ids cimport AREAS, BOXES, KINDS, LEVELS, LORDS, RELICS, SEATS, TARGETS, TOPS

cdef class Snakes(State):
    cdef readonly Content content
    cdef int8_t people[AREAS * BOXES]
    cdef uint8_t flock[AREAS]
    cdef int8_t reserve[KINDS]
    cdef int8_t druid[AREAS]
    cdef uint8_t eyes[AREAS]
    cdef int8_t druid_pool[KINDS]
    cdef int8_t church[AREAS]
    cdef int8_t churches_left[LEVELS]
    cdef int8_t leader[LORDS]
    cdef int8_t dolmens[AREAS]
    cdef int8_t graves[AREAS]
    cdef int8_t relics[AREAS * RELICS]
    cdef int8_t relic_pool[RELICS]
    cdef int8_t where[SEATS]
    cdef int8_t zeal[SEATS]
    cdef int8_t saint[SEATS]
    cdef uint16_t gifts[SEATS]
    cdef uint64_t kept[SEATS]
    cdef int8_t tops[TOPS]
    cdef uint8_t top_eyes[TOPS]
    cdef int8_t mods[TARGETS]
    cdef readonly uint64_t deck
    cdef readonly uint64_t discard
    cdef readonly uint64_t piles
    cdef readonly uint64_t gone
    cdef readonly uint64_t cup
    cdef readonly uint64_t moved
    cdef readonly int christian
    cdef readonly int open
    cdef readonly int gift_row
    cdef readonly int moved_gifts
    cdef readonly int starters
    cdef readonly int built
    cdef readonly uint64_t used
    cdef readonly int used_gifts
    cdef readonly int8_t top_count
    cdef readonly int8_t dolmens_left
    cdef readonly int8_t druids_left
    cdef readonly int8_t paganism
    cdef readonly int8_t fallen
    cdef readonly int8_t key
    cdef readonly int8_t current
    cdef readonly int8_t first_colour
    cdef readonly int8_t arthur
    cdef readonly int8_t players
    cdef readonly int8_t grade
    cdef readonly int8_t picking
    cdef readonly int8_t deck_picking
    cdef readonly int8_t turn
    cdef readonly int8_t phase
    cdef readonly int8_t ap
    cdef readonly int8_t ap_change
    cdef readonly int8_t prepared
    cdef readonly int8_t effort
    cdef readonly int8_t faith
    cdef readonly int8_t free_build
    cdef readonly int8_t shielded
    cdef readonly int8_t boost
    cdef readonly int8_t most
    cdef readonly int8_t doomed
    cdef readonly int8_t struck
    cdef readonly int16_t turns
    cdef readonly int16_t deaths
    cdef readonly int8_t ending
    cdef readonly int8_t verdict
    cdef readonly int16_t score

    cdef void copy_fields(self, Snakes other) noexcept nogil

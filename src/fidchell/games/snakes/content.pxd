from libc.stdint cimport int8_t, int16_t, int64_t, uint8_t, uint16_t, uint64_t
from fidchell.games.snakes.ids cimport AREAS, CARDS, FACES, GRADES, ITEMS, KINDS, LEADERS, LEVELS, NEEDED, OPS, POWERS, PROVINCES, REGIONS, RELICS, SAINTS, SEATS, SLOTS, SPACES, TARGETS
from fidchell.games.snakes.marks cimport SKETCHED

cdef class Content:
    cdef readonly int64_t digest
    cdef readonly int8_t areas
    cdef readonly int8_t provinces
    cdef readonly int8_t tara
    cdef int8_t boxes[AREAS]
    cdef uint16_t near[AREAS]
    cdef readonly int coast
    cdef int8_t province[AREAS]
    cdef uint16_t realm[PROVINCES]
    cdef uint16_t chief_die[AREAS]
    cdef uint16_t king_die[PROVINCES]
    cdef readonly int8_t people_kinds
    cdef int8_t people_value[KINDS]
    cdef int8_t people_count[KINDS]
    cdef readonly int8_t druid_kinds
    cdef int8_t druid_value[KINDS]
    cdef int8_t druid_count[KINDS]
    cdef readonly int8_t leaders
    cdef int8_t pagan[LEADERS]
    cdef int8_t christened[LEADERS]
    cdef readonly int8_t relic_kinds
    cdef int8_t relic_value[RELICS]
    cdef int8_t relic_count[RELICS]
    cdef readonly int8_t dolmens
    cdef int8_t churches[LEVELS]
    cdef readonly int8_t faces
    cdef int8_t face[FACES]
    cdef readonly int8_t slider_low
    cdef readonly int8_t slider_spaces
    cdef int8_t slider[NEEDED]
    cdef readonly int8_t saint_spaces
    cdef int8_t saint_track[SPACES]
    cdef readonly int8_t acolyte_spaces
    cdef int8_t acolyte_track[SPACES]
    cdef readonly int8_t pagan_start
    cdef readonly int8_t regions
    cdef int8_t region_box[REGIONS]
    cdef readonly int8_t end_box
    cdef readonly int8_t saints
    cdef int8_t saint_mod[SAINTS * TARGETS]
    cdef int8_t saint_aura[SAINTS]
    cdef int8_t saint_ap[SAINTS]
    cdef int16_t saint_gifts[SAINTS]
    cdef int8_t saint_card[SAINTS]
    cdef int8_t saint_zeal[SAINTS]
    cdef int8_t saint_start[SAINTS]
    cdef int8_t saint_flock[SAINTS]
    cdef int8_t saint_first[SAINTS]
    cdef readonly int historic_start
    cdef readonly int historic_deck
    cdef readonly int8_t cards
    cdef int8_t card_kind[CARDS]
    cdef int8_t card_region[CARDS]
    cdef int8_t card_saint[CARDS]
    cdef int8_t arrow[CARDS]
    cdef readonly int8_t colours
    cdef int16_t first_op[CARDS * SLOTS]
    cdef int8_t op_count[CARDS * SLOTS]
    cdef int8_t op_code[OPS]
    cdef int8_t op_where[OPS]
    cdef int8_t op_amount[OPS]
    cdef int8_t power[ITEMS * POWERS]
    cdef int8_t power_targets[ITEMS * POWERS]
    cdef int8_t power_amount[ITEMS * POWERS]
    cdef int8_t power_manner[ITEMS * POWERS]
    cdef readonly int8_t gifts
    cdef readonly int gifts_lost
    cdef readonly int8_t first_key
    cdef int8_t keeper_limit[SEATS]
    cdef readonly int8_t deck_saints
    cdef int8_t grade_druids[GRADES * KINDS]
    cdef int8_t grade_relics[GRADES * RELICS]
    cdef uint64_t grade_cards[GRADES]
    cdef int8_t grade_dolmens[GRADES]
    cdef int8_t grade_gifts[GRADES]
    cdef int8_t grade_paganism[GRADES]
    cdef int8_t grade_shuffled[GRADES]
    cdef int8_t grade_key[GRADES]
    cdef int8_t grade_colour[GRADES]
    cdef readonly int8_t acolytes_suffer
    cdef readonly int8_t acolyte_effort
    cdef readonly int company
    cdef uint8_t sketch[SKETCHED]
    cdef uint8_t shown[LEADERS + 1]

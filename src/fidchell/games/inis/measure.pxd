from fidchell.games.inis.ids cimport FEATURES, MEASURES

cdef class Weights:
    cdef double of[MEASURES * FEATURES]

cdef Weights WEIGHTS

from libc.stdint cimport uint32_t, uint64_t
from fidchell.core.limits cimport KEY_WORDS, BLOCK_WORDS

cdef class KeyStream:
    cdef uint32_t key[KEY_WORDS]
    cdef uint32_t block[BLOCK_WORDS]
    cdef int used
    cdef uint32_t count

    @cython.locals(number=uint64_t)
    cdef uint64_t draw(self) noexcept nogil
    cdef void fill(self) noexcept nogil
    cdef void start(self) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef void quarter(self, int a, int b, int c, int d) noexcept nogil
    @cython.locals(mixed=uint64_t)
    cdef void stir(self, int a, int b, int c, int turn) noexcept nogil

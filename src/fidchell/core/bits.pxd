from libc.stdint cimport uint64_t

cdef extern from *:
    """
    static inline unsigned long long fidchell_bit(int i) { return 1ULL << i; }
    static inline int fidchell_lowest(unsigned long long m) { return __builtin_ctzll(m); }
    static inline int fidchell_size(unsigned long long m) { return __builtin_popcountll(m); }
    """
    uint64_t bit "fidchell_bit"(int i) noexcept nogil
    int lowest "fidchell_lowest"(uint64_t mask) noexcept nogil
    int size "fidchell_size"(uint64_t mask) noexcept nogil

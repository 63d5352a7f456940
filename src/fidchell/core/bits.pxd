from libc.stdint cimport uint64_t

cdef extern from *:
    """
    static inline unsigned long long fidchell_bit(int i) { return 1ULL << i; }
    static inline int fidchell_lowest(unsigned long long m) { return __builtin_ctzll(m); }
    static inline int fidchell_size(unsigned long long m) {  /* portable builds have no popcount instruction */
        m -= m >> 1 & 0x5555555555555555ULL;
        m = (m & 0x3333333333333333ULL) + (m >> 2 & 0x3333333333333333ULL);
        return (int)(((m + (m >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL >> 56);
    }
    """
    uint64_t bit "fidchell_bit"(int i) noexcept nogil
    int lowest "fidchell_lowest"(uint64_t mask) noexcept nogil
    int size "fidchell_size"(uint64_t mask) noexcept nogil

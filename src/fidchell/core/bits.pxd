from libc.stdint cimport int64_t, uint8_t, uint64_t

cdef extern from *:
    """
    #include <string.h>
    static inline unsigned long long fidchell_bit(int i) { return 1ULL << i; }
    static inline int fidchell_lowest(unsigned long long m) { return __builtin_ctzll(m); }
    static inline int fidchell_size(unsigned long long m) {  /* portable builds have no popcount instruction */
        m -= m >> 1 & 0x5555555555555555ULL;
        m = (m & 0x3333333333333333ULL) + (m >> 2 & 0x3333333333333333ULL);
        return (int)(((m + (m >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL >> 56);
    }
    static inline void fidchell_unfold(unsigned long long m, int octets, unsigned char* out, long long at) {
        for (int i = 0; i < octets; i++, m >>= 8, at += 8) {
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
            unsigned long long b = (m & 255) * 0x0101010101010101ULL & 0x8040201008040201ULL;
            b = (b + 0x7F7F7F7F7F7F7F7FULL) >> 7 & 0x0101010101010101ULL;  /* 1 in each byte that is not 0 */
            memcpy(out + at, &b, 8);
    #else
            for (int j = 0; j < 8; j++) out[at + j] = m >> j & 1;
    #endif
        }
    }
    """
    uint64_t bit "fidchell_bit"(int i) noexcept nogil
    int lowest "fidchell_lowest"(uint64_t mask) noexcept nogil
    int size "fidchell_size"(uint64_t mask) noexcept nogil
    void unfold "fidchell_unfold"(uint64_t mask, int octets, uint8_t* out, int64_t at) noexcept nogil

from libc.stdint cimport int8_t, int16_t, int64_t, uint8_t, uint16_t, uint64_t

cdef extern from *:
    """
    #include <string.h>
    #if defined(__SSSE3__)
    #include <tmmintrin.h>
    #elif defined(__SSE2__)
    #include <emmintrin.h>
    #endif
    static inline unsigned long long fidchell_bit(int i) { return 1ULL << i; }
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static inline int fidchell_lowest(unsigned long long m) {
        unsigned long at = 0;
        _BitScanForward64(&at, m);
        return (int)at;
    }
    #else
    static inline int fidchell_lowest(unsigned long long m) { return __builtin_ctzll(m); }
    #endif
    #ifdef __POPCNT__
    static inline int fidchell_size(unsigned long long m) { return __builtin_popcountll(m); }
    #else
    static inline int fidchell_size(unsigned long long m) {
        m -= m >> 1 & 0x5555555555555555ULL;
        m = (m & 0x3333333333333333ULL) + (m >> 2 & 0x3333333333333333ULL);
        return (int)(((m + (m >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL >> 56);
    }
    #endif
    #ifdef __SSSE3__
    static inline void fidchell_spread(__m128i bits, int from, unsigned char* out) {  /* 16 bits, one byte each */
        const __m128i each = _mm_set1_epi64x((long long)0x8040201008040201ULL), one = _mm_set1_epi8(1);
        const __m128i twice = _mm_set_epi64x(0x0101010101010101LL, 0);
        __m128i v = _mm_shuffle_epi8(bits, _mm_add_epi8(twice, _mm_set1_epi8((char)from)));
        v = _mm_min_epu8(_mm_and_si128(v, each), one);
        _mm_storeu_si128((__m128i*)out, v);
    }
    #endif
    static inline void fidchell_unfold(unsigned long long m, int bits, unsigned char* out, long long at) {
        out += at;
    #ifdef __SSSE3__
        __m128i all = _mm_cvtsi64_si128((long long)m);
        int from = 0;
        for (; bits > 2; bits -= 16, from += 2, out += 16) fidchell_spread(all, from, out);
        m >>= 8 * from & 63;
    #endif
        for (int i = 0; i < bits; i++) out[i] = m >> i & 1;
    }
    static inline void fidchell_unfold_rows(const unsigned short* rows, int count, unsigned char* out, long long at) {
        int i = 0;
        out += at;
    #ifdef __SSSE3__
        for (; i + 8 <= count; i += 8) {
            __m128i eight = _mm_loadu_si128((const __m128i*)(rows + i));
            for (int j = 0; j < 8; j++) fidchell_spread(eight, 2 * j, out + 16 * (i + j));
        }
    #endif
        for (; i < count; i++) for (int j = 0; j < 16; j++) out[16 * i + j] = rows[i] >> j & 1;
    }
    static inline unsigned long long fidchell_eyes_in(const signed char* row, int seat) {
    #ifdef __SSE2__
        __m128i v = _mm_loadu_si128((const __m128i*)row);
        return (unsigned long long)_mm_movemask_epi8(_mm_sll_epi16(v, _mm_cvtsi32_si128(7 - seat)));
    #else
        unsigned long long found = 0;
        for (int i = 0; i < 16; i++) found |= (unsigned long long)(row[i] >> seat & 1) << i;
        return found;
    #endif
    }
    static inline void fidchell_copy_row(const void* row, int count, unsigned char* out, long long at) {
        memcpy(out + at, row, (size_t)count);
    }
    static inline void fidchell_copy_span(void* to, const void* from, const void* end) {
        memcpy(to, from, (size_t)((const char*)end - (const char*)from));
    }
    static inline void fidchell_clear_row(int count, unsigned char* out, long long at) {
    #ifdef __GNUC__
        __asm__("" : "+r"(count));  /* else GCC inlines a loop for constant counts, slower than the library's */
    #endif
        memset(out + at, 0, (size_t)count);
    }
    static inline void fidchell_turn_rows(
        const signed char* from, int rows, int first, int players, unsigned char* out, long long at) {
        unsigned int in, turned, left = 8 * (players - first), right = 8 * first;
        unsigned int kept = players < 4 ? (1U << 8 * players) - 1 : 0xFFFFFFFFU;
        for (int i = 0; i < rows; i++) {
            memcpy(&in, from + 4 * i, 4);
            in &= kept;
            turned = (first ? in >> right | in << left : in) & kept;
            memcpy(out + at + 4 * i, &turned, 4);
        }
    }
    static inline void fidchell_sift(
        const short* from, int count, int shift, int mask, unsigned char* out, long long at) {
        short codes[64];
        for (int i = 0; i < count; i++) codes[i] = from[i] > 0 ? from[i] - 1 : 0;
        for (int i = 0; i < count; i++) out[at + i] = (unsigned char)(codes[i] >> shift & mask);
    }
    """
    uint64_t bit "fidchell_bit"(int i) noexcept nogil
    int lowest "fidchell_lowest"(uint64_t mask) noexcept nogil
    int size "fidchell_size"(uint64_t mask) noexcept nogil
    void unfold "fidchell_unfold"(uint64_t mask, int bits, uint8_t* out, int64_t at) noexcept nogil
    void unfold_rows "fidchell_unfold_rows"(const uint16_t* rows, int count, uint8_t* out, int64_t at) noexcept nogil
    void copy_row "fidchell_copy_row"(const void* row, int count, uint8_t* out, int64_t at) noexcept nogil
    void copy_span "fidchell_copy_span"(void* to, const void* start, const void* end) noexcept nogil
    void clear_row "fidchell_clear_row"(int count, uint8_t* out, int64_t at) noexcept nogil
    void turn_rows "fidchell_turn_rows"(
        const int8_t* rows, int count, int first, int players, uint8_t* out, int64_t at
    ) noexcept nogil
    void sift "fidchell_sift"(
        const int16_t* numbers, int count, int shift, int mask, uint8_t* out, int64_t at
    ) noexcept nogil
    uint64_t eyes_in "fidchell_eyes_in"(const int8_t* row, int seat) noexcept nogil

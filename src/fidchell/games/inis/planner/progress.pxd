from libc.stdint cimport int8_t, int64_t, uint8_t, uint64_t

cdef extern from *:
    """
    #ifdef __SSE2__
    static inline int fidchell_sum(__m128i v) {  /* of 16 small numbers */
        v = _mm_sad_epu8(v, _mm_setzero_si128());
        return _mm_cvtsi128_si32(v) + _mm_extract_epi16(v, 4);
    }
    #endif
    static inline unsigned long long fidchell_progress_of_seats(
        const signed char* clans, const signed char* sanctuaries, int seat, int players, unsigned char* out, long long at
    ) {
        unsigned long long led = 0;
        out += at;
    #ifdef __SSE2__
        const __m128i low = _mm_set1_epi32(255), none = _mm_setzero_si128(), one = _mm_set1_epi8(1);
        __m128i rows[4], of[4], all = none;
        for (int i = 0; i < 4; i++) rows[i] = _mm_loadu_si128((const __m128i*)(clans + 16 * i));
        for (int i = 0; i < 4; i++) {  /* the clans of one seat in all lands */
            of[i] = _mm_packus_epi16(
                _mm_packs_epi32(_mm_and_si128(_mm_srli_epi32(rows[0], 8 * i), low),
                                _mm_and_si128(_mm_srli_epi32(rows[1], 8 * i), low)),
                _mm_packs_epi32(_mm_and_si128(_mm_srli_epi32(rows[2], 8 * i), low),
                                _mm_and_si128(_mm_srli_epi32(rows[3], 8 * i), low)));
            all = _mm_add_epi8(all, of[i]);
        }
        __m128i holy = _mm_loadu_si128((const __m128i*)sanctuaries);
        for (int i = 0; i < 4; i++) {
            int steps = i >= seat ? i - seat : i - seat + players;
            if (i >= players) steps = i;
            __m128i rest = _mm_max_epu8(_mm_max_epu8(of[(i + 1) & 3], of[(i + 2) & 3]), of[(i + 3) & 3]);
            __m128i here = _mm_cmpgt_epi8(of[i], none), most = _mm_cmpgt_epi8(of[i], rest);
            led |= (unsigned long long)_mm_movemask_epi8(most) << 16 * i;
            out[steps] = (unsigned char)fidchell_sum(_mm_and_si128(here, one));
            out[4 + steps] = (unsigned char)fidchell_sum(_mm_and_si128(here, holy));
            out[8 + steps] = (unsigned char)fidchell_sum(_mm_and_si128(most, _mm_sub_epi8(all, of[i])));
        }
    #else
        for (int i = 0; i < 4; i++) {
            int steps = i >= players ? i : i >= seat ? i - seat : i - seat + players;
            int lands = 0, shrines = 0, subjects = 0;
            for (int where = 0; where < 16; where++) {
                const signed char* here = clans + 4 * where;
                int others = here[0] + here[1] + here[2] + here[3] - here[i], most = here[i] > 0;
                for (int j = 0; j < 4; j++) if (j != i && here[j] >= here[i]) most = 0;
                if (here[i] > 0) lands++, shrines += sanctuaries[where];
                if (most) led |= 1ULL << (16 * i + where), subjects += others;
            }
            out[steps] = lands, out[4 + steps] = shrines, out[8 + steps] = subjects;
        }
    #endif
        return led;
    }
    """
    uint64_t progress_of_seats "fidchell_progress_of_seats"(
        const int8_t* clans, const int8_t* sanctuaries, int seat, int players, uint8_t* out, int64_t at
    ) noexcept nogil

cdef extern from *:
    """
    #ifdef _WIN32
    #include <windows.h>
    static inline double fidchell_now(void) { return GetTickCount64() * 1e-3; }
    #else
    #include <time.h>
    static inline double fidchell_now(void) {
        struct timespec t;
        clock_gettime(CLOCK_MONOTONIC, &t);
        return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
    }
    #endif
    """
    double now "fidchell_now"() noexcept nogil

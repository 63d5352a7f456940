from libc.stdint cimport int16_t, int64_t, uint8_t

cdef extern from *:
    """
    #ifndef FIDCHELL_IMAGE
    #define FIDCHELL_IMAGE
    #include <string.h>
    /* What comes before the fields of a state: the head of every object, and the table of its methods. */
    #define FIDCHELL_HEAD (sizeof(PyObject) + sizeof(void*))
    static inline long long fidchell_image_size(PyObject* state) {
        return (long long)(Py_TYPE(state)->tp_basicsize - FIDCHELL_HEAD);
    }
    static inline PyObject* fidchell_room_for(PyObject* state, long long count) {
        return PyByteArray_FromStringAndSize(NULL, (Py_ssize_t)(fidchell_image_size(state) * count));
    }
    static inline void fidchell_keep(PyObject* state, unsigned char* block, long long at, long long size) {
        memcpy(block + at * size, (char*)state + FIDCHELL_HEAD, (size_t)size);
    }
    static inline void fidchell_read_back(PyObject* state, unsigned char* block, long long at, long long size) {
        memcpy((char*)state + FIDCHELL_HEAD, block + at * size, (size_t)size);
    }
    static inline void* fidchell_first(PyObject* room) {  /* whoever asks holds the array as long as it is used */
        Py_buffer view;
        if (PyObject_GetBuffer(room, &view, PyBUF_CONTIG)) return NULL;
        void* first = view.buf;
        PyBuffer_Release(&view);
        return first;
    }
    #endif
    """
    int64_t image_size "fidchell_image_size"(object state) noexcept nogil
    object room_for "fidchell_room_for"(object state, int64_t count)
    void keep "fidchell_keep"(object state, uint8_t* block, int64_t at, int64_t size) noexcept nogil
    void read_back "fidchell_read_back"(object state, uint8_t* block, int64_t at, int64_t size) noexcept nogil
    uint8_t* first_byte "(unsigned char*)fidchell_first"(object room) except NULL
    int16_t* first_short "(int16_t*)fidchell_first"(object room) except NULL
    int64_t* first_long "(int64_t*)fidchell_first"(object room) except NULL
    float* first_float "(float*)fidchell_first"(object room) except NULL

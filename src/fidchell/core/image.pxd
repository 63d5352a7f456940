from libc.stdint cimport int16_t, int64_t, uint8_t

cdef extern from *:
    """
    #ifndef FIDCHELL_IMAGE
    #define FIDCHELL_IMAGE
    #include <stdint.h>
    #include <string.h>
    #define FIDCHELL_STRIDE(state) ((long long)(Py_TYPE(state)->tp_basicsize + 63) / 64 * 64)  /* whole cache lines */
    static inline unsigned char* fidchell_first_line(PyObject* block) {
        return (unsigned char*)(((uintptr_t)PyByteArray_AS_STRING(block) + 63) & ~(uintptr_t)63);
    }
    static inline PyObject* fidchell_block_of(PyObject* state, long long count) {
        long long stride = FIDCHELL_STRIDE(state);
        PyObject* block = PyByteArray_FromStringAndSize(NULL, (Py_ssize_t)(stride * count + 63));
        if (!block) return NULL;
        for (long long i = 0; i < count; i++) {  /* not reference counted: they live as long as the block */
            memcpy(fidchell_first_line(block) + i * stride, state, (size_t)Py_TYPE(state)->tp_basicsize);
        }
        return block;
    }
    static inline void* fidchell_first(PyObject* room) {  /* the caller keeps the array alive while it is used */
        Py_buffer view;
        if (PyObject_GetBuffer(room, &view, PyBUF_CONTIG)) return NULL;
        void* first = view.buf;
        PyBuffer_Release(&view);
        return first;
    }
    #endif
    """
    object block_of "fidchell_block_of"(object state, int64_t count)
    uint8_t* first_line "fidchell_first_line"(object block)
    uint8_t* first_byte "(unsigned char*)fidchell_first"(object room) except NULL
    int16_t* first_short "(int16_t*)fidchell_first"(object room) except NULL
    int64_t* first_long "(int64_t*)fidchell_first"(object room) except NULL
    float* first_float "(float*)fidchell_first"(object room) except NULL

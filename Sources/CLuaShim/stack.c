// How much of a thread's stack is left, which no count of nested calls can tell.
#define _GNU_SOURCE
#include <pthread.h>

#include "internal.h"

/// The stack that one call of the host may need: in a debug build, for a frame with views nested as
/// deeply as allowed, and for the two hundred nested C calls that Lua allows.
enum { STACK_OF_CALL = 4 << 20 };

_Thread_local uintptr_t shim_stack_floor = 0;

/// If a stack is too small for what a call may need, nearly all of it is kept free for one call.
uintptr_t shim_find_stack_floor(void) {
  pthread_attr_t attributes;
  void *lowest = NULL;
  size_t size = 0;
  shim_stack_floor = 1;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return shim_stack_floor;
  if (pthread_attr_getstack(&attributes, &lowest, &size) == 0 && size > 0) {
    size_t most = size / 8 * 7;
    size_t kept = most < STACK_OF_CALL ? most : STACK_OF_CALL;
    shim_stack_floor = (uintptr_t)lowest + kept;
  }
  pthread_attr_destroy(&attributes);
  return shim_stack_floor;
}

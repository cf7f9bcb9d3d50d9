// Counts Lua's memory; a reserve beyond the limit lets the error for the limit be raised.
#include <stdlib.h>

#include "internal.h"

enum { RESERVE = 256 * 1024 };

/// Lua asks a second time after a full collection, with nothing in between.
static bool is_second_request(ShimState *state, const void *block, size_t size) {
  bool second = state->refused_size == size && state->refused_block == block;
  state->refused_block = block;
  state->refused_size = second ? 0 : size;
  return second;
}

static bool is_faulty(ShimState *state, const void *block, size_t size) {
  if (state->fault_period == 0) return false;
  if (state->refused_size != 0) return is_second_request(state, block, size);
  if (++state->fault_count % state->fault_period != 0) return false;
  state->refused_block = block;
  state->refused_size = size;
  return true;
}

/// A refused request that is not repeated was of a kind that Lua makes only once.
static void note_given_up(ShimState *state, const void *block, size_t size) {
  if (state->refused_size == 0 || state->fault_period != 0) return;
  if (state->refused_size == size && state->refused_block == block) return;
  state->refused_size = 0;
  if (state->depth > 0) shim_stop(state, SHIM_STOP_MEMORY);
}

/// Whether a request beyond the limit is granted from the reserve.
static bool draws_on_reserve(
  ShimState *state, const void *block, size_t size, uint64_t wanted
) {
  bool fits = wanted <= state->scope.memory + RESERVE;
  if (shim_interrupted(state)) return fits;
  if (state->main == NULL) return false;
  if (!is_second_request(state, block, size)) {
    state->stop_frame_count = 0;
    shim_record_stop(state, shim_running(state));
    return false;
  }
  shim_stop(state, SHIM_STOP_MEMORY);
  return fits;
}

void *shim_allocate(void *context, void *block, size_t old_size, size_t size) {
  ShimState *state = context;
  // Without a block the old size is the kind of object that is being made.
  size_t before = block == NULL ? 0 : old_size;
  if (size == 0) {
    free(block);
    state->used -= before;
    return NULL;
  }
  if (size > before) {
    uint64_t wanted = state->used - before + size;
    if (is_faulty(state, block, size)) return NULL;
    note_given_up(state, block, size);
    bool fits = wanted <= state->scope.memory;
    if (!fits && !draws_on_reserve(state, block, size, wanted)) return NULL;
    state->refused_size = 0;
  }
  void *result = realloc(block, size);
  if (result != NULL) state->used += size - before;
  return result;
}

/// Makes room for a block that Lua will request only once, or stops the script.
void shim_make_room(lua_State *L, size_t size) {
  ShimState *state = shim_of(L);
  if (state->scope.memory - state->used >= size && state->used <= state->scope.memory) return;
  if (size <= state->scope.memory) lua_gc(L, LUA_GCCOLLECT);
  if (state->used <= state->scope.memory && state->scope.memory - state->used >= size) return;
  if (state->depth == 0) return;
  state->stop_frame_count = 0;
  shim_stop(state, SHIM_STOP_MEMORY);
  shim_raise_stop(L);
}

bool shim_has_room(ShimState *state, uint64_t bytes) {
  uint64_t limit = state->scope.memory;
  if (limit == UINT64_MAX || (bytes <= limit && state->used <= limit - bytes)) return true;
  state->stop_frame_count = 0;
  shim_record_stop(state, shim_running(state));
  shim_stop(state, SHIM_STOP_MEMORY);
  return false;
}

uint64_t shim_memory_used(const ShimState *state) {
  return state->used;
}

void shim_inject_faults(ShimState *state, int64_t period) {
  state->fault_period = period;
  state->fault_count = 0;
  state->refused_size = 0;
}

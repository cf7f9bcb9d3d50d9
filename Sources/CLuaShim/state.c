// Opens and closes a state, and keeps the references that Swift holds into it.
#include <stdlib.h>

#include "internal.h"

static int open_libraries(lua_State *L) {
  ShimState *state = shim_of(L);
  bool reproducible = lua_toboolean(L, 1);
  luaL_openlibs(L);
  shim_open_objects(L);
  shim_open_globals(L);
  shim_open_files(L);
  shim_open_coroutines(L);
  shim_open_hooks(L);
  shim_open_finalizers(L);
  shim_open_tables(L);
  shim_open_strings(L);
  shim_open_patterns(L);
  shim_open_packing(L);
  lua_pushcfunction(L, shim_print);
  lua_setglobal(L, "print");
  shim_open_io(L);
  shim_open_debug(L);
  shim_open_stock_random(L);
  if (reproducible) {
    shim_open_names(L);
    shim_open_next(L);
    shim_open_pairs(L);
    shim_open_sort(L);
    shim_open_clock(L);
    shim_open_random(L);
    shim_open_mathematics(L);
  } else {
    shim_open_formats(L);
  }
  shim_open_profile(L, (int)lua_tointeger(L, 2), !reproducible);
  state->named_values = 0;
  return 0;
}

ShimState *shim_open(const ShimHost *host, bool reproducible, uint64_t seed, int32_t profile) {
  ShimState *state = calloc(1, sizeof(ShimState));
  if (state == NULL) return NULL;
  state->scope.memory = UINT64_MAX;
  state->scope.deadline = INT64_MAX;
  state->count_stop = SHIM_STOP_INSTRUCTIONS;
  lua_State *L = lua_newstate(shim_allocate, state);
  if (L == NULL) {
    free(state);
    return NULL;
  }
  *(ShimState **)lua_getextraspace(L) = state;
  state->main = L;
  shim_set_running(state, L);
  state->host = *host;
  state->seed = seed;
  lua_setwarnf(L, shim_hear_warning, state);
  lua_pushcfunction(L, open_libraries);
  lua_pushboolean(L, reproducible);
  lua_pushinteger(L, profile);
  if (lua_pcall(L, 2, 0, 0) != LUA_OK) {
    int32_t stop;
    shim_close(state, &stop);
    return NULL;
  }
  lua_pushcfunction(L, shim_handle_message);
  return state;
}

/// How long finalizers may run at the end, in nanoseconds, unless a limit leaves them less.
enum { GRACE = 250000000 };

/// What finalizers may use: what is left of the last limits.
static ShimLimits limits_at_end(const ShimState *state) {
  ShimLimits limits = state->left;
  if (limits.nanoseconds == 0 || limits.nanoseconds > GRACE) limits.nanoseconds = GRACE;
  return limits;
}

/// The limit that stopped finalizers; that they exceeded only GRACE is not reported.
static int32_t stop_at_end(const ShimState *state) {
  int32_t stop = shim_stop_kind(state);
  bool had_less = state->left.nanoseconds != 0 && state->left.nanoseconds < GRACE;
  return stop == SHIM_STOP_TIME && !had_less ? SHIM_STOP_NONE : stop;
}

uint64_t shim_close(ShimState *state, int32_t *stop) {
  state->closing = true;
  shim_program_discard(state, 0);
  if (state->count_stop == SHIM_STOP_INTERRUPT) shim_inject_interrupt(state, 0);
  // Finalizers still run, but not for long, and not if a limit was exceeded.
  if (state->is_spent) state->finalizers = NULL;
  ShimScope outer;
  const ShimLimits limits = limits_at_end(state);
  shim_inject_faults(state, 0);
  state->last_stop = SHIM_STOP_NONE;
  shim_limits_begin(state, &limits, &outer);
  lua_close(state->main);
  state->main = NULL;
  *stop = stop_at_end(state);
  shim_limits_end(state, &outer);
  shim_drop_timer(state);
  while (state->types != NULL) {
    ShimType *next = state->types->next;
    free(state->types);
    state->types = next;
  }
  free(state->program.steps);
  free(state->program.bytes);
  free(state->free_references);
  free(state->spent_scopes);
  uint64_t left = state->used;
  free(state);
  return left;
}

int32_t shim_stack_height(const ShimState *state) {
  return lua_gettop(shim_running(state));
}

static int grow_references(lua_State *L) {
  ShimState *state = shim_of(L);
  int32_t more = state->reference_count < 64 ? 64 : state->reference_count;
  int32_t *grown =
    realloc(state->free_references, sizeof(int32_t) * (size_t)(state->reference_count + more));
  if (grown == NULL) return luaL_error(L, "not enough memory");
  state->free_references = grown;
  // Filling a reserved key never allocates, so taking a reference later cannot raise.
  for (int32_t i = 0; i < more; i++) {
    lua_pushboolean(L, 0);
    state->free_references[state->free_count++] = luaL_ref(L, LUA_REGISTRYINDEX);
    state->reference_count++;
  }
  // The lowest are handed out first: they lie in the registry's array, which is fastest to read.
  for (int32_t i = 0, j = state->free_count - 1; i < j; i++, j--) {
    int32_t reference = state->free_references[i];
    state->free_references[i] = state->free_references[j];
    state->free_references[j] = reference;
  }
  return 0;
}

int32_t shim_call_reference(const ShimCall *call, int32_t stack_index) {
  ShimState *state = call->state;
  lua_State *L = shim_thread(call);
  if (!lua_checkstack(L, 4)) return 0;
  if (state->free_count == 0) {
    // Finalizers that this triggers may call in again, from inside.
    shim_count_entry(state, 1);
    lua_pushcfunction(L, grow_references);
    if (lua_pcall(L, 0, 0, 0) != LUA_OK) lua_pop(L, 1);
    shim_count_entry(state, -1);
    bool interrupted = atomic_load(&state->stop) == SHIM_STOP_INTERRUPT;
    if (shim_entries(state) == 0 && interrupted) shim_clear_stop(state);
    if (state->free_count == 0) return 0;
  }
  int32_t reference = state->free_references[--state->free_count];
  lua_pushvalue(L, stack_index);
  lua_rawseti(L, LUA_REGISTRYINDEX, reference);
  return reference;
}

bool shim_release_reference(ShimState *state, int32_t reference) {
  lua_State *L = shim_running(state);
  if (!lua_checkstack(L, 2)) return false;
  lua_pushboolean(L, 0);
  lua_rawseti(L, LUA_REGISTRYINDEX, reference);
  state->free_references[state->free_count++] = reference;
  return true;
}

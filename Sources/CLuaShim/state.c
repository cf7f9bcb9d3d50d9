// Opens and closes a state, and keeps the references that Swift holds into it.
#include <stdlib.h>

#include "internal.h"

static int open_libraries(lua_State *L) {
  ShimState *state = shim_of(L);
  bool reproducible = lua_toboolean(L, 1);
  luaL_openlibs(L);
  shim_open_objects(L);
  shim_open_coroutines(L);
  lua_pushcfunction(L, shim_print);
  lua_setglobal(L, "print");
  shim_open_io(L);
  if (reproducible) {
    shim_open_names(L);
    shim_open_pairs(L);
    shim_open_sort(L);
    shim_open_clock(L);
    shim_open_random(L);
  }
  state->named_values = 0;
  return 0;
}

ShimState *shim_open(const ShimHost *host, bool reproducible, uint64_t seed) {
  ShimState *state = calloc(1, sizeof(ShimState));
  if (state == NULL) return NULL;
  lua_State *L = luaL_newstate();
  if (L == NULL) {
    free(state);
    return NULL;
  }
  *(ShimState **)lua_getextraspace(L) = state;
  state->main = L;
  shim_set_running(state, L);
  state->host = *host;
  state->seed = seed;
  lua_setwarnf(L, NULL, NULL);
  lua_pushcfunction(L, open_libraries);
  lua_pushboolean(L, reproducible);
  if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
    shim_close(state);
    return NULL;
  }
  lua_pushcfunction(L, shim_handle_message);
  return state;
}

void shim_close(ShimState *state) {
  state->closing = true;
  shim_program_discard(state, 0);
  lua_close(state->main);
  while (state->types != NULL) {
    ShimType *next = state->types->next;
    free(state->types);
    state->types = next;
  }
  free(state->program.steps);
  free(state->program.bytes);
  free(state->free_references);
  free(state);
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
  // The lowest are handed out first: they lie in the registry's array, the quickest to read.
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
    // Finalizers that it sets off may call in again, from inside.
    shim_count_entry(state, 1);
    lua_pushcfunction(L, grow_references);
    if (lua_pcall(L, 0, 0, 0) != LUA_OK) lua_pop(L, 1);
    shim_count_entry(state, -1);
    if (shim_entries(state) == 0) shim_set_interrupted(state, false);
    if (state->free_count == 0) return 0;
  }
  int32_t reference = state->free_references[--state->free_count];
  lua_pushvalue(L, stack_index);
  lua_rawseti(L, LUA_REGISTRYINDEX, reference);
  return reference;
}

void shim_release_reference(ShimState *state, int32_t reference) {
  lua_State *L = shim_running(state);
  if (!lua_checkstack(L, 2)) return;
  lua_pushboolean(L, 0);
  lua_rawseti(L, LUA_REGISTRYINDEX, reference);
  state->free_references[state->free_count++] = reference;
}

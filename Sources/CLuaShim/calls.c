// Calls from Swift into Lua: numbers are passed directly, everything else as a program.
#include "internal.h"

/// Ends a call whose first result is not a number: its results stay pending.
static int32_t end_without_number(
  ShimState *state, lua_State *L, int base, int handler, int status
) {
  ShimCall *out = &state->pending;
  shim_call_empty(state, out);
  out->height = base;
  out->first = handler == base + 1 ? base + 2 : base + 1;
  int32_t ended = shim_finish(state, L, status, out);
  return ended == SHIM_OK ? SHIM_NO_NUMBER : ended;
}

/// Calls from within a running script; `extra` is the second argument after an integer, or NULL.
static int32_t call_from_inside(
  ShimState *state, int32_t function, const ShimValue *first, const double *extra, double *result
) {
  lua_State *L = shim_running(state);
  ShimCall *out = &state->pending;
  if (!shim_begin(state, L, 8, out)) return SHIM_OUT_OF_MEMORY;
  int base = out->height;
  int handler = out->handler;
  state->held--;
  lua_rawgeti(L, LUA_REGISTRYINDEX, function);
  if (first->kind == SHIM_INTEGER) lua_pushinteger(L, first->integer);
  else lua_pushnumber(L, first->number);
  if (extra != NULL) lua_pushnumber(L, *extra);
  int32_t mark = state->program.count;
  int status = lua_pcall(L, extra == NULL ? 1 : 2, 1, handler);
  shim_program_discard(state, mark);
  if (status != LUA_OK || lua_type(L, -1) != LUA_TNUMBER || shim_interrupted(state)) {
    return end_without_number(state, L, base, handler, status);
  }
  *result = lua_tonumberx(L, -1, NULL);
  lua_settop(L, base);
  shim_count_entry(state, -1);
  return SHIM_OK;
}

static inline bool is_inside(const ShimState *state) {
  return (shim_entries(state) | state->held) != 0;
}

/// The rest of a call from outside, after function and arguments lie above the message handler.
static inline __attribute__((always_inline)) int32_t call_from_outside(
  ShimState *state, lua_State *L, int arguments, double *result
) {
  shim_count_entry(state, 1);
  state->frame_count = 0;
  state->continues = false;
  int status = lua_pcall(L, arguments, 1, 1);
  shim_program_discard(state, 0);
  if (status != LUA_OK || lua_type(L, -1) != LUA_TNUMBER || shim_interrupted(state)) {
    return end_without_number(state, L, 1, 1, status);
  }
  *result = lua_tonumberx(L, -1, NULL);
  lua_settop(L, -2);
  shim_count_entry(state, -1);
  return SHIM_OK;
}

/// SHIM_OK, a result and a clean stack if the function gives a number; else results are pending.
int32_t shim_call_with_number(ShimState *state, int32_t function, double number, double *result) {
  if (is_inside(state)) {
    ShimValue first = {.kind = SHIM_NUMBER, .number = number};
    return call_from_inside(state, function, &first, NULL, result);
  }
  lua_State *L = state->main;
  lua_rawgeti(L, LUA_REGISTRYINDEX, function);
  lua_pushnumber(L, number);
  return call_from_outside(state, L, 1, result);
}

/// The same with an integer, and with `extra` after it unless that is NULL.
int32_t shim_call_with_index(
  ShimState *state, int32_t function, int64_t index, const double *extra, double *result
) {
  if (is_inside(state)) {
    ShimValue first = {.kind = SHIM_INTEGER, .integer = index};
    return call_from_inside(state, function, &first, extra, result);
  }
  lua_State *L = state->main;
  lua_rawgeti(L, LUA_REGISTRYINDEX, function);
  lua_pushinteger(L, index);
  if (extra != NULL) lua_pushnumber(L, *extra);
  return call_from_outside(state, L, extra == NULL ? 1 : 2, result);
}

void shim_call_pending(const ShimState *state, ShimCall *out) {
  *out = state->pending;
}

typedef struct {
  int32_t function;
  int64_t from;
  int32_t count;
  const double *extra;
  double *results;
  int32_t done;
} Batch;

static int run_batch(lua_State *L) {
  Batch *batch = lua_touserdata(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, batch->function);
  int arguments = batch->extra == NULL ? 1 : 2;
  for (int32_t i = 0; i < batch->count; i++) {
    lua_pushvalue(L, 2);
    lua_pushinteger(L, batch->from + i);
    if (batch->extra != NULL) lua_pushnumber(L, *batch->extra);
    lua_call(L, arguments, 1);
    if (lua_type(L, -1) != LUA_TNUMBER) return 0;
    batch->results[i] = lua_tonumberx(L, -1, NULL);
    batch->done = i + 1;
    lua_pop(L, 1);
  }
  return 0;
}

int32_t shim_call_numbers(
  ShimState *state, int32_t function, int64_t from, int32_t count, const double *extra,
  double *results, int32_t *done, ShimCall *out
) {
  Batch batch = {function, from, count, extra, results, 0};
  int32_t status = shim_protect(state, run_batch, &batch, out);
  *done = batch.done;
  return status;
}

typedef struct {
  int32_t coroutine;
  int32_t mark;
  int32_t kind;
  int status;
} Resumption;

static int run_resumption(lua_State *L) {
  ShimState *state = shim_of(L);
  Resumption *resumption = lua_touserdata(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, resumption->coroutine);
  lua_State *thread = lua_tothread(L, -1);
  int arguments = shim_replay(state, L, resumption->mark, NULL);
  if (thread == NULL || thread == L) return luaL_error(L, "cannot resume this coroutine");
  int results;
  state->resumption = resumption->kind;
  resumption->status = shim_resume_thread(L, thread, arguments, &results);
  state->resumption = SHIM_RESUME_RESULTS;
  bool failed = resumption->status != LUA_OK && resumption->status != LUA_YIELD;
  // A stopped coroutine no longer knows its state; where it was stopped was recorded then.
  bool is_known = failed && shim_of(thread) != NULL;
  if (is_known && lua_checkstack(thread, 4)) shim_record_frames(thread, 0);
  return results;
}

/// Resumes with the program's values; yielded and returned values, or the error, lie in `out`.
int32_t shim_resume(
  ShimState *state, int32_t coroutine, int32_t mark, int32_t kind, ShimCall *out
) {
  Resumption resumption = {coroutine, mark, kind, LUA_OK};
  int32_t result = shim_protect(state, run_resumption, &resumption, out);
  shim_program_discard(state, mark);
  if (result != SHIM_OK) return result;
  switch (resumption.status) {
    case LUA_OK: return SHIM_OK;
    case LUA_YIELD: return SHIM_YIELDED;
    case LUA_ERRMEM: return SHIM_OUT_OF_MEMORY;
    default: return shim_interrupted(state) ? SHIM_INTERRUPTED : SHIM_FAILED;
  }
}

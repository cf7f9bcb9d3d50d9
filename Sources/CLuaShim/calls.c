// Calls from Swift into Lua: with numbers without detours, with anything else as a program.
#include "internal.h"

// The struct below stays in registers only where nothing takes its address.
#define ALWAYS_INLINE static inline __attribute__((always_inline))

/// A call whose only result is wanted as a number.
typedef struct {
  ShimState *state;
  lua_State *L;
  int base;
  int handler;
  int own;
  int32_t mark;
} NumberCall;

ALWAYS_INLINE bool begin_number(NumberCall *call, ShimState *state) {
  lua_State *L = shim_running(state);
  call->state = state;
  call->L = L;
  call->base = lua_gettop(L);
  call->handler = 1;
  call->own = 0;
  call->mark = state->program.count;
  if (shim_entries(state) != 0 || call->base + 8 > LUA_MINSTACK) {
    if (!shim_begin(state, L, 8, &state->pending)) return false;
    call->handler = state->pending.handler;
    call->own = 1;
    return true;
  }
  // What `shim_begin` does for a call from outside; rows made of numbers come this way.
  shim_count_entry(state, 1);
  state->frame_count = 0;
  return true;
}

static int32_t end_without_number(NumberCall call, int status) {
  ShimCall *out = &call.state->pending;
  if (status != LUA_OK) shim_program_discard(call.state, call.mark);
  shim_call_empty(call.state, out);
  out->height = call.base;
  out->first = call.base + call.own + 1;
  int32_t ended = shim_finish(call.state, call.L, status, out);
  return ended == SHIM_OK ? SHIM_NO_NUMBER : ended;
}

ALWAYS_INLINE int32_t end_number(const NumberCall *call, int arguments, double *result) {
  lua_State *L = call->L;
  int status = lua_pcall(L, arguments, 1, call->handler);
  if (status != LUA_OK || lua_type(L, -1) != LUA_TNUMBER || shim_interrupted(call->state)) {
    return end_without_number(*call, status);
  }
  *result = lua_tonumberx(L, -1, NULL);
  lua_settop(L, -2 - call->own);
  shim_count_entry(call->state, -1);
  return SHIM_OK;
}

/// SHIM_OK and a result for a number, with a clean stack; else the results are pending.
int32_t shim_call_with_number(ShimState *state, int32_t function, double number, double *result) {
  NumberCall call;
  if (!begin_number(&call, state)) return SHIM_OUT_OF_MEMORY;
  lua_rawgeti(call.L, LUA_REGISTRYINDEX, function);
  lua_pushnumber(call.L, number);
  return end_number(&call, 1, result);
}

/// The same with an integer, and with `extra` after it unless that is NULL.
int32_t shim_call_with_index(
  ShimState *state, int32_t function, int64_t index, const double *extra, double *result
) {
  NumberCall call;
  if (!begin_number(&call, state)) return SHIM_OUT_OF_MEMORY;
  lua_rawgeti(call.L, LUA_REGISTRYINDEX, function);
  lua_pushinteger(call.L, index);
  if (extra != NULL) lua_pushnumber(call.L, *extra);
  return end_number(&call, extra == NULL ? 1 : 2, result);
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
  int status;
} Resumption;

static void record_thread(lua_State *L, lua_State *thread) {
  lua_xmove(L, thread, 1);
  shim_handle_message(thread);
  lua_xmove(thread, L, 1);
}

static int run_resumption(lua_State *L) {
  ShimState *state = shim_of(L);
  Resumption *resumption = lua_touserdata(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, resumption->coroutine);
  lua_State *thread = lua_tothread(L, -1);
  int arguments = shim_replay(state, L, resumption->mark, NULL);
  if (thread == NULL || thread == L) return luaL_error(L, "cannot resume this coroutine");
  int results;
  resumption->status = shim_resume_thread(L, thread, arguments, &results);
  bool failed = resumption->status != LUA_OK && resumption->status != LUA_YIELD;
  if (failed && lua_checkstack(thread, 4)) record_thread(L, thread);
  return results;
}

/// Resumes with the program's values; yielded and returned values, or the error, lie in `out`.
int32_t shim_resume(ShimState *state, int32_t coroutine, int32_t mark, ShimCall *out) {
  Resumption resumption = {coroutine, mark, LUA_OK};
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

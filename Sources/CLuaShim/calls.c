// Calls from Swift into Lua: with numbers without detours, with anything else as a program.
#include "internal.h"

/// The result when it is a number, with a clean stack; else `shim_call_number_rest` ends the call.
bool shim_call_number(
  ShimState *state, int32_t function, const ShimValue *arguments, int32_t count, double *result
) {
  lua_State *L = shim_running(state);
  int base = lua_gettop(L);
  state->pending_base = base;
  state->pending_status = LUA_ERRMEM;
  shim_count_entry(state, 1);
  if (!lua_checkstack(L, 8)) return false;
  state->frame_count = 0;
  lua_pushcfunction(L, shim_handle_message);
  lua_rawgeti(L, LUA_REGISTRYINDEX, function);
  for (int32_t i = 0; i < count; i++) {
    if (arguments[i].kind == SHIM_INTEGER) lua_pushinteger(L, arguments[i].integer);
    else lua_pushnumber(L, arguments[i].number);
  }
  int32_t mark = state->program.count;
  int status = lua_pcall(L, count, 1, base + 1);
  int is_number = 0;
  if (status == LUA_OK && !shim_interrupted(state) && lua_type(L, -1) == LUA_TNUMBER) {
    *result = lua_tonumberx(L, -1, &is_number);
    lua_settop(L, base);
    shim_count_entry(state, -1);
    return true;
  }
  shim_program_discard(state, mark);
  state->pending_base = base;
  state->pending_status = status;
  return false;
}

int32_t shim_call_number_rest(ShimState *state, ShimCall *out) {
  lua_State *L = shim_running(state);
  return shim_finish(state, L, state->pending_base, state->pending_status, out);
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

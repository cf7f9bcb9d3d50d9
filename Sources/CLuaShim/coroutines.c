// coroutine.resume, wrap and close as in the manual; they also note in the state which thread runs.
#include "internal.h"

enum { DEEPEST_CLOSE = 150 };

static lua_State *check_thread(lua_State *L) {
  lua_State *thread = lua_tothread(L, 1);
  luaL_argexpected(L, thread != NULL, 1, "thread");
  return thread;
}

/// A coroutine that ended with a hook's error ignores hooks afterwards, so nothing may run in it.
static void mark_stopped(lua_State *thread) {
  *(ShimState **)lua_getextraspace(thread) = NULL;
}

static bool is_stopped(lua_State *thread) {
  return shim_of(thread) == NULL;
}

/// Whether a thread is neither running nor waiting for another one that it resumed.
static bool is_resumable(lua_State *thread) {
  lua_Debug info;
  return lua_status(thread) != LUA_OK || lua_getstack(thread, 0, &info) == 0;
}

/// Resumes with the top `arguments` values; leaves the results or the error on the caller's stack.
int shim_resume_thread(lua_State *L, lua_State *thread, int arguments, int *results) {
  ShimState *state = shim_of(L);
  *results = 1;
  if (is_stopped(thread)) {
    lua_pushliteral(L, "cannot resume dead coroutine");
    return LUA_ERRRUN;
  }
  // Lua would refuse it, too, but a refused thread must not be mistaken for a stopped one.
  if (!is_resumable(thread)) {
    lua_pushliteral(L, "cannot resume non-suspended coroutine");
    return LUA_ERRRUN;
  }
  if (!lua_checkstack(thread, arguments)) {
    lua_pushliteral(L, "too many arguments to resume");
    return LUA_ERRRUN;
  }
  lua_xmove(L, thread, arguments);
  shim_set_running(state, thread);
  shim_prepare(thread);
  int status = lua_resume(thread, L, arguments, results);
  shim_set_running(state, L);
  shim_prepare(L);
  if (status == LUA_YIELD && shim_interrupted(state)) {
    mark_stopped(thread);
    lua_pushliteral(L, "interrupted");
    *results = 1;
    return LUA_ERRRUN;
  }
  if (status != LUA_OK && status != LUA_YIELD) {
    if (shim_interrupted(state)) mark_stopped(thread);
    lua_xmove(thread, L, 1);
    *results = 1;
    return status;
  }
  if (!lua_checkstack(L, *results + 1)) {
    lua_pop(thread, *results);
    lua_pushliteral(L, "too many results to resume");
    *results = 1;
    return LUA_ERRRUN;
  }
  lua_xmove(thread, L, *results);
  return status;
}

static int resume(lua_State *L) {
  lua_State *thread = check_thread(L);
  int results;
  int status = shim_resume_thread(L, thread, lua_gettop(L) - 1, &results);
  bool fine = status == LUA_OK || status == LUA_YIELD;
  lua_pushboolean(L, fine);
  lua_insert(L, -(results + 1));
  return results + 1;
}

static int close_thread(lua_State *L, lua_State *thread) {
  ShimState *state = shim_of(L);
  if (is_stopped(thread)) return LUA_OK;
  // While threads are closed each one counts its own depth of C calls, so Lua notices no overflow.
  if (state->closing_depth >= DEEPEST_CLOSE) return luaL_error(L, "C stack overflow");
  state->closing_depth++;
  shim_set_running(state, thread);
  shim_prepare(thread);
  int status = lua_resetthread(thread);
  state->closing_depth--;
  if (status != LUA_OK && shim_interrupted(state)) mark_stopped(thread);
  shim_set_running(state, L);
  shim_prepare(L);
  return status;
}

static int resume_wrapped(lua_State *L) {
  lua_State *thread = lua_tothread(L, lua_upvalueindex(1));
  int results;
  int status = shim_resume_thread(L, thread, lua_gettop(L), &results);
  if (status == LUA_OK || status == LUA_YIELD) return results;
  int state = lua_status(thread);
  if (state != LUA_OK && state != LUA_YIELD && !is_stopped(thread)) {
    // Closing may put another error in place of the first.
    lua_pop(L, 1);
    status = close_thread(L, thread);
    if (lua_gettop(thread) > 0) lua_xmove(thread, L, 1);
    else lua_pushliteral(L, "interrupted");
  }
  if (status != LUA_ERRMEM && lua_type(L, -1) == LUA_TSTRING) {
    luaL_where(L, 1);
    lua_insert(L, -2);
    lua_concat(L, 2);
  }
  return lua_error(L);
}

static int create(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  // A new coroutine counts its instructions from 0.
  shim_charge(L, shim_of(L)->interval);
  lua_State *thread = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, thread, 1);
  return 1;
}

static int wrap(lua_State *L) {
  create(L);
  lua_pushcclosure(L, resume_wrapped, 1);
  return 1;
}

static bool can_close(lua_State *L, lua_State *thread, const char **name) {
  *name = "running";
  if (L == thread) return false;
  if (lua_status(thread) != LUA_OK) return true;
  lua_Debug info;
  *name = "normal";
  return lua_getstack(thread, 0, &info) == 0;
}

static int close(lua_State *L) {
  lua_State *thread = check_thread(L);
  const char *name;
  if (!can_close(L, thread, &name)) return luaL_error(L, "cannot close a %s coroutine", name);
  int status = close_thread(L, thread);
  lua_pushboolean(L, status == LUA_OK);
  if (status == LUA_OK) return 1;
  if (lua_gettop(thread) > 0) lua_xmove(thread, L, 1);
  else lua_pushliteral(L, "interrupted");
  return 2;
}

static int status(lua_State *L) {
  lua_State *thread = check_thread(L);
  if (!is_stopped(thread)) return shim_run_stock(L);
  lua_pushliteral(L, "dead");
  return 1;
}

/// A function that the host calls cannot yield; stock Lua's message would name no line.
static int yield(lua_State *L) {
  if (!lua_isyieldable(L) && shim_of(L)->nesting > 0) {
    return luaL_error(L, "coroutine.yield cannot leave a function that lazylab or "
      "Lua's library calls; return from it instead");
  }
  return lua_yield(L, lua_gettop(L));
}

void shim_open_coroutines(lua_State *L) {
  lua_getglobal(L, "coroutine");
  lua_getfield(L, -1, "status");
  lua_pushcclosure(L, status, 1);
  lua_setfield(L, -2, "status");
  lua_pop(L, 1);
  static const luaL_Reg functions[] = {
    {"create", create}, {"resume", resume}, {"wrap", wrap}, {"close", close},
    {"yield", yield}, {NULL, NULL}};
  lua_getglobal(L, "coroutine");
  luaL_setfuncs(L, functions, 0);
  lua_pop(L, 1);
}

int32_t shim_coroutine_status(ShimState *state, int32_t coroutine) {
  lua_State *L = shim_running(state);
  if (!lua_checkstack(L, 2)) return 3;
  lua_rawgeti(L, LUA_REGISTRYINDEX, coroutine);
  lua_State *thread = lua_tothread(L, -1);
  lua_pop(L, 1);
  lua_Debug info;
  if (thread == NULL) return 3;
  if (thread == L) return 1;
  if (is_stopped(thread)) return 3;
  int status = lua_status(thread);
  if (status == LUA_YIELD) return 0;
  if (status != LUA_OK) return 3;
  if (lua_getstack(thread, 0, &info)) return 2;
  return lua_gettop(thread) == 0 ? 3 : 0;
}

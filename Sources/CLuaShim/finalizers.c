// __gc where hooks work: Lua runs finalizers without hooks, so a loop in one could not be stopped.
//
// An object with __gc is therefore not marked for finalization. A sentinel that lives as long as
// the object is, and calls the object's __gc in a coroutine of its own.
#include "internal.h"

static const char sentinels_key = 0;

static void forget_sentinel(lua_State *L, int object) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &sentinels_key);
  lua_pushvalue(L, object);
  lua_pushnil(L);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

static int call_finalizer(lua_State *L, lua_State *thread) {
  ShimState *state = shim_of(L);
  lua_xmove(L, thread, 2);
  shim_set_running(state, thread);
  shim_prepare(thread);
  // Not a resumption: a finalizer must not yield.
  state->finalizing = true;
  int status = lua_pcall(thread, 1, 0, 0);
  state->finalizing = false;
  lua_settop(thread, 0);
  shim_set_running(state, L);
  shim_prepare(L);
  return status;
}

static int finalize(lua_State *L) {
  ShimState *state = shim_of(L);
  lua_settop(L, 1);
  lua_getiuservalue(L, 1, 1);
  forget_sentinel(L, 2);
  if (shim_interrupted(state) || state->finalizers == NULL) return 0;
  if (luaL_getmetafield(L, 2, "__gc") == LUA_TNIL) return 0;
  lua_pushvalue(L, 2);
  if (!lua_checkstack(state->finalizers, 4)) return 0;
  call_finalizer(L, state->finalizers);
  return 0;
}

static void add_sentinel(lua_State *L, int object) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &sentinels_key);
  lua_pushvalue(L, object);
  if (lua_rawget(L, -2) != LUA_TNIL) {
    lua_pop(L, 2);
    return;
  }
  lua_pop(L, 1);
  lua_pushvalue(L, object);
  lua_newuserdatauv(L, 0, 1);
  lua_pushvalue(L, object);
  lua_setiuservalue(L, -2, 1);
  lua_pushvalue(L, -1);
  lua_insert(L, -4);
  lua_rawset(L, -3);
  lua_pop(L, 1);
  // Marked last: should memory run out before, nothing has happened.
  luaL_setmetatable(L, "shim.sentinel");
  lua_pop(L, 1);
}

/// Sets the metatable at the top without Lua's seeing its __gc; both stay on the stack.
static void set_hiding_finalizer(lua_State *L, int object, int metatable) {
  lua_pushliteral(L, "__gc");
  lua_pushvalue(L, -1);
  lua_rawget(L, metatable);
  lua_pushvalue(L, -2);
  lua_pushnil(L);
  lua_rawset(L, metatable);
  lua_pushvalue(L, metatable);
  lua_setmetatable(L, object);
  // The key is still there, so this needs no memory.
  lua_rawset(L, metatable);
}

static void set_metatable(lua_State *L) {
  lua_settop(L, 2);
  if (lua_istable(L, 2)) {
    lua_pushliteral(L, "__gc");
    bool finalizes = lua_rawget(L, 2) != LUA_TNIL;
    lua_pop(L, 1);
    if (finalizes) {
      add_sentinel(L, 1);
      set_hiding_finalizer(L, 1, 2);
      return;
    }
  }
  lua_setmetatable(L, 1);
}

static void check_metatable(lua_State *L) {
  int type = lua_type(L, 2);
  luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
}

static int setmetatable(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  check_metatable(L);
  if (luaL_getmetafield(L, 1, "__metatable") != LUA_TNIL) {
    return luaL_error(L, "cannot change a protected metatable");
  }
  set_metatable(L);
  lua_settop(L, 1);
  return 1;
}

static int debug_setmetatable(lua_State *L) {
  check_metatable(L);
  lua_settop(L, 2);
  if (lua_istable(L, 1)) set_metatable(L);
  else lua_setmetatable(L, 1);
  lua_settop(L, 1);
  return 1;
}

void shim_open_finalizers(lua_State *L) {
  lua_newtable(L);
  lua_newtable(L);
  lua_pushliteral(L, "k");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &sentinels_key);
  luaL_newmetatable(L, "shim.sentinel");
  lua_pushcfunction(L, finalize);
  lua_setfield(L, -2, "__gc");
  shim_of(L)->finalizers = lua_newthread(L);
  luaL_ref(L, LUA_REGISTRYINDEX);
  lua_pop(L, 1);
  lua_register(L, "setmetatable", setmetatable);
  lua_getglobal(L, "debug");
  lua_pushcfunction(L, debug_setmetatable);
  lua_setfield(L, -2, "setmetatable");
  lua_pop(L, 1);
}

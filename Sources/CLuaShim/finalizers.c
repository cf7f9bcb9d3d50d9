// __gc where hooks work: Lua runs finalizers without hooks, so a loop in one could not be stopped.
//
// An object with __gc is therefore not marked for finalization. Instead, a sentinel that lives as
// long as the object is marked; it calls the object's __gc in a separate coroutine. The sentinel
// knows in which scope of limits it was made. The host may limit a finalizer by the place where its
// function was written.
#include "internal.h"

static const char sentinels_key = 0;

enum { LONGEST_CALL_CHAIN = 200 };

typedef struct Sentinel {
  // The scope of limits in which the finalizer was set.
  int64_t scope;
  // Whether that is the scope of a part of the program, such as one call of a plugin.
  bool is_of_part;
} Sentinel;

static void forget_sentinel(lua_State *L, int object) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &sentinels_key);
  lua_pushvalue(L, object);
  lua_pushnil(L);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

/// Warns of the error on top as Lua warns of errors in finalizers that it calls itself.
static void warn_of_error(lua_State *L) {
  const char *text = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
  lua_warning(L, "error in __gc (", 1);
  lua_warning(L, text == NULL ? "error object is not a string" : text, 1);
  lua_warning(L, ")", 0);
}

static int call_finalizer(lua_State *L, lua_State *thread) {
  ShimState *state = shim_of(L);
  lua_xmove(L, thread, 2);
  shim_set_running(state, thread);
  shim_prepare(thread);
  // A plain call, not a resumption: a finalizer must not yield.
  state->finalizing = true;
  int status = lua_pcall(thread, 1, 0, 0);
  state->finalizing = false;
  if (status != LUA_OK && !shim_interrupted(state)) warn_of_error(thread);
  lua_settop(thread, 0);
  shim_set_running(state, L);
  shim_prepare(L);
  return status;
}

/// Calls the finalizer on top for the object below it, within the limits of the place in which the
/// function was written; false if that place is unknown.
static bool finalize_within_limits(lua_State *L) {
  ShimState *state = shim_of(L);
  lua_Debug info;
  if (!lua_isfunction(L, -1) || state->host.finalizer_begins == NULL) return false;
  lua_pushvalue(L, -1);
  lua_getinfo(L, ">S", &info);
  if (info.linedefined < 0) return false;
  ShimLimits limits = {0};
  void *context = state->host.context;
  int32_t line = info.linedefined;
  if (!state->host.finalizer_begins(context, info.short_src, line, &limits)) return true;
  if (limits.instructions == 0) return false;
  ShimScope outer;
  // That a finalizer is stopped is no stop of what runs around it.
  int32_t last_stop = state->last_stop;
  shim_limits_begin(state, &limits, &outer);
  lua_pushvalue(L, 2);
  call_finalizer(L, state->finalizers);
  bool is_stopped = shim_own_limit_stops(state);
  shim_limits_end(state, &outer);
  if (is_stopped) {
    state->last_stop = last_stop;
    state->host.finalizer_stopped(context, info.short_src, line);
  }
  return true;
}

static int finalize(lua_State *L) {
  ShimState *state = shim_of(L);
  lua_settop(L, 1);
  const Sentinel *sentinel = luaL_testudata(L, 1, "shim.sentinel");
  if (sentinel == NULL) return 0;
  lua_getiuservalue(L, 1, 1);
  forget_sentinel(L, 2);
  if (shim_interrupted(state) || state->finalizers == NULL) return 0;
  if (shim_was_spent(state, sentinel->scope)) return 0;
  if (luaL_getmetafield(L, 2, "__gc") == LUA_TNIL) return 0;
  if (!lua_checkstack(state->finalizers, 4)) return 0;
  if (finalize_within_limits(L)) return 0;
  // What a part of a program set and is no Lua function could run for ever, and nobody would know
  // whose it is.
  if (sentinel->is_of_part && !(lua_isfunction(L, -1) && !lua_iscfunction(L, -1))) return 0;
  lua_pushvalue(L, 2);
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
  Sentinel *sentinel = lua_newuserdatauv(L, sizeof(Sentinel), 1);
  const ShimScope *scope = &shim_of(L)->scope;
  *sentinel = (Sentinel){.scope = scope->number, .is_of_part = scope->spares_closing};
  lua_pushvalue(L, object);
  lua_setiuservalue(L, -2, 1);
  lua_pushvalue(L, -1);
  lua_insert(L, -4);
  lua_rawset(L, -3);
  lua_pop(L, 1);
  // Marked last: if memory runs out before, nothing has happened.
  luaL_setmetatable(L, "shim.sentinel");
  lua_pop(L, 1);
}

/// Sets the metatable without letting Lua see its __gc; both values stay on the stack.
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

/// Refuses long chains of objects whose __call is another object: Lua looks for the function at the
/// end in a loop that nothing can stop, in time that grows with the square of the length.
static void check_call_chain(lua_State *L, int metatable) {
  int height = lua_gettop(L);
  lua_pushvalue(L, metatable);
  for (int length = 0; length < LONGEST_CALL_CHAIN; length++) {
    lua_pushliteral(L, "__call");
    int type = lua_rawget(L, -2);
    bool is_object = type != LUA_TNIL && type != LUA_TFUNCTION && lua_getmetatable(L, -1);
    if (!is_object) {
      lua_settop(L, height);
      return;
    }
    lua_replace(L, height + 1);
    lua_settop(L, height + 1);
  }
  luaL_error(L, "'__call' chain too long (at most %d objects)", LONGEST_CALL_CHAIN);
}

/// Sets the metatable on top for the table at `object`.
static void set_metatable(lua_State *L, int object) {
  int metatable = lua_gettop(L);
  if (lua_istable(L, metatable)) {
    check_call_chain(L, metatable);
    lua_pushliteral(L, "__gc");
    bool finalizes = lua_rawget(L, metatable) != LUA_TNIL;
    lua_pop(L, 1);
    if (finalizes) {
      add_sentinel(L, object);
      set_hiding_finalizer(L, object, metatable);
      return;
    }
  }
  lua_setmetatable(L, object);
}

static void check_metatable(lua_State *L) {
  int type = lua_type(L, 2);
  luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
}

/// Sets the metatable on top for a table that may be the globals.
static void set_known_metatable(lua_State *L, int object) {
  if (shim_prepare_globals(L, object, object + 1)) return;
  set_metatable(L, object);
  shim_lead_view(L, object);
}

static int setmetatable(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  check_metatable(L);
  lua_settop(L, 2);
  lua_pushvalue(L, 1);
  lua_insert(L, 1);
  shim_see_through(L, 2);
  if (luaL_getmetafield(L, 2, "__metatable") != LUA_TNIL) {
    return luaL_error(L, "cannot change a protected metatable");
  }
  set_known_metatable(L, 2);
  lua_settop(L, 1);
  return 1;
}

static int debug_setmetatable(lua_State *L) {
  check_metatable(L);
  lua_settop(L, 2);
  lua_pushvalue(L, 1);
  lua_insert(L, 1);
  shim_see_through(L, 2);
  if (lua_istable(L, 1)) set_known_metatable(L, 2);
  else lua_setmetatable(L, 2);
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
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  shim_of(L)->finalizers = lua_newthread(L);
  luaL_ref(L, LUA_REGISTRYINDEX);
  lua_pop(L, 1);
  lua_register(L, "setmetatable", setmetatable);
  lua_getglobal(L, "debug");
  lua_pushcfunction(L, debug_setmetatable);
  lua_setfield(L, -2, "setmetatable");
  lua_pop(L, 1);
}

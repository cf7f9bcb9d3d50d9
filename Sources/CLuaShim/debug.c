// Keeps the debug library away from what the host's own functions and references depend on.
#include <limits.h>

#include "internal.h"

static int get_upvalue(lua_State *L) {
  if (lua_iscfunction(L, 1)) return 0;
  return shim_run_stock(L);
}

static int set_upvalue(lua_State *L) {
  if (lua_iscfunction(L, 1)) return luaL_error(L, "the upvalues of a C function cannot be set");
  return shim_run_stock(L);
}

static int set_metatable(lua_State *L) {
  if (lua_type(L, 1) == LUA_TUSERDATA) {
    return luaL_error(L, "the metatable of a host object cannot be set");
  }
  return shim_run_stock(L);
}

static int get_metatable(lua_State *L) {
  luaL_checkany(L, 1);
  if (lua_type(L, 1) == LUA_TUSERDATA) {
    if (luaL_getmetafield(L, 1, "__metatable") != LUA_TNIL) return 1;
    return luaL_error(L, "the metatable of a host object cannot be read");
  }
  if (shim_hides_metatable(L, 1)) {
    lua_pushnil(L);
    return 1;
  }
  return shim_run_stock(L);
}

/// debug.getinfo with the name that stock Lua gives finalizers, which are called differently here.
static int get_info(lua_State *L) {
  const ShimState *state = shim_of(L);
  lua_Debug caller;
  bool names = state->finalizing && L == state->finalizers && lua_isinteger(L, 1);
  lua_Integer level = names ? lua_tointeger(L, 1) : 0;
  // This function is level 0, and a finalizer is the outermost function of its coroutine.
  names = names && level > 0 && level < INT_MAX && lua_getstack(L, (int)level, &caller) &&
    !lua_getstack(L, (int)level + 1, &caller);
  int results = shim_run_stock(L);
  if (!names || !lua_istable(L, -1)) return results;
  lua_pushliteral(L, "namewhat");
  if (lua_rawget(L, -2) == LUA_TSTRING) {
    lua_pushliteral(L, "metamethod");
    lua_setfield(L, -3, "namewhat");
    lua_pushliteral(L, "__gc");
    lua_setfield(L, -3, "name");
  }
  lua_pop(L, 1);
  return results;
}

/// The thread that is the subject of a library call, and where the further arguments begin.
static lua_State *asked_thread(lua_State *L, int *first) {
  lua_State *thread = lua_tothread(L, 1);
  *first = thread == NULL ? 1 : 2;
  return thread == NULL ? L : thread;
}

/// Whether an argument names a level of the stack; otherwise the library reports the error.
static bool find_level(lua_State *L, lua_State *thread, int argument, lua_Debug *info) {
  lua_Integer level = lua_isinteger(L, argument) ? lua_tointeger(L, argument) : -1;
  return level >= 0 && level < INT_MAX && lua_getstack(thread, (int)level, info);
}

/// debug.getlocal, which hides the locals of C functions, because these include tables of the host.
static int get_local(lua_State *L) {
  int first;
  lua_State *thread = asked_thread(L, &first);
  lua_Debug info;
  if (find_level(L, thread, first, &info)) {
    lua_getinfo(thread, "S", &info);
    if (*info.what == 'C') {
      luaL_checkinteger(L, first + 1);
      luaL_pushfail(L);
      return 1;
    }
  }
  return shim_run_stock(L);
}

/// debug.setlocal, only for variables that a script named: what Lua and C functions keep on the
/// stack for themselves they use without checking its type.
static int set_local(lua_State *L) {
  int first;
  lua_State *thread = asked_thread(L, &first);
  lua_Debug info;
  lua_Integer local = lua_isinteger(L, first + 1) ? lua_tointeger(L, first + 1) : 0;
  bool is_index = local > INT_MIN && local < INT_MAX;
  if (is_index && find_level(L, thread, first, &info) && lua_checkstack(thread, 1)) {
    const char *name = lua_getlocal(thread, &info, (int)local);
    if (name != NULL) lua_pop(thread, 1);
    if (name != NULL && *name == '(' && strcmp(name, "(vararg)") != 0) {
      return luaL_error(L, "a %s cannot be set; only variables with a name can", name);
    }
  }
  return shim_run_stock(L);
}

static int get_registry(lua_State *L) {
  return luaL_error(L, "the registry belongs to the host");
}

void shim_open_debug(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"getupvalue", get_upvalue}, {"setupvalue", set_upvalue}, {"setmetatable", set_metatable},
    {"getmetatable", get_metatable}, {"getregistry", get_registry}, {"getinfo", get_info},
    {"getlocal", get_local}, {"setlocal", set_local},
    {NULL, NULL}};
  lua_getglobal(L, LUA_DBLIBNAME);
  for (const luaL_Reg *function = functions; function->name != NULL; function++) {
    lua_getfield(L, -1, function->name);
    lua_pushcclosure(L, function->func, 1);
    lua_setfield(L, -2, function->name);
  }
  lua_pop(L, 1);
}

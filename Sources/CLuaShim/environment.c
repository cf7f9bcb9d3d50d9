// Environments: a copy of the stock globals for a main chunk, so that modules keep the originals.
#include "internal.h"

/// Calls the stock function with the environment (upvalue 2) where the caller gave none.
static int call_with_environment(lua_State *L) {
  int place = (int)lua_tointeger(L, lua_upvalueindex(3));
  int count = lua_gettop(L);
  // `load` without anything is an error that says so.
  if (count < place && (count > 0 || place < 4)) {
    lua_settop(L, place - 1);
    lua_pushvalue(L, lua_upvalueindex(2));
  }
  return shim_run_stock(L);
}

static int pass_results(lua_State *L, int status, lua_KContext context) {
  (void)status;
  (void)context;
  return lua_gettop(L) - 1;
}

static int do_file(lua_State *L) {
  const char *name = luaL_optstring(L, 1, NULL);
  lua_settop(L, 1);
  if (luaL_loadfile(L, name) != LUA_OK) return lua_error(L);
  lua_pushvalue(L, lua_upvalueindex(1));
  if (lua_setupvalue(L, -2, 1) == NULL) lua_pop(L, 1);
  lua_callk(L, 0, LUA_MULTRET, 0, pass_results);
  return pass_results(L, LUA_OK, 0);
}

static void rebind(lua_State *L, int environment, const char *name, int place) {
  lua_getglobal(L, name);
  lua_pushvalue(L, environment);
  lua_pushinteger(L, place);
  lua_pushcclosure(L, call_with_environment, 3);
  lua_setfield(L, environment, name);
}

void shim_push_environment(lua_State *L) {
  lua_newtable(L);
  int environment = lua_gettop(L);
  lua_pushglobaltable(L);
  lua_pushnil(L);
  while (lua_next(L, environment + 1) != 0) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, environment);
  }
  lua_pop(L, 1);
  lua_pushvalue(L, environment);
  lua_setfield(L, environment, "_G");
  rebind(L, environment, "load", 4);
  rebind(L, environment, "loadfile", 3);
  lua_pushvalue(L, environment);
  lua_pushcclosure(L, do_file, 1);
  lua_setfield(L, environment, "dofile");
}

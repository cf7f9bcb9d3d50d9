// math.random from the state's own seed: stock Lua's generator, which otherwise seeds itself.
#include "internal.h"

/// math.randomseed; without arguments it returns to the state's seed instead of a random one.
static int seed_again(lua_State *L) {
  int count = lua_gettop(L);
  if (count == 0) {
    lua_pushinteger(L, (lua_Integer)shim_of(L)->seed);
    count = 1;
  } else {
    // Checked here, so that the error names the script's line: the stock function has upvalues.
    luaL_checkinteger(L, 1);
    luaL_optinteger(L, 2, 0);
  }
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, count, LUA_MULTRET);
  return lua_gettop(L);
}

void shim_open_random(lua_State *L) {
  lua_getglobal(L, "math");
  lua_getfield(L, -1, "randomseed");
  lua_pushcclosure(L, seed_again, 1);
  lua_pushvalue(L, -1);
  lua_setfield(L, -3, "randomseed");
  lua_call(L, 0, 0);
  lua_pop(L, 1);
}

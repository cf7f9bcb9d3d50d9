// The reference for Lua calls: plain C with the same library.
#include "CBenchmarks.h"

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

static int twice(lua_State *L) {
  lua_pushnumber(L, lua_tonumber(L, 1) * 2);
  return 1;
}

void *bench_lua_open(void) {
  lua_State *L = luaL_newstate();
  luaL_openlibs(L);
  lua_pushcfunction(L, twice);
  lua_setglobal(L, "double");
  return L;
}

void bench_lua_close(void *lua) {
  lua_close(lua);
}

void bench_lua_load(void *lua, const char *source) {
  lua_settop(lua, 0);
  luaL_loadstring(lua, source);
}

void bench_lua_run(void *lua, int64_t count) {
  lua_pushvalue(lua, 1);
  lua_pushinteger(lua, count);
  lua_pcall(lua, 1, 1, 0);
  lua_settop(lua, 1);
}

double bench_lua_call(void *lua, int64_t count) {
  double sum = 0;
  lua_pushvalue(lua, 1);
  lua_call(lua, 0, 1);
  for (int64_t i = 0; i < count; i++) {
    lua_pushvalue(lua, 2);
    lua_pushnumber(lua, (double)i);
    if (lua_pcall(lua, 1, 1, 0) == LUA_OK) sum += lua_tonumber(lua, -1);
    lua_pop(lua, 1);
  }
  lua_settop(lua, 1);
  return sum;
}

// What scripts from others may reach: profiles take functions away before any script runs.
#include "internal.h"

static void keep_only(lua_State *L, const char *library, const char *const *names) {
  lua_getglobal(L, library);
  int from = lua_gettop(L);
  lua_newtable(L);
  for (; *names != NULL; names++) {
    lua_getfield(L, from, *names);
    lua_setfield(L, from + 1, *names);
  }
  lua_pushnil(L);
  while (lua_next(L, from) != 0) {
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_pushnil(L);
    lua_rawset(L, from);
  }
  lua_pushnil(L);
  while (lua_next(L, from + 1) != 0) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, from);
  }
  lua_settop(L, from - 1);
}

static void remove_global(lua_State *L, const char *name) {
  lua_pushnil(L);
  lua_setglobal(L, name);
  luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  lua_pushnil(L);
  lua_setfield(L, -2, name);
  lua_pop(L, 1);
}

/// Makes getmetatable("") give nothing that could be changed; methods of strings go on working.
static void lock_strings(lua_State *L) {
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 2);
}

/// collectgarbage without what would change how the host's memory is looked after.
static int count_memory(lua_State *L) {
  const char *option = luaL_optstring(L, 1, "collect");
  if (strcmp(option, "count") == 0 || strcmp(option, "collect") == 0) {
    lua_settop(L, 1);
    return shim_run_stock(L);
  }
  return luaL_error(L, "collectgarbage '%s' is not available here", option);
}

static void guard_collector(lua_State *L) {
  lua_getglobal(L, "collectgarbage");
  lua_pushcclosure(L, count_memory, 1);
  lua_setglobal(L, "collectgarbage");
}

/// Leaves require what the host provides, and for plugins Lua files on the path of the start.
static void limit_require(lua_State *L, bool reads_files) {
  lua_getglobal(L, "package");
  lua_getfield(L, -1, "searchers");
  for (lua_Integer i = 4; i > (reads_files ? 2 : 1); i--) {
    lua_pushnil(L);
    lua_rawseti(L, -2, i);
  }
  lua_pop(L, 2);
  static const char *const kept[] = {"loaded", "preload", "searchers", NULL};
  static const char *const reading[] = {"loaded", "preload", "searchers", "path", NULL};
  keep_only(L, "package", reads_files ? reading : kept);
}

void shim_open_profile(lua_State *L, int profile) {
  shim_guard_load(L, profile != SHIM_TRUSTED);
  if (profile == SHIM_TRUSTED) return;
  static const char *const clock[] = {"clock", "date", "difftime", "time", NULL};
  static const char *const debug[] = {"traceback", NULL};
  keep_only(L, "os", clock);
  keep_only(L, "debug", debug);
  remove_global(L, "io");
  remove_global(L, "dofile");
  remove_global(L, "loadfile");
  limit_require(L, profile == SHIM_PLUGIN);
  guard_collector(L);
  lock_strings(L);
  lua_getglobal(L, "string");
  lua_pushnil(L);
  lua_setfield(L, -2, "dump");
  lua_pop(L, 1);
}

// What untrusted scripts may reach: only what a list allows, and nothing that Lua adds later.
#include "internal.h"

/// What a sandboxed script has, including Lua's constants.
static const char *const allowed[] = {
  "_G", "_VERSION", "assert", "collectgarbage", "error", "getmetatable", "ipairs", "load", "next",
  "pairs", "pcall", "print", "rawequal", "rawget", "rawlen", "rawset", "require", "select",
  "setmetatable", "tonumber", "tostring", "type", "warn", "xpcall",
  "coroutine.close", "coroutine.create", "coroutine.isyieldable", "coroutine.resume",
  "coroutine.running", "coroutine.status", "coroutine.wrap", "coroutine.yield",
  "debug.traceback",
  "math.abs", "math.acos", "math.asin", "math.atan", "math.ceil", "math.cos", "math.cosh",
  "math.deg", "math.exp", "math.floor", "math.fmod", "math.frexp", "math.huge", "math.ldexp",
  "math.log", "math.log10", "math.max", "math.maxinteger", "math.min", "math.mininteger",
  "math.modf", "math.pi", "math.pow", "math.rad", "math.random", "math.randomseed", "math.sin",
  "math.sinh", "math.sqrt", "math.tan", "math.tanh", "math.tointeger", "math.type", "math.ult",
  "os.clock", "os.date", "os.difftime", "os.time",
  "package.loaded", "package.preload", "package.searchers",
  "string.byte", "string.char", "string.find", "string.format", "string.gmatch", "string.gsub",
  "string.len", "string.lower", "string.match", "string.pack", "string.packsize", "string.rep",
  "string.reverse", "string.sub", "string.unpack", "string.upper",
  "table.concat", "table.insert", "table.move", "table.pack", "table.remove", "table.sort",
  "table.unpack",
  "utf8.char", "utf8.charpattern", "utf8.codepoint", "utf8.codes", "utf8.len", "utf8.offset",
  NULL};

/// What plugins have in addition.
static const char *const allowed_to_plugins[] = {"package.path", "package.searchpath", NULL};

/// Functions of stock Lua that raise an error when called: they are not available.
static const char *const refused[] = {
  "dofile", "loadfile",
  "debug.debug", "debug.gethook", "debug.getinfo", "debug.getlocal", "debug.getmetatable",
  "debug.getregistry", "debug.getupvalue", "debug.getuservalue", "debug.setcstacklimit",
  "debug.sethook", "debug.setlocal", "debug.setmetatable", "debug.setupvalue",
  "debug.setuservalue", "debug.upvalueid", "debug.upvaluejoin",
  "io.close", "io.flush", "io.input", "io.lines", "io.open", "io.output", "io.popen", "io.read",
  "io.tmpfile", "io.type", "io.write",
  "os.execute", "os.exit", "os.getenv", "os.remove", "os.rename", "os.setlocale", "os.tmpname",
  "package.loadlib", "package.searchpath",
  "string.dump",
  NULL};

static const char *const libraries[] = {
  "coroutine", "debug", "io", "math", "os", "package", "string", "table", "utf8", NULL};

static bool is_listed(const char *name, const char *const *list) {
  for (; *list != NULL; list++) {
    if (strcmp(*list, name) == 0) return true;
  }
  return false;
}

/// Upvalue: the name of the function that it stands in for.
static int refuse(lua_State *L) {
  const char *name = lua_tostring(L, lua_upvalueindex(1));
  bool prints = strcmp(name, "io.write") == 0;
  return luaL_error(
    L, "%s is not available in the sandbox%s", name, prints ? "; print writes to the output" : "");
}

/// Refuses fields without a stand-in, such as io.stdout; upvalue: the library's name.
static int refuse_field(lua_State *L) {
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : luaL_typename(L, 2);
  const char *library = lua_tostring(L, lua_upvalueindex(1));
  return luaL_error(L, "%s.%s is not available in the sandbox", library, name);
}

/// Makes reading any other field of a library an error that says it is not available.
static void refuse_fields(lua_State *L, const char *library) {
  lua_getglobal(L, library);
  lua_newtable(L);
  lua_pushstring(L, library);
  lua_pushcclosure(L, refuse_field, 1);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

/// Removes everything from the table at `library` except what the profile allows.
static void keep_allowed(lua_State *L, int library, const char *prefix, int profile) {
  lua_newtable(L);
  lua_pushnil(L);
  while (lua_next(L, library) != 0) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, -4);
  }
  int all = lua_gettop(L);
  lua_pushnil(L);
  while (lua_next(L, all) != 0) {
    lua_pop(L, 1);
    const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
    name = lua_pushfstring(L, "%s%s", prefix, name);
    bool keeps = is_listed(name, allowed) || is_listed(name, libraries);
    if (profile == SHIM_PLUGIN) keeps = keeps || is_listed(name, allowed_to_plugins);
    lua_pop(L, 1);
    if (keeps) continue;
    lua_pushvalue(L, -1);
    lua_pushnil(L);
    lua_rawset(L, library);
  }
  lua_settop(L, all - 1);
}

/// Replaces the refused functions of a library by stand-ins.
static void refuse_rest(lua_State *L, int library, const char *prefix) {
  size_t length = strlen(prefix);
  for (const char *const *name = refused; *name != NULL; name++) {
    const char *field = *name + length;
    if (strncmp(*name, prefix, length) != 0 || strchr(field, '.') != NULL) continue;
    lua_pushstring(L, field);
    if (lua_rawget(L, library) == LUA_TNIL) {
      lua_pushstring(L, field);
      lua_pushstring(L, *name);
      lua_pushcclosure(L, refuse, 1);
      lua_rawset(L, library);
    }
    lua_pop(L, 1);
  }
}

static void restrict_libraries(lua_State *L, int profile) {
  lua_pushglobaltable(L);
  int globals = lua_gettop(L);
  for (const char *const *name = libraries; *name != NULL; name++) {
    const char *prefix = lua_pushfstring(L, "%s.", *name);
    lua_getfield(L, globals, *name);
    keep_allowed(L, globals + 2, prefix, profile);
    refuse_rest(L, globals + 2, prefix);
    lua_settop(L, globals);
  }
  keep_allowed(L, globals, "", profile);
  refuse_rest(L, globals, "");
  lua_settop(L, globals - 1);
}

/// Makes getmetatable("") return nothing that could be changed; string methods still work.
static void lock_strings(lua_State *L) {
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 2);
}

/// collectgarbage without the options that would change how the host's memory is managed.
static int count_memory(lua_State *L) {
  const char *option = luaL_optstring(L, 1, "collect");
  if (strcmp(option, "count") == 0 || strcmp(option, "collect") == 0) {
    lua_settop(L, 1);
    return shim_run_stock(L);
  }
  return luaL_error(L, "collectgarbage '%s' is not available in the sandbox", option);
}

static void guard_collector(lua_State *L) {
  lua_getglobal(L, "collectgarbage");
  lua_pushcclosure(L, count_memory, 1);
  lua_setglobal(L, "collectgarbage");
}

/// Restricts require to what the host provides and, for plugins, Lua files on the initial path.
static void limit_require(lua_State *L, bool reads_files) {
  lua_getglobal(L, "package");
  lua_getfield(L, -1, "searchers");
  for (lua_Integer i = luaL_len(L, -1); i > (reads_files ? 2 : 1); i--) {
    lua_pushnil(L);
    lua_rawseti(L, -2, i);
  }
  lua_pop(L, 2);
}

void shim_open_profile(lua_State *L, int profile, bool is_native) {
  shim_of(L)->is_trusted = profile == SHIM_TRUSTED;
  shim_guard_load(L, profile != SHIM_TRUSTED || !is_native);
  if (profile == SHIM_TRUSTED) return;
  restrict_libraries(L, profile);
  refuse_fields(L, "io");
  limit_require(L, profile == SHIM_PLUGIN);
  guard_collector(L);
  lock_strings(L);
}

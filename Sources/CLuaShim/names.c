// Stable names for tables, functions and userdata wherever stock Lua would print an address.
#include "internal.h"

static const char names_key = 0;
static const char describer_key = 0;

/// The number of the value at `index`: assigned when first needed, kept while the value lives.
static lua_Integer number_of(lua_State *L, int index) {
  ShimState *state = shim_of(L);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &names_key);
  lua_pushvalue(L, index);
  lua_rawget(L, -2);
  lua_Integer number = lua_tointeger(L, -1);
  if (number == 0) {
    number = ++state->named_values;
    lua_pushvalue(L, index);
    lua_pushinteger(L, number);
    lua_rawset(L, -4);
  }
  lua_pop(L, 2);
  return number;
}

static bool has_address(lua_State *L, int index) {
  switch (lua_type(L, index)) {
    case LUA_TTABLE:
    case LUA_TFUNCTION:
    case LUA_TUSERDATA:
    case LUA_TLIGHTUSERDATA:
    case LUA_TTHREAD: return true;
    default: return false;
  }
}

/// Like luaL_tolstring, with `table: #12` instead of an address if the state is reproducible.
void shim_tolstring(lua_State *L, int index) {
  index = lua_absindex(L, index);
  bool reproducible = lua_rawgetp(L, LUA_REGISTRYINDEX, &names_key) == LUA_TTABLE;
  lua_pop(L, 1);
  if (!reproducible || !has_address(L, index)) {
    luaL_tolstring(L, index, NULL);
    return;
  }
  if (luaL_getmetafield(L, index, "__tostring") != LUA_TNIL) {
    lua_pop(L, 1);
    luaL_tolstring(L, index, NULL);
    return;
  }
  int type = luaL_getmetafield(L, index, "__name");
  if (type != LUA_TNIL && type != LUA_TSTRING) lua_pop(L, 1);
  const char *name = type == LUA_TSTRING ? lua_tostring(L, -1) : luaL_typename(L, index);
  lua_pushfstring(L, "%s: #%I", name, number_of(L, index));
  if (type == LUA_TSTRING) lua_remove(L, -2);
}

static int tostring(lua_State *L) {
  luaL_checkany(L, 1);
  shim_tolstring(L, 1);
  return 1;
}

/// Has the function on top called for the text of what `print` would print as an address: plain
/// tables, functions and coroutines.
void shim_describe_printed(lua_State *L) {
  lua_rawsetp(L, LUA_REGISTRYINDEX, &describer_key);
}

/// Pushes the text of a value for `print`.
static void push_printed(lua_State *L, int index) {
  int type = lua_type(L, index);
  bool is_bare = type == LUA_TFUNCTION || type == LUA_TTHREAD;
  if (type == LUA_TTABLE) {
    is_bare = !lua_getmetatable(L, index);
    if (!is_bare) lua_pop(L, 1);
  }
  if (is_bare) {
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, &describer_key) == LUA_TFUNCTION) {
      lua_pushvalue(L, index);
      lua_call(L, 1, 1);
      if (lua_type(L, -1) == LUA_TSTRING) return;
    }
    lua_pop(L, 1);
  }
  shim_tolstring(L, index);
}

int shim_print(lua_State *L) {
  int count = lua_gettop(L);
  luaL_Buffer line;
  luaL_buffinit(L, &line);
  for (int i = 1; i <= count; i++) {
    if (i > 1) luaL_addchar(&line, '\t');
    push_printed(L, i);
    luaL_addvalue(&line);
  }
  luaL_addchar(&line, '\n');
  luaL_pushresult(&line);
  size_t length;
  const char *bytes = lua_tolstring(L, -1, &length);
  shim_write_output(shim_of(L), bytes, length);
  return 0;
}

/// Replaces an argument that would be printed as an address by a text.
static bool name_argument(lua_State *L, char conversion, bool is_plain, int argument) {
  bool is_named = has_address(L, argument);
  if (conversion == 's' && is_named) {
    shim_tolstring(L, argument);
    lua_replace(L, argument);
  }
  if (conversion != 'p' || !is_plain) return false;
  if (!is_named && lua_type(L, argument) != LUA_TSTRING) return false;
  lua_pushfstring(L, "#%I", number_of(L, argument));
  lua_replace(L, argument);
  return true;
}

/// string.format, in which `%s` and `%p` print names instead of addresses.
static int format(lua_State *L) {
  shim_prepare_format(L, name_argument);
  return shim_run_stock(L);
}

/// The text that stock Lua gives for a file, with a number instead of the address.
static int name_file(lua_State *L) {
  luaL_Stream *file = luaL_checkudata(L, 1, LUA_FILEHANDLE);
  if (file->closef == NULL) lua_pushliteral(L, "file (closed)");
  else lua_pushfstring(L, "file (#%I)", number_of(L, 1));
  return 1;
}

static void name_files(lua_State *L) {
  // Without the io library there are no files.
  if (luaL_getmetatable(L, LUA_FILEHANDLE) == LUA_TTABLE) {
    lua_pushcfunction(L, name_file);
    lua_setfield(L, -2, "__tostring");
  }
  lua_pop(L, 1);
}

void shim_open_names(lua_State *L) {
  lua_newtable(L);
  lua_newtable(L);
  lua_pushliteral(L, "k");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &names_key);
  lua_pushcfunction(L, tostring);
  lua_setglobal(L, "tostring");
  lua_getglobal(L, "string");
  lua_getfield(L, -1, "format");
  lua_pushcclosure(L, format, 1);
  lua_setfield(L, -2, "format");
  lua_pop(L, 1);
  name_files(L);
}

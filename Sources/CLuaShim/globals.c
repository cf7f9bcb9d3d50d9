// One table of globals for scripts and modules, seen in two ways.
//
// Scripts use the table itself. A metatable that they do not see provides the host's names and
// reports names that nobody assigned. Modules use a view: an empty table that reads and writes the
// same globals but does not have the host's names. Once a script gives the globals a metatable of
// its own, the view leads to them without a function in between, so that the functions of that
// metatable are called as in stock Lua.
#include "internal.h"

static const char hidden_key = 0;
static const char names_key = 0;
static const char view_key = 0;
static const char functions_key = 0;

enum { DEEPEST_CALLER = 64 };

static bool is_globals(lua_State *L, int index) {
  return lua_topointer(L, index) == shim_of(L)->globals;
}

static bool is_view(lua_State *L, int index) {
  const void *view = shim_of(L)->view;
  return view != NULL && lua_topointer(L, index) == view;
}

/// Replaces the view of the globals by the globals.
void shim_see_through(lua_State *L, int index) {
  if (!is_view(L, index)) return;
  lua_pushglobaltable(L);
  lua_replace(L, index);
}

/// Whether the value at `index` has the metatable that the registry holds under a key.
static bool has_metatable(lua_State *L, int index, const void *key) {
  if (!lua_getmetatable(L, index)) return false;
  lua_rawgetp(L, LUA_REGISTRYINDEX, key);
  bool has = lua_rawequal(L, -1, -2);
  lua_pop(L, 2);
  return has;
}

/// Whether the table at `index` has the hidden metatable.
static bool is_guarded(lua_State *L, int index) {
  return is_globals(L, index) && has_metatable(L, index, &hidden_key);
}

/// Whether the value at `index` is a function, and functions have the metatable of the host.
static bool is_guarded_function(lua_State *L, int index) {
  return lua_isfunction(L, index) && has_metatable(L, index, &functions_key);
}

bool shim_hides_metatable(lua_State *L, int index) {
  shim_see_through(L, index);
  return is_guarded(L, index) || is_guarded_function(L, index);
}

/// Has the function on top called when a script indexes a function, to say what is wrong.
void shim_guard_functions(lua_State *L) {
  lua_createtable(L, 0, 1);
  lua_pushvalue(L, -2);
  lua_setfield(L, -2, "__index");
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &functions_key);
  lua_setmetatable(L, -2);
}

static int get_metatable(lua_State *L) {
  luaL_checkany(L, 1);
  if (shim_hides_metatable(L, 1) || !lua_getmetatable(L, 1)) {
    lua_pushnil(L);
    return 1;
  }
  luaL_getmetafield(L, 1, "__metatable");
  return 1;
}

/// Copies the host's names into the globals, except those that a script has assigned.
static void copy_names(lua_State *L, int globals) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &names_key);
  lua_pushnil(L);
  while (lua_next(L, -2) != 0) {
    lua_pushvalue(L, -2);
    if (lua_rawget(L, globals) == LUA_TNIL) {
      lua_pop(L, 1);
      lua_pushvalue(L, -2);
      lua_insert(L, -2);
      lua_rawset(L, globals);
    } else {
      lua_pop(L, 2);
    }
  }
  lua_pop(L, 1);
}

/// Removes what `copy_names` put there.
static void drop_names(lua_State *L, int globals) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &names_key);
  int names = lua_gettop(L);
  lua_pushnil(L);
  while (lua_next(L, names) != 0) {
    lua_pushvalue(L, -2);
    lua_rawget(L, globals);
    if (lua_rawequal(L, -1, -2)) {
      lua_pushvalue(L, -3);
      lua_pushnil(L);
      lua_rawset(L, globals);
    }
    lua_pop(L, 2);
  }
  lua_pop(L, 1);
}

/// Prepares the globals for the metatable at `metatable`, which a script sets on them.
///
/// The script's metatable becomes the real one, so that it behaves as in stock Lua; the host's
/// names, which the hidden one gave, then stand among the globals. Without a metatable the hidden
/// one comes back.
bool shim_prepare_globals(lua_State *L, int index, int metatable) {
  if (shim_of(L)->view == NULL || !is_globals(L, index)) return false;
  if (!lua_isnil(L, metatable)) {
    copy_names(L, index);
    return false;
  }
  drop_names(L, index);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &hidden_key);
  lua_setmetatable(L, index);
  shim_lead_view(L, index);
  return true;
}

static int raw_get(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  lua_settop(L, 2);
  shim_see_through(L, 1);
  lua_rawget(L, 1);
  return 1;
}

/// Refuses tables of the host; the `lazylab.readonly` of their metatable is their name.
static void check_writable(lua_State *L, int index) {
  if (!lua_getmetatable(L, index)) return;
  lua_pushliteral(L, "lazylab.readonly");
  if (lua_rawget(L, -2) == LUA_TSTRING) luaL_error(L, "%s is read-only", lua_tostring(L, -1));
  lua_pop(L, 2);
}

static int raw_set(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  luaL_checkany(L, 3);
  lua_settop(L, 3);
  lua_pushvalue(L, 1);
  lua_insert(L, 1);
  shim_see_through(L, 2);
  check_writable(L, 2);
  lua_rawset(L, 2);
  lua_settop(L, 1);
  return 1;
}

static int raw_length(lua_State *L) {
  int type = lua_type(L, 1);
  luaL_argexpected(L, type == LUA_TTABLE || type == LUA_TSTRING, 1, "table or string");
  shim_see_through(L, 1);
  lua_pushinteger(L, (lua_Integer)lua_rawlen(L, 1));
  return 1;
}

static int raw_equal(lua_State *L) {
  luaL_checkany(L, 1);
  luaL_checkany(L, 2);
  shim_see_through(L, 1);
  shim_see_through(L, 2);
  lua_pushboolean(L, lua_rawequal(L, 1, 2));
  return 1;
}

static int next_entry(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  shim_see_through(L, 1);
  if (lua_next(L, 1)) return 2;
  lua_pushnil(L);
  return 1;
}

static int finish_pairs(lua_State *L, int status, lua_KContext context) {
  (void)L;
  (void)status;
  (void)context;
  return 3;
}

/// The same in the order of `pairs`.
static int next_entry_in_order(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  shim_see_through(L, 1);
  return shim_next_in_order(L);
}

void shim_open_next(lua_State *L) {
  lua_pushcfunction(L, next_entry_in_order);
  lua_setglobal(L, "next");
}

/// Stock pairs with the `next` of this file (upvalue 1); pairs.c has one with a defined order.
static int pairs(lua_State *L) {
  luaL_checkany(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") == LUA_TNIL) {
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_pushvalue(L, 1);
    lua_pushnil(L);
  } else {
    lua_pushvalue(L, 1);
    lua_callk(L, 1, 3, 0, finish_pairs);
  }
  return 3;
}

/// Reads a global for a module while the globals have no metatable of a script.
static int index_view(lua_State *L) {
  lua_settop(L, 2);
  lua_pushglobaltable(L);
  lua_insert(L, 2);
  lua_rawget(L, 2);
  // A module's _G is the view.
  if (is_globals(L, 3)) lua_settop(L, 1);
  return 1;
}

/// Assigns a global for a module; reports new names to the host, as a module's.
static int assign_view(lua_State *L) {
  lua_settop(L, 3);
  lua_pushglobaltable(L);
  lua_replace(L, 1);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, 1) == LUA_TNIL && luaL_getmetafield(L, 1, "__newindex") != LUA_TNIL) {
    lua_replace(L, 4);
    lua_insert(L, 1);
    lua_pushboolean(L, 1);
    lua_call(L, 4, 0);
    return 0;
  }
  lua_settop(L, 3);
  lua_rawset(L, 1);
  return 0;
}

/// Upvalue: pairs.
static int pairs_of_view(lua_State *L) {
  lua_settop(L, 0);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_pushglobaltable(L);
  lua_callk(L, 1, 3, 0, finish_pairs);
  return 3;
}

static int length_of_view(lua_State *L) {
  lua_pushglobaltable(L);
  lua_len(L, -1);
  return 1;
}

/// Makes the globals and their view equal.
static int is_same(lua_State *L) {
  lua_settop(L, 2);
  shim_see_through(L, 1);
  shim_see_through(L, 2);
  lua_pushboolean(L, lua_rawequal(L, 1, 2));
  return 1;
}

static void make_view(lua_State *L) {
  static const luaL_Reg functions[] = {{"__len", length_of_view}, {"__eq", is_same}, {NULL, NULL}};
  lua_newtable(L);
  shim_of(L)->view = lua_topointer(L, -1);
  lua_newtable(L);
  luaL_setfuncs(L, functions, 0);
  lua_getglobal(L, "pairs");
  lua_pushcclosure(L, pairs_of_view, 1);
  lua_setfield(L, -2, "__pairs");
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &view_key);
  lua_pushglobaltable(L);
  shim_lead_view(L, lua_gettop(L));
  lua_pop(L, 1);
}

/// Makes the view lead to the globals as their metatable requires; does nothing if the table at
/// `index` is another one.
void shim_lead_view(lua_State *L, int index) {
  if (shim_of(L)->view == NULL || !is_globals(L, index)) return;
  bool hides_names = is_guarded(L, index);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &view_key);
  lua_getmetatable(L, -1);
  if (hides_names) lua_pushcfunction(L, index_view);
  else lua_pushvalue(L, index);
  lua_setfield(L, -2, "__index");
  if (hides_names) lua_pushcfunction(L, assign_view);
  else lua_pushvalue(L, index);
  lua_setfield(L, -2, "__newindex");
  lua_pop(L, 2);
}

/// Stack: a request, the host's names, the function that is called for assignments.
void shim_guard_globals(lua_State *L) {
  lua_pushglobaltable(L);
  lua_newtable(L);
  lua_pushvalue(L, 2);
  lua_setfield(L, -2, "__index");
  lua_pushvalue(L, 3);
  lua_setfield(L, -2, "__newindex");
  lua_pushvalue(L, 2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &names_key);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &hidden_key);
  lua_setmetatable(L, -2);
  make_view(L);
  lua_pop(L, 1);
}

/// Pushes what modules use as globals: the view, if there is one.
void shim_push_view(lua_State *L) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &view_key) != LUA_TNIL) return;
  lua_pop(L, 1);
  lua_pushglobaltable(L);
}

/// Puts the globals of the function on top in its place, if it is a Lua function that uses any.
static bool replace_by_globals(lua_State *L) {
  for (int i = 1; !lua_iscfunction(L, -1); i++) {
    const char *name = lua_getupvalue(L, -1, i);
    if (name == NULL) break;
    if (strcmp(name, "_ENV") == 0) {
      lua_remove(L, -2);
      return true;
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return false;
}

/// Pushes the globals of the innermost caller that uses any.
static bool push_globals_of_caller(lua_State *L) {
  lua_Debug info;
  for (int level = 1; level < DEEPEST_CALLER && lua_getstack(L, level, &info); level++) {
    lua_getinfo(L, "f", &info);
    if (replace_by_globals(L)) return true;
  }
  return false;
}

/// Whether a module called the running function, so that what it compiles is part of the module.
bool shim_is_called_by_module(lua_State *L) {
  if (shim_of(L)->view == NULL || !push_globals_of_caller(L)) return false;
  bool module = is_view(L, -1);
  lua_pop(L, 1);
  return module;
}

/// Pushes the globals of the script or plugin that called the running function; false for a
/// module, which has none of its own.
bool shim_push_own_globals(lua_State *L) {
  if (!push_globals_of_caller(L)) return false;
  if (lua_istable(L, -1) && !is_view(L, -1)) return true;
  lua_pop(L, 1);
  return false;
}

void shim_open_globals(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"rawget", raw_get}, {"rawset", raw_set}, {"next", next_entry},
    {"rawlen", raw_length}, {"rawequal", raw_equal}, {"getmetatable", get_metatable}, {NULL, NULL}};
  lua_pushglobaltable(L);
  shim_of(L)->globals = lua_topointer(L, -1);
  luaL_setfuncs(L, functions, 0);
  lua_getfield(L, -1, "next");
  lua_pushcclosure(L, pairs, 1);
  lua_setfield(L, -2, "pairs");
  lua_pop(L, 1);
}

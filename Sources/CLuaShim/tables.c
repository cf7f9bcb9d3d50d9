// The functions of `table` that may run long without executing Lua instructions, in a form that can
// be stopped: a metatable can make a table arbitrarily long.
#include <limits.h>

#include "internal.h"

enum { READS = 1, WRITES = 2, MEASURES = 4 };

static bool has_field(lua_State *L, const char *name, int below) {
  lua_pushstring(L, name);
  return lua_rawget(L, -below) != LUA_TNIL;
}

/// A value that is not a table must have the metamethods that the operation needs.
static void check_table(lua_State *L, int index, int needs) {
  if (lua_type(L, index) == LUA_TTABLE) return;
  int height = lua_gettop(L);
  bool fits = lua_getmetatable(L, index);
  if (fits && (needs & READS)) fits = has_field(L, "__index", 2);
  if (fits && (needs & WRITES)) fits = has_field(L, "__newindex", lua_gettop(L) - height + 1);
  if (fits && (needs & MEASURES)) fits = has_field(L, "__len", lua_gettop(L) - height + 1);
  if (!fits) luaL_checktype(L, index, LUA_TTABLE);
  lua_settop(L, height);
}

static lua_Integer measure(lua_State *L, int needs) {
  check_table(L, 1, needs | MEASURES);
  return luaL_len(L, 1);
}

static int insert(lua_State *L) {
  lua_Integer end = measure(L, READS | WRITES);
  end = (lua_Integer)((lua_Unsigned)end + 1);
  if (lua_gettop(L) == 2) {
    lua_seti(L, 1, end);
    return 0;
  }
  if (lua_gettop(L) != 3) return luaL_error(L, "wrong number of arguments to 'insert'");
  lua_Integer position = luaL_checkinteger(L, 2);
  bool inside = (lua_Unsigned)position - 1u < (lua_Unsigned)end;
  luaL_argcheck(L, inside, 2, "position out of bounds");
  for (lua_Integer i = end; i > position; i--) {
    shim_step(L, (uint64_t)i);
    lua_geti(L, 1, i - 1);
    lua_seti(L, 1, i);
  }
  lua_seti(L, 1, position);
  return 0;
}

static int delete(lua_State *L) {
  lua_Integer size = measure(L, READS | WRITES);
  lua_Integer position = luaL_optinteger(L, 2, size);
  if (position != size) {
    bool inside = (lua_Unsigned)position - 1u <= (lua_Unsigned)size;
    // Lua 5.4.4 blames the first argument.
    luaL_argcheck(L, inside, 1, "position out of bounds");
  }
  lua_geti(L, 1, position);
  for (; position < size; position++) {
    shim_step(L, (uint64_t)position);
    lua_geti(L, 1, position + 1);
    lua_seti(L, 1, position);
  }
  lua_pushnil(L);
  lua_seti(L, 1, position);
  return 1;
}

static void copy_upwards(
  lua_State *L, lua_Integer from, lua_Integer count, lua_Integer to, int into
) {
  for (lua_Integer i = 0; i < count; i++) {
    shim_step(L, (uint64_t)i);
    lua_geti(L, 1, from + i);
    lua_seti(L, into, to + i);
  }
}

static void copy_downwards(
  lua_State *L, lua_Integer from, lua_Integer count, lua_Integer to, int into
) {
  for (lua_Integer i = count - 1; i >= 0; i--) {
    shim_step(L, (uint64_t)i);
    lua_geti(L, 1, from + i);
    lua_seti(L, into, to + i);
  }
}

static int move(lua_State *L) {
  lua_Integer from = luaL_checkinteger(L, 2);
  lua_Integer end = luaL_checkinteger(L, 3);
  lua_Integer to = luaL_checkinteger(L, 4);
  int into = lua_isnoneornil(L, 5) ? 1 : 5;
  check_table(L, 1, READS);
  check_table(L, into, WRITES);
  if (end >= from) {
    bool few = from > 0 || end < LUA_MAXINTEGER + from;
    luaL_argcheck(L, few, 3, "too many elements to move");
    lua_Integer count = end - from + 1;
    luaL_argcheck(L, to <= LUA_MAXINTEGER - count + 1, 4, "destination wrap around");
    bool apart = to > end || to <= from || (into != 1 && !lua_compare(L, 1, into, LUA_OPEQ));
    if (apart) copy_upwards(L, from, count, to, into);
    else copy_downwards(L, from, count, to, into);
  }
  lua_pushvalue(L, into);
  return 1;
}

static void add_element(lua_State *L, luaL_Buffer *buffer, lua_Integer index) {
  lua_geti(L, 1, index);
  if (!lua_isstring(L, -1)) {
    luaL_error(
      L, "invalid value (%s) at index %I in table for 'concat'", luaL_typename(L, -1),
      (LUAI_UACINT)index);
  }
  luaL_addvalue(buffer);
}

static int concat(lua_State *L) {
  lua_Integer last = measure(L, READS);
  size_t length;
  const char *separator = luaL_optlstring(L, 2, "", &length);
  lua_Integer index = luaL_optinteger(L, 3, 1);
  last = luaL_optinteger(L, 4, last);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  for (; index < last; index++) {
    shim_step(L, (uint64_t)index);
    add_element(L, &buffer, index);
    luaL_addlstring(&buffer, separator, length);
  }
  if (index == last) add_element(L, &buffer, index);
  luaL_pushresult(&buffer);
  return 1;
}

static int unpack(lua_State *L) {
  lua_Integer first = luaL_optinteger(L, 2, 1);
  lua_Integer last = luaL_opt(L, luaL_checkinteger, 3, luaL_len(L, 1));
  if (first > last) return 0;
  lua_Unsigned count = (lua_Unsigned)last - (lua_Unsigned)first;
  if (count >= (unsigned int)INT_MAX || !lua_checkstack(L, (int)++count)) {
    return luaL_error(L, "too many results to unpack");
  }
  for (lua_Integer i = first; i < last; i++) {
    shim_step(L, (uint64_t)i);
    lua_geti(L, 1, i);
  }
  lua_geti(L, 1, last);
  return (int)count;
}

void shim_open_tables(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"insert", insert}, {"remove", delete}, {"move", move}, {"concat", concat},
    {"unpack", unpack}, {NULL, NULL}};
  lua_getglobal(L, "table");
  luaL_setfuncs(L, functions, 0);
  lua_pop(L, 1);
}

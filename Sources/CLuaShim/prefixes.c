// The first names of a table that begin with a given text, found without sorting all of its keys.
#include "internal.h"

typedef struct {
  const char *bytes;
  size_t length;
  /// The index at which the table of found strings keeps this one alive.
  lua_Integer slot;
} Name;

static int compare(const Name *left, const Name *right) {
  size_t shorter = left->length < right->length ? left->length : right->length;
  int order = memcmp(left->bytes, right->bytes, shorter);
  if (order != 0) return order;
  return left->length < right->length ? -1 : left->length > right->length;
}

/// Where a name belongs among the sorted ones.
static lua_Integer position(const Name *names, lua_Integer count, const Name *name) {
  lua_Integer low = 0;
  while (low < count) {
    lua_Integer middle = low + (count - low) / 2;
    if (compare(&names[middle], name) < 0) low = middle + 1;
    else count = middle;
  }
  return low;
}

/// Adds the key on top of the stack to the names if it is among the first `limit` so far.
static void keep(lua_State *L, Name *names, lua_Integer *count, lua_Integer limit, int kept) {
  Name name = {NULL, 0, *count + 1};
  name.bytes = lua_tolstring(L, -1, &name.length);
  // Most names of a large table come after all kept ones.
  if (*count == limit && compare(&name, &names[limit - 1]) >= 0) return;
  lua_Integer place = position(names, *count, &name);
  if (*count == limit) name.slot = names[--*count].slot;
  memmove(&names[place + 1], &names[place], sizeof(Name) * (size_t)(*count - place));
  names[place] = name;
  ++*count;
  lua_pushvalue(L, -1);
  lua_rawseti(L, kept, name.slot);
}

/// The string keys of the table at 2 that begin with the string at 3: the bytewise first ones, at
/// most as many as the integer at 4; with true at 5 only keys whose values are functions.
int shim_find_names(lua_State *L) {
  luaL_checktype(L, 2, LUA_TTABLE);
  size_t length = 0;
  const char *prefix = luaL_checklstring(L, 3, &length);
  lua_Integer limit = luaL_checkinteger(L, 4);
  bool only_functions = lua_toboolean(L, 5);
  lua_createtable(L, (int)limit, 0);
  int kept = lua_gettop(L);
  Name *names = lua_newuserdatauv(L, sizeof(Name) * (size_t)(limit + 1), 0);
  lua_Integer count = 0;
  uint64_t steps = 0;
  lua_pushnil(L);
  while (lua_next(L, 2) != 0) {
    shim_step(L, steps++);
    bool fits = !only_functions || lua_type(L, -1) == LUA_TFUNCTION;
    lua_pop(L, 1);
    if (!fits || lua_type(L, -1) != LUA_TSTRING || lua_rawlen(L, -1) < length) continue;
    if (memcmp(lua_tostring(L, -1), prefix, length) == 0) keep(L, names, &count, limit, kept);
  }
  lua_createtable(L, (int)count, 0);
  for (lua_Integer i = 0; i < count; i++) {
    lua_rawgeti(L, kept, names[i].slot);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}

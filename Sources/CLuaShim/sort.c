// table.sort as a stable merge sort: the same comparisons for the same input, every time.
#include <limits.h>

#include "internal.h"

/// Whether the value at stack index `left` comes before the one at `right`.
static bool precedes(lua_State *L, int left, int right) {
  if (lua_isnil(L, 2)) return lua_compare(L, left, right, LUA_OPLT);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, left);
  lua_pushvalue(L, right);
  lua_call(L, 2, 1);
  bool result = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return result;
}

/// Merges two neighboring runs of the list at index 3 into the list at index 4.
static void merge(lua_State *L, lua_Integer low, lua_Integer middle, lua_Integer high) {
  lua_Integer left = low;
  lua_Integer right = middle;
  for (lua_Integer to = low; to < high; to++) {
    shim_step(L, (uint64_t)to);
    bool takes_right = left >= middle;
    if (!takes_right && right < high) {
      lua_rawgeti(L, 3, right);
      lua_rawgeti(L, 3, left);
      takes_right = precedes(L, lua_gettop(L) - 1, lua_gettop(L));
      lua_pop(L, 2);
    }
    lua_rawgeti(L, 3, takes_right ? right++ : left++);
    lua_rawseti(L, 4, to);
  }
}

static void sort_list(lua_State *L, lua_Integer count) {
  for (lua_Integer width = 1; width < count; width *= 2) {
    for (lua_Integer low = 1; low <= count; low += 2 * width) {
      lua_Integer middle = low + width < count + 1 ? low + width : count + 1;
      lua_Integer high = low + 2 * width < count + 1 ? low + 2 * width : count + 1;
      merge(L, low, middle, high);
    }
    lua_pushvalue(L, 3);
    lua_copy(L, 4, 3);
    lua_replace(L, 4);
  }
}

/// Stock Lua notices an order that contradicts itself only from four elements on.
static void check_order(lua_State *L, lua_Integer count) {
  if (count < 4 || lua_isnil(L, 2)) return;
  for (lua_Integer i = 1; i < count; i++) {
    lua_rawgeti(L, 3, i + 1);
    lua_rawgeti(L, 3, i);
    if (precedes(L, lua_gettop(L) - 1, lua_gettop(L))) {
      luaL_error(L, "invalid order function for sorting");
    }
    lua_pop(L, 2);
  }
}

static void check_sortable(lua_State *L) {
  if (lua_type(L, 1) == LUA_TTABLE) return;
  bool sortable = lua_getmetatable(L, 1);
  const char *needed[] = {"__index", "__newindex", "__len"};
  for (int i = 0; sortable && i < 3; i++) {
    lua_pushstring(L, needed[i]);
    sortable = lua_rawget(L, -2) != LUA_TNIL;
    lua_pop(L, 1);
  }
  if (!sortable) luaL_checktype(L, 1, LUA_TTABLE);
  lua_pop(L, 1);
}

static int sort(lua_State *L) {
  check_sortable(L);
  lua_Integer count = luaL_len(L, 1);
  if (count <= 1) return 0;
  luaL_argcheck(L, count < INT_MAX, 1, "array too big");
  if (!lua_isnoneornil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_settop(L, 2);
  lua_newtable(L);
  lua_newtable(L);
  for (lua_Integer i = 1; i <= count; i++) {
    shim_step(L, (uint64_t)i);
    lua_geti(L, 1, i);
    lua_rawseti(L, 3, i);
  }
  sort_list(L, count);
  check_order(L, count);
  for (lua_Integer i = 1; i <= count; i++) {
    shim_step(L, (uint64_t)i);
    lua_rawgeti(L, 3, i);
    lua_seti(L, 1, i);
  }
  return 0;
}

void shim_open_sort(lua_State *L) {
  lua_getglobal(L, "table");
  lua_pushcfunction(L, sort);
  lua_setfield(L, -2, "sort");
  lua_pop(L, 1);
}

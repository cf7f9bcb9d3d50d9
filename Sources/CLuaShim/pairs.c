// The defined order of a table's keys, and a pairs that visits them in this order.
#include "internal.h"

enum { RANK_INTEGER, RANK_NUMBER, RANK_STRING, RANK_FALSE, RANK_TRUE, RANK_OBJECT, RANK_OTHER };

typedef struct {
  int32_t rank;
  int32_t position;
  union {
    lua_Integer integer;
    lua_Number number;
    const char *bytes;
  };
  size_t length;
} Key;

static int compare_bytes(const Key *left, const Key *right) {
  size_t shorter = left->length < right->length ? left->length : right->length;
  int order = memcmp(left->bytes, right->bytes, shorter);
  if (order != 0) return order;
  return left->length < right->length ? -1 : left->length > right->length;
}

static int compare(const Key *left, const Key *right) {
  if (left->rank != right->rank) return left->rank < right->rank ? -1 : 1;
  switch (left->rank) {
    case RANK_OBJECT:
    case RANK_INTEGER:
      return left->integer < right->integer ? -1 : left->integer > right->integer;
    case RANK_NUMBER: return left->number < right->number ? -1 : left->number > right->number;
    case RANK_STRING: return compare_bytes(left, right);
    default: return left->position < right->position ? -1 : left->position > right->position;
  }
}

static void describe(lua_State *L, int index, int32_t position, Key *key) {
  key->position = position;
  key->rank = RANK_OTHER;
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
      key->rank = lua_isinteger(L, index) ? RANK_INTEGER : RANK_NUMBER;
      if (key->rank == RANK_INTEGER) key->integer = lua_tointeger(L, index);
      else key->number = lua_tonumber(L, index);
      return;
    case LUA_TSTRING:
      key->rank = RANK_STRING;
      key->bytes = lua_tolstring(L, index, &key->length);
      return;
    case LUA_TBOOLEAN:
      key->rank = lua_toboolean(L, index) ? RANK_TRUE : RANK_FALSE;
      return;
    default: break;
  }
  ShimBlock *block = shim_block(shim_of(L), L, index);
  if (block == NULL) return;
  key->rank = RANK_OBJECT;
  key->integer = block->slot;
}

/// How many keys `table` has, or -1 minus their number if they are exactly 1, 2, … in this order.
static lua_Integer count_keys(lua_State *L, int table) {
  lua_Integer count = 0;
  bool sequence = true;
  lua_pushnil(L);
  while (lua_next(L, table) != 0) {
    shim_step(L, (uint64_t)count++);
    sequence = sequence && lua_isinteger(L, -2) && lua_tointeger(L, -2) == count;
    lua_pop(L, 1);
  }
  return sequence ? -1 - count : count;
}

/// Merges two neighboring runs of `from` into `into`.
static void merge(
  lua_State *L, const Key *from, Key *into, lua_Integer low, lua_Integer middle, lua_Integer high
) {
  lua_Integer left = low;
  lua_Integer right = middle;
  for (lua_Integer to = low; to < high; to++) {
    shim_step(L, (uint64_t)to);
    bool takes_right =
      left >= middle || (right < high && compare(&from[right], &from[left]) < 0);
    into[to] = takes_right ? from[right++] : from[left++];
  }
}

/// Sorts in steps that can be stopped, unlike the C library's sort. The result is in `keys` or in
/// `room`, which is as large, and is returned.
static const Key *sort_keys(lua_State *L, Key *keys, Key *room, lua_Integer count) {
  for (lua_Integer width = 1; width < count; width *= 2) {
    for (lua_Integer low = 0; low < count; low += 2 * width) {
      lua_Integer middle = low + width < count ? low + width : count;
      lua_Integer high = middle + width < count ? middle + width : count;
      merge(L, keys, room, low, middle, high);
    }
    Key *sorted = room;
    room = keys;
    keys = sorted;
  }
  return keys;
}

static void store_in_order(lua_State *L, const Key *keys, lua_Integer count, int unsorted) {
  ShimState *state = shim_of(L);
  bool unordered = false;
  for (lua_Integer i = 0; i < count; i++) {
    shim_step(L, (uint64_t)i);
    unordered = unordered || keys[i].rank == RANK_OTHER;
    lua_rawgeti(L, unsorted, keys[i].position);
    lua_rawseti(L, -2, i + 1);
  }
  if (unordered) state->host.unordered_keys(state->host.context);
}

/// Pushes an array of the keys of the table at index `table` in the defined order.
int shim_ordered_keys(lua_State *L, int table) {
  lua_Integer count = count_keys(L, table);
  if (count < 0) count = -1 - count;
  if (count > INT32_MAX / 2) return luaL_error(L, "too many keys");
  lua_createtable(L, (int)count, 0);
  int unsorted = lua_gettop(L);
  Key *keys = lua_newuserdatauv(L, sizeof(Key) * (size_t)(count + 1), 0);
  Key *room = lua_newuserdatauv(L, sizeof(Key) * (size_t)(count + 1), 0);
  lua_createtable(L, (int)count, 0);
  lua_Integer found = 0;
  lua_pushnil(L);
  while (found < count && lua_next(L, table) != 0) {
    lua_pop(L, 1);
    shim_step(L, (uint64_t)found++);
    describe(L, -1, (int32_t)found, &keys[found - 1]);
    lua_pushvalue(L, -1);
    lua_rawseti(L, unsorted, found);
  }
  lua_settop(L, unsorted + 3);
  store_in_order(L, sort_keys(L, keys, room, found), found, unsorted);
  lua_replace(L, unsorted);
  lua_settop(L, unsorted);
  return 1;
}

/// The next entry of a sequence; keys that were removed meanwhile are skipped.
static int next_in_sequence(lua_State *L) {
  lua_Integer last = lua_tointeger(L, lua_upvalueindex(1));
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  lua_Integer key = lua_isnil(L, 2) ? 0 : luaL_checkinteger(L, 2);
  while (++key <= last) {
    lua_pushinteger(L, key);
    if (lua_rawgeti(L, 1, key) != LUA_TNIL) return 2;
    lua_pop(L, 2);
  }
  lua_pushnil(L);
  return 1;
}

/// Upvalues: the keys, the position of the last one given.
static int next_in_order(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  lua_Integer position = lua_tointeger(L, lua_upvalueindex(2));
  lua_rawgeti(L, lua_upvalueindex(1), position);
  bool continues = lua_rawequal(L, 2, 3);
  if (!continues) {
    position = 0;
    while (!lua_isnil(L, 2) && lua_rawgeti(L, lua_upvalueindex(1), ++position) != LUA_TNIL) {
      if (lua_rawequal(L, 2, -1)) break;
      lua_pop(L, 1);
    }
  }
  lua_settop(L, 2);
  while (lua_rawgeti(L, lua_upvalueindex(1), ++position) != LUA_TNIL) {
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 1) != LUA_TNIL) {
      lua_pushinteger(L, position);
      lua_replace(L, lua_upvalueindex(2));
      return 2;
    }
    lua_pop(L, 2);
  }
  lua_pushnil(L);
  return 1;
}

static int finish_pairs(lua_State *L, int status, lua_KContext context) {
  (void)L;
  (void)status;
  (void)context;
  return 3;
}

static int pairs(lua_State *L) {
  luaL_checkany(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_callk(L, 1, 3, 0, finish_pairs);
    return 3;
  }
  if (!lua_istable(L, 1)) {
    // As in stock Lua such a value fails at the first step.
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_pushvalue(L, 1);
    lua_pushnil(L);
    return 3;
  }
  lua_Integer count = count_keys(L, 1);
  if (count < 0) {
    lua_pushinteger(L, -1 - count);
    lua_pushcclosure(L, next_in_sequence, 1);
  } else {
    shim_ordered_keys(L, 1);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, next_in_order, 2);
  }
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

void shim_open_pairs(lua_State *L) {
  lua_getglobal(L, "next");
  lua_pushcclosure(L, pairs, 1);
  lua_setglobal(L, "pairs");
}

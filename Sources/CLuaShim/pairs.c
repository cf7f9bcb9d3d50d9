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

/// Pushes the table that holds the keys of the tables that `next` goes through, by these tables.
///
/// Each is an array of the ordered keys, with the position of the last one given at 0. They are
/// dropped at the end of the table, or with the table.
static void push_walks(lua_State *L) {
  static const char key;
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &key) == LUA_TTABLE) return;
  lua_pop(L, 1);
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "k");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &key);
}

/// Forgets the keys of the table at 1.
static void end_walk(lua_State *L) {
  push_walks(L);
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

/// Pushes the first key of the table at 1 and its value; sorts nothing, as many ask only whether
/// there is one.
static int push_first(lua_State *L) {
  Key least;
  bool found = false;
  int32_t count = 0;
  end_walk(L);
  lua_pushnil(L);
  lua_pushnil(L);
  while (lua_next(L, 1) != 0) {
    Key key;
    lua_pop(L, 1);
    shim_step(L, (uint64_t)count++);
    describe(L, -1, count, &key);
    if (found && compare(&least, &key) <= 0) continue;
    found = true;
    least = key;
    lua_pushvalue(L, -1);
    lua_replace(L, -3);
  }
  if (!found) return 1;
  lua_pushvalue(L, -1);
  lua_rawget(L, 1);
  return 2;
}

/// Pushes the next of the keys that have no order after the one at 2, which is one, as stock Lua
/// has them.
static int push_next_unordered(lua_State *L) {
  ShimState *state = shim_of(L);
  lua_Integer count = 0;
  lua_pushvalue(L, 2);
  while (lua_next(L, 1) != 0) {
    Key key;
    shim_step(L, (uint64_t)count++);
    describe(L, -2, 0, &key);
    if (key.rank == RANK_OTHER) {
      state->host.unordered_keys(state->host.context);
      return 2;
    }
    lua_pop(L, 1);
  }
  end_walk(L);
  lua_pushnil(L);
  return 1;
}

/// How many of the ordered keys at `keys` are not behind a key.
static lua_Integer position_of(lua_State *L, const Key *key, int keys) {
  lua_Integer low = 0;
  lua_Integer high = (lua_Integer)lua_rawlen(L, keys);
  while (low < high) {
    Key other;
    lua_Integer middle = low + (high - low) / 2;
    lua_rawgeti(L, keys, middle + 1);
    describe(L, -1, 0, &other);
    lua_pop(L, 1);
    if (other.rank != RANK_OTHER && compare(&other, key) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/// Pushes the ordered keys of the table at 1, and returns the position of the key at 2 in them.
static lua_Integer push_walk(lua_State *L, const Key *key) {
  push_walks(L);
  lua_pushvalue(L, 1);
  if (lua_rawget(L, 3) == LUA_TTABLE) {
    lua_rawgeti(L, 4, 0);
    lua_Integer position = lua_tointeger(L, -1);
    lua_rawgeti(L, 4, position);
    bool continues = lua_rawequal(L, 2, -1);
    lua_pop(L, 2);
    if (continues) return position;
  }
  lua_settop(L, 3);
  shim_ordered_keys(L, 1);
  lua_pushvalue(L, 1);
  lua_pushvalue(L, 4);
  lua_rawset(L, 3);
  return position_of(L, key, 4);
}

/// The entry of the table at 1 behind the key at 2, in the order of `pairs`.
int shim_next_in_order(lua_State *L) {
  Key key;
  lua_settop(L, 2);
  if (lua_isnil(L, 2)) return push_first(L);
  // Stock Lua knows whether the key is, or was, one of the table.
  lua_pushvalue(L, 2);
  if (lua_next(L, 1) != 0) lua_settop(L, 2);
  describe(L, 2, 0, &key);
  if (key.rank == RANK_OTHER) return push_next_unordered(L);
  lua_Integer position = push_walk(L, &key);
  while (lua_rawgeti(L, 4, ++position) != LUA_TNIL) {
    shim_step(L, (uint64_t)position);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 1) != LUA_TNIL) {
      lua_pushinteger(L, position);
      lua_rawseti(L, 4, 0);
      return 2;
    }
    lua_pop(L, 2);
  }
  end_walk(L);
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

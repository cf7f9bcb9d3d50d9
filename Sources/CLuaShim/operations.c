// The protected operations that Swift may request: a program is carried out, then one operation.
#include "internal.h"

typedef struct {
  int32_t operation;
  int32_t mark;
  ShimType *type;
} Request;

static int list_keys(lua_State *L) {
  luaL_checktype(L, 2, LUA_TTABLE);
  shim_ordered_keys(L, 2);
  lua_pushvalue(L, 2);
  return 2;
}

static int find_highest(lua_State *L) {
  lua_Integer highest = 0;
  luaL_checktype(L, 2, LUA_TTABLE);
  uint64_t steps = 0;
  lua_pushnil(L);
  while (lua_next(L, 2) != 0) {
    shim_step(L, steps++);
    lua_Integer key = lua_isinteger(L, -2) ? lua_tointeger(L, -2) : 0;
    if (lua_type(L, -2) == LUA_TSTRING && lua_isinteger(L, -1)) {
      if (strcmp(lua_tostring(L, -2), "n") == 0) key = lua_tointeger(L, -1);
    }
    if (key > highest) highest = key;
    lua_pop(L, 1);
  }
  lua_pushinteger(L, highest);
  return 1;
}

static int make_coroutine(lua_State *L) {
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_State *thread = lua_newthread(L);
  lua_pushvalue(L, 2);
  lua_xmove(L, thread, 1);
  return 1;
}

static int close_coroutine(lua_State *L) {
  lua_getglobal(L, "coroutine");
  lua_getfield(L, -1, "close");
  lua_pushvalue(L, 2);
  lua_call(L, 1, LUA_MULTRET);
  return lua_gettop(L) - 3;
}

static int provide(lua_State *L) {
  luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_rawset(L, -3);
  return 0;
}

static int collect_garbage(lua_State *L) {
  // Twice: the second cycle collects what the finalizers of the first one released.
  lua_gc(L, LUA_GCCOLLECT);
  lua_gc(L, LUA_GCCOLLECT);
  return 0;
}

/// The text that __tostring gives for an error object; nothing if it gives none.
static int describe_error(lua_State *L) {
  if (luaL_callmeta(L, 2, "__tostring") && lua_type(L, -1) == LUA_TSTRING) return 1;
  return 0;
}

static int set_metatable(lua_State *L) {
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 3);
  lua_setmetatable(L, 2);
  return 0;
}

/// The __index in the metatable of the table at 2.
static int find_fallback(lua_State *L) {
  if (!lua_getmetatable(L, 2)) return 0;
  lua_pushliteral(L, "__index");
  lua_rawget(L, -2);
  return 1;
}

/// What the metatable of the table at 2 does: whether a function answers for absent fields, and the
/// name of the first metamethod that an object around the table would not have.
static int find_metamethods(lua_State *L) {
  static const char *const names[] = {
    "__newindex", "__call", "__len", "__eq", "__lt", "__le", "__concat", "__pairs", "__close",
    "__unm", "__add", "__sub", "__mul", "__div", "__mod", "__pow", "__idiv", "__band", "__bor",
    "__bxor", "__bnot", "__shl", "__shr",
  };
  if (!lua_getmetatable(L, 2)) return 0;
  lua_pushliteral(L, "__index");
  lua_pushboolean(L, lua_rawget(L, 3) == LUA_TFUNCTION);
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    lua_pushstring(L, names[i]);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 3) != LUA_TNIL) {
      lua_pop(L, 1);
      return 2;
    }
    lua_pop(L, 2);
  }
  return 1;
}

/// The elements of the table at 2 from the position at 3 on, as many as 4 says; with a key at 5,
/// that field of each. With true at 6, elements that have no fields stand for themselves.
///
/// Ends before an element that is nil, has no such field or needs more than raw access.
static int read_fields(lua_State *L) {
  lua_Integer first = lua_tointeger(L, 3);
  int count = (int)lua_tointeger(L, 4);
  bool keyed = !lua_isnil(L, 5);
  int base = lua_gettop(L);
  luaL_checkstack(L, count + 4, "too many elements");
  for (int i = 0; i < count; i++) {
    int kind = lua_rawgeti(L, 2, first + i);
    bool known = kind != LUA_TNIL && kind != LUA_TUSERDATA;
    if (keyed && kind == LUA_TTABLE) {
      known = !lua_getmetatable(L, -1);
      if (known) {
        lua_pushvalue(L, 5);
        known = lua_rawget(L, -2) != LUA_TNIL;
        lua_replace(L, -2);
      }
    } else if (keyed) {
      known = known && lua_toboolean(L, 6);
    }
    if (!known) {
      lua_settop(L, base + i);
      return i;
    }
  }
  return count;
}

static int perform(lua_State *L) {
  Request *request = lua_touserdata(L, 1);
  int count = shim_replay(shim_of(L), L, request->mark, NULL);
  switch (request->operation) {
    case SHIM_OP_CALL:
      lua_call(L, count - 1, LUA_MULTRET);
      return lua_gettop(L) - 1;
    case SHIM_OP_RAW_GET: lua_rawget(L, 2); return 1;
    case SHIM_OP_RAW_SET:
      if (lua_isnil(L, 3)) return luaL_error(L, "index is nil");
      lua_rawset(L, 2);
      return 0;
    case SHIM_OP_GET: lua_gettable(L, 2); return 1;
    case SHIM_OP_SET: lua_settable(L, 2); return 0;
    case SHIM_OP_LENGTH: lua_pushinteger(L, luaL_len(L, 2)); return 1;
    case SHIM_OP_DESCRIBE: shim_tolstring(L, 2); return 1;
    case SHIM_OP_SET_METATABLE: return set_metatable(L);
    case SHIM_OP_KEYS: return list_keys(L);
    case SHIM_OP_HIGHEST: return find_highest(L);
    case SHIM_OP_COLLECT: return collect_garbage(L);
    case SHIM_OP_COROUTINE: return make_coroutine(L);
    case SHIM_OP_CLOSE_COROUTINE: return close_coroutine(L);
    case SHIM_OP_TYPE: shim_make_type(L, request->type); return 0;
    case SHIM_OP_GUARD_GLOBALS: shim_guard_globals(L); return 0;
    case SHIM_OP_GUARD_FUNCTIONS: shim_guard_functions(L); return 0;
    case SHIM_OP_DESCRIBE_PRINTED: shim_describe_printed(L); return 0;
    case SHIM_OP_MODULE_GLOBALS: shim_push_view(L); return 1;
    case SHIM_OP_GLOBALS: lua_pushglobaltable(L); return 1;
    case SHIM_OP_PROVIDE: return provide(L);
    case SHIM_OP_ERROR_TEXT: return describe_error(L);
    case SHIM_OP_NAMES: return shim_find_names(L);
    case SHIM_OP_FALLBACK: return find_fallback(L);
    case SHIM_OP_METAMETHODS: return find_metamethods(L);
    case SHIM_OP_FIELDS: return read_fields(L);
    case SHIM_OP_SEED: shim_seed(L, (uint64_t)lua_tointeger(L, 2)); return 0;
    default: return count;
  }
}

/// Calls a function without an extra protected body; only if pushing its arguments cannot raise.
static int32_t call_directly(ShimState *state, int32_t mark, ShimCall *out) {
  lua_State *L = shim_running(state);
  int count = state->program.count - mark;
  if (!shim_begin(state, L, count + 10, out)) return SHIM_OUT_OF_MEMORY;
  shim_replay(state, L, mark, NULL);
  state->program.count = mark;
  int status = lua_pcall(L, count - 1, LUA_MULTRET, out->handler);
  shim_program_discard(state, mark);
  return shim_finish(state, L, status, out);
}

int32_t shim_operate(ShimState *state, int32_t operation, int32_t mark, ShimCall *out) {
  if (operation == SHIM_OP_CALL && shim_replay_is_safe(state, mark)) {
    return call_directly(state, mark, out);
  }
  Request request = {operation, mark, state->types};
  int32_t result = shim_protect(state, perform, &request, out);
  shim_program_discard(state, mark);
  return result;
}

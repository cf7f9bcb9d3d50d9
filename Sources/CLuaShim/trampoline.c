// Carries a call from Lua to Swift: Swift has returned before anything here may raise.
#include "internal.h"

enum { POSITION_LIMIT = 200000 };

static void raise_limit(lua_State *L, const char *message) {
  luaL_where(L, 1);
  lua_pushstring(L, message);
  lua_concat(L, 2);
  lua_error(L);
}

static int find_name(lua_State *L, const ShimFunction *function) {
  const char *key = lua_tostring(L, -2);
  for (int i = 0; i < function->names; i++) {
    if (function->name[i] == key) return i;
  }
  if (lua_rawlen(L, -2) <= 40) return -1;
  for (int i = 0; i < function->names; i++) {
    if (strcmp(function->name[i], key) == 0) return i;
  }
  return -1;
}

/// Keeps the bytewise first of the unknown keys, so that the report does not depend on hashing.
static void note_unknown(lua_State *L, ShimCall *call, int slot) {
  bool first = call->unknown == 0;
  if (!first && lua_type(L, -2) == LUA_TSTRING) {
    first = lua_type(L, slot) != LUA_TSTRING ||
      strcmp(lua_tostring(L, -2), lua_tostring(L, slot)) < 0;
  }
  if (first) lua_copy(L, -2, slot);
  call->unknown = slot;
}

static lua_Integer read_fields(
  lua_State *L, const ShimFunction *function, ShimCall *call, int table
) {
  lua_Integer highest = 0;
  lua_Integer declared = 0;
  int unknown = call->named + call->names;
  lua_pushnil(L);
  while (lua_next(L, table) != 0) {
    if (lua_type(L, -2) == LUA_TSTRING) {
      int name = find_name(L, function);
      if (name >= 0) {
        lua_copy(L, -1, call->named + name);
      } else if (lua_isinteger(L, -1) && strcmp(lua_tostring(L, -2), "n") == 0) {
        declared = lua_tointeger(L, -1);
      } else {
        note_unknown(L, call, unknown);
      }
    } else if (lua_isinteger(L, -2) && lua_tointeger(L, -2) >= 1) {
      lua_Integer key = lua_tointeger(L, -2);
      if (key > highest) highest = key;
    } else {
      note_unknown(L, call, unknown);
    }
    lua_pop(L, 1);
  }
  return declared > highest ? declared : highest;
}

static void decode_table(lua_State *L, const ShimFunction *function, ShimCall *call, int table) {
  call->names = function->names;
  luaL_checkstack(L, function->names + 8, "too many parameters");
  call->named = lua_gettop(L) + 1;
  for (int i = 0; i <= function->names; i++) lua_pushnil(L);
  lua_Integer count = read_fields(L, function, call, table);
  if (count > POSITION_LIMIT) raise_limit(L, "too many values in one table (at most 200000)");
  luaL_checkstack(L, (int)count + 8, "too many values");
  call->first = lua_gettop(L) + 1;
  call->count = (int32_t)count;
  for (lua_Integer i = 1; i <= count; i++) lua_rawgeti(L, table, i);
}

static void decode(lua_State *L, const ShimFunction *function, ShimCall *call, int first) {
  int top = lua_gettop(L);
  call->named = call->names = call->unknown = 0;
  call->first = first;
  call->count = top < first ? 0 : top - first + 1;
  if (function->names >= 0 && call->count == 1 && lua_type(L, first) == LUA_TTABLE) {
    if (!lua_getmetatable(L, first)) decode_table(L, function, call, first);
    else lua_pop(L, 1);
  }
  int32_t count = call->count < SHIM_INLINE ? call->count : SHIM_INLINE;
  for (int32_t i = 0; i < count; i++) {
    shim_decode(call->state, L, call->first + i, &call->values[i]);
  }
}

static int pass_results(lua_State *L, int status, lua_KContext context) {
  (void)status;
  return lua_gettop(L) - (int)context;
}

static int act(lua_State *L, ShimState *state, ShimCall *call, int32_t action) {
  int32_t mark = call->mark;
  if (action == SHIM_RETURN_NONE) {
    shim_program_discard(state, mark);
    return 0;
  }
  int base = lua_gettop(L);
  int results = shim_replay(state, L, mark, call);
  state->program.count = mark;
  switch (action) {
    case SHIM_YIELD: return lua_yield(L, results);
    case SHIM_TAIL_CALL:
      if (results == 0) return 0;
      lua_callk(L, results - 1, LUA_MULTRET, base, pass_results);
      return pass_results(L, LUA_OK, base);
    case SHIM_RAISE: return lua_error(L);
    default: return results;
  }
}

/// Runs `function` with the arguments from stack index `first` on; what lies below is its receiver.
int shim_invoke(lua_State *L, ShimFunction *function, int first) {
  ShimState *state = shim_of(L);
  if (state->nesting >= SHIM_NESTING_LIMIT) {
    raise_limit(L, "too many nested calls between Lua and the host");
  }
  if (state->closing || function->context == NULL) raise_limit(L, "the host has closed");
  ShimCall call;
  call.state = state;
  call.thread = (ShimThread *)L;
  call.receiver = first > 1 ? 1 : 0;
  decode(L, function, &call, first);
  call.mark = state->program.count;
  call.height = lua_gettop(L);
  lua_State *running = shim_running(state);
  shim_set_running(state, L);
  state->nesting++;
  int32_t action = state->host.invoke(function->context, &call);
  state->nesting--;
  shim_set_running(state, running);
  return act(L, state, &call, action);
}

int shim_trampoline(lua_State *L) {
  ShimFunction *function = lua_touserdata(L, lua_upvalueindex(1));
  int first = 1;
  if ((function->flags & SHIM_HAS_RECEIVER) != 0) {
    first = 2;
    if (lua_gettop(L) == 0) lua_pushnil(L);
  }
  return shim_invoke(L, function, first);
}

int shim_number_trampoline(lua_State *L) {
  ShimFunction *function = lua_touserdata(L, lua_upvalueindex(1));
  ShimState *state = shim_of(L);
  int is_number = 0;
  double input = lua_tonumberx(L, 1, &is_number);
  if (!is_number || lua_type(L, 1) != LUA_TNUMBER || state->nesting >= SHIM_NESTING_LIMIT) {
    return shim_invoke(L, function, 1);
  }
  ShimCall call;
  call.state = state;
  call.thread = (ShimThread *)L;
  call.mark = state->program.count;
  call.count = call.named = call.receiver = 0;
  lua_State *running = shim_running(state);
  shim_set_running(state, L);
  state->nesting++;
  double output = 0;
  int32_t action = state->host.number(function->context, &call, input, &output);
  state->nesting--;
  shim_set_running(state, running);
  if (action == SHIM_RAISE) return act(L, state, &call, action);
  lua_pushnumber(L, output);
  return 1;
}

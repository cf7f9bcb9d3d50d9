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

/// Keeps the bytewise first unknown key, so that the report does not depend on hashing.
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
  uint64_t steps = 0;
  lua_pushnil(L);
  while (lua_next(L, table) != 0) {
    shim_step(L, steps++);
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

/// Moves values that are given by the name of a position to this position, if it is free.
static void place_named(lua_State *L, const ShimFunction *function, ShimCall *call) {
  int labels = call->named + function->names - function->positions;
  for (int i = 0; i < function->positions; i++) {
    if (lua_isnil(L, labels + i)) continue;
    if (i >= call->count) {
      lua_settop(L, call->first + i);
      call->count = i + 1;
    } else if (!lua_isnil(L, call->first + i)) {
      continue;
    }
    lua_copy(L, labels + i, call->first + i);
    lua_pushnil(L);
    lua_replace(L, labels + i);
  }
}

static void decode_table(lua_State *L, const ShimFunction *function, ShimCall *call, int table) {
  call->names = function->names;
  int room = function->names + function->positions + SHIM_ROOM + 5;
  if (room >= LUA_MINSTACK) luaL_checkstack(L, room + 4, "too many parameters");
  call->named = lua_gettop(L) + 1;
  lua_settop(L, call->named + function->names);
  lua_Integer count = read_fields(L, function, call, table);
  if (count > POSITION_LIMIT) raise_limit(L, "too many values in one table (at most 200000)");
  call->first = call->named + function->names + 1;
  call->count = (int32_t)count;
  // The last check left room for what the call itself needs.
  if (count > 0) {
    luaL_checkstack(L, (int)count + function->positions + SHIM_ROOM + 8, "too many values");
    for (lua_Integer i = 1; i <= count; i++) lua_rawgeti(L, table, i);
  }
  place_named(L, function, call);
}

static void decode(lua_State *L, const ShimFunction *function, ShimCall *call) {
  if (lua_type(L, call->first) != LUA_TTABLE) return;
  if (!lua_getmetatable(L, call->first)) decode_table(L, function, call, call->first);
  else lua_pop(L, 1);
}

static int pass_results(lua_State *L, int status, lua_KContext context) {
  (void)status;
  return lua_gettop(L) - (int)context;
}

/// Continues after a yield: the values of the resumption are the results, or an error.
static int pass_resumption(lua_State *L, int status, lua_KContext context) {
  ShimState *state = shim_of(L);
  int32_t raises = state->resumption;
  state->resumption = SHIM_RESUME_RESULTS;
  if (raises == SHIM_RESUME_RESULTS) return pass_results(L, status, context);
  if (raises == SHIM_RESUME_PLACED_ERROR) {
    luaL_where(L, 1);
    lua_insert(L, -2);
    lua_concat(L, 2);
  }
  return lua_error(L);
}

static int act(lua_State *L, ShimState *state, ShimCall *call, int32_t action) {
  int results = SHIM_ROOM - call->room;
  if (action == SHIM_RETURN_NONE) {
    shim_program_discard(state, call->mark);
    return 0;
  }
  if (state->program.count != call->mark || state->program.exhausted) {
    results += shim_replay(state, L, call->mark, call);
    state->program.count = call->mark;
  }
  switch (action) {
    case SHIM_YIELD:
      if (lua_isyieldable(L)) {
        return lua_yieldk(L, results, lua_gettop(L) - results, pass_resumption);
      }
      if (lua_pushthread(L)) return luaL_error(L, "attempt to yield from outside a coroutine");
      return luaL_error(L, "cannot wait inside a function that lazylab or Lua's library calls, "
        "such as the comparison of table.sort; wait before or after it");
    case SHIM_TAIL_CALL: {
      if (results == 0) return 0;
      int base = lua_gettop(L) - results;
      lua_callk(L, results - 1, LUA_MULTRET, base, pass_results);
      return pass_results(L, LUA_OK, base);
    }
    case SHIM_RAISE:
      state->raising = true;
      return lua_error(L);
    default: return results;
  }
}

/// Runs `function` with `count` arguments from stack index `first` on; the receiver lies below.
int shim_invoke(lua_State *L, ShimFunction *function, int first, int count) {
  ShimState *state = shim_of(L);
  state->raising = false;
  if (state->nesting >= SHIM_NESTING_LIMIT) {
    raise_limit(L, "too many nested calls between Lua and the host");
  }
  if (shim_stack_is_low()) {
    raise_limit(L, "calls between Lua and the host are nested too deeply for the stack");
  }
  if (state->closing || function->context == NULL) raise_limit(L, "the host has closed");
  ShimCall call;
  call.state = state;
  call.thread = (ShimThread *)L;
  call.count = count;
  call.first = first;
  call.named = call.names = call.unknown = 0;
  call.receiver = first > 1 ? 1 : 0;
  call.room = SHIM_ROOM;
  if (function->names >= 0 && count == 1) decode(L, function, &call);
  call.mark = state->program.count;
  lua_State *running = shim_running(state);
  shim_set_running(state, L);
  state->nesting++;
  int32_t action = state->host.invoke(function->context, &call);
  state->nesting--;
  shim_set_running(state, running);
  if (action == SHIM_RETURN && state->program.count == call.mark && !state->program.exhausted) {
    return SHIM_ROOM - call.room;
  }
  return act(L, state, &call, action);
}

int shim_trampoline(lua_State *L) {
  ShimFunction *function = lua_touserdata(L, lua_upvalueindex(1));
  int count = lua_gettop(L);
  if ((function->flags & SHIM_HAS_RECEIVER) == 0) return shim_invoke(L, function, 1, count);
  if (count == 0) lua_pushnil(L);
  return shim_invoke(L, function, 2, count == 0 ? 0 : count - 1);
}

int shim_number_trampoline(lua_State *L) {
  ShimFunction *function = lua_touserdata(L, lua_upvalueindex(1));
  ShimState *state = shim_of(L);
  bool is_deep = state->nesting >= SHIM_NESTING_LIMIT || shim_stack_is_low();
  if (is_deep || lua_type(L, 1) != LUA_TNUMBER) {
    return shim_invoke(L, function, 1, lua_gettop(L));
  }
  double input = lua_tonumberx(L, 1, NULL);
  ShimCall call;
  call.state = state;
  call.thread = (ShimThread *)L;
  call.mark = state->program.count;
  call.count = call.named = call.receiver = 0;
  call.room = SHIM_ROOM;
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

bool shim_is_host_function(lua_CFunction function) {
  return function == shim_trampoline || function == shim_number_trampoline;
}

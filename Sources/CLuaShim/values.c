// Reads values on Lua's stack without ever allocating in Lua, so nothing here can raise.
#include "internal.h"

void shim_decode(ShimState *state, lua_State *L, int index, ShimValue *value) {
  value->index = index;
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
      if (lua_isinteger(L, index)) {
        value->kind = SHIM_INTEGER;
        value->integer = lua_tointegerx(L, index, NULL);
      } else {
        value->kind = SHIM_NUMBER;
        value->number = lua_tonumberx(L, index, NULL);
      }
      return;
    case LUA_TBOOLEAN:
      value->kind = SHIM_BOOLEAN;
      value->integer = lua_toboolean(L, index);
      return;
    case LUA_TSTRING: {
      size_t length;
      value->kind = SHIM_STRING;
      value->pointer = lua_tolstring(L, index, &length);
      value->length = length;
      return;
    }
    case LUA_TTABLE: value->kind = SHIM_TABLE; return;
    case LUA_TFUNCTION: value->kind = SHIM_FUNCTION; return;
    case LUA_TTHREAD: value->kind = SHIM_COROUTINE; return;
    case LUA_TNIL:
    case LUA_TNONE: value->kind = SHIM_NIL; return;
    default: break;
  }
  ShimBlock *block = shim_block(state, L, index);
  if (block == NULL) {
    value->kind = SHIM_OTHER;
    return;
  }
  value->kind = SHIM_OBJECT;
  value->pointer = block->type->context;
  value->length = shim_handle(block);
}

void shim_call_value(const ShimCall *call, int32_t stack_index, ShimValue *value) {
  value->kind = SHIM_NIL;
  value->index = 0;
  if (stack_index != 0) shim_decode(call->state, shim_thread(call), stack_index, value);
}

bool shim_call_read_number(const ShimCall *call, int32_t stack_index, double *number) {
  lua_State *L = shim_thread(call);
  if (stack_index == 0 || lua_type(L, stack_index) != LUA_TNUMBER) return false;
  *number = lua_tonumberx(L, stack_index, NULL);
  return true;
}

/// Reads integers and integral floats; checks the type first because Lua would also accept text.
bool shim_call_read_integer(const ShimCall *call, int32_t stack_index, int64_t *integer) {
  lua_State *L = shim_thread(call);
  int is_integer = 0;
  if (stack_index == 0 || lua_type(L, stack_index) != LUA_TNUMBER) return false;
  *integer = lua_tointegerx(L, stack_index, &is_integer);
  return is_integer;
}

bool shim_call_read_object(
  const ShimCall *call, int32_t stack_index, const void *type, uint64_t *handle
) {
  if (stack_index == 0) return false;
  const ShimBlock *block = shim_block(call->state, shim_thread(call), stack_index);
  if (block == NULL || block->type->context != type) return false;
  *handle = shim_handle(block);
  return true;
}

bool shim_call_is_plain(const ShimCall *call, int32_t stack_index) {
  lua_State *L = shim_thread(call);
  if (stack_index == 0 || lua_type(L, stack_index) != LUA_TTABLE) return false;
  if (!lua_checkstack(L, 2) || !lua_getmetatable(L, stack_index)) return true;
  lua_pop(L, 1);
  return false;
}

int64_t shim_call_length(const ShimCall *call, int32_t stack_index) {
  if (stack_index == 0) return 0;
  return (int64_t)lua_rawlen(shim_thread(call), stack_index);
}

const char *shim_call_type_name(const ShimCall *call, int32_t stack_index) {
  if (stack_index == 0) return "nil";
  return lua_typename(NULL, lua_type(shim_thread(call), stack_index));
}

/// Must be ended with `shim_leave`.
void shim_call_empty(ShimState *state, ShimCall *call) {
  lua_State *L = shim_running(state);
  state->held++;
  call->state = state;
  call->thread = (ShimThread *)L;
  call->height = lua_gettop(L);
  call->first = call->height + 1;
  call->count = 0;
  call->named = call->names = call->unknown = call->receiver = call->mark = call->room = 0;
}

static void begin_reading(const ShimCall *call, lua_State *L, ShimCall *out) {
  shim_call_empty(call->state, out);
  out->thread = call->thread;
  out->height = lua_gettop(L);
  out->first = out->height + 1;
}

/// Reads raw, with an integer key or a name; the field with a name is found by comparing bytes,
/// because making a Lua string could raise.
bool shim_call_field(
  const ShimCall *call, int32_t stack_index, const ShimValue *key, const char *name, ShimCall *out
) {
  lua_State *L = shim_thread(call);
  begin_reading(call, L, out);
  if (stack_index == 0 || lua_type(L, stack_index) != LUA_TTABLE) return false;
  if (!lua_checkstack(L, 4)) return false;
  out->count = 1;
  if (key->kind == SHIM_INTEGER) {
    lua_rawgeti(L, stack_index, key->integer);
  } else {
    bool found = false;
    lua_pushnil(L);
    while (!found && lua_next(L, stack_index) != 0) {
      size_t length = 0;
      const char *bytes =
        lua_type(L, -2) == LUA_TSTRING ? lua_tolstring(L, -2, &length) : NULL;
      found = bytes != NULL && length == key->length && memcmp(bytes, name, length) == 0;
      if (found) lua_remove(L, -2);
      else lua_pop(L, 1);
    }
    if (!found) lua_pushnil(L);
  }
  return true;
}

/// The globals of the script or plugin that made the call; false for a module.
bool shim_call_globals(const ShimCall *call, ShimCall *out) {
  lua_State *L = shim_thread(call);
  begin_reading(call, L, out);
  if (!lua_checkstack(L, 4) || !shim_push_own_globals(L)) return false;
  out->count = 1;
  return true;
}

/// The key and value at `position` of a crossing whose first two values are a list of keys and the
/// table to which they belong.
bool shim_call_entry(const ShimCall *call, int64_t position, ShimCall *out) {
  lua_State *L = shim_thread(call);
  begin_reading(call, L, out);
  if (call->count < 2 || !lua_checkstack(L, 4)) return false;
  lua_rawgeti(L, call->first, position);
  lua_pushvalue(L, -1);
  lua_rawget(L, call->first + 1);
  out->count = 2;
  return true;
}

static lua_State *push_reference(ShimState *state, int32_t reference) {
  lua_State *L = shim_running(state);
  if (!lua_checkstack(L, 4)) return NULL;
  lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
  return L;
}

bool shim_reference_is_plain(ShimState *state, int32_t reference) {
  lua_State *L = push_reference(state, reference);
  if (L == NULL) return false;
  bool has = lua_getmetatable(L, -1);
  lua_pop(L, has ? 2 : 1);
  return !has;
}

int64_t shim_reference_length(ShimState *state, int32_t reference) {
  lua_State *L = push_reference(state, reference);
  if (L == NULL) return 0;
  lua_Unsigned length = lua_rawlen(L, -1);
  lua_pop(L, 1);
  return (int64_t)length;
}

uintptr_t shim_reference_identity(ShimState *state, int32_t reference) {
  lua_State *L = push_reference(state, reference);
  if (L == NULL) return 0;
  const void *identity = lua_topointer(L, -1);
  lua_pop(L, 1);
  return (uintptr_t)identity;
}

bool shim_references_equal(ShimState *state, int32_t left, int32_t right) {
  lua_State *L = push_reference(state, left);
  if (L == NULL) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, right);
  bool equal = lua_rawequal(L, -1, -2);
  lua_pop(L, 2);
  return equal;
}

bool shim_function_shape(
  ShimState *state, int32_t function, int32_t *parameters, bool *variadic, ShimFrame *definition
) {
  lua_State *L = push_reference(state, function);
  if (L == NULL) return false;
  lua_Debug info;
  lua_getinfo(L, ">Su", &info);
  *parameters = info.nparams;
  *variadic = info.isvararg;
  definition->line = info.linedefined;
  memcpy(definition->source, info.short_src, sizeof(definition->source) - 1);
  definition->source[sizeof(definition->source) - 1] = 0;
  definition->name[0] = 0;
  return true;
}

/// What Swift gave for a host function; NULL for any other function.
const void *shim_function_context(ShimState *state, int32_t function) {
  lua_State *L = push_reference(state, function);
  if (L == NULL) return NULL;
  const void *context = NULL;
  lua_CFunction body = lua_tocfunction(L, -1);
  if (body != NULL && shim_is_host_function(body) && lua_getupvalue(L, -1, 1) != NULL) {
    const ShimFunction *host = lua_touserdata(L, -1);
    context = host == NULL ? NULL : host->context;
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return context;
}

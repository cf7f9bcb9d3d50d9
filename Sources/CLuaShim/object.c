// Host objects: userdata that hold a handle, and the metatables that dispatch to their members.
#include <stdlib.h>

#include "internal.h"

static const char handles_key = 0;

static int release_function(lua_State *L) {
  ShimFunction *function = lua_touserdata(L, 1);
  if (function != NULL && function->context != NULL) {
    const void *context = function->context;
    function->context = NULL;
    shim_of(L)->host.release(context);
  }
  return 0;
}

static int release_handle(lua_State *L) {
  ShimState *state = shim_of(L);
  ShimBlock *block = shim_block(state, L, 1);
  if (block != NULL && block->generation != 0) {
    uint32_t generation = block->generation;
    block->generation = 0;
    state->host.handle_lost(state->host.context, block->slot, generation);
  }
  return 0;
}

void shim_open_objects(lua_State *L) {
  luaL_newmetatable(L, "shim.function");
  lua_pushcfunction(L, release_function);
  lua_setfield(L, -2, "__gc");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 1);
  lua_newtable(L);
  lua_newtable(L);
  lua_pushliteral(L, "v");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &handles_key);
}

/// Pushes the userdata of a slot: one and the same while it lives, so that equal objects are equal.
void shim_push_object(ShimState *state, lua_State *L, const void *pointer, uint64_t handle) {
  ShimType *type = (ShimType *)pointer;
  uint32_t slot = (uint32_t)handle;
  uint32_t generation = (uint32_t)(handle >> 32);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &handles_key);
  lua_rawgeti(L, -1, slot);
  ShimBlock *found = shim_block(state, L, -1);
  if (found != NULL && found->generation == generation) {
    lua_remove(L, -2);
    return;
  }
  lua_pop(L, 1);
  ShimBlock *block = lua_newuserdatauv(L, sizeof(ShimBlock), 0);
  *block = (ShimBlock){.magic = state, .type = type, .slot = slot, .generation = generation};
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->metatable);
  lua_setmetatable(L, -2);
  state->host.handle_made(state->host.context, slot, generation);
  lua_pushvalue(L, -1);
  lua_rawseti(L, -3, slot);
  lua_remove(L, -2);
}

bool shim_handle_exists(ShimState *state, uint32_t slot, uint32_t generation) {
  lua_State *L = shim_running(state);
  if (!lua_checkstack(L, 2)) return true;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &handles_key);
  lua_rawgeti(L, -1, slot);
  ShimBlock *found = shim_block(state, L, -1);
  bool exists = found != NULL && found->generation == generation;
  lua_pop(L, 2);
  return exists;
}

ShimType *shim_type_make(ShimState *state, void *context) {
  ShimType *type = calloc(1, sizeof(ShimType));
  if (type == NULL) return NULL;
  type->context = context;
  type->metatable = LUA_NOREF;
  type->next = state->types;
  state->types = type;
  return type;
}

void *shim_type_context(const ShimType *type) {
  return type->context;
}

/// Upvalues: members, integer index, missing.
static int index_object(lua_State *L) {
  if (lua_gettop(L) != 2) lua_settop(L, 2);
  lua_pushvalue(L, 2);
  switch (lua_rawget(L, lua_upvalueindex(1))) {
    case LUA_TFUNCTION: return 1;
    case LUA_TUSERDATA: return shim_invoke(L, lua_touserdata(L, 3), 2, 0);
    default: break;
  }
  lua_settop(L, 2);
  bool numeric = lua_isinteger(L, 2) && !lua_isnil(L, lua_upvalueindex(2));
  ShimFunction *other = lua_touserdata(L, lua_upvalueindex(numeric ? 2 : 3));
  return other == NULL ? 0 : shim_invoke(L, other, 2, 1);
}

/// Upvalues: setters, missing setter.
static int assign_object(lua_State *L) {
  lua_settop(L, 3);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) == LUA_TUSERDATA) {
    ShimFunction *setter = lua_touserdata(L, -1);
    lua_settop(L, 3);
    lua_remove(L, 2);
    return shim_invoke(L, setter, 2, 1);
  }
  lua_settop(L, 3);
  ShimFunction *other = lua_touserdata(L, lua_upvalueindex(2));
  if (other == NULL) return luaL_error(L, "its fields cannot be changed");
  return shim_invoke(L, other, 2, 2);
}

bool shim_is_member_access(lua_CFunction function) {
  return function == index_object || function == assign_object;
}

/// Stack: a request, metamethods, name, members, setters, index, missing, missing setter.
void shim_make_type(lua_State *L, ShimType *type) {
  lua_pushvalue(L, 3);
  lua_setfield(L, 2, "__name");
  lua_pushvalue(L, 3);
  lua_setfield(L, 2, "__metatable");
  lua_pushvalue(L, 4);
  lua_pushvalue(L, 6);
  lua_pushvalue(L, 7);
  lua_pushcclosure(L, index_object, 3);
  lua_setfield(L, 2, "__index");
  lua_pushvalue(L, 5);
  lua_pushvalue(L, 8);
  lua_pushcclosure(L, assign_object, 2);
  lua_setfield(L, 2, "__newindex");
  lua_pushcfunction(L, release_handle);
  lua_setfield(L, 2, "__gc");
  lua_pushvalue(L, 2);
  type->metatable = luaL_ref(L, LUA_REGISTRYINDEX);
}

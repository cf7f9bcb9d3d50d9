// Records pushes for Swift and carries them out later, where an error may jump.
#include <stdlib.h>

#include "internal.h"

ShimProgram *shim_program(ShimState *state) {
  return &state->program;
}

bool shim_program_grow(ShimProgram *program) {
  int32_t capacity = program->capacity == 0 ? 64 : program->capacity * 2;
  ShimValue *grown = realloc(program->steps, sizeof(ShimValue) * (size_t)capacity);
  program->exhausted = grown == NULL;
  if (grown == NULL) return false;
  program->steps = grown;
  program->capacity = capacity;
  return true;
}

void shim_program_string(ShimProgram *program, int32_t kind, const void *bytes, size_t length) {
  if (program->count == 0) program->used = 0;
  if (program->room - program->used < length) {
    size_t room = (program->used + length) * 2 + 256;
    char *grown = realloc(program->bytes, room);
    program->exhausted = grown == NULL;
    if (grown == NULL) return;
    program->bytes = grown;
    program->room = room;
  }
  if (length > 0) memcpy(program->bytes + program->used, bytes, length);
  ShimValue *step = shim_program_step(program, kind, 0);
  step->integer = (int64_t)program->used;
  step->length = length;
  program->used += length;
}

/// Forgets the steps from `mark` on, and releases what steps not yet carried out own.
void shim_program_discard(ShimState *state, int32_t mark) {
  ShimProgram *program = &state->program;
  while (program->count > mark) {
    ShimValue step = program->steps[--program->count];
    if (step.kind == SHIM_NEW_FUNCTION) {
      state->host.release(step.pointer);
    } else if (step.kind == SHIM_OBJECT) {
      state->host.object_arrived(
        state->host.context, (uint32_t)step.length, (uint32_t)(step.length >> 32));
    }
  }
}

/// Whether the steps cannot raise, so that they need no protected call of their own.
bool shim_replay_is_safe(const ShimState *state, int32_t mark) {
  for (int32_t i = mark; i < state->program.count; i++) {
    int32_t kind = state->program.steps[i].kind;
    if (kind > SHIM_NUMBER && kind != SHIM_REFERENCE && kind != SHIM_ELEMENT) return false;
  }
  return !state->program.exhausted;
}

static void push_function(ShimState *state, lua_State *L, int32_t at) {
  ShimValue step = state->program.steps[at];
  int32_t names = (int32_t)(int64_t)step.length;
  int32_t positions = names > 0 ? (int32_t)((int64_t)step.length >> 32) : 0;
  int32_t room = names > 0 ? names : 0;
  int base = lua_gettop(L) - room;
  ShimFunction *function =
    lua_newuserdatauv(L, sizeof(ShimFunction) + sizeof(char *) * (size_t)room, 1);
  function->context = NULL;
  function->flags = step.index;
  function->names = names;
  function->positions = positions;
  lua_createtable(L, room, 0);
  for (int32_t i = 0; i < room; i++) {
    // The table keeps the strings alive; short ones are interned, so pointers identify them.
    function->name[i] = lua_tostring(L, base + 1 + i);
    lua_pushvalue(L, base + 1 + i);
    lua_rawseti(L, -2, i + 1);
  }
  lua_setiuservalue(L, -2, 1);
  luaL_setmetatable(L, "shim.function");
  function->context = step.pointer;
  state->program.steps[at].kind = SHIM_NIL;
  if ((step.index & SHIM_NAKED) == 0) {
    bool typed = (step.index & SHIM_TYPED_NUMBER) != 0;
    lua_pushcclosure(L, typed ? shim_number_trampoline : shim_trampoline, 1);
  }
  if (room > 0) {
    lua_replace(L, base + 1);
    lua_settop(L, base + 1);
  }
}

/// Until a userdata of the object is on the stack, a collection may end the previous one.
static void push_object(ShimState *state, lua_State *L, int32_t at) {
  const void *type = state->program.steps[at].pointer;
  uint64_t handle = state->program.steps[at].length;
  shim_push_object(state, L, type, handle);
  state->program.steps[at].kind = SHIM_NIL;
  state->host.object_arrived(state->host.context, (uint32_t)handle, (uint32_t)(handle >> 32));
}

static void push_step(ShimState *state, lua_State *L, int32_t at, const ShimCall *call) {
  // Carrying out a step may add others and move them all: nothing is read after that.
  const ShimValue *step = &state->program.steps[at];
  switch (step->kind) {
    case SHIM_NIL: lua_pushnil(L); return;
    case SHIM_BOOLEAN: lua_pushboolean(L, step->integer != 0); return;
    case SHIM_INTEGER: lua_pushinteger(L, step->integer); return;
    case SHIM_NUMBER: lua_pushnumber(L, step->number); return;
    case SHIM_KEY:
    case SHIM_STRING:
      lua_pushlstring(L, state->program.bytes + step->integer, step->length);
      return;
    case SHIM_REFERENCE: lua_rawgeti(L, LUA_REGISTRYINDEX, step->index); return;
    case SHIM_ARGUMENT:
      if (call == NULL || step->index == 0) lua_pushnil(L);
      else lua_pushvalue(L, step->index);
      return;
    case SHIM_ELEMENT:
      lua_rawgeti(L, LUA_REGISTRYINDEX, step->index);
      if (lua_type(L, -1) == LUA_TTABLE) lua_rawgeti(L, -1, step->integer);
      else lua_pushnil(L);
      lua_remove(L, -2);
      return;
    case SHIM_OBJECT:
      push_object(state, L, at);
      return;
    case SHIM_NEW_TABLE: lua_createtable(L, step->index, (int)step->integer); return;
    case SHIM_SET_INDEX: lua_rawseti(L, -2, step->integer); return;
    case SHIM_SET_FIELD:
      lua_pushlstring(L, state->program.bytes + step->integer, step->length);
      lua_insert(L, -2);
      lua_rawset(L, -3);
      return;
    case SHIM_NEW_FUNCTION: push_function(state, L, at); return;
    default: lua_pushnil(L); return;
  }
}

int shim_replay(ShimState *state, lua_State *L, int32_t mark, const ShimCall *call) {
  int32_t count = state->program.count;
  if (state->program.exhausted) {
    state->program.exhausted = false;
    return luaL_error(L, "not enough memory");
  }
  int base = lua_gettop(L);
  luaL_checkstack(L, count - mark + 8, "too many values");
  for (int32_t i = mark; i < count; i++) push_step(state, L, i, call);
  return lua_gettop(L) - base;
}

// Runs C functions in protected mode for Swift and keeps the results where Swift can read them.
#include "internal.h"

void shim_record_frame(ShimFrame *frame, lua_State *L, lua_Debug *info) {
  lua_getinfo(L, "Sln", info);
  frame->line = info->currentline;
  memcpy(frame->source, info->short_src, sizeof(frame->source) - 1);
  frame->source[sizeof(frame->source) - 1] = 0;
  frame->name[0] = 0;
  if (info->name != NULL) strncpy(frame->name, info->name, sizeof(frame->name) - 1);
  frame->name[sizeof(frame->name) - 1] = 0;
  if (*info->what == 'm') strcpy(frame->name, "main chunk");
}

/// Records where the error happened, before the stack unwinds; the error value stays as it is.
int shim_handle_message(lua_State *L) {
  ShimState *state = shim_of(L);
  lua_Debug info;
  state->frame_count = 0;
  for (int level = 1; state->frame_count < SHIM_FRAMES && lua_getstack(L, level, &info); level++) {
    shim_record_frame(&state->frames[state->frame_count++], L, &info);
  }
  return 1;
}

int32_t shim_traceback_count(const ShimState *state) {
  return state->frame_count;
}

const ShimFrame *shim_traceback(const ShimState *state, int32_t index) {
  return &state->frames[index];
}

static void collect(ShimState *state, lua_State *L, int base, ShimCall *out) {
  out->state = state;
  out->thread = (ShimThread *)L;
  out->first = base + 1;
  out->count = lua_gettop(L) - base;
  out->named = out->names = out->unknown = out->receiver = out->mark = 0;
  int32_t count = out->count < SHIM_INLINE ? out->count : SHIM_INLINE;
  for (int32_t i = 0; i < count; i++) shim_decode(state, L, base + 1 + i, &out->values[i]);
}

static int32_t outcome(const ShimState *state, int status) {
  if (status == LUA_OK) return SHIM_OK;
  if (shim_interrupted(state)) return SHIM_INTERRUPTED;
  if (status == LUA_YIELD) return SHIM_YIELDED;
  if (status == LUA_ERRMEM) return SHIM_OUT_OF_MEMORY;
  return status == LUA_ERRSYNTAX ? SHIM_SYNTAX : SHIM_FAILED;
}

/// Ends a protected call whose results begin above `base`, where the message handler lies.
int32_t shim_finish(ShimState *state, lua_State *L, int base, int status, ShimCall *out) {
  shim_count_entry(state, -1);
  bool is_limited = state->scope.memory != UINT64_MAX && state->fault_period == 0;
  if (status == LUA_ERRMEM && is_limited) shim_stop(state, SHIM_STOP_MEMORY);
  int32_t result = outcome(state, status);
  if (shim_entries(state) == 0 && shim_interrupted(state)) {
    result = SHIM_INTERRUPTED;
    // What a limit stopped stays stopped until that limit's scope ends.
    if (atomic_load(&state->stop) == SHIM_STOP_INTERRUPT) shim_clear_stop(state);
  }
  collect(state, L, base + 1, out);
  out->height = base;
  return result;
}

int32_t shim_protect(ShimState *state, lua_CFunction body, void *argument, ShimCall *out) {
  lua_State *L = shim_running(state);
  int base = lua_gettop(L);
  out->state = state;
  out->thread = (ShimThread *)L;
  out->height = base;
  out->count = 0;
  out->first = base + 1;
  if (!lua_checkstack(L, 8)) return SHIM_OUT_OF_MEMORY;
  state->frame_count = 0;
  lua_pushcfunction(L, shim_handle_message);
  lua_pushcfunction(L, body);
  lua_pushlightuserdata(L, argument);
  shim_count_entry(state, 1);
  int32_t mark = state->program.count;
  int status = lua_pcall(L, 1, LUA_MULTRET, base + 1);
  if (status != LUA_OK) shim_program_discard(state, mark);
  return shim_finish(state, L, base, status, out);
}

void shim_leave(ShimCall *out) {
  lua_settop(shim_thread(out), out->height);
}

typedef struct {
  const char *source;
  size_t length;
  const char *name;
  int32_t environment;
  int status;
} Chunk;

static int load_chunk(lua_State *L) {
  Chunk *chunk = lua_touserdata(L, 1);
  chunk->status = luaL_loadbufferx(L, chunk->source, chunk->length, chunk->name, "t");
  if (chunk->status != LUA_OK) return lua_error(L);
  if (chunk->environment != 0) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, chunk->environment);
    if (lua_setupvalue(L, -2, 1) == NULL) lua_pop(L, 1);
  }
  return 1;
}

int32_t shim_load(
  ShimState *state, const char *source, size_t length, const char *name, int32_t environment,
  ShimCall *out
) {
  Chunk chunk = {source, length, name, environment, LUA_OK};
  int32_t result = shim_protect(state, load_chunk, &chunk, out);
  return result == SHIM_FAILED && chunk.status == LUA_ERRSYNTAX ? SHIM_SYNTAX : result;
}

bool shim_call_location(
  const ShimCall *call, int32_t level, char *source, size_t room, int32_t *line
) {
  lua_State *L = shim_thread(call);
  lua_Debug info;
  int found = 0;
  for (int i = 0; lua_getstack(L, i, &info); i++) {
    lua_getinfo(L, "l", &info);
    if (info.currentline <= 0 || ++found < level) continue;
    lua_getinfo(L, "S", &info);
    strncpy(source, info.short_src, room - 1);
    source[room - 1] = 0;
    *line = info.currentline;
    return true;
  }
  return false;
}

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

/// Whether the function at a level is the host's and raises an error that Swift gave it.
static bool raises_for_host(lua_State *L, int level) {
  lua_Debug info;
  if (!shim_of(L)->raising || !lua_getstack(L, level, &info)) return false;
  lua_getinfo(L, "f", &info);
  lua_CFunction function = lua_tocfunction(L, -1);
  lua_pop(L, 1);
  return shim_is_host_function(function) || shim_is_member_access(function);
}

/// Records where an error happened: the calls from `level` outwards.
void shim_record_frames(lua_State *L, int level) {
  ShimState *state = shim_of(L);
  lua_Debug info;
  state->continues = raises_for_host(L, level);
  state->raising = false;
  state->frame_count = 0;
  for (; state->frame_count < SHIM_FRAMES && lua_getstack(L, level, &info); level++) {
    shim_record_frame(&state->frames[state->frame_count++], L, &info);
  }
}

/// Runs before the stack unwinds; the error value stays as it is.
int shim_handle_message(lua_State *L) {
  shim_record_frames(L, 1);
  return 1;
}

bool shim_traceback_continues(const ShimState *state) {
  return state->continues;
}

int32_t shim_traceback_count(const ShimState *state) {
  return state->frame_count;
}

const ShimFrame *shim_traceback(const ShimState *state, int32_t index) {
  return &state->frames[index];
}

static int32_t outcome(const ShimState *state, int status) {
  if (status == LUA_OK) return SHIM_OK;
  if (shim_interrupted(state)) return SHIM_INTERRUPTED;
  if (status == LUA_YIELD) return SHIM_YIELDED;
  if (status == LUA_ERRMEM) return SHIM_OUT_OF_MEMORY;
  return status == LUA_ERRSYNTAX ? SHIM_SYNTAX : SHIM_FAILED;
}

/// What a crossing into Lua is charged, so that host code that runs no Lua is stopped, too.
enum { INSTRUCTIONS_PER_CROSSING = 10 };

/// Begins a protected call: `first` is where its results will lie, with a message handler below.
///
/// A call from outside finds the handler and room at the bottom of the main thread's stack.
bool shim_begin(ShimState *state, lua_State *L, int room, ShimCall *out) {
  shim_call_empty(state, out);
  bool is_outside = shim_entries(state) == 0;
  if ((!is_outside || out->first + room > LUA_MINSTACK) && !lua_checkstack(L, room)) return false;
  state->frame_count = 0;
  state->continues = false;
  if (state->interval != 0) shim_charge_host(state, INSTRUCTIONS_PER_CROSSING);
  shim_count_entry(state, 1);
  out->handler = 1;
  if (is_outside) return true;
  lua_pushcfunction(L, shim_handle_message);
  out->handler = out->first++;
  return true;
}

/// Ends a protected call: above the handler lie its results, or the error.
int32_t shim_finish(ShimState *state, lua_State *L, int status, ShimCall *out) {
  shim_count_entry(state, -1);
  bool is_limited = state->scope.memory != UINT64_MAX && state->fault_period == 0;
  if (status == LUA_ERRMEM && is_limited) shim_stop(state, SHIM_STOP_MEMORY);
  int32_t result = outcome(state, status);
  if (shim_entries(state) == 0 && shim_interrupted(state)) {
    result = SHIM_INTERRUPTED;
    // A script that a limit stopped stays stopped until the scope of that limit ends.
    if (atomic_load(&state->stop) == SHIM_STOP_INTERRUPT) shim_clear_stop(state);
  }
  out->count = lua_gettop(L) - out->first + 1;
  return result;
}

int32_t shim_protect(ShimState *state, lua_CFunction body, void *argument, ShimCall *out) {
  lua_State *L = shim_running(state);
  if (!shim_begin(state, L, 8, out)) return SHIM_OUT_OF_MEMORY;
  lua_pushcfunction(L, body);
  lua_pushlightuserdata(L, argument);
  int32_t mark = state->program.count;
  int status = lua_pcall(L, 1, LUA_MULTRET, out->handler);
  // If a pcall of the script caught an error, steps that were not carried out are still there.
  shim_program_discard(state, mark);
  return shim_finish(state, L, status, out);
}

void shim_leave(ShimCall *out) {
  out->state->held--;
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
  chunk->status = shim_load_text(L, chunk->source, chunk->length, chunk->name, "t");
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

bool shim_call_can_yield(const ShimCall *call) {
  return lua_isyieldable(shim_thread(call));
}

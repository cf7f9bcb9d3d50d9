// Stops the running script on request, without a permanent hook.
#define _GNU_SOURCE
#include <malloc.h>
#include <signal.h>
#include <unistd.h>

#include "internal.h"

/// Whether a hook may leave at this event: a coroutine can be left only between instructions and in
/// C functions.
static bool may_leave(lua_State *L, lua_Debug *event) {
  if (event->event == LUA_HOOKCOUNT || event->event == LUA_HOOKLINE) return true;
  if (!lua_isyieldable(L)) return true;
  lua_getinfo(L, "S", event);
  return *event->what == 'C';
}

/// Collects all garbage and returns the freed memory to the system.
static void relieve(lua_State *L) {
  atomic_store(&shim_of(L)->pressed, false);
  lua_gc(L, LUA_GCCOLLECT);
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

static void stop(lua_State *L, lua_Debug *event) {
  if (shim_pressed(shim_of(L))) relieve(L);
  if (!shim_interrupted(shim_of(L))) {
    shim_prepare(L);
    return;
  }
  // The hook stays: a pcall that catches this is stopped again at its next instruction.
  if (may_leave(L, event)) shim_raise_stop(L);
}

/// Does nothing if the hook is set: setting it takes time in proportion to the depth of calls.
void shim_arm(lua_State *L) {
  if (lua_gethook(L) == stop && lua_gethookcount(L) == 1) return;
  lua_sethook(L, stop, LUA_MASKCALL | LUA_MASKRET | LUA_MASKLINE | LUA_MASKCOUNT, 1);
}

void shim_disarm(lua_State *L) {
  if (lua_gethook(L) == stop || lua_gethook(L) == shim_count) lua_sethook(L, NULL, 0, 0);
}

/// Gives a coroutine that is about to run the hook that it needs at the moment.
void shim_prepare(lua_State *L) {
  const ShimState *state = shim_of(L);
  if (shim_interrupted(state)) {
    shim_arm(L);
  } else if (state->interval == 0) {
    shim_disarm(L);
  } else if (lua_gethook(L) != shim_count || lua_gethookcount(L) != state->interval) {
    lua_sethook(L, shim_count, LUA_MASKCOUNT, state->interval);
  }
}

/// Stops the running coroutine at its next instruction; only on the state's thread.
void shim_arm_running(ShimState *state) {
  // While Lua is being torn down only finalizers may still be stopped.
  if (!state->closing || state->finalizing) shim_arm(shim_running(state));
}

/// May be called by a signal handler on the state's thread.
void shim_stop(ShimState *state, int kind) {
  int none = SHIM_STOP_NONE;
  bool is_first = atomic_compare_exchange_strong(&state->stop, &none, kind);
  // The place where memory ran short was recorded then.
  if (is_first && kind != SHIM_STOP_MEMORY) state->stop_frame_count = 0;
  shim_set_interrupted(state, true);
  shim_arm_running(state);
}

void shim_clear_stop(ShimState *state) {
  state->last_stop = atomic_exchange(&state->stop, SHIM_STOP_NONE);
  shim_set_interrupted(state, false);
  shim_prepare(shim_running(state));
}

/// Records where a script was stopped, only the first time.
void shim_record_stop(ShimState *state, lua_State *L) {
  lua_Debug info;
  if (state->stop_frame_count != 0) return;
  for (int level = 0; level < SHIM_FRAMES && lua_getstack(L, level, &info); level++) {
    shim_record_frame(&state->stop_frames[state->stop_frame_count++], L, &info);
  }
}

/// Raises Lua's own error for lack of memory: it takes no memory, and no message handler sees it.
/// A message handler would run without hooks, so a loop in it could not be stopped.
///
/// If possible, a coroutine is left by a yield and never resumed: an error would be caught by each
/// pending pcall in turn, in time that grows with the square of their number.
int shim_raise_stop(lua_State *L) {
  shim_record_stop(shim_of(L), L);
  if (lua_isyieldable(L)) return lua_yield(L, 0);
  lua_pushliteral(L, "not enough memory");
  return lua_error(L);
}

/// Makes the thread that runs the state notice a request.
static void wake(ShimState *state, bool is_known) {
  // Read after the request was set: a script that begins from now on forgets the interrupt.
  int thread = atomic_load(&state->thread);
  if (thread == shim_thread_number) shim_arm_running(state);
  // One signal is enough: the hook stays until the script has ended.
  else if (!is_known) tgkill(getpid(), thread, shim_signal());
}

/// May be called by any thread and by a signal handler, while the state is not being freed.
///
/// Only the thread that runs a coroutine may set a hook on it, because for other threads the
/// coroutine may be collected meanwhile. So that thread is sent a signal.
void shim_interrupt(ShimState *state) {
  if (atomic_load_explicit(&state->entries, memory_order_acquire) == 0) return;
  int none = SHIM_STOP_NONE;
  atomic_compare_exchange_strong(&state->stop, &none, SHIM_STOP_INTERRUPT);
  wake(state, atomic_exchange(&state->interrupted, true));
}

void shim_press(ShimState *state, bool is_passed) {
  if (atomic_load_explicit(&state->entries, memory_order_acquire) == 0) return;
  if (!is_passed) {
    wake(state, atomic_exchange(&state->pressed, true));
    return;
  }
  // A limit that nobody set cannot be reported.
  if (state->scope.owners[SHIM_STOP_MEMORY] == 0) return;
  int none = SHIM_STOP_NONE;
  atomic_compare_exchange_strong(&state->stop, &none, SHIM_STOP_MEMORY);
  wake(state, atomic_exchange(&state->interrupted, true));
}

/// Drops an interrupt from another thread that came while the previous script was ending.
void shim_forget_late_interrupt(ShimState *state) {
  if (atomic_load(&state->stop) == SHIM_STOP_INTERRUPT) shim_clear_stop(state);
}

/// Counts every instruction in every coroutine, so that the interrupt comes at an exact one.
void shim_inject_interrupt(ShimState *state, int64_t instructions) {
  bool injects = instructions > 0;
  state->count_stop = injects ? SHIM_STOP_INTERRUPT : SHIM_STOP_INSTRUCTIONS;
  state->interval = injects ? 1 : 0;
  state->scope.instructions = instructions;
  shim_prepare(shim_running(state));
}

int64_t shim_instructions_left(const ShimState *state) {
  return state->scope.instructions;
}

bool shim_charge_host(ShimState *state, int64_t instructions) {
  if (state->interval != 0 && (state->scope.instructions -= instructions) <= 0) {
    shim_stop(state, state->count_stop);
  }
  return shim_interrupted(state);
}

/// debug.sethook, which cannot remove limits, nor run a script where nothing can stop it.
static int set_hook(lua_State *L) {
  const ShimState *state = shim_of(L);
  if (state->depth > 0) return luaL_error(L, "debug.sethook is not available under limits");
  shim_run_stock(L);
  if (shim_interrupted(state)) shim_arm(L);
  return 0;
}

void shim_open_hooks(lua_State *L) {
  lua_getglobal(L, "debug");
  lua_getfield(L, -1, "sethook");
  lua_pushcclosure(L, set_hook, 1);
  lua_setfield(L, -2, "sethook");
  lua_pop(L, 1);
}

bool shim_is_interrupted(const ShimState *state) {
  return shim_interrupted(state);
}

bool shim_is_busy(const ShimState *state) {
  return shim_entries(state) != 0 || state->held != 0;
}

bool shim_is_running(const ShimState *state) {
  return shim_entries(state) != 0;
}

int32_t shim_stop_kind(const ShimState *state) {
  int current = atomic_load(&state->stop);
  return current != SHIM_STOP_NONE ? current : state->last_stop;
}

int32_t shim_stop_frame_count(const ShimState *state) {
  return state->stop_frame_count;
}

const ShimFrame *shim_stop_frame(const ShimState *state, int32_t index) {
  return &state->stop_frames[index];
}

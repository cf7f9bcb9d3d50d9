// Stops whatever runs when asked to, without a standing hook.
#include "internal.h"

static void stop(lua_State *L, lua_Debug *event) {
  (void)event;
  if (!shim_interrupted(shim_of(L))) {
    shim_disarm(L);
    return;
  }
  // The hook stays: a pcall that catches this is stopped again at its next instruction.
  luaL_error(L, "interrupted");
}

void shim_arm(lua_State *L) {
  lua_sethook(L, stop, LUA_MASKCALL | LUA_MASKRET | LUA_MASKLINE | LUA_MASKCOUNT, 1);
}

void shim_disarm(lua_State *L) {
  if (lua_gethook(L) == stop) lua_sethook(L, NULL, 0, 0);
}

void shim_interrupt(ShimState *state) {
  if (shim_entries(state) == 0) return;
  shim_set_interrupted(state, true);
  shim_arm(shim_running(state));
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

// Results of a crossing that go onto the stack at once, since pushing them cannot raise.
#include "internal.h"

/// Takes room on the stack; false if there is none, or if steps of the program must come first.
static inline bool take_room(ShimCall *call) {
  if (call->room == 0 || call->state->program.count != call->mark) return false;
  call->room--;
  return true;
}

void shim_call_push_nil(ShimCall *call) {
  if (take_room(call)) lua_pushnil(shim_thread(call));
  else shim_program_integer(&call->state->program, SHIM_NIL, 0);
}

void shim_call_push_boolean(ShimCall *call, bool flag) {
  if (take_room(call)) lua_pushboolean(shim_thread(call), flag);
  else shim_program_integer(&call->state->program, SHIM_BOOLEAN, flag);
}

void shim_call_push_integer(ShimCall *call, int64_t integer) {
  if (take_room(call)) lua_pushinteger(shim_thread(call), integer);
  else shim_program_integer(&call->state->program, SHIM_INTEGER, integer);
}

void shim_call_push_number(ShimCall *call, double number) {
  if (take_room(call)) lua_pushnumber(shim_thread(call), number);
  else shim_program_number(&call->state->program, number);
}

void shim_call_push_argument(ShimCall *call, int32_t stack_index) {
  if (stack_index == 0) shim_call_push_nil(call);
  else if (take_room(call)) lua_pushvalue(shim_thread(call), stack_index);
  else shim_program_index(&call->state->program, SHIM_ARGUMENT, stack_index, 0);
}

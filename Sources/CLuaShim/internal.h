// What the files of the shim share; the only place where Lua's headers and the shim's state meet.
#ifndef SHIM_INTERNAL_H
#define SHIM_INTERNAL_H

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>

#include "CLuaShim.h"

enum { SHIM_NESTING_LIMIT = 150, SHIM_FRAMES = 40, SHIM_ROOM = 8 };

struct ShimState {
  // At the bottom of its stack lies a message handler for calls from outside.
  lua_State *main;
  _Atomic(lua_State *) running;
  atomic_int entries;
  // The thread that entered, and the state that it had entered before.
  atomic_int thread;
  ShimState *outer_entered;
  atomic_bool interrupted;
  // Set from outside when the process holds too much memory: garbage is to be collected.
  atomic_bool pressed;
  // Crossings whose values Swift may still read; without them the main stack holds its handler.
  int32_t held;
  int32_t nesting;
  bool closing;
  ShimHost host;
  ShimProgram program;
  int32_t *free_references;
  int32_t free_count;
  int32_t reference_count;
  lua_Integer named_values;
  uint64_t seed;
  // The numbers from which math.random goes on; NULL in a Lua that keeps them elsewhere.
  void *random;
  ShimType *types;
  ShimCall pending;
  ShimFrame frames[SHIM_FRAMES];
  int32_t frame_count;
  // A host function raises the error to which the frames belong.
  bool raising;
  // How the next call that continues after a yield treats the values of its resumption.
  int32_t resumption;
  bool continues;
  // limits.c
  ShimScope scope;
  int32_t depth;
  int32_t interval;
  atomic_int stop;
  int32_t last_stop;
  ShimFrame stop_frames[SHIM_FRAMES];
  int32_t stop_frame_count;
  timer_t timer;
  bool has_timer;
  ShimState *outer_timed;
  bool finalizing;
  // memory.c
  uint64_t used;
  const void *refused_block;
  size_t refused_size;
  int64_t fault_period;
  int64_t fault_count;
  // Why the instruction count stops a script: its limit, or an injected interrupt.
  int32_t count_stop;
  lua_State *finalizers;
  // How many coroutines are being closed, each by a __close of the one before.
  int32_t closing_depth;
  lua_CFunction stock_load;
  // Whether precompiled chunks are refused, and whether --native-lua could allow them.
  bool text_only;
  bool is_trusted;
  // globals.c: the table of globals, and the view that modules see once the host guards it
  const void *globals;
  const void *view;
  // warnings.c: whether warnings are on, and whether the next piece continues one
  bool hears_warnings;
  bool warns_on;
  // What the last outermost scope of limits, of those that do not spare them, left for finalizers
  // that run while Lua is closed
  ShimLimits left;
  bool is_spent;
  // The numbers of the scopes that a limit ended, and the highest number so far
  int64_t *spent_scopes;
  int32_t spent_count;
  int64_t scope_count;
};

/// A host function: the block that is the first upvalue of its closure.
typedef struct ShimFunction {
  const void *context;
  int32_t flags;
  int32_t names;
  // How many of the names, the last ones, are those of the first positions.
  int32_t positions;
  const char *name[];
} ShimFunction;

struct ShimType {
  void *context;
  ShimType *next;
  int metatable;
};

/// A host object's userdata: a handle into the slot map, never a pointer to the object.
typedef struct ShimBlock {
  const void *magic;
  ShimType *type;
  uint32_t slot;
  uint32_t generation;
} ShimBlock;

static inline ShimState *shim_of(lua_State *L) {
  return *(ShimState **)lua_getextraspace(L);
}

/// The innermost state that this thread runs, and this thread's number once it was needed.
extern _Thread_local ShimState *volatile shim_entered;
extern _Thread_local int shim_thread_number;

// A signal handler on the same thread reads these; relaxed accesses suffice and cost nothing.
static inline lua_State *shim_running(const ShimState *state) {
  return atomic_load_explicit(&state->running, memory_order_relaxed);
}

static inline void shim_set_running(ShimState *state, lua_State *L) {
  atomic_store_explicit(&state->running, L, memory_order_relaxed);
}

static inline int shim_entries(const ShimState *state) {
  return atomic_load_explicit(&state->entries, memory_order_relaxed);
}

static inline bool shim_interrupted(const ShimState *state) {
  return atomic_load_explicit(&state->interrupted, memory_order_relaxed);
}

/// The address below which this thread's stack is nearly used up; 0 until it is first needed.
extern _Thread_local uintptr_t shim_stack_floor;

uintptr_t shim_find_stack_floor(void);

/// Whether too little stack is left for what the host may do in a call.
static inline bool shim_stack_is_low(void) {
  uintptr_t floor = shim_stack_floor;
  if (floor == 0) floor = shim_find_stack_floor();
  return (uintptr_t)__builtin_frame_address(0) < floor;
}

void shim_prepare_thread(void);
void shim_forget_late_interrupt(ShimState *state);

/// Counts a call into Lua, or its end; other threads may ask whether there is one.
static inline void shim_count_entry(ShimState *state, int change) {
  int entries = shim_entries(state) + change;
  if (change > 0 && entries == 1) {
    if (shim_thread_number == 0) shim_prepare_thread();
    if (shim_interrupted(state)) shim_forget_late_interrupt(state);
    atomic_store_explicit(&state->thread, shim_thread_number, memory_order_relaxed);
    state->outer_entered = shim_entered;
    shim_entered = state;
  }
  atomic_store_explicit(&state->entries, entries, memory_order_release);
  if (change < 0 && entries == 0) shim_entered = state->outer_entered;
}

static inline bool shim_pressed(const ShimState *state) {
  return atomic_load_explicit(&state->pressed, memory_order_relaxed);
}

static inline void shim_set_interrupted(ShimState *state, bool interrupted) {
  atomic_store_explicit(&state->interrupted, interrupted, memory_order_relaxed);
}

static inline lua_State *shim_thread(const ShimCall *call) {
  return (lua_State *)call->thread;
}

static inline ShimBlock *shim_block(ShimState *state, lua_State *L, int index) {
  ShimBlock *block = lua_touserdata(L, index);
  // A light userdata has the length 0.
  if (block == NULL || lua_rawlen(L, index) != sizeof(ShimBlock)) return NULL;
  return block->magic == state ? block : NULL;
}

static inline uint64_t shim_handle(const ShimBlock *block) {
  return (uint64_t)block->slot | (uint64_t)block->generation << 32;
}

// values.c
void shim_decode(ShimState *state, lua_State *L, int index, ShimValue *value);

// program.c: may raise
int shim_replay(ShimState *state, lua_State *L, int32_t mark, const ShimCall *call);
bool shim_replay_is_safe(const ShimState *state, int32_t mark);

// trampoline.c
int shim_trampoline(lua_State *L);
int shim_number_trampoline(lua_State *L);
bool shim_is_host_function(lua_CFunction function);
int shim_invoke(lua_State *L, ShimFunction *function, int first, int count);

// object.c
void shim_push_object(ShimState *state, lua_State *L, const void *pointer, uint64_t handle);
void shim_open_objects(lua_State *L);
void shim_make_type(lua_State *L, ShimType *type);
bool shim_is_member_access(lua_CFunction function);

// protect.c
int32_t shim_protect(ShimState *state, lua_CFunction body, void *argument, ShimCall *out);
int32_t shim_finish(ShimState *state, lua_State *L, int status, ShimCall *out);
bool shim_begin(ShimState *state, lua_State *L, int room, ShimCall *out);
int shim_handle_message(lua_State *L);
void shim_record_frames(lua_State *L, int level);

// interrupt.c
void shim_arm(lua_State *L);
void shim_disarm(lua_State *L);
void shim_prepare(lua_State *L);
void shim_stop(ShimState *state, int kind);
void shim_arm_running(ShimState *state);
void shim_clear_stop(ShimState *state);
int shim_raise_stop(lua_State *L);
void shim_record_stop(ShimState *state, lua_State *L);

// limits.c
void shim_count(lua_State *L, lua_Debug *event);
void shim_drop_timer(ShimState *state);
bool shim_was_spent(const ShimState *state, int64_t scope);
/// Whether a limit of the innermost scope stopped what runs.
bool shim_own_limit_stops(const ShimState *state);
int shim_signal(void);

// memory.c
void *shim_allocate(void *state, void *block, size_t old_size, size_t size);

void shim_make_room(lua_State *L, size_t size);

// protect.c
void shim_record_frame(ShimFrame *frame, lua_State *L, lua_Debug *info);

/// Must be called regularly by functions that may run long without executing Lua instructions.
static inline void shim_charge(lua_State *L, int64_t steps) {
  ShimState *state = shim_of(L);
  if (state->interval != 0 && (state->scope.instructions -= steps) <= 0) {
    shim_stop(state, state->count_stop);
  }
  if (shim_interrupted(state)) shim_raise_stop(L);
}

enum { SHIM_STRIDE = 1024 };

/// Calls `shim_charge` once for every 1,024 steps.
static inline void shim_step(lua_State *L, uint64_t step) {
  if (step % SHIM_STRIDE == SHIM_STRIDE - 1) shim_charge(L, SHIM_STRIDE);
}

/// Runs the C function that the running closure replaces (its first upvalue) in place of it. So
/// errors give the script's line and the name by which the script called the function.
static inline int shim_run_stock(lua_State *L) {
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

// warnings.c
void shim_hear_warning(void *context, const char *message, int continues);

// formats.c
void shim_check_format(lua_State *L, int index, size_t most);
void shim_check_date(lua_State *L);
void shim_prepare_format(
  lua_State *L, bool (*name)(lua_State *L, char conversion, bool is_plain, int argument));

// globals.c
void shim_guard_globals(lua_State *L);
void shim_guard_functions(lua_State *L);
void shim_push_view(lua_State *L);
void shim_see_through(lua_State *L, int index);
bool shim_is_called_by_module(lua_State *L);
bool shim_push_own_globals(lua_State *L);
bool shim_hides_metatable(lua_State *L, int index);
void shim_lead_view(lua_State *L, int index);
bool shim_prepare_globals(lua_State *L, int index, int metatable);

// The replaced parts of the library
void shim_open_coroutines(lua_State *L);
void shim_open_io(lua_State *L);
void shim_open_files(lua_State *L);
void shim_open_globals(lua_State *L);
void shim_open_debug(lua_State *L);
void shim_open_names(lua_State *L);
void shim_open_next(lua_State *L);
void shim_open_pairs(lua_State *L);
int shim_next_in_order(lua_State *L);
void shim_open_sort(lua_State *L);
void shim_open_clock(lua_State *L);
void shim_open_formats(lua_State *L);
void shim_open_stock_random(lua_State *L);
void shim_open_random(lua_State *L);

/// Begins math.random anew with a seed, to which math.randomseed() returns from now on.
void shim_seed(lua_State *L, uint64_t seed);
void shim_open_mathematics(lua_State *L);
void shim_open_hooks(lua_State *L);
void shim_open_finalizers(lua_State *L);
void shim_open_tables(lua_State *L);
void shim_open_strings(lua_State *L);
void shim_open_patterns(lua_State *L);
void shim_open_packing(lua_State *L);
int shim_load_text(
  lua_State *L, const char *text, size_t length, const char *name, const char *mode);
const char *shim_chunk_mode(const ShimState *state, const char *mode);
void shim_explain_refusal(lua_State *L, const char *taken);
void shim_guard_load(lua_State *L, bool text_only);
void shim_open_profile(lua_State *L, int profile, bool is_native);
int shim_ordered_keys(lua_State *L, int table);

// prefixes.c
int shim_find_names(lua_State *L);
void shim_tolstring(lua_State *L, int index);
int shim_resume_thread(lua_State *L, lua_State *thread, int arguments, int *results);
int shim_print(lua_State *L);
void shim_describe_printed(lua_State *L);
void shim_write_output(ShimState *state, const char *bytes, size_t length);

#endif

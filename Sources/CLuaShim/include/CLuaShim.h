// Everything Swift may know of Lua: opaque states, tagged values, and functions that never raise.
#ifndef CLUASHIM_H
#define CLUASHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ShimState ShimState;
typedef struct ShimThread ShimThread;
typedef struct ShimType ShimType;

enum {
  SHIM_NIL = 0,
  SHIM_BOOLEAN,
  SHIM_INTEGER,
  SHIM_NUMBER,
  SHIM_STRING,
  SHIM_TABLE,
  SHIM_FUNCTION,
  SHIM_OBJECT,
  SHIM_COROUTINE,
  SHIM_OTHER,
  // The kinds below are steps of a program only.
  SHIM_REFERENCE,
  SHIM_ARGUMENT,
  SHIM_ELEMENT,
  SHIM_NEW_TABLE,
  SHIM_SET_INDEX,
  SHIM_SET_FIELD,
  SHIM_NEW_FUNCTION,
  SHIM_KEY,
};

/// A value that crosses between Swift and Lua, or a step of a program of pushes.
///
/// In a call `index` is where the value lies on the stack; in a program it is a reference.
/// A string's bytes are borrowed in a call and an offset into the arena in a program.
typedef struct ShimValue {
  int32_t kind;
  int32_t index;
  union {
    int64_t integer;
    double number;
    const void *pointer;
  };
  uint64_t length;
} ShimValue;

/// Pushes that C carries out once no Swift frame is in the way.
typedef struct ShimProgram {
  ShimValue *steps;
  char *bytes;
  int32_t count;
  int32_t capacity;
  size_t used;
  size_t room;
  bool exhausted;
  // Takes the steps for which there is no memory.
  ShimValue spare;
} ShimProgram;

enum { SHIM_NAMED = 1 << 20 };

/// One crossing: positional values begin at `first`, named ones at `named` (0: no table decoded).
///
/// `room` says how many values may still go straight onto the stack; others go into the program.
typedef struct ShimCall {
  ShimState *state;
  ShimThread *thread;
  int32_t count;
  int32_t first;
  int32_t named;
  int32_t names;
  int32_t unknown;
  int32_t receiver;
  int32_t mark;
  int32_t height;
  int32_t handler;
  int32_t room;
} ShimCall;

typedef struct ShimFrame {
  char source[64];
  char name[64];
  int32_t line;
} ShimFrame;

/// What a host function's body asks C to do after it has returned.
enum { SHIM_RETURN_NONE, SHIM_RETURN, SHIM_YIELD, SHIM_TAIL_CALL, SHIM_RAISE };

/// What a coroutine's yield becomes when it is resumed: results, an error with the line of the call
/// in front, or an error as it is.
enum { SHIM_RESUME_RESULTS, SHIM_RESUME_PLACED_ERROR, SHIM_RESUME_ERROR };

/// How a protected operation ended.
enum {
  SHIM_OK,
  SHIM_YIELDED,
  SHIM_FAILED,
  SHIM_SYNTAX,
  SHIM_OUT_OF_MEMORY,
  SHIM_INTERRUPTED,
  SHIM_NO_NUMBER,
};

/// What stopped a script.
enum {
  SHIM_STOP_NONE,
  SHIM_STOP_INTERRUPT,
  SHIM_STOP_MEMORY,
  SHIM_STOP_TIME,
  SHIM_STOP_INSTRUCTIONS,
};

/// What a state may use: bytes in all, nanoseconds and instructions from now on; 0: any amount.
typedef struct ShimLimits {
  uint64_t memory;
  int64_t nanoseconds;
  int64_t instructions;
  /// Whether finalizers that run while Lua is closed are not bound by what these limits leave.
  bool spares_closing;
} ShimLimits;

/// The limits in force; the caller of `shim_limits_begin` keeps them for `shim_limits_end`.
typedef struct ShimScope {
  uint64_t memory;
  int64_t deadline;
  int64_t instructions;
  int64_t granted;
  /// Identifies the scope, so that each finalizer knows the scope in which it was set.
  int64_t number;
  bool spares_closing;
  int32_t owners[SHIM_STOP_INSTRUCTIONS + 1];
} ShimScope;

enum { SHIM_TRUSTED, SHIM_PLUGIN, SHIM_SANDBOX };

typedef enum ShimOperation {
  SHIM_OP_CALL,
  SHIM_OP_RAW_GET,
  SHIM_OP_RAW_SET,
  SHIM_OP_GET,
  SHIM_OP_SET,
  SHIM_OP_LENGTH,
  SHIM_OP_PUSH,
  SHIM_OP_DESCRIBE,
  SHIM_OP_SET_METATABLE,
  SHIM_OP_KEYS,
  SHIM_OP_HIGHEST,
  SHIM_OP_COLLECT,
  SHIM_OP_COROUTINE,
  SHIM_OP_CLOSE_COROUTINE,
  SHIM_OP_TYPE,
  SHIM_OP_GUARD_GLOBALS,
  SHIM_OP_GUARD_FUNCTIONS,
  SHIM_OP_DESCRIBE_PRINTED,
  SHIM_OP_MODULE_GLOBALS,
  SHIM_OP_GLOBALS,
  SHIM_OP_PROVIDE,
  SHIM_OP_ERROR_TEXT,
  SHIM_OP_NAMES,
  SHIM_OP_FALLBACK,
  SHIM_OP_METAMETHODS,
  SHIM_OP_FIELDS,
  SHIM_OP_SEED,
} ShimOperation;

typedef enum ShimFunctionFlags {
  SHIM_HAS_RECEIVER = 1,
  SHIM_NAKED = 2,
  SHIM_TYPED_NUMBER = 4,
} ShimFunctionFlags;

/// Swift's side, by function pointer; none of these may raise or jump.
typedef struct ShimHost {
  void *context;
  int32_t (*invoke)(const void *function, ShimCall *call);
  int32_t (*number)(const void *function, ShimCall *call, double input, double *output);
  void (*release)(const void *function);
  void (*handle_made)(void *context, uint32_t slot, uint32_t generation);
  void (*handle_lost)(void *context, uint32_t slot, uint32_t generation);
  /// A step that pushes an object was carried out, or never will be.
  void (*object_arrived)(void *context, uint32_t slot, uint32_t generation);
  void (*output)(void *context, const char *bytes, size_t length);
  /// A piece of a warning, and the line break at its end.
  void (*warning)(void *context, const char *bytes, size_t length);
  double (*clock)(void *context);
  void (*unordered_keys)(void *context);
  /// Lua could not run a finalizer of the host's: see `shim_handle_exists`.
  void (*finalizer_lost)(void *context);
  /// Says whether a script's finalizer may run, and within which limits; 0: without any.
  bool (*finalizer_begins)(void *context, const char *chunk, int32_t line, ShimLimits *limits);
  /// A finalizer was stopped by one of its own limits.
  void (*finalizer_stopped)(void *context, const char *chunk, int32_t line);
} ShimHost;

// A state
ShimState *shim_open(const ShimHost *host, bool reproducible, uint64_t seed, int32_t profile);
/// Closes a state; finalizers may use what is left of its last limits.
///
/// Returns the bytes that Lua did not free: 0 unless the accounting is wrong. `stop` is the limit
/// that stopped finalizers, if one did.
uint64_t shim_close(ShimState *state, int32_t *stop);
int32_t shim_stack_height(const ShimState *state);
void shim_interrupt(ShimState *state);
/// Requests a collection or, if `is_passed`, stops the script; as safe as `shim_interrupt`.
void shim_press(ShimState *state, bool is_passed);
/// Lets other threads run.
void shim_give_way(void);
bool shim_is_interrupted(const ShimState *state);
bool shim_is_running(const ShimState *state);

/// The numbers from which math.random goes on.
typedef struct {
  uint64_t words[4];
} ShimRandom;
ShimRandom shim_random(const ShimState *state);
void shim_set_random(ShimState *state, const ShimRandom *random);

/// Whether Lua runs, or Swift still reads or pushes: then the state must not be closed.
bool shim_is_busy(const ShimState *state);
/// Whether Lua has a userdata for this slot; false also while its finalizer is pending.
bool shim_handle_exists(ShimState *state, uint32_t slot, uint32_t generation);
/// False if there was no room on the stack; then it has to be tried again.
bool shim_release_reference(ShimState *state, int32_t reference);

// Limits: nested ones hold together, so the smallest of each kind counts
void shim_limits_begin(ShimState *state, const ShimLimits *limits, ShimScope *outer);
void shim_limits_end(ShimState *state, const ShimScope *outer);
/// Charges work of the host as a number of instructions; true if the script is to stop.
bool shim_charge_host(ShimState *state, int64_t instructions);
/// Whether so many more bytes fit into the limit of memory; if not, the script is stopped.
bool shim_has_room(ShimState *state, uint64_t bytes);
int32_t shim_stop_kind(const ShimState *state);
int32_t shim_stop_frame_count(const ShimState *state);
const ShimFrame *shim_stop_frame(const ShimState *state, int32_t index);
uint64_t shim_memory_used(const ShimState *state);
/// Lets every `period`-th request for memory fail, counted from now; 0: none.
void shim_inject_faults(ShimState *state, int64_t period);
/// Interrupts the script after so many instructions; 0: never. Only if nothing is limited.
void shim_inject_interrupt(ShimState *state, int64_t instructions);
/// How many instructions are left until then; negative afterwards.
int64_t shim_instructions_left(const ShimState *state);

// Programs
ShimProgram *shim_program(ShimState *state);
bool shim_program_grow(ShimProgram *program);
void shim_program_string(ShimProgram *program, int32_t kind, const void *bytes, size_t length);
void shim_program_discard(ShimState *state, int32_t mark);

/// The place of a new step; fields are written and read one by one, because copying a struct that
/// was just written in smaller pieces stalls the processor.
static inline ShimValue *shim_program_step(ShimProgram *program, int32_t kind, int32_t index) {
  if (program->count == program->capacity && !shim_program_grow(program)) return &program->spare;
  ShimValue *step = &program->steps[program->count++];
  step->kind = kind;
  step->index = index;
  return step;
}

static inline void shim_program_index(
  ShimProgram *program, int32_t kind, int32_t index, int64_t integer) {
  shim_program_step(program, kind, index)->integer = integer;
}

static inline void shim_program_integer(ShimProgram *program, int32_t kind, int64_t integer) {
  shim_program_step(program, kind, 0)->integer = integer;
}

static inline void shim_program_number(ShimProgram *program, double number) {
  shim_program_step(program, SHIM_NUMBER, 0)->number = number;
}

static inline void shim_program_pointer(
  ShimProgram *program, int32_t kind, int32_t index, const void *pointer, int64_t length) {
  ShimValue *step = shim_program_step(program, kind, index);
  step->pointer = pointer;
  step->length = (uint64_t)length;
}

// Protected operations: the results lie in `out` until `shim_leave`
int32_t shim_operate(ShimState *state, int32_t operation, int32_t mark, ShimCall *out);
int32_t shim_load(
  ShimState *state, const char *source, size_t length, const char *name, int32_t environment,
  ShimCall *out);
/// With `SHIM_OK` there is nothing to leave; otherwise `shim_call_pending` must follow at once.
int32_t shim_call_with_number(ShimState *state, int32_t function, double number, double *result);
int32_t shim_call_with_index(
  ShimState *state, int32_t function, int64_t index, const double *extra, double *result);
void shim_call_pending(const ShimState *state, ShimCall *out);
int32_t shim_call_numbers(
  ShimState *state, int32_t function, int64_t from, int32_t count, const double *extra,
  double *results, int32_t *done, ShimCall *out);
int32_t shim_resume(
  ShimState *state, int32_t coroutine, int32_t mark, int32_t kind, ShimCall *out);
void shim_leave(ShimCall *out);
/// A crossing without values, for what is pushed before a call; ends with `shim_leave`.
void shim_call_empty(ShimState *state, ShimCall *call);
int32_t shim_traceback_count(const ShimState *state);
const ShimFrame *shim_traceback(const ShimState *state, int32_t index);
/// Whether a host function raised the error of the traceback on behalf of Swift.
bool shim_traceback_continues(const ShimState *state);

// Reading a crossing
/// Where the value at `position` lies on the stack; 0 if there is none.
static inline int32_t shim_call_stack_index(const ShimCall *call, int64_t position) {
  if (position >= 0 && position < call->count) return call->first + (int32_t)position;
  if (position == -1) return call->receiver;
  int64_t name = position - SHIM_NAMED;
  return call->named != 0 && name >= 0 && name < call->names ? call->named + (int32_t)name : 0;
}

void shim_call_value(const ShimCall *call, int32_t stack_index, ShimValue *value);
bool shim_call_read_number(const ShimCall *call, int32_t stack_index, double *number);
bool shim_call_read_integer(const ShimCall *call, int32_t stack_index, int64_t *integer);
bool shim_call_read_object(
  const ShimCall *call, int32_t stack_index, const void *type, uint64_t *handle);
int32_t shim_call_reference(const ShimCall *call, int32_t stack_index);
bool shim_call_is_plain(const ShimCall *call, int32_t stack_index);
int64_t shim_call_length(const ShimCall *call, int32_t stack_index);
const char *shim_call_type_name(const ShimCall *call, int32_t stack_index);
bool shim_call_globals(const ShimCall *call, ShimCall *out);
bool shim_call_field(
  const ShimCall *call, int32_t stack_index, const ShimValue *key, const char *name, ShimCall *out);
bool shim_call_location(
  const ShimCall *call, int32_t level, char *source, size_t room, int32_t *line);
bool shim_call_can_yield(const ShimCall *call);
bool shim_call_entry(const ShimCall *call, int64_t position, ShimCall *out);

// Results of a crossing
void shim_call_push_nil(ShimCall *call);
void shim_call_push_boolean(ShimCall *call, bool flag);
void shim_call_push_integer(ShimCall *call, int64_t integer);
void shim_call_push_number(ShimCall *call, double number);
void shim_call_push_argument(ShimCall *call, int32_t stack_index);

// Asking about references
bool shim_reference_is_plain(ShimState *state, int32_t reference);
int64_t shim_reference_length(ShimState *state, int32_t reference);
uintptr_t shim_reference_identity(ShimState *state, int32_t reference);
bool shim_references_equal(ShimState *state, int32_t left, int32_t right);
const void *shim_function_context(ShimState *state, int32_t function);
bool shim_function_shape(
  ShimState *state, int32_t function, int32_t *parameters, bool *variadic, ShimFrame *definition);
int32_t shim_coroutine_status(ShimState *state, int32_t coroutine);
void *shim_type_context(const ShimType *type);
ShimType *shim_type_make(ShimState *state, void *context);

#endif

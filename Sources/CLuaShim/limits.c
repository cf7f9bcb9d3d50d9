// Scopes of limits: memory, time (by a timer's signal to the thread), instructions (by a hook).
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "internal.h"

enum { LONGEST_INTERVAL = 1000, STEPS_PER_LIMIT = 64 };

/// The state whose time is limited on this thread; a late signal finds another one or none.
static _Thread_local ShimState *volatile timed;

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int shim_signal(void) {
  return SIGRTMIN + 3;
}

_Thread_local ShimState *volatile shim_entered;
_Thread_local int shim_thread_number;

static void receive_alarm(int number) {
  (void)number;
  int saved = errno;
  ShimState *state = timed;
  if (state != NULL && !shim_interrupted(state) && now() >= state->scope.deadline) {
    shim_stop(state, SHIM_STOP_TIME);
  }
  // Another thread may have interrupted a state of this one.
  for (state = shim_entered; state != NULL; state = state->outer_entered) {
    if (shim_interrupted(state) || shim_pressed(state)) shim_arm_running(state);
  }
  errno = saved;
}

static void install_alarm(void) {
  // Without SA_RESTART, so that a wait for input ends, too.
  struct sigaction action = {.sa_handler = receive_alarm};
  sigemptyset(&action.sa_mask);
  sigaction(shim_signal(), &action, NULL);
}

/// Lets this thread receive the signal that stops its states.
void shim_prepare_thread(void) {
  static pthread_once_t installed = PTHREAD_ONCE_INIT;
  pthread_once(&installed, install_alarm);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, shim_signal());
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  shim_thread_number = gettid();
}

static bool make_timer(ShimState *state) {
  shim_prepare_thread();
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = shim_signal()};
  event._sigev_un._tid = shim_thread_number;
  return timer_create(CLOCK_MONOTONIC, &event, &state->timer) == 0;
}

void shim_drop_timer(ShimState *state) {
  if (!state->has_timer) return;
  timer_delete(state->timer);
  state->has_timer = false;
  timed = state->outer_timed;
}

/// Sets the timer to the deadline; it goes off again and again until the script stops.
static void set_timer(ShimState *state) {
  if (state->scope.deadline == INT64_MAX) {
    shim_drop_timer(state);
    return;
  }
  if (!state->has_timer) {
    state->has_timer = make_timer(state);
    if (!state->has_timer) return;
    state->outer_timed = timed;
    timed = state;
  }
  int64_t deadline = state->scope.deadline;
  struct itimerspec times = {
    .it_value = {.tv_sec = deadline / 1000000000, .tv_nsec = deadline % 1000000000},
    .it_interval = {.tv_nsec = 5000000}};
  timer_settime(state->timer, TIMER_ABSTIME, &times, NULL);
}

void shim_count(lua_State *L, lua_Debug *event) {
  (void)event;
  ShimState *state = shim_of(L);
  if (state->interval == 0) shim_prepare(L);
  else shim_charge(L, lua_gethookcount(L));
}

/// Small limits are counted in short intervals; a coroutine overshoots by at most one interval.
static void set_interval(ShimState *state, int64_t instructions) {
  int64_t interval = instructions / STEPS_PER_LIMIT + 1;
  state->interval = (int32_t)(interval < LONGEST_INTERVAL ? interval : LONGEST_INTERVAL);
  shim_prepare(shim_running(state));
}

static void limit_time(ShimState *state, int64_t nanoseconds) {
  int64_t start = now();
  int64_t deadline = nanoseconds < INT64_MAX - start ? start + nanoseconds : INT64_MAX - 1;
  if (deadline >= state->scope.deadline) return;
  state->scope.deadline = deadline;
  state->scope.owners[SHIM_STOP_TIME] = state->depth;
  set_timer(state);
}

static void limit_instructions(ShimState *state, int64_t instructions) {
  if (state->interval != 0 && instructions >= state->scope.instructions) return;
  state->scope.instructions = instructions;
  state->scope.owners[SHIM_STOP_INSTRUCTIONS] = state->depth;
  set_interval(state, instructions);
}

void shim_limits_begin(ShimState *state, const ShimLimits *limits, ShimScope *outer) {
  *outer = state->scope;
  state->depth++;
  if (limits->memory != 0 && limits->memory < state->scope.memory) {
    state->scope.memory = limits->memory;
    state->scope.owners[SHIM_STOP_MEMORY] = state->depth;
  }
  if (limits->nanoseconds > 0) limit_time(state, limits->nanoseconds);
  if (limits->instructions > 0) limit_instructions(state, limits->instructions);
  state->scope.granted = state->scope.instructions;
  state->scope.spares_closing = limits->spares_closing;
  state->scope.number = ++state->scope_count;
}

/// Notes that a limit ended the innermost scope: finalizers that its scripts set never run, because
/// they would take time and memory from later scripts.
static void note_spent(ShimState *state) {
  size_t size = sizeof(int64_t) * (size_t)(state->spent_count + 1);
  int64_t *grown = realloc(state->spent_scopes, size);
  if (grown == NULL) return;
  grown[state->spent_count++] = state->scope.number;
  state->spent_scopes = grown;
}

bool shim_was_spent(const ShimState *state, int64_t scope) {
  for (int32_t i = state->spent_count - 1; i >= 0; i--) {
    if (state->spent_scopes[i] == scope) return true;
  }
  return false;
}

static void restore_instructions(ShimState *state, const ShimScope *outer, int64_t used) {
  bool counted = outer->owners[SHIM_STOP_INSTRUCTIONS] != 0;
  if (counted) {
    state->scope.instructions = outer->instructions - used;
    set_interval(state, outer->granted);
  } else {
    state->interval = 0;
  }
}

/// Keeps what the outermost scope leaves: all its memory, and the rest of time and instructions.
static void keep_left(ShimState *state, bool is_spent) {
  const ShimScope *scope = &state->scope;
  state->is_spent = is_spent;
  state->left = (ShimLimits){0};
  if (scope->memory != UINT64_MAX) state->left.memory = scope->memory;
  if (state->interval != 0) {
    state->left.instructions = scope->instructions > 0 ? scope->instructions : 1;
  }
  if (scope->deadline == INT64_MAX) return;
  int64_t left = scope->deadline - now();
  state->left.nanoseconds = left > 0 ? left : 1;
}

bool shim_own_limit_stops(const ShimState *state) {
  int kind = atomic_load(&state->stop);
  return kind > SHIM_STOP_INTERRUPT && state->scope.owners[kind] == state->depth;
}

void shim_limits_end(ShimState *state, const ShimScope *outer) {
  bool ends = shim_own_limit_stops(state);
  int64_t used = state->scope.granted - state->scope.instructions;
  bool was_timed = state->scope.deadline != outer->deadline;
  if (state->depth == 1 && !state->scope.spares_closing) keep_left(state, ends);
  if (ends) note_spent(state);
  state->scope = *outer;
  state->depth--;
  if (was_timed) set_timer(state);
  if (state->main == NULL) return;
  if (state->interval != 0) restore_instructions(state, outer, used);
  if (ends) shim_clear_stop(state);
  else shim_prepare(shim_running(state));
}

void shim_give_way(void) {
  sched_yield();
}

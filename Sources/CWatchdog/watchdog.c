// Watches a deadline and the memory of the process from a thread of its own.
//
// The thread waits for no lock, allocates nothing and calls nothing that waits for the thread of
// the script, which may be anywhere: inside malloc, inside stdio, inside Lua.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <malloc.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

#include "internal.h"

/// What the thread does; while it watches, this is the number of the order, above 0.
enum { ACTS = -1, RESTS = 0 };
enum { STATUS_LIMIT_EXCEEDED = 3, LONGEST_TEXT = 1024, STACK = 64 * 1024 };

/// By how many nanoseconds a limit of time, or an interrupt, must be exceeded before the thread
/// acts; see is_late.
static const int64_t grace = 500000000;
static const long step = 2000000;
static const uint64_t least_surplus = 64 << 20;
/// How much the process may hold beyond the limit, for the allocator's own memory.
static const uint64_t slack = 4 << 20;

static atomic_int phase = RESTS;
static _Atomic int64_t deadline = INT64_MAX;
static _Atomic int64_t interrupted;
static atomic_int writers;
static sem_t awakened;

// These are written only while the thread rests.
static bool ends;
static uint64_t memory_limit;
static uint64_t most_memory;
static char time_text[LONGEST_TEXT];
static char memory_text[LONGEST_TEXT];
static char warning[LONGEST_TEXT];
/// The file that is removed if the thread ends the process; empty for none.
static char leftover[PATH_MAX];

static uint64_t first_memory;
// How much was held when garbage collection was last requested.
static uint64_t collected_at;
static void (*listener)(void *context, bool is_passed);
static void *listener_context;
static int memory_file = -1;

static int64_t read_clock(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int64_t watchdog_now(void) { return read_clock(CLOCK_MONOTONIC); }

/// The resident memory that belongs to this process alone, in bytes; 0 if it is not known.
static uint64_t resident_memory(void) {
  char line[128];
  ssize_t count = pread(memory_file, line, sizeof line - 1, 0);
  if (count <= 0) return 0;
  uint64_t fields[3] = {0};
  int field = 0;
  for (ssize_t i = 0; i < count && field < 3; i++) {
    if (line[i] == ' ') field++;
    else fields[field] = fields[field] * 10 + (uint64_t)(line[i] - '0');
  }
  uint64_t pages = fields[1] > fields[2] ? fields[1] - fields[2] : 0;
  return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

/// How much more memory the process holds than at the start of the thread.
static uint64_t held_memory(void) {
  uint64_t memory = resident_memory();
  return memory > first_memory ? memory - first_memory : 0;
}

/// Calls the listener when memory runs short: near the limit at each further sixteenth of it.
static void watch_memory(uint64_t held) {
  uint64_t near = memory_limit - memory_limit / 8;
  if (held < near) collected_at = 0;
  else if (held > memory_limit + slack) listener(listener_context, true);
  else if (held > collected_at + memory_limit / 16) {
    collected_at = held;
    listener(listener_context, false);
  }
}

/// Whether the limit of time was exceeded for good.
///
/// On a busy machine time passes in which the script cannot run and cannot come to its own limit.
/// It gets up to four times the grace, until the process has worked for a quarter of the grace.
static bool is_late(void) {
  // The processor time of the process when the limit was passed; only this thread uses it.
  static int64_t worked_before;
  int64_t late = watchdog_now() - atomic_load(&deadline);
  int64_t worked = read_clock(CLOCK_PROCESS_CPUTIME_ID);
  if (late <= 0) worked_before = worked;
  return late > 4 * grace || (late > grace && worked - worked_before > grace / 4);
}

/// The text for the limit that was exceeded for good; NULL if none was.
static const char *passed_limit(uint64_t held) {
  if (is_late()) return time_text;
  return most_memory != 0 && held > most_memory ? memory_text : NULL;
}

/// A thread that writes has left Lua, and stops at the script's own limit when the reader lets it.
///
/// That is not waited for where nobody reads.
static void postpone(void) {
  int64_t now = watchdog_now();
  if (now > atomic_load(&deadline)) atomic_store(&deadline, now);
}

static void end_process(int order, const char *text) {
  bool has_streams = atomic_load(&writers) == 0 && watchdog_take_streams();
  if (!has_streams && !watchdog_is_unread()) {
    postpone();
    return;
  }
  if (!atomic_compare_exchange_strong(&phase, &order, ACTS)) {
    // The script has ended after all; by now its thread may be waiting for a stream.
    if (has_streams) watchdog_leave_streams();
    return;
  }
  if (has_streams) watchdog_write_output();
  watchdog_write_error(text);
  if (!has_streams) watchdog_write_error("  nobody reads what it writes\n");
  watchdog_write_progress();
  watchdog_restore_terminal();
  if (leftover[0] != 0) unlink(leftover);
  _exit(STATUS_LIMIT_EXCEEDED);
}

static void warn(int order) {
  int64_t interrupt = atomic_load(&interrupted);
  int64_t now = watchdog_now();
  bool is_warned = now - grace > atomic_load(&deadline);
  if (!is_warned && (interrupt == 0 || now - grace <= interrupt)) return;
  if (!atomic_compare_exchange_strong(&phase, &order, ACTS)) return;
  watchdog_write_error(warning);
  atomic_store(&phase, RESTS);
}

static void *watch(void *unused) {
  (void)unused;
  for (;;) {
    int order = atomic_load(&phase);
    if (order <= RESTS) {
      sem_wait(&awakened);
      continue;
    }
    nanosleep(&(struct timespec){.tv_nsec = step}, NULL);
    uint64_t held = memory_limit == 0 ? 0 : held_memory();
    if (memory_limit != 0 && listener != NULL) watch_memory(held);
    if (!ends) {
      warn(order);
      continue;
    }
    const char *text = passed_limit(held);
    if (text != NULL) end_process(order, text);
  }
  return NULL;
}

/// Starts the thread, which handles no signals.
static bool start(void) {
  memory_file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  first_memory = resident_memory();
  if (sem_init(&awakened, 0, 0) != 0) return false;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, STACK);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  int failure = pthread_create(&thread, &attributes, watch, NULL);
  pthread_attr_destroy(&attributes);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return failure == 0;
}

static void copy(char *into, const char *text) {
  size_t length = text == NULL ? 0 : strnlen(text, LONGEST_TEXT - 1);
  memcpy(into, text, length);
  into[length] = 0;
}

/// Makes the allocator return freed memory, so that the process holds only what is in use.
static void give_memory_back(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 256 * 1024);
  mallopt(M_TRIM_THRESHOLD, 1 << 20);
  malloc_trim(0);
#endif
}

void watchdog_listen(void (*new_listener)(void *context, bool is_passed), void *context) {
  watchdog_rest();
  listener = new_listener;
  listener_context = context;
}

void watchdog_watch(const WatchdogOrder *order) {
  static int has_thread = -1;
  static int number = 0;
  if (has_thread < 0) has_thread = start();
  if (!has_thread) return;
  watchdog_rest();
  ends = order->ends;
  uint64_t surplus = order->bytes / 4 > least_surplus ? order->bytes / 4 : least_surplus;
  bool is_limited = order->bytes != 0 && order->bytes < UINT64_MAX - surplus && first_memory != 0;
  memory_limit = is_limited ? order->bytes : 0;
  most_memory = is_limited ? order->bytes + surplus : 0;
  collected_at = 0;
  if (is_limited) give_memory_back();
  copy(time_text, order->time_text);
  copy(memory_text, order->memory_text);
  copy(warning, order->warning);
  int64_t now = watchdog_now();
  bool is_timed = order->nanoseconds > 0 && order->nanoseconds < INT64_MAX - now - grace;
  atomic_store(&deadline, is_timed ? now + order->nanoseconds : INT64_MAX);
  atomic_store(&interrupted, 0);
  number = number == INT_MAX ? 1 : number + 1;
  atomic_store(&phase, number);
  sem_post(&awakened);
}

void watchdog_rest(void) {
  int order = atomic_load(&phase);
  while (order != RESTS) {
    if (order > RESTS && atomic_compare_exchange_strong(&phase, &order, RESTS)) return;
    if (order == ACTS) nanosleep(&(struct timespec){.tv_nsec = step}, NULL);
    order = atomic_load(&phase);
  }
}

void watchdog_note_interrupt(void) {
  int64_t none = 0;
  atomic_compare_exchange_strong(&interrupted, &none, watchdog_now());
}

void watchdog_remove_at_end(const char *path) {
  watchdog_begin_writing();
  size_t length = path == NULL ? 0 : strnlen(path, PATH_MAX);
  if (length == PATH_MAX) length = 0;
  if (length > 0) memcpy(leftover, path, length);
  leftover[length] = 0;
  watchdog_end_writing();
}

void watchdog_begin_writing(void) {
  atomic_fetch_add(&writers, 1);
}

void watchdog_end_writing(void) {
  atomic_fetch_sub(&writers, 1);
}

// A script may be in a loop that nothing else ends.
void watchdog_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

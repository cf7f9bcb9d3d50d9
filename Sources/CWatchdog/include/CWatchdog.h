// The last resort: a thread that ends the process when a script passed a limit and goes on.
#ifndef CWATCHDOG_H
#define CWATCHDOG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What the thread watches for, and what it writes to standard error when that comes.
///
/// The texts are copied. One that does not fit is cut.
typedef struct WatchdogOrder {
  /// How long the script may run before its own limit stops it; 0 for any time.
  int64_t nanoseconds;
  /// How much more memory the process may hold than when the first order was given; 0 for any.
  uint64_t bytes;
  /// Whether the process ends. Otherwise one warning is written, after an interrupt too.
  bool ends;
  const char *time_text;
  const char *memory_text;
  const char *warning;
} WatchdogOrder;

/// Starts watching; the first call starts the thread. Calls come from one thread.
void watchdog_watch(const WatchdogOrder *order);

/// Sets what is called on the thread when the process comes near its memory limit, so that garbage
/// is collected, and when it has passed it, so that the script is stopped. It must not wait.
void watchdog_listen(void (*listener)(void *context, bool is_passed), void *context);

/// Stops watching. Does not return if the process is about to end.
void watchdog_rest(void);

/// What was done so far, for the text with which the process ends.
void watchdog_note_frames(int64_t count);
void watchdog_note_expectations(int64_t checked, int64_t failed);

/// Notes that the user interrupted; may be called by a signal handler.
void watchdog_note_interrupt(void);

/// Writes to the buffer of standard output, and hands the buffer to the system when it is full.
///
/// Gives 0, or the number of the system's error. An interrupt neither ends it nor loses anything.
int watchdog_print(const void *bytes, size_t count);

/// Hands the buffer of standard output to the system.
int watchdog_flush(void);

/// Between these two the process does not end: a file is being written.
void watchdog_begin_writing(void);
void watchdog_end_writing(void);

/// Remembers how the terminal is set, if standard input is one.
void watchdog_keep_terminal(void);

/// Sets the terminal as it was; may be called by a signal handler.
void watchdog_restore_terminal(void);

#endif

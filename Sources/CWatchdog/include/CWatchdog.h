// The last resort: a thread that ends the process if a script runs on after it passed a limit.
#ifndef CWATCHDOG_H
#define CWATCHDOG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What the thread watches for, and what it writes to standard error when that happens.
///
/// The texts are copied; a text that is too long is cut.
typedef struct WatchdogOrder {
  /// How long the script may run before its own limit stops it; 0 for any time.
  int64_t nanoseconds;
  /// How much more memory the process may hold than at the first order; 0 for any.
  uint64_t bytes;
  /// Whether the process is ended. Otherwise one warning is written, also after an interrupt.
  bool ends;
  const char *time_text;
  const char *memory_text;
  const char *warning;
} WatchdogOrder;

/// Starts watching; the first call starts the thread. All calls must come from one thread.
void watchdog_watch(const WatchdogOrder *order);

/// Sets the function that the thread calls when the process comes near its memory limit, to collect
/// garbage, and when the limit is passed, to stop the script. The function must not wait.
void watchdog_listen(void (*listener)(void *context, bool is_passed), void *context);

/// Stops watching. Does not return if the thread is about to end the process.
void watchdog_rest(void);

/// Notes what was done so far, for the text with which the process ends.
void watchdog_note_frames(int64_t count);
void watchdog_note_expectations(int64_t checked, int64_t failed);

/// Notes that the user interrupted; may be called by a signal handler.
void watchdog_note_interrupt(void);

/// Notes that the process was asked to end, so that nothing waits for a reader any more; may be
/// called by a signal handler.
void watchdog_note_request_to_end(void);

/// Writes to a descriptor; of a line for which a file has no room, nothing is left.
///
/// Returns 0 or the system's error number; EINTR if the process was asked to end and nobody reads.
int watchdog_write(int descriptor, const void *bytes, size_t count);

/// The same for what is known to be a plain file, without asking the system.
int watchdog_write_file(int descriptor, const void *bytes, size_t count);

/// Writes to the buffer of standard output, and hands the buffer to the system when it is full.
///
/// Returns 0 or the system's error number. An interrupt neither ends the call nor loses output.
int watchdog_print(const void *bytes, size_t count);

/// Hands the buffer of standard output to the system.
int watchdog_flush(void);

/// Between these two calls the thread does not end the process: a file is being written.
void watchdog_begin_writing(void);
void watchdog_end_writing(void);

/// Has a file removed if the thread ends the process; NULL for none.
void watchdog_remove_at_end(const char *path);

/// Has the system end this process when the thread that started it ends.
void watchdog_end_with_parent(void);

/// Remembers the settings of the terminal, if standard input is one.
void watchdog_keep_terminal(void);

/// Restores the settings of the terminal; may be called by a signal handler.
void watchdog_restore_terminal(void);

#endif

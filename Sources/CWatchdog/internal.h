// What the files of the watchdog share: writing without locks and without allocation.
#ifndef CWATCHDOG_INTERNAL_H
#define CWATCHDOG_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CWatchdog.h"

/// The clock for limits of time, in nanoseconds.
int64_t watchdog_now(void);

/// Tries to lock the streams of stdio; false while another thread writes to one.
bool watchdog_take_streams(void);

/// Whether the output has waited for a reader for a while.
bool watchdog_is_unread(void);

/// Unlocks the streams.
void watchdog_leave_streams(void);

/// Writes what is in the buffer of standard output; the streams must be locked.
void watchdog_write_output(void);

/// Writes a text to standard error.
void watchdog_write_error(const char *text);

/// Writes what was done so far to standard error.
void watchdog_write_progress(void);

#endif

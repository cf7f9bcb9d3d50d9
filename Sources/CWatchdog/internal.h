// What the files of the watchdog share: writing without locks and without allocation.
#ifndef CWATCHDOG_INTERNAL_H
#define CWATCHDOG_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CWatchdog.h"

/// The clock that limits count by, in nanoseconds.
int64_t watchdog_now(void);

/// Tries to take the streams of stdio; false while somebody writes to one.
bool watchdog_take_streams(void);

/// Gives the streams back.
void watchdog_leave_streams(void);

/// Writes what lies in the buffer of standard output; the streams were taken.
void watchdog_write_output(void);

/// Writes a text to standard error.
void watchdog_write_error(const char *text);

/// Writes what was done so far to standard error.
void watchdog_write_progress(void);

#endif

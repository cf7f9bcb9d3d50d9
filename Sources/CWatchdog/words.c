// What the watchdog writes: the rest of standard output, and what was done so far.
#define _GNU_SOURCE
#include <poll.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "internal.h"

/// What a pipe accepts at once if it accepts anything, and how long to wait for a reader.
enum { CHUNK = 4096, PATIENCE_MILLISECONDS = 5000 };

static _Atomic int64_t frames;
static _Atomic int64_t checked;
static _Atomic int64_t failed;

static atomic_bool has_terminal;
static struct termios terminal;

void watchdog_note_frames(int64_t count) {
  atomic_store_explicit(&frames, count, memory_order_relaxed);
}

void watchdog_note_expectations(int64_t checked_count, int64_t failed_count) {
  atomic_store_explicit(&checked, checked_count, memory_order_relaxed);
  atomic_store_explicit(&failed, failed_count, memory_order_relaxed);
}

/// Whoever lets one text wait for too long is not waited for again.
static void write_bytes(int descriptor, const char *bytes, size_t count) {
  static int patience = PATIENCE_MILLISECONDS;
  while (count > 0) {
    struct pollfd request = {.fd = descriptor, .events = POLLOUT};
    if (poll(&request, 1, patience) <= 0) {
      patience = 0;
      return;
    }
    ssize_t written = write(descriptor, bytes, count < CHUNK ? count : CHUNK);
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

bool watchdog_take_streams(void) {
  if (ftrylockfile(stdout) != 0) return false;
  if (ftrylockfile(stderr) == 0) return true;
  funlockfile(stdout);
  return false;
}

void watchdog_leave_streams(void) {
  funlockfile(stderr);
  funlockfile(stdout);
}

void watchdog_write_output(void) {
  const char *start = stdout->_IO_write_base;
  const char *end = stdout->_IO_write_ptr;
  if (start != NULL && end > start) write_bytes(STDOUT_FILENO, start, (size_t)(end - start));
}

void watchdog_write_error(const char *text) {
  write_bytes(STDERR_FILENO, text, strlen(text));
}

/// Writes a number and a noun at `to`, and returns where they end.
static char *put(char *to, int64_t number, const char *noun) {
  char digits[24];
  int count = 0;
  do {
    digits[count++] = (char)('0' + number % 10);
    number /= 10;
  } while (number > 0);
  while (count > 0) *to++ = digits[--count];
  return stpcpy(to, noun);
}

void watchdog_write_progress(void) {
  char text[256];
  int64_t frame_count = atomic_load(&frames);
  int64_t checked_count = atomic_load(&checked);
  char *end = stpcpy(text, "  done so far: ");
  end = put(end, frame_count, frame_count == 1 ? " frame, " : " frames, ");
  end = put(end, checked_count, checked_count == 1 ? " expectation" : " expectations");
  end = stpcpy(end, " checked\n");
  int64_t failed_count = atomic_load(&failed);
  if (failed_count > 0) {
    end = put(stpcpy(end, "lazylab: "), failed_count, " of ");
    end = put(end, checked_count, checked_count == 1 ? " expectation" : " expectations");
    end = stpcpy(end, " failed\n");
  }
  watchdog_write_error(text);
}

void watchdog_keep_terminal(void) {
  if (isatty(STDIN_FILENO) != 1 || tcgetattr(STDIN_FILENO, &terminal) != 0) return;
  atomic_store(&has_terminal, true);
}

void watchdog_restore_terminal(void) {
  if (atomic_load(&has_terminal)) tcsetattr(STDIN_FILENO, TCSANOW, &terminal);
}

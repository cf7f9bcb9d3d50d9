// Standard output through stdio's buffer, without losing output when a signal interrupts.
//
// When a signal interrupts fflush, glibc forgets what it had not written. So stdio only fills the
// buffer, and it is emptied here. The stream is locked meanwhile, so that the watchdog waits.
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <unistd.h>

#include "internal.h"

enum { CAPACITY = 64 * 1024 };

/// Makes the buffer the stream's own, so that the functions of io.stdout flush it, too.
static void prepare(void) {
  static char buffer[CAPACITY];
  static bool is_prepared;
  if (is_prepared) return;
  is_prepared = true;
  setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
}

static int write_all(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(STDOUT_FILENO, bytes, count);
    if (written < 0 && errno != EINTR) return errno;
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    }
  }
  return 0;
}

static int empty_buffer(void) {
  size_t count = __fpending(stdout);
  if (count == 0) return 0;
  int failure = write_all(stdout->_IO_write_base, count);
  __fpurge(stdout);
  return failure;
}

int watchdog_print(const void *bytes, size_t count) {
  prepare();
  flockfile(stdout);
  int failure = 0;
  if (__fpending(stdout) + count >= CAPACITY) failure = empty_buffer();
  if (failure == 0) {
    if (count >= CAPACITY) failure = write_all(bytes, count);
    else if (fwrite_unlocked(bytes, 1, count, stdout) < count) failure = EIO;
  }
  funlockfile(stdout);
  return failure;
}

int watchdog_flush(void) {
  flockfile(stdout);
  int failure = empty_buffer();
  funlockfile(stdout);
  return failure;
}

// Standard output through stdio's buffer, without losing output when a signal interrupts.
//
// When a signal interrupts fflush, glibc forgets what it had not written. So stdio only fills the
// buffer, and it is emptied here. The stream is locked meanwhile, so that the watchdog waits.
#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "internal.h"

/// The last is what a pipe takes at once if it takes anything.
enum { CAPACITY = 64 * 1024, PAUSE_MILLISECONDS = 100, CHUNK = 4096 };

/// For how many nanoseconds nobody may read before the limit of time counts again.
static const int64_t patience = 2000000000;

static atomic_bool is_asked_to_end;
/// Since when the output waits for a reader; 0 while it does not.
static _Atomic int64_t waiting_since;

/// Makes the buffer the stream's own, so that the functions of io.stdout flush it, too.
static void prepare(void) {
  static char buffer[CAPACITY];
  static bool is_prepared;
  if (is_prepared) return;
  is_prepared = true;
  setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
}

void watchdog_note_request_to_end(void) { atomic_store(&is_asked_to_end, true); }

/// Whether a descriptor takes more now.
static bool is_writable(int descriptor, int milliseconds) {
  struct pollfd request = {.fd = descriptor, .events = POLLOUT};
  int count = poll(&request, 1, milliseconds);
  // What else is wrong, the next write says.
  return count > 0 || (count < 0 && errno != EINTR);
}

/// Waits for a reader; false if the process was asked to end and nobody reads any more.
static bool await_reader(int descriptor) {
  if (is_writable(descriptor, 0)) return true;
  atomic_store(&waiting_since, watchdog_now());
  bool is_ready = false;
  bool is_last = false;
  while (!is_ready && !is_last) {
    is_last = atomic_load(&is_asked_to_end);
    is_ready = is_writable(descriptor, PAUSE_MILLISECONDS);
  }
  atomic_store(&waiting_since, 0);
  return is_ready;
}

bool watchdog_is_unread(void) {
  int64_t since = atomic_load(&waiting_since);
  if (since != 0) return watchdog_now() - since > patience;
  // The functions of io.stdout wait inside of stdio.
  return !is_writable(STDOUT_FILENO, 0);
}

/// How much is written at once: whole lines as far as they fit, so that lines of processes that
/// share a pipe stay whole.
static size_t piece(const char *bytes, size_t count) {
  if (count <= CHUNK) return count;
  const char *end = memrchr(bytes, '\n', CHUNK);
  return end ? (size_t)(end - bytes) + 1 : CHUNK;
}

/// Takes the beginning of a line back for whose end a file had no room, unless more follows it.
static void keep_whole_lines(int descriptor, const char *start, const char *end) {
  const char *last = memrchr(start, '\n', (size_t)(end - start));
  off_t place = lseek(descriptor, 0, SEEK_CUR);
  off_t kept = place - (end - (last ? last + 1 : start));
  struct stat status;
  if (kept == place || fstat(descriptor, &status) != 0 || status.st_size != place) return;
  if (ftruncate(descriptor, kept) == 0) lseek(descriptor, kept, SEEK_SET);
}

static int write_all(int descriptor, const char *start, size_t count, bool waits) {
  const char *bytes = start;
  while (count > 0) {
    if (waits && !await_reader(descriptor)) return EINTR;
    ssize_t written = write(descriptor, bytes, waits ? piece(bytes, count) : count);
    if (written < 0 && errno != EINTR && errno != EAGAIN) {
      int failure = errno;
      if (!waits) keep_whole_lines(descriptor, start, bytes);
      return failure;
    }
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    }
  }
  return 0;
}

int watchdog_write(int descriptor, const void *bytes, size_t count) {
  struct stat status;
  bool waits = fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode);
  return write_all(descriptor, bytes, count, waits);
}

int watchdog_write_file(int descriptor, const void *bytes, size_t count) {
  return write_all(descriptor, bytes, count, false);
}

static int empty_buffer(void) {
  size_t count = __fpending(stdout);
  if (count == 0) return 0;
  int failure = watchdog_write(STDOUT_FILENO, stdout->_IO_write_base, count);
  __fpurge(stdout);
  return failure;
}

/// Writes the whole lines of the buffer and keeps the rest, unless that is longer than a buffer.
static int empty_lines(void) {
  static char rest[CHUNK];
  size_t count = __fpending(stdout);
  const char *start = stdout->_IO_write_base;
  const char *end = memrchr(start, '\n', count);
  size_t written = end ? (size_t)(end - start) + 1 : 0;
  if (written == 0 || count - written > CHUNK) return empty_buffer();
  memcpy(rest, start + written, count - written);
  int failure = watchdog_write(STDOUT_FILENO, start, written);
  __fpurge(stdout);
  if (fwrite_unlocked(rest, 1, count - written, stdout) < count - written) failure = EIO;
  return failure;
}

int watchdog_print(const void *bytes, size_t count) {
  prepare();
  flockfile(stdout);
  int failure = 0;
  if (__fpending(stdout) + count >= CAPACITY) failure = empty_lines();
  if (failure == 0 && count >= CAPACITY) failure = empty_buffer();
  if (failure == 0) {
    if (count >= CAPACITY) failure = watchdog_write(STDOUT_FILENO, bytes, count);
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

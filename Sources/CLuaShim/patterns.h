// The matcher behind string.find, match, gmatch and gsub.
#ifndef SHIM_PATTERNS_H
#define SHIM_PATTERNS_H

#include "internal.h"

#ifndef LUA_MAXCAPTURES
#define LUA_MAXCAPTURES 32
#endif

enum { CAPTURE_OPEN = -1, CAPTURE_POSITION = -2, DEPTH_LIMIT = 200 };

typedef struct Match {
  lua_State *L;
  const char *subject;
  const char *subject_end;
  const char *pattern_end;
  uint64_t steps;
  int depth;
  int level;
  struct {
    const char *start;
    ptrdiff_t length;
  } captures[LUA_MAXCAPTURES];
} Match;

void shim_match_begin(
  Match *match, lua_State *L, const char *subject, size_t length, const char *pattern,
  size_t pattern_length);
/// The end of a match that begins at `at`, or NULL; `match` then holds its captures.
const char *shim_match_at(Match *match, const char *at, const char *pattern);
/// Pushes a capture; if the pattern has none, the first one is the whole match.
void shim_push_capture(Match *match, int index, const char *start, const char *end);
int shim_push_captures(Match *match, const char *start, const char *end);

#endif

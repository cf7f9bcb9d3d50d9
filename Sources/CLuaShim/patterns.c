// Lua's patterns, matched by backtracking as the manual defines it, in counted steps: stock Lua's
// matcher may run for hours on a short pattern, and nothing can stop it.
#include "patterns.h"

#include <ctype.h>

typedef const char *Text;

static Text match_here(Match *match, Text at, Text pattern);

static void step(Match *match) {
  shim_step(match->L, match->steps++);
}

static unsigned char byte(Text at) {
  return (unsigned char)*at;
}

/// Where the item that begins at `pattern` ends, without its suffix.
static Text item_end(const Match *match, Text pattern) {
  if (*pattern == '%') {
    if (pattern + 1 == match->pattern_end) {
      luaL_error(match->L, "malformed pattern (ends with '%%')");
    }
    return pattern + 2;
  }
  if (*pattern != '[') return pattern + 1;
  Text at = pattern + 1;
  if (at < match->pattern_end && *at == '^') at++;
  do {
    if (at >= match->pattern_end) {
      luaL_error(match->L, "malformed pattern (missing ']')");
    }
    bool escapes = *at++ == '%';
    if (escapes) at++;
  } while (at >= match->pattern_end || *at != ']');
  return at + 1;
}

static bool is_in_class(int character, int class) {
  bool found;
  switch (tolower(class)) {
    case 'a': found = isalpha(character); break;
    case 'c': found = iscntrl(character); break;
    case 'd': found = isdigit(character); break;
    case 'g': found = isgraph(character); break;
    case 'l': found = islower(character); break;
    case 'p': found = ispunct(character); break;
    case 's': found = isspace(character); break;
    case 'u': found = isupper(character); break;
    case 'w': found = isalnum(character); break;
    case 'x': found = isxdigit(character); break;
    case 'z': found = character == 0; break;
    default: return class == character;
  }
  return isupper(class) ? !found : found;
}

/// `last` is the closing bracket of the set that begins at `set`.
static bool is_in_set(Match *match, int character, Text set, Text last) {
  bool positive = set[1] != '^';
  Text at = positive ? set + 1 : set + 2;
  while (at < last) {
    step(match);
    if (*at == '%') {
      if (is_in_class(character, byte(at + 1))) return positive;
      at += 2;
    } else if (at[1] == '-' && at + 2 < last) {
      if (byte(at) <= character && character <= byte(at + 2)) return positive;
      at += 3;
    } else {
      if (byte(at) == character) return positive;
      at++;
    }
  }
  return !positive;
}

static bool matches_one(Match *match, Text at, Text pattern, Text end) {
  step(match);
  if (at >= match->subject_end) return false;
  switch (*pattern) {
    case '.': return true;
    case '%': return is_in_class(byte(at), byte(pattern + 1));
    case '[': return is_in_set(match, byte(at), pattern, end - 1);
    default: return *pattern == *at;
  }
}

static Text match_balance(Match *match, Text at, Text pattern) {
  if (pattern >= match->pattern_end - 1) {
    luaL_error(match->L, "malformed pattern (missing arguments to '%%b')");
  }
  if (at >= match->subject_end || *at != *pattern) return NULL;
  int open = 1;
  for (at++; at < match->subject_end; at++) {
    step(match);
    if (*at == pattern[1]) {
      if (--open == 0) return at + 1;
    } else if (*at == *pattern) {
      open++;
    }
  }
  return NULL;
}

static Text match_most(Match *match, Text at, Text pattern, Text end) {
  ptrdiff_t count = 0;
  while (matches_one(match, at + count, pattern, end)) count++;
  for (; count >= 0; count--) {
    Text result = match_here(match, at + count, end + 1);
    if (result != NULL) return result;
  }
  return NULL;
}

static Text match_least(Match *match, Text at, Text pattern, Text end) {
  while (true) {
    Text result = match_here(match, at, end + 1);
    if (result != NULL) return result;
    if (!matches_one(match, at, pattern, end)) return NULL;
    at++;
  }
}

static Text open_capture(Match *match, Text at, Text pattern, ptrdiff_t kind) {
  if (match->level >= LUA_MAXCAPTURES) luaL_error(match->L, "too many captures");
  match->captures[match->level].start = at;
  match->captures[match->level].length = kind;
  match->level++;
  Text result = match_here(match, at, pattern);
  if (result == NULL) match->level--;
  return result;
}

static Text close_capture(Match *match, Text at, Text pattern) {
  int level = match->level;
  while (--level >= 0 && match->captures[level].length != CAPTURE_OPEN) {}
  if (level < 0) {
    luaL_error(match->L, "invalid pattern capture");
    return NULL;
  }
  match->captures[level].length = at - match->captures[level].start;
  Text result = match_here(match, at, pattern);
  if (result == NULL) match->captures[level].length = CAPTURE_OPEN;
  return result;
}

static Text match_back(Match *match, Text at, int digit) {
  int index = digit - '1';
  if (index < 0 || index >= match->level || match->captures[index].length == CAPTURE_OPEN) {
    luaL_error(match->L, "invalid capture index %%%d", index + 1);
    return NULL;
  }
  // A position has no text; its length is beyond any string, as in stock Lua.
  size_t length = (size_t)match->captures[index].length;
  step(match);
  if (length < PTRDIFF_MAX && length > 4096) shim_charge(match->L, (int64_t)(length >> 12));
  bool equal = (size_t)(match->subject_end - at) >= length &&
    memcmp(match->captures[index].start, at, length) == 0;
  return equal ? at + length : NULL;
}

static bool is_frontier(Match *match, Text at, Text set, Text end) {
  int before = at == match->subject ? 0 : byte(at - 1);
  int after = at == match->subject_end ? 0 : byte(at);
  return !is_in_set(match, before, set, end - 1) && is_in_set(match, after, set, end - 1);
}

/// Matches %b, %f and %1 to %9 at `*at`; false if the item is none of them.
static bool match_special(Match *match, Text *at, Text *pattern) {
  if (**pattern != '%' || *pattern + 1 >= match->pattern_end) return false;
  Text next = *pattern + 2;
  switch ((*pattern)[1]) {
    case 'b':
      *at = match_balance(match, *at, next);
      *pattern += 4;
      return true;
    case 'f': {
      if (next >= match->pattern_end || *next != '[') {
        luaL_error(match->L, "missing '[' after '%%f' in pattern");
      }
      Text end = item_end(match, next);
      if (!is_frontier(match, *at, next, end)) *at = NULL;
      *pattern = end;
      return true;
    }
    case '0': case '1': case '2': case '3': case '4':
    case '5': case '6': case '7': case '8': case '9':
      *at = match_back(match, *at, byte(*pattern + 1));
      *pattern += 2;
      return true;
    default: return false;
  }
}

/// Matches items one after another until one can match in several ways.
static Text match_items(Match *match, Text at, Text pattern) {
  while (at != NULL && pattern != match->pattern_end) {
    step(match);
    if (*pattern == '(') {
      bool position = pattern + 1 < match->pattern_end && pattern[1] == ')';
      return position ? open_capture(match, at, pattern + 2, CAPTURE_POSITION)
                      : open_capture(match, at, pattern + 1, CAPTURE_OPEN);
    }
    if (*pattern == ')') return close_capture(match, at, pattern + 1);
    if (*pattern == '$' && pattern + 1 == match->pattern_end) {
      return at == match->subject_end ? at : NULL;
    }
    if (match_special(match, &at, &pattern)) continue;
    Text end = item_end(match, pattern);
    char suffix = end < match->pattern_end ? *end : 0;
    if (suffix == '*') return match_most(match, at, pattern, end);
    if (suffix == '-') return match_least(match, at, pattern, end);
    bool matches = matches_one(match, at, pattern, end);
    if (suffix == '+') return matches ? match_most(match, at + 1, pattern, end) : NULL;
    if (suffix == '?') {
      Text result = matches ? match_here(match, at + 1, end + 1) : NULL;
      if (result != NULL) return result;
      pattern = end + 1;
      continue;
    }
    if (!matches) return NULL;
    at++;
    pattern = end;
  }
  return at;
}

static Text match_here(Match *match, Text at, Text pattern) {
  if (match->depth-- == 0) luaL_error(match->L, "pattern too complex");
  Text result = match_items(match, at, pattern);
  match->depth++;
  return result;
}

void shim_match_begin(
  Match *match, lua_State *L, Text subject, size_t length, Text pattern, size_t pattern_length
) {
  match->L = L;
  match->subject = subject;
  match->subject_end = subject + length;
  match->pattern_end = pattern + pattern_length;
  match->steps = 0;
  match->level = 0;
  match->depth = DEPTH_LIMIT;
}

Text shim_match_at(Match *match, Text at, Text pattern) {
  match->level = 0;
  match->depth = DEPTH_LIMIT;
  return match_here(match, at, pattern);
}

void shim_push_capture(Match *match, int index, Text start, Text end) {
  if (index >= match->level) {
    if (index != 0) luaL_error(match->L, "invalid capture index %%%d", index + 1);
    lua_pushlstring(match->L, start, (size_t)(end - start));
    return;
  }
  ptrdiff_t length = match->captures[index].length;
  Text text = match->captures[index].start;
  if (length == CAPTURE_OPEN) luaL_error(match->L, "unfinished capture");
  if (length == CAPTURE_POSITION) lua_pushinteger(match->L, text - match->subject + 1);
  else lua_pushlstring(match->L, text, (size_t)length);
}

int shim_push_captures(Match *match, Text start, Text end) {
  int count = match->level == 0 && start != NULL ? 1 : match->level;
  luaL_checkstack(match->L, count, "too many captures");
  for (int i = 0; i < count; i++) shim_push_capture(match, i, start, end);
  return count;
}

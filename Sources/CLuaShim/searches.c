// string.find, match, gmatch and gsub on the matcher that can be stopped.
#include "patterns.h"

typedef struct {
  const char *text;
  size_t length;
} Span;

static Span check_span(lua_State *L, int index) {
  Span span;
  span.text = luaL_checklstring(L, index, &span.length);
  return span;
}

/// Where a search begins, counted from 0; beyond the end if there is nothing to search.
static size_t start_of(lua_State *L, int index, size_t length) {
  lua_Integer start = luaL_optinteger(L, index, 1);
  if (start > 0) return (size_t)start - 1;
  if (start == 0 || start < -(lua_Integer)length) return 0;
  return length - (size_t)-start;
}

static bool is_plain(Span pattern) {
  for (size_t i = 0; i < pattern.length; i++) {
    if (memchr("^$*+?.([%-", pattern.text[i], 10) != NULL) return false;
  }
  return true;
}

static const char *find_plain(lua_State *L, Span subject, Span wanted) {
  if (wanted.length == 0) return subject.text;
  if (wanted.length > subject.length) return NULL;
  const char *at = subject.text;
  const char *last = subject.text + (subject.length - wanted.length);
  for (uint64_t step = 0; at <= last; at++, step++) {
    at = memchr(at, wanted.text[0], (size_t)(last - at) + 1);
    if (at == NULL || memcmp(at, wanted.text, wanted.length) == 0) return at;
    // A comparison may be as long as the text searched for.
    if (wanted.length > 4096) shim_charge(L, (int64_t)(wanted.length >> 12));
    else shim_step(L, step);
  }
  return NULL;
}

static int give_positions(lua_State *L, const char *from, const char *start, size_t length) {
  lua_pushinteger(L, start - from + 1);
  lua_pushinteger(L, start - from + (lua_Integer)length);
  return 2;
}

static int search(lua_State *L, bool finds) {
  Span subject = check_span(L, 1);
  Span pattern = check_span(L, 2);
  size_t start = start_of(L, 3, subject.length);
  if (start > subject.length) {
    luaL_pushfail(L);
    return 1;
  }
  if (finds && (lua_toboolean(L, 4) || is_plain(pattern))) {
    Span rest = {subject.text + start, subject.length - start};
    const char *found = find_plain(L, rest, pattern);
    if (found != NULL) return give_positions(L, subject.text, found, pattern.length);
    luaL_pushfail(L);
    return 1;
  }
  bool anchored = pattern.length > 0 && pattern.text[0] == '^';
  const char *items = pattern.text + anchored;
  Match match;
  shim_match_begin(
    &match, L, subject.text, subject.length, items, pattern.length - anchored);
  for (const char *at = subject.text + start; at <= match.subject_end; at++) {
    const char *end = shim_match_at(&match, at, items);
    if (end != NULL) {
      if (!finds) return shim_push_captures(&match, at, end);
      give_positions(L, subject.text, at, (size_t)(end - at));
      return shim_push_captures(&match, NULL, NULL) + 2;
    }
    if (anchored) break;
  }
  luaL_pushfail(L);
  return 1;
}

static int find(lua_State *L) {
  return search(L, true);
}

static int match_once(lua_State *L) {
  return search(L, false);
}

/// Upvalues: subject, pattern, where to go on, where the last match ended (-1: nowhere).
static int next_match(lua_State *L) {
  Span subject;
  Span pattern;
  subject.text = lua_tolstring(L, lua_upvalueindex(1), &subject.length);
  pattern.text = lua_tolstring(L, lua_upvalueindex(2), &pattern.length);
  lua_Integer position = lua_tointeger(L, lua_upvalueindex(3));
  lua_Integer last = lua_tointeger(L, lua_upvalueindex(4));
  Match match;
  shim_match_begin(&match, L, subject.text, subject.length, pattern.text, pattern.length);
  for (; position <= (lua_Integer)subject.length; position++) {
    const char *at = subject.text + position;
    const char *end = shim_match_at(&match, at, pattern.text);
    if (end == NULL || end - subject.text == last) continue;
    lua_pushinteger(L, end - subject.text);
    lua_copy(L, -1, lua_upvalueindex(3));
    lua_replace(L, lua_upvalueindex(4));
    return shim_push_captures(&match, at, end);
  }
  return 0;
}

static int gmatch(lua_State *L) {
  size_t length = check_span(L, 1).length;
  check_span(L, 2);
  size_t start = start_of(L, 3, length);
  lua_settop(L, 2);
  lua_pushinteger(L, (lua_Integer)(start > length ? length + 1 : start));
  lua_pushinteger(L, -1);
  lua_pushcclosure(L, next_match, 4);
  return 1;
}

static void add_template(Match *match, luaL_Buffer *buffer, const char *start, const char *end) {
  lua_State *L = match->L;
  size_t length;
  const char *text = lua_tolstring(L, 3, &length);
  const char *text_end = text + length;
  uint64_t steps = 0;
  while (text < text_end) {
    const char *sign = memchr(text, '%', (size_t)(text_end - text));
    size_t plain = (size_t)((sign == NULL ? text_end : sign) - text);
    luaL_addlstring(buffer, text, plain);
    if (sign == NULL) return;
    shim_step(L, steps++);
    char what = sign + 1 < text_end ? sign[1] : 0;
    if (what == '%') {
      luaL_addchar(buffer, '%');
    } else if (what == '0') {
      luaL_addlstring(buffer, start, (size_t)(end - start));
    } else if (what >= '1' && what <= '9') {
      shim_push_capture(match, what - '1', start, end);
      luaL_tolstring(L, -1, NULL);
      lua_remove(L, -2);
      luaL_addvalue(buffer);
    } else {
      luaL_error(L, "invalid use of '%c' in replacement string", '%');
    }
    text = sign + 2;
  }
}

/// Adds the replacement of a match; true if it differs from the match.
static bool add_replacement(
  Match *match, luaL_Buffer *buffer, const char *start, const char *end, int type
) {
  lua_State *L = match->L;
  if (type == LUA_TFUNCTION) {
    lua_pushvalue(L, 3);
    lua_call(L, shim_push_captures(match, start, end), 1);
  } else if (type == LUA_TTABLE) {
    shim_push_capture(match, 0, start, end);
    lua_gettable(L, 3);
  } else {
    add_template(match, buffer, start, end);
    return true;
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    luaL_addlstring(buffer, start, (size_t)(end - start));
    return false;
  }
  if (!lua_isstring(L, -1)) {
    luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  }
  luaL_addvalue(buffer);
  return true;
}

static int gsub(lua_State *L) {
  Span subject = check_span(L, 1);
  Span pattern = check_span(L, 2);
  int type = lua_type(L, 3);
  lua_Integer most = luaL_optinteger(L, 4, (lua_Integer)subject.length + 1);
  bool anchored = pattern.length > 0 && pattern.text[0] == '^';
  const char *items = pattern.text + anchored;
  bool usable = type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TFUNCTION ||
    type == LUA_TTABLE;
  luaL_argexpected(L, usable, 3, "string/function/table");
  Match match;
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  shim_match_begin(
    &match, L, subject.text, subject.length, items, pattern.length - anchored);
  const char *at = subject.text;
  const char *last = NULL;
  lua_Integer count = 0;
  bool changed = false;
  while (count < most) {
    const char *end = shim_match_at(&match, at, items);
    if (end != NULL && end != last) {
      count++;
      changed = add_replacement(&match, &buffer, at, end, type) || changed;
      at = last = end;
    } else if (at < match.subject_end) {
      luaL_addchar(&buffer, *at++);
    } else {
      break;
    }
    if (anchored) break;
  }
  if (changed) {
    luaL_addlstring(&buffer, at, (size_t)(match.subject_end - at));
    luaL_pushresult(&buffer);
  } else {
    lua_pushvalue(L, 1);
  }
  lua_pushinteger(L, count);
  return 2;
}

void shim_open_patterns(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"find", find}, {"match", match_once}, {"gmatch", gmatch}, {"gsub", gsub}, {NULL, NULL}};
  lua_getglobal(L, "string");
  luaL_setfuncs(L, functions, 0);
  lua_pop(L, 1);
}

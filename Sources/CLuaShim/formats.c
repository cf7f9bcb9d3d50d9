// string.format and os.date, which stock Lua carries out byte by byte and cannot be stopped in.
#include "internal.h"

enum { LONGEST_FORMAT = 4 << 20, LONGEST_DATE = 1 << 16, LONG = 1 << 12 };

void shim_check_format(lua_State *L, int index, size_t most) {
  size_t length;
  luaL_checklstring(L, index, &length);
  if (length <= most) return;
  lua_Integer limit = (lua_Integer)most;
  luaL_error(L, "the format has %I bytes, more than %I", (lua_Integer)length, limit);
}

/// The conversion after a '%', past the flags, width and precision at `text`.
static const char *conversion(const char *text, const char *end) {
  while (text < end && memchr("-+ #0123456789.", *text, 15) != NULL) text++;
  return text;
}

/// Whether `%s` accepts the flags and the width that stand before the conversion.
static bool is_plain(const char *format, size_t start, size_t place) {
  for (size_t i = start; i < place; i++) {
    if (strchr("-123456789", format[i]) == NULL && (format[i] != '0' || i == start)) return false;
  }
  return true;
}

/// Changes the conversion at `place` of the format to `s`.
static void take_text(lua_State *L, size_t place) {
  size_t length = lua_rawlen(L, 1);
  char *changed = lua_newuserdatauv(L, length, 0);
  memcpy(changed, lua_tostring(L, 1), length);
  changed[place] = 's';
  lua_pushlstring(L, changed, length);
  lua_replace(L, 1);
  lua_pop(L, 1);
}

/// Writes a byte as `%q` does; `next` is the one after it.
static char *quote_byte(char *out, unsigned char byte, unsigned char next) {
  if (byte == '"' || byte == '\\' || byte == '\n') {
    *out++ = '\\';
    *out++ = (char)byte;
  } else if (byte < 32 || byte == 127) {
    bool is_long = next >= '0' && next <= '9';
    *out++ = '\\';
    if (is_long || byte >= 100) *out++ = (char)('0' + byte / 100);
    if (is_long || byte >= 10) *out++ = (char)('0' + byte / 10 % 10);
    *out++ = (char)('0' + byte % 10);
  } else {
    *out++ = (char)byte;
  }
  return out;
}

/// Replaces a string by its quoted form.
static void quote(lua_State *L, int argument) {
  size_t length;
  const char *text = lua_tolstring(L, argument, &length);
  luaL_Buffer buffer;
  shim_make_room(L, length + 2);
  luaL_buffinit(L, &buffer);
  luaL_addchar(&buffer, '"');
  for (size_t done = 0; done < length;) {
    size_t end = length - done < LONG ? length : done + LONG;
    char *out = luaL_prepbuffsize(&buffer, 4 * LONG);
    char *first = out;
    for (; done < end; done++) {
      out = quote_byte(out, (unsigned char)text[done], done + 1 < length ? text[done + 1] : 0);
    }
    luaL_addsize(&buffer, (size_t)(out - first));
    shim_charge(L, LONG / 8);
  }
  luaL_addchar(&buffer, '"');
  luaL_pushresult(&buffer);
  lua_replace(L, argument);
}

/// Prepares the arguments of string.format: quotes long strings, because here that can be stopped,
/// and calls `name`, which may replace an argument; true if the conversion must then be `%s`.
void shim_prepare_format(
  lua_State *L, bool (*name)(lua_State *L, char conversion, bool is_plain, int argument)
) {
  int count = lua_gettop(L);
  int argument = 1;
  shim_check_format(L, 1, LONGEST_FORMAT);
  size_t length = lua_rawlen(L, 1);
  for (size_t i = 0; i < length; i++) {
    const char *text = lua_tostring(L, 1);
    if (text[i] != '%' || text[++i] == '%') continue;
    size_t start = i;
    i = (size_t)(conversion(text + i, text + length) - text);
    if (++argument > count || i >= length) break;
    bool takes_text = name(L, text[i], is_plain(text, start, i), argument);
    bool is_long = lua_type(L, argument) == LUA_TSTRING && lua_rawlen(L, argument) > LONG;
    if (text[i] == 'q' && i == start && is_long) {
      quote(L, argument);
      takes_text = true;
    }
    if (takes_text) take_text(L, i);
  }
}

static bool name_nothing(lua_State *L, char conversion, bool is_plain, int argument) {
  (void)L;
  (void)conversion;
  (void)is_plain;
  (void)argument;
  return false;
}

static int format(lua_State *L) {
  shim_prepare_format(L, name_nothing);
  return shim_run_stock(L);
}

void shim_check_date(lua_State *L) {
  if (!lua_isnoneornil(L, 1)) shim_check_format(L, 1, LONGEST_DATE);
}

static int date(lua_State *L) {
  shim_check_date(L);
  return shim_run_stock(L);
}

static void replace(lua_State *L, const char *library, const char *name, lua_CFunction function) {
  lua_getglobal(L, library);
  lua_getfield(L, -1, name);
  lua_pushcclosure(L, function, 1);
  lua_setfield(L, -2, name);
  lua_pop(L, 1);
}

/// The functions for native Lua; those of names.c and clock.c make the same checks.
void shim_open_formats(lua_State *L) {
  replace(L, "string", "format", format);
  replace(L, "os", "date", date);
}

// string.pack, unpack and packsize, which stock Lua carries out byte by byte and cannot be stopped
// in; a `c` may request two billion padding bytes.
#include "internal.h"

enum { LARGE = 1 << 16, PIECE = 1 << 20, LONGEST_FORMAT = 1 << 20 };

static const char *skip_digits(const char *format, lua_Integer *number) {
  *number = 0;
  for (; *format >= '0' && *format <= '9'; format++) {
    if (*number <= INT32_MAX) *number = *number * 10 + (*format - '0');
  }
  return format;
}

/// Pads the string at `index` with zeros to `size` bytes.
static void pad(lua_State *L, int index, size_t size) {
  size_t length;
  const char *text = lua_tolstring(L, index, &length);
  if (text == NULL || length >= size) return;
  shim_make_room(L, size);
  luaL_Buffer buffer;
  char *padded = luaL_buffinitsize(L, &buffer, size);
  memcpy(padded, text, length);
  for (size_t done = length; done < size;) {
    size_t piece = size - done < PIECE ? size - done : PIECE;
    memset(padded + done, 0, piece);
    done += piece;
    shim_charge(L, (int64_t)(piece >> 10));
  }
  luaL_pushresultsize(&buffer, size);
  lua_replace(L, index);
}

/// Returns where the next option begins; pads the argument of this one if it is a large `c`.
static const char *prepare(lua_State *L, const char *format, int *argument) {
  lua_Integer number;
  char option = *format++;
  if (option == 'X' && *format != 0) {
    // Takes the alignment of the option that follows, and no argument.
    return skip_digits(format + 1, &number);
  }
  format = skip_digits(format, &number);
  if (memchr("bBhHlLjJTiIfdnszc", option, 17) == NULL) return format;
  ++*argument;
  bool is_large = option == 'c' && number > LARGE && number <= INT32_MAX;
  if (is_large && *argument <= lua_gettop(L)) pad(L, *argument, (size_t)number);
  return format;
}

static int pack(lua_State *L) {
  int argument = 1;
  shim_check_format(L, 1, LONGEST_FORMAT);
  for (const char *format = lua_tostring(L, 1); *format != 0;) {
    format = prepare(L, format, &argument);
  }
  return shim_run_stock(L);
}

/// string.unpack and string.packsize.
static int read_format(lua_State *L) {
  shim_check_format(L, 1, LONGEST_FORMAT);
  return shim_run_stock(L);
}

void shim_open_packing(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"pack", pack}, {"unpack", read_format}, {"packsize", read_format}, {NULL, NULL}};
  lua_getglobal(L, "string");
  for (const luaL_Reg *function = functions; function->name != NULL; function++) {
    lua_getfield(L, -1, function->name);
    lua_pushcclosure(L, function->func, 1);
    lua_setfield(L, -2, function->name);
  }
  lua_pop(L, 1);
}

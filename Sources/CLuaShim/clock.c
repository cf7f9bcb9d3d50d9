// os.time, os.clock and os.date on the virtual clock, in universal time.
#include <limits.h>
#include <time.h>

#include "internal.h"

static lua_Number now(lua_State *L) {
  ShimState *state = shim_of(L);
  return state->host.clock(state->host.context);
}

static int os_clock(lua_State *L) {
  lua_pushnumber(L, now(L));
  return 1;
}

static lua_Integer current_second(lua_State *L) {
  lua_Number seconds = now(L);
  bool fits = seconds >= -9e15 && seconds <= 9e15;
  return fits ? (lua_Integer)seconds : 0;
}

static int read_field(lua_State *L, const char *name, int missing, int base) {
  int is_integer;
  int type = lua_getfield(L, 1, name);
  lua_Integer value = lua_tointegerx(L, -1, &is_integer);
  if (!is_integer) {
    if (type != LUA_TNIL) return luaL_error(L, "field '%s' is not an integer", name);
    if (missing < 0) return luaL_error(L, "field '%s' missing in date table", name);
    value = missing + base;
  }
  lua_pop(L, 1);
  if (value - base > INT_MAX || value < (lua_Integer)INT_MIN + base) {
    return luaL_error(L, "field '%s' is out-of-bound", name);
  }
  return (int)(value - base);
}

static void write_fields(lua_State *L, const struct tm *date) {
  const char *names[] = {"year", "month", "day", "hour", "min", "sec", "yday", "wday"};
  int values[] = {
    date->tm_year + 1900, date->tm_mon + 1, date->tm_mday, date->tm_hour, date->tm_min,
    date->tm_sec, date->tm_yday + 1, date->tm_wday + 1};
  for (int i = 0; i < 8; i++) {
    lua_pushinteger(L, values[i]);
    lua_setfield(L, -2, names[i]);
  }
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "isdst");
}

static int os_time(lua_State *L) {
  if (lua_isnoneornil(L, 1)) {
    lua_pushinteger(L, current_second(L));
    return 1;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  struct tm date = {0};
  date.tm_year = read_field(L, "year", -1, 1900);
  date.tm_mon = read_field(L, "month", -1, 1);
  date.tm_mday = read_field(L, "day", -1, 0);
  date.tm_hour = read_field(L, "hour", 12, 0);
  date.tm_min = read_field(L, "min", 0, 0);
  date.tm_sec = read_field(L, "sec", 0, 0);
  time_t seconds = timegm(&date);
  write_fields(L, &date);
  // Like stock Lua, takes the second before 1970 for an error.
  if (seconds == -1) {
    return luaL_error(L, "time result cannot be represented in this installation");
  }
  lua_pushinteger(L, seconds);
  return 1;
}

/// Stock os.date, always with a given time and always in universal time.
static int os_date(lua_State *L) {
  shim_check_date(L);
  const char *format = luaL_optstring(L, 1, "%c");
  bool is_given = !lua_isnoneornil(L, 1);
  lua_Integer seconds = luaL_opt(L, luaL_checkinteger, 2, current_second(L));
  lua_pushstring(L, *format == '!' ? "" : "!");
  // A given format may contain zeros, at which the C string would end.
  if (is_given) lua_pushvalue(L, 1);
  else lua_pushstring(L, format);
  lua_concat(L, 2);
  lua_pushinteger(L, seconds);
  lua_rotate(L, 1, 2);
  lua_settop(L, 2);
  return shim_run_stock(L);
}

void shim_open_clock(lua_State *L) {
  lua_getglobal(L, "os");
  lua_pushcfunction(L, os_clock);
  lua_setfield(L, -2, "clock");
  lua_pushcfunction(L, os_time);
  lua_setfield(L, -2, "time");
  lua_getfield(L, -1, "date");
  lua_pushcclosure(L, os_date, 1);
  lua_setfield(L, -2, "date");
  lua_pop(L, 1);
}

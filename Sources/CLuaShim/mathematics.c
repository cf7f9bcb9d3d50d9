// The functions of `math` that stock Lua takes from the C library, the same on every machine.
#include "internal.h"

#include "elementary.h"

static int apply(lua_State *L, double (*function)(double)) {
  lua_pushnumber(L, function(luaL_checknumber(L, 1)));
  return 1;
}

static int math_exp(lua_State *L) { return apply(L, shim_exp); }
static int math_sin(lua_State *L) { return apply(L, shim_sin); }
static int math_cos(lua_State *L) { return apply(L, shim_cos); }
static int math_tan(lua_State *L) { return apply(L, shim_tan); }
static int math_asin(lua_State *L) { return apply(L, shim_asin); }
static int math_acos(lua_State *L) { return apply(L, shim_acos); }
static int math_sinh(lua_State *L) { return apply(L, shim_sinh); }
static int math_cosh(lua_State *L) { return apply(L, shim_cosh); }
static int math_tanh(lua_State *L) { return apply(L, shim_tanh); }
static int math_log10(lua_State *L) { return apply(L, shim_log10); }

static int math_log(lua_State *L) {
  lua_Number x = luaL_checknumber(L, 1);
  if (lua_isnoneornil(L, 2)) return apply(L, shim_log);
  lua_Number base = luaL_checknumber(L, 2);
  if (base == 2) return apply(L, shim_log2);
  if (base == 10) return apply(L, shim_log10);
  lua_pushnumber(L, shim_log(x) / shim_log(base));
  return 1;
}

static int math_atan(lua_State *L) {
  lua_Number y = luaL_checknumber(L, 1);
  lua_Number x = luaL_optnumber(L, 2, 1);
  lua_pushnumber(L, shim_atan2(y, x));
  return 1;
}

/// Replaces the functions that this build of Lua has: some exist only for older scripts.
void shim_open_mathematics(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"exp", math_exp}, {"log", math_log}, {"sin", math_sin}, {"cos", math_cos},
    {"tan", math_tan}, {"asin", math_asin}, {"acos", math_acos}, {"atan", math_atan},
    {"atan2", math_atan}, {"sinh", math_sinh}, {"cosh", math_cosh}, {"tanh", math_tanh},
    {"log10", math_log10}, {NULL, NULL}};
  lua_getglobal(L, "math");
  for (const luaL_Reg *function = functions; function->name != NULL; function++) {
    if (lua_getfield(L, -1, function->name) == LUA_TFUNCTION) {
      lua_pushcfunction(L, function->func);
      lua_setfield(L, -3, function->name);
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

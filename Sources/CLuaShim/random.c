// math.random from the state's own seed: stock Lua's generator, which otherwise seeds itself.
#include "internal.h"

/// math.randomseed; without arguments it returns to the state's seed instead of a random one.
static int seed_again(lua_State *L) {
  int count = lua_gettop(L);
  if (count == 0) {
    lua_pushinteger(L, (lua_Integer)shim_of(L)->seed);
    count = 1;
  } else {
    // Checked here, so that the error names the script's line: the stock function has upvalues.
    luaL_checkinteger(L, 1);
    luaL_optinteger(L, 2, 0);
  }
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, count, LUA_MULTRET);
  return lua_gettop(L);
}

/// Keeps the address of the numbers from which math.random goes on, which its functions share.
///
/// The registry holds the block, so that it stays where it is.
static void keep_numbers(lua_State *L, int function) {
  static const char key;
  ShimState *state = shim_of(L);
  if (lua_getupvalue(L, function, 1) == NULL) return;
  if (lua_rawlen(L, -1) == sizeof(ShimRandom)) {
    state->random = lua_touserdata(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &key);
  } else {
    lua_pop(L, 1);
  }
}

/// The stock math.randomseed in the registry.
static const char seeding;

void shim_seed(lua_State *L, uint64_t seed) {
  shim_of(L)->seed = seed;
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &seeding) != LUA_TFUNCTION) return;
  lua_pushinteger(L, (lua_Integer)seed);
  lua_call(L, 1, 0);
}

ShimRandom shim_random(const ShimState *state) {
  ShimRandom random = {{0}};
  if (state->random != NULL) memcpy(&random, state->random, sizeof random);
  return random;
}

void shim_set_random(ShimState *state, const ShimRandom *random) {
  if (state->random != NULL) memcpy(state->random, random, sizeof *random);
}

void shim_open_stock_random(lua_State *L) {
  lua_getglobal(L, "math");
  lua_getfield(L, -1, "random");
  keep_numbers(L, -1);
  lua_pop(L, 2);
}

void shim_open_random(lua_State *L) {
  lua_getglobal(L, "math");
  lua_getfield(L, -1, "randomseed");
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &seeding);
  lua_pushcclosure(L, seed_again, 1);
  lua_pushvalue(L, -1);
  lua_setfield(L, -3, "randomseed");
  lua_call(L, 0, 0);
  lua_pop(L, 1);
}

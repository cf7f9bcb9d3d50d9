// string.rep and load, which may run long without executing Lua instructions.
#include <limits.h>

#include "internal.h"

enum { CHUNK = 1 << 20, LINE = 1 << 12 };

static const size_t longest = INT_MAX;

/// Fills `text` by repeating its first `done` bytes.
static void repeat(lua_State *L, char *text, size_t done, size_t total) {
  // Each copy is a whole number of periods, so that it continues the pattern.
  size_t period = done;
  while (done < total) {
    size_t whole = done;
    if (whole > CHUNK && period <= CHUNK) whole = CHUNK - CHUNK % period;
    if (whole > total - done) whole = total - done;
    memcpy(text + done, text, whole);
    done += whole;
    shim_charge(L, (int64_t)(whole >> 10));
  }
}

static int rep(lua_State *L) {
  size_t length;
  size_t gap;
  const char *text = luaL_checklstring(L, 1, &length);
  lua_Integer count = luaL_checkinteger(L, 2);
  const char *separator = luaL_optlstring(L, 3, "", &gap);
  if (count <= 0 || length + gap == 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  if (length + gap < length || length + gap > longest / (size_t)count) {
    return luaL_error(L, "resulting string too large");
  }
  size_t total = (size_t)count * length + (size_t)(count - 1) * gap;
  shim_make_room(L, total);
  luaL_Buffer buffer;
  char *result = luaL_buffinitsize(L, &buffer, total);
  memcpy(result, text, length);
  if (count > 1) {
    memcpy(result + length, separator, gap);
    repeat(L, result, length + gap, total);
  }
  luaL_pushresultsize(&buffer, total);
  return 1;
}

/// Calls the reader function of load; can be stopped even if that is a C function.
static int read_piece(lua_State *L) {
  shim_charge(L, 1);
  lua_settop(L, 0);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_call(L, 0, 1);
  return 1;
}

typedef struct {
  const char *text;
  size_t left;
} Source;

static const char *read_text(lua_State *L, void *context, size_t *size) {
  Source *source = context;
  shim_charge(L, 1);
  const char *piece = source->text;
  *size = source->left < LINE ? source->left : LINE;
  source->text += *size;
  source->left -= *size;
  return piece;
}

/// The mode in which a chunk may be loaded. Only native Lua loads precompiled chunks: Lua does not
/// check them, so changed bytes could end the process.
const char *shim_chunk_mode(const ShimState *state, const char *mode) {
  if (!state->text_only || (mode != NULL && strchr(mode, 'b') == NULL)) return mode;
  return mode == NULL || strchr(mode, 't') != NULL ? "t" : "";
}

/// Replaces Lua's message on top by the reason for which a chunk was refused, if its mode was
/// replaced by `taken`.
void shim_explain_refusal(lua_State *L, const char *taken) {
  static const char refusal[] = "attempt to load a ";
  static const char reason[] =
    "precompiled code is not checked and could end the process; load its text";
  const char *message = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
  const char *found = strstr(message, refusal);
  if (taken == NULL || found == NULL) return;
  bool is_text = strncmp(found + strlen(refusal), "text", 4) == 0;
  const char *remedy = shim_of(L)->is_trusted ? ", or run with --native-lua" : "";
  lua_pushlstring(L, message, (size_t)(found - message) + strlen(refusal));
  if (is_text) {
    lua_pushfstring(L, "%stext chunk (mode is 'b')", lua_tostring(L, -1));
  } else {
    lua_pushfstring(
      L, "%sbinary chunk: %s%s", lua_tostring(L, -1), reason, remedy);
  }
  lua_replace(L, -3);
  lua_pop(L, 1);
}

/// Like luaL_loadbufferx, but in pieces, so that compiling a long text can be stopped.
int shim_load_text(
  lua_State *L, const char *text, size_t length, const char *name, const char *mode
) {
  Source source = {text, length};
  return lua_load(L, read_text, &source, name, mode);
}

/// load with a string, as in the manual.
static int load_string(lua_State *L) {
  bool has_environment = lua_gettop(L) >= 4;
  size_t length;
  const char *text = lua_tolstring(L, 1, &length);
  const char *mode = luaL_optstring(L, 3, "bt");
  const char *name = luaL_optstring(L, 2, text);
  if (shim_load_text(L, text, length, name, mode) != LUA_OK) {
    luaL_pushfail(L);
    lua_insert(L, -2);
    return 2;
  }
  if (!has_environment) return 1;
  lua_pushvalue(L, 4);
  if (lua_setupvalue(L, -2, 1) == NULL) lua_pop(L, 1);
  return 1;
}

/// Replaces the third argument by another mode if needed; NULL if not.
static const char *take_mode(lua_State *L) {
  const char *asked = luaL_optstring(L, 3, NULL);
  const char *taken = shim_chunk_mode(shim_of(L), asked);
  if (taken == asked) return NULL;
  if (lua_gettop(L) < 3) lua_settop(L, 3);
  lua_pushstring(L, taken);
  lua_replace(L, 3);
  return taken;
}

static int load(lua_State *L) {
  int count = lua_gettop(L);
  if (lua_type(L, 1) == LUA_TFUNCTION) {
    lua_pushvalue(L, 1);
    lua_pushcclosure(L, read_piece, 1);
    lua_replace(L, 1);
  }
  const char *taken = count > 0 ? take_mode(L) : NULL;
  // What a module compiles sees the globals as the module does.
  if (count > 0 && count < 4 && shim_is_called_by_module(L)) {
    lua_settop(L, 3);
    shim_push_view(L);
  }
  // Called in place of this function, so that errors name the script's line.
  int results = lua_isstring(L, 1) ? load_string(L) : shim_of(L)->stock_load(L);
  if (results == 2) shim_explain_refusal(L, taken);
  return results;
}

void shim_guard_load(lua_State *L, bool text_only) {
  ShimState *state = shim_of(L);
  lua_getglobal(L, "load");
  state->stock_load = lua_tocfunction(L, -1);
  state->text_only = text_only;
  lua_pop(L, 1);
  lua_register(L, "load", load);
}

void shim_open_strings(lua_State *L) {
  lua_getglobal(L, "string");
  lua_pushcfunction(L, rep);
  lua_setfield(L, -2, "rep");
  lua_pop(L, 1);
}

// io.write and file:write as in the manual, except that standard output goes to the host.
#include <stdio.h>

#include "internal.h"

void shim_write_output(ShimState *state, const char *bytes, size_t length) {
  if (state->host.output != NULL) state->host.output(state->host.context, bytes, length);
  else fwrite(bytes, 1, length, stdout);
}

static bool write_bytes(lua_State *L, FILE *file, const char *bytes, size_t length) {
  if (file != stdout) return fwrite(bytes, 1, length, file) == length;
  shim_write_output(shim_of(L), bytes, length);
  return true;
}

static bool write_value(lua_State *L, FILE *file, int index) {
  if (lua_type(L, index) != LUA_TNUMBER) {
    size_t length;
    const char *bytes = luaL_checklstring(L, index, &length);
    return write_bytes(L, file, bytes, length);
  }
  // Stock Lua prints 1.0 as "1" here, unlike tostring.
  char text[64];
  int length = lua_isinteger(L, index)
    ? snprintf(text, sizeof(text), LUA_INTEGER_FMT, lua_tointeger(L, index))
    : snprintf(text, sizeof(text), LUA_NUMBER_FMT, lua_tonumber(L, index));
  return length > 0 && write_bytes(L, file, text, (size_t)length);
}

/// Writes the arguments from `first` on; on top lies the file, which is the result.
static int write_values(lua_State *L, FILE *file, int first) {
  int last = lua_gettop(L) - 1;
  bool fine = true;
  for (int i = first; i <= last; i++) {
    bool written = write_value(L, file, i);
    fine = fine && written;
  }
  return fine ? 1 : luaL_fileresult(L, 0, NULL);
}

static int write_file(lua_State *L) {
  luaL_Stream *stream = luaL_checkudata(L, 1, LUA_FILEHANDLE);
  if (stream->closef == NULL) return luaL_error(L, "attempt to use a closed file");
  lua_pushvalue(L, 1);
  return write_values(L, stream->f, 2);
}

static int write_default(lua_State *L) {
  lua_getfield(L, LUA_REGISTRYINDEX, "_IO_output");
  luaL_Stream *stream = luaL_checkudata(L, -1, LUA_FILEHANDLE);
  if (stream->closef == NULL) return luaL_error(L, "default output file is closed");
  return write_values(L, stream->f, 1);
}

void shim_open_io(lua_State *L) {
  lua_getglobal(L, "io");
  lua_pushcfunction(L, write_default);
  lua_setfield(L, -2, "write");
  luaL_getmetatable(L, LUA_FILEHANDLE);
  lua_getfield(L, -1, "__index");
  lua_pushcfunction(L, write_file);
  lua_setfield(L, -2, "write");
  lua_pop(L, 3);
}

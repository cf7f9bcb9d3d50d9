// loadfile, dofile and the searcher of require for Lua files, in a form that can be stopped while a
// long file is read and compiled.
#include <errno.h>
#include <stdio.h>

#include "internal.h"

enum { PIECE = 4096, CANNOT_READ = LUA_ERRERR + 1 };

typedef struct {
  FILE *file;
  // The byte that was read before the file is handed to the compiler.
  int early;
  bool has_early;
  char bytes[PIECE];
} Reader;

static const char *read_piece(lua_State *L, void *context, size_t *size) {
  Reader *reader = context;
  shim_charge(L, 1);
  if (reader->has_early) {
    reader->has_early = false;
    reader->bytes[0] = (char)reader->early;
    *size = 1;
    return reader->bytes;
  }
  if (feof(reader->file)) return NULL;
  *size = fread(reader->bytes, 1, PIECE, reader->file);
  return reader->bytes;
}

/// Skips a byte order mark and a first line for the shell, but keeps the line break, unless what
/// follows is precompiled.
static void skip_start(Reader *reader) {
  static const unsigned char mark[] = {0xef, 0xbb, 0xbf};
  int byte = getc(reader->file);
  for (int i = 0; i < 3 && byte == mark[i]; i++) byte = getc(reader->file);
  if (byte == '#') {
    while (byte != EOF && byte != '\n') byte = getc(reader->file);
    int next = getc(reader->file);
    if (next == LUA_SIGNATURE[0]) {
      byte = next;
    } else {
      ungetc(next, reader->file);
      byte = '\n';
    }
  }
  reader->early = byte;
  reader->has_early = byte != EOF;
}

static int fail(lua_State *L, const char *attempt, const char *name) {
  int error = errno;
  lua_pushfstring(L, "cannot %s %s: %s", attempt, name, strerror(error));
  return CANNOT_READ;
}

/// Like luaL_loadfilex, but in pieces; without a name it reads standard input.
static int load_file(lua_State *L, const char *name, const char *mode) {
  Reader reader = {.file = name == NULL ? stdin : fopen(name, "rb")};
  if (reader.file == NULL) return fail(L, "open", name);
  if (name == NULL) lua_pushliteral(L, "=stdin");
  else lua_pushfstring(L, "@%s", name);
  errno = 0;
  skip_start(&reader);
  const char *taken = shim_chunk_mode(shim_of(L), mode);
  int status = lua_load(L, read_piece, &reader, lua_tostring(L, -1), taken);
  if (status == LUA_ERRSYNTAX) shim_explain_refusal(L, taken == mode ? NULL : taken);
  bool unreadable = ferror(reader.file);
  if (name != NULL) {
    int error = errno;
    fclose(reader.file);
    errno = error;
  }
  if (unreadable) return fail(L, "read", name == NULL ? "stdin" : name);
  lua_remove(L, -2);
  return status;
}

/// Gives the chunk on top the globals of the caller that compiles it.
static void set_globals(lua_State *L) {
  if (!shim_is_called_by_module(L)) return;
  shim_push_view(L);
  if (lua_setupvalue(L, -2, 1) == NULL) lua_pop(L, 1);
}

static int load_named(lua_State *L) {
  const char *name = luaL_optstring(L, 1, NULL);
  const char *mode = luaL_optstring(L, 2, NULL);
  bool has_environment = !lua_isnone(L, 3);
  if (load_file(L, name, mode) != LUA_OK) {
    luaL_pushfail(L);
    lua_insert(L, -2);
    return 2;
  }
  if (!has_environment) {
    set_globals(L);
    return 1;
  }
  lua_pushvalue(L, 3);
  if (lua_setupvalue(L, -2, 1) == NULL) lua_pop(L, 1);
  return 1;
}

static int pass_results(lua_State *L, int status, lua_KContext context) {
  (void)status;
  (void)context;
  return lua_gettop(L) - 1;
}

static int do_file(lua_State *L) {
  const char *name = luaL_optstring(L, 1, NULL);
  lua_settop(L, 1);
  if (load_file(L, name, NULL) != LUA_OK) return lua_error(L);
  set_globals(L);
  lua_callk(L, 0, LUA_MULTRET, 0, pass_results);
  return pass_results(L, LUA_OK, 0);
}

/// Upvalues: package, package.searchpath.
static int search(lua_State *L) {
  const char *name = luaL_checkstring(L, 1);
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_pushvalue(L, 1);
  lua_getfield(L, lua_upvalueindex(1), "path");
  if (!lua_isstring(L, -1)) return luaL_error(L, "'package.path' must be a string");
  lua_call(L, 2, 2);
  if (lua_isnil(L, -2)) return 1;
  lua_pop(L, 1);
  const char *file = lua_tostring(L, -1);
  if (load_file(L, file, NULL) == LUA_OK) {
    shim_push_view(L);
    if (lua_setupvalue(L, -2, 1) == NULL) lua_pop(L, 1);
    lua_insert(L, -2);
    return 2;
  }
  if (shim_interrupted(shim_of(L))) return shim_raise_stop(L);
  return luaL_error(
    L, "error loading module '%s' from file '%s':\n\t%s", name, file, lua_tostring(L, -1));
}

void shim_open_files(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"loadfile", load_named}, {"dofile", do_file}, {NULL, NULL}};
  lua_pushglobaltable(L);
  luaL_setfuncs(L, functions, 0);
  lua_getfield(L, -1, "package");
  lua_getfield(L, -1, "searchers");
  lua_pushvalue(L, -2);
  lua_getfield(L, -1, "searchpath");
  lua_pushcclosure(L, search, 2);
  lua_rawseti(L, -2, 2);
  lua_pop(L, 3);
}

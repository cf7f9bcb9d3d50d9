// The same calls as a C host would make them, without checks: the reference for the measurements.
#ifndef CBENCHMARKS_H
#define CBENCHMARKS_H

#include <stdint.h>

/// A state with the unchecked C functions `double` and, on `object`, `object:double(x)`.
void *bench_lua_open(void);
void bench_lua_close(void *lua);

/// Makes `source` the chunk that `bench_lua_run` calls with a count.
void bench_lua_load(void *lua, const char *source);
void bench_lua_run(void *lua, int64_t count);

/// Calls the chunk's result, a function of one number, `count` times through lua_pcall.
double bench_lua_call(void *lua, int64_t count);

#endif

-- A finalizer that runs while Lua is closed obeys the limit of memory.
-- options: --sandbox --memory 32M
-- status: 3
-- output: done
-- errors: the memory limit of 32 MiB was reached
keep = setmetatable({}, { __gc = function() local s = ("x"):rep(1e9) print(#s) end })
print("done")

-- With --native-lua a name that nobody defined is nil, and a first line for the shell stands before
-- precompiled code, too.
-- options: --native-lua
-- output: nil
-- output: attempt to index a nil value (global 'unknown')
-- output: 10	20
print(unknown)
print((select(2, pcall(load "return unknown.field"))):match "attempt.*")
local path = os.tmpname()
local file = assert(io.open(path, "wb"))
file:write("# for the shell\n", string.dump(function() return 10, 20 end))
file:close()
print(assert(loadfile(path))())
os.remove(path)

-- With --native-lua precompiled code is loaded as in stock Lua.
-- options: --native-lua
-- output: text	text
local code = string.dump(function() return "text" end)
print(load(code)(), load(code, "x", "b")())

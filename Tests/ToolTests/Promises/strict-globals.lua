-- A metatable on the globals works as in stock Lua, for scripts and for modules.
-- output: before	nil	nil	true	true	true	true	true
-- output: lengths	1	1
-- output: undeclared.lua:4: read of undeclared
-- output: undeclared.lua:6: assignment of undeclared
-- output: strict-globals.lua:32: read of nothing
-- output: same	true	true	true	true	true	true
-- output: yielded	name	for name
-- output: after	nil	3	Window 9 × 9
local module = require "undeclared"
module.hide()
Text = nil
print("before", module.read(), module.text(), module.same(_G))
module.insert "first"
print("lengths", module.length())
_G[1] = nil
local declared, seen = { declared = true }
setmetatable(_G, {
  __index = function(t, name)
    seen = t
    if declared[name] then return nil end
    if coroutine.isyieldable() then return coroutine.yield(name) end
    error("read of " .. name, 2)
  end,
  __newindex = function(t, name, value)
    if not declared[name] then error("assignment of " .. name, 2) end
    rawset(t, name, value)
  end,
})
print("module read", pcall(module.read))
print("module assignment", pcall(module.assign))
print("script read", pcall(function() return nothing end))
print("same", seen == _G, module.same(seen))
local reader = coroutine.wrap(function() return module.read() end)
local name = reader()
print("yielded", name == "undeclared" and "name", reader("for name"))
module.declare(3)
print("after", rawget(_G, "undeclared"), rawget(_G, "declared"), Window { width = 9, height = 9, Spacer {} })

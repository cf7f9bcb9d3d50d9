-- Scripts cannot change what Lua and its C functions keep on the stack for themselves.
-- output: sort	nil	a (C temporary) cannot be set; only variables with a name can
-- output: table	a (temporary) cannot be set; only variables with a name can
-- output: loop	a (for state) cannot be set; only variables with a name can
-- output: named	5	6	vararg
-- output: sorted	1 2 3
local t = { 3, 2, 1 }
local shown, refused
table.sort(t, function(a, b)
  shown = debug.getlocal(2, 1)
  refused = select(2, pcall(debug.setlocal, 3, 1, nil))
  return a < b
end)
print("sort", shown, refused)
local made = { 1, 2, (function() refused = select(2, pcall(debug.setlocal, 3, 5, 7)) return 3 end)() }
print("table", refused, #made)
for i = 1.5, 2 do refused = select(2, pcall(debug.setlocal, 2, 6, {})) end
print("loop", refused)
local function named(...)
  local x = 1
  debug.setlocal(1, 1, 5)
  debug.setlocal(1, -1, "vararg")
  local y = select(2, debug.getlocal(1, 1)) + 1
  return x, y, ...
end
print("named", named(1))
print("sorted", table.concat(t, " "))

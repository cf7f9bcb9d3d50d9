-- Precompiled code is loaded only with --native-lua, because Lua does not check it.
-- output: nil	attempt to load a binary chunk: precompiled code is not checked and could end the
-- output: load its text, or run with --native-lua
-- output: by function	nil	attempt to load a binary chunk: precompiled
-- output: by mode	nil	attempt to load a binary chunk: precompiled
-- output: text	text
-- output: changed	nil
local code = string.dump(function() return "text" end)
print(load(code))
print("by function", load(coroutine.wrap(function() coroutine.yield(code) end)))
print("by mode", load(code, "x", "b"))
print("text", load("return 'text'", "x", "bt")())
for place = 40, #code do
  local changed = code:sub(1, place - 1) .. "\255" .. code:sub(place + 1)
  local chunk = load(changed, "x", "b")
  if chunk then pcall(chunk) end
end
print("changed", (load(code:gsub("text", "next"))))

-- Making windows in callbacks of windows ends with an error before the stack is used up.
-- output: observers	16	false
-- output: windows are nested too deeply: 16 are at work, each in a callback of the one before
-- output: coroutines	16	false
-- output: and after it	Window 10 × 10
local depth, deepest
local function window(view)
  for _ = 1, 180 do view = VStack { view } end
  depth = depth + 1
  deepest = math.max(deepest, depth)
  local made, message = pcall(function() return Window { width = 100, height = 100, view } end)
  depth = depth - 1
  if not made then error(message, 0) end
end
local function nest(name, view)
  depth, deepest = 0, 0
  local made, message = pcall(function() window(view()) end)
  -- The innermost window failed and is not counted.
  print(name, deepest - 1, made, message)
end

local function observed()
  return Text "x":onAppear(function() window(observed()) end)
end
nest("observers", observed)
local function resumed()
  return Text "x":onAppear(function()
    local done, message = coroutine.resume(coroutine.create(function() window(resumed()) end))
    if not done then error(message, 0) end
  end)
end
nest("coroutines", resumed)
print("and after it", Window { width = 10, height = 10, Text "x" })

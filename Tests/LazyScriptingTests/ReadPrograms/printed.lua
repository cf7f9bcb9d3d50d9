-- Plays random programs of a kind, from one seed to another, and prints what can be read.
local make = require "program"
local kind, first, last = ...

local function play(program)
  local window = program.window
  for _ = 1, 6 do
    print(program:step())
    print(window:explain(math.max(1, window.frame - 1), window.frame))
  end
  print(window:tree())
  print(window.metrics, window:lint())
  for _, name in ipairs { "clipped", "missing", "vanishedEarly" } do
    print(name, pcall(function() return window.reports[name] end))
  end
  for key, value in next, program do if type(value) ~= "table" then print(key, value) end end
  window:close()
end

for seed = math.tointeger(first), math.tointeger(last) do
  local isMade, program = pcall(make, kind, seed)
  if isMade then play(program) else print(program) end
end

-- A program that loops without waiting is stopped by a limit, like a main chunk.
-- options: --instructions 1e7
-- status: 3
-- errors: the limit of 10000000 instructions was reached
-- errors: program-without-end.lua:11
local window = Window { width = 300, height = 400,
  ScrollView { LazyVStack { ForEach { 500, id = "row-%d", height = 44 } } } }
window:play(function()
  window:scrollView():drag { by = 100 }
  wait(0.1)
  while true do end
end)

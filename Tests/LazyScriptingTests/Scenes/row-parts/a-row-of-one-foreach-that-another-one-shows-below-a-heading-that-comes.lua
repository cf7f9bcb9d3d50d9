-- A row of one ForEach that another one shows, below a heading that comes.
-- says: h2 moved by +314, though nobody moved it: +288 it moved after h3, h4, h5, h6; +26 head came in before.

local open, done = {}, {}
for n = 1, 6 do open[n] = { id = "h" .. n } end
local function row(habit) return Item { height = habit.isDone and 44 or 64 } end
w = Window { width = 390, height = 640, function()
  return ScrollView { LazyVStack { spacing = 8, ForEach { open, row },
    #done > 0 and Item { height = 18 }:id("head"), ForEach { done, row } } }
end }
w:update(function()
  done[1] = table.remove(open, 2)
  done[1].isDone = true
end)
print(w:explain())

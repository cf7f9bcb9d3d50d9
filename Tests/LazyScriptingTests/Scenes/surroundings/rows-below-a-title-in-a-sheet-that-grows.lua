-- Rows below a title in a sheet that grows.
-- says: r1, r2 moved by +50 within list (−50 on the screen)
-- fixed axis: text runs in lines from left to right

local height, rows = 100, { "r1", "r2", "r3", "r4" }
w = Window { width = 200, height = 300, function()
  local list = ScrollView { LazyVStack { spacing = 0,
    ForEach { rows, function() return Item { height = 50 } end } } }:id "list"
  return Item { height = 300 }:id("behind"):overlay { alignment = "bottom",
    VStack { spacing = 0, Text "Results", list }:frame { height = height }:id "sheet" }
end }
w:step()
w:update(function() height = 200 table.insert(rows, 1, "r0") end)
print(w:explain(w.frame))

-- Rows that come before what a position keeps.
-- says: 1 row
-- never: at or after

local list, position = {}, ScrollPosition { id = "r5" }
for i = 1, 40 do list[i] = { id = "r" .. i } end
w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  ForEach { list, function() return Item { height = 50 } end } }:scrollTargetLayout() }
  :scrollPosition(position, "top") }
w:step()
w:update(function() table.insert(list, 1, { id = "new" }) end)
print(w:explain(w.frame))

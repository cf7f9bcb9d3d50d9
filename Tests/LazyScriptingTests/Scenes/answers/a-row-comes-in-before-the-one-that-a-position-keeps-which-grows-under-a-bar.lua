-- A row comes in before the one that a position keeps, which grows, under a bar.
-- says: +130 extra came in; +20 what is before the middle of it, as entry-40 is 110 points long and was 70; +50 the container is 600 points long and was 700, as offline came in.
-- says: entry-35, entry-36, entry-37 were pushed out of sight, by −200 within the ScrollView, child 2 (−100 on the screen), though nobody moved them: −130 extra came in after, 130 points long; −70 the ScrollPosition keeps

local entries, banner = {}, false
for i = 1, 90 do entries[i] = { id = "entry-" .. i, h = 70 } end
local position = ScrollPosition()
w = Window { width = 390, height = 744, function() return VStack { spacing = 0,
  banner and Item { height = 100 }:id("offline") or nil,
  ScrollView { LazyVStack { spacing = 0,
    ForEach { entries, function(e) return Item { height = e.h } end } }
    :scrollTargetLayout() }:scrollPosition(position, "center"),
  Item { height = 44 }:id("toolbar") } end }
position:scrollTo { id = "entry-40" }
w:step(2)
w:update(function()
  banner = true
  table.insert(entries, 38, { id = "extra", h = 130 })
  entries[41].h = 110
end)
print(w:explain(w.frame))

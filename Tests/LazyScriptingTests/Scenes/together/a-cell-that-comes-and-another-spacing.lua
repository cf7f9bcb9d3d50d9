-- A cell that comes and another spacing.
-- says: p3 moved by +102 vertically, though nobody moved it: +110 banner came in before, 110 points high; −8 the spacing before it is 0 points and was 8.
-- never: −8 cells moved on

local photos, spacing, banner = {}, 8, false
for i = 1, 40 do photos[i] = "p" .. i end
w = Window { width = 300, height = 500, function() return ScrollView { VStack {
  spacing = 0, banner and Item { height = 110 }:id "banner" or nil,
  LazyVGrid { spacing = spacing, columns = { GridItem.flexible(), GridItem.flexible() },
    ForEach { photos, id = "self", height = 60 } } } } end }
w:update(function() spacing, banner = 0, true table.insert(photos, 3, "new") end)
print(w:explain(w.frame))

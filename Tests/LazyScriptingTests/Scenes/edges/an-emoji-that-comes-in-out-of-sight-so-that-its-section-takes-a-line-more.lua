-- An emoji that comes in out of sight, so that its section takes a line more.
-- says: title-smileys, smileys/s1 … smileys/s24 moved by +42 horizontally, though nobody moved them: cells before them moved on to other lines, as 1 cell came in before, out of sight.
-- never: 4 views

local groups = { { id = "recent", list = {} }, { id = "smileys", list = {} } }
for i = 1, 12 do groups[1].list[i] = "r" .. i end
for i = 1, 60 do groups[2].list[i] = "s" .. i end
local row = GridItem.fixed(40)
w = Window { width = 390, height = 240, ScrollView { axes = "horizontal",
  LazyHGrid { rows = { row, row, row, row }, spacing = 6,
    ForEach { groups, subviews = function(group) return 1 + #group.list end,
      function(group) return Section {
        header = Item { width = 24 }:id("title-" .. group.id),
        ForEach { group.list, id = "self", function()
          return Item { width = 36, height = 36 } end } } end } } } }
w:scrollView():drag { by = 90 }
w:update(function() table.insert(groups[1].list, 1, "r0") end)
print(w:explain(w.frame))

-- Cells that leave the window across the rows of a table.
-- says: 8:4, 8:5 in line-8 moved by +60 horizontally within it
-- says: 8:6 in line-8 was pushed out of sight, by +60 horizontally
-- never: 8:7
-- never: 8:8

local widths = { 80, 120, 100, 60, 140, 90, 110, 70 }
w = Window { width = 400, height = 300, function() return ScrollView { axes = "both",
  LazyVStack { spacing = 2, alignment = "leading", ForEach { 50, id = "line-%d",
    function(line) return HStack { spacing = 4,
      ForEach { #widths, id = line .. ":%d", function(column)
        return Item { width = widths[column], height = 32 } end } } end } } }
end }
w:scrollView():scrollTo { x = 150, y = 200 }
w:update(function() widths[3] = 160 end)
assert(w.metrics.moves > 0)
print(w:explain())

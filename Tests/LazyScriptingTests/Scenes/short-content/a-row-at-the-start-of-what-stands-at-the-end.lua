-- A row at the start of what stands at the end.
-- says: +58 defaultScrollAnchor aligns content that is too short
-- never: r1 moved
-- never: r2 moved

local rows, inset = { { "r1", 60 }, { "r2", 60 }, { "r3", 60 } }, 60
w = Window { width = 300, height = 600, function() return ScrollView {
  LazyVStack { spacing = 8, ForEach { rows, id = function(row) return row[1] end, function(row)
    return Item { height = row[2] } end } } }
  :defaultScrollAnchor { "bottom", role = "alignment" }
  :safeAreaPadding("bottom", inset) end }
w:step()
w:update(function() table.insert(rows, 1, { 'r0', 50 }) end)
print(w:explain(w.frame))

-- A row at the end of what is centered.
-- says: +34 defaultScrollAnchor aligns content that is too short: it is 264 points long and was 196.
-- says: r1, r2, r3 moved by −34, though nobody moved them: defaultScrollAnchor aligns content that is too short, by half of what changed: r4 came in.

local rows, inset = { { "r1", 60 }, { "r2", 60 }, { "r3", 60 } }, 60
w = Window { width = 300, height = 600, function() return ScrollView {
  LazyVStack { spacing = 8, ForEach { rows, id = function(row) return row[1] end, function(row)
    return Item { height = row[2] } end } } }
  :defaultScrollAnchor { "center", role = "alignment" }
  :safeAreaPadding("bottom", inset) end }
w:step()
w:update(function() rows[4] = { 'r4', 60 } end)
print(w:explain(w.frame))

-- A row at the start of what is centered, and a longer one.
-- says: r1, r2 moved by +19, though nobody moved them: +58 r0 came in before, 50 points long, with 8 of spacing; −39 defaultScrollAnchor aligns content that is too short
-- says: 2 rows, r2 measured last, are 130 points long together.
-- never: they had counted

local rows, inset = { { "r1", 60 }, { "r2", 60 }, { "r3", 60 } }, 60
w = Window { width = 300, height = 600, function() return ScrollView {
  LazyVStack { spacing = 8, ForEach { rows, id = function(row) return row[1] end, function(row)
    return Item { height = row[2] } end } } }
  :defaultScrollAnchor { "center", role = "alignment" }
  :safeAreaPadding("bottom", inset) end }
w:step()
w:update(function() table.insert(rows, 1, { 'r0', 50 }) rows[3][2] = 80 end)
print(w:explain(w.frame))

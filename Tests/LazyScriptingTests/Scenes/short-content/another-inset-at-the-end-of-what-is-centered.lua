-- Another inset at the end of what is centered.
-- says: r1, r2, r3 moved by −20, though nobody moved them: defaultScrollAnchor aligns content that is too short, as the bottom inset of the scroll view is 100 points and was 60.
-- never: what is at the start goes with them

local rows, inset = { { "r1", 60 }, { "r2", 60 }, { "r3", 60 } }, 60
w = Window { width = 300, height = 600, function() return ScrollView {
  LazyVStack { spacing = 8, ForEach { rows, id = function(row) return row[1] end, function(row)
    return Item { height = row[2] } end } } }
  :defaultScrollAnchor { "center", role = "alignment" }
  :safeAreaPadding("bottom", inset) end }
w:step()
w:update(function() inset = 100 end)
print(w:explain(w.frame))

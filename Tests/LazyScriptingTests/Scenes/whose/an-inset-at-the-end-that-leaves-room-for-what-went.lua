-- An inset at the end that leaves room for what went.
-- says: row-20 moved by −40
-- says: The bottom inset of the scroll view is 64 points and was 0.
-- never: moved nothing here

local rows, bottom = {}, 0
for i = 1, 20 do rows[i] = { id = "row-" .. i } end
w = Window { width = 300, height = 400, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { rows, function() return Item { height = 40 } end } } }
  :safeAreaPadding { bottom = bottom } end }
w:scrollView():scrollTo { edge = "bottom" }
w:update(function() bottom = 64 table.remove(rows, 19) end)
print(w:explain(w.frame))

-- Rows that come in before the target of an animated scroll.
-- says: its target did not move on the way

local rows = {}
for i = 1, 60 do rows[i] = { id = "r" .. i } end
w = Window { width = 300, height = 300, ScrollView { LazyVStack { spacing = 0,
  ForEach { rows, function() return Item { height = 50 } end } } } }
w:play(function()
  w:scrollView():scrollTo { id = "r50", anchor = "top",
    animation = Animation.linear { duration = 0.2 } }
end, function()
  wait(0.08)
  w:update(function() for i = 1, 4 do table.insert(rows, 1, { id = "n" .. i }) end end)
end)
print(w:explain(w.frame))

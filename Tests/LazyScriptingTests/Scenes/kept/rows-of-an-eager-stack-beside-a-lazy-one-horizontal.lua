-- Rows of an eager stack beside a lazy one, horizontal.
-- says: r4 … r8 moved by +4, +8, +12, +16, +20, though nobody moved them: each spacing before them is 8 points and was 4; −8 the offset changed to keep r3 in its place.
-- never: out of sight.

local spacing, rows = 4, {}
for i = 1, 20 do rows[i] = "r" .. i end
w = Window { width = 300, height = 300, function() return ScrollView { axes = "horizontal",
  HStack { spacing = 8, LazyHStack { spacing = 2, ForEach { 6, id = "f%d", width = 30 } },
    HStack { spacing = spacing, ForEach { rows, width = 50 } } } } end }
w:scrollView():drag { by = 330 }
w:update(function() spacing = 8 end)
print(w:explain(w.frame))

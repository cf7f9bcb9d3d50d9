-- A position that the end of the content does not let go all the way.
-- says: v23, v24 moved by −40, though nobody moved them: the ScrollPosition keeps v27 where it was scrolled to, as v24 is 100 points long and was 60.
-- never: defaultScrollAnchor
-- never: "+260 "

local rows = {}
for i = 1, 30 do rows[i] = { id = "v" .. i, height = 60 } end
local position = ScrollPosition { id = "v27", anchor = "top" }
w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 0,
  ForEach { rows, function(r) return Item { height = r.height } end } } }
  :scrollPosition(position, "top") }
w:settle()
w:update(function() rows[24].height = 100 end)
print(w:explain(w.frame))

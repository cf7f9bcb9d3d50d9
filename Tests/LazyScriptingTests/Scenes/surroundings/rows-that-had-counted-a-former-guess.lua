-- Rows that had counted a former guess.
-- says: 215 points long together; they had counted 252.5.

local events = {}
for i = 1, 40 do events[i] = { id = "e" .. i, h = 50 + i % 3 * 15 } end
w = Window { width = 390, height = 553.6, ScrollView { LazyVStack { spacing = 8,
  ProgressView():id "spinner",
  ForEach { events, function(e) return Item { height = e.h } end } }
}:defaultScrollAnchor "bottom" }
w:scrollView():scrollTo { id = "e4", anchor = "top" }
w:scrollView():drag { by = -240 }
print(w:explain(w.frame))

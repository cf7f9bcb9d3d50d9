-- Sections that change places in sight.
-- says: moved by −130, though nobody moved them: head-A, A/A1, A/A2 moved away from before them
-- never: out of sight

local sections = { { id = "A", n = 2 }, { id = "B", n = 3 }, { id = "C", n = 8 } }
w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 0,
  ForEach { sections, subviews = function(s) return s.n + 1 end, function(s)
    return Section { header = Item { height = 30 }:id("head-" .. s.id),
      ForEach { s.n, id = function(i) return s.id .. i end, height = 50 } }
  end } } } }
w:update(function() table.insert(sections, 1, table.remove(sections, 2)) end)
print(w:explain(w.frame))

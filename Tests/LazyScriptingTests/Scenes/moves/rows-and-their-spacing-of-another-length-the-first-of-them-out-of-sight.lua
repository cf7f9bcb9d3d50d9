-- Rows and their spacing of another length, the first of them out of sight.
-- says: mail 14 moved by −8, though nobody moved it: −20 mail 13 is 50 points long and was 70; +12 the spacing before it is 20 points and was 8.
-- never: counts otherwise
-- never: mail 13 was pushed
-- never: In SwiftUI: give a view

local isDense = false
w = Window { width = 390, height = 600, function()
  return ScrollView { LazyVStack { spacing = isDense and 20 or 8, ForEach { 100,
    id = "mail %d", function() return Item { height = isDense and 50 or 70 } end } } }
end }
w:scrollView():drag { by = 1000 }
w:update(function() isDense = true end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))

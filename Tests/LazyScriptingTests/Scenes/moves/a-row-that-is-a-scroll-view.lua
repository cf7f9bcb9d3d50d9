-- A row that is a scroll view.
-- says: shelf3, shelf4, shelf5 moved by +60
-- says: The LazyHStack in shelf2 got another height
-- never: a bar that comes and goes
-- never: shelf7

local tall = false
w = Window { width = 390, height = 500, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 20, id = "shelf%d", function(i)
    return ScrollView { axes = "horizontal", LazyHStack { spacing = 10,
      ForEach { 10, id = "k%d", width = 100, height = tall and i == 2 and 150 or 90 }
    } } end } } } end }
w:update(function() tall = true end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))

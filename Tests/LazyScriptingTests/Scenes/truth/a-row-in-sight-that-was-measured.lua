-- A row in sight that was measured.
-- says: k3 is 90 points long; it was 60.
-- never: had been taken

local tall = false
w = Window { width = 390, height = 400, function() return ScrollView { LazyVStack {
  ForEach { 40, id = "k%d", function(i)
    return Item { height = i == 3 and tall and 90 or 60 } end } } } end }
w:update(function() tall = true end)
print(w:explain(w.frame))

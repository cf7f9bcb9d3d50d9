-- A row whose longest part is shorter than another one now.
-- says: ep-2 is 56 points long and was 90, as the VStack, child 2, is 20 points long and was 90.

local notes = true
w = Window { width = 390, height = 500, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 3, id = "ep-%d", function(i) return HStack { alignment = "top",
    Item { width = 56, height = 56 }, VStack { spacing = 0, Item { height = 20 },
      (i ~= 2 or notes) and Item { height = 70 } } } end } } } end }
w:step()
w:update(function() notes = false end)
print(w:explain(w.frame))

-- A text in the longest part of a row.
-- says: ep3 … ep7 moved by +24, though nobody moved them: ep2 is 82 points long and was 58, as note came in.

local note = false
w = Window { width = 390, height = 400, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 30, id = "ep%d", function(i) return HStack {
    Item { width = 40, height = 40 }, VStack { Item { height = 20 }, Item { height = 30 },
      note and i == 2 and Item { height = 16 }:id "note" or false } } end } } } end }
w:step()
w:update(function() note = true end)
print(w:explain(w.frame))

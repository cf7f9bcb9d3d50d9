-- One of several views in a row that grows.
-- says: row-2 is 160.8 points long and was 90.8, as the Item, child 3, is 120 points long and was 50
-- fixed axis: text runs in lines from left to right

local model = Observable { height = 50 }
local Row = View "Row" { parameters = { "i" }, body = function(self)
  return VStack { spacing = 0, Text "Title", Text "Body",
    Item { height = self.i == 2 and model.height or 50 } } end }
w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  ForEach { 9, id = "row-%d", function(i) return Row { i = i } end } } } }
w:step()
model.height = 120
w:step()
print(w:explain(w.frame))

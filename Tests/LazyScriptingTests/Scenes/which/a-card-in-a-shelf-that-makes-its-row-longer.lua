-- A card in a shelf that makes its row longer.
-- says: The LazyHStack in the ScrollView, child 2 in shelf-2 got another height
-- says: shelf-2 is 198.4 points long and was 128.4, as album-1 is 170 points long and was 100
-- fixed axis: text runs in lines from left to right

local model = Observable { height = 50 }
local Card = View "Card" { parameters = { "i" }, body = function(self)
  return VStack { spacing = 0, Item { width = 100, height = 50 },
    Item { width = 100, height = self.i == 1 and model.height or 40 } } end }
w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  ForEach { 9, id = "shelf-%d", function(s) return VStack { Text "Shelf",
    ScrollView { axes = "horizontal", LazyHStack { alignment = "top",
      ForEach { 9, id = "album-%d",
        function(a) return Card { i = s == 2 and a or 0 } end } } } } end } } } }
w:step()
model.height = 120
w:step()
print(w:explain(w.frame))

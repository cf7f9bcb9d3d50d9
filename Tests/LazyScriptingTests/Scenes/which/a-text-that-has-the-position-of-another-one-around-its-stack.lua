-- A text that has the position of another one around its stack.
-- says: The Text, child 1 of the HStack, child 2 in card-1
-- fixed axis: text runs in lines from left to right

local model = Observable { high = false }
local Card = View "Card" { body = function() return VStack { spacing = 0,
  Text "Order", HStack { spacing = 0, Text "Sum",
    Item { width = 30, height = model.high and 80 or 20 } } } end }
w = Window { width = 300, height = 300, ScrollView { LazyVStack {
  ForEach { 9, id = "card-%d", function() return Card {} end } } } }
w:step()
model.high = true
w:step()
print(w:explain(w.frame))

-- A card that was open is found closed.
-- says: its view was given up in between, and its state with it
-- says: belongs in a model outside
-- never: nothing to do

local Card = View "Card" { state = { open = false }, body = function(self)
  return Item { height = self.state.open and 260 or 80 }
    :onTapGesture(function() self.state.open = not self.state.open end) end }
w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  ForEach { 100, id = "card-%d", function() return Card {} end } } } }
w:tap "card-3"
local s = w:scrollView()
for _ = 1, 40 do s:drag { by = 150 } end
repeat s:drag { by = -100 } until w:node("card-6").visibleFraction > 0
s:drag { by = -220 }
print(w:explain(w.frame))

-- A card that is drawn elsewhere with all that is in it.
-- says: card-3 moved by +30 horizontally and −12 vertically, though nobody moved it
-- never: card-3 in card-3
-- fixed axis: a move to the side is told before one up or down

local Card = View "Card" { state = { picked = false }, body = function(self)
  return Item { width = 300, height = 90 }
    :offset { x = self.state.picked and 30 or 0, y = self.state.picked and -12 or 0 }
    :onTapGesture(function() self.state.picked = not self.state.picked end)
end }
w = Window { width = 390, height = 500, ScrollView { LazyVStack {
  ForEach { 30, id = "card-%d", function() return Card() end } } } }
w:tap "card-3"
print(w:explain(w.frame))
